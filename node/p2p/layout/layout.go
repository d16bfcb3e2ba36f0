// Package layout says how a file is cut into blocks and how a block from a
// stranger is read.
//
// Files are UnixFS trees, the form that IPFS tools write by default for CID
// version 1: leaves are raw blocks of 256 KiB, inner nodes are dag-pb with up to
// 174 links, the tree is balanced, every id is a CIDv1 over SHA-256.
//
// [Build] writes exactly that. [Decode] accepts it and the same tree with other
// leaf sizes and widths, and nothing else: no directories, no data in inner
// nodes, no inner node that does not say how many bytes each child holds. A
// reader that compares each child with what its parent said ([Child.Check])
// therefore knows a file's size from the root alone, before it asks for more.
package layout

import (
	"context"
	"errors"
	"fmt"
	"io"

	chunk "github.com/ipfs/boxo/chunker"
	"github.com/ipfs/boxo/ipld/merkledag"
	"github.com/ipfs/boxo/ipld/unixfs"
	"github.com/ipfs/boxo/ipld/unixfs/importer/balanced"
	"github.com/ipfs/boxo/ipld/unixfs/importer/helpers"
	unixfspb "github.com/ipfs/boxo/ipld/unixfs/pb"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	ipld "github.com/ipfs/go-ipld-format"
	"github.com/multiformats/go-multihash"
)

// How Build cuts files, and what Decode accepts at most.
const (
	LeafSize  = 256 << 10 // bytes of a leaf that Build makes
	Width     = 174       // links of an inner node that Build makes
	MaxLeaf   = 2 << 20   // bytes of a leaf; bitswap's own limit
	MaxInner  = 256 << 10 // bytes of an inner node
	MaxWidth  = 2048      // links of an inner node
	MaxHeight = 6         // inner nodes above a leaf
	// MinChild is the least that a child holds, the last of a node apart:
	// reading a file costs no more steps than its size justifies.
	MinChild = 1 << 10
)

var (
	// ErrCID is returned for an id that is not a CIDv1 of a raw or dag-pb block
	// over SHA-256.
	ErrCID = errors.New("not the id of a file: want a CIDv1 over SHA-256, raw or dag-pb")
	// ErrBlock is returned for a block that is no part of a file, or not the part
	// that its parent said.
	ErrBlock = errors.New("not a block of a file")
)

// Parse reads the text form of an id.
func Parse(s string) (cid.Cid, error) {
	if len(s) > 128 {
		return cid.Undef, fmt.Errorf("%w: %d characters", ErrCID, len(s))
	}
	c, err := cid.Decode(s)
	if err != nil {
		return cid.Undef, fmt.Errorf("%w: %v", ErrCID, err)
	}
	return c, Check(c)
}

// Check reports whether c can name a block of a file.
func Check(c cid.Cid) error {
	if !c.Defined() {
		return fmt.Errorf("%w: empty", ErrCID)
	}
	p := c.Prefix()
	if p.Version != 1 || p.MhType != multihash.SHA2_256 || p.MhLength != 32 ||
		(p.Codec != cid.Raw && p.Codec != cid.DagProtobuf) {
		return fmt.Errorf("%w: %s", ErrCID, c)
	}
	return nil
}

// Empty is the id of the empty file. Its one block needs no fetching, and
// bitswap does not carry blocks without bytes.
var Empty = merkledag.NewRawNode(nil).Cid()

// Node is what a block says about the file below it.
type Node struct {
	Size     uint64  // bytes of the file below
	Data     []byte  // of a leaf
	Children []Child // of an inner node, in the file's order
}

// Child is what a parent says about a child.
type Child struct {
	ID   cid.Cid
	Size uint64 // bytes of the file below it; above 0
}

// Leaf reports whether the node is a leaf. The empty file is one.
func (n Node) Leaf() bool { return len(n.Children) == 0 }

// Check reports whether n is the child that its parent described.
func (c Child) Check(n Node) error {
	if n.Size != c.Size {
		return fmt.Errorf("%w: %s holds %d bytes, its parent says %d", ErrBlock, c.ID, n.Size, c.Size)
	}
	return nil
}

// Decode reads a block whose bytes are already known to hash to c.
func Decode(c cid.Cid, data []byte) (Node, error) {
	if err := Check(c); err != nil {
		return Node{}, err
	}
	if c.Type() == cid.Raw {
		if len(data) > MaxLeaf {
			return Node{}, fmt.Errorf("%w: leaf of %d bytes, cap %d", ErrBlock, len(data), MaxLeaf)
		}
		return Node{Size: uint64(len(data)), Data: data}, nil
	}
	return decodeInner(data)
}

func decodeInner(data []byte) (Node, error) {
	if len(data) > MaxInner {
		return Node{}, fmt.Errorf("%w: inner node of %d bytes, cap %d", ErrBlock, len(data), MaxInner)
	}
	pn, err := merkledag.DecodeProtobuf(data)
	if err != nil {
		return Node{}, fmt.Errorf("%w: %v", ErrBlock, err)
	}
	fs, err := unixfs.FSNodeFromBytes(pn.Data())
	if err != nil {
		return Node{}, fmt.Errorf("%w: %v", ErrBlock, err)
	}
	links, sizes := pn.Links(), fs.BlockSizes()
	switch {
	case fs.Type() != unixfspb.Data_File:
		return Node{}, fmt.Errorf("%w: UnixFS type %s, want a file", ErrBlock, fs.Type())
	case len(fs.Data()) != 0:
		return Node{}, fmt.Errorf("%w: inner node with data of its own", ErrBlock)
	case len(links) == 0 || len(links) > MaxWidth || len(links) != len(sizes):
		return Node{}, fmt.Errorf("%w: %d links and %d sizes", ErrBlock, len(links), len(sizes))
	}
	return inner(links, sizes, fs.FileSize())
}

// inner checks that the children are nameable, not empty, and add up.
func inner(links []*ipld.Link, sizes []uint64, size uint64) (Node, error) {
	n := Node{Size: size, Children: make([]Child, len(links))}
	left := size
	for i, l := range links {
		if err := Check(l.Cid); err != nil {
			return Node{}, fmt.Errorf("%w: link %d: %w", ErrBlock, i, err)
		}
		if last := i == len(links)-1; sizes[i] == 0 || !last && sizes[i] < MinChild {
			return Node{}, fmt.Errorf("%w: child %d holds %d bytes only", ErrBlock, i, sizes[i])
		}
		if sizes[i] > left {
			return Node{}, fmt.Errorf("%w: sizes do not add up to %d", ErrBlock, size)
		}
		left -= sizes[i]
		n.Children[i] = Child{ID: l.Cid, Size: sizes[i]}
	}
	if left != 0 {
		return Node{}, fmt.Errorf("%w: sizes do not add up to %d", ErrBlock, size)
	}
	return n, nil
}

// Build cuts r into blocks, hands each to put, children before parents, and
// returns the root and the number of bytes read.
func Build(ctx context.Context, r io.Reader, put func(blocks.Block) error) (cid.Cid, uint64, error) {
	counted := &counter{ctx: ctx, r: r}
	params := helpers.DagBuilderParams{
		Dagserv:    sink{ErrorService: &merkledag.ErrorService{Err: errors.ErrUnsupported}, put: put},
		Maxlinks:   Width,
		RawLeaves:  true,
		CidBuilder: merkledag.V1CidPrefix(),
	}
	db, err := params.New(chunk.NewSizeSplitter(counted, LeafSize))
	if err != nil {
		return cid.Undef, 0, fmt.Errorf("cut into blocks: %w", err)
	}
	root, err := balanced.Layout(db)
	if err != nil {
		return cid.Undef, 0, fmt.Errorf("cut into blocks: %w", err)
	}
	return root.Cid(), counted.n, nil
}

// sink is a DAG service that can only add nodes.
type sink struct {
	*merkledag.ErrorService
	put func(blocks.Block) error
}

// Add implements ipld.NodeAdder.
func (s sink) Add(_ context.Context, n ipld.Node) error { return s.put(n) }

// AddMany implements ipld.NodeAdder.
func (s sink) AddMany(ctx context.Context, ns []ipld.Node) error {
	for _, n := range ns {
		if err := s.Add(ctx, n); err != nil {
			return err
		}
	}
	return nil
}

// counter counts what is read and stops when ctx does.
type counter struct {
	ctx context.Context
	r   io.Reader
	n   uint64
}

// Read implements io.Reader.
func (c *counter) Read(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := c.r.Read(p)
	c.n += uint64(n)
	return n, err
}
