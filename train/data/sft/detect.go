package sft

import (
	"bytes"
	"encoding/json"

	"github.com/infernetprotocol/infernet/train/strictjson"
)

// detected says by which key of an object a format is known, the most telling first.
var detected = []struct {
	key    string
	format Format
}{
	{"messages", ChatML}, {"conversations", ShareGPT}, {"rejected", Preferences}, {"instruction", Alpaca},
	{"completion", Completions}, {"text", Documents},
}

// Detect finds out the format of a raw file by its first object, which is a line or an entry of an
// array. What is no JSON object with a known key is a text. More than MaxLine bytes are not read.
func Detect(raw []byte) Format {
	raw = bytes.TrimSpace(bytes.TrimPrefix(raw[:min(len(raw), MaxLine)], []byte("\ufeff")))
	first := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(raw, []byte("["))))
	var object json.RawMessage
	if first.Decode(&object) != nil {
		return Text
	}
	o, err := strictjson.Parse(object, maxKeys)
	if err != nil {
		return Text
	}
	for _, d := range detected {
		if _, ok := o.Values[d.key]; ok {
			return d.format
		}
	}
	return Text
}
