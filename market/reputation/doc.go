// Package reputation rates operators by what a node has seen of them. It is pure: equal
// evidence gives equal scores, in integers, so that anybody who keeps the input of a match
// can repeat it.
//
// Evidence is what one job showed of one operator in one role. A node counts the evidence of
// jobs that it coordinated itself, and nobody else's: what cannot be sent cannot be invented.
//
// # Rules
//
//   - Evidence loses half of its weight every HalfLife.
//   - Good results weigh what was paid for them, at most one unit a segment. One client's jobs
//     give at most PerClient, and all together PerStake for every minimum stake. So a good
//     record costs money, clients and stake, each of them once more for every name.
//   - Bad results weigh the same whatever was paid. What one verifier
//     finds wrong adds up to PerAccuser at most, so that a third of the verifiers can take a
//     third of what all can.
//   - Everybody starts with PriorGood and PriorBad. That is a newcomer's score, and neither an
//     empty record nor a new name is worth more.
//   - A score is never below Least: nobody is shut out for good.
//   - Above Par a better score brings nothing. So one bad result among many, which any
//     honest operator has at times, costs no rank.
//
// The score decides a provider's rank (Score.Cost), and the wrong verdicts what a verifier's
// stake weighs in draws (Record.Weigh).
package reputation
