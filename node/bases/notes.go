package bases

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/program"
)

// Names of the notes beside a model's files. No archive has them: hf.Unpack knows only a model's files.
const (
	notesDir  = ".infernet"
	aboutNote = "about.json"
	keptNote  = "kept"
	jobNotes  = "jobs"
)

// about is what is noted of a base as such.
type about struct {
	Root    program.Base `json:"root,omitzero"` // zero: not computed yet
	Licence string       `json:"licence,omitempty"`
}

// readAbout returns the zero value for a folder without notes or with damaged ones, as a crash leaves it.
func readAbout(dir string) (a about, err error) {
	b, err := os.ReadFile(filepath.Join(dir, notesDir, aboutNote))
	if errors.Is(err, fs.ErrNotExist) {
		return a, nil
	} else if err != nil {
		return a, err
	}
	if json.Unmarshal(b, &a) != nil {
		return about{}, nil
	}
	return a, nil
}

func (a about) write(dir string) error {
	b, err := json.Marshal(a)
	if err != nil {
		return err
	}
	return writeNote(dir, aboutNote, b)
}

// writeNote replaces a note of a base as a whole. The error wraps fs.ErrNotExist if the base is not here.
func writeNote(dir, name string, text []byte) error {
	at := filepath.Join(dir, notesDir)
	for _, folder := range []string{at, filepath.Join(at, jobNotes)} {
		if err := os.Mkdir(folder, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
			return err
		}
	}
	f, err := os.CreateTemp(at, ".new-")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // does nothing after the rename
	_, err = f.Write(text)
	if err := errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), filepath.Join(at, name))
}

// Use is a job that uses a base, until a chain time in seconds.
type Use struct {
	Job   market.JobID `json:"job"`
	Until uint64       `json:"until"`
}

// Hold notes that a job uses a base until a chain time, and forgets the jobs that no longer do. A base that is not
// here is held by nothing.
func (s *Store) Hold(b market.Base, u Use, now uint64) error {
	dir, err := s.path(b)
	if err != nil {
		return err
	}
	uses, err := usesOf(dir)
	if err != nil {
		return err
	}
	for _, old := range uses {
		if old == u {
			return nil
		}
		if old.Until < now {
			if err := os.Remove(useNote(dir, old.Job)); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
		}
	}
	err = writeNote(dir, filepath.Join(jobNotes, u.Job.String()), strconv.AppendUint(nil, u.Until, 10))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

func useNote(dir string, job market.JobID) string {
	return filepath.Join(dir, notesDir, jobNotes, job.String())
}

// usesOf reads the notes of jobs, also of those that have ended.
func usesOf(dir string) (out []Use, err error) {
	entries, err := os.ReadDir(filepath.Join(dir, notesDir, jobNotes))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	out = make([]Use, 0, len(entries))
	for _, e := range entries {
		var u Use
		if u.Job.UnmarshalText([]byte(e.Name())) != nil {
			continue // being written
		}
		b, err := os.ReadFile(useNote(dir, u.Job))
		if errors.Is(err, fs.ErrNotExist) {
			continue // forgotten meanwhile
		}
		if err != nil {
			return nil, err
		}
		if u.Until, err = strconv.ParseUint(string(b), 10, 64); err == nil {
			out = append(out, u) // one that a crash damaged is written again by the job's next segment
		}
	}
	return out, nil
}
