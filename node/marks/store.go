package marks

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// suffix ends the name of a kept state, drafts end in another.
const (
	suffix = ".state"
	draft  = ".draft"
)

// errFull is returned for a state that is larger than the store may be.
var errFull = errors.New("larger than the whole store may be")

// state is a kept state. Its file's name says the same.
type state struct {
	order uint64 // of keeping, from 1
	until uint64 // chain time
	root  merkle.Root
	size  uint64
}

func (s state) name() string {
	return fmt.Sprintf("%016x-%016x-%x%s", s.order, s.until, s.root[:], suffix)
}

// parse reads a file's name. It returns false for a name that the store does not give.
func parse(name string) (s state, ok bool) {
	var root []byte
	n, err := fmt.Sscanf(strings.TrimSuffix(name, suffix), "%016x-%016x-%x", &s.order, &s.until, &root)
	if err != nil || n != 3 || len(root) != len(s.root) {
		return s, false
	}
	s.root = merkle.Root(root)
	return s, s.name() == name
}

// Store keeps states in a folder. It is safe for concurrent use by one process.
type Store struct {
	dir   string
	limit uint64 // bytes
	log   *slog.Logger

	mu      sync.Mutex
	kept    []state // the oldest first
	order   uint64  // of the last
	drafts  uint64  // bytes being written
	writing sync.WaitGroup
}

// Open opens the store in a folder, which it makes, with at most limit bytes. It removes
// what a crash left there, and what is not its own.
func Open(dir string, limit uint64, log *slog.Logger) (*Store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("states at marks: %w", err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("states at marks: %w", err)
	}
	s := &Store{dir: dir, limit: limit, log: log}
	for _, e := range entries {
		if err := s.adopt(e); err != nil {
			return nil, fmt.Errorf("states at marks: %w", err)
		}
	}
	slices.SortFunc(s.kept, func(a, b state) int { return int(int64(a.order - b.order)) })
	if n := len(s.kept); n > 0 {
		s.order = s.kept[n-1].order
	}
	s.shrink(0)
	return s, nil
}

// adopt takes a file into the store, or removes it.
func (s *Store) adopt(e fs.DirEntry) error {
	x, ok := parse(e.Name())
	info, err := e.Info()
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if !ok || !info.Mode().IsRegular() {
		return os.RemoveAll(filepath.Join(s.dir, e.Name()))
	}
	x.size = uint64(info.Size())
	s.kept = append(s.kept, x)
	return nil
}

// Close waits until everything is on the disk.
func (s *Store) Close() { s.writing.Wait() }

// Draft implements executor.States: it writes a checkpoint with save, and the function that
// it returns keeps it in the background. Without that call nothing is kept. A state that
// cannot be kept is reported to the log and dropped.
func (s *Store) Draft(until uint64, save func(io.Writer) error) func(root merkle.Root) {
	f, err := os.CreateTemp(s.dir, "*"+draft)
	if err != nil {
		s.failed(err)
		return nil
	}
	w := &limited{store: s, w: bufio.NewWriterSize(f, 1<<20)}
	if err = save(w); err == nil {
		err = w.w.Flush()
	}
	if err != nil {
		s.failed(err)
		s.drop(f, w.n)
		return nil
	}
	return func(root merkle.Root) {
		s.writing.Go(func() { s.keep(f, state{until: until, root: root, size: w.n}) })
	}
}

// limited writes as long as the store has room.
type limited struct {
	store *Store
	w     *bufio.Writer
	n     uint64
}

// Write implements io.Writer.
func (l *limited) Write(b []byte) (int, error) {
	if err := l.store.reserve(uint64(len(b))); err != nil {
		return 0, err
	}
	l.n += uint64(len(b))
	return l.w.Write(b)
}

// reserve makes room for bytes of a draft.
func (s *Store) reserve(n uint64) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if n > s.limit || s.drafts > s.limit-n {
		return errFull
	}
	s.drafts += n
	s.shrink(s.drafts)
	return nil
}

// shrink removes the oldest states until there is room for so many bytes. The caller holds
// the lock, or is alone.
func (s *Store) shrink(room uint64) {
	total := room
	for _, x := range s.kept {
		total += x.size
	}
	for len(s.kept) > 0 && total > s.limit {
		total -= s.kept[0].size
		s.remove(0)
	}
}

func (s *Store) remove(i int) {
	if err := os.Remove(filepath.Join(s.dir, s.kept[i].name())); err != nil && !errors.Is(err, fs.ErrNotExist) {
		s.failed(err)
	}
	s.kept = slices.Delete(s.kept, i, i+1)
}

// keep puts a whole draft in its place.
func (s *Store) keep(f *os.File, x state) {
	err := f.Sync()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.drafts -= x.size
	s.order++
	x.order = s.order
	if i := s.find(x.root); i >= 0 {
		x.until = max(x.until, s.kept[i].until)
		s.remove(i)
	}
	if err == nil {
		err = os.Rename(f.Name(), filepath.Join(s.dir, x.name()))
	}
	if err = errors.Join(err, f.Close()); err != nil {
		s.failed(err)
		_ = os.Remove(f.Name())
		return
	}
	s.kept = append(s.kept, x)
}

// drop removes a draft.
func (s *Store) drop(f *os.File, size uint64) {
	_ = f.Close()
	_ = os.Remove(f.Name())
	s.mu.Lock()
	defer s.mu.Unlock()
	s.drafts -= size
}

// failed reports what costs only time.
func (s *Store) failed(err error) { s.log.Warn("state at a mark not kept", "err", err) }

func (s *Store) find(root merkle.Root) int {
	return slices.IndexFunc(s.kept, func(x state) bool { return x.root == root })
}

// State returns the checkpoint of the state with a root, or nil if it is not kept. The
// caller checks its root.
func (s *Store) State(root merkle.Root) []byte {
	s.mu.Lock()
	i := s.find(root)
	if i < 0 {
		s.mu.Unlock()
		return nil
	}
	f, err := os.Open(filepath.Join(s.dir, s.kept[i].name()))
	size := s.kept[i].size
	s.mu.Unlock()
	if err != nil {
		s.Forget(root)
		return nil
	}
	defer func() { _ = f.Close() }()
	b := make([]byte, size)
	if _, err := io.ReadFull(f, b); err != nil {
		s.Forget(root)
		return nil
	}
	return b
}

// Has reports whether a state is kept.
func (s *Store) Has(root merkle.Root) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.find(root) >= 0
}

// Forget removes a state, because its file is damaged.
func (s *Store) Forget(root merkle.Root) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := s.find(root); i >= 0 {
		s.remove(i)
	}
}

// Expire removes the states that nobody can ask for any more at chain time now.
func (s *Store) Expire(now uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := len(s.kept) - 1; i >= 0; i-- {
		if s.kept[i].until < now {
			s.remove(i)
		}
	}
}
