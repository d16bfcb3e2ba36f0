package main

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/amx/emulator"
	"github.com/infernetprotocol/infernet/train/program"
)

// roots are the state roots of the job after one step. They are part of the
// numerics: if one changes, the numerics need a new version.
var roots = map[string]string{
	program.R32: "0xed96d04f8e332e0939dff2aa552299e2e3b10491e8c2f419f6a1f093021e48ef",
	program.X8:  "0xd46b32615a9ba1b57a5624ee735b414d7221d936a607336f3db1bde66ea55a9f",
}

// TestEqualRoots is the short part of scripts/equal-bits. It runs every back end of
// this processor with one thread and with two. Because the expected roots are
// constants, every machine that runs the test compares its build and processor.
func TestEqualRoots(t *testing.T) {
	for numerics, want := range roots {
		for _, backend := range [...]string{"ref", "avx2", "avx512", "amx", emulator.Name} {
			for threads := 1; threads <= 2; threads++ {
				got, err := train(backend, threads, numerics, 1)
				if errors.Is(err, num.ErrUnsupported) {
					t.Log(err)
					continue
				}
				if err != nil {
					t.Fatal(err)
				}
				if got.String() != want {
					t.Errorf("%s, %s, threads: %d: root %s, want %s", numerics, backend, threads, got, want)
				}
			}
		}
	}
}

// TestNumericsDiffer checks that the two numerics have different roots, so that
// TestEqualRoots can fail.
func TestNumericsDiffer(t *testing.T) {
	if roots[program.R32] == roots[program.X8] {
		t.Error("both numerics have one root")
	}
	got, err := train("auto", 1, program.R32, 2)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() == roots[program.R32] {
		t.Error("two steps have the root of one")
	}
}
