package top

import (
	"fmt"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// tab is a page of the dashboard. Without columns it is no table, and nothing in it can be chosen.
type tab struct {
	name    string
	columns []column
	empty   string
	ids     func(snapshot) []string // of the rows, for a "why"; "" has none
	rows    func(model) []string
}

// lines are a page's head and its rows.
func (t tab) lines(m model) (head, rows []string) {
	if t.columns != nil {
		head = []string{"  " + m.ink.write(inkFaint, titles(t.columns))}
	}
	return head, t.rows(m)
}

var (
	jobColumns = []column{
		{"JOB", 10},
		{"NAME", 14},
		{"STATE", 10},
		{"STEPS", 11},
		{"LOSS", 7},
		{"PAID/VERIFIED/ALL", 0},
	}
	leaseCols  = []column{{"LEASE", 10}, {"AS", 8}, {"RAIL", 9}, {"PHASE", 9}, {"PRICE", 6}, {"SEGMENTS", 0}}
	bidColumns = []column{{"OFFER", 10}, {"NAME", 14}, {"PRICE", 8}, {"SEGS", 5}, {"DECISION", 0}}
	gameCols   = []column{{"GAME", 10}, {"SEGMENT", 14}, {"SIDE", 10}, {"STATUS", 8}, {"MOVES", 5}, {"TURN", 0}}
	peerCols   = []column{{"PEER", 20}, {"ADDRESS", 0}}
)

// tabs are the pages, in order.
var tabs = []tab{
	{"Node", nil, "", func(snapshot) []string { return nil }, nodeRows},
	{"Jobs", jobColumns, "this node coordinates no job", jobIDs, jobRows},
	{"Leases", leaseCols, "no lease: page Bids says what this node made of the offers", leaseIDs, leaseRows},
	{"Bids", bidColumns, "no offer was heard; `infernet doctor` checks the network", offerIDs, bidRows},
	{"Disputes", gameCols, "no dispute here", gameIDs, gameRows},
	{"Peers", peerCols, "no peer; `infernet doctor` checks the network", peerIDs, peerRows},
}

// each makes a text of every element.
func each[T any](all []T, fn func(T) string) []string {
	out := make([]string, 0, len(all))
	for _, x := range all {
		out = append(out, fn(x))
	}
	return out
}

func jobIDs(s snapshot) []string { return each(s.jobs, func(j api.JobView) string { return j.ID }) }
func leaseIDs(s snapshot) []string {
	return each(s.leases, func(l api.LeaseView) string { return l.ID })
}
func offerIDs(s snapshot) []string {
	return each(s.offers, func(o api.OfferView) string { return o.Job })
}
func gameIDs(s snapshot) []string {
	return each(s.disputes, func(d api.DisputeView) string { return d.Game })
}
func peerIDs(s snapshot) []string { return make([]string, len(s.peers)) }

func jobRows(m model) []string {
	return each(m.last.jobs, func(j api.JobView) string {
		return cells(jobColumns, short(j.ID), clean(j.Name), clean(j.State), fmt.Sprintf("%d/%d", j.Step, j.Steps),
			fmt.Sprintf("%.3f", j.LossLast),
			fmt.Sprintf("$%d ✓%d of %d", j.SegmentsPaid, j.SegmentsVerified, j.Segments))
	})
}

func leaseRows(m model) []string {
	return each(m.last.leases, func(l api.LeaseView) string {
		note := ""
		switch {
		case l.Games > 0:
			note = fmt.Sprintf(", %d disputed", l.Games)
		case !l.Settled:
			note = ", until " + chainTime(l.Deadline)
		}
		return cells(leaseCols, short(l.ID), clean(l.As), clean(l.Rail), clean(l.Phase),
			money.Format(l.Price, l.Decimals), segments(l, stripMost)+note)
	})
}

// stripMost is how many segments a strip shows one by one.
const stripMost = 16

// segments is a glyph for each segment of a lease: earned, begun, not begun. Many are told in numbers.
func segments(l api.LeaseView, most uint32) string {
	if l.Segments > most {
		return fmt.Sprintf("✓%d ▸%d of %d", l.Vouched, l.Begun, l.Segments)
	}
	earned := min(l.Vouched, l.Segments)
	begun := min(max(l.Begun, earned), l.Segments)
	return strings.Repeat("✓", int(earned)) + strings.Repeat("▸", int(begun-earned)) +
		strings.Repeat("·", int(l.Segments-begun))
}

func bidRows(m model) []string {
	return each(m.last.offers, func(o api.OfferView) string {
		return cells(bidColumns, short(o.Job), clean(o.Name), money.Format(o.MaxPrice, m.last.status.Decimals),
			fmt.Sprint(o.Segments), clean(o.Decision))
	})
}

func gameRows(m model) []string {
	return each(m.last.disputes, func(d api.DisputeView) string {
		turn := clean(d.Turn)
		if d.Deadline != 0 {
			turn += " by " + chainTime(d.Deadline)
		}
		if d.Winner != "" {
			turn = "won by " + clean(d.Winner) + ", by " + clean(d.By)
		}
		return cells(gameCols, short(d.Game), fmt.Sprintf("%s/%d", short(d.Lease), d.Segment), clean(d.Side),
			clean(d.Status), fmt.Sprint(d.Made), turn)
	})
}

func peerRows(m model) []string {
	return each(m.last.peers, func(p api.Peer) string {
		return cells(peerCols, clean(p.ID), clean(strings.Join(p.Addrs, " ")))
	})
}

// event is one on a line.
func event(e api.Event) string {
	return fmt.Sprintf("%s  %-9s  %s", e.Time.Local().Format(time.TimeOnly), clean(e.Kind), clean(e.Text))
}
