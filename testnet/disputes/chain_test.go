package disputes

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// testChain is a chain with the contracts, whose time the tests set.
type testChain interface {
	place() contracts
	time() (uint64, error)
	// at sets the chain time of the next call.
	at(t uint64) error
	// call makes a transaction; a refusal is an *evm.RevertError.
	call(from account, to common.Address, data []byte, value *big.Int) error
	see(to common.Address, data []byte) ([]byte, error)
	give(to common.Address, wei uint64) error
}

// The parties besides the players.
var (
	client    = named("client")
	delegate  = named("delegate")
	provider  = named("provider")
	node      = named("node")
	stranger  = named("stranger")
	verifiers = []account{named("verifier 0"), named("verifier 1")}
)

// coins is what every account has at the start, in wei.
const coins = 1e18

// job is an offer under which a provider works, on a chain.
type job struct {
	offer market.Offer
	lease market.Lease
}

const price = 1_000_003 // odd, so that shares round

// fundParties gives the parties stakes, node keys and money.
func fundParties(l testChain) error {
	for _, a := range append([]account{client, delegate, provider, node, stranger}, verifiers...) {
		if err := l.give(a.addr, coins); err != nil {
			return err
		}
	}
	if err := mint(l, client.addr, 1000*price); err != nil {
		return err
	}
	if err := registerOperator(l, provider, node, 3*minimumStake); err != nil {
		return err
	}
	for i, v := range verifiers {
		if err := registerOperator(l, v, named(fmt.Sprint("checker ", i)), minimumStake); err != nil {
			return err
		}
	}
	return nil
}

func mint(l testChain, to common.Address, amount int64) error {
	return l.call(stranger, l.place().token, dollarABI.PackMint(to, big.NewInt(amount)), nil)
}

var noPermit = bindings.Permit{Value: new(big.Int), Deadline: new(big.Int)}

// registerOperator stakes an operator and authorises its node.
func registerOperator(l testChain, operator, node account, stake int64) error {
	p := l.place()
	if err := mint(l, operator.addr, stake); err != nil {
		return err
	}
	if err := l.call(operator, p.token, dollarABI.PackApprove(p.registry, big.NewInt(stake)), nil); err != nil {
		return err
	}
	if err := l.call(operator, p.registry, registryABI.PackStake(big.NewInt(stake), noPermit), nil); err != nil {
		return err
	}
	now, err := l.time()
	if err != nil {
		return err
	}
	until := now + 3600
	consent := contracts{domain: market.Domain{ChainID: p.domain.ChainID, Escrow: p.registry}}
	sig, err := consent.sign(node, wallet.Authorization{Operator: operator.addr, Node: node.addr, Deadline: until})
	if err != nil {
		return err
	}
	return l.call(operator, p.registry, registryABI.PackAuthorize(node.addr, until, sig[:]), nil)
}

// openLease opens a lease for a segment's work. All parties of one job share its start
// and trace.
func openLease(l testChain, s commit.Segment, trace merkle.Root, nonce uint64) (job, error) {
	place := l.place()
	var j job
	now, err := l.time()
	if err != nil {
		return j, err
	}
	j.offer = market.Offer{
		Job: market.JobID(s.Job), Client: client.addr, Token: place.token, Delegate: delegate.addr, MaxPrice: price,
		Segments: 2, Credit: 2, Quorum: 2, VerifyBPS: 1000, DelegateBPS: 200, Window: 600, Deadline: now + 500_000,
		Nonce: nonce, Trace: common.Hash(trace), Locks: locks,
	}
	j.lease = market.Lease{
		Offer: j.offer.StructHash(), Provider: provider.addr, Node: node.addr, Price: price, Segments: 2,
		StartRoot: common.Hash(s.Start), Begin: now, Deadline: j.offer.Deadline, Nonce: nonce,
	}
	bySide, err := place.sign(delegate, j.lease)
	if err != nil {
		return j, err
	}
	byNode, err := place.sign(node, j.lease)
	if err != nil {
		return j, err
	}
	if err := l.call(client, place.token, dollarABI.PackApprove(place.escrow, big.NewInt(2*price)), nil); err != nil {
		return j, err
	}
	return j, l.call(client, place.escrow, escrowABI.PackOpen(binder.Offer(j.offer), nil, 2*price, noPermit,
		binder.Lease(j.lease), bySide[:], byNode[:]), nil)
}

// height is what every commitment names.
const height = 77

// name returns the hash of the lease.
func (j job) name() merkle.Root { return merkle.Root(j.lease.StructHash()) }

// evidence returns what a challenger shows against a segment, which the lease's node
// has signed.
func (j job) evidence(c contracts, s commit.Segment, h ir.Header) (games.Evidence, error) {
	e := games.Evidence{Offer: j.offer, Lease: j.lease, Segment: s, Header: h, Height: height}
	var err error
	e.NodeSig, err = c.sign(node, e.Ref().Commitment())
	return e, err
}
