package scale

import (
	"math"
	"math/rand/v2"
	"slices"
	"time"
)

type role uint8

const (
	honest role = iota
	dropper
	swallower
	spammer
)

// link is one node's side of a connection.
type link struct {
	peer int32
	back int32         // index of the other side among the peer's links
	late time.Duration // one way
	out  bool          // this side opened it
	mesh bool
	door doorOf
}

// doorOf are the budgets that this side keeps for the other: announcements left, and when that was.
type doorOf struct {
	all, share float64
	at         time.Duration
	claims     float64
	since      time.Duration // of claims
}

type node struct {
	role  role
	known bool // to everybody
	links []link
	up    float64       // bits a second
	far   float64       // its part in the logarithm of a link's round trip
	sent  time.Duration // when the up-link is free
	idle  time.Duration // when the processor is
	beat  time.Duration // of its first heartbeat
	pool  float64       // budget of all strangers
	at    time.Duration // of pool
	looks time.Duration // when all looks that were begun are paid for, at the rate that a node keeps
	news  [][]int32     // messages of the last heartbeats, the latest first
}

// build draws the nodes, their connections and their meshes.
func build(c Config, r *rand.Rand) []node {
	nodes := make([]node, c.Nodes)
	sigma := math.Sqrt(math.Log(float64(c.MeanRTT) / float64(c.MedianRTT))) // of each end
	for i := range nodes {
		n := &nodes[i]
		n.role = roleOf(c, r.Float64())
		n.known = n.role == honest && r.Float64() < c.Known
		n.up = c.UpLow + (c.UpHigh-c.UpLow)*r.Float64()
		n.far = sigma * r.NormFloat64()
		n.beat = time.Duration(r.Float64() * float64(c.Gossip.HeartbeatInterval))
		n.pool = float64(c.Limits.PoolBurst)
		n.news = make([][]int32, c.Gossip.HistoryGossip)
	}
	for _, l := range connections(c, r) {
		connect(c, nodes, l[0], l[1])
	}
	for range 10 { // a mesh settles within a few heartbeats
		for _, i := range r.Perm(len(nodes)) {
			maintain(c, r, nodes, i)
		}
	}
	return nodes
}

func roleOf(c Config, draw float64) role {
	switch {
	case draw < c.Drop:
		return dropper
	case draw < c.Drop+c.Swallow:
		return swallower
	case draw < c.Drop+c.Swallow+c.Spam:
		return spammer
	}
	return honest
}

// connections are pairs of nodes, the one that dials first; no pair is there twice.
func connections(c Config, r *rand.Rand) [][2]int {
	if c.links != nil {
		return c.links
	}
	peers := make([][]int, c.Nodes)
	var out [][2]int
	for i := range peers {
		for range c.Dials {
			j := r.IntN(c.Nodes)
			for j == i || slices.Contains(peers[i], j) {
				j = r.IntN(c.Nodes)
			}
			peers[i], peers[j] = append(peers[i], j), append(peers[j], i)
			out = append(out, [2]int{i, j})
		}
	}
	return out
}

func connect(c Config, nodes []node, i, j int) {
	full := doorOf{all: float64(c.Limits.PerPeerBurst), share: float64(c.Limits.ShareBurst),
		claims: float64(c.Limits.Claims.Start)}
	a, b := &nodes[i], &nodes[j]
	late := time.Duration(float64(c.MedianRTT) / 2 * math.Exp(a.far+b.far))
	a.links = append(a.links, link{peer: int32(j), back: int32(len(b.links)), late: late, out: true, door: full})
	b.links = append(b.links, link{peer: int32(i), back: int32(len(a.links) - 1), late: late, door: full})
}

// maintain is what a heartbeat does to a node's mesh.
func maintain(c Config, r *rand.Rand, nodes []node, i int) {
	n, g := &nodes[i], c.Gossip
	if n.role == dropper {
		return
	}
	in, out := members(n, true), members(n, false)
	if len(in) < g.Dlo {
		r.Shuffle(len(out), func(a, b int) { out[a], out[b] = out[b], out[a] })
		for _, l := range out[:min(len(out), g.D-len(in))] {
			graft(c, nodes, n, l)
		}
	}
	if len(in) >= g.Dhi {
		r.Shuffle(len(in), func(a, b int) { in[a], in[b] = in[b], in[a] })
		keepDialled(n, in, g.Dout)
		for _, l := range in[g.D:] {
			setMesh(nodes, n, l, false)
		}
	}
}

// keepDialled moves so many links that this side opened to the front, where they are kept.
func keepDialled(n *node, in []int, most int) {
	front := 0
	for k, l := range in {
		if front < most && n.links[l].out {
			in[front], in[k] = in[k], in[front]
			front++
		}
	}
}

// members are the indices of the links that are in the mesh, or of those that are not.
func members(n *node, in bool) (out []int) {
	for k := range n.links {
		if n.links[k].mesh == in {
			out = append(out, k)
		}
	}
	return out
}

// graft puts a link into both meshes, unless the other side refuses: a full mesh takes only those that it dialled.
func graft(c Config, nodes []node, n *node, l int) {
	p := &nodes[n.links[l].peer]
	if p.role == dropper || len(members(p, true)) >= c.Gossip.Dhi && !p.links[n.links[l].back].out {
		return
	}
	setMesh(nodes, n, l, true)
}

func setMesh(nodes []node, n *node, l int, in bool) {
	n.links[l].mesh = in
	nodes[n.links[l].peer].links[n.links[l].back].mesh = in
}
