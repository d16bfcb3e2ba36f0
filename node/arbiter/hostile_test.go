package arbiter

import (
	"context"
	"errors"
	"io"
	"testing"
	"testing/synctest"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/canon"
)

// dripping are blocks of which nothing more comes.
type dripping struct{ *roletest.MemoryBlocks }

func (dripping) Get(ctx context.Context, _ string, _ uint64, _ []peer.ID, _ io.Writer) error {
	<-ctx.Done()
	return ctx.Err()
}

// TestHostileR6ARulingEnds: an objector has the arbiter wait for data that do not come. Others' disputes wait
// meanwhile, so it ends.
func TestHostileR6ARulingEnds(t *testing.T) {
	a := newRuling(t, 0, false)
	synctest.Test(t, func(t *testing.T) {
		a.arbiter.d.Blocks = dripping{a.Blocks}
		a.arbiter.data = role.NewDatasets(a.arbiter.d)
		began := time.Now()
		if _, err := a.rules(t); !errors.Is(err, ErrTooLong) || time.Since(began) != mostRuling {
			t.Errorf("after %s: %v", time.Since(began), err)
		}
	})
}

// TestHostileR6WhatAnArbiterDiesOverIsSetAside: a segment over which the process dies would take it down at every
// start.
func TestHostileR6WhatAnArbiterDiesOverIsSetAside(t *testing.T) {
	a := newRuling(t, 0, false)
	for deaths := range role.MaxDeaths + 1 {
		var err error
		if a.arbiter.d.Attempts, err = role.NewAttempts(a.arbiter.d); err != nil { // the node starts
			t.Fatal(err)
		}
		_, err = a.arbiter.begin(a.Evidence) // and dies before the end
		if want := deaths == role.MaxDeaths; (err != nil) != want {
			t.Fatalf("after %d deaths: %v", deaths, err)
		}
	}
	raw, err := canon.Marshal(a.Evidence)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.arbiter.Right(t.Context(), a.Deal, a.Claim, raw); err == nil {
		t.Error("it is executed again")
	}
}
