package market

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ipfs/go-cid"
	"github.com/multiformats/go-multibase"
	"github.com/multiformats/go-multihash"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// ValidAnnouncement is an announcement that Validate accepted.
type ValidAnnouncement struct {
	a     Announcement
	job   JobID
	offer common.Hash
}

// Announcement returns the message itself.
func (v ValidAnnouncement) Announcement() Announcement { return v.a }

// Spec returns the job's spec.
func (v ValidAnnouncement) Spec() Spec { return v.a.Spec }

// Offer returns the client's offer.
func (v ValidAnnouncement) Offer() Offer { return v.a.Offer }

// Domain returns the chain and escrow of the offer.
func (v ValidAnnouncement) Domain() Domain { return v.a.Domain }

// JobID returns the id of the spec.
func (v ValidAnnouncement) JobID() JobID { return v.job }

// OfferHash returns the offer's StructHash. Leases and bids refer to it.
func (v ValidAnnouncement) OfferHash() common.Hash { return v.offer }

// Validate checks a at chain time now. It checks the domain (for a listed job, that s
// serves at least one payment option), ranges, the offers against the spec, the
// deadline, the contact, and last the client's signatures. Errors wrap an error of this
// package or program.ErrInvalid.
func (a Announcement) Validate(s Served, now uint64) (ValidAnnouncement, error) {
	if !a.servedBy(s) {
		return ValidAnnouncement{}, fmt.Errorf("%w: offer is for chain %d, escrow %s, which this node does not serve",
			ErrDomain, a.Domain.ChainID, a.Domain.Escrow)
	}
	v, err := a.validate(now)
	if err != nil {
		return ValidAnnouncement{}, err
	}
	if err := checkDigest(a.Domain.digest(v.offer), a.Sig, a.Offer.Client); err != nil {
		return ValidAnnouncement{}, fmt.Errorf("offer: %w", err)
	}
	return v, a.checkOthers()
}

func (a Announcement) validate(now uint64) (ValidAnnouncement, error) {
	if err := a.Offer.Validate(now); err != nil {
		return ValidAnnouncement{}, err
	}
	for _, t := range a.Others {
		if err := t.Offer.Validate(now); err != nil {
			return ValidAnnouncement{}, err
		}
	}
	if err := a.Spec.Validate(); err != nil {
		return ValidAnnouncement{}, err
	}
	if err := a.validateOptions(); err != nil {
		return ValidAnnouncement{}, err
	}
	v := ValidAnnouncement{a: a, job: a.Spec.ID(), offer: a.Offer.StructHash()}
	err := firstBroken(
		rule{a.Offer.Job == v.job, ErrMismatch, "offer.job is not the id of the spec"},
		rule{a.Offer.Segments == a.Spec.Segments(), ErrMismatch, "offer.segments is not the spec's number of segments"},
		rule{a.Offer.Quorum <= a.Spec.Verification.Verifiers, ErrMismatch,
			"offer.quorum is above verification.verifiers"},
	)
	if err != nil {
		return ValidAnnouncement{}, err
	}
	node, err := NodeOf(a.Contact)
	if err != nil {
		return ValidAnnouncement{}, err
	}
	if node != a.Offer.Delegate {
		return ValidAnnouncement{}, fmt.Errorf("%w: the contact's key is %s, the offer's delegate %s",
			ErrContact, node, a.Offer.Delegate)
	}
	return v, nil
}

// RestoreAnnouncement marks as valid an announcement that this node validated
// before and kept in its own ledger. Never call it on what a peer sent.
func RestoreAnnouncement(a Announcement) ValidAnnouncement {
	return ValidAnnouncement{a: a, job: a.Spec.ID(), offer: a.Offer.StructHash()}
}

// Validate reports the first field of an offer that is out of range at a time,
// in unix seconds.
func (o Offer) Validate(now uint64) error {
	zero := common.Address{}
	total, err := money.Units(o.MaxPrice).Mul(o.Segments)
	return firstBroken(
		rule{o.Client != zero, ErrRange, "offer.client: want an account"},
		rule{o.Token != zero, ErrRange, "offer.token: want a token contract"},
		rule{o.Delegate != zero, ErrRange, "offer.delegate: want a node key"},
		rule{o.MaxPrice >= 1 && o.MaxPrice <= maxUnits, ErrRange, "offer.max_price: want 1 to 2^63-1 base units"},
		rule{o.Segments >= 1 && o.Segments <= MaxSegments, ErrRange, "offer.segments: want 1 to 65536"},
		rule{err == nil && total > 0, ErrRange, "offer: max_price × segments must stay below 2^63"},
		rule{o.Credit >= 1 && o.Credit <= MaxCredit, ErrRange, "offer.credit: want 1 to 64"},
		rule{o.Quorum >= 1 && o.Quorum <= MaxVerifiers, ErrRange, "offer.quorum: want 1 to 7"},
		rule{uint32(o.VerifyBPS)+uint32(o.DelegateBPS) <= MaxShares, ErrRange,
			"offer: verify_bps + delegate_bps must be at most 5000"},
		rule{o.Window >= 1 && o.Window <= MaxWindow, ErrRange, "offer.window: want 1 s to 7 days"},
		rule{uint64(o.Pace)*uint64(o.Segments) <= uint64(o.Window), ErrRange,
			"offer.pace: want pace × segments at most the window: a lease that ends must be payable within it"},
		rule{(o.Locks == 0) == (o.Trace == common.Hash{}), ErrRange,
			"offer.locks: want a lock exactly where the offer names a trace"},
		rule{o.Deadline > now, ErrExpired, "offer.deadline has passed"},
		rule{o.Deadline <= now || o.Deadline-now <= MaxLife, ErrRange, "offer.deadline: want at most 366 days ahead"},
	)
}

const maxUnits = 1<<63 - 1

// Validate returns an error for the first field of s that is out of range.
func (s Spec) Validate() error {
	if err := firstBroken(
		rule{s.Version == 1, ErrRange, "spec.version: this build knows 1"},
		rule{validName(s.Name), ErrRange,
			"spec.name: want 1 to 64 letters, digits, '-', '_' or '.', starting with a letter or digit"},
	); err != nil {
		return err
	}
	if err := s.Program.Validate(); err != nil {
		return err
	}
	if err := s.Dataset.validate("spec.dataset"); err != nil {
		return err
	}
	if err := s.validateBase(); err != nil {
		return err
	}
	if s.Pricing != nil {
		if err := s.Pricing.validate(); err != nil {
			return err
		}
	}
	v := s.Verification
	return firstBroken(
		rule{s.Dataset.Size > uint64(s.Program.Model.Context), ErrRange,
			"spec.dataset.size: want more bytes than model.context"},
		rule{s.StepsPerSegment >= 1 && s.StepsPerSegment <= MaxStepsPerSegment, ErrRange,
			"spec.steps_per_segment: want 1 to 8192"},
		rule{s.StepsPerSegment <= s.Program.Steps, ErrRange, "spec.steps_per_segment: want at most steps"},
		rule{s.Marks >= 1 && s.Marks <= commit.MaxIntervals, ErrRange, "spec.marks: want 1 to 64"},
		rule{v.Tier == TierExact, ErrRange, `spec.verification.tier: this build knows "exact"`},
		rule{v.SamplePermille <= 1000, ErrRange, "spec.verification.sample_permille: want 0 to 1000"},
		rule{v.Intervals >= 1 && v.Intervals <= commit.MaxIntervals, ErrRange,
			"spec.verification.intervals: want 1 to 64"},
		rule{v.Verifiers >= 1 && v.Verifiers <= MaxVerifiers, ErrRange, "spec.verification.verifiers: want 1 to 7"},
		rule{s.Requirements.MinStake >= 0, ErrRange, "spec.requirements.min_stake: want 0 or more"},
	)
}

func (b Base) validate() error {
	if err := b.Blob.validate("spec.base.blob"); err != nil {
		return err
	}
	if !ValidLicence(b.Licence) {
		return fmt.Errorf(
			"%w: spec.base.licence: want 1 to 64 letters, digits, '-', '.', '+' or '_', such as apache-2.0",
			ErrRange,
		)
	}
	return nil
}

// ValidLicence reports whether a text may name a licence.
func ValidLicence(s string) bool {
	if s == "" || len(s) > MaxLicence {
		return false
	}
	for i := range len(s) {
		if c := s[i]; !alnum(c) && c != '-' && c != '.' && c != '+' && c != '_' {
			return false
		}
	}
	return true
}

// validateBase checks that a spec names the bytes of a base exactly where its program starts
// from one.
func (s Spec) validateBase() error {
	if s.Base != nil {
		if err := s.Base.validate(); err != nil {
			return err
		}
		if s.Base.Narrow && s.Program.NeedsWideBase() {
			return fmt.Errorf("%w: spec.program.numerics: %w", ErrRange, program.ErrNarrow)
		}
	}
	return firstBroken(
		rule{(s.Base == nil) == s.Program.Base.IsZero(), ErrRange,
			"spec.base: want the bytes of the base exactly where program.base names its parameters"},
		rule{s.Program.Adapter.Start.IsZero(), ErrRange,
			"spec.program.adapter.start: the adapters of jobs start from their seed"},
	)
}

// TierExact is the tier in which re-execution gives equal bits.
const TierExact = "exact"

func validName(s string) bool {
	if s == "" || len(s) > MaxName || !alnum(s[0]) {
		return false
	}
	for i := range len(s) {
		if c := s[i]; !alnum(c) && c != '-' && c != '_' && c != '.' {
			return false
		}
	}
	return true
}

func alnum(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

// Validate reports whether b identifies bytes by a CIDv1 in base32, with SHA-256, of a
// UnixFS tree or a raw block, and has a size of 1 byte to 16 TiB.
func (b Blob) Validate() error { return b.validate("blob") }

func (b Blob) validate(what string) error {
	if b.Size < 1 || b.Size > MaxBlob {
		return fmt.Errorf("%w: %s.size: want 1 byte to 16 TiB", ErrRange, what)
	}
	if len(b.CID) > MaxContact {
		return fmt.Errorf("%w: %s.cid: longer than %d bytes", ErrRange, what, MaxContact)
	}
	c, err := cid.Decode(b.CID)
	if err != nil {
		return fmt.Errorf("%w: %s.cid: %v", ErrRange, what, err)
	}
	p := c.Prefix()
	text, err := c.StringOfBase(multibase.Base32)
	ok := err == nil && text == b.CID && p.Version == 1 && p.MhType == multihash.SHA2_256 &&
		p.MhLength == 32 && (p.Codec == cid.DagProtobuf || p.Codec == cid.Raw)
	if !ok {
		return fmt.Errorf("%w: %s.cid: want CIDv1, base32, sha2-256, dag-pb or raw", ErrRange, what)
	}
	return nil
}

// validText accepts a short line of printable text, such as a reason.
func validText(s string) bool {
	if len(s) > MaxText {
		return false
	}
	for _, r := range s {
		if r < ' ' || r == 0x7f || r == 0xfffd || (r >= 0x80 && r < 0xa0) || r == 0x2028 || r == 0x2029 {
			return false
		}
	}
	return true
}
