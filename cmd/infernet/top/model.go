package top

import (
	"context"
	"time"

	tea "charm.land/bubbletea/v2"

	"github.com/infernetprotocol/infernet/node/api"
)

// every is the time between two rounds of questions.
const every = time.Second

// Messages of the model.
type (
	found struct { // a round of questions is over
		snapshot
		err error
	}
	due       struct{} // the next round is due
	explained struct { // the answer to a "why"
		id string
		api.Explanation
		err error
	}
)

// model is the state of the dashboard.
type model struct {
	ctx  context.Context
	node Node
	feed *feed
	now  func() time.Time
	ink  ink

	last, before  snapshot // before is the round before the last, for what is per second
	known         bool     // there was an answer
	err           error    // of the latest round
	tab, row      int
	width, height int
	why           *explained
}

// Init implements tea.Model.
func (m model) Init() tea.Cmd { return m.ask }

func (m model) ask() tea.Msg {
	s, err := ask(m.ctx, m.node, m.feed, m.now)
	return found{s, err}
}

// Update implements tea.Model.
func (m model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.KeyPressMsg:
		return m.key(msg.String())
	case due:
		return m, m.ask
	case found:
		return m.take(msg), tea.Tick(every, func(time.Time) tea.Msg { return due{} })
	case explained:
		if m.why != nil && m.why.id == msg.id {
			m.why = &msg
		}
	}
	return m, nil
}

func (m model) take(f found) model {
	m.err = f.err
	if f.err == nil {
		m.before, m.last, m.known = m.last, f.snapshot, true
	}
	m.row = min(m.row, max(m.rows()-1, 0))
	return m
}

func (m model) key(name string) (tea.Model, tea.Cmd) {
	switch name {
	case "q", "ctrl+c":
		return m, tea.Quit
	case "esc":
		m.why = nil
	case "tab", "right", "l":
		m = m.turn(m.tab + 1)
	case "shift+tab", "left", "h":
		m = m.turn(m.tab + len(tabs) - 1)
	case "down", "j":
		m.row = min(m.row+1, max(m.rows()-1, 0))
	case "up", "k":
		m.row = max(m.row-1, 0)
	case "w", "enter":
		return m.explain()
	default:
		if len(name) == 1 && name[0] >= '1' && int(name[0]-'1') < len(tabs) {
			m = m.turn(int(name[0] - '1'))
		}
	}
	return m, nil
}

func (m model) turn(to int) model {
	m.tab, m.row, m.why = to%len(tabs), 0, nil
	return m
}

// explain asks why the chosen row is as it is. The node may still say that it knows no such thing.
func (m model) explain() (tea.Model, tea.Cmd) {
	ids := tabs[m.tab].ids(m.last)
	if m.row >= len(ids) || ids[m.row] == "" {
		return m, nil
	}
	id := ids[m.row]
	m.why = &explained{id: id}
	return m, func() tea.Msg {
		ctx, cancel := context.WithTimeout(m.ctx, askFor)
		defer cancel()
		e, err := m.node.Explain(ctx, id)
		return explained{id, e, err}
	}
}

func (m model) rows() int { return len(tabs[m.tab].ids(m.last)) }
