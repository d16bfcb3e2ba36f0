package binder

import (
	"math/big"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Offer converts an offer.
func Offer(o market.Offer) bindings.Offer {
	return bindings.Offer{
		Job: o.Job, Client: o.Client, Token: o.Token, Delegate: o.Delegate, MaxPrice: o.MaxPrice,
		Segments: o.Segments, Credit: o.Credit, Quorum: o.Quorum, VerifyBPS: o.VerifyBPS,
		DelegateBPS: o.DelegateBPS, Window: o.Window, Deadline: o.Deadline, Nonce: o.Nonce, Trace: o.Trace,
		Locks: o.Locks, Pace: o.Pace,
	}
}

// Lease converts a lease.
func Lease(l market.Lease) bindings.Lease {
	return bindings.Lease{
		Offer: l.Offer, Provider: l.Provider, Node: l.Node, Price: l.Price, FirstSegment: l.FirstSegment,
		Segments: l.Segments, StartRoot: l.StartRoot, Begin: l.Begin, Deadline: l.Deadline, Nonce: l.Nonce,
		Verifiers: l.Verifiers,
	}
}

// Voucher converts a voucher.
func Voucher(v market.Voucher) bindings.Voucher {
	return bindings.Voucher{Lease: v.Lease, Segments: v.Segments, Payees: v.Payees, Last: v.Last}
}

// Payees converts the payees of a voucher.
func Payees(ps []market.Payee) []bindings.Payee {
	out := make([]bindings.Payee, len(ps))
	for i, p := range ps {
		out[i] = bindings.Payee(p)
	}
	return out
}

// Permit converts an approval (EIP-2612) of value until chain time deadline.
func Permit(value, deadline uint64, sig market.Signature) bindings.Permit {
	return bindings.Permit{
		Value: new(big.Int).SetUint64(value), Deadline: new(big.Int).SetUint64(deadline), V: sig[64],
		R: [32]byte(sig[:32]), S: [32]byte(sig[32:64]),
	}
}

// Claim converts a segment that its node has signed for, with the height of its commitment.
func Claim(s commit.Segment, height uint64, sig market.Signature) bindings.Claim {
	r, vs := Signature(sig)
	return bindings.Claim{Segment: Segment(s), Height: height, R: r, Vs: vs}
}

// Vote converts an agreeing verdict.
func Vote(v market.SignedVerdict) bindings.Vote {
	r, vs := Signature(v.Sig)
	return bindings.Vote{
		Intervals: v.Verdict.Intervals, Root: v.Verdict.Root, Verifier: v.Verdict.Verifier, R: r, Vs: vs,
	}
}

// Segment converts a segment's fields. The contracts know numerics by their hash.
func Segment(s commit.Segment) bindings.Segment {
	return bindings.Segment{
		Job: s.Job, Program: s.Program, Numerics: merkle.Sum(s.Numerics), Dataset: s.Dataset, Index: s.Index,
		FirstStep: s.FirstStep, Steps: s.Steps, Start: s.Start, End: s.End, Log: s.Log, Marks: s.Marks,
	}
}

// SegmentOf converts a segment's fields back. Numerics that have no name here stay empty.
func SegmentOf(s bindings.Segment) commit.Segment {
	return commit.Segment{
		Job: s.Job, Program: s.Program, Numerics: NumericsOf(s.Numerics), Dataset: s.Dataset, Index: s.Index,
		FirstStep: s.FirstStep, Steps: s.Steps, Start: s.Start, End: s.End, Log: s.Log, Marks: s.Marks,
	}
}

// NumericsOf returns the name whose hash a contract shows, or nothing if it is unknown here.
func NumericsOf(hash merkle.Root) string {
	for _, name := range program.Numerics() {
		if merkle.Sum(name) == hash {
			return name
		}
	}
	return ""
}

// Header converts the header of a trace.
func Header(h ir.Header) bindings.Header {
	return bindings.Header{
		Program: h.Program, Numerics: h.Numerics, Dataset: h.Dataset, StepsPerSegment: h.StepsPerSegment,
		Stride: h.Stride, Steps: h.Steps, Ops: h.Ops, OpCount: h.OpCount, Tables: h.Tables,
		TableCount: h.TableCount, Data: h.Data, DataBytes: h.DataBytes, Seed: h.Seed, Batch: h.Batch,
		Accumulate: h.Accumulate, Context: h.Context, Tensors: h.Tensors,
	}
}

// Signed converts a node's signature of a commitment with that height.
func Signed(height uint64, sig market.Signature) bindings.Signed {
	r, vs := Signature(sig)
	return bindings.Signed{Height: height, R: r, Vs: vs}
}

// Signature returns a signature as the two words of ERC-2098. The highest bit of the second
// word is v.
func Signature(sig market.Signature) (r, vs [32]byte) {
	r, vs = [32]byte(sig[:32]), [32]byte(sig[32:64])
	vs[0] |= (sig[64] - 27) << 7
	return r, vs
}

// SignatureOf returns the signature of two words of ERC-2098.
func SignatureOf(r, vs [32]byte) (sig market.Signature) {
	sig[64] = 27 + vs[0]>>7
	vs[0] &= 0x7f
	copy(sig[:32], r[:])
	copy(sig[32:], vs[:])
	return sig
}
