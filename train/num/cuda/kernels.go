package cuda

import (
	"embed"
	"fmt"
)

// kernels holds the PTX that scripts/cuda/build made of the .cu beside it.
//
//go:embed kernels/*.ptx
var kernels embed.FS

// modules are the texts, in the order in which they are loaded.
var modules = []string{"vectors", "rows", "product", "attention", "x8"}

func loadKernels(d Driver) error {
	for _, name := range modules {
		text, err := kernels.ReadFile("kernels/" + name + ".ptx")
		if err != nil {
			return err // a file that was not embedded: the build is broken
		}
		if err := d.Load(string(text)); err != nil {
			return fmt.Errorf("cuda: loading kernels/%s.ptx: %w", name, err)
		}
	}
	return nil
}
