package rail_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"
)

var fakeInfo = rail.Info{
	Name: market.OnEVM, Domain: market.Domain{ChainID: 1, Escrow: common.Address{2}},
	Token: common.Address{3}, Asset: "a", Decimals: 6,
}

// fakeCase is a Case that the fake passes.
func fakeCase() railtest.Case {
	away, wrong := &railtest.Fake{Static: fakeInfo}, &railtest.Fake{Static: fakeInfo}
	away.Fail(fmt.Errorf("%w: cut", rail.ErrAway))
	wrong.Fail(api.WithHint(errors.New("another chain"), "name this one"))
	deal := railtest.Unopened(fakeInfo, common.Address{9}, common.Address{10}, 100, 5000)
	items := []funds.Item{{ID: "a", Rail: "fake:main"}, {ID: "b", Rail: "fake:main"}}
	good := &railtest.Fake{Static: fakeInfo, Units: 7, Items: items}
	return railtest.Case{Rail: good, Dead: away, Wrong: wrong, Deal: deal, Holds: 7}
}

// TestTheFakeConforms: what other tests of the node rely on behaves as a rail does.
func TestTheFakeConforms(t *testing.T) { railtest.Conform(t, fakeCase()) }

// TestAFakeWithProofsConforms: of a rail that wants proofs Conform asks more.
func TestAFakeWithProofsConforms(t *testing.T) {
	info := fakeInfo
	info.VoucherProofs = true
	c := fakeCase()
	c.Rail = proving{&railtest.Fake{Static: info, Units: c.Holds}}
	c.Funded = c.Deal.Offer
	railtest.Conform(t, c)
}

// proving is a fake whose vouchers' proofs are their digests.
type proving struct{ *railtest.Fake }

func (p proving) Prove(_ context.Context, v market.Voucher) ([]byte, error) {
	d := p.Info().Domain.Digest(v)
	return d[:], nil
}

func (p proving) CheckVoucher(_ context.Context, _ market.Offer, v market.SignedVoucher) error {
	if d := p.Info().Domain.Digest(v.Voucher); !bytes.Equal(v.Proof, d[:]) {
		return fmt.Errorf("%w: the proof is of another voucher", escrow.ErrRefused)
	}
	return nil
}
