package sft

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// byteOrderMark is what some editors put before a text.
const byteOrderMark = "\xef\xbb\xbf"

// readWhole reads a file that is one value.
func readWhole(r io.Reader) ([]byte, error) {
	b, err := io.ReadAll(io.LimitReader(r, MaxText+1))
	if err == nil && len(b) > MaxText {
		err = fmt.Errorf("%w: a text or array of more than %d bytes: cut it, or give it as %q", ErrInput, MaxText,
			Documents)
	}
	return b, err
}

// objects calls yield with the bytes of every object and its line.
func objects(r *bufio.Reader, yield func(line int, b []byte) error) error {
	blank := 0 // lines before the first value
	for {
		c, err := r.ReadByte()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		case c == '\n':
			blank++
			continue
		case c == ' ' || c == '\t' || c == '\r':
			continue
		}
		if err := r.UnreadByte(); err != nil {
			return err
		}
		if c == '[' {
			return elements(r, blank, yield)
		}
		return lines(r, blank, yield)
	}
}

// lines reads one object a line. Blank lines are counted and left out.
func lines(r io.Reader, line int, yield func(int, []byte) error) error {
	s := bufio.NewScanner(r)
	s.Buffer(make([]byte, 0, 1<<16), MaxLine)
	for s.Scan() {
		line++
		if len(bytes.TrimSpace(s.Bytes())) == 0 {
			continue
		}
		if err := yield(line, s.Bytes()); err != nil {
			return err
		}
	}
	if errors.Is(s.Err(), bufio.ErrTooLong) {
		return fmt.Errorf("line %d: %w: longer than %d bytes", line+1, ErrInput, MaxLine)
	}
	return s.Err()
}

// elements reads one array of objects.
func elements(r io.Reader, blank int, yield func(int, []byte) error) error {
	b, err := readWhole(r)
	if err != nil {
		return err
	}
	d := json.NewDecoder(bytes.NewReader(b))
	line, seen := blank+1, 0
	broken := func(err error) error {
		line += bytes.Count(b[seen:d.InputOffset()], []byte{'\n'})
		return fmt.Errorf("line %d: %w: the array: %w", line, ErrInput, err)
	}
	if _, err := d.Token(); err != nil {
		return broken(err)
	}
	for d.More() {
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return broken(err)
		}
		at := int(d.InputOffset()) - len(raw)
		line += bytes.Count(b[seen:at], []byte{'\n'})
		seen = at
		if len(raw) > MaxLine {
			return fmt.Errorf("line %d: %w: an object of more than %d bytes", line, ErrInput, MaxLine)
		}
		if err := yield(line, raw); err != nil {
			return err
		}
	}
	if _, err := d.Token(); err != nil {
		return broken(err)
	}
	if rest := bytes.TrimSpace(b[d.InputOffset():]); len(rest) > 0 {
		return broken(errors.New("something follows it"))
	}
	return nil
}
