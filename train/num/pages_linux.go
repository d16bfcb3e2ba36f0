package num

import (
	"unsafe"

	"golang.org/x/sys/unix"
)

// wantLargePages asks the kernel for pages of 2 MiB where x covers some. Rows
// that are far apart then share entries of the processor's page tables. The
// kernel may refuse, which changes nothing.
func wantLargePages(x []float32) {
	const page = 2 << 20
	if len(x) < page {
		return
	}
	first := unsafe.Pointer(&x[0])
	skip := int(-uintptr(first) & (page - 1))
	whole := (4*len(x) - skip) &^ (page - 1)
	_ = unix.Madvise(unsafe.Slice((*byte)(unsafe.Add(first, skip)), whole), unix.MADV_HUGEPAGE)
}
