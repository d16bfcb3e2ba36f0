package rehearsal

import (
	"strconv"
	"strings"
)

// Metrics are a node's, as Prometheus reads them.
type Metrics string

// Sum adds up the lines of a metric whose labels contain all parts.
func (m Metrics) Sum(name string, parts ...string) (sum float64) {
	for line := range strings.Lines(string(m)) {
		rest, ok := strings.CutPrefix(strings.TrimSpace(line), name)
		if !ok || !strings.HasPrefix(rest, "{") && !strings.HasPrefix(rest, " ") || !containsAll(rest, parts) {
			continue
		}
		v, err := strconv.ParseFloat(rest[strings.LastIndexByte(rest, ' ')+1:], 64)
		if err == nil {
			sum += v
		}
	}
	return sum
}

func containsAll(s string, parts []string) bool {
	for _, x := range parts {
		if !strings.Contains(s, x) {
			return false
		}
	}
	return true
}

// resident is the memory of the node's process, or what its runtime has of the system where that is not measured.
func (m Metrics) resident() uint64 {
	if v := m.Sum("process_resident_memory_bytes"); v > 0 {
		return uint64(v)
	}
	return uint64(m.Sum("go_memstats_sys_bytes"))
}
