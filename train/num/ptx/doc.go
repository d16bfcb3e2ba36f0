// Package ptx runs the PTX of this project's CUDA kernels without a GPU. Every
// test run executes exactly the code that a GPU will execute, and detects
// errors that a GPU would hide.
//
// # Roles
//
//   - Parse reads a PTX text, as NVRTC writes it. It knows the instructions that
//     the kernels of train/num/cuda use, and refuses any other with its line.
//     Before a kernel can use a new instruction, it must be added to the table.
//   - A Machine holds global memory and launches an Entry of a Module over a grid.
//     It runs blocks one after another, the warps of a block in turn between
//     barriers, and the 32 lanes of a warp together. Lanes that diverge are run
//     lowest instruction first until they meet again.
//
// # Meaning
//
// Instructions mean what NVIDIA's PTX ISA says. Floating point is binary32 with
// one rounding to nearest even and subnormals: only the .rn forms without .ftz
// are in the table, and fma.rn is the exact fma of train/num.
//
// # Refusals
//
// A launch ends with a RuntimeError, which names the line, the block and the
// thread, for anything that is undefined or unordered on a GPU, even where it
// happens to work:
//
//   - ErrRace: two threads touch one word of shared memory between two barriers,
//     or one word of global memory in a launch, and one of them writes. Threads
//     of one warp are no exception: since Volta they need not run in step.
//   - ErrBarrier: a bar.sync that some thread of the block does not reach.
//   - ErrMemory: an address outside every allocation, or not aligned.
//   - ErrUninitialised: a read of a register or a word of memory that was never written.
//   - ErrUndefined: a division by zero, a shuffle or mma without all its lanes.
//
// Global memory is unordered within a launch: a kernel that passes values between
// its threads through global memory, even across a barrier, is refused.
package ptx
