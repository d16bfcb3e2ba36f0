//! A lease: opened, closed with a voucher, ended, claimed.
use crate::errors::{fail, require, Fault};
use crate::link::owner_of;
use crate::proofs::{self, Attestation, Claim, Fields, Hash, Voucher};
use crate::settle::settle;
use crate::state::{self, *};
use crate::Call;
use pinocchio::{cpi::Seed, cpi::Signer, error::ProgramError, AccountView, Address, ProgramResult};

/// Reserves price × segments of the pot. By the delegate or the client.
/// The lease's hash is computed here, so that its address has these terms and no
/// others; the provider's key is the one linked to its operator.
/// accounts: payer (signer, writable), job (writable), lease (writable), system
/// program, link of the provider's operator. data: opening.
#[inline(never)]
pub fn open(c: &mut Call) -> ProgramResult {
    let [payer, job_at, at, _system, link, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let mut r = Reader(c.data);
    let o = r.get::<Opening>()?;
    r.end()?;
    let j = state::job(job_at, c.program)?;
    let caller = payer.address();
    require(payer.is_signer() && (&j.client == caller || &j.terms.delegate == caller), Fault::NotClient)?;
    require(j.over == 0, Fault::JobOver)?;
    check_lease(&j.terms, o)?;
    require(owner_of(link, c.program, &j.terms.domain, &o.operator)? == o.provider, Fault::WrongAccount)?;
    let t = &terms(&j.offer, o);
    let amount = times(t.price.get(), t.segments.get())?;
    require(amount <= j.pot.get(), Fault::PotTooSmall)?;
    let (pda, bump) = Address::find_program_address(&[b"lease", job_at.address().as_ref(), &t.lease], c.program);
    require(&pda == at.address(), Fault::WrongAddress)?;
    require(!at.owned_by(c.program), Fault::WrongStatus)?;
    let b = [bump];
    let seeds = [Seed::from(b"lease"), Seed::from(job_at.address().as_ref()), Seed::from(&t.lease), Seed::from(&b)];
    allocate(payer, at, LEASE_SIZE, c.program, &[Signer::from(&seeds)])?;
    let mut copy = *at;
    let l = unsafe { &mut *(copy.data_mut_ptr() as *mut Lease) }; // all zero
    (l.kind, l.version, l.bump, l.status) = (KIND_LEASE, VERSION, bump, OPEN);
    (l.terms, l.job, l.payer) = (*t, *job_at.address(), *caller);
    j.pot.sub(amount)?;
    j.reserved.add(amount)?;
    j.leases.set(j.leases.get().wrapping_add(1));
    event(3, &t.lease, &[amount, t.price.get(), t.segments.get() as u64, t.deadline.get()]);
    Ok(())
}

fn terms(offer: &Hash, o: &Opening) -> LeaseTerms {
    LeaseTerms {
        lease: proofs::lease(offer, o),
        provider: o.provider,
        operator: o.operator,
        price: o.price,
        first: o.first,
        segments: o.segments,
        begin: o.begin,
        deadline: o.deadline,
        verifiers: o.verifiers,
    }
}

fn check_lease(o: &Terms, t: &Opening) -> ProgramResult {
    let end = (t.first.get() as u64).wrapping_add(t.segments.get() as u64);
    require(t.price.get() <= o.max_price.get() && t.segments.get() > 0 && end <= o.segments.get() as u64, Fault::BadLease)?;
    require(t.deadline.get() <= o.deadline.get() && now()? <= t.deadline.get(), Fault::DeadlinePassed)?;
    require(t.begin.get().saturating_add(OPEN_TIME) >= now()?, Fault::BadLease)
}

/// Names the lease's arbiters: the candidates that the signed lease has the hash of,
/// so those whom verifiers are drawn from and no others. Before the first claim, by
/// anyone; a second time changes nothing.
/// accounts: job, lease (writable). data: the candidates' canonical encoding.
#[inline(never)]
pub fn arbiters(c: &mut Call) -> ProgramResult {
    let [job_at, at, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let l = state::lease(at, job_at, c.program)?;
    require(proofs::candidates(c.data) == l.terms.verifiers, Fault::WrongVerifier)?;
    if l.arbiters > 0 {
        return Ok(());
    }
    let mut r = Reader(c.data);
    let n = r.u8()?.wrapping_sub(0x80); // a list of up to 23
    fill(state::places(at, n as usize)?, &mut r)?;
    r.end()?;
    l.arbiters = n;
    Ok(())
}

/// Each candidate is a map: 1 the operator, 2 the node, then numbers that do not count
/// here. They come by ascending operator, so that none is there twice, and the zero
/// account is none.
fn fill(to: &mut [Arbiter], r: &mut Reader) -> ProgramResult {
    let mut before: Account20 = [0; 20];
    for a in to {
        let fields = r.u8()?.wrapping_sub(0xa0); // a map of up to 23
        require(fields >= 2 && fields <= 8 && r.take(2)? == [1, 0x54], Fault::WrongVerifier)?;
        a.operator = *r.get()?;
        require(r.take(2)? == [2, 0x54], Fault::WrongVerifier)?;
        a.node = *r.get()?;
        for _ in 2..fields {
            r.u8()?; // its key
            skip_number(r)?;
        }
        require(a.operator > before && a.node != [0; 20], Fault::WrongVerifier)?;
        before = a.operator;
    }
    Ok(())
}

/// A number is in its first byte, or in as many bytes after it as that one says.
fn skip_number(r: &mut Reader) -> ProgramResult {
    let more = match r.u8()? {
        0..=23 => 0,
        24 => 1,
        25 => 2,
        26 => 4,
        27 => 8,
        _ => return Err(fail(Fault::WrongVerifier)),
    };
    r.take(more).map(|_| ())
}

/// A voucher as instructions carry it: segments u32, last u8, count u8, then
/// account 20 and amount u64 of each payee.
struct Given<'a> {
    segments: u32,
    last: u8,
    payees: &'a [Payee],
}

fn read_voucher<'a>(data: &'a [u8]) -> Result<Given<'a>, ProgramError> {
    let mut r = Reader(data);
    let (segments, last, n) = (r.u32()?, r.u8()?, r.u8()? as usize);
    require(n <= MAX_PAYEES, Fault::WrongPayees)?;
    let b = r.take(n.wrapping_mul(core::mem::size_of::<Payee>()))?;
    r.end()?;
    let payees = unsafe { core::slice::from_raw_parts(b.as_ptr() as *const Payee, n) };
    Ok(Given { segments, last, payees })
}

/// A voucher for no segment is worth nothing and needs no signature; then it
/// must say nothing else either.
#[inline(never)]
fn check_voucher(j: &Job, l: &Lease, v: &Given, instructions: &AccountView) -> ProgramResult {
    require(v.last <= 1, Fault::WrongVoucher)?;
    if v.segments == 0 {
        return require(v.last == 0 && v.payees.is_empty(), Fault::WrongVoucher);
    }
    require(v.segments <= l.terms.segments.get(), Fault::WrongVoucher)?;
    let earned = (j.pace.get() as u64).wrapping_mul(v.segments as u64).saturating_add(l.terms.begin.get());
    require(j.pace.get() == 0 || now()? >= earned, Fault::TooFast)?;
    let gross = times(l.terms.price.get(), v.segments)?;
    let mut left = share(gross, j.terms.verify_bps.get()).wrapping_add(share(gross, j.terms.delegate_bps.get()));
    for p in v.payees {
        left = left.checked_sub(p.amount.get()).ok_or(fail(Fault::BeyondShares))?;
    }
    let said = Voucher { lease: &l.terms.lease, segments: v.segments, last: v.last == 1, payees: v.payees };
    let digest: Hash = proofs::voucher_digest(&j.terms.domain, &said);
    proofs::check_ed25519(instructions, &j.terms.delegate, &digest)
}

/// A running lease: open, or in its window.
fn running(l: &Lease) -> ProgramResult {
    if l.status == OPEN {
        return Ok(());
    }
    require(l.status == ENDING, Fault::WrongStatus)?;
    require(now()? < l.window_end.get(), Fault::WindowOver)
}

/// Takes the voucher as the best one. Claims that it covers are forgotten.
fn raise(l: &mut Lease, v: &Given) {
    let (old, new) = (l.vouched.get(), v.segments);
    let by = new.wrapping_sub(old) as usize;
    for i in 0..MAX_CREDIT {
        let from = i.wrapping_add(by);
        let bits = if from < MAX_CREDIT { l.claims[from].get() } else { 0 };
        l.claims[i].set(bits);
    }
    l.vouched.set(new);
    l.claimed.set(l.claimed.get().max(new));
    l.last = v.last;
    l.payees = v.payees.len() as u8;
    state::copy(&mut l.payee, v.payees);
}

/// Settles the lease with a voucher for at least what is claimed. By the
/// provider.
/// accounts: provider (signer), job (writable), lease (writable), instructions.
/// data: voucher.
#[inline(never)]
pub fn close(c: &mut Call) -> ProgramResult {
    let [caller, job_at, at, instructions, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let v = read_voucher(c.data)?;
    let j = state::job(job_at, c.program)?;
    let l = state::lease(at, job_at, c.program)?;
    require(caller.is_signer() && &l.terms.provider == caller.address(), Fault::NotProvider)?;
    running(l)?;
    require(v.segments >= l.claimed.get(), Fault::LowerVoucher)?;
    check_voucher(j, l, &v, instructions)?;
    raise(l, &v);
    settle(j, l, &mut [])
}

/// Ends the lease: the voucher is the claim to beat within the window. By
/// client, delegate or provider; after the lease's deadline by anyone. While
/// the window runs anyone may raise the claim, which does not prolong it.
/// accounts: caller (signer), job, lease (writable), instructions. data: voucher.
#[inline(never)]
pub fn end(c: &mut Call) -> ProgramResult {
    let [caller, job_at, at, instructions, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let v = read_voucher(c.data)?;
    let j = state::job(job_at, c.program)?;
    let l = state::lease(at, job_at, c.program)?;
    require(caller.is_signer(), Fault::NotAllowed)?;
    running(l)?;
    check_voucher(j, l, &v, instructions)?;
    if l.status == OPEN {
        let who = caller.address();
        let party = who == &j.client || who == &j.terms.delegate || who == &l.terms.provider;
        require(party || now()? > l.terms.deadline.get(), Fault::NotAllowed)?;
        start_window(j, l)?;
    } else {
        require(v.segments > l.vouched.get(), Fault::LowerVoucher)?;
    }
    if v.segments > 0 {
        raise(l, &v);
    }
    event(4, &l.terms.lease, &[v.segments as u64, v.last as u64, l.window_end.get(), 0]);
    Ok(())
}

fn start_window(j: &Job, l: &mut Lease) -> ProgramResult {
    l.status = ENDING;
    l.window_end.set(now()?.wrapping_add(j.terms.window.get() as u64));
    Ok(())
}

/// Claims segments that no voucher covers, for a client that vanished: in
/// order, at most `credit` beyond the vouched ones, each with `quorum` agreeing
/// verdicts of distinct arbiters, the provider not among them. Starts the
/// window anew. By the provider, whose signature stands for its commitment.
/// accounts: provider (signer), job, lease (writable). data: first segment u32,
/// count u8, then of each segment its fields and the attestations.
#[inline(never)]
pub fn commit(c: &mut Call) -> ProgramResult {
    let [caller, job_at, at, ..] = c.accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let mut r = Reader(c.data);
    let (first, n) = (r.u32()?, r.u8()? as u32);
    let j = state::job(job_at, c.program)?;
    let l = state::lease(at, job_at, c.program)?;
    require(caller.is_signer() && &l.terms.provider == caller.address(), Fault::NotProvider)?;
    running(l)?;
    require(n > 0, Fault::NothingClaimed)?;
    require(first == l.terms.first.get().wrapping_add(l.claimed.get()), Fault::WrongVoucher)?;
    let total = l.claimed.get().wrapping_add(n);
    let most = (l.vouched.get() as u64).wrapping_add(j.terms.credit.get() as u64);
    require(total <= l.terms.segments.get() && total as u64 <= most, Fault::BeyondCredit)?;
    let arbiters = state::arbiters(at, l)?;
    for i in 0..n {
        let bits = claim(j, l, arbiters, first.wrapping_add(i), &mut r)?;
        let place = l.claimed.get().wrapping_sub(l.vouched.get()).wrapping_add(i) as usize;
        l.claims[place].set(bits);
    }
    r.end()?;
    l.claimed.set(total);
    start_window(j, l)?;
    event(5, &l.terms.lease, &[first as u64, n as u64, l.window_end.get(), 0]);
    Ok(())
}

/// The arbiters, as bits, that agree with a segment.
#[inline(always)]
fn claim(j: &Job, l: &Lease, arbiters: &[Arbiter], segment: u32, r: &mut Reader) -> Result<u16, ProgramError> {
    let f = r.get::<Fields>()?;
    let c = Claim { lease: &l.terms.lease, segment, commitment: proofs::commitment(j, &l.terms.lease, segment, f) };
    let mut bits = 0u16;
    for _ in 0..j.terms.quorum {
        let a = r.get::<Attestation>().map_err(|_| fail(Fault::WrongQuorum))?;
        let who = arbiters.get(a.arbiter as usize).ok_or(fail(Fault::WrongVerifier))?;
        let bit = 1u16 << a.arbiter;
        require(bits & bit == 0 && who.operator != l.terms.operator, Fault::WrongVerifier)?;
        let digest = proofs::verdict_digest(&j.terms.domain, &c, a, &who.operator);
        require(proofs::recover(&digest, &a.sig) == Some(who.node), Fault::BadVerdict)?;
        bits |= bit;
    }
    Ok(bits)
}
