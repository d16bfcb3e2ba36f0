package role

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ipfs/go-cid"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/multiformats/go-multihash"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/journal"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// cellar is a block store in memory.
type cellar struct {
	shelf
	mu     sync.Mutex
	blocks map[string][]byte
}

func (c *cellar) Put(_ context.Context, r io.Reader) (string, uint64, error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return "", 0, err
	}
	h, err := multihash.Sum(b, multihash.SHA2_256, -1)
	id := cid.NewCidV1(cid.Raw, h).String()
	c.set(id, b)
	return id, uint64(len(b)), err
}

func (c *cellar) Get(_ context.Context, id string, _ uint64, _ []peer.ID, w io.Writer) error {
	c.mu.Lock()
	b, ok := c.blocks[id]
	c.mu.Unlock()
	if !ok {
		return p2p.ErrNotFound
	}
	_, err := w.Write(b)
	return err
}

func (c *cellar) set(id string, b []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.blocks[id] = b
}

// accused is a claimed segment that somebody objects to.
type accused struct {
	judge  *Judge
	cellar *cellar
	deal   escrow.Deal
	claim  escrow.ClaimedSegment
	e      Evidence
}

// accuse trains a small job up to the end of segment i; wrong alters a weight
// before it.
func accuse(t *testing.T, i uint32, wrong bool) *accused {
	t.Helper()
	keys := map[byte]*wallet.NodeKey{}
	for b := range byte(4) {
		k, err := crypto.ToECDSA(bytes.Repeat([]byte{b + 1}, 32))
		if err != nil {
			t.Fatal(err)
		}
		keys[b] = wallet.NewNodeKey(k)
	}
	client, delegate, provider, node := keys[0], keys[1], keys[2], keys[3]
	a := &accused{cellar: &cellar{blocks: map[string][]byte{}}}
	put := func(b []byte) market.Blob {
		t.Helper()
		id, size, err := a.cellar.Put(t.Context(), bytes.NewReader(b))
		if err != nil {
			t.Fatal(err)
		}
		return market.Blob{CID: id, Size: size}
	}
	spec, data := traceable(t)
	spec.Dataset, spec.Salt = put(data), 1
	spec.Verification = market.Verification{Tier: market.TierExact, SamplePermille: 1000, Verifiers: 1}
	run := executor.Runner{Threads: 1}
	genesis, err := run.Genesis(spec)
	if err != nil {
		t.Fatal(err)
	}
	s, err := run.Open(spec, data, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var start market.Blob
	checkpoint := func() market.Blob {
		t.Helper()
		b, err := s.Checkpoint()
		if err != nil {
			t.Fatal(err)
		}
		return put(b)
	}
	for j := range i {
		_, n := spec.SegmentSteps(j)
		if _, err := s.Run(t.Context(), j, n, nil); err != nil {
			t.Fatal(err)
		}
		start = checkpoint()
	}
	_, n := spec.SegmentSteps(i)
	out, err := s.Run(t.Context(), i, n, nil)
	if err != nil {
		t.Fatal(err)
	}
	if wrong {
		s.Alter()
		if out.Segment.End, err = s.Root(); err != nil {
			t.Fatal(err)
		}
	}
	domain := market.Domain{ChainID: 31337, Escrow: common.Address{0: 1}}
	sign := func(k *wallet.NodeKey, x market.Structured) market.Signature {
		t.Helper()
		sig, err := k.SignDigest(t.Context(), domain.Digest(x))
		if err != nil {
			t.Fatal(err)
		}
		return sig
	}
	const now = 5000
	o := market.Offer{Job: spec.ID(), Client: client.Address(), Token: common.Address{1}, Delegate: delegate.Address(), MaxPrice: 1_000_000,
		Segments: spec.Segments(), Credit: 2, Quorum: 1, VerifyBPS: 500, Window: 60, Deadline: now + 100}
	l := market.Lease{Offer: o.StructHash(), Provider: provider.Address(), Node: node.Address(), Price: 1_000_000, Segments: spec.Segments(),
		StartRoot: common.Hash(genesis), Deadline: now + 50}
	c := market.Commitment{Lease: l.StructHash(), Segment: i, Hash: common.Hash(out.Segment.Hash())}
	contact, err := p2p.PeerIDOf(&delegate.Key().PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	a.e = Evidence{
		Announcement: market.Announcement{Spec: spec, Offer: o, Domain: domain, Sig: sign(client, o), Contact: contact.String()},
		Lease:        market.SignedLease{Lease: l, DelegateSig: sign(delegate, l), NodeSig: sign(node, l)},
		Result:       market.SegmentResult{Commitment: c, Sig: sign(node, c), Segment: out.Segment, Log: commit.EncodeLog(out.Log), End: checkpoint()},
		Start:        start,
	}
	a.deal = escrow.Deal{Domain: domain, Offer: o, Lease: a.e.Lease, PerSegment: true}
	a.claim = escrow.ClaimedSegment{Segment: i, Hash: c.Hash, Sig: a.e.Result.Sig}
	heads := newArena()
	heads.head.Time = now + 500 // the offer has ended meanwhile
	d := Deps{Blocks: a.cellar, Heads: heads, Ledger: openLedger(t), Runner: run, Journal: journal.New(time.Now), Log: slog.New(slog.DiscardHandler)}
	if d.Pins, err = NewPins(d, nil); err != nil {
		t.Fatal(err)
	}
	a.judge = NewJudge(d)
	return a
}

func (a *accused) rules(t *testing.T) (bool, error) {
	t.Helper()
	raw, err := canon.Marshal(a.e)
	if err != nil {
		t.Fatal(err)
	}
	if err := a.judge.Admit(a.deal, a.claim, raw); err != nil {
		return false, err
	}
	return a.judge.Right(t.Context(), a.deal, a.claim, raw)
}

// TestAJudgeDecidesByItsOwnExecution: for who is right, against who is not, at
// the seed and later.
func TestAJudgeDecidesByItsOwnExecution(t *testing.T) {
	for _, i := range []uint32{0, 1} {
		for _, wrong := range []bool{false, true} {
			if right, err := accuse(t, i, wrong).rules(t); err != nil || right == wrong {
				t.Errorf("segment %d, altered %t: right %t, %v", i, wrong, right, err)
			}
		}
	}
}

// TestAnotherCheckpointIsDeliveredThanWasCommitted: the state is right, what the
// client would get is not.
func TestAnotherCheckpointIsDeliveredThanWasCommitted(t *testing.T) {
	a := accuse(t, 1, false)
	a.e.Result.End = a.e.Start
	if right, err := a.rules(t); err != nil || right {
		t.Errorf("right %t, %v", right, err)
	}
}

// TestAnObjectorDoesNotChooseTheStart: a checkpoint that is not the segment's
// start, or that nobody has, is not held against the provider.
func TestAnObjectorDoesNotChooseTheStart(t *testing.T) {
	a := accuse(t, 1, false)
	for name, start := range map[string]market.Blob{"another state": a.e.Result.End, "nobody's": {CID: "bafk", Size: 9}, "none": {}} {
		a.e.Start = start
		if right, err := a.rules(t); err != nil || !right {
			t.Errorf("%s: right %t, %v", name, right, err)
		}
	}
	a.e.Lease.Lease.FirstSegment = 1 // what came before is not this lease's
	if s, err := a.judge.before(t.Context(), a.e, nil, nil); err == nil {
		s.Close()
		t.Error("a start that nobody has was made up")
	}
}

// TestEvidenceIsAboutTheClaim, or it is none.
func TestEvidenceIsAboutTheClaim(t *testing.T) {
	for name, spoil := range map[string]func(*accused){
		"another hash":     func(a *accused) { a.claim.Hash[3] ^= 1 },
		"another segment":  func(a *accused) { a.claim.Segment++ },
		"another lease":    func(a *accused) { a.deal.Lease.Lease.Price-- },
		"another offer":    func(a *accused) { a.deal.Offer.Nonce++ },
		"another chain":    func(a *accused) { a.deal.Domain.ChainID++ },
		"another log":      func(a *accused) { a.e.Result.Log[0] ^= 1 },
		"no log":           func(a *accused) { a.e.Result.Log = nil },
		"an unsigned job":  func(a *accused) { a.e.Announcement.Sig[7] ^= 1 },
		"another program":  func(a *accused) { a.e.Announcement.Spec.Program.Seed++ },
		"a forged segment": func(a *accused) { a.e.Result.Sig[7] ^= 1 },
	} {
		a := accuse(t, 0, false)
		spoil(a)
		if _, err := a.rules(t); !errors.Is(err, ErrEvidence) {
			t.Errorf("%s: %v", name, err)
		}
	}
	a := accuse(t, 0, false)
	for _, raw := range [][]byte{nil, {0xff}, make([]byte, maxEvidence+1)} {
		if err := a.judge.Admit(a.deal, a.claim, raw); !errors.Is(err, ErrEvidence) {
			t.Errorf("%d bytes: %v", len(raw), err)
		}
	}
}
