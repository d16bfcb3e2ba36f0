//! A job's account and vault: made, filled, refunded, given up, shut.
use crate::errors::{fail, require, Fault};
use crate::link::owner_of;
use crate::proofs;
use crate::state::*;
use crate::tokens::{self, Move};
use crate::Call;
use core::mem::size_of;
use pinocchio::{cpi::Seed, cpi::Signer, error::ProgramError, AccountView, Address, ProgramResult};

fn check_terms(t: &Terms) -> ProgramResult {
    let bound = times(t.max_price.get(), t.segments.get()).map_err(|_| fail(Fault::BadOffer))?;
    let bps = (t.verify_bps.get() as u32).wrapping_add(t.delegate_bps.get() as u32);
    require(
        bound > 0
            && t.quorum > 0
            && t.quorum <= MAX_QUORUM
            && bps <= 10_000
            && t.window.get() >= least_window()
            && t.credit.get() as usize <= MAX_CREDIT
            && t.deadline.get() <= i64::MAX as u64,
        Fault::BadOffer,
    )?;
    require(now()? <= t.deadline.get(), Fault::DeadlinePassed)
}

/// Makes the job of an offer, once: the offer's hash is computed here, so that its
/// address has these terms and no others, and none after its deadline. The links say
/// that the signer is the client's account, and the delegate's key that of the offer's
/// delegate: nobody can take the address of somebody else's offer, and no endpoint
/// can name another delegate.
/// accounts: client (signer, writable), job (writable), vault (writable), mint,
/// token program, system program, links of the client's and the delegate's account.
/// data: the client's account 20, terms, rest of the offer.
#[inline(never)]
pub fn create(c: &mut Call) -> ProgramResult {
    let [client, at, vault, mint, token_program, _system, link, delegate, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let mut r = Reader(c.data);
    let (account, terms, rest) = (r.get::<Account20>()?, r.get::<Terms>()?, r.get::<OfferRest>()?);
    r.end()?;
    require(client.is_signer() && &owner_of(link, c.program, &terms.domain, account)? == client.address(), Fault::NotClient)?;
    require(owner_of(delegate, c.program, &terms.domain, &rest.delegate)? == terms.delegate, Fault::WrongAccount)?;
    check_terms(terms)?;
    let offer = &proofs::offer(account, mint.address(), terms, rest);
    let m = tokens::mint(mint, token_program)?;
    let (pda, bump) = Address::find_program_address(&[b"job", account, offer], c.program);
    let (vault_pda, vault_bump) = Address::find_program_address(&[b"vault", pda.as_ref()], c.program);
    require(&pda == at.address() && &vault_pda == vault.address(), Fault::WrongAddress)?;
    require(!at.owned_by(c.program), Fault::WrongStatus)?;
    let (b, vb) = ([bump], [vault_bump]);
    let seeds = [Seed::from(b"job"), Seed::from(account), Seed::from(offer), Seed::from(&b)];
    let vault_seeds = [Seed::from(b"vault"), Seed::from(pda.as_ref()), Seed::from(&vb)];
    allocate(client, at, size_of::<Job>(), c.program, &[Signer::from(&seeds)])?;
    allocate(client, vault, tokens::ACCOUNT_SIZE, token_program.address(), &[Signer::from(&vault_seeds)])?;
    tokens::initialise(vault, &m, &pda)?;
    let mut copy = *at;
    let j = unsafe { &mut *(copy.data_mut_ptr() as *mut Job) }; // all zero
    (j.kind, j.version, j.bump, j.vault_bump) = (KIND_JOB, VERSION, b, vb);
    (j.terms, j.offer, j.client, j.mint) = (*terms, *offer, *client.address(), *mint.address());
    (j.account, j.work, j.pace) = (*account, rest.work, rest.pace);
    event(1, offer, &[terms.max_price.get(), terms.segments.get() as u64, terms.deadline.get(), 0]);
    Ok(())
}

/// The vault and mint must be the job's.
#[inline(always)]
pub fn check_vault(j: &Job, at: &AccountView, vault: &AccountView, mint: &AccountView, program: &Address) -> ProgramResult {
    let pda = Address::create_program_address(&[b"vault", at.address().as_ref(), &j.vault_bump], program)
        .map_err(|_| fail(Fault::WrongAddress))?;
    require(&pda == vault.address() && &j.mint == mint.address(), Fault::WrongAddress)
}

/// Moves tokens out of the vault, by the job's own signature.
#[inline(never)]
pub fn pay_out(j: &Job, m: &tokens::Mint, t: &Move) -> ProgramResult {
    let seeds = [Seed::from(b"job"), Seed::from(&j.account), Seed::from(&j.offer), Seed::from(&j.bump)];
    tokens::transfer(m, t, &[Signer::from(&seeds)])
}

/// accounts: client (signer), job (writable), vault (writable), mint, client's
/// token account (writable), token program. data: amount u64.
#[inline(never)]
pub fn deposit(c: &mut Call) -> ProgramResult {
    let [client, at, vault, mint, from, token_program, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let mut r = Reader(c.data);
    let amount = r.u64()?;
    r.end()?;
    let j = job(at, c.program)?;
    require(client.is_signer() && &j.client == client.address(), Fault::NotClient)?;
    require(j.over == 0, Fault::JobOver)?;
    require(now()? <= j.terms.deadline.get(), Fault::DeadlinePassed)?;
    check_vault(j, at, vault, mint, c.program)?;
    let m = tokens::mint(mint, token_program)?;
    let bound = times(j.terms.max_price.get(), j.terms.segments.get())?;
    let mut total = j.pot;
    total.add(j.reserved.get())?;
    total.add(j.spent.get())?;
    total.add(amount)?;
    require(amount > 0 && total.get() <= bound, Fault::BeyondOffer)?;
    j.pot.add(amount)?;
    tokens::take(&m, &Move { from, to: vault, authority: client, amount }, at.address())?;
    event(2, &j.offer, &[amount, j.pot.get(), 0, 0]);
    Ok(())
}

/// Pays the client what no lease reserves. By the client at any time, by
/// anyone after the offer's deadline.
/// accounts: caller (signer), job (writable), vault (writable), mint, the client's
/// associated token account (writable), token program. Into another account of the
/// client only if the client itself is the caller.
#[inline(never)]
pub fn refund(c: &mut Call) -> ProgramResult {
    let [caller, at, vault, mint, to, token_program, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    Reader(c.data).end()?;
    let j = job(at, c.program)?;
    require(caller.is_signer(), Fault::NotAllowed)?;
    require(&j.client == caller.address() || now()? > j.terms.deadline.get(), Fault::NotYet)?;
    check_vault(j, at, vault, mint, c.program)?;
    let m = tokens::mint(mint, token_program)?;
    tokens::check_receiver(to, &m, &j.client, caller)?;
    let amount = j.pot.get();
    require(amount > 0, Fault::NothingToPay)?;
    j.pot.set(0); // effects first
    event(7, &j.offer, &[amount, 0, 0, 0]);
    pay_out(j, &m, &Move { from: vault, to, authority: at, amount })
}

/// No more deposits or leases. Open leases run on.
/// accounts: client (signer), job (writable).
#[inline(never)]
pub fn cancel(c: &mut Call) -> ProgramResult {
    let [client, at, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    Reader(c.data).end()?;
    let j = job(at, c.program)?;
    require(client.is_signer() && &j.client == client.address(), Fault::NotClient)?;
    require(j.over == 0, Fault::JobOver)?;
    j.over = 1;
    event(8, &j.offer, &[0; 4]);
    Ok(())
}

/// Closes job and vault once nothing is left of them, after the offer's
/// deadline, from when on it cannot be made again. Rent, and tokens that
/// strangers sent, go to the client. By anyone.
/// accounts: job (writable), vault (writable), mint, client (writable), the client's
/// associated token account (writable), token program. Into another account of the
/// client only if the client signs.
#[inline(never)]
pub fn shut_job(c: &mut Call) -> ProgramResult {
    let [at, vault, mint, client, to, token_program, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    Reader(c.data).end()?;
    let j = job(at, c.program)?;
    require(&j.client == client.address(), Fault::NotClient)?;
    require(now()? > j.terms.deadline.get(), Fault::NotYet)?;
    require(j.leases.get() == 0 && j.pot.get() == 0 && j.owed.get() == 0, Fault::StillNeeded)?;
    check_vault(j, at, vault, mint, c.program)?;
    let m = tokens::mint(mint, token_program)?;
    let rest = tokens::balance(vault, &m, at.address())?;
    if rest > 0 {
        tokens::check_receiver(to, &m, &j.client, client)?;
        pay_out(j, &m, &Move { from: vault, to, authority: at, amount: rest })?;
    }
    let seeds = [Seed::from(b"job"), Seed::from(&j.account), Seed::from(&j.offer), Seed::from(&j.bump)];
    tokens::close(&m, vault, client, at, &[Signer::from(&seeds)])?;
    dissolve(at, client)
}
