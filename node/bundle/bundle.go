package bundle

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/ir"
)

// MaxBytes bounds a bundle: announcement, log, and a few hundred transactions.
const MaxBytes = 4 << 20

// Most verdicts and transactions of a bundle: each has a signature that is checked. A game to the tile has about 40
// transactions, and a segment as many verdicts as verifiers were drawn.
const (
	MaxVerdicts = 256
	MaxPlays    = 1024
)

// Version of the format.
const Version = 1

var (
	// ErrNotBundle is wrapped by every error of Decode: the file is no bundle of
	// this version, or was cut off or changed on its way.
	ErrNotBundle = errors.New("not a bundle of a dispute")
	// ErrFalse is wrapped by every error of Check: something in the bundle is not
	// what it says.
	ErrFalse = errors.New("the bundle is false")
)

// Bundle is a dispute in one file. It is untrusted until Check took it.
type Bundle struct {
	Version      uint16                 `cbor:"1,keyasint" json:"version"`
	Announcement market.Announcement    `cbor:"2,keyasint" json:"announcement"`
	Lease        market.SignedLease     `cbor:"3,keyasint" json:"lease"`
	Result       market.SegmentResult   `cbor:"4,keyasint" json:"result"`
	Header       ir.Header              `cbor:"5,keyasint" json:"header"`
	Verdicts     []market.SignedVerdict `cbor:"6,keyasint" json:"verdicts"`
	// Contract is DisputeGame; Clock and Extension are its, seconds.
	Contract  common.Address `cbor:"7,keyasint" json:"contract"`
	Clock     uint32         `cbor:"8,keyasint" json:"clock"`
	Extension uint32         `cbor:"9,keyasint" json:"extension"`
	// Plays are the transactions of the game in order, the challenge first.
	Plays []Play `cbor:"10,keyasint" json:"plays"`
	// Winner is the account that won; zero while the game goes on, or where
	// another game over the claim had won.
	Winner common.Address `cbor:"11,keyasint" json:"winner"`

	// Key is the verifying key of the game's proofs, where it had any: compare
	// its SHA-256 with the contract's.
	Key []byte `cbor:"14,keyasint,omitempty" json:"key,omitempty"`

	Exporter common.Address   `cbor:"12,keyasint" json:"exporter"` // a node key
	Sig      market.Signature `cbor:"13,keyasint" json:"sig"`      // of it, over Digest
}

// Play is a transaction of the game with the parts of its receipt that matter.
type Play struct {
	Tx      []byte `cbor:"1,keyasint" json:"tx"`     // as it was sent, signed
	Header  []byte `cbor:"2,keyasint" json:"header"` // of its block, RLP: its hash, number and time
	GasUsed uint64 `cbor:"3,keyasint" json:"gas_used"`
}

// NewPlay is a mined transaction.
func NewPlay(tx *types.Transaction, in *types.Header, gasUsed uint64) (Play, error) {
	raw, err := tx.MarshalBinary()
	if err != nil {
		return Play{}, err
	}
	header, err := rlp.EncodeToBytes(in)
	return Play{Tx: raw, Header: header, GasUsed: gasUsed}, err
}

// Digest is what the exporter signs: all but its signature.
func (b Bundle) Digest() common.Hash {
	b.Sig = market.Signature{}
	h, err := canon.Hash("infernet/dispute-bundle/1", b)
	if err != nil {
		panic(err) // plain data always encodes
	}
	return h
}

// Signed is the bundle signed by the node that exports it.
func (b Bundle) Signed(ctx context.Context, by market.Signer) (Bundle, error) {
	b.Version, b.Exporter = Version, by.Address()
	var err error
	b.Sig, err = by.SignDigest(ctx, b.Digest())
	return b, err
}

// Encode is the bundle as a file.
func (b Bundle) Encode() ([]byte, error) { return canon.Marshal(b) }

// Decode reads a file, strictly.
func Decode(raw []byte) (Bundle, error) {
	var b Bundle
	if err := canon.Unmarshal(raw, MaxBytes, &b); err != nil {
		return b, fmt.Errorf("%w: %w", ErrNotBundle, err)
	}
	if b.Version != Version {
		return b, fmt.Errorf("%w: version %d, this build knows %d", ErrNotBundle, b.Version, Version)
	}
	if len(b.Verdicts) > MaxVerdicts || len(b.Plays) > MaxPlays {
		return b, fmt.Errorf("%w: %d verdicts and %d transactions, of at most %d and %d", ErrNotBundle,
			len(b.Verdicts), len(b.Plays), MaxVerdicts, MaxPlays)
	}
	return b, nil
}
