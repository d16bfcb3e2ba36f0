package solanarail_test

import (
	"encoding/binary"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
)

// TestAuditS1DelegateOfTheAgreedJobOnly: a job whose terms are not the offer's says
// nothing about its delegate, and nothing of it is remembered.
func TestAuditS1DelegateOfTheAgreedJobOnly(t *testing.T) {
	d, chain := watched(bindings.Program, nil)
	r := newRail(t, solanarail.Config{Chain: chain, Deployment: d, Sender: solanarail.Watcher{9}})
	bait, real := testKey(t, 1), testKey(t, 2)
	o := market.Offer{Job: market.JobID{1}, Client: common.Address{1}, Token: d.TokenAccount(),
		Delegate: common.Address{2}, MaxPrice: 5, Segments: 4, Credit: 1, Quorum: 1, Window: 600,
		Deadline: uint64(now.Unix()) + 3600}
	job := func(k solanarpc.Key, change func(*bindings.Job)) {
		terms, rest := d.Terms(o, k.PublicKey())
		j := bindings.Job{Kind: bindings.KindJob, Version: bindings.Version, Terms: terms, Offer: o.StructHash(),
			Work: rest.Work, Pace: rest.Pace, Account: o.Client, Mint: d.Token.Mint}
		change(&j)
		at := bindings.JobAddress(d.Program, o.Client, o.StructHash())
		chain.accounts[at] = &solanarpc.Account{Owner: d.Program, Data: encoded(t, j, 0)}
	}
	voucher := func(k solanarpc.Key) market.SignedVoucher {
		v := market.SignedVoucher{Voucher: market.Voucher{Lease: common.Hash{3}, Segments: 1}}
		var err error
		if v.Proof, err = solanarail.Prove(k, d.Domain(), v.Voucher); err != nil {
			t.Fatal(err)
		}
		return v
	}
	for name, change := range map[string]func(*bindings.Job){
		"deadline": func(j *bindings.Job) { j.Terms.Deadline -= 3590 },
		"window":   func(j *bindings.Job) { j.Terms.Window = 1 },
		"domain":   func(j *bindings.Job) { j.Terms.Domain[0]++ },
		"mint":     func(j *bindings.Job) { j.Mint[0]++ },
		"pace":     func(j *bindings.Job) { j.Pace++ },
	} {
		job(bait, change)
		if err := r.CheckVoucher(t.Context(), o, voucher(bait)); !errors.Is(err, solanarail.ErrOtherTerms) {
			t.Errorf("%s: %v", name, err)
		}
	}
	job(real, func(*bindings.Job) {})
	if err := r.CheckVoucher(t.Context(), o, voucher(bait)); !errors.Is(err, solanarail.ErrVoucher) {
		t.Errorf("the bait's delegate: %v", err)
	}
	if err := r.CheckVoucher(t.Context(), o, voucher(real)); err != nil {
		t.Errorf("the delegate: %v", err)
	}
}

// TestAuditS2OwnDelegateIsOwnKey: a job with another key than this node's for this
// node's own account is not the job that was agreed on.
func TestAuditS2OwnDelegateIsOwnKey(t *testing.T) {
	d, chain := watched(bindings.Program, nil)
	me, thief := testKey(t, 1), testKey(t, 2)
	o := market.Offer{Client: common.Address{1}, Token: d.TokenAccount(), Delegate: common.Address{2}, MaxPrice: 5,
		Segments: 4, Credit: 1, Quorum: 1, Window: 600, Deadline: uint64(now.Unix()) + 3600}
	terms, rest := d.Terms(o, thief.PublicKey())
	chain.accounts[bindings.JobAddress(d.Program, o.Client, o.StructHash())] = &solanarpc.Account{Owner: d.Program,
		Data: encoded(t, bindings.Job{Kind: bindings.KindJob, Version: bindings.Version, Terms: terms,
			Offer: o.StructHash(), Work: rest.Work, Account: o.Client, Mint: d.Token.Mint}, 0)}
	deal := escrow.Deal{Domain: d.Domain(), Offer: o}
	deal.Lease.Lease = market.Lease{Offer: o.StructHash(), Deadline: o.Deadline}
	r := newRail(t, solanarail.Config{Chain: chain, Deployment: d, Party: escrow.Client,
		Sender: solanarail.Watcher(me.PublicKey()), Own: []common.Address{o.Delegate}})
	if _, err := r.Observe(t.Context(), deal); !errors.Is(err, solanarail.ErrOtherTerms) {
		t.Errorf("another key for our own delegate: %v", err)
	}
}

// TestAuditS3OffersThatTheProgramRefuses are refused before anybody relies on them.
func TestAuditS3OffersThatTheProgramRefuses(t *testing.T) {
	least, err := bindings.LeastWindow(bindings.Program)
	if err != nil || least != 60 {
		t.Fatalf("the least window is %d s, %v", least, err)
	}
	good := market.Offer{Window: least, Credit: bindings.MaxCredit, Quorum: bindings.MaxQuorum}
	if err := solanarail.CheckOffer(good, least); err != nil {
		t.Error(err)
	}
	short, credit, quorum, slow := good, good, good, good
	slow.Segments, slow.Pace = 100, 1
	short.Window--
	credit.Credit++
	quorum.Quorum++
	if err := solanarail.CheckOffer(short, least); !errors.Is(err, solanarail.ErrWindow) ||
		!errors.Is(err, solanarail.ErrOffer) {
		t.Errorf("a short window: %v", err)
	}
	for _, o := range []market.Offer{credit, quorum, slow} {
		if err := solanarail.CheckOffer(o, least); !errors.Is(err, solanarail.ErrOffer) ||
			errors.Is(err, solanarail.ErrWindow) {
			t.Errorf("%+v: %v", o, err)
		}
	}
}

// TestAuditS6ProgramIsTheKnownOne: other bytes, or somebody who may replace them, are
// refused at the start.
func TestAuditS6ProgramIsTheKnownOne(t *testing.T) {
	somebody := solana.PublicKey{7}
	type change = func(*solanarail.Deployment, *books)
	open := func(code []byte, authority *solana.PublicKey, f change) error {
		d, chain := watched(code, authority)
		f(&d, chain)
		_, err := solanarail.New(t.Context(), solanarail.Config{Chain: chain, Deployment: d})
		return err
	}
	same := func(*solanarail.Deployment, *books) {}
	agreed := func(d *solanarail.Deployment, _ *books) { d.Authority = somebody }
	empty := func(d *solanarail.Deployment, b *books) { b.accounts[d.Program].Data = nil }
	gone := func(_ *solanarail.Deployment, b *books) { delete(b.accounts, solana.PublicKey{4}) }
	moved := func(d *solanarail.Deployment, b *books) { b.accounts[d.Program].Owner = somebody }
	patched, err := bindings.WithLeastWindow(bindings.Program, 1)
	if err != nil {
		t.Fatal(err)
	}
	named := func(d *solanarail.Deployment, _ *books) { d.Code = bindings.CodeHash(patched) }
	for name, err := range map[string]error{
		"final":                   open(bindings.Program, nil, same),
		"the system program's":    open(bindings.Program, &solana.SystemProgramID, same),
		"the agreed authority":    open(bindings.Program, &somebody, agreed),
		"another code, but named": open(patched, nil, named),
	} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, err := range map[string]error{
		"another code":      open(patched, nil, same),
		"more code":         open(append(bindings.Program[:len(bindings.Program):len(bindings.Program)], 1), nil, same),
		"somebody's":        open(bindings.Program, &somebody, same),
		"another's":         open(bindings.Program, &solana.PublicKey{8}, agreed),
		"not a program":     open(bindings.Program, nil, empty),
		"no code":           open(bindings.Program, nil, gone),
		"of another loader": open(bindings.Program, nil, moved),
	} {
		if !errors.Is(err, solanarail.ErrProgram) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAuditS7ManyLeasesStopNoScan: neither thousands of other people's leases nor more
// of our own than one answer holds keep credit from being found.
func TestAuditS7ManyLeasesStopNoScan(t *testing.T) {
	d, chain := watched(bindings.Program, nil)
	me, account := testKey(t, 1).PublicKey(), common.Address{5}
	at := solana.PublicKey{200}
	chain.accounts[at] = &solanarpc.Account{Owner: d.Program, Data: encoded(t, bindings.Job{Kind: bindings.KindJob,
		Version: bindings.Version, Mint: d.Token.Mint, Client: solana.PublicKey{201}}, 0)}
	lease := func(i int, change func(*bindings.Lease)) {
		var k solana.PublicKey
		binary.BigEndian.PutUint32(k[:], uint32(i)+1<<24)
		l := bindings.Lease{Kind: bindings.KindLease, Version: bindings.Version, Status: uint8(escrow.StatusClosed),
			Job: at, Arbiters: 1, Payees: 2}
		binary.BigEndian.PutUint32(l.Terms.Lease[:], uint32(i)*2654435761) // spread
		change(&l)
		chain.accounts[k] = &solanarpc.Account{Owner: d.Program,
			Data: encoded(t, l, bindings.MaxArbiters*bindings.ArbiterSize)}
	}
	const strangers, ours = 10_000, 150
	for i := range strangers {
		lease(i, func(*bindings.Lease) {})
	}
	for i := range ours { // more than one answer holds
		lease(strangers+i, func(l *bindings.Lease) { l.Payee[1] = bindings.Payee{Account: account, Amount: 3} })
	}
	lease(strangers+ours, func(l *bindings.Lease) { l.Terms.Provider, l.ProviderOwed, l.Owed = me, 1000, 1000 })
	r := newRail(t, solanarail.Config{Chain: chain, Deployment: d, Sender: solanarail.Watcher(me)})
	s := r.Scanner([]common.Address{account})
	items, err := s.Scan(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if places := 3 + bindings.MaxPayees + bindings.MaxArbiters; chain.asked.Load() > int64(places)+256 {
		t.Errorf("asked %d times: by more than our own places", chain.asked.Load())
	}
	for _, i := range items {
		if i.Kind != funds.Credit {
			t.Errorf("%+v", i)
		}
	}
	if sum, err := s.Credit(t.Context()); err != nil || sum != 1000+3*ours || len(items) != ours+1 {
		t.Errorf("%d found in %d items, %v", sum, len(items), err)
	}
}

// testKey is the key of a seed.
func testKey(t *testing.T, seed byte) solanarpc.Key {
	t.Helper()
	k, err := solanarpc.KeyFromSeed(append(make([]byte, 31), seed))
	if err != nil {
		t.Fatal(err)
	}
	return k
}
