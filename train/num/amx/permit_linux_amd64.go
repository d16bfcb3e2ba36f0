package amx

import (
	"fmt"
	"sync"
	"syscall"
	"unsafe"

	"golang.org/x/sys/cpu"
)

// Permit asks Linux, once per process, for the tile registers (arch_prctl(2),
// ARCH_REQ_XCOMP_PERM). Leave is given to all threads, those there are and those to
// come; forked processes inherit it. Its error wraps ErrUnavailable.
var Permit = sync.OnceValue(func() error {
	const (
		getPermitted = 0x1022
		request      = 0x1023
		tileData     = 18 // XTILEDATA of XCR0
		tiles        = 1<<17 | 1<<tileData
	)
	if !cpu.X86.HasAMXTile || !cpu.X86.HasAMXInt8 {
		return fmt.Errorf("%w: the processor has no tiles of 8-bit integers", ErrUnavailable)
	}
	if _, _, e := syscall.RawSyscall(syscall.SYS_ARCH_PRCTL, request, tileData, 0); e != 0 {
		return fmt.Errorf("%w: Linux refuses the tile registers: %w", ErrUnavailable, e)
	}
	var permitted uint64
	_, _, e := syscall.RawSyscall(syscall.SYS_ARCH_PRCTL, getPermitted, uintptr(unsafe.Pointer(&permitted)), 0)
	if e != 0 || permitted&tiles != tiles {
		return fmt.Errorf("%w: Linux permits the register state %#x only", ErrUnavailable, permitted)
	}
	return nil
})
