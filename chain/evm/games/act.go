package games

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Errors of actions.
var (
	// ErrNoKey means that the client has no sender and can only read.
	ErrNoKey = errors.New("no key to play with: the client was made without a sender")
	// ErrRefused means that the contract refuses. Its *evm.RevertError is in the error
	// chain.
	ErrRefused = errors.New("the dispute game refuses")
	// ErrMoved means that the game is no longer in the state that the move answers,
	// because of this node's own earlier move or another account's. The caller must
	// read the game again.
	ErrMoved = errors.New("the game has moved on: read it again")
)

// slotOver is the value of the slot of a game that has ended.
var slotOver = common.BigToHash(big.NewInt(1))

// action is a call with its id, and a function that reports whether it has taken
// effect.
type action struct {
	id       string
	data     []byte
	value    *big.Int
	deadline uint64
	done     func(context.Context) (bool, error)
}

// act carries an action out unless it has already taken effect; then the hash is zero.
// It returns when the transaction has the agreed depth.
func (c *Client) act(ctx context.Context, a action) (common.Hash, error) {
	if c.Sender == nil {
		return common.Hash{}, ErrNoKey
	}
	if done, err := a.done(ctx); done || err != nil {
		return common.Hash{}, err
	}
	tx, err := c.Sender.Send(ctx, evm.Call{Action: a.id, To: c.Config.Game, Value: a.value, Data: a.data,
		Deadline: a.deadline})
	if err == nil {
		_, err = c.Sender.Wait(ctx, tx, c.Depth)
	}
	return tx, c.refusal(ctx, a, err)
}

// refusal distinguishes the contract's refusals from the network's failures. If another
// account had the same effect between the check and the transaction, the action counts
// as done.
func (c *Client) refusal(ctx context.Context, a action, err error) error {
	var revert *evm.RevertError
	if err == nil || !errors.As(err, &revert) {
		return err
	}
	done, again := a.done(ctx)
	if done || again != nil {
		return again
	}
	return fmt.Errorf("%w: %s: %w", ErrRefused, a.id, err)
}

// Challenge begins a game at an interval of the segment and posts the bond from the sender's account, which later
// receives the reward and the bond. It returns the game's id, also if the game began
// before.
func (c *Client) Challenge(ctx context.Context, e Evidence, at dispute.Interval) (ID, common.Hash, error) {
	if c.Sender == nil {
		return ID{}, common.Hash{}, ErrNoKey
	}
	if err := e.Check(c.Domain); err != nil {
		return ID{}, common.Hash{}, err
	}
	id := e.Ref().Game(c.Sender.Address())
	data, err := PackChallenge(e, at)
	if err != nil {
		return id, common.Hash{}, err
	}
	tx, err := c.act(ctx, action{id: actionID(id, "challenge"), data: data, value: c.parameters.Bond,
		done: func(ctx context.Context) (bool, error) {
			slot, err := c.slot(ctx, id, evm.Latest)
			return slot != (common.Hash{}), err
		}})
	return id, tx, err
}

// actionID returns the id of an action in a game.
func actionID(id ID, what string) string { return "game/" + id.String() + "/" + what }

// SlashMalformed takes the lock of a provider whose segment contradicts the offer, the
// lease or the trace in its own fields (see dispute.Defect). It needs no game and no
// bond. It commits to the evidence, and calls wrongWords of the contract when that takes it;
// until then the error wraps ErrEvidenceWaits.
func (c *Client) SlashMalformed(ctx context.Context, e Evidence) (common.Hash, error) {
	if err := e.Check(c.Domain); err != nil {
		return common.Hash{}, err
	}
	data, err := game.TryPackWrongWords(binder.Offer(e.Offer), binder.Lease(e.Lease), e.segment(),
		binder.Header(e.Header), e.signed())
	if err != nil {
		return common.Hash{}, err
	}
	return c.slashClaim(ctx, e.Ref().Claim(), data)
}

// Contradiction is two segments that the node of one lease signed and that cannot both
// be honest: see dispute.Contradict.
type Contradiction struct {
	Offer      market.Offer
	Lease      market.Lease
	A, B       commit.Segment // B is the one that is lost
	SigA, SigB market.Signature
	// HeightA and HeightB are what their commitments name.
	HeightA, HeightB uint64
}

// SlashContradiction takes the lock of a provider that contradicts itself. It needs no
// game and no bond. It commits to the evidence, and calls breaks of the contract when that
// takes it; until then the error wraps ErrEvidenceWaits.
func (c *Client) SlashContradiction(ctx context.Context, b Contradiction) (common.Hash, error) {
	if !dispute.Contradict(b.A, b.B) {
		return common.Hash{}, fmt.Errorf("%w: the segments do not contradict each other", ErrUnfounded)
	}
	data, err := game.TryPackBreaks(binder.Offer(b.Offer), binder.Lease(b.Lease), binder.Segment(b.A),
		binder.Segment(b.B), binder.Signed(b.HeightA, b.SigA), binder.Signed(b.HeightB, b.SigB))
	if err != nil {
		return common.Hash{}, err
	}
	lost := Ref{Lease: merkle.Root(b.Lease.StructHash()), Segment: b.B.Index, Hash: b.B.Hash(), Height: b.HeightB}
	return c.slashClaim(ctx, lost.Claim(), data)
}

// Move answers a state. The same move twice is one transaction. The error wraps
// ErrMoved if the game is in another state by now.
func (c *Client) Move(ctx context.Context, r Ref, s dispute.State, m dispute.Move) (common.Hash, error) {
	data, err := Pack(r, s, m)
	if err != nil {
		return common.Hash{}, err
	}
	id, state := r.Game(common.Address(s.Challenger)), common.Hash(s.Hash())
	return c.act(ctx, action{id: actionID(id, "move/"+state.Hex()), data: data, deadline: s.Deadline(),
		done: func(ctx context.Context) (bool, error) {
			slot, err := c.slot(ctx, id, evm.Latest)
			if err == nil && slot != state {
				err = ErrMoved
			}
			return false, err
		}})
}

// Timeout ends a game whose player to move did not move in time.
func (c *Client) Timeout(ctx context.Context, r Ref, s dispute.State) (common.Hash, error) {
	data, err := PackTimeout(r, s)
	return c.endGame(ctx, r, s, "timeout", data, err)
}

// Moot ends a game about a claim that another game has already decided. The bond goes
// back.
func (c *Client) Moot(ctx context.Context, r Ref, s dispute.State) (common.Hash, error) {
	data, err := PackMoot(r, s)
	return c.endGame(ctx, r, s, "moot", data, err)
}

func (c *Client) endGame(ctx context.Context, r Ref, s dispute.State, what string, data []byte,
	err error) (common.Hash, error) {
	if err != nil {
		return common.Hash{}, err
	}
	id, state := r.Game(common.Address(s.Challenger)), common.Hash(s.Hash())
	return c.act(ctx, action{id: actionID(id, what+"/"+state.Hex()), data: data,
		done: func(ctx context.Context) (bool, error) {
			slot, err := c.slot(ctx, id, evm.Latest)
			if err == nil && slot != slotOver && slot != state {
				err = ErrMoved
			}
			return slot == slotOver, err
		}})
}

// SlashVerifier takes the cut of a verifier that executed the disputed interval of a lost
// claim and agreed. A quarter of it goes to who won the game over the claim. If another account was faster, that
// is no error.
func (c *Client) SlashVerifier(ctx context.Context, r Ref, l market.Lease, v market.SignedVerdict) (common.Hash,
	error) {
	data, err := game.TryPackSlashVerifier(bindRef(r), binder.Lease(l), bindings.Attestation{
		Intervals: v.Verdict.Intervals, Root: v.Verdict.Root, Verifier: v.Verdict.Verifier, Sig: v.Sig[:],
	})
	if err != nil {
		return common.Hash{}, err
	}
	claim := r.Claim()
	tx, err := c.act(ctx, action{
		id: "claim/" + claim.String() + "/verifier/" + v.Verdict.Verifier.Hex(), data: data,
		done: func(context.Context) (bool, error) { return false, nil },
	})
	var revert *evm.RevertError
	if errors.As(err, &revert) && revert.Name == "AlreadyDone" {
		return common.Hash{}, nil
	}
	return tx, err
}

// Withdraw pays what the sender has won or got back, in wei, to an account. A game
// credits an account at most once, so one withdrawal after each game is enough.
func (c *Client) Withdraw(ctx context.Context, after ID, to common.Address) (common.Hash, error) {
	if c.Sender == nil {
		return common.Hash{}, ErrNoKey
	}
	data, err := game.TryPackWithdraw(to)
	if err != nil {
		return common.Hash{}, err
	}
	return c.act(ctx, action{id: actionID(after, "withdraw"), data: data,
		done: func(ctx context.Context) (bool, error) {
			credit, err := c.Credit(ctx, c.Sender.Address())
			return err == nil && credit.Sign() == 0, err
		}})
}
