package sft

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"github.com/infernetprotocol/infernet/train/strictjson"
)

// detected says by which key of an object a format is known, the most telling first.
var detected = []struct {
	key    string
	format Format
}{
	{"messages", ChatML}, {"conversations", ShareGPT}, {"rejected", Preferences}, {"instruction", Alpaca},
	{"completion", Completions}, {"text", Documents},
}

// Detect finds out the format of a raw file by its first object, which is a line or an entry of an
// array. What is no JSON object with a known key is a text. More than MaxLine bytes are not read.
func Detect(raw []byte) Format {
	raw = bytes.TrimSpace(bytes.TrimPrefix(raw[:min(len(raw), MaxLine)], []byte("\ufeff")))
	first := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(raw, []byte("["))))
	var object json.RawMessage
	if first.Decode(&object) != nil {
		return Text
	}
	o, err := strictjson.Parse(object, maxKeys)
	if err != nil {
		return Text
	}
	return formatOf(func(key string) bool { _, ok := o.Values[key]; return ok })
}

// formatOf is the format of an object that has these keys.
func formatOf(has func(key string) bool) Format {
	for _, d := range detected {
		if has(d.key) {
			return d.format
		}
	}
	return Text
}

// Open opens a raw file of size bytes for Read. The rows of a Parquet file become JSON objects. The format is the one
// asked for or, if that is empty, found out as Detect does. The error wraps ErrInput, or is that of r.
func Open(r io.ReaderAt, size int64, f Format) (*bufio.Reader, Format, error) {
	in := bufio.NewReaderSize(io.NewSectionReader(r, 0, size), MaxLine)
	start, err := in.Peek(MaxLine)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, f, err
	}
	if bytes.HasPrefix(start, []byte(tableMagic)) {
		t, f, err := openTable(r, size, f)
		if err != nil {
			return nil, f, err
		}
		in.Reset(t)
		return in, f, nil
	}
	if f == "" {
		f = Detect(start)
	}
	return in, f, nil
}
