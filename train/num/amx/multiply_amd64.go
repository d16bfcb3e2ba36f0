package amx

// Multiply is the Kernel in assembly. It needs AVX-512, and tiles that Permit has asked for.
func Multiply(a, b *byte, c *float32, scratch *byte, ldc, load, blocks, panels, group, strideA, strideB int) {
	multiply(a, b, c, scratch, ldc, load, blocks, panels, group, strideA, strideB)
}

//go:noescape
func multiply(a, b *byte, c *float32, scratch *byte, ldc, load, blocks, panels, group, strideA, strideB int)
