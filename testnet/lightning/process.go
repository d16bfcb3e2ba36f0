package lightning

import (
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
	p := &process{log: logPath, cmd: exec.Command(exe, args...), done: make(chan struct{})}
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

// ended says what a process that is over printed last: its log may go with its
// network.
func (p *process) ended() error {
	const last = 500
	raw, err := os.ReadFile(p.log)
	return errors.Join(fmt.Errorf("it has ended: %s", raw[max(0, len(raw)-last):]), err)
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
