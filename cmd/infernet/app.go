package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"text/tabwriter"

	"golang.org/x/term"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// app is what every command shares: where the node lives and how to print.
type app struct {
	in       io.Reader
	out, err io.Writer

	homeDir  string
	logLevel string
	json     bool
	quiet    bool

	home config.Home
	log  *slog.Logger
}

// prepare reads the global flags once they are parsed.
func (a *app) prepare() error {
	level, err := parseLevel(a.logLevel)
	if err != nil {
		return err
	}
	a.log = slog.New(slog.NewTextHandler(a.err, &slog.HandlerOptions{Level: level}))
	a.home, err = findHome(a.homeDir)
	return err
}

func findHome(flag string) (config.Home, error) {
	dir := flag
	if dir == "" {
		dir = os.Getenv("INFERNET_HOME")
	}
	if dir == "" {
		return config.DefaultHome(), nil
	}
	abs, err := filepath.Abs(dir)
	return config.HomeAt(abs), err
}

// advice is a command of ours in a text: in quotes, or the text itself.
var advice = regexp.MustCompile("(^|`)infernet ([a-z][^`]*)")

// homeless are the commands that use no node's folder.
var homeless = regexp.MustCompile(`^(demo|devnet|engine|generate|publish|version|zk)\b`)

// here is a text in which commands name the folder that --home has given, so that they
// can be copied.
func (a *app) here(text string) string {
	if a.homeDir == "" {
		return text
	}
	return advice.ReplaceAllStringFunc(text, func(s string) string {
		_, command, _ := strings.Cut(s, "infernet ")
		if strings.Contains(s, "--home") || strings.HasSuffix(s, "--help") || homeless.MatchString(command) {
			return s
		}
		return strings.Replace(s, "infernet ", "infernet --home "+a.homeDir+" ", 1)
	})
}

// client calls the node that runs in this home.
func (a *app) client() *api.Client { return api.NewClient(a.home.Socket()) }

// config loads the node's configuration; a mistake in it is wrong usage.
func (a *app) config() (config.Config, error) {
	c, err := config.Load(a.home)
	if err != nil {
		return c, &usageError{err, api.Hint(err)}
	}
	return c, nil
}

// print writes a result: as JSON, or as text by fn.
func (a *app) print(v any, text func(w io.Writer)) error {
	if a.json {
		return json.NewEncoder(a.out).Encode(v)
	}
	w := tabwriter.NewWriter(a.out, 0, 4, 2, ' ', 0)
	text(w)
	return w.Flush()
}

// say tells a person what happens; scripts do not get it.
func (a *app) say(format string, args ...any) {
	if !a.quiet && !a.json {
		fmt.Fprintf(a.err, format+"\n", args...)
	}
}

// terminal reports whether a person looks at standard output.
func (a *app) terminal() bool {
	f, ok := a.out.(*os.File)
	return ok && !a.json && os.Getenv("TERM") != "dumb" && term.IsTerminal(int(f.Fd()))
}

// colour reports whether that person wants colours (no-color.org).
func (a *app) colour() bool { return os.Getenv("NO_COLOR") == "" }

// row writes the cells of one line, aligned by the tab writer.
func row(w io.Writer, cells ...any) {
	for i, c := range cells {
		if i > 0 {
			fmt.Fprint(w, "\t")
		}
		fmt.Fprint(w, c)
	}
	fmt.Fprintln(w)
}
