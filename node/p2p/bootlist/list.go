package bootlist

import (
	"encoding/pem"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/record"
	ma "github.com/multiformats/go-multiaddr"

	"github.com/infernetprotocol/infernet/train/canon"
)

const (
	// Domain is the signature's domain, and the type of what is signed.
	Domain = "/infernet/bootstrap-list/1"
	// Type is that of the PEM block.
	Type = "INFERNET BOOTSTRAP LIST"
	// MaxBytes is the longest text of a list.
	MaxBytes = 64 << 10
	// MaxNodes is how many addresses a list has at most.
	MaxNodes = 128
	// MaxAge is how far the end of a list lies ahead at most when it is read: a signer's mistake ends some day.
	MaxAge = 400 * 24 * time.Hour

	maxAddr = 256 // bytes
)

// Errors of Open; test with errors.Is.
var (
	// ErrFormat means that the text is no list, or holds what a list may not.
	ErrFormat = errors.New("not a list of nodes to join")
	// ErrSigner means that somebody else has signed the list.
	ErrSigner = errors.New("signed by somebody else")
	// ErrOver means that the list holds no more.
	ErrOver = errors.New("the list is no longer valid")
)

// List names nodes to join.
type List struct {
	// Number tells a signer's lists apart: of two, the one with the higher number counts.
	Number uint64
	// Until is when the list ends, in whole seconds.
	Until time.Time
	// Nodes are multiaddresses, each with /p2p/ and a peer id.
	Nodes []string
}

// Peers are the nodes of a list, each with all of its addresses.
func (l List) Peers() ([]peer.AddrInfo, error) {
	var addrs []ma.Multiaddr
	for _, s := range l.Nodes {
		a, err := address(s)
		if err != nil {
			return nil, err
		}
		addrs = append(addrs, a)
	}
	out, err := peer.AddrInfosFromP2pAddrs(addrs...)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFormat, err)
	}
	return out, nil
}

// address reads one address with a peer id.
func address(s string) (ma.Multiaddr, error) {
	if len(s) > maxAddr {
		return nil, fmt.Errorf("%w: an address of %d bytes: want at most %d", ErrFormat, len(s), maxAddr)
	}
	a, err := ma.NewMultiaddr(s)
	if err == nil {
		_, err = peer.AddrInfoFromP2pAddr(a)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %q: want a multiaddress that ends in /p2p/ and a peer id", ErrFormat, s)
	}
	return a, nil
}

// validate checks everything but the end.
func (l List) validate() error {
	switch {
	case l.Number == 0:
		return fmt.Errorf("%w: want a number above 0", ErrFormat)
	case len(l.Nodes) == 0 || len(l.Nodes) > MaxNodes:
		return fmt.Errorf("%w: %d addresses: want 1 to %d", ErrFormat, len(l.Nodes), MaxNodes)
	}
	for i, s := range l.Nodes {
		if slices.Contains(l.Nodes[:i], s) {
			return fmt.Errorf("%w: %q stands there twice", ErrFormat, s)
		}
	}
	_, err := l.Peers()
	return err
}

// InForce returns nil while the list holds at a time. The error wraps ErrOver, or ErrFormat if the list ends too far
// ahead.
func (l List) InForce(now time.Time) error {
	if !now.Before(l.Until) {
		return fmt.Errorf("%w: it ended %s: ask its signer for a new one", ErrOver, l.Until.UTC().Format(time.RFC3339))
	}
	if l.Until.Sub(now) > MaxAge {
		return fmt.Errorf("%w: it ends %s: want at most %d days from now", ErrFormat,
			l.Until.UTC().Format(time.RFC3339), int(MaxAge.Hours()/24))
	}
	return nil
}

// Sign returns the text of a list that holds at a time. The error wraps ErrFormat or ErrOver.
func Sign(key crypto.PrivKey, l List, now time.Time) ([]byte, error) {
	if err := errors.Join(l.validate(), l.InForce(now)); err != nil {
		return nil, err
	}
	e, err := record.Seal(&payload{Number: l.Number, Until: uint64(l.Until.Unix()), Nodes: l.Nodes}, key)
	if err != nil {
		return nil, err
	}
	b, err := e.Marshal()
	if err != nil {
		return nil, err
	}
	return pem.EncodeToMemory(&pem.Block{Type: Type, Bytes: b}), nil
}

// Read checks a list and its signature, and returns its signer. Whether the list is in force the caller asks it. The
// error wraps ErrFormat.
func Read(text []byte) (l List, signer peer.ID, err error) {
	if len(text) > MaxBytes {
		return l, "", fmt.Errorf("%w: %d bytes: want at most %d", ErrFormat, len(text), MaxBytes)
	}
	block, rest := pem.Decode(text)
	if block == nil || block.Type != Type || len(block.Headers) > 0 || strings.TrimSpace(string(rest)) != "" {
		return l, "", fmt.Errorf("%w: want one PEM block %q, and nothing after it", ErrFormat, Type)
	}
	var p payload
	e, err := record.ConsumeTypedEnvelope(block.Bytes, &p)
	if err != nil {
		return l, "", fmt.Errorf("%w: %w", ErrFormat, err)
	}
	if signer, err = peer.IDFromPublicKey(e.PublicKey); err != nil {
		return l, "", fmt.Errorf("%w: %w", ErrFormat, err)
	}
	const last = 1 << 38 // in some thousand years: a time that time.Time can print
	if string(e.PayloadType) != Domain || p.Until >= last {
		return l, "", fmt.Errorf("%w: it was signed as something else", ErrFormat)
	}
	l = List{Number: p.Number, Until: time.Unix(int64(p.Until), 0), Nodes: p.Nodes}
	return l, signer, l.validate()
}

// Open is Read for a list that signer has signed and that is in force. The error wraps ErrFormat, ErrSigner or ErrOver.
func Open(text []byte, signer peer.ID, now time.Time) (List, error) {
	l, by, err := Read(text)
	switch {
	case err != nil:
		return List{}, err
	case by != signer:
		return List{}, fmt.Errorf("%w: by %s, and the configuration names %s", ErrSigner, by, signer)
	}
	return l, l.InForce(now)
}

// payload is what is signed. It implements record.Record.
type payload struct {
	Number uint64   `cbor:"1,keyasint"`
	Until  uint64   `cbor:"2,keyasint"` // unix, seconds
	Nodes  []string `cbor:"3,keyasint"`
}

// Domain implements record.Record.
func (*payload) Domain() string { return Domain }

// Codec implements record.Record.
func (*payload) Codec() []byte { return []byte(Domain) }

// MarshalRecord implements record.Record.
func (p *payload) MarshalRecord() ([]byte, error) { return canon.Marshal(*p) }

// UnmarshalRecord implements record.Record.
func (p *payload) UnmarshalRecord(b []byte) error { return canon.Unmarshal(b, MaxBytes, p) }
