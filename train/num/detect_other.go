//go:build !amd64

package num

import "fmt"

// newWorkerOf returns a function that makes workers of the named back end,
// which here is the portable one.
func newWorkerOf(name string) (func() worker, error) {
	switch name {
	case "auto", "ref":
		return makeRef, nil
	case "avx2", "avx512":
		return nil, fmt.Errorf("%w: %s needs an amd64 processor; use auto", ErrUnsupported, name)
	}
	return nil, unknown(name)
}
