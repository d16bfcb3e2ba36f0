//go:build linux || darwin

package main

import (
	"bytes"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
)

// jobFolder is a folder with a data set inside of it, one beside it, and links and devices that lead out.
func jobFolder(t *testing.T) string {
	t.Helper()
	above := t.TempDir()
	dir := filepath.Join(above, "job")
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	check(os.Mkdir(dir, 0o700))
	check(os.WriteFile(filepath.Join(dir, "data.txt"), []byte("open"), 0o600))
	check(os.WriteFile(filepath.Join(above, "private.txt"), []byte("private"), 0o600))
	check(os.Symlink("../private.txt", filepath.Join(dir, "link.txt")))
	check(os.Symlink("..", filepath.Join(dir, "up")))
	check(os.Symlink("data.txt", filepath.Join(dir, "same.txt")))
	check(unix.Mkfifo(filepath.Join(dir, "pipe"), 0o600))
	check(os.Mkdir(filepath.Join(dir, "folder"), 0o700))
	huge, err := os.Create(filepath.Join(dir, "huge"))
	check(err)
	check(huge.Truncate(api.MaxBlob + 1)) // sparse
	check(huge.Close())
	return dir
}

// TestHostileD2DataStaysInTheFolder: a job file of somebody else's cannot name the reader's private files.
func TestHostileD2DataStaysInTheFolder(t *testing.T) {
	dir := jobFolder(t)
	for name, want := range map[string]string{
		"data.txt": "", "./data.txt": "", "same.txt": "", filepath.Join(dir, "data.txt"): "",
		"../private.txt":           "outside",
		"folder/../../private.txt": "outside",
		"link.txt":                 "outside",
		"up/private.txt":           "outside",
		"/etc/passwd":              "outside",
		"/dev/zero":                "outside",
		"folder":                   "not a regular file",
		"huge":                     "at most",
		"none.txt":                 "no such file",
	} {
		f, err := openData(dir, name, false)
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
		if want == "outside" && !strings.Contains(api.Hint(err), "--allow-outside") {
			t.Errorf("%s: hint %q does not name the flag", name, api.Hint(err))
		}
		if err == nil {
			f.Close()
		}
	}
	f, err := openData(dir, "../private.txt", true)
	if err != nil {
		t.Fatalf("with the flag: %v", err)
	}
	f.Close()
}

// TestHostileD3DataIsARegularFile: a pipe without a writer and an endless device are refused at once.
func TestHostileD3DataIsARegularFile(t *testing.T) {
	dir := jobFolder(t)
	done := make(chan error, 4)
	for _, open := range []func() error{
		func() error { _, err := openData(dir, "pipe", false); return err },
		func() error { _, err := openData(dir, "pipe", true); return err },
		func() error { _, err := openData(dir, "/dev/zero", true); return err },
		func() error { _, err := readRegular(filepath.Join(dir, "pipe"), maxDataset); return err },
	} {
		go func() { done <- open() }()
		select {
		case err := <-done:
			if err == nil || !strings.Contains(err.Error(), "not a regular file") {
				t.Errorf("opened what is no file: %v", err)
			}
		case <-time.After(10 * time.Second):
			t.Fatal("opening waits for the other end of a pipe")
		}
	}
}

// TestHostileD2QuotePublishesNothing: a quote sends the node the job file alone.
func TestHostileD2QuotePublishesNothing(t *testing.T) {
	dir := jobFolder(t)
	job := filepath.Join(dir, "job.yml")
	if err := os.WriteFile(job, []byte(jobfile.Example()), 0o600); err != nil {
		t.Fatal(err)
	}
	home, err := os.MkdirTemp("", "q") // a socket's path is short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(home) })
	h, err := findHome(home)
	if err != nil {
		t.Fatal(err)
	}
	calls := recordCalls(t, h.Socket())
	var out, stderr bytes.Buffer
	if code := run([]string{"--home", home, "job", "quote", job}, strings.NewReader(""), &out, &stderr); code != 0 {
		t.Fatalf("exit %d: %s", code, stderr.String())
	}
	if got := calls(); !slices.Equal(got, []string{"POST /v1/quote"}) {
		t.Errorf("a quote calls %v", got)
	}
	// A post hands over the data, so the recorder would have seen it.
	run([]string{"--home", home, "job", "post", job}, strings.NewReader(""), &out, &stderr)
	if got := calls(); !slices.Contains(got, "PUT /v1/blobs") {
		t.Errorf("a post calls %v", got)
	}
}

// recordCalls serves a socket with empty answers, and returns what was called.
func recordCalls(t *testing.T, socket string) func() []string {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(socket), 0o700); err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var calls []string
	s := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		calls = append(calls, r.Method+" "+r.URL.Path)
		_, _ = w.Write([]byte("{}"))
	})}
	go func() { _ = s.Serve(l) }() // ends with the server
	t.Cleanup(func() { s.Close() })
	return func() []string {
		mu.Lock()
		defer mu.Unlock()
		return slices.Clone(calls)
	}
}
