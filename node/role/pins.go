package role

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/wire"
)

const (
	// keepCheckpoints is how many of a job's latest checkpoints a part of the node
	// holds: the last verified one, those within the credit, and some more.
	keepCheckpoints = 4
	// keepAll bounds what a part holds for all jobs together.
	keepAll = 64
	// keepUpload is how long a content is held that no job names, in seconds: one
	// that a client uploaded for a job to come, or that nothing is known of.
	keepUpload = 7 * 24 * 3600
	// letGoEvery is how often what is not wanted any more is looked for.
	letGoEvery = time.Minute
)

// Part is what a node holds a content as.
type Part string

// Parts.
const (
	AsProvider    Part = "provider"    // checkpoints that it committed
	AsVerifier    Part = "verifier"    // checkpoints that it found right: the next provider may start from them
	AsCoordinator Part = "coordinator" // verified checkpoints
	AsJudge       Part = "judge"       // checkpoints that it ruled on
	AsData        Part = "data"        // a job's data set
	AsUpload      Part = "upload"      // of no job yet
)

// Hold says what a content is held for, and how long.
type Hold struct {
	Part Part
	Job  market.JobID // zero: none
	// Until is the chain time after which nobody can ask for it.
	Until uint64
}

// holdFor is a hold for a job: until the last window in which its segments can be
// disputed is over.
func HoldFor(p Part, ann market.ValidAnnouncement) Hold {
	return Hold{Part: p, Job: ann.JobID(), Until: lastWindow(ann.Offer())}
}

// lastWindow is the chain time after which no challenge of an offer's segments can
// begin, and nothing of its leases is claimed.
func lastWindow(o market.Offer) uint64 { return o.Deadline + 2*uint64(o.Window) }

// pin is a held content, as it is kept.
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

// Pins are the contents that this node holds for jobs, and why, kept in the ledger:
// a restart forgets none, and none stays for ever. What nobody holds any more is
// unpinned; the block store lets it go when it needs the room. Safe for concurrent
// use.
type Pins struct {
	d Deps

	mu    sync.Mutex // also orders pinning and unpinning of one content
	held  map[ledger.Key]pin
	order uint64
}

// NewPins takes up the holds of the ledger. pinned is all that the block store has
// pinned: what no hold explains, as after a crash in between, goes after a week.
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

// Run lets go of what is not wanted any more, until ctx is done.
func (p *Pins) Run(ctx context.Context) error {
	for {
		if err := p.expire(p.d.Heads.Latest().Time); err != nil {
			return err
		}
		if wire.Pause(ctx, letGoEvery) != nil {
			return nil
		}
	}
}

// Upload holds a content that no job names yet.
func (p *Pins) Upload(cid string) error {
	return p.Hold(Hold{Part: AsUpload, Until: p.d.Heads.Latest().Time + keepUpload}, cid)
}

// hold keeps a content that is here. It is in the ledger when hold returns, and
// what a job or a part has too much of is let go.
func (p *Pins) Hold(h Hold, cid string) error {
	p.mu.Lock()
	defer p.mu.Unlock()
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

// surplus is what has to go for x: the oldest of its part for its job, and for all.
func (p *Pins) surplus(x pin) (out []pin) {
	all := p.those(func(y pin) bool { return y.Part == x.Part && y.CID != x.CID })
	of := slices.DeleteFunc(slices.Clone(all), func(y pin) bool { return y.Job != x.Job })
	switch {
	case x.Part == AsUpload: // its time bounds it
	case len(of) >= keepCheckpoints:
		out = of[:len(of)-keepCheckpoints+1]
	case len(all) >= keepAll:
		out = all[:len(all)-keepAll+1]
	}
	return out
}

// release lets go of all that a part holds for a job.
func (p *Pins) Release(part Part, job market.JobID) error {
	return p.drop("pins.released", func(x pin) bool { return x.Part == part && x.Job == job })
}

// expire lets go of what nobody can ask for any more.
func (p *Pins) expire(now uint64) error {
	return p.drop("pins.expired", func(x pin) bool { return x.Until < now })
}

func (p *Pins) drop(kind string, which func(pin) bool) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := p.those(which)
	if len(out) == 0 {
		return nil
	}
	return p.change(kind, nil, out[:min(len(out), ledger.MaxItems)])
}

// those are the holds for which it holds, the oldest first.
func (p *Pins) those(which func(pin) bool) []pin {
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

// change writes a hold, if there is one, and deletes others, and then unpins what
// nothing holds any more: a crash in between leaves a pin that nothing explains,
// which NewPins finds.
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
