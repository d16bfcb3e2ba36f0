package plot_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/scripts/bench/engine/plot"
)

type point struct{ x, y float64 }

// points parses the curves of a picture. It fails if the picture is not XML.
func points(t *testing.T, svg []byte) (all [][]point) {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(svg))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatal(err)
		}
		e, ok := token.(xml.StartElement)
		if !ok || e.Name.Local != "polyline" {
			continue
		}
		var line []point
		for _, a := range e.Attr {
			for _, pair := range strings.Fields(a.Value) {
				var p point
				if n, _ := fmt.Sscanf(pair, "%f,%f", &p.x, &p.y); n == 2 {
					line = append(line, p)
				}
			}
		}
		all = append(all, line)
	}
}

func TestCurvesAreInPlace(t *testing.T) {
	c := plot.Chart{
		Title: "a < b & c", X: "step", Y: "loss",
		Lines: []plot.Line{
			{Name: "one", X: []float64{0, 50, 100}, Y: []float64{3, 2, 1}},
			{Name: "two", X: []float64{0, 100}, Y: []float64{1, 3}, Faint: true},
		},
	}
	svg := c.SVG()
	got := points(t, svg)
	if len(got) != 2 || len(got[0]) != 3 || len(got[1]) != 2 {
		t.Fatalf("%v", got)
	}
	down, up := got[0], got[1]
	if down[1].x != (down[0].x+down[2].x)/2 || down[1].y != (down[0].y+down[2].y)/2 || down[0].y >= down[2].y {
		t.Errorf("a straight line down: %v", down)
	}
	if up[0].y != down[2].y || up[1].y != down[0].y {
		t.Errorf("equal values at unequal heights: %v, %v", down, up)
	}
	if !bytes.Equal(svg, c.SVG()) {
		t.Error("drawn twice, other bytes")
	}
}

func TestLogarithmicHeights(t *testing.T) {
	c := plot.Chart{
		LogY:  true,
		Lines: []plot.Line{{Name: "decades", X: []float64{1, 2, 3}, Y: []float64{1e-6, 1e-4, 1e-2}}},
	}
	p := points(t, c.SVG())[0]
	if a, b := p[0].y-p[1].y, p[1].y-p[2].y; a != b || a <= 0 {
		t.Errorf("decades %v apart, then %v", a, b)
	}
}
