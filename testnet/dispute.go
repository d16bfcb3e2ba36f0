package testnet

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
)

// Play is one transaction of a dispute.
type Play struct {
	By   string `json:"by"` // an account; in a report the party's name
	Move string `json:"move"`
	Gas  uint64 `json:"gas"`
}

// DisputeReport is a game from its challenge to its end, as the chain has it.
type DisputeReport struct {
	Game       common.Hash    `json:"game"`
	Segment    uint32         `json:"segment"`
	Asserter   common.Address `json:"asserter"`
	Challenger common.Address `json:"challenger"`
	Winner     common.Address `json:"winner"`
	// By is the contract's text for what decided: the tile, the link, the clock.
	By      string      `json:"decided_by"`
	Moves   int         `json:"moves"` // after the challenge
	Seconds uint64      `json:"seconds"`
	Bond    *big.Int    `json:"bond_wei"`
	Reward  money.Units `json:"reward"` // of the challenger, out of the stake
	Burned  money.Units `json:"burned"`
	Gas     uint64      `json:"gas"` // of all plays
	Plays   []Play      `json:"plays"`
	// Judged is how many signatures were checked in the dispute's exported file.
	Judged int `json:"signatures_judged"`
	// ProofMS is how long the proof of the last move took, milliseconds; 0 if nothing was proven.
	ProofMS int64 `json:"proof_ms,omitempty"`
}

// rewardOf returns what a party won by the dispute.
func (r *DisputeReport) rewardOf(p *Party) money.Units {
	if r == nil || r.Winner != r.Challenger || r.Challenger != p.Wallet {
		return 0
	}
	return r.Reward
}

// DisputeBlocks reads what ReadDisputes needs from a chain. Safe for concurrent use.
type DisputeBlocks interface {
	Blocks
	HeaderByNumber(ctx context.Context, n *big.Int) (*types.Header, error)
	TransactionByHash(ctx context.Context, hash common.Hash) (*types.Transaction, bool, error)
	TransactionReceipt(ctx context.Context, hash common.Hash) (*types.Receipt, error)
}

// ReadDisputes reads the games that began in blocks first to last, in their order.
func ReadDisputes(
	ctx context.Context,
	b DisputeBlocks,
	c Contracts,
	first, last uint64,
) (all []*DisputeReport, err error) {
	r := disputeReader{chain: b, c: c, game: bindings.NewDisputeGame(), first: first, last: last}
	events := r.game.GetABI().Events
	logs, err := r.logs(ctx, c.Game, []common.Hash{events["Challenged"].ID}, nil)
	if err != nil {
		return nil, err
	}
	for i := range logs {
		d, err := r.read(ctx, &logs[i])
		if err != nil {
			return nil, err
		}
		all = append(all, d)
	}
	return all, nil
}

// read reads the game that a challenge began.
func (r disputeReader) read(ctx context.Context, l *types.Log) (*DisputeReport, error) {
	begun, err := r.game.UnpackChallengedEvent(l)
	if err != nil {
		return nil, err
	}
	r.seen, r.begun = map[common.Hash]bool{}, 0
	r.out = DisputeReport{
		Game: begun.Game, Segment: begun.Segment, Asserter: begun.Asserter, Challenger: begun.Challenger,
		Bond: new(big.Int),
	}
	logs, err := r.logs(ctx, r.c.Game, nil, []common.Hash{begun.Game})
	if err != nil {
		return nil, err
	}
	for i := range logs {
		if err := r.add(ctx, &logs[i]); err != nil {
			return nil, err
		}
	}
	return &r.out, r.slashed(ctx)
}

// disputeReader collects one report.
type disputeReader struct {
	chain       DisputeBlocks
	c           Contracts
	game        *bindings.DisputeGame
	first, last uint64
	begun       uint64               // chain time of the challenge
	seen        map[common.Hash]bool // transactions
	out         DisputeReport
}

func (r *disputeReader) logs(ctx context.Context, at common.Address, event, name []common.Hash) ([]types.Log, error) {
	return r.chain.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: new(big.Int).SetUint64(r.first), ToBlock: new(big.Int).SetUint64(r.last),
		Addresses: []common.Address{at}, Topics: [][]common.Hash{event, name},
	})
}

// add takes the next event of the game.
func (r *disputeReader) add(ctx context.Context, l *types.Log) error {
	if e, err := r.game.UnpackDecidedEvent(l); err == nil {
		r.out.Winner, r.out.By = e.Winner, e.By
	}
	if r.seen[l.TxHash] {
		return nil
	}
	r.seen[l.TxHash] = true
	head, err := r.chain.HeaderByNumber(ctx, new(big.Int).SetUint64(l.BlockNumber))
	if err != nil {
		return err
	}
	if r.begun == 0 {
		r.begun = head.Time
	}
	r.out.Seconds = head.Time - r.begun
	return r.play(ctx, l.TxHash)
}

func (r *disputeReader) play(ctx context.Context, hash common.Hash) error {
	tx, _, err := r.chain.TransactionByHash(ctx, hash)
	if err != nil {
		return err
	}
	receipt, err := r.chain.TransactionReceipt(ctx, hash)
	if err != nil {
		return err
	}
	from, err := types.Sender(types.LatestSignerForChainID(tx.ChainId()), tx)
	if err != nil {
		return err
	}
	p := Play{By: from.Hex(), Move: "?", Gas: receipt.GasUsed}
	a := r.game.GetABI()
	if m, err := a.MethodById(tx.Data()); err == nil {
		p.Move = m.Name
	}
	if p.Move == "challenge" {
		r.out.Bond = tx.Value()
	} else {
		r.out.Moves++
	}
	r.out.Gas += p.Gas
	r.out.Plays = append(r.out.Plays, p)
	return nil
}

// slashed adds what the asserter's stake lost.
func (r *disputeReader) slashed(ctx context.Context) error {
	registry := bindings.NewOperatorRegistry()
	who := []common.Hash{common.BytesToHash(r.out.Asserter[:])}
	logs, err := r.logs(ctx, r.c.Registry, []common.Hash{registry.GetABI().Events["Slashed"].ID}, who)
	if err != nil {
		return err
	}
	for i := range logs {
		e, err := registry.UnpackSlashedEvent(&logs[i])
		if err != nil {
			return err
		}
		won, err := units(e.ToWinner, nil)
		if err != nil {
			return err
		}
		lost, err := units(e.Burned, nil)
		if err != nil {
			return err
		}
		r.out.Reward, r.out.Burned = r.out.Reward+won, r.out.Burned+lost
	}
	return nil
}

// disputeProblems returns how the end of the dispute differs from what it should be.
func (d *Demo) disputeProblems() (wrong []string) {
	r := d.dispute
	if r == nil {
		return []string{"nobody disputed the wrong segment"}
	}
	note := func(ok bool, format string, args ...any) {
		if !ok {
			wrong = append(wrong, fmt.Sprintf(format, args...))
		}
	}
	cut := -d.before.Change(d.after, r.Asserter).Stake
	burned := d.after.Burned - d.before.Burned
	held := d.before.Change(d.after, d.net.Contracts.Game).Gas
	note(r.Winner == r.Challenger && r.Winner != common.Address{}, "the dispute was won by %s", r.Winner)
	note(r.By != "the clock", "the clock decided, and not the referee")
	note(
		r.Reward > 0 && cut == r.Reward+r.Burned,
		"the asserter's stake lost %d, of it %d were paid and %d burned",
		cut,
		r.Reward,
		r.Burned,
	)
	note(burned == r.Burned, "%d were burned, the registry says %d", burned, r.Burned)
	note(held.Cmp(d.burnedBonds()) == 0, "the game still holds %s wei of bonds, %s of them burned", held,
		d.burnedBonds())
	return append(wrong, d.proofProblems()...)
}

// withNames returns a dispute's report with the parties' names instead of addresses.
func (d *Demo) withNames(of *DisputeReport, exportReport *bundle.Report) *DisputeReport {
	if of == nil {
		return nil
	}
	r := *of
	if exportReport != nil {
		r.Judged = exportReport.Signatures
	}
	r.Plays = append([]Play(nil), r.Plays...)
	for i, p := range r.Plays {
		if who := d.party(p.By); who != nil {
			r.Plays[i].By = who.Name
		}
	}
	return &r
}

// watchDisputes forwards the events about disputes over the job from the nodes of the other parties.
func (d *Demo) watchDisputes(ctx context.Context, watch *sync.WaitGroup, to chan<- api.Event) {
	say := forward(ctx, to)
	job := d.view.ID
	for _, p := range d.net.Parties[1:] {
		watch.Go(func() {
			_ = p.API.Watch(ctx, "", 0, func(e api.Event) error { // it ends with ctx
				if e.Kind != "dispute" || e.Job != job {
					return nil
				}
				e.Text = p.Name + ": " + e.Text
				return say(e)
			})
		})
	}
}

// errNoPreview is returned when a job that should be disputable is not.
var errNoPreview = errors.New("the job cannot be disputed")

// preview prints what the quote says about disputes.
func (d *Demo) preview(q api.Quote) error {
	c := q.Dispute
	if c == nil {
		return fmt.Errorf("%w: %s", errNoPreview, q.NoDispute)
	}
	d.Say(
		"quote: a wrong segment costs its provider %s dollars of stake; who shows it gets %s, "+
			"with a bond of %.3f coins, at most %d gas, within %d s",
		d.formatUnits(c.Lock),
		d.formatUnits(c.Reward),
		float64(c.Bond)/1e9,
		c.ChallengerGas,
		c.Seconds,
	)
	return nil
}

// checkExport exports a dispute from its challenger's node as one file, and checks that file offline.
func (d *Demo) checkExport(ctx context.Context, of *DisputeReport) (*bundle.Report, error) {
	if of == nil {
		return nil, nil // waitSettled reports that
	}
	who := d.party(of.Challenger.Hex())
	if who == nil {
		return nil, fmt.Errorf("%w: %s challenged", errStranger, of.Challenger)
	}
	f, err := who.API.ExportDispute(ctx, of.Game.Hex())
	if err != nil {
		return nil, err
	}
	b, err := bundle.Decode(f.Data)
	if err != nil {
		return nil, err
	}
	r, err := b.Check()
	if err != nil {
		return nil, err
	}
	if r.Winner != of.Winner || len(r.Moves) != len(of.Plays) {
		return nil, fmt.Errorf("%w: it says that %s won after %d plays", bundle.ErrFalse, r.Winner, len(r.Moves))
	}
	d.Say(
		"judged    from one file of %d bytes, offline: %d signatures, %d plays, the last move: the same outcome",
		len(f.Data),
		r.Signatures,
		len(r.Moves),
	)
	return &r, nil
}

// errStranger is returned when an account from outside of the demo took part.
var errStranger = errors.New("an account that is no party's")
