package market_test

import (
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// BenchmarkAnnouncement measures the cost of a gossip message: decoding and Validate
// with the check of the signature. Strangers are coordinators that were not met before;
// friends repeat. BenchmarkRecover is the lower bound.
func BenchmarkAnnouncement(b *testing.B) {
	b.Run("friends", func(b *testing.B) { benchmarkAnnouncement(b, 1) })
	b.Run("strangers", func(b *testing.B) { benchmarkAnnouncement(b, 2048) })
}

func benchmarkAnnouncement(b *testing.B, coordinators int) {
	var raws [][]byte
	for i := range coordinators {
		o, by := offer(spec()), keyOf(fmt.Sprint("coordinator ", i))
		o.Delegate = by.addr()
		a := announce(spec(), o)
		a.Contact = by.peer()
		raw, err := canon.Marshal(a)
		if err != nil {
			b.Fatal(err)
		}
		raws = append(raws, raw)
	}
	start := cpuTime(b)
	for i := 0; b.Loop(); i++ {
		a, err := market.DecodeAnnouncement(raws[i%len(raws)])
		if err != nil {
			b.Fatal(err)
		}
		if _, err := a.Validate(domain, now); err != nil {
			b.Fatal(err)
		}
	}
	rate := float64(b.N) / (cpuTime(b) - start).Seconds()
	b.ReportMetric(float64(len(raws[0])), "B/message")
	b.ReportMetric(rate, "announcements/cpu-s")
}

func BenchmarkValidate(b *testing.B) {
	a := announce(spec(), offer(spec()))
	for b.Loop() {
		if _, err := a.Validate(domain, now); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "announcements/s")
}

func BenchmarkRefuseCheaply(b *testing.B) {
	a := announce(spec(), offer(spec()))
	a.Offer.Credit = 0
	for b.Loop() {
		if _, err := a.Validate(domain, now); err == nil {
			b.Fatal("accepted")
		}
	}
}

func BenchmarkRecover(b *testing.B) {
	o := offer(spec())
	digest, sig := domain.Digest(o), client.sign(o)
	start := cpuTime(b)
	for b.Loop() {
		if _, err := market.RecoverDigest(digest, sig); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/(cpuTime(b)-start).Seconds(), "recoveries/cpu-s")
}

// BenchmarkSuitable assesses 10,000 open offers for one node.
func BenchmarkSuitable(b *testing.B) {
	limits := market.DefaultBookLimits()
	limits.Capacity = 10_000
	book := market.NewBook(limits)
	for i := range limits.Capacity {
		if err := book.Add(listed(i, nil), now); err != nil {
			b.Fatal(err)
		}
	}
	c := capable()
	for b.Loop() {
		if len(book.Suitable(c, now)) != limits.Capacity {
			b.Fatal("offers are missing")
		}
	}
}

// BenchmarkMatch matches a job with 256 bids.
func BenchmarkMatch(b *testing.B) {
	in := matchInput(b)
	for i := range 64 {
		in.Bids = append(in.Bids, restored(in.Announcement, market.RoleVerifier, i, 0, 0))
		for j := range 3 {
			in.Bids = append(in.Bids, restored(in.Announcement, market.RoleProvider, i, uint64(900+j+i), 60))
		}
	}
	for b.Loop() {
		if market.Match(in).Chosen == nil {
			b.Fatal("no match")
		}
	}
}
