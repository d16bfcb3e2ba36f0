package engine

import (
	"fmt"
	"runtime"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// LoadOptions says how a saved model is run.
type LoadOptions struct {
	Options
	// Numerics is a version of the numerics; "" is program.R32.
	Numerics string
	// Context is the largest number of tokens kept. 0, or a number above the
	// model's, stands for the model's.
	Context uint32
	// Adapter, unless nil, is merged into the model.
	Adapter *hf.Adapter
}

// Loaded is a generator for a saved model, with the back end that it uses.
type Loaded struct {
	*Generator
	Backend num.Backend
	Model   program.Model
}

// Close ends the back end's threads.
func (l *Loaded) Close() { l.Backend.Close() }

// LoadGenerator reads the weights of a folder for generation. The error wraps
// ErrMemory, num.ErrUnsupported, num.ErrUnknownBackend, num.ErrUnknownVersion
// or hf.ErrFormat.
func LoadGenerator(f *hf.Folder, o LoadOptions) (*Loaded, error) {
	m := f.Model
	if o.Context != 0 {
		m.Context = min(m.Context, max(o.Context, 2))
	}
	if o.Numerics == "" {
		o.Numerics = program.R32
	}
	a, err := num.ArithmeticOf(o.Numerics)
	if err != nil {
		return nil, err
	}
	if o.MaxBytes == 0 {
		o.MaxBytes = DefaultMaxBytes
	}
	if need := model.DecoderBytes(m, a); need > o.MaxBytes {
		return nil, fmt.Errorf("%w: generating takes %d MiB, %d MiB are allowed: lower the context, or allow more",
			ErrMemory, need>>20, o.MaxBytes>>20)
	}
	if o.Threads == 0 {
		o.Threads = runtime.GOMAXPROCS(0)
	}
	if o.Backend == "" {
		o.Backend = "auto"
	}
	be, err := num.New(o.Backend, o.Threads)
	if err != nil {
		return nil, err
	}
	layout := model.Params(m)
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	if err := load(ts, f, o.Adapter, be); err != nil {
		be.Close()
		return nil, err
	}
	return &Loaded{NewGenerator(model.NewDecoder(m, a, ts, be)), be, m}, nil
}

// load reads a folder's weights and merges an adapter into them, unless it is
// nil.
func load(ts []Tensor, f *hf.Folder, a *hf.Adapter, be num.Backend) error {
	if err := f.Load(ts); err != nil || a == nil {
		return err
	}
	layout := model.AdapterParams(f.Model, a.Adapter)
	change := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	if err := a.Load(change); err != nil {
		return err
	}
	model.Merge(f.Model, a.Adapter, ts, change, be)
	return nil
}
