//! What signatures say: EIP-712 digests as in package market of the node,
//! ed25519 by the precompile, secp256k1 by the system call.
use crate::errors::{require, Fault};
use crate::state::{Account20, Payee, MAX_PAYEES};
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

/// A number as a word of the ABI.
fn word(v: u32) -> Hash {
    let mut w = [0u8; 32];
    w[28..].copy_from_slice(&v.to_be_bytes());
    w
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
    let hash = keccak(&[&VOUCHER_TYPE, v.lease, &word(v.segments), &payees_hash(v.payees), &word(v.last as u32)]);
    digest(domain, &hash)
}

/// Struct hash of a commitment, which verdicts refer to.
#[inline(never)]
pub fn commitment(lease: &Hash, segment: u32, hash: &Hash) -> Hash {
    keccak(&[&COMMITMENT_TYPE, lease, &word(segment), hash])
}

/// A verdict less what all verdicts of a claim share.
#[repr(C)]
pub struct Attestation {
    pub arbiter: u8,
    pub steps: crate::state::U32,
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
    let mut who = [0u8; 32];
    who[12..].copy_from_slice(verifier);
    let hash = keccak(&[&VERDICT_TYPE, c.lease, &word(c.segment), &c.commitment, &word(1), &word(a.steps.get()), &a.root, &who]);
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
