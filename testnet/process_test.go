package testnet

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// childEnv is the environment variable that tells the test program, started as its own child, which role to play.
const childEnv = "TESTNET_CHILD"

func TestMain(m *testing.M) {
	switch os.Getenv(childEnv) {
	case "":
		os.Exit(m.Run())
	case "fail":
		for i := range 40 {
			fmt.Fprintln(os.Stderr, "line", i)
		}
		os.Exit(3)
	case "serve":
		stop := make(chan os.Signal, 1)
		signal.Notify(stop, syscall.SIGTERM)
		fmt.Println(`{"ready":true}`)
		<-stop
	case "stubborn":
		signal.Ignore(syscall.SIGTERM)
		fmt.Println(`{"ready":true}`)
		_, _ = io.Copy(io.Discard, os.Stdin) // an empty standard input ends at once
		select {}
	case "parent":
		p, err := spawnChild("serve", os.Getenv("TESTNET_LOG"))
		if err != nil {
			panic(err)
		}
		<-p.out.line
		fmt.Println(p.cmd.Process.Pid)
		select {}
	}
}

type child struct {
	*Process
	out *firstLine
}

// spawnChild starts the test program in a role.
func spawnChild(role, log string) (child, error) {
	exe, err := os.Executable()
	if err != nil {
		return child{}, err
	}
	if err := os.Setenv(childEnv, role); err != nil {
		return child{}, err
	}
	defer os.Unsetenv(childEnv)
	out := newFirstLine()
	p, err := Spawn(role, exe, log, out)
	return child{p, out}, err
}

func start(t *testing.T, role string) child {
	t.Helper()
	c, err := spawnChild(role, filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Kill)
	return c
}

func TestAProcessThatFailsShowsItsLastLines(t *testing.T) {
	c := start(t, "fail")
	err := c.Wait(t.Context())
	if !errors.Is(err, ErrDied) || !strings.Contains(err.Error(), "line 39") ||
		strings.Contains(err.Error(), "line 20\n") {
		t.Errorf("Wait = %v", err)
	}
	if c.Alive() {
		t.Error("it is said to be alive")
	}
}

func TestStopAsksAndKillKills(t *testing.T) {
	polite := start(t, "serve")
	<-polite.out.line
	polite.Stop(time.Minute)
	if polite.err != nil {
		t.Errorf("a process that was asked to stop ended with %v", polite.err)
	}
	for name, end := range map[string]func(*Process){
		"Kill": (*Process).Kill,
		"Stop": func(p *Process) { p.Stop(time.Millisecond) },
	} {
		c := start(t, "stubborn")
		<-c.out.line
		end(c.Process)
		if c.err == nil || c.Alive() {
			t.Errorf("%s: alive %v, %v", name, c.Alive(), c.err)
		}
	}
}

func TestWaitKillsWithItsContext(t *testing.T) {
	c := start(t, "stubborn")
	<-c.out.line
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := c.Wait(ctx); !errors.Is(err, context.Canceled) || c.Alive() {
		t.Errorf("Wait = %v, alive %v", err, c.Alive())
	}
}

func TestSpawnOfNothing(t *testing.T) {
	dir := t.TempDir()
	if _, err := Spawn("x", filepath.Join(dir, "missing"), filepath.Join(dir, "log"), nil); err == nil {
		t.Error("a program that does not exist was started")
	}
	if _, err := Spawn("x", os.Args[0], filepath.Join(dir, "no", "log"), nil); err == nil {
		t.Error("a log that cannot be written was accepted")
	}
}

func TestFirstLine(t *testing.T) {
	f := newFirstLine()
	for _, part := range []string{"ab", "c\nnext", "\n"} {
		if n, err := f.Write([]byte(part)); n != len(part) || err != nil {
			t.Fatal(n, err)
		}
	}
	if got := string(<-f.line); got != "abc" {
		t.Errorf("first line %q", got)
	}
	if _, err := newFirstLine().Write(make([]byte, 2<<20)); !errors.Is(err, errChatty) {
		t.Errorf("a line without an end: %v", err)
	}
}
