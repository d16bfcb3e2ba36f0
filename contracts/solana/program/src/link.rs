//! Who is paid for a 20-byte account of the market.
use crate::errors::{fail, require, Fault};
use crate::proofs::{keccak, recover};
use crate::state::{self, allocate, event, Account20, Link, Reader, KIND_LINK, U64, VERSION};
use crate::Call;
use pinocchio::{cpi::Seed, cpi::Signer, error::ProgramError, Address, ProgramResult};

/// accounts: owner (signer, writable), link (writable), system program.
/// data: account 20, nonce u64, signature 65. The account's secp256k1 key has
/// signed keccak256("infernet/solana/link/1" ‖ 0 ‖ program ‖ owner ‖ nonce).
/// A later link takes the place of one with a lower nonce.
#[inline(never)]
pub fn link(c: &mut Call) -> ProgramResult {
    let [owner, at, _system, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let mut r = Reader(c.data);
    let (account, nonce, sig) = (*r.get::<Account20>()?, *r.get::<U64>()?, r.get::<[u8; 65]>()?);
    r.end()?;
    require(owner.is_signer(), Fault::NotAllowed)?;
    let nonce_bytes = nonce.get().to_le_bytes();
    let said = keccak(&[b"infernet/solana/link/1\0", c.program.as_array(), owner.address().as_array(), &nonce_bytes]);
    require(recover(&said, sig) == Some(account), Fault::BadSignature)?;
    let (pda, bump) = Address::find_program_address(&[b"link", &account], c.program);
    require(&pda == at.address(), Fault::WrongAddress)?;
    if at.owned_by(c.program) {
        let old = state::link(at, c.program)?;
        require(nonce.get() > old.nonce.get(), Fault::NotAllowed)?;
    } else {
        let b = [bump];
        let seeds = [Seed::from(b"link"), Seed::from(&account), Seed::from(&b)];
        allocate(owner, at, core::mem::size_of::<Link>(), c.program, &[Signer::from(&seeds)])?;
    }
    let mut copy = *at;
    let l = unsafe { &mut *(copy.data_mut_ptr() as *mut Link) };
    *l = Link { kind: KIND_LINK, version: VERSION, account, owner: *owner.address(), nonce };
    event(10, owner.address().as_array(), &[nonce.get(), 0, 0, 0]);
    Ok(())
}

/// The owner that is paid for `account`.
pub fn owner_of(at: &pinocchio::AccountView, program: &Address, account: &Account20) -> Result<Address, ProgramError> {
    let l = state::link(at, program)?;
    if &l.account != account {
        return Err(fail(Fault::WrongAccount));
    }
    Ok(l.owner)
}
