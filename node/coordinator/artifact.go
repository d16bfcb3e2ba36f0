package coordinator

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/program"
)

// These constants describe the sample that a finished model writes.
const (
	sampleBytes       = 320
	sampleTemperature = 0.7
	samplePrompt      = "The "
)

// artifactDir is where the finished model goes. Nothing of the name comes from a peer.
func (a *actor) artifactDir() string {
	return filepath.Join(a.c.dir, a.ann.JobID().String())
}

// holders returns the peers that should have the job's checkpoints.
func (a *actor) holders() []peer.ID { return holders(a.state(), a.c.d.Self) }

// holders returns the peers, but this one, that should have a job's checkpoints.
func holders(s job.State, self peer.ID) []peer.ID {
	var ids []peer.ID
	add := func(s string) {
		if p, err := peer.Decode(s); err == nil && p != self {
			ids = append(ids, p)
		}
	}
	if s.Lease != nil {
		add(s.Lease.Peer)
		for _, member := range s.Lease.Pool {
			add(member.Peer)
		}
	}
	for _, e := range s.Past {
		add(e.Peer)
	}
	return ids
}

// keepState fetches the end state of a segment, checks that it is the one that the segment claims, and pins it: the job
// goes on from there even if its provider and the verifiers are gone. It tries while the state is of use.
func (a *actor) keepState(ctx context.Context, x job.KeepState) {
	for ctx.Err() == nil {
		err := a.fetchState(ctx, x)
		if err == nil {
			err = a.apply(ctx, job.StateKept{Commitment: x.Commitment})
		}
		if _, open := a.state().Work(x.Commitment); err == nil || !open || errors.Is(err, errOtherState) {
			if errors.Is(err, errOtherState) {
				a.c.d.Log.Warn("end state not kept", "job", a.ann.JobID(), "state", x.Blob.CID, "err", err)
			}
			return
		}
		if ctx.Err() == nil {
			a.c.d.Log.Info("end state not here yet", "job", a.ann.JobID(), "state", x.Blob.CID, "err", err)
		}
		if retry.Pause(ctx, wire.RetryEvery) != nil {
			return
		}
	}
}

// errOtherState is returned for a checkpoint that does not hold the state that its segment claims.
var errOtherState = errors.New("the checkpoint that the provider names does not hold the state that it claims")

func (a *actor) fetchState(ctx context.Context, x job.KeepState) error {
	raw, err := a.c.d.Checkpoint(ctx, x.Blob, a.ann.Spec(), a.holders()...)
	if err != nil {
		return err
	}
	switch root, err := a.c.d.Runner.RootOf(a.ann.Spec(), raw); {
	case err != nil:
		return fmt.Errorf("%w: %w", errOtherState, err)
	case common.Hash(root) != x.Root:
		return fmt.Errorf("%w: its root is %x, claimed is %s", errOtherState, root, x.Root)
	}
	return a.c.d.Pins.Hold(role.HoldFor(role.AsCoordinator, a.chosen()), x.Blob.CID)
}

// fetchArtifact fetches the final checkpoint, checks it against the verified root, and
// writes the model and a sample of it.
func (a *actor) fetchArtifact(ctx context.Context, x job.FetchArtifact) error {
	raw, err := a.c.d.Checkpoint(ctx, x.Blob, a.ann.Spec(), a.holders()...)
	if err != nil {
		return err
	}
	if err := a.c.d.FetchBase(ctx, a.ann.Spec(), a.holders()...); err != nil {
		return err
	}
	s, err := a.c.d.Runner.Restore(a.ann.Spec(), raw)
	if err != nil {
		return err
	}
	defer s.Close()
	root, err := s.Root()
	if err != nil {
		return err
	}
	if common.Hash(root) != x.Root {
		return fmt.Errorf("the checkpoint's root is %x, verified was %s", root, x.Root)
	}
	dir := a.artifactDir()
	if err := os.MkdirAll(filepath.Dir(dir), 0o700); err != nil {
		return err
	}
	adapter := !a.ann.Spec().Program.Adapter.IsZero()
	err = artifacts.Deliver(s, dir, adapter, a.record().Deposit.Delivery(a.ann.Spec().Name))
	if errors.Is(err, artifacts.ErrNoGGUF) {
		a.c.d.Event(a.ann.JobID(), "delivered", wire.Short(err), nil)
	} else if err != nil {
		return err
	}
	if err := a.seal(s, dir, root); err != nil {
		return err
	}
	if a.ann.Spec().Program.Tokenizer != program.Bytes {
		return a.send(ctx, job.ArtifactFetched{}, nil) // a sample is of a model of bytes
	}
	// A model of bytes need not write UTF-8, and no record may hold anything else.
	sample := strings.ToValidUTF8(samplePrompt+s.Generate(samplePrompt, sampleBytes, sampleTemperature), "\uFFFD")
	return a.send(ctx, job.ArtifactFetched{}, func(r *JobRecord) { r.Figures.Sample = sample })
}
