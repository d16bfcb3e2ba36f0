package num

import (
	"fmt"
	"strings"

	"golang.org/x/sys/cpu"

	"github.com/infernetprotocol/infernet/train/num/amx"
)

// lacking lists the features of a back end that this processor or its operating
// system does not offer.
func lacking(features map[string]bool, order ...string) string {
	var missing []string
	for _, f := range order {
		if !features[f] {
			missing = append(missing, f)
		}
	}
	return strings.Join(missing, ", ")
}

func lacksAVX2() string {
	return lacking(map[string]bool{"AVX2": cpu.X86.HasAVX2, "FMA": cpu.X86.HasFMA}, "AVX2", "FMA")
}

// lacksAVX512 requires AVX2 as well, because both back ends use the same RoPE
// kernel.
func lacksAVX512() string {
	return lacking(map[string]bool{
		"AVX2": cpu.X86.HasAVX2, "FMA": cpu.X86.HasFMA,
		"AVX512F": cpu.X86.HasAVX512F, "AVX512DQ": cpu.X86.HasAVX512DQ,
		"AVX512BW": cpu.X86.HasAVX512BW, "AVX512VL": cpu.X86.HasAVX512VL,
	}, "AVX2", "FMA", "AVX512F", "AVX512DQ", "AVX512BW", "AVX512VL")
}

func makeAVX512() worker {
	if cpu.X86.HasAVX512VNNI {
		return newSIMD("avx512", &kernels512, &kernelsVNNI)
	}
	return newSIMD("avx512", &kernels512, &kernelsPairs)
}

func makeAVX2() worker { return newSIMD("avx2", &kernels256, &kernelsPairs) }

// makeTiles is AVX-512 whose products of integers are those of a kernel.
func makeTiles(name string, kernel amx.Kernel) func() worker {
	return func() worker {
		s := newSIMD(name, &kernels512, &kernelsTiles)
		s.tileUnit = newTileProducts(kernel)
		return s
	}
}

// lacksAMX also asks the operating system for the tiles.
func lacksAMX() string {
	missing := lacksAVX512()
	if err := amx.Permit(); err != nil {
		missing = strings.TrimPrefix(missing+", AMX", ", ")
	}
	return missing
}

// newWorkerOf returns a function that makes workers of the named back end.
func newWorkerOf(name string) (func() worker, error) {
	for _, b := range []struct {
		name  string
		lacks func() string
		make  func() worker
	}{
		{"amx", lacksAMX, makeTiles("amx", amx.Multiply)},
		{"avx512", lacksAVX512, makeAVX512},
		{"avx2", lacksAVX2, makeAVX2},
		{"ref", func() string { return "" }, makeRef},
	} {
		if name != b.name && name != "auto" {
			continue
		}
		missing := b.lacks()
		if missing == "" {
			return b.make, nil
		}
		if name != "auto" {
			return nil, unsupported(name, missing)
		}
	}
	return nil, unknown(name)
}

// NewTiles opens a back end like "amx", whose products of integers are computed by a
// kernel, such as the emulator's, and everything else by AVX-512.
func NewTiles(name string, threads int, kernel amx.Kernel) (Backend, error) {
	if missing := lacksAVX512(); missing != "" {
		return nil, unsupported(name, missing)
	}
	return open(threads, makeTiles(name, kernel))
}

func unsupported(name, missing string) error {
	return fmt.Errorf("%w: %s needs %s; use auto", ErrUnsupported, name, missing)
}
