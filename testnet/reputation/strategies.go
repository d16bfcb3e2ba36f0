package reputation

import (
	"fmt"
	"strings"
)

// Strategy is what the coalition does.
type Strategy struct {
	Name, What string
	// CheatPermille of its segments are wrong.
	CheatPermille int
	Rename        bool // who was found wrong comes back under another name
	Collude       bool // its verifiers sign what its providers did
	Slander       bool // its verifiers call the work of others wrong
	Sure          bool // the same, where the first two that are drawn are friends
	Blind         bool // the coordinator keeps no records
	OwnJobs       bool // for each job of a client it pays itself for one
}

// Honest is honest play, with which others are compared.
var Honest = Strategy{Name: "honest", What: "the coalition works as all do"}

// Strategies are all that are played.
var Strategies = []Strategy{
	Honest,
	{Name: "cheating", What: "an eighth of its segments are wrong", CheatPermille: 125},
	{
		Name:          "whitewashing",
		What:          "and who is found wrong comes back under a new name",
		CheatPermille: 125,
		Rename:        true,
	},
	{Name: "collusion", What: "and its verifiers sign for them", CheatPermille: 125, Collude: true, Rename: true},
	{Name: "self-dealing", What: "its client pays its providers for a job beside each job", OwnJobs: true},
	{Name: "slander", What: "its verifiers call all work of others wrong", Slander: true},
	{Name: "slander under new names", What: "and come back under new names", Slander: true, Rename: true},
	{Name: "sure slander", What: "they do so only where they are drawn as the majority", Sure: true},
	{
		Name: "everything", What: "all of it at once",
		CheatPermille: 125, Rename: true, Collude: true, Sure: true, OwnJobs: true,
	},
}

// Row is what came of a strategy over several runs.
type Row struct {
	Strategy
	Runs, Jobs int
	Shares
	Bans  int     // runs in which an honest provider was shunned
	Blind float64 // the share if the coordinator keeps no records
}

// Share is the coalition's part of what honest clients paid for.
func (r Row) Share() float64 {
	return float64(r.Shares.Coalition) / float64(r.Shares.Honest+r.Shares.Coalition)
}

// PlayRuns plays a strategy so many times.
func (s Strategy) PlayRuns(seed uint64, runs, jobs int) Row {
	row := Row{Strategy: s, Runs: runs, Jobs: jobs}
	for i := range runs {
		got := s.Play(seed+uint64(i), jobs) //nolint:gosec // an index
		row.Shares.Honest += got.Honest
		row.Shares.Coalition += got.Coalition
		row.Shares.Wrong += got.Wrong
		row.Shares.Spent += got.Spent
		row.Shares.Shunned += got.Shunned
		if got.Shunned > 0 {
			row.Bans++
		}
	}
	return row
}

// Run plays all strategies.
func Run(seed uint64, runs, jobs int) (rows []Row) {
	for _, s := range Strategies {
		row, blind := s.PlayRuns(seed, runs, jobs), s
		blind.Blind = true
		row.Blind = blind.PlayRuns(seed, runs, jobs).Share()
		rows = append(rows, row)
	}
	return rows
}

// Table is a run as a Markdown table. The gain is in hundredths of all jobs' segments.
func Table(rows []Row) string {
	var b strings.Builder
	b.WriteString("| strategy | what | share without records | share | gain | honest bans | own jobs cost |\n" +
		"| --- | --- | --- | --- | --- | --- | --- |\n")
	for _, r := range rows {
		gain := strings.Replace(fmt.Sprintf("%+.1f", 100*(r.Share()-rows[0].Share())), "-", "−", 1)
		fmt.Fprintf(&b, "| %s | %s | %.1f %% | %.1f %% | %s | %d of %d | %.2f |\n", r.Name, r.What, 100*r.Blind,
			100*r.Share(), gain, r.Bans, r.Runs, float64(r.Shares.Spent)/float64(r.Runs)/1e6)
	}
	return b.String()
}
