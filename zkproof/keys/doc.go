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
// Files of a ceremony's folder: ceremony.json is the transcript (type Transcript). It names
// the circuit, the contributors with the SHA-256 of their files in order, both beacons with
// their sources, and the SHA-256 of the keys. It has one accepted form, so its own SHA-256
// names all of that. tau-0001, tau-0002, … and circuit-0001, … are the contributions.
// proving.key and verifying.key come at the end.
//
// Files come from strangers. Each has its SHA-256 in the transcript and is capped; lengths in
// it are checked before gnark allocates them, and it must be what gnark writes, to the byte.
//
// Pins. A Pin names a Pair by the digests of its circuit and of its verifying key. A node
// refuses keys that do not have the configured digests. It also refuses keys of one party,
// except on the devnet. gnark's encodings differ between its versions, so a digest also pins
// the version.
package keys
