package scale

import (
	"math"
	"time"

	"github.com/infernetprotocol/infernet/node/intake"
)

// funded reports whether a message is announced as funded.
func (s *sim) funded(m int32) bool { return s.honest(m) && s.c.Funded || int(m) >= s.lies }

// look begins a look at the money of an offer that is announced as funded. It returns false where the neighbour has no
// claim left, or the node too many looks to make.
func (s *sim) look(n *node, e event) bool {
	k := &n.links[e.link]
	s.earn(k, 0)
	if !take(&k.door.claims) {
		return false
	}
	wait := n.wait(s.now)
	if wait > s.c.Limits.ValidateTime {
		s.earn(k, 1)
		return false
	}
	late := time.Duration(float64(s.c.Look) * math.Exp(n.far))
	s.push(event{at: s.now + wait + late, kind: looked, node: e.node, link: e.link, msg: e.msg, hops: e.hops})
	return true
}

// wait charges a look to a node, and returns how long it waits for it.
func (n *node) wait(now time.Duration) time.Duration {
	const gap = time.Second / intake.LooksPerSecond
	n.looks = max(n.looks, now-intake.LooksBurst*gap) + gap
	return max(0, n.looks-now)
}

// earn gives a neighbour claims, and those that have come back by themselves.
func (s *sim) earn(k *link, claims float64) {
	l := s.c.Limits.Claims
	k.door.claims = min(k.door.claims+(s.now-k.door.since).Seconds()*l.Rate+claims, float64(l.Burst))
	k.door.since = s.now
}

// looked is the end of a look.
func (s *sim) looked(e event) {
	n := &s.nodes[e.node]
	if !s.honest(e.msg) {
		s.count.lies++
		return
	}
	s.earn(&n.links[e.link], 2)
	s.take(e, n)
}
