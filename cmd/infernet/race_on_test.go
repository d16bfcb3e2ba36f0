//go:build race

package main

// killedSteps is short under the race detector, which slows each step by seven.
const killedSteps = "60"
