package engine

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"testing"
	"testing/iotest"

	"github.com/infernetprotocol/infernet/train/program"
)

func saved(tb testing.TB, t *Trainer) []byte {
	tb.Helper()
	var b bytes.Buffer
	if err := t.Save(&b); err != nil {
		tb.Fatal(err)
	}
	return b.Bytes()
}

// TestResumeGivesTheSameBits stops a run after every step in turn.
func TestResumeGivesTheSameBits(t *testing.T) {
	text, p := opticks(t), small()
	p.Steps = 5
	whole := start(t, p, text, Options{})
	other := start(t, p, text, Options{Threads: 1})
	var checkpoints [][]byte
	for range p.Steps {
		checkpoints = append(checkpoints, saved(t, whole))
		run(t, whole, 1)
	}
	for i, c := range checkpoints {
		if err := other.Load(bytes.NewReader(c)); err != nil {
			t.Fatal(err)
		}
		if other.StepIndex() != uint32(i) || !bytes.Equal(saved(t, other), c) {
			t.Fatalf("checkpoint %d does not save as it was loaded", i)
		}
		run(t, other, int(p.Steps)-i)
		mustEqual(t, whole, other)
	}
	if n := uint64(len(checkpoints[0])); n > whole.CheckpointBytes() {
		t.Errorf("checkpoint of %d bytes, CheckpointBytes says %d", n, whole.CheckpointBytes())
	}
}

func TestLoadRefuses(t *testing.T) {
	text := opticks(t)
	tr := start(t, small(), text, Options{})
	run(t, tr, 1)
	good := saved(t, tr)
	foreign := small()
	foreign.Seed++
	headerEnd := len(checkpointMagic) + 4 + int(binary.LittleEndian.Uint32(good[len(checkpointMagic):]))
	poke := func(at int, v float32) []byte {
		b := bytes.Clone(good)
		binary.LittleEndian.PutUint32(b[at:], math.Float32bits(v))
		return b
	}
	for name, c := range map[string]struct {
		b    []byte
		kept bool // the state is as before
	}{
		"empty":          {nil, true},
		"other magic":    {append([]byte("x"), good[1:]...), true},
		"cut in header":  {good[:headerEnd-1], true},
		"other program":  {saved(t, start(t, foreign, text, Options{})), true},
		"cut in values":  {good[:len(good)-1], false},
		"a byte more":    {append(bytes.Clone(good), 0), false},
		"NaN":            {poke(headerEnd, float32(math.NaN())), false},
		"infinite":       {poke(headerEnd+400, float32(math.Inf(-1))), false},
		"v below zero":   {poke(len(good)-4, -1), false},
		"huge header":    {append([]byte(checkpointMagic), 0xff, 0xff, 0xff, 0xff), true},
		"header garbage": {append([]byte(checkpointMagic), 1, 0, 0, 0, 0xff), true},
	} {
		tr := start(t, small(), text, Options{})
		if err := tr.Load(bytes.NewReader(c.b)); !errors.Is(err, ErrCheckpoint) {
			t.Errorf("%s: %v", name, err)
		}
		if err := tr.Save(io.Discard); (err == nil) != c.kept {
			t.Errorf("%s: save afterwards: %v", name, err)
		}
		if err := tr.Load(iotest.OneByteReader(bytes.NewReader(good))); err != nil {
			t.Errorf("%s: good checkpoint afterwards: %v", name, err)
		}
	}
}

func TestLoadTellsReaderErrors(t *testing.T) {
	tr := start(t, small(), opticks(t), Options{})
	broken := errors.New("disk on fire")
	half := io.MultiReader(bytes.NewReader(saved(t, tr)[:5000]), iotest.ErrReader(broken))
	if err := tr.Load(half); !errors.Is(err, broken) || errors.Is(err, ErrCheckpoint) {
		t.Errorf("load: %v", err)
	}
	if err := tr.Save(iotest.TruncateWriter(io.Discard, 0)); !errors.Is(err, ErrNoState) {
		t.Errorf("save: %v", err)
	}
}

func TestLoadRefusesStepBeyondProgram(t *testing.T) {
	p := small()
	p.Steps, p.Optimizer.Warmup = 1, 1 // longer runs have another program, so only the field can lie
	tr := start(t, p, opticks(t), Options{})
	tr.step = 2
	lie := saved(t, tr)
	if err := tr.Load(bytes.NewReader(lie)); !errors.Is(err, ErrCheckpoint) {
		t.Errorf("load: %v", err)
	}
}

// FuzzLoad: for any bytes, Load fails with a typed error or leaves a state that
// is saved as exactly these bytes.
func FuzzLoad(f *testing.F) {
	p := small()
	p.Model = program.Model{Vocab: 256, Dim: 8, Layers: 1, Heads: 1, KVHeads: 1, Hidden: 4, Context: 2, RopeTheta: 1e4,
		NormEps: 1e-5}
	tr := start(f, p, opticks(f), Options{Backend: "ref", Threads: 1})
	good := saved(f, tr)
	f.Add(good)
	f.Add(good[:100])
	f.Add(append(bytes.Clone(good), 1))
	f.Fuzz(func(t *testing.T, b []byte) {
		err := tr.Load(bytes.NewReader(b))
		if err == nil && !bytes.Equal(saved(t, tr), b) {
			t.Fatal("loaded bytes that it does not save")
		}
		if err != nil && !errors.Is(err, ErrCheckpoint) {
			t.Fatal(err)
		}
	})
}
