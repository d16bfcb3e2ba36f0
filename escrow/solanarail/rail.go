package solanarail

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// Chain is what the rail reads from, such as a *solanarpc.Client. Safe for
// concurrent use.
type Chain interface {
	Slot(context.Context, rpc.CommitmentType) (uint64, error)
	Accounts(ctx context.Context, at rpc.CommitmentType,
		keys ...solana.PublicKey) (slot uint64, as []*solanarpc.Account,
		err error)
	Owned(ctx context.Context, at rpc.CommitmentType, program solana.PublicKey,
		want ...solanarpc.Match) ([]solanarpc.Found, error)
	History(ctx context.Context, address solana.PublicKey, limit int) ([]solana.Signature, error)
	LogOf(context.Context, solana.Signature) (solanarpc.Log, error)
}

// Sender makes transactions with this node's key, such as a *solanarpc.Sender.
// Safe for concurrent use.
type Sender interface {
	PublicKey() solana.PublicKey
	Send(context.Context, solanarpc.Call) (solana.Signature, error)
	Wait(ctx context.Context, action string) error
}

// Errors of the rail.
var (
	// ErrNoKey means that the program accepts this action only from a key that this
	// node does not hold. It comes with escrow.ErrRefused.
	ErrNoKey = errors.New("no key for it here")
	// ErrNoLink means that nobody has said who is paid for an account.
	ErrNoLink = errors.New("not linked to a Solana key: its node links it when it starts with the rail \"solana\"")
	// ErrOtherTerms means that the accounts on chain differ from what was agreed.
	ErrOtherTerms = errors.New("the escrow on chain has other terms than were agreed")
	// ErrWrongDeployment means that the deal is for another rail, cluster, program or
	// mint.
	ErrWrongDeployment = errors.New("not of this cluster, program and mint: check the section solana of the " +
		"configuration")
	// ErrVoucher means that the program would not accept the voucher.
	ErrVoucher = errors.New("the voucher lacks the delegate's ed25519 signature, so it could not be collected")
	// ErrProgram means that the program is not the one that this node knows, or that
	// somebody may replace it.
	ErrProgram = errors.New("not the escrow program that this node knows: check solana.program, " +
		"solana.program_hash and solana.upgrade_authority in the configuration")
	// ErrOffer means that the program would refuse the offer.
	ErrOffer = errors.New("the escrow program on Solana takes no such offer")
	// ErrWindow means that an offer's window leaves no time to answer the lease's end.
	// It comes with ErrOffer.
	ErrWindow = errors.New("the offer's window is too short to answer the end of a lease")
	// ErrArbiters means that a lease has too few arbiters that this node accepts.
	ErrArbiters = errors.New("too few acceptable arbiters: nobody could confirm the work if the client vanished")
)

// Config of a rail.
type Config struct {
	Chain      Chain
	Deployment Deployment
	Party      escrow.Party
	Sender     Sender
	// Signer signs vouchers' proofs with the Sender's key.
	Signer solanarpc.Signer
	// Own are the 20-byte accounts that the Sender's key is paid for. Where one of them
	// is an offer's delegate, the key is known without asking anybody.
	Own []common.Address
	// Candidates are those whom a lease's verifiers are drawn from, whose hash the
	// signed lease has. They are the lease's arbiters. The provider's side needs it.
	Candidates func(context.Context, escrow.Deal) ([]market.Candidate, error)
	// Accept refuses arbiters that do not count for this node: not registered, or
	// without stake. nil: all count. The provider's side calls it once for each lease.
	Accept func(context.Context, bindings.Arbiter) error
	// Commitment is the level at which something counts; empty: finalized.
	Commitment rpc.CommitmentType
	// Poll is the pause between reads of the newest slot; 0: 400 ms.
	Poll time.Duration
}

// Rail is an escrow.Rail. Safe for concurrent use.
type Rail struct {
	Config
	domain market.Domain

	// leastWindow is the shortest window that the program takes, seconds.
	leastWindow uint32

	mu       sync.Mutex
	accepted map[common.Hash]bool               // leases whose arbiters were checked
	delegate map[common.Hash]solana.PublicKey   // by offer: fixed when the job was made
	jobs     map[common.Hash]*solanarpc.Account // by offer: as a provider has read it last
}

var _ escrow.Rail = (*Rail)(nil)

// New returns a rail after checking that the mint is there, and that the program is
// the one that it must be, byte for byte, and cannot be replaced.
func New(ctx context.Context, c Config) (*Rail, error) {
	if c.Poll == 0 {
		c.Poll = 400 * time.Millisecond
	}
	if c.Commitment == "" {
		c.Commitment = rpc.CommitmentFinalized
	}
	r := &Rail{Config: c, domain: c.Deployment.Domain(), accepted: map[common.Hash]bool{},
		delegate: map[common.Hash]solana.PublicKey{}, jobs: map[common.Hash]*solanarpc.Account{}}
	_, as, err := c.Chain.Accounts(ctx, rpc.CommitmentConfirmed, c.Deployment.Program, c.Deployment.Token.Mint)
	switch {
	case err != nil:
		return nil, err
	case as[0] == nil:
		return nil, fmt.Errorf("%w: there is no program at %s", ErrWrongDeployment, c.Deployment.Program)
	case as[1] == nil || as[1].Owner != c.Deployment.Token.Program:
		return nil, fmt.Errorf("%w: %s is not a mint of %s", ErrWrongDeployment, c.Deployment.Token.Mint,
			c.Deployment.Token.Program)
	}
	code, err := r.code(ctx, as[0])
	if err == nil {
		r.leastWindow, err = bindings.LeastWindow(code)
	}
	return r, err
}

// NextHead returns when there is a newer slot than this one.
func (r *Rail) NextHead(ctx context.Context, slot uint64) error {
	t := time.NewTicker(r.Poll)
	defer t.Stop()
	for {
		now, err := r.Chain.Slot(ctx, r.Commitment)
		if err != nil || now > slot {
			return err
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-t.C:
		}
	}
}

// Owner is the Solana key that is paid for an account.
func (r *Rail) Owner(ctx context.Context, account common.Address) (solana.PublicKey, error) {
	ks, err := r.owners(ctx, account)
	if err == nil && ks[0].IsZero() {
		err = fmt.Errorf("%w: %s", ErrNoLink, account)
	}
	if err != nil {
		return solana.PublicKey{}, err
	}
	return ks[0], nil
}

// owners looks accounts up. An account without a link has a zero key.
func (r *Rail) owners(ctx context.Context, accounts ...common.Address) ([]solana.PublicKey, error) {
	keys := make([]solana.PublicKey, len(accounts))
	for i, a := range accounts {
		keys[i] = bindings.LinkAddress(r.Deployment.Program, r.domain.Separator(), a)
	}
	if len(keys) == 0 {
		return nil, nil
	}
	_, as, err := r.Chain.Accounts(ctx, rpc.CommitmentConfirmed, keys...)
	if err != nil {
		return nil, err
	}
	out := make([]solana.PublicKey, len(accounts))
	for i, a := range as {
		if !r.ours(a) {
			continue
		}
		l, err := bindings.DecodeLink(a.Data)
		if err != nil || l.Account != accounts[i] {
			return nil, fmt.Errorf("link of %s: %w", accounts[i], errors.Join(err, solanarpc.ErrBadAnswer))
		}
		out[i] = l.Owner
	}
	return out, nil
}

// ours reports whether the account exists and is the program's. Before that,
// anybody can send lamports to its address.
func (r *Rail) ours(a *solanarpc.Account) bool { return a != nil && a.Owner == r.Deployment.Program }
