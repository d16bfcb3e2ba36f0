//go:build !linux && !darwin && !freebsd

package main

import "errors"

// freeBytes is not known here.
func freeBytes(string) (uint64, error) {
	return 0, errors.New("cannot tell the free space on this system")
}
