package disputetest

import "github.com/infernetprotocol/infernet/zkproof/dispute"

// pointedScenarios are scenarios in which the asserter's node is asked for its openings.
func pointedScenarios(right, wrong *Party) (scenarios []Scenario) {
	against := func(name string, served Actor, defence Actor) {
		scenarios = append(scenarios, Scenario{
			Name: "asked off chain, the asserter " + name, Claim: wrong, Defence: always(defence),
			Roles: []Role{{Name: "honest", Honest: true,
				Actor: OffChainChallenger{Actor: Against(right, wrong), Served: served}}},
		})
	}
	cheat := Asserter(wrong)
	against("serves and defends it to the referee", cheat, Stubborn{cheat})
	against("serves and stays silent", cheat, Silent{})
	against("serves and waits for its last second", cheat, Staller{Stubborn{cheat}})
	against("refuses, and plays on chain", Silent{}, Stubborn{cheat})
	against("serves rubbish, and plays on chain", RandomOpener{cheat, random(11)}, Stubborn{cheat})
	against("serves what cannot be, and stays silent", MalformedMover{cheat}, Silent{})
	against("serves what is right, and opens what is wrong", Asserter(right), Stubborn{cheat})
	against("serves until the leaves, then refuses", Withholder{cheat, dispute.Leaves}, Stubborn{cheat})
	return append(scenarios, pointedAtRightClaim(right)...)
}

// pointedAtRightClaim are challengers who point at places of a right claim.
func pointedAtRightClaim(right *Party) (scenarios []Scenario) {
	owner := Asserter(right)
	at := func(name string, s OffChainChallenger) {
		s.Served = owner
		scenarios = append(scenarios, Scenario{
			Name: "right, a challenger who " + name, Claim: right, Right: true, Fair: true, Defence: always(owner),
			Roles: []Role{{Name: "pointer", Actor: s}},
		})
	}
	bluff := func(seed uint64) Actor { return RandomPicker{right, random(seed)} }
	at("points at a place", OffChainChallenger{Actor: bluff(31), Signs: &owner.Player})
	at("points at a link", OffChainChallenger{Actor: RandomLinker{RandomPicker{right, random(32)}},
		Signs: &owner.Player})
	at("points in the last second", OffChainChallenger{Actor: bluff(33), Signs: &owner.Player,
		At: func(deadline uint64) uint64 { return deadline }})
	at("forges the signature", OffChainChallenger{Actor: bluff(35), Forged: true})
	// What the asserter does not vouch for it does not sign: these play on chain.
	at("asks for a wrong value to be signed", OffChainChallenger{Actor: bluff(36), Signs: &owner.Player,
		Bend: func(s *dispute.State) { s.Focus[0] ^= 1; s.AccAfter ^= 1 }})
	at("asks for another step's inputs to be signed",
		OffChainChallenger{Actor: bluff(37), Signs: &owner.Player,
			Bend: func(s *dispute.State) { s.Before[0] ^= 1; s.Ops[0] ^= 1 }})
	return scenarios
}
