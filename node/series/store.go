package series

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// Bounds of the files.
const (
	// MaxJobs is how many jobs have curves. The one that was written longest ago goes first.
	MaxJobs = 256
	// flushEvery is how often what changed is written.
	flushEvery = 30 * time.Second
	// fileVersion is that of the files. Of another version they begin anew.
	fileVersion = 1
	// maxFile bounds what is read of a file, in bytes: about what MaxLosses and MaxBuckets take.
	maxFile = 4 << 20
)

// errFile means that a file holds no curves.
var errFile = errors.New("no file of curves")

// curves are what is kept of a job.
type curves struct {
	Version int    `json:"version"` // fileVersion
	Seq     uint64 `json:"seq"`     // of the last event that was counted
	Losses  Losses `json:"losses"`
	Times   Times  `json:"times"`
	// Totals are the node's bytes so far, as last sampled: a process counts from 0.
	Totals [2]uint64 `json:"totals"`

	dirty   bool
	sampled bool // by this process
}

// Store keeps the curves of a node's jobs. It is safe for concurrent use.
type Store struct {
	dir string
	log *slog.Logger

	mu   sync.Mutex
	jobs map[string]*curves
}

// idText is what a job's id looks like: it is the name of a file.
var idText = regexp.MustCompile(`^0x[0-9a-f]{64}$`)

// Open returns the store that keeps its files in a folder, which it makes.
func Open(dir string, log *slog.Logger) (*Store, error) {
	return &Store{dir: dir, log: log, jobs: map[string]*curves{}}, os.MkdirAll(dir, 0o700)
}

// of returns the curves of a job. The caller holds the lock.
func (s *Store) of(job string) *curves {
	if c, ok := s.jobs[job]; ok {
		return c
	}
	c := &curves{Version: fileVersion}
	if err := s.read(job, c); err != nil && !errors.Is(err, fs.ErrNotExist) {
		s.log.Warn("a job's curves begin anew", "job", job, "err", err)
		c = &curves{Version: fileVersion}
	}
	if len(s.jobs) >= MaxJobs {
		s.forget()
	}
	s.jobs[job] = c
	return c
}

// forget writes what has changed, and drops from memory what lies in files. The caller holds the lock.
func (s *Store) forget() {
	s.write()
	clear(s.jobs)
}

func (s *Store) path(job string) string { return filepath.Join(s.dir, job+".json") }

func (s *Store) read(job string, into *curves) error {
	f, err := os.Open(s.path(job))
	if err != nil {
		return err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err != nil || len(b) > maxFile {
		return errors.Join(errFile, err)
	}
	into.Version = 0 // a file must name its own
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return fmt.Errorf("%w: %w", errFile, err)
	}
	if into.Version != fileVersion {
		return fmt.Errorf("%w: version %d, want %d", errFile, into.Version, fileVersion)
	}
	if len(into.Losses.Done) > MaxLosses || len(into.Losses.Live) > maxLive || len(into.Times.Buckets) > MaxBuckets {
		return fmt.Errorf("%w: too many points", errFile)
	}
	return nil
}

// write writes what has changed. The caller holds the lock.
func (s *Store) write() {
	for job, c := range s.jobs {
		if !c.dirty {
			continue
		}
		b, err := json.Marshal(c)
		if err == nil {
			err = os.WriteFile(s.path(job)+".new", b, 0o600)
		}
		if err == nil {
			err = os.Rename(s.path(job)+".new", s.path(job))
		}
		if err != nil {
			s.log.Warn("a job's curves are not kept", "job", job, "err", err)
			continue
		}
		c.dirty = false
	}
	s.prune()
}

// prune removes the oldest files beyond MaxJobs.
func (s *Store) prune() {
	all, err := os.ReadDir(s.dir)
	if err != nil || len(all) <= MaxJobs {
		return
	}
	at := func(e os.DirEntry) time.Time {
		if info, err := e.Info(); err == nil {
			return info.ModTime()
		}
		return time.Time{}
	}
	slices.SortFunc(all, func(a, b os.DirEntry) int { return at(a).Compare(at(b)) })
	for _, e := range all[:len(all)-MaxJobs] {
		_ = os.Remove(filepath.Join(s.dir, e.Name())) // it is tried again
	}
}

// Happened counts an event of a job. One that was counted before changes nothing.
func (s *Store) Happened(e api.Event) {
	if !idText.MatchString(e.Job) || e.Kind != "segment" && e.Kind != "verdict" {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.of(e.Job)
	if e.Seq <= c.Seq {
		return
	}
	c.Seq, c.dirty = e.Seq, true
	var data struct {
		Loss     [][2]float64 `json:"loss"`
		Agree    bool         `json:"agree"`
		Executed [][2]uint32  `json:"executed"`
	}
	// What this process says is typed, what was read from the ledger is not: JSON makes both the same.
	b, err := json.Marshal(e.Data)
	if err == nil {
		err = json.Unmarshal(b, &data)
	}
	if err != nil {
		s.log.Warn("an event has no curve", "seq", e.Seq, "err", err)
		return
	}
	c.Losses.Segment(losses(data.Loss))
	if data.Agree {
		for _, r := range data.Executed {
			c.Losses.Agreed(r[0], r[1])
		}
	}
}

// losses returns pairs of step and loss in the order of the steps, without what is none.
func losses(pairs [][2]float64) (out []Loss) {
	for _, p := range pairs {
		last := -1.0
		if len(out) > 0 {
			last = float64(out[len(out)-1].Step)
		}
		if p[0] > last && p[0] <= math.MaxUint32 && p[0] == math.Trunc(p[0]) && finite(p[1]) {
			out = append(out, Loss{Step: uint32(p[0]), Loss: p[1]})
		}
	}
	return out
}

func finite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }

// Sample counts what a job looks like at a time: in and out are the bytes of this process so far.
func (s *Store) Sample(v api.JobView, at time.Time, in, out uint64) {
	if !idText.MatchString(v.ID) {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.of(v.ID)
	x := Sample{
		Deposited: uint64(v.Deposited), Paid: uint64(v.Spent), Refunded: uint64(v.Refunded), Rate: v.TokensPerSecond,
	}
	if n := len(c.Times.Buckets); n > 0 {
		x.In, x.Out = c.Times.Buckets[n-1].LastThen.In, c.Times.Buckets[n-1].LastThen.Out
	}
	if c.sampled {
		x.In, x.Out = x.In+in-min(in, c.Totals[0]), x.Out+out-min(out, c.Totals[1])
	}
	c.Totals, c.sampled, c.dirty = [2]uint64{in, out}, true, true
	c.Times.Add(at.UnixMilli(), x)
	if v.Step > 0 && v.LossLast > 0 && finite(v.LossLast) && !v.Ended {
		c.Losses.Claim(v.Step-1, v.LossLast) // it counts steps; losses are of the step before
	}
}

// Of returns the curves of a job, each with n points at most.
func (s *Store) Of(job string, n int) api.SeriesView {
	s.mu.Lock()
	defer s.mu.Unlock()
	out := api.SeriesView{Job: job, Loss: []api.LossPoint{}, Time: []api.TimePoint{}}
	if !idText.MatchString(job) {
		return out
	}
	c := s.of(job)
	for _, x := range c.Losses.AtMost(n) {
		out.Loss = append(out.Loss, api.LossPoint{Step: x.Step, Loss: x.Loss, Reexecuted: x.Again})
	}
	for _, b := range c.Times.AtMost(n) {
		out.Time = append(out.Time, api.TimePoint{
			At: b.At, RateMin: b.RateMin, RateMax: b.RateMax, Rate: b.LastThen.Rate, Deposited: b.LastThen.Deposited,
			Paid: b.LastThen.Paid, Refunded: b.LastThen.Refunded, BytesIn: b.LastThen.In, BytesOut: b.LastThen.Out,
		})
	}
	return out
}

// Run writes what has changed every so often, and when ctx ends.
func (s *Store) Run(ctx context.Context) error {
	t := time.NewTicker(flushEvery)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			s.Flush()
			return nil
		case <-t.C:
			s.Flush()
		}
	}
}

// Flush writes what has changed.
func (s *Store) Flush() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.write()
}
