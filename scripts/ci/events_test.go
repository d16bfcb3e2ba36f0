package main

import (
	"strings"
	"testing"
	"time"
)

const stream = `{"Action":"start","Package":"m/a"}
{"Action":"output","Package":"m/a","Test":"TestGood","Output":"said by a good test\n"}
{"Action":"pass","Package":"m/a","Test":"TestGood/sub","Elapsed":1}
{"Action":"pass","Package":"m/a","Test":"TestGood","Elapsed":1.5}
{"Action":"pass","Package":"m/a","Test":"TestSlow","Elapsed":7}
{"Action":"output","Package":"m/a","Test":"TestBad","Output":"said by a bad test\n"}
{"Action":"fail","Package":"m/a","Test":"TestBad","Elapsed":0.1}
{"Action":"skip","Package":"m/a","Test":"TestLong","Elapsed":0}
{"Action":"output","Package":"m/a","Output":"faults: 3 of a kind\n"}
{"Action":"fail","Package":"m/a","Elapsed":9}
{"Action":"skip","Package":"m/none","Elapsed":0}
{"Action":"output","Package":"m/b","Output":"ok  \tm/b\t(cached)\n"}
{"Action":"pass","Package":"m/b","Elapsed":0}
not JSON`

func TestEventsAreCounted(t *testing.T) {
	var said strings.Builder
	x, err := readEvents(strings.NewReader(stream), func(s string) { said.WriteString(s) })
	if err != nil {
		t.Fatal(err)
	}
	if x.passed != 2 || x.failed != 1 || len(x.skipped) != 1 || x.skipped[0] != "m/a TestLong" {
		t.Errorf("%+v", x)
	}
	if s := x.slowest(1); len(s) != 1 || s[0].name != "TestSlow" || s[0].took != 7*time.Second {
		t.Errorf("the slowest: %+v", s)
	}
	if s := x.slowest(5); len(s) != 2 {
		t.Errorf("the five slowest of two: %+v", s)
	}
	for _, want := range []string{"said by a bad test", "FAIL m/a", "ok   m/b", "(cached)", "faults: 3", "not JSON"} {
		if !strings.Contains(said.String(), want) {
			t.Errorf("%q is not printed: %s", want, said.String())
		}
	}
	if strings.Contains(said.String(), "good test") {
		t.Errorf("output of a test that passed is printed: %s", said.String())
	}
}
