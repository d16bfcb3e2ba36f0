package main

import (
	"encoding/json"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// drawVector is one draw for a segment.
type drawVector struct {
	Block      common.Hash        `json:"block"`
	Commitment common.Hash        `json:"commitment"` // struct hash
	PerSegment uint32             `json:"steps_per_segment"`
	Steps      uint32             `json:"steps"` // of this segment
	Marks      uint8              `json:"marks"`
	Sample     uint16             `json:"sample_permille"`
	Intervals  uint8              `json:"intervals"`
	Verifiers  uint8              `json:"verifiers"`
	Candidates []market.Candidate `json:"candidates"`
	// CandidatesHash is `verifiers` of the lease.
	CandidatesHash common.Hash `json:"candidates_hash"`
	// Whole, Executed (intervals), Order (verifiers, then reserves: nodes) are what is drawn.
	Whole    bool             `json:"whole"`
	Executed []uint32         `json:"executed"`
	Order    []common.Address `json:"order"`
}

// drawFile returns docs/vectors/draws.json.
func drawFile() ([]byte, error) {
	var all struct {
		About string       `json:"about"`
		Draws []drawVector `json:"draws"`
	}
	all.About = "Draws of segments: docs/messages.md. Written by scripts/messages."
	for i := range 12 {
		all.Draws = append(all.Draws, drawOf(i))
	}
	b, err := json.MarshalIndent(all, "", " ")
	return append(b, '\n'), err
}

// drawOf makes one draw. Its parameters run through what jobs may ask for.
func drawOf(i int) drawVector {
	named := func(what string) common.Hash { return crypto.Keccak256Hash(fmt.Appendf(nil, "%s %d", what, i)) }
	v := drawVector{
		Block: named("block"), Commitment: named("commitment"),
		PerSegment: uint32(1 + 41*i), Steps: uint32(1 + 37*i), Marks: uint8(1 + 7*i%64),
		Sample: uint16(i % 4 * 200), Intervals: uint8(1 + i/3), Verifiers: uint8(1 + i%3),
	}
	for c := range 1 + i%7 {
		weight := money.Units(c) * 1_000_000_007 // the first has none, and is never drawn
		v.Candidates = append(v.Candidates, market.Candidate{
			Operator: common.BytesToAddress(named(fmt.Sprint("operator ", c)).Bytes()),
			Node:     common.BytesToAddress(named(fmt.Sprint("node ", c)).Bytes()), Stake: weight + 5, Weight: weight,
		})
	}
	spec := market.Spec{StepsPerSegment: v.PerSegment, Marks: v.Marks, Verification: market.Verification{
		SamplePermille: v.Sample, Intervals: v.Intervals, Verifiers: v.Verifiers}}
	d := market.Draw(v.Block, v.Commitment, spec, v.Steps, v.Candidates)
	v.Whole, v.Executed, v.CandidatesHash = d.Whole, d.Intervals.List(), market.CandidatesHash(v.Candidates)
	v.Order = []common.Address{}
	for _, at := range append(d.Verifiers, d.Reserves...) {
		v.Order = append(v.Order, v.Candidates[at].Node)
	}
	return v
}
