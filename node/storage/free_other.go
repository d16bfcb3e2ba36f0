//go:build !linux && !darwin && !freebsd

package storage

import "errors"

// Free is not known here.
func Free(string) (uint64, error) {
	return 0, errors.New("cannot tell the free space on this system")
}
