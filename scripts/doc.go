// Package scripts is the house's upkeep: checks (layers, cover, fuzz), code
// generation (contracts) and benchmarks (bench). Nothing of it is part of the
// program.
package scripts
