package admission

import (
	"container/list"
	"errors"
	"sync"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"
)

// ReadLimits bound the streams whose request is being read, over all protocols. Strangers and known peers have as much
// each, so neither takes from the other.
type ReadLimits struct {
	PerPeer int           // streams of one peer
	Streams int           // of all strangers, and again of all known peers
	Bytes   int           // of requests being read or handled; likewise
	Grace   time.Duration // for which a stream is not given up for a newer one
}

// DefaultReadLimits are those of a node.
func DefaultReadLimits() ReadLimits {
	return ReadLimits{PerPeer: 32, Streams: 512, Bytes: 16 << 20, Grace: 200 * time.Millisecond}
}

// ErrBytes is returned where requests in memory have all the bytes that they may have.
var ErrBytes = errors.New("requests of others take all memory that requests may")

// Readers are the streams whose request is being read.
type Readers struct {
	limits ReadLimits
	now    func() time.Time

	mu    sync.Mutex
	peers map[peer.ID]int
	sides [2]side // strangers, known peers
}

// side is what strangers have together, or known peers.
type side struct {
	streams list.List // of *Reader, the oldest first
	bytes   int
}

// NewReaders returns an empty table.
func NewReaders(l ReadLimits, now func() time.Time) *Readers {
	r := &Readers{limits: l, now: now, peers: map[peer.ID]int{}}
	for i := range r.sides {
		r.sides[i].streams.Init()
	}
	return r
}

// Reader is one stream that is being read.
type Reader struct {
	of    *Readers
	side  *side
	peer  peer.ID
	since time.Time
	cut   func()
	at    *list.Element // nil once it is read
	bytes int
}

// Begin admits a stream of p. cut is called, at most once and with no lock held, if the stream is given up for a newer
// one; its reading must then fail. Close must be called on what is returned; nil is returned where the stream must
// not be read, and own says whether that is because of p's own streams.
func (r *Readers) Begin(p peer.ID, known bool, cut func()) (_ *Reader, own bool) {
	x, own, oldest := r.begin(p, known, cut)
	if oldest != nil {
		oldest.cut()
	}
	return x, own
}

func (r *Readers) begin(p peer.ID, known bool, cut func()) (x *Reader, own bool, oldest *Reader) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.peers[p] >= r.limits.PerPeer {
		return nil, true, nil
	}
	s, now := &r.sides[0], r.now()
	if known {
		s = &r.sides[1]
	}
	if s.streams.Len() >= r.limits.Streams {
		oldest = s.streams.Front().Value.(*Reader)
		if now.Sub(oldest.since) < r.limits.Grace {
			return nil, false, nil
		}
		oldest.leave()
	}
	x = &Reader{of: r, side: s, peer: p, since: now, cut: cut}
	x.at = s.streams.PushBack(x)
	r.peers[p]++
	return x, false, oldest
}

// leave takes the stream from the table. The lock is held.
func (x *Reader) leave() {
	if x.at == nil {
		return
	}
	x.side.streams.Remove(x.at)
	x.at = nil
	if x.of.peers[x.peer]--; x.of.peers[x.peer] == 0 {
		delete(x.of.peers, x.peer)
	}
}

// Take charges n bytes that are about to be read, until Close. It returns ErrBytes where there are not so many left.
func (x *Reader) Take(n int) error {
	x.of.mu.Lock()
	defer x.of.mu.Unlock()
	if x.side.bytes+n > x.of.limits.Bytes {
		return ErrBytes
	}
	x.side.bytes += n
	x.bytes += n
	return nil
}

// Read ends the reading: the request is there. Its bytes stay charged.
func (x *Reader) Read() {
	x.of.mu.Lock()
	defer x.of.mu.Unlock()
	x.leave()
}

// Close ends everything.
func (x *Reader) Close() {
	x.of.mu.Lock()
	defer x.of.mu.Unlock()
	x.leave()
	x.side.bytes -= x.bytes
	x.bytes = 0
}

// InUse returns the streams that are being read, and the bytes of requests.
func (r *Readers) InUse() (streams, bytes int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for i := range r.sides {
		streams += r.sides[i].streams.Len()
		bytes += r.sides[i].bytes
	}
	return streams, bytes
}
