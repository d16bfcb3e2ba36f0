package economy

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/market/money"
)

// account is whose money it is. Verifiers follow the named ones.
type account int

const (
	client account = iota
	provider
	friend   // of who departs from the protocol
	stranger // who has no part in the lease
	escrow
	burned
	spent // on computing and on gas
	registry
	verifiers // the first of them
)

// books hold everybody's money. The sum of all accounts is 0.
type books struct {
	of   []money.Units
	lock money.Units // of the provider's stake, in the registry
}

func newBooks(pool int) books { return books{of: make([]money.Units, int(verifiers)+pool)} }

// move moves money from one account to another.
func (b *books) move(from, to account, u money.Units) {
	b.of[from] -= u
	b.of[to] += u
}

// errLeak means that money appeared or was lost.
var errLeak = errors.New("economy: the books do not balance")

// check returns an error unless all accounts add up to nothing, nothing is left in the escrow,
// and the registry holds the lock alone.
func (b *books) check() error {
	var sum money.Units
	for _, u := range b.of {
		sum += u
	}
	if sum != 0 || b.of[escrow] != 0 || b.of[registry] != b.lock {
		return fmt.Errorf("%w: the sum is %d, the escrow has %d, the registry %d with a lock of %d",
			errLeak, sum, b.of[escrow], b.of[registry], b.lock)
	}
	return nil
}

// What OperatorRegistry and DisputeGame divide a lock into (docs/disputes.md §5).
const (
	shares       = 16
	reward       = 4
	cutsPerLock  = 32
	rewardOfACut = 4
	mostCuts     = 16
)

// lose takes the lock, as OperatorRegistry.slashLock does: a quarter is the winner's, the rest
// is burned.
func (b *books) lose(winner account) {
	share := b.lock / shares
	b.move(registry, winner, share*reward)
	b.move(registry, burned, b.lock-share*reward)
	b.lock = 0
}

// cut takes a 32nd of a lock of a verifier's stake, as OperatorRegistry.slashVerifier does.
func (b *books) cut(verifier, winner account, lock money.Units) {
	cut := lock / cutsPerLock
	b.move(verifier, winner, cut/rewardOfACut)
	b.move(verifier, burned, cut-cut/rewardOfACut)
}
