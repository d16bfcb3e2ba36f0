package hostile

import (
	"errors"
	"os"
	"testing"

	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet/rehearsal"
)

// TestANodeHoldsItsRehearsal: a running node keeps every bound of `infernet doctor --attack`, and works on.
func TestANodeHoldsItsRehearsal(t *testing.T) {
	const token = "b7c1b7c1b7c1b7c1b7c1b7c1b7c1b7c1"
	b := newBed(t, func(p *party, c *config.Config) {
		c.API.Listen = "127.0.0.1:0"
		if err := os.WriteFile(p.home.Token(), []byte(token), 0o600); err != nil {
			t.Fatal(err)
		}
	}, "provider")
	p := b.of("provider")
	own, err := rehearsal.Own(b.ctx, p.home.Socket(), p.id(), token, b.domain())
	if err != nil {
		t.Fatal(err)
	}
	if len(own.Doors) != 2 {
		t.Errorf("the API's doors: %v", own.Doors)
	}
	r, err := rehearsal.Run(b.ctx, own)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range r.Rows {
		t.Logf("%-13s %-24s %-9s %s: %s", row.Attack, row.On, row.Took, row.Sent, row.Did)
		if !row.Held && row.Attack != "memory" { // the attackers are in this process
			t.Errorf("%s on %s: %s, want %s", row.Attack, row.On, row.Did, row.Bound)
		}
	}
	if s, err := p.backend().Status(b.ctx); err != nil || s.PeerID != p.PeerID {
		t.Errorf("after the rehearsal: %v", err)
	}
}

// TestARehearsalAttacksItsOwnNodeAlone: a node with another key is not attacked.
func TestARehearsalAttacksItsOwnNodeAlone(t *testing.T) {
	b := newBed(t, nil, "client", "client2")
	mine, other := b.of("client"), b.of("client2")
	_, err := rehearsal.Own(b.ctx, other.home.Socket(), mine.id(), "", b.domain())
	if !errors.Is(err, rehearsal.ErrNotOwn) {
		t.Errorf("another's node: %v", err)
	}
	own, err := rehearsal.Own(b.ctx, mine.home.Socket(), mine.id(), "", b.domain())
	if err != nil {
		t.Fatal(err)
	}
	own.Addrs = other.Addrs
	if r, err := rehearsal.Run(b.ctx, own); !errors.Is(err, rehearsal.ErrTarget) {
		t.Errorf("another node at the address was attacked: %v, %v", r, err)
	}
}
