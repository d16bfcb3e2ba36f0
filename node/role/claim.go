package role

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// SpaceClaims is the ledger's column of segments that somebody signed and this
// node has a part in, by lease, segment and hash. They are kept until nobody
// can dispute them any more.
const SpaceClaims ledger.Space = "claims"

// Claim is a segment that a provider's node signed, with all that a third party
// needs to execute it again and, if it is wrong, to dispute it.
type Claim struct {
	Announcement market.Announcement  `cbor:"1,keyasint"`
	Lease        market.SignedLease   `cbor:"2,keyasint"`
	Result       market.SegmentResult `cbor:"3,keyasint"`
	Start        market.Blob          `cbor:"4,keyasint"` // the checkpoint before it; empty: the seed
	// LeaseStart is the checkpoint that the lease began with, for those who know
	// it: what Start held can be computed again from there.
	LeaseStart market.Blob `cbor:"5,keyasint"`
	Peers      []string    `cbor:"6,keyasint"` // who may have its data
}

// Segment is the claim's segment.
func (c Claim) Segment() commit.Segment { return c.Result.Segment }

// Ref names the claim on chain.
func (c Claim) Ref() games.Ref {
	return games.Ref{
		Lease: merkle.Root(c.Lease.Lease.StructHash()), Segment: c.Result.Commitment.Segment, Hash: merkle.Root(c.Result.Commitment.Hash),
	}
}

// Charge is the claim as a challenge shows it to the contract.
func (c Claim) Charge(h ir.Header) games.Charge {
	return games.Charge{Offer: c.Announcement.Offer, Lease: c.Lease.Lease, Segment: c.Segment(), Header: h, NodeSig: c.Result.Sig}
}

// Disputable: the client's wallet signed what a step of the job is.
func (c Claim) Disputable() bool { return c.Announcement.Offer.Trace != (common.Hash{}) }

// until is the chain time after which no challenge of it can begin.
func (c Claim) until() uint64 { return lastWindow(c.Announcement.Offer) }

// holders are the peers that may have its data.
func (c Claim) holders() (ids []peer.ID) {
	for _, p := range c.Peers {
		if id, err := peer.Decode(p); err == nil {
			ids = append(ids, id)
		}
	}
	return ids
}

// claimID orders a lease's claims by segment.
func claimID(r games.Ref) string {
	return fmt.Sprintf("%s/%08d/%s", common.Hash(r.Lease), r.Segment, common.Hash(r.Hash))
}

func (c Claim) record() ledger.Record {
	return ledger.Record{Key: ledger.Key{Space: SpaceClaims, ID: claimID(c.Ref())}, Value: c}
}

// keepClaim remembers a claim. Whoever knows it again knows the same, but for
// the log, which verifiers are shown last: its id holds its hash.
func (d Deps) keepClaim(c Claim) error {
	old, ok, err := d.claim(c.Ref())
	if err != nil || ok && len(old.Result.Log) >= len(c.Result.Log) {
		return err
	}
	_, err = d.Ledger.Commit(ledger.Change{
		Kind: "claim.kept", Body: c.Result.Commitment, At: d.Heads.Latest().Time, Put: []ledger.Record{c.record()},
	})
	return err
}

func (d Deps) claim(r games.Ref) (Claim, bool, error) {
	return ledger.Get[Claim](d.Ledger, SpaceClaims, claimID(r))
}

// committed is a segment of a lease that this node knows, by the struct hash of
// its commitment.
func (d Deps) committed(lease common.Hash, segment uint32, commitment common.Hash) (market.SegmentResult, bool, error) {
	all, err := ledger.List[Claim](d.Ledger, SpaceClaims, fmt.Sprintf("%s/%08d/", lease, segment))
	for _, c := range all {
		if r := c.Value.Result; r.Commitment.StructHash() == commitment {
			return r, true, err
		}
	}
	return market.SegmentResult{}, false, err
}

// dropClaims forgets what cannot be disputed any more.
func (d Deps) dropClaims(now uint64) error {
	all, err := ledger.List[Claim](d.Ledger, SpaceClaims, "")
	if err != nil {
		return err
	}
	var old []ledger.Key
	for _, c := range all {
		if now > c.Value.until() && len(old) < ledger.MaxItems {
			old = append(old, ledger.Key{Space: SpaceClaims, ID: c.ID})
		}
	}
	if len(old) == 0 {
		return nil
	}
	_, err = d.Ledger.Commit(ledger.Change{Kind: "claims.dropped", Body: uint64(len(old)), At: now, Delete: old})
	return err
}

// FindClaim finds a claim by "ID/SEGMENT" or "ID/SEGMENT/HASH"; ID is a lease or
// a job, and may, like HASH, be the start of its name. The error wraps
// ErrUnknownClaim.
func (p *Disputes) FindClaim(name string) (Claim, error) {
	id, segment, hash, err := splitName(name)
	if err != nil {
		return Claim{}, err
	}
	all, err := ledger.List[Claim](p.d.Ledger, SpaceClaims, "")
	if err != nil {
		return Claim{}, err
	}
	var found []Claim
	for _, c := range all {
		ref := c.Value.Ref()
		lease, job := common.Hash(ref.Lease).Hex(), c.Value.Announcement.Offer.Job.String()
		if ref.Segment == segment && (strings.HasPrefix(lease, id) || strings.HasPrefix(job, id)) && strings.HasPrefix(common.Hash(ref.Hash).Hex(), hash) {
			found = append(found, c.Value)
		}
	}
	if len(found) != 1 {
		return Claim{}, fmt.Errorf("%w: %d are called %q", ErrUnknownClaim, len(found), name)
	}
	return found[0], nil
}

// splitName reads a claim's name.
func splitName(name string) (id string, segment uint32, hash string, err error) {
	parts := strings.Split(name, "/")
	if len(parts) < 2 || len(parts) > 3 || len(parts[0]) < 6 {
		return "", 0, "", fmt.Errorf("%w: %q: want LEASE/INDEX, such as 0x3f2a1b/1", ErrUnknownClaim, name)
	}
	n, err := strconv.ParseUint(parts[1], 10, 32)
	if err != nil {
		return "", 0, "", fmt.Errorf("%w: %q: the segment's index is a number", ErrUnknownClaim, name)
	}
	if len(parts) == 3 {
		hash = parts[2]
	}
	return parts[0], uint32(n), hash, nil
}

// keep remembers a claim that can be disputed: whoever coordinates a job may
// check and challenge its segments too, and holds what verifiers signed.
func (c *Coordinator) keep(s job.State, r market.ValidResult) error {
	w, ok := s.Work(r.Hash())
	if !ok || s.Chosen().Offer().Trace == (common.Hash{}) {
		return nil
	}
	peers := []string{s.Lease.Peer}
	for _, seat := range s.Lease.Pool {
		peers = append(peers, seat.Peer)
	}
	return c.d.keepClaim(Claim{Announcement: s.Chosen().Announcement(), Lease: s.Lease.Signed, Result: r.Result(), Start: startOf(s, w), Peers: peers})
}
