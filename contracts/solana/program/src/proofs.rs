//! What signatures say: EIP-712 digests as in package market of the node,
//! ed25519 by the precompile, secp256k1 by the system call.
use crate::errors::{require, Fault};
use crate::state::{Account20, Job, OfferRest, Opening, Payee, Terms, MAX_PAYEES, U32, U64};
use pinocchio::{error::ProgramError, sysvars::instructions::Instructions, AccountView, Address, ProgramResult};

/// Ed25519SigVerify111111111111111111111111111
const ED25519: Address = Address::new_from_array([
    0x03, 0x7d, 0x46, 0xd6, 0x7c, 0x93, 0xfb, 0xbe, 0x12, 0xf9, 0x42, 0x8f, 0x83, 0x8d, 0x40, 0xff, 0x05, 0x70, 0x74, 0x49, 0x27, 0xf4,
    0x8a, 0x64, 0xfc, 0xca, 0x70, 0x44, 0x80, 0x00, 0x00, 0x00,
]);

/// One signature; signature at 48, key at 16, message of 32 bytes at 112, all
/// in this very instruction (0xffff). Any other layout is refused: an offset
/// into another instruction would let the precompile check other bytes than
/// those read here.
const ED25519_HEADER: [u8; 16] = [1, 0, 48, 0, 0xff, 0xff, 16, 0, 0xff, 0xff, 112, 0, 32, 0, 0xff, 0xff];

pub const OFFER_TYPE: [u8; 32] = *include_bytes!("offer.typehash");
pub const LEASE_TYPE: [u8; 32] = *include_bytes!("lease.typehash");
pub const LINK_TYPE: [u8; 32] = *include_bytes!("link.typehash");
pub const VOUCHER_TYPE: [u8; 32] = *include_bytes!("voucher.typehash");
pub const COMMITMENT_TYPE: [u8; 32] = *include_bytes!("commitment.typehash");
pub const VERDICT_TYPE: [u8; 32] = *include_bytes!("verdict.typehash");

pub type Hash = [u8; 32];

pub fn keccak(parts: &[&[u8]]) -> Hash {
    let mut out = [0u8; 32];
    #[cfg(target_arch = "bpf")]
    unsafe {
        pinocchio::syscalls::sol_keccak256(parts.as_ptr() as *const u8, parts.len() as u64, out.as_mut_ptr());
    }
    #[cfg(not(target_arch = "bpf"))]
    let _ = (parts, &mut out);
    out
}

pub fn sha256(parts: &[&[u8]]) -> Hash {
    let mut out = [0u8; 32];
    #[cfg(target_arch = "bpf")]
    unsafe {
        pinocchio::syscalls::sol_sha256(parts.as_ptr() as *const u8, parts.len() as u64, out.as_mut_ptr());
    }
    #[cfg(not(target_arch = "bpf"))]
    let _ = (parts, &mut out);
    out
}

/// A number as a word of the ABI.
fn word(v: u64) -> Hash {
    let mut w = [0u8; 32];
    w[24..].copy_from_slice(&v.to_be_bytes());
    w
}

/// An account as a word of the ABI.
fn padded(a: &[u8]) -> Hash {
    let mut w = [0u8; 32];
    w[12..].copy_from_slice(&a[..20]);
    w
}

/// The 20-byte account that stands for a Solana address in the market, as a word.
fn stand_in(a: &Address) -> Hash {
    padded(&keccak(&[b"infernet/solana/account/1\0", a.as_array()])[12..])
}

/// Struct hash of an offer: the instruction `create` cannot bring other terms than
/// those that the hash is of.
#[inline(never)]
pub fn offer(client: &Account20, mint: &Address, t: &Terms, r: &OfferRest) -> Hash {
    keccak(&[
        &OFFER_TYPE,
        &r.work,
        &padded(client),
        &stand_in(mint),
        &padded(&r.delegate),
        &word(t.max_price.get()),
        &word(t.segments.get() as u64),
        &word(t.credit.get() as u64),
        &word(t.quorum as u64),
        &word(t.verify_bps.get() as u64),
        &word(t.delegate_bps.get() as u64),
        &word(t.window.get() as u64),
        &word(t.deadline.get()),
        &word(r.nonce.get()),
        &r.trace,
        &word(r.locks.get() as u64),
        &word(r.pace.get() as u64),
    ])
}

/// Struct hash of a lease of an offer.
#[inline(never)]
pub fn lease(offer: &Hash, o: &Opening) -> Hash {
    keccak(&[
        &LEASE_TYPE,
        offer,
        &padded(&o.operator),
        &padded(&o.node),
        &word(o.price.get()),
        &word(o.first.get() as u64),
        &word(o.segments.get() as u64),
        &o.start_root,
        &word(o.begin.get()),
        &word(o.deadline.get()),
        &word(o.nonce.get()),
        &o.verifiers,
    ])
}

/// What an account's key signs so that `owner` is paid for it.
#[inline(never)]
pub fn link_digest(domain: &Hash, owner: &Address, nonce: u64) -> Hash {
    digest(domain, &keccak(&[&LINK_TYPE, owner.as_array(), &word(nonce)]))
}

/// Hash of the candidates whose canonical encoding (train/canon) this is.
pub fn candidates(encoded: &[u8]) -> Hash {
    sha256(&[b"infernet/candidates/2\0", encoded])
}

fn digest(domain: &Hash, hash: &Hash) -> Hash {
    keccak(&[&[0x19, 0x01], domain, hash])
}

/// Struct hash of the payees' list.
#[inline(never)]
pub fn payees_hash(ps: &[Payee]) -> Hash {
    let mut b = [0u8; MAX_PAYEES * 64];
    for (i, p) in ps.iter().enumerate() {
        let w = &mut b[i.wrapping_mul(64)..][..64];
        w[12..32].copy_from_slice(&p.account);
        w[56..].copy_from_slice(&p.amount.get().to_be_bytes());
    }
    keccak(&[&b[..ps.len().wrapping_mul(64)]])
}

pub struct Voucher<'a> {
    pub lease: &'a Hash,
    pub segments: u32,
    pub last: bool,
    pub payees: &'a [Payee],
}

#[inline(never)]
pub fn voucher_digest(domain: &Hash, v: &Voucher) -> Hash {
    let hash = keccak(&[&VOUCHER_TYPE, v.lease, &word(v.segments as u64), &payees_hash(v.payees), &word(v.last as u64)]);
    digest(domain, &hash)
}

/// A claimed segment: the fields that its hash is over (zkproof/commit.Segment) but
/// the job and the index, which the accounts say, and the height that the commitment
/// names. They are here so that anybody can execute the segment again.
#[repr(C)]
pub struct Fields {
    pub height: U64,
    pub program: Hash,
    /// SHA-256 of the version's name.
    pub numerics: Hash,
    pub dataset: Hash,
    pub first_step: U32,
    pub steps: U32,
    pub start: Hash,
    pub end: Hash,
    pub log: Hash,
    pub marks: Hash,
}

/// The first word of a segment's hash.
const SEGMENT: Hash = *b"infernet/segment/3\0\0\0\0\0\0\0\0\0\0\0\0\0\0";

/// Struct hash of the commitment to a segment, which verdicts refer to.
#[inline(never)]
pub fn commitment(j: &Job, lease: &Hash, segment: u32, f: &Fields) -> Hash {
    let hash = sha256(&[
        &SEGMENT,
        &j.work,
        &f.program,
        &f.numerics,
        &f.dataset,
        &word(segment as u64),
        &word(f.first_step.get() as u64),
        &word(f.steps.get() as u64),
        &f.start,
        &f.end,
        &f.log,
        &f.marks,
    ]);
    keccak(&[&COMMITMENT_TYPE, lease, &word(segment as u64), &hash, &word(f.height.get())])
}

/// A verdict less what all verdicts of a claim share.
#[repr(C)]
pub struct Attestation {
    pub arbiter: u8,
    /// Of the segment that it executed, as bits.
    pub intervals: U64,
    pub root: Hash,
    pub sig: [u8; 65],
}

pub struct Claim<'a> {
    pub lease: &'a Hash,
    pub segment: u32,
    pub commitment: Hash,
}

#[inline(never)]
pub fn verdict_digest(domain: &Hash, c: &Claim, a: &Attestation, verifier: &Account20) -> Hash {
    let intervals = word(a.intervals.get());
    let hash =
        keccak(&[&VERDICT_TYPE, c.lease, &word(c.segment as u64), &c.commitment, &word(1), &intervals, &a.root, &padded(verifier)]);
    digest(domain, &hash)
}

/// ⌊n/2⌋ of secp256k1: a higher s is the malleable twin.
const HALF_N: Hash = [
    0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x5d, 0x57, 0x6e, 0x73, 0x57, 0xa4,
    0x50, 0x1d, 0xdf, 0xe9, 0x2f, 0x46, 0x68, 0x1b, 0x20, 0xa0,
];

/// The 20-byte account that signed a digest; `None` for a malformed or
/// malleable signature.
#[inline(never)]
pub fn recover(digest: &Hash, sig: &[u8; 65]) -> Option<Account20> {
    let id = sig[64].wrapping_sub(27);
    if id > 1 || sig[32..64] > HALF_N[..] {
        return None;
    }
    let mut key = [0u8; 64];
    #[cfg(target_arch = "bpf")]
    if unsafe { pinocchio::syscalls::sol_secp256k1_recover(digest.as_ptr(), id as u64, sig.as_ptr(), key.as_mut_ptr()) } != 0 {
        return None;
    }
    #[cfg(not(target_arch = "bpf"))]
    let _ = (digest, &mut key);
    let mut a = [0u8; 20];
    a.copy_from_slice(&keccak(&[&key])[12..]);
    Some(a)
}

/// The instruction before this one is the precompile's, and has checked that
/// `key` signed `message`.
#[inline(never)]
pub fn check_ed25519(instructions: &AccountView, key: &Address, message: &Hash) -> ProgramResult {
    let all = Instructions::try_from(instructions)?;
    let before = all.get_instruction_relative(-1).map_err(|_| ProgramError::Custom(Fault::NoProof as u32))?;
    require(before.get_program_id() == &ED25519 && before.num_account_metas() == 0, Fault::NoProof)?;
    let d = before.get_instruction_data();
    require(d.len() == 144 && d[..16] == ED25519_HEADER, Fault::NoProof)?;
    require(d[16..48] == key.as_array()[..] && d[112..] == message[..], Fault::BadSignature)
}
