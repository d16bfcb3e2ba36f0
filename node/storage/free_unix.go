//go:build linux || darwin || freebsd

package storage

import "golang.org/x/sys/unix"

// Free returns the bytes that an ordinary user can still write to the disk of path.
func Free(path string) (uint64, error) {
	var s unix.Statfs_t
	if err := unix.Statfs(path, &s); err != nil {
		return 0, err
	}
	return uint64(s.Bavail) * uint64(s.Bsize), nil
}
