package sft_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/data/sft"
)

func chat(question, answer string) string {
	return fmt.Sprintf(
		`{"messages":[{"role":"user","content":%q},{"role":"assistant","content":%q}]}`,
		question,
		answer,
	)
}

// TestSameDocumentsInOtherFiles: however a file holds the same conversations, the token file is the same.
func TestSameDocumentsInOtherFiles(t *testing.T) {
	template, _ := sft.FindTemplate("chatml")
	e := sft.Encoder{Tokenizer: smollm2(t), Template: template, Context: 64}
	one, two := chat("a", "b"), chat("c", "d e")
	want, report, err := sft.Prepare(strings.NewReader(one+"\n"+two+"\n"), sft.ChatML, e, 1000, [32]byte{})
	if err != nil || report.Documents != 2 {
		t.Fatal(report, err)
	}
	parts := strings.Replace(one, `"b"`, `[{"type":"text","text":"b"}]`, 1) + "\n" +
		strings.Replace(two, `"d e"`, `[{"type":"text","text":"d"},{"type":"text","text":" e"}]`, 1)
	for name, c := range map[string]struct {
		format sft.Format
		in     string
	}{
		"blank lines":     {sft.ChatML, "\n" + one + "\r\n \n\n" + two},
		"byte order mark": {sft.ChatML, "\xef\xbb\xbf" + one + "\n" + two},
		"array":           {sft.ChatML, "\n [\n" + one + ",\n" + two + "\n]\n"},
		"marked array":    {sft.ChatML, "\xef\xbb\xbf[" + one + "," + two + "]"},
		"content parts":   {sft.ChatML, parts},
		"completions": {sft.Completions,
			`{"prompt":"a","completion":"b"}` + "\n" + `{"prompt":[{"role":"user","content":"c"}],` +
				`"completion":[{"role":"assistant","content":"d e"}]}`},
	} {
		got, _, err := sft.Prepare(strings.NewReader(c.in), c.format, e, 1000, [32]byte{})
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: other tokens (%v)", name, err)
		}
	}
}

// TestBadDocumentsAreSkippedAndListed: with SkipBad the good ones stay, and every bad one has its line.
func TestBadDocumentsAreSkippedAndListed(t *testing.T) {
	template, _ := sft.FindTemplate("chatml")
	e := sft.Encoder{Tokenizer: smollm2(t), Template: template, Context: 64, SkipBad: true}
	good := chat("a", "b")
	bad := []string{`{"messages":[]}`, `{"message":1}`, `nothing`, "{\"messages\":\"\xff\"}",
		strings.Replace(good, `"b"`, `[{"type":"image_url","text":"b"}]`, 1)}
	in := good + "\n" + strings.Join(bad, "\n\n") + "\n" + good + "\n"
	file, report, err := sft.Prepare(strings.NewReader(in), sft.ChatML, e, 1000, [32]byte{})
	if err != nil || report.Documents != 2 || report.Skipped != 5 || len(report.Bad) != 5 {
		t.Fatalf("%+v, %v", report, err)
	}
	for i, b := range report.Bad {
		if b.Line != 2+2*i || b.Error == "" {
			t.Errorf("bad document %d: %+v", i, b)
		}
	}
	want, _, err := sft.Prepare(strings.NewReader(good+"\n"+good), sft.ChatML, e, 1000, [32]byte{})
	if err != nil || !bytes.Equal(file, want) {
		t.Errorf("the good ones give other tokens (%v)", err)
	}
	array := "[\n" + good + ",\n{\"messages\":[]},\n" + good + "]"
	_, report, err = sft.Prepare(strings.NewReader(array), sft.ChatML, e, 1000, [32]byte{})
	if err != nil || report.Documents != 2 || len(report.Bad) != 1 || report.Bad[0].Line != 3 {
		t.Errorf("%+v, %v", report, err)
	}
}

// TestBrokenArrays: what is no whole array is refused with a line, also with SkipBad.
func TestBrokenArrays(t *testing.T) {
	template, _ := sft.FindTemplate("chatml")
	e := sft.Encoder{Tokenizer: smollm2(t), Template: template, Context: 64, SkipBad: true}
	for _, in := range []string{"[", "[" + chat("a", "b"), "[" + chat("a", "b") + "\n,]", "[" + chat("a", "b") + "] {}",
		`["` + strings.Repeat("a", sft.MaxLine) + `"]`} {
		_, _, err := sft.Prepare(strings.NewReader(in), sft.ChatML, e, 1000, [32]byte{})
		if !errors.Is(err, sft.ErrInput) || !strings.HasPrefix(err.Error(), "line ") {
			t.Errorf("%.60q: %v", in, err)
		}
	}
}

// TestEqualAnswersAreRefused: a preference for an answer over itself teaches nothing.
func TestEqualAnswersAreRefused(t *testing.T) {
	message := func(role, text string) string { return fmt.Sprintf(`[{"role":%q,"content":%q}]`, role, text) }
	for _, in := range []string{
		`{"prompt":"a","chosen":"b","rejected":"b"}`,
		`{"prompt":` + message("user", "a") + `,"chosen":` + message("assistant", "b") + `,"rejected":` +
			message("assistant", "b") + `}`,
	} {
		err := sft.Read(strings.NewReader(in), sft.Preferences, func(int, sft.Document) error { return nil })
		if !errors.Is(err, sft.ErrInput) || !strings.Contains(err.Error(), "rejected") {
			t.Errorf("%s: %v", in, err)
		}
	}
}

// TestSplitConversations: a conversation of many turns becomes several, each with the system message, and no answer is
// lost; one exchange that is too long alone is cut.
func TestSplitConversations(t *testing.T) {
	template, _ := sft.FindTemplate("chatml")
	turns := []string{`{"role":"system","content":"s"}`}
	for i := range 9 {
		turns = append(turns, fmt.Sprintf(`{"role":"user","content":"%d?"},{"role":"assistant","content":"%d!"}`, i, i))
	}
	in := `{"messages":[` + strings.Join(turns, ",") + `]}`
	cut := sft.Encoder{Tokenizer: smollm2(t), Template: template, Context: 64}
	split := cut
	split.Split = true
	_, short, err := sft.Prepare(strings.NewReader(in), sft.ChatML, cut, 1000, [32]byte{})
	if err != nil || short.Cut != 1 || short.Split != 0 {
		t.Fatalf("%+v, %v", short, err)
	}
	_, whole, err := sft.Prepare(strings.NewReader(in), sft.ChatML, split, 1000, [32]byte{})
	if err != nil || whole.Cut != 0 || whole.Split != 1 || whole.Documents != 1 {
		t.Fatalf("%+v, %v", whole, err)
	}
	wide := cut
	wide.Context = 1024
	_, all, err := sft.Prepare(strings.NewReader(in), sft.ChatML, wide, 1000, [32]byte{})
	if err != nil || all.Learned != whole.Learned || short.Learned >= whole.Learned {
		t.Errorf("%d learned cut, %d split, %d in one row (%v)", short.Learned, whole.Learned, all.Learned, err)
	}
	_, r, err := sft.Prepare(strings.NewReader(chat("a", strings.Repeat("long ", 100))), sft.ChatML, split, 1000,
		[32]byte{})
	if err != nil || r.Cut != 1 || r.Split != 0 {
		t.Errorf("%+v, %v", r, err)
	}
}
