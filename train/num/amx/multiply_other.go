//go:build !amd64

package amx

// Multiply cannot be called on this processor, where Permit fails.
func Multiply(_, _ *byte, _ *float32, _ *byte, _, _, _, _, _, _, _ int) {
	panic("amx: " + ErrUnavailable.Error())
}
