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
	// ErrUninitialised: a read of something that was never written.
	ErrUninitialised = errors.New("ptx: uninitialised")
	// ErrUndefined: an operation whose result the PTX ISA leaves undefined.
	ErrUndefined = errors.New("ptx: undefined")
	// ErrEndless: a block ran longer than Machine.Limit instructions.
	ErrEndless = errors.New("ptx: endless")
	// ErrNoMemory: an allocation beyond Machine.Capacity.
	ErrNoMemory = errors.New("ptx: out of memory")
)

// RuntimeError is the error of a launch: where it happened, and why.
type RuntimeError struct {
	Entry  string
	Line   int // of the PTX text
	Block  Dim
	Thread int // in the block
	Err    error
}

func (e *RuntimeError) Error() string {
	return fmt.Sprintf("%v (%s, line %d, block %v, thread %d)", e.Err, e.Entry, e.Line, e.Block, e.Thread)
}

func (e *RuntimeError) Unwrap() error { return e.Err }
