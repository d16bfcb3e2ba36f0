package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
)

// peer is a process of peer.py.
type peer struct {
	cmd     *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Scanner
	version string
}

// request is a request to peer.py, and answer is its answer.
type request struct {
	Op      string  `json:"op"`
	Folder  string  `json:"folder,omitempty"`
	Mode    string  `json:"mode,omitempty"`
	Layout  string  `json:"layout,omitempty"`
	M       int     `json:"m,omitempty"`
	N       int     `json:"n,omitempty"`
	K       int     `json:"k,omitempty"`
	Seconds float64 `json:"seconds,omitempty"`
	Queued  int     `json:"queued,omitempty"` // products before the clock is read
}

type answer struct {
	Torch  string    `json:"torch"`
	Rate   float64   `json:"rate"`
	Losses []float64 `json:"losses"`
	Bytes  int64     `json:"bytes"`
	Error  string    `json:"error"`
	// Absent says why this machine cannot run the mode: torch.compile without Triton.
	Absent string `json:"absent"`
}

func startPeer(o options, threads int) (*peer, error) {
	cmd := exec.Command(o.python, "scripts/bench/engine/peer.py", strconv.Itoa(threads), o.clock, o.device)
	cmd.Env = append(os.Environ(), "OMP_NUM_THREADS="+strconv.Itoa(threads))
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("start the peer: %w; scripts/bench/engine/run installs it", err)
	}
	p := &peer{cmd: cmd, in: in, out: bufio.NewScanner(out)}
	hello, err := p.read()
	if err != nil {
		return nil, errors.Join(err, p.close())
	}
	p.version = hello.Torch
	return p, nil
}

func (p *peer) ask(q request) (answer, error) {
	if err := json.NewEncoder(p.in).Encode(q); err != nil {
		return answer{}, err
	}
	a, err := p.read()
	if err != nil {
		return a, fmt.Errorf("%s %s: %w", q.Op, q.Mode, err)
	}
	return a, nil
}

func (p *peer) read() (a answer, err error) {
	if !p.out.Scan() {
		return a, errors.Join(io.ErrUnexpectedEOF, p.out.Err())
	}
	if err := json.Unmarshal(p.out.Bytes(), &a); err != nil {
		return a, fmt.Errorf("answer %q: %w", p.out.Text(), err)
	}
	if a.Error != "" {
		return a, errors.New(a.Error)
	}
	return a, nil
}

func (p *peer) close() error { return errors.Join(p.in.Close(), p.cmd.Wait()) }
