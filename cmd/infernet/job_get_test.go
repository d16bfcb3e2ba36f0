package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

// cutModel is a model of two files whose downloads break off after some bytes.
type cutModel struct {
	files map[string]string
	extra api.JobFile // listed beside them
	after int64       // bytes of a download before it breaks off; 0: never
	sent  int
}

func (m *cutModel) JobFiles(context.Context, string) (all []api.JobFile, err error) {
	for _, name := range []string{"config.json", "adapter/model.safetensors"} {
		all = append(all, api.JobFile{Name: name, Bytes: int64(len(m.files[name]))})
	}
	if m.extra.Name != "" {
		all = append(all, m.extra)
	}
	return all, nil
}

func (m *cutModel) OpenJobFile(_ context.Context, _, name string) (io.ReadSeekCloser, error) {
	return &cutFile{Reader: strings.NewReader(m.files[name]), m: m, left: m.after}, nil
}

type cutFile struct {
	*strings.Reader
	m    *cutModel
	left int64
}

func (f *cutFile) Read(p []byte) (int, error) {
	if f.m.after > 0 {
		if f.left == 0 {
			return 0, io.ErrUnexpectedEOF
		}
		p = p[:min(int64(len(p)), f.left)]
	}
	n, err := f.Reader.Read(p)
	f.left -= int64(n)
	f.m.sent += n
	return n, err
}

func (f *cutFile) Close() error { return nil }

// TestADownloadGoesOnWhereItWasCut: every byte is sent once, and the folder has its name when it
// is whole.
func TestADownloadGoesOnWhereItWasCut(t *testing.T) {
	m := &cutModel{after: 30, files: map[string]string{
		"config.json": "{}", "adapter/model.safetensors": strings.Repeat("0123456789", 10),
	}}
	to := filepath.Join(t.TempDir(), "model")
	times := 0
	for err := error(nil); ; times++ {
		if err = download(t.Context(), m, "0x01", to); err == nil {
			break
		}
		if _, there := os.Stat(to); !errors.Is(err, io.ErrUnexpectedEOF) || there == nil || times > 10 {
			t.Fatalf("time %d: %v", times, err)
		}
	}
	if want := len(m.files["config.json"]) + 100; times != 3 || m.sent != want {
		t.Errorf("cut %d times, %d bytes sent, want %d", times, m.sent, want)
	}
	for name, want := range m.files {
		if b, err := os.ReadFile(filepath.Join(to, name)); err != nil || !bytes.Equal(b, []byte(want)) {
			t.Errorf("%s: %q, %v", name, b, err)
		}
	}
	if err := download(t.Context(), m, "0x01", to); err == nil || !strings.Contains(err.Error(), "exists already") {
		t.Errorf("over a folder: %v", err)
	}
}

// TestADownloadStaysInItsFolder: whatever a node says its files are called.
func TestADownloadStaysInItsFolder(t *testing.T) {
	for _, extra := range []api.JobFile{
		{Name: "../stolen", Bytes: 1}, {Name: "/etc/stolen", Bytes: 1}, {Name: "", Bytes: 1},
		{Name: "adapter/../../stolen", Bytes: 1}, {Name: "negative", Bytes: -1}, {Name: "short", Bytes: 5},
	} {
		m := &cutModel{files: map[string]string{"config.json": "{}", "../stolen": "x"}, extra: extra}
		dir := t.TempDir()
		err := download(t.Context(), m, "0x01", filepath.Join(dir, "model"))
		if _, there := os.Stat(filepath.Join(dir, "stolen")); there == nil || err == nil && extra.Name != "" {
			t.Errorf("%+v: %v", extra, err)
		}
	}
}
