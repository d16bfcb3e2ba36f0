package ir

import "github.com/infernetprotocol/infernet/train/merkle"

// Header is what a trace root binds: everything that determines a step except
// the state before it. Both parties of a job agree on it before any work
// begins.
type Header struct {
	Program         merkle.Root `cbor:"1,keyasint" json:"program"`
	Numerics        merkle.Root `cbor:"2,keyasint" json:"numerics"` // SHA-256 of the version's name
	Dataset         merkle.Root `cbor:"3,keyasint" json:"dataset"`  // SHA-256 of the content id, as in a segment
	StepsPerSegment uint32      `cbor:"4,keyasint" json:"steps_per_segment"`
	Steps           uint32      `cbor:"5,keyasint" json:"steps"` // of the whole run
	Ops             merkle.Root `cbor:"6,keyasint" json:"ops"`   // over the operators' hashes
	OpCount         uint32      `cbor:"7,keyasint" json:"op_count"`
	Tables          merkle.Root `cbor:"8,keyasint" json:"tables"` // over the tables' hashes as tensors
	TableCount      uint32      `cbor:"9,keyasint" json:"table_count"`
	Data            merkle.Root `cbor:"10,keyasint" json:"data"` // over the data set's leaves of 256 bytes
	DataBytes       uint64      `cbor:"11,keyasint" json:"data_bytes"`
	Seed            uint64      `cbor:"12,keyasint" json:"seed"`
	Batch           uint32      `cbor:"13,keyasint" json:"batch"`
	Accumulate      uint32      `cbor:"14,keyasint" json:"accumulate"`
	Context         uint32      `cbor:"15,keyasint" json:"context"`
	Tensors         uint32      `cbor:"16,keyasint" json:"tensors"` // of a state
}

// fields are the 32-byte words that Root hashes, in order.
func (h Header) fields() []merkle.Root {
	u := merkle.Uint
	return []merkle.Root{
		merkle.Word("infernet/trace/1"), h.Program, h.Numerics, h.Dataset, u(uint64(h.StepsPerSegment)), u(uint64(h.Steps)),
		h.Ops, u(uint64(h.OpCount)), h.Tables, u(uint64(h.TableCount)), h.Data, u(h.DataBytes),
		u(h.Seed), u(uint64(h.Batch)), u(uint64(h.Accumulate)), u(uint64(h.Context)), u(uint64(h.Tensors)),
	}
}

// Root is the trace root, which the client's wallet signs in the Offer.
func (h Header) Root() merkle.Root { return merkle.H(h.fields()...) }
