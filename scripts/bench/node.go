package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet"
)

const (
	goalMemory = 150e6 // bytes
	goalStart  = time.Second

	allRoles   = "provider,verifier,aggregator,client"
	stopGrace  = 10 * time.Second
	startLimit = time.Minute
	// Memory has settled when it stays within a hundredth for settleFor.
	settleFor   = 10 * time.Second
	settleLimit = 2 * time.Minute
	look        = 500 * time.Millisecond
)

// nodeHome is a node's folder that can be started again and again.
type nodeHome struct {
	exe, log string
	home     config.Home
}

// idleNode starts a node with all roles, once with a light wallet and once with a
// standard one. It measures the memory of the first node when it is idle.
func idleNode(ctx context.Context, o options) ([]row, error) {
	party := &testnet.Party{Name: "node", Roles: allRoles, Stake: "100", Dollars: 1000_000_000}
	n, ctx, done, err := network(ctx, o, party)
	if err != nil {
		return nil, err
	}
	defer done()
	party.Kill() // it has created its home and staked; the runs below are timed
	light := nodeHome{n.Exe, filepath.Join(n.Dir, "light.log"), party.Home}
	standard, err := standardHome(ctx, n)
	if err != nil {
		return nil, err
	}
	var quick, slow sample
	for range o.nodes {
		if quick, err = light.timed(ctx, quick); err != nil {
			return nil, err
		}
		if slow, err = standard.timed(ctx, slow); err != nil {
			return nil, err
		}
	}
	memory, err := light.memory(ctx)
	if err != nil {
		return nil, err
	}
	return []row{memory, startRow("light wallet", quick, quick, "opening keys, ledger, chain, network"),
		startRow("standard wallet", slow, quick, "scrypt, which guards the wallet's file (N = 2¹⁸)")}, nil
}

func startRow(wallet string, s, light sample, bound string) row {
	return row{
		what: "start to an answering API, " + wallet, measured: s.text("%.2f", 1, " s"), goal: "< 1 s",
		met:   reached(s.median() < goalStart.Seconds()),
		ratio: fmt.Sprintf("%.1f of a start with a light wallet", s.over(light).median()), bound: bound,
	}
}

// standardHome creates a home whose wallet is encrypted like an operator's.
func standardHome(ctx context.Context, n *testnet.Network) (nodeHome, error) {
	h := nodeHome{n.Exe, filepath.Join(n.Dir, "standard.log"), config.HomeAt(filepath.Join(n.Dir, "standard"))}
	pass := filepath.Join(n.Dir, "standard.pass")
	if err := os.WriteFile(pass, []byte("bench"), 0o600); err != nil {
		return h, err
	}
	p, err := testnet.Spawn(
		"init",
		h.exe,
		h.log,
		nil,
		"--home",
		h.home.Config,
		"init",
		"--devnet",
		n.URL,
		"--role",
		allRoles,
		"--passphrase-file",
		pass,
		"--no-mdns",
		"--threads",
		"1",
		"--listen",
		"/ip4/127.0.0.1/udp/0/quic-v1,/ip4/127.0.0.1/tcp/0",
	)
	if err != nil {
		return h, err
	}
	return h, p.Wait(ctx)
}

// start runs the node and returns how long it took until its API answered.
func (h nodeHome) start(ctx context.Context) (*testnet.Process, time.Duration, error) {
	ctx, cancel := context.WithTimeout(ctx, startLimit)
	defer cancel()
	begin := time.Now()
	p, err := testnet.Spawn("node", h.exe, h.log, nil, "--home", h.home.Config, "start")
	if err != nil {
		return nil, 0, err
	}
	_, err = api.NewClient(h.home.Socket()).WaitReady(ctx, time.Millisecond)
	took := time.Since(begin)
	if err != nil {
		p.Kill()
		return nil, 0, fmt.Errorf("node did not answer, see %s: %w", h.log, err)
	}
	return p, took, nil
}

func (h nodeHome) timed(ctx context.Context, s sample) (sample, error) {
	p, took, err := h.start(ctx)
	if err != nil {
		return s, err
	}
	p.Stop(stopGrace)
	return append(s, took.Seconds()), nil
}

// memory returns the resident memory of a started node when it is idle.
func (h nodeHome) memory(ctx context.Context) (row, error) {
	p, _, err := h.start(ctx)
	if err != nil {
		return row{}, err
	}
	defer p.Stop(stopGrace)
	now, err := settled(ctx, p.PID())
	if err != nil {
		return row{}, err
	}
	var peak, program float64
	if peak, err = memoryOf(p.PID(), "VmHWM"); err != nil {
		return row{}, err
	}
	if program, err = memoryOf(p.PID(), "RssFile"); err != nil {
		return row{}, err
	}
	return row{
		what: "resident memory, idle node with all roles", measured: fmt.Sprintf("%.0f MB", now/1e6), goal: "≤ 150 MB",
		met: reached(now <= goalMemory),
		ratio: fmt.Sprintf(
			"%.0f MB of it are the program's own pages; peak %.0f MB",
			program/1e6,
			peak/1e6,
		), bound: "code pages; heap of libp2p and pebble",
	}, nil
}

// errUnsettled is returned when the memory did not become stable.
var errUnsettled = errors.New("memory does not settle")

// settled waits until a process's resident memory is stable, and returns it.
func settled(ctx context.Context, pid int) (float64, error) {
	ctx, cancel := context.WithTimeout(ctx, settleLimit)
	defer cancel()
	t := time.NewTicker(look)
	defer t.Stop()
	var since time.Time
	var base float64
	for {
		m, err := memoryOf(pid, "VmRSS")
		if err != nil {
			return 0, err
		}
		if m > base*1.01 || m < base*0.99 {
			base, since = m, time.Now()
		} else if time.Since(since) >= settleFor {
			return m, nil
		}
		select {
		case <-ctx.Done():
			return 0, fmt.Errorf("%w: %w", errUnsettled, ctx.Err())
		case <-t.C:
		}
	}
}

// errNoMemory is returned when the system does not report a process's memory.
var errNoMemory = errors.New(
	"resident memory is read from /proc, which this system lacks; leave the part out with -only",
)

// memoryOf reads a figure of /proc/PID/status, in bytes.
func memoryOf(pid int, key string) (float64, error) {
	kb, ok := strings.CutSuffix(field(fmt.Sprintf("/proc/%d/status", pid), key), " kB")
	v, err := strconv.ParseFloat(strings.TrimSpace(kb), 64)
	if !ok || err != nil {
		return 0, errNoMemory
	}
	return v * 1024, nil
}
