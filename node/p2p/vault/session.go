package vault

import (
	"encoding/binary"
	"fmt"

	"github.com/cockroachdb/pebble/v2"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"

	"github.com/infernetprotocol/infernet/node/storage"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Session is one use of the vault: the writing of a file, or the reading of one
// that must stay while it is read. Not safe for concurrent use; Close it.
type Session struct {
	v    *Vault
	left uint64 // reserved and not written
	held []cid.Cid
	kept []digest
}

// Begin opens a session.
func (v *Vault) Begin() *Session { return &Session{v: v} }

// Reserve makes room for n more bytes, giving up unpinned files if it must.
// ErrQuota means that nothing was given up and nothing reserved.
func (s *Session) Reserve(n uint64) error {
	s.v.mu.Lock()
	defer s.v.mu.Unlock()
	if err := s.v.makeRoom(n); err != nil {
		return err
	}
	s.v.reserved += n
	s.left += n
	return nil
}

// Hold keeps what c reaches from collection until Close.
func (s *Session) Hold(c cid.Cid) error {
	if _, err := digestOf(c); err != nil {
		return err
	}
	s.v.mu.Lock()
	defer s.v.mu.Unlock()
	if s.v.closed {
		return ErrClosed
	}
	s.v.held[c]++
	s.held = append(s.held, c)
	return nil
}

// Touch records c as a file of the vault, most recently used.
func (s *Session) Touch(c cid.Cid) error {
	if _, err := digestOf(c); err != nil {
		return err
	}
	s.v.mu.Lock()
	defer s.v.mu.Unlock()
	if s.v.closed {
		return ErrClosed
	}
	return s.v.record(c, s.v.roots[c].Pinned, pebble.NoSync)
}

// Put writes a block, whose bytes the caller has checked against its id. It
// needs room reserved by this session and reserves more, step bytes at a time,
// when that is used up.
func (s *Session) Put(b blocks.Block, step uint64) error {
	d, err := digestOf(b.Cid())
	if err != nil {
		return err
	}
	n := uint64(len(b.RawData()))
	if s.left < n {
		if err := s.Reserve(max(n, step)); err != nil {
			return err
		}
	}
	s.v.mu.Lock()
	defer s.v.mu.Unlock()
	return s.put(d, b.RawData())
}

// put runs with the vault's mutex held.
func (s *Session) put(d digest, data []byte) error {
	v := s.v
	if v.closed {
		return ErrClosed
	}
	_, have, err := v.sizeOf(d)
	if err != nil {
		return err
	}
	if !have {
		if err := v.write(d, data); err != nil {
			return err
		}
		n := uint64(len(data))
		s.left -= n
		v.reserved -= n
		v.used += n
	}
	v.fresh[d]++
	s.kept = append(s.kept, d)
	return nil
}

// write stores a block and its size in one batch. It is made durable by the
// record of the root that follows it in the log.
func (v *Vault) write(d digest, data []byte) error {
	b := v.db.NewBatch()
	defer b.Close()
	if err := b.Set(key(blockSpace, d[:]), data, nil); err != nil {
		return fmt.Errorf("write block: %w", err)
	}
	if err := b.Set(key(sizeSpace, d[:]), binary.BigEndian.AppendUint32(nil, uint32(len(data))), nil); err != nil {
		return fmt.Errorf("write block: %w", err)
	}
	if err := storage.Guard(func() error { return b.Commit(pebble.NoSync) }); err != nil {
		return fmt.Errorf("write block: %w", err)
	}
	return nil
}

// Close gives back the room that was not used and lets go of what was held.
func (s *Session) Close() {
	s.v.mu.Lock()
	defer s.v.mu.Unlock()
	s.v.reserved -= s.left
	for _, c := range s.held {
		release(s.v.held, c)
	}
	for _, d := range s.kept {
		release(s.v.fresh, d)
	}
	*s = Session{v: s.v}
}

func release[K comparable](m map[K]int, k K) {
	if m[k]--; m[k] <= 0 {
		delete(m, k)
	}
}

// record stores what is known of a root, with the mutex held.
func (v *Vault) record(c cid.Cid, pinned bool, how *pebble.WriteOptions) error {
	v.clock++
	r := root{Used: v.clock, Pinned: pinned, Group: v.roots[c].Group}
	val, err := canon.Marshal(r)
	if err != nil {
		return fmt.Errorf("encode root: %w", err)
	}
	if err := storage.Guard(func() error { return v.db.Set(key(rootSpace, c.Bytes()), val, how) }); err != nil {
		return fmt.Errorf("write root: %w", err)
	}
	v.roots[c] = r
	return nil
}
