package replies

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// space holds a note for each idempotency key.
const space ledger.Space = "replies"

// Bounds of what is kept.
const (
	// Age is how long a key is remembered.
	Age = 24 * time.Hour
	// MaxKept is how many keys are remembered at most. At that number calls with new keys are refused, for to forget a
	// younger key would let its call be made twice.
	MaxKept = 4096
	// Own is how many of them are for the operator alone: whoever has stolen a browser's session must not keep the
	// operator from ending its jobs and playing its disputes.
	Own = MaxKept / 4
	// maxBody is the largest answer that is kept, in bytes.
	maxBody = 256 << 10
)

// note is what is kept of a call.
type note struct {
	Request []byte `cbor:"1,keyasint"` // SHA-256 of method, target and body
	Nonce   uint64 `cbor:"2,keyasint"`
	At      int64  `cbor:"3,keyasint"` // unix milliseconds of the first call
	Status  uint16 `cbor:"4,keyasint"` // of the answer; 0: none yet
	Body    []byte `cbor:"5,keyasint"`
}

// Store implements api.Replies.
type Store struct {
	l   *ledger.Ledger
	now func() time.Time

	mu      sync.Mutex
	running map[string]bool // keys of the calls that are being made
	ages    map[string]int64
}

var _ api.Replies = (*Store)(nil)

// Open reads which keys the ledger remembers.
func Open(l *ledger.Ledger, now func() time.Time) (*Store, error) {
	s := &Store{l: l, now: now, running: map[string]bool{}, ages: map[string]int64{}}
	return s, ledger.Each(l, space, "", func(key string, n note) error {
		s.ages[key] = n.At
		return nil
	})
}

// Begin implements api.Replies.
func (s *Store) Begin(key string, request [32]byte, session bool) (api.Attempt, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, found, err := ledger.Get[note](s.l, space, key)
	if err != nil {
		return api.Attempt{}, err
	}
	if found && !s.running[key] && s.old(n.At) {
		found = false
	}
	switch {
	case !found:
		return s.first(key, request, session)
	case !bytes.Equal(n.Request, request[:]):
		return api.Attempt{}, api.WithHint(fmt.Errorf("%w: %s", api.ErrKeyReused, key),
			"use a new key for a new request")
	case s.running[key]:
		return api.Attempt{}, api.WithHint(fmt.Errorf("%w: %s", api.ErrInFlight, key), "send it again in a second")
	}
	if n.Status == 0 {
		s.running[key] = true
	}
	return api.Attempt{Nonce: n.Nonce, Status: int(n.Status), Body: n.Body}, nil
}

// first notes a key that was not seen before, and forgets those that are too old.
func (s *Store) first(key string, request [32]byte, session bool) (api.Attempt, error) {
	nonce, err := drawNonce()
	if err != nil {
		return api.Attempt{}, err
	}
	gone := s.outdated(key)
	most := MaxKept
	if session {
		most -= Own
	}
	if len(s.ages)-len(gone) >= most {
		return api.Attempt{}, api.WithHint(
			fmt.Errorf("%w: %d idempotency keys of the last day are kept", api.ErrUnavailable, most),
			"send fewer calls a day, or calls that move no money without a key")
	}
	n := note{Request: request[:], Nonce: nonce, At: s.now().UnixMilli()}
	c := ledger.Change{Kind: "reply.begun", Put: []ledger.Record{record(key, n)}}
	for _, k := range gone {
		c.Delete = append(c.Delete, ledger.Key{Space: space, ID: k})
	}
	if _, err := s.l.Commit(c); err != nil {
		return api.Attempt{}, err
	}
	for _, k := range gone {
		delete(s.ages, k)
	}
	s.ages[key], s.running[key] = n.At, true
	return api.Attempt{Nonce: nonce}, nil
}

// outdated are the keys to forget when key is noted; key itself is written over.
func (s *Store) outdated(key string) (gone []string) {
	for k, at := range s.ages {
		if k != key && !s.running[k] && s.old(at) && len(gone) < ledger.MaxItems/2 {
			gone = append(gone, k)
		}
	}
	return gone
}

func (s *Store) old(at int64) bool { return s.now().Sub(time.UnixMilli(at)) > Age }

// Answer implements api.Replies.
func (s *Store) Answer(key string, status int, body []byte) error {
	if len(body) > maxBody {
		return fmt.Errorf("%w: an answer of %d bytes", api.ErrTooLarge, len(body))
	}
	_, err := s.l.Update(func(v ledger.View) (ledger.Change, error) {
		n, _, err := ledger.Get[note](v, space, key)
		n.Status, n.Body = uint16(status), body //nolint:gosec // an HTTP status
		return ledger.Change{Kind: "reply.kept", Put: []ledger.Record{record(key, n)}}, err
	})
	return err
}

// Leave implements api.Replies.
func (s *Store) Leave(key string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.running, key)
}

func record(key string, n note) ledger.Record {
	return ledger.Record{Key: ledger.Key{Space: space, ID: key}, Value: n}
}

// drawNonce is a random number below 2^63, as the salt of a job is.
func drawNonce() (uint64, error) {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint64(b[:]) >> 1, nil
}
