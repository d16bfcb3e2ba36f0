package bootlists_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/node/bootlists"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p/bootlist"
)

var noon = time.Date(2026, 11, 25, 12, 0, 0, 0, time.UTC)

// key depends on n alone.
func key(t *testing.T, n byte) (crypto.PrivKey, string) {
	t.Helper()
	k, err := crypto.UnmarshalSecp256k1PrivateKey(append(make([]byte, 31), n))
	if err != nil {
		t.Fatal(err)
	}
	id, err := peer.IDFromPrivateKey(k)
	if err != nil {
		t.Fatal(err)
	}
	return k, id.String()
}

// signed is a list of one node, whose port is the list's number, that holds for an hour from noon.
func signed(t *testing.T, k crypto.PrivKey, number uint64) []byte {
	t.Helper()
	_, id := key(t, 200)
	b, err := bootlist.Sign(k, bootlist.List{Number: number, Until: noon.Add(time.Hour),
		Nodes: []string{fmt.Sprintf("/ip4/192.0.2.1/tcp/%d/p2p/%s", number, id)}}, noon)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// place is a node that reads lists.
type place struct {
	t         *testing.T
	ledger    *ledger.Ledger
	logged    bytes.Buffer
	now       time.Time
	suggested []string // for each call, the addresses
	waits     []time.Duration
}

func newPlace(t *testing.T) *place {
	t.Helper()
	l, err := ledger.Open("ledger", ledger.Options{FS: vfs.NewMem()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	return &place{t: t, ledger: l, now: noon}
}

// Suggest implements bootlists.Network.
func (p *place) Suggest(lists [][]peer.AddrInfo) {
	var all []string
	for _, l := range lists {
		for _, x := range l {
			for _, a := range x.Addrs {
				all = append(all, a.String())
			}
		}
	}
	p.suggested = append(p.suggested, strings.Join(all, " "))
}

var errEnough = errors.New("enough")

// run starts a reader, as a node does when it starts. After each look then is called; the last one ends it.
func (p *place) run(lists []config.BootstrapList, then ...func()) {
	p.t.Helper()
	p.suggested, p.waits = nil, nil
	r := bootlists.New(bootlists.Options{Lists: lists, Ledger: p.ledger, Network: p,
		Log: slog.New(slog.NewTextHandler(&p.logged, nil)), Now: func() time.Time { return p.now },
		Wait: func(_ context.Context, d time.Duration) error {
			if p.waits = append(p.waits, d); len(p.waits) > len(then) {
				return errEnough
			}
			then[len(p.waits)-1]()
			return nil
		}})
	if err := r.Run(p.t.Context()); err != nil {
		p.t.Fatal(err)
	}
}

func (p *place) wants(what string, suggested ...string) {
	p.t.Helper()
	for i, s := range suggested {
		if s != "" {
			suggested[i] = "/ip4/192.0.2.1/tcp/" + s
		}
	}
	if !slices.Equal(p.suggested, suggested) {
		p.t.Errorf("%s: suggested %q, want %q", what, p.suggested, suggested)
	}
}

// TestTheNewestListCounts: over a server that serves a newer one, an older one, and none, and over restarts.
func TestTheNewestListCounts(t *testing.T) {
	k, id := key(t, 1)
	var body []byte
	status := http.StatusOK
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = w.Write(body)
	}))
	defer server.Close()
	lists := []config.BootstrapList{{From: server.URL + "/list", Signer: id}}
	p := newPlace(t)
	body = signed(t, k, 5)
	p.run(lists, func() { body = signed(t, k, 6) }, func() { body = signed(t, k, 5) })
	p.wants("a newer and an older one", "", "5", "6", "6")
	if n := strings.Count(p.logged.String(), "holds the newer one back"); n != 1 {
		t.Errorf("logged %d times:\n%s", n, &p.logged)
	}
	status = http.StatusNotFound
	p.run(lists, func() {}, func() {}, func() { status, body = http.StatusOK, signed(t, k, 7) })
	p.wants("after a restart, from a server that is away", "6", "6", "6", "6", "7")
	want := []time.Duration{time.Minute, 2 * time.Minute, 4 * time.Minute, 6 * time.Hour}
	if !slices.Equal(p.waits, want) {
		t.Errorf("it waited %v, want %v", p.waits, want)
	}
	if n := strings.Count(p.logged.String(), "answered 404"); n != 1 {
		t.Errorf("logged %d times:\n%s", n, &p.logged)
	}
	p.now = noon.Add(time.Hour)
	p.run(lists)
	p.wants("at its end", "", "")
}

// TestListsOfSeveralSigners: two mirrors of one signer are one list, and nobody's list takes another's place.
func TestListsOfSeveralSigners(t *testing.T) {
	one, id := key(t, 1)
	two, other := key(t, 2)
	dir := t.TempDir()
	file := func(name string, b []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	p := newPlace(t)
	p.run([]config.BootstrapList{
		{From: file("a", signed(t, one, 3)), Signer: id}, {From: file("b", signed(t, one, 4)), Signer: id},
		{From: file("c", signed(t, two, 1)), Signer: other}, {From: file("d", signed(t, two, 9)), Signer: id},
	})
	p.wants("three lists of two signers", "", "4 /ip4/192.0.2.1/tcp/1")
	if !strings.Contains(p.logged.String(), "signed by somebody else") {
		t.Errorf("logged:\n%s", &p.logged)
	}
}

// TestSourcesThatGiveNoList say so, and keep nobody waiting.
func TestSourcesThatGiveNoList(t *testing.T) {
	k, id := key(t, 1)
	good := signed(t, k, 1)
	dir := t.TempDir()
	pipe := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/elsewhere":
			http.Redirect(w, r, "/list", http.StatusFound)
		case "/list":
			_, _ = w.Write(good)
		case "/endless":
			for r.Context().Err() == nil {
				if _, err := w.Write(bytes.Repeat([]byte("x"), 1<<16)); err != nil {
					return
				}
			}
		case "/page":
			_, _ = w.Write([]byte("<html>"))
		}
	}))
	defer server.Close()
	for _, x := range []struct{ from, want string }{
		{server.URL + "/list", ""},
		{server.URL + "/elsewhere", "answered 302"},
		{server.URL + "/endless", "want at most 65536"},
		{server.URL + "/page", "want one PEM block"},
		{"http://127.0.0.1:1/", "cannot be read"},
		{pipe, "no regular file"},
		{dir, "no regular file"},
		{"/dev/zero", "no regular file"},
		{filepath.Join(dir, "none"), "no such file"},
	} {
		err := bootlists.Check(t.Context(), []config.BootstrapList{{From: x.from, Signer: id}}, noon)
		if (err == nil) != (x.want == "") || err != nil && !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s: %v, want %q", x.from, err, x.want)
		}
	}
}

// TestNoListsNeedNoReader ends at once.
func TestNoListsNeedNoReader(t *testing.T) {
	p := newPlace(t)
	p.run(nil)
	if len(p.waits) != 0 {
		t.Error("it waits for nothing")
	}
}
