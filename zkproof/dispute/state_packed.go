package dispute

import (
	"encoding/binary"
	"fmt"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// Packed is a state in words of 32 bytes, as the contract's calls contain it (struct
// Packed of contracts/evm/src/Game.sol).
type Packed [11][32]byte

// Changed are the words of a Packed that moves change. The first four words stay the
// same for a whole game.
type Changed [7][32]byte

// The words of a Packed.
const (
	wordClaim = iota
	wordTrace
	wordAsserter
	wordChallenger
	wordBefore
	wordAfter
	wordOps
	wordFocus
	wordOp
	wordTurn
	wordPlace
	firstChanged = wordBefore
)

// Hash returns keccak256 of the packed state, the value in the contract's slot.
func (s State) Hash() [32]byte {
	p := s.Pack()
	data := make([]byte, 0, len(p)*32)
	for i := range p {
		data = append(data, p[i][:]...)
	}
	return crypto.Keccak256Hash(data)
}

// Pack returns the state in words.
func (s State) Pack() (p Packed) {
	p[wordClaim], p[wordTrace] = s.Claim, s.Trace
	private := byte(0)
	if s.Private {
		private = 1
	}
	var w []byte
	w = append(w, 0, 0, 0, 0, 0, 0, 0, private)
	w = append(binary.BigEndian.AppendUint32(w, s.OpCount), s.Asserter[:]...)
	copy(p[wordAsserter][:], w)
	copy(p[wordChallenger][12:], s.Challenger[:])
	p[wordBefore], p[wordAfter], p[wordOps], p[wordFocus], p[wordOp] = s.Before, s.After, s.Ops, s.Focus, s.Op
	w = append(w[:0], s.Interval, byte(s.Phase))
	w = binary.BigEndian.AppendUint64(w, s.MovedAt)
	w = append(appendUint32s(w, s.AsserterLeft, s.ChallengerLeft, s.Step, s.Count), s.Height)
	copy(p[wordTurn][:], append(appendUint32s(w, s.Index), byte(int8(s.Link))))
	copy(p[wordPlace][:], appendUint32s(nil, s.OpIndex, s.Size, s.Cell, s.Tile, s.Tiles, s.AllTiles, s.AccBefore,
		s.AccAfter))
	return p
}

// Changed returns the words that moves change.
func (p Packed) Changed() Changed { return Changed(p[firstChanged:]) }

// With returns the packed state after a move in the same game.
func (p Packed) With(c Changed) Packed {
	copy(p[firstChanged:], c[:])
	return p
}

// Unpack returns the state that was packed. Valid checks whether such a state is
// possible. The error wraps ErrState if Pack does not give these words.
func (p Packed) Unpack() (State, error) {
	s := State{
		Claim: p[wordClaim], Trace: p[wordTrace], Private: p[wordAsserter][7] == 1,
		OpCount:  uint32At(p[wordAsserter], 8),
		Asserter: Address(p[wordAsserter][12:]), Challenger: Address(p[wordChallenger][12:]),
		Before: p[wordBefore], After: p[wordAfter], Ops: p[wordOps], Focus: p[wordFocus], Op: p[wordOp],
	}
	turn, place := p[wordTurn], p[wordPlace]
	s.Interval, s.Phase, s.MovedAt = turn[0], Phase(turn[1]), binary.BigEndian.Uint64(turn[2:])
	s.AsserterLeft, s.ChallengerLeft, s.Step, s.Count = uint32At(turn, 10), uint32At(turn, 14), uint32At(turn, 18),
		uint32At(turn, 22)
	s.Height, s.Index, s.Link = turn[26], uint32At(turn, 27), int32(int8(turn[31]))
	for i, f := range []*uint32{&s.OpIndex, &s.Size, &s.Cell, &s.Tile, &s.Tiles, &s.AllTiles, &s.AccBefore,
		&s.AccAfter} {
		*f = uint32At(place, 4*i)
	}
	if s.Phase > ProveLink || s.Pack() != p {
		return State{}, fmt.Errorf("%w: words that no state is packed to", ErrState)
	}
	return s, nil
}

func appendUint32s(w []byte, vs ...uint32) []byte {
	for _, v := range vs {
		w = binary.BigEndian.AppendUint32(w, v)
	}
	return w
}

func uint32At(w merkle.Root, at int) uint32 { return binary.BigEndian.Uint32(w[at:]) }
