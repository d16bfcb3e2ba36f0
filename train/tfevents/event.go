package tfevents

import (
	"encoding/binary"
	"hash/crc32"
	"math"

	"google.golang.org/protobuf/encoding/protowire"
)

// FilePrefix begins the name of every file that TensorBoard reads. The rest of
// the name orders the files of a folder: bytewise, the oldest first.
const FilePrefix = "events.out.tfevents."

// version is the first event of a file. From 2 on, TensorBoard heeds Start.
const version = "brain.Event:2"

// Numbers of the fields.
const (
	eventWallTime, eventStep, eventVersion, eventSummary, eventSessionLog = 1, 2, 3, 5, 7

	summaryValue           = 1
	valueTag, valueSimple  = 1, 2
	sessionStatus, started = 1, 1
)

// Scalar is a figure of a step.
type Scalar struct {
	Tag   string // UTF-8: a name, with "/" after that of its group
	Value float32
}

// AppendStart appends the beginning of a file whose first step is given. What
// earlier files of the folder say about this step and later ones, TensorBoard
// forgets. The time is in seconds since 1970.
func AppendStart(b []byte, seconds float64, step uint32) []byte {
	first := protowire.AppendTag(event(seconds, 0), eventVersion, protowire.BytesType)
	b = appendRecord(b, protowire.AppendString(first, version))
	status := protowire.AppendTag(nil, sessionStatus, protowire.VarintType)
	status = protowire.AppendVarint(status, started)
	start := protowire.AppendTag(event(seconds, step), eventSessionLog, protowire.BytesType)
	return appendRecord(b, protowire.AppendBytes(start, status))
}

// AppendScalars appends the figures of a step. The time is in seconds since 1970.
func AppendScalars(b []byte, seconds float64, step uint32, figures []Scalar) []byte {
	var summary []byte
	for _, s := range figures {
		value := protowire.AppendTag(nil, valueTag, protowire.BytesType)
		value = protowire.AppendString(value, s.Tag)
		value = protowire.AppendTag(value, valueSimple, protowire.Fixed32Type)
		value = protowire.AppendFixed32(value, math.Float32bits(s.Value))
		summary = protowire.AppendTag(summary, summaryValue, protowire.BytesType)
		summary = protowire.AppendBytes(summary, value)
	}
	e := protowire.AppendTag(event(seconds, step), eventSummary, protowire.BytesType)
	return appendRecord(b, protowire.AppendBytes(e, summary))
}

// event has the fields that every event has.
func event(seconds float64, step uint32) []byte {
	e := protowire.AppendTag(nil, eventWallTime, protowire.Fixed64Type)
	e = protowire.AppendFixed64(e, math.Float64bits(seconds))
	e = protowire.AppendTag(e, eventStep, protowire.VarintType)
	return protowire.AppendVarint(e, uint64(step))
}

// appendRecord frames an event: length, checksum of the length, event, checksum
// of the event, all little-endian.
func appendRecord(b, event []byte) []byte {
	length := binary.LittleEndian.AppendUint64(nil, uint64(len(event)))
	b = binary.LittleEndian.AppendUint32(append(b, length...), masked(length))
	return binary.LittleEndian.AppendUint32(append(b, event...), masked(event))
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// masked is the checksum of a TFRecord: CRC-32C, turned and shifted so that the
// checksum of data that holds checksums is not degenerate.
func masked(b []byte) uint32 {
	c := crc32.Checksum(b, castagnoli)
	return (c>>15 | c<<17) + 0xa282ead8
}
