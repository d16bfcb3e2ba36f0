// Package scripts holds the tools of development: checks (layers, cover, fuzz),
// code generation (contracts) and benchmarks (bench). None of them is part of the
// program.
package scripts
