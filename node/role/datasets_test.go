package role

import (
	"bytes"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestNobodyWorksUnderAWrongTrace: an offer's trace root must be that of its
// program and data; an offer without one is worked on, undisputed.
func TestNobodyWorksUnderAWrongTrace(t *testing.T) {
	spec, data := roletest.TraceableJob(t)
	tr, err := executor.Runner{}.Trace(spec, data)
	if err != nil {
		t.Fatal(err)
	}
	right := common.Hash(tr.Root())
	blocks := &roletest.DataBlocks{Data: data}
	for name, x := range map[string]struct {
		trace common.Hash
		want  error
	}{
		"the right one": {right, nil},
		"none":          {common.Hash{}, nil},
		"another":       {common.Hash{1}, ErrTrace},
		"another again": {common.Hash{1}, ErrTrace},
	} {
		s := NewDatasets(Deps{Blocks: blocks})
		got, err := s.Of(t.Context(), roletest.Announced(spec, x.trace))
		if !errors.Is(err, x.want) || x.want == nil && !bytes.Equal(got, data) {
			t.Errorf("%s: %v", name, err)
		}
	}
	d := Deps{Blocks: blocks}
	if got, err := d.TraceOf(t.Context(), spec); err != nil || common.Hash(got.Root()) != right {
		t.Errorf("a client computes another: %v", err)
	}
}

// TestATraceIsCheckedOncePerOffer: it is checked again for another offer over the same
// data, which is not fetched twice.
func TestATraceIsCheckedOncePerOffer(t *testing.T) {
	spec, data := roletest.TraceableJob(t)
	tr, err := executor.Runner{}.Trace(spec, data)
	if err != nil {
		t.Fatal(err)
	}
	blocks := &roletest.DataBlocks{Data: data}
	s := NewDatasets(Deps{Blocks: blocks})
	ann := roletest.Announced(spec, common.Hash(tr.Root()))
	for range 2 {
		if _, err := s.Of(t.Context(), ann); err != nil {
			t.Fatal(err)
		}
	}
	if !s.verified(ann.OfferHash()) || blocks.Reads != 1 {
		t.Errorf("checked %v, read %d times", s.verified(ann.OfferHash()), blocks.Reads)
	}
	if _, err := s.Of(t.Context(), roletest.Announced(spec, common.Hash{2})); !errors.Is(err, ErrTrace) {
		t.Errorf("what was found for one offer was believed of another: %v", err)
	}
}

// TestHostileB1NothingIsReadOfALargeDataSet: whatever it is made of.
func TestHostileB1NothingIsReadOfALargeDataSet(t *testing.T) {
	spec, data := roletest.TraceableJob(t)
	blocks := &roletest.DataBlocks{Data: data}
	s := NewDatasets(Deps{Blocks: blocks, MaxData: spec.Dataset.Size - 1})
	if _, err := s.Of(t.Context(), roletest.Announced(spec, common.Hash{})); !errors.Is(err, ErrDataSize) ||
		blocks.Reads != 0 {
		t.Errorf("%v, read %d times", err, blocks.Reads)
	}
}
