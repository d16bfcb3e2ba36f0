//go:build !unix

package api

import "net"

// listenPrivate binds a socket in the node's own folder, whose access list
// protects it.
func listenPrivate(path string) (net.Listener, error) { return net.Listen("unix", path) }
