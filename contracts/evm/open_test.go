package evm_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/contracts/evm/doubles"
	"github.com/infernetprotocol/infernet/market"
)

// TestHashes checks that the contracts and package market compute the same hashes.
func TestHashes(t *testing.T) {
	w := newWorld(t)
	o := w.offer()
	l := w.leaseOf(o)
	v := market.Voucher{Lease: l.StructHash(), Segments: 3, Payees: common.Hash{8}, Last: true}
	c := market.Commitment{Lease: l.StructHash(), Segment: 1 << 31, Hash: common.Hash{4}, Height: 1 << 40}
	d := market.Verdict{
		Lease: l.StructHash(), Segment: 5, Commitment: c.StructHash(), Agree: true, Intervals: 9,
		Root: common.Hash{6}, Verifier: stranger.addr,
	}
	ps := shares(o, l, 3)
	same := func(what string, got [32]byte, want common.Hash) {
		t.Helper()
		if common.Hash(got) != want {
			t.Errorf("%s: %x, want %s", what, got, want)
		}
	}
	same("offer", read(w, w.address, escrow.PackHashOffer(binder.Offer(o)), escrow.UnpackHashOffer), o.StructHash())
	same("lease", read(w, w.address, escrow.PackHashLease(binder.Lease(l)), escrow.UnpackHashLease), l.StructHash())
	same("voucher", read(w, w.address, escrow.PackHashVoucher(binder.Voucher(v)), escrow.UnpackHashVoucher),
		v.StructHash())
	same("commitment", read(w, w.address, escrow.PackHashCommitment(bindings.Commitment(struct {
		Lease   [32]byte
		Segment uint32
		Hash    [32]byte
		Height  uint64
	}{c.Lease, c.Segment, c.Hash, c.Height})), escrow.UnpackHashCommitment), c.StructHash())
	same("verdict", read(w, w.address, escrow.PackHashVerdict(bindings.Verdict{
		Lease: d.Lease, Segment: d.Segment, Commitment: d.Commitment, Agree: d.Agree, Intervals: d.Intervals,
		Root: d.Root, Verifier: d.Verifier,
	}), escrow.UnpackHashVerdict), d.StructHash())
	same("payees", read(w, w.address, escrow.PackHashPayees(binder.Payees(ps)), escrow.UnpackHashPayees),
		market.PayeesHash(ps))
	same("no payees", read(w, w.address, escrow.PackHashPayees(binder.Payees(nil)), escrow.UnpackHashPayees),
		market.PayeesHash(nil))
	same("domain", read(w, w.address, escrow.PackDomainSeparator(), escrow.UnpackDomainSeparator), w.domain.Separator())
	a := wallet.Authorization{Operator: provider.addr, Node: node.addr, Deadline: 77}
	same("authorization", read(w, w.registry, registry.PackHashAuthorization(a.Operator, a.Node, a.Deadline),
		registry.UnpackHashAuthorization), market.Domain{ChainID: chainID, Escrow: w.registry}.Digest(a))
}

func TestOpenRefusals(t *testing.T) {
	w := newWorld(t)
	offers := map[string]func(*market.Offer){
		"price":    func(o *market.Offer) { o.MaxPrice = 0 },
		"segments": func(o *market.Offer) { o.Segments = 0 },
		"amount":   func(o *market.Offer) { o.MaxPrice = 1 << 62 },
		"more":     func(o *market.Offer) { o.Segments = market.MaxSegments + 1 },
		"quorum":   func(o *market.Offer) { o.Quorum = 0 },
		"quorum17": func(o *market.Offer) { o.Quorum = 17 },
		"shares":   func(o *market.Offer) { o.VerifyBPS, o.DelegateBPS = 9000, 1001 },
		"window":   func(o *market.Offer) { o.Window = 0 },
		"client":   func(o *market.Offer) { o.Client = common.Address{} },
		"locks":    func(o *market.Offer) { o.Locks = 0 },
		"trace":    func(o *market.Offer) { o.Trace = common.Hash{} },
	}
	for name, change := range offers {
		o := w.offer()
		change(&o)
		t.Log(name)
		w.refused("BadOffer", client, w.address, escrow.PackFund(binder.Offer(o), nil, 0, noPermit))
	}
	leases := map[string]func(*market.Lease){
		"offer":    func(l *market.Lease) { l.Offer[0]++ },
		"price":    func(l *market.Lease) { l.Price = 1_000_001 },
		"none":     func(l *market.Lease) { l.Segments = 0 },
		"beyond":   func(l *market.Lease) { l.FirstSegment = 7 },
		"overflow": func(l *market.Lease) { l.FirstSegment = 1<<32 - 1 },
		"late":     func(l *market.Lease) { l.Deadline += 10_001 },
		"past":     func(l *market.Lease) { l.Deadline = w.now() - 1 },
		"to come":  func(l *market.Lease) { l.Begin = w.now() + 60 },
		"never":    func(l *market.Lease) { l.Begin = 1<<64 - 1 },
		"old":      func(l *market.Lease) { l.Begin -= 3600 },
	}
	o := w.offer()
	for name, change := range leases {
		l := w.leaseOf(o)
		change(&l)
		t.Log(name)
		w.refused("BadLease", client, w.address, w.openData(o, l, 10_000_000, noPermit))
	}
	o.Deadline = w.now() + 2*span
	l := w.leaseOf(o)
	l.Deadline = l.Begin + span - uint64(o.Window) + 1
	w.refused("BadLease", client, w.address, w.openData(o, l, 10_000_000, noPermit))
	l.Deadline--
	w.must(client, w.address, w.openData(o, l, 10_000_000, w.permit(client, 10_000_000)))
}

func TestOpenNeedsEverySignature(t *testing.T) {
	w := newWorld(t)
	o := w.offer()
	l := w.leaseOf(o)
	by := func(c, d, n account) []byte {
		return escrow.PackOpen(binder.Offer(o), w.sign(c, o), 0, noPermit, binder.Lease(l), w.sign(d, l), w.sign(n, l))
	}
	w.refused("BadSignature", stranger, w.address, by(stranger, delegate, node))
	w.refused("BadSignature", stranger, w.address, by(client, stranger, node))
	w.refused("BadSignature", stranger, w.address, by(client, delegate, stranger))
	w.refused("PotTooSmall", stranger, w.address, by(client, delegate, node))
	w.must(provider, w.registry, registry.PackRevoke(node.addr))
	w.refused("NotProvidersNode", stranger, w.address, by(client, delegate, node))
	elsewhere := w.domain
	elsewhere.ChainID++
	sig, err := wallet.NewNodeKey(client.key).SignDigest(ctx, elsewhere.Digest(o))
	if err != nil {
		t.Fatal(err)
	}
	w.refused("BadSignature", stranger, w.address, escrow.PackFund(binder.Offer(o), sig[:], 0, noPermit))
}

// TestNobodyOverdraws checks that two leases cannot reserve the same money, and that
// deposits are limited by the offer.
func TestNobodyOverdraws(t *testing.T) {
	w := newWorld(t)
	o := w.offer()
	l := w.leaseOf(o)
	w.must(client, w.token, dollar.PackApprove(w.address, big.NewInt(wealth)))
	w.refused("NotClient", stranger, w.address, escrow.PackFund(binder.Offer(o), w.sign(client, o), 1, noPermit))
	w.must(delegate, w.address, escrow.PackFund(binder.Offer(o), w.sign(client, o), 5_000_000, noPermit))
	w.must(stranger, w.address, w.openData(o, l, 0, noPermit)) // needs no new money
	second := l
	second.Nonce++
	w.refused("PotTooSmall", client, w.address, w.openData(o, second, 0, noPermit))
	w.refused("BeyondOffer", client, w.address, escrow.PackFund(binder.Offer(o), nil, 5_000_001, noPermit))
	w.must(client, w.address, w.openData(o, second, 5_000_000, noPermit))
	w.equal("reserved", w.job(o).Reserved, 8*900_001)
	other := o
	other.Client = stranger.addr // the same terms are another offer
	w.equal("pot of another client", w.job(other).Pot, 0)
}

// TestPermitRace checks that the deposit succeeds although another account has
// submitted the permit first.
func TestPermitRace(t *testing.T) {
	w := newWorld(t)
	o := w.offer()
	p := w.permit(client, 10_000_000)
	w.must(stranger, w.token, dollar.PackPermit(client.addr, w.address, p.Value, p.Deadline, p.V, p.R, p.S))
	w.must(client, w.address, w.openData(o, w.leaseOf(o), 10_000_000, p))
	p.V ^= 7
	w.refused("ERC20InsufficientAllowance", client, w.address, escrow.PackFund(binder.Offer(w.offer()), nil, 1, p))
}

func (w *world) vicious() (common.Address, *doubles.ViciousToken) {
	vice := doubles.NewViciousToken()
	at := w.deploy(&doubles.ViciousTokenMetaData, nil)
	w.token = at
	w.must(stranger, at, vice.PackMint(client.addr, big.NewInt(wealth)))
	w.must(client, at, vice.PackApprove(w.address, big.NewInt(wealth)))
	return at, vice
}

func TestViciousTokens(t *testing.T) {
	w := newWorld(t)
	at, vice := w.vicious()
	o := w.offer()
	l := w.leaseOf(o)
	open := w.openData(o, l, 10_000_000, noPermit)
	w.must(stranger, at, vice.PackSetFee(big.NewInt(1)))
	w.refused("InexactToken", client, w.address, open)
	w.must(stranger, at, vice.PackSetFee(new(big.Int)))
	w.must(stranger, at, vice.PackSetAttack(w.address, escrow.PackRefund(binder.Offer(o))))
	w.must(client, w.address, open)
	if read(w, at, vice.PackAttacked(), vice.UnpackAttacked) {
		t.Error("the token got back into the escrow")
	}
	w.must(stranger, at, vice.PackSetAttack(common.Address{}, nil))

	w.must(stranger, at, vice.PackDeny(provider.addr)) // the token's deny list
	v, sig, ps := w.voucher(l, 4, nil, false)
	w.must(provider, w.address, closeData(o, l, v, sig, ps))
	w.equal("credited instead", w.credit(provider.addr), 4*900_001-360_000-72_000)
	w.refused("SafeERC20FailedOperation", provider, w.address, escrow.PackWithdraw(at, provider.addr))
	w.must(provider, w.address, escrow.PackWithdraw(at, stranger.addr))
	w.equal("at the other account", w.balance(stranger.addr), 4*900_001-360_000-72_000)
}

// TestContractWallet checks that a contract wallet can be a client by ERC-1271, or by
// calling itself.
func TestContractWallet(t *testing.T) {
	w := newWorld(t)
	wallet := doubles.NewOneOwnerWallet()
	at := w.deploy(&doubles.OneOwnerWalletMetaData, wallet.PackConstructor(client.addr))
	w.must(stranger, w.token, dollar.PackMint(at, big.NewInt(wealth)))
	w.must(client, at, wallet.PackExecute(w.token, dollar.PackApprove(w.address, big.NewInt(wealth))))
	o := w.offer()
	o.Client = at
	w.refused("BadSignature", delegate, w.address, escrow.PackFund(binder.Offer(o), w.sign(stranger, o), 0, noPermit))
	w.must(delegate, w.address, w.openData(o, w.leaseOf(o), 9_000_000, noPermit))
	w.must(client, at, wallet.PackExecute(w.address, escrow.PackCancel(binder.Offer(o))))
	w.equal("wallet", w.credit(at), 9_000_000-4*900_001)
}
