// Package tokenizer converts text to token ids and back as a Hugging Face
// tokenizer.json prescribes. It implements byte-level BPE, the kind that GPT-2,
// LLaMA 3, Qwen2, SmolLM2 and Mistral NeMo (Tekken) use, and SentencePiece's BPE with byte fallback,
// that of Llama 2 and the first Mistrals (pieces.go). The ids are exactly those of the `tokenizers`
// library.
//
// Flow. Parse reads a tokenizer.json and refuses, by name, any part it does not
// know, because a guess would train on other ids than the model's. Encode then
//
//  1. cuts out the added tokens, longest first, and takes their ids;
//  2. normalises what is left (NFC or nothing), cutting out those added tokens
//     that are matched after normalisation;
//  3. splits it into words by the pre-tokenizers, in their order;
//  4. writes each word's bytes in GPT-2's printable alphabet and merges
//     neighbours by rank, lowest first, leftmost first (Sennrich et al. 2016).
//
// Decode is the inverse: it concatenates the bytes of every token.
//
// Invariants. A valid UTF-8 text decodes to its normalised form, except for
// bytes that the vocabulary lacks (Lacking). Ids are below VocabSize. The file
// may be hostile: sizes are limited before they are used, splitting patterns
// are taken from a list and never compiled from the file, and merging a word of
// n bytes takes O(n log n). A Tokenizer is safe for concurrent use.
//
// Character classes (letters, numbers, white space) are those of Go's Unicode
// tables, version 15.0; characters assigned later count as neither.
package tokenizer
