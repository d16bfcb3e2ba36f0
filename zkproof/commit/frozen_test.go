package commit

// Roots of the tests' sample, computed by an independent implementation of the formats in
// Python, with hashlib and struct.
const (
	frozenState   = "0x331ac34b336d0730480d0ab3d39587acddcf41b24e27c1ade18c6e59676d7abc"
	frozenLog     = "0xb2a1563e91a2de5b6fa06439a5753e81517afd0389f1f6e1b0e17d5294677af2"
	frozenSegment = "0xc81cf60fe59e7dc5ab8ab18f8549fd052c297148be33523a0ae46c7f10007058"
)
