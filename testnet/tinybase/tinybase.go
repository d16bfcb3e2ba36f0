package tinybase

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/infernetprotocol/infernet/train/data/sft"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// Licence is the model's, as its card says.
const Licence = "apache-2.0"

// Context is the rows' length that chats fit in, tokens.
const Context = 64

// chatTemplate is ChatML, as publishers of models ship it.
const chatTemplate = "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + " +
	"'<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"

// shape is SmolLM2's with small numbers: grouped queries, tied embeddings, a RoPE base of 100000.
func shape() program.Model {
	return program.Model{
		Vocab: uint32(vocab), Dim: 96, Layers: 3, Heads: 3, KVHeads: 1, Hidden: 256, Context: 2 * Context,
		RopeTheta: 1e5, NormEps: 1e-5, Tied: true,
	}
}

// Write makes the model in a folder that does not exist yet. It is trained for so many steps on a text.
func Write(dir string, steps uint32) error { return write(dir, steps, 0) }

// WriteLarge is Write of an untrained model with a file of 9 MiB, which takes several requests to fetch. To train it
// takes no longer than Write's: the bytes are white space after its tokenizer.
func WriteLarge(dir string) error { return write(dir, 0, 9<<20) }

// blanks are n bytes of white space of which no two blocks are equal.
func blanks(n int) []byte {
	b := make([]byte, 0, n+64)
	for i := uint64(0); len(b) < n; i++ {
		for _, w := range num.Philox4x32(13, 0, 0, i) {
			for range 16 {
				b = append(b, " \n\t\r"[w%4])
				w /= 4
			}
		}
	}
	return b[:n]
}

func write(dir string, steps uint32, more int) error {
	text := prose(400)
	raw, err := tokenizerJSON(text)
	if err != nil {
		return err
	}
	if err := weights(dir, raw, text, steps); err != nil {
		return err
	}
	conf, err := json.Marshal(map[string]any{
		"tokenizer_class": "PreTrainedTokenizerFast", "eos_token": "<|im_end|>", "chat_template": chatTemplate,
	})
	if err != nil {
		return err
	}
	for name, b := range map[string][]byte{
		"tokenizer.json": append(raw, blanks(more)...), "tokenizer_config.json": conf,
		"README.md": []byte("---\nlicense: " + Licence + "\n---\n"),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), b, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// weights trains the model from its seed and writes it without a tokenizer.
func weights(dir string, raw []byte, text string, steps uint32) error {
	e, err := encoder(raw)
	if err != nil {
		return err
	}
	tokens, _, err := sft.Prepare(strings.NewReader(text), sft.Text, e, uint32(vocab), [32]byte{})
	if err != nil {
		return err
	}
	p := program.Program{
		Numerics: program.R32, Tokenizer: program.Tokens, Model: shape(), Batch: 8, Accumulate: 1, Seed: 1,
		Steps: max(steps, 1), Optimizer: program.Optimizer{
			Kind: program.AdamW, LR: 3e-3, MinLR: 3e-4, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, Clip: 1,
		},
	}
	p.Model.Context = Context
	t, err := engine.New(p, tokens, engine.Options{Threads: 2})
	if err != nil {
		return err
	}
	defer t.Close()
	t.Init()
	for range steps {
		if _, err := t.Step(); err != nil {
			return err
		}
	}
	return t.SaveHFAs(dir, hf.SaveOptions{})
}

var names = []string{"Ada", "Alan", "Edsger", "Grace", "Kurt", "Emmy", "Carl", "Sophie"}

var things = []string{"apples", "books", "coins", "stones", "cards", "boats", "keys", "lamps"}

// prose is a text of so many sentences that numbers choose.
func prose(n int) string {
	var b strings.Builder
	for i := range n {
		w := num.Philox4x32(7, 0, 0, uint64(i))
		fmt.Fprintf(&b, "%s has %d %s and gives %d to %s. ", names[w[0]%8], 2+w[1]%8, things[w[2]%8], 1+w[1]%2,
			names[w[3]%8])
	}
	return b.String()
}

// Chats are so many conversations, one JSON object a line.
func Chats(n int) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	for i := range n {
		w := num.Philox4x32(9, 0, 0, uint64(i))
		who, many, what := names[w[0]%8], 2+w[1]%8, things[w[2]%8]
		_ = e.Encode(map[string]any{"messages": []map[string]string{ // a buffer takes everything
			{"role": "user", "content": fmt.Sprintf("%s has %d %s. How many?", who, many, what)},
			{"role": "assistant", "content": fmt.Sprintf("%s has %d %s.", who, many, what)},
		}})
	}
	return b.Bytes()
}

// Preferences are so many questions with the answer of Chats and one that says nothing, one JSON object a line.
func Preferences(n int) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	for i := range n {
		w := num.Philox4x32(11, 0, 0, uint64(i))
		who, many, what := names[w[0]%8], 2+w[1]%8, things[w[2]%8]
		_ = e.Encode(map[string]string{ // a buffer takes everything
			"prompt":   fmt.Sprintf("%s has %d %s. How many?", who, many, what),
			"chosen":   fmt.Sprintf("%s has %d %s.", who, many, what),
			"rejected": fmt.Sprintf("Ask %s.", names[w[3]%8]),
		})
	}
	return b.Bytes()
}

func encoder(raw []byte) (sft.Encoder, error) {
	t, err := tokenizer.Parse(raw)
	return sft.Encoder{Tokenizer: t, Context: Context, End: "<|im_end|>"}, err
}
