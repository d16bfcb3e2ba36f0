package escrowtest

import (
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/driver"
	"github.com/infernetprotocol/infernet/train/canon"
)

// MemoryStore is a driver.Store that outlives its drivers. It keeps bytes, as a
// disk would, so it detects a state that does not survive its encoding.
type MemoryStore struct {
	mu      sync.Mutex
	state   map[common.Hash][]byte
	pending [][]byte        // actions in the order they came
	known   map[string]bool // ids ever enqueued; false: done
}

var _ driver.Store = (*MemoryStore)(nil)

// NewMemoryStore returns an empty store.
func NewMemoryStore() *MemoryStore {
	return &MemoryStore{state: map[common.Hash][]byte{}, known: map[string]bool{}}
}

// Load implements driver.Store.
func (j *MemoryStore) Load(lease common.Hash) (s escrow.State, found bool, err error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	b, found := j.state[lease]
	if !found {
		return s, false, nil
	}
	return s, true, canon.Unmarshal(b, 1<<20, &s)
}

// Save implements driver.Store. It refuses an action that was enqueued before,
// because the machine names every action once.
func (j *MemoryStore) Save(s driver.Step) error {
	b, err := canon.Marshal(s.State)
	if err != nil {
		return err
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if s.Done != "" {
		if !j.known[s.Done] {
			return fmt.Errorf("action %s is not pending", s.Done)
		}
		j.known[s.Done] = false
		j.pending = slices.DeleteFunc(j.pending, func(b []byte) bool {
			a, err := decode(b)
			return err == nil && a.ID == s.Done
		})
	}
	for _, a := range s.Actions {
		if _, ok := j.known[a.ID]; ok {
			return fmt.Errorf("action %s was issued before", a.ID)
		}
		ab, err := canon.Marshal(a)
		if err != nil {
			return err
		}
		j.known[a.ID] = true
		j.pending = append(j.pending, ab)
	}
	j.state[s.Lease] = b
	return nil
}

// Pending implements driver.Store.
func (j *MemoryStore) Pending(lease common.Hash) (as []escrow.Action, err error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	for _, b := range j.pending {
		a, err := decode(b)
		if err != nil {
			return nil, err
		}
		if a.Deal.LeaseID() == lease {
			as = append(as, a)
		}
	}
	return as, nil
}

func decode(b []byte) (a escrow.Action, err error) {
	return a, canon.Unmarshal(b, 1<<20, &a)
}
