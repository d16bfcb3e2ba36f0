package conform

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"
)

// Errors of Run. They are about the other program as a whole; what it answers is in the report.
var (
	// ErrStart means that the program did not start.
	ErrStart = errors.New("the program does not start")
	// ErrEnded means that it ended, or closed its output, before all was asked.
	ErrEnded = errors.New("the program ended early")
	// ErrTimeout means that an answer took too long.
	ErrTimeout = errors.New("no answer in time")
	// ErrAnswer means that a line was no answer to the request before it.
	ErrAnswer = errors.New("no answer to the request")
)

// maxAnswer bounds a line that the other program writes, bytes.
const maxAnswer = 4 << 20

// Program is the implementation that is asked.
type Program struct {
	Command []string      // and its arguments; at least one
	Timeout time.Duration // for one answer
	Stderr  io.Writer     // gets what it says beside its answers
}

// Run asks every case in its order, one at a time. On an error the report holds the answers before.
func Run(ctx context.Context, p Program, cases []Case) (r Report, err error) {
	c, err := start(ctx, p)
	if err != nil {
		return r, err
	}
	for i, k := range cases {
		a, err := c.ask(i+1, k.Ask, p.Timeout)
		if err != nil {
			if !errors.Is(err, ErrEnded) {
				c.cancel()
			}
			return r, errors.Join(fmt.Errorf("%s %s: %w", k.Group, k.Name, err), c.stop(time.Second))
		}
		r.add(k, a)
	}
	return r, c.stop(5 * time.Second)
}

// child is the running program.
type child struct {
	cmd    *exec.Cmd
	cancel context.CancelFunc
	in     io.WriteCloser
	lines  chan []byte // closed at the end of its output
	broken error       // why lines was closed; read it after that
}

func start(ctx context.Context, p Program) (*child, error) {
	ctx, cancel := context.WithCancel(ctx)
	c := &child{cancel: cancel, lines: make(chan []byte)}
	c.cmd = exec.CommandContext(ctx, p.Command[0], p.Command[1:]...) //nolint:gosec // the user names the program
	c.cmd.Stderr, c.cmd.WaitDelay = p.Stderr, time.Second
	in, err := c.cmd.StdinPipe()
	out, err2 := c.cmd.StdoutPipe()
	if err = errors.Join(err, err2); err == nil {
		err = c.cmd.Start()
	}
	if err != nil {
		cancel()
		return nil, fmt.Errorf("%w: %w", ErrStart, err)
	}
	c.in = in
	go c.read(ctx, out)
	return c, nil
}

// read hands on the program's lines until it has no more.
func (c *child) read(ctx context.Context, out io.Reader) {
	defer close(c.lines)
	s := bufio.NewScanner(out)
	s.Buffer(nil, maxAnswer)
	for s.Scan() {
		select {
		case c.lines <- append([]byte(nil), s.Bytes()...):
		case <-ctx.Done():
			return
		}
	}
	c.broken = s.Err()
}

// ask writes a request and reads the answer to it.
func (c *child) ask(id int, request Object, limit time.Duration) (Object, error) {
	line, err := json.Marshal(with(request, "id", id))
	if err != nil {
		return nil, err
	}
	timer := time.AfterFunc(limit, c.cancel) // also where it does not read
	_, err = c.in.Write(append(line, '\n'))
	text, open := <-c.lines
	switch {
	case !timer.Stop():
		return nil, fmt.Errorf("%w: %s", ErrTimeout, limit)
	case !open:
		return nil, errors.Join(ErrEnded, err, c.broken)
	}
	return answer(id, text)
}

// answer reads a line as the answer to a request.
func answer(id int, line []byte) (o Object, err error) {
	if err := read(line, &o); err != nil || o == nil {
		return nil, fmt.Errorf("%w: want a JSON object a line, got %s", ErrAnswer, short(string(line)))
	}
	if got := fmt.Sprint(o["id"]); got != fmt.Sprint(id) {
		return nil, fmt.Errorf("%w: the answer's id is %s, the request's %d", ErrAnswer, short(got), id)
	}
	delete(o, "id")
	return o, nil
}

// stop closes the program's input and waits for its end, at most so long.
func (c *child) stop(limit time.Duration) error {
	_ = c.in.Close()
	timer := time.AfterFunc(limit, c.cancel)
	for range c.lines {
	}
	err := c.cmd.Wait()
	timer.Stop()
	c.cancel()
	if err != nil {
		return fmt.Errorf("its end: %w", err)
	}
	return nil
}

// short cuts a text of the other program for a line of ours.
func short(s string) string {
	const most = 200
	if len(s) > most {
		s = s[:most] + "…"
	}
	return strings.ToValidUTF8(fmt.Sprintf("%q", s), "?")
}
