package api

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"time"
)

// maxSessionsFile bounds what is read of the file, in bytes.
const maxSessionsFile = 32 << 10

// errSessions means that the file of sessions holds something else.
var errSessions = errors.New("no file of browser sessions")

// sessionsVersion is that of the file. One of another version lets nobody in.
const sessionsVersion = 1

// keptSessions are the file.
type keptSessions struct {
	Version  int           `json:"version"` // sessionsVersion
	Sessions []keptSession `json:"sessions"`
}

// keptSession is a session in the file: whoever reads it cannot use it.
type keptSession struct {
	Digest string    `json:"sha256"` // of the token
	Begun  time.Time `json:"begun"`
}

// openSessions returns the sessions that a file holds, of which each only reads: the right to act ends with the
// process. One that began more than SessionIdle ago is over, for the file does not tell whether it was used since. With
// an error come sessions that are as if the file were not there.
func openSessions(file string, now func() time.Time) (*sessions, error) {
	s := newSessions(now)
	s.file = file
	all, err := readSessions(file)
	if errors.Is(err, fs.ErrNotExist) || file == "" {
		return s, nil
	}
	for _, k := range all {
		var d digest
		if n, err := hex.Decode(d[:], []byte(k.Digest)); err != nil || n != len(d) {
			clear(s.open)
			return s, fmt.Errorf("%w: %s: a digest", errSessions, file)
		}
		if age := now().Sub(k.Begun); age >= 0 && age <= SessionIdle {
			s.open[d] = session{scope: ScopeRead, begun: k.Begun, used: k.Begun, acted: k.Begun}
		}
	}
	return s, err
}

func readSessions(file string) ([]keptSession, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, maxSessionsFile+1))
	if err != nil {
		return nil, err
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	var kept keptSessions
	if err := d.Decode(&kept); err != nil || d.InputOffset() > maxSessionsFile || kept.Version != sessionsVersion ||
		len(kept.Sessions) > maxSessions {
		return nil, fmt.Errorf("%w: %s", errSessions, file)
	}
	for _, k := range kept.Sessions {
		if len(k.Digest) != hex.EncodedLen(len(digest{})) {
			return nil, fmt.Errorf("%w: %s: a digest", errSessions, file)
		}
	}
	return kept.Sessions, nil
}

// keep writes the sessions to the file. If that fails they end with the process, which loses nothing but a link that is
// asked for again. The caller holds the lock.
func (s *sessions) keep() {
	if s.file == "" {
		return
	}
	all := make([]keptSession, 0, len(s.open))
	for d, x := range s.open {
		all = append(all, keptSession{hex.EncodeToString(d[:]), x.begun})
	}
	part := s.file + ".new"
	b, err := json.Marshal(keptSessions{sessionsVersion, all})
	if err == nil {
		err = os.WriteFile(part, b, 0o600)
	}
	if err == nil {
		_ = os.Rename(part, s.file)
	}
}
