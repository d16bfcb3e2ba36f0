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

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/role"
)

// What the sample of a finished model looks like.
const (
	sampleBytes       = 320
	sampleTemperature = 0.7
	samplePrompt      = "The "
)

// errNotHeld: a verdict for a commitment that no active lease has.
var errNotHeld = errors.New("no such commitment under way")

// asked finds a work and the request to check it that went to verifier.
func (a *actor) asked(commitment common.Hash, verifier common.Address) (job.Work, job.Check, error) {
	w, ok := a.state().Work(commitment)
	if !ok || w.Drawing == nil {
		return w, job.Check{}, fmt.Errorf("%w: %s", errNotHeld, commitment)
	}
	for _, ask := range w.Checks {
		if a.candidate(ask).Operator == verifier {
			return w, ask, nil
		}
	}
	return w, job.Check{}, fmt.Errorf("%w: %s was not asked to check this", market.ErrDraw, verifier)
}

// candidate is who was asked.
func (a *actor) candidate(ask job.Check) market.Candidate {
	if l := a.state().Lease; l != nil && ask.Candidate < len(l.Pool) {
		return l.Pool[ask.Candidate].Candidate
	}
	return market.Candidate{}
}

// validVerdict validates a verdict against the work it is on and against its
// seal. With market.ErrReveal the verdict is returned: it is signed, but not what
// was sealed.
func (a *actor) validVerdict(s market.SignedVerdict) (market.ValidVerdict, error) {
	w, ask, err := a.asked(s.Verdict.Commitment, s.Verdict.Verifier)
	if err != nil {
		return market.ValidVerdict{}, err
	}
	v, err := s.Validate(a.chosen(), market.RestoreResult(w.Result), a.candidate(ask), w.Drawing.Steps)
	if err != nil {
		return market.ValidVerdict{}, err
	}
	return v, v.Opens(ask.Commitment, w.Result.Log)
}

// artifactDir is where the finished model goes: a name this node makes, from
// nothing that a peer sent.
func (a *actor) artifactDir() string {
	return filepath.Join(a.c.dir, a.ann.JobID().String())
}

// holders are the peers that should have the job's checkpoints.
func (a *actor) holders() []peer.ID {
	var ids []peer.ID
	add := func(s string) {
		if p, err := peer.Decode(s); err == nil && p != a.c.d.Self {
			ids = append(ids, p)
		}
	}
	s := a.state()
	if s.Lease != nil {
		add(s.Lease.Peer)
		for _, seat := range s.Lease.Pool {
			add(seat.Peer)
		}
	}
	for _, e := range s.Past {
		add(e.Peer)
	}
	return ids
}

// keep fetches the last verified checkpoint and pins it: the job goes on from
// there also when its provider and the verifiers are gone. That it fails is no
// reason to stop: they may have it.
func (a *actor) keep(ctx context.Context) {
	b := a.state().Checkpoint
	if b.CID == "" {
		return
	}
	if _, err := a.c.d.Checkpoint(ctx, b, a.ann.Spec(), a.holders()...); err != nil {
		a.c.d.Log.Info("verified checkpoint not here yet", "cid", b.CID, "err", err)
		return
	}
	if err := a.c.d.Pins.Hold(role.HoldFor(role.AsCoordinator, a.chosen()), b.CID); err != nil {
		a.c.d.Log.Warn("verified checkpoint not kept", "cid", b.CID, "err", err)
	}
}

// fetchArtifact fetches the final checkpoint, checks it against the verified
// root, and writes the model, a sample of it and the receipts.
func (a *actor) fetchArtifact(ctx context.Context, x job.FetchArtifact) error {
	raw, err := a.c.d.Checkpoint(ctx, x.Blob, a.ann.Spec(), a.holders()...)
	if err != nil {
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
	if err := s.SaveHF(dir); err != nil {
		return err
	}
	// A model of bytes need not write UTF-8, and no record may hold anything else.
	sample := strings.ToValidUTF8(samplePrompt+s.Generate(samplePrompt, sampleBytes, sampleTemperature), "\uFFFD")
	return a.send(ctx, job.ArtifactFetched{}, func(r *JobRecord) { r.Figures.Sample = sample })
}
