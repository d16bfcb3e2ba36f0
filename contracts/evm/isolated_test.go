package evm_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/contracts/evm/doubles"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// judge is an account in the place of the DisputeGame, for tests without games.
var judge = verifiers[2]

// newIsolatedWorld returns a world whose registry and escrow have judge as their game.
func newIsolatedWorld(t tester) *world {
	w := newWorld(t)
	next, err := w.eth.PendingNonceAt(ctx, stranger.addr)
	if err != nil {
		t.Fatalf("nonce: %v", err)
	}
	w.registry = w.deployRegistry(crypto.CreateAddress(stranger.addr, next+1))
	w.address = w.deploy(&bindings.JobEscrowMetaData, escrow.PackConstructor(w.registry, judge.addr, times))
	w.domain = market.Domain{ChainID: chainID, Escrow: w.address}
	w.settle()
	return w
}

// deployRegistry deploys a registry with this escrow, whose game is judge.
func (w *world) deployRegistry(escrow common.Address) common.Address {
	return w.deploy(&bindings.OperatorRegistryMetaData, registry.PackConstructor(w.token, big.NewInt(minimumStake),
		unbondDelay, big.NewInt(unit), escrow, judge.addr))
}

// TestKeysOfNobody checks that what no key has signed recovers to the address zero, which is
// nobody's node, delegate or verifier.
func TestKeysOfNobody(t *testing.T) {
	w := newWorld(t)
	nobody := common.Address{}
	w.refused("BadNodeSignature", stranger, w.registry, registry.PackAuthorize(nobody, w.now()+60, nil))
	w.must(node, w.registry, registry.PackRevoke(node.addr))
	w.refused("NotNodesOperator", node, w.registry, registry.PackRevoke(node.addr))
	w.refused("NotNodesOperator", stranger, w.registry, registry.PackRevoke(stranger.addr))

	o := w.offer()
	o.Delegate = nobody
	l := w.leaseOf(o)
	data := escrow.PackOpen(binder.Offer(o), nil, 0, noPermit, binder.Lease(l), nil, w.sign(node, l))
	w.refused("BadSignature", client, w.address, data)
}

// TestSegmentsUnderDispute checks that what a dispute keeps back, what goes on meanwhile, and
// what a loss takes.
func TestSegmentsUnderDispute(t *testing.T) {
	w := newIsolatedWorld(t)
	o, l := w.opened() // segments 2 to 5
	id := l.StructHash()
	dispute := func(segment uint32) []byte { return escrow.PackDispute(id, segment, provider.addr, l.Begin) }
	resolve := func(segment uint32, wrong bool) []byte {
		return escrow.PackResolve(id, segment, provider.addr, wrong)
	}
	advance := func(n uint32) []byte {
		v, sig, ps := w.voucher(l, n, shares(o, l, n), false)
		return escrow.PackAdvance(binder.Offer(o), binder.Lease(l), v, sig, ps)
	}
	end := func(n uint32) []byte {
		v, sig, ps := w.voucher(l, n, shares(o, l, n), false)
		return endData(o, l, v, sig, ps)
	}
	closes := func(n uint32) []byte {
		v, sig, ps := w.voucher(l, n, shares(o, l, n), false)
		return closeData(o, l, v, sig, ps)
	}
	w.refused("NotGame", stranger, w.address, dispute(4))
	w.refused("NotGame", stranger, w.address, resolve(4, true))
	w.refused("WrongStatus", judge, w.address, escrow.PackDispute([32]byte{7}, 4, provider.addr, l.Begin))
	w.refused("NotDisputed", judge, w.address, resolve(4, true))
	before := w.balance(provider.addr)
	w.must(judge, w.address, dispute(4))
	w.refused("NotProvider", stranger, w.address, advance(1))
	w.refused("Disputed", provider, w.address, advance(3))
	w.must(provider, w.address, advance(2))
	w.refused("LowerVoucher", provider, w.address, advance(2))
	w.refused("LowerVoucher", provider, w.address, closes(1))
	w.refused("Disputed", provider, w.address, closes(3))
	w.must(client, w.address, end(2))
	w.pass(uint64(o.Window) + 1)
	_, _, ps := w.voucher(l, 2, shares(o, l, 2), false)
	release := escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps, awards(0))
	w.refused("Disputed", stranger, w.address, release)
	w.must(judge, w.address, resolve(4, true))
	w.refused("Disputed", client, w.address, end(3))
	w.refused("Disputed", provider, w.address, closes(3))
	w.refused("LeaseLost", provider, w.address, commitData(l, w.claim(l, 2, 2)))
	w.refused("LeaseLost", judge, w.address, dispute(3))
	w.must(provider, w.address, closes(2))
	w.equal("paid", w.balance(provider.addr)-before, 2*900_001-180_000-36_000)
}

// TestDisputesOverSettledLeases checks that within the window of a settled lease, not after
// it; nothing is paid in advance any more.
func TestDisputesOverSettledLeases(t *testing.T) {
	w := newIsolatedWorld(t)
	o, l := w.opened()
	v, sig, ps := w.voucher(l, 2, shares(o, l, 2), false)
	w.must(provider, w.address, closeData(o, l, v, sig, ps))
	dispute := escrow.PackDispute(l.StructHash(), 3, provider.addr, l.Begin)
	w.must(judge, w.address, dispute)
	w.refused("WrongStatus", provider, w.address, escrow.PackAdvance(binder.Offer(o), binder.Lease(l), v, sig, ps))
	w.must(judge, w.address, escrow.PackResolve(l.StructHash(), 3, provider.addr, false))
	w.pass(uint64(o.Window) + 1)
	w.refused("WindowOver", judge, w.address, dispute)
}

// TestNothingTwice checks that a lease opens once and is released from Ending alone, claims
// stay within it, jobs end once, and nobody withdraws what is not there.
func TestNothingTwice(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	w.refused("WrongStatus", client, w.address, w.openData(o, l, 0, noPermit))
	w.refused("WrongStatus", stranger, w.address,
		escrow.PackRelease(binder.Offer(o), binder.Lease(l), []bindings.Payee{}, awards(0)))
	none, unsigned, _ := nothing()
	w.refused("WrongVoucher", client, w.address, endData(o, l, none, unsigned, binder.Payees(shares(o, l, 1))))
	v, sig, ps := w.voucher(l, 4, shares(o, l, 4), false)
	w.must(client, w.address, endData(o, l, v, sig, ps))
	w.refused("BeyondCredit", provider, w.address, commitData(l, w.claim(l, 6, 2)))
	w.refused("NothingToPay", stranger, w.address, escrow.PackWithdraw(w.token, stranger.addr))
	w.must(client, w.address, escrow.PackCancel(binder.Offer(o)))
	w.refused("JobOver", client, w.address, escrow.PackCancel(binder.Offer(o)))
	w.refused("JobOver", client, w.address, escrow.PackFund(binder.Offer(o), nil, 0, noPermit))
}

// TestTokenThatMovesByItself checks that a payment that takes another amount from the escrow
// than it was told to does not happen.
func TestTokenThatMovesByItself(t *testing.T) {
	w := newWorld(t)
	at, vice := w.vicious()
	o := w.offer()
	l := w.leaseOf(o)
	w.must(client, w.address, w.openData(o, l, 10_000_000, noPermit))
	w.must(client, w.address, escrow.PackRefund(binder.Offer(o)))
	w.must(stranger, at, vice.PackSetAttack(at, vice.PackMint(w.address, common.Big1)))
	w.refused("InexactToken", client, w.address, escrow.PackWithdraw(at, client.addr))
	v, sig, ps := w.voucher(l, 1, shares(o, l, 1), false)
	w.refused("InexactToken", provider, w.address, closeData(o, l, v, sig, ps))
}

// contractOperator is an operator that is a contract and takes no coins.
func (w *world) contractOperator() (common.Address, func(to common.Address, data []byte) []byte) {
	wallet := doubles.NewOneOwnerWallet()
	at := w.deploy(&doubles.OneOwnerWalletMetaData, wallet.PackConstructor(provider.addr))
	by := func(to common.Address, data []byte) []byte { return wallet.PackExecute(to, data) }
	w.must(stranger, w.token, dollar.PackMint(at, big.NewInt(wealth)))
	w.must(provider, at, by(w.token, dollar.PackApprove(w.registry, big.NewInt(wealth))))
	w.must(provider, at, by(w.registry, registry.PackStake(big.NewInt(minimumStake), noPermit)))
	key, deadline := named("key of a contract"), w.now()+60
	consent := w.consent(account{addr: at}, key, deadline)
	w.must(provider, at, by(w.registry, registry.PackAuthorize(key.addr, deadline, consent)))
	return at, by
}

// TestBondsThatAreNotTaken checks that who takes no coins when it wins has them credited, and
// can send them to somebody who does.
func TestBondsThatAreNotTaken(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	w := newWorld(t)
	at, by := w.contractOperator()
	o := w.offer()
	o.Trace = common.Hash(s.right.trace.Root())
	l := w.leaseOf(o)
	l.FirstSegment, l.StartRoot, l.Provider, l.Node = 0, common.Hash(s.right.roots[0]), at,
		named("key of a contract").addr
	key := named("key of a contract")
	w.must(
		client,
		w.address,
		escrow.PackOpen(binder.Offer(o), w.sign(client, o), 10_000_000, w.permit(client, 10_000_000),
			binder.Lease(l), w.sign(delegate, l), w.sign(key, l)),
	)
	c := &disputedLease{world: w, offer: o, lease: l, party: s.right}
	seg := s.right.segment
	w.must(stranger, w.game, c.charge(o, seg, s.right.Header(), w.signedBy(key, l, seg)))
	st, err := rules.Begin(c.claimed(), s.right.interval(), dispute.Address(stranger.addr), w.now())
	if err != nil {
		t.Fatal(err)
	}
	m, err := dispute.Player{Side: dispute.Asserter, Knowledge: s.right}.Next(st, nil)
	if err != nil {
		t.Fatal(err)
	}
	data, err := games.Pack(c.ref(), st, m)
	if err != nil {
		t.Fatal(err)
	}
	w.must(provider, at, by(w.game, data))
	if st, _, err = rules.Apply(st, m, w.now()); err != nil {
		t.Fatal(err)
	}
	w.pass(clock + 1)
	w.must(stranger, w.game, timeoutData(c, st))
	w.equal("credited", read(w, w.game, game.PackCredits(at), game.UnpackCredits).Uint64(), bond/2)
	w.refused("NotPaid", provider, at, by(w.game, game.PackWithdraw(at)))
	to := named("somebody").addr
	w.must(provider, at, by(w.game, game.PackWithdraw(to)))
	w.equal("paid out", c.wei(to), bond/2)
}

// TestSignaturesOfNobody checks that a lease whose node is the address zero, or a verdict of
// the verifier zero, is signed by no garbage.
func TestSignaturesOfNobody(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	l := c.lease
	l.Node = common.Address{}
	seg, h := s.right.segment, binder.Header(s.right.Header())
	c.value = big.NewInt(bond)
	c.refused(
		"NotSigned",
		stranger,
		c.game,
		game.PackChallenge(binder.Offer(c.offer), binder.Lease(l), binder.Segment(seg), h,
			bindings.Signed{}, bindInterval(whole)),
	)
	st := c.challenge(stranger)
	c.pass(clock + 1)
	c.must(stranger, c.game, timeoutData(c, st))
	c.refused("NotSigned", stranger, c.game, c.cut(bindings.Attestation{Intervals: 2}))
}

// TestStepsOfNothing checks that a trace whose segments have no step leads to no game.
func TestStepsOfNothing(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	h, seg := s.right.Header(), s.right.segment
	h.StepsPerSegment, seg.Steps = 0, 0
	w := newWorld(t)
	o := w.offer()
	o.Trace = common.Hash(h.Root())
	l := w.leaseOf(o)
	l.FirstSegment, l.StartRoot = 0, common.Hash(s.right.roots[0])
	w.must(client, w.address, w.openData(o, l, 10_000_000, w.permit(client, 10_000_000)))
	c := &disputedLease{world: w, offer: o, lease: l, party: s.right}
	c.refused("NoGameNeeded", stranger, c.game, c.charge(o, seg, h, c.signature(seg)))
}

// playedTo plays a game until a state that is wanted, and returns it with the last
// move and the one to come.
func (c *disputedLease) playedTo(st dispute.State, last dispute.Move, wanted func(dispute.State) bool) (dispute.State,
	dispute.Move, dispute.Move) {
	c.t.Helper()
	for {
		p := dispute.Player{Side: st.Turn(), Knowledge: c.party}
		if st.Turn() == dispute.Challenger {
			p.Knowledge = withLog{c.party.right, c.party}
		}
		next, err := p.Next(st, last)
		if wanted(st) {
			return st, last, next
		}
		if err != nil {
			c.t.Fatalf("%s: %v", st.Phase, err)
		}
		st, _ = c.move(st, next)
		last = next
	}
}

// in wants a phase.
func in(phase dispute.Phase) func(dispute.State) bool {
	return func(st dispute.State) bool { return st.Phase == phase }
}

// TestNoProofOfPublicData checks that a tile of public data is computed, not proven.
func TestNoProofOfPublicData(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.flipped(s.products()))
	st, _, _ := c.playedTo(c.challenge(stranger), nil, in(dispute.Prove))
	c.refused("WrongPhase", provider, c.game, game.PackProvePrivate(bindState(st), nil, c.boundRef()))
}

// TestPartsThatAreNone checks that what is opened and picked is of the interval, or the tree,
// that is in dispute.
func TestPartsThatAreNone(t *testing.T) {
	s := newStudyOf(t, preset(t, program.R32), ir.Division{Steps: 4, Stride: 4}, 2)
	c := newWorld(t).signed(s.flipped(s.products()))
	st, last, _ := c.playedTo(c.challenge(stranger), nil, in(dispute.Steps))
	c.refused("Malformed", provider, c.game, game.PackOpenSteps(bindState(st), make([][32]byte, 2)))
	st, last, _ = c.playedTo(st, last, in(dispute.PickStep))
	roots := merkle.TreeOf(append([]merkle.Root(nil), last.(dispute.OpenSteps).Roots...))
	entry := func(i int) bindings.Entry {
		return bindings.Entry{Value: last.(dispute.OpenSteps).Roots[i], Path: bound(roots.Path(i))}
	}
	pick := func(part uint32, left, right bindings.Entry) []byte {
		return game.PackPickStep(bindState(st), part, left, right)
	}
	pathOnly, valueOnly := bindings.Entry{Path: entry(0).Path}, bindings.Entry{Value: [32]byte{1}}
	c.refused("Malformed", stranger, c.game, pick(0, pathOnly, entry(0)))
	c.refused("Malformed", stranger, c.game, pick(0, valueOnly, entry(0)))
	c.refused("Malformed", stranger, c.game, pick(3, entry(2), pathOnly))
	c.refused("Malformed", stranger, c.game, pick(3, entry(2), valueOnly))
	c.refused("Mismatch", stranger, c.game, pick(1, entry(1), entry(1)))

	st, last, next := c.playedTo(st, last, in(dispute.Ops))
	nodes := bound(next.(dispute.OpenNodes).Nodes)
	c.refused("Malformed", provider, c.game, game.PackOpenNodes(bindState(st), nodes[1:]))
	st, last, next = c.playedTo(st, last, func(st dispute.State) bool {
		return st.Phase == dispute.PickNode && st.Height <= 6
	})
	op := next.(dispute.PickOp)
	c.refused("Malformed", stranger, c.game,
		game.PackPickNode(bindState(st), op.Child, bindings.Entry{Value: op.Node.Value, Path: bound(op.Node.Path)}))
	st, last, next = c.playedTo(st, last, in(dispute.Leaves))
	nodes = bound(next.(dispute.OpenNodes).Nodes)
	nodes[0][0]++
	c.refused("Mismatch", provider, c.game, game.PackOpenNodes(bindState(st), nodes))
	st, last, _ = c.playedTo(st, last, in(dispute.PickTile))
	sums := last.(dispute.OpenSums).Sums
	tile := func(part int, sums []uint32) []byte { return game.PackPickTile(bindState(st), uint32(part), sums) }
	c.refused("Malformed", stranger, c.game, tile(len(sums)+1, sums))
	other := append([]uint32{sums[0] + 1}, sums[1:]...)
	c.refused("Mismatch", stranger, c.game, tile(0, other))
}
