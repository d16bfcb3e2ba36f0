// Package keystest gives tests the devnet's proving keys. Making them takes seven seconds of
// a core. They are made once per machine and kept in the user's cache.
package keystest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// makeKeysEnv is an environment variable with the folder in which a copy of the test's
// process makes keys.
const makeKeysEnv = "INFERNET_TEST_MAKE_DEVNET_KEYS"

// The keys must be made in a process of their own. The test's own program serves for it.
func init() {
	dir := os.Getenv(makeKeysEnv)
	if dir == "" {
		return
	}
	if err := keys.Devnet(dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

var cached = [...]func() (keys.Pair, error){
	circuit.R32: sync.OnceValues(func() (keys.Pair, error) { return cache(circuit.R32) }),
	circuit.X8:  sync.OnceValues(func() (keys.Pair, error) { return cache(circuit.X8) }),
}

func cache(a circuit.Arithmetic) (keys.Pair, error) {
	home, err := os.UserCacheDir()
	if err != nil {
		return keys.Pair{}, err
	}
	return keys.CachedDevnet(filepath.Join(home, "infernet", keys.DevnetFolder()), a, func(dir string) error {
		self := exec.Command(os.Args[0])
		self.Env = append(os.Environ(), makeKeysEnv+"="+dir)
		self.Stderr = os.Stderr
		return self.Run()
	})
}

// Devnet returns the devnet's keys of an arithmetic.
func Devnet(tb testing.TB, a circuit.Arithmetic) keys.Pair {
	tb.Helper()
	p, err := cached[a]()
	if err != nil {
		tb.Fatal(err)
	}
	return p
}
