package market

// Limits on requests of peers. They bound memory and message sizes, and keep every product
// of amounts within 63 bits.
const (
	// MaxSegments bounds a job's segments.
	MaxSegments = 1 << 16
	// MaxStepsPerSegment keeps a step log, 16 bytes a step, and the request
	// that carries it, under MaxMessage.
	MaxStepsPerSegment = 1 << 13
	// MaxCredit bounds how many segments a provider may be ahead of its vouchers.
	MaxCredit = 64
	// MaxProof is the most bytes of a voucher's proof, the size of an ed25519
	// signature.
	MaxProof = 64
	// MaxVerifiers bounds the agreeing verdicts that a segment may need. A panel and
	// its reserves fit in MaxPayees together with the delegate.
	MaxVerifiers = 7
	// MaxCandidates is the largest number of verifiers that a job draws from. Each of
	// them may become a payee, and one payee is the delegate.
	MaxCandidates = MaxPayees - 1
	// MaxEligible is the largest number of verifiers whose bids a coordinator draws from: as many
	// as a job holds bids.
	MaxEligible = 256
	// MaxShares is the most that verification and delegate may take together, in basis
	// points, so that a provider gets at least half.
	MaxShares = 5000
	// MaxWindow is the longest challenge window: 7 days, in seconds. While it runs, stake
	// stays locked.
	MaxWindow = 7 * 24 * 3600
	// LeaseLead is how far a lease's begin may lie from a node's own chain time, in
	// seconds. JobEscrow takes a lease for an hour from its begin.
	LeaseLead = 15 * 60
	// MaxLease is the longest lease that nodes make: 6 days, in seconds. Stakes stay within
	// a contract's reach for a lease and its window, which a deployment bounds (JobEscrow's
	// span). A longer job is leased again.
	MaxLease = 6 * 24 * 3600
	// MaxLife is how far ahead a deadline may lie: 366 days, in seconds.
	MaxLife = 366 * 24 * 3600
	// MaxBidLife is how long a bid may stay open: an hour, in seconds, as long as the quotes
	// in it. Who still wants the job bids again.
	MaxBidLife = MaxQuoteLife
	// MaxLeases is the most leases that a node may say to work on at once.
	MaxLeases = 1024
	// MaxWait is the longest time after which a node without room may be asked again: ten
	// minutes, in seconds.
	MaxWait = 600
	// MaxBlob is the largest size of a data set or checkpoint: 16 TiB.
	MaxBlob = 1 << 44
	// MaxName is the longest job name, in bytes.
	MaxName = 64
	// MaxContact is the longest peer id, in bytes.
	MaxContact = 128
	// MaxText is the longest reason a peer may give, in bytes.
	MaxText = 256
)

// logRecord is the size of one commit.StepRecord in a log.
const logRecord = 16
