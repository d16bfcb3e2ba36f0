package config

import (
	"net/netip"
	"net/url"
	"path/filepath"

	"github.com/libp2p/go-libp2p/core/peer"
)

// MaxLists is how many lists of nodes to join a node reads at most.
const MaxLists = 8

// BootstrapList is where a list of nodes to join is read, and who has signed it (node/p2p/bootlist).
type BootstrapList struct {
	// From is https, http at this machine, or the whole path of a file.
	From string `json:"from"`
	// Signer is a peer id.
	Signer string `json:"signer"`
}

// IsFile reports whether the list is a file's.
func (l BootstrapList) IsFile() bool { return filepath.IsAbs(l.From) }

func validateLists(all []BootstrapList) error {
	if len(all) > MaxLists {
		return invalid("network.bootstrap_lists: want at most %d", MaxLists)
	}
	seen := map[BootstrapList]bool{}
	for i, l := range all {
		if _, err := peer.Decode(l.Signer); err != nil {
			return invalid("network.bootstrap_lists: number %d: signer: want the peer id of who signs it", i+1)
		}
		if !l.IsFile() && !isCallable(l.From) {
			return invalid("network.bootstrap_lists: number %d: from: want https, http at localhost or a loopback "+
				"address, or the whole path of a file", i+1)
		}
		if seen[l] {
			return invalid("network.bootstrap_lists: number %d: an earlier one is the same", i+1)
		}
		seen[l] = true
	}
	return nil
}

// isCallable reports whether a text is an address that a node calls: of https, or of http at this machine.
func isCallable(text string) bool {
	u, err := url.Parse(text)
	if err != nil || u.Hostname() == "" || u.User != nil || u.Fragment != "" {
		return false
	}
	return u.Scheme == "https" || u.Scheme == "http" && isHere(u.Hostname())
}

// isHere reports whether a host's name is this machine's.
func isHere(host string) bool {
	a, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && a.IsLoopback()
}
