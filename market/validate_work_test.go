package market_test

import (
	"errors"
	"math"
	"math/big"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// malleate turns a signature into the other valid one of the same message.
func malleate(s market.Signature) market.Signature {
	n := new(big.Int).Sub(crypto.S256().Params().N, new(big.Int).SetBytes(s[32:64]))
	n.FillBytes(s[32:64])
	s[64] ^= 27 ^ 28
	return s
}

func TestProgressTwins(t *testing.T) {
	ann := valid(t)
	l := leaseOf(ann)
	p := market.Progress{Lease: l.StructHash(), Segment: 1, Step: 5, Loss: 0x7fc00000, TokensPerSecond: 9}
	check(t, p, func(p market.Progress) error { return p.Validate(l, ann.Spec()) }, []twin[market.Progress]{
		{"lease", func(p *market.Progress) { p.Lease[0]++ }, market.ErrMismatch},
		{"segment", func(p *market.Progress) { p.Segment = 3 }, market.ErrRange},
		{"far segment", func(p *market.Progress) { p.Segment = math.MaxUint32 }, market.ErrRange},
		{"early step", func(p *market.Progress) { p.Step = 3 }, market.ErrRange},
		{"late step", func(p *market.Progress) { p.Step = 9 }, market.ErrRange},
		{"speed", func(p *market.Progress) { p.TokensPerSecond = math.MaxUint64 }, market.ErrRange},
	})
}

func TestResultTwins(t *testing.T) {
	ann := valid(t)
	l := leaseOf(ann)
	r := resultOf(ann, l, 0, genesis, word(1))
	bound := func(f func(*market.SegmentResult)) func(*market.SegmentResult) {
		return func(r *market.SegmentResult) {
			f(r)
			r.Commitment.Hash = common.Hash(r.Segment.Hash())
			r.Sig, r.EndSig = provider.sign(r.Commitment), provider.digest(r.EndDigest())
		}
	}
	type R = market.SegmentResult
	check(t, r, func(r market.SegmentResult) error { _, err := r.Validate(ann, l); return err },
		[]twin[market.SegmentResult]{
			{"lease", bound(func(r *R) { r.Commitment.Lease[0]++ }), market.ErrMismatch},
			{"segment", bound(func(r *R) { r.Commitment.Segment = 9 }), market.ErrRange},
			{"index", bound(func(r *R) { r.Segment.Index = 1 }), market.ErrMismatch},
			{"job", bound(func(r *R) { r.Segment.Job[0]++ }), market.ErrMismatch},
			{"program", bound(func(r *R) { r.Segment.Program[0]++ }), market.ErrMismatch},
			{"numerics", bound(func(r *R) { r.Segment.Numerics = "x8/1" }), market.ErrMismatch},
			{"data set", bound(func(r *R) { r.Segment.Dataset[0]++ }), market.ErrMismatch},
			{"first step", bound(func(r *R) { r.Segment.FirstStep++ }), market.ErrMismatch},
			{"steps", bound(func(r *R) { r.Segment.Steps-- }), market.ErrMismatch},
			{"start", bound(func(r *R) { r.Segment.Start[0]++ }), market.ErrMismatch},
			{"log", bound(func(r *R) { r.Log = r.Log[1:] }), market.ErrMismatch},
			{"end", bound(func(r *R) { r.End = market.Blob{} }), market.ErrRange},
			{"another end", func(r *R) { r.End.CID = cidOf("x") }, market.ErrSignature},
			{"hash", func(r *R) { r.Commitment.Hash[0]++ }, market.ErrMismatch},
			{"other signer", func(r *R) { r.Sig = delegate.sign(r.Commitment) }, market.ErrSignature},
		})
	v, err := r.Validate(ann, l)
	if err != nil || v.Hash() != r.Commitment.StructHash() || v.Commitment() != r.Commitment ||
		v.Segment() != r.Segment {
		t.Errorf("accessors: %v", err)
	}
	if got := market.RestoreResult(v.Result()); got.Hash() != v.Hash() {
		t.Error("restored result differs")
	}
}

func TestReceiptTwins(t *testing.T) {
	ann := valid(t)
	l, c := leaseOf(ann), market.Commitment{Lease: word(1), Hash: word(2), Height: drawn}
	r := receiptOf(c)
	resigned := func(f func(*market.Receipt)) func(*market.Receipt) {
		return func(r *market.Receipt) { f(r); r.Sig = delegate.digest(r.Digest()) }
	}
	type R = market.Receipt
	check(t, r, func(r market.Receipt) error { _, err := r.Validate(ann, l, c, drawn-1); return err },
		[]twin[market.Receipt]{
			{"commitment", resigned(func(r *R) { r.Commitment[0]++ }), market.ErrMismatch},
			{"mined", resigned(func(r *R) { r.DrawHeight = drawn - 1 }), market.ErrMismatch},
			{"another height", resigned(func(r *R) { r.DrawHeight = drawn + 1 }), market.ErrMismatch},
			{"candidates", resigned(func(r *R) { r.Candidates = word(3) }), market.ErrMismatch},
			{"height changed", func(r *R) { r.DrawHeight++ }, market.ErrMismatch},
			{"unsigned", func(r *R) { r.Sig = market.Signature{} }, market.ErrSignature},
		})
	if v, err := r.Validate(ann, l, c, drawn-1); err != nil || v.Receipt() != r {
		t.Errorf("accessor: %v", err)
	}
}

func TestCheckTwins(t *testing.T) {
	ann := valid(t)
	l := leaseOf(ann)
	cs := theCandidates()
	r := resultOf(ann, l, 0, genesis, word(1))
	c := market.CheckRequest{
		Announcement: ann.Announcement(), Lease: signedLease(l), Result: r,
		Receipt: receiptOf(r.Commitment), ProviderPeer: provider.peer(), Candidates: cs,
	}
	log := c.Result.Log
	c.Result.Log = nil
	type C = market.CheckRequest
	check(t, c, func(c market.CheckRequest) error { _, err := c.Validate(domain, now); return err },
		[]twin[market.CheckRequest]{
			{"announcement", func(c *C) { c.Announcement.Sig = market.Signature{} }, market.ErrSignature},
			{"lease", func(c *C) { c.Lease.NodeSig = market.Signature{} }, market.ErrSignature},
			{"result", func(c *C) { c.Result.Sig = market.Signature{} }, market.ErrSignature},
			{"answer", func(c *C) { c.Result.Log = log }, market.ErrRange},
			{"receipt", func(c *C) { c.Receipt.Sig = market.Signature{} }, market.ErrSignature},
			{"start", func(c *C) { c.Start = market.Blob{CID: cidOf("x")} }, market.ErrRange},
			{"provider's peer", func(c *C) { c.ProviderPeer = delegate.peer() }, market.ErrContact},
			{"no provider's peer", func(c *C) { c.ProviderPeer = "" }, market.ErrContact},
			{"no candidates", func(c *C) { c.Candidates = nil }, market.ErrRange},
			{"many candidates", func(c *C) { c.Candidates = make([]market.Candidate, 16) }, market.ErrRange},
			{"stake", func(c *C) {
				c.Candidates = []market.Candidate{{Operator: auditor, Stake: -1}}
			}, market.ErrRange},
			{"one twice", func(c *C) { c.Candidates = []market.Candidate{cs[0], cs[0]} }, market.ErrRange},
			{"others", func(c *C) {
				c.Candidates = []market.Candidate{{Operator: auditor, Node: checker.addr(), Stake: 6, Weight: 5}}
			}, market.ErrMismatch},
		})
	v, err := c.Validate(domain, now)
	if err != nil {
		t.Fatal(err)
	}
	if v.Request().Receipt != c.Receipt || !reflect.DeepEqual(v.Announcement(), ann) ||
		v.Lease().Hash() != l.StructHash() || v.Result().Hash() != r.Commitment.StructHash() {
		t.Error("accessors")
	}
	if d, err := v.Draw([]common.Hash{word(5)}, checker.addr()); err != nil || !d.Whole ||
		d.Intervals != market.WholeSegment(4, ann.Spec().Stride()) {
		t.Errorf("draw: %+v %v", d, err)
	}
	if _, err := v.Draw([]common.Hash{word(5)}, provider.addr()); !errors.Is(err, market.ErrDraw) {
		t.Errorf("draw of another: %v", err)
	}
}

func TestVerdictCommitmentTwins(t *testing.T) {
	ann := valid(t)
	l := leaseOf(ann)
	r, err := resultOf(ann, l, 0, genesis, word(1)).Validate(ann, l)
	if err != nil {
		t.Fatal(err)
	}
	by := market.Candidate{Operator: auditor, Node: checker.addr(), Stake: 5, Weight: 5}
	verdict := verdictOf(r, by, checker, true)
	log := r.Result().Log
	s := market.VerdictCommitment{Lease: l.StructHash(), Commitment: r.Hash(), Verifier: auditor,
		Hash: market.CommitVerdict(verdict.Verdict, log, verdict.Salt)}
	s.Sig = checker.digest(s.Digest())
	type S = market.VerdictCommitment
	resigned := func(f func(*S)) func(*S) { return func(s *S) { f(s); s.Sig = checker.digest(s.Digest()) } }
	check(t, s, func(s S) error { _, err := s.Validate(r, by); return err }, []twin[S]{
		{"lease", resigned(func(s *S) { s.Lease[0]++ }), market.ErrMismatch},
		{"segment", resigned(func(s *S) { s.Segment++ }), market.ErrMismatch},
		{"commitment", resigned(func(s *S) { s.Commitment[0]++ }), market.ErrMismatch},
		{"operator", resigned(func(s *S) { s.Verifier = operator }), market.ErrMismatch},
		{"empty", resigned(func(s *S) { s.Hash = common.Hash{} }), market.ErrRange},
		{"changed", func(s *S) { s.Hash[0]++ }, market.ErrSignature},
		{"other signer", func(s *S) { s.Sig = provider.digest(s.Digest()) }, market.ErrSignature},
	})
	v, err := verdict.Validate(ann, r, by, market.WholeSegment(4, ann.Spec().Stride()))
	if err != nil {
		t.Fatal(err)
	}
	opened := func(f func(*market.SignedVerdict), log []byte) error {
		o := verdict
		f(&o)
		o.Sig = checker.sign(o.Verdict)
		v, err := o.Validate(ann, r, by, market.WholeSegment(4, ann.Spec().Stride()))
		if err != nil {
			t.Fatal(err)
		}
		return v.Opens(s.Hash, log)
	}
	if err := v.Opens(s.Hash, log); err != nil {
		t.Error(err)
	}
	for name, err := range map[string]error{
		"salt":             opened(func(v *market.SignedVerdict) { v.Salt[0]++ }, log),
		"log":              opened(func(*market.SignedVerdict) {}, make([]byte, len(log))),
		"no log":           opened(func(*market.SignedVerdict) {}, nil),
		"other commitment": v.Opens(common.Hash{1}, log),
		"turned": opened(func(v *market.SignedVerdict) {
			v.Verdict.Agree, v.Log = false, make([]byte, len(log))
		}, log),
	} {
		if !errors.Is(err, market.ErrReveal) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := (market.LogReveal{Log: log}).Validate(r.Segment()); err != nil {
		t.Error(err)
	}
	if err := (market.LogReveal{Log: log[16:]}).Validate(r.Segment()); !errors.Is(err, market.ErrMismatch) {
		t.Errorf("a short log: %v", err)
	}
}

func TestVerdictTwins(t *testing.T) {
	ann := valid(t)
	by := market.Candidate{Operator: auditor, Node: checker.addr(), Stake: 5, Weight: 5}
	r, err := resultOf(ann, leaseOf(ann), 0, genesis, word(1)).Validate(ann, leaseOf(ann))
	if err != nil {
		t.Fatal(err)
	}
	resigned := func(f func(*market.SignedVerdict)) func(*market.SignedVerdict) {
		return func(s *market.SignedVerdict) { f(s); s.Sig = checker.sign(s.Verdict) }
	}
	type V = market.SignedVerdict
	validate := func(s market.SignedVerdict) error {
		_, err := s.Validate(ann, r, by, market.WholeSegment(4, ann.Spec().Stride()))
		return err
	}
	yes, no := verdictOf(r, by, checker, true), verdictOf(r, by, checker, false)
	check(t, yes, validate, []twin[V]{
		{"lease", resigned(func(s *V) { s.Verdict.Lease[0]++ }), market.ErrMismatch},
		{"segment", resigned(func(s *V) { s.Verdict.Segment++ }), market.ErrMismatch},
		{"commitment", resigned(func(s *V) { s.Verdict.Commitment = r.Commitment().Hash }), market.ErrMismatch},
		{"operator", resigned(func(s *V) { s.Verdict.Verifier = operator }), market.ErrMismatch},
		{"intervals", resigned(func(s *V) { s.Verdict.Intervals = 1 }), market.ErrMismatch},
		{"root", resigned(func(s *V) { s.Verdict.Root = common.Hash{} }), market.ErrRange},
		{"other root", resigned(func(s *V) { s.Verdict.Root[0]++ }), market.ErrMismatch},
		{"log", resigned(func(s *V) { s.Log = make([]byte, 64) }), market.ErrRange},
		{"other signer", func(s *V) { s.Sig = provider.sign(s.Verdict) }, market.ErrSignature},
	})
	check(t, no, validate, []twin[V]{
		{"no log", resigned(func(s *V) { s.Log = nil }), market.ErrRange},
		{"turned", func(s *V) {
			s.Verdict.Agree, s.Log, s.Verdict.Root = true, nil, yes.Verdict.Root
		}, market.ErrSignature},
	})
	v, err := no.Validate(ann, r, by, market.WholeSegment(4, ann.Spec().Stride()))
	if err != nil || v.Node() != checker.addr() || v.Verdict() != no.Verdict || v.Signed().Sig != no.Sig {
		t.Errorf("accessors: %v", err)
	}
}

func voucherOf(l market.Lease, n uint32, last bool, ps ...market.Payee) market.SignedVoucher {
	v := market.Voucher{Lease: l.StructHash(), Segments: n, Payees: market.PayeesHash(ps), Last: last}
	return market.SignedVoucher{Voucher: v, Sig: delegate.sign(v), Payees: ps}
}

// releases checks that a consent to a lease's end is the client's, comes with the voucher that ends
// the lease, and only where the offer locks stake.
func releases(t *testing.T, ann market.ValidAnnouncement, free market.Lease) {
	t.Helper()
	o := ann.Offer()
	o.Locks, o.Trace = 1, common.Hash{1}
	locked := market.RestoreAnnouncement(announce(ann.Spec(), o))
	l := leaseOf(locked)
	with := func(l market.Lease, n uint32, last bool, sig market.Signature) market.SignedVoucher {
		v := voucherOf(l, n, last)
		v.Release = &sig
		return v
	}
	right := client.sign(market.Release{Lease: l.StructHash()})
	for _, c := range []struct {
		name string
		ann  market.ValidAnnouncement
		l    market.Lease
		v    market.SignedVoucher
		err  error
	}{
		{"with the last", locked, l, with(l, 1, true, right), nil},
		{"with all segments", locked, l, with(l, l.Segments, false, right), nil},
		{"before the end", locked, l, with(l, 1, false, right), market.ErrRange},
		{"by the delegate", locked, l, with(l, 1, true, delegate.sign(market.Release{Lease: l.StructHash()})),
			market.ErrSignature},
		{"of another lease", locked, l, with(l, 1, true, client.sign(market.Release{})), market.ErrSignature},
		{"empty", locked, l, with(l, 1, true, market.Signature{}), market.ErrSignature},
		{"without a lock", ann, free, with(free, 1, true, client.sign(market.Release{Lease: free.StructHash()})),
			market.ErrMismatch},
	} {
		if _, err := c.v.Validate(c.ann, c.l, nil); !errors.Is(err, c.err) {
			t.Errorf("a release %s: got %v, want %v", c.name, err, c.err)
		}
	}
}

func TestVoucherTwins(t *testing.T) {
	ann := valid(t)
	l := leaseOf(ann) // 900 a segment: 90 for verifiers, 4 for the delegate
	a, b := common.Address{1}, common.Address{2}
	first, err := voucherOf(l, 1, false, market.Payee{Account: a, Amount: 90},
		market.Payee{Account: b, Amount: 4}).Validate(ann, l, nil)
	if err != nil {
		t.Fatal(err)
	}
	if s := first.Split(); s != (market.Split{Gross: 900, Provider: 806, Payees: 94, Returned: 0}) {
		t.Errorf("split %+v", s)
	}
	if first.Voucher().Segments != 1 || first.Signed().Payees[1].Amount != 4 {
		t.Error("accessors")
	}
	for _, c := range []struct {
		name string
		v    market.SignedVoucher
		err  error
	}{
		{"next", voucherOf(l, 2, false, market.Payee{Account: a, Amount: 180},
			market.Payee{Account: b, Amount: 9}), nil},
		{"same again", first.Signed(), nil},
		{"fewer segments", voucherOf(l, 0, true), market.ErrShares},
		{"loses a payee", voucherOf(l, 2, false, market.Payee{Account: a, Amount: 180}), market.ErrShares},
		{"payee gets less", voucherOf(l, 2, false, market.Payee{Account: a, Amount: 89},
			market.Payee{Account: b, Amount: 9}), market.ErrShares},
		{"beyond the shares", voucherOf(l, 2, false, market.Payee{Account: a, Amount: 180},
			market.Payee{Account: b, Amount: 10}), market.ErrShares},
		{"overflow", voucherOf(l, 2, false, market.Payee{Account: a, Amount: math.MaxUint64},
			market.Payee{Account: b, Amount: math.MaxUint64}), market.ErrShares},
		{"out of order", voucherOf(l, 2, false, market.Payee{Account: b, Amount: 4},
			market.Payee{Account: a, Amount: 90}),
			market.ErrShares},
		{"nobody", voucherOf(l, 2, false, market.Payee{Amount: 1}), market.ErrShares},
		{"too many", voucherOf(l, 2, false, make([]market.Payee, 17)...), market.ErrRange},
		{"too long", voucherOf(l, 4, false), market.ErrRange},
		{"other lease", voucherOf(market.Lease{}, 1, false), market.ErrMismatch},
	} {
		if _, err := c.v.Validate(ann, l, &first); !errors.Is(err, c.err) {
			t.Errorf("%s: got %v, want %v", c.name, err, c.err)
		}
	}
	if _, err := voucherOf(l, 0, false).Validate(ann, l, nil); !errors.Is(err, market.ErrRange) {
		t.Errorf("empty: %v", err)
	}
	if _, err := voucherOf(l, 0, true).Validate(ann, l, nil); err != nil {
		t.Errorf("last, nothing earned: %v", err)
	}
	releases(t, ann, l)
	hash := voucherOf(l, 1, false)
	hash.Payees = []market.Payee{{Account: a, Amount: 1}}
	if _, err := hash.Validate(ann, l, nil); !errors.Is(err, market.ErrMismatch) {
		t.Errorf("payees not hashed: %v", err)
	}
	sig := voucherOf(l, 1, false)
	sig.Sig = provider.sign(sig.Voucher)
	if _, err := sig.Validate(ann, l, nil); !errors.Is(err, market.ErrSignature) {
		t.Errorf("other signer: %v", err)
	}
	l.Price = math.MaxUint64
	if _, err := ann.Offer().Split(l, 3, nil); !errors.Is(err, money.ErrRange) {
		t.Errorf("price out of range: %v", err)
	}
}

// TestAVerdictIsOfTheDrawnIntervals: a verdict says that the one drawn interval ends where the
// provider's mark says, and opens a commitment to that interval's log alone.
func TestAVerdictIsOfTheDrawnIntervals(t *testing.T) {
	ann := valid(t)
	l := leaseOf(ann)
	result := resultOf(ann, l, 0, genesis, word(1))
	result.Marks = []commit.Root{{9}}
	result.Segment.Marks = commit.MarksRoot(result.Marks)
	result.Commitment.Hash = common.Hash(result.Segment.Hash())
	result.Sig, result.EndSig = provider.sign(result.Commitment), provider.digest(result.EndDigest())
	r, err := result.Validate(ann, l)
	if err != nil {
		t.Fatal(err)
	}
	by := market.Candidate{Operator: auditor, Node: checker.addr(), Stake: 5, Weight: 5}
	for i, root := range []commit.Root{{9}, commit.Root(word(1))} {
		drawn, log := market.Intervals(1)<<i, result.Log[32*i:32*i+32]
		s := verdictOf(r, by, checker, true)
		s.Verdict.Intervals, s.Verdict.Root = uint64(drawn), common.Hash(root)
		s.Sig = checker.sign(s.Verdict)
		v, err := s.Validate(ann, r, by, drawn)
		if err != nil {
			t.Fatal(err)
		}
		if err := v.Opens(market.CommitVerdict(s.Verdict, log, s.Salt), result.Log); err != nil {
			t.Error(err)
		}
		if err := v.Opens(market.CommitVerdict(s.Verdict, result.Log, s.Salt), result.Log); !errors.Is(
			err,
			market.ErrReveal,
		) {
			t.Errorf("the log of other intervals: %v", err)
		}
		if _, err := s.Validate(ann, r, by, 0b11); !errors.Is(err, market.ErrMismatch) {
			t.Errorf("other intervals were drawn: %v", err)
		}
		s.Verdict.Root = word(2)
		s.Sig = checker.sign(s.Verdict)
		if _, err := s.Validate(ann, r, by, drawn); !errors.Is(err, market.ErrMismatch) {
			t.Errorf("an agreement with another root: %v", err)
		}
	}
}
