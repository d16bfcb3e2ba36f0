// Package hostile holds attacks of strangers on running nodes, each with the bound that must hold.
//
// Every test starts a chain and nodes in this process (bed), lets honest jobs run, and attacks
// from hosts of its own (attacker) that follow no rule. It asserts what the attack may cost
// at most: memory, bytes fetched, work begun, stake held, and that the honest job still ends.
// docs/threat-model.md names the tests of each row. The hosts are of testnet/stranger, which
// testnet/rehearsal uses too: that attacks an operator's own node, with what harms nobody.
//
// Files are named after what they attack: work_*_test.go what makes a node work, fetch or
// hold by a message that nothing on chain backs.
package hostile
