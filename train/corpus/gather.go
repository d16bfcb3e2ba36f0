package corpus

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/abadojack/whatlanggo"
)

// Options say which documents are kept, and how.
type Options struct {
	Languages    []string // of ISO 639-1, such as "en"; empty: all
	LeastChars   int      // a shorter document is left out
	MostChars    int      // a longer one is cut; 0: none is
	Near         float64  // from this similarity on a document is one that was said before; 0: only equal ones are
	KeepPersonal bool     // what identifies people stays
}

// Validate names the first option that cannot work.
func (o Options) Validate() error {
	switch {
	case o.LeastChars < 0 || o.MostChars < 0:
		return errors.New("a number of characters is below 0")
	case o.MostChars > 0 && o.MostChars < o.LeastChars:
		return fmt.Errorf("documents of at most %d characters are all shorter than %d", o.MostChars, o.LeastChars)
	case o.Near != 0 && (o.Near < leastNear || o.Near > 1):
		return fmt.Errorf("the similarity is %g, want %g to 1, or 0 for equal ones only", o.Near, leastNear)
	}
	for _, l := range o.Languages {
		if !slices.Contains(languages(), l) {
			return fmt.Errorf("%q is no language that is told apart: want of ISO 639-1 %s", l,
				strings.Join(languages(), " "))
		}
	}
	return nil
}

// leastNear is the least similarity that the bands find almost surely.
const leastNear = 0.6

func languages() (all []string) {
	for l := range whatlanggo.Langs {
		if code := l.Iso6391(); code != "" {
			all = append(all, code)
		}
	}
	slices.Sort(all)
	return all
}

// Report is what became of the texts.
type Report struct {
	Documents  int            `json:"documents"` // that were kept
	Characters int            `json:"characters"`
	Words      int            `json:"words"` // between white space
	Languages  map[string]int `json:"languages"`
	LeftOut    LeftOut        `json:"left_out"`
	Replaced   map[string]int `json:"replaced"` // by kind
}

// LeftOut counts the documents that were not kept.
type LeftOut struct {
	Short    int `json:"short"`
	Language int `json:"language"`
	Equal    int `json:"equal"` // to one before
	Near     int `json:"near"`  // as much alike as Options.Near says
}

// Unknown is the language of a text of which it is not clear.
const Unknown = "unknown"

// Document is one line of the data set. `infernet data prepare` reads its text.
type Document struct {
	Text string `json:"text"`
	Meta Meta   `json:"meta"`
}

// Meta says where a document is from.
type Meta struct {
	Source   string `json:"source"`
	Language string `json:"language"`
}

// Gatherer writes the documents that are kept.
type Gatherer struct {
	o      Options
	out    *json.Encoder
	equal  map[[sha256.Size]byte]bool // digests of what was kept
	alike  *near
	Report Report
}

// New returns a gatherer that writes one JSON object a line. The options are valid.
func New(w io.Writer, o Options) *Gatherer {
	g := &Gatherer{o: o, out: json.NewEncoder(w), equal: map[[sha256.Size]byte]bool{}, alike: newNear(o.Near)}
	g.Report.Languages, g.Report.Replaced = map[string]int{}, map[string]int{}
	g.out.SetEscapeHTML(false)
	return g
}

// Add takes one text of a source.
func (g *Gatherer) Add(source, text string) error {
	for _, piece := range Cut(Normal(text), g.o.MostChars) {
		if err := g.add(source, piece); err != nil {
			return err
		}
	}
	return nil
}

func (g *Gatherer) add(source, text string) error {
	left := &g.Report.LeftOut
	if n := utf8.RuneCountInString(text); n == 0 || n < g.o.LeastChars {
		left.Short++
		return nil
	}
	language := languageOf(text)
	if len(g.o.Languages) > 0 && !slices.Contains(g.o.Languages, language) {
		left.Language++
		return nil
	}
	digest := sha256.Sum256([]byte(text))
	if g.equal[digest] {
		left.Equal++
		return nil
	}
	g.equal[digest] = true
	if g.o.Near > 0 && g.alike.add(text) {
		left.Near++
		return nil
	}
	if !g.o.KeepPersonal {
		text = Scrub(text, g.Report.Replaced)
	}
	r := &g.Report
	r.Documents++
	r.Characters += utf8.RuneCountInString(text)
	r.Words += len(strings.Fields(text))
	r.Languages[language]++
	return g.out.Encode(Document{text, Meta{source, language}})
}

const (
	// sample is by how many bytes at a time a language is found out: the library is sure of some hundred characters and
	// not of many thousand.
	sample = 1 << 10
	// samples are taken of a long text, evenly.
	samples = 5
)

// languageOf is the language of most samples of a text.
func languageOf(text string) string {
	count, most := map[string]int{}, Unknown
	n := min(max(len(text)/sample, 1), samples)
	for i := range n {
		at := i * (len(text) / n)
		found := whatlanggo.Detect(strings.ToValidUTF8(text[at:min(at+sample, len(text))], ""))
		if code := found.Lang.Iso6391(); code != "" && found.IsReliable() {
			count[code]++
		}
	}
	for code, times := range count {
		if 2*times > n {
			most = code
		}
	}
	return most
}
