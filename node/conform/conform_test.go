package conform

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
)

// behaviour is the environment's name of what this test's own program does as the other
// implementation.
const behaviour = "INFERNET_TEST_CONFORM"

func TestMain(m *testing.M) {
	if how := os.Getenv(behaviour); how != "" {
		impersonate(how)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// impersonate answers as an implementation that knows all answers, or fails in one way.
func impersonate(how string) {
	if how == "ends" {
		os.Exit(3)
	}
	known, err := Cases()
	if err != nil {
		panic(err)
	}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, maxAnswer)
	for i := 0; lines.Scan(); i++ {
		k := known[i]
		a := with(k.Want, "id", i+1)
		if k.Want == nil {
			a["malformed"] = "not the one form"
		}
		switch {
		case how == "hangs" && i == 2:
			select {}
		case how == "garbage" && i == 2:
			fmt.Println("Traceback (most recent call last):")
			continue
		case how == "endless" && i == 2:
			for {
				fmt.Print(strings.Repeat("x", 1<<16))
			}
		case how == "another id" && i == 2:
			a["id"] = 2
		case how == "wrong draw" && k.Group == "draw":
			a["executed"] = []int{99}
		case how == "reads all" && k.Group == "refuse":
			a = Object{"id": i + 1, "fields": Object{}}
		case how == "no numerics" && k.Ask["op"] == "step":
			a = Object{"id": i + 1, "unsupported": true}
		case how == "misses a member" && k.Group == "digest":
			delete(a, "digest")
		}
		text, err := json.Marshal(a)
		if err != nil {
			panic(err)
		}
		fmt.Println(string(text))
	}
}

func ask(t *testing.T, how string, limit time.Duration) (Report, error) {
	t.Helper()
	t.Setenv(behaviour, how)
	cases, err := Cases()
	if err != nil {
		t.Fatal(err)
	}
	var said bytes.Buffer
	return Run(t.Context(), Program{Command: []string{os.Args[0]}, Timeout: limit, Stderr: &said}, cases)
}

// TestARightImplementationPasses with every group, some in other ways to write the same.
func TestARightImplementationPasses(t *testing.T) {
	r, err := ask(t, "right", time.Minute)
	if err != nil || !r.Passed() {
		t.Fatalf("%v, %+v", err, r.Faults)
	}
	all := 0
	for _, g := range r.Groups {
		if all += g.Passed; g.Passed == 0 || g.Failed+g.LeftOut > 0 {
			t.Errorf("%+v", g)
		}
	}
	if cases, _ := Cases(); all != len(cases) || len(r.Groups) != 10 {
		t.Errorf("%d of %d cases in %d groups", all, len(cases), len(r.Groups))
	}
}

// TestWrongAnswersAreNamed, and others still pass.
func TestWrongAnswersAreNamed(t *testing.T) {
	for how, want := range map[string]string{
		"wrong draw":      "wrong: draw 0: executed: want [0], got [99]",
		"reads all":       "wrong: refuse spec, a byte more: it must be refused",
		"misses a member": "wrong: digest spec: digest: want ",
	} {
		t.Run(how, func(t *testing.T) {
			r, err := ask(t, how, time.Minute)
			if err != nil || r.Passed() || len(r.Faults) < 10 {
				t.Fatalf("%v, %d faults", err, len(r.Faults))
			}
			var text strings.Builder
			if err := r.Write(&text); err != nil || !strings.Contains(text.String(), want) {
				t.Errorf("%v, want %q in\n%s", err, want, text.String())
			}
			if n := strings.Count(text.String(), "wrong: "); n != maxShown {
				t.Errorf("%d faults are shown", n)
			}
		})
	}
}

// TestWhatIsNotKnownIsLeftOut: it neither passes nor fails.
func TestWhatIsNotKnownIsLeftOut(t *testing.T) {
	r, err := ask(t, "no numerics", time.Minute)
	if err != nil || !r.Passed() {
		t.Fatalf("%v, %+v", err, r.Faults)
	}
	if g := r.Groups[len(r.Groups)-1]; g.Name != "step" || g.LeftOut != 2 || g.Passed != 0 {
		t.Errorf("%+v", g)
	}
}

// TestAProgramThatDoesNotAnswer is stopped, with what it did.
func TestAProgramThatDoesNotAnswer(t *testing.T) {
	for how, want := range map[string]error{
		"ends": ErrEnded, "hangs": ErrTimeout, "garbage": ErrAnswer, "endless": ErrEnded, "another id": ErrAnswer,
	} {
		t.Run(how, func(t *testing.T) {
			limit := time.Minute
			if how == "hangs" {
				limit = 3 * time.Second
			}
			r, err := ask(t, how, limit)
			if !errors.Is(err, want) {
				t.Errorf("got %v, want %v", err, want)
			}
			if how != "ends" && (len(r.Groups) != 2 || r.Groups[0].Passed+r.Groups[1].Passed != 2) {
				t.Errorf("what was answered before: %+v", r.Groups)
			}
		})
	}
	cases, _ := Cases()
	if _, err := Run(t.Context(), Program{Command: []string{"./no-such-program"}}, cases); !errors.Is(err, ErrStart) {
		t.Errorf("no program: %v", err)
	}
}

// TestSame: a number may be written in any way, bytes with 0x and capitals; nothing else.
func TestSame(t *testing.T) {
	parse := func(s string) (v any) {
		if err := read([]byte(s), &v); err != nil {
			t.Fatalf("%s: %v", s, err)
		}
		return v
	}
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{`"0xaB"`, `"ab"`, true}, {`"ab"`, `"0xAB"`, true}, {`"ab"`, `"abc"`, false}, {`"12"`, `12`, false},
		{`4`, `4.0`, true}, {`4`, `5`, false}, {`18446744073709551615`, `18446744073709551615`, true},
		{`{"binary64":"4"}`, `{"binary64":"4.0"}`, true}, {`{"binary64":"0.00001"}`, `{"binary64":"1e-05"}`, true},
		{`{"binary64":"4"}`, `{"binary64":"4.5"}`, false}, {`{"a":1}`, `{"a":1,"b":2}`, false},
		{`[1,2]`, `[1,2]`, true}, {`[1,2]`, `[2,1]`, false}, {`true`, `true`, true}, {`true`, `"true"`, false},
		{`"1e2"`, `"100"`, false},
	} {
		if same(parse(c.a), parse(c.b)) != c.want {
			t.Errorf("%s and %s: want %v", c.a, c.b, c.want)
		}
	}
}
