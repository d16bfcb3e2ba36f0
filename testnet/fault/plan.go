package fault

import (
	"math/rand/v2"
	"slices"
)

// Plan decides on a request. It is called by one request at a time; a kind that
// does not fit the method counts as None.
type Plan func(method string) Kind

// NoFaults lets everything through.
func NoFaults(string) Kind { return None }

// Always does one thing to every request that it fits.
func Always(k Kind) Plan { return func(string) Kind { return k } }

// Random does one of the dialect's kinds to one of every `every` requests, the
// same ones for the same seed. Kinds that fit this method alone have half of
// the chances: some methods are asked for rarely.
func (d *Dialect) Random(seed uint64, every int) Plan {
	r := rand.New(rand.NewPCG(seed, 1))
	all := d.Kinds()
	return func(method string) Kind {
		own := slices.DeleteFunc(slices.Clone(all), func(k Kind) bool { return d.method(k) != method })
		common := slices.DeleteFunc(slices.Clone(all), func(k Kind) bool { return d.method(k) != "" })
		switch {
		case r.IntN(every) > 0:
			return None
		case len(own) > 0 && r.IntN(2) == 0:
			return own[r.IntN(len(own))]
		}
		return common[r.IntN(len(common))]
	}
}

// Sends does the kinds in turn to the transactions of a node, and after each
// fault lets `between` pass.
func (d *Dialect) Sends(between int, kinds ...Kind) Plan {
	n := 0
	return func(method string) Kind {
		if method != d.Send || len(kinds) == 0 {
			return None
		}
		n++
		if n%(between+1) != 0 {
			return None
		}
		return kinds[(n/(between+1)-1)%len(kinds)]
	}
}

// Both asks one plan, and another one if that lets pass.
func Both(first, second Plan) Plan {
	return func(method string) Kind {
		if k := first(method); k != None {
			return k
		}
		return second(method)
	}
}
