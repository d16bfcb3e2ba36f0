//! The accounts' layouts: little-endian, without padding that matters, read
//! and written in place. contracts/solana/bindings/idl.json describes the same bytes.
use crate::errors::{fail, require, Fault};
use core::mem::{align_of, size_of};
use pinocchio::{
    cpi::Signer,
    error::ProgramError,
    sysvars::{clock::Clock, rent::Rent, Sysvar},
    AccountView, Address, ProgramResult,
};
use pinocchio_system::instructions::{Allocate, Assign, Transfer};

pub const VERSION: u8 = 2;
pub const KIND_JOB: u8 = 1;
pub const KIND_LEASE: u8 = 2;
pub const KIND_LINK: u8 = 3;

pub const MAX_PAYEES: usize = 16;
/// Arbiters of a lease: as many as a job draws its verifiers from (MaxCandidates
/// of package market).
pub const MAX_ARBITERS: usize = 15;
/// Verdicts of one claim: so many that a claim with the segment's fields fits one
/// transaction.
pub const MAX_QUORUM: u8 = 6;
/// Segments that can be claimed beyond the vouched ones.
pub const MAX_CREDIT: usize = 32;

/// The shortest window of an offer in seconds, after a name by which it is found in
/// the program's bytes: time enough to see an end that is final (13 s) and to have an
/// answer included. Test networks set another number.
#[used]
static LEAST_WINDOW: [u8; 28] = *b"infernet least window s:\x3c\0\0\0";

pub fn least_window() -> u32 {
    let at = LEAST_WINDOW.as_ptr();
    let mut b = [0u8; 4];
    for i in 0..4 {
        // Volatile, or the compiler puts the number where it is used.
        b[i] = unsafe { core::ptr::read_volatile(at.add(24 + i)) };
    }
    u32::from_le_bytes(b)
}

/// Seconds from an offer's deadline in which verifiers and the delegate can have their
/// shares paid. What is left then goes back to the client, so that nobody who never
/// links keeps a lease's rent locked.
pub const PAY_TIME: u64 = 365 * 24 * 3600;

/// Seconds from a lease's `begin` in which it can be opened, as in JobEscrow.
pub const OPEN_TIME: u64 = 3600;

pub const OPEN: u8 = 1;
pub const ENDING: u8 = 2;
pub const CLOSED: u8 = 3;

/// A 20-byte account of the market: an operator or a node key.
pub type Account20 = [u8; 20];

#[repr(C)]
#[derive(Clone, Copy)]
pub struct U64([u8; 8]);
impl U64 {
    #[inline(always)]
    pub fn get(self) -> u64 {
        u64::from_le_bytes(self.0)
    }
    #[inline(always)]
    pub fn set(&mut self, v: u64) {
        self.0 = v.to_le_bytes()
    }
    /// Adds, or fails: no sum of the books wraps.
    #[inline(always)]
    pub fn add(&mut self, v: u64) -> ProgramResult {
        self.set(self.get().checked_add(v).ok_or(fail(Fault::Overflow))?);
        Ok(())
    }
    #[inline(always)]
    pub fn sub(&mut self, v: u64) -> ProgramResult {
        self.set(self.get().checked_sub(v).ok_or(fail(Fault::Overflow))?);
        Ok(())
    }
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct U32([u8; 4]);
impl U32 {
    #[inline(always)]
    pub fn get(self) -> u32 {
        u32::from_le_bytes(self.0)
    }
    #[inline(always)]
    pub fn set(&mut self, v: u32) {
        self.0 = v.to_le_bytes()
    }
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct U16([u8; 2]);
impl U16 {
    #[inline(always)]
    pub fn get(self) -> u16 {
        u16::from_le_bytes(self.0)
    }
    #[inline(always)]
    pub fn set(&mut self, v: u16) {
        self.0 = v.to_le_bytes()
    }
}

/// The money of an offer. Address: "job", account, offer.
#[repr(C)]
pub struct Job {
    pub kind: u8,
    pub version: u8,
    pub bump: [u8; 1],
    pub vault_bump: [u8; 1],
    /// Cancelled, or a last voucher was settled: no more deposits or leases.
    pub over: u8,
    pub terms: Terms,
    /// Lease accounts that exist.
    pub leases: U32,
    /// What no lease reserves.
    pub pot: U64,
    pub reserved: U64,
    /// What providers, verifiers and delegate got or can take.
    pub spent: U64,
    /// The part of `spent` that still lies in the vault.
    pub owed: U64,
    /// EIP-712 struct hash of the offer, computed from what `create` was given.
    pub offer: [u8; 32],
    /// The job's id: SHA-256 of its specification.
    pub work: [u8; 32],
    /// Of the offer: seconds of chain time a segment, at least, that vouchers may
    /// take for granted. 0: no bound.
    pub pace: U32,
    /// The client, as the market knows it.
    pub account: Account20,
    /// The same: deposits, and gets the refund.
    pub client: Address,
    pub mint: Address,
}

/// What the client agreed to; the instruction `create` carries the same bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Terms {
    /// EIP-712 domain separator of all that is signed for the job.
    pub domain: [u8; 32],
    /// Signs vouchers and opens leases: the key linked to the offer's delegate.
    pub delegate: Address,
    pub max_price: U64,
    pub segments: U32,
    pub credit: U32,
    pub quorum: u8,
    pub verify_bps: U16,
    pub delegate_bps: U16,
    pub window: U32,
    pub deadline: U64,
}

/// The fields of an offer that the program does not act on, but hashes. The
/// instruction `create` carries them.
#[repr(C)]
pub struct OfferRest {
    pub work: [u8; 32],
    pub delegate: Account20,
    pub nonce: U64,
    pub trace: [u8; 32],
    pub locks: U16,
    pub pace: U32,
}

/// Where a lease stands. Address: "lease", job, lease. MAX_ARBITERS places for
/// arbiters follow.
#[repr(C)]
pub struct Lease {
    pub kind: u8,
    pub version: u8,
    pub bump: u8,
    pub status: u8,
    /// The best voucher said so.
    pub last: u8,
    /// Of the arbiters behind: 0 until they are named.
    pub arbiters: u8,
    pub payees: u8,
    pub terms: LeaseTerms,
    pub vouched: U32,
    pub claimed: U32,
    pub window_end: U64,
    /// How it was settled.
    pub segments: U32,
    pub provider: U64,
    pub others: U64,
    pub back: U64,
    /// What the provider, and all together, can still take.
    pub provider_owed: U64,
    pub owed: U64,
    pub job: Address,
    /// Paid for this account, and gets the rent back.
    pub payer: Address,
    /// Arbiters, as bits, of the claimed segments from `vouched` on.
    pub claims: [U16; MAX_CREDIT],
    /// Of the best voucher; once settled, what each can still take.
    pub payee: [Payee; MAX_PAYEES],
}

/// What a lease was opened with.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LeaseTerms {
    /// EIP-712 struct hash of the lease, computed from what `open` was given.
    pub lease: [u8; 32],
    /// Is paid, and signs: the key linked to the operator.
    pub provider: Address,
    /// The same operator, as the market knows it.
    pub operator: Account20,
    pub price: U64,
    pub first: U32,
    pub segments: U32,
    pub begin: U64,
    pub deadline: U64,
    /// Hash of the candidates that its segments' verifiers are drawn from.
    pub verifiers: [u8; 32],
}

/// The lease as the instruction `open` carries it: all that was signed but the
/// offer, which is the job's, and the provider's key.
#[repr(C)]
pub struct Opening {
    pub provider: Address,
    pub operator: Account20,
    pub node: Account20,
    pub price: U64,
    pub first: U32,
    pub segments: U32,
    pub start_root: [u8; 32],
    pub begin: U64,
    pub deadline: U64,
    pub nonce: U64,
    pub verifiers: [u8; 32],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Payee {
    pub account: Account20,
    pub amount: U64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Arbiter {
    pub operator: Account20,
    /// Signs its verdicts.
    pub node: Account20,
    pub owed: U64,
}

/// Who is paid for a 20-byte account in jobs of a domain. Address: "link", domain,
/// account.
#[repr(C)]
pub struct Link {
    pub kind: u8,
    pub version: u8,
    pub account: Account20,
    /// EIP-712 domain separator: cluster and program.
    pub domain: [u8; 32],
    pub owner: Address,
    /// Of the newest signature; a next one must be of a higher nonce.
    pub nonce: U64,
}

const _: () = assert!(size_of::<Job>() == 290 && align_of::<Job>() == 1);
const _: () = assert!(size_of::<Lease>() == 791 && align_of::<Lease>() == 1);
const _: () = assert!(size_of::<Arbiter>() == 48 && size_of::<Link>() == 94);

/// The account's bytes as a `T`, after checking whose and what they are.
fn view<'a, T>(a: &AccountView, program: &Address, kind: u8) -> Result<&'a mut T, ProgramError> {
    let mut copy = *a;
    require(a.owned_by(program) && a.data_len() >= size_of::<T>(), Fault::WrongAccount)?;
    // Kinds differ, so no account is borrowed twice as two of them; every T is
    // made of bytes.
    let bytes = unsafe { core::slice::from_raw_parts_mut(copy.data_mut_ptr(), a.data_len()) };
    require(bytes[0] == kind && bytes[1] == VERSION, Fault::WrongAccount)?;
    Ok(unsafe { &mut *(bytes.as_mut_ptr() as *mut T) })
}

pub fn job<'a>(a: &AccountView, program: &Address) -> Result<&'a mut Job, ProgramError> {
    view(a, program, KIND_JOB)
}

pub fn link<'a>(a: &AccountView, program: &Address) -> Result<&'a mut Link, ProgramError> {
    view(a, program, KIND_LINK)
}

/// A lease, which must be of this job.
pub fn lease<'a>(a: &AccountView, job: &AccountView, program: &Address) -> Result<&'a mut Lease, ProgramError> {
    let l: &mut Lease = view(a, program, KIND_LEASE)?;
    require(&l.job == job.address(), Fault::WrongAccount)?;
    Ok(l)
}

/// The first n places for arbiters behind a lease's fixed part, n ≤ MAX_ARBITERS.
pub fn places<'a>(a: &AccountView, n: usize) -> Result<&'a mut [Arbiter], ProgramError> {
    require(a.data_len() == LEASE_SIZE && n <= MAX_ARBITERS, Fault::WrongAccount)?;
    let mut copy = *a;
    Ok(unsafe { core::slice::from_raw_parts_mut(copy.data_mut_ptr().add(size_of::<Lease>()) as *mut Arbiter, n) })
}

/// The arbiters that were named.
pub fn arbiters<'a>(a: &AccountView, l: &Lease) -> Result<&'a mut [Arbiter], ProgramError> {
    places(a, l.arbiters as usize)
}

pub const LEASE_SIZE: usize = size_of::<Lease>() + MAX_ARBITERS * size_of::<Arbiter>();

/// Makes a new account of this program, also where somebody has sent lamports
/// to its address before (which would make CreateAccount fail).
#[inline(always)] // BPF passes at most 5 arguments
pub fn allocate(payer: &AccountView, to: &AccountView, space: usize, owner: &Address, seeds: &[Signer]) -> ProgramResult {
    let need = Rent::get()?.try_minimum_balance(space)?.saturating_sub(to.lamports());
    if need > 0 {
        Transfer { from: payer, to, lamports: need }.invoke()?;
    }
    Allocate { account: to, space: space as u64 }.invoke_signed(seeds)?;
    Assign { account: to, owner }.invoke_signed(seeds)
}

/// Closes an account of this program; its lamports go to `to`.
pub fn dissolve(a: &mut AccountView, to: &mut AccountView) -> ProgramResult {
    require(a.address() != to.address(), Fault::WrongAccount)?;
    let sum = to.lamports().checked_add(a.lamports()).ok_or(fail(Fault::Overflow))?;
    to.set_lamports(sum);
    a.set_lamports(0);
    a.close()
}

/// Chain time, unix seconds.
pub fn now() -> Result<u64, ProgramError> {
    Ok(Clock::get()?.unix_timestamp as u64)
}

/// price × n, or a failure above 2⁶³−1. In two halves: BPF has no 128 bits.
pub fn times(price: u64, n: u32) -> Result<u64, ProgramError> {
    let high = (price >> 32).wrapping_mul(n as u64);
    let low = (price & 0xffff_ffff).wrapping_mul(n as u64);
    require(high < 1 << 31, Fault::Overflow)?;
    let sum = (high << 32).checked_add(low).ok_or(fail(Fault::Overflow))?;
    require(sum <= i64::MAX as u64, Fault::Overflow)?;
    Ok(sum)
}

/// ⌊gross · bps / 10000⌋ for bps ≤ 10000, exactly and without overflow.
pub fn share(gross: u64, bps: u16) -> u64 {
    let (whole, rest) = (gross / 10_000, gross % 10_000);
    whole.wrapping_mul(bps as u64).wrapping_add(rest.wrapping_mul(bps as u64) / 10_000)
}

/// Copies a list into the head of a longer one. By system call: the compiler
/// has no memcpy of a length that it does not know.
pub fn copy(to: &mut [Payee; MAX_PAYEES], from: &[Payee]) {
    let n = from.len().min(MAX_PAYEES).wrapping_mul(size_of::<Payee>());
    #[cfg(target_arch = "bpf")]
    unsafe {
        pinocchio::syscalls::sol_memcpy_(to.as_mut_ptr() as *mut u8, from.as_ptr() as *const u8, n as u64)
    }
    #[cfg(not(target_arch = "bpf"))]
    let _ = (to, n);
}

/// Reads instruction data in order.
pub struct Reader<'a>(pub &'a [u8]);
impl<'a> Reader<'a> {
    pub fn take(&mut self, n: usize) -> Result<&'a [u8], ProgramError> {
        if n > self.0.len() {
            return Err(ProgramError::InvalidInstructionData);
        }
        let (a, b) = self.0.split_at(n);
        self.0 = b;
        Ok(a)
    }
    /// A struct of bytes.
    pub fn get<T>(&mut self) -> Result<&'a T, ProgramError> {
        const { assert!(align_of::<T>() == 1) };
        Ok(unsafe { &*(self.take(size_of::<T>())?.as_ptr() as *const T) })
    }
    pub fn u8(&mut self) -> Result<u8, ProgramError> {
        Ok(self.take(1)?[0])
    }
    pub fn u32(&mut self) -> Result<u32, ProgramError> {
        Ok(self.get::<U32>()?.get())
    }
    pub fn u64(&mut self) -> Result<u64, ProgramError> {
        Ok(self.get::<U64>()?.get())
    }
    /// Nothing may follow: an instruction has one encoding.
    pub fn end(self) -> ProgramResult {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(ProgramError::InvalidInstructionData)
        }
    }
}

/// Writes an event into the transaction's log: kind, id, four numbers.
pub fn event(kind: u8, id: &[u8; 32], numbers: &[u64; 4]) {
    let mut b = [0u8; 65];
    b[0] = kind;
    b[1..33].copy_from_slice(id);
    for i in 0..4 {
        b[33 + 8 * i..41 + 8 * i].copy_from_slice(&numbers[i].to_le_bytes());
    }
    let parts: [&[u8]; 1] = [&b];
    #[cfg(target_arch = "bpf")]
    unsafe {
        pinocchio::syscalls::sol_log_data(parts.as_ptr() as *const u8, 1)
    }
    #[cfg(not(target_arch = "bpf"))]
    let _ = parts;
}
