package bootlist_test

import (
	"bytes"
	"encoding/pem"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/record"

	"github.com/infernetprotocol/infernet/node/p2p/bootlist"
)

var now = time.Date(2026, 11, 25, 12, 0, 0, 0, time.UTC)

// signer returns a key that depends on n alone.
func signer(t testing.TB, n byte) (crypto.PrivKey, peer.ID) {
	t.Helper()
	key, err := crypto.UnmarshalSecp256k1PrivateKey(append(make([]byte, 31), n))
	if err != nil {
		t.Fatal(err)
	}
	id, err := peer.IDFromPrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	return key, id
}

// nodes are addresses of n nodes.
func nodes(t testing.TB, n int) (out []string) {
	t.Helper()
	for i := range n {
		_, id := signer(t, byte(i+100))
		out = append(out, fmt.Sprintf("/ip4/192.0.2.%d/tcp/7420/p2p/%s", i%250, id))
	}
	return out
}

func list(t testing.TB) bootlist.List {
	return bootlist.List{Number: 7, Until: now.Add(time.Hour), Nodes: nodes(t, 3)}
}

// TestAListIsReadAsItWasSigned, by whoever is named as its signer.
func TestAListIsReadAsItWasSigned(t *testing.T) {
	key, id := signer(t, 1)
	want := list(t)
	want.Nodes = append(want.Nodes, strings.Replace(want.Nodes[0], "tcp/7420", "udp/7420/quic-v1", 1))
	text, err := bootlist.Sign(key, want, now)
	if err != nil {
		t.Fatal(err)
	}
	got, err := bootlist.Open(text, id, now)
	if err != nil || got.Number != want.Number || !got.Until.Equal(want.Until) ||
		strings.Join(got.Nodes, " ") != strings.Join(want.Nodes, " ") {
		t.Errorf("%+v, %v", got, err)
	}
	if ps, err := got.Peers(); err != nil || len(ps) != 3 || len(ps[0].Addrs)+len(ps[1].Addrs)+len(ps[2].Addrs) != 4 {
		t.Errorf("%v, %v", ps, err)
	}
	_, other := signer(t, 2)
	if _, err := bootlist.Open(text, other, now); !errors.Is(err, bootlist.ErrSigner) {
		t.Errorf("of somebody else: %v", err)
	}
	if _, err := bootlist.Open(text, id, want.Until); !errors.Is(err, bootlist.ErrOver) {
		t.Errorf("at its end: %v", err)
	}
	early := want.Until.Add(-bootlist.MaxAge - time.Second)
	if _, err := bootlist.Open(text, id, early); !errors.Is(err, bootlist.ErrFormat) {
		t.Errorf("years ahead: %v", err)
	}
}

// TestListsThatMayNotBe are neither signed nor read.
func TestListsThatMayNotBe(t *testing.T) {
	key, _ := signer(t, 1)
	for name, change := range map[string]func(*bootlist.List){
		"no number":         func(l *bootlist.List) { l.Number = 0 },
		"nobody":            func(l *bootlist.List) { l.Nodes = nil },
		"a crowd":           func(l *bootlist.List) { l.Nodes = nodes(t, bootlist.MaxNodes+1) },
		"twice":             func(l *bootlist.List) { l.Nodes = append(l.Nodes, l.Nodes[0]) },
		"no peer id":        func(l *bootlist.List) { l.Nodes[1] = "/ip4/192.0.2.1/tcp/7420" },
		"no address":        func(l *bootlist.List) { l.Nodes[1] = "example.org:7420" },
		"a long address":    func(l *bootlist.List) { l.Nodes[1] = "/dns4/" + strings.Repeat("a", 300) + l.Nodes[1] },
		"over":              func(l *bootlist.List) { l.Until = now },
		"for ever":          func(l *bootlist.List) { l.Until = now.Add(2 * bootlist.MaxAge) },
		"an end before all": func(l *bootlist.List) { l.Until = time.Time{} },
	} {
		l := list(t)
		change(&l)
		if b, err := bootlist.Sign(key, l, now); err == nil {
			t.Errorf("%s: signed as %s", name, b)
		}
	}
}

// stranger is another record of libp2p's, signed with the same key.
type stranger struct{ body []byte }

func (s *stranger) Domain() string                 { return "libp2p-peer-record" }
func (s *stranger) Codec() []byte                  { return []byte(bootlist.Domain) }
func (s *stranger) MarshalRecord() ([]byte, error) { return s.body, nil }
func (s *stranger) UnmarshalRecord([]byte) error   { return nil }

// TestTextsThatAreNoLists: every byte counts, and what a key signs for another purpose is no list.
func TestTextsThatAreNoLists(t *testing.T) {
	key, id := signer(t, 1)
	text, err := bootlist.Sign(key, list(t), now)
	if err != nil {
		t.Fatal(err)
	}
	block, _ := pem.Decode(text)
	for i := range block.Bytes {
		changed := bytes.Clone(block.Bytes)
		changed[i] ^= 1
		b := pem.EncodeToMemory(&pem.Block{Type: bootlist.Type, Bytes: changed})
		if _, err := bootlist.Open(b, id, now); err == nil {
			t.Fatalf("byte %d of %d is another one, and the list was read", i, len(changed))
		}
	}
	e, err := record.Seal(&stranger{[]byte{0xa0}}, key)
	if err != nil {
		t.Fatal(err)
	}
	other, err := e.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	headed := &pem.Block{Type: bootlist.Type, Bytes: block.Bytes, Headers: map[string]string{"a": "b"}}
	for name, b := range map[string][]byte{
		"nothing":     nil,
		"a page":      []byte("<html>not found</html>"),
		"another key": pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: block.Bytes}),
		"headers":     pem.EncodeToMemory(headed),
		"two":         append(bytes.Clone(text), text...),
		"half":        text[:len(text)/2],
		"long":        append(bytes.Clone(text), bytes.Repeat([]byte(" "), bootlist.MaxBytes)...),
		"a record":    pem.EncodeToMemory(&pem.Block{Type: bootlist.Type, Bytes: other}),
		"empty":       pem.EncodeToMemory(&pem.Block{Type: bootlist.Type}),
	} {
		if _, _, err := bootlist.Read(b); !errors.Is(err, bootlist.ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	key, _ := signer(f, 1)
	text, err := bootlist.Sign(key, list(f), now)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, b []byte) {
		if l, _, err := bootlist.Read(b); err == nil {
			if _, err := l.Peers(); err != nil {
				t.Error(err)
			}
		}
	})
}
