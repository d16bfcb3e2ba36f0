package ptx

import "fmt"

// number is a lane's thread in the launch, as traces name it.
func (w *warp) number(lane int) uint32 { return uint32(w.b.first + w.index*lanes + lane + 1) }

// piece finds the words of a global access of one lane.
func (w *warp) piece(in *instruction, lane int) (*allocation, int, error) {
	at, bytes := Address(w.longs[in.a[0]][lane]+in.offset), uint64(4*in.op.width)
	if uint64(at)%bytes != 0 {
		return nil, 0, fmt.Errorf("%w: %d bytes at %#x, which is not aligned to them", ErrMemory, bytes, at)
	}
	a, err := w.b.m.memory.find(at, bytes)
	if err != nil {
		return nil, 0, err
	}
	return a, int(at-a.base) / 4, nil
}

func (w *warp) loadGlobal(in *instruction, mask uint32) error {
	if err := w.must(long, in.a[0], mask); err != nil {
		return err
	}
	for m := mask; m != 0; m &= m - 1 {
		l := lowest(m)
		w.lane = l
		a, at, err := w.piece(in, l)
		if err != nil {
			return err
		}
		if err := w.load(in, &a.space, at, l, w.b.m.epoch, w.number(l)); err != nil {
			return err
		}
	}
	return nil
}

func (w *warp) storeGlobal(in *instruction, mask uint32) error {
	if err := w.mustStore(in, mask); err != nil {
		return err
	}
	for m := mask; m != 0; m &= m - 1 {
		l := lowest(m)
		w.lane = l
		a, at, err := w.piece(in, l)
		if err != nil {
			return err
		}
		if err := w.store(in, &a.space, at, l, w.b.m.epoch, w.number(l)); err != nil {
			return err
		}
	}
	return nil
}

// orGlobal is an atomic or: atomic operations are ordered among themselves.
func (w *warp) orGlobal(in *instruction, mask uint32) error {
	if err := w.mustStore(in, mask); err != nil {
		return err
	}
	for m := mask; m != 0; m &= m - 1 {
		l := lowest(m)
		w.lane = l
		a, at, err := w.piece(in, l)
		if err != nil {
			return err
		}
		if !a.accesses[at].written {
			return fmt.Errorf("%w: an atomic operation on a word that nobody has written", ErrUninitialised)
		}
		if err := a.accesses[at].write(w.b.m.epoch, anAtomic); err != nil {
			return err
		}
		a.words[at] |= w.words[in.d[0]][l]
	}
	return nil
}

func (w *warp) mustStore(in *instruction, mask uint32) error {
	for i := range in.op.width {
		if err := w.must(word, in.d[i], mask); err != nil {
			return err
		}
	}
	return w.must(long, in.a[0], mask)
}

// sharedWord finds the words of a shared access of one lane.
func (w *warp) sharedWord(in *instruction, lane int) (int, error) {
	at, bytes := w.longs[in.a[0]][lane]+in.offset, uint64(4*in.op.width)
	if size := uint64(w.b.e.sharedSize); at%bytes != 0 || at > size || size-at < bytes {
		return 0, fmt.Errorf("%w: %d bytes at %d of %d bytes of shared memory", ErrMemory, bytes, int64(at), size)
	}
	return int(at / 4), nil
}

func (w *warp) loadShared(in *instruction, mask uint32) error {
	if err := w.must(long, in.a[0], mask); err != nil {
		return err
	}
	for m := mask; m != 0; m &= m - 1 {
		l := lowest(m)
		w.lane = l
		at, err := w.sharedWord(in, l)
		if err != nil {
			return err
		}
		if err := w.load(in, &w.b.shared, at, l, w.b.epoch, w.number(l)); err != nil {
			return err
		}
	}
	return nil
}

func (w *warp) storeShared(in *instruction, mask uint32) error {
	if err := w.mustStore(in, mask); err != nil {
		return err
	}
	for m := mask; m != 0; m &= m - 1 {
		l := lowest(m)
		w.lane = l
		at, err := w.sharedWord(in, l)
		if err != nil {
			return err
		}
		if err := w.store(in, &w.b.shared, at, l, w.b.epoch, w.number(l)); err != nil {
			return err
		}
	}
	return nil
}

func (w *warp) load(in *instruction, s *space, at, lane int, epoch, thread uint32) error {
	for i := range in.op.width {
		if err := s.accesses[at+i].read(epoch, thread); err != nil {
			return err
		}
		if in.wide {
			w.widen(in, s.words[at], lane)
			continue
		}
		w.words[in.dst[i]][lane] = s.words[at+i]
		w.known[word][in.dst[i]] |= 1 << lane
	}
	return nil
}

// widen puts a loaded word into a 64-bit register.
func (w *warp) widen(in *instruction, v uint32, lane int) {
	u := uint64(v)
	if in.op.signed {
		u = uint64(int32(v))
	}
	w.longs[in.dst[0]][lane] = u
	w.known[long][in.dst[0]] |= 1 << lane
}

func (w *warp) store(in *instruction, s *space, at, lane int, epoch, thread uint32) error {
	for i := range in.op.width {
		if err := s.accesses[at+i].write(epoch, thread); err != nil {
			return err
		}
		s.words[at+i] = w.words[in.d[i]][lane]
	}
	return nil
}
