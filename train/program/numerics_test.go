package program_test

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestNumericsAreKnownByName: every version computes, and no name between two.
func TestNumericsAreKnownByName(t *testing.T) {
	for _, name := range program.Numerics() {
		p := base()
		p.Numerics = name
		if _, err := num.ArithmeticOf(name); err != nil || p.Validate() != nil {
			t.Errorf("%s: %v, %v", name, err, p.Validate())
		}
	}
	for _, name := range []string{"r32/1+privat", "r32/1+private+private", "+private", "r32/2+private"} {
		p := base()
		if p.Numerics = name; !errors.Is(p.Validate(), program.ErrInvalid) {
			t.Errorf("%q is taken", name)
		}
	}
}
