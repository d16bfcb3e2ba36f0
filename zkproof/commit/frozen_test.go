package commit

// Roots of the tests' sample, computed by an independent implementation of the formats in
// Python, with hashlib and struct.
const (
	frozenState   = "0x331ac34b336d0730480d0ab3d39587acddcf41b24e27c1ade18c6e59676d7abc"
	frozenLog     = "0xb2a1563e91a2de5b6fa06439a5753e81517afd0389f1f6e1b0e17d5294677af2"
	frozenSegment = "0x0ba11eeced4af2e426f0c6d3362e912e58456d96252286572989c190c3720a52"
)
