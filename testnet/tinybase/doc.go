// Package tinybase makes a small model of SmolLM2's shape with a byte-pair tokenizer of its own, and chats to tune it
// on, from a seed: the same bytes on every machine. Tests and demonstrations tune it where nothing may be downloaded.
package tinybase
