//go:build !nocuda

package cuda

import (
	"errors"
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"unsafe"
)

// gpu is a GPU through the driver API: its primary context, one stream and one
// arena. A context belongs to an operating system thread, so each call makes it
// current on the thread that it runs on.
type gpu struct {
	l       *library
	handle  int32
	count   int // of multiprocessors
	context uintptr
	stream  uintptr
	modules []uintptr
	kernels map[string]uintptr
	arena   *arena
}

// arenaChunk is the least number of bytes requested from the driver at a time.
const arenaChunk = 256 << 20

const streamNonBlocking = 1

func openDriver(index int) (Driver, error) {
	l, err := driver()
	if err != nil {
		return nil, err
	}
	return openOn(l, index, arenaChunk)
}

// openOn opens a GPU of a library, with chunks of that many bytes.
func openOn(l *library, index, chunk int) (Driver, error) {
	all, err := l.devices()
	if err != nil {
		return nil, err
	}
	if index < 0 || index >= len(all) {
		return nil, fmt.Errorf("%w: number %d of %d; see `infernet doctor --gpu`", ErrNoDevice, index, len(all))
	}
	if d := all[index]; major(d.Capability) < leastMajor {
		return nil, fmt.Errorf("%w: %s has compute capability %s, %d.0 is needed (Ampere or newer)",
			ErrNoDevice, d.Name, d.Capability, leastMajor)
	}
	g := &gpu{l: l, count: all[index].Processors, kernels: map[string]uintptr{}}
	g.arena = newArena(chunk, g.reserve)
	if err := g.start(index); err != nil {
		return nil, errors.Join(err, g.Close())
	}
	return g, nil
}

// major is the first number of a compute capability.
func major(capability string) int {
	first, _, _ := strings.Cut(capability, ".")
	n, err := strconv.Atoi(first)
	if err != nil {
		return 0
	}
	return n
}

func (g *gpu) start(index int) error {
	if err := g.l.check("finding the GPU", g.l.deviceGet(&g.handle, int32(index))); err != nil {
		return err
	}
	var context uintptr
	if err := g.l.check("opening a context", g.l.contextRetain(&context, g.handle)); err != nil {
		return err
	}
	g.context = context
	return g.on("making a stream", func() result { return g.l.streamCreate(&g.stream, streamNonBlocking) })
}

// on calls the driver with the context current.
func (g *gpu) on(what string, f func() result) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if r := g.l.contextSet(g.context); r != 0 {
		return g.l.check("entering the context", r)
	}
	return g.l.check(what, f())
}

func (g *gpu) reserve(bytes int) (address, error) {
	var at uint64
	err := g.on(fmt.Sprintf("allocating %d MiB", bytes>>20), func() result {
		return g.l.memoryAlloc(&at, uint64(bytes))
	})
	return address(at), err
}

func (g *gpu) Alloc(bytes int) (address, error) { return g.arena.take(bytes) }

func (g *gpu) Free(at address) error {
	if !g.arena.give(at) {
		return fmt.Errorf("%w: memory at %#x was not allocated", ErrDevice, at)
	}
	return nil
}

// Options of cuModuleLoadDataEx, by the numbers of CUjit_option.
const (
	jitErrorLog      = 5
	jitErrorLogBytes = 6
)

func (g *gpu) Load(text string) error {
	image := append([]byte(text), 0)
	log := make([]byte, 8<<10)
	names := []int32{jitErrorLog, jitErrorLogBytes}
	var pin runtime.Pinner
	defer pin.Unpin()
	pin.Pin(&log[0])
	values := []uintptr{uintptr(unsafe.Pointer(&log[0])), uintptr(len(log))}
	var module uintptr
	err := g.on("assembling PTX", func() result {
		return g.l.moduleLoad(&module, &image[0], uint32(len(names)), &names[0],
			&values[0])
	})
	if err != nil {
		return fmt.Errorf("%w: %s", err, cString(&log[0]))
	}
	g.modules = append(g.modules, module)
	for _, name := range entryNames(text) {
		if err := g.find(module, name); err != nil {
			return err
		}
	}
	return nil
}

// entryNames are the kernels of a PTX text.
func entryNames(text string) (names []string) {
	for _, line := range strings.Split(text, "\n") {
		if name, ok := strings.CutPrefix(line, ".visible .entry "); ok {
			names = append(names, strings.TrimRight(name, "("))
		}
	}
	return names
}

func (g *gpu) find(module uintptr, name string) error {
	c := append([]byte(name), 0)
	var f uintptr
	if err := g.on("finding the kernel "+name, func() result {
		return g.l.moduleFunction(&f, module, &c[0])
	}); err != nil {
		return err
	}
	g.kernels[name] = f
	return nil
}

// Upload copies from memory that is not pinned. The driver has read b when the
// call returns.
func (g *gpu) Upload(to address, b []byte) error {
	if len(b) == 0 {
		return nil
	}
	return g.on("copying to the GPU", func() result {
		return g.l.copyIn(uint64(to), unsafe.Pointer(&b[0]), uint64(len(b)), g.stream)
	})
}

func (g *gpu) Download(b []byte, from address) error {
	if len(b) == 0 {
		return g.Sync()
	}
	err := g.on("copying from the GPU", func() result {
		return g.l.copyOut(unsafe.Pointer(&b[0]), uint64(from), uint64(len(b)), g.stream)
	})
	return errors.Join(err, g.Sync())
}

// Markers of the extra argument of cuLaunchKernel.
const (
	launchEnd    = 0
	launchBuffer = 1
	launchBytes  = 2
)

func (g *gpu) Launch(kernel string, size grid, threads int, args []byte) error {
	f, ok := g.kernels[kernel]
	if !ok {
		return fmt.Errorf("%w %q", errNoKernel, kernel)
	}
	bytes := uint64(len(args))
	var pin runtime.Pinner
	defer pin.Unpin()
	pin.Pin(&args[0])
	pin.Pin(&bytes)
	extra := [...]uintptr{
		launchBuffer, uintptr(unsafe.Pointer(&args[0])), launchBytes, uintptr(unsafe.Pointer(&bytes)), launchEnd,
	}
	return g.on("launching "+kernel, func() result {
		return g.l.launch(f, uint32(size[0]), uint32(size[1]), uint32(size[2]), uint32(threads), 1, 1, 0, g.stream,
			nil, (*unsafe.Pointer)(unsafe.Pointer(&extra[0])))
	})
}

func (g *gpu) Processors() int { return g.count }

func (g *gpu) Sync() error {
	return g.on("waiting for the GPU", func() result { return g.l.streamSync(g.stream) })
}

// Close frees everything that the device holds. Calls that failed before may
// fail again.
func (g *gpu) Close() error {
	if g.context == 0 {
		return nil
	}
	var errs []error
	if g.stream != 0 {
		errs = append(errs, g.Sync(), g.on("ending the stream", func() result { return g.l.streamDestroy(g.stream) }))
	}
	for _, m := range g.modules {
		errs = append(errs, g.on("unloading", func() result { return g.l.moduleUnload(m) }))
	}
	for _, at := range g.arena.bases {
		errs = append(errs, g.on("freeing", func() result { return g.l.memoryFree(uint64(at)) }))
	}
	errs = append(errs, g.l.check("leaving the context", g.l.contextRelease(g.handle)))
	g.context = 0
	return errors.Join(errs...)
}
