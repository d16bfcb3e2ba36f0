package ledger

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/storage"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Errors of the ledger as a whole.
var (
	// ErrClosed means that the ledger was closed.
	ErrClosed = errors.New("ledger is closed")
	// ErrBroken means that the disk failed a write. What was acknowledged is safe;
	// nothing more is accepted until the node is started again.
	ErrBroken = errors.New("ledger cannot write: check the disk, then start the node again")
	// ErrFormat means that the folder holds a ledger of another version.
	ErrFormat = errors.New("ledger has another format")
)

// Options of Open.
type Options struct {
	FS     vfs.FS       // nil: the operating system's; see storage.Ballast for one that may be full
	Logger *slog.Logger // nil: nothing is logged
	// Fault learns of the first write that failed, after which the ledger takes nothing more. nil: nobody does.
	Fault *storage.Fault
}

// Ledger is an open ledger. All methods are safe for concurrent use.
type Ledger struct {
	db *pebble.DB

	mu       sync.Mutex // the single writer
	synced   sync.Cond  // of mu: durable, broken or closed changed
	head     head       // newest applied entry
	durable  uint64     // newest synced entry
	balances map[balance]money.Units
	broken   error
	closed   bool
	fault    *storage.Fault
}

// Open opens the ledger in dir, or starts a new one. Only one process can have
// it open. A folder that pebble cannot read is reported as [ErrCorrupt].
func Open(dir string, o Options) (*Ledger, error) {
	if o.FS == nil {
		o.FS = vfs.Default
	}
	o.Fault = o.Fault.Part()
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	if err := o.FS.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("open ledger: %w: check that the data folder is writable", err)
	}
	db, err := openStore(dir, pebbleOptions(o))
	if err != nil {
		return nil, openError(err)
	}
	l := &Ledger{db: db, balances: make(map[balance]money.Units), fault: o.Fault}
	l.synced.L = &l.mu
	if err := l.load(); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return l, nil
}

// pebbleOptions pins what decides the format. WAL sync chunks let recovery
// tell a torn tail, which it drops, from damage in the middle, which it
// reports. Damage that pebble finds on its own is logged here and returned to
// whoever reads it; pebble's default would end the process.
func pebbleOptions(o Options) *pebble.Options {
	log := storage.Logger{Store: "ledger", Log: o.Logger, Fault: o.Fault}
	return &pebble.Options{
		FS:                 orderedFS{o.FS},
		FormatMajorVersion: pebble.FormatWALSyncChunks,
		Logger:             log,
		MemTableSize:       4 << 20,
		EventListener: &pebble.EventListener{DataCorruption: func(i pebble.DataCorruptionInfo) {
			o.Logger.Warn("ledger is damaged; run ledger verify", "file", i.Path, "details", i.Details)
		}, BackgroundError: log.BackgroundError},
	}
}

// openStore turns the panics with which pebble meets a disk that fails while
// it opens into errors.
func openStore(dir string, o *pebble.Options) (db *pebble.DB, err error) {
	err = storage.Guard(func() error {
		db, err = pebble.Open(dir, o)
		return err
	})
	return db, err
}

func openError(err error) error {
	if pebble.IsCorruptionError(err) {
		return &CorruptError{What: "the store cannot be opened", Err: err}
	}
	return fmt.Errorf("open ledger: %w: is another node running on this folder?", err)
}

// load reads the head and the balances, or writes the format of a new ledger.
func (l *Ledger) load() error {
	var version uint64
	found, err := read(l.db, keyFormat, &version)
	switch {
	case err != nil:
		return err
	case !found:
		return l.create()
	case version != formatVersion:
		return fmt.Errorf("%w: version %d, this build knows %d: use the build that wrote it", ErrFormat, version,
			formatVersion)
	}
	if _, err := read(l.db, keyHead, &l.head); err != nil {
		return err
	}
	l.durable = l.head.Seq
	return eachBalance(l.db, func(b balance, u money.Units) error {
		l.balances[b] = u
		return nil
	})
}

// create starts a ledger in an empty store.
func (l *Ledger) create() error {
	if err := scanRaw(l.db, nil, nil, func([]byte, []byte) error {
		return &CorruptError{What: "the format's version is missing"}
	}); err != nil {
		return err
	}
	v, err := canon.Marshal(uint64(formatVersion))
	if err != nil {
		return err
	}
	return l.db.Set(keyFormat, v, pebble.Sync)
}

// Close flushes and closes the ledger. A broken ledger is only abandoned: what
// was acknowledged is on disk.
func (l *Ledger) Close() error {
	if err := l.fault.Err(); err != nil { // pebble may hold a writer, and with it the lock, for ever
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return ErrClosed
	}
	for l.durable < l.head.Seq && l.broken == nil {
		l.synced.Wait()
	}
	l.closed = true
	l.synced.Broadcast()
	if l.broken != nil {
		return l.broken
	}
	return errors.Join(l.db.Flush(), l.db.Close())
}

// Head returns the number and hash of the newest entry; zero for none.
func (l *Ledger) Head() (uint64, Hash, error) {
	if err := l.settle(); err != nil {
		return 0, Hash{}, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.head.Seq, l.head.Hash, nil
}

// settle waits until all that is visible is synced, so that a reader cannot
// act on what a crash would forget.
func (l *Ledger) settle() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	target := l.head.Seq
	for l.durable < target && l.broken == nil && !l.closed {
		l.synced.Wait()
	}
	return l.usable()
}

func (l *Ledger) usable() error {
	if l.closed {
		return ErrClosed
	}
	if err := l.fault.Err(); err != nil && l.broken == nil {
		l.fail(err)
	}
	return l.broken
}

// read decodes the value of key into v; found is false when there is none.
func read(r pebble.Reader, key []byte, v any) (found bool, err error) {
	b, closer, err := r.Get(key)
	if errors.Is(err, pebble.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, &CorruptError{What: fmt.Sprintf("key %q", key), Err: err}
	}
	defer closeQuietly(closer)
	if err := canon.Unmarshal(b, MaxEntry, v); err != nil {
		return false, &CorruptError{What: fmt.Sprintf("value of key %q", key), Err: err}
	}
	return true, nil
}

// closeQuietly releases a pebble value; releasing memory cannot fail.
func closeQuietly(c io.Closer) { _ = c.Close() }
