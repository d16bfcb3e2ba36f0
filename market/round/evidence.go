package round

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

// ErrEvidence is wrapped when signed statements do not prove a fault.
var ErrEvidence = errors.New("proves no fault")

// FaultKind says what was proven.
type FaultKind uint8

// Faults. Numbers are stored and never reused.
const (
	TwoUpdates   FaultKind = 1 // two updates of one slot and round, from the same merge
	TwoResults   FaultKind = 2 // two results of one merge
	TwoManifests FaultKind = 3 // two manifests of one round and attempt
	Censored     FaultKind = 4 // a manifest leaves out an update that had its receipt in time
)

// Fault is what evidence proves, against whom.
type Fault struct {
	kind   FaultKind
	signer common.Address // who is to blame
	update ValidUpdate    // of Censored: what was left out; of TwoUpdates: the first
}

// Kind returns what was proven.
func (f Fault) Kind() FaultKind { return f.kind }

// Signer returns the node key that is to blame.
func (f Fault) Signer() common.Address { return f.signer }

// ProveTwoUpdates checks that one node signed two updates for one slot and round. Both start
// from the same merge, so at least one of them is not what the program gives.
func ProveTwoUpdates(p Params, a, b Signed[Update]) (Fault, error) {
	x, err := ValidateUpdate(p, a)
	if err != nil {
		return Fault{}, err
	}
	y, err := ValidateUpdate(p, b)
	if err != nil {
		return Fault{}, err
	}
	if x.node != y.node || x.hash == y.hash || !sameWork(a.Body, b.Body) {
		return Fault{}, fmt.Errorf("%w: want two updates of one node, slot, round and merge", ErrEvidence)
	}
	return Fault{TwoUpdates, x.node, x}, nil
}

func sameWork(a, b Update) bool {
	return a.Slot == b.Slot && a.Round == b.Round && a.Previous == b.Previous && a.Merged == b.Merged
}

// ProveTwoResults checks that one node signed two results of one merge.
func ProveTwoResults(p Params, a, b Signed[MergeResult]) (Fault, error) {
	x, err := ValidateMergeResult(p, a)
	if err != nil {
		return Fault{}, err
	}
	y, err := ValidateMergeResult(p, b)
	if err != nil {
		return Fault{}, err
	}
	if x.node != y.node || a.Body.Manifest != b.Body.Manifest || a.Body.Root == b.Body.Root {
		return Fault{}, fmt.Errorf("%w: want two roots of one node for one manifest", ErrEvidence)
	}
	return Fault{kind: TwoResults, signer: x.node}, nil
}

// ProveTwoManifests checks that one signer made two manifests for one round and attempt.
func ProveTwoManifests(p Params, a, b Signed[Manifest]) (Fault, error) {
	x, err := validManifest(p, a)
	if err != nil {
		return Fault{}, err
	}
	y, err := validManifest(p, b)
	if err != nil {
		return Fault{}, err
	}
	same := a.Body.Round == b.Body.Round && a.Body.Attempt == b.Body.Attempt
	if x != y || !same || a.Body.StructHash() == b.Body.StructHash() {
		return Fault{}, fmt.Errorf("%w: want two manifests of one signer, round and attempt", ErrEvidence)
	}
	return Fault{kind: TwoManifests, signer: x}, nil
}

// ProveCensored checks that a manifest leaves out an update although its receipt is dated before
// the round closed. Its signer is to blame; the slot is paid all the same.
func ProveCensored(p Params, u Signed[Update], r Signed[Receipt], m Signed[Manifest]) (Fault, error) {
	v, err := ValidateUpdate(p, u)
	if err != nil {
		return Fault{}, err
	}
	if _, err := bySigner(p, r.Body, r.Sig); err != nil {
		return Fault{}, fmt.Errorf("receipt: %w", err)
	}
	signer, err := validManifest(p, m)
	if err != nil {
		return Fault{}, err
	}
	due := r.Body.Update == v.hash && r.Body.At < m.Body.Closes
	fits := u.Body.Round == m.Body.Round && u.Body.Previous == m.Body.Previous
	if !due || !fits || m.Body.Entries[u.Body.Slot].Update == v.hash {
		return Fault{}, fmt.Errorf(
			"%w: want a receipt before the close, and a manifest without the update",
			ErrEvidence,
		)
	}
	return Fault{Censored, signer, v}, nil
}
