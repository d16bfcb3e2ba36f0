package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"syscall"
	"time"
	"unicode/utf8"

	"github.com/creack/pty"
)

const term = "xterm-256color"

// frame is for how long outputs are joined to one: a terminal is drawn no more often.
const frame = 250 * time.Millisecond

// output is what a program wrote, and when.
type output struct {
	at   time.Duration
	text []byte
}

// cast is all outputs of a program, in order.
type cast []output

// run runs a program in a terminal to its end. It fails as the program does.
func run(exe string, args ...string) (cast, error) {
	cmd := exec.Command(exe, args...)
	cmd.Env = append(os.Environ(), "TERM="+term)
	tty, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: rows, Cols: columns})
	if err != nil {
		return nil, err
	}
	defer tty.Close()
	c, err := read(tty)
	if waited := cmd.Wait(); waited != nil {
		return nil, fmt.Errorf("%s %v: %w", exe, args, waited)
	}
	return c, err
}

// read reads outputs until the program has closed its terminal.
func read(tty io.Reader) (c cast, err error) {
	begin, part := time.Now(), make([]byte, 64<<10)
	var rest []byte // a character that is not whole yet
	for {
		n, err := tty.Read(part)
		at := time.Since(begin)
		text := append(rest, part[:n]...)
		whole := wholeRunes(text)
		rest = bytes.Clone(text[whole:])
		c = c.add(at, bytes.Clone(text[:whole]))
		if errors.Is(err, io.EOF) || errors.Is(err, syscall.EIO) { // Linux says EIO
			return c, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

// add adds an output; to the last one, if that is of the same frame.
func (c cast) add(at time.Duration, text []byte) cast {
	if len(text) == 0 {
		return c
	}
	if n := len(c); n > 0 && at < c[n-1].at+frame {
		c[n-1].text = append(c[n-1].text, text...)
		return c
	}
	return append(c, output{at, text})
}

// wholeRunes is how many bytes of a text are whole characters; all, if it holds others than those of UTF-8.
func wholeRunes(text []byte) int {
	for cut := range min(utf8.UTFMax, len(text)) {
		if utf8.Valid(text[:len(text)-cut]) {
			return len(text) - cut
		}
	}
	return len(text)
}
