// Package storage watches over the disk that a node's stores write to: how much of it is free (Space), and whether
// a store has failed to write (Fault). A node that runs low takes no new work; one that cannot write stops in order,
// and starts again once there is space.
package storage
