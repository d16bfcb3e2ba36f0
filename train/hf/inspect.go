package hf

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/infernetprotocol/infernet/train/strictjson"
)

// StoredTensor is a tensor as a file of weights stores it.
type StoredTensor struct {
	Name  string   `json:"name"`
	Type  Type     `json:"type"`
	Shape []uint32 `json:"shape"`
}

// Stored lists the tensors of the weights, by name.
func (f *Folder) Stored() []StoredTensor {
	out := make([]StoredTensor, 0, len(f.stored))
	for t := range maps.Values(f.stored) {
		out = append(out, StoredTensor{t.name, t.dtype, t.shape})
	}
	slices.SortFunc(out, func(a, b StoredTensor) int { return cmp.Compare(a.Name, b.Name) })
	return out
}

// Family is the model_type of config.json.
func (f *Folder) Family() (kind string) {
	if o, err := strictjson.Parse(f.config, maxKeys); err == nil { // Open has read it
		_, _ = o.Get("model_type", &kind)
	}
	return kind
}

// PackedSize is the number of bytes of the files that Pack writes. The error wraps ErrFormat if one
// of them is a link or is too large.
func (f *Folder) PackedSize() (n uint64, err error) {
	names, err := f.packed()
	if err != nil {
		return 0, err
	}
	for _, name := range names {
		info, err := packable(f.dir, name)
		if err != nil {
			return 0, err
		}
		n += uint64(info.Size())
	}
	return n, nil
}

// packable looks at a file of an archive. A link could lead to a file that nobody means to publish.
func packable(dir, name string) (os.FileInfo, error) {
	info, err := os.Lstat(filepath.Join(dir, name))
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || mostOf(name) < info.Size() {
		return nil, fmt.Errorf("%w: %s is no regular file of at most %d bytes; `cp -rL` copies a folder of links",
			ErrFormat, name, mostOf(name))
	}
	return info, nil
}
