package testnet

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/rounds"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// WorkersReport is what several slots that train one model did.
type WorkersReport struct {
	Run          string  `json:"run"`
	Method       string  `json:"method"`
	Slots        uint32  `json:"slots"`
	Rounds       uint32  `json:"rounds"`
	Bytes        uint64  `json:"bytes_per_worker"`
	Packed       uint64  `json:"bytes_packed"`
	DataParallel uint64  `json:"bytes_data_parallel"`
	Ratio        float64 `json:"ratio"` // of data parallel's bytes to those of a worker
	// Loss is that of the model over a part of the text, and Single that of a model which one machine
	// trained with as many steps of as many tokens.
	Loss       float32 `json:"loss_last"`
	Single     float32 `json:"loss_single"`
	Root       string  `json:"root"`
	ReplayRoot string  `json:"replay_root"`
	RootsEqual bool    `json:"roots_equal"` // every state of the run has the root that replay gives
	Caught     bool    `json:"caught"`
	Dropped    int     `json:"dropped"`  // leases that ended before their segment was verified
	Rejoined   int     `json:"rejoined"` // providers that came during the run and were paid

	grid     []string
	verified bool // the model's folder has the parameters of Root
}

// workersText makes a job's segments rounds of several slots.
func (d *Demo) workersText() string {
	if d.Workers == 0 {
		return ""
	}
	return fmt.Sprintf("workers: { slots: %d, method: %s, wait: 60s }\n", d.Workers, d.Method)
}

// workerParties are the client, a provider for each slot, one that comes later where one is killed, and
// a verifier.
func (d *Demo) workerParties(dollars uint64) []*Party {
	all := []*Party{{Name: "client", Roles: "client", Dollars: dollars}}
	for i := range d.Workers {
		p := &Party{Name: fmt.Sprintf("provider-%d", i+1), Roles: "provider", Price: "5.00", Stake: "100",
			Dollars: dollars}
		if i == 0 && d.Cheat {
			p.Price, p.Fault = "4.00", "alter-weights:1"
		}
		all = append(all, p)
	}
	if d.Churn {
		all = append(all, &Party{Name: lateProvider, Roles: "provider", Price: "5.00", Stake: "100", Dollars: dollars,
			Late: true})
	}
	return append(all, &Party{Name: "verifier", Roles: "verifier", Stake: "100", Dollars: dollars})
}

const lateProvider = "provider-late"

// followRounds prints what becomes of the run until all its jobs have ended, and injects the faults that
// the options ask for.
func (d *Demo) followRounds(ctx context.Context, first string) error {
	j, err := d.client.API.Job(ctx, first)
	if err != nil {
		return err
	}
	d.workers = &WorkersReport{Run: j.Run, Method: d.Method}
	d.Say("%d slots train %d rounds of %d steps by %s, each paid by itself; run %.10s…", d.Workers, d.Segments,
		d.Steps/d.Segments, d.Method, j.Run)
	t := time.NewTicker(2 * poll)
	defer t.Stop()
	moved, seen := time.Now(), ""
	for {
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-t.C:
		}
		v, err := d.client.API.RoundsOf(ctx, d.workers.Run)
		if err == nil {
			err = d.sumSlots(ctx, v)
		}
		if err != nil {
			return err
		}
		d.sayRounds(v)
		if err := d.churn(ctx, v); err != nil {
			return err
		}
		if v.State == "ended" && d.view.Ended && (v.Outcome != "complete" || v.Artifact != "") {
			return nil
		}
		if now := fmt.Sprint(v, d.view.Step); now != seen {
			seen, moved = now, time.Now()
		}
		if time.Since(moved) > d.stallTimeout() {
			return d.stalled(ctx)
		}
	}
}

// sayRounds says which rounds were merged since it last did.
func (d *Demo) sayRounds(v api.RoundsView) {
	if d.Show != nil {
		d.Show(d.view)
	}
	for i, line := range v.Grid[len(d.workers.grid):] {
		d.Say("merged    round %d of %d: %d of %d slots %s, loss of the slots %s", len(d.workers.grid)+i+1, v.Rounds,
			strings.Count(line, "#"), len(line), line, lossesOf(v))
	}
	d.workers.grid = v.Grid
}

func lossesOf(v api.RoundsView) string {
	var all []string
	for _, s := range v.Slots {
		all = append(all, fmt.Sprintf("%.3f", s.Loss))
	}
	return strings.Join(all, " ")
}

// churn kills a provider in the middle of the second round, and has another join.
func (d *Demo) churn(ctx context.Context, v api.RoundsView) error {
	if !d.Churn || v.Merged < 1 || d.churned {
		return nil
	}
	for _, s := range v.Slots {
		p := d.party(s.Provider)
		if p == nil || !p.Alive() || s.State != "running" || s.Step <= v.Merged*v.Every {
			continue // only in the middle of its work
		}
		d.churned = true
		p.Kill()
		d.Say("SIGKILL: %s is gone in the middle of round %d; %s joins", p.Name, v.Merged+1, lateProvider)
		for _, late := range d.net.Parties {
			if late.Late {
				return d.net.Join(ctx, late)
			}
		}
	}
	return nil
}

// sumSlots makes the sum of the slots' jobs the view that money is compared with.
func (d *Demo) sumSlots(ctx context.Context, v api.RoundsView) error {
	sum := api.JobView{ProviderEarned: map[string]money.Units{}, VerifierEarned: map[string]money.Units{}, Ended: true}
	dropped := 0
	for i, s := range v.Slots {
		j, err := d.client.API.Job(ctx, s.Job)
		if err != nil {
			return err
		}
		if i == 0 {
			sum.ID, sum.Name, sum.State, sum.LossFirst = j.ID, j.Name, j.State, j.LossFirst
			sum.Asset, sum.Decimals, sum.Rail = j.Asset, j.Decimals, j.Rail
		}
		sum.Segments, sum.SegmentsVerified = sum.Segments+j.Segments, sum.SegmentsVerified+j.SegmentsVerified
		sum.SegmentsPaid, sum.SegmentsChecked = sum.SegmentsPaid+j.SegmentsPaid, sum.SegmentsChecked+j.SegmentsChecked
		sum.Step, sum.Steps = sum.Step+j.Step, sum.Steps+j.Steps
		sum.LossLast += j.LossLast / float64(len(v.Slots))
		sum.Deposited, sum.Spent, sum.Refunded = sum.Deposited+j.Deposited, sum.Spent+j.Spent, sum.Refunded+j.Refunded
		sum.Fees, sum.ChainTxs, sum.Ended = sum.Fees+j.Fees, sum.ChainTxs+j.ChainTxs, sum.Ended && j.Ended
		if sum.Caught == nil {
			sum.Caught = j.Caught
		}
		if dropped += s.Replaced; !j.Ended {
			sum.State = j.State
		}
		addAll(sum.ProviderEarned, j.ProviderEarned)
		addAll(sum.VerifierEarned, j.VerifierEarned)
	}
	sum.Reassigned, sum.Artifact = dropped, v.Artifact
	d.view = sum
	w := d.workers
	w.Slots, w.Rounds, w.Bytes, w.Packed, w.DataParallel = uint32(len(v.Slots)), v.Merged, v.BytesMoved, v.BytesPacked,
		v.BytesParallel
	w.Root, w.Caught, w.Dropped = v.Shared, sum.Caught != nil, dropped
	if w.Bytes > 0 {
		w.Ratio = float64(w.DataParallel) / float64(w.Bytes)
	}
	return nil
}

func addAll(to, more map[string]money.Units) {
	for who, u := range more {
		to[who] += u
	}
}

// errReplay: the run's file does not lead to the run's model.
var errReplay = errors.New("replay")

// replay trains the run again in this process, from its file and the text alone, and one model without
// slots beside it.
func (d *Demo) replay(ctx context.Context) error {
	file, err := d.client.API.RoundsFile(ctx, d.workers.Run)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(d.Dir, "run.rounds"), file.Data, 0o600); err != nil {
		return err
	}
	f, err := rounds.Decode(file.Data)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(d.Text)
	if err != nil {
		return err
	}
	begin := time.Now()
	root, err := rounds.Replay(ctx, f, text, rounds.ReplayOptions{})
	if err != nil {
		return fmt.Errorf("%w: %w", errReplay, err)
	}
	w := d.workers
	w.ReplayRoot = root.String()
	w.RootsEqual = w.ReplayRoot == w.Root
	d.Say("replay    one machine trained all slots of all rounds again in %.1f s: root %.10s…",
		time.Since(begin).Seconds(), w.ReplayRoot)
	for _, p := range d.net.Parties {
		if p.Late && d.gained(p) > 0 {
			w.Rejoined++
		}
	}
	return d.compare(f.Plan, text)
}

// judged is how much of the text the two models are judged by, bytes.
const judged = 32 << 10

// compare finds the losses of the model and of one that a single machine trains: as many steps, of as
// many tokens as all slots take together.
func (d *Demo) compare(p rounds.Plan, text []byte) error {
	single := p.Program
	single.Batch *= p.Slots
	one, err := engine.New(single, text, engine.Options{})
	if err != nil {
		return err
	}
	defer one.Close()
	one.Init()
	for range single.Steps {
		if _, err := one.Step(); err != nil {
			return err
		}
	}
	part := text[:min(judged, len(text))]
	if d.workers.Single, err = one.Evaluate(part); err != nil {
		return err
	}
	made, err := loadModel(d.view.Artifact, p.Program, text)
	if err != nil {
		return err
	}
	defer made.Close()
	root, err := commit.BaseRoot(made.Parameters(), 1)
	if err != nil {
		return err
	}
	d.workers.verified = root.String() == d.workers.Root
	d.workers.Loss, err = made.Evaluate(part)
	return err
}

// loadModel is the model in a folder, as a state of a program.
func loadModel(dir string, p program.Program, text []byte) (*engine.Trainer, error) {
	f, err := hf.Open(dir)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	t, err := engine.New(p, text, engine.Options{})
	if err != nil {
		return nil, err
	}
	if err = f.Load(t.Parameters()); err == nil {
		err = t.StartAt(0)
	}
	if err != nil {
		t.Close()
		return nil, err
	}
	return t, nil
}

// Join starts a party that is Late.
func (n *Network) Join(ctx context.Context, p *Party) error { return n.launch(ctx, p, n.addrs) }

// early are the parties that start with the network, but for the first.
func (n *Network) early() []*Party {
	return slices.DeleteFunc(slices.Clone(n.Parties[1:]), func(p *Party) bool { return p.Late })
}
