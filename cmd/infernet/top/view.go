package top

import (
	"fmt"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"github.com/infernetprotocol/infernet/node/api"
)

// View implements tea.Model.
func (m model) View() tea.View {
	v := tea.NewView(strings.Join(m.frame(), "\n"))
	v.AltScreen = true
	v.WindowTitle = "infernet top"
	return v
}

// frame is the screen: at most height lines of at most width columns.
func (m model) frame() []string {
	head := []string{m.title(), m.bar()}
	if m.err != nil {
		head = append(head, m.ink.write(inkBad, "✗ "+clean(m.away())))
	}
	room := max(m.height-len(head)-1, 0)
	lines := append(head, m.body(room)...)
	lines = lines[:min(len(lines), max(m.height-1, 0))]
	if m.height > 0 {
		lines = append(lines, m.ink.write(inkFaint, "tab or 1-6 pages · ↑↓ choose · w why · q leave"))
	}
	for i, l := range lines {
		lines[i] = fit(l, m.width)
	}
	return lines
}

func (m model) title() string {
	s := m.last.status
	if !m.known {
		return m.ink.write(inkBold, "infernet top")
	}
	state := "running"
	if s.Draining {
		state = "draining"
	}
	return m.ink.write(inkBold, "infernet "+clean(s.Version)) + fmt.Sprintf(" · %s, up %s · block %d · %s",
		state, s.Uptime.Round(time.Second), s.Chain.Head, clean(strings.Join(s.Roles, ", ")))
}

func (m model) bar() string {
	var all []string
	for i, t := range tabs {
		name := fmt.Sprintf(" %d %s ", i+1, t.name)
		if i == m.tab {
			name = m.ink.write(inkChosen, fmt.Sprintf("[%d %s]", i+1, t.name))
		}
		all = append(all, name)
	}
	return strings.Join(all, "")
}

// away says that the node does not answer, and how old what is shown is.
func (m model) away() string {
	text := "the node does not answer: " + m.err.Error()
	if hint := api.Hint(m.err); hint != "" {
		text += "; " + hint
	}
	if m.known {
		text = fmt.Sprintf("%s old: ", m.now().Sub(m.last.at).Round(time.Second)) + text
	}
	return text
}

func (m model) body(room int) []string {
	switch {
	case m.why != nil:
		return m.reason(room)
	case !m.known && m.err == nil:
		return []string{"asking the node…"}
	case !m.known:
		return nil
	}
	head, rows := tabs[m.tab].lines(m)
	if tabs[m.tab].columns == nil {
		return rows
	}
	if len(rows) == 0 {
		return []string{tabs[m.tab].empty}
	}
	room = max(room-len(head), 1)
	from := max(min(m.row-room/2, len(rows)-room), 0)
	out := head
	for i, r := range rows[from:min(from+room, len(rows))] {
		mark := "  "
		if from+i == m.row {
			mark = "▸ "
		}
		out = append(out, mark+r)
	}
	return out
}

// reason is the answer to a "why".
func (m model) reason(room int) []string {
	e := m.why
	said := []string{"why " + short(e.id), ""}
	switch {
	case e.err != nil:
		said = append(said, "no answer: "+clean(e.err.Error()))
	case e.State == "":
		said = append(said, "asking the node…")
	default:
		said = append(said, e.What+": "+e.State, "rule: "+e.Rule)
		for _, x := range e.Evidence {
			said = append(said, "- "+x)
		}
		if e.Deadline != 0 {
			said = append(said, "until "+chainTime(e.Deadline))
		}
		said = append(said, "may act: "+strings.Join(e.MayAct, ", "), "else: "+e.Else)
	}
	var out []string
	for _, s := range append(said, "", "esc goes back") {
		out = append(out, wrap(clean(s), m.width)...)
	}
	return out[:min(len(out), room)]
}

// chainTime shows a time of the chain, unix seconds, in the reader's zone.
func chainTime(t uint64) string { return time.Unix(int64(t), 0).Format(shortTime) }

// shortTime leaves the year out: deadlines are days away.
const shortTime = "01-02 15:04"
