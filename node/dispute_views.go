package node

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
	"github.com/infernetprotocol/infernet/node/disputes"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// disputePlayer returns the player of this node's disputes, or an error that says why there is none.
func (n *Node) disputePlayer() (*disputes.Player, error) {
	if n.disputes == nil {
		return nil, fmt.Errorf("%w: %w", api.ErrInvalid, disputes.ErrNoGames)
	}
	return n.disputes, nil
}

// findClaim finds a segment by its name, LEASE/INDEX or JOB/INDEX.
func (n *Node) findClaim(id string) (role.Claim, error) {
	d, err := n.disputePlayer()
	if err != nil {
		return role.Claim{}, err
	}
	c, err := d.FindClaim(id)
	if errors.Is(err, disputes.ErrUnknownClaim) {
		err = api.WithHint(fmt.Errorf("%w: %w", api.ErrNotFound, err),
			"a segment is named LEASE/INDEX or JOB/INDEX, such as 0x3f2a1b/1; its provider, its verifiers and its "+
				"coordinator know it")
	}
	return c, err
}

// VerifySegment implements api.Backend.
func (n *Node) VerifySegment(ctx context.Context, id string) (api.SegmentCheck, error) {
	c, err := n.findClaim(id)
	if err != nil {
		return api.SegmentCheck{}, err
	}
	begin := time.Now()
	found, err := n.disputes.Verify(ctx, c)
	if err != nil {
		return api.SegmentCheck{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	v := api.SegmentCheck{
		Job: c.Announcement.Offer.Job.String(), Lease: common.Hash(c.Ref().Lease).Hex(), Segment: c.Segment().Index,
		Provider: c.Lease.Lease.Provider.Hex(), Steps: c.Segment().Steps, Right: !found.Wrong, FirstStep: found.Step,
		Claimed: found.Claim.String(), Computed: found.End.String(), Seconds: time.Since(begin).Seconds(),
		Decimals: n.cfg.Chain.Decimals,
	}
	if c.Disputable() {
		cost := disputeCost(found.Estimate)
		v.Dispute = &cost
	}
	return v, nil
}

// disputeCost is an estimate as the API shows it.
func disputeCost(e disputes.Estimate) api.DisputeCost {
	return api.DisputeCost{
		Bond: uint64(e.Bond), ChallengerGas: e.Gas, ChallengerFees: uint64(e.Fee), AsserterGas: e.Answer,
		Seconds: e.Seconds, Moves: e.Moves,
		Lock: money.Units(e.Lock), Reward: money.Units(e.Reward), Computing: e.Computing, ComputingLimit: e.Limit,
	}
}

// Challenge implements api.Backend.
func (n *Node) Challenge(ctx context.Context, id string) (api.DisputeView, error) {
	c, err := n.findClaim(id)
	if err != nil {
		return api.DisputeView{}, err
	}
	if !c.Disputable() {
		return api.DisputeView{}, fmt.Errorf("%w: %w", api.ErrConflict, games.ErrUntraceable)
	}
	found, err := n.disputes.Verify(ctx, c)
	if err != nil {
		return api.DisputeView{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	if !found.Wrong {
		return api.DisputeView{}, fmt.Errorf("%w: %w", api.ErrConflict, disputes.ErrRight)
	}
	x, err := n.disputes.Want(c)
	if err != nil {
		return api.DisputeView{}, err
	}
	return n.disputeView(ctx, x), nil
}

// Disputes implements api.Backend. A chain without games has none.
func (n *Node) Disputes(ctx context.Context) ([]api.DisputeView, error) {
	if n.disputes == nil {
		return nil, nil
	}
	all, err := n.disputes.List()
	var out []api.DisputeView
	for _, x := range all {
		out = append(out, n.disputeView(ctx, x))
	}
	return out, err
}

// findDispute finds a dispute by its game's id, or by the start of it.
func (n *Node) findDispute(id string) (disputes.Dispute, error) {
	d, err := n.disputePlayer()
	if err != nil {
		return disputes.Dispute{}, err
	}
	all, err := d.List()
	if err != nil {
		return disputes.Dispute{}, err
	}
	var found []disputes.Dispute
	for _, x := range all {
		if matchesID(x.Game.Hex(), id) {
			found = append(found, x)
		}
	}
	if len(found) != 1 {
		return disputes.Dispute{}, api.WithHint(
			fmt.Errorf("%w: %w: %d are called %q", api.ErrNotFound, disputes.ErrUnknownGame, len(found), id),
			"`infernet dispute list` shows the disputes' names")
	}
	return found[0], nil
}

// Dispute implements api.Backend.
func (n *Node) Dispute(ctx context.Context, id string) (api.DisputeView, error) {
	x, err := n.findDispute(id)
	if err != nil {
		return api.DisputeView{}, err
	}
	return n.disputeView(ctx, x), nil
}

// PlayDispute implements api.Backend.
func (n *Node) PlayDispute(ctx context.Context, id string) (api.DisputeView, error) {
	x, err := n.findDispute(id)
	if err != nil {
		return api.DisputeView{}, err
	}
	if err := n.disputes.Play(ctx, x.Game); err != nil {
		return api.DisputeView{}, fmt.Errorf("%w: %w", api.ErrConflict, err)
	}
	return n.Dispute(ctx, x.Game.Hex())
}

// disputeView is a dispute from the ledger, with its state on chain where that can be read now.
func (n *Node) disputeView(ctx context.Context, x disputes.Dispute) api.DisputeView {
	v := api.DisputeView{
		Game: x.Game.Hex(), Lease: x.Lease.Hex(), Segment: x.Segment, Asserter: x.Asserter.Hex(),
		Challenger: x.Challenger.Hex(),
		Side:       x.Side.String(), Status: string(x.Status), Note: x.Note, Cost: disputeCost(x.Estimate),
		Decimals: n.cfg.Chain.Decimals,
	}
	if c, err := n.disputes.ClaimOf(x); err == nil {
		v.Job = c.Announcement.Offer.Job.String()
	}
	if x.Block == 0 {
		return v
	}
	g, err := n.games.Game(ctx, x.Begun())
	if err != nil {
		n.log.Warn("dispute not read", "game", x.Game, "err", err)
		return v
	}
	v.Made = len(g.Moves) - 1
	if g.Over != nil {
		v.Made++
		v.By, v.Winner = g.Over.By, g.Over.Winner.Hex()
		return v
	}
	s := g.State()
	v.Phase, v.Turn, v.Deadline, v.Moves = s.Phase.String(), s.Turn().String(), s.Deadline(), s.Turns()
	return v
}

// ExportDispute implements api.Backend.
func (n *Node) ExportDispute(ctx context.Context, id string) (api.DisputeFile, error) {
	x, err := n.findDispute(id)
	if err != nil {
		return api.DisputeFile{}, err
	}
	b, err := n.bundleOf(ctx, x)
	if err != nil {
		return api.DisputeFile{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	if b, err = b.Signed(ctx, n.key); err != nil {
		return api.DisputeFile{}, err
	}
	raw, err := b.Encode()
	return api.DisputeFile{Name: "dispute-" + x.Game.Hex()[2:10] + ".bundle", Data: raw}, err
}

// bundleOf collects what proves a dispute to others: its claim, verdicts and transactions.
func (n *Node) bundleOf(ctx context.Context, x disputes.Dispute) (bundle.Bundle, error) {
	c, err := n.disputes.ClaimOf(x)
	if err != nil {
		return bundle.Bundle{}, err
	}
	g, err := n.games.Game(ctx, x.Begun())
	if err != nil {
		return bundle.Bundle{}, err
	}
	header, err := n.disputes.Header(ctx, c)
	if err != nil {
		return bundle.Bundle{}, err
	}
	p := n.games.Parameters()
	b := bundle.Bundle{
		Announcement: c.Announcement, Lease: c.Lease, Result: c.Result, Header: header,
		Verdicts: n.disputes.Verdicts(c.Ref()),
		Contract: n.cfg.Chain.Game, Clock: p.Clock, Extension: p.Extension,
	}
	txs := []common.Hash{x.Tx}
	for _, m := range g.Moves {
		if m.Tx != txs[len(txs)-1] {
			txs = append(txs, m.Tx)
		}
	}
	if g.Over != nil {
		b.Winner = g.Over.Winner
		txs = append(txs, g.Over.Tx)
	}
	if b.Plays, err = n.plays(ctx, txs); err != nil {
		return b, err
	}
	b.Key, err = n.proofKey(b)
	return b, err
}

// plays reads mined transactions with their blocks.
func (n *Node) plays(ctx context.Context, txs []common.Hash) ([]bundle.Play, error) {
	out := make([]bundle.Play, len(txs))
	for i, hash := range txs {
		tx, err := n.client.Transaction(ctx, hash)
		if err != nil {
			return nil, err
		}
		r, err := n.client.Receipt(ctx, hash, 1)
		if err != nil {
			return nil, err
		}
		head, err := n.client.HeaderByHash(ctx, r.BlockHash)
		if err != nil {
			return nil, err
		}
		if out[i], err = bundle.NewPlay(tx, head, r.GasUsed); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// explainGame says which rule holds for a dispute now, its evidence, its deadline, and who may act.
func (n *Node) explainGame(ctx context.Context, x disputes.Dispute) api.Explanation {
	v := n.disputeView(ctx, x)
	e := api.Explanation{
		ID: v.Game, What: "dispute over segment " + fmt.Sprint(v.Segment), State: v.Status, Deadline: v.Deadline,
		Evidence: []string{
			fmt.Sprintf("lease %s, segment %d, signed by the provider %s as %s",
				v.Lease, v.Segment, v.Asserter, x.Hash),
			fmt.Sprintf("challenged by %s in block %d by transaction %s", v.Challenger, x.Block, x.Tx),
			fmt.Sprintf("%d moves so far; this node is %s", v.Made, v.Side),
		},
	}
	if v.Note != "" {
		e.Evidence = append(e.Evidence, v.Note)
	}
	lock := money.Format(money.Units(x.Estimate.Lock), v.Decimals)
	switch {
	case v.Phase != "":
		side := map[string]string{
			dispute.Asserter.String(): v.Asserter, dispute.Challenger.String(): v.Challenger,
		}[v.Turn]
		e.State = fmt.Sprintf("playing: %s, the %s's turn", v.Phase, v.Turn)
		e.Rule = fmt.Sprintf("the %s answers by its deadline with %s, from its wallet or its node key",
			v.Turn, strings.Join(v.Moves, " or "))
		e.MayAct = []string{side}
		e.Else = fmt.Sprintf("after the deadline anyone ends the game, and the %s loses", v.Turn)
	case v.Winner != "":
		e.Rule = "decided by " + v.By + ": a lost claim costs its provider the lease's lock, up to a quarter of it " +
			"to the challenger; a lost challenge costs the bond"
		e.Else = "nothing: the game is over"
	case v.Status == string(disputes.Wanted):
		e.Rule = "this node executes the segment again, then posts the bond if the challenge is worth it; it would " +
			"bring up to a quarter of the lock of " + lock
		e.MayAct, e.Else = []string{v.Challenger}, "until the lease's window is over anyone else may challenge"
	default:
		e.Rule, e.Else = "a challenge that would lose its bond, or costs more than it brings, is not begun",
			"nothing: there is no game"
	}
	return e
}

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
