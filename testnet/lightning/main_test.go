//go:build daemons

package lightning

import (
	"context"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"strings"
	"sync"
	"testing"
	"time"
)

// net4 is the network of all tests that do not break theirs.
var net4 *Network

// inShort names the tests that -short leaves: one lease that is paid over real HTLCs,
// and one whose client vanishes.
const inShort = "^(TestConformance|TestATakenPortIsChosenAnew|TestAHashIsUsedOnce)$"

// TestMain runs one network. Tests take turns: expiries count in blocks, which
// all nodes share. They end with the first that fails, which leaves the network
// in no known state.
func TestMain(m *testing.M) {
	flag.Parse()
	for name, value := range map[string]string{"test.parallel": "1", "test.failfast": "true"} {
		if err := flag.Set(name, value); err != nil {
			panic(err)
		}
	}
	if chosen := flag.Lookup("test.run").Value; testing.Short() && chosen.String() == "" {
		if err := chosen.Set(inShort); err != nil {
			panic(err)
		}
	}
	os.Exit(run(m))
}

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "infernet-lightning-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	ctx, cancel := context.WithCancel(context.Background()) // go test has its own time limit
	defer cancel()
	begin := time.Now()
	if _, err := Build(ctx, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	built := time.Now()
	if net4, err = Start(ctx, Options{Dir: dir, Log: io.Discard}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer net4.Close()
	defer func() {
		if bare != nil {
			bare.Provider.close()
		}
	}()
	fmt.Printf("daemons built in %.1f s, network ready in %.1f s\n", built.Sub(begin).Seconds(),
		time.Since(built).Seconds())
	code := m.Run()
	fmt.Println("faults:", faults.String())
	if code != 0 {
		net4.dump(ctx, os.Stdout)
	}
	if whole := flag.Lookup("test.run").Value.String() == "" && flag.Lookup("test.list").Value.String() == ""; whole &&
		code == 0 {
		if f, ok := faults.missing(); ok {
			fmt.Fprintf(os.Stderr, "no %s happened: the suite would prove nothing about it\n", f)
			return 1
		}
	}
	return code
}

// fault is something that goes wrong on a Lightning network.
type fault string

const (
	kills        fault = "kills"
	stops        fault = "stops"
	absences     fault = "absent peers"
	forceCloses  fault = "force closes"
	expiries     fault = "expiries"
	disputes     fault = "disputes"
	reuses       fault = "reused hashes"
	lostLedgers  fault = "lost ledgers"
	highFees     fault = "high fees"
	bareWallets  fault = "empty wallets"
	shortWindows fault = "windows too short"
)

// failedLinks happen by lnd's luck, so none may come.
const failedLinks fault = "links that lnd gave up"

var allFaults = []fault{kills, stops, absences, forceCloses, expiries, disputes, reuses, lostLedgers, highFees,
	bareWallets, shortWindows}

// faultCounts counts the faults that fired.
type faultCounts struct {
	mu sync.Mutex
	n  map[fault]int
}

var faults = &faultCounts{n: map[fault]int{}}

func (f *faultCounts) add(x fault) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.n[x]++
}

// counts is how often each fault has fired by now.
func (f *faultCounts) counts() map[fault]int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return maps.Clone(f.n)
}

func (f *faultCounts) String() string { return list(f.counts(), allFaults) }

func list(n map[fault]int, which []fault) string {
	var out []string
	for _, x := range which {
		out = append(out, fmt.Sprintf("%d %s", n[x], x))
	}
	return strings.Join(out, ", ")
}

// missing is a fault that never fired.
func (f *faultCounts) missing() (fault, bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, x := range allFaults {
		if f.n[x] == 0 {
			return x, true
		}
	}
	return "", false
}
