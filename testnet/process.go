package testnet

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"
)

// ErrDied is wrapped when a process that should serve has ended.
var ErrDied = errors.New("a process of the network ended")

// lastLines is how many lines of an ended process's log are shown. maxTail is how many bytes at the end of the file are
// searched for them.
const (
	lastLines = 12
	maxTail   = 16 << 10
)

// Process is a child of this program. Its standard error goes to a log file.
type Process struct {
	Name string
	Log  string // path

	cmd  *exec.Cmd
	done chan struct{}
	err  error // of Wait, once done is closed
}

// Spawn starts exe with args. Its standard output goes to out, or to the log file if out is nil.
func Spawn(name, exe, logPath string, out io.Writer, args ...string) (*Process, error) {
	log, err := os.OpenFile(logPath, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	defer log.Close() // the child has its own
	p := &Process{Name: name, Log: logPath, cmd: exec.Command(exe, args...), done: make(chan struct{})}
	p.cmd.Stderr, p.cmd.Stdout = log, out
	if out == nil {
		p.cmd.Stdout = log
	}
	p.cmd.SysProcAttr = dieWithParent()
	if err := p.cmd.Start(); err != nil {
		return nil, fmt.Errorf("start %s: %w", name, err)
	}
	go p.reap()
	return p, nil
}

// reap waits for the process. It ends at the latest with Stop or with the parent.
func (p *Process) reap() {
	p.err = p.cmd.Wait()
	close(p.done)
}

// PID returns the id of the process.
func (p *Process) PID() int { return p.cmd.Process.Pid }

// Done returns a channel that is closed when the process has ended.
func (p *Process) Done() <-chan struct{} { return p.done }

// Alive reports whether the process still runs.
func (p *Process) Alive() bool {
	select {
	case <-p.done:
		return false
	default:
		return true
	}
}

// Kill ends the process at once by SIGKILL, as a power cut would, and waits for its end.
func (p *Process) Kill() {
	if p.Alive() {
		// An error means that the process has ended by itself meanwhile.
		_ = p.cmd.Process.Kill()
	}
	<-p.done
}

// Stop asks the process to end by SIGTERM, and kills it if it still runs after grace.
func (p *Process) Stop(grace time.Duration) {
	if p.Alive() {
		_ = p.cmd.Process.Signal(syscall.SIGTERM)
	}
	t := time.NewTimer(grace)
	defer t.Stop()
	select {
	case <-p.done:
	case <-t.C:
		p.Kill()
	}
}

// Wait waits for the process and returns an error if it failed. If ctx ends first, it kills the process.
func (p *Process) Wait(ctx context.Context) error {
	select {
	case <-p.done:
	case <-ctx.Done():
		p.Kill()
		return ctx.Err()
	}
	if p.err != nil {
		return p.death()
	}
	return nil
}

// death returns an error that says how the process ended, with the last lines of its log.
func (p *Process) death() error {
	return fmt.Errorf("%w: %s (%v); the last lines of %s:\n%s", ErrDied, p.Name, p.err, p.Log, tail(p.Log))
}

func tail(path string) string {
	f, err := os.Open(path)
	if err != nil {
		return err.Error()
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.Size() > maxTail {
		if _, err := f.Seek(-maxTail, io.SeekEnd); err != nil {
			return err.Error()
		}
	}
	var lines []string
	for s := bufio.NewScanner(f); s.Scan(); {
		lines = append(lines, "    "+s.Text())
	}
	return strings.Join(lines[max(0, len(lines)-lastLines):], "\n")
}
