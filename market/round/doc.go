// Package round is a pure state machine of one model that K slots train together, round by round.
//
// Every slot is an ordinary job, and its part of a round is one segment of that job: leased,
// verified, disputed and paid as any other. This machine only decides when the verified segments of
// a round are merged, which of them count, and what each slot starts from next. A driver gives it
// events, persists the returned [State], and then carries out the [Action]s.
//
//	training → merging → training → … → ended
//
// A round closes when every slot that owes it has answered, or at a deadline that the arrivals set:
// once more than two thirds are there, the median of the times that they took and three times their
// median distance from it, and Slack later at least. A segment that is verified after its round has
// closed has no weight. It is paid by its job all the same, and its slot goes on with the next round.
// If all slots that are left are late, a round without weights lets them go on.
//
// # Invariants
//
//   - Equal states and events give equal states and actions.
//   - An event that is refused changes nothing.
//   - Only a verified segment that began from the merge before has weight, and in one round only.
//   - A slot is given a start only after its last segment is verified.
package round
