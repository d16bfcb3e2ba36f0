package role

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Claim is a segment that a provider's node signed, with all that a third party needs to
// execute it again and, if it is wrong, to dispute it.
type Claim struct {
	Announcement market.Announcement  `cbor:"1,keyasint"`
	Lease        market.SignedLease   `cbor:"2,keyasint"`
	Result       market.SegmentResult `cbor:"3,keyasint"`
	Start        market.Blob          `cbor:"4,keyasint"` // the checkpoint before it; empty: the seed
	// LeaseStart is the checkpoint that the lease began with, where it is known. What Start
	// held can be computed again from there.
	LeaseStart market.Blob `cbor:"5,keyasint"`
	Peers      []string    `cbor:"6,keyasint"` // who may have its data
	// Numerics is the hash of the segment's numerics, if that is of no name that this
	// version knows (games.Evidence).
	Numerics commit.Root `cbor:"7,keyasint"`
	// Verified is where to compute what Start held from, if that is nearer than the lease's
	// start; the zero value is no place.
	Verified Checkpoint `cbor:"8,keyasint"`
}

// Checkpoint is a state that this node holds for right.
type Checkpoint struct {
	Segment uint32      `cbor:"1,keyasint"` // that begins with it, an index in the job
	Blob    market.Blob `cbor:"2,keyasint"`
}

// Segment returns the claim's segment.
func (c Claim) Segment() commit.Segment { return c.Result.Segment }

// Ref returns the claim's name on chain.
func (c Claim) Ref() games.Ref {
	r := games.RefOf(c.Result.Commitment)
	r.Lease = merkle.Root(c.Lease.Lease.StructHash())
	return r
}

// Charge returns the claim as a challenge shows it to the contract.
func (c Claim) Charge(h ir.Header) games.Evidence {
	return games.Evidence{
		Offer: c.Announcement.Offer, Lease: c.Lease.Lease, Segment: c.Segment(), Header: h,
		Height: c.Result.Commitment.Height, NodeSig: c.Result.Sig, Numerics: c.Numerics,
	}
}

// Nearest returns the checkpoint from which the claim's start can be computed with the fewest
// segments.
func (c Claim) Nearest() Checkpoint {
	first := c.Lease.Lease.FirstSegment
	if v := c.Verified; v.Blob.CID != "" && v.Segment > first && v.Segment <= c.Segment().Index {
		return v
	}
	return Checkpoint{Segment: first, Blob: c.LeaseStart}
}

// Disputable reports whether the client's wallet signed what a step of the job is. Without
// that signature there is nothing to dispute.
func (c Claim) Disputable() bool { return c.Announcement.Offer.Trace != (common.Hash{}) }

// Until returns the chain time, in seconds, after which no challenge of the claim can
// begin.
func (c Claim) Until() uint64 { return lastWindow(c.Announcement.Offer) }

// Holders returns the peers that may have the claim's data.
func (c Claim) Holders() (ids []peer.ID) {
	for _, p := range c.Peers {
		if id, err := peer.Decode(p); err == nil {
			ids = append(ids, id)
		}
	}
	return ids
}

// ClaimID returns the claim's ID in the ledger. IDs order a lease's claims by segment. A
// segment that was signed again for another draw is another claim, with its own games and
// verdicts.
func ClaimID(r games.Ref) string {
	return fmt.Sprintf("%s/%08d/%s/%016x", common.Hash(r.Lease), r.Segment, common.Hash(r.Hash), r.Height)
}

// Record returns the claim as the ledger keeps it.
func (c Claim) Record() ledger.Record {
	return ledger.Record{Key: ledger.Key{Space: SpaceClaims, ID: ClaimID(c.Ref())}, Value: c}
}

// KeepClaim writes a claim to the ledger. A claim that is there already is replaced only by
// one with a longer log: a verifier gets the log last. All else is fixed by the hash in the
// claim's ID.
func (d Deps) KeepClaim(c Claim) error {
	old, ok, err := d.Claim(c.Ref())
	if err != nil || ok && len(old.Result.Log) >= len(c.Result.Log) {
		return err
	}
	_, err = d.Ledger.Commit(ledger.Change{
		Kind: "claim.kept", Body: c.Result.Commitment, At: d.Heads.Latest().Time, Put: []ledger.Record{c.Record()},
	})
	return err
}

// Claim returns a claim that this node keeps, and whether it keeps it.
func (d Deps) Claim(r games.Ref) (Claim, bool, error) {
	return ledger.Get[Claim](d.Ledger, SpaceClaims, ClaimID(r))
}

// Committed returns a segment of a lease by the struct hash of its commitment, and whether
// this node knows it.
func (d Deps) Committed(lease common.Hash, segment uint32, commitment common.Hash) (market.SegmentResult, bool, error) {
	all, err := d.ClaimsTo(lease, segment)
	for _, c := range all {
		if r := c.Result; r.Commitment.StructHash() == commitment {
			return r, true, err
		}
	}
	return market.SegmentResult{}, false, err
}

// ClaimsTo returns the claims to a segment of a lease that this node keeps.
func (d Deps) ClaimsTo(lease common.Hash, segment uint32) (out []Claim, err error) {
	all, err := ledger.List[Claim](d.Ledger, SpaceClaims, fmt.Sprintf("%s/%08d/", lease, segment))
	for _, c := range all {
		out = append(out, c.Value)
	}
	return out, err
}

// DropClaims deletes the claims that cannot be disputed any more at chain time now, and the
// states that were kept for them.
func (d Deps) DropClaims(now uint64) error {
	if d.Runner.States != nil {
		d.Runner.States.Expire(now)
	}
	all, err := ledger.List[Claim](d.Ledger, SpaceClaims, "")
	if err != nil {
		return err
	}
	var old []ledger.Key
	for _, c := range all {
		if now > c.Value.Until() && len(old)+2 <= ledger.MaxItems {
			old = append(old, ledger.Key{Space: SpaceClaims, ID: c.ID}, ledger.Key{Space: SpaceExecutions, ID: c.ID})
		}
	}
	followed, err := d.Followed()
	if err != nil {
		return err
	}
	for _, f := range followed {
		if now > f.Until() && len(old) < ledger.MaxItems {
			old = append(old, f.Record().Key)
		}
	}
	if len(old) == 0 {
		return nil
	}
	_, err = d.Ledger.Commit(ledger.Change{Kind: "claims.dropped", Body: uint64(len(old)), At: now, Delete: old})
	return err
}
