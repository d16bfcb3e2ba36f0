package lightning

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"strconv"
)

// Ports of daemons lie below those that systems give to outgoing connections
// (from 32768 on Linux, 49152 elsewhere): a daemon that is down keeps its port.
const (
	firstPort = 15_000
	ports     = 17_000
)

// errTaken: somebody else listens where a daemon was to. Choosing an address and
// listening on it are two steps of two processes, so the daemon has the last word.
var errTaken = errors.New("address already in use")

// freeAddress is a loopback address that nobody listens on now.
func freeAddress() (string, error) {
	var err error
	for range 100 {
		var l net.Listener
		if l, err = net.Listen("tcp", net.JoinHostPort("127.0.0.1",
			strconv.Itoa(firstPort+rand.IntN(ports)))); err == nil {
			return l.Addr().String(), l.Close()
		}
	}
	return "", fmt.Errorf("no free port from %d on: %w", firstPort, err)
}

// tries is how often a daemon's address is chosen anew.
const tries = 5

// choosing starts a daemon; when it finds an address taken, it gets others.
func choosing(choose, start func() error) (err error) {
	for range tries {
		if err = choose(); err != nil {
			return err
		}
		if err = start(); !errors.Is(err, errTaken) {
			return err
		}
	}
	return err
}
