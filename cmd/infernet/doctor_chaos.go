package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet/fault"
)

// rehearsals is how often everything is read under each fault.
const rehearsals = 6

// errDeceived: the client took a wrong answer for a true one.
var errDeceived = errors.New("the client believed a wrong answer")

// chaosKinds are the faults that are rehearsed: those of reading. Nothing is
// sent to the operator's chain.
var chaosKinds = []fault.Kind{fault.Stall, fault.Malformed, fault.Truncated, fault.ServerError, fault.RPCError,
	fault.WrongChain, fault.StaleHead, fault.ForgedBlock}

// chaos rehearses this node's chain client against the operator's own endpoint,
// with one line that fails and two that do not.
func (p *checkup) chaos(ctx context.Context) {
	c := p.cfg.Chain
	upstream, err := httpEndpoint(c)
	if err != nil {
		p.note("chaos", err, "")
		return
	}
	for _, k := range chaosKinds {
		r := chaosPlay{chain: c, kind: k, upstream: upstream}
		err := r.play(ctx)
		p.note("chaos: "+string(k), err, "%d faults, %d of %d reads right, none wrong", r.fired, r.right, r.reads)
	}
}

func httpEndpoint(c config.Chain) (string, error) {
	for _, u := range c.URLs() {
		if strings.HasPrefix(u, "http://") || strings.HasPrefix(u, "https://") {
			return u, nil
		}
	}
	return "", api.WithHint(fault.ErrUpstream, "add an http endpoint to chain.endpoints for the rehearsal")
}

// chaosPlay is one kind of fault played to a fresh client.
type chaosPlay struct {
	chain               config.Chain
	kind                fault.Kind
	upstream            string
	fired, right, reads int
}

func (r *chaosPlay) play(ctx context.Context) error {
	bad, err := fault.New(
		fault.Config{Upstream: r.upstream, Dialect: fault.EVM, Stall: 500 * time.Millisecond, ReadOnly: true})
	if err != nil {
		return err
	}
	urls := []string{bad.URL()}
	run := newRunner(ctx)
	run.add(bad.Run)
	for range 2 {
		good, err := fault.New(fault.Config{Upstream: r.upstream, Dialect: fault.EVM, ReadOnly: true})
		if err != nil {
			return errors.Join(err, run.stop())
		}
		run.add(good.Run)
		urls = append(urls, good.URL())
	}
	err = r.read(ctx, bad, urls)
	r.fired = bad.Counts()[r.kind]
	if err == nil && r.fired == 0 {
		err = fmt.Errorf("%s was never played", r.kind)
	}
	return errors.Join(err, run.stop())
}

func (r *chaosPlay) read(ctx context.Context, bad *fault.Proxy, urls []string) error {
	truth, pool, err := evm.Dial(ctx, urls[1:], evm.PoolConfig{ChainID: r.chain.ChainID})
	if err != nil {
		return err
	}
	defer pool.Close()
	if r.kind == fault.WrongChain {
		bad.SetPlan(fault.Always(r.kind)) // it shows when a client connects
	}
	client, rough, err := evm.Dial(ctx, urls, evm.PoolConfig{
		ChainID: r.chain.ChainID, Timeout: 3 * time.Second, MaxLag: 5, Retest: 10 * time.Millisecond,
	})
	if err != nil {
		return err
	}
	defer rough.Close()
	bad.SetPlan(fault.Always(r.kind))
	for range rehearsals {
		if err := r.compare(ctx, truth, client); err != nil {
			return err
		}
		rough.Probe(ctx)
	}
	if r.right < r.reads {
		return fmt.Errorf("%d of %d reads failed although two endpoints were well", r.reads-r.right, r.reads)
	}
	return nil
}

// compare reads the same things with both clients: a deep block, and the
// escrow's domain. A failed read is counted; a wrong one is fatal.
func (r *chaosPlay) compare(ctx context.Context, truth, client *evm.Client) error {
	deep, err := truth.Deep(ctx, r.chain.ConfirmationDepth())
	if err != nil {
		return err
	}
	same := func(h *types.Header) bool { return h.Hash() == deep.Hash() }
	got, err := client.Header(ctx, deep.Number)
	if err := r.count(err, err != nil || same(got)); err != nil {
		return err
	}
	call := bindings.NewJobEscrow().PackDomainSeparator()
	want, err := truth.Call(ctx, r.chain.Escrow, call, evm.Latest)
	if err != nil {
		return err
	}
	out, err := client.Call(ctx, r.chain.Escrow, call, evm.Latest)
	if err := r.count(err, err != nil || bytes.Equal(out, want)); err != nil {
		return err
	}
	head, err := client.Head(ctx)
	return r.count(err, err != nil || head.Number.Cmp(deep.Number) >= 0 && head.Hash() != common.Hash{})
}

func (r *chaosPlay) count(err error, true bool) error {
	r.reads++
	if err == nil {
		r.right++
	}
	if !true {
		return fmt.Errorf("%w under %s", errDeceived, r.kind)
	}
	return nil
}
