package role

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// mostReaders bounds the node keys that may read a job's contents.
const mostReaders = 1024

// Readers say to whom this node serves data sets, checkpoints and updates of jobs whose privacy
// is "leaves": the parties of the job's leases and the verifiers that may be drawn in them. What
// is of no private job everybody may have. It is safe for concurrent use.
type Readers struct {
	d      Deps
	always []common.Address // node keys that may read everything

	mu   sync.Mutex
	jobs map[market.JobID]readership
}

// readership is who may read what of a job, in the ledger.
type readership struct {
	Client common.Address   `cbor:"1,keyasint"`
	Keys   []common.Address `cbor:"2,keyasint"` // node keys
	Until  uint64           `cbor:"3,keyasint"` // chain time
}

// NewReaders restores the ledger's readers. always are node keys that may read everything: this
// node's own arbiters.
func NewReaders(d Deps, always ...common.Address) (*Readers, error) {
	r := &Readers{d: d, always: always, jobs: map[market.JobID]readership{}}
	all, err := ledger.List[readership](d.Ledger, SpaceReaders, "")
	for _, x := range all {
		r.jobs[market.JobID(common.HexToHash(x.ID))] = x.Value
	}
	return r, err
}

// Private reports whether what a job's checkpoints and data hold is for its parties alone.
func Private(s market.Spec) bool {
	return merkle.LeafHashOf(s.Program.Numerics) == merkle.PrivateLeaves
}

// Admit lets nodes read what this node has of a private job. For other jobs it does nothing. It
// is in the ledger when Admit returns.
func (r *Readers) Admit(ann market.ValidAnnouncement, nodes ...common.Address) error {
	if r == nil || !Private(ann.Spec()) {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	job := ann.JobID()
	x, known := r.jobs[job]
	keys := slices.Clone(x.Keys)
	for _, k := range nodes {
		if !slices.Contains(keys, k) && len(keys) < mostReaders {
			keys = append(keys, k)
		}
	}
	if known && len(keys) == len(x.Keys) {
		return nil
	}
	x = readership{ann.Offer().Client, keys, max(x.Until, lastWindow(ann.Offer()))}
	c := ledger.Change{Kind: "readers.admitted", Body: job, At: r.d.Heads.Latest().Time, Delete: r.over(),
		Put: []ledger.Record{{Key: ledger.Key{Space: SpaceReaders, ID: job.String()}, Value: x}}}
	if _, err := r.d.Ledger.Commit(c); err != nil {
		return err
	}
	for _, k := range c.Delete {
		delete(r.jobs, market.JobID(common.HexToHash(k.ID)))
	}
	r.jobs[job] = x
	return nil
}

// over returns the jobs whose last window is over: nobody can ask for them any more. It is called
// with the lock held.
func (r *Readers) over() (out []ledger.Key) {
	now := r.d.Heads.Latest().Time
	for job, x := range r.jobs {
		if x.Until < now && len(out) < ledger.MaxItems/2 {
			out = append(out, ledger.Key{Space: SpaceReaders, ID: job.String()})
		}
	}
	return out
}

// May reports whether this node serves a private content of a client to a peer.
func (r *Readers) May(client string, p peer.ID) bool {
	key, err := market.NodeOfPeer(p)
	if err != nil {
		return false
	}
	if slices.Contains(r.always, key) {
		return true
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, x := range r.jobs {
		if x.Client.Hex() == client && slices.Contains(x.Keys, key) {
			return true
		}
	}
	return false
}

// keep makes a content of a job one of the job's client, if the job is private.
func (r *Readers) keep(job market.JobID, cid string) error {
	if r == nil || cid == "" {
		return nil
	}
	r.mu.Lock()
	x, ok := r.jobs[job]
	r.mu.Unlock()
	if !ok {
		return nil
	}
	if err := r.d.Blocks.Restrict(cid, x.Client.Hex()); err != nil {
		return fmt.Errorf("content of a private job: %w", err)
	}
	return nil
}

// Open says who may have the data set and the base of a job that this node has or fetches for others: these
// nodes, if the job is private, and everybody, if it is not and is this node's own wallet's.
func (r *Readers) Open(ann market.ValidAnnouncement, nodes ...common.Address) error {
	if r == nil {
		return nil
	}
	if Private(ann.Spec()) {
		err := r.Admit(ann, nodes...)
		for _, cid := range contents(ann.Spec()) {
			err = errors.Join(err, r.keep(ann.JobID(), cid))
		}
		return err
	}
	if ann.Offer().Client != r.d.Operator {
		return nil // naming a data set makes it nobody's
	}
	for _, cid := range contents(ann.Spec()) {
		if err := r.d.Blocks.Release(cid); err != nil {
			return err
		}
	}
	return nil
}

// AdmitPeer is Admit for a peer.
func (r *Readers) AdmitPeer(ann market.ValidAnnouncement, p peer.ID) error {
	key, err := market.NodeOfPeer(p)
	if err != nil {
		return errors.Join(market.ErrContact, err)
	}
	return r.Admit(ann, key)
}

// NodesOf returns the node keys of candidates.
func NodesOf(cs []market.Candidate) (out []common.Address) {
	for _, c := range cs {
		out = append(out, c.Node)
	}
	return out
}
