// Package amx multiplies the blocks of 8-bit integers of x8/1 (numerics.md §16) with the
// tile registers of Intel's AMX, which servers have since 2023 (Sapphire Rapids). One
// TDPBSSD is exactly one block: 16 rows of A by 64 along k by 16 columns of B.
//
// Multiply is a Kernel in assembly, written by gen. Permit asks the operating system for
// the tile registers; without its leave the first tile instruction ends the process. The
// package emulator interprets the same assembly on any processor.
//
// Between LDTILECFG and TILERELEASE lies one call of assembly, which Go never preempts: no
// goroutine changes threads with tiles in use, and none is locked to its thread. Signals
// save and restore tiles in frames of 11,952 bytes; Go's signal stacks are of 32 KiB. A call
// holds its processor, so the caller bounds the blocks of a call.
package amx

//go:generate go run ./gen
