package market

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/canon"
)

// decode reads one canonical message of at most limit bytes.
func decode[T any](b []byte, limit int) (T, error) {
	var v T
	if err := canon.Unmarshal(b, limit, &v); err != nil {
		var none T
		return none, fmt.Errorf("%w: %w", ErrDecode, err)
	}
	return v, nil
}

// The decoders below accept exactly the canonical encoding, within the cap of
// docs/protocol.md; every error wraps ErrDecode. The result is not validated.

// DecodeAnnouncement reads an Announcement of at most MaxAnnouncement bytes.
func DecodeAnnouncement(b []byte) (Announcement, error) {
	return decode[Announcement](b, MaxAnnouncement)
}

// DecodeBid reads a SignedBid.
func DecodeBid(b []byte) (SignedBid, error) { return decode[SignedBid](b, MaxMessage) }

// DecodeOffersRequest decodes an OffersRequest. The error wraps ErrRange for a number of
// offers that nobody may ask for.
func DecodeOffersRequest(b []byte) (OffersRequest, error) {
	q, err := decode[OffersRequest](b, MaxMessage)
	if err == nil {
		err = firstBroken(rule{q.Most >= 1 && q.Most <= MaxOffers, ErrRange, "most: want 1 to 256 offers"})
	}
	return q, err
}

// DecodeOffersReply decodes an OffersReply. The error wraps ErrRange if it lists more than
// anybody may ask for. The announcements in it are not decoded.
func DecodeOffersReply(b []byte) (OffersReply, error) {
	r, err := decode[OffersReply](b, MaxMessage)
	if err == nil {
		err = firstBroken(rule{len(r.Offers) <= MaxOffers, ErrRange, "offers: want 256 at most"})
	}
	return r, err
}

// DecodeAck reads an Ack.
func DecodeAck(b []byte) (Ack, error) { return decode[Ack](b, MaxMessage) }

// DecodeBidRequest reads a BidRequest.
func DecodeBidRequest(b []byte) (BidRequest, error) { return decode[BidRequest](b, MaxMessage) }

// DecodeBidReply reads a BidReply. The error wraps ErrRange if it has more than one bid.
func DecodeBidReply(b []byte) (BidReply, error) {
	r, err := decode[BidReply](b, MaxMessage)
	if err == nil {
		err = firstBroken(rule{len(r.Bids) <= 1, ErrRange, "bids: want one at most"})
	}
	return r, err
}

// DecodeLeaseProposal reads a LeaseProposal.
func DecodeLeaseProposal(b []byte) (LeaseProposal, error) {
	return decode[LeaseProposal](b, MaxMessage)
}

// DecodeLeaseReply reads a LeaseReply.
func DecodeLeaseReply(b []byte) (LeaseReply, error) { return decode[LeaseReply](b, MaxMessage) }

// DecodeProgress reads a Progress.
func DecodeProgress(b []byte) (Progress, error) { return decode[Progress](b, MaxMessage) }

// DecodeResult reads a SegmentResult.
func DecodeResult(b []byte) (SegmentResult, error) { return decode[SegmentResult](b, MaxMessage) }

// DecodeReceipt reads a Receipt.
func DecodeReceipt(b []byte) (Receipt, error) { return decode[Receipt](b, MaxMessage) }

// DecodeCheck reads a CheckRequest.
func DecodeCheck(b []byte) (CheckRequest, error) { return decode[CheckRequest](b, MaxMessage) }

// DecodeStateRequest reads a StateRequest.
func DecodeStateRequest(b []byte) (StateRequest, error) { return decode[StateRequest](b, MaxMessage) }

// DecodeStateReply reads a StateReply.
func DecodeStateReply(b []byte) (StateReply, error) { return decode[StateReply](b, MaxMessage) }

// DecodeVerdictCommitment reads a VerdictCommitment.
func DecodeVerdictCommitment(b []byte) (VerdictCommitment, error) {
	return decode[VerdictCommitment](b, MaxMessage)
}

// DecodeLogReveal reads a LogReveal.
func DecodeLogReveal(b []byte) (LogReveal, error) { return decode[LogReveal](b, MaxMessage) }

// DecodeVerdict reads a SignedVerdict.
func DecodeVerdict(b []byte) (SignedVerdict, error) { return decode[SignedVerdict](b, MaxMessage) }

// DecodeVoucher reads a SignedVoucher.
func DecodeVoucher(b []byte) (SignedVoucher, error) { return decode[SignedVoucher](b, MaxMessage) }

// DecodeLeaseEnd reads a LeaseEnd.
func DecodeLeaseEnd(b []byte) (LeaseEnd, error) { return decode[LeaseEnd](b, MaxMessage) }

// DecodeDelegation reads a Delegation.
func DecodeDelegation(b []byte) (Delegation, error) { return decode[Delegation](b, MaxMessage) }
