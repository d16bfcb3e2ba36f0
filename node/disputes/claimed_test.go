package disputes

import (
	"crypto/ecdsa"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// machines are leases' states by name, and what was found of claims. They implement Leases.
type machines struct {
	states   map[common.Hash]escrow.State
	examined []escrow.Examined
}

func (m *machines) State(lease common.Hash) (escrow.State, error) {
	if s, ok := m.states[lease]; ok {
		return s, nil
	}
	return escrow.State{}, role.ErrNoEscrow
}

func (m *machines) Apply(_ common.Hash, ev escrow.Event) error {
	m.examined = append(m.examined, ev.(escrow.Examined))
	return nil
}

// onChain is a lease whose provider's node claims on chain, and a client that follows it.
type onChain struct {
	t      *testing.T
	a      *fixture
	client *party
	leases *machines
	reader *claimReader
	node   *ecdsa.PrivateKey
	lease  role.Followed
}

func newOnChain(t *testing.T) *onChain {
	t.Helper()
	claim, data := claimOf(t, 0, false)
	seed := merkle.Sum("the provider's node")
	key, err := crypto.ToECDSA(seed[:])
	if err != nil {
		t.Fatal(err)
	}
	o := &onChain{t: t, a: newFixture(), node: key, leases: &machines{states: map[common.Hash]escrow.State{}}}
	o.lease = role.Followed{Announcement: claim.Announcement, Lease: claim.Lease}
	o.lease.Lease.Lease.Node = crypto.PubkeyToAddress(key.PublicKey)
	o.client = newParty(t, o.a, theVerifier, data, Options{})
	o.client.leases = o.leases
	if err := o.client.d.Follow(o.lease); err != nil {
		t.Fatal(err)
	}
	o.reader = newClaimReader(o.client.Player)
	return o
}

// right is the right segment i.
func (o *onChain) right(i uint32) commit.Segment {
	o.t.Helper()
	c, _ := claimOf(o.t, i, false)
	return c.Segment()
}

// signed is a segment as the node claims it at a height.
func (o *onChain) signed(s commit.Segment, height uint64) games.Claimed {
	o.t.Helper()
	c := games.Claimed{Fields: s, Block: o.a.Latest().Number, Ref: games.Ref{
		Lease: merkle.Root(o.lease.Lease.Lease.StructHash()), Segment: s.Index, Hash: s.Hash(), Height: height}}
	o.sign(&c)
	return c
}

func (o *onChain) sign(c *games.Claimed) {
	o.t.Helper()
	digest := o.lease.Announcement.Domain.Digest(c.Ref.Commitment())
	sig, err := crypto.Sign(digest[:], o.node)
	if err != nil {
		o.t.Fatal(err)
	}
	sig[64] += 27
	c.NodeSig = market.Signature(sig)
}

// claims puts claims on chain and lets the client look at them and play.
func (o *onChain) claims(cs ...games.Claimed) {
	o.t.Helper()
	o.a.claimed = append(o.a.claimed, cs...)
	for range 2 { // the second look finds nothing new, and shows what was committed to
		o.look()
		if len(o.a.committed) > 0 {
			o.a.Pass(51)
		}
	}
}

func (o *onChain) look() {
	o.t.Helper()
	if err := o.reader.look(o.t.Context()); err != nil {
		o.t.Fatal(err)
	}
	o.client.act(o.t)
}

// restart leaves nothing but the client's ledger.
func (o *onChain) restart() {
	o.t.Helper()
	o.client.restart(o.t)
	o.client.leases = o.leases
	o.reader = newClaimReader(o.client.Player)
}

// keeps has the client keep a claim that it got from the provider.
func (o *onChain) keeps(c games.Claimed) {
	o.t.Helper()
	if err := o.client.d.KeepClaim(o.lease.Claim(c)); err != nil {
		o.t.Fatal(err)
	}
}

// verify is keeps of a segment that verifiers have found right.
func (o *onChain) verify(c games.Claimed) {
	o.keeps(c)
	id := common.Hash(c.Lease)
	s := o.leases.states[id]
	s.Segments = append(s.Segments, escrow.Segment{Step: escrow.Verified, Hash: common.Hash(c.Hash)})
	o.leases.states[id] = s
}

// found wants to see what the client's machine was told, by segment.
func (o *onChain) found(want ...bool) {
	o.t.Helper()
	var got []bool
	for i, x := range slices.Compact(o.leases.examined) { // told again while evidence waits
		if int(x.Segment) != i {
			o.t.Errorf("told of segment %d, want %d", x.Segment, i)
		}
		got = append(got, x.Right)
	}
	if !slices.Equal(got, want) {
		o.t.Errorf("found %v, want %v", got, want)
	}
}

// garbage is a segment whose fields are right in everything but what was computed.
func garbage(s commit.Segment) commit.Segment {
	s.End, s.Log, s.Marks = merkle.Sum("no state"), merkle.Sum("no log"), merkle.Sum("no marks")
	return s
}

// TestAuditC2GarbageOnChainIsChallenged: a claim that nobody has seen was paid. Now whoever
// follows the lease executes it again and challenges it from its event alone, and the silence
// of its provider loses it.
func TestAuditC2GarbageOnChainIsChallenged(t *testing.T) {
	for i := range uint32(2) {
		o := newOnChain(t)
		var cs []games.Claimed
		for j := range i {
			cs = append(cs, o.signed(o.right(j), 7))
		}
		o.claims(append(cs, o.signed(garbage(o.right(i)), 9))...)
		o.found(append(slices.Repeat([]bool{true}, int(i)), false)...)
		if len(o.a.games) != 1 || o.a.games[0].Ref.Segment != i || o.a.games[0].Ref.Height != 9 {
			t.Fatalf("segment %d: %d games", i, len(o.a.games))
		}
		if s := o.a.games[0].State(); s.Turn() != dispute.Asserter {
			t.Errorf("segment %d: %s moves first", i, s.Turn())
		}
		o.a.Pass(1001)
		o.client.act(t)
		o.client.act(t)
		if x := o.client.only(t); x.Status != Won || o.a.games[0].Over.By != "the clock" {
			t.Errorf("segment %d: %+v", i, x)
		}
	}
}

// TestAuditC2AWrongClaimIsPlayedFromItsEvent checks that a game is won from the event alone,
// without the claim's log and marks, against a provider that defends what it has claimed.
func TestAuditC2AWrongClaimIsPlayedFromItsEvent(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	o := newOnChain(t)
	claim, data := claimOf(t, 0, true)
	on := o.signed(claim.Segment(), 9)
	claim.Lease = o.lease.Lease
	claim.Result.Commitment, claim.Result.Sig = on.Commitment(), on.NodeSig
	provider := newParty(t, o.a, theProvider, data, flip)
	if err := provider.d.KeepClaim(claim); err != nil {
		t.Fatal(err)
	}
	o.claims(on)
	o.found(false)
	for range 40 {
		provider.act(t)
		o.client.act(t)
		o.a.Pass(1)
	}
	if x := o.client.only(t); x.Status != Won || o.a.games[0].Over.By != "the tile" {
		t.Errorf("%+v", x)
	}
}

// TestAuditC2RightClaimsAreLeftAlone checks that a claim that is right costs its provider
// nothing, and that one which was verified is not executed again.
func TestAuditC2RightClaimsAreLeftAlone(t *testing.T) {
	o := newOnChain(t)
	o.claims(o.signed(o.right(0), 7), o.signed(o.right(1), 8))
	o.found(true, true)
	if all, err := o.client.List(); err != nil || len(all) != 0 || len(o.a.games) != 0 {
		t.Errorf("%d disputes, %d games, %v", len(all), len(o.a.games), err)
	}

	known := newOnChain(t)
	known.verify(known.signed(known.right(0), 7))
	known.claims(known.signed(known.right(0), 12)) // under another height
	known.found(true)
	if b, ok := known.client.d.Blocks.(*roletest.DataBlocks); !ok || b.Reads != 0 {
		t.Errorf("the data was read %d times", b.Reads)
	}
}

// TestAuditC2WrongWordsOnChainAreStruck checks that claims whose own fields cannot be are lost
// without a game: also those in numerics that have no name.
func TestAuditC2WrongWordsOnChainAreStruck(t *testing.T) {
	for what, spoil := range map[string]func(*onChain, *games.Claimed){
		"steps": func(o *onChain, c *games.Claimed) { c.Fields.Steps++; c.Hash = c.Fields.Hash() },
		"start": func(o *onChain, c *games.Claimed) { c.Fields.Start[0]++; c.Hash = c.Fields.Hash() },
		"numerics": func(o *onChain, c *games.Claimed) {
			c.Fields.Numerics, c.Numerics = "", merkle.Sum("no numerics")
			c.Hash = c.Fields.HashUnder(c.Numerics)
		},
	} {
		o := newOnChain(t)
		c := o.signed(o.right(0), 7)
		spoil(o, &c)
		o.sign(&c)
		o.claims(c)
		o.found(false)
		if x := o.client.only(t); x.Status != Won || len(o.a.games) != 0 || !o.a.lost[c.Ref.Claim()] {
			t.Errorf("%s: %+v, %d games", what, x, len(o.a.games))
		}
	}
}

// TestAuditC2ContradictionsOnChainAreStruck checks that a second segment for a place, and one
// that does not start where the one before it ends, are lost without a game.
func TestAuditC2ContradictionsOnChainAreStruck(t *testing.T) {
	o := newOnChain(t)
	o.keeps(o.signed(o.right(0), 7))
	o.claims(o.signed(garbage(o.right(0)), 9))
	o.found(false)
	o.struckOnce("two segments")

	o = newOnChain(t)
	loose := o.right(1)
	loose.Start = merkle.Sum("no state")
	o.claims(o.signed(o.right(0), 7), o.signed(loose, 9))
	o.found(true, false)
	o.struckOnce("another start than the end on chain")

	o = newOnChain(t)
	o.verify(o.signed(o.right(0), 7))
	o.a.claimed = append(o.a.claimed, o.signed(loose, 9))
	o.claims()
	if told := slices.Compact(o.leases.examined); len(told) != 1 || told[0].Right {
		t.Errorf("told %v", o.leases.examined)
	}
	o.struckOnce("another start than the end that was verified")
}

// TestAuditH4EvidenceIsShownAfterItsCommitment checks that what loses a claim at once is
// committed to once, shown after the wait, and also by a node that was restarted meanwhile.
func TestAuditH4EvidenceIsShownAfterItsCommitment(t *testing.T) {
	for what, wrong := range map[string]func(*onChain) commit.Segment{
		"words": func(o *onChain) commit.Segment {
			s := o.right(0)
			s.Steps++
			return s
		},
		"two segments": func(o *onChain) commit.Segment {
			o.keeps(o.signed(o.right(0), 7))
			return garbage(o.right(0))
		},
	} {
		o := newOnChain(t)
		claimed := o.signed(wrong(o), 9)
		o.a.claimed = append(o.a.claimed, claimed)
		claim := claimed.Claim()
		o.look()
		at, committed := o.a.committed[claim]
		if !committed || o.a.lost[claim] {
			t.Errorf("%s: committed %t, lost %t", what, committed, o.a.lost[claim])
		}
		o.a.Pass(50)
		o.restart()
		o.look()
		if o.a.lost[claim] {
			t.Errorf("%s: shown before the contract takes it", what)
		}
		o.a.Pass(1)
		o.look()
		if x := o.client.only(t); x.Status != Won || !o.a.lost[claim] || o.a.committed[claim] != at {
			t.Errorf("%s: %+v", what, x)
		}
	}
}

func (o *onChain) struckOnce(what string) {
	o.t.Helper()
	if x := o.client.only(o.t); x.Status != Won || len(o.a.struck) != 1 || len(o.a.games) != 0 {
		o.t.Errorf("%s: %+v, struck %d times, %d games", what, x, len(o.a.struck), len(o.a.games))
	}
}

// TestAuditC2ClaimsOfNobodyAreIgnored checks that nothing follows from what an endpoint makes
// up: the lease's node has not signed it.
func TestAuditC2ClaimsOfNobodyAreIgnored(t *testing.T) {
	o := newOnChain(t)
	c := o.signed(garbage(o.right(0)), 9)
	c.Height++
	o.claims(c)
	o.found()
	if all, err := o.client.List(); err != nil || len(all) != 0 {
		t.Errorf("%d disputes, %v", len(all), err)
	}
	var told []string
	job := o.lease.Announcement.Offer.Job.String()
	o.client.d.Events.End(job)
	err := o.client.d.Events.Watch(
		t.Context(),
		job,
		0,
		func(e api.Event) error { told = append(told, e.Text); return nil },
	)
	if err != nil || len(told) != 1 || !strings.Contains(told[0], "not signed") {
		t.Errorf("events: %v", told)
	}
}
