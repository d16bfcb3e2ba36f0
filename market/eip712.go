package market

import (
	"encoding/binary"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Type strings of EIP-712. contracts/evm/src/Types.sol holds the same text. A test compares
// the hashes and the digests with go-ethereum's apitypes.
const (
	OfferType = "Offer(bytes32 job,address client,address token,address delegate,uint64 maxPrice," +
		"uint32 segments,uint32 credit,uint8 quorum,uint16 verifyBPS,uint16 delegateBPS,uint32 window," +
		"uint64 deadline,uint64 nonce,bytes32 trace,uint16 locks,uint32 pace)"
	LeaseType = "Lease(bytes32 offer,address provider,address node,uint64 price,uint32 firstSegment," +
		"uint32 segments,bytes32 startRoot,uint64 begin,uint64 deadline,uint64 nonce,bytes32 verifiers)"
	VoucherType    = "Voucher(bytes32 lease,uint32 segments,bytes32 payees,bool last)"
	CommitmentType = "Commitment(bytes32 lease,uint32 segment,bytes32 hash,uint64 height)"
	VerdictType    = "Verdict(bytes32 lease,uint32 segment,bytes32 commitment,bool agree,uint64 intervals," +
		"bytes32 root,address verifier)"
	ReleaseType = "Release(bytes32 lease)"
	domainType  = "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
)

var (
	offerTypeHash      = crypto.Keccak256Hash([]byte(OfferType))
	leaseTypeHash      = crypto.Keccak256Hash([]byte(LeaseType))
	voucherTypeHash    = crypto.Keccak256Hash([]byte(VoucherType))
	commitmentTypeHash = crypto.Keccak256Hash([]byte(CommitmentType))
	verdictTypeHash    = crypto.Keccak256Hash([]byte(VerdictType))
	releaseTypeHash    = crypto.Keccak256Hash([]byte(ReleaseType))
	domainTypeHash     = crypto.Keccak256Hash([]byte(domainType))
	nameHash           = crypto.Keccak256Hash([]byte("infernet"))
	versionHash        = crypto.Keccak256Hash([]byte("2"))
)

// Domain ties signatures to one chain and one JobEscrow. It is the EIP-712 domain.
type Domain struct {
	ChainID uint64         `cbor:"1,keyasint" json:"chain_id"`
	Escrow  common.Address `cbor:"2,keyasint" json:"escrow"`
}

// Signature is r ‖ s ‖ v with v 27 or 28 and s in the lower half.
type Signature [65]byte

// Structured is an EIP-712 struct. StructHash is hashStruct of EIP-712.
type Structured interface{ StructHash() common.Hash }

// abiEncoding is an ABI encoding of static values, 32 bytes each.
type abiEncoding []byte

func (w *abiEncoding) hash(h common.Hash)    { *w = append(*w, h[:]...) }
func (w *abiEncoding) addr(a common.Address) { *w = append(*w, common.LeftPadBytes(a[:], 32)...) }
func (w *abiEncoding) uint(v uint64) {
	*w = append(*w, make([]byte, 24)...)
	*w = binary.BigEndian.AppendUint64(*w, v)
}
func (w *abiEncoding) bool(b bool) {
	if b {
		w.uint(1)
	} else {
		w.uint(0)
	}
}

// lastSeparator caches one separator, because a node usually serves one domain.
var lastSeparator atomic.Pointer[separator]

type separator struct {
	domain Domain
	hash   common.Hash
}

// Separator returns the EIP-712 domain separator.
func (d Domain) Separator() common.Hash {
	if s := lastSeparator.Load(); s != nil && s.domain == d {
		return s.hash
	}
	s := &separator{d, d.separator()}
	lastSeparator.Store(s)
	return s.hash
}

func (d Domain) separator() common.Hash {
	var w abiEncoding
	w.hash(domainTypeHash)
	w.hash(nameHash)
	w.hash(versionHash)
	w.uint(d.ChainID)
	w.addr(d.Escrow)
	return crypto.Keccak256Hash(w)
}

// Digest returns the hash that a key signs for s under d.
func (d Domain) Digest(s Structured) common.Hash { return d.digest(s.StructHash()) }

// digest is Digest of the struct whose StructHash is h.
func (d Domain) digest(h common.Hash) common.Hash {
	sep := d.Separator()
	return crypto.Keccak256Hash([]byte{0x19, 0x01}, sep[:], h[:])
}

// StructHash implements Structured. Leases refer to the offer by it.
func (o Offer) StructHash() common.Hash {
	w := make(abiEncoding, 0, 17*32)
	w.hash(offerTypeHash)
	w.hash(common.Hash(o.Job))
	w.addr(o.Client)
	w.addr(o.Token)
	w.addr(o.Delegate)
	w.uint(o.MaxPrice)
	w.uint(uint64(o.Segments))
	w.uint(uint64(o.Credit))
	w.uint(uint64(o.Quorum))
	w.uint(uint64(o.VerifyBPS))
	w.uint(uint64(o.DelegateBPS))
	w.uint(uint64(o.Window))
	w.uint(o.Deadline)
	w.uint(o.Nonce)
	w.hash(o.Trace)
	w.uint(uint64(o.Locks))
	w.uint(uint64(o.Pace))
	return crypto.Keccak256Hash(w)
}

// StructHash implements Structured. Vouchers, commitments and verdicts refer to the
// lease by it.
func (l Lease) StructHash() common.Hash {
	w := make(abiEncoding, 0, 12*32)
	w.hash(leaseTypeHash)
	w.hash(l.Offer)
	w.addr(l.Provider)
	w.addr(l.Node)
	w.uint(l.Price)
	w.uint(uint64(l.FirstSegment))
	w.uint(uint64(l.Segments))
	w.hash(l.StartRoot)
	w.uint(l.Begin)
	w.uint(l.Deadline)
	w.uint(l.Nonce)
	w.hash(l.Verifiers)
	return crypto.Keccak256Hash(w)
}

// StructHash implements Structured.
func (v Voucher) StructHash() common.Hash {
	w := make(abiEncoding, 0, 5*32)
	w.hash(voucherTypeHash)
	w.hash(v.Lease)
	w.uint(uint64(v.Segments))
	w.hash(v.Payees)
	w.bool(v.Last)
	return crypto.Keccak256Hash(w)
}

// StructHash implements Structured.
func (c Commitment) StructHash() common.Hash {
	w := make(abiEncoding, 0, 5*32)
	w.hash(commitmentTypeHash)
	w.hash(c.Lease)
	w.uint(uint64(c.Segment))
	w.hash(c.Hash)
	w.uint(c.Height)
	return crypto.Keccak256Hash(w)
}

// StructHash implements Structured.
func (v Verdict) StructHash() common.Hash {
	w := make(abiEncoding, 0, 8*32)
	w.hash(verdictTypeHash)
	w.hash(v.Lease)
	w.uint(uint64(v.Segment))
	w.hash(v.Commitment)
	w.bool(v.Agree)
	w.uint(v.Intervals)
	w.hash(v.Root)
	w.addr(v.Verifier)
	return crypto.Keccak256Hash(w)
}

// Release is the client's consent that a lease is over and nothing of it will be disputed,
// so that JobEscrow frees the lease's lock as it closes. The client signs it, not its delegate.
type Release struct{ Lease common.Hash }

// StructHash implements Structured.
func (r Release) StructHash() common.Hash {
	w := make(abiEncoding, 0, 2*32)
	w.hash(releaseTypeHash)
	w.hash(r.Lease)
	return crypto.Keccak256Hash(w)
}

// PayeesHash returns keccak256(abi.encode(account₀, amount₀, account₁, …)) of the
// payees in order, each value 32 bytes long. The hash of no payees is the hash of empty
// input.
func PayeesHash(ps []Payee) common.Hash {
	w := make(abiEncoding, 0, len(ps)*64)
	for _, p := range ps {
		w.addr(p.Account)
		w.uint(p.Amount)
	}
	return crypto.Keccak256Hash(w)
}

// ErrSignature is wrapped when a signature is malformed, malleable, or made by another
// key.
var ErrSignature = errors.New("bad signature")

// Recover returns the signer of s under d.
func (d Domain) Recover(s Structured, sig Signature) (common.Address, error) {
	return RecoverDigest(d.Digest(s), sig)
}

// RecoverDigest returns the signer of a digest. Like the contracts, it refuses high-s
// values (EIP-2) and recovery ids other than 27 and 28.
func RecoverDigest(digest common.Hash, sig Signature) (common.Address, error) {
	v := sig[64] - 27
	if v > 1 || !lowS(sig) {
		return common.Address{}, fmt.Errorf("%w: malformed", ErrSignature)
	}
	raw := sig
	raw[64] = v
	pub, err := crypto.Ecrecover(digest[:], raw[:])
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %v", ErrSignature, err)
	}
	return common.BytesToAddress(crypto.Keccak256(pub[1:])[12:]), nil
}

// Check returns nil if signer signed s under d. The error wraps ErrSignature.
func (d Domain) Check(s Structured, sig Signature, signer common.Address) error {
	got, err := d.Recover(s, sig)
	if err != nil {
		return err
	}
	if got != signer {
		return fmt.Errorf("%w: signed by %s, want %s", ErrSignature, got, signer)
	}
	return nil
}

// halfN is ⌊n/2⌋ of secp256k1.
var halfN = common.FromHex("7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0")

func lowS(sig Signature) bool { return string(sig[32:64]) <= string(halfN) }
