package storage

import (
	"context"
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// LookEvery is the time between two looks at the free space.
const LookEvery = 5 * time.Second

// Space watches the free space of a folder's disk. It is safe for concurrent use.
type Space struct {
	dir     string
	reserve uint64
	free    func(string) (uint64, error)
	log     *slog.Logger
	every   time.Duration

	left atomic.Uint64
	low  atomic.Bool
}

// NewSpace looks at the disk of dir once. Below reserve bytes the space is low.
func NewSpace(dir string, reserve uint64, log *slog.Logger) *Space {
	s := &Space{dir: dir, reserve: reserve, free: Free, log: log, every: LookEvery}
	s.look()
	return s
}

// look reads the free space, and says when it has become low and when it no longer is.
func (s *Space) look() {
	free, err := s.free(s.dir)
	if err != nil {
		return // where it cannot be told, nothing is refused for it
	}
	s.left.Store(free)
	low := free < s.reserve
	if s.low.Swap(low) == low {
		return
	}
	if low {
		s.log.Warn("little space is left on the disk: no new work is taken", "free_bytes", free,
			"reserve_bytes", s.reserve, "folder", s.dir)
		return
	}
	s.log.Info("there is space on the disk again: new work is taken", "free_bytes", free)
}

// Why says why no new work is taken. It is empty while there is space.
func (s *Space) Why() string {
	if s == nil || !s.low.Load() {
		return ""
	}
	return fmt.Sprintf("little space is left on the disk: %d MiB are free, storage.reserve_bytes keeps %d MiB",
		s.left.Load()>>20, s.reserve>>20)
}

// Run looks at the disk until ctx ends.
func (s *Space) Run(ctx context.Context) error {
	t := time.NewTicker(s.every)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
			s.look()
		}
	}
}

// Collectors are the metrics of the disk.
func (s *Space) Collectors() []prometheus.Collector {
	gauge := func(name, help string, read func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Namespace: "infernet", Subsystem: "storage", Name: name, Help: help,
		}, read)
	}
	return []prometheus.Collector{
		gauge("free_bytes", "Bytes that are free on the disk of the data folder.",
			func() float64 { return float64(s.left.Load()) }),
		gauge("low", "1 while so little is free that no new work is taken.", func() float64 {
			if s.low.Load() {
				return 1
			}
			return 0
		}),
	}
}
