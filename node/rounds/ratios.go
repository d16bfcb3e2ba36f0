package rounds

import (
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// multiplier is what a run has cost over what its merged segments would cost where nobody checks: all
// that settled leases paid, by the pay of providers for the segments that had a weight. It is at least 1.
// Fees of transactions are not in it: they are of another asset. 0 if nothing is settled or merged.
//
// Pluralis calls the decentralised cost of some computing by its centralised cost a decentralisation
// multiplier.
func multiplier(slots []coordinator.Figures, merged []rounds.Manifest) float64 {
	var pay, checks, segments float64
	for _, f := range slots {
		for _, l := range f.Settled {
			pay, checks = pay+float64(l.ToProv), checks+float64(l.ToOthers)
			segments += float64(l.Segments)
		}
	}
	counted, listed := weights(merged)
	if pay == 0 || segments == 0 || counted == 0 {
		return 0
	}
	return (pay + checks) / pay * float64(listed) / float64(counted)
}

// weights counts the verified segments of manifests that have a weight, and all of them.
func weights(merged []rounds.Manifest) (counted, listed int) {
	for _, m := range merged {
		for _, e := range m.Entries {
			if e.End != (merkle.Root{}) {
				listed++
			}
			if e.Weight > 0 {
				counted++
			}
		}
	}
	return counted, listed
}

// operationsPerByte is how much a worker computes for each byte that it moves, in floating-point
// operations: 6 for each parameter and token (Kaplan et al. 2020, arXiv:2001.08361), and 4 for those under
// an adapter, which get no gradient. 0 if no byte was moved.
//
// It is the machine-independent part of the ratio of computing to communication that SWARM's square-cube
// law is about (Ryabinin et al. 2023, arXiv:2301.11913): by the operations and bytes a second of a machine
// it is that ratio of times.
func operationsPerByte(p program.Program, steps, bytes uint64) float64 {
	if bytes == 0 {
		return 0
	}
	all, trained := float64(p.Model.Parameters()), float64(p.Trained())
	each := 6 * all
	if !p.Adapter.IsZero() {
		each = 4*all + 6*trained
	}
	return each * float64(p.TokensPerStep()) * float64(steps) / float64(bytes)
}
