package games

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/accounts/abi"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// ErrBadCall means that call data are no move of a game.
var ErrBadCall = errors.New("not the call of a move")

// MaxCall is the largest call data of a move, in bytes. A proof of a tile whose
// operator reads MaxOpenings leaves with deep paths is smaller.
const MaxCall = 1 << 18

// Called is a call of the contract that makes a move.
type Called struct {
	State dispute.State // before the move; not checked
	Move  dispute.Move
	Ref   *Ref // of moves that end the game
}

// Unpack decodes a move from call data of any origin. The error wraps ErrBadCall.
func Unpack(data []byte) (Called, error) {
	if len(data) < 4 || len(data) > MaxCall {
		return Called{}, fmt.Errorf("%w: %d bytes", ErrBadCall, len(data))
	}
	method, err := contract.MethodById(data[:4])
	if err != nil {
		return Called{}, fmt.Errorf("%w: %w", ErrBadCall, err)
	}
	read, known := readers[method.Name]
	if !known {
		return Called{}, fmt.Errorf("%w: %s", ErrBadCall, method.Name)
	}
	args, err := method.Inputs.Unpack(data[4:])
	if err != nil {
		return Called{}, fmt.Errorf("%w: %s: %w", ErrBadCall, method.Name, err)
	}
	state, err := packedOf(convert[bindings.Packed](args[0])).Unpack()
	if err != nil {
		return Called{}, fmt.Errorf("%w: %s: %w", ErrBadCall, method.Name, err)
	}
	c := Called{State: state}
	if c.Move = read(&c, args[1:]); c.Move == nil {
		return Called{}, fmt.Errorf("%w: %s", ErrBadCall, method.Name)
	}
	return c, nil
}

// ChallengedAt decodes what a challenge is about from call data of any origin. The error
// wraps ErrBadCall.
func ChallengedAt(data []byte) (dispute.Interval, error) {
	method := contract.Methods["challenge"]
	if len(data) < 4 || len(data) > MaxCall || !bytes.Equal(data[:4], method.ID) {
		return dispute.Interval{}, fmt.Errorf("%w: not a challenge", ErrBadCall)
	}
	args, err := method.Inputs.Unpack(data[4:])
	if err != nil {
		return dispute.Interval{}, fmt.Errorf("%w: challenge: %w", ErrBadCall, err)
	}
	i := convert[bindings.Interval](args[5])
	return dispute.Interval{Index: i.Number, Left: entryOf(i.Left), Right: entryOf(i.Right)}, nil
}

// convert converts a decoded ABI value to the type that the method has checked.
func convert[T any](v any) T { return *abi.ConvertType(v, new(T)).(*T) }

// readers build moves from the arguments after the state, whose types the ABI has
// checked. They return nil for bytes that the contract would not read.
var readers = map[string]func(c *Called, args []any) dispute.Move{
	"openSteps": func(_ *Called, a []any) dispute.Move { return dispute.OpenSteps{Roots: rootsOf(a[0].([][32]byte))} },
	"point":     func(_ *Called, a []any) dispute.Move { return pointOf(a[0].([7][32]byte), a[1].([]byte)) },
	"pickStep": func(_ *Called, a []any) dispute.Move {
		return dispute.PickStepMove{Part: a[0].(uint32), Left: entryOf(a[1]), Right: entryOf(a[2])}
	},
	"openNodes": func(_ *Called, a []any) dispute.Move { return dispute.OpenNodes{Nodes: rootsOf(a[0].([][32]byte))} },
	"pickNode": func(_ *Called, a []any) dispute.Move {
		return dispute.PickNodeMove{Child: a[0].(uint32), Node: entryOf(a[1])}
	},
	"pickOp": func(_ *Called, a []any) dispute.Move {
		return dispute.PickOp{Child: a[0].(uint32), Node: entryOf(a[1]), Operator: operatorOf(a[2]),
			Header: headerOf(convert[bindings.Header](a[3]))}
	},
	"pickLink": func(_ *Called, a []any) dispute.Move {
		return dispute.PickLink{Link: a[0].(int32), Index: a[1].(uint32), Operator: operatorOf(a[2]),
			Header: headerOf(convert[bindings.Header](a[3]))}
	},
	"openCells": func(_ *Called, a []any) dispute.Move { return dispute.OpenCells{Data: a[0].([]byte)} },
	"pickCell": func(_ *Called, a []any) dispute.Move {
		return dispute.PickCellMove{Cell: a[0].(uint32), Encoding: a[1].([]byte)}
	},
	"openSums": func(_ *Called, a []any) dispute.Move {
		return dispute.OpenSums{Sums: a[0].([]uint32), Leaf: a[1].([]byte)}
	},
	"pickTile": func(_ *Called, a []any) dispute.Move {
		return dispute.PickTileMove{Part: a[0].(uint32), Sums: a[1].([]uint32)}
	},
	"proveTile": func(c *Called, a []any) dispute.Move {
		c.Ref = refOf(a[1])
		return proofOf(convert[bindings.TileProof](a[0]))
	},
	"provePrivate": func(c *Called, a []any) dispute.Move {
		c.Ref = refOf(a[1])
		return privateOf(a[0].([]byte))
	},
	"proveLink": func(c *Called, a []any) dispute.Move {
		c.Ref = refOf(a[3])
		return dispute.ProveLinked{Header: headerOf(convert[bindings.Header](a[0])), Output: entryOf(a[1]),
			Record: recordOf(*c.Ref, convert[bindings.Record](a[2]))}
	},
}

// pointOf returns nil for a signature of another length, which the contract refuses.
func pointOf(to dispute.Changed, sig []byte) dispute.Move {
	if len(sig) != len(dispute.Point{}.Sig) {
		return nil
	}
	return dispute.Point{To: to, Sig: [65]byte(sig)}
}

func entryOf(v any) dispute.Entry {
	e := convert[bindings.Entry](v)
	return dispute.Entry{Value: e.Value, Path: rootsOf(e.Path)}
}

func operatorOf(v any) dispute.Operator {
	o := convert[bindings.Operator](v)
	return dispute.Operator{Encoding: o.Encoding, Path: rootsOf(o.Path)}
}

func refOf(v any) *Ref {
	r := convert[bindings.Ref](v)
	return &Ref{Lease: r.Lease, Segment: r.Segment, Hash: r.Hash, Height: r.Height}
}

func headerOf(h bindings.Header) ir.Header {
	return ir.Header{Program: h.Program, Numerics: h.Numerics, Dataset: h.Dataset, StepsPerSegment: h.StepsPerSegment,
		Stride: h.Stride, Steps: h.Steps,
		Ops: h.Ops, OpCount: h.OpCount, Tables: h.Tables, TableCount: h.TableCount, Data: h.Data,
		DataBytes: h.DataBytes, Seed: h.Seed, Batch: h.Batch, Accumulate: h.Accumulate, Context: h.Context,
		Tensors: h.Tensors}
}

func proofOf(p bindings.TileProof) dispute.ProveTile {
	m := dispute.ProveTile{Header: headerOf(p.Header), Encoding: p.Encoding, Inputs: openingsOf(p.Inputs), Leaf: p.Leaf}
	for _, e := range p.Roots {
		m.Roots = append(m.Roots, dispute.Entry{Value: e.Value, Path: rootsOf(e.Path)})
	}
	return m
}

func openingsOf(openings []bindings.Opening) (out []dispute.Opening) {
	for _, o := range openings {
		out = append(out, dispute.Opening{Source: ir.Source(o.Source), ID: o.Id, Leaf: o.Leaf, Data: o.Data,
			Path: rootsOf(o.Path), Header: o.Header, Top: rootsOf(o.Top)})
	}
	return out
}

// recordOf returns a record, or nil if a link to the state leaves it out. The call has
// the hash of the numerics' name. A name that this build does not know stays empty, and
// the segment is then another one.
func recordOf(claim Ref, r bindings.Record) *dispute.Record {
	s := r.Segment
	if s.Job == ([32]byte{}) && len(r.Path) == 0 {
		return nil
	}
	return &dispute.Record{
		Lease: claim.Lease, Height: claim.Height, Line: r.Line, Path: rootsOf(r.Path), Segment: binder.SegmentOf(s),
	}
}
