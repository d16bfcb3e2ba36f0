package bindings

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
)

// Limits of the program.
const (
	MaxPayees   = 16 // of a voucher
	MaxArbiters = 15 // of a lease
	MaxQuorum   = 6  // verdicts of a claim
	MaxCredit   = 32 // segments claimed beyond the vouched ones
)

// Kinds of accounts.
const (
	KindJob   = 1
	KindLease = 2
	KindLink  = 3
)

// Version of the accounts' layouts.
const Version = 2

// ErrLayout means that an account's bytes are not what the program writes.
var ErrLayout = errors.New("not an account of the escrow program")

// Terms are what a client agreed to.
type Terms struct {
	Domain      common.Hash      // EIP-712 domain separator of all that is signed for the job
	Delegate    solana.PublicKey // signs vouchers, opens leases: linked to the offer's delegate
	MaxPrice    uint64           // per segment, base units
	Segments    uint32
	Credit      uint32
	Quorum      uint8
	VerifyBPS   uint16
	DelegateBPS uint16
	Window      uint32 // seconds
	Deadline    uint64 // chain time
}

// OfferRest has the fields of an offer that the program hashes, but hardly acts on.
type OfferRest struct {
	Work     common.Hash    // the job's id
	Delegate common.Address // as the market knows it
	Nonce    uint64
	Trace    common.Hash
	Locks    uint16
	Pace     uint32
}

// Job is the money of an offer, base units of its mint.
type Job struct {
	Kind      uint8
	Version   uint8
	Bump      uint8
	VaultBump uint8
	Over      uint8 // 1: no more deposits or leases
	Terms     Terms
	Leases    uint32 // lease accounts that exist
	Pot       uint64 // what no lease reserves
	Reserved  uint64
	Spent     uint64 // what settled leases paid or owe
	Owed      uint64 // the part of Spent still in the vault
	Offer     common.Hash
	Work      common.Hash      // the job's id
	Pace      uint32           // seconds a segment, at least, that vouchers take for granted
	Account   common.Address   // the client, as the market knows it
	Client    solana.PublicKey // the same: deposits, and gets the refund
	Mint      solana.PublicKey
}

// LeaseTerms are what a lease was opened with.
type LeaseTerms struct {
	Lease     common.Hash      // EIP-712 struct hash
	Provider  solana.PublicKey // is paid, and signs
	Operator  common.Address   // the same, as the market knows it
	Price     uint64
	First     uint32
	Segments  uint32
	Begin     uint64
	Deadline  uint64
	Verifiers common.Hash // of the candidates whom verifiers are drawn from
}

// Opening is a lease as it was signed, less its offer, with the provider's key.
type Opening struct {
	Provider  solana.PublicKey
	Operator  common.Address
	Node      common.Address
	Price     uint64
	First     uint32
	Segments  uint32
	StartRoot common.Hash
	Begin     uint64
	Deadline  uint64
	Nonce     uint64
	Verifiers common.Hash
}

// Payee is an account that a voucher names, with what it can still take.
type Payee struct {
	Account common.Address
	Amount  uint64
}

// Lease is the state of a lease. Places for MaxArbiters arbiters follow it in the account.
type Lease struct {
	Kind         uint8
	Version      uint8
	Bump         uint8
	Status       uint8 // 1 open, 2 ending, 3 closed
	Last         uint8
	Arbiters     uint8 // how many; 0 until they are named
	Payees       uint8
	Terms        LeaseTerms
	Vouched      uint32
	Claimed      uint32 // vouched ones included
	WindowEnd    uint64
	Segments     uint32 // paid
	Provider     uint64
	Others       uint64
	Back         uint64
	ProviderOwed uint64 // what the provider can still take
	Owed         uint64 // what all can
	Job          solana.PublicKey
	Payer        solana.PublicKey // gets the rent back
	Claims       [MaxCredit]uint16
	Payee        [MaxPayees]Payee
}

// Arbiter is a verifier whose verdicts count for claims.
type Arbiter struct {
	Operator common.Address
	Node     common.Address // signs its verdicts
	Owed     uint64         // what it can still take
}

// Link says who is paid for a 20-byte account in jobs of a domain.
type Link struct {
	Kind    uint8
	Version uint8
	Account common.Address
	Domain  common.Hash // EIP-712 domain separator
	Owner   solana.PublicKey
	Nonce   uint64
}

// Places of fields in the accounts, bytes, by which accounts are searched.
const (
	JobOfferAt      = 138
	JobClientAt     = 226
	LeaseIDAt       = 7
	LeaseProviderAt = 39
	LeaseJobAt      = 215
	LeasePayerAt    = 247
	LeasePayeeAt    = 343 // of the first; PayeeSize apart
)

// Sizes of the accounts, bytes.
var (
	JobSize     = binary.Size(Job{})
	LeaseSize   = binary.Size(Lease{}) // without arbiters
	ArbiterSize = binary.Size(Arbiter{})
	PayeeSize   = binary.Size(Payee{})
	LinkSize    = binary.Size(Link{})
)

// DecodeJob reads a job account.
func DecodeJob(data []byte) (j Job, err error) {
	err = decode(data, JobSize, &j, KindJob)
	return j, err
}

// DecodeLink reads a link account.
func DecodeLink(data []byte) (l Link, err error) {
	err = decode(data, LinkSize, &l, KindLink)
	return l, err
}

// DecodeLease reads a lease account and its arbiters.
func DecodeLease(data []byte) (l Lease, as []Arbiter, err error) {
	if err := decode(data[:min(LeaseSize, len(data))], LeaseSize, &l, KindLease); err != nil {
		return l, nil, err
	}
	rest := data[LeaseSize:]
	if l.Arbiters > MaxArbiters || len(rest) != MaxArbiters*ArbiterSize || l.Payees > MaxPayees {
		return l, nil, fmt.Errorf("%w: a lease of %d bytes with %d arbiters and %d payees", ErrLayout,
			len(data), l.Arbiters, l.Payees)
	}
	as = make([]Arbiter, l.Arbiters)
	_, err = binary.Decode(rest[:len(as)*ArbiterSize], binary.LittleEndian, as)
	return l, as, err
}

func decode(data []byte, size int, to any, kind byte) error {
	if len(data) != size || data[0] != kind || data[1] != Version {
		return fmt.Errorf("%w: %d bytes, want %d of kind %d, version %d", ErrLayout, len(data), size, kind, Version)
	}
	_, err := binary.Decode(data, binary.LittleEndian, to)
	return err
}

// JobAddress is the address of a client's job.
func JobAddress(program solana.PublicKey, client common.Address, offer common.Hash) solana.PublicKey {
	return derive(program, []byte("job"), client[:], offer[:])
}

// VaultAddress is the token account of a job.
func VaultAddress(program, job solana.PublicKey) solana.PublicKey {
	return derive(program, []byte("vault"), job[:])
}

// LeaseAddress is the address of a lease of a job.
func LeaseAddress(program, job solana.PublicKey, lease common.Hash) solana.PublicKey {
	return derive(program, []byte("lease"), job[:], lease[:])
}

// LinkAddress is the address of the link that says who is paid for an account in
// jobs of a domain.
func LinkAddress(program solana.PublicKey, domain common.Hash, account common.Address) solana.PublicKey {
	return derive(program, []byte("link"), domain[:], account[:])
}

// derive computes a program-derived address. One of the 256 bumps is off the
// curve, except with probability 2⁻²⁵⁶.
func derive(program solana.PublicKey, seeds ...[]byte) solana.PublicKey {
	at, _, err := solana.FindProgramAddress(seeds, program)
	if err != nil {
		panic(err)
	}
	return at
}
