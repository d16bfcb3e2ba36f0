package rounds

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/round"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// Spaces of the ledger.
const (
	spaceRuns      = "rounds"          // Record by run
	spaceManifests = "rounds-manifest" // rounds.Manifest by run and round
)

// ID identifies a run: the hash of its plan and its jobs.
type ID common.Hash

// String returns 0x and 64 hexadecimal digits.
func (id ID) String() string { return common.Hash(id).Hex() }

// Record is what the node keeps of a run.
type Record struct {
	Name  string         `cbor:"1,keyasint"`
	Plan  rounds.Plan    `cbor:"2,keyasint"`
	Jobs  []market.JobID `cbor:"3,keyasint"` // by slot
	State round.State    `cbor:"4,keyasint"`
	// Digest is the SHA-256 of the data set's bytes.
	Digest   merkle.Root `cbor:"5,keyasint"`
	PostedAt int64       `cbor:"6,keyasint"` // unix ms, for people
	// Written says that the model lies in its folder.
	Written bool `cbor:"7,keyasint,omitempty"`
	// Packed are the bytes of each slot's updates, packed as docs/numerics.md §22 says, and Moved
	// those of the states that the slot got and gave.
	Packed []uint64 `cbor:"8,keyasint"`
	Moved  []uint64 `cbor:"9,keyasint"`
}

// ID returns the run's id.
func (r Record) ID() ID {
	h, err := canon.Hash("infernet/run/1", struct {
		Plan [32]byte       `cbor:"1,keyasint"`
		Jobs []market.JobID `cbor:"2,keyasint"`
	}{r.Plan.Hash(), r.Jobs})
	if err != nil {
		panic(err) // plain data always encodes
	}
	return ID(h)
}

func (r Record) put() ledger.Record {
	return ledger.Record{Key: ledger.Key{Space: spaceRuns, ID: r.ID().String()}, Value: r}
}

func manifestKey(id ID, n uint32) ledger.Key {
	return ledger.Key{Space: spaceManifests, ID: fmt.Sprintf("%s/%08d", id, n)}
}
