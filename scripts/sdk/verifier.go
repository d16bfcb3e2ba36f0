package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/testnet"
	"github.com/infernetprotocol/infernet/train/canon"
)

// pythonJob is what the verifier in Python checks: a decoder of 8,000 parameters that learns a text. A
// block draws one of the four intervals of a segment.
const pythonJob = `name: python
data: text.txt
model: {dim: 16, layers: 1, heads: 2, kv_heads: 2, hidden: 32, context: 32, qkv_bias: false, tied: false}
numerics: r32/1
training: {steps: 24, steps_per_segment: 8, marks: 4, batch: 2, accumulate: 1, learning_rate: 0.01, seed: 7}
payment: {price_per_segment: "0.10", deadline: 10m, window: 5s, credit: 1}
verification: {sample: 0%, intervals: 1, verifiers: 1}
`

var errVerifierEnded = errors.New("the verifier ended")

// line is what the verifier prints that is looked at here.
type line struct {
	What string        `json:"what"`
	Raw  hexutil.Bytes `json:"raw"` // of a verdict: the signed-verdict
}

// python is a running verifier in Python, which works for a party whose own node is not started.
type python struct {
	cmd   *exec.Cmd
	party *testnet.Party
	mu    sync.Mutex
	seen  []market.SignedVerdict
	ended chan error
}

// startPython starts the verifier, which knows the addresses of the nodes that run. When it ends, it calls fail.
func startPython(ctx context.Context, fail context.CancelCauseFunc, net *testnet.Network, p *testnet.Party,
	interpreter, program string, bootstrap []string) (*python, error) {
	key, err := os.ReadFile(p.Home.NodeKey())
	if err != nil {
		return nil, err
	}
	v := &python{cmd: exec.CommandContext(ctx, interpreter, program), party: p, ended: make(chan error, 1)}
	v.cmd.Cancel = func() error { return v.cmd.Process.Signal(syscall.SIGTERM) }
	v.cmd.Env = append(os.Environ(), "NODE_KEY="+strings.TrimSpace(string(key)), "OPERATOR="+p.Wallet.Hex(),
		"RPC="+net.URL, "ESCROW="+net.Contracts.Escrow.Hex(), "REGISTRY="+net.Contracts.Registry.Hex(),
		"BOOTSTRAP="+strings.Join(bootstrap, ","))
	v.cmd.Stderr = os.Stderr
	out, err := v.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := v.cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		s := bufio.NewScanner(out)
		s.Buffer(nil, 1<<20)
		for s.Scan() {
			v.note(s.Bytes())
		}
		err := errors.Join(s.Err(), v.cmd.Wait())
		fail(errors.Join(errVerifierEnded, err))
		v.ended <- err
	}()
	return v, nil
}

func (v *python) note(b []byte) {
	var l line
	if err := json.Unmarshal(b, &l); err != nil {
		say("the verifier printed %q", b)
		return
	}
	say("  %.300s", b)
	if l.What != "verdict" {
		return
	}
	var s market.SignedVerdict
	if err := canon.Unmarshal(l.Raw, len(l.Raw), &s); err != nil {
		say("its verdict: %v", err)
		return
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.seen = append(v.seen, s)
}

// stop tells the verifier to end, and waits until it has.
func (v *python) stop() error {
	if err := v.cmd.Process.Signal(syscall.SIGTERM); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return err
	}
	return <-v.ended
}

// signed finds the verdict on a segment that agrees or does not, and that the party's node key has signed.
func (v *python) signed(net *testnet.Network, segment uint32, agree bool) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	domain := market.Domain{ChainID: devnet.ChainID, Escrow: net.Contracts.Escrow}
	for _, s := range v.seen {
		if s.Verdict.Segment != segment || s.Verdict.Agree != agree {
			continue
		}
		signer, err := domain.Recover(s.Verdict, s.Sig)
		if err != nil || signer != v.party.Node || s.Verdict.Verifier != v.party.Wallet {
			return fmt.Errorf("the verdict on segment %d is signed by %s for %s (%w)", segment, signer,
				s.Verdict.Verifier, err)
		}
		return nil
	}
	return fmt.Errorf("no verdict on segment %d with agree = %v", segment, agree)
}

// finding is a verdict as the client's node has taken it.
type finding struct {
	Segment  uint32         `json:"segment"`
	Agree    bool           `json:"agree"`
	Verifier common.Address `json:"verifier"`
}

// post posts the job at the client's node.
func post(ctx context.Context, client *testnet.Party) (api.JobView, error) {
	text := strings.Repeat("the quick brown fox jumps over the lazy dog\n", 100)
	blob, err := client.API.PutBlob(ctx, strings.NewReader(text))
	if err != nil {
		return api.JobView{}, err
	}
	return client.API.PostJob(ctx, api.PostRequest{FileName: "job.yml", File: pythonJob, Dataset: blob})
}

// follow follows a job to its end. It returns the verdicts that the client's node has taken.
func follow(ctx context.Context, client *testnet.Party, id string) (v api.JobView, all []finding, err error) {
	err = client.API.Watch(ctx, id, 0, func(e api.Event) error {
		say("  %-9s %s", e.Kind, e.Text)
		if e.Kind != "verdict" {
			return nil
		}
		b, err := json.Marshal(e.Data)
		if err != nil {
			return err
		}
		var f finding
		all = append(all, f)
		return json.Unmarshal(b, &all[len(all)-1])
	})
	if err != nil {
		return v, all, err
	}
	v, err = client.API.Job(ctx, id)
	return v, all, err
}

// addressesOf returns the addresses of nodes over TCP.
func addressesOf(ctx context.Context, parties ...*testnet.Party) (all []string, err error) {
	for _, p := range parties {
		s, err := p.API.Status(ctx)
		if err != nil {
			return nil, err
		}
		for _, a := range s.Addrs {
			if strings.Contains(a, "/ip4/127.0.0.1/tcp/") {
				all = append(all, a)
			}
		}
	}
	return all, nil
}
