package main

import (
	"fmt"
	"io"
	"math/big"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
)

func newVerify(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "verify SEGMENT",
		Short: "Execute a segment again and compare the bits",
		Long: "Executes a segment again on this node, from its start checkpoint, and says whether\n" +
			"its provider's bits are equal; if not, at which step they begin to differ, and what a\n" +
			"challenge costs and brings. The node must know the segment, as its provider, as one\n" +
			"of its verifiers or as its coordinator.",
		Example: "  infernet verify 0x3f2a1b/1   # LEASE/INDEX or JOB/INDEX",
		Args:    exactly("SEGMENT"),
		RunE: func(c *cobra.Command, args []string) error {
			v, err := a.client().VerifySegment(c.Context(), args[0])
			if err != nil {
				return err
			}
			return a.print(v, func(w io.Writer) { printSegmentCheck(w, v) })
		},
	}
}

func printSegmentCheck(w io.Writer, v api.SegmentCheck) {
	row(w, "segment", fmt.Sprintf("%d of lease %s", v.Segment, v.Lease))
	row(w, "provider", v.Provider)
	verdict := fmt.Sprintf("equal bits after %d steps", v.Steps)
	switch {
	case !v.Right && v.FirstStep >= 0:
		verdict = fmt.Sprintf("WRONG: the records part at step %d", v.FirstStep)
	case !v.Right:
		verdict = "WRONG: every record is right, the end state is another"
	}
	row(w, "finding", fmt.Sprintf("%s, in %.1f s", verdict, v.Seconds))
	row(w, "claimed", v.Claimed)
	row(w, "computed", v.Computed)
	if v.Dispute == nil {
		row(w, "dispute", "none: the offer names no trace")
		return
	}
	row(w, "challenge", fmt.Sprintf("brings %s of the %s of stake that the provider loses",
		money.Format(v.Dispute.Reward, v.Decimals), money.Format(v.Dispute.Lock, v.Decimals)))
	printCost(w, *v.Dispute)
}

// printCost says what a game takes of both sides.
func printCost(w io.Writer, d api.DisputeCost) {
	row(w, "bond", coins(d.Bond)+" coins of the chain, from the challenger; back if it wins")
	row(w, "gas", fmt.Sprintf("at most %d of the challenger (%s coins now) and %d of the provider, in %d moves",
		d.ChallengerGas, coins(d.ChallengerFees), d.AsserterGas, d.Moves))
	row(w, "locked", fmt.Sprintf("bond, stake and the segment's pay, for at most %d s", d.Seconds))
	if d.Computing != 0 {
		row(w, "computing", computing(d))
	}
}

// computing says whether nodes as fast as this one bid for such a job, and challenge.
func computing(d api.DisputeCost) string {
	text := fmt.Sprintf("about %d s of this machine for either side of a game", d.Computing)
	if d.Computing <= d.ComputingLimit {
		return text
	}
	return fmt.Sprintf(
		"%s: a node this slow does not bid and does not challenge, as that is more than %d s, a quarter "+
			"of the clock; take more training.marks or shorter segments",
		text,
		d.ComputingLimit,
	)
}

// coins writes gwei as coins.
func coins(gwei uint64) string {
	return amountIn(new(big.Int).SetUint64(gwei), 9, feeDigits)
}

func newChallenge(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "challenge SEGMENT",
		Short: "Dispute a wrong segment on chain",
		Long: "Executes a segment again. If it is wrong, posts the bond and disputes it on chain.\n" +
			"The node plays the game to its end by itself; if it wins, it gets the bond back and\n" +
			"half of the stake that the provider loses. A verifier's node does all of this by\n" +
			"itself for segments that it was drawn to check.",
		Example: "  infernet challenge 0x3f2a1b/1",
		Args:    exactly("SEGMENT"),
		RunE: func(c *cobra.Command, args []string) error {
			v, err := a.client().Challenge(c.Context(), args[0])
			if err != nil {
				return err
			}
			return a.print(v, func(w io.Writer) { printDispute(w, v) })
		},
	}
}

func newDispute(a *app) *cobra.Command {
	c := group("dispute", "Follow and judge disputes over segments",
		"A dispute is a game on chain over a segment that a provider signed: the provider\n"+
			"opens its claim, the challenger points at what is wrong, until one element is left\n"+
			"that the contract computes. Nodes play by themselves.",
		"  infernet dispute list\n  infernet dispute export 0x3f2a1b game.bundle\n  infernet dispute check game.bundle")
	c.AddCommand(newDisputeList(a), newDisputeShow(a), newDisputePlay(a), newDisputeExport(a), newDisputeCheck(a))
	return c
}

func newDisputeList(a *app) *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List this node's disputes",
		Long:    "Lists the disputes that this node plays, has played, watches, or decided not to\nbegin.",
		Example: "  infernet dispute list",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			all, err := a.client().Disputes(c.Context())
			if err != nil {
				return err
			}
			return a.print(map[string]any{"disputes": all}, func(w io.Writer) {
				row(w, "GAME", "SEGMENT", "SIDE", "STATUS", "TURN", "UNTIL")
				for _, v := range all {
					until := "-"
					if v.Deadline != 0 {
						until = chainTime(v.Deadline)
					}
					row(w, short(v.Game), fmt.Sprintf("%s/%d", short(v.Lease), v.Segment), v.Side, v.Status,
						v.Turn, until)
				}
			})
		},
	}
}

func newDisputeShow(a *app) *cobra.Command {
	return &cobra.Command{
		Use:     "show GAME",
		Short:   "Show a dispute: where it stands, whose turn it is",
		Long:    "Shows a dispute as this node knows it and as the chain has it now.",
		Example: "  infernet dispute show 0x3f2a1b",
		Args:    exactly("GAME"),
		RunE: func(c *cobra.Command, args []string) error {
			v, err := a.client().Dispute(c.Context(), args[0])
			if err != nil {
				return err
			}
			return a.print(v, func(w io.Writer) { printDispute(w, v) })
		},
	}
}

func newDisputePlay(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "play GAME",
		Short: "Make the move that is due now",
		Long: "Makes this node look at a dispute now and do what is due: its move, the end of a\n" +
			"game whose other player was too late, or the withdrawal of what was won. A running\n" +
			"node does so by itself with every block.",
		Example: "  infernet dispute play 0x3f2a1b",
		Args:    exactly("GAME"),
		RunE: func(c *cobra.Command, args []string) error {
			v, err := a.client().PlayDispute(c.Context(), args[0])
			if err != nil {
				return err
			}
			return a.print(v, func(w io.Writer) { printDispute(w, v) })
		},
	}
}

func printDispute(w io.Writer, v api.DisputeView) {
	row(w, "dispute", v.Game)
	row(w, "segment", fmt.Sprintf("%d of lease %s", v.Segment, v.Lease))
	row(w, "asserter", v.Asserter)
	row(w, "challenger", v.Challenger)
	row(w, "this node", v.Side)
	row(w, "status", v.Status)
	if v.Note != "" {
		row(w, "note", v.Note)
	}
	if v.Phase != "" {
		row(w, "phase", fmt.Sprintf("%s, after %s", v.Phase, moves(v.Made)))
		row(w, "turn", fmt.Sprintf("%s: %s", v.Turn, strings.Join(v.Moves, " or ")))
		row(w, "until", chainTime(v.Deadline))
	}
	if v.Winner != "" {
		row(w, "winner", fmt.Sprintf("%s, by %s, after %s", v.Winner, v.By, moves(v.Made)))
	}
	if v.Cost.Bond != 0 {
		row(w, "reward", money.Format(v.Cost.Reward, v.Decimals))
		printCost(w, v.Cost)
	}
}

func newDisputeExport(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "export GAME FILE",
		Short: "Write a dispute into one file",
		Long: "Writes a bundle: the offer, the lease and the segment with their signatures, and\n" +
			"every transaction of the game. `infernet dispute check` judges it anywhere, without\n" +
			"a network.",
		Example: "  infernet dispute export 0x3f2a1b game.bundle",
		Args:    exactly("GAME", "FILE"),
		RunE: func(c *cobra.Command, args []string) error {
			f, err := a.client().ExportDispute(c.Context(), args[0])
			if err != nil {
				return err
			}
			if err := os.WriteFile(args[1], f.Data, 0o644); err != nil {
				return err
			}
			a.say("%d bytes in %s: check them anywhere with `infernet dispute check %s`", len(f.Data), args[1], args[1])
			return nil
		},
	}
}

func newDisputeCheck(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "check FILE",
		Short: "Judge a dispute's file, without a network",
		Long: "Checks every signature and hash in a bundle and plays its game again, the referee's\n" +
			"computation included. It needs no node, no chain and no network. What a file cannot\n" +
			"show is that the chain mined its transactions: their hashes are printed.",
		Example: "  infernet dispute check game.bundle",
		Args:    exactly("FILE"),
		RunE: func(_ *cobra.Command, args []string) error {
			r, err := checkBundle(args[0])
			if err != nil {
				return err
			}
			return a.print(r, func(w io.Writer) { printReport(w, r) })
		},
	}
}

func checkBundle(path string) (bundle.Report, error) {
	f, err := os.Open(path)
	if err != nil {
		return bundle.Report{}, err
	}
	defer f.Close()
	raw, err := io.ReadAll(io.LimitReader(f, bundle.MaxBytes+1))
	if err != nil {
		return bundle.Report{}, err
	}
	b, err := bundle.Decode(raw)
	if err != nil {
		return bundle.Report{}, api.WithHint(fmt.Errorf("%s: %w", path, err),
			"give a file that `infernet dispute export` wrote; if it is one, it was cut off or changed: "+
				"ask for it again")
	}
	r, err := b.Check()
	if err != nil {
		err = api.WithHint(err, "somebody changed it, or lied: believe nothing in it")
	}
	return r, err
}

func printReport(w io.Writer, r bundle.Report) {
	row(w, "dispute", r.Game)
	row(w, "segment", fmt.Sprintf("%d of lease %s", r.Segment, r.Lease))
	row(w, "job", r.Job)
	row(w, "client", r.Client)
	row(w, "asserter", r.Asserter)
	row(w, "challenger", r.Challenger)
	for _, m := range r.Moves {
		row(w, "move", fmt.Sprintf("%s by %s, block %d, %d gas, %s", m.Kind, m.By, m.Block, m.Gas, m.Tx))
	}
	winner := r.Winner.Hex()
	if r.Winner == ([20]byte{}) {
		winner = "nobody"
	}
	row(w, "winner", fmt.Sprintf("%s: %s", winner, r.Why))
	row(w, "checked", fmt.Sprintf("%d signatures, %d moves; exported by %s", r.Signatures, len(r.Moves), r.Exporter))
}

// moves counts them in words.
func moves(n int) string {
	if n == 1 {
		return "one move"
	}
	return fmt.Sprintf("%d moves", n)
}
