package sft

import (
	"fmt"
	"io"

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
}

// Report counts what Prepare did. A preference is one document.
type Report struct {
	Documents uint64 `json:"documents"`
	Tokens    uint64 `json:"tokens"`  // of all documents, cut ones as far as they are used
	Learned   uint64 `json:"learned"` // targets that count
	Cut       uint64 `json:"cut"`     // conversations longer than the context, whose end is left out
	Dropped   uint64 `json:"dropped"` // documents with nothing left to learn, and preferences longer than a row
	Rows      uint64 `json:"rows"`
	Padding   uint64 `json:"padding"` // tokens that fill rows up
}

// Prepare turns a raw file into a token file for a model of vocab tokens.
// tokenizerHash is the SHA-256 of its tokenizer.json.
func Prepare(r io.Reader, f Format, e Encoder, vocab uint32, tokenizerHash [32]byte) ([]byte, Report, error) {
	var report Report
	pack := data.NewPacker(vocab, uint32(e.Context), tokenizerHash)
	if f == Preferences {
		pack = data.NewPairPacker(vocab, uint32(e.Context), tokenizerHash)
	}
	err := Read(r, f, func(_ int, d Document) error {
		if d.Rejected != nil {
			report.Documents++
			return report.addPair(pack, e, d)
		}
		sequences, cut, err := e.Encode(d)
		if err != nil {
			return err
		}
		report.Documents++
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
	pieces, err := e.Template.pieces(Document{Messages: messages})
	if err != nil {
		return s, err
	}
	said := 0 // pieces of the assistant's words in the prompt: text and end
	for _, m := range messages[:shared] {
		if m.Role == Assistant {
			said += 2
		}
	}
	for _, p := range pieces {
		if p.learn && said > 0 {
			p.learn = false
			said--
		}
		if err := e.addPiece(&s, p); err != nil {
			return s, err
		}
	}
	return s, nil
}

// Encode gives the sequences of a document, none longer than the context. A
// text is cut into as many sequences as needed. The end of a conversation that
// does not fit is left out, and cut reports that.
func (e Encoder) Encode(d Document) (sequences []data.Sequence, cut bool, err error) {
	if d.Messages != nil {
		s, err := e.conversation(d)
		if len(s.Tokens) > e.Context {
			s.Tokens, s.Counts, cut = s.Tokens[:e.Context], s.Counts[:e.Context], true
		}
		return []data.Sequence{s}, cut, err
	}
	s, err := e.text(d.Text)
	for rest := s; len(rest.Tokens) > 0; {
		n := min(e.Context, len(rest.Tokens))
		sequences = append(sequences, data.Sequence{Tokens: rest.Tokens[:n], Counts: rest.Counts[:n]})
		rest.Tokens, rest.Counts = rest.Tokens[n:], rest.Counts[n:]
	}
	return sequences, false, err
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
		err = e.addPiece(&s, piece{marker: true, learn: true})
	}
	return s, err
}

func (e Encoder) conversation(d Document) (s data.Sequence, err error) {
	pieces, err := e.Template.pieces(d)
	for _, p := range pieces {
		if err == nil {
			err = e.addPiece(&s, p)
		}
	}
	return s, err
}

// Prompt encodes messages, the last of which is the user's, up to the point
// where the assistant's answer begins.
func (e Encoder) Prompt(messages []Message) (ids []int32, err error) {
	pieces, err := e.Template.prompt(messages)
	if err != nil {
		return nil, err
	}
	var s data.Sequence
	for _, p := range pieces {
		if err := e.addPiece(&s, p); err != nil {
			return nil, err
		}
	}
	return s.Tokens, nil
}

// addPiece appends a piece. A marker without text stands for the End token.
func (e Encoder) addPiece(s *data.Sequence, p piece) error {
	if !p.marker {
		ids, err := e.Tokenizer.EncodePlain(p.text)
		if err != nil {
			return fmt.Errorf("%w: %w", ErrInput, err)
		}
		add(s, ids, p.learn)
		return nil
	}
	name := p.text
	if name == "" {
		name = e.End
	}
	id, ok := e.Tokenizer.ID(name)
	if !ok {
		return fmt.Errorf("%w: the tokenizer has no token %q: choose another template or end token", ErrTemplate, name)
	}
	add(s, []int32{id}, p.learn)
	return nil
}

func add(s *data.Sequence, ids []int32, learn bool) {
	s.Tokens = append(s.Tokens, ids...)
	for range ids {
		s.Counts = append(s.Counts, learn)
	}
}
