package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/multiformats/go-multiaddr"
	manet "github.com/multiformats/go-multiaddr/net"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bootlists"
	"github.com/infernetprotocol/infernet/node/storage"
	"github.com/infernetprotocol/infernet/node/webhooks"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

var (
	// errMode: others can read what only the operator may.
	errMode = errors.New("others can read")
	// errDisk: the disk cannot hold what the configuration allows.
	errDisk = errors.New("too little space")
	// errBits: a back end does not compute what the reference computes.
	errBits = errors.New("this back end computes other bits than the reference")
)

// secrets checks that only the operator can read the keys.
func (p *checkup) secrets() {
	files := []string{p.home.Config, p.home.NodeKey(), p.home.Token(), p.home.ConfigFile()}
	if p.cfg.Wallet.Remote.URL == "" {
		files = append(files, p.home.Keystore())
	}
	if f := p.cfg.Wallet.PassphraseFile; f != "" {
		files = append(files, f)
	}
	for _, path := range files {
		if err := private(path); err != nil {
			p.note("secrets", err, "")
			return
		}
	}
	address, err := operator(p.home, p.cfg)
	p.note("secrets", err, "only you can read the keys of %s", address)
}

// webhooks checks that what happens can be told to those who are configured.
func (p *checkup) webhooks() {
	if n := len(p.cfg.Webhooks); n > 0 {
		p.note("webhooks", webhooks.Check(p.cfg.Webhooks), "%d addresses are sent events", n)
	}
}

// lists checks that the lists of nodes to join can be read, and are those of their signers.
func (p *checkup) lists(ctx context.Context) {
	if all := p.cfg.Network.BootstrapLists; len(all) > 0 {
		p.note("lists", bootlists.Check(ctx, all, time.Now()), "%d lists of nodes to join are in force", len(all))
	}
}

func private(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return api.WithHint(err, "run `infernet init`")
	}
	if info.Mode().Perm()&0o077 != 0 {
		return api.WithHint(fmt.Errorf("%w %s (mode %04o)", errMode, path, info.Mode().Perm()), "chmod go= "+path)
	}
	return nil
}

// disk compares the free space with the block store's quota.
func (p *checkup) disk() {
	free, err := storage.Free(p.home.Data)
	if quota := p.cfg.Storage.QuotaBytes; err == nil && free < quota {
		err = api.WithHint(fmt.Errorf("%w: %d MiB free, storage.quota_bytes is %d MiB", errDisk, free>>20, quota>>20),
			"lower storage.quota_bytes, or move the node with --home")
	}
	if reserve := p.cfg.Storage.Reserve(); err == nil && free < reserve {
		err = api.WithHint(
			fmt.Errorf("%w: %d MiB free, storage.reserve_bytes keeps %d MiB: no new work is taken", errDisk,
				free>>20, reserve>>20),
			"free some space, or move the node with --home",
		)
	}
	p.note("disk", err, "%d MiB free", free>>20)
}

// ports checks that the listen addresses can be bound.
func (p *checkup) ports() {
	if p.running {
		p.note("ports", nil, "the running node has them")
		return
	}
	for _, text := range p.cfg.Network.Listen {
		if err := bindable(text); err != nil {
			p.note("ports", api.WithHint(fmt.Errorf("%s: %w", text, err),
				"change network.listen in the configuration"), "")
			return
		}
	}
	p.note("ports", nil, "%s", strings.Join(p.cfg.Network.Listen, " "))
}

func bindable(text string) error {
	addr, err := multiaddr.NewMultiaddr(text)
	if err != nil {
		return err
	}
	if strings.Contains(text, "/udp/") {
		// Below QUIC is a plain UDP socket.
		udp, _ := multiaddr.SplitFunc(
			addr, func(c multiaddr.Component) bool { return strings.HasPrefix(c.Protocol().Name, "quic") })
		conn, err := manet.ListenPacket(udp)
		if err != nil {
			return err
		}
		return conn.Close()
	}
	l, err := manet.Listen(addr)
	if err != nil {
		return err
	}
	return l.Close()
}

// engineSteps is how far the back ends train for the comparison.
const engineSteps = 3

// engine trains a tiny model on every back end, in both numerics, and compares all bits.
func (p *checkup) engine(ctx context.Context) {
	same := []string{"ref"}
	for _, name := range []string{"avx2", "avx512", "amx"} {
		skip, err := equalToReference(name)
		if skip || ctx.Err() != nil {
			continue
		}
		if err != nil {
			p.note("engine", err, "")
			return
		}
		same = append(same, name)
	}
	p.note("engine", nil, "equal bits after %d steps: %s; auto is %s", engineSteps, strings.Join(same, ", "),
		same[len(same)-1])
}

// equalToReference trains in both numerics; skip means that this processor has no such
// back end.
func equalToReference(backend string) (skip bool, err error) {
	for _, numerics := range []string{program.R32, program.X8} {
		want, _, err := trainedState("ref", numerics)
		if err != nil {
			return false, err
		}
		got, skip, err := trainedState(backend, numerics)
		if skip || err != nil {
			return skip, err
		}
		if got != want {
			return false, api.WithHint(fmt.Errorf("%w: %s, %s", errBits, backend, numerics),
				"set engine.backend to ref, and report this processor")
		}
	}
	return false, nil
}

// trainedState is the checkpoint's root after a few steps; skip means that this
// processor has no such back end.
func trainedState(backend, numerics string) (root commit.Root, skip bool, err error) {
	prog, err := engine.Preset("demo", engineSteps, 1)
	if err != nil {
		return root, false, err
	}
	prog.Numerics = numerics
	text := bytes.Repeat([]byte("the same bits on every machine. "), 64)
	t, err := engine.New(prog, text, engine.Options{Backend: backend, Threads: 1})
	if errors.Is(err, num.ErrUnsupported) {
		return root, true, nil
	}
	if err != nil {
		return root, false, err
	}
	defer t.Close()
	t.Init()
	for range engineSteps {
		if _, err := t.Step(); err != nil {
			return root, false, err
		}
	}
	header := commit.Header{Step: engineSteps, Program: prog.Hash(), Numerics: prog.Numerics}
	root, err = commit.StateRoot(header, t.Tensors(), 1)
	return root, false, err
}
