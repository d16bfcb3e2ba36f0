// Package rounds runs models that several slots train together, for this node's client.
//
// Every slot is a job of the coordinator's. This package watches the jobs, hands what is verified to
// the machine of market/round, merges rounds with train/rounds, and gives the jobs their starts. The
// machine's state, the manifests and what the merger keeps are on disk before anything follows from
// them, so that a restart makes the same merges.
package rounds
