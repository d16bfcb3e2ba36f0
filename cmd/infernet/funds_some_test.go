package main

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/escrow/funds"
)

// fakeSource is a rail with one claimable item, or one that fails.
type fakeSource struct {
	rail  string
	fails error
	taken *int
}

func (p fakeSource) Rail() string                   { return p.rail }
func (p fakeSource) NextHead(context.Context) error { return p.fails }
func (p fakeSource) Scan(context.Context) ([]funds.Item, error) {
	if p.fails != nil || *p.taken > 0 {
		return nil, p.fails
	}
	return []funds.Item{{ID: p.rail + "/credit", Rail: p.rail, Kind: funds.Credit, Asset: "x", Units: 5,
		Claimable: true}}, nil
}

func (p fakeSource) Claim(_ context.Context, i funds.Item) (funds.Claimed, error) {
	*p.taken++
	return funds.Claimed{ID: i.ID}, nil
}

// TestARailThatFailsHidesNoOther: what lies on the others is found and claimed, and
// the failure is said.
func TestARailThatFailsHidesNoOther(t *testing.T) {
	first, second := 0, 0
	down := errors.New("cut")
	a := &app{out: io.Discard, err: io.Discard}
	r, err := a.collectAll(t.Context(), []source{
		fakeSource{"evm:1", nil, &first}, fakeSource{"solana:x", down, new(int)},
		fakeSource{"lightning:x", nil, &second},
	}, scanFlags{claim: true})
	if !errors.Is(err, down) || !strings.Contains(err.Error(), "solana:x") {
		t.Errorf("%v", err)
	}
	if first != 1 || second != 1 || len(r.Claimed) != 2 || len(r.Items) != 0 {
		t.Errorf("claimed %d and %d: %+v", first, second, r)
	}
}
