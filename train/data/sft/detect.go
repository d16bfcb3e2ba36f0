package sft

import (
	"bytes"

	"github.com/infernetprotocol/infernet/train/strictjson"
)

// detected says by which key of an object a format is known, the most telling first.
var detected = []struct {
	key    string
	format Format
}{
	{"messages", ChatML}, {"conversations", ShareGPT}, {"rejected", Preferences}, {"instruction", Alpaca},
	{"text", Documents},
}

// Detect finds out the format of a raw file by its first line. What is no JSON object with a
// known key is a text.
func Detect(raw []byte) Format {
	line, _, _ := bytes.Cut(raw[:min(len(raw), MaxLine)], []byte("\n"))
	o, err := strictjson.Parse(line, maxKeys)
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
