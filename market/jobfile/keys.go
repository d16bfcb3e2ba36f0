package jobfile

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/market/strictyaml"
	"github.com/infernetprotocol/infernet/train/gguf"
	"github.com/infernetprotocol/infernet/train/program"
)

// keys are the keys of a job file; strictyaml.Document.Decode says what the
// tags mean.
type keys struct {
	Name         string   `yaml:"name" want:"a name, such as my-job" as:"filled"`
	Data         string   `yaml:"data" want:"a path or a CID, such as data.txt" as:"filled"`
	Base         string   `yaml:"base" want:"the folder of a model, such as ./SmolLM2-135M-Instruct" as:"filled"`
	Licence      string   `yaml:"licence" want:"a name such as apache-2.0" as:"filled"`
	Method       string   `yaml:"method" want:"full, lora, qlora or dpo" one:"full lora qlora dpo"`
	Adapter      adapter  `yaml:"adapter"`
	Deliver      []string `yaml:"deliver" as:"deliver"`
	Eval         eval     `yaml:"eval"`
	Workers      Workers  `yaml:"workers"`
	Model        model    `yaml:"model" as:"model"`
	Training     training `yaml:"training"`
	Numerics     string   `yaml:"numerics" want:"r32/1 or x8/1" one:"r32/1 x8/1"`
	Privacy      string   `yaml:"privacy" as:"privacy" one:"none leaves"`
	Payment      Payment  `yaml:"payment"`
	Verification struct {
		Tier      string `yaml:"tier" want:"exact" as:"filled"`
		Sample    uint16 `yaml:"sample" as:"permille"`
		Intervals uint8  `yaml:"intervals" like:"1"`
		Verifiers uint8  `yaml:"verifiers" like:"1"`
	} `yaml:"verification"`
	Requirements struct {
		MinTokensPerSecond uint64 `yaml:"min_tokens_per_second" like:"1000"`
		MinStake           string `yaml:"min_stake" as:"amount" like:"\"100\""`
	} `yaml:"requirements"`
}

// model is a preset's name, or keys of its parts.
type model struct {
	Preset string `yaml:"preset" as:"preset"`
	shape
}

// shape is program.Model with the keys of its parts: it converts from and to it.
type shape struct {
	Vocab       uint32
	Dim         uint32           `yaml:"dim" like:"128"`
	Layers      uint32           `yaml:"layers" like:"128"`
	Heads       uint32           `yaml:"heads" like:"128"`
	KVHeads     uint32           `yaml:"kv_heads" like:"128"`
	Hidden      uint32           `yaml:"hidden" like:"128"`
	Context     uint32           `yaml:"context" like:"128"`
	RopeTheta   program.Binary64 `yaml:"rope_theta" like:"10000"`
	NormEps     program.Binary64 `yaml:"norm_eps" like:"1e-5"`
	QKVBias     bool             `yaml:"qkv_bias"`
	Tied        bool             `yaml:"tied"`
	RopeScaling program.RopeScaling
	HeadDim     uint32 `yaml:"head_dim" like:"64"`
	QKNorm      bool   `yaml:"qk_norm"`
	NoRopeEvery uint32 `yaml:"no_rope_every" like:"4"`
	Norms       string `yaml:"norms" want:"after or both" one:"after both"`
	QKNormWide  bool   `yaml:"qk_norm_wide"`

	EmbeddingMultiplier program.Binary64 `yaml:"embedding_multiplier" like:"12"`
	AttentionMultiplier program.Binary64 `yaml:"attention_multiplier" like:"0.015625"`
	ResidualMultiplier  program.Binary64 `yaml:"residual_multiplier" like:"0.22"`
	LogitsScaling       program.Binary64 `yaml:"logits_scaling" like:"8"`

	NormsPlusOne   bool             `yaml:"norms_plus_one"`
	Activation     string           `yaml:"activation" want:"gelu_tanh" one:"gelu_tanh"`
	GlobalEvery    uint32           `yaml:"global_every" like:"6"`
	LocalRopeTheta program.Binary64 `yaml:"local_rope_theta" like:"10000"`
	Window         uint32           `yaml:"window" like:"512"`
}

type training struct {
	Steps           uint32 `yaml:"steps" like:"200"`
	StepsPerSegment uint32 `yaml:"steps_per_segment" like:"200"`
	Marks           uint8  `yaml:"marks" like:"16"`
	Batch           uint32 `yaml:"batch" like:"8"`
	Accumulate      uint32 `yaml:"accumulate" like:"1"`
	optimizer
	Seed uint64 `yaml:"seed" like:"1"`
	// of a job with a base
	Context uint32  `yaml:"context" like:"512"`
	Epochs  uint32  `yaml:"epochs" like:"3"`
	Beta    float64 `yaml:"beta" like:"0.1"`
}

// optimizer is program.Optimizer with keys: it converts to it.
type optimizer struct {
	Kind        string           `yaml:"optimizer" want:"adamw, sgd or muon" as:"filled"`
	LR          program.Binary64 `yaml:"learning_rate" like:"0.001"`
	MinLR       program.Binary64 `yaml:"min_learning_rate" like:"0.001"`
	Warmup      uint32           `yaml:"warmup" like:"200"`
	Beta1       program.Binary64 `yaml:"beta1" like:"0.001"`
	Beta2       program.Binary64 `yaml:"beta2" like:"0.001"`
	Eps         program.Binary64 `yaml:"epsilon" like:"1e-8"`
	WeightDecay program.Binary64 `yaml:"weight_decay" like:"0.001"`
	Clip        program.Binary64 `yaml:"clip" like:"0.001"`
	Momentum    program.Binary64 `yaml:"momentum" like:"0.9"`
	Schedule    string           `yaml:"schedule" want:"cosine, constant, linear or wsd" one:"cosine constant linear wsd"`
	Decay       uint32           `yaml:"decay" like:"200"`
	EMA         program.Binary64 `yaml:"ema" like:"0.999"`
}

var kinds = map[string]strictyaml.Kind{
	"amount":   {Want: "an amount of the token", Parse: amount},
	"bps":      {Want: "a percentage", Parse: percent(2)},
	"filled":   {Want: "a text", Parse: filled},
	"permille": {Want: "a percentage with at most one decimal, such as 100%", Parse: percent(1)},
	"model":    {Want: "a preset: " + presetNames(), Parse: wholeModel},
	"preset":   {Want: "one of " + presetNames(), Parse: preset},
	"deliver": {Want: "adapter, merged, or gguf: and one of " + strings.Join(gguf.Types(), ", ") + ", as gguf:q8_0",
		Parse: delivered},
	"privacy": {Want: "none, or leaves: disputes prove products instead of showing them"},
	"rails":   {Want: "evm, solana or lightning, the preferred first, as [solana, evm]", Parse: rails, List: true},
	"targets": {Want: "all-linear, or names such as [q_proj, v_proj]", Parse: targets, List: true},
	"pace":    {Want: "a time span, such as 30s, or auto", Parse: pace},
	"span":    {Want: "a time span, such as 30m, 2h or 7d", Parse: span},
}

func presetNames() string {
	var names []string
	for _, p := range program.Presets() {
		names = append(names, p.Name)
	}
	return strings.Join(names, ", ")
}

func filled(text string) (any, error) {
	if text == "" {
		return nil, strictyaml.ErrValue
	}
	return text, nil
}

// delivered reads an item of the key deliver.
func delivered(text string) (any, error) {
	kind, isGGUF := strings.CutPrefix(text, DeliverGGUF)
	if text == DeliverAdapter || text == DeliverMerged || isGGUF && slices.Contains(gguf.Types(), kind) {
		return text, nil
	}
	return nil, strictyaml.ErrValue
}

func preset(name string) (any, error) {
	_, err := wholeModel(name)
	return name, err
}

func wholeModel(preset string) (any, error) {
	p, ok := program.FindPreset(preset)
	if !ok {
		return nil, strictyaml.ErrValue
	}
	return model{preset, shape(p.Model)}, nil
}

func rails(text string) (any, error) {
	if _, err := market.ParseRails(text); err != nil {
		return nil, errors.New(strings.TrimPrefix(err.Error(), market.ErrRange.Error()+": "))
	}
	return text, nil
}

// amount keeps a decimal as text; 18 decimals are the most a token has.
func amount(text string) (any, error) {
	whole, _, _ := strings.Cut(text, ".")
	if _, err := money.Parse(text, 18); err != nil && (len(whole) > 18 || !errors.Is(err, money.ErrRange)) {
		return nil, strictyaml.ErrValue
	}
	return text, nil
}

// span reads a time in whole seconds as package time does, or in days: 7d.
func span(text string) (any, error) {
	if days, ok := strings.CutSuffix(text, "d"); ok {
		n, err := strconv.ParseUint(days, 10, 16)
		return time.Duration(n) * 24 * time.Hour, err
	}
	v, err := time.ParseDuration(text)
	if err != nil || v < 0 || v%time.Second != 0 {
		return nil, strictyaml.ErrValue
	}
	return v, nil
}

func pace(text string) (any, error) {
	if text == "auto" {
		return Auto, nil
	}
	return span(text)
}

// percent reads a percentage in units of its last decimal.
func percent(decimals int) func(string) (any, error) {
	whole, _ := money.Parse("100", decimals)
	return func(text string) (any, error) {
		number, ok := strings.CutSuffix(text, "%")
		v, err := money.Parse(number, decimals)
		if !ok || err != nil || v > whole {
			return nil, strictyaml.ErrValue
		}
		return v, nil
	}
}
