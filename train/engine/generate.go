package engine

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
)

// Generator continues texts with a model. The same prompt, sampling and weights
// give the same tokens on every back end (numerics.md §17). It is not safe for
// concurrent use.
type Generator struct{ decoder *model.Decoder }

// NewGenerator makes a Generator that owns the decoder d.
func NewGenerator(d *model.Decoder) *Generator { return &Generator{d} }

// Run feeds prompt, which has at least one token, and calls yield with up to n
// tokens that follow, until yield returns false. When the context is full, the
// generator starts again with the last half of it. Of a prompt longer than the
// context it reads the end.
func (g *Generator) Run(prompt []int32, n int, s Sampling, yield func(token int32) bool) error {
	if err := s.Validate(); err != nil {
		return err
	}
	if len(prompt) == 0 {
		return fmt.Errorf("%w: the prompt has no token", ErrSampling)
	}
	context := g.decoder.Context()
	p := picker{Sampling: s}
	g.decoder.Reset()
	fed := append(make([]int32, 0, context), prompt[max(0, len(prompt)-context):]...)
	next := fed
	for i := range n {
		token := p.pick(g.decoder.Feed(next), uint64(i))
		if !yield(token) {
			return nil
		}
		if len(fed) == context {
			fed = fed[:copy(fed, fed[context-context/2:])]
			g.decoder.Reset()
		}
		fed = append(fed, token)
		next = fed[g.decoder.Len():]
	}
	return nil
}

// Generate continues prompt by n bytes with a model of bytes. Temperature 0
// takes the likeliest byte every time. An empty prompt stands for a line break.
// Generate returns nil if there is no state, if the program is not on bytes, or
// if the device has failed.
func (t *Trainer) Generate(prompt []byte, n int, temperature float32, seed uint64) []byte {
	if !t.ready || n <= 0 || t.prog.Model.Vocab != 256 {
		return nil
	}
	if len(prompt) == 0 {
		prompt = []byte("\n")
	}
	tokens := make([]int32, len(prompt))
	for i, b := range prompt {
		tokens[i] = int32(b)
	}
	out := make([]byte, 0, n)
	err := t.Generator().Run(tokens, n, Sampling{Temperature: temperature, Seed: seed}, func(token int32) bool {
		out = append(out, byte(token))
		return true
	})
	if err != nil || t.Err() != nil {
		return nil
	}
	return out
}

// Generator returns a generator for the present state. It must not be used
// after the next Step, Init or Load.
func (t *Trainer) Generator() *Generator {
	_ = t.toHost() // the decoder reads both; whoever uses it asks Err afterwards
	t.toDevice()
	if t.generator == nil {
		a, err := num.ArithmeticOf(t.prog.Numerics)
		if err != nil {
			panic(err) // New has checked it
		}
		t.generator = NewGenerator(model.NewDecoder(t.prog.Model, a, t.whole(), t.be))
	} else {
		t.whole()
		t.generator.decoder.Refresh()
	}
	return t.generator
}

// whole is the present parameters. With an adapter they are merged into memory
// that is allocated on the first call.
func (t *Trainer) whole() []Tensor {
	if t.prog.Adapter.IsZero() {
		return t.model.Parameters()
	}
	if t.merged == nil {
		layout := model.Params(t.prog.Model)
		t.merged = model.Views(layout, num.Alloc(t.be, model.ArenaLen(layout)), "")
	}
	t.model.Frozen(t.merged)
	for _, x := range t.merged {
		if t.dev != nil {
			t.dev.Push(x.Data)
		}
	}
	model.Merge(t.prog.Model, t.prog.Adapter, t.merged, t.model.Parameters(), t.be)
	return t.merged
}
