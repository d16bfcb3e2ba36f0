package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// part is one command of a plan.
type part struct {
	name string
	argv []string
	env  []string // added to the environment
	// tests: the command is `go test -json`, whose events are read.
	tests bool
	// full: no test of the part may be skipped.
	full bool
	// quiet: the command's output is shown only if it fails.
	quiet bool
}

// lane is a list of parts that run one after the other.
type lane []part

// stage is lanes that run side by side.
type stage []lane

// plan is stages that run one after the other.
type plan []stage

// command is a part that is no test.
func command(name string, argv ...string) part { return part{name: name, argv: argv} }

// show writes the commands of a plan, each with the numbers of its stage and lane.
func (p plan) show(w io.Writer) error {
	for i, s := range p {
		for j, l := range s {
			for _, x := range l {
				said := strings.Join(slices.Concat(x.env, x.argv), " ")
				if _, err := fmt.Fprintf(w, "%d.%d  %-26s %s\n", i+1, j+1, x.name, said); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// nice lets what waits on clocks go first.
func (l lane) nice() lane {
	out := slices.Clone(l)
	for i := range out {
		out[i].argv = append([]string{"nice"}, out[i].argv...)
	}
	return out
}
