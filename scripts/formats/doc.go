// Command formats makes model folders of every family with random weights,
// writes them and SmolLM2 as GGUF files, and notes which tokens the engine
// generates. llama.mjs then wants the same tokens of llama.cpp. scripts/formats/run
// runs both.
package main
