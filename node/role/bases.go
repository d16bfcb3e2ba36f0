package role

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/train/program"
)

// Errors about the base of a job.
var (
	// ErrLicence is returned for a job whose base has a licence that this node does not take.
	ErrLicence = errors.New("this node does not take bases under this licence: see training.licences")
	// ErrNoBases is returned for a job with a base on a node that keeps none.
	ErrNoBases = errors.New("this node keeps no bases")
)

// TakesBase returns nil if this node takes the base of a job, or the job has none.
func (d Deps) TakesBase(s market.Spec) error {
	switch {
	case s.Base == nil:
		return nil
	case d.Bases == nil:
		return ErrNoBases
	case !slices.Contains(d.Licences, "*") && !slices.Contains(d.Licences, strings.ToLower(s.Base.Licence)):
		return fmt.Errorf("%w: %s", ErrLicence, s.Base.Licence)
	}
	return d.Bases.Fits(*s.Base)
}

// FetchBase brings the base of a job here, if it has one. It asks no licence: whoever coordinates
// a job has it from the client.
func (d Deps) FetchBase(ctx context.Context, s market.Spec, from ...peer.ID) error {
	if s.Base == nil {
		return nil
	}
	if d.Bases == nil {
		return ErrNoBases
	}
	if err := d.Readers.keep(s.ID(), s.Base.Blob.CID); err != nil {
		return err
	}
	if err := d.Bases.Fetch(ctx, *s.Base, from...); err != nil {
		return err
	}
	return d.trainable(s)
}

// HoldBase notes in the store of bases that a job uses its own, as long as its segments can be disputed.
func (d Deps) HoldBase(ann market.ValidAnnouncement) error {
	b := ann.Spec().Base
	if b == nil || d.Bases == nil {
		return nil
	}
	return d.Bases.Hold(*b, bases.Use{Job: ann.JobID(), Until: lastWindow(ann.Offer())}, d.Heads.Latest().Time)
}

// trainable looks whether a client called weights wide that its archive stores in 16 bits.
func (d Deps) trainable(s market.Spec) error {
	if !s.Program.NeedsWideBase() {
		return nil
	}
	f, err := d.Bases.Folder(*s.Base)
	if err != nil {
		return fmt.Errorf("%w: %w", executor.ErrBase, err)
	}
	defer f.Close()
	if f.StoresNarrow() {
		return fmt.Errorf("%w: %w", executor.ErrBase, program.ErrNarrow)
	}
	return nil
}

// InputBytes is how much a job's parties fetch before they train, bytes.
func InputBytes(s market.Spec) uint64 {
	if s.Base == nil {
		return s.Dataset.Size
	}
	return s.Dataset.Size + s.Base.Blob.Size
}

// contents are the content IDs of what a job's parties fetch before they train.
func contents(s market.Spec) []string {
	if s.Base == nil {
		return []string{s.Dataset.CID}
	}
	return []string{s.Dataset.CID, s.Base.Blob.CID}
}
