package vault

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/cockroachdb/pebble/v2"
	"github.com/ipfs/go-cid"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
	"github.com/infernetprotocol/infernet/node/storage"
)

// Pin keeps a file until Unpin, durably. ErrMissing when a block of it is not
// here.
func (v *Vault) Pin(c cid.Cid) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return ErrClosed
	}
	live := marks{}
	if err := v.mark(c, live, true); err != nil {
		return err
	}
	return v.record(c, true, pebble.Sync)
}

// Unpin turns a pinned file into a cached one. It is no error if it was not
// pinned.
func (v *Vault) Unpin(c cid.Cid) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return ErrClosed
	}
	if !v.roots[c].Pinned {
		return nil
	}
	return v.record(c, false, pebble.Sync)
}

// Pinned lists the pinned files, in no order.
func (v *Vault) Pinned() []cid.Cid {
	v.mu.Lock()
	defer v.mu.Unlock()
	var out []cid.Cid
	for c, r := range v.roots {
		if r.Pinned {
			out = append(out, c)
		}
	}
	return out
}

// Present is the number of bytes of c's blocks that are here, and whether that
// is all of them.
func (v *Vault) Present(c cid.Cid) (n uint64, whole bool, err error) {
	if _, err := digestOf(c); err != nil {
		return 0, false, err
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return 0, false, ErrClosed
	}
	live := marks{}
	if err = v.mark(c, live, true); errors.Is(err, ErrMissing) {
		err = v.mark(c, live, false)
		return live.total(), false, err
	}
	return live.total(), err == nil, err
}

// Collect removes every file that is neither pinned nor held, and every block
// that no file needs. It returns the bytes freed.
func (v *Vault) Collect() (freed uint64, err error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return 0, ErrClosed
	}
	before := v.used
	err = v.shrink(0, false)
	return before - v.used, err
}

// makeRoom makes used + reserved + n fit the quota, with the mutex held.
func (v *Vault) makeRoom(n uint64) error {
	if v.closed {
		return ErrClosed
	}
	if n > v.quota || v.reserved > v.quota-n {
		return fmt.Errorf("%w: want %d bytes, quota %d", ErrQuota, n, v.quota)
	}
	target := v.quota - v.reserved - n
	if v.used <= target {
		return nil
	}
	return v.shrink(target, true)
}

// marks are the blocks to keep, with their sizes.
type marks map[digest]uint32

func (m marks) total() (n uint64) {
	for _, size := range m {
		n += uint64(size)
	}
	return n
}

// shrink keeps pinned and held files, then unpinned ones from the most recently
// used on while all fits target bytes, and removes the rest. With strict, it
// removes nothing when the pinned and held ones alone do not fit.
func (v *Vault) shrink(target uint64, strict bool) error {
	live, err := v.fixed()
	if err != nil {
		return err
	}
	total := live.total()
	if strict && total > target {
		return fmt.Errorf("%w: pinned and open files take %d bytes of %d", ErrQuota, total, v.quota)
	}
	var victims []cid.Cid
	for _, c := range v.cached() {
		more := marks{}
		if err := v.mark(c, more, false); err != nil {
			return err
		}
		n := more.without(live).total()
		if len(victims) > 0 || total+n > target {
			victims = append(victims, c)
			continue
		}
		total += n
		for d, size := range more {
			live[d] = size
		}
	}
	return v.sweep(live, victims)
}

func (m marks) without(other marks) marks {
	out := marks{}
	for d, size := range m {
		if _, ok := other[d]; !ok {
			out[d] = size
		}
	}
	return out
}

// fixed marks what must stay.
func (v *Vault) fixed() (marks, error) {
	live := marks{}
	for d := range v.fresh {
		size, _, err := v.sizeOf(d)
		if err != nil {
			return nil, err
		}
		live[d] = size
	}
	for c := range v.held {
		if err := v.mark(c, live, false); err != nil {
			return nil, err
		}
	}
	for c, r := range v.roots {
		if !r.Pinned {
			continue
		}
		if err := v.mark(c, live, false); err != nil {
			return nil, err
		}
	}
	return live, nil
}

// cached lists the files that may go, most recently used first.
func (v *Vault) cached() []cid.Cid {
	var out []cid.Cid
	for c, r := range v.roots {
		if !r.Pinned && v.held[c] == 0 {
			out = append(out, c)
		}
	}
	slices.SortFunc(out, func(a, b cid.Cid) int { return int(int64(v.roots[b].Used - v.roots[a].Used)) })
	return out
}

// mark adds the blocks that c reaches. Missing ones are ErrMissing when whole,
// and passed over otherwise.
func (v *Vault) mark(c cid.Cid, live marks, whole bool) error {
	seen := map[cid.Cid]struct{}{} // a hostile tree may name one node many times
	todo := []cid.Cid{c}
	for len(todo) > 0 {
		next := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if _, done := seen[next]; done {
			continue
		}
		seen[next] = struct{}{}
		d, err := digestOf(next)
		if err != nil {
			return err
		}
		size, have, err := v.sizeOf(d)
		switch {
		case err != nil:
			return err
		case !have && whole:
			return fmt.Errorf("%w: %s lacks block %s", ErrMissing, c, next)
		case !have:
			continue
		}
		live[d] = size
		children, err := v.children(next)
		if err != nil {
			return err
		}
		todo = append(todo, children...)
	}
	return nil
}

// children are the links of an inner node; a leaf's are none, unread.
func (v *Vault) children(c cid.Cid) ([]cid.Cid, error) {
	if c.Type() == cid.Raw {
		return nil, nil
	}
	d, err := digestOf(c)
	if err != nil {
		return nil, err
	}
	data, err := v.read(key(blockSpace, d[:]))
	if err != nil || data == nil {
		return nil, err
	}
	n, err := layout.Decode(c, data)
	if errors.Is(err, layout.ErrBlock) {
		return nil, nil // a root that was fetched and refused: it reaches nothing
	}
	out := make([]cid.Cid, len(n.Children))
	for i, child := range n.Children {
		out[i] = child.ID
	}
	return out, err
}

// sweep removes the victims' records and every block that is not live.
func (v *Vault) sweep(live marks, victims []cid.Cid) error {
	for _, c := range victims {
		if err := storage.Guard(func() error {
			return v.db.Delete(key(rootSpace, c.Bytes()), pebble.NoSync)
		}); err != nil {
			return fmt.Errorf("forget root: %w", err)
		}
		delete(v.roots, c)
	}
	dead := marks{}
	err := v.scan(sizeSpace, func(k, val []byte) error {
		d := digest(k)
		if _, ok := live[d]; !ok {
			dead[d] = binary.BigEndian.Uint32(val)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return v.drop(dead)
}

// drop removes blocks, with the mutex held.
func (v *Vault) drop(dead marks) error {
	b := v.db.NewBatch()
	defer b.Close()
	var freed uint64
	for d, size := range dead {
		freed += uint64(size)
		k := key(blockSpace, d[:])
		if err := b.DeleteSized(k, uint32(len(k))+size, nil); err != nil {
			return fmt.Errorf("remove block: %w", err)
		}
		if err := b.Delete(key(sizeSpace, d[:]), nil); err != nil {
			return fmt.Errorf("remove block: %w", err)
		}
	}
	if err := storage.Guard(func() error { return b.Commit(pebble.Sync) }); err != nil {
		return fmt.Errorf("remove blocks: %w", err)
	}
	v.used -= freed
	return nil
}

// remove deletes one block that turned out to be damaged.
func (v *Vault) remove(d digest) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return ErrClosed
	}
	size, have, err := v.sizeOf(d)
	if err != nil || !have {
		return err
	}
	return v.drop(marks{d: size})
}
