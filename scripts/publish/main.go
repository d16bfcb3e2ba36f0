// Command publish compares `infernet publish` with the hub's own client (huggingface_hub), over the hub of the
// tests. The client's speaking with that hub shows that it has the real protocol. It is run by
// scripts/publish/run.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/infernetprotocol/infernet/node/publish"
	"github.com/infernetprotocol/infernet/node/publish/hubtest"
)

const token = "hf_SecretSecretSecretSecret"

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: publish PYTHON")
		os.Exit(2)
	}
	if err := compare(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "publish:", err)
		os.Exit(1)
	}
}

func compare(python string) error {
	tmp, err := os.MkdirTemp("", "publish")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	folder, out := filepath.Join(tmp, "tuned"), filepath.Join(tmp, "out")
	files := model()
	if err := write(folder, files); err != nil {
		return err
	}
	hub := hubtest.New(token)
	defer hub.Close()
	hub.Chunk = 1 << 16
	if err := ours(hub, folder); err != nil {
		return err
	}
	if err := theirs(hub, python, folder, out); err != nil {
		return err
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(out, name))
		if err != nil {
			return err
		}
		if !bytes.Equal(got, want) {
			return fmt.Errorf("%s: what their client downloads differs", name)
		}
	}
	return equal(hub, folder, files)
}

// model is the folder of a model: text, an empty file, and two large ones.
func model() map[string][]byte {
	r := rand.New(rand.NewPCG(1, 2)) //nolint:gosec // the same files every time
	large := func(n int) []byte {
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		return b
	}
	return map[string][]byte{
		"README.md":                         []byte("---\nlicense: apache-2.0\n---\n# Tuned\n"),
		"provenance.json":                   []byte(`{"version": 1}` + "\n"),
		"merged/config.json":                []byte("{}\n"),
		"merged/empty.txt":                  {},
		"merged/tokenizer.json":             bytes.Repeat([]byte("text "), 4000),
		"merged/model.safetensors":          large(1_000_003),
		"adapter/adapter_model.safetensors": large(50_000),
	}
}

func write(dir string, files map[string][]byte) error {
	for name, b := range files {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, b, 0o600)); err != nil {
			return err
		}
	}
	return nil
}

// ours publishes the folder, with one cut on the way.
func ours(hub *hubtest.Hub, folder string) error {
	hub.CutAfter(8)
	if _, err := send(hub, folder, "ours"); !errors.Is(err, publish.ErrAway) {
		return fmt.Errorf("the connection was not cut: %w", err)
	}
	before := len(hub.Arrived())
	r, err := send(hub, folder, "ours")
	if err != nil {
		return err
	}
	fmt.Printf("ours: %d parts before a cut, %d after it, commit %s\n", before, len(hub.Arrived()), r.Commit)
	return nil
}

func send(hub *hubtest.Hub, folder, name string) (publish.Result, error) {
	return publish.Publish(context.Background(), publish.Job{Folder: folder, Endpoint: hub.URL, Token: token,
		Target: publish.Target{Organisation: "org", Name: name}, Message: "A model"})
}

// theirs downloads what we published, and uploads the folder to another repository, whose large files
// the hub forgets for it.
func theirs(hub *hubtest.Hub, python, folder, out string) error {
	hub.ForgetObjects()
	home, err := os.MkdirTemp("", "publish")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	c := exec.Command(python, "scripts/publish/client.py", hub.URL, folder, out) //nolint:gosec // by the caller
	c.Env = append(os.Environ(), "HF_TOKEN="+token, "HF_HOME="+home, "HF_HUB_DISABLE_XET=1",
		"HF_HUB_DISABLE_PROGRESS_BARS=1", "HF_HUB_DISABLE_TELEMETRY=1")
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	if err := c.Run(); err != nil {
		return fmt.Errorf("the hub's own client: %w", err)
	}
	fmt.Printf("theirs: %d parts\n", len(hub.Arrived()))
	return nil
}

// equal compares both repositories, and has ours find nothing to send to theirs.
func equal(hub *hubtest.Hub, folder string, files map[string][]byte) error {
	a, _ := hub.Files("org/ours")
	b, _ := hub.Files("org/theirs")
	if !maps.EqualFunc(a, files, bytes.Equal) || !maps.EqualFunc(b, files, bytes.Equal) {
		return errors.New("the repositories differ from the folder")
	}
	r, err := send(hub, folder, "theirs")
	if err != nil {
		return err
	}
	if r.Sent != 0 || r.Commit != "" {
		return fmt.Errorf("%d bytes were sent to a repository that had everything", r.Sent)
	}
	if faults := hub.Faults(); len(faults) > 0 {
		return fmt.Errorf("the protocol was broken: %q", faults)
	}
	fmt.Printf("equal: %d files in both repositories and in the download\n", len(files))
	return nil
}
