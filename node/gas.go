package node

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/chain/retry"
)

const (
	// moveGas is what the most expensive move of a dispute game costs, in gas, rounded up: a proof.
	moveGas = 1_000_000
	// gameMoves is how many moves a game of the largest jobs takes of one player, rounded up.
	gameMoves = 40
	// gasEvery is how often the coins of the keys are looked at.
	gasEvery = time.Minute
)

// payer is a key that pays for transactions, such as an *evm.Sender.
type payer interface {
	Affords(ctx context.Context) (gas uint64, err error)
}

// gasWatch knows whether the keys of this node can pay for a game's moves: who cannot move loses by the clock. It is
// safe for concurrent use.
type gasWatch struct {
	node, wallet payer
	log          *slog.Logger
	moves        *prometheus.GaugeVec
	fallbacks    prometheus.Counter
}

// newGasWatch returns a watch of the two keys and registers its metrics.
func newGasWatch(node, wallet payer, reg prometheus.Registerer, log *slog.Logger) (*gasWatch, error) {
	w := &gasWatch{
		node: node, wallet: wallet, log: log,
		moves: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "infernet_game_moves_affordable",
			Help: "Moves of a dispute game that the key's coins pay for at the last look."}, []string{"key"}),
		fallbacks: prometheus.NewCounter(prometheus.CounterOpts{Name: "infernet_game_gas_fallbacks_total",
			Help: "Moves that the wallet signed because the node key could not pay for their gas."}),
	}
	for _, m := range []prometheus.Collector{w.moves, w.fallbacks} {
		if err := reg.Register(m); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// nodePays reports whether the node key can pay for a move. If it cannot be told, it is asked to.
func (w *gasWatch) nodePays(ctx context.Context) bool {
	gas, err := w.node.Affords(ctx)
	if err != nil || gas >= moveGas {
		return true
	}
	w.fallbacks.Inc()
	w.log.Warn("the node key has no coins for a move, the wallet pays: send coins to the node key", "gas", gas)
	return false
}

// Run looks at both keys until ctx is done. It returns nil.
func (w *gasWatch) Run(ctx context.Context) error {
	var warned string
	for {
		if why := w.look(ctx); why != warned {
			if warned = why; why != "" {
				w.log.Warn(why)
			}
		}
		if retry.Pause(ctx, gasEvery) != nil {
			return nil
		}
	}
}

// look sets the metrics. It returns why a game could be lost for want of gas; empty if it could not.
func (w *gasWatch) look(ctx context.Context) (why string) {
	var best uint64
	for name, key := range map[string]payer{"node": w.node, "wallet": w.wallet} {
		gas, err := key.Affords(ctx)
		if err != nil {
			return "" // the endpoints are watched elsewhere
		}
		w.moves.WithLabelValues(name).Set(float64(gas / moveGas))
		best = max(best, gas/moveGas)
	}
	if best < gameMoves {
		why = fmt.Sprintf("the coins of this node pay for %d moves of a dispute game, a game may take %d: "+
			"send coins to its wallet or node key", best, gameMoves)
	}
	return why
}
