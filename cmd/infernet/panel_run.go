package main

import (
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/infernetprotocol/infernet/node/api"
)

// runPanel shows a run at the bottom of a terminal: a line for each slot, a column for each round.
type runPanel struct {
	drawing

	mu   sync.Mutex // the panel is drawn by a goroutine of its own
	view api.RoundsView
	ink  ink
}

// newRunPanel draws on out, which is a terminal. It shows nothing before show.
func newRunPanel(out io.Writer, colour bool) *runPanel {
	p := &runPanel{ink: ink(colour)}
	p.drawing = newDrawing(out, p.text)
	return p
}

func (p *runPanel) show(v api.RoundsView) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.view = v
}

func (p *runPanel) text(width int) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.view.ID == "" {
		return ""
	}
	return strings.Join(runLines(p.view, width, p.ink), "\n") + "\n"
}

// runRounds are the latest rounds that have a column.
const runRounds = 32

// runLines is a run in lines of at most width columns.
func runLines(v api.RoundsView, width int, ink ink) []string {
	lines := []string{label("rounds") + fmt.Sprintf("%d of %d merged, %s", v.Merged, v.Rounds, stateOf(v))}
	for i, s := range v.Slots {
		lines = append(lines, label(fmt.Sprintf("slot %d", i))+slotMarks(v, i, ink)+"  "+slotText(s))
	}
	lines = append(lines, label("bytes")+bytesText(v))
	for i, l := range lines {
		lines[i] = cut(l, width)
	}
	return lines
}

// slotMarks has a glyph for each of the latest rounds: ✓ counted, l too late, . absent,
// = verified and waiting for the others, ▸ in training, · to come, x lost.
func slotMarks(v api.RoundsView, slot int, ink ink) string {
	from := max(0, min(int(v.Merged)-runRounds/2, int(v.Rounds)-runRounds))
	var b strings.Builder
	for r := from; r < min(int(v.Rounds), from+runRounds); r++ {
		b.WriteString(slotMark(v, slot, r, ink))
	}
	return b.String()
}

func slotMark(v api.RoundsView, slot, r int, ink ink) string {
	if r < len(v.Grid) && slot < len(v.Grid[r]) {
		if mark := v.Grid[r][slot : slot+1]; mark != "#" {
			return mark
		}
		return ink.write(inkDone, "✓")
	}
	switch s := v.Slots[slot]; {
	case s.Lost != "":
		return ink.write(inkFaint, "x")
	case r < int(s.Verified):
		return ink.write(inkActive, "=")
	case r == int(s.Verified) && v.Outcome == "":
		return ink.write(inkActive, "▸")
	}
	return ink.write(inkFaint, "·")
}

// slotText says in words where a slot is.
func slotText(s api.SlotView) string {
	moved := "moved " + mebibytes(s.Bytes)
	switch {
	case s.Lost != "":
		return "lost: " + s.Lost + ", " + moved
	case s.Provider == "":
		return s.State + ", " + moved
	}
	text := fmt.Sprintf("step %d, loss %.3f, %s", s.Step, s.Loss, moved)
	if s.Behind {
		text += ", behind"
	}
	if s.Replaced > 0 {
		text += fmt.Sprintf(", %d replaced", s.Replaced)
	}
	return text
}

// bytesText compares what a worker has moved with data parallel training.
func bytesText(v api.RoundsView) string {
	text := mebibytes(v.BytesMoved) + " by a worker"
	if v.BytesMoved > 0 {
		text += fmt.Sprintf("; data parallel takes %s, %.1f times as many", mebibytes(v.BytesParallel),
			float64(v.BytesParallel)/float64(v.BytesMoved))
	}
	return text
}
