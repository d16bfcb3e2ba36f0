//! Who is paid for a 20-byte account of the market, in jobs of one domain.
use crate::errors::{fail, require, Fault};
use crate::proofs::{link_digest, recover, Hash};
use crate::state::{self, allocate, event, Account20, Link, Reader, KIND_LINK, U64, VERSION};
use crate::Call;
use pinocchio::{cpi::Seed, cpi::Signer, error::ProgramError, AccountView, Address, ProgramResult};

/// accounts: owner (signer, writable), link (writable), system program.
/// data: account 20, domain 32, nonce u64, signature 65. The account's secp256k1 key
/// has signed Link(owner, nonce) under the EIP-712 domain, which names cluster and
/// program. A job pays by the links of its own domain only, so that a link of another
/// cluster, brought here by anybody, pays nobody. A later link takes the place of one
/// with a lower nonce.
#[inline(never)]
pub fn link(c: &mut Call) -> ProgramResult {
    let [owner, at, _system, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let mut r = Reader(c.data);
    let (account, domain) = (*r.get::<Account20>()?, *r.get::<Hash>()?);
    let (nonce, sig) = (*r.get::<U64>()?, r.get::<[u8; 65]>()?);
    r.end()?;
    require(owner.is_signer(), Fault::NotAllowed)?;
    let said = link_digest(&domain, owner.address(), nonce.get());
    require(recover(&said, sig) == Some(account), Fault::BadSignature)?;
    let (pda, bump) = Address::find_program_address(&[b"link", &domain, &account], c.program);
    require(&pda == at.address(), Fault::WrongAddress)?;
    if at.owned_by(c.program) {
        let old = state::link(at, c.program)?;
        require(nonce.get() > old.nonce.get(), Fault::NotAllowed)?;
    } else {
        let b = [bump];
        let seeds = [Seed::from(b"link"), Seed::from(&domain), Seed::from(&account), Seed::from(&b)];
        allocate(owner, at, core::mem::size_of::<Link>(), c.program, &[Signer::from(&seeds)])?;
    }
    let mut copy = *at;
    let l = unsafe { &mut *(copy.data_mut_ptr() as *mut Link) };
    *l = Link { kind: KIND_LINK, version: VERSION, account, domain, owner: *owner.address(), nonce };
    event(10, owner.address().as_array(), &[nonce.get(), 0, 0, 0]);
    Ok(())
}

/// The owner that is paid for `account` in jobs of a domain.
#[inline(never)]
pub fn owner_of(at: &AccountView, program: &Address, domain: &Hash, account: &Account20) -> Result<Address, ProgramError> {
    let l = state::link(at, program)?;
    if &l.account != account || &l.domain != domain {
        return Err(fail(Fault::WrongAccount));
    }
    Ok(l.owner)
}
