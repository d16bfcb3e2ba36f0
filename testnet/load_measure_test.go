//go:build load

package testnet

import (
	"testing"
	"time"
)

// The loads that `make bench-load` measures. The steps of a job take about 0.2 s on one core.
var (
	oneProvider   = load{jobs: 40, providers: 1, verifiers: 1, post: 4 * time.Second, steps: 4, each: 2, model: "d64"}
	fourProviders = load{jobs: 200, providers: 4, verifiers: 2, post: 10 * time.Second, steps: 4, each: 2, model: "d64"}
)

// TestLoadOneProvider measures a load. It takes a minute.
func TestLoadOneProvider(t *testing.T) { t.Log(oneProvider.run(t)) }

// TestLoadFourProviders measures a load. It takes minutes.
func TestLoadFourProviders(t *testing.T) { t.Log(fourProviders.run(t)) }
