// Package emulator interprets the assembly of train/num/amx, so that processors without
// tiles, and without AVX-512, run the very instructions: tile instructions are decoded from
// their bytes (Intel SDM, volume 2), as the processor does. It is strict: an access outside
// of the factors, of C and of the scratch memory is a panic, and so is an instruction that
// it does not know. Tests and tools use it; the program infernet does not contain it.
package emulator
