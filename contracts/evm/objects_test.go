package evm_test

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// someHash has as few zeros as hashes have: call data are paid by them.
func someHash(of string, n uint32) common.Hash { return crypto.Keccak256Hash(fmt.Append(nil, of, n)) }

// height is that of the block that draws the verifiers, as commitments name it.
const height = 77

// signedBy is a key's signature on the commitment of a lease to a segment.
func (w *world) signedBy(key account, l market.Lease, seg commit.Segment) bindings.Signed {
	c := market.Commitment{Lease: l.StructHash(), Segment: seg.Index, Hash: common.Hash(seg.Hash()), Height: height}
	return binder.Signed(height, market.Signature(w.sign(key, c)))
}

// The offer of the tests: 10 segments at up to 1 dollar, 10 % for verifiers
// and 2 % for the delegate.
func (w *world) offer() market.Offer {
	return market.Offer{
		Job: market.JobID(someHash("job", 1)), Client: client.addr, Token: w.token, Delegate: delegate.addr,
		MaxPrice: 1_000_000, Segments: 10, Credit: 2, Quorum: 2, VerifyBPS: 1000, DelegateBPS: 200,
		Window: 600, Deadline: w.now() + 100_000, Nonce: 1, Trace: someHash("trace", 1),
		Locks: locks,
	}
}

func (w *world) leaseOf(o market.Offer) market.Lease {
	return market.Lease{
		Offer: o.StructHash(), Provider: provider.addr, Node: node.addr, Price: 900_001, FirstSegment: 2,
		Segments: 4, StartRoot: someHash("root", 0), Begin: w.now(), Deadline: o.Deadline - 10_000, Nonce: 1,
		Verifiers: someHash("verifiers", 1),
	}
}

// shares pays a verifier and the delegate all that n segments give them.
func shares(o market.Offer, l market.Lease, n uint32) []market.Payee {
	gross := l.Price * uint64(n)
	return []market.Payee{
		{Account: verifiers[0].addr, Amount: gross * uint64(o.VerifyBPS) / 10_000},
		{Account: delegate.addr, Amount: gross * uint64(o.DelegateBPS) / 10_000},
	}
}

// voucher returns the arguments that close and end take after the lease.
func (w *world) voucher(l market.Lease, n uint32, ps []market.Payee, last bool) (bindings.Voucher, []byte,
	[]bindings.Payee) {
	v := market.Voucher{Lease: l.StructHash(), Segments: n, Payees: market.PayeesHash(ps), Last: last}
	return binder.Voucher(v), w.sign(delegate, v), binder.Payees(ps)
}

// claimedSegment is a segment that commit claims, with its votes.
type claimedSegment struct {
	segment uint32
	claim   bindings.Claim
	votes   []bindings.Vote
}

// claim is a claim of a segment with the verdicts of the first n verifiers.
func (w *world) claim(l market.Lease, segment uint32, n int) claimedSegment {
	return w.claimOf(l, someSegment(segment), n)
}

// someSegment is one of a job, with words of no meaning.
func someSegment(index uint32) commit.Segment {
	root := func(name string) merkle.Root { return merkle.Root(someHash(name, index)) }
	return commit.Segment{
		Job: root("job"), Program: root("program"), Numerics: program.R32, Dataset: root("dataset"), Index: index,
		FirstStep: 10 * index, Steps: 10, Start: root("start"), End: root("root"), Log: root("log"),
		Marks: root("marks"),
	}
}

// claimOf claims a segment.
func (w *world) claimOf(l market.Lease, seg commit.Segment, n int) claimedSegment {
	segment := seg.Index
	c := market.Commitment{Lease: l.StructHash(), Segment: segment, Hash: common.Hash(seg.Hash()), Height: height}
	claim := claimedSegment{segment: segment, claim: binder.Claim(seg, height, market.Signature(w.sign(node, c)))}
	for i := range n {
		v := market.Verdict{
			Lease: c.Lease, Segment: segment, Commitment: c.StructHash(), Agree: true,
			Intervals: 5, Root: someHash("root", segment), Verifier: verifiers[i].addr,
		}
		sig := market.Signature(w.sign(checker(i), v))
		claim.votes = append(claim.votes, binder.Vote(market.SignedVerdict{Verdict: v, Sig: sig}))
	}
	return claim
}

// awards repeats the claims of segments, each by the first n verifiers.
func awards(n int, segments ...uint32) []bindings.Award {
	list := []bindings.Award{}
	for _, s := range segments {
		a := bindings.Award{Segment: s}
		for _, v := range verifiers[:n] {
			a.Verifiers = append(a.Verifiers, v.addr)
		}
		list = append(list, a)
	}
	return list
}

// permit is the client's EIP-2612 approval of value for the escrow.
func (w *world) permit(a account, value int64) bindings.Permit {
	nonce := read(w, w.token, dollar.PackNonces(a.addr), dollar.UnpackNonces)
	deadline := new(big.Int).SetUint64(w.now() + 3600)
	separator := read(w, w.token, dollar.PackDOMAINSEPARATOR(), dollar.UnpackDOMAINSEPARATOR)
	word := func(b []byte) []byte { return common.LeftPadBytes(b, 32) }
	inner := crypto.Keccak256(
		crypto.Keccak256([]byte("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)")),
		word(a.addr[:]), word(w.address[:]), word(big.NewInt(value).Bytes()), word(nonce.Bytes()),
		word(deadline.Bytes()))
	sig, err := crypto.Sign(crypto.Keccak256([]byte{0x19, 1}, separator[:], inner), a.key)
	if err != nil {
		w.t.Fatalf("permit: %v", err)
	}
	return bindings.Permit{
		Value: big.NewInt(value), Deadline: deadline, V: sig[64] + 27, R: [32]byte(sig[:32]), S: [32]byte(sig[32:64]),
	}
}

func (w *world) openData(o market.Offer, l market.Lease, deposit uint64, p bindings.Permit) []byte {
	return escrow.PackOpen(binder.Offer(o), w.sign(client, o), deposit, p, binder.Lease(l), w.sign(delegate, l),
		w.sign(node, l))
}

// opened funds the whole offer and opens its lease.
func (w *world) opened() (market.Offer, market.Lease) {
	o := w.offer()
	l := w.leaseOf(o)
	w.must(client, w.address, w.openData(o, l, 10_000_000, w.permit(client, 10_000_000)))
	return o, l
}

func closeData(o market.Offer, l market.Lease, v bindings.Voucher, sig []byte, ps []bindings.Payee) []byte {
	return escrow.PackClose(binder.Offer(o), binder.Lease(l), v, sig, ps)
}

func endData(o market.Offer, l market.Lease, v bindings.Voucher, sig []byte, ps []bindings.Payee) []byte {
	return escrow.PackEnd(binder.Offer(o), binder.Lease(l), v, sig, ps)
}

// nothing is the voucher for no segment.
func nothing() (bindings.Voucher, []byte, []bindings.Payee) {
	return bindings.Voucher{}, nil, []bindings.Payee{}
}
