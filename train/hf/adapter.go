package hf

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/strictjson"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// Names of the files of an adapter folder, and the prefix that PEFT gives to
// the names of tensors.
const (
	adapterConfig  = "adapter_config.json"
	adapterWeights = "adapter_model.safetensors"
	peftPrefix     = "base_model.model."
)

// Adapter is an open adapter folder, as PEFT writes them. Close it after use.
type Adapter struct {
	// Adapter is the shape of the adapter, without Frozen and Start.
	program.Adapter
	folder Folder // of its weights
}

// OpenAdapter reads the configuration and the header of the weights of a LoRA
// adapter for a model, and checks that they fit. It refuses, by name, variants
// that compute something else. The error wraps ErrFormat, ErrUnsupported or
// fs.ErrNotExist.
func OpenAdapter(dir string, m program.Model) (*Adapter, error) {
	b, err := readSmall(filepath.Join(dir, adapterConfig), maxConfig)
	if err != nil {
		return nil, err
	}
	a := &Adapter{folder: Folder{dir: dir, stored: map[string]stored{}}}
	if a.Adapter, err = parseAdapter(b, m); err != nil {
		return nil, fmt.Errorf("%s: %s: %w", dir, adapterConfig, err)
	}
	if err := a.folder.openShard(adapterWeights); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %s: %w", dir, adapterWeights, err), a.Close())
	}
	if err := a.check(m); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", dir, err), a.Close())
	}
	return a, nil
}

// Close closes the weights.
func (a *Adapter) Close() error { return a.folder.Close() }

// Load fills ts, the tensors of model.AdapterParams. The error is that of
// Folder.Load.
func (a *Adapter) Load(ts []tensor.Tensor) error {
	named := make([]tensor.Tensor, len(ts))
	for i, x := range ts {
		named[i] = tensor.Tensor{Name: peftPrefix + x.Name, Shape: x.Shape, Data: x.Data}
	}
	return a.folder.Load(named)
}

// check requires exactly the tensors of the adapter's shape.
func (a *Adapter) check(m program.Model) error {
	want := model.AdapterParams(m, a.Adapter)
	for _, p := range want {
		if t, ok := a.folder.stored[peftPrefix+p.Name]; !ok || !slices.Equal(t.shape, p.Shape) {
			return fmt.Errorf("%w: %s%s of shape %v is not there: is it an adapter of this model?",
				ErrFormat, peftPrefix, p.Name, p.Shape)
		}
	}
	if len(a.folder.stored) != len(want) {
		return fmt.Errorf("%w: %d tensors, want the %d of %s", ErrUnsupported, len(a.folder.stored), len(want),
			strings.Join(a.Targets.Names(), ", "))
	}
	return nil
}

// parseAdapter reads an adapter_config.json.
func parseAdapter(b []byte, m program.Model) (a program.Adapter, err error) {
	o, err := strictjson.Parse(b, maxKeys)
	if err != nil {
		return a, fmt.Errorf("%w: %w", ErrFormat, err)
	}
	c := configReader{o: o}
	var kind string
	var names []string
	if c.get("peft_type", &kind); kind != "LORA" {
		c.fail(ErrUnsupported, "peft_type %q, want LORA", kind)
	}
	if raw := o.Values["target_modules"]; len(raw) == 0 || raw[0] != '[' {
		c.fail(ErrUnsupported, "target_modules %.40s, want a list of names", raw)
	}
	c.get("target_modules", &names)
	a.Rank, a.Alpha = c.size("r"), c.number("lora_alpha", 8)
	c.refuseVariants()
	if c.err != nil {
		return a, c.err
	}
	if a.Targets, err = program.TargetsOf(names); err != nil {
		return a, fmt.Errorf("%w: target_modules %q: %w", ErrUnsupported, names, err)
	}
	return a, checkAdapter(m, a)
}

// refuseVariants refuses settings that would change the arithmetic. A dropout
// is allowed, because it acts only while PEFT trains.
func (c *configReader) refuseVariants() {
	for _, key := range [...]string{"use_rslora", "use_dora", "fan_in_fan_out", "lora_bias", "use_qalora"} {
		if c.flag(key) {
			c.fail(ErrUnsupported, "%s", key)
		}
	}
	bias := "none"
	if c.get("bias", &bias); bias != "none" {
		c.fail(ErrUnsupported, "bias %q", bias)
	}
	empty := [...]string{"null", "{}", "[]", ""}
	for _, key := range [...]string{
		"rank_pattern", "alpha_pattern", "modules_to_save", "layers_to_transform", "layers_pattern",
		"layer_replication", "target_parameters", "trainable_token_indices", "exclude_modules",
	} {
		if raw := strings.TrimSpace(string(c.o.Values[key])); !slices.Contains(empty[:], raw) {
			c.fail(ErrUnsupported, "%s", key)
		}
	}
}

// checkAdapter validates a as part of a program.
func checkAdapter(m program.Model, a program.Adapter) error {
	p := program.Program{
		Numerics: program.R32, Tokenizer: program.Tokens, Model: m, Batch: 1, Accumulate: 1, Steps: 1, Adapter: a,
		Optimizer: program.Optimizer{Kind: program.AdamW, LR: 1, Eps: 1e-8},
	}
	if err := p.Validate(); err != nil {
		return fmt.Errorf("%w: %w", ErrUnsupported, err)
	}
	return nil
}

// SaveAdapter writes an adapter folder in float32 that PEFT can open. It writes
// the whole folder or nothing. dir must not exist or must be empty, or the
// error wraps ErrExists. ts are the tensors of model.AdapterParams. baseName
// tells where the base model is.
func SaveAdapter(dir string, m program.Model, a program.Adapter, ts []tensor.Tensor, baseName string) error {
	named := make([]tensor.Tensor, len(ts))
	want := model.AdapterParams(m, a)
	for i, x := range ts {
		if len(ts) != len(want) || x.Name != want[i].Name || !slices.Equal(x.Shape, want[i].Shape) || x.Check() != nil {
			return fmt.Errorf("%w: tensor %d of %d is %s %v", ErrFormat, i, len(want), x.Name, x.Shape)
		}
		named[i] = tensor.Tensor{Name: peftPrefix + x.Name, Shape: x.Shape, Data: x.Data}
	}
	config, err := indented(newAdapterConfig(a, baseName))
	if err != nil {
		return err
	}
	return stage(dir, func(staged string) error {
		if err := writeFile(filepath.Join(staged, adapterConfig),
			func(w io.Writer) error { _, err := w.Write(config); return err }); err != nil {
			return err
		}
		return writeFile(filepath.Join(staged, adapterWeights),
			func(w io.Writer) error { return writeSafetensors(w, named, F32) })
	})
}

// newAdapterConfig is the adapter_config.json of an adapter.
func newAdapterConfig(a program.Adapter, baseName string) map[string]any {
	return map[string]any{
		"peft_type": "LORA", "task_type": "CAUSAL_LM", "base_model_name_or_path": baseName, "inference_mode": true,
		"r": a.Rank, "lora_alpha": a.Alpha, "lora_dropout": 0.0, "target_modules": a.Targets.Names(),
		"bias": "none", "fan_in_fan_out": false, "init_lora_weights": true, "use_rslora": false, "use_dora": false,
		"modules_to_save": nil, "layers_to_transform": nil, "layers_pattern": nil, "rank_pattern": map[string]any{},
		"alpha_pattern": map[string]any{},
	}
}

// stage lets write fill a folder next to dir, and then renames it to dir.
func stage(dir string, write func(staged string) error) error {
	if err := mustBeFree(dir); err != nil {
		return err
	}
	dir = filepath.Clean(dir)
	staged, err := os.MkdirTemp(filepath.Dir(dir), filepath.Base(dir)+".partial-")
	if err != nil {
		return fmt.Errorf("save model: %w", err)
	}
	defer os.RemoveAll(staged) // does nothing after the rename
	if err := write(staged); err != nil {
		return fmt.Errorf("save model: %w", err)
	}
	if err := os.Chmod(staged, 0o755); err != nil { // MkdirTemp makes it readable by the owner only
		return fmt.Errorf("save model: %w", err)
	}
	if err := os.Remove(dir); err != nil && !errors.Is(err, fs.ErrNotExist) { // Rename takes no empty folder's place
		return fmt.Errorf("save model: %w", err)
	}
	if err := os.Rename(staged, dir); err != nil {
		return fmt.Errorf("save model: %w", err)
	}
	return nil
}
