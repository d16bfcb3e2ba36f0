package p2p

import (
	"context"
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/libp2p/go-libp2p/core/peer"
)

// Bounds of the provider records that other nodes may store here. A record that falls out is announced again by a node
// that still has the file.
const (
	maxProvided     = 4096 // keys
	maxProviders    = 16   // of one key
	maxProvAddrs    = 8    // addresses of one provider
	providerTTL     = 24 * time.Hour
	maxProviderKeyB = 80 // bytes of a key
)

// providerTable is the DHT's store of provider records, in memory and bounded. The least recently used keys and the
// oldest providers of a key are dropped first.
type providerTable struct {
	now  func() time.Time
	mu   sync.Mutex
	keys *lru.Cache[string, []providerRecord]
}

type providerRecord struct {
	peer  peer.AddrInfo
	until time.Time
}

func newProviderTable(now func() time.Time) *providerTable {
	keys, err := lru.New[string, []providerRecord](maxProvided)
	if err != nil {
		panic(err) // only for a size below 1
	}
	return &providerTable{now: now, keys: keys}
}

// AddProvider implements records.ProviderStore. The newest record comes first.
func (t *providerTable) AddProvider(_ context.Context, key []byte, p peer.AddrInfo) error {
	if len(key) > maxProviderKeyB {
		return nil
	}
	p.Addrs = p.Addrs[:min(len(p.Addrs), maxProvAddrs)]
	t.mu.Lock()
	defer t.mu.Unlock()
	old, _ := t.keys.Get(string(key))
	recs := []providerRecord{{peer: p, until: t.now().Add(providerTTL)}}
	for _, r := range t.valid(old) {
		if r.peer.ID != p.ID && len(recs) < maxProviders {
			recs = append(recs, r)
		}
	}
	t.keys.Add(string(key), recs)
	return nil
}

// GetProviders implements records.ProviderStore.
func (t *providerTable) GetProviders(_ context.Context, key []byte) ([]peer.AddrInfo, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	recs, _ := t.keys.Get(string(key))
	var out []peer.AddrInfo
	for _, r := range t.valid(recs) {
		out = append(out, r.peer)
	}
	return out, nil
}

func (t *providerTable) valid(recs []providerRecord) []providerRecord {
	var out []providerRecord
	for _, r := range recs {
		if t.now().Before(r.until) {
			out = append(out, r)
		}
	}
	return out
}

// Close implements io.Closer.
func (t *providerTable) Close() error { return nil }
