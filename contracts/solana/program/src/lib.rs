//! Holds the money of jobs on Solana and pays it out segment by segment: the
//! same rules, shares and windows as contracts/evm/src/JobEscrow.sol.
//!
//! A client's job account holds its terms, its vault the tokens. A lease
//! reserves price × segments of the pot and is settled once:
//!
//!   Open ── close ──────────────────────────────▶ Closed   best case
//!   Open ── end ──▶ Ending ── close ────────────▶ Closed   the provider had a better voucher
//!   Open ── end ──▶ Ending (── commit) ── release ▶ Closed  after the window
//!
//! At every moment: vault ≥ pot + reserved + owed, with equality unless
//! somebody sent tokens there by a plain transfer; those go to the client when
//! the job is shut. No owner and no fee of its own.
//!
//! A voucher is the delegate's ed25519 signature on its EIP-712 digest, checked
//! by the precompile in the instruction before. A verdict is a secp256k1
//! signature of an arbiter's node key on its EIP-712 digest, as on EVM chains.
//!
//! What was signed is what counts: the hashes of offer and lease are computed from
//! the instructions' own data, and the accounts' addresses derive from them. So a job
//! or lease has one set of terms, and none once its deadline is over.
#![no_std]

mod errors;
mod job;
mod lease;
mod link;
mod proofs;
mod settle;
mod state;
mod tokens;

use errors::{fail, Fault};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use solana_compiler_builtins as _; // memcpy and its kin as system calls

pinocchio::program_entrypoint!(process, 12);
pinocchio::no_allocator!();

#[cfg(target_arch = "bpf")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { pinocchio::syscalls::abort() }
}

/// What an instruction is called with.
pub struct Call<'a> {
    pub program: &'a Address,
    pub accounts: &'a mut [AccountView],
    pub data: &'a [u8],
}

#[inline(always)] // BPF passes at most 5 arguments, a result's place among them
pub fn process(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let (tag, data) = data.split_first().ok_or(ProgramError::InvalidInstructionData)?;
    let mut c = Call { program, accounts, data };
    match tag {
        0 => link::link(&mut c),
        1 => job::create(&mut c),
        2 => job::deposit(&mut c),
        3 => lease::open(&mut c),
        4 => lease::close(&mut c),
        5 => lease::end(&mut c),
        6 => lease::commit(&mut c),
        7 => settle::release(&mut c),
        8 => job::refund(&mut c),
        9 => job::cancel(&mut c),
        10 => settle::pay(&mut c),
        11 => settle::shut_lease(&mut c),
        12 => job::shut_job(&mut c),
        13 => lease::arbiters(&mut c),
        _ => Err(fail(Fault::UnknownInstruction)),
    }
}
