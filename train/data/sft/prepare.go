package sft

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// Encoder turns documents into tokens.
type Encoder struct {
	Tokenizer *tokenizer.Tokenizer
	Template  Template // of conversations
	Context   int      // tokens of a row
	// End, unless empty, is the token that ends a text and an Alpaca answer.
	End string
	// Split makes several documents of a conversation that is longer than the
	// context. Otherwise its end is left out.
	Split bool
	// SkipBad leaves out documents that are not right, and reports them.
	SkipBad bool
}

// BadDocument is a document that was left out.
type BadDocument struct {
	Line  int    `json:"line"`
	Error string `json:"error"`
}

// maxBad is the number of bad documents that a report lists.
const maxBad = 100

// Report counts what Prepare did. A preference is one document.
type Report struct {
	Documents uint64        `json:"documents"`
	Tokens    uint64        `json:"tokens"`        // of all documents, cut ones as far as they are used
	Learned   uint64        `json:"learned"`       // targets that count
	Cut       uint64        `json:"cut"`           // conversations longer than the context, whose end is left out
	Split     uint64        `json:"split"`         // conversations longer than the context, made into several
	Skipped   uint64        `json:"skipped"`       // documents that are not right
	Bad       []BadDocument `json:"bad,omitempty"` // the first of them
	Dropped   uint64        `json:"dropped"`       // documents with nothing left to learn, and preferences longer than a row
	Rows      uint64        `json:"rows"`
	Padding   uint64        `json:"padding"` // tokens that fill rows up
}

// Prepare turns a raw file into a token file for a model of vocab tokens.
// tokenizerHash is the SHA-256 of its tokenizer.json.
func Prepare(r io.Reader, f Format, e Encoder, vocab uint32, tokenizerHash [32]byte) ([]byte, Report, error) {
	var report Report
	pack := data.NewPacker(vocab, uint32(e.Context), tokenizerHash)
	if f == Preferences {
		pack = data.NewPairPacker(vocab, uint32(e.Context), tokenizerHash)
	}
	err := read(r, f, report.bad(e.SkipBad), func(_ int, d Document) error {
		if d.Rejected != nil {
			report.Documents++
			return report.addPair(pack, e, d)
		}
		sequences, cut, err := e.Encode(d)
		if err != nil {
			return err
		}
		report.Documents++
		if d.Messages != nil && len(sequences) > 1 {
			report.Split++
		}
		if cut {
			report.Cut++
		}
		return report.add(pack, sequences)
	})
	if err != nil {
		return nil, report, err
	}
	file, h, padding, err := pack.Close()
	report.Rows, report.Learned, report.Padding = h.Rows, h.Counted, padding
	return file, report, err
}

// bad notes a document that is not right, or ends the reading.
func (r *Report) bad(skip bool) func(int, error) error {
	return func(line int, err error) error {
		if !skip {
			return fmt.Errorf("line %d: %w", line, err)
		}
		r.Skipped++
		if len(r.Bad) < maxBad {
			r.Bad = append(r.Bad, BadDocument{line, err.Error()})
		}
		return nil
	}
}

func (r *Report) add(pack *data.Packer, sequences []data.Sequence) error {
	used := false
	for _, s := range sequences {
		ok, err := pack.Add(s)
		if err != nil {
			return err
		}
		if ok {
			used = true
			r.Tokens += uint64(len(s.Tokens))
		}
	}
	if !used {
		r.Dropped++
	}
	return nil
}

func (r *Report) addPair(pack *data.Packer, e Encoder, d Document) error {
	chosen, rejected, err := e.EncodePair(d)
	if err != nil {
		return err
	}
	ok, err := pack.AddPair(chosen, rejected)
	if ok {
		r.Tokens += uint64(len(chosen.Tokens) + len(rejected.Tokens))
	} else {
		r.Dropped++
	}
	return err
}

// EncodePair encodes a preference. In both conversations only the words of the
// assistant after the prompt are learned.
func (e Encoder) EncodePair(d Document) (chosen, rejected data.Sequence, err error) {
	chosen, err = e.answer(d.Messages, d.Shared)
	if err != nil {
		return chosen, rejected, err
	}
	rejected, err = e.answer(d.Rejected, d.Shared)
	return chosen, rejected, err
}

// answer encodes a conversation whose first messages are not learned.
func (e Encoder) answer(messages []Message, shared int) (s data.Sequence, err error) {
	pieces, err := e.Template.pieces(Document{Messages: messages}, false)
	for i := range pieces {
		if pieces[i].turn < shared {
			pieces[i].learn = false
		}
	}
	if err == nil {
		err = e.addPieces(&s, pieces)
	}
	return s, err
}

// Encode gives the sequences of a document, none longer than the context. A
// text is cut into as many sequences as needed, with Split also a conversation
// between its questions. The end of a conversation that does not fit even so is
// left out, and cut reports that.
func (e Encoder) Encode(d Document) (sequences []data.Sequence, cut bool, err error) {
	if d.Messages != nil {
		return e.conversations(d)
	}
	s, err := e.text(d.Text)
	for rest := s; len(rest.Tokens) > 0; {
		n := min(e.Context, len(rest.Tokens))
		sequences = append(sequences, data.Sequence{Tokens: rest.Tokens[:n], Counts: rest.Counts[:n]})
		rest.Tokens, rest.Counts = rest.Tokens[n:], rest.Counts[n:]
	}
	return sequences, false, err
}

// conversations encodes a conversation as one sequence or, with Split, several.
func (e Encoder) conversations(d Document) (sequences []data.Sequence, cut bool, err error) {
	for rest := d; ; {
		s, used, err := e.longest(rest)
		if err != nil {
			return nil, false, err
		}
		if len(s.Tokens) > e.Context {
			s.Tokens, s.Counts, cut = s.Tokens[:e.Context], s.Counts[:e.Context], true
		}
		sequences = append(sequences, s)
		if used == len(rest.Messages) {
			return sequences, cut, nil
		}
		rest.Messages = slices.Concat(rest.Messages[:opening(rest)], rest.Messages[used:])
	}
}

// opening is the number of system messages that a conversation starts with.
func opening(d Document) int {
	if d.Messages[0].Role == System {
		return 1
	}
	return 0
}

// longest encodes the most questions and answers from the start on that fit the
// context, one at least, and says how many messages these are. Without Split it
// takes all.
func (e Encoder) longest(d Document) (s data.Sequence, used int, err error) {
	if !e.Split {
		s, err = e.conversation(d)
		return s, len(d.Messages), err
	}
	for n := opening(d) + 1; n <= len(d.Messages); n++ {
		if n < len(d.Messages) && d.Messages[n].Role != User {
			continue
		}
		part := d
		part.Messages = d.Messages[:n]
		longer, err := e.conversation(part)
		if err != nil || used > 0 && len(longer.Tokens) > e.Context {
			return s, used, err
		}
		s, used = longer, n
	}
	return s, used, nil
}

func (e Encoder) text(text string) (s data.Sequence, err error) {
	before, after := e.Tokenizer.Frame()
	ids, err := e.Tokenizer.EncodePlain(text)
	if err != nil {
		return s, fmt.Errorf("%w: %w", ErrInput, err)
	}
	add(&s, before, true)
	add(&s, ids, true)
	add(&s, after, true)
	if e.End != "" {
		err = e.addPieces(&s, []piece{{end: true, learn: true}})
	}
	return s, err
}

func (e Encoder) conversation(d Document) (s data.Sequence, err error) {
	pieces, err := e.Template.pieces(d, false)
	if err == nil {
		err = e.addPieces(&s, pieces)
	}
	return s, err
}

// Prompt encodes messages, the last of which is the user's, up to the point
// where the assistant's answer begins.
func (e Encoder) Prompt(messages []Message) (ids []int32, err error) {
	if err := turns(append(slices.Clone(messages), Message{Role: Assistant})); err != nil {
		return nil, err
	}
	pieces, err := e.Template.pieces(Document{Messages: messages}, true)
	if err != nil {
		return nil, err
	}
	var s data.Sequence
	err = e.addPieces(&s, pieces)
	return s.Tokens, err
}

// addPieces appends the tokens of pieces. Text between markers is encoded at
// once, except that what is learned stands alone.
func (e Encoder) addPieces(s *data.Sequence, pieces []piece) error {
	for _, token := range e.Template.needs {
		if _, ok := e.Tokenizer.ID(token); !ok {
			return fmt.Errorf("%w: the tokenizer has no token %q: choose another template", ErrTemplate, token)
		}
	}
	w := writer{e: e, s: s}
	for _, p := range pieces {
		if err := w.piece(p); err != nil {
			return err
		}
	}
	return w.flush()
}

// writer appends the tokens of pieces to s.
type writer struct {
	e       Encoder
	s       *data.Sequence
	plain   strings.Builder // text since the last marker
	learned bool            // of plain
	at      tokenizer.Place // of plain
}

// flush appends the text so far.
func (w *writer) flush() error {
	if w.plain.Len() == 0 {
		return nil
	}
	ids, err := w.e.Tokenizer.EncodePart(w.plain.String(), w.at)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrInput, err)
	}
	w.plain.Reset()
	add(w.s, ids, w.learned)
	w.at = tokenizer.Within
	return nil
}

// mark appends a token.
func (w *writer) mark(id int32) error {
	err := w.flush()
	add(w.s, []int32{id}, w.learned)
	w.at = tokenizer.AfterToken
	return err
}

// piece appends the markers of a piece, and keeps its text until a marker
// follows or what is learned begins or ends.
func (w *writer) piece(p piece) (err error) {
	if p.learn != w.learned {
		err = w.flush()
		w.learned = p.learn
	}
	t := w.e.Tokenizer
	switch {
	case err != nil:
	case p.end:
		id, ok := t.ID(w.e.End)
		if !ok {
			return fmt.Errorf("%w: the tokenizer has no token %q: choose another template or end token", ErrTemplate,
				w.e.End)
		}
		err = w.mark(id)
	case p.framed || p.learn: // of what the assistant says, tokens such as <think>, which are not special
		t.Cut(p.text, func(text string, id int32) {
			if id >= 0 && (p.framed || !t.Special(id)) {
				err = errors.Join(err, w.mark(id))
				return
			}
			w.plain.WriteString(text)
		})
	default:
		w.plain.WriteString(p.text)
	}
	return err
}

func add(s *data.Sequence, ids []int32, learn bool) {
	s.Tokens = append(s.Tokens, ids...)
	for range ids {
		s.Counts = append(s.Counts, learn)
	}
}
