package role

import (
	"context"
	"errors"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// SpaceLines is the ledger's column of what this node has opened of private games
// off chain, by the game's name: what a challenger has picked there it has
// picked, whatever crashes in between.
const SpaceLines ledger.Space = "dispute-lines"

// line is a dispute.Line in the ledger.
type line struct {
	Asked []dispute.Packed `cbor:"1,keyasint"`
}

// unpack is the line as the game has it.
func (l line) unpack() (states dispute.Line, err error) {
	states = make(dispute.Line, len(l.Asked))
	for i, w := range l.Asked {
		if states[i], err = w.Unpack(); err != nil {
			return nil, err
		}
	}
	return states, nil
}

// mayRead refuses whoever is not the challenger of a private game: others have
// no bond in it, and would see its values for nothing.
func (p *Disputes) mayRead(ctx context.Context, x Dispute, from peer.ID) error {
	node, err := market.NodeOfPeer(from)
	if err != nil {
		return p2p.Refuse(codeInvalid, "%s", short(err))
	}
	op, err := p.d.Registry.OperatorOf(ctx, node)
	if err != nil {
		return err
	}
	if op != x.Challenger || op == (common.Address{}) {
		return p2p.Refuse(codeInvalid, "the data of game %s are private, and node %s is no key of its challenger: authorise it, or play on chain", x.Game, node)
	}
	return nil
}

// hold keeps a private game on the line of picks that it was opened on, and
// notes how far it has come before anything is shown. Whoever holds the bench
// calls it.
func (p *Disputes) hold(x Dispute, player dispute.Player, first, s dispute.State) error {
	known, _, err := ledger.Get[line](p.d.Ledger, SpaceLines, x.Game.Hex())
	if err != nil {
		return err
	}
	had, err := known.unpack()
	if err != nil {
		return err
	}
	now, err := player.Onto(had, first, s)
	if errors.Is(err, dispute.ErrLine) {
		return p2p.Refuse(codeStale, "the data of game %s are private: %s; play on chain", x.Game, short(err))
	}
	if err != nil || len(now) == len(had) {
		return err
	}
	known.Asked = append(known.Asked, now[len(had)].Pack())
	_, err = p.d.Ledger.Commit(ledger.Change{
		Kind: "dispute.opened", Body: x.Game, At: p.d.Heads.Latest().Time,
		Put: []ledger.Record{{Key: ledger.Key{Space: SpaceLines, ID: x.Game.Hex()}, Value: known}},
	})
	return err
}
