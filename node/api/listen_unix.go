//go:build unix

package api

import (
	"net"
	"sync"
	"syscall"
)

var umaskMu sync.Mutex

// listenPrivate binds a socket with mode 0600 from its first moment: a chmod
// after the bind would leave a gap in which others may connect. The mask is
// the process's own; while it is set, other new files only become more private.
func listenPrivate(path string) (net.Listener, error) {
	umaskMu.Lock()
	defer umaskMu.Unlock()
	defer syscall.Umask(syscall.Umask(0o177))
	return net.Listen("unix", path)
}
