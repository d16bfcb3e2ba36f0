package publish_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/publish"
	"github.com/infernetprotocol/infernet/node/publish/hubtest"
)

const token = "hf_SecretSecretSecretSecret"

// fixture is a folder of a model, a hub, and the job between them.
type fixture struct {
	hub   *hubtest.Hub
	files map[string][]byte
	job   publish.Job
	said  strings.Builder
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	f := &fixture{hub: hubtest.New(token), files: map[string][]byte{
		"README.md":                 []byte("# A model\n"),
		"provenance.json":           []byte(`{"version":1}`),
		"merged/config.json":        []byte(`{}`),
		"merged/empty":              {},
		"merged/model.safetensors":  noise(1, 100_001),
		"adapter/model.safetensors": noise(2, 30_000),
	}}
	t.Cleanup(f.hub.Close)
	dir := filepath.Join(t.TempDir(), "tuned")
	for name, b := range f.files {
		write(t, filepath.Join(dir, name), b)
	}
	write(t, filepath.Join(dir, ".env"), []byte("SECRET=1"))
	target, err := publish.ParseTarget("hf://org/tuned")
	if err != nil {
		t.Fatal(err)
	}
	f.job = publish.Job{Folder: dir, Target: target, Endpoint: f.hub.URL, Token: token, Message: "A run",
		Say: func(format string, args ...any) { fmt.Fprintf(&f.said, format+"\n", args...) }}
	return f
}

func noise(seed uint64, n int) []byte {
	b := make([]byte, n)
	r := rand.New(rand.NewPCG(seed, 1))
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

func write(t *testing.T, name string, b []byte) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, b, 0o600)); err != nil {
		t.Fatal(err)
	}
}

// publish runs the job; nothing that it says or leaves may have the token.
func (f *fixture) publish(t *testing.T) (publish.Result, error) {
	t.Helper()
	r, err := publish.Publish(context.Background(), f.job)
	all := f.said.String() + fmt.Sprintf("%+v %v", r, err)
	for _, name := range f.leftovers(t) {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(name)
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("others may read %s: %v %v", name, info.Mode(), err)
		}
		all += string(b)
	}
	if strings.Contains(all, f.job.Token) {
		t.Fatalf("the token is shown: %s", all)
	}
	return r, err
}

// leftovers are the files beside the folder.
func (f *fixture) leftovers(t *testing.T) []string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(filepath.Dir(f.job.Folder), ".*.json*"))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// check compares the hub's repository with the folder.
func (f *fixture) check(t *testing.T, commits int) {
	t.Helper()
	got, n := f.hub.Files("org/tuned")
	if n != commits || len(got) != len(f.files) {
		t.Fatalf("%d files by %d commits", len(got), n)
	}
	for name, want := range f.files {
		if b, ok := got[name]; !ok || !bytes.Equal(b, want) {
			t.Errorf("%s differs", name)
		}
	}
	if faults := f.hub.Faults(); len(faults) > 0 {
		t.Errorf("the protocol was broken: %q", faults)
	}
	if left := f.leftovers(t); len(left) > 0 {
		t.Errorf("left behind: %q", left)
	}
}

func TestPublishWhole(t *testing.T) {
	for _, chunk := range []int64{0, 1, 16_384, 30_000, 1 << 20} {
		t.Run(fmt.Sprint(chunk), func(t *testing.T) {
			f := newFixture(t)
			if f.hub.Chunk = chunk; chunk == 1 {
				f.files["merged/model.safetensors"], f.files["adapter/model.safetensors"] = noise(1, 5), noise(2, 3)
				for _, name := range []string{"merged/model.safetensors", "adapter/model.safetensors"} {
					write(t, filepath.Join(f.job.Folder, name), f.files[name])
				}
				f.hub.Inline = 1
				delete(f.files, "README.md")
				delete(f.files, "provenance.json")
				delete(f.files, "merged/config.json")
				if err := errors.Join(os.Remove(filepath.Join(f.job.Folder, "README.md")),
					os.Remove(filepath.Join(f.job.Folder, "provenance.json")),
					os.Remove(filepath.Join(f.job.Folder, "merged/config.json"))); err != nil {
					t.Fatal(err)
				}
			}
			r, err := f.publish(t)
			if err != nil {
				t.Fatal(err)
			}
			f.check(t, 1)
			if r.Sent != r.Bytes || len(r.Commit) != 40 || r.Files != len(f.files) || f.hub.Private("org/tuned") {
				t.Errorf("%+v", r)
			}
			if r, err = f.publish(t); err != nil || r.Sent != 0 || r.Commit != "" {
				t.Errorf("again: %+v, %v", r, err)
			}
			f.check(t, 1)
		})
	}
}

func TestPublishGoesOnWhereItWasCut(t *testing.T) {
	const parts = 7 + 2 // of 16 KiB, the adapter's first
	for cut := range parts {
		f := newFixture(t)
		f.hub.Chunk, f.job.Private = 16_384, true
		f.hub.CutAfter(cut)
		if _, err := f.publish(t); !errors.Is(err, publish.ErrAway) {
			t.Fatalf("cut after %d: %v", cut, err)
		}
		if n := len(f.hub.Arrived()); n != cut {
			t.Fatalf("%d parts arrived, not %d", n, cut)
		}
		if files, commits := f.hub.Files("org/tuned"); len(files) != 0 || commits != 0 {
			t.Fatal("half a model was published")
		}
		if _, err := f.publish(t); err != nil {
			t.Fatalf("after a cut after %d: %v", cut, err)
		}
		if n := len(f.hub.Arrived()); n != parts-cut {
			t.Errorf("after a cut after %d: %d parts were sent", cut, n)
		}
		f.check(t, 1)
		if !f.hub.Private("org/tuned") {
			t.Error("the repository is public")
		}
	}
}

func TestPublishBeginsAgainIfTheStoreForgot(t *testing.T) {
	f := newFixture(t)
	f.hub.Chunk = 16_384
	f.hub.CutAfter(5) // three of the seven parts
	if _, err := f.publish(t); !errors.Is(err, publish.ErrAway) {
		t.Fatal(err)
	}
	f.hub.Arrived()
	f.hub.Expire()
	if _, err := f.publish(t); err != nil {
		t.Fatal(err)
	}
	if n := len(f.hub.Arrived()); n != 7 {
		t.Errorf("%d parts were sent", n)
	}
	f.check(t, 1)
}

func TestPublishWithADamagedOrForeignStateFile(t *testing.T) {
	for _, text := range []string{"", "{", `{"version":2}`, strings.Repeat("[", 10_000)} {
		f := newFixture(t)
		f.hub.Chunk = 16_384
		path, err := publish.StatePath(f.job.Folder, f.job.Target, f.hub.URL)
		if err != nil {
			t.Fatal(err)
		}
		write(t, path, []byte(text))
		if _, err := f.publish(t); err != nil {
			t.Fatalf("%.20q: %v", text, err)
		}
		f.check(t, 1)
	}
}

func TestPublishSendsWhatChanged(t *testing.T) {
	f := newFixture(t)
	f.hub.Chunk = 16_384
	f.hub.CutAfter(5)
	if _, err := f.publish(t); !errors.Is(err, publish.ErrAway) {
		t.Fatal(err)
	}
	f.files["merged/model.safetensors"] = noise(3, 100_001) // parts of the old one must not be used
	write(t, filepath.Join(f.job.Folder, "merged/model.safetensors"), f.files["merged/model.safetensors"])
	if _, err := f.publish(t); err != nil {
		t.Fatal(err)
	}
	f.check(t, 1)
}

func TestAWrongTokenIsRefusedAndNotShown(t *testing.T) {
	f := newFixture(t)
	f.job.Token = "hf_AnotherAnotherAnother"
	_, err := f.publish(t)
	if !errors.Is(err, publish.ErrRefused) || !strings.Contains(err.Error(), "401") {
		t.Errorf("%v", err)
	}
	for _, bad := range []string{"", " \n", "short", "two words here", "line\nbreak-in-it",
		"hf_\u00e9\u00e9\u00e9\u00e9\u00e9"} {
		f.job.Token = bad
		if _, err := publish.Publish(context.Background(), f.job); !errors.Is(err, publish.ErrToken) ||
			len(bad) > 3 && strings.Contains(err.Error(), bad) {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

func TestFoldersThatAreRefused(t *testing.T) {
	f := newFixture(t)
	if err := os.Symlink("/etc/hostname", filepath.Join(f.job.Folder, "merged", "link.json")); err != nil {
		t.Fatal(err)
	}
	if _, err := f.publish(t); !errors.Is(err, publish.ErrFolder) || !strings.Contains(err.Error(), "link.json") {
		t.Errorf("a link: %v", err)
	}
	f.job.Folder = t.TempDir()
	write(t, filepath.Join(f.job.Folder, "letters.txt"), []byte("private"))
	if _, err := f.publish(t); !errors.Is(err, publish.ErrFolder) {
		t.Errorf("no weights: %v", err)
	}
	f.job.Folder = filepath.Join(f.job.Folder, "none")
	if _, err := f.publish(t); !errors.Is(err, publish.ErrFolder) {
		t.Errorf("no folder: %v", err)
	}
	if files, _ := f.hub.Files("org/tuned"); files != nil {
		t.Error("a repository was made")
	}
}

func TestEndpointsAndTargetsThatAreRefused(t *testing.T) {
	f := newFixture(t)
	for _, e := range []string{"http://hub.example", "ftp://127.0.0.1", "https://u:p@hub.example", "hub.example",
		"https://", "http://127.0.0.1.example", "https://hub.example/?a=b", "http://10.0.0.1"} {
		f.job.Endpoint = e
		if _, err := f.publish(t); !errors.Is(err, publish.ErrEndpoint) {
			t.Errorf("%s: %v", e, err)
		}
	}
	for _, s := range []string{"", "hf://", "hf://a", "hf://a/b/c", "hf://../b", "hf://a/b?x", "hf://a/b.git",
		"hf://a/-b", "s3://a/b", "hf://a/b--c", "hf://a/" + strings.Repeat("b", 100)} {
		if _, err := publish.ParseTarget(s); !errors.Is(err, publish.ErrTarget) {
			t.Errorf("%q: %v", s, err)
		}
	}
}

// TestHostileHubs: a hub gets no file sent elsewhere, and breaks nothing.
func TestHostileHubs(t *testing.T) {
	const oid = `{"objects":[{"oid":"%s","size":%d,"actions":{"upload":%s}}]}`
	files := `{"files":[{"path":"a.safetensors","uploadMode":"lfs","shouldIgnore":false}]}`
	for name, c := range map[string]struct{ preupload, upload string }{
		"no mode":            {`{"files":[]}`, ""},
		"unknown mode":       {strings.Replace(files, "lfs", "ftp", 1), ""},
		"no JSON":            {"<html>", ""},
		"elsewhere in clear": {files, `{"href":"http://192.0.2.1/x"}`},
		"a file":             {files, `{"href":"file:///tmp/x"}`},
		"no parts":           {files, `{"href":"https://192.0.2.1/x","header":{"chunk_size":"2"}}`},
		"zero parts":         {files, `{"href":"https://192.0.2.1/x","header":{"chunk_size":"0"}}`},
		"no number":          {files, `{"href":"https://192.0.2.1/x","header":{"chunk_size":"many"}}`},
	} {
		dir := filepath.Join(t.TempDir(), "m")
		write(t, filepath.Join(dir, "a.safetensors"), []byte("abc"))
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch {
			case strings.Contains(r.URL.Path, "/preupload/"):
				fmt.Fprint(w, c.preupload)
			case strings.HasSuffix(r.URL.Path, "/batch"):
				fmt.Fprintf(w, oid, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", 3, c.upload)
			}
		}))
		j := publish.Job{Folder: dir, Target: publish.Target{Organisation: "o", Name: "n"}, Endpoint: s.URL,
			Token: token, Message: "m"}
		if _, err := publish.Publish(context.Background(), j); !errors.Is(err, publish.ErrAnswer) {
			t.Errorf("%s: %v", name, err)
		}
		s.Close()
	}
}

func TestRedirectionsAreNotFollowed(t *testing.T) {
	f := newFixture(t)
	s := httptest.NewServer(http.RedirectHandler(f.hub.URL, http.StatusTemporaryRedirect))
	defer s.Close()
	f.job.Endpoint = s.URL
	if _, err := f.publish(t); !errors.Is(err, publish.ErrRefused) || !strings.Contains(err.Error(), "307") {
		t.Errorf("%v", err)
	}
}
