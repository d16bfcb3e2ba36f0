package role

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
)

const (
	// maxPerJob is how many of a job's latest checkpoints a part of the node
	// holds: the last verified one, those within the credit, and some more.
	maxPerJob = 4
	// maxPerPart bounds what a part holds for all jobs together.
	maxPerPart = 64
	// uploadSeconds is how long a content is held that no job names, in seconds: a client
	// uploaded it for a job to come, or nothing is known of it.
	uploadSeconds = 7 * 24 * 3600
	// expireEvery is how often holds that have expired are dropped.
	expireEvery = time.Minute
)

// Part is the role in which a node holds a content.
type Part string

// These are the roles in which a node holds contents.
const (
	AsProvider    Part = "provider"    // checkpoints that it committed
	AsVerifier    Part = "verifier"    // checkpoints that it found right: the next provider may start from them
	AsCoordinator Part = "coordinator" // verified checkpoints
	AsArbiter     Part = "judge"       // checkpoints that it ruled on
	AsMark        Part = "mark"        // states at marks that verifiers asked for
	AsData        Part = "data"        // a job's data set
	AsEvaluator   Part = "evaluator"   // verified checkpoints whose loss on held-out rows is to be computed
	AsUpload      Part = "upload"      // of no job yet
)

// Hold says what a content is held for, and for how long.
type Hold struct {
	Part Part
	Job  market.JobID // zero: none
	// Until is the chain time, in seconds, after which nobody can ask for it.
	Until uint64
}

// HoldFor returns a hold for a job, until the last window is over in which its segments can
// be disputed.
func HoldFor(p Part, ann market.ValidAnnouncement) Hold {
	return Hold{Part: p, Job: ann.JobID(), Until: lastWindow(ann.Offer())}
}

// lastWindow returns the chain time after which no challenge of an offer's segments can
// begin and nothing of its leases is claimed.
func lastWindow(o market.Offer) uint64 { return o.Deadline + 2*uint64(o.Window) }

// pin is a held content in the ledger.
type pin struct {
	CID   string       `cbor:"1,keyasint"`
	Part  Part         `cbor:"2,keyasint"`
	Job   market.JobID `cbor:"3,keyasint"`
	Until uint64       `cbor:"4,keyasint"`
	Order uint64       `cbor:"5,keyasint"` // of the holds of this node, from 1
}

func (p pin) key() ledger.Key {
	return ledger.Key{Space: SpacePins, ID: fmt.Sprintf("%s/%s/%s", p.Part, p.Job, p.CID)}
}

// Pins are the contents that this node holds for jobs, and why. They are kept in the
// ledger: a restart forgets none, and none stays for ever. What nothing holds any more is
// unpinned; the block store drops it when it needs the room. It is safe for concurrent use.
type Pins struct {
	d Deps

	mu    sync.Mutex // also orders pinning and unpinning of one content
	held  map[ledger.Key]pin
	order uint64
}

// NewPins restores the holds of the ledger. pinned is all that the block store has pinned.
// What no hold explains, as after a crash between pinning and writing, is dropped after a
// week.
func NewPins(d Deps, pinned []string) (*Pins, error) {
	p := &Pins{d: d, held: map[ledger.Key]pin{}}
	old, err := ledger.List[pin](d.Ledger, SpacePins, "")
	if err != nil {
		return nil, err
	}
	for _, r := range old {
		p.held[r.Value.key()] = r.Value
		p.order = max(p.order, r.Value.Order)
	}
	for _, cid := range pinned {
		if p.wanted(cid) {
			continue
		}
		if err := p.Upload(cid); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// Run drops the holds that have expired, until ctx is done.
func (p *Pins) Run(ctx context.Context) error {
	for {
		if err := p.expire(p.d.Heads.Latest().Time); err != nil {
			return err
		}
		if retry.Pause(ctx, expireEvery) != nil {
			return nil
		}
	}
}

// Upload holds a content that no job names yet.
func (p *Pins) Upload(cid string) error {
	return p.Hold(Hold{Part: AsUpload, Until: p.d.Heads.Latest().Time + uploadSeconds}, cid)
}

// Hold keeps a content that is in the block store. The hold is in the ledger when Hold
// returns, and the oldest holds beyond the bounds of the job and the part are dropped.
func (p *Pins) Hold(h Hold, cid string) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := p.d.Readers.keep(h.Job, cid); err != nil {
		return err
	}
	if err := p.d.Blocks.Pin(cid); err != nil {
		return err
	}
	x := pin{CID: cid, Part: h.Part, Job: h.Job, Until: h.Until, Order: p.order + 1}
	if old, ok := p.held[x.key()]; ok {
		if old.Until >= h.Until {
			return nil
		}
		x.Order = old.Order
	}
	return p.change("pin.held", &x, p.surplus(x))
}

// surplus returns the holds to drop for x: the oldest of its part for its job, and for all
// jobs.
func (p *Pins) surplus(x pin) (out []pin) {
	all := p.matching(func(y pin) bool { return y.Part == x.Part && y.CID != x.CID })
	of := slices.DeleteFunc(slices.Clone(all), func(y pin) bool { return y.Job != x.Job })
	switch {
	case x.Part == AsUpload: // its time bounds it
	case len(of) >= maxPerJob:
		out = of[:len(of)-maxPerJob+1]
	case len(all) >= maxPerPart:
		out = all[:len(all)-maxPerPart+1]
	}
	return out
}

// Release drops all that a part holds for a job.
func (p *Pins) Release(part Part, job market.JobID) error {
	return p.drop("pins.released", func(x pin) bool { return x.Part == part && x.Job == job })
}

// expire drops what nobody can ask for any more.
func (p *Pins) expire(now uint64) error {
	return p.drop("pins.expired", func(x pin) bool { return x.Until < now })
}

func (p *Pins) drop(kind string, which func(pin) bool) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := p.matching(which)
	if len(out) == 0 {
		return nil
	}
	return p.change(kind, nil, out[:min(len(out), ledger.MaxItems)])
}

// matching returns the holds that which selects, the oldest first.
func (p *Pins) matching(which func(pin) bool) []pin {
	var out []pin
	for _, x := range p.held {
		if which(x) {
			out = append(out, x)
		}
	}
	slices.SortFunc(out, func(a, b pin) int { return cmp.Compare(a.Order, b.Order) })
	return out
}

// wanted reports whether anything holds a content.
func (p *Pins) wanted(cid string) bool {
	for x := range maps.Values(p.held) {
		if x.CID == cid {
			return true
		}
	}
	return false
}

// change writes a hold, if there is one, deletes others, and then unpins what nothing holds
// any more. A crash in between leaves a pin that nothing explains, which NewPins finds.
func (p *Pins) change(kind string, put *pin, out []pin) error {
	c := ledger.Change{Kind: kind, At: p.d.Heads.Latest().Time}
	if put != nil {
		c.Put = []ledger.Record{{Key: put.key(), Value: *put}}
	}
	for _, x := range out {
		c.Delete = append(c.Delete, x.key())
	}
	if _, err := p.d.Ledger.Commit(c); err != nil {
		return err
	}
	if put != nil {
		p.held[put.key()], p.order = *put, max(p.order, put.Order)
	}
	for _, x := range out {
		delete(p.held, x.key())
	}
	for _, x := range out {
		if p.wanted(x.CID) {
			continue
		}
		if err := p.d.Blocks.Unpin(x.CID); err != nil {
			p.d.Log.Warn("content not let go", "cid", x.CID, "err", err)
		}
	}
	return nil
}
