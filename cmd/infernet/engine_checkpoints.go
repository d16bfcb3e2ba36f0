package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// keptCheckpoints is the number of checkpoints that stay: the newest, and one
// before it.
const keptCheckpoints = 2

// checkpointName is the step and the root of the state. The root tells on
// reading whether the file is what was written.
var checkpointName = regexp.MustCompile(`^step-([0-9]{8})-(0x[0-9a-f]{64})\.checkpoint$`)

// checkpoints is the folder where a run keeps its state.
type checkpoints struct {
	dir   string // "" keeps nothing
	every uint32 // steps
}

// due reports whether the state after a step is to be kept.
func (c checkpoints) due(step uint32) bool { return c.dir != "" && step%c.every == 0 }

// list is the names of the checkpoints, the oldest first.
func (c checkpoints) list() (names []string, err error) {
	entries, err := os.ReadDir(c.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, e := range entries {
		if checkpointName.MatchString(e.Name()) {
			names = append(names, e.Name())
		}
	}
	slices.Sort(names) // steps have one width
	return names, err
}

// open makes the folder. Without resume it holds no checkpoint yet.
func (c checkpoints) open(resume bool) error {
	if c.dir == "" {
		return nil
	}
	names, err := c.list()
	if err != nil {
		return err
	}
	if len(names) > 0 && !resume {
		return &usageError{fmt.Errorf("--checkpoints: %s holds the run up to %s", c.dir, names[len(names)-1]),
			"go on with --resume, or name another folder"}
	}
	return os.MkdirAll(c.dir, 0o755)
}

// save keeps a state, unless it is kept already, and removes old ones.
func (c checkpoints) save(t *engine.Trainer, root commit.Root) error {
	name := filepath.Join(c.dir, fmt.Sprintf("step-%08d-%s.checkpoint", t.StepIndex(), root))
	if _, err := os.Lstat(name); err == nil {
		return nil
	}
	if _, err := createNew(name, t.Save); err != nil {
		return err
	}
	return c.prune()
}

// prune removes all but the newest checkpoints, and what a killed run left.
func (c checkpoints) prune() error {
	names, err := c.list()
	if err != nil {
		return err
	}
	old := names[:max(0, len(names)-keptCheckpoints)]
	partial, err := filepath.Glob(filepath.Join(c.dir, "step-*"+partialSuffix))
	for _, name := range old {
		err = errors.Join(err, os.Remove(filepath.Join(c.dir, name)))
	}
	for _, name := range partial {
		err = errors.Join(err, os.Remove(name))
	}
	return err
}

// resume loads the newest state, if there is one.
func (c checkpoints) resume(t *engine.Trainer, root func() (commit.Root, error)) error {
	names, err := c.list()
	if err != nil || len(names) == 0 {
		return err
	}
	name := filepath.Join(c.dir, names[len(names)-1])
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := t.Load(f); err != nil {
		return &usageError{fmt.Errorf("%s: %w", name, err), "resume with the flags and the files of the first run, " +
			"or remove the file to go on from the one before"}
	}
	said := checkpointName.FindStringSubmatch(names[len(names)-1])
	step, err := strconv.ParseUint(said[1], 10, 32)
	if err != nil {
		return err
	}
	got, err := root()
	if err == nil && (!strings.EqualFold(got.String(), said[2]) || uint32(step) != t.StepIndex()) {
		err = &usageError{fmt.Errorf("%s is damaged: its state of step %d has root %s", name, t.StepIndex(), got),
			"remove it to go on from the one before"}
	}
	return err
}
