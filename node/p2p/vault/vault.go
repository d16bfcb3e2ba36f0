package vault

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"sync"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/ipfs/go-cid"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
	"github.com/infernetprotocol/infernet/node/storage"
	"github.com/infernetprotocol/infernet/train/canon"
)

var (
	// ErrQuota is returned when room cannot be made without giving up pinned
	// files.
	ErrQuota = errors.New("block quota is full: unpin files or raise storage.quota_bytes")
	// ErrMissing is returned for a file some of whose blocks are not here.
	ErrMissing = errors.New("file is not complete here: fetch it first")
	// ErrCorrupt is returned for a vault whose records do not decode.
	ErrCorrupt = errors.New("block store is damaged: move its folder away and fetch again")
	// ErrClosed is returned after Close.
	ErrClosed = errors.New("block store is closed")
)

// Config says where and how much.
type Config struct {
	Dir    string // made if it is not there
	Quota  uint64 // bytes of blocks
	FS     vfs.FS // nil: the disk
	Logger *slog.Logger
	Fault  *storage.Fault // learns of the first write that failed; nil: nobody does
}

// digest is the SHA-256 of a block, its key whatever its codec.
type digest [sha256.Size]byte

// root is the record of a file, stored as canonical CBOR.
type root struct {
	Used   uint64 `cbor:"1,keyasint"` // logical time of last use
	Pinned bool   `cbor:"2,keyasint"`
	// Group is whose file it is; empty: everybody's.
	Group string `cbor:"3,keyasint,omitempty"`
}

// Vault is the store. Safe for concurrent use.
type Vault struct {
	db  *pebble.DB
	log *slog.Logger

	mu       sync.Mutex
	quota    uint64
	used     uint64 // bytes of the blocks in the database
	reserved uint64 // bytes that open sessions may still write
	clock    uint64 // logical time, above every root's
	roots    map[cid.Cid]root
	held     map[cid.Cid]int   // roots that sessions use
	fresh    map[digest]int    // blocks that sessions wrote or rely on
	private  map[digest]string // blocks of groups
	closed   bool
	fault    *storage.Fault
}

// Open opens or creates the vault in cfg.Dir.
func Open(cfg Config) (*Vault, error) {
	cfg.Fault = cfg.Fault.Part()
	v := &Vault{
		fault: cfg.Fault,
		log:   cfg.Logger, quota: cfg.Quota,
		roots: map[cid.Cid]root{}, held: map[cid.Cid]int{}, fresh: map[digest]int{}, private: map[digest]string{},
	}
	if v.log == nil {
		v.log = slog.New(slog.DiscardHandler)
	}
	cache := pebble.NewCache(cacheSize)
	defer cache.Unref()
	if err := storage.Guard(func() (err error) {
		v.db, err = pebble.Open(cfg.Dir, options(cfg, cache, v.log))
		return err
	}); err != nil {
		return nil, fmt.Errorf("open block store: %w", err)
	}
	if err := v.load(); err != nil {
		return nil, errors.Join(err, v.db.Close())
	}
	return v, nil
}

// Close ends the vault; sessions must be closed before.
func (v *Vault) Close() error {
	if err := v.fault.Err(); err != nil {
		return err // pebble may never close
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return nil
	}
	v.closed = true
	return v.db.Close()
}

// Used is the number of bytes of blocks kept.
func (v *Vault) Used() uint64 {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.used
}

// Quota is the number of bytes of blocks that may be kept.
func (v *Vault) Quota() uint64 { return v.quota }

// Keys: the block, its size (so that sizes are read without the block), and the
// record of a root.
const (
	blockSpace = 'b'
	sizeSpace  = 's'
	rootSpace  = 'r'
)

func key(space byte, id []byte) []byte { return append([]byte{space}, id...) }

// load reads sizes and roots; blocks themselves are not touched.
func (v *Vault) load() error {
	err := v.scan(sizeSpace, func(k, val []byte) error {
		if len(k) != sha256.Size || len(val) != 4 {
			return fmt.Errorf("%w: a size of %d bytes", ErrCorrupt, len(val))
		}
		v.used += uint64(binary.BigEndian.Uint32(val))
		return nil
	})
	if err != nil {
		return err
	}
	if err := v.loadRoots(); err != nil {
		return err
	}
	return v.index()
}

func (v *Vault) loadRoots() error {
	return v.scan(rootSpace, func(k, val []byte) error {
		c, err := cid.Cast(k)
		if err != nil {
			return fmt.Errorf("%w: root: %v", ErrCorrupt, err)
		}
		var r root
		if err := canon.Unmarshal(val, 64+maxGroup, &r); err != nil {
			return fmt.Errorf("%w: root %s: %v", ErrCorrupt, c, err)
		}
		v.roots[c] = r
		v.clock = max(v.clock, r.Used)
		return nil
	})
}

// scan calls fn with every key of a space, its first byte off.
func (v *Vault) scan(space byte, fn func(k, val []byte) error) error {
	it, err := v.db.NewIter(&pebble.IterOptions{LowerBound: []byte{space}, UpperBound: []byte{space + 1}})
	if err != nil {
		return fmt.Errorf("scan block store: %w", err)
	}
	for ok := it.First(); ok; ok = it.Next() {
		val, err := it.ValueAndErr()
		if err == nil {
			err = fn(it.Key()[1:], val)
		}
		if err != nil {
			return errors.Join(err, it.Close())
		}
	}
	return it.Close()
}

// read returns a copy of a value, or nil when there is none.
func (v *Vault) read(k []byte) ([]byte, error) {
	val, closer, err := v.db.Get(k)
	if errors.Is(err, pebble.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read block store: %w", err)
	}
	out := append(make([]byte, 0, len(val)), val...)
	return out, closer.Close()
}

// Block returns the content of c, or fs.ErrNotExist. Content that no longer
// hashes to c (a bad disk) is removed and reported as missing, so that it is
// fetched again and never served.
func (v *Vault) Block(c cid.Cid) ([]byte, error) {
	d, err := digestOf(c)
	if err != nil {
		return nil, err
	}
	data, err := v.read(key(blockSpace, d[:]))
	if err != nil {
		return nil, err
	}
	if data == nil {
		return nil, fmt.Errorf("block %s: %w", c, fs.ErrNotExist)
	}
	if sha256.Sum256(data) != d {
		v.log.Warn("block is damaged on disk and was removed", "block", c.String())
		return nil, errors.Join(fmt.Errorf("block %s: %w", c, fs.ErrNotExist), v.remove(d))
	}
	return data, nil
}

// BlockSize returns the size of c's content, or fs.ErrNotExist.
func (v *Vault) BlockSize(c cid.Cid) (int, error) {
	d, err := digestOf(c)
	if err != nil {
		return 0, err
	}
	n, ok, err := v.sizeOf(d)
	if err == nil && !ok {
		err = fmt.Errorf("block %s: %w", c, fs.ErrNotExist)
	}
	return int(n), err
}

func (v *Vault) sizeOf(d digest) (uint32, bool, error) {
	val, err := v.read(key(sizeSpace, d[:]))
	if err != nil || val == nil {
		return 0, false, err
	}
	if len(val) != 4 {
		return 0, false, fmt.Errorf("%w: a size of %d bytes", ErrCorrupt, len(val))
	}
	return binary.BigEndian.Uint32(val), true, nil
}

func digestOf(c cid.Cid) (digest, error) {
	if err := layout.Check(c); err != nil {
		return digest{}, err
	}
	h := c.Hash()
	return digest(h[len(h)-sha256.Size:]), nil
}

// Has reports whether the block c is here.
func (v *Vault) Has(c cid.Cid) (bool, error) {
	_, err := v.BlockSize(c)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}
