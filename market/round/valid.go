package round

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// ValidUpdate is an update whose signature Validate has checked.
type ValidUpdate struct {
	signed Signed[Update]
	hash   common.Hash
	node   common.Address
}

// ValidMergeResult is a merge result whose signature Validate has checked.
type ValidMergeResult struct {
	signed Signed[MergeResult]
	node   common.Address
}

// Hash returns the update's StructHash.
func (v ValidUpdate) Hash() common.Hash { return v.hash }

// Signed returns the message itself.
func (v ValidUpdate) Signed() Signed[Update] { return v.signed }

// Signed returns the message itself.
func (v ValidMergeResult) Signed() Signed[MergeResult] { return v.signed }

// ValidateUpdate checks an update against the job's terms and finds its signer. Whether the
// signer holds the slot is for the machine.
func ValidateUpdate(p Params, s Signed[Update]) (ValidUpdate, error) {
	u := s.Body
	switch {
	case u.Job != p.Job:
		return ValidUpdate{}, fmt.Errorf("%w: update.job is another job", market.ErrMismatch)
	case u.Slot >= p.Slots || u.Round >= p.Rounds:
		return ValidUpdate{}, fmt.Errorf("%w: update: want a slot and a round of the job", market.ErrRange)
	case u.Root == (common.Hash{}) || u.State == (common.Hash{}):
		return ValidUpdate{}, fmt.Errorf("%w: update: want the roots of the update and of the state", market.ErrRange)
	case !within(u.Weight, 1, p.Tokens):
		return ValidUpdate{}, fmt.Errorf("%w: update.weight: want 1 to the tokens of a round", market.ErrRange)
	}
	node, err := p.Domain.Recover(u, s.Sig)
	if err != nil {
		return ValidUpdate{}, fmt.Errorf("update: %w", err)
	}
	return ValidUpdate{s, u.StructHash(), node}, nil
}

// ValidateMergeResult finds the signer of a merge result.
func ValidateMergeResult(p Params, s Signed[MergeResult]) (ValidMergeResult, error) {
	if s.Body.Root == (common.Hash{}) {
		return ValidMergeResult{}, fmt.Errorf("%w: merge result: want the shared root", market.ErrRange)
	}
	node, err := p.Domain.Recover(s.Body, s.Sig)
	if err != nil {
		return ValidMergeResult{}, fmt.Errorf("merge result: %w", err)
	}
	return ValidMergeResult{s, node}, nil
}

// validManifest checks that the job's coordinator or its standby signed a manifest.
func validManifest(p Params, s Signed[Manifest]) (common.Address, error) {
	m := s.Body
	if m.Job != p.Job || uint64(len(m.Entries)) != uint64(p.Slots) || m.Round >= p.Rounds {
		return common.Address{}, fmt.Errorf(
			"%w: manifest: want one of this job with an entry a slot",
			market.ErrMismatch,
		)
	}
	for i, e := range m.Entries {
		if int64(e.Slot) != int64(i) {
			return common.Address{}, fmt.Errorf("%w: manifest: want the slots in order, each once", market.ErrMismatch)
		}
	}
	return bySigner(p, m, s.Sig)
}

// bySigner finds which of the two that may sign for the job has signed.
func bySigner(p Params, s market.Structured, sig market.Signature) (common.Address, error) {
	who, err := p.Domain.Recover(s, sig)
	if err != nil {
		return common.Address{}, err
	}
	if who != p.Coordinator && (p.Standby == (common.Address{}) || who != p.Standby) {
		return common.Address{}, fmt.Errorf("%w: want the coordinator or its standby", market.ErrSignature)
	}
	return who, nil
}
