package rounds_test

import (
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"reflect"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// three is a run of two rounds of three slots, of which one is left out once.
func three(t *testing.T, method string, tamper func(round, slot uint32, state []byte)) *run {
	r := start(t, small(t, method, 3, 2), "auto")
	r.tamper = tamper
	r.round(map[uint32]uint64{0: 1, 2: 3})
	r.round(all(3))
	return r
}

func (r *run) replay(f rounds.File) (merkle.Root, error) {
	o := rounds.ReplayOptions{Options: rounds.Options{Engine: engine.Options{Backend: "ref", Threads: 2}}}
	return rounds.Replay(r.Context(), f, text, o)
}

// TestReplayReachesTheRoot from the file's bytes, with another back end.
func TestReplayReachesTheRoot(t *testing.T) {
	for _, method := range []string{rounds.DiLoCo, rounds.FedAvg, rounds.SparseLoCo, rounds.MuLoCo} {
		r := three(t, method, nil)
		b := must(r.file.Encode())
		f, err := rounds.Decode(b)
		r.ok(err)
		var seen []rounds.Progress
		root, err := rounds.Replay(t.Context(), f, text, rounds.ReplayOptions{
			Options:  rounds.Options{Engine: engine.Options{Backend: "ref", Threads: 1}},
			Progress: func(p rounds.Progress) { seen = append(seen, p) },
		})
		if err != nil || root != r.m.Shared() {
			t.Errorf("%s: %s, %v; want %s", method, root, err, r.m.Shared())
		}
		want := []rounds.Progress{{0, 0, 1, 5}, {0, 2, 2, 5}, {1, 0, 3, 5}, {1, 1, 4, 5}, {1, 2, 5, 5}}
		if !reflect.DeepEqual(seen, want) {
			t.Errorf("%s: progress %v", method, seen)
		}
	}
}

// TestReplayFindsWhatIsWrong: each lie in the run or in the file, and where.
func TestReplayFindsWhatIsWrong(t *testing.T) {
	honest := three(t, rounds.DiLoCo, nil)
	flipped := three(t, rounds.DiLoCo, func(round, slot uint32, state []byte) {
		if round == 1 && slot == 1 {
			state[len(state)/2] ^= 1
		}
	})
	cases := map[string]struct {
		file        rounds.File
		round, slot uint32
		what        string
	}{"a flipped bit of a state": {flipped.file, 1, 1, "end"}}
	change := func(name string, round, slot uint32, what string, change func(f *rounds.File)) {
		f, err := rounds.Decode(must(honest.file.Encode()))
		honest.ok(err)
		change(&f)
		cases[name] = struct {
			file        rounds.File
			round, slot uint32
			what        string
		}{f, round, slot, what}
	}
	change("a wrong weight", 1, 0, "shared", func(f *rounds.File) { f.Manifests[1].Entries[1].Weight++ })
	change("a missing slot", 1, 0, "shared", func(f *rounds.File) {
		f.Manifests[1].Entries[2] = rounds.Entry{Slot: 2, Start: f.Manifests[1].Entries[2].Start}
	})
	change("a slot missing in the first round", 0, 0, "shared", func(f *rounds.File) {
		f.Manifests[0].Entries[2] = rounds.Entry{Slot: 2, Start: f.Manifests[0].Entries[2].Start}
	})
	change("another start", 1, 1, "start", func(f *rounds.File) { f.Manifests[1].Entries[1].Start[0] ^= 1 })
	change("another outer rate", 0, 0, "shared", func(f *rounds.File) { f.Plan.Outer.Rate = 0.8 })
	change("another seed", 0, 0, "start", func(f *rounds.File) { f.Plan.Program.Seed++ })
	for name, c := range cases {
		_, err := honest.replay(c.file)
		var d rounds.Difference
		if !errors.As(err, &d) || d.Round != c.round || d.Slot != c.slot || d.What != c.what || d.Got == d.Listed {
			t.Errorf("%s: %v", name, err)
		}
	}
	_, err := rounds.Replay(t.Context(), honest.file, text[1:], rounds.ReplayOptions{})
	if !errors.Is(err, rounds.ErrFile) {
		t.Errorf("other data: %v", err)
	}
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := rounds.Replay(stopped, honest.file, text, rounds.ReplayOptions{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// invented is a file that no run gives, with every field set.
func invented(t *testing.T) rounds.File {
	t.Helper()
	p := small(t, rounds.SparseLoCo, 2, 2)
	p.Program.Base = program.Base{31: 9}
	root := func(b byte) merkle.Root { return merkle.Root{0: b, 31: 1} }
	return rounds.File{Plan: p, Dataset: root(1), Manifests: []rounds.Manifest{
		{Round: 0, Shared: root(2), Entries: []rounds.Entry{
			{Slot: 0, Weight: 1 << 40, Start: root(3), End: root(4)}, {Slot: 1, Start: root(5)},
		}},
		{Round: 1, Shared: root(6), Entries: []rounds.Entry{
			{Slot: 0, Weight: 1, Start: root(7), End: root(8)}, {Slot: 1, Weight: 2, Start: root(9), End: root(10)},
		}},
	}}
}

var update = flag.Bool("update", false, "write the golden file")

const golden = "testdata/file.rounds" // invented in bytes; they do not change within a version

func TestFileBytesAreFrozen(t *testing.T) {
	f := invented(t)
	b := must(f.Encode())
	if *update {
		if err := os.WriteFile(golden, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(golden); err != nil || !bytes.Equal(b, want) {
		t.Errorf("%v: the file is %x, want %x", err, b, want)
	}
	const plan = "8ae5a420e0bab71dfa655e2c889e98503e9c7c89e7c93055f7fb26f5f40d4cca"
	if h := f.Plan.Hash(); hex.EncodeToString(h[:]) != plan {
		t.Errorf("the plan's hash is %x, want %s", h, plan)
	}
	back, err := rounds.Decode(b)
	if err != nil || !reflect.DeepEqual(back, f) {
		t.Errorf("it reads as %+v, %v", back, err)
	}
	written, err := json.Marshal(f)
	if err != nil {
		t.Fatal(err)
	}
	var read rounds.File
	if err := json.Unmarshal(written, &read); err != nil || !reflect.DeepEqual(read, f) {
		t.Errorf("%s reads as %+v, %v", written, read, err)
	}
}

// TestBadFilesAreRefused: what Encode does not write is not decoded, and never encoded.
func TestBadFilesAreRefused(t *testing.T) {
	for name, change := range map[string]func(f *rounds.File){
		"no manifest":         func(f *rounds.File) { f.Manifests = nil },
		"a round twice":       func(f *rounds.File) { f.Manifests[1].Round = 0 },
		"a round too many":    func(f *rounds.File) { f.Manifests = append(f.Manifests, f.Manifests[1]) },
		"a slot too few":      func(f *rounds.File) { f.Manifests[0].Entries = f.Manifests[0].Entries[:1] },
		"slots out of order":  func(f *rounds.File) { f.Manifests[0].Entries[1].Slot = 2 },
		"a weight, no end":    func(f *rounds.File) { f.Manifests[0].Entries[1].Weight = 1 },
		"nobody":              func(f *rounds.File) { f.Manifests[0].Entries[0] = rounds.Entry{} },
		"weights overflow":    func(f *rounds.File) { f.Manifests[1].Entries[0].Weight = 1<<64 - 1 },
		"no slots":            func(f *rounds.File) { f.Plan.Slots = 0 },
		"too many slots":      func(f *rounds.File) { f.Plan.Slots = rounds.MaxSlots + 1 },
		"a round of no steps": func(f *rounds.File) { f.Plan.Every = 0 },
		"half a round":        func(f *rounds.File) { f.Plan.Every = 3 },
		"too many rounds":     func(f *rounds.File) { f.Plan.Program.Steps, f.Plan.Every = 2*rounds.MaxRounds, 1 },
		"no method":           func(f *rounds.File) { f.Plan.Method = "" },
		"no muon":             func(f *rounds.File) { f.Plan.Method = rounds.MuLoCo },
		"an average":          func(f *rounds.File) { f.Plan.Program.Optimizer.EMA = 0.9 },
		"an adapter on no base": func(f *rounds.File) {
			f.Plan.Program.Base = program.Base{}
			f.Plan.Program.Adapter = program.Adapter{Rank: 2, Alpha: 2, Targets: program.TargetQ}
		},
		"an adapter to start from": func(f *rounds.File) {
			f.Plan.Program.Adapter = program.Adapter{Rank: 2, Alpha: 2, Targets: program.TargetQ}
			f.Plan.Program.Adapter.Start[0] = 1
		},
		"an update":  func(f *rounds.File) { f.Plan.Update.Values = "f16" },
		"an outer":   func(f *rounds.File) { f.Plan.Outer.Rate = 0 },
		"a program":  func(f *rounds.File) { f.Plan.Program.Batch = 0 },
		"a numerics": func(f *rounds.File) { f.Plan.Program.Numerics = "r32/9" },
	} {
		f := invented(t)
		change(&f)
		if _, err := f.Encode(); !errors.Is(err, rounds.ErrFile) {
			t.Errorf("%s: %v", name, err)
		}
	}
	b := must(invented(t).Encode())
	for name, bad := range map[string][]byte{
		"nothing": nil, "no magic": b[1:], "cut off": b[:len(b)-1], "one byte more": append(bytes.Clone(b), 0),
		"only the magic":  []byte(rounds.FileMagic),
		"too large":       append(bytes.Clone(b), make([]byte, rounds.MaxFile)...),
		"another version": bytes.Replace(b, []byte("file/1"), []byte("file/2"), 1),
	} {
		if _, err := rounds.Decode(bad); !errors.Is(err, rounds.ErrFile) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// FuzzDecode: whatever decodes encodes to the same bytes.
func FuzzDecode(f *testing.F) {
	p, err := engine.Preset("demo", 4, 1)
	if err != nil {
		f.Fatal(err)
	}
	plan, err := rounds.Named(rounds.DiLoCo, p, 1, 2)
	if err != nil {
		f.Fatal(err)
	}
	file := rounds.File{Plan: plan, Manifests: []rounds.Manifest{{Entries: []rounds.Entry{{Weight: 1,
		End: merkle.Root{1}}}}}}
	f.Add(must(file.Encode()))
	f.Fuzz(func(t *testing.T, b []byte) {
		got, err := rounds.Decode(b)
		if err != nil {
			return
		}
		if again, err := got.Encode(); err != nil || !bytes.Equal(again, b) {
			t.Errorf("%x decodes and encodes as %x, %v", b, again, err)
		}
	})
}
