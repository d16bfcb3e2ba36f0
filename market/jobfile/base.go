package jobfile

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/strictyaml"
	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/program"
)

// Values of the key method.
const (
	Full  = "full"  // all parameters are trained
	LoRA  = "lora"  // a low-rank adapter is
	QLoRA = "qlora" // LoRA over matrices of 4 bits a value
	DPO   = "dpo"   // LoRA, on pairs of a chosen and a rejected answer
)

// Values of the key deliver. DeliverGGUF is followed by one of gguf.Types.
const (
	DeliverAdapter = "adapter"
	DeliverMerged  = "merged"
	DeliverGGUF    = "gguf:"
)

// Base is what the client's machine knows of a base and of the data that was prepared for it.
type Base struct {
	market.Base
	Root  program.Base  `json:"root"` // of the parameters
	Model program.Model `json:"model"`
	Rows  uint64        `json:"rows"` // of the token file that is trained on
	// Held are the rows that are held out, a token file too; it has no CID if the job file holds out none.
	Held market.Blob `json:"held,omitzero"`
}

// ErrBase is returned for a job file with a base where nothing is known of the base, and for one
// without where something is.
var ErrBase = errors.New("the job file's base and the request's do not agree")

// adapter is program.Adapter as a job file says it.
type adapter struct {
	Rank    uint32          `yaml:"rank"    like:"16"`
	Alpha   float64         `yaml:"alpha"   like:"32"`
	Targets program.Targets `yaml:"targets"           as:"targets"`
}

// eval says which rows are held out, and when their loss is computed.
type eval struct {
	Split uint16 `yaml:"split" as:"permille"`
	Every string `yaml:"every" want:"segment" one:"segment"`
}

// held is how many thousandths of the rows are held out: none of a file without the key.
func (k *keys) held(d *strictyaml.Document) uint16 {
	if !d.Has("eval") {
		return 0
	}
	return k.Eval.Split
}

// targets reads the names of linear layers.
func targets(text string) (any, error) {
	if text == "all-linear" {
		return program.AllTargets, nil
	}
	names := strings.Split(text, ",")
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	t, err := program.TargetsOf(names)
	if err != nil {
		return nil, strictyaml.ErrValue
	}
	return t, nil
}

// Rates and sizes of a tuning where the job file says nothing: those that other trainers use.
const (
	fullRate, adapterRate, dpoRate = 5e-5, 2e-4, 5e-6
	tuningBatch, tuningContext     = 8, 512
	tuningSegments                 = 4
	tuningBeta                     = 0.1
	tuningSplit                    = 50 // thousandths, where the file has the key eval
)

// tuning fills in what is usual for a job with a base, before the file's own values are read.
func (k *keys) tuning(method string) {
	t := &k.Training
	t.Batch, t.WeightDecay, t.LR, t.Context, t.Beta = tuningBatch, 0, adapterRate, tuningContext, tuningBeta
	switch method {
	case Full:
		t.LR = fullRate
	case DPO:
		t.LR = dpoRate
	}
	k.Adapter = adapter{Rank: 16, Alpha: 32, Targets: program.AllTargets}
	k.Deliver = []string{DeliverAdapter}
	k.Eval.Split = tuningSplit
}

// unknown is a model of which nothing is known yet: every rule but the base's own holds for it.
func unknown(context uint32) program.Model {
	return program.Model{Vocab: program.MaxVocab, Dim: program.MaxDim, Layers: 1, Heads: program.MaxDim / 64,
		KVHeads: 1, Hidden: 1, Context: context, RopeTheta: 1e4, NormEps: 1e-5, Tied: true}
}

// tune makes the program of a job with a base.
func (k *keys) tune(p *program.Program, b Base) {
	p.Tokenizer, p.Base, p.Model = program.Tokens, b.Root, b.Model
	p.Model.Context = k.Training.Context
	if k.Method != Full {
		p.Adapter = program.Adapter{
			Rank:    k.Adapter.Rank,
			Alpha:   program.Binary64(k.Adapter.Alpha),
			Targets: k.Adapter.Targets,
		}
	}
	switch k.Method {
	case QLoRA:
		p.Adapter.Frozen = program.NF4
	case DPO:
		p.DPO.Beta = program.Binary64(k.Training.Beta)
	}
}

// stepsOf is the number of steps of so many epochs over rows, at least 1.
func (t training) stepsOf(rows uint64) uint32 {
	each := max(uint64(t.Batch)*uint64(t.Accumulate), 1)
	return uint32(max(min(rows*uint64(t.Epochs)/each, program.MaxSteps), 1))
}

// On is the job on its base: the file without On has no model, and no steps where it counts in
// epochs. A file without a base is returned as it is. Errors are those of Parse, or ErrBase.
func (f File) On(b *Base) (File, error) {
	if (b == nil) != (f.Base == "") {
		return f, ErrBase
	}
	if b == nil {
		return f, nil
	}
	g, err := f.source.file(*b)
	g.on = b
	return g, err
}

// HeldOut is the token file of the rows that are held out, as the client's machine put it, and has no
// CID if the file holds out none. The error wraps ErrBase if that machine did otherwise than the file
// says.
func (f File) HeldOut() (market.Blob, error) {
	var held market.Blob
	if f.on != nil {
		held = f.on.Held
	}
	if f.Held == 0 && held == (market.Blob{}) {
		return held, nil
	}
	if err := held.Validate(); f.Held == 0 || err != nil {
		return market.Blob{}, errors.Join(fmt.Errorf("%w: the rows that eval holds out", ErrBase), err)
	}
	return held, nil
}

// source is what a job file with a base is read from again, once the base is known.
type source struct {
	d *strictyaml.Document
	k keys
}

func (s source) file(b Base) (File, error) {
	k := s.k
	if k.Training.Epochs > 0 {
		k.Training.Steps = k.Training.stepsOf(b.Rows)
	}
	k.derive(s.d.Has)
	f := k.file()
	f.Held = k.held(s.d)
	k.tune(&f.Program, b)
	f.source = &s
	if err := check(s.d, f); err != nil || !b.Narrow || !f.Program.NeedsWideBase() {
		return f, err
	}
	return f, s.d.Refuse("numerics", "take numerics: r32/1, or method: lora", "numerics: "+program.ErrNarrow.Error())
}

// checkBase refuses keys that a job with a base, or without one, does not have.
func (k *keys) checkBase(d *strictyaml.Document) error {
	if k.Base == "" {
		for _, key := range []string{"method", "adapter", "licence", "deliver", "eval", "training.context",
			"training.epochs", "training.beta"} {
			if d.Has(key) {
				return d.Refuse(key, "", key+": only a job with a base has it")
			}
		}
		return nil
	}
	for _, c := range []struct {
		ok        bool
		key, what string
	}{
		{!d.Has("workers") || !d.Has("eval"), "eval",
			"the losses of several workers' model are not computed: leave it out"},
		{!d.Has("model"), "model", "the base says what the model is: leave model out"},
		{k.Method != Full || !d.Has("adapter"), "adapter", "method full trains no adapter: leave it out"},
		{k.Method == DPO || !d.Has("training.beta"), "training.beta", "only method dpo has it"},
		{!d.Has("training.epochs") || !d.Has("training.steps"), "training.epochs", "give epochs or steps, not both"},
		{k.Training.Epochs <= 1000, "training.epochs", "want 1 to 1000"},
		{k.Eval.Split >= 1 && k.Eval.Split <= data.MaxHeldPermille, "eval.split", "want 0.1% to 50%"},
		{k.Licence == "" || market.ValidLicence(k.Licence), "licence", "want a name such as apache-2.0"},
		{k.Method != Full || !slices.Contains(k.Deliver, DeliverAdapter) || !d.Has("deliver"), "deliver",
			"method full trains the model: leave adapter out"},
	} {
		if !c.ok {
			return d.Refuse(c.key, "", c.key+": "+c.what)
		}
	}
	return nil
}

// ggufs are the types of the GGUF files that a job delivers, each once, in the file's order.
func (k *keys) ggufs() (types []string) {
	for _, x := range k.Deliver {
		if kind, ok := strings.CutPrefix(x, DeliverGGUF); ok && !slices.Contains(types, kind) {
			types = append(types, kind)
		}
	}
	return types
}
