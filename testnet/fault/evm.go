package fault

import (
	"encoding/json"
	"errors"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
)

// False answers of EVM endpoints.
const (
	WrongChain  Kind = "wrong chain"  // another chain's id
	StaleHead   Kind = "stale head"   // the head of some blocks ago
	ForgedBlock Kind = "forged block" // a block with another state
	LogsDropped Kind = "logs dropped" // only half of the logs
)

// behind is how many blocks a stale head is behind the true one.
const behind = 30

// EVM is the dialect of Ethereum's JSON-RPC.
var EVM = &Dialect{
	Send: "eth_sendRawTransaction",
	Forgeries: map[Kind]Forgery{
		DroppedSend: {"eth_sendRawTransaction", hashOnly},
		WrongChain:  {"eth_chainId", wrongChain},
		StaleHead:   {"eth_getBlockByNumber", staleHead},
		ForgedBlock: {"eth_getBlockByNumber", forgedBlock},
		LogsDropped: {"eth_getLogs", fewerLogs},
	},
}

type ask = func(Request) (json.RawMessage, error)

// hashOnly answers like an endpoint that accepted the transaction.
func hashOnly(q Request, _ ask) (any, error) {
	var raw hexutil.Bytes
	var tx types.Transaction
	if len(q.Params) == 0 || json.Unmarshal(q.Params[0], &raw) != nil || tx.UnmarshalBinary(raw) != nil {
		return nil, ErrNoForgery
	}
	return tx.Hash(), nil
}

func wrongChain(Request, ask) (any, error) { return hexutil.EncodeUint64(5), nil }

// staleHead answers with an older block than the requested one.
func staleHead(q Request, ask ask) (any, error) {
	b, err := ask(q)
	if err != nil || len(q.Params) == 0 {
		return nil, errors.Join(err, ErrNoForgery)
	}
	var head struct {
		Number hexutil.Uint64 `json:"number"`
	}
	if err := json.Unmarshal(b, &head); err != nil {
		return nil, err
	}
	old, err := json.Marshal(head.Number - min(head.Number, behind))
	if err != nil {
		return nil, err
	}
	q.Params = append([]json.RawMessage{old}, q.Params[1:]...)
	return ask(q)
}

// forgedBlock alters the state of a block and thus the block's hash.
func forgedBlock(q Request, ask ask) (any, error) {
	b, err := ask(q)
	if err != nil {
		return nil, err
	}
	var block map[string]any
	if err := json.Unmarshal(b, &block); err != nil {
		return nil, err
	}
	block["stateRoot"] = common.Hash{0xf0}
	return block, nil
}

// fewerLogs leaves out the later half of an answer's logs, but at least one.
func fewerLogs(q Request, ask ask) (any, error) {
	b, err := ask(q)
	if err != nil {
		return nil, err
	}
	var logs []json.RawMessage
	if err := json.Unmarshal(b, &logs); err != nil {
		return nil, err
	}
	if len(logs) == 0 {
		return nil, ErrNoForgery
	}
	return logs[:len(logs)/2], nil
}
