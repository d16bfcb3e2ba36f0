package hostile

import (
	"bytes"
	"context"
	"sync/atomic"

	"github.com/ipfs/boxo/bitswap"
	"github.com/ipfs/boxo/bitswap/network/bsnet"
	"github.com/ipfs/boxo/blockstore"
	"github.com/ipfs/boxo/ipld/merkledag"
	"github.com/ipfs/boxo/ipld/unixfs"
	unixfspb "github.com/ipfs/boxo/ipld/unixfs/pb"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	"github.com/ipfs/go-datastore"
	dssync "github.com/ipfs/go-datastore/sync"
	ipld "github.com/ipfs/go-ipld-format"
	"github.com/libp2p/go-libp2p/core/protocol"

	"github.com/infernetprotocol/infernet/market"
)

// library serves blocks as it likes, by infernet's bitswap, and counts what is read of it.
type library struct {
	blockstore.Blockstore
	swap *bitswap.Bitswap
	read atomic.Uint64 // bytes that others have fetched
}

// Get implements blockstore.Blockstore.
func (l *library) Get(ctx context.Context, c cid.Cid) (blocks.Block, error) {
	b, err := l.Blockstore.Get(ctx, c)
	if err == nil {
		l.read.Add(uint64(len(b.RawData())))
	}
	return b, err
}

// library starts a bitswap on the attacker's host.
func (a *attacker) library() *library {
	l := &library{Blockstore: blockstore.NewBlockstore(dssync.MutexWrap(datastore.NewMapDatastore()))}
	n := bsnet.NewFromIpfsHost(a.Host, bsnet.Prefix("/infernet"),
		bsnet.SupportedProtocols([]protocol.ID{bsnet.ProtocolBitswap}))
	ctx, cancel := context.WithCancel(context.Background())
	l.swap = bitswap.New(ctx, n, nil, l)
	a.b.t.Cleanup(func() { cancel(); _ = l.swap.Close() })
	return l
}

// put adds a block.
func (a *attacker) put(l *library, n ipld.Node) ipld.Node {
	if err := l.Blockstore.Put(a.b.ctx, n); err != nil {
		a.b.t.Fatal(err)
	}
	return n
}

// repeated adds an inner node that names one child n times, and returns it with its size.
func (a *attacker) repeated(l *library, child ipld.Node, size uint64, n int) (ipld.Node, uint64) {
	t := a.b.t
	fs := unixfs.NewFSNode(unixfspb.Data_File)
	pn := &merkledag.ProtoNode{}
	if err := pn.SetCidBuilder(merkledag.V1CidPrefix()); err != nil {
		t.Fatal(err)
	}
	for range n {
		fs.AddBlockSize(size)
		if err := pn.AddRawLink("", &ipld.Link{Cid: child.Cid(), Size: size}); err != nil {
			t.Fatal(err)
		}
	}
	b, err := fs.GetBytes()
	if err != nil {
		t.Fatal(err)
	}
	pn.SetData(b)
	return a.put(l, pn), size * uint64(n)
}

// bomb serves a file of so many MiB, a multiple of 256, that is one block of 1 MiB.
func (a *attacker) bomb(l *library, mib int) market.Blob {
	leaf := a.put(l, merkledag.NewRawNode(bytes.Repeat([]byte{'a'}, 1<<20)))
	mid, size := a.repeated(l, leaf, 1<<20, 256)
	root, total := a.repeated(l, mid, size, mib/256)
	return market.Blob{CID: root.Cid().String(), Size: total}
}
