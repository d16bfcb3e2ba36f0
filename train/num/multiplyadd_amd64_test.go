package num

func (s *simd) multiplyAdd(a, b, c []float32) { s.fma(&a[0], &b[0], &c[0], len(c)) }
