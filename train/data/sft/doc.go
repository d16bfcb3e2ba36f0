// Package sft turns files of texts and conversations into token files for
// fine-tuning (train/data). It does the work of the command `infernet data
// prepare`.
//
// Flow. Read yields the documents of a file in one of the known formats. All
// formats but plain text have one JSON object a line. An Encoder formats a
// conversation with a Template, exactly as the model's own chat template does,
// and marks the tokens to learn: the words of the assistant and the token that
// ends them. All of a text is learned. A preference is two answers to one
// prompt, and both answers are learned. Prepare packs the resulting sequences
// into rows.
//
// A model's own Template is Jinja, which package jinja renders. Where messages
// stand in the rendered text, and what of it the assistant says, is found by
// rendering the conversation again with marks in place of the messages
// (layout.go). A template that hides that is refused, because a guess could
// teach the wrong thing. A special token such as <|im_end|> becomes a token only
// where the template writes it; the same letters in a message are encoded as
// text.
//
// Invariants. The length of lines is limited and decoding is strict: an unknown
// or duplicate key, a role out of turn, or bytes that are not UTF-8 end the
// work with an error that names the line. The same file, tokenizer and settings
// give the same token file.
package sft
