package node

import (
	"context"
	"fmt"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
)

// DisputeMoves implements api.Backend. It replays the game from its transactions, as whoever gets the bundle does, so
// that every move that it tells was checked.
func (n *Node) DisputeMoves(ctx context.Context, id string) (api.DisputeMoves, error) {
	x, err := n.findDispute(id)
	if err != nil {
		return api.DisputeMoves{}, err
	}
	if x.Block == 0 {
		return api.DisputeMoves{}, api.WithHint(fmt.Errorf("%w: the game has not begun", api.ErrConflict),
			"wait until its challenge is mined: `infernet dispute show` says what it waits for")
	}
	b, err := n.bundleOf(ctx, x)
	if err != nil {
		return api.DisputeMoves{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	if b, err = b.Signed(ctx, n.key); err != nil {
		return api.DisputeMoves{}, err
	}
	r, err := b.Check()
	if err != nil {
		return api.DisputeMoves{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	return movesOf(r), nil
}

// CheckDispute implements api.Backend. It needs no chain, so that a node whose chain is away, or has no games, also
// judges what others send.
func (n *Node) CheckDispute(_ context.Context, raw []byte) (api.DisputeMoves, error) {
	return checkedFile(raw)
}

// checkedFile checks everything in a dispute's file and plays its game again.
func checkedFile(raw []byte) (api.DisputeMoves, error) {
	b, err := bundle.Decode(raw)
	if err != nil {
		return api.DisputeMoves{}, api.WithHint(fmt.Errorf("%w: %w", api.ErrInvalid, err),
			"give a file that `infernet dispute export` wrote; if it is one, it was cut off or changed: ask for it again")
	}
	r, err := b.Check()
	if err != nil {
		return api.DisputeMoves{}, api.WithHint(fmt.Errorf("%w: %w", api.ErrInvalid, err),
			"somebody changed it, or lied: believe nothing in it")
	}
	return movesOf(r), nil
}

// movesOf is a checked game as the API shows it.
func movesOf(r bundle.Report) api.DisputeMoves {
	v := api.DisputeMoves{
		Game: r.Game.Hex(), Segment: r.Segment, Asserter: r.Asserter.Hex(), Challenger: r.Challenger.Hex(),
		Winner: r.Winner.Hex(), Why: r.Why, Private: r.Private, Signatures: r.Signatures, Moves: []api.DisputeMove{},
	}
	for _, m := range r.Moves {
		v.Moves = append(v.Moves, api.DisputeMove{
			By: m.By.Hex(), Side: m.Side, Kind: m.Kind, Phase: m.Phase, Tx: m.Tx.Hex(), Block: m.Block, Time: m.Time,
			Gas: m.Gas, Until: m.Until, Opened: m.Opened, Picked: m.Picked, Operator: m.Operator,
			Left: (*api.DisputeLeft)(m.Left),
		})
	}
	if t := r.Tile; t != nil {
		v.Tile = &api.DisputeTile{
			Operator: t.Operator, Kind: t.Kind, Step: t.Step, Cell: t.Cell, Coordinates: t.Coordinates,
			Tile: t.Tile, Tiles: t.Tiles, Claimed: t.Claimed, Computed: t.Computed,
			Operands: []api.DisputeOperand{},
		}
		for _, o := range t.Operands {
			v.Tile.Operands = append(v.Tile.Operands, api.DisputeOperand(o))
		}
	}
	return v
}
