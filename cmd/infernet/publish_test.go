package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/publish/hubtest"
)

func TestPublishShowsNoToken(t *testing.T) {
	const token = "hf_SecretSecretSecret"
	hub := hubtest.New(token)
	defer hub.Close()
	hub.Chunk = 1000
	dir := filepath.Join(t.TempDir(), "tuned")
	file := filepath.Join(t.TempDir(), "token")
	if err := errors.Join(os.Mkdir(dir, 0o755), os.WriteFile(file, []byte(token+"\n"), 0o600),
		os.WriteFile(filepath.Join(dir, "model.safetensors"), bytes.Repeat([]byte{0, 1}, 5000), 0o600),
		os.WriteFile(filepath.Join(dir, "token"), []byte(token), 0o600)); err != nil {
		t.Fatal(err)
	}
	publish := func(want int, more ...string) string {
		t.Helper()
		var out bytes.Buffer
		args := append([]string{"publish", dir, "--to", "hf://org/tuned", "--endpoint", hub.URL}, more...)
		if code := run(args, nil, &out, &out); code != want {
			t.Fatalf("exit code %d, not %d: %s", code, want, &out)
		}
		if strings.Contains(out.String(), token) {
			t.Fatalf("the token is shown: %s", &out)
		}
		return out.String()
	}
	t.Setenv(tokenVariable, "")
	if s := publish(exitUsage); !strings.Contains(s, "HF_TOKEN") {
		t.Error(s)
	}
	if s := publish(exitUsage, "--token-file", filepath.Join(dir, "token")); !strings.Contains(s, "published") {
		t.Error(s)
	}
	if err := os.Remove(filepath.Join(dir, "token")); err != nil {
		t.Fatal(err)
	}
	hub.CutAfter(4)
	if s := publish(exitFailed, "--token-file", file); !strings.Contains(s, "goes on") {
		t.Error(s)
	}
	hub.Arrived()
	t.Setenv(tokenVariable, token)
	if s := publish(exitOK); !strings.Contains(s, "10000 bytes") {
		t.Error(s)
	}
	if n := len(hub.Arrived()); n != 6 {
		t.Errorf("%d parts were sent again or for the first time, not 6", n)
	}
	if s := publish(exitOK, "--json"); !strings.Contains(s, `"sent_bytes":0`) {
		t.Error(s)
	}
	t.Setenv(tokenVariable, "hf_AnotherAnother")
	if s := publish(exitFailed); strings.Contains(s, "AnotherAnother") {
		t.Error(s)
	}
}
