package ledger

import (
	"fmt"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
)

// BenchmarkPostings compares the ledger with raw pebble batches of the very
// same bytes and syncs, in one run on one disk, commit by commit in turn, so
// that a slow moment of the disk hits both. "of-raw" is the ledger's rate over
// the raw rate.
func BenchmarkPostings(b *testing.B) {
	for _, writers := range []int{1, 16} {
		b.Run(fmt.Sprintf("writers=%d", writers), func(b *testing.B) { benchmarkPostings(b, writers) })
	}
}

func benchmarkPostings(b *testing.B, writers int) {
	l, err := Open(b.TempDir(), Options{})
	if err != nil {
		b.Fatal(err)
	}
	defer closeLedger(b, l)
	raw, err := pebble.Open(b.TempDir(), pebbleOptions(quiet()))
	if err != nil {
		b.Fatal(err)
	}
	defer func() {
		if err := raw.Close(); err != nil {
			b.Error(err)
		}
	}()
	var ours, theirs time.Duration
	var bytes int
	const round = 64 // commits of each kind in turn
	n := uint64(0)
	for b.Loop() {
		batches := recordBatches(b, n, round)
		start := time.Now()
		inParallel(writers, round, func(i int) error {
			_, err := l.Commit(posting(n + uint64(i)))
			return err
		}, b)
		ours += time.Since(start)
		start = time.Now()
		inParallel(writers, round, func(i int) error {
			batch := raw.NewBatch()
			for _, kv := range batches[i] {
				if err := batch.Set(kv[0], kv[1], nil); err != nil {
					return err
				}
			}
			return batch.Commit(pebble.Sync)
		}, b)
		theirs += time.Since(start)
		bytes += len(batches) * batchBytes(batches[0])
		n += round
	}
	b.ReportMetric(float64(n)/ours.Seconds(), "postings/s")
	b.ReportMetric(float64(n)/theirs.Seconds(), "raw/s")
	b.ReportMetric(theirs.Seconds()/ours.Seconds(), "of-raw")
	b.ReportMetric(float64(bytes)/float64(n), "B/posting")
}

func quiet() Options { return Options{FS: vfs.Default, Logger: discardLog} }

// posting is a typical change: a machine's record, a payment, an action.
func posting(i uint64) Change {
	return Change{Kind: "segment.earned", Body: job{"segment", 1}, At: i, Postings: move("escrow/1", "earned/1", 5),
		Put: []Record{{Key{"leases", fmt.Sprintf("%016x", i%64)},
			job{Name: "a lease's record of a typical size, some hundred bytes of canonical CBOR, so that the " +
				"comparison is fair"}}}}
}

// recordBatches returns the keys and values that the ledger writes for the
// postings from n on.
func recordBatches(b *testing.B, n uint64, count int) [][][2][]byte {
	l, err := Open("ledger", Options{FS: vfs.NewMem()})
	if err != nil {
		b.Fatal(err)
	}
	defer closeLedger(b, l)
	out := make([][][2][]byte, count)
	for i := range out {
		if _, err := l.Update(func(View) (Change, error) { return posting(n + uint64(i)), nil }); err != nil {
			b.Fatal(err)
		}
		out[i] = lastBatch(b, l, n+uint64(i))
	}
	return out
}

// lastBatch reads back what the newest commit wrote.
func lastBatch(b *testing.B, l *Ledger, i uint64) (kvs [][2][]byte) {
	for _, k := range [][]byte{
		entryKey(l.head.Seq), keyHead, recordKey(posting(i).Put[0].Key),
		balance{"escrow/1", usd}.key(), balance{"earned/1", usd}.key(),
	} {
		v, closer, err := l.db.Get(k)
		if err != nil {
			b.Fatal(err)
		}
		kvs = append(kvs, [2][]byte{k, append([]byte(nil), v...)})
		closeQuietly(closer)
	}
	return kvs
}

func batchBytes(kvs [][2][]byte) (n int) {
	for _, kv := range kvs {
		n += len(kv[0]) + len(kv[1])
	}
	return n
}
