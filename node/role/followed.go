package role

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Followed is a lease in which this node has a part as client or verifier, with what it needs
// to check what is claimed on chain under the lease.
type Followed struct {
	Announcement market.Announcement `cbor:"1,keyasint"`
	Lease        market.SignedLease  `cbor:"2,keyasint"`
	// Start is the checkpoint that the lease begins with. It is empty where that is the seed,
	// or not known.
	Start market.Blob `cbor:"3,keyasint"`
	Peers []string    `cbor:"4,keyasint"` // who may have the job's data
}

// Record returns the lease as the ledger keeps it.
func (f Followed) Record() ledger.Record {
	id := f.Lease.Lease.StructHash().Hex()
	return ledger.Record{Key: ledger.Key{Space: SpaceFollowed, ID: id}, Value: f}
}

// Disputable reports whether what is claimed under the lease can be disputed.
func (f Followed) Disputable() bool { return f.Announcement.Offer.Trace != (common.Hash{}) }

// Claim returns what the chain shows as claimed under the lease, as disputes keep it. It has
// no log and no marks: they are not on chain. Nothing is checked.
func (f Followed) Claim(c games.Claimed) Claim {
	fields, numerics := c.Fields, c.Numerics
	if name := f.Announcement.Spec.Program.Numerics; merkle.Sum(name) == numerics {
		fields.Numerics, numerics = name, commit.Root{}
	}
	return Claim{
		Announcement: f.Announcement, Lease: f.Lease, LeaseStart: f.Start, Peers: f.Peers, Numerics: numerics,
		Result: market.SegmentResult{Commitment: c.Ref.Commitment(), Segment: fields, Sig: c.NodeSig},
	}
}

// Until returns the chain time, in seconds, after which nothing is claimed or challenged under
// the lease.
func (f Followed) Until() uint64 { return lastWindow(f.Announcement.Offer) }

// Follow keeps a lease whose claims on chain this node is to look at. A lease that is there
// already is replaced only by one whose start is known.
func (d Deps) Follow(f Followed) error {
	if !f.Disputable() {
		return nil
	}
	key := f.Record().Key
	_, ok, err := ledger.Get[Followed](d.Ledger, key.Space, key.ID)
	if err != nil || ok && f.Start.CID == "" {
		return err
	}
	_, err = d.Ledger.Commit(ledger.Change{
		Kind: "lease.followed", Body: f.Lease.Lease, At: d.Heads.Latest().Time, Put: []ledger.Record{f.Record()},
	})
	return err
}

// Followed returns the leases whose claims on chain this node looks at.
func (d Deps) Followed() (out []Followed, err error) {
	all, err := ledger.List[Followed](d.Ledger, SpaceFollowed, "")
	for _, f := range all {
		out = append(out, f.Value)
	}
	return out, err
}
