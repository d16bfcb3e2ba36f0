package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/train/corpus"
	"github.com/infernetprotocol/infernet/train/corpus/extract"
)

// Files of a gathered data set.
const (
	documentsFile = "documents.jsonl"
	cardFile      = "README.md"
	reportFile    = "report.json"
)

// gathered is what `train data` prints, and report.json.
type gathered struct {
	Folder string `json:"folder"`
	corpus.Report
	Files   map[string]int    `json:"files"` // by kind
	Skipped []extract.Skipped `json:"skipped"`
}

func newTrainData(a *app) *cobra.Command {
	var out string
	o := corpus.Options{}
	c := &cobra.Command{
		Use:   "data PATH...",
		Short: "Make a data set of documents out of files and folders",
		Long: `Reads text, Markdown, web pages, PDF, and rows with a text (JSON, Parquet), leaves out
what is short, in another language or said before, replaces what identifies people by
placeholders, and writes a folder with

  documents.jsonl  {"text": "…", "meta": {"source": "…", "language": "…"}} a line
  README.md        the data card: sources, figures, what was done
  report.json      the same for programs

Of a web page the article is taken. A PDF is read inside of a sandbox, which is made
ready once on a machine. What cannot be read in a folder is listed and left out.
Names, postal addresses and passwords are not found: read before you publish.`,
		Example: "  infernet train data ./manuals notes.md --languages en --out ./set\n" +
			"  infernet data prepare ./set/documents.jsonl --model ./SmolLM2 --out set.tokens",
		Args: oneOrMore("PATH"),
		RunE: func(c *cobra.Command, args []string) error {
			if err := o.Validate(); err != nil {
				return &usageError{err, "see `infernet train data --help`"}
			}
			g, err := gather(c.Context(), args, out, o)
			if err != nil {
				return err
			}
			return a.print(g, g.text)
		},
	}
	fl := c.Flags()
	fl.StringVar(&out, "out", "", "the `DIR` to write, which is not there yet")
	fl.StringSliceVar(&o.Languages, "languages", nil, "keep documents in these only, such as en,de (ISO 639-1)")
	fl.IntVar(&o.LeastChars, "min-chars", 200, "leave out documents with fewer characters")
	fl.IntVar(&o.MostChars, "max-chars", 0, "cut longer texts, between paragraphs where possible; 0: none")
	fl.Float64Var(&o.Near, "near", 0.8, "leave out documents from this similarity on (0.6 to 1); 0: equal ones")
	fl.BoolVar(&o.KeepPersonal, "keep-personal", false, "leave addresses and numbers of people as they are")
	cobra.CheckErr(c.MarkFlagRequired("out"))
	return c
}

// gather writes the folder, whole or not at all.
func gather(ctx context.Context, paths []string, out string, o corpus.Options) (g gathered, err error) {
	if _, err := os.Lstat(out); err == nil {
		return g, &usageError{fmt.Errorf("%s exists already", out), "name a folder that does not exist yet"}
	}
	part := filepath.Clean(out) + partialSuffix
	if err := os.RemoveAll(part); err != nil { // of a run that was killed
		return g, err
	}
	if err := os.MkdirAll(part, 0o755); err != nil {
		return g, err
	}
	defer func() {
		if err != nil {
			_ = os.RemoveAll(part)
		}
	}()
	g, err = gatherInto(ctx, paths, part, filepath.Base(filepath.Clean(out)), o)
	if err != nil {
		return g, err
	}
	g.Folder = out
	return g, errors.Join(os.Rename(part, out), syncFolder(filepath.Dir(filepath.Clean(out))))
}

func gatherInto(ctx context.Context, paths []string, dir, name string, o corpus.Options) (g gathered, err error) {
	r := extract.NewReader()
	defer func() { err = errors.Join(err, r.Close()) }()
	_, err = createNew(filepath.Join(dir, documentsFile), func(w io.Writer) error {
		all := corpus.New(w, o)
		for _, p := range paths {
			if err := r.Read(ctx, p, all.Add); err != nil {
				return fmt.Errorf("%s: %w", p, err)
			}
		}
		g.Report = all.Report
		return nil
	})
	if err != nil {
		return g, err
	}
	g.Files, g.Skipped = r.Files, r.Skipped
	if g.Documents == 0 {
		return g, &usageError{fmt.Errorf("no document is left of %d texts: %s", g.texts(), g.why()),
			"change the flags that leave them out, or name other files"}
	}
	card := corpus.Card{Name: name, Options: o, Report: g.Report, Files: g.Files, Skipped: len(g.Skipped)}
	_, err = createNew(filepath.Join(dir, cardFile), func(w io.Writer) error {
		_, err := io.WriteString(w, card.Text())
		return err
	})
	if err != nil {
		return g, err
	}
	_, err = createNew(filepath.Join(dir, reportFile), func(w io.Writer) error {
		e := json.NewEncoder(w)
		e.SetIndent("", "  ")
		return e.Encode(g)
	})
	return g, err
}

// texts is how many there were.
func (g gathered) texts() int {
	l := g.LeftOut
	return g.Documents + l.Short + l.Language + l.Equal + l.Near
}

// why says what was left out.
func (g gathered) why() string {
	l := g.LeftOut
	return fmt.Sprintf("%d are short, %d in another language, %d equal to one before, %d nearly so",
		l.Short, l.Language, l.Equal, l.Near)
}

// mostShown bounds the files that are listed for people.
const mostShown = 10

func (g gathered) text(w io.Writer) {
	row(w, "documents", fmt.Sprintf("%d, of %d words", g.Documents, g.Words))
	row(w, "languages", counted(g.Languages))
	row(w, "left out", g.why())
	if len(g.Replaced) > 0 {
		row(w, "replaced", counted(g.Replaced))
	}
	row(w, "files", counted(g.Files))
	for i, s := range g.Skipped {
		if i == mostShown {
			row(w, "not read", fmt.Sprintf("%d more, in %s", len(g.Skipped)-i, reportFile))
			break
		}
		row(w, "not read", s.File+": "+s.Why)
	}
	row(w, "folder", g.Folder)
	fmt.Fprintf(w, "\nnext: infernet data prepare %s --model DIR --out FILE\n", filepath.Join(g.Folder, documentsFile))
}

// counted lists counts by name.
func counted(all map[string]int) (s string) {
	for _, k := range slices.Sorted(maps.Keys(all)) {
		if s != "" {
			s += ", "
		}
		s += fmt.Sprintf("%s %d", k, all[k])
	}
	return s
}
