package games

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// ErrEvidenceWaits means that the evidence is committed to on chain, and that the contract takes
// it once the wait is over. The caller must make the same call again at a later block.
var ErrEvidenceWaits = errors.New("the evidence is committed to, and is shown when the contract takes it")

// Commitment is what an account commits to before it makes a call that pays its caller, as
// DisputeGame.commitEvidence has it. Nobody can make the same call from another account
// without having committed to it as well.
func Commitment(caller common.Address, call []byte) common.Hash {
	return crypto.Keccak256Hash(common.LeftPadBytes(caller[:], 32), crypto.Keccak256(call))
}

// slashClaim makes a call that takes a provider's lock without a game, in two transactions:
// the commitment to the call, and the call once the commitment is final and older than the
// extension of a move. Each is stored before it is sent, and what has been done is read
// from the chain, so it goes on where it was after a crash.
func (c *Client) slashClaim(ctx context.Context, claim merkle.Root, data []byte) (common.Hash, error) {
	if c.Sender == nil {
		return common.Hash{}, ErrNoKey
	}
	lost := func(ctx context.Context) (bool, error) { return c.Lost(ctx, claim) }
	if done, err := lost(ctx); done || err != nil {
		return common.Hash{}, err
	}
	h := Commitment(c.Sender.Address(), data)
	id := "evidence/" + h.Hex()
	if err := c.commitEvidence(ctx, id, h); err != nil {
		return common.Hash{}, err
	}
	if err := c.evidenceReady(ctx, h); err != nil {
		return common.Hash{}, err
	}
	return c.act(ctx, action{id: id + "/show", data: data, done: lost})
}

func (c *Client) commitEvidence(ctx context.Context, id string, h common.Hash) error {
	data, err := game.TryPackCommitEvidence(h)
	if err != nil {
		return err
	}
	_, err = c.act(ctx, action{id: id, data: data, done: func(ctx context.Context) (bool, error) {
		head, err := c.Chain.Header(ctx, evm.Latest)
		if err != nil {
			return false, err
		}
		at, err := c.committedAt(ctx, h, head.Number.Uint64())
		return at != 0, err
	}})
	return err
}

// evidenceReady returns nil if a commitment is as deep as the client wants it, and older than
// the contract asks for, and otherwise an error that wraps ErrEvidenceWaits.
func (c *Client) evidenceReady(ctx context.Context, h common.Hash) error {
	head, err := c.Chain.Header(ctx, evm.Latest)
	if err != nil {
		return err
	}
	number := head.Number.Uint64()
	at, err := c.committedAt(ctx, h, number-min(number, c.Depth-1))
	if err != nil {
		return err
	}
	from := at + uint64(c.parameters.Extension)
	switch {
	case at == 0:
		return fmt.Errorf("%w: in %d blocks at most", ErrEvidenceWaits, c.Depth)
	case head.Time <= from:
		return fmt.Errorf("%w: in %d s", ErrEvidenceWaits, from-head.Time+1)
	}
	return nil
}

// committedAt returns the chain time of a commitment as a block has it, or zero.
func (c *Client) committedAt(ctx context.Context, h common.Hash, block uint64) (uint64, error) {
	at, err := view(ctx, c.Chain, c.Config.Game, game.PackCommittedAt(h), number(block), game.UnpackCommittedAt)
	if err != nil {
		return 0, err
	}
	if at.BitLen() > 40 {
		return 0, fmt.Errorf("%w: %s has a commitment of second %v", evm.ErrBadAnswer, c.Config.Game, at)
	}
	return at.Uint64(), nil
}
