package role

import "github.com/infernetprotocol/infernet/node/ledger"

// AccountEscrow begins the names of the ledger's accounts of what an escrow holds for an
// offer.
const AccountEscrow = "escrow/"

// HoldsMoney reports whether the records of a space say where money is. Such a record is
// never set aside automatically. It is true for unknown spaces.
func HoldsMoney(s ledger.Space) bool {
	switch s {
	case SpaceJobs, SpaceLeases, SpaceClaims, SpaceExecutions, SpaceChecks, SpaceVerdicts, SpaceEvidence, SpacePins,
		SpaceFollowed, SpaceAttempts, SpaceReaders, ledger.SpaceAside:
		return false
	}
	return true // escrows, disputes, transactions, and what nobody thought of
}

// SpaceJobs is the ledger's space of the jobs that this node coordinates.
const SpaceJobs ledger.Space = "jobs"

// SpaceLeases is the ledger's space of the leases that this node has signed as provider.
const SpaceLeases ledger.Space = "leases"

// These are the ledger's spaces of a verifier.
const (
	// SpaceChecks holds the requests that are accepted and not answered yet, by commitment.
	SpaceChecks ledger.Space = "checks"
	// SpaceVerdicts holds the verdicts given, by lease and segment.
	SpaceVerdicts ledger.Space = "verdicts"
)

// SpaceEvidence is the ledger's space of disagreeing verdicts with all that they are about,
// by commitment and verifier.
const SpaceEvidence ledger.Space = "evidence"

// SpaceClaims is the ledger's space of the segments that somebody signed and in which this
// node has a part, by lease, segment and hash. They are kept until nobody can dispute them
// any more.
const SpaceClaims ledger.Space = "claims"

// SpaceExecutions is the ledger's space of what this node computed of claims, by the claim's
// ID: state roots and log. They are kept as long as the claim.
const SpaceExecutions ledger.Space = "executions"

// SpaceFollowed is the ledger's space of the leases whose claims on chain this node looks at,
// by lease.
const SpaceFollowed ledger.Space = "followed"

// SpaceAttempts is the ledger's space of what the node works on, and of what it died over, by
// the ID of the work.
const SpaceAttempts ledger.Space = "attempts"

// SpaceReaders is the ledger's space of who may read what this node has of private jobs, by job.
const SpaceReaders ledger.Space = "readers"

// SpacePins is the ledger's space of the contents that this node holds, by part, job and
// content ID.
const SpacePins ledger.Space = "pins"

// SpaceEscrows is the ledger's space of escrow machines, by lease.
const SpaceEscrows ledger.Space = "escrows"

// SpaceDisputes is the ledger's space of the games that this node plays, has played or
// means to play, by the game's ID.
const SpaceDisputes ledger.Space = "disputes"

// SpaceTranscripts is the ledger's space of what this node has opened of private games off
// chain, by the game's ID. A challenger cannot take back what it has picked there, whatever
// crashes in between.
const SpaceTranscripts ledger.Space = "dispute-lines"
