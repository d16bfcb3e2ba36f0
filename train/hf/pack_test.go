package hf_test

import (
	"archive/tar"
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/hf"
)

// TestPackedFoldersComeBack: equal folders give equal bytes, and only what belongs to a model is packed.
func TestPackedFoldersComeBack(t *testing.T) {
	m := shape()
	a, b := saved(t, m, hf.SaveOptions{Bytes: true}), saved(t, m, hf.SaveOptions{Bytes: true})
	write(t, b, "secret.txt", []byte("not for others"))
	var x, y bytes.Buffer
	if err := errors.Join(open(t, a).Pack(&x), open(t, b).Pack(&y)); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(x.Bytes(), y.Bytes()) {
		t.Error("equal models were packed differently")
	}
	dir := filepath.Join(t.TempDir(), "again")
	if err := hf.Unpack(&x, dir, uint64(x.Len())); err != nil {
		t.Fatal(err)
	}
	got := values(m, 6)
	if err := open(t, dir).Load(got); err != nil {
		t.Fatal(err)
	}
	mustEqual(t, got, values(m, 5))
}

// TestLinksAreNotPacked: a folder of somebody else publishes no file that lies elsewhere.
func TestLinksAreNotPacked(t *testing.T) {
	dir := saved(t, shape(), hf.SaveOptions{})
	f := open(t, dir)
	secret := filepath.Join(t.TempDir(), "id")
	write(t, filepath.Dir(secret), "id", []byte("secret"))
	if err := os.Symlink(secret, filepath.Join(dir, "merges.txt")); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := f.Pack(&b); !errors.Is(err, hf.ErrFormat) || bytes.Contains(b.Bytes(), []byte("secret")) {
		t.Errorf("a link was packed: %v", err)
	}
}

// TestHostileArchivesAreRefused: nothing of them stays.
func TestHostileArchivesAreRefused(t *testing.T) {
	const limit = 1 << 12
	small := tar.Header{Name: "config.json", Mode: 0o644, Size: 2}
	for name, hs := range map[string][]tar.Header{
		"a path":         {{Name: "../config.json", Size: 2}},
		"a folder":       {{Name: "a/model.safetensors", Size: 2}},
		"another file":   {{Name: "run.sh", Size: 2}},
		"a link":         {{Name: "config.json", Typeflag: tar.TypeSymlink, Linkname: "/etc/passwd"}},
		"a hard link":    {small, {Name: "merges.txt", Typeflag: tar.TypeLink, Linkname: "config.json"}},
		"a device":       {{Name: "config.json", Typeflag: tar.TypeChar}},
		"twice":          {small, small},
		"more than said": {{Name: "model.safetensors", Size: limit + 1}},
		"more in all":    {{Name: "a.safetensors", Size: limit}, small},
	} {
		var b bytes.Buffer
		w := tar.NewWriter(&b)
		for _, h := range hs {
			if err := w.WriteHeader(&h); err != nil {
				t.Fatal(err)
			}
			if _, err := w.Write([]byte(strings.Repeat("{", int(h.Size)))); err != nil {
				t.Fatal(err)
			}
		}
		checkRefused(t, name, b.Bytes(), limit)
	}
	checkRefused(t, "no archive", bytes.Repeat([]byte("x"), 2048), limit)
}

func checkRefused(t *testing.T, name string, archive []byte, limit uint64) {
	t.Helper()
	parent := t.TempDir()
	if err := hf.Unpack(bytes.NewReader(archive), filepath.Join(parent, "m"), limit); !errors.Is(err, hf.ErrFormat) {
		t.Errorf("%s: %v", name, err)
	}
	if left, err := os.ReadDir(parent); err != nil || len(left) != 0 {
		t.Errorf("%s: left %v, %v", name, left, err)
	}
}
