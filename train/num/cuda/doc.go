// Package cuda computes r32/1 and x8/1 on an NVIDIA GPU with the bits of
// num.Ref(). It needs no cgo and no CUDA toolkit: the kernels are PTX, compiled
// once by scripts/cuda/build from kernels/*.cu and embedded here, and the driver,
// libcuda.so.1, is called through purego.
//
// # Roles
//
//   - Open gives a Backend on a GPU. New gives one on any Driver, such as the
//     emulator's, whose device is the PTX interpreter of train/num/ptx. Both run
//     the same host code and the same PTX, because a Driver only allocates, copies
//     and launches. Tests without a GPU therefore check everything but the
//     driver's own assembler and the chip.
//   - Importing the package makes num.New know the name "cuda".
//   - Devices and DriverVersion tell a doctor what is there.
//
// # Memory
//
// Memory of the device comes from one arena. A slice that Alloc made lives on
// the device: operations on it, or on parts of it, copy nothing and do not wait;
// the host's values are valid after Pull, and Push says that the host changed
// them. Any other slice is copied to the device for the one operation, and what
// it wrote is copied back before the call returns.
//
// # Order
//
// Work is issued to one stream, so that operations happen in the order in which
// they were called. Sums, Pull and copies back wait; nothing else does.
//
// # Failure
//
// The operations of num.Backend return no errors. When the device fails, Err says
// why from then on, nothing is computed any more, and every result that reaches
// the host is NaN: a step that met a failure is not finite and is never
// committed.
//
// # Bits
//
// Every rounding in the kernels is an intrinsic with _rn and becomes an
// instruction with .rn, which no assembler may fuse; a test refuses .ftz and
// .approx. A horizontal sum's 32 lanes are a warp; a chain over k is never split;
// blocks of threads share nothing but inputs.
package cuda
