//! SPL Token and Token-2022, as far as an amount that is sent is the amount
//! that arrives, and nobody else can move it.
use crate::errors::{fail, require, Fault};
use pinocchio::{
    cpi::{invoke_signed, Signer},
    error::ProgramError,
    instruction::{InstructionAccount, InstructionView},
    AccountView, Address, ProgramResult,
};

/// TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA
const TOKEN: Address = Address::new_from_array([
    0x06, 0xdd, 0xf6, 0xe1, 0xd7, 0x65, 0xa1, 0x93, 0xd9, 0xcb, 0xe1, 0x46, 0xce, 0xeb, 0x79, 0xac, 0x1c, 0xb4, 0x85, 0xed, 0x5f, 0x5b,
    0x37, 0x91, 0x3a, 0x8c, 0xf5, 0x85, 0x7e, 0xff, 0x00, 0xa9,
]);
/// TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb
const TOKEN_2022: Address = Address::new_from_array([
    0x06, 0xdd, 0xf6, 0xe1, 0xee, 0x75, 0x8f, 0xde, 0x18, 0x42, 0x5d, 0xbc, 0xe4, 0x6c, 0xcd, 0xda, 0xb6, 0x1a, 0xfc, 0x4d, 0x83, 0xb9,
    0x0d, 0x27, 0xfe, 0xbd, 0xf9, 0x28, 0xd8, 0xa1, 0x8b, 0xfc,
]);

pub const ACCOUNT_SIZE: usize = 165;
const MINT_SIZE: usize = 82;

/// Extensions that neither move money nor change amounts: metadata and groups.
const HARMLESS: [u16; 6] = [18, 19, 20, 21, 22, 23];

/// A mint, its token program and its decimals.
#[derive(Clone, Copy)]
pub struct Mint<'a> {
    pub account: &'a AccountView,
    pub program: &'a AccountView,
    pub decimals: u8,
}

fn u16_at(d: &[u8], at: usize) -> usize {
    u16::from_le_bytes([d[at], d[at.wrapping_add(1)]]) as usize
}

/// Checks a mint: initialised, of a token program, and of Token-2022 only with
/// harmless extensions. Transfer fees, hooks, permanent delegates, pausing,
/// frozen-by-default and all that is not known are refused.
#[inline(never)]
pub fn mint<'a>(account: &'a AccountView, program: &'a AccountView) -> Result<Mint<'a>, ProgramError> {
    let id = program.address();
    require((id == &TOKEN || id == &TOKEN_2022) && account.owned_by(id), Fault::BadMint)?;
    let d = unsafe { account.borrow_unchecked() };
    require(d.len() >= MINT_SIZE && d[45] == 1, Fault::BadMint)?;
    if d.len() != MINT_SIZE {
        require(id == &TOKEN_2022 && d.len() > ACCOUNT_SIZE && d[ACCOUNT_SIZE] == 1, Fault::BadMint)?;
        check_extensions(&d[ACCOUNT_SIZE + 1..])?;
    }
    Ok(Mint { account, program, decimals: d[44] })
}

fn check_extensions(mut d: &[u8]) -> ProgramResult {
    while d.len() >= 4 {
        let (kind, len) = (u16_at(d, 0) as u16, u16_at(d, 2));
        if kind == 0 {
            return Ok(()); // uninitialised rest
        }
        require(HARMLESS.contains(&kind) && len <= d.len().wrapping_sub(4), Fault::BadMint)?;
        d = &d[4usize.wrapping_add(len)..];
    }
    Ok(())
}

/// The amount in a token account, which must be of this mint and owner.
pub fn balance(a: &AccountView, m: &Mint, owner: &Address) -> Result<u64, ProgramError> {
    require(a.owned_by(m.program.address()) && a.data_len() >= ACCOUNT_SIZE, Fault::BadTokenAccount)?;
    let d = unsafe { a.borrow_unchecked() };
    // 1 is initialised; a frozen one cannot be paid, which the token program says.
    require(d[..32] == m.account.address().as_array()[..] && d[32..64] == owner.as_array()[..] && d[108] != 0, Fault::BadTokenAccount)?;
    let mut b = [0u8; 8];
    b.copy_from_slice(&d[64..72]);
    Ok(u64::from_le_bytes(b))
}

/// ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL
const ASSOCIATED: Address = Address::new_from_array([
    0x8c, 0x97, 0x25, 0x8f, 0x4e, 0x24, 0x89, 0xf1, 0xbb, 0x3d, 0x10, 0x29, 0x14, 0x8e, 0x0d, 0x83, 0x0b, 0x5a, 0x13, 0x99, 0xda, 0xff,
    0x10, 0x84, 0x04, 0x8e, 0x7b, 0xd8, 0xdb, 0xe9, 0xf8, 0x59,
]);

/// `to` is where `owner` is paid: its associated token account, or another of its
/// own if the owner itself signed, as `who`. A stranger could have made another
/// account for the owner, with a delegate or close authority of its own.
#[inline(never)]
pub fn check_receiver(to: &AccountView, m: &Mint, owner: &Address, who: &AccountView) -> ProgramResult {
    balance(to, m, owner)?;
    if who.is_signer() && who.address() == owner {
        return Ok(());
    }
    let seeds: [&[u8]; 3] = [owner.as_ref(), m.program.address().as_ref(), m.account.address().as_ref()];
    require(&Address::find_program_address(&seeds, &ASSOCIATED).0 == to.address(), Fault::BadTokenAccount)
}

/// Makes the account a token account of `owner` (InitializeAccount3).
pub fn initialise(a: &AccountView, m: &Mint, owner: &Address) -> ProgramResult {
    let mut data = [18u8; 33];
    data[1..].copy_from_slice(owner.as_array());
    let metas = [InstructionAccount::writable(a.address()), InstructionAccount::readonly(m.account.address())];
    invoke_signed(&InstructionView { program_id: m.program.address(), data: &data, accounts: &metas }, &[a, m.account], &[])
}

pub struct Move<'a> {
    pub from: &'a AccountView,
    pub to: &'a AccountView,
    pub authority: &'a AccountView,
    pub amount: u64,
}

/// Moves tokens (TransferChecked).
#[inline(never)]
pub fn transfer(m: &Mint, t: &Move, signer: &[Signer]) -> ProgramResult {
    let mut data = [12u8; 10];
    data[1..9].copy_from_slice(&t.amount.to_le_bytes());
    data[9] = m.decimals;
    let metas = [
        InstructionAccount::writable(t.from.address()),
        InstructionAccount::readonly(m.account.address()),
        InstructionAccount::writable(t.to.address()),
        InstructionAccount::readonly_signer(t.authority.address()),
    ];
    let ix = InstructionView { program_id: m.program.address(), data: &data, accounts: &metas };
    invoke_signed(&ix, &[t.from, m.account, t.to, t.authority], signer)
}

/// Closes an empty token account; its rent goes to `to`.
#[inline(always)]
pub fn close(m: &Mint, a: &AccountView, to: &AccountView, authority: &AccountView, signer: &[Signer]) -> ProgramResult {
    let metas = [
        InstructionAccount::writable(a.address()),
        InstructionAccount::writable(to.address()),
        InstructionAccount::readonly_signer(authority.address()),
    ];
    let ix = InstructionView { program_id: m.program.address(), data: &[9], accounts: &metas };
    invoke_signed(&ix, &[a, to, authority], signer)
}

/// Moves a deposit in and measures that it arrived whole.
pub fn take(m: &Mint, t: &Move, owner: &Address) -> ProgramResult {
    let before = balance(t.to, m, owner)?;
    transfer(m, t, &[])?;
    let after = before.checked_add(t.amount).ok_or(fail(Fault::Overflow))?;
    require(balance(t.to, m, owner)? == after, Fault::WrongAmount)
}
