package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/train/program"
)

// print writes the report as Markdown.
func print(w io.Writer, r report) {
	fmt.Fprintf(w, "%s, torch %s, threads: %d, seconds: %s\n", r.Machine, r.Torch, r.Threads, r.Clock)
	if r.GPU != "" {
		fmt.Fprintf(w, "both sides on %s; TF32 off\n", r.GPU)
	}
	if len(r.Steps) > 0 {
		fmt.Fprintln(
			w,
			"\n| training, tokens/s | ours r32 | ours x8 | eager | compile | bf16 | r32/eager | r32/compile | "+
				"x8/eager | x8/bf16 |",
		)
		fmt.Fprintln(w, "|---|---|---|---|---|---|---|---|---|---|")
	}
	for _, s := range r.Steps {
		fmt.Fprintf(w, "| %s, %s |", s.Preset, s.Backend)
		for _, k := range append(append([]string{}, ours...), theirs...) {
			fmt.Fprintf(w, " %s |", rate(s.Rates[k]))
		}
		pairs := [][2]string{
			{program.R32, "eager"}, {program.R32, "compile"}, {program.X8, "eager"}, {program.X8, "bf16"},
		}
		for _, pair := range pairs {
			fmt.Fprintf(w, " %s |", times(s.Rates[pair[0]], s.Rates[pair[1]]))
		}
		fmt.Fprintln(w)
	}
	printProducts(w, r.Products)
	if len(r.Memory) > 0 {
		of := ""
		if r.GPU != "" {
			of = " of the GPU's"
		}
		fmt.Fprintf(
			w,
			"\n| memory of training, MiB%s | ours r32 | ours x8 | eager | bf16 | r32/eager "+
				"|\n|---|---|---|---|---|---|\n",
			of,
		)
	}
	for _, m := range r.Memory {
		fmt.Fprintf(w, "| %s | %d | %d | %d | %d | %.2f |\n", m.Preset, m.Bytes[program.R32]>>20,
			m.Bytes[program.X8]>>20,
			m.Bytes["eager"]>>20, m.Bytes["bf16"]>>20, float64(m.Bytes[program.R32])/float64(m.Bytes["eager"]))
	}
}

func printProducts(w io.Writer, all []product) {
	if len(all) == 0 {
		return
	}
	fmt.Fprintln(
		w,
		"\n| product, GOP/s | r32 | of peak | x8 with quantising | of peak | packed | of peak | torch fp32 | torch "+
			"bf16 | r32/fp32 | x8/bf16 |",
	)
	fmt.Fprintln(w, "|---|---|---|---|---|---|---|---|---|---|---|")
	for _, p := range all {
		fmt.Fprintf(w, "| %s |", p.name())
		for _, c := range []struct {
			name string
			peak float64
		}{{"r32", p.PeakR32}, {"x8", p.PeakX8}, {"x8 packed", p.PeakX8}} {
			rate := middle(p.Rates[c.name])
			fmt.Fprintf(w, " %.0f | %s |", rate/1e9, share(rate, c.peak))
		}
		fmt.Fprintf(w, " %.0f | %.0f | %.2f | %.2f |\n", middle(p.Rates["fp32"])/1e9, middle(p.Rates["bf16"])/1e9,
			ratio(p.Rates["r32"], p.Rates["fp32"]), ratio(p.Rates["x8"], p.Rates["bf16"]))
	}
}

// rate and times format cells, which are empty if a side could not run.
func rate(x []float64) string {
	if len(x) == 0 {
		return "—"
	}
	return fmt.Sprintf("%.0f", middle(x))
}

func times(x, y []float64) string {
	if len(x) == 0 || len(y) == 0 {
		return "—"
	}
	return fmt.Sprintf("%.2f", ratio(x, y))
}

func share(rate, peak float64) string {
	if peak == 0 {
		return "—"
	}
	return fmt.Sprintf("%.0f %%", 100*rate/peak)
}

// ratio returns the median of the rounds' ratios.
func ratio(x, y []float64) float64 {
	var r []float64
	for i := range min(len(x), len(y)) {
		r = append(r, x[i]/y[i])
	}
	return middle(r)
}

// machine describes where and when it was measured.
func machine(at time.Time, before, after string) string {
	return fmt.Sprintf(
		"%s, %s/%s, %d cores (%s), %s; load average %s at the start, %s at the end",
		at.UTC().Format("2006-01-02 15:04 MST"),
		runtime.GOOS,
		runtime.GOARCH,
		runtime.NumCPU(),
		field("/proc/cpuinfo", "model name"),
		runtime.Version(),
		before,
		after,
	)
}

// load is the load average of the last minute.
func load() string {
	b, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	first, _, _ := strings.Cut(string(b), " ")
	return first
}

// field reads "key : value" from a file of such lines, "" if it is not there.
func field(path, key string) string {
	b, err := os.ReadFile(path)
	if err != nil {
		return ""
	}
	for line := range strings.Lines(string(b)) {
		if k, v, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(k) == key {
			return strings.TrimSpace(v)
		}
	}
	return ""
}
