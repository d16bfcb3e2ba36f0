package disputetest

import (
	"fmt"
	"math/rand/v2"

	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Defences are the strategies with which an asserter defends its wrong execution, while
// it may know the right one. Each entry makes a new actor.
func Defences(wrong, right *Party) map[string]func() Actor {
	a, b := Asserter(wrong), Asserter(right)
	ds := map[string]func() Actor{
		"defends what it did":       func() Actor { return a },
		"defends it to the referee": func() Actor { return Stubborn{a} },
		"stalls":                    func() Actor { return Staller{Stubborn{a}} },
		"withholds everything":      func() Actor { return Silent{} },
		"gives up after two moves":  func() Actor { return &Quitter{a, 2} },
		"comes a second late":       func() Actor { return TooLate{a} },
		"opens rubbish":             func() Actor { return RandomOpener{a, random(1)} },
		"opens what is right":       func() Actor { return b },
		"opens right, stalls":       func() Actor { return Staller{b} },
		"rubbish over right":        func() Actor { return RandomOpener{b, random(2)} },
		"says what cannot be":       func() Actor { return MalformedMover{a} },
	}
	for at := dispute.Ops; at <= dispute.ProveLink; at++ {
		if (dispute.State{Phase: at}).Turn() != dispute.Asserter {
			continue
		}
		ds[fmt.Sprintf("withholds %s", at)] = func() Actor { return Withholder{a, at} }
		ds[fmt.Sprintf("turns right at %s", at)] = func() Actor { return Switcher{First: Stubborn{a}, Then: b, At: at} }
		ds[fmt.Sprintf("turns wrong at %s", at)] = func() Actor { return Switcher{First: b, Then: Stubborn{a}, At: at} }
	}
	return ds
}

// Attacks are the strategies of a challenger against a right claim. Each entry makes a
// new actor.
func Attacks(right *Party, seed uint64) map[string]func() Actor {
	b := func() Actor { return RandomPicker{right, random(seed)} }
	return map[string]func() Actor{
		"points anywhere":     b,
		"points at links":     func() Actor { return RandomLinker{RandomPicker{right, random(seed)}} },
		"points late":         func() Actor { return Staller{b()} },
		"points too late":     func() Actor { return TooLate{b()} },
		"gives up":            func() Actor { return &Quitter{b(), int(seed % 9)} },
		"says what cannot be": func() Actor { return MalformedMover{b()} },
		"finds nothing wrong": func() Actor { return Challenger(right) },
	}
}

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 3)) }
