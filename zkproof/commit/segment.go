package commit

// Root is a SHA-256 Merkle root or hash.
type Root [32]byte

// Segment is what a provider commits to after StepsPerSegment optimizer steps:
// the state it started from, the state it ended in, and a log of every step.
type Segment struct {
	Job       Root   `cbor:"1,keyasint" json:"job"`
	Program   Root   `cbor:"2,keyasint" json:"program"`
	Numerics  string `cbor:"3,keyasint" json:"numerics"`
	Dataset   Root   `cbor:"4,keyasint" json:"dataset"` // SHA-256 of the data set's CID string
	Index     uint32 `cbor:"5,keyasint" json:"index"`   // in the job
	FirstStep uint32 `cbor:"6,keyasint" json:"first_step"`
	Steps     uint32 `cbor:"7,keyasint" json:"steps"`
	Start     Root   `cbor:"8,keyasint" json:"start"`
	End       Root   `cbor:"9,keyasint" json:"end"`
	Log       Root   `cbor:"10,keyasint" json:"log"` // root over the step records
}

// StepRecord is one line of a segment's log: the bits of the loss and of the
// gradient norm before clipping. 16 bytes, little endian: step u32, reserved
// u32 (0), loss f32, norm f32.
type StepRecord struct {
	Step uint32
	Loss float32
	Norm float32
}
