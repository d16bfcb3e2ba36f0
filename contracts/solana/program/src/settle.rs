//! How a lease is settled, and what it owes is paid out.
use crate::errors::{fail, require, Fault};
use crate::job::{check_vault, pay_out};
use crate::link::owner_of;
use crate::state::{self, *};
use crate::tokens::{self, Move};
use crate::Call;
use pinocchio::{error::ProgramError, ProgramResult};

/// Divides what the lease reserved, as JobEscrow does: the provider gets the
/// gross less both shares, the payees what the voucher says, each arbiter of a
/// claimed segment an equal part of its verification fee; the rest goes back
/// to the pot. Nothing is lost to rounding.
#[inline(never)]
pub fn settle(j: &mut Job, l: &mut Lease, arbiters: &mut [Arbiter]) -> ProgramResult {
    let price = l.terms.price.get();
    let gross = times(price, l.claimed.get())?;
    let reserved = times(price, l.terms.segments.get())?;
    let fees = share(gross, j.terms.verify_bps.get()).wrapping_add(share(gross, j.terms.delegate_bps.get()));
    let provider = gross.checked_sub(fees).ok_or(fail(Fault::Overflow))?;
    l.others.set(0);
    for p in &l.payee[..l.payees as usize] {
        l.others.add(p.amount.get())?;
    }
    award(j, l, arbiters)?;
    let others = l.others.get();
    let spent = provider.checked_add(others).ok_or(fail(Fault::Overflow))?;
    let back = reserved.checked_sub(spent).ok_or(fail(Fault::Overflow))?;
    j.reserved.sub(reserved)?;
    j.spent.add(spent)?;
    j.owed.add(spent)?;
    j.pot.add(back)?;
    if l.last == 1 && j.over == 0 {
        j.over = 1;
        event(8, &j.offer, &[0; 4]);
    }
    l.status = CLOSED;
    l.segments.set(l.claimed.get());
    (l.provider, l.provider_owed) = (to_u64(provider), to_u64(provider));
    (l.back, l.owed) = (to_u64(back), to_u64(spent));
    event(6, &l.terms.lease, &[l.claimed.get() as u64, provider, others, back]);
    Ok(())
}

fn to_u64(v: u64) -> U64 {
    let mut u = unsafe { core::mem::zeroed::<U64>() };
    u.set(v);
    u
}

/// Credits the arbiters of claimed segments beyond the vouched ones.
fn award(j: &Job, l: &mut Lease, arbiters: &mut [Arbiter]) -> ProgramResult {
    let part = share(l.terms.price.get(), j.terms.verify_bps.get()) / j.terms.quorum as u64;
    let n = l.claimed.get().wrapping_sub(l.vouched.get()) as usize;
    for i in 0..n.min(MAX_CREDIT) {
        let bits = l.claims[i].get();
        for (k, a) in arbiters.iter_mut().enumerate() {
            if bits >> k & 1 == 1 {
                a.owed.add(part)?;
                l.others.add(part)?;
            }
        }
    }
    Ok(())
}

/// After the window, settles with the best voucher and the claims beyond it.
/// By anyone. accounts: job (writable), lease (writable).
#[inline(never)]
pub fn release(c: &mut Call) -> ProgramResult {
    let [job_at, at, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    state::Reader(c.data).end()?;
    let j = state::job(job_at, c.program)?;
    let l = state::lease(at, job_at, c.program)?;
    require(l.status == ENDING, Fault::WrongStatus)?;
    require(now()? >= l.window_end.get(), Fault::WindowRuns)?;
    let arbiters = state::arbiters(at, l)?;
    settle(j, l, arbiters)
}

/// `pay`'s name for the provider; below 16 a payee, from 16 on an arbiter.
const PROVIDER: u8 = 255;

/// Pays one of those whom a settled lease owes. By anyone, into the associated token
/// account of the owner linked to the account that is owed; by the owner itself into
/// any of its token accounts.
/// accounts: job (writable), lease (writable), vault (writable), mint, the token
/// account (writable), link, token program, caller (signer). data: slot u8.
#[inline(never)]
pub fn pay(c: &mut Call) -> ProgramResult {
    let [job_at, at, vault, mint, to, link, token_program, caller, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let mut r = state::Reader(c.data);
    let slot = r.u8()?;
    r.end()?;
    let j = state::job(job_at, c.program)?;
    let l = state::lease(at, job_at, c.program)?;
    require(l.status == CLOSED, Fault::WrongStatus)?;
    check_vault(j, job_at, vault, mint, c.program)?;
    let m = tokens::mint(mint, token_program)?;
    let payees = l.payees as usize;
    let (owed, owner) = if slot == PROVIDER {
        (&mut l.provider_owed, l.terms.provider)
    } else if (slot as usize) < MAX_PAYEES {
        let p = l.payee[..payees].get_mut(slot as usize).ok_or(fail(Fault::NothingToPay))?;
        (&mut p.amount, owner_of(link, c.program, &j.terms.domain, &p.account)?)
    } else {
        let a = state::arbiters(at, l)?.get_mut((slot as usize).wrapping_sub(MAX_PAYEES)).ok_or(fail(Fault::NothingToPay))?;
        (&mut a.owed, owner_of(link, c.program, &j.terms.domain, &a.operator)?)
    };
    let amount = owed.get();
    require(amount > 0, Fault::NothingToPay)?;
    owed.set(0); // effects first
    l.owed.sub(amount)?;
    j.owed.sub(amount)?;
    tokens::check_receiver(to, &m, &owner, caller)?;
    event(9, &l.terms.lease, &[slot as u64, amount, 0, 0]);
    pay_out(j, &m, &Move { from: vault, to, authority: job_at, amount })
}

/// Closes a lease that owes nothing, after the offer's deadline, from when on
/// it cannot be opened again. Its rent goes to who paid it. By anyone. PAY_TIME later
/// it is closed even if verifiers or the delegate have not been paid, as those may never
/// link; their shares go back to the pot. What the provider is owed stays for ever.
/// accounts: job (writable), lease (writable), payer (writable).
#[inline(never)]
pub fn shut_lease(c: &mut Call) -> ProgramResult {
    let [job_at, at, payer, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    state::Reader(c.data).end()?;
    let j = state::job(job_at, c.program)?;
    let l = state::lease(at, job_at, c.program)?;
    require(l.status == CLOSED, Fault::WrongStatus)?;
    require(&l.payer == payer.address(), Fault::WrongAccount)?;
    require(now()? > j.terms.deadline.get(), Fault::NotYet)?;
    let rest = l.owed.get();
    if rest > 0 {
        let late = now()? > j.terms.deadline.get().saturating_add(PAY_TIME);
        require(late && l.provider_owed.get() == 0, Fault::StillNeeded)?;
        j.owed.sub(rest)?;
        j.spent.sub(rest)?;
        j.pot.add(rest)?;
    }
    j.leases.set(j.leases.get().checked_sub(1).ok_or(fail(Fault::Overflow))?);
    event(11, &l.terms.lease, &[rest, 0, 0, 0]);
    dissolve(at, payer)
}
