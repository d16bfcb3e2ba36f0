// Package keys makes the keys of a circuit together, so that nobody can forge
// a proof unless all who took part keep their secrets and collude (Bowe, Gabizon
// and Miers, "Scalable Multi-party Computation for zk-SNARK Parameters in the
// Random Beacon Model", 2017; implemented by gnark's mpcsetup).
//
// Roles. A coordinator opens a ceremony for one circuit and passes its folder
// round. Every contributor adds to it and forgets a secret; one honest among
// them is enough. Sealing mixes in a beacon, a public value that nobody knew
// when the last contribution was made.
//
// Flow: Init → Contribute (tau) … → Seal → Contribute (circuit) … → Seal → Keys.
// Two phases: powers of tau, then the circuit's own. Verify repeats every check
// from the files alone, whoever wrote them.
//
// Files of a ceremony's folder: ceremony.json, what it is for and the SHA-256 of
// every contribution in order; tau-0001, tau-0002, …; circuit-0001, …; and at
// the end proving.key and verifying.key.
//
// Pins. A sealed Pair is named by the digests of its circuit and of its
// verifying key; a node refuses keys whose digests it was not told, and keys
// that no ceremony sealed unless it runs on the devnet. gnark's encodings are
// not stable between its versions, so a digest also pins the version.
package keys
