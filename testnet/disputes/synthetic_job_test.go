package disputes

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// syntheticJob is a player's knowledge of a job that was never run. It has many more
// steps, operators, cells and tiles than a test can train. Its hashes can be opened,
// but the values under them are random, so games reach the referee and end there.
type syntheticJob struct {
	seed    uint64
	header  ir.Header
	segment commit.Segment
	lease   merkle.Root
	kinds   []ir.Op // operator i is of kind i mod len
	leaves  [][]merkle.Root
	roots   []merkle.Root // of operators' outputs
	plan    merkle.Tree
}

// errNotThere means that there is no value under a hash.
var errNotThere = fmt.Errorf("%w: nobody ran this", ir.ErrMalformed)

// newSyntheticJob draws a job. It draws limits more often than values between them.
func newSyntheticJob(seed uint64) *syntheticJob {
	r := rand.New(rand.NewPCG(seed, 13))
	pick := func(of ...uint32) uint32 { return of[r.IntN(len(of))] }
	m := &syntheticJob{seed: seed}
	count := pick(2, 3, 31, 32, 33, 64, 1023, 1025, 2+r.Uint32N(2000))
	for range 4 {
		m.addKind(r, pick(1, 63, 64, 65, 4096, 1+r.Uint32N(1<<17)),
			pick(0, 64, 65, 4096, 4097, 1<<22, r.Uint32N(1<<20)))
	}
	hashes := make([]merkle.Root, count)
	for i := range hashes {
		hashes[i] = m.kinds[i%len(m.kinds)].Hash()
		m.roots = append(m.roots, merkle.TreeOf(append([]merkle.Root(nil), m.leaves[i%len(m.kinds)]...)).Root())
	}
	m.plan = merkle.TreeOf(hashes)
	steps := pick(1, 2, 63, 64, 65, 128, 4096, 4097, 1<<17, 1+r.Uint32N(1<<16))
	stride := max((steps+commit.MaxIntervals-1)/commit.MaxIntervals, 1+r.Uint32N(steps))
	m.header = ir.Header{
		Stride:  stride,
		Program: m.root("program"), Numerics: merkle.Sum(program.R32), Dataset: m.root("data set"),
		StepsPerSegment: steps, Steps: steps + r.Uint32N(3), Ops: m.plan.Root(), OpCount: count, Data: m.root("data"),
		DataBytes: 1 << 20, Batch: 1, Accumulate: 1, Context: 64, Tensors: 1,
	}
	m.segment = commit.Segment{
		Job: m.root("job"), Program: m.header.Program, Numerics: program.R32, Dataset: m.header.Dataset, Steps: steps,
		Start: m.state(0), End: m.state(steps), Log: m.root("log"),
		Marks: commit.MarksRoot(m.marks()),
	}
	return m
}

// marks are the state roots at the segment's inner marks.
func (m *syntheticJob) marks() (roots []merkle.Root) {
	h := m.header
	for i := uint32(1); i < commit.Intervals(h.StepsPerSegment, h.Stride); i++ {
		roots = append(roots, m.state(i*h.Stride))
	}
	return roots
}

// addKind adds a kind of operator with so many cells and terms.
func (m *syntheticJob) addKind(r *rand.Rand, cells, terms uint32) {
	o := ir.Op{Kind: ir.Add, Writes: ir.WritesNothing, Dims: []uint32{cells}, Hi: ir.Bound{Arg: terms},
		Inputs: []ir.Input{{
			Source: ir.State, Cells: 1 << 30, Index: ir.Lin{Coord: []int32{int32(r.IntN(5))}, K: 1},
		}}}
	if r.IntN(3) == 0 {
		o = ir.Op{Kind: ir.Map, Writes: ir.WritesNothing, Dims: []uint32{1, cells}, Code: []byte{ir.PushConst},
			Consts: []uint32{7}}
	}
	kind := len(m.kinds)
	m.kinds = append(m.kinds, o)
	hashes := make([]merkle.Root, merkle.LeavesOf(int(cells)))
	for i := range hashes {
		hashes[i] = merkle.Leaf(m.leaf(kind, uint32(i)))
	}
	m.leaves = append(m.leaves, hashes)
}

func (m *syntheticJob) root(name string) merkle.Root { return merkle.Sum(fmt.Sprint(name, m.seed)) }

func (m *syntheticJob) state(done uint32) merkle.Root {
	return m.root(fmt.Sprint("state ", done, " of "))
}

// leaf returns the bytes of a leaf of a kind's output.
func (m *syntheticJob) leaf(kind int, i uint32) []byte {
	n := min(merkle.LeafCells, m.kinds[kind].Cells()-i*merkle.LeafCells)
	data := make([]byte, 4*n)
	for c := range n {
		binary.LittleEndian.PutUint32(data[4*c:], i*977+c+uint32(m.seed))
	}
	return data
}

// Header implements dispute.Knowledge.
func (m *syntheticJob) Header() dispute.Header { return m.header }

// StateRoot implements dispute.Knowledge.
func (m *syntheticJob) StateRoot(done uint32) (merkle.Root, error) { return m.state(done), nil }

// OutputRoots implements dispute.Knowledge.
func (m *syntheticJob) OutputRoots(uint32) ([]merkle.Root, error) {
	return append([]merkle.Root(nil), m.roots...), nil
}

// Operator implements dispute.Knowledge.
func (m *syntheticJob) Operator(i uint32) (dispute.Operator, error) {
	o := m.kinds[int(i)%len(m.kinds)]
	return dispute.Operator{Encoding: o.Encode(), Path: m.plan.Path(int(i))}, nil
}

// LeafHashes implements dispute.Knowledge.
func (m *syntheticJob) LeafHashes(_, op uint32) ([]merkle.Root, error) {
	return append([]merkle.Root(nil), m.leaves[int(op)%len(m.kinds)]...), nil
}

// Sums implements dispute.Knowledge.
func (m *syntheticJob) Sums(_, op, cell uint32) ([]uint32, error) {
	sums := make([]uint32, m.kinds[int(op)%len(m.kinds)].Tiles(cell, ir.Fine))
	for i := range sums {
		sums[i] = uint32(m.seed) + cell*31 + uint32(i)
	}
	return sums, nil
}

// Open implements dispute.Knowledge.
func (m *syntheticJob) Open(_ uint32, source ir.Source, id, leaf uint32) (dispute.Opening, error) {
	if source != ir.OpOutput {
		return dispute.Opening{}, errNotThere
	}
	return dispute.Opening{Source: source, ID: id, Leaf: leaf, Data: m.leaf(int(id)%len(m.kinds), leaf)}, nil
}

// Record implements dispute.Knowledge.
func (m *syntheticJob) Record(uint32) (dispute.Record, error) {
	return dispute.Record{Lease: m.lease, Height: height, Segment: m.segment, Path: []merkle.Root{}}, nil
}
