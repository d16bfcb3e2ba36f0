package p2p

import (
	"errors"
	"fmt"
	"unicode/utf8"

	"github.com/infernetprotocol/infernet/train/canon"
)

// status says what kind of answer an envelope is.
type status uint8

const (
	statusOK      status = 1
	statusRefused status = 2
	statusBusy    status = 3
)

// answer is the envelope of every answer, in canonical CBOR.
type answer struct {
	Status status `cbor:"1,keyasint"`
	Code   string `cbor:"2,keyasint"`
	Text   string `cbor:"3,keyasint"`
	Body   []byte `cbor:"4,keyasint"`
}

// envelopeOverhead is more than an envelope adds to its body.
const envelopeOverhead = maxCode + maxText + 64

// encode returns the envelope's bytes. The body is never nil, so that an empty
// answer has one encoding only.
func (a answer) encode() []byte {
	if a.Body == nil {
		a.Body = []byte{}
	}
	b, err := canon.Marshal(a)
	if err != nil {
		panic(err) // strings are made valid and the rest is plain data
	}
	return b
}

// decodeAnswer reads an envelope whose body has at most limit bytes.
func decodeAnswer(b []byte, limit int) (answer, error) {
	var a answer
	if err := canon.Unmarshal(b, limit+envelopeOverhead, &a); err != nil {
		return answer{}, fmt.Errorf("%w: %v", ErrBadAnswer, err)
	}
	return a, a.validate(limit)
}

func (a answer) validate(limit int) error {
	switch {
	case len(a.Body) > limit:
		return fmt.Errorf("%w: %d bytes, cap %d", ErrTooLarge, len(a.Body), limit)
	case a.Body == nil:
		return fmt.Errorf("%w: no body", ErrBadAnswer)
	case len(a.Code) > maxCode || len(a.Text) > maxText:
		return fmt.Errorf("%w: code or text too long", ErrBadAnswer)
	case a.Status == statusOK && a.Code == "" && a.Text == "":
		return nil
	case a.Status == statusRefused && a.Code != "" && len(a.Body) == 0:
		return nil
	case a.Status == statusBusy && a.Code == "" && a.Text == "" && len(a.Body) == 0:
		return nil
	}
	return fmt.Errorf("%w: status %d does not fit its fields", ErrBadAnswer, a.Status)
}

// result is what Request returns for a valid envelope.
func (a answer) result() ([]byte, error) {
	switch a.Status {
	case statusBusy:
		return nil, ErrBusy
	case statusRefused:
		return nil, &Refusal{Code: a.Code, Text: a.Text}
	}
	return a.Body, nil
}

// answerFor turns what a handler returned into an envelope. Of errors, only a Refusal's text leaves the node: others
// may name files, keys or other peers.
func answerFor(body []byte, err error, l Limits) answer {
	var r *Refusal
	switch {
	case errors.As(err, &r):
		return refusal(r.Code, r.Text)
	case errors.Is(err, ErrBusy):
		return answer{Status: statusBusy}
	case err != nil:
		return refusal(CodeFailed, "the peer could not handle the request: ask again later")
	case len(body) > l.MaxAnswer:
		return refusal(CodeTooLarge, "the answer is over the protocol's cap")
	}
	return answer{Status: statusOK, Body: body}
}

func refusal(code, text string) answer {
	return answer{Status: statusRefused, Code: pick(cut(code, maxCode), CodeFailed), Text: cut(text, maxText)}
}

// cut returns at most n bytes of s as valid UTF-8.
func cut(s string, n int) string {
	s = s[:min(n, len(s))]
	for !utf8.ValidString(s) {
		s = s[:len(s)-1]
	}
	return s
}
