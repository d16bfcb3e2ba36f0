package bundle_test

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ipfs/go-cid"
	"github.com/multiformats/go-multihash"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/bundle"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

const now = 1_800_000_000

// key is a deterministic key; it implements market.Signer.
type key struct{ k *ecdsa.PrivateKey }

func keyOf(name string) key {
	seed := sha256.Sum256([]byte(name))
	k, err := crypto.ToECDSA(seed[:])
	if err != nil {
		panic(err)
	}
	return key{k}
}

func (k key) Address() common.Address { return crypto.PubkeyToAddress(k.k.PublicKey) }

func (k key) SignDigest(_ context.Context, h common.Hash) (market.Signature, error) {
	sig, err := crypto.Sign(h[:], k.k)
	if err != nil {
		return market.Signature{}, err
	}
	sig[64] += 27
	return market.Signature(sig), nil
}

func (k key) sign(s market.Structured) market.Signature {
	sig, err := k.SignDigest(context.Background(), domain.Digest(s))
	if err != nil {
		panic(err)
	}
	return sig
}

var (
	domain     = market.Domain{ChainID: 137, Escrow: common.Address{0xe5}}
	contract   = common.Address{0x6a}
	client     = keyOf("client")
	delegate   = keyOf("delegate")
	wallet     = keyOf("provider's wallet")
	node       = keyOf("provider's node")
	challenger = keyOf("challenger")
	exporter   = keyOf("exporter")
	rules      = dispute.Rules{Clock: 1000, Extension: 50}
)

// knowledge is one party's execution of the claim.
type knowledge struct {
	*executor.Replay
	b *bundle.Bundle
}

func (k knowledge) Operator(i uint32) (dispute.Operator, error) {
	e, p, err := k.Replay.Operator(i)
	return dispute.Operator{Encoding: e, Path: p}, err
}

func (k knowledge) Record(uint32) (dispute.Record, error) {
	return dispute.Record{}, errors.New("no record is disputed here")
}

// agreed makes the part of a bundle that lies before the game: a segment with a
// flipped bit, signed.
func agreed(t *testing.T) (b bundle.Bundle, right, wrong *executor.Replay) {
	t.Helper()
	p, err := engine.Preset("demo", 4, 1)
	if err != nil {
		t.Fatal(err)
	}
	data := bytes.Repeat([]byte("what is specified can be checked. "), 40)
	hash, err := multihash.Sum(data, multihash.SHA2_256, -1)
	if err != nil {
		t.Fatal(err)
	}
	spec := market.Spec{
		Version: 1, Name: "t", Program: p, StepsPerSegment: 2, Marks: 2, Salt: 1,
		Dataset:      market.Blob{CID: cid.NewCidV1(cid.Raw, hash).String(), Size: uint64(len(data))},
		Verification: market.Verification{Tier: market.TierExact, SamplePermille: 1000, Verifiers: 1, Intervals: 1},
	}
	tr, err := executor.Runner{}.Trace(spec, data)
	if err != nil {
		t.Fatal(err)
	}
	fault, err := executor.FlippedGradient(tr, 0)
	if err != nil {
		t.Fatal(err)
	}
	open := func(f *executor.InjectedFault) *executor.Replay {
		r, err := executor.Runner{Threads: 1}.Replay(t.Context(), spec, data, nil, executor.WholeSegment(spec, 0), f)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(r.Close)
		return r
	}
	right, wrong = open(nil), open(fault)
	out, _, err := wrong.Claim(t.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	contact, err := p2p.PeerIDOf(&delegate.k.PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	o := market.Offer{
		Job: spec.ID(), Client: client.Address(), Token: common.Address{1}, Delegate: delegate.Address(), MaxPrice: 100,
		Segments: spec.Segments(),
		Credit:   1, Quorum: 1, Window: 60, Deadline: now + 5000, Trace: common.Hash(tr.Root()), Locks: 1,
	}
	l := market.Lease{
		Offer: o.StructHash(), Provider: wallet.Address(), Node: node.Address(), Price: 90, Segments: spec.Segments(),
		StartRoot: common.Hash(out.Segment.Start), Begin: now, Deadline: now + 4000,
	}
	c := market.Commitment{Lease: l.StructHash(), Hash: common.Hash(out.Segment.Hash())}
	v := market.Verdict{Lease: c.Lease, Commitment: c.StructHash(), Intervals: 1, Root: common.Hash{1},
		Verifier: challenger.Address()}
	b = bundle.Bundle{
		Announcement: market.Announcement{Spec: spec, Offer: o, Domain: domain, Sig: client.sign(o),
			Contact: contact.String()},
		Lease: market.SignedLease{Lease: l, DelegateSig: delegate.sign(l), NodeSig: node.sign(l)},
		Result: market.SegmentResult{Commitment: c, Sig: node.sign(c), Segment: out.Segment,
			Log: commit.EncodeLog(out.Log), Marks: out.Marks},
		Header: tr.Header(), Verdicts: []market.SignedVerdict{{Verdict: v, Sig: challenger.sign(v)}},
		Contract: contract, Clock: rules.Clock, Extension: rules.Extension,
	}
	return b, right, wrong
}

func charge(b bundle.Bundle) games.Evidence {
	return games.Evidence{Offer: b.Announcement.Offer, Lease: b.Lease.Lease, Segment: b.Result.Segment,
		Header: b.Header, NodeSig: b.Result.Sig}
}

// book writes plays down.
type book struct {
	t      *testing.T
	b      *bundle.Bundle
	time   uint64
	nonces map[common.Address]uint64
}

func (k *book) play(by key, data []byte, err error) {
	k.t.Helper()
	if err != nil {
		k.t.Fatal(err)
	}
	tx, err := types.SignNewTx(by.k, types.LatestSignerForChainID(big.NewInt(137)), &types.DynamicFeeTx{
		ChainID: big.NewInt(137), Nonce: k.nonces[by.Address()], To: &contract, Gas: 1_000_000,
		GasFeeCap: big.NewInt(9), GasTipCap: big.NewInt(1), Data: data,
	})
	if err != nil {
		k.t.Fatal(err)
	}
	k.nonces[by.Address()]++
	head := &types.Header{Number: new(big.Int).SetUint64(k.time - now), Time: k.time, Difficulty: new(big.Int),
		BaseFee: big.NewInt(7)}
	p, err := bundle.NewPlay(tx, head, 100_000)
	if err != nil {
		k.t.Fatal(err)
	}
	k.b.Plays = append(k.b.Plays, p)
	k.time++
}

// played is a whole dispute; moves bounds how many are made before the clock
// runs out.
func played(t *testing.T, moves int) bundle.Bundle {
	t.Helper()
	b, right, wrong := agreed(t)
	ch := charge(b)
	at := dispute.Interval{Index: dispute.WholeSegment}
	k := &book{t: t, b: &b, time: now, nonces: map[common.Address]uint64{}}
	s, err := rules.Begin(ch.Claim(), at, dispute.Address(challenger.Address()), k.time)
	if err != nil {
		t.Fatal(err)
	}
	data, err := games.PackChallenge(ch, at)
	k.play(challenger, data, err)
	var last dispute.Move
	for range moves {
		side, by, knows := dispute.Challenger, challenger, right
		if s.Turn() == dispute.Asserter {
			side, by, knows = dispute.Asserter, node, wrong
		}
		m, err := dispute.Player{Side: side, Knowledge: knowledge{knows, &b}}.Next(s, last)
		if err != nil && !errors.Is(err, dispute.ErrNoMove) {
			t.Fatal(err)
		}
		data, err := games.Pack(ch.Ref(), s, m)
		next, end, illegal := rules.Apply(s, m, k.time)
		if illegal != nil {
			t.Fatal(illegal)
		}
		k.play(by, data, err)
		if end.Winner != dispute.Nobody {
			b.Winner = challenger.Address()
			return b
		}
		s, last = next, m
	}
	if s.Turn() == dispute.Asserter {
		k.time = s.Deadline() + 1
		data, err := games.PackTimeout(ch.Ref(), s)
		k.play(challenger, data, err)
		b.Winner = challenger.Address()
	}
	return b
}

func signed(t *testing.T, b bundle.Bundle) bundle.Bundle {
	t.Helper()
	out, err := b.Signed(t.Context(), exporter)
	if err != nil {
		t.Fatal(err)
	}
	return out
}
