package model

import (
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestDecoderIsForward: however a text is cut into pieces, the logits after it
// are those of the whole forward pass, bit for bit, in both numerics.
func TestDecoderIsForward(t *testing.T) {
	for name, cfg := range shapes() {
		t.Run(name, func(t *testing.T) { decoderIsForward(t, cfg) })
	}
}

func decoderIsForward(t *testing.T, cfg program.Model) {
	c := int(cfg.Context)
	_, inputs, _ := setUp(cfg)
	for _, a := range []num.Arithmetic{num.R32, num.X8} {
		be := num.Ref()
		m := New(cfg, a, 1, be)
		m.Init(3)
		d := NewDecoder(cfg, a, m.Parameters(), be)
		for _, pieces := range [][]int{{c}, {1, 1, 1, c - 3}, {c - 1, 1}, {BlockRows, c - BlockRows}, {5, 30, c - 35}} {
			d.Reset()
			at := 0
			for _, n := range pieces {
				got := d.Feed(inputs[at : at+n])
				at += n
				m.Forward(inputs[:at], 1, at)
				t.Run(fmt.Sprint(a, pieces, at), func(t *testing.T) { mustBe(t, got, m.LastLogits()) })
			}
			if d.Len() != c || d.Context() != c {
				t.Errorf("%d of %d positions", d.Len(), d.Context())
			}
		}
		m.Parameters()[0].Data[5]++
		m.Parameters()[2].Data[7]++
		d.Refresh()
		got := d.Feed(inputs[:9])
		m.Forward(inputs[:9], 1, 9)
		mustBe(t, got, m.LastLogits())
	}
}
