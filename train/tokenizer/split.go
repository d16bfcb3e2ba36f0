package tokenizer

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/dlclark/regexp2"
)

// splitter yields the pieces of a text in order. No piece is empty, and
// together they are the text (with add_prefix_space, a space and the text).
type splitter func(text string, yield func(piece string))

// Patterns that the known models split text by, as their files write them.
const (
	PatternGPT2   = `'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+`
	PatternLlama3 = `(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`
	PatternTekken = `[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+|` +
		`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*|` +
		`\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+`
	PatternQwen2 = `(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`
)

// patterns holds the compiled patterns. A pattern from a file is only looked up
// here: a backtracking engine must not run a pattern from an untrusted file.
var patterns = map[string]*regexp2.Regexp{
	PatternGPT2:   compile(PatternGPT2),
	PatternLlama3: compile(PatternLlama3),
	PatternQwen2:  compile(PatternQwen2),
	PatternTekken: compile(PatternTekken),
}

// compile gives the case-insensitive contractions their Unicode meaning, in
// which the long s (ſ) matches s.
func compile(pattern string) *regexp2.Regexp {
	pattern = strings.Replace(pattern, `(?i:'s|`, `(?i:'[sſ]|`, 1)
	return regexp2.MustCompile(pattern, regexp2.None)
}

// chunkRunes bounds the text that the pattern engine sees at a time. The text
// is cut where every pattern has a boundary; see safeCut.
const chunkRunes = 1 << 14

// byPattern splits into the matches of a pattern and what lies between them.
func byPattern(re *regexp2.Regexp) splitter {
	return func(text string, yield func(string)) {
		for text != "" {
			n := safeCut(text)
			matches(re, text[:n], yield)
			text = text[n:]
		}
	}
}

func matches(re *regexp2.Regexp, text string, yield func(string)) {
	runes := []rune(text)
	at, seen := 0, 0 // byte offset of rune number seen
	emit := func(n int) {
		end := at
		for range n {
			_, size := utf8.DecodeRuneInString(text[end:])
			end += size
		}
		if end > at {
			yield(text[at:end])
		}
		at, seen = end, seen+n
	}
	for m, err := re.FindRunesMatch(runes); ; m, err = re.FindNextMatch(m) {
		if err != nil {
			panic(err) // only a time limit fails, and there is none
		}
		if m == nil {
			break
		}
		emit(m.Index - seen)
		emit(m.Length)
	}
	emit(len(runes) - seen)
}

// safeCut is the length of a prefix of text that splits on its own exactly as
// it does within the whole. It ends after a letter or number that is followed
// by a space and another letter or number. Every known pattern starts a new
// piece at that space and looks no further back.
func safeCut(text string) int {
	if len(text) <= chunkRunes {
		return len(text)
	}
	i := chunkRunes
	for !utf8.RuneStart(text[i]) {
		i--
	}
	for i < len(text) {
		space := strings.IndexByte(text[i:], ' ')
		if space < 0 {
			break
		}
		i += space
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+1:])
		if wordRune(before) && wordRune(after) {
			return i
		}
		i++
	}
	return len(text)
}

func wordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }

// byDigits splits numbers from the rest: each digit alone, or digits in runs.
func byDigits(alone bool) splitter {
	return func(text string, yield func(string)) {
		start, digits := 0, false
		for i, r := range text {
			number := unicode.IsNumber(r)
			if i > start && (number != digits || number && alone) {
				yield(text[start:i])
				start = i
			}
			digits = number
		}
		yield(text[start:])
	}
}

// prefixed puts a space before a text that does not start with one.
func prefixed(text string, yield func(string)) {
	if !strings.HasPrefix(text, " ") {
		text = " " + text
	}
	yield(text)
}
