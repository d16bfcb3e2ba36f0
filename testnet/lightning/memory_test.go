//go:build daemons

package lightning

import (
	"bytes"
	"slices"
	"strings"
	"sync"
)

// memory is a store that outlives the rails of a node.
type memory struct {
	mu sync.Mutex
	m  map[string][]byte
}

func newMemory() *memory { return &memory{m: map[string][]byte{}} }

func (s *memory) Get(name string) ([]byte, bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b, ok := s.m[name]
	return bytes.Clone(b), ok, nil
}

func (s *memory) Put(name string, b []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.m[name] = bytes.Clone(b)
	return nil
}

func (s *memory) Names(prefix string) (out []string, _ error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for n := range s.m {
		if strings.HasPrefix(n, prefix) {
			out = append(out, n)
		}
	}
	slices.Sort(out) // as a ledger lists them
	return out, nil
}
