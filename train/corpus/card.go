package corpus

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Card is what a data card says beside the report.
type Card struct {
	Name    string
	Options Options
	Report  Report
	Files   map[string]int // by kind
	Skipped int            // files that were not read
}

// Text returns the card of a data set in the form of the Hugging Face Hub: what is in it, from where, and what was done
// to it. Who publishes the set adds the licence, which no program can know.
func (c Card) Text() string {
	var b strings.Builder
	r, line := c.Report, func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("---")
	if known := slices.DeleteFunc(slices.Sorted(maps.Keys(r.Languages)), unknown); len(known) > 0 {
		line("language: [%s]", strings.Join(known, ", "))
	}
	line("size_categories: [%s]", sizeOf(r.Documents))
	line("task_categories: [text-generation]")
	line("---\n\n# %s\n", c.Name)
	line("%d documents of %d words (%d characters), one JSON object a line in `documents.jsonl`: the `text`, and its\n"+
		"source and language in `meta`.", r.Documents, r.Words, r.Characters)
	line("\nThe licence of the sources is not known to the program that made this set. Add it before you publish.\n")
	line("## Sources\n\n| kind of file | files |\n|---|---|")
	for _, k := range slices.Sorted(maps.Keys(c.Files)) {
		line("| %s | %d |", k, c.Files[k])
	}
	line("| not read | %d |", c.Skipped)
	line("\n## Languages\n\n| language | documents |\n|---|---|")
	for _, l := range slices.Sorted(maps.Keys(r.Languages)) {
		line("| %s | %d |", l, r.Languages[l])
	}
	line("\n## What was done\n")
	for _, s := range c.steps() {
		line("- %s", s)
	}
	return b.String()
}

func unknown(language string) bool { return language == Unknown }

// steps says what was left out and changed, with counts.
func (c Card) steps() (all []string) {
	o, left := c.Options, c.Report.LeftOut
	add := func(format string, args ...any) { all = append(all, fmt.Sprintf(format, args...)) }
	add("Texts are in Unicode's NFC, without control characters and spaces at the ends of lines.")
	if o.MostChars > 0 {
		add("Longer texts were cut into documents of at most %d characters, between paragraphs where possible.",
			o.MostChars)
	}
	add("Left out: %d shorter than %d characters, and %d equal to one before.", left.Short, max(o.LeastChars, 1),
		left.Equal)
	if o.Near > 0 {
		add("Left out: %d that are nearly one before (MinHash of %d words, %d hashes, similarity from %g on).",
			left.Near, shingle, hashes, o.Near)
	}
	if len(o.Languages) > 0 {
		add("Left out: %d in other languages than %s.", left.Language, strings.Join(o.Languages, ", "))
	}
	if o.KeepPersonal {
		add("What identifies people was not looked for.")
		return all
	}
	var replaced []string
	for _, k := range slices.Sorted(maps.Keys(c.Report.Replaced)) {
		replaced = append(replaced, fmt.Sprintf("%s %d", k, c.Report.Replaced[k]))
	}
	found := "none was found"
	if len(replaced) > 0 {
		found = strings.Join(replaced, ", ")
	}
	add("Replaced by placeholders: e-mail and IP addresses, numbers of phones in international form, of cards and of "+
		"accounts (%s). Names, postal addresses and passwords were not looked for.", found)
	return all
}

// sizeOf is the Hub's class of a number of documents.
func sizeOf(n int) string {
	names := []string{"n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1M<n<10M", "10M<n<100M"}
	for i, most := 0, 1000; i < len(names); i, most = i+1, most*10 {
		if n < most {
			return names[i]
		}
	}
	return "100M<n<1B"
}
