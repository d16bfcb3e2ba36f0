package trainfile

import (
	_ "embed"
	"errors"
	"math"
	"regexp"
	"slices"

	"github.com/infernetprotocol/infernet/market/strictyaml"
	"github.com/infernetprotocol/infernet/train/program"
)

// Name is the file's usual name.
const Name = "infernet.train.yml"

// MaxSize is the largest file, in bytes.
const MaxSize = 64 << 10

// ErrInvalid is wrapped by every error of Parse.
var ErrInvalid = errors.New("bad training file")

//go:embed example.yml
var example string

// Example is a commented file, in which only base model and data are missing.
func Example() string { return example }

// File is a training file whose values are right.
type File struct {
	Name      string    `yaml:"name" like:"my-run"`
	BaseModel string    `yaml:"base_model" want:"the folder of a model"`
	Method    string    `yaml:"method" want:"lora, qlora or full" one:"lora qlora full"`
	Runtime   string    `yaml:"runtime" like:"infernet"`
	Class     string    `yaml:"workload_class" like:"A"`
	Input     Input     `yaml:"input"`
	Training  Training  `yaml:"training"`
	LoRA      LoRA      `yaml:"lora"`
	Resources Resources `yaml:"resources"`
	Outputs   Outputs   `yaml:"outputs"`
}

// Input is the data.
type Input struct {
	Dataset         string  `yaml:"dataset" want:"a path, such as chats.jsonl"`
	Format          string  `yaml:"format" want:"chatml, alpaca, sharegpt or text" one:"chatml alpaca sharegpt text"`
	ValidationSplit float64 `yaml:"validation_split" like:"0.05"` // 0, or 0.001 to 0.5
}

// Permille is the validation split in thousandths of the rows.
func (i Input) Permille() uint16 { return uint16(math.Round(1000 * i.ValidationSplit)) }

// Training is how long and how fast.
type Training struct {
	Epochs       float64 `yaml:"epochs" like:"2"` // passes over the data
	LearningRate float64 `yaml:"learning_rate" like:"2e-4"`
	BatchSize    uint32  `yaml:"batch_size" like:"2"` // rows of a micro-batch
	Accumulate   uint32  `yaml:"gradient_accumulation_steps" like:"4"`
	MaxSeqLen    uint32  `yaml:"max_seq_len" like:"512"` // tokens of a row
	Seed         uint64  `yaml:"seed" like:"1"`
}

// LoRA is the adapter of the methods lora and qlora.
type LoRA struct {
	Rank    uint32   `yaml:"rank" like:"8"`
	Alpha   float64  `yaml:"alpha" like:"16"`
	Dropout float64  `yaml:"dropout" like:"0"` // always 0
	Targets []string `yaml:"target_modules" like:"q_proj"`
}

// Resources is what a machine must have, and what the run may cost. 0 is no limit.
type Resources struct {
	MinVRAM          float64 `yaml:"min_vram_gb" like:"8"`
	PreferredVRAM    float64 `yaml:"preferred_vram_gb" like:"24"`
	MaxHours         float64 `yaml:"max_runtime_hours" like:"4"`
	MaxPriceUSD      float64 `yaml:"max_price_usd" like:"5"`
	AllowPreemptible bool    `yaml:"allow_preemptible"`
}

// Outputs is where results go.
type Outputs struct {
	Store       string `yaml:"artifact_store" want:"local" one:"local"`
	Download    bool   `yaml:"download"`
	PublishCard bool   `yaml:"publish_model_card"`
}

var format = strictyaml.Format{
	MaxBytes: MaxSize, Err: ErrInvalid, TooLarge: "a training file names its data; it does not hold it",
	Help: "`infernet train init --output DIR` writes an example with every key explained",
}

// Parse reads a training file, YAML or JSON, and fills in the defaults. name is the file's
// name, for messages. Errors are of type *strictyaml.Error.
func Parse(name string, src []byte) (File, error) {
	d, err := format.Parse(name, src)
	if err != nil {
		return File{}, err
	}
	f := defaults()
	if err := d.Decode(&f); err != nil {
		return File{}, err
	}
	if !d.Has("lora.alpha") {
		f.LoRA.Alpha = 2 * float64(f.LoRA.Rank)
	}
	for _, r := range f.rules() {
		if r.broken {
			return File{}, d.Refuse(r.key, r.hint, r.key+": "+r.message)
		}
	}
	if _, err := program.TargetsOf(f.LoRA.Targets); err != nil {
		return File{}, d.Refuse("lora.target_modules", "", "lora.target_modules: "+err.Error())
	}
	return f, nil
}

func defaults() File {
	return File{Method: "lora", Runtime: "infernet", Class: "A",
		Training: Training{Epochs: 1, LearningRate: 2e-4, BatchSize: 1, Accumulate: 1, MaxSeqLen: 512, Seed: 1},
		LoRA: LoRA{Rank: 8, Targets: []string{"q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj",
			"down_proj"}},
		Outputs: Outputs{Store: "local", Download: true}}
}

// safeName is a run's name, which becomes a folder's.
var safeName = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$`)

// rule is what a value must keep to.
type rule struct {
	key           string
	broken        bool
	message, hint string
}

func (f File) rules() []rule {
	return append(f.supported(), []rule{
		{"name", !safeName.MatchString(f.Name), "want letters, digits, '.', '_' and '-', at most 64, the first a " +
			"letter or digit", "it names the run's folder"},
		{"base_model", f.BaseModel == "", "missing", "name the model's folder"},
		{"input.dataset", f.Input.Dataset == "", "missing", "name the file to train on"},
		{"input.validation_split", f.Input.ValidationSplit != 0 && !(f.Input.ValidationSplit >= 0.001 &&
			f.Input.ValidationSplit <= 0.5), "want 0, or 0.001 to 0.5", "it is the part of the rows that is held out"},
		{"training.epochs", !(f.Training.Epochs > 0 && f.Training.Epochs <= 10_000),
			"want more than 0, and 10000 at most", ""},
		{"training.learning_rate", !(f.Training.LearningRate > 0 && f.Training.LearningRate <= 1),
			"want more than 0, and 1 at most", ""},
		{"training.batch_size", f.Training.BatchSize == 0, "want 1 or more", ""},
		{"training.gradient_accumulation_steps", f.Training.Accumulate == 0, "want 1 or more", ""},
		{"training.max_seq_len", f.Training.MaxSeqLen < 2 || f.Training.MaxSeqLen > program.MaxContext,
			"want 2 tokens or more, and no more than the engine's longest row", ""},
		{"lora.rank", f.LoRA.Rank == 0, "want 1 or more", ""},
		{"lora.alpha", f.LoRA.Alpha <= 0, "want more than 0", ""},
	}...)
}

// runtimes are the trainers that files of the book name. All mean this program's engine: what they share is the
// method. microgpt is none: it computes no gradients.
var runtimes = []string{"infernet", "transformers", "trl", "axolotl", "unsloth"}

// supported are the rules about what the engine does not have.
func (f File) supported() []rule {
	r := f.Resources
	least := math.Min(math.Min(r.MinVRAM, r.PreferredVRAM), math.Min(r.MaxHours, r.MaxPriceUSD))
	return []rule{
		{"runtime", !slices.Contains(runtimes, f.Runtime), "want infernet; transformers, trl, axolotl and unsloth " +
			"are read, and mean the same", "leave the key out"},
		{"workload_class", f.Class != "A" && f.Class != "C1", "want A or C1: one machine trains the run",
			"leave the key out"},
		{"lora.dropout", f.LoRA.Dropout != 0, "the engine has no dropout", "write 0, or leave the key out"},
		{"resources", least < 0, "want 0 or more everywhere", ""},
	}
}
