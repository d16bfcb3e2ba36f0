package program

import (
	"encoding/json"
	"fmt"
	"slices"
)

// Adapter is a low-rank change of frozen linear layers (LoRA, Hu et al. 2021,
// arXiv:2106.09685): y = x·Wᵀ + (Alpha ÷ Rank)·x·Aᵀ·Bᵀ, of which only A
// [Rank, in] and B [out, Rank] are trained. The zero value is none: the
// parameters themselves are trained.
type Adapter struct {
	Rank    uint32   `cbor:"1,keyasint" json:"rank"`
	Alpha   Binary64 `cbor:"2,keyasint" json:"alpha"`
	Targets Targets  `cbor:"3,keyasint" json:"targets"`
	// Frozen is the format in which the frozen matrices of the layers are
	// stored and to which they are rounded: "" for float32, BF16 or NF4
	// (docs/numerics.md §20).
	Frozen string `cbor:"4,keyasint,omitzero" json:"frozen,omitzero"`
	// Start, unless zero, names the A and B that the run starts from. Otherwise
	// Seed gives them.
	Start Base `cbor:"5,keyasint,omitzero" json:"start,omitzero"`
}

// Values of Adapter.Frozen.
const (
	BF16 = "bf16" // the upper half of a float32, rounded to nearest even
	NF4  = "nf4"  // 4 bits a value, with double quantisation (QLoRA, Dettmers et al. 2023)
)

// MaxRank bounds Adapter.Rank.
const MaxRank = 1024

// IsZero reports whether there is no adapter.
func (a Adapter) IsZero() bool { return a == Adapter{} }

func (a Adapter) checks(m Model) []check {
	if a.IsZero() {
		return nil
	}
	return []check{
		{a.Rank >= 1 && a.Rank <= min(MaxRank, m.Dim), "adapter.rank: want 1 to 1024, at most model.dim"},
		{a.Alpha > 0 && a.Alpha <= 1<<16, "adapter.alpha: want above 0, at most 65536"},
		{a.Targets != 0 && a.Targets&^AllTargets == 0,
			"adapter.targets: want one or more of " + fmt.Sprint(AllTargets.Names())},
		{a.Frozen == "" || a.Frozen == BF16 || a.Frozen == NF4,
			`adapter.frozen: this build knows "bf16" and "nf4"; left out, nothing is rounded`},
	}
}

// Targets is the set of linear layers that an adapter changes, in all layers of
// the model. In JSON it is a list of Hugging Face's names.
type Targets uint8

// The linear layers of a layer, in canonical order.
const (
	TargetQ Targets = 1 << iota
	TargetK
	TargetV
	TargetO
	TargetGate
	TargetUp
	TargetDown
	AllTargets Targets = 1<<7 - 1
)

var targetNames = [...]string{"q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj"}

// Names is the list of the targets' names in canonical order.
func (t Targets) Names() (names []string) {
	for i, name := range targetNames {
		if t>>i&1 != 0 {
			names = append(names, name)
		}
	}
	return names
}

// TargetsOf is the set of the given names, each of which may occur once. The
// error wraps ErrInvalid.
func TargetsOf(names []string) (t Targets, err error) {
	for _, name := range names {
		i := slices.Index(targetNames[:], name)
		if i < 0 || t>>i&1 != 0 {
			return 0, fmt.Errorf("%w: adapter target %.40q: want some of %q, each once", ErrInvalid, name, targetNames)
		}
		t |= 1 << i
	}
	return t, nil
}

// MarshalJSON writes Names.
func (t Targets) MarshalJSON() ([]byte, error) { return json.Marshal(t.Names()) }

// UnmarshalJSON reads what MarshalJSON writes, in any order.
func (t *Targets) UnmarshalJSON(b []byte) error {
	var names []string
	if err := json.Unmarshal(b, &names); err != nil {
		return err
	}
	set, err := TargetsOf(names)
	*t = set
	return err
}

// width is the number of inputs and outputs of a target.
func (m Model) width(t Targets) (in, out uint64) {
	d, wide, kv, h := uint64(m.Dim), uint64(m.Wide()), uint64(m.KV()), uint64(m.Hidden)
	switch t {
	case TargetO:
		return wide, d
	case TargetK, TargetV:
		return d, kv
	case TargetGate, TargetUp:
		return d, h
	case TargetDown:
		return h, d
	}
	return d, wide
}

// Trained is the number of values that the program trains: all parameters, or
// those of the adapter.
func (p Program) Trained() uint64 {
	if p.Adapter.IsZero() {
		return p.Model.Parameters()
	}
	var n uint64
	for t := TargetQ; t <= TargetDown; t <<= 1 {
		if p.Adapter.Targets&t != 0 {
			in, out := p.Model.width(t)
			n += (in + out) * uint64(p.Adapter.Rank)
		}
	}
	return n * uint64(p.Model.Layers)
}

// DPO is direct preference optimisation (Rafailov et al. 2023,
// arXiv:2305.18290) on pairs of a chosen and a rejected answer: the loss
// −log σ(β·((π(c) − ref(c)) − (π(r) − ref(r)))) of the answers' log
// probabilities with the adapter, π, and without it, ref. The zero value is
// none.
type DPO struct {
	Beta Binary64 `cbor:"1,keyasint" json:"beta"`
}

// IsZero reports whether the program does not use DPO.
func (d DPO) IsZero() bool { return d == DPO{} }

func (d DPO) checks(p Program) []check {
	if d.IsZero() {
		return nil
	}
	return []check{
		{d.Beta > 0 && d.Beta <= 100, "dpo.beta: want above 0, at most 100"},
		{p.Model.Context >= 4, "model.context: pairs want 4 or more"},
		{!p.Adapter.IsZero(), "dpo: it wants an adapter: the frozen parameters are its reference"},
		{p.Tokenizer == Tokens,
			`dpo: it wants tokenizer "tokens" and pairs, made by infernet data prepare --format preferences`},
	}
}
