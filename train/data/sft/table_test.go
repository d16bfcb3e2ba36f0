package sft

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// tableLines are the rows of the files in testdata, which pyarrow 21 wrote with another compression each.
var tableLines = map[string]struct {
	format Format
	lines  string
}{
	"chatml": {ChatML, strings.Join([]string{ // zstd, with a column "source"
		`{"messages":[{"role":"user","content":"What is 0 plus 0?"},{"role":"assistant","content":"0, «ahoy»\n"}]}`,
		`{"messages":[{"role":"user","content":"What is 1 plus 1?"},{"role":"assistant","content":"2, «ahoy»\n"}]}`,
		`{"messages":[{"role":"user","content":"What is 2 plus 2?"},{"role":"assistant","content":"4, «ahoy»\n"}]}`,
		`{"messages":[{"role":"user","content":"What is 3 plus 3?"},{"role":"assistant","content":"6, «ahoy»\n"}]}`,
		`{"messages":[{"role":"user","content":"What is 4 plus 4?"},{"role":"assistant","content":"8, «ahoy»\n"}]}`,
	}, "\n")},
	"alpaca": {Alpaca, `{"instruction":"a","output":"1"}
{"instruction":"b","input":"","output":"2"}
{"instruction":"c","input":"more","output":"3"}`}, // snappy, two groups of rows, a null
	"text": {Documents, `{"text":"one"}` + "\n" + `{"text":"two"}`}, // gzip, a dictionary
	"preferences": {Preferences, `{"chosen":[{"role":"user","content":"What is 0 plus 0?"},` +
		`{"role":"assistant","content":"0, «ahoy»\n"}],` +
		`"rejected":[{"role":"user","content":"What is 0 plus 0?"},{"role":"assistant","content":"no"}]}` + "\n" +
		`{"chosen":[{"role":"user","content":"What is 1 plus 1?"},{"role":"assistant","content":"2, «ahoy»\n"}],` +
		`"rejected":[{"role":"user","content":"What is 1 plus 1?"},{"role":"assistant","content":"no"}]}`}, // brotli
	"odd": {Documents, `{"text":"a"}` + "\n" + `{"text":"b"}`}, // not compressed; beside times, numbers and bytes
}

func TestATableIsReadAsItsRows(t *testing.T) {
	for name, want := range tableLines {
		raw := tableFile(t, name)
		got, format, err := openAll(raw, "")
		if err != nil || format != want.format {
			t.Errorf("%s: %q, %v", name, format, err)
			continue
		}
		if lines, _, err := openAll([]byte(want.lines), ""); err != nil || !reflect.DeepEqual(got, lines) {
			t.Errorf("%s: rows %+v\nlines %+v, %v", name, got, lines, err)
		}
	}
}

func TestTablesThatAreRefused(t *testing.T) {
	_, _, err := openAll(tableFile(t, "alpaca"), ChatML)
	if !errors.Is(err, ErrInput) || !strings.Contains(err.Error(), `"instruction"`) {
		t.Errorf("the columns of Alpaca as chats: %v", err)
	}
	_, _, err = openAll(tableFile(t, "lz4"), "")
	if !errors.Is(err, ErrInput) || !strings.Contains(err.Error(), "zstd") {
		t.Errorf("LZ4: %v", err)
	}
	if got, f, err := openAll(tableFile(t, "text"), Documents); err != nil || f != Documents || len(got) != 2 {
		t.Errorf("a format that is asked for: %v, %q, %v", got, f, err)
	}
}

// TestDamagedTables: no cut and no changed byte of a file ends the process or makes an error of another kind.
func TestDamagedTables(t *testing.T) {
	for name := range tableLines {
		raw := tableFile(t, name)
		for n := len(tableMagic); n < len(raw); n += 7 {
			if _, _, err := openAll(raw[:n], ""); !errors.Is(err, ErrInput) {
				t.Errorf("%s: its first %d bytes: %v", name, n, err)
			}
		}
		for i := len(tableMagic); i < len(raw); i += 5 {
			b := bytes.Clone(raw)
			b[i] ^= 0x55
			if _, _, err := openAll(b, ""); err != nil && !errors.Is(err, ErrInput) {
				t.Errorf("%s: byte %d changed: %v", name, i, err)
			}
		}
	}
}

func tableFile(t *testing.T, name string) []byte {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata", name+".parquet"))
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// openAll reads a whole raw file.
func openAll(raw []byte, f Format) (all []Document, _ Format, err error) {
	in, f, err := Open(bytes.NewReader(raw), int64(len(raw)), f)
	if err != nil {
		return nil, f, err
	}
	return all, f, Read(in, f, func(_ int, d Document) error {
		all = append(all, d)
		return nil
	})
}
