package lightningrail

import (
	"flag"
	"os"
	"testing"
)

// TestMain lets scenarios run side by side on any machine: they wait more than
// they compute.
func TestMain(m *testing.M) {
	flag.Parse()
	if err := flag.Set("test.parallel", "16"); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}
