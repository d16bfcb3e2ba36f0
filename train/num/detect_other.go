//go:build !amd64

package num

import "fmt"

// newWorkerOf is the maker of a named back end: here only the portable one.
func newWorkerOf(name string) (func() worker, error) {
	switch name {
	case "auto", "ref":
		return makeRef, nil
	case "avx2", "avx512":
		return nil, fmt.Errorf("%w: %s needs an amd64 processor; use auto", ErrUnsupported, name)
	}
	return nil, unknown(name)
}
