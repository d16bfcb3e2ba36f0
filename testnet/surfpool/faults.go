package surfpool

import (
	"encoding/base64"
	"encoding/json"
	"math/rand/v2"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/testnet/fault"
)

// Lies of Solana's endpoints.
const (
	WrongGenesis fault.Kind = "wrong genesis" // another cluster's hash
	StaleSlot    fault.Kind = "stale slot"    // a slot of long ago
	DeadHash     fault.Kind = "dead hash"     // a blockhash that has expired already
)

// Faults is the dialect of Solana's JSON-RPC.
var Faults = &fault.Dialect{
	Send: "sendTransaction",
	Forgeries: map[fault.Kind]fault.Forgery{
		fault.DroppedSend: {Method: "sendTransaction", Forge: signatureOnly},
		WrongGenesis:      {Method: "getGenesisHash", Forge: wrongGenesis},
		StaleSlot:         {Method: "getSlot", Forge: staleSlot},
		DeadHash:          {Method: "getLatestBlockhash", Forge: deadHash},
	},
}

type ask = func(fault.Request) (json.RawMessage, error)

// signatureOnly answers like an endpoint that took the transaction.
func signatureOnly(q fault.Request, _ ask) (any, error) {
	var raw string
	if len(q.Params) == 0 || json.Unmarshal(q.Params[0], &raw) != nil {
		return nil, fault.ErrNoForgery
	}
	b, err := base64.StdEncoding.DecodeString(raw)
	if err != nil {
		return nil, err
	}
	tx, err := solana.TransactionFromBytes(b)
	if err != nil {
		return nil, err
	}
	if len(tx.Signatures) == 0 {
		return nil, fault.ErrNoForgery
	}
	return tx.Signatures[0], nil
}

func wrongGenesis(fault.Request, ask) (any, error) { return solana.Hash{1, 2, 3}, nil }

func staleSlot(fault.Request, ask) (any, error) { return 1, nil }

func deadHash(fault.Request, ask) (any, error) {
	hash := solana.Hash{9, byte(rand.N(256)), byte(rand.N(256))}
	return map[string]any{
		"context": map[string]any{"slot": 1},
		"value":   map[string]any{"blockhash": hash, "lastValidBlockHeight": 1},
	}, nil
}
