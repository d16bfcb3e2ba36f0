// Package keystest gives tests the devnet's proving keys, which take seven
// seconds of a core to make: once a machine, in the user's cache.
package keystest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// askedFor names the folder in which a copy of the test's process makes keys.
const askedFor = "INFERNET_TEST_MAKE_DEVNET_KEYS"

// The keys need a process of their own; a test's own program is at hand.
func init() {
	dir := os.Getenv(askedFor)
	if dir == "" {
		return
	}
	if err := keys.Devnet(dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

var cached = sync.OnceValues(func() (keys.Pair, error) {
	home, err := os.UserCacheDir()
	if err != nil {
		return keys.Pair{}, err
	}
	return keys.CachedDevnet(filepath.Join(home, "infernet", "devnet-keys-"+keys.DevnetPin.Verifying[:16]), func(dir string) error {
		self := exec.Command(os.Args[0])
		self.Env = append(os.Environ(), askedFor+"="+dir)
		self.Stderr = os.Stderr
		return self.Run()
	})
})

// Devnet is the devnet's keys.
func Devnet(tb testing.TB) keys.Pair {
	tb.Helper()
	p, err := cached()
	if err != nil {
		tb.Fatal(err)
	}
	return p
}
