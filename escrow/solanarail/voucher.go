package solanarail

import (
	"context"
	"crypto/ed25519"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// Prove signs a voucher for the program: it returns the delegate's ed25519
// signature on the same digest that its secp256k1 signature is on. It becomes the
// voucher's Proof.
func (r *Rail) Prove(_ context.Context, v market.Voucher) ([]byte, error) {
	return Prove(r.Signer, r.domain, v)
}

// Prove is Rail.Prove without a rail; it needs no chain.
func Prove(k solanarpc.Signer, d market.Domain, v market.Voucher) ([]byte, error) {
	digest := d.Digest(v)
	sig, err := k.Sign(digest[:])
	if err != nil {
		return nil, fmt.Errorf("sign a voucher with %s: %w", k.PublicKey(), err)
	}
	return sig[:], nil
}

// CheckVoucher reports whether the program would accept a voucher. A provider must
// ask before it relies on one. If not, the error wraps ErrVoucher.
func (r *Rail) CheckVoucher(ctx context.Context, o market.Offer, v market.SignedVoucher) error {
	if v.Voucher.Segments == 0 {
		return nil
	}
	delegate, err := r.delegateOf(ctx, o)
	if err != nil {
		return err
	}
	return r.checkProof(delegate, v)
}

func (r *Rail) checkProof(delegate solana.PublicKey, v market.SignedVoucher) error {
	digest := r.domain.Digest(v.Voucher)
	if len(v.Proof) != ed25519.SignatureSize || !ed25519.Verify(delegate[:], digest[:], v.Proof) {
		return fmt.Errorf("%w: delegate %s", ErrVoucher, delegate)
	}
	return nil
}

// delegateOf is the key that an offer's job was made with. It is kept only of a job
// that is final and has every term of the offer: then it never changes, because the
// program makes the job of an offer once.
func (r *Rail) delegateOf(ctx context.Context, o market.Offer) (solana.PublicKey, error) {
	offer := o.StructHash()
	r.mu.Lock()
	k, ok := r.delegate[offer]
	r.mu.Unlock()
	if ok {
		return k, nil
	}
	_, as, err := r.Chain.Accounts(ctx, r.Commitment, r.Deployment.job(o).Job())
	if err != nil {
		return k, err
	}
	if !r.ours(as[0]) {
		return k, fmt.Errorf("%w: there is no job for offer %s", ErrOtherTerms, offer)
	}
	j, err := bindings.DecodeJob(as[0].Data)
	if err == nil {
		err = r.agreedJob(o, j)
	}
	if err != nil {
		return k, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.delegate[offer] = j.Terms.Delegate
	return j.Terms.Delegate, nil
}

// proof is the instruction that makes the precompile check an action's voucher. A
// voucher for no segment needs none.
func (r *Rail) proof(a escrow.Action, s snapshot) ([]solana.Instruction, error) {
	v := a.Voucher
	if v.Voucher.Segments == 0 {
		return nil, nil
	}
	if err := r.checkProof(s.job.Terms.Delegate, v); err != nil {
		return nil, refused(a, err)
	}
	if len(v.Payees) > bindings.MaxPayees || v.Voucher.Lease != a.Deal.LeaseID() {
		return nil, refused(a, bindings.WrongPayees)
	}
	return []solana.Instruction{bindings.VoucherProof(s.job.Terms.Delegate, [64]byte(v.Proof),
		r.domain.Digest(v.Voucher))}, nil
}

// voucher converts a voucher to the program's type.
func voucher(s market.SignedVoucher) bindings.Voucher {
	v := bindings.Voucher{Segments: s.Voucher.Segments, Last: s.Voucher.Last}
	for _, p := range s.Payees {
		v.Payees = append(v.Payees, bindings.Payee{Account: p.Account, Amount: p.Amount})
	}
	return v
}

// claims converts claims of a job's segments to the program's type.
func claims(job market.JobID, cs []escrow.ClaimedSegment, as []bindings.Arbiter) ([]bindings.Claim, error) {
	out := make([]bindings.Claim, len(cs))
	for i, c := range cs {
		f := c.Fields
		if common.Hash(f.Hash()) != c.Hash || common.Hash(f.Job) != common.Hash(job) || f.Index != c.Segment {
			return nil, fmt.Errorf(
				"%w: the fields of segment %d are not what was committed to",
				ErrOtherTerms,
				c.Segment,
			)
		}
		out[i].Fields = bindings.Fields{Height: c.Height, Program: common.Hash(f.Program),
			Numerics: common.Hash(merkle.Sum(f.Numerics)), Dataset: common.Hash(f.Dataset), FirstStep: f.FirstStep,
			Steps: f.Steps, Start: common.Hash(f.Start), End: common.Hash(f.End), Log: common.Hash(f.Log),
			Marks: common.Hash(f.Marks)}
		for _, v := range c.Verdicts {
			k, err := arbiterOf(as, v.Verdict)
			if err != nil {
				return nil, err
			}
			out[i].Verdicts = append(out[i].Verdicts, bindings.Attestation{Arbiter: k, Intervals: v.Verdict.Intervals,
				Root: v.Verdict.Root, Sig: v.Sig})
		}
	}
	return out, nil
}

func arbiterOf(as []bindings.Arbiter, v market.Verdict) (uint8, error) {
	for i, a := range as {
		if a.Operator == v.Verifier {
			return uint8(i), nil
		}
	}
	return 0, fmt.Errorf("%w: %s is none of the lease", ErrArbiters, v.Verifier)
}
