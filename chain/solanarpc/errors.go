package solanarpc

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc/jsonrpc"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
)

// TxError is the cluster's refusal of a transaction, as opposed to the failure of
// an endpoint.
type TxError struct {
	// Kind is the cluster's name of the refusal: InstructionError, BlockhashNotFound,
	// InsufficientFundsForFee, …
	Kind string
	// Instruction is the index of the instruction that failed, and Program what it
	// calls, if Kind is InstructionError.
	Instruction int
	Program     solana.PublicKey
	// Reason is the runtime's name of the failure, or "Custom" with Code.
	Reason string
	Code   uint32
	Logs   []string
}

// Error implements error.
func (e *TxError) Error() string {
	switch {
	case e.Kind != instructionError:
		return "the cluster refuses the transaction: " + e.Kind
	case e.Reason != custom:
		return fmt.Sprintf("instruction %d (program %s): %s", e.Instruction, e.Program, e.Reason)
	case bindings.ProgramError(e.Code).Known():
		return bindings.ProgramError(e.Code).Error()
	}
	return fmt.Sprintf("instruction %d (program %s): error %d", e.Instruction, e.Program, e.Code)
}

// ProgramError returns the escrow program's own error, if it is one.
func (e *TxError) ProgramError() (bindings.ProgramError, bool) {
	f := bindings.ProgramError(e.Code)
	return f, e.Reason == custom && f.Known()
}

// Passing reports whether the refusal says nothing about the transaction itself:
// it was too late, or the payer has no coins for it.
func (e *TxError) Passing() bool {
	switch e.Kind {
	case "BlockhashNotFound", "InsufficientFundsForFee", "AccountNotFound", "AccountInUse", "ClusterMaintenance",
		"InsufficientFundsForRent",
		"WouldExceedMaxBlockCostLimit", "WouldExceedMaxAccountCostLimit", "TooManyAccountLocks", "AlreadyProcessed":
		return true
	}
	return false
}

const (
	instructionError = "InstructionError"
	custom           = "Custom"
)

// parseTxError reads the JSON form of the runtime's TransactionError:
// "BlockhashNotFound" or {"InstructionError":[1,{"Custom":6015}]}.
func parseTxError(v any) *TxError {
	switch v := v.(type) {
	case string:
		return &TxError{Kind: v}
	case map[string]any:
		for kind, detail := range v { // one entry
			e := &TxError{Kind: kind}
			if pair, ok := detail.([]any); ok && kind == instructionError && len(pair) == 2 {
				e.Instruction = int(number(pair[0]))
				e.Reason, e.Code = reason(pair[1])
			}
			return e
		}
	}
	return &TxError{Kind: fmt.Sprintf("%.100v", v)}
}

func reason(v any) (string, uint32) {
	switch v := v.(type) {
	case string:
		return v, 0
	case map[string]any:
		for name, code := range v {
			return name, uint32(number(code))
		}
	}
	return fmt.Sprintf("%.100v", v), 0
}

func number(v any) int64 {
	switch v := v.(type) {
	case json.Number:
		n, err := v.Int64()
		if err != nil {
			return -1
		}
		return n
	case float64:
		return int64(v)
	}
	return -1
}

// inTx adds the name of the program that failed.
func (e *TxError) inTx(tx *solana.Transaction) *TxError {
	if e.Kind == instructionError && e.Instruction >= 0 && e.Instruction < len(tx.Message.Instructions) {
		if p, err := tx.Message.Program(tx.Message.Instructions[e.Instruction].ProgramIDIndex); err == nil {
			e.Program = p
		}
	}
	return e
}

// preflight returns the TxError within an endpoint's refusal to send, if there is
// one.
func preflight(err error, tx *solana.Transaction) *TxError {
	var said *jsonrpc.RPCError
	if !errors.As(err, &said) {
		return nil
	}
	data, ok := said.Data.(map[string]any)
	if !ok || data["err"] == nil {
		return nil
	}
	return parseTxError(data["err"]).inTx(tx)
}

// Away reports an error that may end by itself: no endpoint gives an answer now.
// An endpoint of another cluster, or one that refuses the key or the path in its
// URL, stays that way until somebody corrects the configuration.
func Away(err error) bool {
	if err == nil || errors.Is(err, ErrWrongGenesis) || errors.Is(err, ErrMint) || errors.Is(err, ErrNoEndpoint) {
		return false
	}
	var said *jsonrpc.HTTPError
	return !errors.As(err, &said) || !permanent(said.Code)
}

// permanent reports an HTTP status that a repetition does not change.
func permanent(status int) bool {
	switch status {
	case http.StatusUnauthorized, http.StatusForbidden, http.StatusNotFound, http.StatusMethodNotAllowed,
		http.StatusGone:
		return true
	}
	return false
}

// redactedError is an endpoint's error in a form that may be shown: on one line,
// and without the key that providers put into their URLs.
type redactedError struct {
	error
	text string
}

func (d redactedError) Error() string { return d.text }
func (d redactedError) Unwrap() error { return d.error }

func (e *endpoint) redacted(err error) error {
	if err == nil {
		return nil
	}
	text := err.Error()
	var said *jsonrpc.RPCError
	if errors.As(err, &said) { // its own text is a dump of many lines
		text = strings.ReplaceAll(text, said.Error(), fmt.Sprintf("error %d: %s", said.Code, said.Message))
	}
	return redactedError{err, strings.ReplaceAll(strings.Join(strings.Fields(text), " "), e.url, evm.Redact(e.url))}
}
