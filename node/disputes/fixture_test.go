package disputes

import (
	"context"
	"encoding/binary"
	"errors"
	"io"
	"log/slog"
	"math/big"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/leases"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
)

// fixture is the dispute game without a chain: the pure rules, one block a move, and a
// clock that the test moves.
type fixture struct {
	rules dispute.Rules

	*roletest.Clock

	mu    sync.Mutex
	games []*games.Game
	lost  map[[32]byte]bool
	coins map[common.Address]*big.Int
	cut   []common.Address
	paid  map[common.Address]int // rewards taken
	price int64                  // of gas, wei
	keys  proofs.Keys
	// private are the numerics that the contract takes for private.
	private [2]commit.Root
	moves   int
	claimed []games.Claimed // on chain
	struck  []games.Contradiction
	// committed are the times at which evidence was committed to, by the claim that it takes.
	committed map[[32]byte]uint64
}

func newFixture() *fixture {
	return &fixture{
		rules: dispute.Rules{Clock: 1000, Extension: 50}, Clock: roletest.NewClock(),
		lost: map[[32]byte]bool{}, paid: map[common.Address]int{}, coins: map[common.Address]*big.Int{}, price: 1e9,
		committed: map[[32]byte]uint64{},
	}
}

func (a *fixture) find(id games.ID) *games.Game {
	for _, g := range a.games {
		if g.ID == id {
			return g
		}
	}
	return nil
}

// account is the fixture as one account plays in it. It implements Games.
type account struct {
	*fixture
	me common.Address
}

func (s account) Parameters() games.Parameters {
	return games.Parameters{Bond: big.NewInt(1e16), Answer: big.NewInt(1e15), Clock: 1000, Extension: 50,
		LeaseLock: 20_000_000, Keys: s.keys, Private: s.private}
}

func (s account) GasPrice(context.Context) (*big.Int, error) { return big.NewInt(s.price), nil }

func (s account) Find(_ context.Context, f games.Filter) (found []games.Begun, _ error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, g := range s.games {
		if (f.Challenger == nil || *f.Challenger == g.Challenger) && g.Block >= f.From {
			found = append(found, g.Begun)
		}
	}
	return found, nil
}

func (s account) Game(_ context.Context, b games.Begun) (games.Game, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	g := s.find(b.ID)
	if g == nil || b.Ref.Game(b.Challenger) != b.ID { // what chain/evm/games checks of every state
		return games.Game{}, errors.New("no such game")
	}
	out := *g
	out.Head, out.Time = s.Latest().Number, s.Latest().Time
	return out, nil
}

func (s account) Challenge(_ context.Context, c games.Evidence, at dispute.Interval) (games.ID, common.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	id := c.Ref().Game(s.me)
	if s.find(id) != nil {
		return id, common.Hash{}, nil
	}
	st, err := s.rules.Begin(c.Claim(), at, dispute.Address(s.me), s.Latest().Time)
	if err != nil {
		return id, common.Hash{}, errors.Join(games.ErrRefused, err)
	}
	b := games.Begun{ID: id, Ref: c.Ref(), Asserter: c.Lease.Provider, Challenger: s.me, Block: s.Latest().Number}
	s.games = append(s.games, &games.Game{Begun: b, Moves: []games.Moved{{State: st}}})
	return id, common.Hash{1}, nil
}

func (s account) SlashMalformed(_ context.Context, c games.Evidence) (common.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if c.Claim().Defect() == dispute.NoDefect {
		return common.Hash{}, games.ErrRefused
	}
	return common.Hash{1}, s.shown(c.Ref().Claim())
}

// shown takes evidence against a claim, once it was committed to for as long as the contract
// wants it.
func (s account) shown(claim commit.Root) error {
	at, ok := s.committed[claim]
	if !ok {
		at = s.Latest().Time
		s.committed[claim] = at
	}
	if s.Latest().Time <= at+uint64(s.rules.Extension) {
		return games.ErrEvidenceWaits
	}
	s.lost[claim] = true
	return nil
}

func (s account) Claims(_ context.Context, leases []common.Hash, from uint64) (found []games.Claimed, _ error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, c := range s.claimed {
		if slices.Contains(leases, common.Hash(c.Lease)) && c.Block >= from {
			found = append(found, c)
		}
	}
	return found, nil
}

func (s account) SlashContradiction(_ context.Context, b games.Contradiction) (common.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !dispute.Contradict(b.A, b.B) {
		return common.Hash{}, games.ErrUnfounded
	}
	lost := games.Ref{Lease: commit.Root(b.Lease.StructHash()), Segment: b.B.Index, Hash: b.B.Hash(), Height: b.HeightB}
	if err := s.shown(lost.Claim()); err != nil {
		return common.Hash{}, err
	}
	s.struck = append(s.struck, b)
	return common.Hash{1}, nil
}

func (s account) Move(_ context.Context, r games.Ref, st dispute.State, m dispute.Move) (common.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	g := s.find(r.Game(common.Address(st.Challenger)))
	if g.Over != nil || g.State().Hash() != st.Hash() {
		return common.Hash{}, games.ErrMoved
	}
	next, end, err := s.rules.Apply(st, m, s.Latest().Time)
	if err != nil {
		return common.Hash{}, errors.Join(games.ErrRefused, err)
	}
	s.moves++
	if end.Winner != dispute.Nobody {
		s.decide(g, end.Winner, "the tile")
		return common.Hash{1}, nil
	}
	g.Moves = append(g.Moves, games.Moved{State: next, Opened: opening(m)})
	return common.Hash{1}, nil
}

func (s account) decide(g *games.Game, winner dispute.Side, by string) {
	g.Over = &games.Decision{Winner: g.Asserter, By: by, Block: s.Latest().Number}
	if winner == dispute.Challenger {
		g.Over.Winner, s.lost[g.Ref.Claim()] = g.Challenger, true
		s.coins[g.Challenger] = big.NewInt(1e16)
	}
}

func (s account) Timeout(_ context.Context, r games.Ref, st dispute.State) (common.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	end, err := s.rules.Timeout(st, s.Latest().Time)
	if err != nil {
		return common.Hash{}, errors.Join(games.ErrRefused, err)
	}
	s.decide(s.find(r.Game(common.Address(st.Challenger))), end.Winner, "the clock")
	return common.Hash{1}, nil
}

func (s account) Moot(_ context.Context, r games.Ref, st dispute.State) (common.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	g := s.find(r.Game(common.Address(st.Challenger)))
	g.Over = &games.Decision{By: "another game", Block: s.Latest().Number}
	s.coins[g.Challenger] = big.NewInt(1e16)
	return common.Hash{1}, nil
}

func (s account) SlashVerifier(
	_ context.Context,
	_ games.Ref,
	_ market.Lease,
	v market.SignedVerdict,
) (common.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cut = append(s.cut, v.Verdict.Verifier)
	return common.Hash{1}, nil
}

func (s account) Withdraw(_ context.Context, _ games.ID, to common.Address) (common.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.coins, to)
	return common.Hash{1}, nil
}

func (s account) TakeReward(context.Context, games.ID) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.paid[s.me]++
	return nil
}

func (s account) Lost(_ context.Context, claim commit.Root) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.lost[claim], nil
}

func (s account) Credit(_ context.Context, account common.Address) (*big.Int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if c, ok := s.coins[account]; ok {
		return c, nil
	}
	return new(big.Int), nil
}

// opening is what the contract's event repeats of a move.
func opening(m dispute.Move) (b []byte) {
	var roots []commit.Root
	switch m := m.(type) {
	case dispute.OpenSteps:
		roots = m.Roots
	case dispute.OpenNodes:
		roots = m.Nodes
	case dispute.OpenCells:
		return m.Data
	case dispute.OpenSums:
		for _, v := range m.Sums {
			b = binary.BigEndian.AppendUint32(b, v)
		}
	}
	for _, r := range roots {
		b = append(b, r[:]...)
	}
	return b
}

// party is a node in the fixture. Its ledger outlives its Player.
type party struct {
	*Player
	d role.Deps
	o Options
	s account
}

// newParty returns an operator with a ledger and a store of the job's data.
func newParty(t testing.TB, a *fixture, me byte, data []byte, o Options) *party {
	t.Helper()
	who := common.Address{me}
	p := &party{o: o, s: account{a, who}, d: role.Deps{
		Blocks: &roletest.DataBlocks{Data: data}, Heads: a, Ledger: roletest.OpenLedger(t),
		Runner: executor.Runner{Threads: 1}, Operator: who,
		Events: events.New(time.Now), Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	}}
	p.restart(t)
	return p
}

// restart simulates a crash: nothing but the ledger is left.
func (p *party) restart(t testing.TB) {
	t.Helper()
	if p.Player != nil {
		p.replays.close()
		p.judging.close()
	}
	manager, err := leases.New(p.d)
	if err != nil {
		t.Fatal(err)
	}
	p.Player = New(p.d, p.s, manager, p.o)
	t.Cleanup(p.replays.close)
	t.Cleanup(p.judging.close)
}

// act does what the party has to do now, in all its disputes.
func (p *party) act(t *testing.T) {
	t.Helper()
	if err := p.look(t.Context(), 0); err != nil {
		t.Fatal(err)
	}
	all, err := p.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range all {
		if _, err := p.step(t.Context(), x.Game); err != nil {
			t.Fatal(err)
		}
	}
}

func (p *party) only(t *testing.T) Dispute {
	t.Helper()
	all, err := p.List()
	if err != nil || len(all) != 1 {
		t.Fatalf("%d disputes, %v", len(all), err)
	}
	return all[0]
}

var _ role.Blocks = (*roletest.DataBlocks)(nil)

// errNoBlock is returned for a block that nobody has.
var errNoBlock = p2p.ErrNotFound

// noCheckpoints is a block store that has the data set and no checkpoint.
type noCheckpoints struct{ roletest.DataBlocks }

func (f *noCheckpoints) Get(ctx context.Context, cid string, n uint64, from []peer.ID, w io.Writer) error {
	if cid != "data" {
		return errNoBlock
	}
	return f.DataBlocks.Get(ctx, cid, n, from, w)
}
