package replies_test

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/replies"
)

// clock is a time that a test moves.
type clock struct{ at time.Time }

func (c *clock) now() time.Time { return c.at }

// open opens the store of a ledger; close is what a restart begins with.
func open(t *testing.T, dir string, c *clock) (s *replies.Store, restart func()) {
	t.Helper()
	l, err := ledger.Open(dir, ledger.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if s, err = replies.Open(l, c.now); err != nil {
		t.Fatal(err)
	}
	return s, func() {
		if err := l.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

func begin(t *testing.T, s *replies.Store, key, request string, want error) api.Attempt {
	t.Helper()
	a, err := s.Begin(key, sha256.Sum256([]byte(request)), false)
	if !errors.Is(err, want) {
		t.Fatalf("key %s for %s: %v, want %v", key, request, err, want)
	}
	return a
}

func TestAKeyIsAnsweredOnceAlsoAfterARestart(t *testing.T) {
	dir, c := filepath.Join(t.TempDir(), "ledger"), &clock{time.Unix(1_700_000_000, 0)}
	s, stop := open(t, dir, c)
	first := begin(t, s, "k", "a", nil)
	begin(t, s, "k", "a", api.ErrInFlight)
	begin(t, s, "k", "b", api.ErrKeyReused)
	if err := s.Answer("k", 201, []byte("made")); err != nil {
		t.Fatal(err)
	}
	s.Leave("k")
	stop()

	s, stop = open(t, dir, c)
	defer stop()
	if a := begin(t, s, "k", "a", nil); a.Status != 201 || string(a.Body) != "made" || a.Nonce != first.Nonce {
		t.Fatalf("the kept answer is %+v", a)
	}
	begin(t, s, "k", "b", api.ErrKeyReused)
	if a := begin(t, s, "other", "a", nil); a.Nonce == first.Nonce || a.Status != 0 {
		t.Fatalf("another key has %+v", a)
	}
}

func TestACallThatTheNodeDiedOverGoesOnWithItsNonce(t *testing.T) {
	dir, c := filepath.Join(t.TempDir(), "ledger"), &clock{time.Unix(1_700_000_000, 0)}
	s, stop := open(t, dir, c)
	first := begin(t, s, "k", "a", nil)
	stop() // without an answer

	s, stop = open(t, dir, c)
	defer stop()
	if a := begin(t, s, "k", "a", nil); a.Nonce != first.Nonce || a.Status != 0 {
		t.Fatalf("went on with %+v, want nonce %d", a, first.Nonce)
	}
	begin(t, s, "k", "a", api.ErrInFlight)
}

func TestKeysAreForgottenByAgeAlone(t *testing.T) {
	c := &clock{time.Unix(1_700_000_000, 0)}
	s, stop := open(t, filepath.Join(t.TempDir(), "ledger"), c)
	defer stop()
	for i := range replies.MaxKept {
		k := fmt.Sprint(i)
		begin(t, s, k, "a", nil)
		s.Leave(k)
	}
	begin(t, s, "more", "a", api.ErrUnavailable)
	begin(t, s, "0", "b", api.ErrKeyReused)
	c.at = c.at.Add(replies.Age + time.Second)
	begin(t, s, "more", "a", nil)
	begin(t, s, "0", "b", nil)
}

// TestHostileR5ASessionLeavesKeysToTheOperator: a session posts as many calls as it can. The operator, whose
// command line sends a key with each call, can still cancel a job.
func TestHostileR5ASessionLeavesKeysToTheOperator(t *testing.T) {
	s, stop := open(t, filepath.Join(t.TempDir(), "ledger"), &clock{time.Unix(1_700_000_000, 0)})
	defer stop()
	taken := 0
	for i := range replies.MaxKept + 1 {
		k := fmt.Sprint(i)
		if _, err := s.Begin(k, [32]byte{}, true); err == nil {
			taken++
			s.Leave(k)
		}
	}
	if taken != replies.MaxKept-replies.Own {
		t.Errorf("a session takes %d keys", taken)
	}
	begin(t, s, "the operator's", "a", nil)
}
