package lightning

import (
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"sync/atomic"
	"time"
)

// DefaultFeeRate of the network's chain, satoshis a thousand vbytes: the least
// that nodes relay.
const DefaultFeeRate = 1000

// farthest is the last target that lnd's estimator asks for, blocks
// (chainfee.MaxBlockTarget).
const farthest = 1008

// feeRates serves the fee rate to the nodes, as lnd's --fee.url
// expects it. btcd's own estimates end at 25 blocks, beyond which lnd takes 25
// sat a vbyte for granted: more than half of a small HTLC, so that it would not
// be claimed before the last block.
type feeRates struct {
	rate atomic.Uint32 // satoshis a thousand vbytes
	srv  *http.Server
	url  string
	done chan error // holds how serving ended
}

func serveFeeRates() (*feeRates, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	f := &feeRates{url: "http://" + l.Addr().String(), done: make(chan error, 1)}
	f.rate.Store(DefaultFeeRate)
	f.srv = &http.Server{Handler: f, ReadTimeout: 10 * time.Second}
	go func() { f.done <- f.srv.Serve(l) }()
	return f, nil
}

// ServeHTTP answers with one rate for every target (chainfee.WebAPIResponse of
// lnd v0.21).
func (f *feeRates) ServeHTTP(w http.ResponseWriter, _ *http.Request) {
	answer := struct {
		ByTarget map[int]uint32 `json:"fee_by_block_target"`
		Relay    uint32         `json:"min_relay_feerate"`
	}{make(map[int]uint32, farthest), DefaultFeeRate}
	rate := f.rate.Load()
	for target := 1; target <= farthest; target++ {
		answer.ByTarget[target] = rate
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(answer) // a node that hung up asks again
}

func (f *feeRates) close() error {
	err := f.srv.Close()
	if ended := <-f.done; !errors.Is(ended, http.ErrServerClosed) {
		err = errors.Join(err, ended)
	}
	return err
}
