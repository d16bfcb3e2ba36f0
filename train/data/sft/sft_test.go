package sft_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/data/sft"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

func smollm2(tb testing.TB) *tokenizer.Tokenizer {
	tb.Helper()
	b, err := os.ReadFile("../../tokenizer/testdata/smollm2.json")
	if err != nil {
		tb.Fatal(err)
	}
	t, err := tokenizer.Parse(b)
	if err != nil {
		tb.Fatal(err)
	}
	return t
}

// TestTemplatesAreTheLibrarys: a template gives the text that the transformers
// library gives for its Jinja source, and so do the named ones.
func TestTemplatesAreTheLibrarys(t *testing.T) {
	var golden struct {
		Cases []struct {
			Template, Jinja, Text string
			Ask                   bool
			Messages              []sft.Message
		}
	}
	b, err := os.ReadFile("testdata/templates.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &golden); err != nil || len(golden.Cases) < 32 {
		t.Fatalf("%d cases, %v", len(golden.Cases), err)
	}
	for _, c := range golden.Cases {
		own, err := sft.ParseTemplate(c.Jinja, map[string]string{"bos_token": "<|begin_of_text|>"})
		if err != nil {
			t.Fatal(err)
		}
		chosen, err := sft.FindTemplate(c.Template)
		if err != nil {
			t.Fatal(err)
		}
		for _, template := range []sft.Template{own, chosen} {
			if got, err := template.Text(c.Messages, c.Ask); err != nil || got != c.Text {
				t.Errorf("%s: %+v is\n%q, want\n%q (%v)", c.Template, c.Messages, got, c.Text, err)
			}
		}
	}
	for _, unknown := range []string{"", golden.Cases[0].Jinja + "{%"} {
		if _, err := sft.ParseTemplate(unknown, nil); !errors.Is(err, sft.ErrTemplate) {
			t.Errorf("%q: %v", unknown, err)
		}
	}
	if _, err := sft.FindTemplate("vicuna"); !errors.Is(err, sft.ErrTemplate) ||
		!strings.Contains(err.Error(), "chatml") {
		t.Errorf("vicuna: %v", err)
	}
}

// TestOnlyTheAnswerIsLearned checks which tokens count.
func TestOnlyTheAnswerIsLearned(t *testing.T) {
	tok := smollm2(t)
	template, err := sft.FindTemplate("chatml")
	if err != nil {
		t.Fatal(err)
	}
	e := sft.Encoder{Tokenizer: tok, Template: template, Context: 200, End: "<|endoftext|>"}
	chat := sft.Document{Messages: []sft.Message{{Role: sft.User, Content: "What is <|im_end|>?"},
		{Role: sft.Assistant, Content: "Light"},
		{Role: sft.User, Content: "Yes"}, {Role: sft.Assistant, Content: "Rays"}}}
	ss, cut, err := e.Encode(chat)
	if err != nil || cut || len(ss) != 1 {
		t.Fatal(ss, cut, err)
	}
	if got, want := shown(t, tok, ss[0]), "<|im_start|>user\n"+
		"What is <|im_end|>?<|im_end|>\n<|im_start|>assistant\n[Light<|im_end|>]\n"+
		"<|im_start|>user\nYes<|im_end|>\n<|im_start|>assistant\n[Rays<|im_end|>]\n"; got != want {
		t.Errorf("%q\nwant %q", got, want)
	}
	end, _ := tok.ID("<|im_end|>")
	if n := count(ss[0].Tokens, end); n != 4 {
		t.Errorf("%d end markers, want those of the 4 messages", n)
	}
	prompt, err := e.Prompt(chat.Messages[:1])
	if err != nil || !slices.Equal(prompt, ss[0].Tokens[:len(prompt)]) || ss[0].Counts[len(prompt)-1] ||
		!ss[0].Counts[len(prompt)] {
		t.Errorf("prompt %v of %v, %v", prompt, ss[0].Tokens, err)
	}

	alpaca, _ := sft.FindTemplate("alpaca")
	e.Template = alpaca
	ss, _, err = e.Encode(sft.Document{Messages: []sft.Message{{Role: sft.User, Content: "Add"},
		{Role: sft.Assistant, Content: "3"}}, Input: "1 2"})
	if err != nil {
		t.Fatal(err)
	}
	if got := shown(t, tok, ss[0]); !strings.HasSuffix(got,
		"### Instruction:\nAdd\n\n### Input:\n1 2\n\n### Response:\n[3<|endoftext|>]") {
		t.Errorf("alpaca: %q", got)
	}
}

// shown decodes a sequence with brackets around the tokens that count.
func shown(tb testing.TB, tok *tokenizer.Tokenizer, s data.Sequence) string {
	tb.Helper()
	var b strings.Builder
	for i, id := range s.Tokens {
		if s.Counts[i] && (i == 0 || !s.Counts[i-1]) {
			b.WriteString("[")
		}
		text, err := tok.Decode([]int32{id}, false)
		if err != nil {
			tb.Fatal(err)
		}
		b.Write(text)
		if s.Counts[i] && (i == len(s.Tokens)-1 || !s.Counts[i+1]) {
			b.WriteString("]")
		}
	}
	return b.String()
}

func count(ids []int32, id int32) (n int) {
	for _, x := range ids {
		if x == id {
			n++
		}
	}
	return n
}

// TestFormatsAgree: one conversation in every format gives one token file.
func TestFormatsAgree(t *testing.T) {
	tok := smollm2(t)
	template, _ := sft.FindTemplate("smollm2")
	e := sft.Encoder{Tokenizer: tok, Template: template, Context: 96}
	var first []byte
	for format, line := range map[sft.Format]string{
		sft.ChatML:   `{"messages":[{"role":"user","content":"Why\n\nblue?"},{"role":"assistant","content":"Rays."}]}`,
		sft.ShareGPT: `{"id":"7","conversations":[{"from":"human","value":"Why\n\nblue?"},{"from":"gpt","value":"Rays."}]}`,
		sft.Alpaca:   `{"instruction":"Why","input":"blue?","output":"Rays."}`,
	} {
		file, report, err := sft.Prepare(strings.NewReader(line+"\n"+line), format, e, 1000, [32]byte{1})
		if err != nil {
			t.Fatalf("%s: %v", format, err)
		}
		if report.Documents != 2 || report.Rows != 2 || report.Learned == 0 || report.Cut+report.Dropped != 0 {
			t.Errorf("%s: %+v", format, report)
		}
		if first == nil {
			first = file
		}
		if string(file) != string(first) {
			t.Errorf("%s gives another file", format)
		}
		tokens, err := data.ParseTokens(file)
		if err != nil || tokens.Counted != report.Learned || tokens.Vocab != 1000 || tokens.Context != 96 {
			t.Errorf("%s: %+v, %v", format, tokens.TokensHeader, err)
		}
	}
}

// TestLongDocuments: a text is cut into rows without loss, a conversation
// loses its end, and one without an answer left is dropped.
func TestLongDocuments(t *testing.T) {
	tok := smollm2(t)
	template, _ := sft.FindTemplate("chatml")
	e := sft.Encoder{Tokenizer: tok, Template: template, Context: 16, End: "<|endoftext|>"}
	text := strings.Repeat("The Rays of Light. ", 40)
	ids, _ := tok.EncodePlain(text)
	_, report, err := sft.Prepare(strings.NewReader(text), sft.Text, e, 1000, [32]byte{})
	if err != nil || report.Tokens != uint64(len(ids))+1 || report.Learned != report.Tokens-uint64(len(ids)/16+1) {
		t.Errorf("%d tokens: %+v, %v", len(ids), report, err)
	}
	line := func(question, answer string) string {
		return fmt.Sprintf(`{"messages":[{"role":"user","content":%q},{"role":"assistant","content":%q}]}`,
			question, answer)
	}
	in := line("a", text) + "\n" + line(text, "a") + "\n"
	_, report, err = sft.Prepare(strings.NewReader(in), sft.ChatML, e, 1000, [32]byte{})
	if err != nil || report.Cut != 2 || report.Dropped != 1 || report.Rows != 1 || report.Tokens != 16 {
		t.Errorf("%+v, %v", report, err)
	}
}

func TestLinesRefused(t *testing.T) {
	template, _ := sft.FindTemplate("chatml")
	e := sft.Encoder{Tokenizer: smollm2(t), Template: template, Context: 64}
	good := `{"messages":[{"role":"user","content":"a"},{"role":"assistant","content":"b"}]}`
	for name, c := range map[string]struct {
		format sft.Format
		line   string
		says   string
	}{
		"array":       {sft.ChatML, `[` + good + `]`, "start with {"},
		"two objects": {sft.ChatML, good + good, "follows"},
		"no messages": {sft.ChatML, `{"id":"x"}`, `"messages"`},
		"empty list":  {sft.ChatML, `{"messages":[]}`, "0 messages"},
		"unknown key": {sft.ChatML, strings.Replace(good, `{"messages"`, `{"functions":[],"messages"`, 1),
			`"functions"`},
		"key twice": {sft.ChatML, strings.Replace(good, `{"role":"user"`, `{"role":"user","role":"user"`,
			1), "twice"},
		"case of a key":  {sft.ChatML, strings.Replace(good, `"content":"a"`, `"Content":"a"`, 1), `"content"`},
		"role":           {sft.ChatML, strings.Replace(good, `"user"`, `"critic"`, 1), `"critic"`},
		"turn":           {sft.ChatML, strings.Replace(good, `"assistant"`, `"user"`, 1), "message 2"},
		"content":        {sft.ChatML, strings.Replace(good, `"b"`, `["b"]`, 1), "message 2"},
		"bytes":          {sft.ChatML, strings.Replace(good, `"b"`, "\"\xff\"", 1), "UTF-8"},
		"long line":      {sft.ChatML, `{"messages":"` + strings.Repeat("a", sft.MaxLine) + `"}`, "longer than"},
		"no output":      {sft.Alpaca, `{"instruction":"a"}`, `"output"`},
		"number as text": {sft.Alpaca, `{"instruction":"a","output":3}`, `"output"`},
		"from":           {sft.ShareGPT, `{"conversations":[{"from":"bing","value":"a"}]}`, `"bing"`},
		"text":           {sft.Documents, `{"txt":"a"}`, `"text"`},
	} {
		in := c.line + "\n"
		if c.format == sft.ChatML {
			in = good + "\n" + in
		}
		_, _, err := sft.Prepare(strings.NewReader(in), c.format, e, 1000, [32]byte{})
		line := "line 1: "
		if c.format == sft.ChatML {
			line = "line 2: "
		}
		if !errors.Is(err, sft.ErrInput) || !strings.Contains(err.Error(), c.says) ||
			!strings.HasPrefix(err.Error(), line) {
			t.Errorf("%s: %.200v", name, err)
		}
	}
	if _, _, err := sft.Prepare(strings.NewReader(""), "csv", e, 1000, [32]byte{}); !errors.Is(err, sft.ErrInput) {
		t.Errorf("csv: %v", err)
	}
	if _, _, err := sft.Prepare(strings.NewReader("a\xff"), sft.Text, e, 1000, [32]byte{}); !errors.Is(err,
		sft.ErrInput) {
		t.Errorf("text that is not UTF-8: %v", err)
	}
	e.Template, _ = sft.FindTemplate("llama3")
	if _, _, err := sft.Prepare(strings.NewReader(good), sft.ChatML, e, 1000, [32]byte{}); !errors.Is(err,
		sft.ErrTemplate) {
		t.Errorf("markers that the tokenizer lacks: %v", err)
	}
	e.Template = sft.Template{}
	if _, _, err := sft.Prepare(strings.NewReader(good), sft.ChatML, e, 1000, [32]byte{}); !errors.Is(err,
		sft.ErrTemplate) {
		t.Errorf("no template: %v", err)
	}
}

// callTemplate writes what a model thinks only in its last answer, and the calls
// of tools, as Qwen3's does.
const callTemplate = `{%- if tools %}{{ '<|im_start|>system\n' }}{% for t in tools %}{{ t | tojson }}{% endfor %}` +
	`{{ '<|im_end|>\n' }}{% endif %}{%- for m in messages %}{%- if m.role == 'tool' %}` +
	`{{ '<|im_start|>user\n<result>' + m.content + '</result><|im_end|>\n' }}{%- else %}` +
	`{%- set c = m.content %}{%- if '</think>' in c and not loop.last %}{%- set c = (c.split('</think>') | last).lstrip('\n') %}` +
	`{%- endif %}{{ '<|im_start|>' + m.role + '\n' + c }}{% for call in m.tool_calls %}{{ '<call>' + call.function.name + ' ' }}` +
	`{{ call.function.arguments | tojson }}{{ '</call>' }}{% endfor %}{{ '<|im_end|>\n' }}{%- endif %}{%- endfor %}` +
	`{%- if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{%- endif %}`

// TestToolsAndThoughts: calls of tools are learned and their answers are not; a
// thought that the template leaves out is not learned either.
func TestToolsAndThoughts(t *testing.T) {
	tok := smollm2(t)
	template, err := sft.ParseTemplate(callTemplate, nil)
	if err != nil {
		t.Fatal(err)
	}
	e := sft.Encoder{Tokenizer: tok, Template: template, Context: 400}
	const call = `{"messages": [{"role": "user", "content": "w?"}, {"role": "assistant", "content": null, "tool_calls": ` +
		`[{"type": "function", "function": {"name": "f", "arguments": "{\"x\": 1}"}}]}, ` +
		`{"role": "tool", "content": "<|im_end|>"}, {"role": "assistant", "content": "rain"}], "tools": [{"name": "f"}]}`
	for line, want := range map[string]string{
		call: "<|im_start|>system\n{\"name\": \"f\"}<|im_end|>\n<|im_start|>user\nw?<|im_end|>\n" +
			"<|im_start|>assistant\n[<call>f {\"x\": 1}</call><|im_end|>]\n<|im_start|>user\n" +
			"<result><|im_end|></result><|im_end|>\n<|im_start|>assistant\n[rain<|im_end|>]\n",
		`{"messages": [{"role": "user", "content": "a"}, {"role": "assistant", "content": "<think>h</think>\nb"}, ` +
			`{"role": "user", "content": "c"}, {"role": "assistant", "content": "<think>i</think>\nd"}]}`: "<|im_start|>user\na" +
			"<|im_end|>\n<|im_start|>assistant\n[b<|im_end|>]\n<|im_start|>user\nc<|im_end|>\n<|im_start|>assistant\n" +
			"[<think>i</think>\nd<|im_end|>]\n",
	} {
		err := sft.Read(strings.NewReader(line), sft.ChatML, func(_ int, d sft.Document) error {
			ss, _, err := e.Encode(d)
			if err == nil && shown(t, tok, ss[0]) != want {
				t.Errorf("%s is\n%q, want\n%q", line, shown(t, tok, ss[0]), want)
			}
			return err
		})
		if err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
	end, _ := tok.ID("<|im_end|>")
	_ = sft.Read(strings.NewReader(call), sft.ChatML, func(_ int, d sft.Document) error {
		if ss, _, err := e.Encode(d); err != nil || count(ss[0].Tokens, end) != 5 {
			t.Errorf("%d end markers, want those of the 5 turns (%v)", count(ss[0].Tokens, end), err)
		}
		return nil
	})
	e.Template, _ = sft.FindTemplate("chatml")
	for name, bad := range map[string]string{
		"a template without tools": call,
		"tools without an answer":  strings.Replace(call, `, {"role": "tool", "content": "<|im_end|>"}`, "", 1),
		"arguments that are none":  strings.Replace(call, `"{\"x\": 1}"`, `"x"`, 1),
		"a call by another name":   strings.Replace(call, `"arguments"`, `"args"`, 1),
		"tools that are none":      strings.Replace(call, `[{"name": "f"}]`, `["f"]`, 1),
	} {
		if _, _, err := sft.Prepare(strings.NewReader(bad), sft.ChatML, e, 49152, [32]byte{}); !errors.Is(err,
			sft.ErrInput) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// FuzzPrepare: a line is refused with its number or becomes a valid token file.
func FuzzPrepare(f *testing.F) {
	f.Add(`{"messages":[{"role":"user","content":"a"},{"role":"assistant","content":"b"}]}`)
	f.Add(`{"conversations":[{"from":"human","value":"a"},{"from":"gpt","value":"b"}]}`)
	f.Add(`{"instruction":"Why","input":"blue?","output":"Rays."}`)
	f.Add(`{"text":"The Rays of Light"}`)
	template, _ := sft.FindTemplate("smollm2")
	e := sft.Encoder{Tokenizer: smollm2(f), Template: template, Context: 64}
	f.Fuzz(func(t *testing.T, in string) {
		for _, format := range sft.Formats() {
			file, _, err := sft.Prepare(strings.NewReader(in), format, e, 1000, [32]byte{})
			if err == nil {
				_, err = data.ParseTokens(file)
				if err != nil {
					t.Fatalf("%s: packs a file that is not valid: %v", format, err)
				}
			} else if !errors.Is(err, sft.ErrInput) && !errors.Is(err, data.ErrTooSmall) {
				t.Fatal(err)
			}
		}
	})
}

// TestPreferences: both answers are learned, and the prompt before them is not,
// in every form of the line.
func TestPreferences(t *testing.T) {
	tok := smollm2(t)
	template, err := sft.FindTemplate("chatml")
	if err != nil {
		t.Fatal(err)
	}
	e := sft.Encoder{Tokenizer: tok, Template: template, Context: 160}
	const prompt = `{"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}, ` +
		`{"role": "user", "content": "Which?"}`
	const yes, no = `{"role": "assistant", "content": "Light"}`, `{"role": "assistant", "content": "Dark"}`
	const head = "<|im_start|>user\na<|im_end|>\n<|im_start|>assistant\nb<|im_end|>\n"
	const ask = "<|im_start|>user\nWhich?<|im_end|>\n<|im_start|>assistant\n"
	for line, head := range map[string]string{
		`{"prompt": [` + prompt + `], "chosen": [` + yes + `], "rejected": [` + no + `]}`:                   head,
		`{"chosen": [` + prompt + `, ` + yes + `], "rejected": [` + prompt + `, ` + no + `], "id": "7"}`:    head,
		`{"prompt": "Which?", "chosen": "Light", "rejected": "Dark"}`:                                       "",
		`{"system": "Be brief.", "prompt": "Which?", "chosen": "Light", "rejected": "Dark", "source": "x"}`: "<|im_start|>system\nBe brief.<|im_end|>\n",
	} {
		err := sft.Read(strings.NewReader(line), sft.Preferences, func(_ int, d sft.Document) error {
			chosen, rejected, err := e.EncodePair(d)
			if got, want := shown(t, tok, chosen), head+ask+"[Light<|im_end|>]\n"; got != want {
				t.Errorf("%s: chosen %q, want %q", line, got, want)
			}
			if got, want := shown(t, tok, rejected), head+ask+"[Dark<|im_end|>]\n"; got != want {
				t.Errorf("%s: rejected %q, want %q", line, got, want)
			}
			return err
		})
		if err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
	for _, bad := range []string{
		`{"prompt": "Which?", "chosen": "Light"}`, `{"chosen": [` + yes + `], "rejected": [` + no + `]}`,
		`{"prompt": [` + prompt + `], "chosen": [` + yes + `], "rejected": []}`,
		`{"prompt": "a", "chosen": "b", "rejected": "c", "score": 1}`,
		`{"chosen": [` + prompt + `, ` + yes + `], "rejected": [` + prompt + `, ` + yes + `]}`,
		`{"prompt": [` + prompt + `, ` + yes + `], "chosen": [` + yes + `], "rejected": [` + no + `]}`,
	} {
		err := sft.Read(strings.NewReader(bad), sft.Preferences, func(int, sft.Document) error { return nil })
		if !errors.Is(err, sft.ErrInput) {
			t.Errorf("%s: %v", bad, err)
		}
	}
	line := `{"prompt": "Which?", "chosen": "Light", "rejected": "Dark"}` + "\n"
	long := `{"prompt": "Which?", "chosen": "` + strings.Repeat("Light ", 300) + `", "rejected": "Dark"}` + "\n"
	file, report, err := sft.Prepare(strings.NewReader(line+long+line), sft.Preferences, e, 800, [32]byte{})
	if err != nil || report.Documents != 3 || report.Dropped != 1 || report.Rows != 1 {
		t.Fatalf("%+v, %v", report, err)
	}
	if parsed, err := data.ParseTokens(file); err != nil || !parsed.Pairs {
		t.Errorf("pairs %v, %v", parsed, err)
	}
}
