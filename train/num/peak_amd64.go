package num

import "golang.org/x/sys/cpu"

// PeakLoop returns a loop of independent multiply-adds in registers, which is
// an upper bound for the speed of a back end's products on one thread, and the
// number of operations of one round; an addition and a multiplication count as
// two. It is nil if the back end has no such loop. Benchmarks compare with it.
func PeakLoop(backend string, a Arithmetic) (loop func(rounds int), operations int) {
	const lanes512, lanes256, integers = 16, 8, 64
	switch {
	case backend == "avx512" && a == R32 && lacksAVX512() == "":
		return peak512, 2 * lanes512 * 24
	case backend == "avx512" && a == X8 && lacksAVX512() == "" && cpu.X86.HasAVX512VNNI:
		return peakVNNI, 2 * integers * 24
	case backend == "avx2" && a == R32 && lacksAVX2() == "":
		return peak256, 2 * lanes256 * 12
	}
	return nil, 0
}
