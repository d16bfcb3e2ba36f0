package clientwallet

import (
	"errors"
	"testing"
)

// TestDraftsAreFewAndShort: a browser that prepares jobs and signs none costs a node 16 drafts for 15
// minutes, and nothing else.
func TestDraftsAreFewAndShort(t *testing.T) {
	s, names := NewDrafts(), map[string]bool{}
	for range MaxDrafts {
		id, err := s.Put(Draft{Expires: DraftSeconds}, 0)
		if err != nil || len(id) != 32 || names[id] {
			t.Fatalf("%q: %v", id, err)
		}
		names[id] = true
	}
	if _, err := s.Put(Draft{Expires: 2 * DraftSeconds}, DraftSeconds); !errors.Is(err, ErrManyDrafts) {
		t.Errorf("one more at their last second: %v", err)
	}
	var one string
	for one = range names {
		break
	}
	if _, err := s.Get(one, DraftSeconds); err != nil {
		t.Errorf("at its last second: %v", err)
	}
	if _, err := s.Get(one, DraftSeconds+1); !errors.Is(err, ErrNoDraft) {
		t.Errorf("after it: %v", err)
	}
	fresh, err := s.Put(Draft{Expires: 3 * DraftSeconds}, DraftSeconds+1)
	if err != nil {
		t.Fatalf("the old ones take its place: %v", err)
	}
	s.Drop(fresh)
	if _, err := s.Get(fresh, DraftSeconds+1); !errors.Is(err, ErrNoDraft) {
		t.Errorf("dropped: %v", err)
	}
	if _, err := s.Get("", 0); !errors.Is(err, ErrNoDraft) {
		t.Errorf("no name: %v", err)
	}
}
