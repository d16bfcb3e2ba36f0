package bindings

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gagliardetto/solana-go"
)

// Tags of the instructions.
const (
	TagLink uint8 = iota
	TagCreate
	TagDeposit
	TagOpen
	TagClose
	TagEnd
	TagCommit
	TagRelease
	TagRefund
	TagCancel
	TagPay
	TagShutLease
	TagShutJob
	TagArbiters
)

// Slots of what a settled lease owes. Pay takes one.
const (
	SlotPayee    uint8 = 0  // + index in the payees
	SlotArbiter  uint8 = 16 // + index in the arbiters
	SlotProvider uint8 = 255
)

// Token names a mint and the token program that it belongs to.
type Token struct {
	Mint, Program solana.PublicKey
}

// Account is the associated token account of an owner.
func (t Token) Account(owner solana.PublicKey) solana.PublicKey {
	return derive(solana.SPLAssociatedTokenAccountProgramID, owner[:], t.Program[:], t.Mint[:])
}

// Builder makes the instructions for one job of a deployed program.
type Builder struct {
	Program solana.PublicKey
	Domain  common.Hash    // EIP-712 domain separator, by whose links is paid
	Client  common.Address // as the market knows it
	Offer   common.Hash
	Token   Token
}

// Job is the job's address.
func (p Builder) Job() solana.PublicKey { return JobAddress(p.Program, p.Client, p.Offer) }

// Vault is the address of the job's token account.
func (p Builder) Vault() solana.PublicKey { return VaultAddress(p.Program, p.Job()) }

// Lease is a lease's address.
func (p Builder) Lease(lease common.Hash) solana.PublicKey {
	return LeaseAddress(p.Program, p.Job(), lease)
}

type metas = solana.AccountMetaSlice

func read(k solana.PublicKey) *solana.AccountMeta   { return solana.Meta(k) }
func write(k solana.PublicKey) *solana.AccountMeta  { return solana.Meta(k).WRITE() }
func signer(k solana.PublicKey) *solana.AccountMeta { return solana.Meta(k).SIGNER() }

func instruction(program solana.PublicKey, tag uint8, accounts metas, data ...any) solana.Instruction {
	b := bytes.NewBuffer([]byte{tag})
	for _, d := range data {
		// Only values of fixed size are passed.
		if err := binary.Write(b, binary.LittleEndian, d); err != nil {
			panic(err)
		}
	}
	return solana.NewInstruction(program, accounts, b.Bytes())
}

// LinkType is the EIP-712 type of what an account's key signs so that owner is paid
// for the account. The domain names cluster and program.
const LinkType = "Link(bytes32 owner,uint64 nonce)"

// LinkDigest is the EIP-712 digest of a link under a domain separator.
func LinkDigest(domain common.Hash, owner solana.PublicKey, nonce uint64) common.Hash {
	var word [32]byte
	binary.BigEndian.PutUint64(word[24:], nonce)
	said := crypto.Keccak256(crypto.Keccak256([]byte(LinkType)), owner[:], word[:])
	return crypto.Keccak256Hash([]byte{0x19, 0x01}, domain[:], said)
}

// NewLink makes owner the payee of an account in jobs of the domain; sig is by the
// account's key on the LinkDigest.
func NewLink(program solana.PublicKey, domain common.Hash, owner solana.PublicKey, account common.Address,
	nonce uint64, sig [65]byte) solana.Instruction {
	return instruction(program, TagLink, metas{signer(owner).WRITE(), write(LinkAddress(program, domain, account)),
		read(solana.SystemProgramID)},
		account, domain, nonce, sig)
}

// link is the address of an account's link.
func (p Builder) link(account common.Address) solana.PublicKey {
	return LinkAddress(p.Program, p.Domain, account)
}

// Create makes a job and its vault. The owner linked to the client signs it. The
// program refuses terms whose hash is not p.Offer.
func (p Builder) Create(client solana.PublicKey, t Terms, rest OfferRest) solana.Instruction {
	return instruction(p.Program, TagCreate, metas{signer(client).WRITE(), write(p.Job()), write(p.Vault()),
		read(p.Token.Mint),
		read(p.Token.Program), read(solana.SystemProgramID), read(p.link(p.Client)), read(p.link(rest.Delegate))},
		p.Client, t, rest)
}

// Deposit adds base units to the pot. The client signs it.
func (p Builder) Deposit(client solana.PublicKey, amount uint64) solana.Instruction {
	return instruction(p.Program, TagDeposit, metas{signer(client), write(p.Job()), write(p.Vault()),
		read(p.Token.Mint), write(p.Token.Account(client)), read(p.Token.Program)}, amount)
}

// Open reserves price × segments. The client or the delegate signs it and pays the
// rent. The program refuses terms whose hash is not the lease.
func (p Builder) Open(payer solana.PublicKey, lease common.Hash, o Opening) solana.Instruction {
	return instruction(p.Program, TagOpen, metas{signer(payer).WRITE(), write(p.Job()), write(p.Lease(lease)),
		read(solana.SystemProgramID), read(p.link(o.Operator))}, o)
}

// Arbiters names a lease's arbiters by the canonical encoding of the candidates
// whose hash the lease has. Anyone can send it.
func (p Builder) Arbiters(lease common.Hash, candidates []byte) solana.Instruction {
	return instruction(p.Program, TagArbiters, metas{read(p.Job()), write(p.Lease(lease))}, candidates)
}

// Voucher is a voucher as instructions carry it.
type Voucher struct {
	Segments uint32
	Last     bool
	Payees   []Payee
}

func (p Builder) withVoucher(tag uint8, caller solana.PublicKey, lease common.Hash, v Voucher) solana.Instruction {
	return instruction(p.Program, tag, metas{signer(caller), write(p.Job()), write(p.Lease(lease)),
		read(solana.SysVarInstructionsPubkey)},
		v.Segments, v.Last, uint8(len(v.Payees)), v.Payees)
}

// Close settles a lease with a voucher. The provider signs it. A VoucherProof must
// come before it unless the voucher is for no segment.
func (p Builder) Close(provider solana.PublicKey, lease common.Hash, v Voucher) solana.Instruction {
	return p.withVoucher(TagClose, provider, lease, v)
}

// End starts a lease's window with a voucher, or raises the claim in it. A
// VoucherProof must come before it unless the voucher is for no segment.
func (p Builder) End(caller solana.PublicKey, lease common.Hash, v Voucher) solana.Instruction {
	return p.withVoucher(TagEnd, caller, lease, v)
}

// Attestation is an arbiter's agreeing verdict on a claimed segment.
type Attestation struct {
	Arbiter   uint8  // index in the lease's arbiters
	Intervals uint64 // of the segment that it executed, as bits
	Root      common.Hash
	Sig       [65]byte
}

// Fields are what a claimed segment's hash is over, less the job and the index, and
// the height that its commitment names.
type Fields struct {
	Height    uint64
	Program   common.Hash
	Numerics  common.Hash // SHA-256 of the version's name
	Dataset   common.Hash
	FirstStep uint32
	Steps     uint32
	Start     common.Hash
	End       common.Hash
	Log       common.Hash
	Marks     common.Hash
}

// Claim is a segment that is claimed without a voucher.
type Claim struct {
	Fields
	Verdicts []Attestation
}

// Commit claims segments from first (index in the job) on. The provider signs it.
func (p Builder) Commit(provider solana.PublicKey, lease common.Hash, first uint32, cs []Claim) solana.Instruction {
	data := []any{first, uint8(len(cs))}
	for _, c := range cs {
		data = append(data, c.Fields, c.Verdicts)
	}
	return instruction(p.Program, TagCommit, metas{signer(provider), write(p.Job()), write(p.Lease(lease))}, data...)
}

// DecodeCommit reads the data of a commit instruction: the first segment and the
// claims, each with so many verdicts as the offer's quorum.
func DecodeCommit(data []byte, quorum int) (first uint32, cs []Claim, err error) {
	const head = 6
	size := binary.Size(Fields{}) + quorum*binary.Size(Attestation{})
	if len(data) < head || data[0] != TagCommit || quorum < 1 || quorum > MaxQuorum ||
		len(data) != head+int(data[5])*size {
		return 0, nil, fmt.Errorf("%w: no claims of %d verdicts each", ErrLayout, quorum)
	}
	cs = make([]Claim, data[5])
	r := bytes.NewReader(data[head:])
	for i := range cs {
		cs[i].Verdicts = make([]Attestation, quorum)
		err = errors.Join(err, binary.Read(r, binary.LittleEndian, &cs[i].Fields),
			binary.Read(r, binary.LittleEndian, cs[i].Verdicts))
	}
	return binary.LittleEndian.Uint32(data[1:]), cs, err
}

// Release settles a lease after its window. Anyone can send it.
func (p Builder) Release(lease common.Hash) solana.Instruction {
	return instruction(p.Program, TagRelease, metas{write(p.Job()), write(p.Lease(lease))})
}

// Refund pays the free pot to the client. The client signs it; after the offer's
// deadline anyone can send it.
func (p Builder) Refund(caller, client solana.PublicKey) solana.Instruction {
	return instruction(p.Program, TagRefund, metas{signer(caller), write(p.Job()), write(p.Vault()), read(p.Token.Mint),
		write(p.Token.Account(client)), read(p.Token.Program)})
}

// Cancel ends the job: no more deposits or leases. The client signs it.
func (p Builder) Cancel(client solana.PublicKey) solana.Instruction {
	return instruction(p.Program, TagCancel, metas{signer(client), write(p.Job())})
}

// Pay pays one creditor of a settled lease into the owner's associated token
// account. Anyone can send it. account names the payee or arbiter; the provider's
// slot needs none.
func (p Builder) Pay(lease common.Hash, slot uint8, account common.Address, owner solana.PublicKey) solana.Instruction {
	return p.pay(lease, slot, account, p.Token.Account(owner), read(owner))
}

// PayInto is Pay into any token account of the owner, who signs it.
func (p Builder) PayInto(lease common.Hash, slot uint8, account common.Address,
	owner, to solana.PublicKey) solana.Instruction {
	return p.pay(lease, slot, account, to, signer(owner))
}

func (p Builder) pay(lease common.Hash, slot uint8, account common.Address, to solana.PublicKey,
	owner *solana.AccountMeta) solana.Instruction {
	link := p.link(account)
	if slot == SlotProvider {
		link = p.Program // not read
	}
	return instruction(p.Program, TagPay, metas{write(p.Job()), write(p.Lease(lease)), write(p.Vault()),
		read(p.Token.Mint), write(to), read(link), read(p.Token.Program), owner}, slot)
}

// ShutLease closes the account of a lease that owes nothing, after the offer's
// deadline. The rent goes back to payer, who paid it. Anyone can send it.
func (p Builder) ShutLease(lease common.Hash, payer solana.PublicKey) solana.Instruction {
	return instruction(p.Program, TagShutLease, metas{write(p.Job()), write(p.Lease(lease)), write(payer)})
}

// ShutJob closes job and vault when both are empty. The rent, and what strangers
// sent there, goes to the client. Anyone can send it.
func (p Builder) ShutJob(client solana.PublicKey) solana.Instruction {
	return instruction(p.Program, TagShutJob, metas{write(p.Job()), write(p.Vault()), read(p.Token.Mint), write(client),
		write(p.Token.Account(client)), read(p.Token.Program)})
}

// Ed25519 is the address of the signature precompile.
var Ed25519 = solana.MustPublicKeyFromBase58("Ed25519SigVerify111111111111111111111111111")

// proofHeader describes one signature: it is at 48, its key at 16, its message of
// 32 bytes at 112, all in this instruction.
var proofHeader = []byte{1, 0, 48, 0, 0xff, 0xff, 16, 0, 0xff, 0xff, 112, 0, 32, 0, 0xff, 0xff}

// VoucherProof makes the precompile check the delegate's signature on a voucher's
// digest. It must stand right before Close or End.
func VoucherProof(delegate solana.PublicKey, sig [64]byte, digest common.Hash) solana.Instruction {
	return solana.NewInstruction(Ed25519, metas{}, bytes.Join([][]byte{proofHeader, delegate[:], sig[:],
		digest[:]}, nil))
}

// NewTokenAccount makes an owner's associated token account unless it exists.
func (t Token) NewTokenAccount(payer, owner solana.PublicKey) solana.Instruction {
	const createIdempotent = 1
	return solana.NewInstruction(solana.SPLAssociatedTokenAccountProgramID,
		metas{signer(payer).WRITE(), write(t.Account(owner)), read(owner),
			read(t.Mint), read(solana.SystemProgramID), read(t.Program)}, []byte{createIdempotent})
}

// Transfer moves tokens from an owner's associated token account to another's. The token program checks the decimals.
func (t Token) Transfer(from, to solana.PublicKey, amount uint64, decimals uint8) solana.Instruction {
	const transferChecked = 12
	data := append(binary.LittleEndian.AppendUint64([]byte{transferChecked}, amount), decimals)
	return solana.NewInstruction(t.Program,
		metas{write(t.Account(from)), read(t.Mint), write(t.Account(to)), signer(from)}, data)
}
