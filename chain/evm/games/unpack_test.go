package games_test

import (
	"errors"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

var (
	path   = []merkle.Root{{1}, {2}}
	entry  = dispute.Entry{Value: merkle.Root{3}, Path: path}
	header = ir.Header{
		Program:         merkle.Root{4},
		StepsPerSegment: 5,
		Stride:          4,
		Steps:           6,
		DataBytes:       1 << 40,
		Seed:            1 << 63,
		Tensors:         7,
	}
	oper   = dispute.Operator{Encoding: []byte{8, 9}, Path: path}
	record = dispute.Record{
		Lease: ref.Lease, Height: ref.Height, Line: [16]byte{11}, Path: path,
		Segment: commit.Segment{Job: merkle.Root{12}, Numerics: program.X8, Index: 13, Steps: 14, Log: merkle.Root{15}},
	}
	state = dispute.State{
		Claim: merkle.Root{16}, Trace: merkle.Root{17}, Asserter: dispute.Address{18}, Challenger: dispute.Address{19},
		Phase: dispute.Steps, MovedAt: 20, AsserterLeft: 21, ChallengerLeft: 22, Count: 23, OpCount: 24,
		Link: dispute.NoLink, Interval: 29,
	}
	ref = games.Ref{Lease: merkle.Root{25}, Segment: 26, Hash: merkle.Root{27}, Height: 28}
)

// moves are one of every kind, and those with something left out.
var moves = []dispute.Move{
	dispute.OpenSteps{Roots: path},
	dispute.PickStepMove{Part: 1, Left: entry, Right: entry},
	dispute.PickStepMove{Right: entry},
	dispute.Point{To: dispute.Changed{{1}, 6: {31: 2}}, Sig: [65]byte{3, 64: 27}},
	dispute.OpenNodes{Nodes: path},
	dispute.PickNodeMove{Child: 2, Node: entry},
	dispute.PickOp{Child: 3, Node: entry, Operator: oper, Header: header},
	dispute.PickLink{Link: dispute.StateLink, Index: 4, Operator: oper, Header: header},
	dispute.OpenCells{Data: []byte{5, 6}},
	dispute.PickCellMove{Cell: 7, Encoding: []byte{8}},
	dispute.OpenSums{Sums: []uint32{9, 10}, Leaf: []byte{11}},
	dispute.OpenSums{Sums: []uint32{9}},
	dispute.PickTileMove{Part: 12, Sums: []uint32{13}},
	dispute.ProveTile{Header: header, Encoding: []byte{14}, Leaf: []byte{15}, Roots: []dispute.Entry{entry},
		Inputs: []dispute.Opening{
			{Source: ir.Table, ID: 16, Leaf: 17, Data: []byte{18}, Path: path, Header: merkle.Root{19}, Top: path},
		}},
	dispute.ProveLinked{Header: header, Output: entry, Record: &record},
	dispute.ProveLinked{Header: header, Output: entry},
}

// TestMovesAndCalls checks that every move comes back from its call data.
func TestMovesAndCalls(t *testing.T) {
	for _, m := range moves {
		data, err := games.Pack(ref, state, m)
		if err != nil {
			t.Errorf("%s: %v", m.Kind(), err)
			continue
		}
		got, err := games.Unpack(data)
		if err != nil || got.State != state {
			t.Errorf("%s: %v, state %+v", m.Kind(), err, got.State)
			continue
		}
		if !reflect.DeepEqual(plain(got.Move), plain(m)) {
			t.Errorf("%+v comes back as %+v", m, got.Move)
		}
		if got.Ref != nil && *got.Ref != ref {
			t.Errorf("%s is about %+v, want %+v", m.Kind(), *got.Ref, ref)
		}
		for _, bad := range [][]byte{nil, data[:3], data[:4], data[:len(data)-32],
			append([]byte{0, 0, 0, 0}, data[4:]...)} {
			if _, err := games.Unpack(bad); !errors.Is(err, games.ErrBadCall) {
				t.Errorf("%s: %d bytes of %d: %v", m.Kind(), len(bad), len(data), err)
			}
		}
	}
	if _, err := games.Unpack(make([]byte, games.MaxCall+1)); !errors.Is(err, games.ErrBadCall) {
		t.Errorf("call data without end: %v", err)
	}
	if _, err := games.Pack(ref, state, nil); !errors.Is(err, games.ErrUnknownMove) {
		t.Errorf("no move: %v", err)
	}
}

// plain is a move whose empty lists are all nil: the chain does not tell them
// apart.
func plain(m dispute.Move) dispute.Move {
	v := reflect.New(reflect.TypeOf(m)).Elem()
	v.Set(reflect.ValueOf(m))
	flatten(v)
	return v.Interface().(dispute.Move)
}

func flatten(v reflect.Value) {
	switch v.Kind() {
	case reflect.Slice:
		if v.Len() == 0 {
			v.SetZero()
		}
		for i := range v.Len() {
			flatten(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			flatten(v.Field(i))
		}
	}
}

func FuzzUnpack(f *testing.F) {
	for _, m := range moves {
		if data, err := games.Pack(ref, state, m); err == nil {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		called, err := games.Unpack(data)
		if err != nil {
			return
		}
		about := ref
		if called.Ref != nil {
			about = *called.Ref
		}
		again, err := games.Pack(about, called.State, called.Move)
		if err != nil {
			t.Fatal(err)
		}
		twice, err := games.Unpack(again)
		if err != nil || !reflect.DeepEqual(plain(twice.Move), plain(called.Move)) {
			t.Errorf("%+v comes back as %+v, %v", called.Move, twice.Move, err)
		}
	})
}

func FuzzFromLogs(f *testing.F) {
	game := bindings.NewDisputeGame()
	topics := []common.Hash{game.GetABI().Events["Moved"].ID, common.Hash(ref.Game(common.Address{19}))}
	f.Add(true, []byte{})
	f.Add(false, make([]byte, 1024))
	f.Fuzz(func(t *testing.T, decided bool, data []byte) {
		l := types.Log{Topics: topics, Data: data}
		if decided {
			l.Topics = []common.Hash{game.GetABI().Events["Decided"].ID, topics[1], {1}, {2}}
		}
		g, err := games.FromLogs(games.Begun{ID: ref.Game(common.Address{19}), Ref: ref}, []types.Log{l})
		if err == nil && g.State().Valid() != nil {
			t.Errorf("an impossible state: %+v", g.State())
		}
		if err != nil && !errors.Is(err, evm.ErrBadAnswer) {
			t.Errorf("an error of another kind: %v", err)
		}
	})
}
