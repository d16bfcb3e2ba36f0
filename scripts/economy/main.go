// Command economy plays the leases of testnet/economy and prints what departing from the
// protocol brings, beside what market/economics predicts:
//
//	go run ./scripts/economy
//
// With -update it writes the figures into docs/economics.md and its picture, and the bounds into
// README.md and docs/threat-model.md. Run it in the root of the repository.
package main

import (
	"errors"
	"flag"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"strings"

	"github.com/ethereum/go-ethereum/params"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/scripts/bench/engine/plot"
	"github.com/infernetprotocol/infernet/testnet/economy"
)

// What the document's figures come from.
const (
	docSeed   = 1
	docLeases = 100_000
)

func main() {
	seed := flag.Uint64("seed", docSeed, "of the run")
	leases := flag.Int("leases", docLeases, "leases of all strategies together")
	update := flag.Bool("update", false, "write the documents' figures and docs/figures/economics.svg")
	flag.Parse()
	if err := run(*seed, *leases, *update); err != nil {
		fmt.Fprintln(os.Stderr, "economy:", err)
		os.Exit(1)
	}
}

func run(seed uint64, leases int, update bool) error {
	all, err := economy.Run(seed, leases)
	if err != nil {
		return err
	}
	if !update {
		_, err := fmt.Println(Measured(all))
		return err
	}
	for path, parts := range documents(all) {
		if err := write(path, parts); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	return os.WriteFile(filepath.Join("docs", "figures", "economics.svg"), picture(), 0o644)
}

// write renews the generated parts of a document.
func write(path string, parts map[string]string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	next, err := filled(string(text), parts)
	if err != nil {
		return err
	}
	return os.WriteFile(path, []byte(next), 0o644)
}

// documents are the generated parts by document and name. Without a run, what depends on it is
// left out.
func documents(all []economy.Measured) map[string]map[string]string {
	long := map[string]string{"usual": usualTerms(), "terms": terms(), "deviations": deviations(),
		"losses": losses(), "threats": threats(), "few": few(), "unlocked": unlocked()}
	if all != nil {
		long["run"] = Measured(all)
	}
	return map[string]map[string]string{
		filepath.Join("docs", "economics.md"):    long,
		filepath.Join("docs", "threat-model.md"): {"bounds": bounds()},
		"README.md":                              {"bounds": inShort()},
	}
}

// usualTerms says what the usual terms are.
func usualTerms() string {
	p := economy.Usual()
	gwei, coin := new(big.Int).Div(economy.UsualGas, big.NewInt(params.GWei)), economics.Cash(p, economy.UsualCoin)
	return fmt.Sprintf("A segment of %d steps costs %s dollars. It has %d intervals between marks, of which a block "+
		"draws %d.\n%d verifier executes them, for %g %% of the price. The credit is %d. Gas costs %d gwei, and a "+
		"coin %s dollars.\nA lease names %d verifiers.\n", p.Steps, economics.Cash(p, p.Price), p.Intervals(), p.Drawn,
		p.Verifiers, float64(p.VerifyBPS)/100, p.Credit, gwei, coin, p.Candidates)
}

// few says how often a lease of few verifiers names friends of the client alone.
func few() string {
	p := economy.Usual()
	var parts []string
	for n := uint32(1); n <= 5; n++ {
		p.Candidates = n
		parts = append(parts, fmt.Sprintf("%d with %.2g %%", n, 100*p.Unheard(economics.Third)))
	}
	p.Candidates = 0
	return fmt.Sprintf("With a third of the stake all verifiers of a lease are friends: of %s.\nAt the usual terms "+
		"a lease names %d verifiers at least, and its provider hears %d.\n", strings.Join(parts, ", "),
		p.LeastCandidates(), p.LeastHeard())
}

// unlocked is the refusal of the usual terms where nothing is locked.
func unlocked() string {
	p := economy.Usual()
	p.Lock = 0
	return fmt.Sprintf("    %v\n", economics.Check(p))
}

// bounds is what each party can lose, as a list.
func bounds() string {
	var b strings.Builder
	for _, r := range market.KnownRails {
		fmt.Fprintf(&b, "\nOn %s:\n- %s\n", r, strings.Join(economics.Bounds(on(r)), "\n- "))
	}
	return b.String()
}

// on returns the usual terms and a lease of the document on a rail, where an aggregator signs if
// the rail has them. Stake is locked on the EVM chain alone.
func on(r market.Rail) (economics.Params, economics.Setting) {
	p := economy.Usual()
	if r != market.OnEVM {
		p.Lock = 0
	}
	return p, economics.Setting{Rail: r, Segments: leased, Aggregated: r == market.OnEVM,
		Pace: usualWindow / jobfile.DelegatedPace / leased}
}

// inShort is bounds in few sentences. The client's own node signs.
func inShort() string {
	p := economy.Usual()
	var b strings.Builder
	fmt.Fprintf(&b, "At %s dollars a segment and with defaults, each verifier executes %.1f %% of the steps. In a "+
		"lease of %d segments honest parties lose at most, in dollars:", economics.Cash(p, p.Price),
		100*p.CheckedShare(), leased)
	var trusts []string
	for _, r := range market.KnownRails {
		own, in := on(r)
		trusts = append(trusts, own.Trusts(in)...)
		in.Aggregated = false
		fmt.Fprintf(&b, " on %s %s;", r, economics.InShort(own, in))
	}
	return strings.TrimSuffix(b.String(), ";") + ". What no contract prevents: " + strings.Join(trusts, "; ") + ".\n"
}

// terms says what the figures are for.
func terms() string {
	p := economy.Usual()
	lines := economics.Lines(on(market.OnEVM))
	return fmt.Sprintf("A lock of %s is %.2f times what is at risk.\n\n"+
		"    cheating  %s\n    checking  %s\n    worst     %s\n",
		economics.Cash(p, p.Lock), p.Locked(), lines[0], lines[1], lines[2])
}

func deviations() string { return economics.Table(economy.Usual()) }

func losses() string { return economics.LossTable(economy.Usual(), leased) }

// usualWindow is payment.window of a job file that names none, seconds.
const usualWindow = 90 * 60

// leased is how many segments the leases of the document have.
const leased = 4

func threats() string { return economics.ThreatTable(economy.Usual(), leased) }

// Measured is a run as a Markdown table, in dollars per attempt.
func Measured(all []economy.Measured) string {
	var b strings.Builder
	b.WriteString("| strategy | attempts | predicted | measured | standard errors off |\n" +
		"| --- | --- | --- | --- | --- |\n")
	dollars := func(v float64) string {
		return strings.Replace(fmt.Sprintf("%+.4f", v/1e6), "-", "−", 1)
	}
	for _, m := range all {
		fmt.Fprintf(&b, "| %s | %d | %s | %s | %.1f |\n", m.Strategy.Name, m.Attempts, dollars(m.Predicted.Expected()),
			dollars(m.Mean), m.Off())
	}
	return b.String()
}

// picture shows what leaving out intervals brings on average, by their number.
func picture() []byte {
	usual := economy.Usual()
	passed, unlocked := usual, usual
	passed.DrawsAdd, passed.Coalition = false, economics.Coalition{}
	unlocked.Lock = 0
	c := plot.Chart{
		Title: "What a provider gains on average by leaving out intervals of a segment",
		X:     "intervals left out, of 16", Y: "prices of a segment", Reach: 1,
		Lines: []plot.Line{
			curve("with verifiers of a third of the stake", usual),
			curve("the same, and nothing is locked", unlocked),
			curve("alone, if draws did not add", passed),
			{Name: "honest", X: []float64{1, 16}, Y: []float64{0, 0}, Faint: true},
		},
	}
	return c.SVG()
}

// leastShown is where a curve leaves the picture, in prices.
const leastShown = -0.8

func curve(name string, p economics.Params) plot.Line {
	l := plot.Line{Name: name}
	for j := uint32(1); j <= p.Intervals(); j++ {
		y := economics.LeavingOut(p, j).Expected() / float64(p.Price)
		if y < leastShown {
			break
		}
		l.X, l.Y = append(l.X, float64(j)), append(l.Y, y)
	}
	return l
}

// errMarker is returned where a document lacks a place for a section.
var errMarker = errors.New("no place for a generated section")

// filled returns a document with its generated sections replaced.
func filled(text string, parts map[string]string) (string, error) {
	for name, part := range parts {
		begin := "<!-- generated " + name + ": go run ./scripts/economy -update -->\n"
		before, rest, ok := strings.Cut(text, begin)
		_, after, closed := strings.Cut(rest, "<!-- end -->")
		if !ok || !closed {
			return "", fmt.Errorf("%w: %s", errMarker, name)
		}
		text = before + begin + part + "<!-- end -->" + after
	}
	return text, nil
}
