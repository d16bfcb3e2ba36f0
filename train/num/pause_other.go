//go:build !amd64

package num

func pause() {}
