package ptx

import (
	"errors"
	"fmt"
)

// Errors of Parse and Launch; test with errors.Is.
var (
	// ErrSyntax: the text is not PTX as NVRTC writes it.
	ErrSyntax = errors.New("ptx: cannot read")
	// ErrUnknown: an instruction, directive or operand that is not in the table.
	ErrUnknown = errors.New("ptx: not supported")
	// ErrLaunch: arguments, grid or block do not fit the entry.
	ErrLaunch = errors.New("ptx: bad launch")
	// ErrRace: two threads touch one word, one writes, and nothing orders them.
	ErrRace = errors.New("ptx: race")
	// ErrBarrier: a barrier that not all threads of a block reach together.
	ErrBarrier = errors.New("ptx: divergent barrier")
	// ErrMemory: an access outside memory, or not aligned to its size.
	ErrMemory = errors.New("ptx: bad address")
	// ErrUninitialised: what is read was never written.
	ErrUninitialised = errors.New("ptx: uninitialised")
	// ErrUndefined: an operation whose result the PTX ISA leaves undefined.
	ErrUndefined = errors.New("ptx: undefined")
	// ErrEndless: a block ran longer than Machine.Limit instructions.
	ErrEndless = errors.New("ptx: endless")
	// ErrNoMemory: an allocation beyond Machine.Capacity.
	ErrNoMemory = errors.New("ptx: out of memory")
)

// Fault is the error of a launch: where it happened and what.
type Fault struct {
	Entry  string
	Line   int // of the PTX text
	Block  Dim
	Thread int // in the block
	Err    error
}

func (f *Fault) Error() string {
	return fmt.Sprintf("%v (%s, line %d, block %v, thread %d)", f.Err, f.Entry, f.Line, f.Block, f.Thread)
}

func (f *Fault) Unwrap() error { return f.Err }
