package bundle

import (
	"bytes"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/keys"
	"github.com/infernetprotocol/infernet/zkproof/proofs"
)

// Report is what a bundle shows, after all of it was checked.
type Report struct {
	Game       common.Hash    `json:"game"`
	Job        string         `json:"job"`
	Lease      common.Hash    `json:"lease"`
	Segment    uint32         `json:"segment"`
	Client     common.Address `json:"client"`
	Asserter   common.Address `json:"asserter"`
	Challenger common.Address `json:"challenger"`
	Winner     common.Address `json:"winner"`
	Why        string         `json:"why"`
	Exporter   common.Address `json:"exporter"`
	Signatures int            `json:"signatures"` // that were checked
	// Private says that the job's data are private: no cell is reported.
	Private bool   `json:"private"`
	Moves   []Move `json:"moves"`
	// Tile is the tile that the referee computed; nil if nothing was shown.
	Tile *Tile `json:"tile,omitempty"`
	// Key is the SHA-256 of the key under which proofs were checked; zero where
	// there were none.
	Key common.Hash `json:"key,omitzero"`
	// Circuit is what that key is of: r32 or x8.
	Circuit string `json:"circuit,omitempty"`
}

// Check checks everything in the bundle and plays its game again. The error
// wraps ErrFalse.
func (b Bundle) Check() (Report, error) {
	c := checker{b: b, rules: dispute.Rules{Clock: b.Clock, Extension: b.Extension}}
	for _, part := range []func() error{c.exporter, c.agreement, c.claim, c.verdicts, c.proofs, c.begin,
		c.play, c.end} {
		if err := part(); err != nil {
			return Report{}, fmt.Errorf("%w: %w", ErrFalse, err)
		}
	}
	return c.r, nil
}

type checker struct {
	b     Bundle
	r     Report
	rules dispute.Rules
	state dispute.State
	out   dispute.Outcome
	over  bool
	last  uint64 // number of the last play's block
}

func (c *checker) exporter() error {
	got, err := market.RecoverDigest(c.b.Digest(), c.b.Sig)
	if err != nil || got != c.b.Exporter {
		return fmt.Errorf("it is not as its exporter %s signed it", c.b.Exporter)
	}
	c.r.Exporter = got
	c.r.Signatures++
	return nil
}

// agreement checks offer and lease as of the lease's last second.
func (c *checker) agreement() error {
	now := c.b.Lease.Lease.Deadline - 1
	ann, err := c.b.Announcement.Validate(c.b.Announcement.Domain, now)
	if err != nil {
		return fmt.Errorf("announcement: %w", err)
	}
	if _, err := c.b.Lease.Validate(ann, now); err != nil {
		return err
	}
	o, l := ann.Offer(), c.b.Lease.Lease
	c.r.Job, c.r.Client, c.r.Lease, c.r.Asserter = ann.JobID().String(), o.Client, l.StructHash(), l.Provider
	c.r.Signatures += 3
	return nil
}

// claim checks the segment: its hash, its log and the provider's signature. Whether its header is right is for the
// game to find out.
func (c *checker) claim() error {
	s, r := c.b.Result.Segment, c.b.Result
	log, err := commit.DecodeLog(r.Log, int(s.Steps))
	if err != nil {
		return fmt.Errorf("log: %w", err)
	}
	if commit.LogRoot(log) != s.Log {
		return fmt.Errorf("the log is not the segment's")
	}
	if r.Commitment.Lease != c.r.Lease || r.Commitment.Segment != s.Index ||
		r.Commitment.Hash != common.Hash(s.Hash()) {
		return fmt.Errorf("the commitment is not to this segment of this lease")
	}
	if r.End != (market.Blob{}) {
		if err := r.End.Validate(); err != nil {
			return fmt.Errorf("end checkpoint: %w", err)
		}
	}
	if err := c.charge().Check(c.b.Announcement.Domain); err != nil {
		return err
	}
	c.r.Segment = s.Index
	c.r.Signatures++
	c.rules.Consent = games.Consent{Domain: c.b.Announcement.Domain, Ref: c.charge().Ref(), Node: c.b.Lease.Lease.Node}
	return nil
}

func (c *checker) charge() games.Evidence {
	return games.Evidence{Offer: c.b.Announcement.Offer, Lease: c.b.Lease.Lease, Segment: c.b.Result.Segment,
		Header: c.b.Header, Height: c.b.Result.Commitment.Height,
		NodeSig: c.b.Result.Sig}
}

// verdicts checks that the verifiers' signatures are about this claim. Only the chain's registry knows whose node keys
// they are.
func (c *checker) verdicts() error {
	for _, v := range c.b.Verdicts {
		if v.Verdict.Lease != c.r.Lease || v.Verdict.Commitment != c.b.Result.Commitment.StructHash() ||
			v.Verdict.Segment != c.r.Segment {
			return fmt.Errorf("a verdict on another segment")
		}
		if _, err := c.b.Announcement.Domain.Recover(v.Verdict, v.Sig); err != nil {
			return fmt.Errorf("verdict of %s: %w", v.Verdict.Verifier, err)
		}
		c.r.Signatures++
	}
	return nil
}

// proofs reads the key that the game's proofs are checked with.
func (c *checker) proofs() error {
	a, ok := c.b.Proven()
	if !ok || len(c.b.Key) == 0 {
		return nil
	}
	key, hash, err := keys.DecodeVerifying(c.b.Key)
	if err != nil {
		return err
	}
	c.r.Key, c.r.Circuit = hash, a.String()
	referee := proofs.Referee{Scope: proofs.Scope{
		ChainID: c.b.Announcement.Domain.ChainID, Game: dispute.Address(c.b.Contract), Segment: c.r.Segment,
	}}
	referee.Verifying[a], referee.Keys[a] = key, hash
	c.rules.Proofs = referee
	return nil
}

// Proven is the arithmetic of the tile that the last play proves, as the play itself says. It is false if that play
// brings no proof.
func (b Bundle) Proven() (circuit.Arithmetic, bool) {
	if len(b.Plays) < 2 {
		return 0, false
	}
	tx := new(types.Transaction)
	if tx.UnmarshalBinary(b.Plays[len(b.Plays)-1].Tx) != nil {
		return 0, false
	}
	call, err := games.Unpack(tx.Data())
	if err != nil {
		return 0, false
	}
	m, ok := call.Move.(dispute.ProvePrivate)
	if !ok {
		return 0, false
	}
	op, err := ir.Decode(m.Encoding)
	return proofs.Arithmetic(op.Kind), err == nil
}

// mined is a play that was decoded: a transaction to the game, who signed it,
// and the header of its block.
type mined struct {
	*types.Transaction
	from    common.Address
	in      *types.Header
	gasUsed uint64
}

func (c *checker) mined(p Play) (mined, error) {
	m := mined{Transaction: new(types.Transaction), in: new(types.Header), gasUsed: p.GasUsed}
	if err := m.UnmarshalBinary(p.Tx); err != nil {
		return m, err
	}
	if err := rlp.DecodeBytes(p.Header, m.in); err != nil {
		return m, fmt.Errorf("header: %w", err)
	}
	if m.in.Number == nil || !m.in.Number.IsUint64() || m.in.Number.Uint64() < c.last {
		return m, fmt.Errorf("block %v after block %d", m.in.Number, c.last)
	}
	c.last = m.in.Number.Uint64()
	if p.GasUsed > m.Gas() {
		return m, fmt.Errorf("it used %d gas of %d", p.GasUsed, m.Gas())
	}
	var err error
	if m.from, err = types.Sender(types.LatestSignerForChainID(m.ChainId()), m.Transaction); err != nil {
		return m, err
	}
	if tx := m.Transaction; !tx.ChainId().IsUint64() || tx.ChainId().Uint64() != c.b.Announcement.Domain.ChainID ||
		tx.To() == nil || *tx.To() != c.b.Contract {
		return m, fmt.Errorf("transaction %s is not to the game on the offer's chain", tx.Hash())
	}
	c.r.Signatures++
	return m, nil
}

// begin checks that the challenge shows this claim, and begins the game.
func (c *checker) begin() error {
	if len(c.b.Plays) == 0 {
		return fmt.Errorf("no challenge")
	}
	m, err := c.mined(c.b.Plays[0])
	if err != nil {
		return err
	}
	at, err := games.ChallengedAt(m.Data())
	if err != nil {
		return err
	}
	want, err := games.PackChallenge(c.charge(), at)
	if err != nil {
		return err
	}
	if !bytes.Equal(m.Data(), want) {
		return fmt.Errorf("the first transaction does not challenge this claim")
	}
	c.note(m, "challenge")
	c.r.Moves[0].Side = dispute.Challenger.String()
	c.r.Challenger, c.r.Game = m.from, common.Hash(c.charge().Ref().Game(m.from))
	claim := c.charge().Claim()
	claim.Private = c.private()
	c.r.Private = claim.Private
	c.state, err = c.rules.Begin(claim, at, dispute.Address(m.from), m.in.Time)
	c.left()
	return err
}

// private reports whether the game is over private data, as the state in its second play says.
func (c *checker) private() bool {
	if len(c.b.Plays) < 2 {
		return false
	}
	tx := new(types.Transaction)
	if tx.UnmarshalBinary(c.b.Plays[1].Tx) != nil {
		return false
	}
	call, err := games.Unpack(tx.Data())
	return err == nil && call.State.Private
}

func (c *checker) play() error {
	for i, p := range c.b.Plays[1:] {
		if c.over {
			return fmt.Errorf("play %d comes after the game's end", i+1)
		}
		m, err := c.mined(p)
		if err == nil {
			err = c.move(m)
		}
		if err != nil {
			return fmt.Errorf("play %d: %w", i+1, err)
		}
	}
	return nil
}

// move plays one transaction: a legal move of the player whose turn it is, in
// the state that was reached, at its time; or the end of the game by anyone.
func (c *checker) move(m mined) (err error) {
	ref := c.charge().Ref()
	timeout, err := games.PackTimeout(ref, c.state)
	if err != nil {
		return err
	}
	moot, err := games.PackMoot(ref, c.state)
	switch {
	case err != nil:
		return err
	case bytes.Equal(m.Data(), timeout):
		c.note(m, "timeout")
		c.over = true
		c.out, err = c.rules.Timeout(c.state, m.in.Time)
		return err
	case bytes.Equal(m.Data(), moot):
		c.note(m, "moot")
		c.over, c.out.Why = true, "another game over the claim had won"
		return nil
	}
	return c.step(m, ref)
}

func (c *checker) step(m mined, ref games.Ref) error {
	call, err := games.Unpack(m.Data())
	if err != nil {
		return err
	}
	if call.State.Hash() != c.state.Hash() {
		return fmt.Errorf("it answers another state than the game was in")
	}
	if call.Ref != nil && *call.Ref != ref {
		return fmt.Errorf("it is about another claim")
	}
	if err := c.mayMove(m.from, call.Move); err != nil {
		return err
	}
	c.note(m, call.Move.Kind())
	c.name(call.Move)
	before := c.state
	c.state, c.out, err = c.rules.Apply(c.state, call.Move, m.in.Time)
	c.over = c.out.Winner != dispute.Nobody
	if err != nil {
		return err
	}
	c.left()
	return c.show(before, call.Move)
}

// mayMove returns nil if from may make the move m. The provider and the lease's node may move for the asserter. Only
// the chain's registry knows which node keys may move for the challenger; the asserter's keys may not.
func (c *checker) mayMove(from common.Address, m dispute.Move) error {
	l, side := c.b.Lease.Lease, c.state.Mover(m)
	asserts := from == l.Provider || from == l.Node
	if asserts != (side == dispute.Asserter) {
		return fmt.Errorf("it is the %s who may %s, and %s did", side, m.Kind(), from)
	}
	return nil
}

// end compares how the game went with what the bundle says.
func (c *checker) end() error {
	winner := map[dispute.Side]common.Address{dispute.Asserter: c.r.Asserter,
		dispute.Challenger: c.r.Challenger}[c.out.Winner]
	if winner != c.b.Winner {
		return fmt.Errorf("it says that %s won, the moves say %s", c.b.Winner, winner)
	}
	c.r.Winner, c.r.Why = winner, c.out.Why
	if !c.over {
		c.r.Why = "not decided: the game stands at " + c.state.Phase.String()
	}
	return nil
}
