package role

import (
	"bytes"
	"context"
	"errors"
	"io"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/train/engine"
)

// library is a block store with one data set, and counts how often it is read.
type library struct {
	shelf
	data  []byte
	reads int
}

func (l *library) Get(_ context.Context, _ string, _ uint64, _ []peer.ID, w io.Writer) error {
	l.reads++
	_, err := w.Write(l.data)
	return err
}

// traceable is a small job whose steps can be written down.
func traceable(t *testing.T) (market.Spec, []byte) {
	t.Helper()
	p, err := engine.Preset("demo", 4, 1)
	if err != nil {
		t.Fatal(err)
	}
	data := bytes.Repeat([]byte("what is specified can be checked. "), 40)
	return market.Spec{Version: 1, Name: "t", Program: p, StepsPerSegment: 2, Dataset: market.Blob{CID: "data", Size: uint64(len(data))}}, data
}

func announced(spec market.Spec, trace common.Hash) market.ValidAnnouncement {
	return market.RestoreAnnouncement(market.Announcement{Spec: spec, Offer: market.Offer{Job: spec.ID(), Trace: trace}})
}

// TestNobodyWorksUnderAWrongTrace: an offer's trace root must be that of its
// program and data; an offer without one is worked on, undisputed.
func TestNobodyWorksUnderAWrongTrace(t *testing.T) {
	spec, data := traceable(t)
	tr, err := executor.Trace(spec, data)
	if err != nil {
		t.Fatal(err)
	}
	right := common.Hash(tr.Root())
	books := &library{data: data}
	for name, x := range map[string]struct {
		trace common.Hash
		want  error
	}{
		"the right one": {right, nil},
		"none":          {common.Hash{}, nil},
		"another":       {common.Hash{1}, ErrTrace},
		"another again": {common.Hash{1}, ErrTrace},
	} {
		s := newDatasets(Deps{Blocks: books})
		got, err := s.dataOf(t.Context(), announced(spec, x.trace))
		if !errors.Is(err, x.want) || x.want == nil && !bytes.Equal(got, data) {
			t.Errorf("%s: %v", name, err)
		}
	}
	c := &Coordinator{d: Deps{Blocks: books}}
	if got, err := c.TraceOf(t.Context(), spec); err != nil || common.Hash(got.Root()) != right {
		t.Errorf("the coordinator computes another: %v", err)
	}
}

// TestATraceIsCheckedOncePerOffer, and again for another offer over the same
// data, which is not fetched twice.
func TestATraceIsCheckedOncePerOffer(t *testing.T) {
	spec, data := traceable(t)
	tr, err := executor.Trace(spec, data)
	if err != nil {
		t.Fatal(err)
	}
	books := &library{data: data}
	s := newDatasets(Deps{Blocks: books})
	ann := announced(spec, common.Hash(tr.Root()))
	for range 2 {
		if _, err := s.dataOf(t.Context(), ann); err != nil {
			t.Fatal(err)
		}
	}
	if !s.sound(ann.OfferHash()) || books.reads != 1 {
		t.Errorf("checked %v, read %d times", s.sound(ann.OfferHash()), books.reads)
	}
	if _, err := s.dataOf(t.Context(), announced(spec, common.Hash{2})); !errors.Is(err, ErrTrace) {
		t.Errorf("what was found for one offer was believed of another: %v", err)
	}
}
