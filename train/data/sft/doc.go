// Package sft turns files of texts and conversations into token files for
// fine-tuning (train/data): what `infernet data prepare` does.
//
// Flow. A Reader yields documents from a file in one of the known formats, one
// JSON object a line but for plain text. An Encoder lays a conversation out by a
// Template, the way the model's own chat template does, and marks what is
// learned: the assistant's words and the token that ends them, nothing else. Of
// a text everything is learned; of a preference, two answers to one prompt, both
// answers. Prepare packs what comes out into rows.
//
// Templates are those of known models, recognised by the exact text of their
// Jinja; an unknown one is refused, because a conversation laid out otherwise
// than the model knows it teaches the wrong thing. Markers such as <|im_end|>
// are tokens of the template only: the same letters in a message are text.
//
// Invariants. Lines are capped and decoded strictly: an unknown or doubled key,
// a role out of turn, or bytes that are not UTF-8 end the work with the line's
// number. The same file, tokenizer and settings give the same token file.
package sft
