package outer

// bitWriter packs codes into bytes, the lowest bits first.
type bitWriter struct {
	out  []byte
	word uint64
	used int
}

// put adds the low n bits of v, n ≤ 32. The others are 0.
func (w *bitWriter) put(v uint32, n int) {
	w.word |= uint64(v) << w.used
	for w.used += n; w.used >= 8; w.used -= 8 {
		w.out = append(w.out, byte(w.word))
		w.word >>= 8
	}
}

// finish fills the last byte up with zeros.
func (w *bitWriter) finish() []byte {
	if w.used > 0 {
		w.out = append(w.out, byte(w.word))
		w.word, w.used = 0, 0
	}
	return w.out
}

// bitReader reads what bitWriter wrote.
type bitReader struct {
	in   []byte
	word uint64
	have int
}

// get reads n bits, n ≤ 32. There are enough.
func (r *bitReader) get(n int) uint32 {
	for r.have < n {
		r.word |= uint64(r.in[0]) << r.have
		r.in, r.have = r.in[1:], r.have+8
	}
	v := uint32(r.word & (1<<n - 1))
	r.word >>= n
	r.have -= n
	return v
}

// rest says whether all that is left is zero bits of one byte.
func (r *bitReader) rest() bool { return len(r.in) == 0 && r.word == 0 }
