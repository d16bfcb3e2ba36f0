package lightning

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// process is a daemon. Package testnet, which has such a type too, stands above
// this one.
type process struct {
	log  string // path
	from int64  // where its own part of the log begins
	cmd  *exec.Cmd
	done chan struct{}
}

// spawn starts a daemon; what it prints goes to the log.
func spawn(exe, logPath string, args ...string) (*process, error) {
	log, err := os.OpenFile(logPath, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	defer log.Close() // the child has its own
	before, err := log.Stat()
	if err != nil {
		return nil, err
	}
	p := &process{log: logPath, from: before.Size(), cmd: exec.Command(exe, args...), done: make(chan struct{})}
	p.cmd.Stdout, p.cmd.Stderr, p.cmd.SysProcAttr = log, log, dieWithParent()
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go p.reap()
	return p, nil
}

// reap ends when the process does, which stop and the parent's death force.
func (p *process) reap() {
	_ = p.cmd.Wait() // how it ended is in its log
	close(p.done)
}

func (p *process) alive() bool {
	select {
	case <-p.done:
		return false
	default:
		return true
	}
}

// errEnded: the process is over, and does not come back by itself.
var errEnded = errors.New("it has ended")

// serving repeats fn until it succeeds, for as long as the process runs.
func (p *process) serving(ctx context.Context, what string, fn func() error) error {
	return until(ctx, patience, what, func() error {
		if !p.alive() {
			return p.ended()
		}
		return fn()
	})
}

// ended says what a process that is over printed last: its log may go with its
// network. One that could not listen is errTaken too.
func (p *process) ended() error {
	const last = 500
	raw, err := os.ReadFile(p.log)
	if err != nil {
		return fmt.Errorf("%w: %w", errEnded, err)
	}
	own, why := raw[min(p.from, int64(len(raw))):], errEnded
	if bytes.Contains(own, []byte(errTaken.Error())) {
		why = fmt.Errorf("%w: %w", errEnded, errTaken)
	}
	return fmt.Errorf("%w: %s", why, own[max(0, len(own)-last):])
}

// kill ends it at once, as a power cut would.
func (p *process) kill() {
	_ = p.cmd.Process.Kill() // it may have ended by itself
	<-p.done
}

// stop asks it to end and kills it when it has not after grace.
func (p *process) stop(grace time.Duration) {
	_ = p.cmd.Process.Signal(syscall.SIGTERM) // it may have ended by itself
	t := time.NewTimer(grace)
	defer t.Stop()
	select {
	case <-p.done:
	case <-t.C:
		p.kill()
	}
}
