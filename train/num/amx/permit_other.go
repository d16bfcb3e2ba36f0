//go:build !linux || !amd64

package amx

import "fmt"

// Permit says that tiles are used on Linux and amd64 alone.
func Permit() error { return fmt.Errorf("%w: tiles are used on Linux and amd64 alone", ErrUnavailable) }
