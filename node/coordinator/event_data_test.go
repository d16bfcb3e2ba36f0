package coordinator

import (
	"encoding/json"
	"math"
	"reflect"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

func TestThinnedKeepsTheEndsAndIsJSON(t *testing.T) {
	var log []byte
	for i := range 1000 {
		r := commit.StepRecord{Step: uint32(2000 + i), Loss: 5 - float32(i)/1000}
		b := r.Encode()
		log = append(log, b[:]...)
	}
	got := thinned(2000, log)
	if len(got) != curvePoints || got[0] != [2]float64{2000, 5} || got[len(got)-1][0] != 2999 {
		t.Fatalf("%d points, the last %v", len(got), got[len(got)-1])
	}
	if _, err := json.Marshal(got); err != nil {
		t.Error(err)
	}
	if one := thinned(7, log[commit.RecordBytes:2*commit.RecordBytes]); len(one) != 1 || one[0][0] != 7 {
		t.Errorf("a log of one step: %v", one)
	}
	r := commit.StepRecord{Loss: float32(math.Inf(1))}
	if b := r.Encode(); thinned(0, b[:]) != nil {
		t.Error("a loss that is no number, which JSON does not have")
	}
	if bad := thinned(0, log[:7]); bad != nil {
		t.Errorf("what is no log: %v", bad)
	}
}

func TestExecutedNamesTheStepsOfTheWholeJob(t *testing.T) {
	spec := market.Spec{Program: program.Program{Steps: 40}, StepsPerSegment: 16, Marks: 4}
	for intervals, want := range map[market.Intervals][][2]uint32{
		0b0001: {{16, 20}}, 0b0110: {{20, 28}}, 0b1001: {{16, 20}, {28, 32}}, 0b1111: {{16, 32}}, 0: {},
	} {
		got := executed(market.Verdict{Segment: 1, Intervals: uint64(intervals)}, spec)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("intervals %b are steps %v, want %v", intervals, got, want)
		}
	}
}
