package commit

import (
	"bytes"
	"errors"
	"math"
	"reflect"
	"slices"
	"testing"
)

func records(first, n int) []StepRecord {
	rs := make([]StepRecord, n)
	for i := range rs {
		rs[i] = StepRecord{Step: uint32(first + i), Loss: 5 - float32(i)/8, Norm: 1 / float32(i+1)}
	}
	return rs
}

func TestLogRoundTrip(t *testing.T) {
	for _, n := range []int{1, 2, 3, 50} {
		rs := records(100, n)
		got, err := DecodeLog(EncodeLog(rs), n)
		if err != nil || !slices.Equal(got, rs) {
			t.Fatalf("%d records: %v, %v", n, got, err)
		}
		if _, err := DecodeLog(EncodeLog(rs), n-1); !errors.Is(err, ErrMalformed) {
			t.Errorf("%d records under a limit of %d: %v", n, n-1, err)
		}
	}
}

func TestDecodeLogRefuses(t *testing.T) {
	good := EncodeLog(records(3, 4))
	poke := func(at int, v byte) []byte {
		b := bytes.Clone(good)
		b[at] = v
		return b
	}
	nan := EncodeLog([]StepRecord{{Loss: float32(math.NaN())}})
	inf := EncodeLog([]StepRecord{{Norm: float32(math.Inf(1))}})
	minus := EncodeLog([]StepRecord{{Norm: -1}})
	wrap := EncodeLog([]StepRecord{{Step: math.MaxUint32}, {Step: 0}})
	for name, b := range map[string][]byte{
		"empty": nil, "cut": good[:63], "reserved": poke(4, 1), "gap": poke(16, 9), "repeated": poke(16, 3),
		"NaN": nan, "infinite": inf, "norm below zero": minus, "step wraps": wrap,
	} {
		if _, err := DecodeLog(b, 100); !errors.Is(err, ErrMalformed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestSegmentHashBindsEveryField(t *testing.T) {
	seen := map[Root]string{Segment{}.Hash(): "zero"}
	for i := range reflect.TypeFor[Segment]().NumField() {
		var s Segment
		f := reflect.ValueOf(&s).Elem().Field(i)
		switch f.Kind() {
		case reflect.Array:
			f.Index(0).SetUint(1)
		case reflect.Uint32:
			f.SetUint(1)
		case reflect.String:
			f.SetString("x")
		default:
			t.Fatalf("field %d has kind %v", i, f.Kind())
		}
		name := reflect.TypeFor[Segment]().Field(i).Name
		if other, ok := seen[s.Hash()]; ok {
			t.Errorf("%s and %s give one hash", name, other)
		}
		seen[s.Hash()] = name
	}
}

func TestCheckLog(t *testing.T) {
	rs := records(10, 5)
	s := Segment{FirstStep: 10, Steps: 5, Log: LogRoot(rs)}
	if err := s.CheckLog(rs); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		edit func(*Segment, []StepRecord) []StepRecord
		want error
	}{
		"loss":       {func(_ *Segment, rs []StepRecord) []StepRecord { flip(&rs[2].Loss); return rs }, ErrMismatch},
		"norm":       {func(_ *Segment, rs []StepRecord) []StepRecord { flip(&rs[4].Norm); return rs }, ErrMismatch},
		"root":       {func(s *Segment, rs []StepRecord) []StepRecord { s.Log[0]++; return rs }, ErrMismatch},
		"first step": {func(s *Segment, rs []StepRecord) []StepRecord { s.FirstStep++; return rs }, ErrMalformed},
		"short":      {func(_ *Segment, rs []StepRecord) []StepRecord { return rs[:4] }, ErrMalformed},
		"none":       {func(s *Segment, _ []StepRecord) []StepRecord { s.Steps = 0; return nil }, ErrMalformed},
		"NaN": {func(s *Segment, rs []StepRecord) []StepRecord {
			rs[0].Loss = float32(math.NaN())
			s.Log = LogRoot(rs)
			return rs
		}, ErrMalformed},
	} {
		s, rs := s, slices.Clone(rs)
		rs = c.edit(&s, rs)
		if err := s.CheckLog(rs); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

func TestRecordProofs(t *testing.T) {
	for _, n := range []int{1, 2, 5, 8} {
		rs := records(0, n)
		root := LogRoot(rs)
		for i := range rs {
			p, err := ProveRecord(rs, i)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := p.Verify(root); err != nil || got != rs[i] {
				t.Fatalf("record %d of %d: %v, %v", i, n, got, err)
			}
			for name, edit := range map[string]func(*RecordProof){
				"record": func(p *RecordProof) { p.Record[8] ^= 1 }, "index": func(p *RecordProof) { p.Index ^= 1 },
				"count": func(p *RecordProof) { p.Count += 8 }, "none": func(p *RecordProof) { p.Count = 0 },
				"huge":     func(p *RecordProof) { p.Count = math.MaxUint32 },
				"reserved": func(p *RecordProof) { p.Record[5] = 1 },
				"path":     func(p *RecordProof) { p.Path = append(slices.Clone(p.Path), Root{}) },
			} {
				q := p
				edit(&q)
				if _, err := q.Verify(root); !errors.Is(err, ErrMalformed) && !errors.Is(err, ErrMismatch) {
					t.Errorf("record %d of %d, %s: %v", i, n, name, err)
				}
			}
		}
		if _, err := ProveRecord(rs, n); !errors.Is(err, ErrMalformed) {
			t.Errorf("record %d of %d: %v", n, n, err)
		}
	}
	if LogRoot(nil) != (Root{}) {
		t.Error("the empty log has a root")
	}
}

// FuzzDecodeLog checks that what decodes encodes to the same bytes.
func FuzzDecodeLog(f *testing.F) {
	f.Add(EncodeLog(records(0, 3)))
	f.Add(make([]byte, RecordBytes))
	f.Fuzz(func(t *testing.T, b []byte) {
		rs, err := DecodeLog(b, 64)
		if err != nil {
			return
		}
		if len(rs) > 64 || !bytes.Equal(EncodeLog(rs), b) {
			t.Fatal("a log that encodes otherwise")
		}
		for _, r := range rs {
			if r.Check() != nil {
				t.Fatal("a record that no good step reports")
			}
		}
	})
}
