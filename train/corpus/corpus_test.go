package corpus

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/infernetprotocol/infernet/train/data/sft"
)

func TestNormal(t *testing.T) {
	for in, want := range map[string]string{
		"\uFEFFa  \r\nb\r\r\r\rc\n\n": "a\nb\n\nc",
		"e\u0301\u00A0x\x00\x1b[0m":   "\u00e9 x[0m",
		"\tcode\n\n\n\n\nmore":        "\tcode\n\nmore",
	} {
		if got := Normal(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		} else if again := Normal(got); again != got {
			t.Errorf("%q is not normal: %q", got, again)
		}
	}
	if got := Joined("an exam-\r\nple of UTF-\n8 and well-\nKnown"); got != "an example of UTF-\n8 and well-\nKnown" {
		t.Errorf("%q", got)
	}
}

// TestCut: pieces are no longer than they may be, and hold every word once, in order.
func TestCut(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var b strings.Builder
		for range r.IntN(60) {
			b.WriteString(strings.Repeat("ä", 1+r.IntN(9)) + []string{" ", "\n", "\n\n"}[r.IntN(3)])
		}
		text, most := Normal(b.String()), 9+r.IntN(40)
		pieces := Cut(text, most)
		for _, p := range pieces {
			if utf8.RuneCountInString(p) > most {
				t.Fatalf("%d characters of %d in %q", utf8.RuneCountInString(p), most, p)
			}
		}
		if got := strings.Fields(strings.Join(pieces, " ")); !slices.Equal(got, strings.Fields(text)) {
			t.Fatalf("%q in pieces of %d: %q", text, most, pieces)
		}
	}
	if got := Cut("abcdefg", 3); !slices.Equal(got, []string{"abc", "def", "g"}) {
		t.Errorf("a long word: %q", got)
	}
	if got := Cut("one two\n\nthree", 9); !slices.Equal(got, []string{"one two", "three"}) {
		t.Errorf("paragraphs: %q", got)
	}
}

// words are n words of some text, of which others differ.
func words(r *rand.Rand, n int) []string {
	all := make([]string, n)
	for i := range all {
		all[i] = fmt.Sprintf("w%d", r.IntN(1<<20))
	}
	return all
}

// TestNear: the estimate of the similarity is that of the sets of shingles, and what is alike from the bound on is
// found.
func TestNear(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	missed, taken := 0, 0
	for range 300 {
		text := words(r, 400)
		changed := slices.Clone(text)
		at := r.IntN(300)
		span := r.IntN(100)
		copy(changed[at:at+span], words(r, span))
		is := similarity(text, changed)
		a, b := signed(strings.Join(text, " ")), signed(strings.ToUpper(strings.Join(changed, ", ")))
		if d := a.similarity(b) - is; d > 0.2 || d < -0.2 {
			t.Fatalf("similarity %.3f is estimated as %.3f", is, is+d)
		}
		n := newNear(0.8)
		if n.add(strings.Join(text, " ")) {
			t.Fatal("the first text was known")
		}
		switch known := n.add(strings.Join(changed, " ")); {
		case !known && is > 0.9:
			missed++
		case known && is < 0.65:
			taken++
		}
	}
	if missed+taken > 0 {
		t.Errorf("%d texts that are alike by more than 0.9 were kept, %d by less than 0.65 were not", missed, taken)
	}
}

// similarity is the Jaccard index of the shingles of two texts.
func similarity(a, b []string) float64 {
	set := func(words []string) map[string]bool {
		all := map[string]bool{}
		for i := range len(words) - shingle + 1 {
			all[strings.Join(words[i:i+shingle], " ")] = true
		}
		return all
	}
	x, y := set(a), set(b)
	both := 0
	for s := range x {
		if y[s] {
			both++
		}
	}
	return float64(both) / float64(len(x)+len(y)-both)
}

func TestScrub(t *testing.T) {
	for in, want := range map[string]string{
		"to jane.doe+x@mail.example.co.uk.":         "to <EMAIL>.",
		"call +49 30 1234567 or +1 (202) 555-0143!": "call <PHONE> or <PHONE>!",
		"in 2024 +3 points, 10 + 12345678901":       "in 2024 +3 points, 10 + 12345678901",
		"4111 1111 1111 1111":                       "<CARD>", "4111 1111 1111 1112": "4111 1111 1111 1112",
		"DE89 3704 0044 0532 0130 00": "<IBAN>", "DE88 3704 0044 0532 0130 00": "DE88 3704 0044 0532 0130 00",
		"8.8.8.8, 192.168.1.1, 999.1.1.1":      "<IP_ADDRESS>, 192.168.1.1, 999.1.1.1",
		"2001:4860:4860::8888 and at 12:30:45": "<IP_ADDRESS> and at 12:30:45",
		"version 1.2.3.4 of the program":       "version <IP_ADDRESS> of the program",
		"0000 0000 0000 0000 0000":             "0000 0000 0000 0000 0000",
	} {
		count := map[string]int{}
		if got := Scrub(in, count); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

const english = "The quick brown fox jumps over the lazy dog, and nobody knows why it does that every single morning. "
const german = "Der schnelle braune Fuchs springt über den faulen Hund, und niemand weiß, warum er das jeden Tag tut. "

// TestGather: every text is kept or counted under one reason, and the same texts give the same bytes.
func TestGather(t *testing.T) {
	o := Options{Languages: []string{"en"}, LeastChars: 20, Near: 0.8}
	texts := []string{
		strings.Repeat(english, 3) + "Write to a@example.com.", "short", strings.Repeat(german, 3),
		strings.Repeat(english, 3) + "Write to a@example.com.\r\n",
		strings.Repeat(english, 3) + "Write to b@example.com.", // as the first but for one word
		english + "Another text altogether is about ships that sail slowly into a harbour at night.",
		"12345 67890 12345 67890 12345 67890",
	}
	run := func() (string, Report) {
		var b bytes.Buffer
		g := New(&b, o)
		for i, s := range texts {
			if err := g.Add(fmt.Sprintf("file%d", i), s); err != nil {
				t.Fatal(err)
			}
		}
		return b.String(), g.Report
	}
	out, r := run()
	if again, _ := run(); again != out {
		t.Error("the same texts give other documents")
	}
	if r.Documents != 2 || r.LeftOut != (LeftOut{Short: 1, Language: 2, Equal: 1, Near: 1}) ||
		!maps.Equal(r.Languages, map[string]int{"en": 2}) ||
		!maps.Equal(r.Replaced, map[string]int{"e-mail address": 1}) {
		t.Errorf("%+v", r)
	}
	var d Document
	line, _, _ := strings.Cut(out, "\n")
	if err := json.Unmarshal([]byte(line), &d); err != nil || d.Meta != (Meta{"file0", "en"}) ||
		!strings.HasSuffix(d.Text, "Write to <EMAIL>.") {
		t.Errorf("%+v, %v", d, err)
	}
	n := 0
	count := func(int, sft.Document) error { n++; return nil }
	if err := sft.Read(strings.NewReader(out), sft.Documents, count); err != nil || n != 2 {
		t.Errorf("the data set is read as %d documents, %v", n, err)
	}
	card := Card{Name: "foxes", Options: o, Report: r, Files: map[string]int{"text": 7}}.Text()
	for _, part := range []string{"language: [en]\n", "size_categories: [n<1K]", "2 documents of", "| text | 7 |",
		"2 in other languages than en", "1 equal to one before", "1 that are nearly one before", "(e-mail address 1)"} {
		if !strings.Contains(card, part) {
			t.Errorf("the card lacks %q:\n%s", part, card)
		}
	}
}

// TestLongTextsHaveALanguage: the library is not sure of a whole book.
func TestLongTextsHaveALanguage(t *testing.T) {
	for want, text := range map[string]string{"en": english, "de": german, Unknown: "|--|--| 1 2 3 %%% "} {
		for _, times := range []int{3, 3000} {
			if got := languageOf(strings.Repeat(text, times)); got != want {
				t.Errorf("%d times %q: %s", times, text, got)
			}
		}
	}
}

func TestOptionsThatCannotWork(t *testing.T) {
	for _, o := range []Options{{LeastChars: -1}, {LeastChars: 10, MostChars: 5}, {Near: 0.3}, {Near: 1.1},
		{Languages: []string{"english"}}} {
		if o.Validate() == nil {
			t.Errorf("%+v is taken", o)
		}
	}
	good := Options{Languages: []string{"en", "de"}, LeastChars: 5, MostChars: 9, Near: 0.8}
	if err := good.Validate(); err != nil {
		t.Error(err)
	}
}
