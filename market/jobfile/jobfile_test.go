package jobfile_test

import (
	"errors"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/market/strictyaml"
	"github.com/infernetprotocol/infernet/train/program"
)

func TestExampleIsTheDefaults(t *testing.T) {
	f, err := jobfile.Parse("job.yml", []byte(jobfile.Example()))
	if err != nil {
		t.Fatal(err)
	}
	short := "name: my-first-job\ndata: data.txt\npayment: {price_per_segment: \"0.25\"}\n"
	g, err := jobfile.Parse("job.yml", []byte(short))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(f, g) {
		t.Fatalf("example %+v\ndefaults %+v", f, g)
	}
	// The commented-out lines must be true defaults, too.
	all := regexp.MustCompile(`(?m)^(\s*)# (\s*[a-z_0-9]+:( |$))`).ReplaceAllString(jobfile.Example(), "$1$2")
	h, err := jobfile.Parse("job.yml", []byte(all))
	if err != nil {
		t.Fatalf("%v in\n%s", err, all)
	}
	if h.Payment.MaxTotal != "1.25" {
		t.Fatal("max_total was not read")
	}
	h.Payment.MaxTotal = ""
	if !reflect.DeepEqual(f, h) {
		t.Fatalf("example %+v\nwith all lines %+v", f, h)
	}
}

// TestPrivacyOfAnyNumerics, in whatever order the keys stand.
func TestPrivacyOfAnyNumerics(t *testing.T) {
	for lines, want := range map[string]string{
		"": program.R32, "numerics: x8/1\n": program.X8, "privacy: none\n": program.R32,
		"privacy: leaves\n":                 program.R32Private,
		"privacy: leaves\nnumerics: x8/1\n": program.X8Private, "numerics: x8/1\nprivacy: leaves\n": program.X8Private,
		"numerics: r32/1\nprivacy: leaves\n": program.R32Private,
	} {
		f, err := jobfile.Parse("j", []byte("name: n\ndata: d\npayment: {price_per_segment: 1}\n"+lines))
		if err != nil || f.Program.Numerics != want {
			t.Errorf("%q: %s, want %s: %v", lines, f.Program.Numerics, want, err)
		}
	}
	if _, err := jobfile.Parse("j", []byte("name: n\n"+
		"data: d\npayment: {price_per_segment: 1}\nnumerics: x8/1+private\n")); err == nil {
		t.Error("numerics that say how leaves are hashed")
	}
}

func TestValues(t *testing.T) {
	src := `{
	"payment": {"price_per_segment": 1.5, "max_total": "30", "deadline": "2d", "window": "90s", "credit": 3,
		"verification_share": "12.5%", "delegate_share": "1%", "pace": "10s"},
	"training": {"batch": 2, "steps": 1_000, "learning_rate": 3e-4, "seed": 7},
	"model": {"layers": 3, "heads": 8, "preset": "d128", "qkv_bias": false},
	"verification": {"sample": "2.5%", "verifiers": 2, "intervals": 3},
	"requirements": {"min_tokens_per_second": 500, "min_stake": "100"},
	"name": "a.b-c_1", "data": "text.txt"
}`
	f, err := jobfile.Parse("job.json", []byte(strings.ReplaceAll(src, "1_000", "1000")))
	if err != nil {
		t.Fatal(err)
	}
	p := f.Program
	if p.Batch != 2 || p.Steps != 1000 || p.Optimizer.LR != 3e-4 || p.Optimizer.MinLR != p.Optimizer.LR/10 ||
		p.Optimizer.Warmup != 50 || p.Seed != 7 {
		t.Errorf("program %+v", p)
	}
	if m := p.Model; m.Dim != 128 || m.Layers != 3 || m.Heads != 8 || m.KVHeads != 8 || m.QKVBias {
		t.Errorf("model %+v", m)
	}
	want := jobfile.Payment{PricePerSegment: "1.5", MaxTotal: "30", Deadline: 48 * time.Hour, Window: 90 * time.Second,
		Credit: 3, VerifyBPS: 1250, DelegateBPS: 100, Pace: 10 * time.Second}
	if f.Payment != want {
		t.Errorf("payment %+v", f.Payment)
	}
	if f.Verification != (market.Verification{Tier: "exact", SamplePermille: 25, Verifiers: 2, Intervals: 3}) ||
		f.MinTokensPerSecond != 500 || f.MinStake != "100" {
		t.Errorf("%+v", f)
	}
	if f.StepsPerSegment != 480 || f.Marks != 16 || f.IsCID() {
		t.Errorf("%+v", f)
	}
}

// TestOptimizers: a kind of update or a schedule brings its own defaults.
func TestOptimizers(t *testing.T) {
	parse := func(training string) (program.Optimizer, error) {
		f, err := jobfile.Parse("job.yml", []byte("name: a\ndata: b\npayment: {price_per_segment: \"1\"}\ntraining: {"+
			training+"}\n"))
		return f.Program.Optimizer, err
	}
	base := program.Optimizer{Kind: "adamw", LR: 1e-3, MinLR: 1e-4, Warmup: 100, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8,
		WeightDecay: 0.1, Clip: 1}
	sgd, muon, wsd, flat := base, base, base, base
	sgd.Kind, sgd.Beta1, sgd.Beta2, sgd.Eps, sgd.Momentum = program.SGD, 0, 0, 0, 0.9
	muon.Kind, muon.Momentum, muon.EMA = program.Muon, 0.95, 0.999
	wsd.Schedule, wsd.Decay = program.WSD, 400
	flat.Schedule, flat.MinLR = program.Constant, 0
	for training, want := range map[string]program.Optimizer{
		"optimizer: sgd": sgd, "optimizer: muon, ema: 0.999": muon, "schedule: wsd": wsd, "schedule: constant": flat,
		"schedule: cosine": base,
	} {
		if got, err := parse(training); err != nil || got != want {
			t.Errorf("%s: %+v, want %+v (%v)", training, got, want, err)
		}
	}
	for training, want := range map[string]string{
		"optimizer: lion": "training.optimizer", "schedule: step": "cosine, constant, linear or wsd",
		"momentum: 0.9": "training.momentum", "optimizer: sgd, beta1: 0.9": "training.beta1",
		"decay: 3": "training.decay",
	} {
		if _, err := parse(training); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want it to name %s", training, err, want)
		}
	}
}

func TestMistakes(t *testing.T) {
	const head = "name: n\ndata: d\npayment: {price_per_segment: \"1\"}\n"
	for _, c := range []struct{ src, want string }{
		{head + "training:\n  steps: 10\n  learning_rte: 1\n",
			`j:6:3: unknown key "learning_rte" in training: did you mean "learning_rate"?`},
		{head + "learning_rate: 1\n", `j:4:1: unknown key "learning_rate": it belongs in "training"`},
		{head + "zzzzzzzzzz: 1\n", `j:4:1: unknown key "zzzzzzzzzz"`},
		{head + "<<: 1\n", `j:4:1: unknown key`},
		{head + "training:\n  steps: many\n", `j:5:10: training.steps: "many": want a whole number`},
		{head + "training:\n  steps: -1\n", `want a whole number`},
		{head + "training:\n  marks: 65\n", `training.marks: want 1 to 64`},
		{head + "training:\n  marks: 0\n", `training.marks: want 1 to 64`},
		{head + "training:\n  steps: 4294967296\n", `want a whole number`},
		{head + "training:\n  steps: [1]\n", `j:5:3: training.steps: want a whole number`},
		{head + "training:\n  steps:\n", `training.steps: want a whole number`},
		{head + "training: 5\n", `j:4:1: training: want keys and values`},
		{head + "training: {learning_rate: .inf}\n", `training.learning_rate: want a number`},
		{head + "training: {learning_rate: \"NaN\"}\n", `training.learning_rate: "NaN": want a number`},
		{head + "training:\n  learning_rate: 2\n", `j:5:18: training.learning_rate: want above 0, at most 1`},
		{head + "training:\n  batch: 5000\n", `j:5:10: training.batch: want 1 to 4096`},
		{head + "training:\n  warmup: 5000\n", `j:5:11: training.warmup: want at most training.steps`},
		{head + "training:\n  steps: 10\n  steps_per_segment: 11\n",
			`j:6:22: training.steps_per_segment: want at most training.steps`},
		{head + "training: {steps: 16777216, steps_per_segment: 1}\n", `more than 65536 segments`},
		{strings.Replace(head, "}", ", pace: 2h}", 1), `payment.pace: want at most payment.window divided by the job's segments`},
		{strings.Replace(head, "}", ", pace: slow}", 1), `payment.pace: "slow": want a time span, such as 30s, or auto`},
		{head + "model: d65\n", `j:4:8: model: "d65": want a preset: demo, d64`},
		{head + "model: {preset: x}\n", `want one of demo`},
		{head + "model: {dim: 12}\n", `j:4:14: model.dim: want a multiple of 8`},
		{head + "model: {qkv_bias: yes}\n", `want true or false`},
		{head + "verification: {sample: 1}\n", `want a percentage`},
		{head + "verification: {sample: 101%}\n", `want a percentage`},
		{head + "verification: {sample: 1.25%}\n", `want a percentage`},
		{head + "verification: {intervals: 65}\n", `verification.intervals: want 1 to 64`},
		{head + "verification: {verifiers: 8}\n", `verification.verifiers: want 1 to 7`},
		{head + "verification: {tier: fast}\n", `verification.tier: this build knows "exact"`},
		{head + "requirements: {min_stake: -1}\n", `want an amount`},
		{"name: n\ndata: d\npayment:\n  price_per_segment: cheap\n",
			`j:4:22: payment.price_per_segment: "cheap": want an amount`},
		{"name: n\ndata: d\npayment:\n  price_per_segment: 9999999999999999999\n", `want an amount`},
		{"name: n\ndata: d\npayment: {price_per_segment: 1, deadline: 3}\n", `want a time span`},
		{"name: n\ndata: d\npayment: {price_per_segment: 1, deadline: xd}\n", `want a time span`},
		{"name: n\ndata: d\npayment: {price_per_segment: 1, deadline: 1s}\n", `payment.deadline: want 1m to 366d`},
		{"name: n\ndata: d\npayment: {price_per_segment: 1, window: 31d}\n", `payment.window: want 1s to 7d`},
		{"name: n\ndata: d\npayment: {price_per_segment: 1, credit: 0}\n", `payment.credit: want 1 to 64`},
		{"name: n\ndata: d\npayment: {price_per_segment: 1, delegate_share: 45%}\n", `want at most 50%`},
		{"name: n\ndata: d\npayment:\n  credit: 1\n", `j:3:1: payment.price_per_segment is missing`},
		{"data: d\npayment: {price_per_segment: 1}\n", `j: name is missing`},
		{"name: ../x\ndata: d\npayment: {price_per_segment: 1}\n", `j:1:7: name: want 1 to 64 letters`},
		{"name: \"\"\ndata: d\npayment: {price_per_segment: 1}\n", `want a name`},
		{"name: n\nname: m\n", `mapping key "name" already defined`},
		{"name: n\n---\nname: m\n", `want one YAML document`},
		{"- a\n", `want keys and values`},
		{"", `want one YAML document`},
		{"a: [\n", `j:1:4: `},
		{strings.Repeat("[", 40), `nested deeper`},
		{strings.Repeat("#", jobfile.MaxSize+1), `larger than`},
		{"name: &a n\ndata: *a\n", `j:1:1: name: want a name`},
		{"name: |\n  n\n", `j:1:1: name: want a name, such as my-job, not a block of lines (| or >): write it on one line`},
		{"name: n\ndata: *n\n",
			`j:2:1: data: want a path or a CID, such as data.txt, not an alias (*): write the value itself`},
		{head + "training: &t {steps: 1}\nmodel: *t\n", `j:4:1: training: want keys and values, not an anchor (&)`},
		{head + "training: {seed: !!int 1}\n", `j:4:12: training.seed: want a whole number, such as 1, not a tag (!)`},
		{head + "training: {steps: 1.5}\n", `j:4:19: training.steps: "1.5": want a whole number`},
		{head + "training: {steps: 0x10}\n", `training.steps: "0x10": want a whole number`},
		{head + "training: {seed: 18446744073709551616}\n", `want a whole number`},
		{head + "training:\n\tsteps: 1\n", `j:5:`},
		{"{\"name\": \"n\", \"name\": \"m\"}", `mapping key "name" already defined`},
		{"name: n\n\"name\": m\n", `already defined`},
		{"name: n\xff\n", `j:1:8: not UTF-8 text`},
		{"name: n\ndata: é\x00\n", `j:2:8: a control character (U+0000)`},
		{"a: 1\n---\nb: 1\n---\nc: 1\n", `want one YAML document, not 3`},
		{strings.Repeat("- ", 5000), `more than 4096 keys, values and marks`},
		{strings.Repeat("a: &a [*a, *a]\n", 500), `more than 4096 keys`},
		{"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", `unknown key "a"`},
	} {
		_, err := jobfile.Parse("j", []byte(c.src))
		var e *strictyaml.Error
		if !errors.As(err, &e) || !errors.Is(err, jobfile.ErrInvalid) || !strings.Contains(e.Error(), c.want) {
			t.Errorf("%q:\n got %v\nwant %s", c.src[:min(len(c.src), 200)], err, c.want)
			continue
		}
		if e.Hint() == "" {
			t.Errorf("%v: no hint", e)
		}
	}
}

// dataCID is that of the bytes "data".
const dataCID = "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku"

func TestOffer(t *testing.T) {
	f, err := jobfile.Parse("job.yml", []byte(jobfile.Example()))
	if err != nil {
		t.Fatal(err)
	}
	blob := market.Blob{CID: dataCID, Size: 1 << 20}
	spec, err := f.Spec(blob, 6, 9)
	if err != nil {
		t.Fatal(err)
	}
	terms := jobfile.Terms{Client: common.Address{1}, Token: common.Address{2}, Delegate: common.Address{3},
		Decimals: 6, Now: 1000, Nonce: 4}
	o, err := f.Offer(spec, terms)
	if err != nil {
		t.Fatal(err)
	}
	want := market.Offer{Job: spec.ID(), Client: common.Address{1}, Token: common.Address{2},
		Delegate: common.Address{3}, MaxPrice: 250_000,
		Segments: 5, Credit: 2, Quorum: 1, VerifyBPS: 1000, Window: 5400, Deadline: 1000 + 86400, Nonce: 4}
	if o != want {
		t.Errorf("got %+v\nwant %+v", o, want)
	}
	f.Payment.MaxTotal = "1.24"
	if _, err := f.Offer(spec, terms); !errors.Is(err, jobfile.ErrBudget) || !strings.Contains(err.Error(), "1.25") {
		t.Errorf("over budget: %v", err)
	}
	f.Payment.MaxTotal = "1.25"
	if _, err := f.Offer(spec, terms); err != nil {
		t.Errorf("at the budget: %v", err)
	}
	f.Payment.MaxTotal = "2.5000001"
	if _, err := f.Offer(spec, terms); err == nil {
		t.Error("more decimals than the token has were accepted")
	}
	terms.Decimals = 1
	if _, err := f.Offer(spec, terms); err == nil || !strings.Contains(err.Error(), "price_per_segment") {
		t.Errorf("price with more decimals than the token: %v", err)
	}
	f.MinStake = "0.1234567"
	if _, err := f.Spec(blob, 6, 9); err == nil || !strings.Contains(err.Error(), "min_stake") {
		t.Errorf("stake: %v", err)
	}
	f.MinStake = "0"
	if _, err := f.Spec(market.Blob{}, 6, 9); !errors.Is(err, market.ErrRange) {
		t.Errorf("no data: %v", err)
	}
	f.Data = blob.CID
	if !f.IsCID() {
		t.Error("a CID was not known as one")
	}
}

// TestPace: the whole deposit leaves in a quarter of the window at the soonest where an aggregator
// signs, in no time where the client's own node does, and as the file says if it says so.
func TestPace(t *testing.T) {
	for _, c := range []struct {
		key       string
		delegated bool
		want      uint32
	}{
		{"", false, 0}, {"", true, 270}, {", pace: auto", true, 270},
		{", pace: 0s", true, 0}, {", pace: 30s", false, 30}, {", pace: 30s", true, 30},
	} {
		f, err := jobfile.Parse("j", []byte("name: n\ndata: d\npayment: {price_per_segment: 1"+c.key+"}\n"))
		if err != nil {
			t.Fatalf("%q: %v", c.key, err)
		}
		spec, err := f.Spec(market.Blob{CID: dataCID, Size: 1 << 20}, 6, 9)
		if err != nil {
			t.Fatal(err)
		}
		o, err := f.Offer(spec, jobfile.Terms{Client: common.Address{1}, Token: common.Address{2},
			Delegate: common.Address{3}, Decimals: 6, Now: 1000, Nonce: 4, Delegated: c.delegated})
		if err != nil || o.Pace != c.want {
			t.Errorf("%q, delegated %v: pace %d, want %d: %v", c.key, c.delegated, o.Pace, c.want, err)
		}
	}
}

func TestPresetsAreValid(t *testing.T) {
	for _, p := range program.Presets() {
		f, err := jobfile.Parse("j", []byte("name: n\ndata: d\nmodel: "+p.Name+"\npayment: {price_per_segment: 1}\n"))
		if err != nil || f.Program.Model != p.Model || f.Program.Batch != p.Batch {
			t.Errorf("%s: %v %+v", p.Name, err, f.Program)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(jobfile.Example()))
	f.Add([]byte(`{"name":"n","data":"d","payment":{"price_per_segment":1}}`))
	f.Add([]byte("a: &x [*x]\n<<: *x\n? b\n: !!int c"))
	f.Fuzz(func(t *testing.T, src []byte) {
		j, err := jobfile.Parse("j", src)
		if err != nil {
			var e *strictyaml.Error
			if !errors.As(err, &e) || e.Hint() == "" || e.Message == "" {
				t.Fatalf("error without a place or a hint: %v", err)
			}
			return
		}
		if j.Program.Validate() != nil {
			t.Fatalf("accepted %+v", j)
		}
	})
}

func TestRails(t *testing.T) {
	file := "name: a\ndata: x.txt\nmodel: demo\npayment:\n  price_per_segment: \"1\"\n  rails: "
	f, err := jobfile.Parse("job.yml", []byte(file+"lightning, evm\n"))
	if err != nil || f.Payment.Rails != "lightning, evm" {
		t.Errorf("%q, %v", f.Payment.Rails, err)
	}
	var at *strictyaml.Error
	if _, err := jobfile.Parse("job.yml", []byte(file+"evm, paypal\n")); !errors.As(err, &at) || at.Line != 6 {
		t.Errorf("an unknown rail: %v", err)
	}
}
