package evm_test

import (
	"cmp"
	"context"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
)

// archive is an endpoint that knows some logs, and the receipts of some.
type archive struct {
	evm.Backend
	logs     []types.Log
	receipts []types.Log
	down     error
	height   int64 // 0: that of all others
}

func (a *archive) ChainID(context.Context) (*big.Int, error) { return big.NewInt(chainID), nil }

func (a *archive) HeaderByNumber(_ context.Context, n *big.Int) (*types.Header, error) {
	head := big.NewInt(cmp.Or(a.height, 100))
	if n.Sign() < 0 {
		n = head
	}
	if n.Cmp(head) > 0 {
		return nil, ethereum.NotFound
	}
	return &types.Header{Number: n, Difficulty: new(big.Int), Time: 2_000_000_000}, nil
}

func (a *archive) FilterLogs(context.Context, ethereum.FilterQuery) ([]types.Log, error) {
	return a.logs, a.down
}

func (a *archive) TransactionReceipt(_ context.Context, tx common.Hash) (*types.Receipt, error) {
	r := &types.Receipt{TxHash: tx}
	for _, l := range a.receipts {
		if l.TxHash == tx {
			r.BlockHash, r.Logs = l.BlockHash, append(r.Logs, &l)
		}
	}
	if len(r.Logs) == 0 {
		return nil, ethereum.NotFound
	}
	return r, nil
}

// logAt is the i-th log of the tests' contract, one a block.
func logAt(i byte) types.Log {
	return types.Log{Address: common.Address{7}, Topics: []common.Hash{{1}}, Data: []byte{i}, BlockNumber: uint64(i),
		BlockHash: common.Hash{i}, TxHash: common.Hash{0xa, i}}
}

func logsOf(is ...byte) (out []types.Log) {
	for _, i := range is {
		out = append(out, logAt(i))
	}
	return out
}

// search asks a pool over archives for all logs.
func search(t *testing.T, archives ...*archive) ([]types.Log, []evm.Health, error) {
	t.Helper()
	urls, at := []string{"http://a", "http://b", "http://c"}[:len(archives)], map[string]evm.Backend{}
	for i, a := range archives {
		at[urls[i]] = a
	}
	pool, err := evm.NewPool(t.Context(), urls, evm.PoolConfig{ChainID: chainID,
		Dial: func(_ context.Context, url string) (evm.Backend, error) { return at[url], nil }})
	if err != nil {
		t.Fatal(err)
	}
	c, err := evm.NewClient(t.Context(), pool, chainID, evm.DefaultPoll)
	if err != nil {
		t.Fatal(err)
	}
	logs, err := c.Logs(t.Context(), common.Address{7}, nil, 1, 100)
	return logs, pool.Health(), err
}

// TestGapsInLogsAreHealed: whichever endpoint leaves logs out, all of them come, in
// order, and it is found out.
func TestGapsInLogsAreHealed(t *testing.T) {
	all := logsOf(1, 2, 3, 4)
	for name, c := range map[string]struct {
		first, second []types.Log
		out           int // the endpoint that is left out; -1: none
	}{
		"both have all":         {all, all, -1},
		"the first drops some":  {logsOf(1, 4), all, 0},
		"the first drops all":   {nil, all, 0},
		"the second drops some": {all, logsOf(2), 1},
		"each drops another":    {logsOf(1, 2, 3), logsOf(2, 3, 4), -2},
		"it is another content": {append(logsOf(1, 2, 3), forged(4)), all, 0},
		"the first adds one":    {append(logsOf(1, 2, 3, 4), logAt(9)), all, 0},
		"the second adds one":   {all, append(logsOf(1, 2, 3, 4), logAt(9)), 1},
	} {
		// Receipts are kept apart from the logs' index, and nobody forges them.
		first, second, third := &archive{logs: c.first, receipts: all}, &archive{logs: c.second, receipts: all},
			&archive{logs: all, receipts: all}
		got, health, err := search(t, first, second, third)
		if err != nil || len(got) != 4 {
			t.Errorf("%s: %d logs, %v", name, len(got), err)
			continue
		}
		for i, l := range got {
			if l.Data[0] != byte(i+1) {
				t.Errorf("%s: out of order, or forged: %v", name, l)
			}
		}
		for i, h := range health[:2] {
			if want := c.out != i && c.out != -2; h.OK != want {
				t.Errorf("%s: endpoint %d is in use: %v (%v)", name, i, h.OK, h.Err)
			}
			if !h.OK && !errors.Is(h.Err, evm.ErrGap) && !errors.Is(h.Err, evm.ErrLies) {
				t.Errorf("%s: %v", name, h.Err)
			}
		}
	}
}

// forged is a log with other data than the chain's.
func forged(i byte) types.Log {
	l := logAt(i)
	l.Data = []byte{0xff}
	return l
}

// TestOneEndpointProvesNothing: a log that one of two shows and the other's receipts
// do not know is neither taken nor left out.
func TestOneEndpointProvesNothing(t *testing.T) {
	liar := &archive{logs: logsOf(1, 2), receipts: logsOf(1, 2)}
	if _, _, err := search(t, liar, &archive{logs: logsOf(1), receipts: logsOf(1)}); !errors.Is(err, evm.ErrDisagree) {
		t.Errorf("one against one: %v", err)
	}
	// Its own index has a gap, its receipts do not: its word convicts it.
	got, health, err := search(t, liar, &archive{logs: logsOf(1), receipts: logsOf(1, 2)})
	if err != nil || len(got) != 2 || health[1].OK || !errors.Is(health[1].Err, evm.ErrGap) {
		t.Errorf("%d logs, %+v, %v", len(got), health[1], err)
	}
	// Who is not as far as the log's block is no witness against it.
	got, health, err = search(t, &archive{logs: logsOf(1, 99), receipts: logsOf(1, 99)},
		&archive{logs: logsOf(1), receipts: logsOf(1), height: 98})
	if err != nil || len(got) != 2 || !health[0].OK || !health[1].OK {
		t.Errorf("beside one that lags: %d logs, %+v, %v", len(got), health, err)
	}
	// Who does not answer is no witness; the other is taken at its word.
	got, _, err = search(t, &archive{down: errors.New("timeout")}, &archive{logs: logsOf(1, 2)})
	if err != nil || len(got) != 2 {
		t.Errorf("with one down: %d logs, %v", len(got), err)
	}
}
