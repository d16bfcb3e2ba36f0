package round

import (
	"encoding/binary"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
)

// Update says that a slot has made its update of a round. The slot's node key signs it.
// What Root is the hash of is the decoded update: packing is no part of it.
type Update struct {
	Job   market.JobID `cbor:"1,keyasint" json:"job"`
	Round uint32       `cbor:"2,keyasint" json:"round"`
	Slot  uint32       `cbor:"3,keyasint" json:"slot"`
	// Previous is the manifest of the round before, and Merged the shared root that its merge
	// gave. Work that is done again from another merge is therefore another update.
	Previous common.Hash `cbor:"4,keyasint" json:"previous"`
	Merged   common.Hash `cbor:"5,keyasint" json:"merged"`
	Root     common.Hash `cbor:"6,keyasint" json:"root"`
	State    common.Hash `cbor:"7,keyasint" json:"state"`  // root of the slot's state after the round
	Weight   uint64      `cbor:"8,keyasint" json:"weight"` // tokens
}

// Receipt says that the coordinator has an update since chain time At. The coordinator signs
// it. If At is before a manifest's Closes and the manifest leaves the update out, the two prove
// that it was withheld.
type Receipt struct {
	Update common.Hash `cbor:"1,keyasint" json:"update"` // Update.StructHash
	At     uint64      `cbor:"2,keyasint" json:"at"`
}

// Manifest lists the updates of a round, by slot. The coordinator signs it. The merge adds the
// updates in this order with these weights, so its result does not depend on arrival.
type Manifest struct {
	Job     market.JobID `cbor:"1,keyasint" json:"job"`
	Round   uint32       `cbor:"2,keyasint" json:"round"`
	Attempt uint32       `cbor:"3,keyasint" json:"attempt"` // how often the run went back before
	Closes  uint64       `cbor:"4,keyasint" json:"closes"`  // chain time; later updates have no weight
	// Previous is the hash of the manifest of the round before, zero in the first.
	Previous common.Hash `cbor:"5,keyasint" json:"previous"`
	Entries  []Entry     `cbor:"6,keyasint" json:"entries"` // one a slot, ascending
}

// Entry is what a manifest says of one slot.
type Entry struct {
	Slot     uint32      `cbor:"1,keyasint" json:"slot"`
	Base     uint32      `cbor:"2,keyasint" json:"base"`   // the update's round; earlier if it was carried over
	Update   common.Hash `cbor:"3,keyasint" json:"update"` // Update.StructHash; zero if there is none
	Root     common.Hash `cbor:"4,keyasint" json:"root"`   // Update.Root
	Weight   uint64      `cbor:"5,keyasint" json:"weight"`
	Verified bool        `cbor:"6,keyasint" json:"verified"`
	Absent   Absence     `cbor:"7,keyasint" json:"absent"` // why the weight is zero
}

// MergeResult says which shared root the merge of a manifest gave. A member of the round's
// committee signs it with its node key.
type MergeResult struct {
	Manifest common.Hash `cbor:"1,keyasint" json:"manifest"` // Manifest.StructHash
	Root     common.Hash `cbor:"2,keyasint" json:"root"`
}

// Signed is a statement with its signature under the job's domain.
type Signed[T market.Structured] struct {
	Body T                `cbor:"1,keyasint" json:"body"`
	Sig  market.Signature `cbor:"2,keyasint" json:"sig"`
}

// Types of EIP-712. A manifest's entries are the hash of their words, as a voucher's payees are.
const (
	UpdateType = "RoundUpdate(bytes32 job,uint32 round,uint32 slot,bytes32 previous,bytes32 merged,bytes32 root," +
		"bytes32 state,uint64 weight)"
	ReceiptType  = "RoundReceipt(bytes32 update,uint64 at)"
	ManifestType = "RoundManifest(bytes32 job,uint32 round,uint32 attempt,uint64 closes,bytes32 previous," +
		"bytes32 entries)"
	MergeResultType = "RoundMergeResult(bytes32 manifest,bytes32 root)"
)

// words is an ABI encoding of static values, 32 bytes each.
type words []byte

func typed(t string) words {
	h := crypto.Keccak256([]byte(t))
	return append(make(words, 0, 9*32), h...)
}

func (w words) hash(h common.Hash) words { return append(w, h[:]...) }
func (w words) uint(v uint64) words {
	return binary.BigEndian.AppendUint64(append(w, make([]byte, 24)...), v)
}

func (w words) bool(b bool) words {
	if b {
		return w.uint(1)
	}
	return w.uint(0)
}
func (w words) sum() common.Hash { return crypto.Keccak256Hash(w) }

// StructHash implements market.Structured.
func (u Update) StructHash() common.Hash {
	return typed(UpdateType).hash(common.Hash(u.Job)).uint(uint64(u.Round)).uint(uint64(u.Slot)).
		hash(u.Previous).hash(u.Merged).hash(u.Root).hash(u.State).uint(u.Weight).sum()
}

// StructHash implements market.Structured.
func (r Receipt) StructHash() common.Hash {
	return typed(ReceiptType).hash(r.Update).uint(r.At).sum()
}

// StructHash implements market.Structured. The next manifest and the updates of the next round
// name the manifest by it.
func (m Manifest) StructHash() common.Hash {
	return typed(ManifestType).hash(common.Hash(m.Job)).uint(uint64(m.Round)).uint(uint64(m.Attempt)).
		uint(m.Closes).hash(m.Previous).hash(entriesHash(m.Entries)).sum()
}

// StructHash implements market.Structured.
func (r MergeResult) StructHash() common.Hash {
	return typed(MergeResultType).hash(r.Manifest).hash(r.Root).sum()
}

// entriesHash returns keccak256 of the entries' fields in order, each 32 bytes long.
func entriesHash(es []Entry) common.Hash {
	w := make(words, 0, len(es)*7*32)
	for _, e := range es {
		w = w.uint(uint64(e.Slot)).uint(uint64(e.Base)).hash(e.Update).hash(e.Root).uint(e.Weight).
			bool(e.Verified).uint(uint64(e.Absent))
	}
	return w.sum()
}
