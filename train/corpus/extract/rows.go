package extract

import (
	"context"
	"fmt"
	"os"

	"github.com/infernetprotocol/infernet/train/data/sft"
)

// rows reads the texts of a table or of JSON objects. Conversations are data sets already.
func (r *Reader) rows(ctx context.Context, f *os.File, y yield) error {
	info, err := f.Stat()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFile, err)
	}
	in, format, err := sft.Open(f, info.Size(), "")
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFile, err)
	}
	if format == sft.Text {
		return fmt.Errorf("%w: its first object has no key \"text\"", ErrFile)
	}
	if format != sft.Documents {
		return fmt.Errorf("%w: its rows are %s, not texts: a data set of these is ready for `infernet data prepare`",
			ErrFile, format)
	}
	var taken error // by whoever takes the texts, whose errors are not the file's
	err = sft.Read(in, format, func(_ int, d sft.Document) error {
		if taken = ctx.Err(); taken == nil {
			taken = y(d.Text)
		}
		return taken
	})
	if taken != nil || err == nil {
		return taken
	}
	return fmt.Errorf("%w: %w", ErrFile, err)
}
