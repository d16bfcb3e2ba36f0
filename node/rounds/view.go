package rounds

import (
	"math"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/round"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// View is a run as the API shows it. The error wraps ErrUnknown.
func (m *Manager) View(id ID) (api.RoundsView, error) {
	x, err := m.Record(id)
	if err != nil {
		return api.RoundsView{}, err
	}
	merged, err := m.Manifests(id)
	if err != nil {
		return api.RoundsView{}, err
	}
	p := x.Plan
	v := api.RoundsView{
		ID: id.String(), Name: x.Name, Method: p.Method, State: string(x.State.Phase), Outcome: string(x.State.Outcome),
		Rounds: p.Rounds(), Merged: x.State.Round, Every: p.Every, Grid: gridOf(merged),
		PostedAt:      time.UnixMilli(x.PostedAt),
		BytesParallel: 4 * p.Program.Trained() * uint64(p.Every) * uint64(x.State.Round),
		BytesMoved:    mean(x.Moved), BytesPacked: mean(x.Packed),
	}
	if len(merged) > 0 {
		v.Shared = merged[len(merged)-1].Shared.String()
	}
	if x.Written {
		v.Artifact = m.modelDir(id)
	}
	var steps uint64
	var figures []coordinator.Figures
	for i, s := range x.State.Slots { // at least one
		slot, f := m.slotView(x, i, s)
		v.Slots, figures = append(v.Slots, slot), append(figures, f)
		steps += uint64(s.Verified) * uint64(p.Every)
	}
	v.Multiplier = multiplier(figures, merged)
	v.OperationsPerByte = operationsPerByte(p.Program, steps, sum(x.Moved))
	return v, nil
}

func sum(of []uint64) (all uint64) {
	for _, n := range of {
		all += n
	}
	return all
}

func mean(of []uint64) uint64 { return sum(of) / uint64(max(len(of), 1)) }

func (m *Manager) slotView(x Record, i int, s round.Slot) (api.SlotView, coordinator.Figures) {
	v := api.SlotView{Job: x.Jobs[i].String(), Verified: s.Verified, Lost: s.Lost, Bytes: x.Moved[i],
		Behind: s.Given > s.Verified && s.Base < x.State.Round}
	r, err := m.jobs.Record(x.Jobs[i])
	if err != nil {
		return v, r.Figures
	}
	v.State, v.Loss = string(r.State.Phase), float64(math.Float32frombits(r.Figures.LossLast))
	if l := r.State.Lease; l != nil {
		v.Provider, v.Step = l.Signed.Lease.Provider.Hex(), l.Step
	}
	if at := r.Figures.Caught; at > 0 {
		at--
		v.Caught = &at
	}
	v.Replaced = replaced(r.State)
	return v, r.Figures
}

// replaced counts the leases that ended before their segment was verified.
func replaced(s job.State) (n int) {
	for _, e := range s.Past {
		if e.Funded && !e.Complete && e.Paid.Voucher.Segments == 0 {
			n++
		}
	}
	return n
}

// gridOf has a line for each round, with a mark for each slot.
func gridOf(all []rounds.Manifest) []string {
	lines := []string{}
	for _, m := range all {
		var b strings.Builder
		for _, e := range m.Entries {
			switch {
			case e.Weight > 0:
				b.WriteByte('#')
			case e.End != (merkle.Root{}):
				b.WriteByte('l')
			default:
				b.WriteByte('.')
			}
		}
		lines = append(lines, b.String())
	}
	return lines
}
