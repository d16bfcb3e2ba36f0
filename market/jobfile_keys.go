package market

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
)

// errWant says only that a text is not what its key wants: the key's own
// words go to the reader.
var errWant = errors.New("not what is wanted")

// draft is a job file while it is read.
type draft struct {
	f      JobFile
	preset program.Preset
	// private: leaves are hashed so that a proof can stand for them.
	private bool
}

// Defaults of a job file that depend on nothing else; finish has the others.
func newDraft() *draft {
	preset := program.Presets()[0]
	return &draft{preset: preset, f: JobFile{
		Program: program.Program{
			Numerics: program.R32, Tokenizer: "byte", Model: preset.Model, Batch: preset.Batch, Accumulate: 1, Seed: 1, Steps: 200,
			Optimizer: program.Optimizer{Kind: "adamw", LR: 1e-3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, WeightDecay: 0.1, Clip: 1},
		},
		Payment:      Payment{Deadline: 24 * time.Hour, Window: time.Hour, Credit: 2, VerifyBPS: 1000},
		Verification: Verification{Tier: TierExact, SamplePermille: 1000, Verifiers: 1},
		MinStake:     "0",
	}}
}

// finish fills in the defaults that follow from other values.
func (d *draft) finish(has func(string) bool) JobFile {
	f := d.f
	o := &f.Program.Optimizer
	if !has("training.min_learning_rate") && o.Schedule != program.Constant {
		o.MinLR = o.LR / 10
	}
	finishOptimizer(o, f.Program.Steps, has)
	if !has("training.warmup") {
		o.Warmup = f.Program.Steps / 20
	}
	if !has("training.steps_per_segment") {
		f.StepsPerSegment = min(max(f.Program.Steps/10, 1), MaxStepsPerSegment)
	}
	if d.private {
		f.Program.Numerics += merkle.PrivateSuffix
	}
	if m := &f.Program.Model; has("model.heads") && !has("model.kv_heads") {
		m.KVHeads = m.Heads
	}
	return f
}

// finishOptimizer fills in what the kind of update and the schedule ask for.
func finishOptimizer(o *program.Optimizer, steps uint32, has func(string) bool) {
	for key, v := range map[string]*float64{"beta1": &o.Beta1, "beta2": &o.Beta2, "epsilon": &o.Eps} {
		if o.Kind == program.SGD && !has("training."+key) {
			*v = 0
		}
	}
	if !has("training.momentum") {
		o.Momentum = map[string]float64{program.SGD: 0.9, program.Muon: 0.95}[o.Kind]
	}
	if o.Schedule == program.WSD && !has("training.decay") {
		o.Decay = max(steps/5, 1)
	}
}

func (d *draft) keys() []slot {
	f := &d.f
	p := &f.Payment
	return []slot{
		{key: "name", want: "a name, such as my-job", set: text(&f.Name)},
		{key: "data", want: "a path or a CID, such as data.txt", set: text(&f.Data)},
		{key: "model", want: "a preset: " + presetNames(), set: d.choose, sub: d.modelKeys()},
		{key: "training", sub: d.trainingKeys()},
		{key: "numerics", want: program.R32 + " or " + program.X8, set: numerics(&f.Program.Numerics)},
		{key: "privacy", want: "none, or leaves: disputes prove products instead of showing them", set: privacy(&d.private)},
		{key: "payment", sub: []slot{
			{key: "price_per_segment", want: `an amount of the token, such as "0.25"`, set: amount(&p.PricePerSegment)},
			{key: "max_total", want: `an amount of the token, such as "2.50"`, set: amount(&p.MaxTotal)},
			{key: "deadline", want: "a time span, such as 30m, 2h or 7d", set: span(&p.Deadline)},
			{key: "window", want: "a time span, such as 30m, 2h or 7d", set: span(&p.Window)},
			{key: "credit", want: "a whole number, such as 2", set: count(&p.Credit)},
			{key: "verification_share", want: "a percentage, such as 10%", set: percent(&p.VerifyBPS, 100)},
			{key: "delegate_share", want: "a percentage, such as 0.5%", set: percent(&p.DelegateBPS, 100)},
			{key: "rails", want: "evm, solana or lightning, the preferred first, such as \"lightning, evm\"", set: rails(&p.Rails)},
		}},
		{key: "verification", sub: []slot{
			{key: "sample", want: "a percentage with at most one decimal, such as 100%", set: percent(&f.Verification.SamplePermille, 10)},
			{key: "verifiers", want: "a whole number, such as 1", set: count(&f.Verification.Verifiers)},
			{key: "tier", want: "exact", set: text(&f.Verification.Tier)},
		}},
		{key: "requirements", sub: []slot{
			{key: "min_tokens_per_second", want: "a whole number, such as 1000", set: count(&f.MinTokensPerSecond)},
			{key: "min_stake", want: `an amount of the token, such as "100"`, set: amount(&f.MinStake)},
		}},
	}
}

func (d *draft) modelKeys() []slot {
	m := &d.f.Program.Model
	const whole = "a whole number, such as 128"
	return []slot{
		{key: "preset", want: "one of " + presetNames(), set: d.choose},
		{key: "dim", want: whole, set: count(&m.Dim)},
		{key: "layers", want: whole, set: count(&m.Layers)},
		{key: "heads", want: whole, set: count(&m.Heads)},
		{key: "kv_heads", want: whole, set: count(&m.KVHeads)},
		{key: "hidden", want: whole, set: count(&m.Hidden)},
		{key: "context", want: whole, set: count(&m.Context)},
		{key: "rope_theta", want: "a number, such as 10000", set: number(&m.RopeTheta)},
		{key: "norm_eps", want: "a number, such as 1e-5", set: number(&m.NormEps)},
		{key: "qkv_bias", want: "true or false", set: truth(&m.QKVBias)},
		{key: "tied", want: "true or false", set: truth(&m.Tied)},
	}
}

func (d *draft) trainingKeys() []slot {
	p := &d.f.Program
	o := &p.Optimizer
	const whole, num = "a whole number, such as 200", "a number, such as 0.001"
	return []slot{
		{key: "steps", want: whole, set: count(&p.Steps)},
		{key: "steps_per_segment", want: whole, set: count(&d.f.StepsPerSegment)},
		{key: "batch", want: "a whole number, such as 8", set: count(&p.Batch)},
		{key: "accumulate", want: "a whole number, such as 1", set: count(&p.Accumulate)},
		{key: "optimizer", want: "adamw, sgd or muon", set: text(&o.Kind)},
		{key: "schedule", want: "cosine, constant, linear or wsd", set: schedule(&o.Schedule)},
		{key: "decay", want: whole, set: count(&o.Decay)},
		{key: "momentum", want: "a number, such as 0.9", set: number(&o.Momentum)},
		{key: "ema", want: "a number, such as 0.999", set: number(&o.EMA)},
		{key: "learning_rate", want: num, set: number(&o.LR)},
		{key: "min_learning_rate", want: num, set: number(&o.MinLR)},
		{key: "warmup", want: whole, set: count(&o.Warmup)},
		{key: "weight_decay", want: num, set: number(&o.WeightDecay)},
		{key: "clip", want: num, set: number(&o.Clip)},
		{key: "beta1", want: num, set: number(&o.Beta1)},
		{key: "beta2", want: num, set: number(&o.Beta2)},
		{key: "epsilon", want: "a number, such as 1e-8", set: number(&o.Eps)},
		{key: "seed", want: "a whole number, such as 1", set: count(&p.Seed)},
	}
}

// privacy chooses how leaves are hashed; the bits stay the same.
func privacy(private *bool) func(string) error {
	return func(v string) error {
		if v != "none" && v != "leaves" {
			return errWant
		}
		*private = v == "leaves"
		return nil
	}
}

// numerics chooses the bits; privacy says how leaves of them are hashed.
func numerics(name *string) func(string) error {
	return func(v string) error {
		if v != program.R32 && v != program.X8 {
			return errWant
		}
		*name = v
		return nil
	}
}

func presetNames() string {
	var names []string
	for _, p := range program.Presets() {
		names = append(names, p.Name)
	}
	return strings.Join(names, ", ")
}

func (d *draft) choose(name string) error {
	p, ok := program.FindPreset(name)
	if !ok {
		return errWant
	}
	d.preset = p
	return nil
}

func (d *draft) use(p program.Preset) { d.f.Program.Model, d.f.Program.Batch = p.Model, p.Batch }

func rails(dst *string) func(string) error {
	return func(s string) error {
		if _, err := ParseRails(s); err != nil {
			return err
		}
		*dst = s
		return nil
	}
}

func text(dst *string) func(string) error {
	return func(s string) error {
		if s == "" {
			return errWant
		}
		*dst = s
		return nil
	}
}

// schedule reads the name of a schedule; a program leaves the cosine's out.
func schedule(dst *string) func(string) error {
	return func(s string) error {
		switch s {
		case "cosine":
			*dst = ""
		case program.Constant, program.Linear, program.WSD:
			*dst = s
		default:
			return errWant
		}
		return nil
	}
}

// amount keeps a decimal as text; 18 decimals are the most a token has.
func amount(dst *string) func(string) error {
	return func(s string) error {
		whole, _, _ := strings.Cut(s, ".")
		if _, err := money.Parse(s, 18); err != nil && (len(whole) > 18 || !errors.Is(err, money.ErrRange)) {
			return errWant
		}
		*dst = s
		return nil
	}
}

// count reads a whole number that fits the field.
func count[T uint8 | uint16 | uint32 | uint64](dst *T) func(string) error {
	return func(s string) error {
		v, err := strconv.ParseUint(strings.ReplaceAll(s, "_", ""), 10, 64)
		if err != nil || uint64(T(v)) != v {
			return errWant
		}
		*dst = T(v)
		return nil
	}
}

func number(dst *float64) func(string) error {
	return func(s string) error {
		v, err := strconv.ParseFloat(s, 64)
		if err != nil || v != v || v-v != 0 {
			return errWant
		}
		*dst = v
		return nil
	}
}

func truth(dst *bool) func(string) error {
	return func(s string) error {
		if s != "true" && s != "false" {
			return errWant
		}
		*dst = s == "true"
		return nil
	}
}

// span reads a duration in whole seconds, with d for days.
func span(dst *time.Duration) func(string) error {
	return func(s string) error {
		days, isDays := strings.CutSuffix(s, "d")
		if isDays {
			n, err := strconv.ParseUint(days, 10, 16)
			*dst = time.Duration(n) * 24 * time.Hour
			return err
		}
		v, err := time.ParseDuration(s)
		if err != nil || v < 0 || v%time.Second != 0 {
			return errWant
		}
		*dst = v
		return nil
	}
}

// percent reads "12.5%" into parts of 1/(100·parts).
func percent(dst *uint16, parts uint16) func(string) error {
	decimals := len(strconv.Itoa(int(parts))) - 1
	return func(s string) error {
		s, ok := strings.CutSuffix(s, "%")
		if !ok {
			return errWant
		}
		v, err := money.Parse(s, decimals)
		if err != nil || v > money.Units(100*uint32(parts)) {
			return errWant
		}
		*dst = uint16(v)
		return nil
	}
}
