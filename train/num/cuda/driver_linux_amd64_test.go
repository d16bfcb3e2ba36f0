//go:build !nocuda

package cuda

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/infernetprotocol/infernet/train/num/conform"
	"github.com/infernetprotocol/infernet/train/num/ptx"
)

// fakeDriver is libcuda in Go: C functions, made by purego, whose GPU is the PTX
// interpreter. The driver's side of every call is here as the CUDA headers
// declare it, so that the code that talks to the driver runs without one.
type fakeDriver struct {
	machine  ptx.Machine
	entries  []*ptx.Entry
	modules  map[uintptr]*ptx.Module
	blocks   map[uint64]uint64 // what cuMemAlloc gave: bytes
	current  bool              // the context is current
	stream   bool
	failures map[string]result // by function
	calls    map[string]int
}

const (
	fakeContext = 0x1000
	fakeStream  = 0x2000
)

func newFakeDriver() *fakeDriver {
	return &fakeDriver{
		modules: map[uintptr]*ptx.Module{}, blocks: map[uint64]uint64{}, failures: map[string]result{},
		calls: map[string]int{},
	}
}

// answer counts a call and says what was asked to fail.
func (f *fakeDriver) answer(name string) result {
	f.calls[name]++
	return f.failures[name]
}

// done is 0, or the code of an error that CUDA has for such.
func done(err error) result {
	const invalidValue, launchFailed = 1, 719
	switch {
	case err == nil:
		return 0
	case errors.Is(err, ptx.ErrNoMemory):
		return resultOutOfMemory
	case errors.Is(err, ptx.ErrLaunch), errors.Is(err, ptx.ErrSyntax):
		return invalidValue
	}
	return launchFailed
}

// texts are C strings that stay.
var texts = map[string][]byte{}

func cText(s string) *byte {
	if texts[s] == nil {
		texts[s] = append([]byte(s), 0)
	}
	return &texts[s][0]
}

// library makes C functions of the methods and registers them as those of a
// loaded library are.
func (f *fakeDriver) library() *library {
	functions := map[string]any{
		"cuInit":             func(uint32) result { return f.answer("cuInit") },
		"cuDriverGetVersion": func(v *int32) result { *v = 12020; return f.answer("cuDriverGetVersion") },
		"cuGetErrorName":     func(r result, p **byte) result { *p = cText(fmt.Sprintf("CUDA_ERROR_%d", r)); return 0 },
		"cuGetErrorString":   func(_ result, p **byte) result { *p = cText("it broke"); return 0 },
		"cuDeviceGetCount":   func(n *int32) result { *n = 1; return f.answer("cuDeviceGetCount") },
		"cuDeviceGet":        func(d *int32, i int32) result { *d = 7 + i; return f.answer("cuDeviceGet") },
		"cuDeviceGetName": func(p *byte, n, d int32) result {
			copy(unsafe.Slice(p, n), "Interpreter\x00")
			return f.answer("cuDeviceGetName")
		},
		"cuDeviceTotalMem_v2": func(n *uint64,
			d int32) result {
			*n = 1 << 30
			return f.answer("cuDeviceTotalMem_v2")
		},
		"cuDeviceGetAttribute": f.attribute,
		"cuDevicePrimaryCtxRetain": func(c *uintptr,
			d int32) result {
			*c = fakeContext
			return f.answer("cuDevicePrimaryCtxRetain")
		},
		"cuDevicePrimaryCtxRelease_v2": func(d int32) result { return f.answer("cuDevicePrimaryCtxRelease_v2") },
		"cuCtxSetCurrent": func(c uintptr) result {
			f.current = c == fakeContext
			return f.answer("cuCtxSetCurrent")
		},
		"cuModuleLoadDataEx":   f.load,
		"cuModuleGetFunction":  f.function,
		"cuModuleUnload":       func(m uintptr) result { delete(f.modules, m); return f.answer("cuModuleUnload") },
		"cuMemAlloc_v2":        f.alloc,
		"cuMemFree_v2":         f.free,
		"cuMemcpyHtoDAsync_v2": f.copyIn,
		"cuMemcpyDtoHAsync_v2": f.copyOut,
		"cuStreamCreate": func(s *uintptr, flags uint32) result {
			*s, f.stream = fakeStream, flags == streamNonBlocking
			return f.answer("cuStreamCreate")
		},
		"cuStreamSynchronize": func(s uintptr) result { return f.answer("cuStreamSynchronize") },
		"cuStreamDestroy_v2":  func(s uintptr) result { f.stream = false; return f.answer("cuStreamDestroy_v2") },
		"cuLaunchKernel":      f.launch,
	}
	l := &library{}
	for name, to := range l.symbols() {
		purego.RegisterFunc(to, purego.NewCallback(functions[name]))
	}
	return l
}

func (f *fakeDriver) attribute(v *int32, attribute, d int32) result {
	*v = map[int32]int32{attributeProcessors: 100, attributeMajor: 8, attributeMinor: 6}[attribute]
	return f.answer("cuDeviceGetAttribute")
}

func (f *fakeDriver) load(module *uintptr, image *byte, options uint32, names *int32, values *uintptr) result {
	if n := unsafe.Slice(names, options); options != 2 || n[0] != jitErrorLog || n[1] != jitErrorLogBytes ||
		!f.current {
		return 1
	}
	if r := f.answer("cuModuleLoadDataEx"); r != 0 {
		log := unsafe.Slice(values, 2)
		copy(unsafe.Slice(*(**byte)(unsafe.Pointer(&log[0])), log[1]), "ptxas: no such thing\x00")
		return r
	}
	length := 0
	for *(*byte)(unsafe.Add(unsafe.Pointer(image), length)) != 0 {
		length++
	}
	m, err := ptx.Parse(string(unsafe.Slice(image, length)))
	if err == nil {
		*module = uintptr(len(f.modules) + 1)
		f.modules[*module] = m
	}
	return done(err)
}

func (f *fakeDriver) function(function *uintptr, module uintptr, name *byte) result {
	e := f.modules[module].Entry(cString(name))
	if e == nil {
		return 500 // CUDA_ERROR_NOT_FOUND
	}
	f.entries = append(f.entries, e)
	*function = uintptr(len(f.entries))
	return f.answer("cuModuleGetFunction")
}

func (f *fakeDriver) alloc(at *uint64, bytes uint64) result {
	if r := f.answer("cuMemAlloc_v2"); r != 0 || !f.current {
		return max(r, 1)
	}
	a, err := f.machine.Alloc(int(bytes))
	*at = uint64(a)
	f.blocks[*at] = bytes
	return done(err)
}

func (f *fakeDriver) free(at uint64) result {
	delete(f.blocks, at)
	return max(f.answer("cuMemFree_v2"), done(f.machine.Free(ptx.Address(at))))
}

func (f *fakeDriver) copyIn(to uint64, from unsafe.Pointer, bytes uint64, stream uintptr) result {
	if stream != fakeStream {
		return 1
	}
	return max(f.answer("cuMemcpyHtoDAsync_v2"), done(f.machine.Write(ptx.Address(to),
		unsafe.Slice((*byte)(from), bytes))))
}

func (f *fakeDriver) copyOut(to unsafe.Pointer, from uint64, bytes uint64, stream uintptr) result {
	if stream != fakeStream {
		return 1
	}
	return max(f.answer("cuMemcpyDtoHAsync_v2"), done(f.machine.Read(unsafe.Slice((*byte)(to), bytes),
		ptx.Address(from))))
}

// launch reads the arguments as CU_LAUNCH_PARAM_BUFFER_POINTER says.
func (f *fakeDriver) launch(function uintptr, x, y, z, threads, ty, tz, shared uint32, stream uintptr, params,
	extra unsafe.Pointer) result {
	marks := unsafe.Slice((*uintptr)(extra), 5)
	if params != nil || ty != 1 || tz != 1 || shared != 0 || stream != fakeStream || !f.current ||
		marks[0] != launchBuffer || marks[2] != launchBytes || marks[4] != launchEnd {
		return 1
	}
	if r := f.answer("cuLaunchKernel"); r != 0 {
		return r
	}
	list := unsafe.Slice((*unsafe.Pointer)(extra), 5)
	args := unsafe.Slice((*byte)(list[1]), *(*uint64)(list[3]))
	return done(f.machine.Launch(f.entries[function-1], ptx.Dim{X: int(x), Y: int(y), Z: int(z)}, int(threads), args))
}

// TestDriver runs the suite through the driver's interface, and gives everything
// back at the end.
func TestDriver(t *testing.T) {
	f := newFakeDriver()
	d, err := openOn(f.library(), 0, 1<<22)
	if err != nil {
		t.Fatal(err)
	}
	b, err := New(Name, d)
	if err != nil {
		t.Fatal(err)
	}
	suite(t, b, conform.Options{Rounds: 5, Seed: 9, Small: true})
	if f.calls["cuMemAlloc_v2"] > 2 {
		t.Errorf("%d allocations: the arena keeps nothing", f.calls["cuMemAlloc_v2"])
	}
	b.Close()
	if len(f.blocks) != 0 || len(f.modules) != 0 || f.stream || f.calls["cuDevicePrimaryCtxRelease_v2"] != 1 {
		t.Errorf("left behind: %d blocks, %d modules, stream %v, %d releases", len(f.blocks), len(f.modules), f.stream,
			f.calls["cuDevicePrimaryCtxRelease_v2"])
	}
}

// TestDriverFails: a failure of the driver says what was done, and what it says.
func TestDriverFails(t *testing.T) {
	for _, c := range []struct {
		function, says string
		r              result
		want           error
	}{
		{"cuDevicePrimaryCtxRetain", "opening a context: CUDA_ERROR_46 (46): it broke", 46, ErrDevice},
		{"cuModuleLoadDataEx", "ptxas: no such thing", 222, ErrDevice},
		{"cuModuleGetFunction", "finding the kernel", 500, ErrDevice},
		{"cuStreamCreate", "making a stream", 999, ErrDevice},
		{"cuMemAlloc_v2", "allocating", resultOutOfMemory, ErrMemory},
		{"cuLaunchKernel", "launching scale", 700, ErrDevice},
		{"cuMemcpyHtoDAsync_v2", "copying to the GPU", 700, ErrDevice},
		{"cuMemcpyDtoHAsync_v2", "copying from the GPU", 700, ErrDevice},
		{"cuStreamSynchronize", "waiting for the GPU", 700, ErrDevice},
	} {
		f := newFakeDriver()
		f.failures[c.function] = c.r
		x := []float32{1, 2}
		d, err := openOn(f.library(), 0, 1<<22)
		if err == nil {
			var b *Backend
			if b, err = New(Name, d); err == nil {
				b.Scale(x, 2)
				err = b.Err()
				b.Close()
				if x[0] == x[0] || math.Float32bits(x[1]) == math.Float32bits(4) {
					t.Errorf("%s failed, and the result is %v", c.function, x)
				}
			}
		}
		if !errors.Is(err, c.want) || !strings.Contains(fmt.Sprint(err), c.says) {
			t.Errorf("%s: %v, want %v saying %q", c.function, err, c.want, c.says)
		}
	}
	if _, err := openOn(newFakeDriver().library(), 1, 1<<22); !errors.Is(err, ErrNoDevice) {
		t.Errorf("a GPU that is not there: %v", err)
	}
}

// TestDescribe: the driver's words about a GPU.
func TestDescribe(t *testing.T) {
	f := newFakeDriver()
	got, err := f.library().describe(0)
	want := Device{Index: 0, Name: "Interpreter", Capability: "8.6", Memory: 1 << 30, Processors: 100}
	if err != nil || got != want {
		t.Errorf("%+v, %v, want %+v", got, err, want)
	}
}
