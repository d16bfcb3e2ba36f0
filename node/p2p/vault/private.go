package vault

import (
	"github.com/cockroachdb/pebble/v2"
	"github.com/ipfs/go-cid"
)

// maxGroup bounds the name of a group, in bytes.
const maxGroup = 64

// Restrict makes a file one of a group's, over restarts, whether its blocks are here yet or not.
// A file that is here and is another group's stays that group's: nobody gets at it by naming it.
func (v *Vault) Restrict(c cid.Cid, group string) error {
	d, err := digestOf(c)
	if err != nil {
		return err
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return ErrClosed
	}
	if old := v.roots[c].Group; old != "" && old != group {
		if _, here, err := v.sizeOf(d); err != nil || here {
			return err
		}
	}
	return v.assign(c, group[:min(len(group), maxGroup)])
}

// Release opens a file to everybody.
func (v *Vault) Release(c cid.Cid) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return ErrClosed
	}
	if v.roots[c].Group == "" {
		return nil
	}
	if err := v.assign(c, ""); err != nil {
		return err
	}
	return v.index()
}

// assign records the group of a root, with the mutex held.
func (v *Vault) assign(c cid.Cid, group string) error {
	r := v.roots[c]
	r.Group = group
	v.roots[c] = r
	if err := v.record(c, r.Pinned, pebble.Sync); err != nil {
		return err
	}
	return v.reach(c)
}

// index finds anew which blocks are whose.
func (v *Vault) index() error {
	clear(v.private)
	for c := range v.roots {
		if err := v.reach(c); err != nil {
			return err
		}
	}
	return nil
}

// reach adds the blocks that are known to be below a root to those of its group.
func (v *Vault) reach(c cid.Cid) error {
	group := v.roots[c].Group
	if group == "" {
		return nil
	}
	live := marks{}
	if err := v.mark(c, live, false); err != nil {
		return err
	}
	for d := range live {
		v.private[d] = group
	}
	d, err := digestOf(c) // also one that is not here yet
	v.private[d] = group
	return err
}

// Group returns the group whose block c is. It is empty for what everybody may have.
func (v *Vault) Group(c cid.Cid) string {
	d, err := digestOf(c)
	if err != nil {
		return ""
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.private[d]
}

// Extend makes blocks a group's before they are here.
func (v *Vault) Extend(group string, cs []cid.Cid) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, c := range cs {
		d, err := digestOf(c)
		if err != nil {
			return err
		}
		if _, known := v.private[d]; !known {
			v.private[d] = group
		}
	}
	return nil
}
