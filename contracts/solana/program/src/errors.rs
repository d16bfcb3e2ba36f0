//! The refusals of the program, as custom error codes.
use pinocchio::error::ProgramError;

#[repr(u32)]
#[derive(Clone, Copy)]
pub enum Fault {
    UnknownInstruction = 6000,
    WrongAccount = 6001,
    WrongAddress = 6002,
    BadOffer = 6003,
    BadLease = 6004,
    BadSignature = 6005,
    NotClient = 6006,
    NotProvider = 6007,
    NotAllowed = 6008,
    JobOver = 6009,
    DeadlinePassed = 6010,
    NotYet = 6011,
    BeyondOffer = 6012,
    PotTooSmall = 6013,
    WrongStatus = 6014,
    WrongVoucher = 6015,
    LowerVoucher = 6016,
    WrongPayees = 6017,
    BeyondShares = 6018,
    WindowRuns = 6019,
    WindowOver = 6020,
    NothingClaimed = 6021,
    BeyondCredit = 6022,
    WrongQuorum = 6023,
    WrongVerifier = 6024,
    BadVerdict = 6025,
    NothingToPay = 6026,
    BadMint = 6027,
    BadTokenAccount = 6028,
    WrongAmount = 6029,
    StillNeeded = 6030,
    NoProof = 6031,
    Overflow = 6032,
    TooFast = 6033,
}

#[cold]
pub fn fail(f: Fault) -> ProgramError {
    ProgramError::Custom(f as u32)
}

/// Fails with `f` unless `ok`.
#[inline(always)]
pub fn require(ok: bool, f: Fault) -> Result<(), ProgramError> {
    if ok {
        Ok(())
    } else {
        Err(fail(f))
    }
}
