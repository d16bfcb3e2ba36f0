package scale

import "time"

type kind uint8

const (
	publish kind = iota
	arrive       // a message
	beat         // a heartbeat
	ihave        // ids are advertised
	iwant        // and asked for
	looked       // at a client's money
)

// event happens at a node. link is the node's link to the peer that it comes from.
type event struct {
	at   time.Duration
	seq  uint64 // of two at the same time, the one that was made first is first
	kind kind
	node int32
	link int32
	msg  int32
	hops int16
	ids  []int32
}

// queue is a heap of events, the earliest first.
type queue []event

func (q queue) before(i, j int) bool {
	if q[i].at != q[j].at {
		return q[i].at < q[j].at
	}
	return q[i].seq < q[j].seq
}

func (q *queue) push(e event) {
	*q = append(*q, e)
	h := *q
	for i := len(h) - 1; i > 0; {
		p := (i - 1) / 4
		if !h.before(i, p) {
			return
		}
		h[i], h[p] = h[p], h[i]
		i = p
	}
}

func (q *queue) pop() event {
	h := *q
	top, last := h[0], len(h)-1
	h[0], h[last] = h[last], event{}
	h = h[:last]
	*q = h
	for i := 0; ; {
		least := i
		for k := 4*i + 1; k < min(4*i+5, last); k++ {
			if h.before(k, least) {
				least = k
			}
		}
		if least == i {
			return top
		}
		h[i], h[least] = h[least], h[i]
		i = least
	}
}
