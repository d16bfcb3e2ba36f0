package role

import (
	"log/slog"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestHostileB1WhatANodeDiesOverIsSetAside: work that was under way at MaxDeaths ends of the
// process is not begun again, until the operator says so. Work that has ended counts for nothing.
func TestHostileB1WhatANodeDiesOverIsSetAside(t *testing.T) {
	d := Deps{Ledger: roletest.OpenLedger(t), Heads: roletest.NewClock(), Events: events.New(time.Now),
		Log: slog.New(slog.DiscardHandler)}
	start := func() *Attempts {
		a, err := NewAttempts(d)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	begin := func(a *Attempts, id string) func() {
		end, err := a.Begin(id, market.JobID{1}, "the check of "+id)
		if err != nil {
			t.Fatal(err)
		}
		return end
	}
	for death := range MaxDeaths {
		a := start()
		if all, err := a.SetAside(); err != nil || len(all) != 0 {
			t.Fatalf("after %d deaths %+v is set aside, %v", death, all, err)
		}
		begin(a, "0x00000001") // and the process dies
		begin(a, "0x00000002")()
	}
	a := start()
	all, err := a.SetAside()
	if err != nil || len(all) != 1 || all[0].ID != "0x00000001" || all[0].Deaths != MaxDeaths {
		t.Fatalf("set aside: %+v, %v", all, err)
	}
	if _, err := a.Begin("0x00000001", market.JobID{1}, "again"); err == nil {
		t.Error("what is set aside was begun")
	}
	if x, ok, err := a.Find("0x000000"); err != nil || !ok || x.ID != "0x00000001" {
		t.Errorf("found %+v, %v, %v", x, ok, err)
	}
	if err := a.Clear("0x00000001"); err != nil {
		t.Fatal(err)
	}
	begin(start(), "0x00000001")()
	if all, err := start().SetAside(); err != nil || len(all) != 0 {
		t.Errorf("after it was cleared and ended: %+v, %v", all, err)
	}
}
