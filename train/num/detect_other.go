//go:build !amd64

package num

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num/amx"
)

// newWorkerOf returns a function that makes workers of the named back end,
// which here is the portable one.
func newWorkerOf(name string) (func() worker, error) {
	switch name {
	case "auto", "ref":
		return makeRef, nil
	case "avx2", "avx512", "amx":
		return nil, needsAMD64(name)
	}
	return nil, unknown(name)
}

// NewTiles says that tiles need another processor.
func NewTiles(name string, _ int, _ amx.Kernel) (Backend, error) { return nil, needsAMD64(name) }

func needsAMD64(name string) error {
	return fmt.Errorf("%w: %s needs an amd64 processor; use auto", ErrUnsupported, name)
}
