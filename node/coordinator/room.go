package coordinator

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

const (
	// firstRest and mostRest bound for how long a provider is not asked that refused a lease for
	// want of room, or did not answer. It doubles with every refusal in a row.
	firstRest = time.Second
	mostRest  = 2 * time.Minute
	// forgiven is how many refusals in a row a new bid makes forgotten: who has room again is asked
	// at once. Who bids and refuses again and again rests whatever it bids.
	forgiven = 3
	// silence is how many refusals it counts as if a provider does not answer: that costs a job
	// all the time for which it is waited.
	silence = 4
)

// rooms count the leases that this node's jobs have with providers, so that no more are proposed
// than a bid stands for. Jobs wait for room in the order in which they came. It is safe for
// concurrent use.
type rooms struct {
	mu      sync.Mutex
	nodes   map[common.Address]*room
	held    map[market.JobID]common.Address // by the job: whose lease is not computed yet
	waiting []*waiter
}

// room is what is known of one provider's node.
type room struct {
	leases   int       // for which its last bid stands
	taken    int       // that it computes, or that a job is about to propose
	asked    int       // proposals without an answer
	signed   bool      // it has signed one since this node's start
	refusals int       // in a row
	round    int       // of proposals, begun by the last refusal
	until    time.Time // before which it is not asked
}

// free reports whether one more lease may be proposed. A node that has never answered is asked for
// one at a time: its silence costs one job its time, and not all of them.
func (r *room) free(now time.Time) bool {
	return r.taken < r.leases && !now.Before(r.until) && (r.signed || r.asked == 0 && r.taken == 0)
}

// waiter is a job that waits for room at one of some nodes.
type waiter struct {
	job   market.JobID
	nodes []common.Address
	got   chan common.Address // capacity 1; closed if there is nothing to wait for
}

func newRooms() *rooms {
	return &rooms{nodes: map[common.Address]*room{}, held: map[market.JobID]common.Address{}}
}

// of returns what is known of a node. It is called with the lock held.
func (x *rooms) of(node common.Address) *room {
	r, ok := x.nodes[node]
	if !ok {
		r = &room{leases: 1}
		x.nodes[node] = r
	}
	return r
}

// note follows a job: where its lease is computed, and whose bids it holds.
func (x *rooms) note(s job.State) {
	x.mu.Lock()
	defer x.mu.Unlock()
	id := s.Announcement.Offer.Job
	if old, ok := x.held[id]; ok {
		x.of(old).taken--
		delete(x.held, id)
	}
	if node, computing := s.Computing(); computing {
		x.of(node).taken++
		x.held[id] = node
	}
	for _, w := range x.waiting {
		if w.job == id {
			w.nodes = s.Providers()
		}
	}
	if s.Phase != job.Matching {
		x.drop(id)
	}
	x.dispatch()
}

// bid notes for how many leases a provider's bid stands.
func (x *rooms) bid(b market.Bid) {
	if b.Role != market.RoleProvider {
		return
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	r := x.of(b.Node)
	if r.leases = b.Room(); r.refusals <= forgiven {
		r.until = time.Time{}
	}
	x.dispatch()
}

// await returns a node with room for a job's lease, which keeps that room until it is given back.
// It returns the zero address if the job holds no bid of a provider, or waits no more.
func (x *rooms) await(ctx context.Context, state func() job.State) (common.Address, error) {
	w := x.queue(state)
	select {
	case node := <-w.got:
		return node, nil
	case <-ctx.Done():
	}
	x.mu.Lock()
	x.waiting = slices.DeleteFunc(x.waiting, func(o *waiter) bool { return o == w })
	x.mu.Unlock()
	select {
	case node := <-w.got:
		x.giveBack(node)
	default:
	}
	return common.Address{}, ctx.Err()
}

// queue adds a job to those who wait. No change of its state is missed: note comes after it.
func (x *rooms) queue(state func() job.State) *waiter {
	x.mu.Lock()
	defer x.mu.Unlock()
	s := state()
	w := &waiter{s.Announcement.Offer.Job, s.Providers(), make(chan common.Address, 1)}
	if s.Phase != job.Matching {
		close(w.got)
		return w
	}
	x.waiting = append(x.waiting, w)
	x.dispatch()
	return w
}

// giveBack ends what await has kept. What the job has proposed by then is counted by note.
func (x *rooms) giveBack(node common.Address) {
	if node == (common.Address{}) {
		return
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	x.of(node).taken--
	x.dispatch()
}

// drop ends a job's wait. It is called with the lock held.
func (x *rooms) drop(id market.JobID) {
	x.waiting = slices.DeleteFunc(x.waiting, func(w *waiter) bool {
		if w.job == id {
			close(w.got)
		}
		return w.job == id
	})
}

// dispatch gives what room there is to those who wait, the first one first. It is called with the
// lock held.
func (x *rooms) dispatch() {
	now := time.Now()
	x.waiting = slices.DeleteFunc(x.waiting, func(w *waiter) bool {
		if len(w.nodes) == 0 {
			close(w.got) // all bids are over: the job collects others
			return true
		}
		node, ok := x.idlest(w.nodes, now)
		if ok {
			x.of(node).taken++
			w.got <- node
		}
		return ok
	})
}

// idlest returns the node with room that computes the fewest leases. It is called with the lock held.
func (x *rooms) idlest(nodes []common.Address, now time.Time) (best common.Address, ok bool) {
	for _, node := range nodes {
		if x.of(node).free(now) && (!ok || x.of(node).taken < x.of(best).taken) {
			best, ok = node, true
		}
	}
	return best, ok
}

// load returns how many leases the operators of a job's bids compute, and those whose nodes have no
// room, except the one of which await has kept some.
func (x *rooms) load(s job.State, kept common.Address) (full map[common.Address]string, load map[common.Address]int) {
	x.mu.Lock()
	defer x.mu.Unlock()
	full, load = map[common.Address]string{}, map[common.Address]int{}
	now := time.Now()
	for _, h := range s.Bids {
		b := h.Bid.Bid
		if b.Role != market.RoleProvider {
			continue
		}
		r := x.of(b.Node)
		load[b.Operator] = r.taken
		switch {
		case b.Node == kept:
			load[b.Operator]--
		case now.Before(r.until):
			full[b.Operator] = "its node had no room, or did not answer: it is asked again later, or when it bids again"
		case !r.free(now):
			full[b.Operator] = fmt.Sprintf("its node has %d leases of this client, and its bids stand for %d", r.taken,
				r.leases)
		}
	}
	return full, load
}

// asking notes that a lease is proposed to a node, and returns in which round.
func (x *rooms) asking(node common.Address) (round int) {
	x.mu.Lock()
	defer x.mu.Unlock()
	r := x.of(node)
	r.asked++
	return r.round
}

// signed notes that a node has signed a lease.
func (x *rooms) signed(node common.Address) {
	x.mu.Lock()
	defer x.mu.Unlock()
	r := x.of(node)
	r.asked--
	r.signed, r.refusals, r.until = true, 0, time.Time{}
	x.dispatch()
}

// refused notes that a node did not sign what was proposed in a round, and counts that so many times. It is not asked
// for a while, at least for wait. What was proposed together and is refused together counts as one refusal: who has no
// room for one more lease has none for each of ten.
func (x *rooms) refused(node common.Address, round, times int, wait time.Duration) {
	x.mu.Lock()
	defer x.mu.Unlock()
	r := x.of(node)
	r.asked--
	if times > 0 && round == r.round {
		r.round++
		r.refusals += times
		wait = max(wait, min(firstRest<<min(r.refusals-1, 16), mostRest))
		r.until = time.Now().Add(wait)
		time.AfterFunc(wait, func() {
			x.mu.Lock()
			defer x.mu.Unlock()
			x.dispatch()
		})
	}
	x.dispatch()
}
