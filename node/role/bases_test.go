package role

import (
	"bytes"
	"errors"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestBasesThatANodeDoesNotTake: nothing is read for a job whose base is too large, or has a licence that the operator
// does not allow.
func TestBasesThatANodeDoesNotTake(t *testing.T) {
	spec, data := roletest.TraceableJob(t)
	spec.Base = &market.Base{Blob: market.Blob{CID: "base", Size: 100}, Licence: "Llama3.2"}
	spec.Program.Base[0] = 1
	blocks := &roletest.DataBlocks{Data: data}
	for _, c := range []struct {
		name     string
		most     uint64
		licences []string
		want     error
	}{
		{"another licence", 100, []string{"mit"}, ErrLicence},
		{"too large", 99, []string{"*"}, bases.ErrSize},
		{"no store", 0, []string{"*"}, ErrNoBases},
	} {
		d := Deps{Blocks: blocks, Licences: c.licences}
		if c.most > 0 {
			d.Bases = bases.New(t.TempDir(), c.most, blocks)
		}
		_, err := NewDatasets(d).Of(t.Context(), roletest.Announced(spec, common.Hash{}))
		if !errors.Is(err, c.want) || blocks.Reads != 0 {
			t.Errorf("%s: %v, read %d times", c.name, err, blocks.Reads)
		}
	}
	d := Deps{Licences: []string{"llama3.2"}, Bases: bases.New(t.TempDir(), 100, blocks)}
	if err := d.Takes(spec); err != nil {
		t.Errorf("a licence that is allowed: %v", err)
	}
}

// archive is a model whose weights are stored in a type, packed.
func archive(t *testing.T, m program.Model, kind hf.Type) []byte {
	t.Helper()
	layout, dir := model.Params(m), filepath.Join(t.TempDir(), "model")
	arena := make([]float32, model.ArenaLen(layout))
	model.Fill(layout, arena, m, 1)
	if err := hf.Save(dir, m, model.Views(layout, arena, ""), hf.SaveOptions{Type: kind, Bytes: true}); err != nil {
		t.Fatal(err)
	}
	f, err := hf.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := errors.Join(f.Pack(&b), f.Close()); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestWeightsOf16BitsAreNotCalledWide: whatever a client said of a base, no node trains all of its weights in x8/1 if
// the archive stores them in 16 bits.
func TestWeightsOf16BitsAreNotCalledWide(t *testing.T) {
	spec, _ := roletest.TraceableJob(t)
	spec.Program.Base[0] = 1
	for _, c := range []struct {
		numerics string
		kind     hf.Type
		want     error
	}{
		{program.X8, hf.F32, nil}, {program.R32, hf.BF16, nil}, {program.X8, hf.BF16, program.ErrNarrow},
	} {
		packed := archive(t, spec.Program.Model, c.kind)
		id, size, err := p2p.ContentID(t.Context(), bytes.NewReader(packed))
		if err != nil {
			t.Fatal(err)
		}
		spec.Program.Numerics = c.numerics
		spec.Base = &market.Base{Blob: market.Blob{CID: id, Size: size}, Licence: "mit"}
		d := Deps{Bases: bases.New(t.TempDir(), size, &roletest.DataBlocks{Data: packed})}
		err = d.FetchBase(t.Context(), spec)
		if !errors.Is(err, c.want) || c.want != nil && !errors.Is(err, executor.ErrBase) {
			t.Errorf("%s of %s: %v, want %v", c.numerics, c.kind, err, c.want)
		}
	}
}
