package main

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// roots are the state roots of the job after one step. They are part of the
// numerics: if one changes, the numerics need a new version.
var roots = map[string]string{
	program.R32: "0xda85a0dcdc2758071383e8d1c3e778abf01ef93ea87300655575a9d66ac3df96",
	program.X8:  "0x0321e8a0bc7b0f9bfb5ae9ace2f9629175d68d592af5c623a42bfcb618ef988e",
}

// TestEqualRoots is the short part of scripts/equal-bits. It runs every back end of
// this processor with one thread and with two. Because the expected roots are
// constants, every machine that runs the test compares its build and processor.
func TestEqualRoots(t *testing.T) {
	for numerics, want := range roots {
		for _, backend := range [...]string{"ref", "avx2", "avx512"} {
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
