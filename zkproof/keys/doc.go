// Package keys makes the keys of a circuit in a ceremony of several parties. Proofs can be
// forged only if all contributors keep their secrets and collude (Bowe, Gabizon
// and Miers, "Scalable Multi-party Computation for zk-SNARK Parameters in the
// Random Beacon Model", 2017; implemented by gnark's mpcsetup).
//
// Roles. A coordinator opens a ceremony for one circuit and passes its folder on. Every
// contributor adds to it with a secret that it then deletes. One honest contributor is
// enough. Sealing mixes in a beacon, a public value that was not known when the last
// contribution was made.
//
// Flow: Init → Contribute (tau) … → Seal → Contribute (circuit) … → Seal → keys. There are
// two phases: powers of tau, then the circuit's own. Verify repeats every check from the
// files alone.
//
// Files of a ceremony's folder: ceremony.json names the circuit and has the SHA-256 of every
// contribution in order. tau-0001, tau-0002, … and circuit-0001, … are the contributions.
// proving.key and verifying.key come at the end.
//
// Pins. A Pin names a Pair by the digests of its circuit and of its verifying key. A node
// refuses keys that do not have the configured digests. It also refuses keys of one party,
// except on the devnet. gnark's encodings differ between its versions, so a digest also pins
// the version.
package keys
