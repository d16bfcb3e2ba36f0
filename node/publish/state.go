package publish

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
)

// maxState is the largest state file that is read, in bytes.
const maxState = 64 << 20

// state is what a run that was cut leaves for the next one. It has addresses that the hub signed for some
// hours, so only its owner may read it; the token is not in it.
type state struct {
	path     string
	Version  int                `json:"version"` // 1
	Target   string             `json:"target"`
	Endpoint string             `json:"endpoint"`
	Uploads  map[string]*upload `json:"uploads"` // begun and not complete, by the file's SHA-256
}

// upload is a file that is sent in parts.
type upload struct {
	Size     int64        `json:"size"`
	Chunk    int64        `json:"chunk"`    // bytes of every part but the last
	Complete string       `json:"complete"` // where the parts are put together
	Parts    []uploadPart `json:"parts"`
}

// uploadPart is a part of a file. ETag is what its store answered, empty while it is not there.
type uploadPart struct {
	Address string `json:"address"`
	ETag    string `json:"etag,omitempty"`
}

// StatePath is the state file of publishing a folder to a target at an endpoint.
func StatePath(dir string, t Target, endpoint string) (string, error) {
	abs, err := filepath.Abs(dir)
	sum := sha256.Sum256([]byte(t.String() + "\n" + endpoint))
	name := "." + filepath.Base(abs) + ".publish-" + hex.EncodeToString(sum[:4]) + ".json"
	return filepath.Join(filepath.Dir(abs), name), err
}

// loadState reads the state file. One that is missing, damaged or of something else is as none: then
// everything that the hub lacks is sent.
func loadState(path, target, endpoint string) (*state, error) {
	none := &state{path: path, Version: 1, Target: target, Endpoint: endpoint, Uploads: map[string]*upload{}}
	f, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return none, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, maxState))
	if err != nil {
		return nil, err
	}
	s := state{path: path}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if d.Decode(&s) != nil || s.Version != 1 || s.Target != target || s.Endpoint != endpoint || s.Uploads == nil {
		return none, nil
	}
	return &s, nil
}

// save writes the state so that it outlasts a loss of power.
func (s *state) save() (err error) {
	b, err := json.Marshal(s)
	if err != nil {
		return err
	}
	dir := filepath.Dir(s.path)
	f, err := os.CreateTemp(dir, filepath.Base(s.path)+".*") // for its owner alone
	if err != nil {
		return err
	}
	_, err = f.Write(b)
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		err = os.Rename(f.Name(), s.path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// forget removes a file's upload.
func (s *state) forget(oid string) error {
	if _, ok := s.Uploads[oid]; !ok {
		return nil
	}
	delete(s.Uploads, oid)
	return s.save()
}

// remove deletes the state file once everything is published.
func (s *state) remove() error {
	if err := os.Remove(s.path); !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}
