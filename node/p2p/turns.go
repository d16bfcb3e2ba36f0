package p2p

import (
	"context"
	"sync"

	"github.com/ipfs/go-cid"
)

// turns lets one fetch of a file run at a time. Bitswap tells each peer once what is wanted here, whoever wants it, and
// passes the answer to those who wanted it by then. A second fetch of the same blocks would wait for answers that were
// given before. It is safe for concurrent use.
type turns struct {
	mu sync.Mutex
	of map[cid.Cid]*turn
}

// turn is held by who can put a value into busy.
type turn struct {
	busy  chan struct{}
	users int // who hold it or wait for it
}

// try takes the turn of a file if nobody has it.
func (t *turns) try(root cid.Cid) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.of[root] != nil {
		return false
	}
	t.join(root).busy <- struct{}{}
	return true
}

// take waits for the turn of a file, or until ctx is done.
func (t *turns) take(ctx context.Context, root cid.Cid) error {
	t.mu.Lock()
	x := t.join(root)
	t.mu.Unlock()
	select {
	case x.busy <- struct{}{}:
		return nil
	case <-ctx.Done():
		t.leave(root)
		return ctx.Err()
	}
}

// give ends a turn.
func (t *turns) give(root cid.Cid) {
	t.mu.Lock()
	<-t.of[root].busy
	t.mu.Unlock()
	t.leave(root)
}

// join is called with the lock held.
func (t *turns) join(root cid.Cid) *turn {
	if t.of == nil {
		t.of = map[cid.Cid]*turn{}
	}
	if t.of[root] == nil {
		t.of[root] = &turn{busy: make(chan struct{}, 1)}
	}
	t.of[root].users++
	return t.of[root]
}

func (t *turns) leave(root cid.Cid) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.of[root].users--; t.of[root].users == 0 {
		delete(t.of, root)
	}
}
