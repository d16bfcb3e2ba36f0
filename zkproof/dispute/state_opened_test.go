package dispute_test

import (
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// eventBytes is what the contract's event repeats of a move.
func eventBytes(m dispute.Move) (data []byte) {
	switch m := m.(type) {
	case dispute.OpenSteps:
		for _, r := range m.Roots {
			data = append(data, r[:]...)
		}
	case dispute.OpenNodes:
		for _, r := range m.Nodes {
			data = append(data, r[:]...)
		}
	case dispute.OpenCells:
		data = m.Data
	case dispute.OpenSums:
		for _, v := range m.Sums {
			data = binary.BigEndian.AppendUint32(data, v)
		}
	}
	return data
}

// TestOpened checks that whoever comes back plays on from the event's bytes alone, and
// changed bytes are refused.
func TestOpened(t *testing.T) {
	job := disputetest.NewJob(t, program.R32)
	right := job.Run(t, nil)
	seen := map[string]int{}
	for name, wrong := range job.Wrongs(t) {
		if name == "marks that nobody can open" {
			continue // they are not opened
		}
		a, c := disputetest.Asserter(wrong), disputetest.Against(right, wrong)
		s := begin(t, wrong)
		r := seeded(7)
		var last dispute.Move
		for s.Phase != dispute.NoGame {
			player := a
			if s.Turn() == dispute.Challenger {
				player = c
				last = reopened(t, r, s, last)
			}
			m, err := player.Next(s, last)
			if errors.Is(err, dispute.ErrNoMove) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			next, end, err := rules.Apply(s, m, s.MovedAt)
			if err != nil {
				t.Fatal(err)
			}
			if end.Winner != dispute.Nobody {
				break
			}
			if err := next.Valid(); err != nil {
				t.Fatalf("%s: %v", m.Kind(), err)
			}
			seen[m.Kind()]++
			s, last = next, m
		}
	}
	for _, kind := range []string{"open-steps", "open-nodes", "open-cells", "open-sums"} {
		if seen[kind] == 0 {
			t.Errorf("no game had %s", kind)
		}
	}
}

// reopened is the opening that last was, from its bytes.
func reopened(t *testing.T, r *rand.Rand, s dispute.State, last dispute.Move) dispute.Move {
	t.Helper()
	data := eventBytes(last)
	m, err := s.Opened(data)
	if err != nil || m.Kind() != last.Kind() {
		t.Fatalf("%s after %T: %v, %v", s.Phase, last, m, err)
	}
	for _, bad := range [][]byte{nil, data[:len(data)-1], append(append([]byte(nil), data...), data...),
		flipped(r, data)} {
		if _, err := s.Opened(bad); !errors.Is(err, dispute.ErrMove) {
			t.Errorf("%s: %d other bytes than the %d opened: %v", s.Phase, len(bad), len(data), err)
		}
	}
	return m
}

func flipped(r *rand.Rand, data []byte) []byte {
	bad := append([]byte(nil), data...)
	bad[r.IntN(len(bad))] ^= 1 << r.IntN(8)
	return bad
}

func FuzzOpened(f *testing.F) {
	f.Add(uint8(2), uint32(5), uint8(3), make([]byte, 64))
	f.Add(uint8(4), uint32(0), uint8(200), make([]byte, 32))
	f.Add(uint8(4), uint32(5), uint8(0), []byte(nil))
	f.Fuzz(func(t *testing.T, phase uint8, n uint32, height uint8, data []byte) {
		s := dispute.State{Phase: dispute.Phase(phase), Count: n, OpCount: n, Height: height, Index: n,
			Size: n, Tiles: n}
		if m, err := s.Opened(data); err == nil && string(eventBytes(m)) != string(data) {
			t.Errorf("%x opened as %+v", data, m)
		}
	})
}
