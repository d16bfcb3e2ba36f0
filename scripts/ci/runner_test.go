package main

import (
	"context"
	"os"
	"slices"
	"strings"
	"testing"
)

func ran(ctx context.Context, lanes ...lane) (string, error) {
	var out strings.Builder
	r := newRunner(&out)
	r.run(ctx, plan{lanes})
	err := r.report()
	return out.String(), err
}

// events is a part whose command prints events of tests.
func events(json string, full bool) part {
	p := command("tests", "printf", "%s", json)
	p.tests, p.full = true, full
	return p
}

func TestAPartThatFailsFailsTheRunAndStopsNothing(t *testing.T) {
	quiet := command("quiet", "sh", "-c", "echo hush")
	quiet.quiet = true
	out, err := ran(t.Context(),
		lane{command("bad", "sh", "-c", "echo words; exit 3"), command("after", "echo", "still here")},
		lane{quiet, events(`{"Action":"pass","Package":"a","Test":"TestA","Elapsed":2}`, true)})
	if err == nil || !strings.Contains(err.Error(), "bad") || strings.Contains(err.Error(), "after") {
		t.Errorf("the run ends with %v", err)
	}
	for _, want := range []string{"words", "still here", "FAILED: bad: exit status 3", "a TestA",
		"1 tests passed, 0 failed", "whole"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if strings.Contains(out, "hush") {
		t.Errorf("a quiet part that passed was heard: %s", out)
	}
}

func TestTestsMustRun(t *testing.T) {
	if _, err := ran(t.Context(), lane{events(`{"Action":"pass","Package":"a"}`, true)}); err == nil {
		t.Error("a part in which no test ran passed")
	}
	skipped := `{"Action":"skip","Package":"a","Test":"TestS"}
{"Action":"pass","Package":"a","Test":"TestA"}`
	if _, err := ran(t.Context(), lane{events(skipped, true)}); err == nil || !strings.Contains(err.Error(), "tests") {
		t.Errorf("a full part in which a test was skipped: %v", err)
	}
	if out, err := ran(t.Context(), lane{events(skipped, false)}); err != nil ||
		!strings.Contains(out, "1 left to the full run") {
		t.Errorf("a short part in which a test was skipped: %v, %s", err, out)
	}
}

func TestACancelledRunFails(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := ran(ctx, lane{command("never", "echo", "never")}); err == nil {
		t.Error("a run that was cancelled passed")
	}
}

func TestPlans(t *testing.T) {
	for _, command := range []string{"check", "test", "all"} {
		p, err := planOf(t.Context(), command)
		var out strings.Builder
		if err == nil {
			err = p.show(&out)
		}
		if err != nil || !strings.Contains(out.String(), "format") {
			t.Errorf("%s: %v, %s", command, err, out.String())
		}
	}
	if _, err := planOf(t.Context(), "deploy"); err == nil {
		t.Error("a command that is none")
	}
}

func TestRandomTestsAreTheSameInEveryRun(t *testing.T) {
	t.Setenv(seedVariable, "") // restored afterwards
	os.Unsetenv(seedVariable)
	p := goTest("tests", group{}, []string{"./market"}, false)
	if !slices.Contains(p.env, seedVariable+"=1") {
		t.Errorf("the environment of tests is %v", p.env)
	}
	t.Setenv(seedVariable, "7")
	if p := goTest("tests", group{}, []string{"./market"}, false); len(p.env) != 0 {
		t.Errorf("the user's seed gave way to %v", p.env)
	}
}
