package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"

	"golang.org/x/sys/cpu"
)

// machine describes where and when the table was measured, without the machine's
// name, which is private.
func machine(at time.Time, before, after string) string {
	var flags []string
	for _, f := range []struct {
		name string
		has  bool
	}{
		{"AVX2", cpu.X86.HasAVX2}, {"FMA", cpu.X86.HasFMA},
		{"AVX-512", cpu.X86.HasAVX512F && cpu.X86.HasAVX512DQ && cpu.X86.HasAVX512VL},
		{"AES", cpu.X86.HasAES}, {"NEON", cpu.ARM64.HasASIMD}, {"SHA2", cpu.ARM64.HasSHA2},
	} {
		if f.has {
			flags = append(flags, f.name)
		}
	}
	s := fmt.Sprintf(
		"%s, %s/%s, %d cores (%s; %s), %s",
		at.UTC().Format("2006-01-02 15:04 MST"),
		runtime.GOOS,
		runtime.GOARCH,
		runtime.NumCPU(),
		orUnknown(field("/proc/cpuinfo", "model name")),
		strings.Join(flags, " "),
		runtime.Version(),
	)
	if before != "" {
		s += fmt.Sprintf("; load average %s at the start, %s at the end", before, after)
	}
	return s + "\n"
}

// load returns the load average of the last minute, "" if the system does not
// provide it as a file.
func load() string {
	b, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return ""
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
		k, v, ok := strings.Cut(line, ":")
		if ok && strings.TrimSpace(k) == key {
			return strings.TrimSpace(v)
		}
	}
	return ""
}

func orUnknown(s string) string {
	if s == "" {
		return "unknown CPU"
	}
	return s
}
