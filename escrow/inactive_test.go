package escrow

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// verifiers are those whose verdicts a claim carries.
func verifiers(c ClaimedSegment) (out []common.Address) {
	for _, v := range c.Verdicts {
		out = append(out, v.Verdict.Verifier)
	}
	return out
}

// TestAuditH5InactiveVerifiersAreLeftOut: three verifiers agree where two are needed, and the
// first of them by address has lost its stake since. A claim with its verdict would fail on
// chain, and the client that has vanished would keep the work.
func TestAuditH5InactiveVerifiersAreLeftOut(t *testing.T) {
	p := funded(t, Provider)
	p.commit(0)
	for _, by := range []byte{20, 21, 22} {
		p.do(p.verdict(0, by, true))
	}
	p.refuse(Inactive{[]common.Address{addr(21), addr(20)}}, ErrVerdict)
	for _, x := range []struct {
		inactive []common.Address
		want     [2]common.Address
	}{
		{nil, [2]common.Address{addr(20), addr(21)}},
		{[]common.Address{addr(20)}, [2]common.Address{addr(21), addr(22)}},
		{[]common.Address{addr(21)}, [2]common.Address{addr(20), addr(22)}},
		{[]common.Address{addr(20), addr(21)}, [2]common.Address{addr(20), addr(21)}}, // too few: the chain decides
	} {
		p.do(Inactive{x.inactive})
		cs := p.s.claimable(0, 0)
		if len(cs) != 1 || [2]common.Address(verifiers(cs[0])) != x.want {
			t.Fatalf("inactive %v: %+v", x.inactive, cs)
		}
	}
	p.do(Inactive{[]common.Address{addr(20)}})
	as := p.do(at(101+p.s.Policy.Patience, StatusOpen), Claim) // the client has vanished
	if got := [2]common.Address(verifiers(as[0].Claims[0])); got != [2]common.Address{addr(21), addr(22)} {
		t.Errorf("the claim carries verdicts of %v", got)
	}
}
