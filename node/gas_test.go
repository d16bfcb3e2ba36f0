package node

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
)

// affording pays for so much gas.
type affording struct {
	gas uint64
	err error
}

func (p *affording) Affords(context.Context) (uint64, error) { return p.gas, p.err }

// TestAuditM7MovesFindGas: a node key without coins moves no game, so the wallet does. It is counted, logged, and
// visible before it comes to that.
func TestAuditM7MovesFindGas(t *testing.T) {
	var log bytes.Buffer
	node, wallet := &affording{gas: moveGas}, &affording{gas: gameMoves * moveGas}
	w, err := newGasWatch(node, wallet, prometheus.NewRegistry(), slog.New(slog.NewTextHandler(&log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	if !w.nodePays(t.Context()) {
		t.Error("the node key has enough for a move, and does not move")
	}
	node.gas = moveGas - 1
	if w.nodePays(t.Context()) || testutil.ToFloat64(w.fallbacks) != 1 ||
		!strings.Contains(log.String(), "the wallet pays") {
		t.Errorf("the node key moves without coins: %s", &log)
	}
	node.err = errors.New("no endpoint")
	if !w.nodePays(t.Context()) {
		t.Error("the wallet is used because an endpoint does not answer")
	}
	node.err = nil
	if why := w.look(t.Context()); why != "" {
		t.Errorf("the wallet has enough for a game: %s", why)
	}
	wallet.gas--
	if why := w.look(t.Context()); !strings.Contains(why, "pay for 39 moves") {
		t.Errorf("too little for a game: %q", why)
	}
	if got := testutil.ToFloat64(w.moves.WithLabelValues("wallet")); got != gameMoves-1 {
		t.Errorf("the metric says %v", got)
	}
}
