package provider

import (
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/node/rail"
)

// TestMoneyMayTakeTheRailsFinality: on chains that are final in 20 minutes a provider waits for longer than that, on
// a quick one not.
func TestMoneyMayTakeTheRailsFinality(t *testing.T) {
	slow := 0
	for _, p := range evm.Profiles {
		info := rail.Info{Finality: p.Finality()}
		wait := fundingTime(info, 2)
		if wait < 2*time.Duration(p.FinalSeconds)*time.Second+fundTimeout {
			t.Errorf("%s: final after %v s, but the money may take %s", p.Name, p.FinalSeconds, wait)
		}
		if wait > fundTimeout+time.Hour {
			t.Errorf("%s: a provider waits %s", p.Name, wait)
		}
		if p.FinalSeconds >= 1200 {
			slow++
		}
		info.PerSegment = true
		if got := fundingTime(info, 2); got != wait+2*lockTimeout {
			t.Errorf("%s: with a lock for each segment %s", p.Name, got)
		}
	}
	if slow == 0 {
		t.Error("no profile is of a slow chain: the test proves nothing")
	}
}
