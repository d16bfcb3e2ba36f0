package jobfile

import (
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/strictyaml"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

var format = strictyaml.Format{
	MaxBytes: MaxSize, Err: ErrInvalid, TooLarge: "a job file names its data; it does not hold it",
	Help:  "`infernet job init` prints an example with every key explained",
	Kinds: kinds,
}

// Parse reads a job file, YAML or JSON, and fills in the defaults. name is the
// file's name, for messages. Errors are of type *strictyaml.Error.
func Parse(name string, src []byte) (File, error) {
	d, err := format.Parse(name, src)
	if err != nil {
		return File{}, err
	}
	// The first reading finds the preset; the second changes parts of it, in
	// whatever order the keys stand.
	first := defaults(program.Presets()[0])
	if err := d.Decode(&first); err != nil {
		return File{}, err
	}
	p, _ := program.FindPreset(first.Model.Preset)
	k := defaults(p)
	if first.Base != "" {
		k.tuning(first.Method)
	}
	if err := d.Decode(&k); err != nil {
		return File{}, err
	}
	if err := k.checkBase(d); err != nil {
		return File{}, err
	}
	if k.Base != "" {
		return source{d, k}.file(Base{Model: unknown(k.Training.Context)})
	}
	k.derive(d.Has)
	f := k.file()
	return f, check(d, f)
}

// defaults are those that depend on no other key than the model's preset.
func defaults(p program.Preset) (k keys) {
	k.Model = model{p.Name, shape(p.Model)}
	k.Training = training{Steps: 2000, Batch: p.Batch, Accumulate: 1, Seed: 1, optimizer: optimizer{
		Kind: "adamw", LR: 1e-3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, WeightDecay: 0.1, Clip: 1,
	}}
	k.Numerics, k.Method = program.R32, LoRA
	k.Payment = Payment{Deadline: 24 * time.Hour, Window: 90 * time.Minute, Credit: 2, VerifyBPS: 1000, Pace: Auto}
	k.Verification.Tier, k.Verification.Intervals, k.Verification.Verifiers = market.TierExact, 1, 1
	k.Requirements.MinStake = "0"
	k.Workers.Method, k.Workers.Wait = "diloco", 30*time.Minute
	return k
}

// fullMarks is the least number of steps of a segment with all of market.DefaultMarks'
// intervals, of which a check takes one.
const fullMarks = 480

// derive fills in the defaults that depend on other keys.
func (k *keys) derive(has func(string) bool) {
	t, o := &k.Training, &k.Training.optimizer
	if o.Schedule == "cosine" {
		o.Schedule = "" // as a program says it
	}
	if !has("training.min_learning_rate") && o.Schedule != program.Constant {
		o.MinLR = o.LR / 10
	}
	for key, v := range map[string]*program.Binary64{"beta1": &o.Beta1, "beta2": &o.Beta2, "epsilon": &o.Eps} {
		if o.Kind == program.SGD && !has("training."+key) {
			*v = 0
		}
	}
	if !has("training.momentum") {
		o.Momentum = map[string]program.Binary64{program.SGD: 0.9, program.Muon: 0.95}[o.Kind]
	}
	if o.Schedule == program.WSD && !has("training.decay") {
		o.Decay = max(t.Steps/5, 1)
	}
	if !has("training.warmup") {
		o.Warmup = t.Steps / 20
	}
	if !has("training.steps_per_segment") {
		t.StepsPerSegment = min(max(t.Steps/10, fullMarks), max(t.Steps, 1), market.MaxStepsPerSegment)
		if k.Base != "" { // steps are few and long
			t.StepsPerSegment = min(max(t.Steps/tuningSegments, 1), market.MaxStepsPerSegment)
		}
		for k.Workers.Slots > 0 && t.StepsPerSegment > 1 && t.Steps%t.StepsPerSegment != 0 {
			t.StepsPerSegment-- // all rounds are equal
		}
	}
	if !has("training.marks") {
		t.Marks = market.DefaultMarks(t.StepsPerSegment)
		if k.Privacy == "leaves" {
			t.Marks = 1 // a private state takes longer to hash than a step takes
		}
	}
	if k.Privacy == "leaves" {
		k.Numerics += merkle.PrivateSuffix
	}
	if m := &k.Model; has("model.heads") && !has("model.kv_heads") {
		m.KVHeads = m.Heads
	}
}

func (k *keys) file() File {
	t, v := k.Training, k.Verification
	return File{
		Base: k.Base, Licence: k.Licence, Merged: slices.Contains(k.Deliver, DeliverMerged), GGUF: k.ggufs(),
		Name: k.Name, Workers: k.Workers,
		Data: k.Data, StepsPerSegment: t.StepsPerSegment, Marks: t.Marks, Payment: k.Payment,
		Program: program.Program{
			Numerics: k.Numerics, Tokenizer: program.Bytes,
			Model: program.Model(k.Model.shape), Optimizer: program.Optimizer(t.optimizer),
			Batch: t.Batch, Accumulate: t.Accumulate, Seed: t.Seed, Steps: t.Steps,
		},
		Verification: market.Verification{
			Tier: v.Tier, SamplePermille: v.Sample, Verifiers: v.Verifiers, Intervals: v.Intervals,
		},
		MinTokensPerSecond: k.Requirements.MinTokensPerSecond, MinStake: k.Requirements.MinStake,
	}
}

// muloco is the method of rounds that wants Muon inside.
const muloco = "muloco"

// maxWorkers bounds the slots of a job file: each is a job that this node coordinates.
const maxWorkers = 64

// Several reports whether several slots train the model.
func (f File) Several() bool { return f.Workers.Slots > 0 }

func (w Workers) valid(named bool) bool { return !named || w.Slots >= 2 && w.Slots <= maxWorkers }

var validName = regexp.MustCompile(`^[0-9A-Za-z][0-9A-Za-z_.-]{0,63}$`)

// check reports the first value that the rules of a job refuse.
func check(d *strictyaml.Document, f File) error {
	for _, need := range []string{"name", "data", "payment.price_per_segment"} {
		if !d.Has(need) {
			return d.Refuse(need, "", need+" is missing")
		}
	}
	if err := f.Program.Validate(); err != nil {
		return refuse(d, strings.TrimPrefix(err.Error(), program.ErrInvalid.Error()+": "))
	}
	segments := market.Spec{Program: f.Program, StepsPerSegment: f.StepsPerSegment}.Segments
	p, v := f.Payment, f.Verification
	for _, c := range []struct {
		ok   bool
		what string
	}{
		{validName.MatchString(f.Name),
			"name: want 1 to 64 letters, digits, '-', '_' or '.', starting with a letter or digit"},
		{f.StepsPerSegment >= 1 && f.StepsPerSegment <= market.MaxStepsPerSegment,
			"training.steps_per_segment: want 1 to 8192"},
		{f.Marks >= 1 && f.Marks <= commit.MaxIntervals, "training.marks: want 1 to 64"},
		{f.StepsPerSegment <= f.Program.Steps, "training.steps_per_segment: want at most training.steps"},
		{f.StepsPerSegment > 0 && segments() <= market.MaxSegments,
			"training.steps_per_segment: the job would have more than 65536 segments; take longer ones"},
		{p.Deadline >= time.Minute && p.Deadline <= market.MaxLife*time.Second, "payment.deadline: want 1m to 366d"},
		{p.Window >= time.Second && p.Window <= market.MaxWindow*time.Second, "payment.window: want 1s to 7d"},
		{p.Pace/time.Second*time.Duration(segments()) <= p.Window/time.Second,
			"payment.pace: want at most payment.window divided by the job's segments: what a lease has earned must " +
				"be payable when it ends"},
		{p.Credit >= 1 && p.Credit <= market.MaxCredit, "payment.credit: want 1 to 64"},
		{int(p.VerifyBPS)+int(p.DelegateBPS) <= market.MaxShares,
			"payment.verification_share: with delegate_share, want at most 50%"},
		{v.Tier == market.TierExact, `verification.tier: this build knows "exact"`},
		{v.Intervals >= 1 && v.Intervals <= commit.MaxIntervals, "verification.intervals: want 1 to 64"},
		{v.Verifiers >= 1 && v.Verifiers <= market.MaxVerifiers, "verification.verifiers: want 1 to 7"},
		{f.Workers.valid(d.Has("workers")), "workers.slots: want 2 to 64"},
		{!f.Several() || f.Program.Steps%f.StepsPerSegment == 0,
			"training.steps_per_segment: with workers a segment is a round: want a divisor of training.steps"},
		{!f.Several() || f.Program.Optimizer.EMA == 0, "training.ema: workers share no running average: leave it out"},
		{!f.Several() || f.Workers.Method != muloco || f.Program.Optimizer.Kind == program.Muon,
			"workers.method: muloco wants training.optimizer: muon"},
	} {
		if !c.ok {
			return refuse(d, c.what)
		}
	}
	return nil
}

// renamed maps the program's field names to the job file's keys.
var renamed = strings.NewReplacer(
	"optimizer.min_lr", "training.min_learning_rate", "optimizer.lr", "training.learning_rate",
	"optimizer.eps", "training.epsilon", "optimizer.kind", "training.optimizer", "optimizer.", "training.",
	"dpo.beta", "training.beta", "at most steps", "at most training.steps",
)

// refuse points a "path: what is wanted" at the path.
func refuse(d *strictyaml.Document, text string) error {
	text = renamed.Replace(text)
	path, _, _ := strings.Cut(text, ":")
	if path == "model.context" && d.Has("base") {
		path, text = "training.context", strings.Replace(text, "model.", "training.", 1)
	}
	if path == "batch" || path == "accumulate" || path == "steps" {
		path, text = "training."+path, "training."+text
	}
	return d.Refuse(path, "change "+path+"; "+format.Help, text)
}
