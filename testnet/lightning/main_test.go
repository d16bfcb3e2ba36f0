package lightning

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"testing"
	"time"
)

// net4 is the network of all tests that do not break theirs.
var net4 *Network

// TestMain runs one network. Tests take turns: expiries count in blocks, which
// all nodes share.
func TestMain(m *testing.M) {
	flag.Parse()
	if err := flag.Set("test.parallel", "1"); err != nil {
		panic(err)
	}
	os.Exit(run(m))
}

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "infernet-lightning-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Minute)
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
	fmt.Printf("daemons built in %.1f s, network ready in %.1f s\n", built.Sub(begin).Seconds(), time.Since(built).Seconds())
	return m.Run()
}
