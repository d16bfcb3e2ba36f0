//go:build !linux

package num

func wantLargePages([]float32) {}
