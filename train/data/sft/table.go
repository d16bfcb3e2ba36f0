package sft

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/format"
)

// tableMagic is how a Parquet file begins (https://parquet.apache.org/docs/file-format/).
const tableMagic = "PAR1"

// tableKeys are the columns of a Parquet file that a format reads. A table has others for people: identifiers,
// scores, topics. They are left out, whereas an unknown key of a JSON object is refused.
var tableKeys = map[Format][]string{
	Documents:   {"text"},
	ChatML:      {"messages", "tools"},
	ShareGPT:    {"conversations"},
	Alpaca:      {"instruction", "input", "output", "system"},
	Preferences: {"prompt", "chosen", "rejected", "system"},
	Completions: {"prompt", "completion"},
}

// table reads the rows of a Parquet file as JSON objects, one a line.
type table struct {
	rows  *parquet.GenericReader[any]
	batch [64]any
	line  bytes.Buffer
	size  int // bytes made so far
}

// openTable opens a Parquet file. An empty format is found out by the names of the columns.
func openTable(r io.ReaderAt, size int64, f Format) (t *table, _ Format, err error) {
	defer recovered(&err)
	file, err := parquet.OpenFile(r, size, parquet.SkipBloomFilters(true), parquet.SkipPageIndex(true))
	if err != nil {
		return nil, f, fmt.Errorf("%w: the Parquet file: %w", ErrInput, err)
	}
	var names []string
	for _, field := range file.Schema().Fields() {
		names = append(names, field.Name())
	}
	if f == "" {
		f = formatOf(func(key string) bool { return slices.Contains(names, key) })
	}
	columns := parquet.Group{}
	for _, field := range file.Schema().Fields() {
		if slices.Contains(tableKeys[f], field.Name()) {
			columns[field.Name()] = field
		}
	}
	if len(columns) == 0 {
		return nil, f, fmt.Errorf("%w: the Parquet file has the columns %q, of which no format reads one: rename "+
			"them as `infernet data prepare --help` shows", ErrInput, names)
	}
	if err := decodable(file); err != nil {
		return nil, f, err
	}
	return &table{rows: parquet.NewGenericReader[any](file, parquet.NewSchema("rows", columns))}, f, nil
}

// decodable refuses LZ4, for which the library takes more and more memory where a block is damaged.
func decodable(file *parquet.File) error {
	for _, group := range file.Metadata().RowGroups {
		for _, c := range group.Columns {
			if codec := c.MetaData.Codec; codec == format.Lz4 || codec == format.Lz4Raw {
				return fmt.Errorf("%w: the Parquet file is compressed by %s: write it with snappy or zstd", ErrInput,
					codec)
			}
		}
	}
	return nil
}

// Read implements io.Reader.
func (t *table) Read(p []byte) (n int, err error) {
	defer recovered(&err)
	for t.line.Len() == 0 {
		if err := t.fill(); err != nil {
			return 0, err
		}
	}
	return t.line.Read(p)
}

// fill makes the lines of some rows.
func (t *table) fill() error {
	n, err := t.rows.Read(t.batch[:])
	for _, row := range t.batch[:n] {
		b, err := json.Marshal(withoutNulls(row))
		if err != nil {
			return fmt.Errorf("%w: the Parquet file: %w", ErrInput, err)
		}
		t.line.Write(b)
		t.line.WriteByte('\n')
	}
	if t.size += t.line.Len(); t.size > MaxText {
		return fmt.Errorf("%w: the rows of the Parquet file have more than %d bytes: cut it", ErrInput, MaxText)
	}
	switch {
	case n > 0:
		return nil
	case err == nil:
		return io.ErrNoProgress
	case errors.Is(err, io.EOF):
		return io.EOF
	}
	return fmt.Errorf("%w: the Parquet file: %w", ErrInput, err)
}

// withoutNulls leaves out the keys that a row has no value for.
func withoutNulls(value any) any {
	switch v := value.(type) {
	case map[string]any:
		for key, of := range v {
			if of == nil {
				delete(v, key)
				continue
			}
			v[key] = withoutNulls(of)
		}
	case []any:
		for i := range v {
			v[i] = withoutNulls(v[i])
		}
	}
	return value
}

// recovered turns a panic of the Parquet library, which a damaged file can cause, into an error.
func recovered(err *error) {
	if why := recover(); why != nil {
		*err = fmt.Errorf("%w: the Parquet file is damaged: %v", ErrInput, why)
	}
}
