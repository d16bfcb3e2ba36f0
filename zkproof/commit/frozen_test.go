package commit

// Roots of the tests' sample, computed by an independent implementation of the
// package's story (in Python, from hashlib and hand-written CBOR).
const (
	frozenState   = "0x6bc63c98453cbd697fbda21bf47376ece0e6ed3ce527497d1d1349aad9ac58a7"
	frozenLog     = "0x723ab38a13d7804271257e6977f1da7c7f454cbd6ccb6f71d3a96c2f9938f7f0"
	frozenSegment = "0x5886027c27d2b24cb8dbf6e45b8db2f3825c1ca597fec6b976b2d15b7ab4746f"
)
