package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// drawing is the bottom of a terminal, with what is written to it above.
type drawing struct {
	all *mpb.Progress
	bar *mpb.Bar
}

// newDrawing draws on out, which is a terminal, what text says for its width, again and again.
func newDrawing(out io.Writer, text func(width int) string) drawing {
	all := mpb.New(mpb.WithOutput(out))
	bar := all.MustAdd(1, mpb.BarFillerFunc(func(w io.Writer, _ decor.Statistics) error { return nil }),
		mpb.BarExtender(mpb.BarFillerFunc(func(w io.Writer, s decor.Statistics) error {
			_, err := io.WriteString(w, text(s.AvailableWidth))
			return err
		}), false))
	return drawing{all, bar}
}

// Write puts lines above what is drawn.
func (d drawing) Write(b []byte) (int, error) { return d.all.Write(b) }

// close leaves the last state on the terminal.
func (d drawing) close() {
	d.bar.Abort(false)
	d.all.Wait()
}

// panel shows a job at the bottom of a terminal.
type panel struct {
	drawing

	mu   sync.Mutex // the panel is drawn by a goroutine of its own
	view api.JobView
	loss []float64 // as it was said, in order
	ink  ink
}

// newPanel draws on out, which is a terminal. It shows nothing before show.
func newPanel(out io.Writer, colour bool) *panel {
	p := &panel{ink: ink(colour)}
	p.drawing = newDrawing(out, p.text)
	return p
}

// show takes the job's latest state.
func (p *panel) show(v api.JobView) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if v.ID != p.view.ID { // the demo's second job
		p.loss = nil
	}
	if v.Step != p.view.Step && v.LossLast != 0 {
		p.loss = append(p.loss, v.LossLast)
	}
	p.view = v
}

func (p *panel) text(width int) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.view.ID == "" {
		return ""
	}
	return strings.Join(panelLines(p.view, p.loss, width, p.ink), "\n") + "\n"
}

// ink says whether to use colours.
type ink bool

// Colours, as parameters of SGR. Each stands beside a glyph or a word, never alone.
const (
	inkDone   = "32" // green
	inkActive = "36" // cyan
	inkFaint  = "2"
)

func (i ink) write(colour, text string) string {
	if !i || text == "" {
		return text
	}
	return "\x1b[" + colour + "m" + text + "\x1b[0m"
}

// Widths of a panel's parts, in columns.
const (
	panelMost  = 78
	panelLabel = 10
	stripMost  = 64
)

// panelLines is a panel in lines of at most width columns.
func panelLines(v api.JobView, loss []float64, width int, ink ink) []string {
	room := max(min(width, panelMost)-panelLabel, 10)
	lines := []string{
		label("steps") + steps(v, room, ink),
		label("loss") + curve(v, loss, room, ink),
		label("segments") + strip(v, min(room, stripMost), ink),
		label("money") + flow(v),
	}
	for i, l := range lines {
		lines[i] = cut(l, width)
	}
	return lines
}

func label(text string) string { return fmt.Sprintf("%-*s", panelLabel, text) }

// steps is a bar with what is done in words.
func steps(v api.JobView, room int, ink ink) string {
	said := fmt.Sprintf(" %d of %d", v.Step, v.Steps)
	if v.TokensPerSecond > 0 && !v.Ended {
		said += fmt.Sprintf(", %d tokens/s", v.TokensPerSecond)
	}
	n := max(room-len(said), 4)
	done := int(uint64(v.Step) * uint64(n) / uint64(max(v.Steps, 1)))
	done = min(done, n)
	return ink.write(inkActive, strings.Repeat("━", done)) + ink.write(inkFaint, strings.Repeat("─", n-done)) + said
}

// sparks are eight heights.
var sparks = []rune("▁▂▃▄▅▆▇█")

// curve is the loss over the steps, with its first and last value.
func curve(v api.JobView, loss []float64, room int, ink ink) string {
	if len(loss) == 0 {
		return ink.write(inkFaint, "nothing is trained yet")
	}
	said := fmt.Sprintf(" %.3f → %.3f (claimed)", v.LossFirst, v.LossLast)
	n := min(len(loss), max(room-len([]rune(said)), 4))
	low, high := slices.Min(loss), slices.Max(loss)
	var b strings.Builder
	for i := range n {
		x := loss[i*(len(loss)-1)/max(n-1, 1)]
		at := 0
		if high > low {
			at = int(math.Round((x - low) / (high - low) * float64(len(sparks)-1)))
		}
		b.WriteRune(sparks[at])
	}
	return ink.write(inkActive, b.String()) + said
}

// strip has a glyph for each segment, or for equal parts of them if there are too many.
func strip(v api.JobView, room int, ink ink) string {
	n := min(int(v.Segments), room)
	at := func(count uint32) int { return int(uint64(count) * uint64(n) / uint64(max(v.Segments, 1))) }
	paid, verified := at(v.SegmentsPaid), at(max(v.SegmentsVerified, v.SegmentsPaid))
	begun := verified
	if v.Steps > 0 && !v.Ended {
		begun = max(verified, min(n, int(math.Ceil(float64(v.Step)*float64(n)/float64(v.Steps)))))
	}
	text := ink.write(inkDone, strings.Repeat("$", paid)+strings.Repeat("✓", verified-paid)) +
		ink.write(inkActive, strings.Repeat("▸", begun-verified)) + ink.write(inkFaint, strings.Repeat("·", n-begun))
	return text + fmt.Sprintf("  %d verified, %d paid of %d", v.SegmentsVerified, v.SegmentsPaid, v.Segments)
}

// flow says where the deposit is. Its parts add up to it.
func flow(v api.JobView) string {
	write := func(u money.Units) string { return money.Format(u, v.Decimals) }
	provider, verifiers := total(v.ProviderEarned), total(v.VerifierEarned)
	held := v.Deposited - provider - verifiers - v.Fees - v.Refunded
	if v.Deposited == 0 {
		return "nothing is deposited yet"
	}
	text := fmt.Sprintf("%s = provider %s + verifiers %s + back %s + held %s", write(v.Deposited), write(provider),
		write(verifiers), write(v.Refunded), write(held))
	if v.Fees > 0 {
		text += " + fees " + write(v.Fees)
	}
	return text
}

func total(of map[string]money.Units) (sum money.Units) {
	for _, x := range of {
		sum += x
	}
	return sum
}

// cut shortens a line to so many columns. Colours take none.
func cut(line string, width int) string {
	column, escaped := 0, false
	for i, r := range line {
		switch {
		case r == '\x1b':
			escaped = true
		case escaped:
			escaped = r != 'm'
		case column == width:
			return line[:i] + "\x1b[0m"
		default:
			column++
		}
	}
	return line
}
