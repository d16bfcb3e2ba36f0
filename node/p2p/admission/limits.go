package admission

import "time"

// Limits bound what peers can ask of one protocol. Zero fields take the value of Default.
type Limits struct {
	MaxRequest      int           // bytes
	MaxAnswer       int           // bytes, of the answer's body
	Reading         time.Duration // from the stream's opening until the request is there
	Deadline        time.Duration // from the stream's opening to its end
	PerPeerRate     float64       // requests per second, in the long run
	PerPeerBurst    int           // requests at once
	PerPeerInFlight int           // requests of one peer being handled
	InFlight        int           // requests of all peers being handled
	Reserved        int           // of InFlight: for known peers alone
}

// Default is what docs/protocol.md promises: 256 KiB, 2 s for the request, 10 s for all.
func Default() Limits {
	return Limits{
		MaxRequest:      256 << 10,
		MaxAnswer:       256 << 10,
		Reading:         2 * time.Second,
		Deadline:        10 * time.Second,
		PerPeerRate:     20,
		PerPeerBurst:    40,
		PerPeerInFlight: 8,
		InFlight:        64,
		Reserved:        32,
	}
}

// Or returns l with the zero fields filled from d.
func (l Limits) Or(d Limits) Limits {
	return Limits{
		MaxRequest:      pick(l.MaxRequest, d.MaxRequest),
		MaxAnswer:       pick(l.MaxAnswer, d.MaxAnswer),
		Reading:         pick(l.Reading, d.Reading),
		Deadline:        pick(l.Deadline, d.Deadline),
		PerPeerRate:     pick(l.PerPeerRate, d.PerPeerRate),
		PerPeerBurst:    pick(l.PerPeerBurst, d.PerPeerBurst),
		PerPeerInFlight: pick(l.PerPeerInFlight, d.PerPeerInFlight),
		InFlight:        pick(l.InFlight, d.InFlight),
		Reserved:        pick(l.Reserved, d.Reserved),
	}
}

// pick returns v, or def when v is zero.
func pick[T comparable](v, def T) T {
	var zero T
	if v == zero {
		return def
	}
	return v
}
