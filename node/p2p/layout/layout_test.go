package layout

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/ipfs/boxo/ipld/merkledag"
	"github.com/ipfs/boxo/ipld/unixfs"
	unixfspb "github.com/ipfs/boxo/ipld/unixfs/pb"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	ipld "github.com/ipfs/go-ipld-format"
)

// Ids of well-known content, as IPFS tools give them with --cid-version=1.
func TestKnownIDs(t *testing.T) {
	for content, want := range map[string]string{
		"":              "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku",
		"hello world\n": "bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4",
	} {
		id, n, err := Build(t.Context(), strings.NewReader(content), func(blocks.Block) error { return nil })
		if err != nil || id.String() != want || n != uint64(len(content)) {
			t.Errorf("%q: %s, %d, %v, want %s", content, id, n, err, want)
		}
	}
}

// What Build writes, Decode reads, down to the bytes.
func TestBuildThenRead(t *testing.T) {
	for _, size := range []int{0, 1, LeafSize, LeafSize + 1, LeafSize*Width + 1} {
		content := bytes.Repeat([]byte("0123456789abcdef"), size/16+1)[:size]
		store := map[cid.Cid][]byte{}
		id, n, err := Build(t.Context(), bytes.NewReader(content), func(b blocks.Block) error {
			store[b.Cid()] = b.RawData()
			return nil
		})
		if err != nil || n != uint64(size) {
			t.Fatalf("%d bytes: %d, %v", size, n, err)
		}
		got, err := gather(store, id, 0)
		if err != nil || !bytes.Equal(got, content) {
			t.Errorf("%d bytes: read %d back, %v", size, len(got), err)
		}
	}
}

func gather(store map[cid.Cid][]byte, id cid.Cid, height int) ([]byte, error) {
	n, err := Decode(id, store[id])
	if err != nil || n.Leaf() {
		return n.Data, err
	}
	var out []byte
	for _, c := range n.Children {
		child, err := Decode(c.ID, store[c.ID])
		if err == nil {
			err = c.Check(child)
		}
		if err != nil {
			return nil, err
		}
		more, err := gather(store, c.ID, height+1)
		if err != nil {
			return nil, err
		}
		out = append(out, more...)
	}
	return out, nil
}

func TestBuildStops(t *testing.T) {
	full := errors.New("full")
	if _, _, err := Build(t.Context(), strings.NewReader("x"),
		func(blocks.Block) error { return full }); !errors.Is(err, full) {
		t.Errorf("put's error: %v", err)
	}
	broken := errors.New("broken")
	if _, _, err := Build(t.Context(), io.MultiReader(strings.NewReader("x"), failing{broken}),
		func(blocks.Block) error { return nil }); !errors.Is(err, broken) {
		t.Errorf("reader's error: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := Build(ctx, strings.NewReader("x"), func(blocks.Block) error { return nil }); !errors.Is(err,
		context.Canceled) {
		t.Errorf("context: %v", err)
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

func TestParse(t *testing.T) {
	for _, s := range []string{
		"", "x", strings.Repeat("b", 200),
		"QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o", // version 0
		"bafyqabqkaeeaa", // identity
		"bafyreigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi0", // not base32
		"bafyreigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi",  // dag-cbor
	} {
		if _, err := Parse(s); !errors.Is(err, ErrCID) {
			t.Errorf("%q: %v", s, err)
		}
	}
	if _, err := Parse("bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku"); err != nil {
		t.Error(err)
	}
}

// node makes an inner node as a hostile peer may.
func node(t testing.TB, kind unixfspb.Data_DataType, data []byte, sizes []uint64, children int) *merkledag.ProtoNode {
	t.Helper()
	fs := unixfs.NewFSNode(kind)
	fs.SetData(data)
	for _, s := range sizes {
		fs.AddBlockSize(s)
	}
	raw, err := fs.GetBytes()
	if err != nil {
		t.Fatal(err)
	}
	n := merkledag.NodeWithData(raw)
	if err := n.SetCidBuilder(merkledag.V1CidPrefix()); err != nil {
		t.Fatal(err)
	}
	leaf := merkledag.NewRawNode([]byte("leaf"))
	for range children {
		if err := n.AddRawLink("", &ipld.Link{Cid: leaf.Cid(), Size: 4}); err != nil {
			t.Fatal(err)
		}
	}
	return n
}

func TestHostileNodes(t *testing.T) {
	file := unixfspb.Data_File
	for name, n := range map[string]*merkledag.ProtoNode{
		"directory":       node(t, unixfspb.Data_Directory, nil, nil, 1),
		"no children":     node(t, file, nil, nil, 0),
		"data inside":     node(t, file, []byte("x"), []uint64{4}, 1),
		"a size too few":  node(t, file, nil, []uint64{4}, 2),
		"a size too many": node(t, file, nil, []uint64{4, 4}, 1),
		"empty child":     node(t, file, nil, []uint64{0}, 1),
		"tiny children":   node(t, file, nil, []uint64{1, 1}, 2),
		"overflow":        node(t, file, nil, []uint64{1 << 63, 1 << 63, 4096}, 3),
		"too wide":        node(t, file, nil, wide(MaxWidth+1), MaxWidth+1),
		"bad link":        badLink(t),
	} {
		if _, err := Decode(n.Cid(), n.RawData()); !errors.Is(err, ErrBlock) {
			t.Errorf("%s: %v", name, err)
		}
	}
	ok := node(t, file, nil, []uint64{4096, 4}, 2)
	if got, err := Decode(ok.Cid(), ok.RawData()); err != nil || got.Size != 4100 || len(got.Children) != 2 {
		t.Errorf("a good node: %+v, %v", got, err)
	}
	big := merkledag.NewRawNode(make([]byte, MaxLeaf+1))
	if _, err := Decode(big.Cid(), big.RawData()); !errors.Is(err, ErrBlock) {
		t.Errorf("big leaf: %v", err)
	}
}

func wide(n int) []uint64 {
	out := make([]uint64, n)
	for i := range out {
		out[i] = 4096
	}
	return out
}

func badLink(t *testing.T) *merkledag.ProtoNode {
	n := node(t, unixfspb.Data_File, nil, []uint64{4}, 0)
	c, err := cid.Decode("QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o")
	if err != nil {
		t.Fatal(err)
	}
	if err := n.AddRawLink("", &ipld.Link{Cid: c, Size: 4}); err != nil {
		t.Fatal(err)
	}
	return n
}

func FuzzDecode(f *testing.F) {
	f.Add(node(f, unixfspb.Data_File, nil, []uint64{4096, 4}, 2).RawData())
	f.Add(node(f, unixfspb.Data_Directory, nil, nil, 0).RawData())
	f.Add([]byte{})
	inner := node(f, unixfspb.Data_File, nil, []uint64{4}, 1).Cid()
	f.Fuzz(func(t *testing.T, b []byte) {
		n, err := Decode(inner, b)
		if err != nil {
			if !errors.Is(err, ErrBlock) {
				t.Errorf("untyped error %v", err)
			}
			return
		}
		var sum uint64
		for _, c := range n.Children {
			if sum += c.Size; sum < c.Size || Check(c.ID) != nil {
				t.Fatalf("bad child %+v", c)
			}
		}
		if sum != n.Size || n.Leaf() {
			t.Errorf("%d bytes said, %d in children", n.Size, sum)
		}
	})
}

func FuzzParse(f *testing.F) {
	f.Add("bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku")
	f.Fuzz(func(t *testing.T, s string) {
		if c, err := Parse(s); err == nil && Check(c) != nil {
			t.Errorf("%q passed as %s", s, c)
		}
	})
}
