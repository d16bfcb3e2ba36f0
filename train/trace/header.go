package trace

import "github.com/infernetprotocol/infernet/train/merkle"

// Header is what a trace root binds: all that a step is, but for the state it
// starts from. Both sides of a job agree about it before any work begins.
type Header struct {
	Program         merkle.Root `json:"program"`
	Numerics        merkle.Root `json:"numerics"` // SHA-256 of the version's name
	Dataset         merkle.Root `json:"dataset"`  // SHA-256 of the data set's content id, as in a segment
	StepsPerSegment uint32      `json:"steps_per_segment"`
	Steps           uint32      `json:"steps"` // of the whole run
	Ops             merkle.Root `json:"ops"`   // over the operators' hashes
	OpCount         uint32      `json:"op_count"`
	Tables          merkle.Root `json:"tables"` // over the tables' hashes as tensors
	TableCount      uint32      `json:"table_count"`
	Data            merkle.Root `json:"data"` // over the data set's leaves of 256 bytes
	DataBytes       uint64      `json:"data_bytes"`
	Seed            uint64      `json:"seed"`
	Batch           uint32      `json:"batch"`
	Accumulate      uint32      `json:"accumulate"`
	Context         uint32      `json:"context"`
	Tensors         uint32      `json:"tensors"` // of a state
}

// Words are what Root hashes, in order.
func (h Header) Words() []merkle.Root {
	u := merkle.Uint
	return []merkle.Root{
		merkle.Word("infernet/trace/1"), h.Program, h.Numerics, h.Dataset, u(uint64(h.StepsPerSegment)), u(uint64(h.Steps)),
		h.Ops, u(uint64(h.OpCount)), h.Tables, u(uint64(h.TableCount)), h.Data, u(h.DataBytes),
		u(h.Seed), u(uint64(h.Batch)), u(uint64(h.Accumulate)), u(uint64(h.Context)), u(uint64(h.Tensors)),
	}
}

// Root is the trace root, which the client's wallet signs in the Offer.
func (h Header) Root() merkle.Root { return merkle.H(h.Words()...) }
