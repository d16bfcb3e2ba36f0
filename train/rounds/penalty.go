package rounds

// penalties are losses in nats a token above that of one machine that takes the same tokens, by method and
// slots. scripts/bench/decentral measured them (docs/rounds.md, "The same tokens by more slots"); its test
// compares them with that table.
var penalties = map[string]map[uint32]float64{
	DiLoCo:     {1: -0.001, 2: 0.091, 4: 0.294, 8: 0.472},
	FedAvg:     {1: -0.005, 2: 0.097, 4: 0.205, 8: 0.385},
	SparseLoCo: {1: 0.084, 2: 0.265, 4: 0.517, 8: 0.969},
	MuLoCo:     {1: 0.066, 2: 0.087, 4: 0.163, 8: 0.450},
}

// Penalty is how much higher the loss was, in nats a token, where so many slots took the tokens of one
// machine: as it was measured on a model of 132,288 parameters that began from a seed, in rounds of 50
// steps. It is an example and no bound: it falls with more rounds and from a trained start. ok is false if it
// was not measured for this method and number of slots.
func Penalty(method string, slots uint32) (nats float64, ok bool) {
	nats, ok = penalties[method][slots]
	return nats, ok
}
