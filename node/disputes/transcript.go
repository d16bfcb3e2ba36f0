package disputes

import (
	"context"
	"errors"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// transcript is a dispute.Transcript in the ledger.
type transcript struct {
	States []dispute.Packed `cbor:"1,keyasint"`
}

// unpack returns the transcript as the game has it.
func (t transcript) unpack() (states dispute.Transcript, err error) {
	states = make(dispute.Transcript, len(t.States))
	for i, w := range t.States {
		if states[i], err = w.Unpack(); err != nil {
			return nil, err
		}
	}
	return states, nil
}

// mayRead refuses everybody but the challenger of a private game: others have no bond in
// it, and would see its values for nothing.
func (p *Player) mayRead(ctx context.Context, x Dispute, from peer.ID) error {
	node, err := market.NodeOfPeer(from)
	if err != nil {
		return p2p.Refuse(wire.CodeInvalid, "%s", wire.Short(err))
	}
	op, err := p.d.Registry.OperatorOf(ctx, node)
	if err != nil {
		return err
	}
	if op != x.Challenger || op == (common.Address{}) {
		return p2p.Refuse(wire.CodeInvalid, "the data of game %s are private, and node %s is no key of its "+
			"challenger: authorise it, or play on chain", x.Game, node)
	}
	return nil
}

// extendTranscript keeps a private game on the line of picks on which it was opened, and
// writes how far it has come before anything is shown. It is called inside replays.tryWith.
func (p *Player) extendTranscript(x Dispute, player dispute.Player, first, s dispute.State) error {
	known, _, err := ledger.Get[transcript](p.d.Ledger, role.SpaceTranscripts, x.Game.Hex())
	if err != nil {
		return err
	}
	had, err := known.unpack()
	if err != nil {
		return err
	}
	now, err := player.ExtendTranscript(had, first, s)
	if errors.Is(err, dispute.ErrTranscript) {
		return p2p.Refuse(wire.CodeStale, "the data of game %s are private: %s; play on chain", x.Game, wire.Short(err))
	}
	if err != nil || len(now) == len(had) {
		return err
	}
	known.States = append(known.States, now[len(had)].Pack())
	_, err = p.d.Ledger.Commit(ledger.Change{
		Kind: "dispute.opened", Body: x.Game, At: p.d.Heads.Latest().Time,
		Put: []ledger.Record{{Key: ledger.Key{Space: role.SpaceTranscripts, ID: x.Game.Hex()}, Value: known}},
	})
	return err
}
