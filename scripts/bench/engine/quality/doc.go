// Quality trains one model twice, in r32/1 and in x8/1, from the same initial
// weights on the same batches, and compares the loss on text that neither has
// seen. It answers how much quality products of 8-bit integers cost a model.
//
//	go run ./scripts/bench/engine/quality -preset d128 -steps 2000 -json docs/figures/quality-d128.json
//	go run ./scripts/bench/engine/quality -draw docs/figures/quality-d128.json
//
// The first command trains and writes the curves. The second draws them as SVG in the
// same folder. The text is Newton's Opticks, which is part of every Go distribution,
// with its last tenth held out. With -text go it is the standard library's source,
// with every 20th file held out. Else -text names a file, whose last tenth is held
// out. Every validation loss is over all of the held-out text, up to 256 KiB. The
// flags determine the bits of both runs, so anyone gets the same curves.
package main
