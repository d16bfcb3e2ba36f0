package role

import "sync"

// keepCheckpoints is how many of the latest checkpoints a node pins for each
// of its parts: the last verified one, those within the credit, and some more.
const keepCheckpoints = 4

// pins are the content ids of the latest checkpoints, the oldest first. What
// falls out is unpinned: the block store lets it go when it needs the room.
// Safe for concurrent use.
type pins struct {
	d Deps

	mu  sync.Mutex
	ids []string
}

// add takes over a pin. An id that is there already stays where it is.
func (p *pins) add(id string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, have := range p.ids {
		if have == id {
			return
		}
	}
	p.ids = append(p.ids, id)
	p.shrink(keepCheckpoints)
}

// release lets go of all: nobody goes on from them any more. A pin of before a restart
// is known by others, who name it.
func (p *pins) release(others ...string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.ids = append(p.ids, others...)
	p.shrink(0)
}

// shrink unpins the oldest but n; it is called with the lock held.
func (p *pins) shrink(n int) {
	for len(p.ids) > n {
		if err := p.d.Blocks.Unpin(p.ids[0]); err != nil {
			p.d.Log.Warn("old checkpoint not let go", "cid", p.ids[0], "err", err)
		}
		p.ids = p.ids[1:]
	}
}
