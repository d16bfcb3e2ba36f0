package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
)

// modelFolder is a small model of random weights with a real tokenizer and
// SmolLM2's chat template.
func modelFolder(t *testing.T) string {
	t.Helper()
	m := program.Model{
		Vocab: 1000, Dim: 16, Layers: 1, Heads: 2, KVHeads: 1, Hidden: 16, Context: 64, RopeTheta: 10000,
		NormEps: 1e-5, Tied: true,
	}
	layout := model.Params(m)
	arena := make([]float32, model.ArenaLen(layout))
	model.Fill(layout, arena, m, 3)
	dir := filepath.Join(t.TempDir(), "model")
	if err := hf.Save(dir, m, model.Views(layout, arena, ""), hf.SaveOptions{}); err != nil {
		t.Fatal(err)
	}
	tokenizer, err := os.ReadFile("../../train/tokenizer/testdata/smollm2.json")
	if err != nil {
		t.Fatal(err)
	}
	write := func(name string, b []byte) {
		if err := os.WriteFile(filepath.Join(dir, name), b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("tokenizer.json", tokenizer)
	write("tokenizer_config.json", []byte(`{"eos_token": "<|im_end|>"}`))
	write("chat_template.jinja", []byte(`{% for message in messages %}{% if loop.first and messages[0]['role'] != 'system' %}{{ '<|im_start|>system
You are a helpful AI assistant named SmolLM, trained by Hugging Face<|im_end|>
' }}{% endif %}{{'<|im_start|>' + message['role'] + '
' + message['content'] + '<|im_end|>' + '
'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant
' }}{% endif %}`))
	return dir
}

// command runs the program and returns what it prints.
func command(t *testing.T, want int, args ...string) (out, errOut string) {
	t.Helper()
	var o, e bytes.Buffer
	if got := run(append([]string{"--home", t.TempDir()}, args...), strings.NewReader(""), &o, &e); got != want {
		t.Fatalf("%q exits %d, want %d: %s%s", args, got, want, o.String(), e.String())
	}
	return o.String(), e.String()
}

// TestGenerateWithAdapter: an adapter that changes nothing says what the model
// says; another one something else; one of another model is refused.
func TestGenerateWithAdapter(t *testing.T) {
	dir := modelFolder(t)
	f, err := hf.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	shape := program.Adapter{Rank: 2, Alpha: 4, Targets: program.TargetV | program.TargetDown}
	layout := model.AdapterParams(f.Model, shape)
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	save := func(name string, value float32) string {
		for i, x := range ts {
			for j := range x.Data {
				x.Data[j] = value * float32((i+j)%5-2)
			}
		}
		to := filepath.Join(t.TempDir(), name)
		if err := hf.SaveAdapter(to, f.Model, shape, ts, "model"); err != nil {
			t.Fatal(err)
		}
		return to
	}
	ask := []string{"generate", "--model", dir, "--prompt", "The Rays of Light", "--tokens", "12"}
	plain, _ := command(t, 0, ask...)
	none, some := save("none", 0), save("some", 0.5)
	if got, _ := command(t, 0, append(ask, "--adapter", none)...); got != plain {
		t.Errorf("with an adapter of zeros %q, without %q", got, plain)
	}
	if got, _ := command(t, 0, append(ask, "--adapter", some)...); got == plain {
		t.Errorf("an adapter changes nothing of %q", plain)
	}
	if _, says := command(t, 1, append(ask, "--adapter", dir)...); !strings.Contains(says, "adapter_config.json") {
		t.Errorf("a model as adapter: %s", says)
	}
}

func TestGenerate(t *testing.T) {
	dir := modelFolder(t)
	ask := []string{"generate", "--model", dir, "--prompt", "The Rays of Light", "--tokens", "30", "--temperature",
		"0.9", "--top-k", "50", "--top-p", "0.9"}
	first, _ := command(t, 0, ask...)
	if again, _ := command(t, 0, append(ask, "--backend", "ref")...); again != first || strings.TrimSpace(first) == "" {
		t.Errorf("says %q, then on another back end %q", first, again)
	}
	if other, _ := command(t, 0, append(ask, "--seed", "2")...); other == first {
		t.Error("another seed says the same")
	}
	var g generated
	out, _ := command(t, 0, append(ask, "--json", "--chat")...)
	if err := json.Unmarshal([]byte(out), &g); err != nil || g.PromptTokens < 20 || g.TokensPerSecond <= 0 ||
		len(g.Tokens) == 0 {
		t.Errorf("%s: %+v, %v", out, g, err)
	}
	for says, args := range map[string][]string{
		"temperature":  append(ask, "--temperature", "-1"),
		"no such file": {"generate", "--model", dir + "x", "--prompt", "a"},
		"abacus":       append(ask, "--backend", "abacus"),
		"vicuna":       append(ask, "--chat", "--template", "vicuna"),
		"x9/1":         append(ask, "--numerics", "x9/1"),
	} {
		if _, errOut := command(t, 1, args...); !strings.Contains(errOut, says) {
			t.Errorf("%q: %s", args, errOut)
		}
	}
}

func TestDataPrepare(t *testing.T) {
	dir := modelFolder(t)
	raw := filepath.Join(t.TempDir(), "chats.jsonl")
	line := `{"messages":[{"role":"user","content":"Why?"},{"role":"assistant","content":"The Rays of Light."}]}` + "\n"
	if err := os.WriteFile(raw, []byte(line+line+line), 0o600); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "chats.tokens")
	args := []string{"data", "prepare", raw, "--format", "chatml", "--model", dir, "--context", "128", "--out", file}
	out, _ := command(t, 0, append(args, "--json")...)
	var p prepared
	if err := json.Unmarshal([]byte(out), &p); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	tokens, err := data.ParseTokens(b)
	if err != nil || tokens.Counted != p.Learned || p.Documents != 3 || tokens.Rows != p.Rows ||
		p.Template != "the model's own" || p.Bytes != len(b) {
		t.Errorf("%+v, %+v, %v", tokens.TokensHeader, p, err)
	}
	if _, errOut := command(t, 2, args...); !strings.Contains(errOut, "exists already") {
		t.Errorf("over a file: %s", errOut)
	}
	if err := os.WriteFile(raw, []byte(line+"{}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	args[len(args)-1] = file + "2"
	if _, errOut := command(t, 1, args...); !strings.Contains(errOut, raw+": line 2: ") {
		t.Errorf("a bad line: %s", errOut)
	}
	if err := os.WriteFile(filepath.Join(dir, "chat_template.jinja"), []byte("{% include 'x' %}"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errOut := command(t, 2, args...); !strings.Contains(errOut, "--template") {
		t.Errorf("an unknown template: %s", errOut)
	}
	args = []string{"data", "prepare", raw, "--format", "text", "--model", dir, "--context", "16", "--out", file + "3"}
	if out, _ := command(t, 0, args...); !strings.Contains(out, "sha256") {
		t.Errorf("as text: %s", out)
	}
	if _, errOut := command(t, 2, append(args, "--context", "1")...); !strings.Contains(errOut, "--context") {
		t.Errorf("context 1: %s", errOut)
	}
}
