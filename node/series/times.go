package series

import "slices"

// MaxBuckets is how many stretches of time are kept of a job at most.
const MaxBuckets = 1024

// firstWidth is how long a stretch is at first, in milliseconds.
const firstWidth = 1000

// Sample is what is counted of a job at one time. Money is in base units of the job's asset.
type Sample struct {
	Deposited uint64 `json:"deposited"` // so far, as the others below
	Paid      uint64 `json:"paid"`
	Refunded  uint64 `json:"refunded"`
	In        uint64 `json:"in"` // bytes that the node got for whatever purpose since the job is known
	Out       uint64 `json:"out"`
	Rate      uint64 `json:"rate"` // tokens a second that the provider claims
}

// Bucket is a stretch of time: the last sample in it, and the bounds of the rate.
type Bucket struct {
	At       int64  `json:"at"` // unix milliseconds of its first sample
	RateMin  uint64 `json:"rate_min"`
	RateMax  uint64 `json:"rate_max"`
	LastThen Sample `json:"last"`
}

// Times are stretches of time in order.
type Times struct {
	Width   int64    `json:"width"` // of a stretch, milliseconds
	Buckets []Bucket `json:"buckets"`
}

// Add adds a sample. One that is older than the last counts as of the last's time: clocks are set back.
func (t *Times) Add(at int64, x Sample) {
	b := Bucket{at, x.Rate, x.Rate, x}
	t.Width = max(t.Width, firstWidth)
	last := len(t.Buckets) - 1
	if last >= 0 && at < t.Buckets[last].At+t.Width {
		t.Buckets[last].merge(b)
		return
	}
	if t.Buckets = append(t.Buckets, b); len(t.Buckets) > MaxBuckets {
		t.Width *= 2
		t.Buckets = inPairs(t.Buckets, 2)
	}
}

// merge adds the stretch that follows.
func (b *Bucket) merge(next Bucket) {
	b.RateMin, b.RateMax = min(b.RateMin, next.RateMin), max(b.RateMax, next.RateMax)
	b.LastThen = next.LastThen
}

// inPairs merges each so many neighbours.
func inPairs(all []Bucket, each int) (out []Bucket) {
	for part := range slices.Chunk(all, each) {
		one := part[0]
		for _, next := range part[1:] {
			one.merge(next)
		}
		out = append(out, one)
	}
	return out
}

// AtMost returns the stretches, merged until they are n or fewer.
func (t Times) AtMost(n int) []Bucket {
	if n = max(n, 1); len(t.Buckets) <= n {
		return slices.Clone(t.Buckets)
	}
	return inPairs(t.Buckets, (len(t.Buckets)+n-1)/n)
}
