// Command cast runs the demo and `job watch` in terminals of its own and writes what they show: casts in asciinema's format,
// version 2, and a still of the demo as SVG. `make cast` runs it. It has a module of its own, so that the program's does
// not require a terminal.
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"syscall"
	"time"
)

// Size of the terminals.
const (
	columns = 100
	rows    = 28
)

// stillAt is the part of the demo's time at which the still is taken: a job is in its middle then.
const stillAt = 0.6

// golden is the panel as its test holds it: a cast names its hash, and a test compares the two.
const golden = "cmd/infernet/testdata/panel.txt"

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: cast INFERNET FOLDER")
		os.Exit(2)
	}
	if err := record(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "cast:", err)
		os.Exit(1)
	}
}

func record(exe, to string) error {
	panel, err := os.ReadFile(golden)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(panel)
	hash := hex.EncodeToString(sum[:])
	demo, err := run(exe, "demo")
	if err != nil {
		return err
	}
	if err := demo.write(filepath.Join(to, "demo.cast"), "infernet demo", hash); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(to, "demo.svg"), demo.still(stillAt), 0o644); err != nil {
		return err
	}
	watch, err := recordWatch(exe)
	if err != nil {
		return err
	}
	return watch.write(filepath.Join(to, "job-watch.cast"), "infernet job watch", hash)
}

// recordWatch records `job watch` while a demo runs that nobody sees.
func recordWatch(exe string) (c cast, err error) {
	dir, err := os.MkdirTemp("", "infernet-cast-")
	if err != nil {
		return cast{}, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	demo := exec.Command(exe, "demo", "--keep", "--dir", dir, "--quiet")
	demo.Stderr = os.Stderr
	if err := demo.Start(); err != nil {
		return cast{}, err
	}
	defer func() {
		err = errors.Join(err, demo.Process.Signal(syscall.SIGINT))
		_ = demo.Wait() // it ends as it is told to
	}()
	client := filepath.Join(dir, "client")
	id, err := firstJob(exe, client)
	if err != nil {
		return cast{}, err
	}
	return run(exe, "--home", client, "job", "watch", id)
}

var idText = regexp.MustCompile(`0x[0-9a-f]{64}`)

// firstJob waits until a node has a job, and returns its id.
func firstJob(exe, home string) (string, error) {
	const patience = 2 * time.Minute
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(200 * time.Millisecond) {
		// Until the node runs the command fails.
		out, _ := exec.Command(exe, "--home", home, "--json", "job", "list").Output()
		if id := idText.Find(out); id != nil {
			return string(id), nil
		}
	}
	return "", errors.New("the demo posts no job: run it in a terminal, and look")
}

// header is the first line of a cast. Panel is of our own: players pass over what they do not know.
type header struct {
	Version int               `json:"version"`
	Width   int               `json:"width"`
	Height  int               `json:"height"`
	Title   string            `json:"title"`
	Env     map[string]string `json:"env"`
	Idle    float64           `json:"idle_time_limit"` // seconds
	Panel   string            `json:"panel_sha256"`
}

// write writes a cast: a header, then a line for each output.
func (c cast) write(path, title, panel string) (err error) {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	e := json.NewEncoder(f)
	e.SetEscapeHTML(false)
	err = e.Encode(header{2, columns, rows, title, map[string]string{"TERM": term}, 2, panel})
	for _, o := range c {
		if err == nil {
			err = e.Encode([]any{o.at.Round(time.Millisecond).Seconds(), "o", string(o.text)})
		}
	}
	return err
}
