// Package series keeps the curves of this node's jobs: the loss over the steps, and over time the rate, the money and
// the bytes that the node moved. A [Store] is told what happens ([Store.Happened], in the order of the events' numbers)
// and what a job looks like once a second ([Store.Sample]).
//
// What is kept of a job is bounded however long it runs: of losses at most [MaxLosses], thinned so that the least and
// the greatest of each stretch stay ([Thin]); of time at most [MaxBuckets], whose width doubles when they are full,
// each with the least, the greatest and the last value. It lies in a file for each job, written every so often: a crash
// loses the samples since then, and no loss of a segment, for those come again from the log of events.
package series
