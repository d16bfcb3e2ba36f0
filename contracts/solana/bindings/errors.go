package bindings

import "fmt"

// ProgramError is a refusal of the program: the code of its custom error.
type ProgramError uint32

// Errors of the program.
const (
	UnknownInstruction ProgramError = 6000 + iota
	WrongAccount
	WrongAddress
	BadOffer
	BadLease
	BadSignature
	NotClient
	NotProvider
	NotAllowed
	JobOver
	DeadlinePassed
	NotYet
	BeyondOffer
	PotTooSmall
	WrongStatus
	WrongVoucher
	LowerVoucher
	WrongPayees
	BeyondShares
	WindowRuns
	WindowOver
	NothingClaimed
	BeyondCredit
	WrongQuorum
	WrongVerifier
	BadVerdict
	NothingToPay
	BadMint
	BadTokenAccount
	WrongAmount
	StillNeeded
	NoProof
	Overflow
	TooFast
)

// faults has the name and the meaning of each error, in the order of the codes.
var faults = []struct{ name, text string }{
	{"UnknownInstruction", "the program has no such instruction"},
	{"WrongAccount", "an account is not the one that belongs here"},
	{"WrongAddress", "an account's address is not derived as it must be"},
	{
		"BadOffer",
		"the offer's terms make no sense: price, segments, quorum, shares, window (below the least) or credit",
	},
	{"BadLease", "the lease is outside of the offer, or was signed too long ago"},
	{"BadSignature", "the signature is by somebody else, or malformed"},
	{"NotClient", "only the client or its delegate may do that"},
	{"NotProvider", "only the provider may do that"},
	{"NotAllowed", "this account may not do that now"},
	{"JobOver", "the job was cancelled, or its last voucher is settled"},
	{"DeadlinePassed", "the deadline is over"},
	{"NotYet", "only the client may do that before the offer's deadline"},
	{"BeyondOffer", "the deposits would exceed max_price × segments"},
	{"PotTooSmall", "the pot holds less than the lease reserves"},
	{"WrongStatus", "the lease is not in a status in which this can happen"},
	{"WrongVoucher", "the voucher or claim is for other segments"},
	{"LowerVoucher", "the voucher is for less than what stands already"},
	{"WrongPayees", "too many payees"},
	{"BeyondShares", "the payees get more than the shares of verifiers and delegate"},
	{"WindowRuns", "the window still runs"},
	{"WindowOver", "the window is over: the lease can only be released"},
	{"NothingClaimed", "no claim was given"},
	{"BeyondCredit", "the claims exceed the lease or the offer's credit"},
	{"WrongQuorum", "other than quorum verdicts were given"},
	{"WrongVerifier", "arbiters must be known, distinct and not the provider"},
	{"BadVerdict", "the verdict was not signed by the arbiter's node key"},
	{"NothingToPay", "there is nothing to pay"},
	{"BadMint", "the mint is none, or has extensions that move money or change amounts"},
	{"BadTokenAccount", "the token account is of another mint or owner"},
	{"WrongAmount", "the token moved another amount than asked"},
	{"StillNeeded", "the account still holds or owes money"},
	{"NoProof", "the instruction before is not a signature check of the one layout that counts"},
	{"Overflow", "an amount is out of range"},
	{"TooFast", "the voucher is for more segments than the offer's pace allows by now"},
}

// Known reports whether the code is one of this program's.
func (f ProgramError) Known() bool {
	return f >= UnknownInstruction && int(f-UnknownInstruction) < len(faults)
}

func (f ProgramError) String() string {
	if !f.Known() {
		return fmt.Sprintf("Fault(%d)", uint32(f))
	}
	return faults[f-UnknownInstruction].name
}

// Error implements error: the error's name and its meaning.
func (f ProgramError) Error() string {
	if !f.Known() {
		return f.String()
	}
	x := faults[f-UnknownInstruction]
	return x.name + ": " + x.text
}
