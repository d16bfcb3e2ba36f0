package scale

import (
	"math/rand/v2"
	"slices"
	"time"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// Bytes on the wire.
const (
	segment = 1400                     // of payload in a packet
	packet  = 52                       // headers of IP and TCP in it, with time stamps
	record  = 12 + 18                  // frame of yamux, and what noise adds
	message = 8 + len(p2p.OffersTopic) // RPC, topic and lengths about an announcement
	ident   = 34                       // an id with its length
)

// wire is how many bytes a payload of gossip is on the wire.
func wire(payload int) int { return payload + record + packet*((payload+record+segment-1)/segment) }

// sim is a network while it runs.
type sim struct {
	c     Config
	r     *rand.Rand
	now   time.Duration
	nodes []node
	queue queue
	seq   uint64
	end   time.Duration
	// first is of each message by node when it was let in, 0: never.
	first [][]time.Duration
	made  []time.Duration // when each message was published
	// lies is the first message that is announced as funded and is not; all after it are so too.
	lies  int
	count Result
	delay []time.Duration // of honest offers at honest nodes
	hops  int
}

// Run simulates a network. Errors wrap ErrConfig.
func Run(c Config) (Result, error) {
	if err := c.validate(); err != nil {
		return Result{}, err
	}
	r := rand.New(rand.NewPCG(c.Seed, 0))
	s := &sim{c: c, r: r, nodes: build(c, r)}
	s.plan()
	for len(s.queue) > 0 {
		e := s.queue.pop()
		if s.now = e.at; s.now > s.end {
			break
		}
		s.handle(e)
	}
	return s.result(), nil
}

func (s *sim) push(e event) {
	e.seq = s.seq
	s.seq++
	s.queue.push(e)
}

// tail is how long the simulation goes on after the last honest offer.
const tail = 6 * time.Second

// plan queues what happens by itself: honest offers, spam, heartbeats.
func (s *sim) plan() {
	who := map[role][]int32{}
	for i := range s.nodes {
		who[s.nodes[i].role] = append(who[s.nodes[i].role], int32(i))
	}
	for k := range s.c.Offers {
		s.announce(who[honest], time.Duration(1)+s.c.Warm+time.Duration(k)*s.c.Every)
	}
	s.end = s.made[len(s.made)-1] + tail
	s.spam(who[spammer], s.c.SpamRate)
	s.lies = len(s.made)
	s.spam(who[spammer], s.c.FalseRate)
	for i := range s.nodes {
		if s.nodes[i].role == honest {
			s.push(event{at: s.nodes[i].beat, kind: beat, node: int32(i)})
		}
	}
}

func (s *sim) spam(by []int32, rate float64) {
	if rate <= 0 || len(by) == 0 {
		return
	}
	gap := time.Duration(float64(time.Second) / rate)
	for at := gap; at < s.end; at += gap {
		s.announce(by, at)
	}
}

func (s *sim) announce(by []int32, at time.Duration) {
	s.push(event{at: at, kind: publish, node: by[s.r.IntN(len(by))], msg: int32(len(s.made))})
	s.made = append(s.made, at)
	s.first = append(s.first, nil)
}

func (s *sim) handle(e event) {
	switch e.kind {
	case publish:
		s.publish(e)
	case arrive:
		s.arrive(e)
	case looked:
		s.looked(e)
	case beat:
		s.beat(e)
	case ihave:
		if want := s.lacking(e.node, e.ids); len(want) > 0 {
			s.control(e.node, e.link, iwant, want)
		}
	case iwant:
		for _, m := range e.ids {
			s.count.asked++
			s.send(e.node, e.link, m, 0, s.now)
		}
	}
}

func (s *sim) publish(e event) {
	n := &s.nodes[e.node]
	s.first[e.msg] = make([]time.Duration, len(s.nodes))
	s.first[e.msg][e.node] = s.now
	n.news[0] = append(n.news[0], e.msg)
	for l := range n.links {
		if s.c.Flood || n.links[l].mesh || n.role == spammer {
			s.send(e.node, int32(l), e.msg, 0, s.now)
		}
	}
}

// send queues a message behind what the node's up-link still carries.
func (s *sim) send(from, l, m int32, hops int16, ready time.Duration) {
	n := &s.nodes[from]
	bytes := wire(s.c.Size + message)
	n.sent = max(n.sent, ready) + time.Duration(float64(8*bytes)/n.up*float64(time.Second))
	s.spent(from, bytes)
	k := n.links[l]
	s.push(event{at: n.sent + k.late, kind: arrive, node: k.peer, link: k.back, msg: m, hops: hops + 1})
}

// spent counts bytes that a node sends.
func (s *sim) spent(by int32, bytes int) {
	if s.nodes[by].role == honest {
		s.count.sent += float64(bytes)
	}
}

func (s *sim) arrive(e event) {
	n := &s.nodes[e.node]
	if n.role != honest {
		return
	}
	s.count.received += float64(wire(s.c.Size + message))
	s.count.copies++
	first := s.first[e.msg]
	if first[e.node] != 0 {
		return
	}
	if funded := s.funded(e.msg); funded && !s.look(n, e) || !funded && !s.admit(n, e.link) {
		s.count.refused++
		return
	}
	first[e.node] = s.now
	if !s.funded(e.msg) {
		s.take(e, n)
	}
}

// take delivers a message that was let in, and forwards it.
func (s *sim) take(e event, n *node) {
	if s.honest(e.msg) {
		s.delay = append(s.delay, s.now-s.made[e.msg])
		s.hops += int(e.hops)
	} else {
		s.count.spam++
	}
	s.forward(e, n)
}

// honest reports whether a message is an honest node's: those are planned first.
func (s *sim) honest(m int32) bool { return int(m) < s.c.Offers }

// admit is the budget of a neighbour at a node's door.
func (s *sim) admit(n *node, l int32) bool {
	k, lim := &n.links[l], s.c.Limits
	passed := (s.now - k.door.at).Seconds()
	k.door.at = s.now
	k.door.all = min(k.door.all+passed*lim.PerPeerRate, float64(lim.PerPeerBurst))
	k.door.share = min(k.door.share+passed*lim.ShareRate, float64(lim.ShareBurst))
	n.pool = min(n.pool+(s.now-n.at).Seconds()*lim.PoolRate, float64(lim.PoolBurst))
	n.at = s.now
	return take(&k.door.all) && (s.nodes[k.peer].known || take(&k.door.share) || take(&n.pool))
}

func take(tokens *float64) bool {
	if *tokens < 1 {
		return false
	}
	*tokens--
	return true
}

// forward validates a message and sends it to the mesh.
func (s *sim) forward(e event, n *node) {
	large := s.c.Size >= s.c.Gossip.IDontWantMessageThreshold
	n.idle = max(n.idle, s.now) + s.c.Validate
	n.news[0] = append(n.news[0], e.msg)
	for l := range n.links {
		k := &n.links[l]
		if !k.mesh || int32(l) == e.link {
			continue
		}
		if large {
			s.spent(e.node, wire(ident+message))
			if at := s.first[e.msg][k.peer]; at != 0 && s.nodes[k.peer].role == honest && at+k.late <= n.idle {
				continue // it has said that it does not want another copy
			}
		}
		s.send(e.node, int32(l), e.msg, e.hops, n.idle)
	}
}

// beat advertises what came since the last heartbeats to peers outside the mesh.
func (s *sim) beat(e event) {
	n, g := &s.nodes[e.node], s.c.Gossip
	s.push(event{at: s.now + g.HeartbeatInterval, kind: beat, node: e.node})
	if ids := slices.Concat(n.news...); len(ids) > 0 {
		out := members(n, false)
		s.r.Shuffle(len(out), func(a, b int) { out[a], out[b] = out[b], out[a] })
		most := max(g.Dlazy, int(g.GossipFactor*float64(len(out))))
		for _, l := range out[:min(len(out), most)] {
			s.control(e.node, int32(l), ihave, ids)
		}
	}
	copy(n.news[1:], n.news)
	n.news[0] = nil
}

// control sends ids. Those that the other side has already are counted, and need no event.
func (s *sim) control(from, l int32, what kind, ids []int32) {
	k := s.nodes[from].links[l]
	bytes := wire(min(len(ids), s.c.Gossip.MaxIHaveLength)*ident + message)
	s.spent(from, bytes)
	if s.nodes[k.peer].role != honest {
		return
	}
	s.count.received += float64(bytes)
	if what == ihave {
		if ids = s.lacking(k.peer, ids); len(ids) == 0 {
			return
		}
	}
	s.push(event{at: s.now + k.late, kind: what, node: k.peer, link: k.back, ids: ids})
}

// lacking are the ids of messages that a node has not.
func (s *sim) lacking(i int32, ids []int32) (out []int32) {
	for _, m := range ids {
		if s.first[m][i] == 0 {
			out = append(out, m)
		}
	}
	return out
}
