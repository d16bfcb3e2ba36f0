package num

import (
	"fmt"
	"strings"

	"golang.org/x/sys/cpu"
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

// newWorkerOf returns a function that makes workers of the named back end.
func newWorkerOf(name string) (func() worker, error) {
	no512, no2 := lacksAVX512(), lacksAVX2()
	switch {
	case name == "ref", name == "auto" && no512 != "" && no2 != "":
		return makeRef, nil
	case (name == "auto" || name == "avx512") && no512 == "":
		return makeAVX512, nil
	case (name == "auto" || name == "avx2") && no2 == "":
		return makeAVX2, nil
	case name == "avx512":
		return nil, unsupported(name, no512)
	case name == "avx2":
		return nil, unsupported(name, no2)
	}
	return nil, unknown(name)
}

func unsupported(name, missing string) error {
	return fmt.Errorf("%w: %s needs %s; use auto", ErrUnsupported, name, missing)
}
