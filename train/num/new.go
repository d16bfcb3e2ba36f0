package num

import "fmt"

// New gives the back end of a name: "ref", "avx2", "avx512", or "auto" for the
// fastest that this processor runs. threads is the number of goroutines that
// compute, at least 1; it never changes a bit.
func New(name string, threads int) (Backend, error) {
	if threads < 1 {
		return nil, fmt.Errorf("numerics: %d threads: want 1 or more", threads)
	}
	switch name {
	case "auto", "ref":
		return Ref(), nil
	}
	return nil, fmt.Errorf("%w %q: want auto, ref, avx2 or avx512", ErrUnknownBackend, name)
}
