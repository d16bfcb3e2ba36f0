package rounds

import (
	"sync"
	"sync/atomic"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// hashes are the hashes of tensors in a state of a program with these numerics. At most threads
// goroutines compute them.
func hashes(numerics string, ts []tensor.Tensor, threads int) []merkle.Root {
	out, leaf := make([]merkle.Root, len(ts)), merkle.LeafHashOf(numerics)
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(threads, len(ts)) {
		wg.Go(func() {
			for i := int(next.Add(1) - 1); i < len(ts); i = int(next.Add(1) - 1) {
				t := ts[i]
				out[i] = merkle.Tensor(merkle.TensorHeader(t.Name, t.Shape), len(t.Data), leaf.RootOf(t.Data))
			}
		})
	}
	wg.Wait()
	return out
}

// stateRoot is the root of the state of a program whose tensors have these hashes.
func stateRoot(p program.Program, step uint32, parameters, moments []merkle.Root) merkle.Root {
	all := append(append([]merkle.Root(nil), parameters...), moments...)
	return merkle.State(uint64(step), p.Hash(), merkle.Sum(p.Numerics), len(all), merkle.TreeOf(all).Root())
}

// baseRoot is the name that parameters have as a program's base.
func baseRoot(ts []tensor.Tensor, threads int) merkle.Root {
	h := hashes("", ts, threads)
	return merkle.State(0, merkle.Root{}, merkle.Sum(""), len(h), merkle.TreeOf(h).Root())
}
