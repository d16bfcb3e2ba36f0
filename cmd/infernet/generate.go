package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/train/data/sft"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// generateFlags are the settings of `generate`.
type generateFlags struct {
	model, adapter, prompt, system, template string
	chat                                     bool
	tokens                                   int
	sampling                                 engine.Sampling
	load                                     engine.LoadOptions
}

// generated is what `generate --json` prints.
type generated struct {
	Text            string  `json:"text"`
	Tokens          []int32 `json:"tokens"`
	PromptTokens    int     `json:"prompt_tokens"`
	Ended           bool    `json:"ended"` // by the model's end token
	TokensPerSecond float64 `json:"tokens_per_second"`
	Backend         string  `json:"backend"`
}

func newGenerate(a *app) *cobra.Command {
	var f generateFlags
	c := &cobra.Command{
		Use:   "generate",
		Short: "Continue a text with a model",
		Long: `Continues a text with a model in a Hugging Face folder of a family that
docs/models.md lists, such as a finished job's. The same model, prompt and seed
give the same text on every machine.`,
		Example: "  infernet generate --model ./model --prompt 'The Rays of Light' --temperature 0.8\n" +
			"  infernet generate --model ./SmolLM2 --chat --prompt 'What is the capital of France?'",
		Args: exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			g, err := f.run(c.Context(), a.live())
			if err != nil {
				return err
			}
			return a.print(g, func(w io.Writer) { fmt.Fprintln(w) })
		},
	}
	fl := c.Flags()
	fl.StringVar(&f.model, "model", "", "the model's folder")
	fl.StringVar(&f.adapter, "adapter", "", "the folder of a LoRA adapter of the model, as PEFT writes them")
	fl.StringVar(&f.prompt, "prompt", "", "the text to continue, or with --chat what the user says")
	fl.BoolVar(&f.chat, "chat", false, "lay the prompt out by the model's chat template")
	fl.StringVar(&f.system, "system", "", "the system message of a chat")
	fl.StringVar(&f.template, "template", "", "the chat template, if the model's own is not to be used")
	fl.IntVar(&f.tokens, "tokens", 128, "the most tokens to generate")
	fl.Float32Var(&f.sampling.Temperature, "temperature", 0, "0 takes the likeliest token every time")
	fl.IntVar(&f.sampling.TopK, "top-k", 0, "sample from this many of the likeliest tokens (0: all)")
	fl.Float32Var(&f.sampling.TopP, "top-p", 0,
		"sample from the likeliest tokens of this probability together (0: all)")
	fl.Uint64Var(&f.sampling.Seed, "seed", 1, "names the draws")
	fl.Uint32Var(&f.load.Context, "context", 2048, "the most tokens to look back on")
	fl.StringVar(&f.load.Numerics, "numerics", "", "r32/1 or x8/1 (default r32/1)")
	fl.StringVar(&f.load.Backend, "backend", "auto", "auto, ref, avx2, avx512, amx or cuda")
	fl.IntVar(&f.load.Threads, "threads", 0, "goroutines that compute (0: one per processor)")
	for _, name := range [...]string{"model", "prompt"} {
		cobra.CheckErr(c.MarkFlagRequired(name))
	}
	return c
}

// live is where text appears as it is generated.
func (a *app) live() io.Writer {
	if a.json {
		return io.Discard
	}
	return a.out
}

func (f generateFlags) run(ctx context.Context, live io.Writer) (generated, error) {
	folder, err := hf.Open(f.model)
	if err != nil {
		return generated{}, err
	}
	defer folder.Close()
	tok, err := folder.Tokenizer()
	if err != nil {
		return generated{}, err
	}
	prompt, err := f.encode(tok)
	if err != nil {
		return generated{}, err
	}
	ends, err := folder.EndTokens()
	if err != nil {
		return generated{}, err
	}
	if f.adapter != "" {
		if f.load.Adapter, err = hf.OpenAdapter(f.adapter, folder.Model); err != nil {
			return generated{}, err
		}
		defer f.load.Adapter.Close()
	}
	l, err := engine.LoadGenerator(folder, f.load)
	if err != nil {
		return generated{}, err
	}
	defer l.Close()
	g := generated{PromptTokens: len(prompt), Backend: l.Backend.Name()}
	s := speech{tok: tok, live: live}
	began := time.Now()
	err = l.Run(prompt, f.tokens, f.sampling, func(token int32) bool {
		g.Tokens = append(g.Tokens, token)
		g.Ended = slices.Contains(ends, token)
		return !g.Ended && s.say(token) && ctx.Err() == nil
	})
	if err == nil {
		err = s.err
	}
	g.Text = string(s.text)
	g.TokensPerSecond = float64(len(g.Tokens)) / time.Since(began).Seconds()
	if err == nil {
		err = ctx.Err()
	}
	return g, err
}

func (f generateFlags) encode(tok *tokenizer.Tokenizer) ([]int32, error) {
	if !f.chat {
		before, _ := tok.Frame()
		ids, err := tok.Encode(f.prompt)
		return append(slices.Clone(before), ids...), err
	}
	t, err := chooseTemplate(f.model, f.template)
	if err != nil {
		return nil, err
	}
	messages := []sft.Message{{Role: sft.User, Content: f.prompt}}
	if f.system != "" {
		messages = append([]sft.Message{{Role: sft.System, Content: f.system}}, messages...)
	}
	return sft.Encoder{Tokenizer: tok, Template: t}.Prompt(messages)
}

// speech writes tokens as soon as they are whole characters.
type speech struct {
	tok  *tokenizer.Tokenizer
	live io.Writer
	text []byte
	said int
	err  error
}

// say writes a token's text. Vocabularies are often larger than their
// tokenizers: an id that stands for nothing says nothing.
func (s *speech) say(token int32) bool {
	b, err := s.tok.Decode([]int32{token}, true)
	if err != nil && !errors.Is(err, tokenizer.ErrID) {
		s.err = err
		return false
	}
	s.text = append(s.text, b...)
	end := len(s.text)
	for back := 1; back < utf8.UTFMax && back <= end-s.said; back++ {
		if c := s.text[end-back]; utf8.RuneStart(c) {
			if !utf8.FullRune(s.text[end-back:]) {
				end -= back
			}
			break
		}
	}
	_, s.err = s.live.Write(s.text[s.said:end])
	s.said = end
	return s.err == nil
}
