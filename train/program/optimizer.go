package program

// Optimizer says how a step changes the parameters: an update, a schedule of
// its rate with a linear warm-up, a clip of the gradient's norm (0 = none) and
// an average of the parameters. A field that the Kind does not use is zero.
type Optimizer struct {
	Kind        string   `cbor:"1,keyasint" json:"kind"`
	LR          Binary64 `cbor:"2,keyasint" json:"lr"`
	MinLR       Binary64 `cbor:"3,keyasint" json:"min_lr"`
	Warmup      uint32   `cbor:"4,keyasint" json:"warmup"`
	Beta1       Binary64 `cbor:"5,keyasint" json:"beta1"`
	Beta2       Binary64 `cbor:"6,keyasint" json:"beta2"`
	Eps         Binary64 `cbor:"7,keyasint" json:"eps"`
	WeightDecay Binary64 `cbor:"8,keyasint" json:"weight_decay"`
	Clip        Binary64 `cbor:"9,keyasint" json:"clip"`
	// Momentum is the Nesterov momentum of SGD and Muon.
	Momentum Binary64 `cbor:"10,keyasint,omitzero" json:"momentum,omitzero"`
	// Schedule is the course of the rate after the warm-up; "" is a cosine that
	// ends at MinLR.
	Schedule string `cbor:"11,keyasint,omitzero" json:"schedule,omitzero"`
	// Decay is the number of steps at the end of the run during which WSD falls
	// to MinLR.
	Decay uint32 `cbor:"12,keyasint,omitzero" json:"decay,omitzero"`
	// EMA, unless 0, is the weight of the old value in each update of the
	// average of the parameters. The run then delivers the average.
	EMA Binary64 `cbor:"13,keyasint,omitzero" json:"ema,omitzero"`
}

// Kinds of update, the values of Optimizer.Kind; docs/numerics.md §11 and §18.
const (
	// AdamW: Loshchilov, Hutter: "Decoupled Weight Decay Regularization", 2019.
	AdamW = "adamw"
	// SGD with Nesterov's momentum: Sutskever et al. 2013.
	SGD = "sgd"
	// Muon on the matrices of the layers, AdamW on the rest: Jordan et al. 2024,
	// with the scale of Liu et al., "Muon is Scalable for LLM Training", 2025,
	// which lets both share one rate.
	Muon = "muon"
)

// Schedules, the values of Optimizer.Schedule beside "".
const (
	Constant = "constant" // LR; MinLR is zero
	Linear   = "linear"   // down to MinLR at the last step
	WSD      = "wsd"      // warm-up, stable, then down within Decay steps (Hu et al. 2024)
)

func (o Optimizer) checks(steps uint32) []check {
	adam, momentum, wsd := o.Kind == AdamW || o.Kind == Muon, o.Kind == SGD || o.Kind == Muon, o.Schedule == WSD
	return []check{
		{adam || momentum, `optimizer.kind: this build knows "adamw", "sgd" and "muon"`},
		{o.LR > 0 && o.LR <= 1, "optimizer.lr: want above 0, at most 1"},
		{o.MinLR >= 0 && o.MinLR <= o.LR, "optimizer.min_lr: want 0 to optimizer.lr"},
		{o.Warmup <= steps, "optimizer.warmup: want at most steps"},
		{o.Beta1 >= 0 && o.Beta1 < 1, "optimizer.beta1: want 0 to below 1"},
		{o.Beta2 >= 0 && o.Beta2 < 1, "optimizer.beta2: want 0 to below 1"},
		{!adam || o.Eps > 0 && o.Eps <= 1e-2, "optimizer.eps: want above 0, at most 0.01"},
		{adam || o.Beta1 == 0 && o.Beta2 == 0 && o.Eps == 0,
			"optimizer.beta1, beta2 and eps: sgd has none, leave them out"},
		{o.WeightDecay >= 0 && o.WeightDecay <= 1, "optimizer.weight_decay: want 0 to 1"},
		{o.Clip >= 0 && o.Clip <= 1e6, "optimizer.clip: want 0 (none) to 1e6"},
		{o.Momentum >= 0 && o.Momentum < 1, "optimizer.momentum: want 0 to below 1"},
		{momentum || o.Momentum == 0, "optimizer.momentum: adamw has none, leave it out"},
		{o.Schedule == "" || o.Schedule == Constant || o.Schedule == Linear || wsd,
			`optimizer.schedule: this build knows "constant", "linear" and "wsd"; left out, it is a cosine`},
		{o.Schedule != Constant || o.MinLR == 0, "optimizer.min_lr: a constant schedule has none, set it to 0"},
		{wsd == (o.Decay > 0) && uint64(o.Decay)+uint64(o.Warmup) <= uint64(steps),
			"optimizer.decay: wsd wants 1 to steps - optimizer.warmup steps, other schedules none"},
		{o.EMA >= 0 && o.EMA < 1, "optimizer.ema: want 0 (none) to below 1"},
	}
}
