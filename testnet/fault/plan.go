package fault

import (
	"math/rand/v2"
	"slices"
)

// Plan chooses the fault of a request. It is called for one request at a time. A
// kind that does not fit the method counts as None.
type Plan func(method string) Kind

// NoFaults lets everything pass.
func NoFaults(string) Kind { return None }

// Always gives one fault to every request that it fits.
func Always(k Kind) Plan { return func(string) Kind { return k } }

// Random gives one of the dialect's faults to one of every `every` requests, the
// same for the same seed. Kinds that fit only this method have half of the
// probability, because some methods are rarely called.
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

// Sends gives the kinds in turn to the transactions of a node, and lets `between`
// of them pass after each fault.
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

// Both asks the first plan, and the second if the first chooses no fault.
func Both(first, second Plan) Plan {
	return func(method string) Kind {
		if k := first(method); k != None {
			return k
		}
		return second(method)
	}
}
