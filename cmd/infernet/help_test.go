package main

import (
	"io"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// Every command of ours says what it is for and shows a real example of itself.
func TestEveryCommandHasPurposeAndExample(t *testing.T) {
	var visit func(*cobra.Command)
	visit = func(c *cobra.Command) {
		if len(c.Long) < 40 || c.Short == "" {
			t.Errorf("%s: its help says too little: %q", c.CommandPath(), c.Long)
		}
		if !strings.Contains(c.Example, c.CommandPath()) {
			t.Errorf("%s: its example does not show it: %q", c.CommandPath(), c.Example)
		}
		for _, line := range strings.Split(c.Long+"\n"+c.Example, "\n") {
			if len([]rune(line)) > 90 {
				t.Errorf("%s: a line of its help is too long for a terminal: %q", c.CommandPath(), line)
			}
		}
		for _, sub := range c.Commands() {
			visit(sub)
		}
	}
	visit(newRoot(&app{in: strings.NewReader(""), out: io.Discard, err: io.Discard}))
}
