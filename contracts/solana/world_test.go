//go:build daemons

package solana_test

import (
	"cmp"
	"context"
	"crypto/ecdsa"
	"errors"
	"flag"
	"os"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

var (
	network *surfpool.Net
	tested  = bindings.Program // less what the network changes: the least window
)

// TestMain runs one network for all tests, with the program that
// ESCROW_PROGRAM names (a mutant), or the checked-in one.
func TestMain(m *testing.M) {
	flag.Parse()
	var err error
	if path := os.Getenv("ESCROW_PROGRAM"); path != "" {
		if tested, err = os.ReadFile(path); err != nil {
			panic(err)
		}
	}
	const least = 15 // seconds: shorter than the windows that tests wait for
	if tested, err = bindings.WithLeastWindow(tested, least); err != nil {
		panic(err)
	}
	o := surfpool.Options{SlotMS: 50, Program: tested, LeastWindow: least}
	if network, err = surfpool.Start(context.Background(), o); err != nil {
		panic(err)
	}
	code := m.Run()
	if err := network.Close(); err != nil {
		panic(err)
	}
	os.Exit(code)
}

const (
	price    = 1_000_003
	segments = 4
)

// world is a job with its parties.
type world struct {
	t                                    *testing.T
	client, delegate, provider, stranger solana.PrivateKey
	account, delegateAccount, operator   *ecdsa.PrivateKey // client, delegate, provider, as the market knows them
	verifiers, nodes                     []*ecdsa.PrivateKey
	domain                               market.Domain
	place                                bindings.Builder
	offer                                market.Offer
	lease                                market.Lease
	candidates                           []market.Candidate
}

func key(t *testing.T) solana.PrivateKey {
	t.Helper()
	k, err := solana.NewRandomPrivateKey()
	if err == nil {
		err = network.Airdrop(t.Context(), k.PublicKey(), solana.LAMPORTS_PER_SOL)
	}
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func account(t *testing.T) *ecdsa.PrivateKey {
	t.Helper()
	k, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func address(k *ecdsa.PrivateKey) common.Address { return crypto.PubkeyToAddress(k.PublicKey) }

func sign(t *testing.T, k *ecdsa.PrivateKey, digest []byte) (s [65]byte) {
	t.Helper()
	b, err := crypto.Sign(digest, k)
	if err != nil {
		t.Fatal(err)
	}
	copy(s[:], b)
	s[64] += 27
	return s
}

// newWorld makes a job that is linked and has dollars, but no account yet.
func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, client: key(t), delegate: key(t), provider: key(t), stranger: key(t), account: account(t),
		delegateAccount: account(t), operator: account(t)}
	w.domain = network.Deployment.Domain()
	now := w.now()
	for range 3 {
		w.verifiers, w.nodes = append(w.verifiers, account(t)), append(w.nodes, account(t))
	}
	slices.SortFunc(w.verifiers, func(a, b *ecdsa.PrivateKey) int { return address(a).Cmp(address(b)) })
	for i, v := range w.verifiers {
		w.candidates = append(w.candidates, market.Candidate{Operator: address(v), Node: address(w.nodes[i]),
			Stake: money.Units(1) << (20 * i)})
	}
	w.offer = market.Offer{Job: market.JobID{1}, Client: address(w.account), Token: network.Deployment.TokenAccount(),
		Delegate: address(w.delegateAccount), MaxPrice: price, Segments: segments, Credit: 2, Quorum: 2, VerifyBPS: 777,
		DelegateBPS: 111, Window: 600, Deadline: now + 3600, Nonce: 3, Trace: common.Hash{4}, Locks: 5}
	w.lease = market.Lease{Provider: address(w.operator), Node: common.Address{6}, Price: price, Segments: segments,
		StartRoot: common.Hash{7}, Begin: now, Deadline: now + 1800, Nonce: 8,
		Verifiers: market.CandidatesHash(w.candidates)}
	w.mustAll(w.client, w.link(w.account, w.client, 1))
	w.mustAll(w.delegate, w.link(w.delegateAccount, w.delegate, 1))
	w.mustAll(w.provider, w.link(w.operator, w.provider, 1))
	w.mint(network.Deployment.Token)
	return w.agreed()
}

// agreed makes the lease one of the offer, after either was changed.
func (w *world) agreed() *world {
	w.place = bindings.Builder{Program: network.Deployment.Program, Domain: w.domain.Separator(),
		Client: address(w.account), Offer: w.offer.StructHash(), Token: cmp.Or(w.place.Token, network.Deployment.Token)}
	w.lease.Offer = w.place.Offer
	return w
}

// id is the lease's.
func (w *world) id() common.Hash { return w.lease.StructHash() }

// create makes the job of an offer, which may be another than the world's.
func (w *world) create(caller solana.PrivateKey, o market.Offer) solana.Instruction {
	p := w.place
	p.Offer = o.StructHash()
	d := network.Deployment
	d.Token = p.Token
	t, rest := d.Terms(o, w.delegate.PublicKey())
	return p.Create(caller.PublicKey(), t, rest)
}

// opening opens a lease, which may be another than the world's.
func (w *world) opening(payer solana.PrivateKey, l market.Lease) solana.Instruction {
	o := bindings.Opening{Provider: w.provider.PublicKey(), Operator: l.Provider, Node: l.Node, Price: l.Price,
		First: l.FirstSegment, Segments: l.Segments, StartRoot: l.StartRoot, Begin: l.Begin, Deadline: l.Deadline,
		Nonce: l.Nonce, Verifiers: l.Verifiers}
	return w.place.Open(payer.PublicKey(), l.StructHash(), o)
}

// name names the arbiters.
func (w *world) name() solana.Instruction {
	w.t.Helper()
	b, err := canon.Marshal(w.candidates)
	if err != nil {
		w.t.Fatal(err)
	}
	return w.place.Arbiters(w.id(), b)
}

func (w *world) mint(to bindings.Token) {
	w.t.Helper()
	if err := network.Mint(w.t.Context(), to, w.client.PublicKey(), 10*segments*price); err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) link(account *ecdsa.PrivateKey, owner solana.PrivateKey, nonce uint64) solana.Instruction {
	digest := bindings.LinkDigest(w.domain.Separator(), owner.PublicKey(), nonce)
	return bindings.NewLink(
		network.Deployment.Program,
		w.domain.Separator(),
		owner.PublicKey(),
		address(account),
		nonce,
		sign(w.t, account, digest[:]),
	)
}

func (w *world) now() uint64 {
	w.t.Helper()
	as := w.accounts(solanarpc.ClockAddress)
	now, err := solanarpc.ChainTime(as[0])
	if err != nil {
		w.t.Fatal(err)
	}
	return now
}

func (w *world) accounts(keys ...solana.PublicKey) []*solanarpc.Account {
	w.t.Helper()
	c, err := network.Client(w.t.Context(), network.URL)
	if err != nil {
		w.t.Fatal(err)
	}
	_, as, err := c.Accounts(w.t.Context(), rpc.CommitmentConfirmed, keys...)
	if err != nil {
		w.t.Fatal(err)
	}
	return as
}

func (w *world) tokens(at solana.PublicKey) uint64 {
	w.t.Helper()
	n, err := solanarpc.TokenAmount(w.accounts(at)[0])
	if err != nil {
		w.t.Fatal(err)
	}
	return n
}

func (w *world) job() bindings.Job {
	w.t.Helper()
	j, err := bindings.DecodeJob(w.accounts(w.place.Job())[0].Data)
	if err != nil {
		w.t.Fatal(err)
	}
	return j
}

func (w *world) state() (bindings.Lease, []bindings.Arbiter) {
	w.t.Helper()
	l, as, err := bindings.DecodeLease(w.accounts(w.place.Lease(w.id()))[0].Data)
	if err != nil {
		w.t.Fatal(err)
	}
	return l, as
}

type ixs = []solana.Instruction

func (w *world) send(payer solana.PrivateKey, is ixs) error {
	return network.Send(w.t.Context(), is, payer)
}

func (w *world) must(i solana.Instruction, payer solana.PrivateKey) {
	w.t.Helper()
	w.mustAll(payer, i)
}

func (w *world) mustAll(payer solana.PrivateKey, is ...solana.Instruction) {
	w.t.Helper()
	if err := w.send(payer, is); err != nil {
		w.t.Fatal(err)
	}
}

// refused wants the program's own fault.
func (w *world) refused(want bindings.ProgramError, payer solana.PrivateKey, is ...solana.Instruction) {
	w.t.Helper()
	err := w.send(payer, is)
	var e *solanarpc.TxError
	if !errors.As(err, &e) {
		w.t.Errorf("want %s, got %v", want, err)
		return
	}
	if f, ok := e.ProgramError(); !ok || f != want {
		w.t.Errorf("want %s, got %v", want, err)
	}
}

// open makes the job, fills it and opens its lease.
func (w *world) open() *world {
	w.t.Helper()
	w.mustAll(w.client, w.create(w.client, w.offer), w.place.Deposit(w.client.PublicKey(), segments*price))
	w.must(w.opening(w.delegate, w.lease), w.delegate)
	return w
}

// voucher is one for n segments, with its proof before an instruction.
func (w *world) voucher(n uint32, last bool) bindings.Voucher {
	gross := uint64(price) * uint64(n)
	return bindings.Voucher{Segments: n, Last: last, Payees: []bindings.Payee{
		{Account: address(w.verifiers[0]), Amount: gross * 777 / 10_000},
		{Account: address(w.account), Amount: gross * 111 / 10_000},
	}}
}

func (w *world) digest(v bindings.Voucher) common.Hash {
	var ps []market.Payee
	for _, p := range v.Payees {
		ps = append(ps, market.Payee{Account: p.Account, Amount: p.Amount})
	}
	return w.domain.Digest(market.Voucher{Lease: w.id(), Segments: v.Segments, Payees: market.PayeesHash(ps),
		Last: v.Last})
}

func (w *world) proofBy(k solana.PrivateKey, v bindings.Voucher) solana.Instruction {
	w.t.Helper()
	digest := w.digest(v)
	sig, err := k.Sign(digest[:])
	if err != nil {
		w.t.Fatal(err)
	}
	return bindings.VoucherProof(k.PublicKey(), sig, digest)
}

func (w *world) close(v bindings.Voucher) ixs {
	return ixs{w.proofBy(w.delegate, v), w.place.Close(w.provider.PublicKey(), w.id(), v)}
}

func (w *world) end(caller solana.PrivateKey, v bindings.Voucher) ixs {
	return ixs{w.proofBy(w.delegate, v), w.place.End(caller.PublicKey(), w.id(), v)}
}

// claim is one of a segment (index in the job) by arbiters.
func (w *world) claim(segment uint32, arbiters ...int) bindings.Claim {
	f := commit.Segment{
		Job:       commit.Root(w.offer.Job),
		Program:   commit.Root{1},
		Numerics:  "f32-9",
		Dataset:   commit.Root{2},
		Index:     segment,
		FirstStep: 5 * segment,
		Steps:     5,
		Start:     commit.Root{3},
		End:       commit.Root{4, byte(segment)},
		Log:       commit.Root{5},
		Marks:     commit.Root{6},
	}
	c := bindings.Claim{Fields: bindings.Fields{Height: 77, Program: common.Hash(f.Program),
		Numerics: common.Hash(merkle.Sum(f.Numerics)), Dataset: common.Hash(f.Dataset), FirstStep: f.FirstStep,
		Steps: f.Steps, Start: common.Hash(f.Start), End: common.Hash(f.End), Log: common.Hash(f.Log),
		Marks: common.Hash(f.Marks)}}
	commitment := market.Commitment{
		Lease:   w.id(),
		Segment: segment,
		Hash:    common.Hash(f.Hash()),
		Height:  77,
	}.StructHash()
	for _, i := range arbiters {
		v := market.Verdict{Lease: w.id(), Segment: segment, Commitment: commitment, Agree: true, Intervals: 5,
			Root: common.Hash{8}, Verifier: address(w.verifiers[i])}
		digest := w.domain.Digest(v)
		c.Verdicts = append(c.Verdicts, bindings.Attestation{Arbiter: uint8(i), Intervals: 5, Root: v.Root,
			Sig: sign(w.t, w.nodes[i], digest[:])})
	}
	return c
}

func (w *world) commit(first uint32, cs ...bindings.Claim) solana.Instruction {
	return w.place.Commit(w.provider.PublicKey(), w.id(), first, cs)
}

// balanced checks that the vault holds what the books say, and returns them.
func (w *world) balanced() bindings.Job {
	w.t.Helper()
	j := w.job()
	if held := w.tokens(w.place.Vault()); held != j.Pot+j.Reserved+j.Owed {
		w.t.Errorf("the vault holds %d, the books say %d + %d + %d", held, j.Pot, j.Reserved, j.Owed)
	}
	return j
}
