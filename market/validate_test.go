package market_test

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	libp2p "github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/program"
)

// twin is a valid message with one change that makes it invalid, and the expected
// error.
type twin[T any] struct {
	name   string
	change func(*T)
	err    error
}

// check validates base and then every twin of it.
func check[T any](t *testing.T, base T, validate func(T) error, twins []twin[T]) {
	t.Helper()
	if err := validate(base); err != nil {
		t.Fatalf("valid: %v", err)
	}
	for _, w := range twins {
		v := base
		w.change(&v)
		if err := validate(v); !errors.Is(err, w.err) {
			t.Errorf("%s: got %v, want %v", w.name, err, w.err)
		}
	}
}

// with signs an announcement again after changes of its spec and offer.
func with(spec0 func(*market.Spec), offer0 func(*market.Offer)) func(*market.Announcement) {
	return func(a *market.Announcement) {
		if spec0 != nil {
			spec0(&a.Spec)
			a.Offer.Job, a.Offer.Segments = a.Spec.ID(), a.Spec.Segments()
		}
		if offer0 != nil {
			offer0(&a.Offer)
		}
		a.Sig = client.sign(a.Offer)
	}
}

func TestAnnouncementTwins(t *testing.T) {
	type S = market.Spec
	type O = market.Offer
	ed, _, err := libp2p.GenerateEd25519Key(strings.NewReader(strings.Repeat("x", 64)))
	if err != nil {
		t.Fatal(err)
	}
	edID, err := peer.IDFromPrivateKey(ed)
	if err != nil {
		t.Fatal(err)
	}
	onSpec := func(name string, err error, f func(*S)) twin[market.Announcement] {
		return twin[market.Announcement]{name, with(f, nil), err}
	}
	onOffer := func(name string, err error, f func(*O)) twin[market.Announcement] {
		return twin[market.Announcement]{name, with(nil, f), err}
	}
	whole := func(name string, err error, f func(*market.Announcement)) twin[market.Announcement] {
		return twin[market.Announcement]{name, f, err}
	}
	check(t, announce(spec(), offer(spec())), func(a market.Announcement) error {
		_, err := a.Validate(domain, now)
		return err
	}, []twin[market.Announcement]{
		onSpec("version", market.ErrRange, func(s *S) { s.Version = 2 }),
		onSpec("empty name", market.ErrRange, func(s *S) { s.Name = "" }),
		onSpec("path name", market.ErrRange, func(s *S) { s.Name = "a/../b" }),
		onSpec("dot name", market.ErrRange, func(s *S) { s.Name = ".." }),
		onSpec("long name", market.ErrRange, func(s *S) { s.Name = strings.Repeat("a", 65) }),
		onSpec("program", program.ErrInvalid, func(s *S) { s.Program.Model.Heads = 0 }),
		onSpec("data set size", market.ErrRange, func(s *S) { s.Dataset.Size = 0 }),
		onSpec("tiny data set", market.ErrRange, func(s *S) { s.Dataset.Size = 64 }),
		onSpec("huge data set", market.ErrRange, func(s *S) { s.Dataset.Size = math.MaxUint64 }),
		onSpec("no cid", market.ErrRange, func(s *S) { s.Dataset.CID = "" }),
		onSpec("long cid", market.ErrRange, func(s *S) { s.Dataset.CID = strings.Repeat("b", 999) }),
		onSpec("cid v0", market.ErrRange, func(s *S) {
			s.Dataset.CID = "QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG"
		}),
		onSpec("segment of more steps than the run", market.ErrRange, func(s *S) { s.StepsPerSegment = 11 }),
		onSpec("given weights", market.ErrRange, func(s *S) { s.Program.Base[0] = 1 }),
		onSpec("a base of which the program knows nothing", market.ErrRange, func(s *S) {
			s.Base = &market.Base{Blob: s.Dataset, Licence: "mit"}
		}),
		onSpec("a base without a licence", market.ErrRange, func(s *S) {
			s.Program.Base[0], s.Base = 1, &market.Base{Blob: s.Dataset}
		}),
		onSpec("a base without a size", market.ErrRange, func(s *S) {
			s.Program.Base[0], s.Base = 1, &market.Base{Blob: market.Blob{CID: s.Dataset.CID}, Licence: "mit"}
		}),
		onSpec("weights of 16 bits, all of them trained in 8", program.ErrNarrow, func(s *S) {
			s.Program.Base[0], s.Program.Numerics = 1, program.X8
			s.Base = &market.Base{Blob: s.Dataset, Licence: "mit", Narrow: true}
		}),
		onSpec("a given adapter", market.ErrRange, func(s *S) {
			s.Program.Adapter = program.Adapter{Rank: 1, Alpha: 1, Targets: program.TargetQ, Start: program.Base{1}}
		}),
		onSpec("segment too long for its log", market.ErrRange,
			func(s *S) { s.Program.Steps, s.StepsPerSegment = 1<<20, 8193 }),
		onSpec("no interval", market.ErrRange, func(s *S) { s.Marks = 0 }),
		onSpec("intervals", market.ErrRange, func(s *S) { s.Marks = 65 }),
		onSpec("tier", market.ErrRange, func(s *S) { s.Verification.Tier = "" }),
		onSpec("sample", market.ErrRange, func(s *S) { s.Verification.SamplePermille = 1001 }),
		onSpec("no verifier", market.ErrRange, func(s *S) { s.Verification.Verifiers = 0 }),
		onSpec("verifiers", market.ErrRange, func(s *S) { s.Verification.Verifiers = 8 }),
		onSpec("stake", market.ErrRange, func(s *S) { s.Requirements.MinStake = -1 }),
		whole("steps_per_segment 0", market.ErrRange, func(a *market.Announcement) { a.Spec.StepsPerSegment = 0 }),
		whole("all segments", market.ErrRange, func(a *market.Announcement) {
			a.Spec.StepsPerSegment = math.MaxUint32
		}),
		onOffer("job", market.ErrMismatch, func(o *O) { o.Job[0]++ }),
		onOffer("segments", market.ErrMismatch, func(o *O) { o.Segments++ }),
		onOffer("quorum above verifiers", market.ErrMismatch, func(o *O) { o.Quorum = 2 }),
		onOffer("client", market.ErrRange, func(o *O) { o.Client = common.Address{} }),
		onOffer("token", market.ErrRange, func(o *O) { o.Token = common.Address{} }),
		onOffer("delegate", market.ErrRange, func(o *O) { o.Delegate = common.Address{} }),
		onOffer("other delegate", market.ErrContact, func(o *O) { o.Delegate[0]++ }),
		onOffer("free", market.ErrRange, func(o *O) { o.MaxPrice = 0 }),
		onOffer("price beyond 63 bits", market.ErrRange, func(o *O) { o.MaxPrice = math.MaxUint64 }),
		onOffer("total beyond 63 bits", market.ErrRange, func(o *O) { o.MaxPrice = math.MaxInt64 }),
		onOffer("too many segments", market.ErrRange, func(o *O) { o.Segments = market.MaxSegments + 1 }),
		onOffer("no credit", market.ErrRange, func(o *O) { o.Credit = 0 }),
		onOffer("credit", market.ErrRange, func(o *O) { o.Credit = 65 }),
		onOffer("no quorum", market.ErrRange, func(o *O) { o.Quorum = 0 }),
		onOffer("shares", market.ErrRange, func(o *O) { o.VerifyBPS = math.MaxUint16 }),
		onOffer("shares together", market.ErrRange, func(o *O) { o.VerifyBPS, o.DelegateBPS = 2501, 2500 }),
		onOffer("no window", market.ErrRange, func(o *O) { o.Window = 0 }),
		onOffer("window", market.ErrRange, func(o *O) { o.Window = math.MaxUint32 }),
		onOffer("paid after the window", market.ErrRange, func(o *O) { o.Pace = o.Window/o.Segments + 1 }),
		onOffer("never paid", market.ErrRange, func(o *O) { o.Pace = math.MaxUint32 }),
		onOffer("locks without a trace", market.ErrRange, func(o *O) { o.Locks = 1 }),
		onOffer("deadline now", market.ErrExpired, func(o *O) { o.Deadline = now }),
		onOffer("deadline far", market.ErrRange, func(o *O) { o.Deadline = math.MaxUint64 }),
		whole("domain", market.ErrDomain, func(a *market.Announcement) { a.Domain.ChainID++ }),
		whole("no contact", market.ErrContact, func(a *market.Announcement) { a.Contact = "" }),
		whole("long contact", market.ErrContact, func(a *market.Announcement) {
			a.Contact = strings.Repeat("1", 1000)
		}),
		whole("other contact", market.ErrContact, func(a *market.Announcement) { a.Contact = provider.peer() }),
		whole("ed25519 contact", market.ErrContact, func(a *market.Announcement) { a.Contact = edID.String() }),
		whole("hashed contact", market.ErrContact, func(a *market.Announcement) {
			a.Contact = "QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG"
		}),
		whole("contact as cid", market.ErrContact, func(a *market.Announcement) {
			p, _ := peer.Decode(a.Contact)
			a.Contact = peer.ToCid(p).String()
		}),
		whole("unsigned", market.ErrSignature, func(a *market.Announcement) { a.Sig = market.Signature{} }),
		whole("other signer", market.ErrSignature, func(a *market.Announcement) { a.Sig = provider.sign(a.Offer) }),
		whole("changed after signing", market.ErrSignature, func(a *market.Announcement) { a.Offer.Nonce++ }),
		whole("other recovery id", market.ErrSignature, func(a *market.Announcement) { a.Sig[64] -= 27 }),
		whole("high s", market.ErrSignature, func(a *market.Announcement) { a.Sig = malleate(a.Sig) }),
		whole("r of 0", market.ErrSignature, func(a *market.Announcement) { clear(a.Sig[:32]) }),
	})
}

func TestAnnouncementAccessors(t *testing.T) {
	v := valid(t)
	a := v.Announcement()
	if v.JobID() != a.Spec.ID() || v.OfferHash() != a.Offer.StructHash() || v.Domain() != domain ||
		v.Offer() != a.Offer || v.Spec() != a.Spec {
		t.Error("accessors disagree with the message")
	}
	if !reflect.DeepEqual(market.RestoreAnnouncement(a), v) {
		t.Error("restored announcement differs")
	}
}

func TestBidTwins(t *testing.T) {
	ann := valid(t)
	b := bidOf(ann, market.RoleProvider, operator, provider, 900)
	resigned := func(f func(*market.Bid)) func(*market.SignedBid) {
		return func(s *market.SignedBid) { f(&s.Bid); s.Sig = provider.digest(s.Bid.Digest()) }
	}
	type B = market.Bid
	check(t, b, func(s market.SignedBid) error { _, err := s.Validate(ann, now); return err }, []twin[market.SignedBid]{
		{"offer", resigned(func(b *B) { b.Offer[0]++ }), market.ErrMismatch},
		{"role", resigned(func(b *B) { b.Role = 3 }), market.ErrRange},
		{"operator", resigned(func(b *B) { b.Operator = common.Address{} }), market.ErrRange},
		{"node", resigned(func(b *B) { b.Node = common.Address{} }), market.ErrRange},
		{"free", resigned(func(b *B) { b.Price = 0 }), market.ErrRange},
		{"price", resigned(func(b *B) { b.Price = math.MaxUint64 }), market.ErrRange},
		{"verifier with a price", resigned(func(b *B) { b.Role = market.RoleVerifier }), market.ErrRange},
		{"speed", resigned(func(b *B) { b.TokensPerSecond = math.MaxUint64 }), market.ErrRange},
		{"leases", resigned(func(b *B) { b.Leases = market.MaxLeases + 1 }), market.ErrRange},
		{"expired", resigned(func(b *B) { b.Expires = now }), market.ErrExpired},
		{"eternal", resigned(func(b *B) { b.Expires = math.MaxUint64 }), market.ErrRange},
		{"other signer", func(s *market.SignedBid) { s.Sig = checker.digest(s.Bid.Digest()) }, market.ErrSignature},
		{"unsigned", func(s *market.SignedBid) { s.Sig = market.Signature{} }, market.ErrSignature},
	})
	v, err := b.Validate(ann, now)
	if err != nil || !reflect.DeepEqual(v.Signed(), b) || !reflect.DeepEqual(v.Bid(), b.Bid) ||
		v.Hash() != b.Bid.Digest() || !reflect.DeepEqual(market.RestoreBid(b), v) {
		t.Errorf("accessors: %v", err)
	}
}

func TestProposalTwins(t *testing.T) {
	ann := valid(t)
	bid := bidOf(ann, market.RoleProvider, operator, provider, 900).Bid
	l := leaseOf(ann)
	p := market.LeaseProposal{Announcement: ann.Announcement(), Lease: l, Sig: delegate.sign(l),
		Candidates: theCandidates()}
	resigned := func(f func(*market.Lease)) func(*market.LeaseProposal) {
		return func(p *market.LeaseProposal) { f(&p.Lease); p.Sig = delegate.sign(p.Lease) }
	}
	type L = market.Lease
	validate := func(p market.LeaseProposal) error { _, err := p.Validate(domain, bid, now); return err }
	check(t, p, validate, []twin[market.LeaseProposal]{
		{"offer", resigned(func(l *L) { l.Offer[0]++ }), market.ErrMismatch},
		{"provider", resigned(func(l *L) { l.Provider[0]++ }), market.ErrMismatch},
		{"node", resigned(func(l *L) { l.Node[0]++ }), market.ErrMismatch},
		{"below the bid", resigned(func(l *L) { l.Price = 899 }), market.ErrMismatch},
		{"above the offer", resigned(func(l *L) { l.Price = 1001 }), market.ErrRange},
		{"no segments", resigned(func(l *L) { l.Segments = 0 }), market.ErrRange},
		{"too many", resigned(func(l *L) { l.Segments = math.MaxUint32 }), market.ErrRange},
		{"start root", resigned(func(l *L) { l.StartRoot = common.Hash{} }), market.ErrRange},
		{"expired", resigned(func(l *L) { l.Deadline = now }), market.ErrExpired},
		{"outlives the offer", resigned(func(l *L) { l.Deadline = now + 3601 }), market.ErrRange},
		{"empty start", func(p *market.LeaseProposal) { p.Start = market.Blob{CID: cidOf("x")} }, market.ErrRange},
		{"start without a name", func(p *market.LeaseProposal) { p.Start = market.Blob{Size: 1} }, market.ErrRange},
		{"no checkpoint later on", resigned(func(l *L) { l.FirstSegment, l.Segments = 1, 2 }), market.ErrRange},
		{"other announcement", func(p *market.LeaseProposal) { p.Announcement.Domain.ChainID++ }, market.ErrDomain},
		{"unsigned", func(p *market.LeaseProposal) { p.Sig = market.Signature{} }, market.ErrSignature},
	})
	resigned(func(l *L) { l.FirstSegment, l.Segments = 1, 2 })(&p)
	p.Start = market.Blob{CID: cidOf("x"), Size: 1}
	v, err := p.Validate(domain, bid, now)
	if err != nil || v.Lease() != p.Lease || v.Start() != p.Start || !reflect.DeepEqual(v.Proposal(), p) ||
		!reflect.DeepEqual(v.Announcement(), ann) {
		t.Errorf("later lease: %v", err)
	}
	bid.Expires = now
	if err := validate(p); !errors.Is(err, market.ErrExpired) {
		t.Errorf("expired bid: %v", err)
	}
}

func TestReplies(t *testing.T) {
	l := leaseOf(valid(t))
	sig := provider.sign(l)
	if got, err := (market.LeaseReply{Sig: sig}).Validate(domain, l); err != nil || got != sig {
		t.Errorf("signed: %v", err)
	}
	for _, c := range []struct {
		r   market.LeaseReply
		err error
	}{
		{market.LeaseReply{Refused: "no memory"}, market.ErrRefused},
		{market.LeaseReply{Refused: "works on 4 leases", Wait: 5}, market.ErrRefused},
		{market.LeaseReply{Refused: "works on 4 leases", Wait: market.MaxWait}, market.ErrNoRoom},
		{market.LeaseReply{Refused: "works on 4 leases", Wait: market.MaxWait + 1}, market.ErrRange},
		{market.LeaseReply{Sig: sig, Wait: 5}, market.ErrMismatch},
		{market.LeaseReply{Refused: "a\x1b[31m"}, market.ErrRange},
		{market.LeaseReply{Refused: strings.Repeat("a", 257)}, market.ErrRange},
		{market.LeaseReply{Sig: delegate.sign(l)}, market.ErrSignature},
	} {
		if _, err := c.r.Validate(domain, l); !errors.Is(err, c.err) {
			t.Errorf("%+v: %v", c.r.Refused, err)
		}
	}
	for _, c := range []struct {
		a   market.Ack
		err error
	}{
		{market.Ack{OK: true}, nil},
		{market.Ack{Refused: "late"}, market.ErrRefused},
		{market.Ack{OK: true, Refused: "late"}, market.ErrMismatch},
		{market.Ack{Refused: "\n"}, market.ErrRange},
	} {
		if err := c.a.Err(); !errors.Is(err, c.err) {
			t.Errorf("%+v: %v", c.a, err)
		}
	}
	h := l.StructHash()
	for _, c := range []struct {
		e   market.LeaseEnd
		err error
	}{
		{market.LeaseEnd{Lease: h, Reason: "done"}, nil},
		{market.LeaseEnd{Lease: common.Hash{}, Reason: "done"}, market.ErrMismatch},
		{market.LeaseEnd{Lease: h, Reason: "\u2028"}, market.ErrRange},
	} {
		if err := c.e.Validate(h); !errors.Is(err, c.err) {
			t.Errorf("%+v: %v", c.e, err)
		}
	}
}

func TestLeaseTwins(t *testing.T) {
	ann := valid(t)
	s := signedLease(leaseOf(ann))
	check(t, s, func(s market.SignedLease) error { _, err := s.Validate(ann, now); return err },
		[]twin[market.SignedLease]{
			{"offer", func(s *market.SignedLease) { s.Lease.Offer[0]++ }, market.ErrMismatch},
			{"provider", func(s *market.SignedLease) { s.Lease.Provider = common.Address{} }, market.ErrRange},
			{"node", func(s *market.SignedLease) { s.Lease.Node = common.Address{} }, market.ErrRange},
			{"delegate", func(s *market.SignedLease) { s.DelegateSig = s.NodeSig }, market.ErrSignature},
			{"node's signature", func(s *market.SignedLease) { s.NodeSig = s.DelegateSig }, market.ErrSignature},
		})
	v, err := s.Validate(ann, now)
	if err != nil || v.Signed() != s || v.Lease() != s.Lease || v.Hash() != s.Lease.StructHash() ||
		!reflect.DeepEqual(v.Announcement(), ann) {
		t.Errorf("accessors: %v", err)
	}
}

func TestDelegationTwins(t *testing.T) {
	g := market.Delegation{Announcement: announce(spec(), offer(spec())), Funded: 3000}
	check(t, g, func(g market.Delegation) error { _, err := g.Validate(domain, delegate.addr(), now); return err },
		[]twin[market.Delegation]{
			{"funded", func(g *market.Delegation) { g.Funded = -1 }, market.ErrRange},
			{"words", func(g *market.Delegation) { g.Deliver = make([]string, 7) }, market.ErrRange},
			{"other node", func(g *market.Delegation) { g.Announcement.Offer.Delegate[0]++ }, market.ErrMismatch},
			{"unsigned", func(g *market.Delegation) { g.Announcement.Sig = market.Signature{} }, market.ErrSignature},
		})
	v, err := g.Validate(domain, delegate.addr(), now)
	if err != nil || !reflect.DeepEqual(v.Delegation(), g) || !reflect.DeepEqual(v.Announcement(), valid(t)) {
		t.Errorf("accessors: %v", err)
	}
}
