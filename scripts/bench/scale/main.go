// Command scale simulates the spreading of offers through networks of 1,000 to 100,000 nodes (testnet/scale) and prints
// a table:
//
//	go run ./scripts/bench/scale
//
// With -update it writes the table into docs/network.md, the curves into docs/figures/network.svg, and all figures into
// docs/figures/network.json. Run it in the root of the repository.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/intake"
	"github.com/infernetprotocol/infernet/scripts/bench/engine/plot"
	"github.com/infernetprotocol/infernet/testnet/scale"
)

func main() {
	update := flag.Bool("update", false, "write docs/network.md, docs/figures/network.svg and network.json")
	flag.Parse()
	if err := run(*update); err != nil {
		fmt.Fprintln(os.Stderr, "scale:", err)
		os.Exit(1)
	}
}

// networks are the rows of the table.
func networks() []scale.Config {
	large := scale.Usual(1_000)
	large.Size = large.Limits.MaxSize
	return []scale.Config{
		scale.Usual(1_000), scale.Usual(10_000), scale.Usual(100_000), large,
		scale.Spammed(1_000, 20, 0), scale.Spammed(1_000, 50, 0), scale.Spammed(1_000, 200, 0),
		scale.Spammed(1_000, 200, 0.5), scale.Spammed(10_000, 200, 0),
		scale.Funded(100_000, 0), scale.Funded(1_000, 200), scale.Funded(10_000, 200),
	}
}

func run(update bool) error {
	var all []scale.Result
	for _, c := range networks() {
		r, err := scale.Run(c)
		if err != nil {
			return err
		}
		all = append(all, r)
	}
	if !update {
		_, err := fmt.Print(table(all))
		return err
	}
	return write(all)
}

func write(all []scale.Result) error {
	path := filepath.Join("docs", "network.md")
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	next, err := filled(string(text), table(all))
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	figures, err := json.MarshalIndent(all, "", "\t")
	if err != nil {
		return err
	}
	return errors.Join(
		os.WriteFile(path, []byte(next), 0o644),
		os.WriteFile(filepath.Join("docs", "figures", "network.json"), append(figures, '\n'), 0o644),
		os.WriteFile(filepath.Join("docs", "figures", "network.svg"), picture(all), 0o644))
}

// Where the table stands in the document.
const (
	begin = "<!-- generated: make bench-scale -->\n"
	end   = "<!-- end -->"
)

var errMarker = errors.New("no place for the generated table")

// filled returns a document with its table replaced.
func filled(text, table string) (string, error) {
	before, rest, ok := strings.Cut(text, begin)
	_, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		return "", errMarker
	}
	return before + begin + table + end + after, nil
}

// Goals of a network.
const (
	goalReach   = 0.99
	goalSeconds = 2
)

func table(all []scale.Result) string {
	var b strings.Builder
	b.WriteString("| nodes | offer, bytes | spam, offers/s | known | funded | had it | half after | 99 % after | " +
		"goal met | hops | copies for one | bytes sent | bytes received | refused | spam taken, offers/s | " +
		"false claims looked at, 1/s | book after 10 min | bids, kept |\n" +
		"|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n")
	for _, r := range all {
		fmt.Fprintf(&b, "| %d | %d | %.0f | %.0f %% | %s | %.2f %% | %s | %s | %s | %.1f | %.1f | %s | %s | "+
			"%.1f %% | %.0f | %.2f | %d | %s |\n",
			r.Nodes, r.Size, r.Spam, 100*r.Known, funded(r), 100*r.Reach, seconds(r.Half), seconds(r.Most), met(r),
			r.Hops, r.Copies, perOffer(r, r.Sent), perOffer(r, r.Got), 100*r.Barred, r.Taken, r.Looks, book(r), bids(r))
	}
	return b.String()
}

// perOffer is a figure of bytes. With spam it says little about one offer.
func perOffer(r scale.Result, bytes float64) string {
	if r.Spam > 0 {
		return "with spam " + fmt.Sprintf("%.0f", bytes)
	}
	return fmt.Sprintf("%.0f", bytes)
}

func seconds(s scale.Seconds) string {
	if math.IsInf(float64(s), 1) {
		return "never"
	}
	return fmt.Sprintf("%.2f s", float64(s))
}

// funded says whether the offers' clients are seen to have money, and how many offers a second claim so falsely.
func funded(r scale.Result) string {
	switch {
	case !r.Funded:
		return "no"
	case r.False == 0:
		return "yes"
	}
	return fmt.Sprintf("yes, and %.0f/s falsely", r.False)
}

func met(r scale.Result) string {
	if r.Reach >= goalReach && r.Most < goalSeconds {
		return "yes"
	}
	return "**no**"
}

// openShare is the share of the nodes that have one open offer.
const openShare = 0.01

// book is how many offers a node lists ten minutes after it began: honest ones, and spam that nobody repeats.
func book(r scale.Result) int {
	l := market.DefaultBookLimits()
	return min(l.Capacity, int(openShare*float64(r.Nodes)+r.Taken*float64(l.Stale)))
}

// bids are how many come for an offer at once if a third of the honest nodes can do the job, and how many a coordinator
// keeps.
func bids(r scale.Result) string {
	n := int(r.Reach * 0.9 * float64(r.Nodes) / 3 * intake.ShareOf(r.Nodes))
	return fmt.Sprintf("%d, %d", n, min(n, job.MaxBids))
}

// picture shows the spreading by size, and what spam does to it.
func picture(all []scale.Result) []byte {
	c := plot.Chart{Title: "How an offer spreads, a tenth of the nodes hostile", X: "seconds after its announcement",
		Y: "honest nodes that have it", Reach: 2}
	for _, r := range all {
		if r.Size > scale.Usual(r.Nodes).Size || r.Known > 0 || r.Spam > 0 && r.Spam < 100 ||
			r.Spam > 0 && r.Nodes > 1000 {
			continue
		}
		name := fmt.Sprintf("%d nodes", r.Nodes)
		if r.Funded {
			name = "funded, " + name
		}
		if r.Spam > 0 {
			name += fmt.Sprintf(", %.0f offers/s of spam", r.Spam)
		}
		c.Lines = append(c.Lines, plot.Line{Name: name, X: r.Curve.At, Y: r.Curve.Share})
	}
	return c.SVG()
}
