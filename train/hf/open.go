package hf

import (
	"encoding/json"
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
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// Names of the files of a folder.
const (
	configName    = "config.json"
	weightsName   = "model.safetensors"
	indexName     = "model.safetensors.index.json"
	tokenizerName = "tokenizer.json"
	templateName  = "chat_template.jinja"
	tokenizerConf = "tokenizer_config.json"
)

const maxShards = 1 << 10

// Folder is an open model folder. Close it after use.
type Folder struct {
	// Model is the shape that config.json states. Its Context is the longest
	// that the model was made for.
	Model program.Model

	dir    string
	kind   string // its model_type
	config []byte
	files  []*os.File
	stored map[string]stored
}

// Open reads the configuration and the headers of the weights of a folder and
// checks that they fit. The error wraps ErrFormat, ErrUnsupported or fs.ErrNotExist.
func Open(dir string) (*Folder, error) {
	config, err := readSmall(filepath.Join(dir, configName), maxConfig)
	if err != nil {
		return nil, err
	}
	f := &Folder{dir: dir, config: config, stored: map[string]stored{}}
	if f.kind, f.Model, err = parseConfig(config); err != nil {
		return nil, fmt.Errorf("%s: %w", dir, err)
	}
	if err := f.openWeights(); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", dir, err), f.Close())
	}
	return f, nil
}

// Close closes the weights.
func (f *Folder) Close() error {
	var errs []error
	for _, file := range f.files {
		errs = append(errs, file.Close())
	}
	f.files = nil
	return errors.Join(errs...)
}

// readSmall reads a file of at most limit bytes.
func readSmall(name string, limit int64) ([]byte, error) {
	file, err := openPlain(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	b, err := io.ReadAll(io.LimitReader(file, limit+1))
	if err == nil && int64(len(b)) > limit {
		err = fmt.Errorf("%w: %s has more than %d bytes", ErrFormat, name, limit)
	}
	return b, err
}

// openPlain opens a regular file, or one that a link leads to. To open a pipe would wait for its
// other end.
func openPlain(name string) (*os.File, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%w: %s is not a plain file", ErrFormat, name)
	}
	return os.Open(name)
}

func (f *Folder) openWeights() error {
	names, err := f.shards()
	if err != nil {
		return err
	}
	for _, name := range names {
		if err := f.openShard(name); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	if f.kind == kindPhi3 {
		if err := f.divide(); err != nil {
			return err
		}
	}
	return f.check()
}

// shards lists the files with weights: the only one, or those that the index
// names.
func (f *Folder) shards() ([]string, error) {
	b, err := readSmall(filepath.Join(f.dir, indexName), maxHeader)
	if errors.Is(err, fs.ErrNotExist) {
		return []string{weightsName}, nil
	} else if err != nil {
		return nil, err
	}
	var index struct {
		Map map[string]string `json:"weight_map"`
	}
	if err := json.Unmarshal(b, &index); err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrFormat, indexName, err)
	}
	var names []string
	for _, name := range index.Map {
		if name != filepath.Base(name) || !strings.HasSuffix(name, ".safetensors") {
			return nil, fmt.Errorf("%w: %s names the file %.80q", ErrFormat, indexName, name)
		}
		names = append(names, name)
	}
	slices.Sort(names)
	if names = slices.Compact(names); len(names) == 0 || len(names) > maxShards {
		return nil, fmt.Errorf("%w: %s names %d files", ErrFormat, indexName, len(names))
	}
	return names, nil
}

func (f *Folder) openShard(name string) error {
	file, err := openPlain(filepath.Join(f.dir, name))
	if err != nil {
		return err
	}
	f.files = append(f.files, file)
	info, err := file.Stat()
	if err != nil {
		return err
	}
	ts, err := readHeader(file, info.Size())
	if err != nil {
		return err
	}
	for _, t := range ts {
		if _, twice := f.stored[t.name]; twice {
			return fmt.Errorf("%w: %.80q is stored twice", ErrFormat, t.name)
		}
		f.stored[t.name] = t
	}
	return nil
}

// check compares the stored tensors with those that the model's shape requires.
func (f *Folder) check() error {
	wanted := map[string]bool{}
	for _, p := range model.Params(f.Model) {
		wanted[p.Name] = true
		t, ok := f.stored[p.Name]
		if !ok {
			return fmt.Errorf("%w: %s is missing", ErrFormat, p.Name)
		}
		if !slices.Equal(t.shape, p.Shape) {
			return fmt.Errorf("%w: %s has shape %v, want %v", ErrFormat, p.Name, t.shape, p.Shape)
		}
	}
	for name := range f.stored {
		if !wanted[name] && !f.spare(name) {
			return fmt.Errorf("%w: the weights hold %.80q, which this model does not use", ErrUnsupported, name)
		}
	}
	return nil
}

// spare reports whether a tensor can be computed from others: RoPE frequencies
// of old files, and the head of a tied model.
func (f *Folder) spare(name string) bool {
	return strings.HasSuffix(name, ".rotary_emb.inv_freq") || name == "lm_head.weight" && f.Model.Tied
}

// Types counts the stored tensors by type.
func (f *Folder) Types() map[Type]int {
	n := map[Type]int{}
	for _, t := range f.stored {
		n[t.dtype]++
	}
	return n
}

// Load fills ts, which are the parameters of a model of f's shape under their
// own names, with the stored values. The error wraps ErrFormat if a value is
// not finite or a tensor is not stored in this shape.
func (f *Folder) Load(ts []tensor.Tensor) error {
	for _, x := range ts {
		t, ok := f.stored[x.Name]
		if !ok || !slices.Equal(t.shape, x.Shape) {
			return fmt.Errorf("%w: %s of shape %v is not in %s", ErrFormat, x.Name, x.Shape, f.dir)
		}
		if err := t.read(x.Data); err != nil {
			return fmt.Errorf("%s: %w", f.dir, err)
		}
	}
	return nil
}

// Tokenizer parses the folder's tokenizer.json.
func (f *Folder) Tokenizer() (*tokenizer.Tokenizer, error) {
	t, _, err := ReadTokenizer(f.dir)
	if err == nil && t.VocabSize() > int(f.Model.Vocab) {
		err = fmt.Errorf("%w: the tokenizer has %d ids, the model %d", ErrFormat, t.VocabSize(), f.Model.Vocab)
	}
	return t, err
}

// ReadTokenizer parses the tokenizer.json of a folder, which may hold nothing
// else, and also returns the bytes of the file.
func ReadTokenizer(dir string) (*tokenizer.Tokenizer, []byte, error) {
	name := filepath.Join(dir, tokenizerName)
	b, err := readSmall(name, tokenizer.MaxFile)
	if err != nil {
		return nil, nil, err
	}
	t, err := tokenizer.Parse(b)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	return t, b, nil
}

// ReadChatTemplate returns the Jinja source of a folder's chat template, from
// its own file or from tokenizer_config.json; "" if there is none. Of several
// with names it is the one called "default".
func ReadChatTemplate(dir string) (string, error) {
	b, err := readSmall(filepath.Join(dir, templateName), maxConfig)
	if err == nil {
		return string(b), nil
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	o, err := readTokenizerConf(dir)
	if err != nil {
		return "", err
	}
	var list []struct {
		Name     string `json:"name"`
		Template string `json:"template"`
	}
	if ok, err := o.Get("chat_template", &list); ok && err == nil {
		for _, t := range list {
			if t.Name == "default" {
				return t.Template, nil
			}
		}
	}
	var template string
	_, err = o.Get("chat_template", &template)
	return template, err
}

// ReadTemplateTokens returns the special tokens that a folder's chat template
// may name, such as "bos_token", by tokenizer_config.json.
func ReadTemplateTokens(dir string) (map[string]string, error) {
	conf, err := readTokenizerConf(dir)
	if err != nil {
		return nil, err
	}
	tokens := map[string]string{}
	for _, role := range specialRoles {
		name := role + "_token"
		text, err := tokenText(conf, name)
		if err != nil {
			return nil, err
		} else if text != "" {
			tokens[name] = text
		}
	}
	return tokens, nil
}
