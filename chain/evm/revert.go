package evm

import (
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

// RevertError is a contract's refusal.
type RevertError struct {
	// Name of the custom error, such as "PotTooSmall"; "Error" for a plain
	// reason, empty when the contract gave none that we know.
	Name string
	Args []any
	Data []byte // as the chain returned it
}

func (e *RevertError) Error() string {
	switch {
	case e.Name == "" && len(e.Data) == 0:
		return "the transaction fails, and the contract gives no reason"
	case e.Name == "":
		return fmt.Sprintf("the contract refuses, with data %#x", e.Data)
	case e.Name == "Error" && len(e.Args) == 1:
		return fmt.Sprintf("the contract refuses: %v", e.Args[0])
	}
	args := make([]string, len(e.Args))
	for i, a := range e.Args {
		args[i] = fmt.Sprint(a)
	}
	return fmt.Sprintf("the contract refuses: %s(%s)", e.Name, strings.Join(args, ", "))
}

// contracts are those whose custom errors can be named.
var contracts = []*bind.MetaData{
	&bindings.JobEscrowMetaData, &bindings.OperatorRegistryMetaData, &bindings.DisputeGameMetaData,
	&bindings.TestDollarMetaData,
}

// DecodeRevert turns an endpoint's error that carries revert data into a
// *RevertError, and leaves other errors as they are.
func DecodeRevert(err error) error {
	data, ok := ethclient.RevertErrorData(err)
	if !ok {
		return err
	}
	return parseRevert(data)
}

func parseRevert(data []byte) *RevertError {
	e := &RevertError{Data: data}
	if reason, err := abi.UnpackRevert(data); err == nil {
		e.Name, e.Args = "Error", []any{reason}
		return e
	}
	if len(data) < 4 {
		return e
	}
	for _, c := range contracts {
		if parsed, err := c.ParseABI(); err == nil && e.name(parsed) {
			break
		}
	}
	return e
}

func (e *RevertError) name(parsed *abi.ABI) bool {
	known, err := parsed.ErrorByID([4]byte(e.Data))
	if err != nil {
		return false
	}
	args, err := known.Inputs.Unpack(e.Data[4:])
	if err != nil {
		return false
	}
	e.Name, e.Args = known.Name, args
	return true
}
