package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/train/tfevents"
)

// boardFile takes the figures of a step as TensorBoard reads them.
type boardFile struct{ file *os.File } // nil: nobody asked for one

// openBoard begins a new file in a folder. Its first step is the one after the
// given: what files of a killed run say about later ones is done again.
func openBoard(dir string, step uint32) (b boardFile, err error) {
	if dir == "" {
		return b, nil
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return b, err
	}
	now := time.Now()
	name, err := boardName(dir, now.Unix())
	if err != nil {
		return b, err
	}
	if b.file, err = os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644); err != nil {
		return b, err
	}
	_, err = b.file.Write(tfevents.AppendStart(nil, secondsOf(now), step+1))
	return b, err
}

// boardName is a name after those of all files of a folder, though two runs
// start in one second or the clock was set back.
func boardName(dir string, seconds int64) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	for _, e := range entries {
		rest, ours := strings.CutPrefix(e.Name(), tfevents.FilePrefix)
		digits, _, _ := strings.Cut(rest, ".")
		if n, err := strconv.ParseUint(digits, 10, 32); ours && err == nil {
			seconds = max(seconds, int64(n)+1)
		}
	}
	return filepath.Join(dir, fmt.Sprintf("%s%010d.infernet", tfevents.FilePrefix, seconds)), nil
}

func (b boardFile) close() error {
	if b.file == nil {
		return nil
	}
	return b.file.Close()
}

func (b boardFile) add(m stepMetrics) error {
	if b.file == nil {
		return nil
	}
	_, err := b.file.Write(tfevents.AppendScalars(nil, secondsOf(time.Now()), m.Step, m.scalars()))
	return err
}

// scalars are the figures of a line by the names under which they are drawn.
func (m stepMetrics) scalars() []tfevents.Scalar {
	if m.EvalLoss != nil {
		return []tfevents.Scalar{{Tag: "eval/loss", Value: *m.EvalLoss}}
	}
	return []tfevents.Scalar{
		{Tag: "train/loss", Value: *m.Loss},
		{Tag: "train/norm", Value: *m.Norm},
		{Tag: "train/rate", Value: float32(m.Rate)},
		{Tag: "train/tokens_per_second", Value: float32(m.TokensPerSecond)},
	}
}

func secondsOf(t time.Time) float64 { return float64(t.UnixMicro()) / 1e6 }
