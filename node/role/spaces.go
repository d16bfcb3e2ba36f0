package role

import "github.com/infernetprotocol/infernet/node/ledger"

// accountEscrow begins the ledger's accounts of what an escrow holds for an offer.
const AccountEscrow = "escrow/"

// HoldsMoney reports whether records of a space say where money is: nobody sets one
// aside by himself.
func HoldsMoney(s ledger.Space) bool {
	switch s {
	case SpaceJobs, SpaceLeases, SpaceClaims, SpaceChecks, SpaceVerdicts, SpaceEvidence, SpacePins, ledger.SpaceAside:
		return false
	}
	return true // escrows, disputes, transactions, and what nobody thought of
}

// SpaceJobs is the ledger's column of jobs that this node coordinates.
const SpaceJobs ledger.Space = "jobs"

// SpaceLeases is the ledger's column of leases this node has signed as
// provider.
const SpaceLeases ledger.Space = "leases"

// The ledger's columns of a verifier.
const (
	// SpaceChecks are the requests accepted and not answered yet, by commitment.
	SpaceChecks ledger.Space = "checks"
	// SpaceVerdicts are the verdicts given, by lease and segment.
	SpaceVerdicts ledger.Space = "verdicts"
)

// SpaceEvidence is the ledger's column of disagreeing verdicts with all that
// they are about, by commitment and verifier.
const SpaceEvidence ledger.Space = "evidence"

// SpaceClaims is the ledger's column of segments that somebody signed and this
// node has a part in, by lease, segment and hash. They are kept until nobody
// can dispute them any more.
const SpaceClaims ledger.Space = "claims"

// SpacePins is the ledger's column of the contents that this node holds, by part,
// job and content id.
const SpacePins ledger.Space = "pins"

// SpaceEscrows is the ledger's column of escrow machines, by lease.
const SpaceEscrows ledger.Space = "escrows"

// SpaceDisputes is the ledger's column of games that this node plays, has played
// or means to play, by the game's name.
const SpaceDisputes ledger.Space = "disputes"

// SpaceLines is the ledger's column of what this node has opened of private games
// off chain, by the game's name: what a challenger has picked there it has
// picked, whatever crashes in between.
const SpaceLines ledger.Space = "dispute-lines"
