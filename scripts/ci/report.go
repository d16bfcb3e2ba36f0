package main

import (
	"fmt"
	"strings"
	"time"
)

// slowestShown is the length of the table of slow tests.
const slowestShown = 10

// report prints the slowest tests, the parts with their times, and how it ended.
func (r *runner) report() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	fmt.Fprintf(r.out, "\nslowest tests\n")
	for _, t := range r.tests.slowest(slowestShown) {
		fmt.Fprintf(r.out, "%9s  %s %s\n", seconds(t.took), short(t.pkg), t.name)
	}
	fmt.Fprintf(r.out, "\n%-28s %9s %9s\n", "part", "wall", "processor")
	var failed []string
	var processor time.Duration
	for _, o := range r.done {
		end := ""
		if o.err != nil {
			end, failed = "  FAILED", append(failed, o.name)
		}
		processor += o.processor
		fmt.Fprintf(r.out, "%-28s %9s %9s%s\n", o.name, seconds(o.wall), seconds(o.processor), end)
	}
	fmt.Fprintf(r.out, "%-28s %9s %9s\n\n", "whole", seconds(time.Since(r.begin)), seconds(processor))
	fmt.Fprintf(r.out, "%d tests passed, %d failed, %d left to the full run\n", r.tests.passed, r.tests.failed,
		len(r.tests.skipped))
	if len(failed) > 0 {
		return fmt.Errorf("failed: %s", strings.Join(failed, ", "))
	}
	return nil
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.1f s", d.Seconds()) }

// short is a package's path inside the module.
func short(pkg string) string { return strings.TrimPrefix(strings.TrimPrefix(pkg, module), "/") }
