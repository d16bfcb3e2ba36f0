// Quality trains one model twice, in r32/1 and in x8/1, from the same initial
// weights on the same batches, and compares the loss on text that neither has
// seen: what do products of 8-bit integers cost a model?
//
//	go run ./scripts/bench/engine/quality -preset d128 -steps 2000 -json docs/figures/quality-d128.json
//	go run ./scripts/bench/engine/quality -draw docs/figures/quality-d128.json
//
// The first trains and writes the curves, the second draws them as SVG beside
// the file. The text is Newton's Opticks, which every Go distribution carries, its
// last tenth held out; with -text go it is the standard library's source, every
// 20th file held out; else a file, its last tenth held out. Every validation loss
// is over all of the held-out text, up to 256 KiB. The bits of both runs follow
// from the flags: anyone gets the same curves.
package main
