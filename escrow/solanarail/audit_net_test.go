//go:build daemons

package solanarail_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
)

// lyingChain is one endpoint that forges the owner in links.
type lyingChain struct {
	solanarail.Chain
	forged map[solana.PublicKey]solana.PublicKey // link address: owner shown
}

func (l lyingChain) Accounts(ctx context.Context, at rpc.CommitmentType,
	keys ...solana.PublicKey) (uint64, []*solanarpc.Account, error) {
	slot, as, err := l.Chain.Accounts(ctx, at, keys...)
	for i, k := range keys {
		if owner, lie := l.forged[k]; err == nil && as[i] != nil && lie {
			const ownerAt = 2 + 20 + 32
			data := slices.Clone(as[i].Data)
			copy(data[ownerAt:], owner[:])
			as[i] = &solanarpc.Account{Owner: as[i].Owner, Lamports: as[i].Lamports, Data: data}
		}
	}
	return slot, as, err
}

// TestAuditS2LyingEndpointTakesNothing: whatever an endpoint says of links, the deposit
// goes under the keys that client, delegate and provider have linked, or nowhere.
func TestAuditS2LyingEndpointTakesNothing(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	d := b.Deal(t, terms())
	thief := newParty(t)
	thief.enter(t, 0)
	link := func(a common.Address) solana.PublicKey {
		return bindings.LinkAddress(b.place.Program, b.domain().Separator(), a)
	}
	before := b.Holdings(t, d)
	open := func(id string, forged ...common.Address) error {
		lie := lyingChain{client(t, network.URL), map[solana.PublicKey]solana.PublicKey{}}
		for _, a := range forged {
			lie.forged[link(a)] = thief.sol.PublicKey()
		}
		c := client(t, network.URL)
		sender := solanarpc.NewSender(
			c,
			b.client.sol,
			b.client.store,
			solanarpc.SenderConfig{Poll: poll, Resend: 4 * poll},
		)
		r, err := solanarail.New(t.Context(), solanarail.Config{Chain: lie, Deployment: b.place, Party: escrow.Client,
			Sender: sender, Signer: b.client.sol, Own: []common.Address{b.client.account()}, Poll: poll})
		if err != nil {
			t.Fatal(err)
		}
		return r.Do(t.Context(), escrow.Action{ID: id, Kind: escrow.Open, Deal: d})
	}
	for id, forged := range map[string][]common.Address{
		"delegate": {d.Offer.Delegate}, "provider": {d.Lease.Lease.Provider},
		"both": {d.Offer.Delegate, d.Lease.Lease.Provider},
	} {
		if err := open(id, forged...); !errors.Is(err, escrow.ErrRefused) {
			t.Errorf("%s: %v", id, err)
		}
	}
	if after := b.Holdings(t, d); after.Client != before.Client {
		t.Errorf("the client has %d after %d", after.Client, before.Client)
	}
	if err := open("client", d.Offer.Client); err != nil { // whose key the node knows itself
		t.Error(err)
	}
}

// TestAuditS4ArbitersAreThoseOfTheSignedLease: a provider begins nothing unless the
// candidates that it knows are those of the signed lease; so what it begins for is what
// the program counts.
func TestAuditS4ArbitersAreThoseOfTheSignedLease(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	d, _ := opened(t, b, terms())
	provider := b.rail(t, escrow.Provider, b.provider, nil)
	provider.Candidates = func(context.Context, escrow.Deal) (cs []market.Candidate, _ error) {
		for range 2 { // staked, but never drawn
			cs = append(cs, market.Candidate{Operator: newParty(t).account(), Node: newParty(t).account(), Stake: 5})
		}
		return cs, nil
	}
	if _, err := provider.Observe(t.Context(), d); !errors.Is(err, solanarail.ErrArbiters) {
		t.Errorf("other candidates than the signed ones: %v", err)
	}
	provider.Candidates = b.candidates
	if c, err := provider.Observe(t.Context(), d); err != nil || c.Status != escrow.StatusOpen {
		t.Errorf("the signed ones: %+v, %v", c, err)
	}
}
