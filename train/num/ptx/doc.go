// Package ptx runs the PTX of this project's CUDA kernels without a GPU, so that
// every test run executes exactly the code that a GPU will execute, and sees
// what a GPU would hide.
//
// # Roles
//
//   - Parse reads a PTX text, as NVRTC writes it. It knows the instructions that
//     the kernels of train/num/cuda use and refuses every other with its line: a
//     kernel that begins to use one must first have its meaning written here.
//   - A Machine holds global memory and launches an Entry of a Module over a
//     grid: blocks one after another, a block's warps in turn between barriers,
//     32 lanes of a warp together. Lanes that branch apart are run lowest
//     instruction first until they meet.
//
// # Meaning
//
// Instructions mean what NVIDIA's PTX ISA says. Floating point is binary32 with
// one rounding to nearest even and subnormals: only the .rn forms without .ftz
// are in the table, and fma.rn is the exact fma of train/num.
//
// # Refusals
//
// A launch ends with an error that names the line, the block and the thread, for
// what is undefined or unordered on a GPU even where it happens to work:
//
//   - ErrRace: two threads touch one word of shared memory between two barriers,
//     or one word of global memory in a launch, and one of them writes. Threads
//     of one warp are no exception: since Volta they need not run in step.
//   - ErrBarrier: bar.sync that not every thread of the block reaches together.
//   - ErrMemory: an address outside every allocation, or not aligned.
//   - ErrUninitialised: a register or a word of memory that nobody has written.
//   - ErrUndefined: a division by zero, a shuffle or mma without all its lanes.
//
// Global memory has no order inside a launch here: a kernel that passes values
// between its threads through global memory, even across a barrier, is refused.
package ptx
