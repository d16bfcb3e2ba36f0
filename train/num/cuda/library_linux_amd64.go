//go:build !nocuda

package cuda

import (
	"fmt"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"
)

// result is a CUresult; 0 is success.
type result int32

const (
	resultOutOfMemory result = 2
	resultNoDevice    result = 100
)

// library is the part of the CUDA driver API in use (docs.nvidia.com, "CUDA
// Driver API"). Functions with a version in their name are those that the
// headers of CUDA 12 select.
type library struct {
	init          func(flags uint32) result
	driverVersion func(version *int32) result
	errorName     func(r result, name **byte) result
	errorString   func(r result, text **byte) result

	deviceCount  func(count *int32) result
	deviceGet    func(device *int32, ordinal int32) result
	deviceName   func(name *byte, length int32, device int32) result
	deviceMemory func(bytes *uint64, device int32) result
	attribute    func(value *int32, attribute int32, device int32) result

	contextRetain  func(context *uintptr, device int32) result
	contextRelease func(device int32) result
	contextSet     func(context uintptr) result

	moduleLoad     func(module *uintptr, image *byte, options uint32, names *int32, values *uintptr) result
	moduleFunction func(function *uintptr, module uintptr, name *byte) result
	moduleUnload   func(module uintptr) result

	memoryAlloc func(at *uint64, bytes uint64) result
	memoryFree  func(at uint64) result
	copyIn      func(to uint64, from unsafe.Pointer, bytes uint64, stream uintptr) result
	copyOut     func(to unsafe.Pointer, from uint64, bytes uint64, stream uintptr) result

	streamCreate  func(stream *uintptr, flags uint32) result
	streamSync    func(stream uintptr) result
	streamDestroy func(stream uintptr) result

	launch func(function uintptr, gridX, gridY, gridZ, blockX, blockY, blockZ, shared uint32, stream uintptr, params,
		extra *unsafe.Pointer) result
}

// symbols maps the driver's names of functions to the fields of a library.
func (l *library) symbols() map[string]any {
	return map[string]any{
		"cuInit": &l.init, "cuDriverGetVersion": &l.driverVersion,
		"cuGetErrorName": &l.errorName, "cuGetErrorString": &l.errorString,
		"cuDeviceGetCount": &l.deviceCount, "cuDeviceGet": &l.deviceGet, "cuDeviceGetName": &l.deviceName,
		"cuDeviceTotalMem_v2": &l.deviceMemory, "cuDeviceGetAttribute": &l.attribute,
		"cuDevicePrimaryCtxRetain": &l.contextRetain, "cuDevicePrimaryCtxRelease_v2": &l.contextRelease,
		"cuCtxSetCurrent":    &l.contextSet,
		"cuModuleLoadDataEx": &l.moduleLoad, "cuModuleGetFunction": &l.moduleFunction,
		"cuModuleUnload": &l.moduleUnload, "cuMemAlloc_v2": &l.memoryAlloc, "cuMemFree_v2": &l.memoryFree,
		"cuMemcpyHtoDAsync_v2": &l.copyIn, "cuMemcpyDtoHAsync_v2": &l.copyOut,
		"cuStreamCreate": &l.streamCreate, "cuStreamSynchronize": &l.streamSync, "cuStreamDestroy_v2": &l.streamDestroy,
		"cuLaunchKernel": &l.launch,
	}
}

const libraryName = "libcuda.so.1"

// driver is the library, loaded once and kept.
var driver = sync.OnceValues(loadLibrary)

func loadLibrary() (*library, error) {
	handle, err := purego.Dlopen(libraryName, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return nil, fmt.Errorf("%w: %s not found; use --backend auto, or install NVIDIA's driver 535 or newer (%v)",
			ErrNoDriver, libraryName, err)
	}
	l := &library{}
	for name, f := range l.symbols() {
		symbol, err := purego.Dlsym(handle, name)
		if err != nil {
			return nil, fmt.Errorf("%w: %s has no %s: it is too old; install driver 535 or newer", ErrNoDriver,
				libraryName, name)
		}
		purego.RegisterFunc(f, symbol)
	}
	switch r := l.init(0); r {
	case 0:
		return l, nil
	case resultNoDevice:
		return nil, fmt.Errorf("%w: the driver finds no GPU; see `nvidia-smi`, or use --backend auto", ErrNoDevice)
	default:
		return nil, fmt.Errorf("%w: the driver does not start: %s; see `nvidia-smi`", ErrNoDriver, l.explain(r))
	}
}

// explain is the driver's own name and text of an error.
func (l *library) explain(r result) string {
	var name, text *byte
	l.errorName(r, &name)
	l.errorString(r, &text)
	return fmt.Sprintf("%s (%d): %s", cString(name), r, cString(text))
}

// cString copies a text of the driver, of at most 200 bytes.
func cString(p *byte) string {
	if p == nil {
		return "unknown"
	}
	n := 0
	for n < 200 && *(*byte)(unsafe.Add(unsafe.Pointer(p), n)) != 0 {
		n++
	}
	return string(unsafe.Slice(p, n))
}

// check turns a result into an error that says what was done.
func (l *library) check(what string, r result) error {
	switch r {
	case 0:
		return nil
	case resultOutOfMemory:
		return fmt.Errorf("%w: %s", ErrMemory, what)
	}
	return fmt.Errorf("%w: %s: %s", ErrDevice, what, l.explain(r))
}

// Attributes of a device, by the numbers of CUdevice_attribute.
const (
	attributeProcessors = 16
	attributeMajor      = 75
	attributeMinor      = 76
)

// DriverVersion is the newest CUDA that the driver supports, such as "12.4". The
// error wraps ErrNoDriver or ErrNoDevice.
func DriverVersion() (string, error) {
	l, err := driver()
	if err != nil {
		return "", err
	}
	var v int32
	if err := l.check("asking the driver's version", l.driverVersion(&v)); err != nil {
		return "", err
	}
	return fmt.Sprintf("%d.%d", v/1000, v%1000/10), nil
}

// Devices lists the GPUs. The error wraps ErrNoDriver, ErrNoDevice or ErrDevice.
func Devices() ([]Device, error) {
	l, err := driver()
	if err != nil {
		return nil, err
	}
	return l.devices()
}

func (l *library) devices() (all []Device, err error) {
	var n int32
	if err := l.check("counting GPUs", l.deviceCount(&n)); err != nil {
		return nil, err
	}
	all = make([]Device, n)
	for i := range all {
		if all[i], err = l.describe(i); err != nil {
			return nil, err
		}
	}
	return all, nil
}

func (l *library) describe(index int) (Device, error) {
	d := Device{Index: index}
	var handle, major, minor, processors int32
	name := make([]byte, 100)
	for _, r := range []func() result{
		func() result { return l.deviceGet(&handle, int32(index)) },
		func() result { return l.deviceName(&name[0], int32(len(name)), handle) },
		func() result { return l.deviceMemory(&d.Memory, handle) },
		func() result { return l.attribute(&major, attributeMajor, handle) },
		func() result { return l.attribute(&minor, attributeMinor, handle) },
		func() result { return l.attribute(&processors, attributeProcessors, handle) },
	} {
		if err := l.check("describing a GPU", r()); err != nil {
			return d, err
		}
	}
	d.Name, d.Capability, d.Processors = cString(&name[0]), fmt.Sprintf("%d.%d", major, minor), int(processors)
	return d, nil
}
