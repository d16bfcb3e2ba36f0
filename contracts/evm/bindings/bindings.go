// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package bindings

import (
	"bytes"
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Reference imports to suppress errors if they are not otherwise used.
var (
	_ = bytes.Equal
	_ = errors.New
	_ = big.NewInt
	_ = common.Big1
	_ = types.BloomLookup
	_ = abi.ConvertType
)

// Attestation is an auto generated low-level Go binding around an user-defined struct.
type Attestation struct {
	Steps    uint32
	Root     [32]byte
	Verifier common.Address
	Sig      []byte
}

// Award is an auto generated low-level Go binding around an user-defined struct.
type Award struct {
	Segment   uint32
	Verifiers []common.Address
}

// Claim is an auto generated low-level Go binding around an user-defined struct.
type Claim struct {
	Segment  uint32
	Hash     [32]byte
	NodeSig  []byte
	Verdicts []Attestation
}

// Commitment is an auto generated low-level Go binding around an user-defined struct.
type Commitment struct {
	Lease   [32]byte
	Segment uint32
	Hash    [32]byte
}

// EscrowViewsJob is an auto generated low-level Go binding around an user-defined struct.
type EscrowViewsJob struct {
	Known    bool
	Over     bool
	Pot      uint64
	Reserved uint64
	Spent    uint64
}

// EscrowViewsLeaseState is an auto generated low-level Go binding around an user-defined struct.
type EscrowViewsLeaseState struct {
	Status    uint8
	Last      bool
	Vouched   uint32
	Claimed   uint32
	WindowEnd uint64
	Payees    [32]byte
	Evidence  [32]byte
}

// Lease is an auto generated low-level Go binding around an user-defined struct.
type Lease struct {
	Offer        [32]byte
	Provider     common.Address
	Node         common.Address
	Price        uint64
	FirstSegment uint32
	Segments     uint32
	StartRoot    [32]byte
	Deadline     uint64
	Nonce        uint64
}

// Offer is an auto generated low-level Go binding around an user-defined struct.
type Offer struct {
	Job         [32]byte
	Client      common.Address
	Token       common.Address
	Delegate    common.Address
	MaxPrice    uint64
	Segments    uint32
	Credit      uint32
	Quorum      uint8
	VerifyBPS   uint16
	DelegateBPS uint16
	Window      uint32
	Deadline    uint64
	Nonce       uint64
	Trace       [32]byte
}

// OperatorRegistryStake is an auto generated low-level Go binding around an user-defined struct.
type OperatorRegistryStake struct {
	Active    *big.Int
	Unbonding *big.Int
	ReadyAt   uint64
}

// Payee is an auto generated low-level Go binding around an user-defined struct.
type Payee struct {
	Account common.Address
	Amount  uint64
}

// Permit is an auto generated low-level Go binding around an user-defined struct.
type Permit struct {
	Value    *big.Int
	Deadline *big.Int
	V        uint8
	R        [32]byte
	S        [32]byte
}

// Verdict is an auto generated low-level Go binding around an user-defined struct.
type Verdict struct {
	Lease      [32]byte
	Segment    uint32
	Commitment [32]byte
	Agree      bool
	Steps      uint32
	Root       [32]byte
	Verifier   common.Address
}

// Voucher is an auto generated low-level Go binding around an user-defined struct.
type Voucher struct {
	Lease    [32]byte
	Segments uint32
	Payees   [32]byte
	Last     bool
}

// JobEscrowMetaData contains all meta data concerning the JobEscrow contract.
var JobEscrowMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"registry_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"field\",\"type\":\"string\"}],\"name\":\"BadLease\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"field\",\"type\":\"string\"}],\"name\":\"BadOffer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"signer\",\"type\":\"address\"}],\"name\":\"BadSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"name\":\"BadVerdict\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"segments\",\"type\":\"uint256\"}],\"name\":\"BeyondCredit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"bound\",\"type\":\"uint256\"}],\"name\":\"BeyondOffer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"sum\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"BeyondShares\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"DeadlinePassed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"moved\",\"type\":\"uint256\"}],\"name\":\"InexactToken\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidShortString\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"}],\"name\":\"JobOver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"standing\",\"type\":\"uint32\"}],\"name\":\"LowerVoucher\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"}],\"name\":\"NotClient\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"NotProvider\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"NotProvidersNode\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"NotYet\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingClaimed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"expected\",\"type\":\"uint32\"}],\"name\":\"OutOfOrder\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"pot\",\"type\":\"uint64\"},{\"internalType\":\"uint256\",\"name\":\"wanted\",\"type\":\"uint256\"}],\"name\":\"PotTooSmall\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"str\",\"type\":\"string\"}],\"name\":\"StringTooLong\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowOver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowRuns\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongAwards\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongPayees\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"given\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"wanted\",\"type\":\"uint256\"}],\"name\":\"WrongQuorum\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"enumEscrowViews.Status\",\"name\":\"status\",\"type\":\"uint8\"}],\"name\":\"WrongStatus\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"name\":\"WrongVerifier\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongVoucher\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address[]\",\"name\":\"verifiers\",\"type\":\"address[]\"}],\"name\":\"Claimed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Credited\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"EIP712DomainChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"indexed\":false,\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"Ended\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"name\":\"Funded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"Opened\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"}],\"name\":\"Over\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"name\":\"Refunded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toProvider\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toOthers\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"back\",\"type\":\"uint64\"}],\"name\":\"Settled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"MAX_AMOUNT\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_PAYEES\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"cancel\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"close\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"}],\"internalType\":\"structAttestation[]\",\"name\":\"verdicts\",\"type\":\"tuple[]\"}],\"internalType\":\"structClaim[]\",\"name\":\"claims\",\"type\":\"tuple[]\"}],\"name\":\"commit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"creditOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"domainSeparator\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"end\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"internalType\":\"uint64\",\"name\":\"deposit\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"}],\"name\":\"fund\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structCommitment\",\"name\":\"c\",\"type\":\"tuple\"}],\"name\":\"hashCommitment\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"}],\"name\":\"hashLease\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"hashOffer\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"hashPayees\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"commitment\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"agree\",\"type\":\"bool\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"internalType\":\"structVerdict\",\"name\":\"v\",\"type\":\"tuple\"}],\"name\":\"hashVerdict\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"}],\"name\":\"hashVoucher\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"}],\"name\":\"jobOf\",\"outputs\":[{\"components\":[{\"internalType\":\"bool\",\"name\":\"known\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"over\",\"type\":\"bool\"},{\"internalType\":\"uint64\",\"name\":\"pot\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"reserved\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"spent\",\"type\":\"uint64\"}],\"internalType\":\"structEscrowViews.Job\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"}],\"name\":\"leaseOf\",\"outputs\":[{\"components\":[{\"internalType\":\"enumEscrowViews.Status\",\"name\":\"status\",\"type\":\"uint8\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"},{\"internalType\":\"uint32\",\"name\":\"vouched\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"claimed\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"evidence\",\"type\":\"bytes32\"}],\"internalType\":\"structEscrowViews.LeaseState\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"internalType\":\"uint64\",\"name\":\"deposit\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"delegateSig\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"open\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"refund\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"registry\",\"outputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"address[]\",\"name\":\"verifiers\",\"type\":\"address[]\"}],\"internalType\":\"structAward[]\",\"name\":\"awards\",\"type\":\"tuple[]\"}],\"name\":\"release\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "JobEscrow",
	Bin: "0x61018080604052346101835760208161473780380380916100208285610187565b83398101031261018357516001600160a01b038116810361018357604051610049604082610187565b600881526020810190671a5b99995c9b995d60c21b82526040519161006f604084610187565b600183526020830191603160f81b8352610088816101be565b61012052610095846101be565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526100fe60c082610187565b5190206080523060c0526101605260405161450d908161022a823960805181614086015260a0518161413d015260c05181614057015260e051816140d5015261010051816140fb01526101205181610dfd01526101405181610e260152610160518181816110b70152818161168e01528181611dd40152818161347d01526135860152f35b5f80fd5b601f909101601f19168101906001600160401b038211908210176101aa57604052565b634e487b7160e01b5f52604160045260245ffd5b601f8151116101e95760208151910151602082106101da571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f3560e01c8063035ec584146121f357806307294a7414611b1d57806341cc6e7c14611a0f57806353617504146119865780635ecc86e81461196b5780636125eba414611222578063621d2b971461111b5780637124245e146110db5780637b103999146110985780637bd90ed314610ef957806384b0196e14610de5578063ac8ad44014610daa578063ad9343a8146108e2578063affe000e14610820578063bf0df909146107b6578063c084dfbe146104c6578063d40dc870146104a4578063e894af5f14610413578063e9c3e57914610371578063f698da2514610357578063f940e38514610259578063fa01eef2146102355763fcfd8c7714610116575f80fd5b34610231576101c036600319011261023157610130612754565b6101386127d7565b6001600160a01b03610148612448565b1633141580610217575b6101db57805f5260026020526001600160401b0360405f205460101c16156101b35761018e90610180612432565b610188612448565b91613fce565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b7f4d63c252000000000000000000000000000000000000000000000000000000005f5260045ffd5b6001600160401b036101eb61257b565b7f1c9cc458000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b506001600160401b0361022861257b565b16421115610152565b5f80fd5b34610231576101c03660031901126102315760206102516127d7565b604051908152f35b3461023157604036600319011261023157610272612247565b61027a61225d565b90610283612754565b6001600160a01b03811691825f52600460205260405f206001600160a01b0333165f5260205260405f20549081156101b35761031b92845f52600460205260405f206001600160a01b0333165f526020525f60408120556040516001600160a01b0383168152836020820152857fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa2460403393a361423c565b15610345575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b635274afe760e01b5f5260045260245ffd5b34610231575f36600319011261023157602061025161404d565b34610231576101c03660031901126102315761038b612754565b6001600160a01b0361039b612448565b1633036103f0576103aa6127d7565b805f52600260205260ff60405f205460081c166103de5761018e906103d66103d0612448565b82613a50565b610180612432565b63334e815d60e21b5f5260045260245ffd5b6001600160a01b03610400612448565b638ccfb28960e01b5f521660045260245ffd5b3461023157608036600319011261023157604051602081017f09433a1f9a997ad9bd78d2ec65225bcb8f6fa6f85381915f68e3064a48eac0238152600435604083015260243563ffffffff81168091036102315760608301526044356080830152606435918215158093036102315760209260a082015260a0815261049960c08261250d565b519020604051908152f35b34610231575f366003190112610231576020604051677fffffffffffffff8152f35b34610231576104d43661235d565b9194956104e2939193612754565b6104ec87826133c4565b9661051a848660208b01998a515f52600360205260405f2096610510888d516135f7565b8a8c5187896137ba565b8254600160ff821661052b8161230f565b0361071f5750926106039261059f61059961014063ffffffff9895886001600160401b0361057d60e07f788880715a6ce908679ce9fd1fde60662fd75bcfa51b121e481c861b453c0ed39e9c01612592565b1642111580610701575b806106e3575b6106d4575b50016125e2565b826136f3565b6001600160401b036105d660606105cf602089019c8d8b6105bf826125e2565b1661062b575b50519b519c6125e2565b97016126d5565b915460501c16906040519687961686521515602086015260408501526080606085015260808401916126f9565b0390a35f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b8b8161063961069f936125e2565b65ffffffff00008a549160101b169065ffffffff0000191617808a558261065f836125e2565b9160301c1692839116115f146106ce5761067991506125e2565b875469ffffffff000000000000191660309190911b69ffffffff00000000000016178755565b6106aa838b016126d5565b865461ff00191690151560081b61ff001617865560408a013560018701558d6105c5565b50610679565b6106dd906134e7565b8d610592565b506001600160a01b036106f86060840161245e565b1633141561058d565b506001600160a01b036107166020840161245e565b16331415610587565b63ffffffff925060208701915082610736836125e2565b9160101c1692839116111561077957505063ffffffff927f788880715a6ce908679ce9fd1fde60662fd75bcfa51b121e481c861b453c0ed394926106039261059f565b61078763ffffffff916125e2565b7f8ca386c6000000000000000000000000000000000000000000000000000000005f521660045260245260445ffd5b346102315736600319016102a08112610231576101c013610231576101c4356001600160401b038111610231576107f1903690600401612287565b6107f96122b4565b9060a0366102031901126102315761018e92610813612754565b61081b6127d7565b612c1a565b34610231576020366003190112610231575f6080604051610840816124bc565b82815282602082015282604082015282606082015201526004355f52600260205260a060405f206001600160401b036040519161087c836124bc565b548160ff8216151593848152816020820160ff8560081c16151581526040830190828660101c1682528260806060860195828960501c168752019660901c1686526040519788525115156020880152511660408601525116606084015251166080820152f35b346102315736600319016103208112610231576101c01361023157610120366101c3190112610231576102e4356001600160401b0381116102315761092b90369060040161232d565b90610304356001600160401b0381116102315761094c9036906004016122df565b90610955612754565b61095d61337a565b936020850180515f52600360205260405f209081549060ff8216906109818261230f565b60028203610d8b5750506001600160401b038160501c16804210610d60575063ffffffff8160101c16155f14610d4a578215155b610d2257604051929060301c63ffffffff166109d0846124f2565b5f845260208401915f835260408501975f89525f606087015261022435986001600160401b038a1694858b0361023157610a0a85876125f3565b94610a16866004614197565b90918a526102643563ffffffff81169283820361023157610a6a986001600160401b039586610a4d610a5a978e610a5597506125f3565b1690526139d9565b6139d9565b169052610a65612432565b6139e6565b905f96506101043561ffff81168082036102315761271092610a91929a9596989a506125f3565b04965f975f945b82861015610caa578560051b87013599603e19883603018b121561023157610ac18b89016125e2565b90610ad2898d01602081019061367c565b91829160405193849263ffffffff6020850197608086019289521660408501526060808501525260a0820190925f905b808210610c7e575050610b1e925003601f19810183528261250d565b51902093610b2d8b89016125e2565b63ffffffff80610b3b6125ce565b1691160363ffffffff8111610c6a5763ffffffff80845460101c16911610610c5957610b6d888c01602081019061367c565b90508015610c45578304985f5b610b8a8a8e01602081019061367c565b9050811015610bf8578990610baf8e602081610ba4612432565b950101908d0161367c565b829391931015610be457600192610bde91610bd88f6001600160401b0316928560051b0161245e565b906141ce565b01610b7a565b634e487b7160e01b5f52603260045260245ffd5b509398996001600160401b03610c306001949895999c82610c3795999f8d610c2791602081830101910161367c565b929050166125f3565b1690612626565b985b01949093969196610a98565b634e487b7160e01b5f52601260045260245ffd5b939950939094600190979297610c39565b634e487b7160e01b5f52601160045260245ffd5b916001919350602080916001600160a01b03610c9988612273565b168152019401920184929391610b02565b878491868b8d600284015403610cfa57610ccf6001600160401b039161018e96612626565b16606084015260ff825460081c1615613d3f57610cf58151610cef612448565b90613a50565b613d3f565b7fe711a03f000000000000000000000000000000000000000000000000000000005f5260045ffd5b7f62800d8c000000000000000000000000000000000000000000000000000000005f5260045ffd5b610d548387613f93565b600183015414156109b5565b7f748f19eb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5163276065d160e21b5f52600452610da28161230f565b60245260445ffd5b34610231576020366003190112610231576004356001600160401b03811161023157610251610ddf602092369060040161232d565b90613f93565b34610231575f36600319011261023157610e9d610e217f00000000000000000000000000000000000000000000000000000000000000006143a3565b610e4a7f00000000000000000000000000000000000000000000000000000000000000006143a3565b6020610eab60405192610e5d838561250d565b5f84525f3681376040519586957f0f00000000000000000000000000000000000000000000000000000000000000875260e08588015260e08701906123e0565b9085820360408701526123e0565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b828110610ee257505050500390f35b835185528695509381019392810192600101610ed3565b3461023157610f073661235d565b9491929390610f14612754565b610f1e83886133c4565b93610f28846134e7565b602085019081515f52600360205260405f2096610f468884516135f7565b602085019263ffffffff610f59856125e2565b818b5460301c16918291161061108a575051610f7c928a92869288908a8f6137ba565b610f85906125e2565b9060405196610f93886124f2565b5f885260208801925f845260408901905f82528a8a60608101965f885260608a01610fbd81612592565b6001600160401b03169463ffffffff169485610fd8916125f3565b9384610fe391614197565b95909352610ff090612592565b6001600160401b031661100560a08c016125e2565b63ffffffff16611014916125f3565b6001600160401b03169052611028916139d9565b90611032916139d9565b6001600160401b0316905261104960408a0161245e565b91611053926139e6565b6001600160401b0316905260600161106a906126d5565b9461018e9515613ab2576110858351610cef6020840161245e565b613ab2565b63ffffffff610787866125e2565b34610231575f3660031901126102315760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346102315760603660031901126102315760206102516040516110fd816124a1565b600435815261110a612646565b838201526044356040820152613751565b34610231576020366003190112610231575f60c060405161113b81612472565b8281528260208201528260408201528260608201528260808201528260a082015201526004355f52600360205260e060405f2060405161117a81612472565b8154916001600160401b0360ff8416936111938561230f565b84845263ffffffff6020850160ff8360081c16151581528160408701818560101c1681526060880192828660301c1684528660808a019660501c16865260c0600260018a01549960a08c019a8b5201549901988952604051996111f58161230f565b8a5251151560208a01525116604088015251166060860152511660808401525160a08301525160c0820152f35b346102315736600319016103008112610231576101c01361023157610120366101c3190112610231576102e4356001600160401b0381116102315761126b9036906004016122df565b90611274612754565b61127c61337a565b906112856133f3565b60208201515f52600360205260405f20926112a48460208501516135f7565b80156119435783549063ffffffff8260301c166112c1828261266a565b926102643563ffffffff81169081810361023157508411908115611914575b506118e85763ffffffff6112f26125ce565b160163ffffffff8111610c6a57600286015493915f5b8181106113c3575050855469ffffffff000000000000191660309390931b69ffffffff00000000000016929092178555506113409050565b60028301556101443563ffffffff811681036102315761136090836136f3565b7f8b31db90a30c565c11c52b3adafe032d767c7d84d33fe6d9335fdc5d37f12e3c60206001600160401b03818451940151945460501c16604051908152a35f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b6020879293949596970151946113da828583612677565b926113e4846125e2565b63ffffffff8088169116036118a857611400606085018561367c565b905060ff61140c6136b1565b160361185f5761143f604051611421816124a1565b88815263ffffffff8816602082015260208601356040820152613751565b946001600160a01b03610204351661020435036102315761147161146660408701876136c1565b908861020435612bb4565b61147e606086018661367c565b9b905061148a8c6126e2565b9b6114986040519d8e61250d565b808d526114a7601f19916126e2565b013660208e01375f90815b8d5183101561178c576114d2836114cc60608b018b61367c565b90612677565b906001600160a01b03806114e86040850161245e565b9216911611801590611758575b611718576115b96115a66115668d6001600160a01b038e63ffffffff8f61151b896125e2565b908261152960408c0161245e565b946040519761153789612472565b8852166020870152604086015260016060860152166080840152602087013560a08401521660c08201526132e5565b61156e61404d565b604291604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b6115b360608401846136c1565b91614163565b506115c38161230f565b1590811591611647575b506116075760406115de910161245e565b8d51831015610be457808e60206001600160a01b0360019416918660051b0101529201916114b2565b61161b60406001600160a01b03920161245e565b7fd1e81f96000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b90506001600160a01b03604051917f2d8417990000000000000000000000000000000000000000000000000000000083521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561170d575f916116df575b506001600160a01b03806116d46040850161245e565b16911614158f6115cd565b611700915060203d8111611706575b6116f8818361250d565b81019061252e565b8f6116be565b503d6116ee565b6040513d5f823e3d90fd5b61172c60406001600160a01b03920161245e565b7f32021949000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b506117656040820161245e565b6101e4356001600160a01b03811691828203610231576001600160a01b03915016146114f5565b509b9998505095929350979093506040516020810191825263ffffffff831660408201526060808201526117d5816117c7608082018b612699565b03601f19810183528261250d565b5190209587517f5ffdb0ddf8564e872283a6854aa2050c38d793927896da3e1b647010fe3aeb2c60208a015192602061180f878a8a612677565b013561183960405192839263ffffffff891684526020840152606060408401526060830190612699565b0390a363ffffffff80821614610c6a57600163ffffffff81921601910192909192611308565b60ff61186e606086018661367c565b90506118786136b1565b907f684bd54c000000000000000000000000000000000000000000000000000000005f526004521660245260445ffd5b63ffffffff86816118b8876125e2565b7f7dd23e5a000000000000000000000000000000000000000000000000000000005f52166004521660245260445ffd5b827ffc0f4d92000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b905060c43563ffffffff811690818103610231575061193b9160101c63ffffffff1661266a565b8311876112e0565b7fa335edb8000000000000000000000000000000000000000000000000000000005f5260045ffd5b34610231575f36600319011261023157602060405160108152f35b346102315760e0366003190112610231576040516119a381612472565b60043581526119b0612646565b60208201526044356040820152606435801515810361023157606082015260843563ffffffff8116810361023157608082015260a43560a082015260c4356001600160a01b038116810361023157816102519160c060209401526132e5565b346102315761012036600319011261023157604051602081017f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f815260043560408301526024356001600160a01b0381168091036102315760608301526044356001600160a01b0381168091036102315760808301526064356001600160401b0381168091036102315760a083015260843563ffffffff81168091036102315760c083015260a43563ffffffff81168091036102315760e083015260c43561010083015260e4356001600160401b0381168091036102315761012083015261010435916001600160401b0383168093036102315760209261014082015261014081526104996101608261250d565b346102315736600319016104008112610231576101c013610231576101c4356001600160401b03811161023157611b58903690600401612287565b90611b616122b4565b9060a03661020319011261023157610120366102a3190112610231576103c4356001600160401b03811161023157611b9d903690600401612287565b9290936103e4356001600160401b03811161023157611bc0903690600401612287565b611bcb969196612754565b611bd36127d7565b9660405196602088017f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f81526102a435988960408201526102c4356001600160a01b0381168091036102315760608201526102e4356001600160a01b038116809103610231576080820152610304356001600160401b0381168091036102315760a08201526103243563ffffffff81168091036102315760c08201526103443563ffffffff81168091036102315760e082015261036435610100820152610384356001600160401b038116809103610231576101208201526103a4356001600160401b038116809103610231576101408201526101408152611cd76101608261250d565b51902097885f52600360205260ff60405f205416611cf48161230f565b806121dc5750890361219657611d0861254d565b6084356001600160401b03811691828203610231576001600160401b03915016116121515763ffffffff611d3a6125a6565b16158015612111575b6120cc57611d4f612564565b6001600160401b0380611d6061257b565b1691161180156120b3575b61206e57606435906001600160a01b038216820361023157611da094611d92928a90612bb4565b86611d9b612404565b612bb4565b611da8612404565b6001600160a01b036040519163636f35d360e01b83521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561170d575f9161204f575b506001600160a01b0380611e1661241b565b1691160361200557611e289285612c1a565b815f52600260205260405f20611e5c6001600160401b03611e4761254d565b1663ffffffff611e556125a6565b16906125f3565b6001600160401b03825460101c1690818111611fd6576001600160401b03169081611e8691612606565b825469ffffffffffffffff0000191660109190911b69ffffffffffffffff000016178255815460501c6001600160401b031690611ec291612626565b815471ffffffffffffffff00000000000000000000191660509190911b71ffffffffffffffff0000000000000000000016179055805f52600360205260405f2060ff198154166001179055611f1561241b565b91611f1e612404565b92611f2761254d565b611f2f6125ba565b611f376125a6565b90611f40612564565b92604051976001600160a01b031688526001600160401b0316602088015263ffffffff16604087015263ffffffff1660608601526001600160401b031660808501526001600160a01b03169260a07f9b4c5b02e5813eccd82a877e9fccbb9f26f73e8cb3b78d9b3a2b89a72760330e91a45f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b907fc929176c000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b6001600160a01b03612015612404565b8161201e61241b565b917ff444bc23000000000000000000000000000000000000000000000000000000005f52166004521660245260445ffd5b612068915060203d602011611706576116f8818361250d565b86611e04565b606460405163b3d3cc5560e01b815260206004820152600860248201527f646561646c696e650000000000000000000000000000000000000000000000006044820152fd5b506001600160401b036120c4612564565b164211611d6b565b606460405163b3d3cc5560e01b815260206004820152600860248201527f7365676d656e74730000000000000000000000000000000000000000000000006044820152fd5b5061213763ffffffff6121226125ba565b1663ffffffff6121306125a6565b169061266a565b60a4359063ffffffff821691828103610231575011611d43565b606460405163b3d3cc5560e01b815260206004820152600560248201527f70726963650000000000000000000000000000000000000000000000000000006044820152fd5b60405163b3d3cc5560e01b815260206004820152600560248201527f6f666665720000000000000000000000000000000000000000000000000000006044820152606490fd5b8963276065d160e21b5f52600452610da28161230f565b346102315760403660031901126102315761220c612247565b6001600160a01b0361221c61225d565b91165f5260046020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b600435906001600160a01b038216820361023157565b602435906001600160a01b038216820361023157565b35906001600160a01b038216820361023157565b9181601f84011215610231578235916001600160401b038311610231576020838186019501011161023157565b6101e435906001600160401b038216820361023157565b35906001600160401b038216820361023157565b9181601f84011215610231578235916001600160401b038311610231576020808501948460051b01011161023157565b6004111561231957565b634e487b7160e01b5f52602160045260245ffd5b9181601f84011215610231578235916001600160401b038311610231576020808501948460061b01011161023157565b9060031982016103a08112610231576101c013610231576004916101206101c319820112610231576101c49160806102e319830112610231576102e491610364356001600160401b03811161023157816123b991600401612287565b9290929161038435906001600160401b038211610231576123dc9160040161232d565b9091565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6102e4356001600160a01b03811681036102315790565b6102c4356001600160a01b03811681036102315790565b6044356001600160a01b03811681036102315790565b6024356001600160a01b03811681036102315790565b356001600160a01b03811681036102315790565b60e081019081106001600160401b0382111761248d57604052565b634e487b7160e01b5f52604160045260245ffd5b606081019081106001600160401b0382111761248d57604052565b60a081019081106001600160401b0382111761248d57604052565b604081019081106001600160401b0382111761248d57604052565b608081019081106001600160401b0382111761248d57604052565b90601f801991011681019081106001600160401b0382111761248d57604052565b9081602091031261023157516001600160a01b03811681036102315790565b610304356001600160401b03811681036102315790565b610384356001600160401b03811681036102315790565b610164356001600160401b03811681036102315790565b356001600160401b03811681036102315790565b6103443563ffffffff811681036102315790565b6103243563ffffffff811681036102315790565b6102443563ffffffff811681036102315790565b3563ffffffff811681036102315790565b81810292918115918404141715610c6a57565b906001600160401b03809116911603906001600160401b038211610c6a57565b906001600160401b03809116911601906001600160401b038211610c6a57565b6024359063ffffffff8216820361023157565b359063ffffffff8216820361023157565b91908201809211610c6a57565b9190811015610be45760051b81013590607e1981360301821215610231570190565b90602080835192838152019201905f5b8181106126b65750505090565b82516001600160a01b03168452602093840193909201916001016126a9565b3580151581036102315790565b6001600160401b03811161248d5760051b60200190565b916020908281520191905f5b8181106127125750505090565b9091926040806001926001600160a01b0361272c88612273565b1681526001600160401b03612743602089016122cb565b166020820152019401929101612705565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6127a05760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b359061ffff8216820361023157565b60405160208101907f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be131825260043560408201526024356001600160a01b0381168091036102315760608201526044356001600160a01b0381168091036102315760808201526064356001600160a01b0381168091036102315760a08201526084356001600160401b0381168091036102315760c082015260a43563ffffffff81168091036102315760e082015260c43563ffffffff81168091036102315761010082015260e43560ff8116809103610231576101208201526101043561ffff8116809103610231576101408201526101243561ffff8116809103610231576101608201526101443563ffffffff811680910361023157610180820152610164356001600160401b038116809103610231576101a0820152610184356001600160401b038116809103610231576101c08201526101a4356101e08201526101e081526129446102008261250d565b51902090565b60405160208101917f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be1318352803560408301526001600160a01b0361299060208301612273565b1660608301526001600160a01b036129aa60408301612273565b1660808301526001600160a01b036129c460608301612273565b1660a08301526001600160401b036129de608083016122cb565b1660c083015263ffffffff6129f560a08301612659565b1660e083015263ffffffff612a0c60c08301612659565b1661010083015260e08101359060ff8216809203610231576101a09161012084015261ffff612a3e61010083016127c8565b1661014084015261ffff612a5561012083016127c8565b1661016084015263ffffffff612a6e6101408301612659565b166101808401526001600160401b03612a8a61016083016122cb565b16828401526001600160401b03612aa461018083016122cb565b166101c084015201356101e08201526101e081526129446102008261250d565b6040516001600160401b03612b9c61010060208401947f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f8652803560408601526001600160a01b03612b1860208301612273565b1660608601526001600160a01b03612b3260408301612273565b16608086015283612b45606083016122cb565b1660a086015263ffffffff612b5c60808301612659565b1660c086015263ffffffff612b7360a08301612659565b1660e086015260c08101358286015283612b8f60e083016122cb565b16610120860152016122cb565b1661014082015261014081526129446101608261250d565b929091612bc6612bcb9361156e61404d565b614163565b50612bd58161230f565b1590811591612c03575b50612be75750565b6001600160a01b0390639a7d38d960e01b5f521660045260245ffd5b90506001600160a01b03808316911614155f612bdf565b909291925f93825f52600260205260405f209182549160ff8360081c166132d257610164356001600160401b03811690818103610231578142116132a657505060ff831615613015575b5050506001600160401b03831691821561300e57602435936001600160a01b03851692838614159182610231578433141580612fef575b612fdc576084356001600160401b03811690818103610231575060a4359063ffffffff82169081830361023157612cd292506125f3565b825490612d1188612d0c6001600160401b038560101c16946001600160401b03612d01818360501c168861266a565b9160901c169061266a565b61266a565b818111612fae575050612d4d9291612d2891612626565b69ffffffffffffffff000082549160101b169069ffffffffffffffff00001916179055565b6102315781907fa726e6f7f364f2aaef428167ed3412713ee9887c0339487096d6318584f90f6f6020604051868152a3604435926001600160a01b038416938481036102315750506102243580612f1b575b506040516370a0823160e01b8152306004820152602081602481875afa908115612eac578591612ee9575b50604051917f23b872dd000000000000000000000000000000000000000000000000000000008652600452306024528260445260208560648180885af16001865114811615612eca575b826040528560605215612eb7576370a0823160e01b8252306004830152602082602481875afa8015612eac578590612e78575b612e5192506139d9565b91818303612e5f5750505050565b6064945063049deddf60e31b8452600452602452604452fd5b506020823d602011612ea4575b81612e926020938361250d565b8101031261023157612e519151612e47565b3d9150612e85565b6040513d87823e3d90fd5b60248585635274afe760e01b8252600452fd5b6001811516612ee057843b15153d151616612e14565b823d87823e3d90fd5b90506020813d602011612f13575b81612f046020938361250d565b8101031261023157515f612dca565b3d9150612ef7565b6102443560ff8116908181036102315750843b1561023157604051917fd505accf000000000000000000000000000000000000000000000000000000008352836004840152306024840152610204356044840152606483015260848201526102643560a48201526102843560c48201525f8160e48183885af115612d9f57612fa69194505f9061250d565b5f925f612d9f565b7fb8ae55eb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b84638ccfb28960e01b5f5260045260245ffd5b506064356001600160a01b038116908181036102315750331415612c9b565b5050505050565b6084356001600160401b03811690818103610231575060a4359063ffffffff8216908183036102315761304892506125f3565b8015908115613294575b506132505760e43560ff8116808203610231578015918215613243575b50506131ff576101043561ffff81169081810361023157506101243561ffff811680820361023157612710926130a5925061266a565b116131bb576101443563ffffffff81169081810361023157501561317757602435916001600160a01b03831692838103610231578315613133578333036130fc575b5050505060ff191660011781555f8080612c64565b90613114929161310e8861156e61404d565b9061447c565b15613121578080806130e7565b639a7d38d960e01b5f5260045260245ffd5b606460405162e3701f60e71b815260206004820152600660248201527f636c69656e7400000000000000000000000000000000000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152600660248201527f77696e646f7700000000000000000000000000000000000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152601660248201527f7665726966794250532c2064656c6567617465425053000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152600660248201527f71756f72756d00000000000000000000000000000000000000000000000000006044820152fd5b6010925050115f8061306f565b606460405162e3701f60e71b815260206004820152601260248201527f6d617850726963652c207365676d656e747300000000000000000000000000006044820152fd5b677fffffffffffffff9150115f613052565b507f67680913000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8463334e815d60e21b5f5260045260245ffd5b6040516001600160a01b0360c060208301937f3da2b131262afadb14fbeee591703d5b9d6e5e87535dc5727254b9266f46da4785528051604085015263ffffffff6020820151166060850152604081015160808501526060810151151560a085015263ffffffff6080820151168285015260a081015160e085015201511661010082015261010081526129446101208261250d565b5f6020604051613389816124d7565b8281520152613398600461294a565b806101c43503612196576133ad6101c4612ac4565b604051916133ba836124d7565b8252602082015290565b6133e1905f60206040516133d7816124d7565b828152015261294a565b9081813503612196576133ad90612ac4565b6101e4356001600160a01b038116908181141580610231578233146134e257610204356001600160a01b0381168082036102315780331491821592613455575b505061343e57505050565b6102315750631bd2224f60e01b5f5260045260245ffd5b91509150506040519063636f35d360e01b825260048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561170d575f916134c3575b50826001600160a01b035f921614155f80613433565b6134dc915060203d602011611706576116f8818361250d565b5f6134ad565b505050565b60208101906001600160a01b036134fd8361245e565b1633146135f3576040016001600160a01b036135188261245e565b16331490811591613550575b5061352c5750565b61353d6001600160a01b039161245e565b631bd2224f60e01b5f521660045260245ffd5b61355a915061245e565b6001600160a01b036040519163636f35d360e01b83521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561170d575f916135d4575b506001600160a01b03806135c98461245e565b16911614155f613524565b6135ed915060203d602011611706576116f8818361250d565b5f6135b6565b5050565b90549060ff8216906136088261230f565b600182146134e2576136198261230f565b600282036136665750506001600160401b039060501c168042101561363b5750565b7fa21a5eab000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63276065d160e21b5f52600452610da28161230f565b903590601e198136030182121561023157018035906001600160401b03821161023157602001918160051b3603831361023157565b60e43560ff811681036102315790565b903590601e198136030182121561023157018035906001600160401b0382116102315760200191813603831361023157565b61371a63ffffffff61374f93600260ff19855416178455166001600160401b034216612626565b71ffffffffffffffff000000000000000000001971ffffffffffffffff0000000000000000000083549260501b169116179055565b565b604051604060208201927fbb229e1259c9e8bfd24e1aa7ba7a2e6dfab7a709b0607dfa27dbd30701e16b7e845280518284015263ffffffff6020820151166060840152015160808201526080815261294460a08261250d565b9190811015610be45760061b0190565b959291949093602083019563ffffffff6137d3886125e2565b16156139ab578335908114801590613986575b61395e57601089118015613947575b610d22576138056060890161245e565b9060606040519560208701927f09433a1f9a997ad9bd78d2ec65225bcb8f6fa6f85381915f68e3064a48eac0238452604088015263ffffffff6138478b612659565b168288015260408101356080880152013594851515860361023157613888959a969a151560a082015260a0815261387f60c08261250d565b51902090612bb4565b5f945f915b808310613917575050506138c8929163ffffffff611e556001600160401b036138bb60606138c29601612592565b16926125e2565b90614197565b906138d3828261266a565b83116138de57505050565b906138e89161266a565b907f5b132648000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b90919561393e6001916001600160401b0361213060206139388c888a6137aa565b01612592565b9601919061388d565b506139528986613f93565b604085013514156137f5565b7faa3c8bc1000000000000000000000000000000000000000000000000000000005f5260045ffd5b50613990876125e2565b63ffffffff806139a260a08a016125e2565b169116116137e6565b5050509150506139c0925060609150016126d5565b9081156139cf575b5061395e57565b905015155f6139c8565b91908203918211610c6a57565b5f939284925b8184106139f95750505050565b90919294613a46600191613a30613a19613a148a88886137aa565b61245e565b613a2960206139388c8a8a6137aa565b90886141ce565b613a4060206139388a88886137aa565b90612626565b95019291906139ec565b90815f52600260205260ff60405f205460081c166135f3576001600160a01b0390825f52600260205260405f2061010061ff001982541617905516907f39c6192bcaef9c6d0130200c9b8603c70724bde6c62fc2100c333fb020fe08685f80a3565b93919091602081019081516001600160401b031693604082019485516001600160401b0316613ae091612606565b91606081019283516001600160401b0316613afa91612606565b9685515f52600260205260405f2094516001600160401b0316855460501c6001600160401b031690613b2b91612606565b855471ffffffffffffffff00000000000000000000191660509190911b71ffffffffffffffff00000000000000000000161785558787516001600160401b031685516001600160401b0316613b7f91612626565b8654908160901c6001600160401b031690613b9991612626565b60901b79ffffffffffffffff00000000000000000000000000000000000016907fffffffffffff0000000000000000ffffffffffffffffffffffffffffffffffff161780875560101c6001600160401b031690613bf591612626565b855469ffffffffffffffff0000191660109190911b69ffffffffffffffff00001617855560ff19815416600317905584519060208601519260200197613c3a8961245e565b915163ffffffff169488516001600160401b031690516001600160401b031690604051968752602087015260408601526001600160401b031660608501526001600160a01b03169260807fd9ded24bd815c1584290f4ced0635571888debd9e52c0818366ded204a99eaac91a45460081c60ff16613d1c575b506001600160401b03815116928315613d16576040613ce6910193613cd78561245e565b613ce08561245e565b9061423c565b15613cf057505050565b6001600160401b03613d0d613d0761374f9561245e565b9361245e565b915116916141ce565b50505050565b613d399051613d2d6040860161245e565b6101886020870161245e565b5f613cb3565b91909160208201926001600160401b0384511693613d6c60408501956001600160401b0387511690612606565b91613d8660608601936001600160401b0385511690612606565b9084515f526002602052613dee613db86001600160401b0360405f209551166001600160401b03865460501c16612606565b845471ffffffffffffffff00000000000000000000191660509190911b71ffffffffffffffff0000000000000000000016178455565b613e94613e6e836001600160401b03613e0e818c5116828a511690612626565b7fffffffffffff0000000000000000ffffffffffffffffffffffffffffffffffff79ffffffffffffffff000000000000000000000000000000000000613e5b8a5493858560901c16612626565b60901b1691161780885560101c16612626565b845469ffffffffffffffff0000191660109190911b69ffffffffffffffff000016178455565b600360ff1982541617905583516020850151906101e435966001600160a01b0388169384890361023157896001600160401b0360809260ff99828063ffffffff8f987fd9ded24bd815c1584290f4ced0635571888debd9e52c0818366ded204a99eaac995051169551169151169060405194855260208501526040840152166060820152a45460081c16613f5c575b506001600160401b03825116156135f357604435906001600160a01b0382168203610231576001600160401b0361374f935116916141ce565b516044356001600160a01b038116810361023157602435906001600160a01b038216820361023157613f8d92613fce565b5f613f23565b90613fb1906117c760405193849260208085015260408401916126f9565b6060603f1982510191012090565b3561ffff811681036102315790565b90815f5260026020526001600160401b0360405f205460101c16928315613d16576001600160a01b0381614042866020947f82e2892a448e73eb5899cfb1f57fe84062808f392476ac6cc9a9f40af2c53fe896885f526002875260405f2069ffffffffffffffff00001981541690556141ce565b6040519586521693a3565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001630148061413a575b156140a8577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261294460c08261250d565b507f0000000000000000000000000000000000000000000000000000000000000000461461407f565b906041830361418d576141869250602081013591604082359201355f1a906143fa565b9192909190565b50505f9160029190565b91906141ca6127109161ffff611e55610120856141c2846141bb6101008c01613fbf565b16866125f3565b049701613fbf565b0490565b916001600160401b03169182156134e25760206001600160a01b03807f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d5931693845f526004835260405f208282165f52835260405f2061422f87825461266a565b90556040519586521693a3565b6040516370a0823160e01b81523060048201529392906001600160a01b0316602085602481845afa94851561170d575f9561436f575b506001600160a01b03604051937fa9059cbb000000000000000000000000000000000000000000000000000000005f52166004528160245260205f60448180855af19260015f5114841615614360575b8060405283956370a0823160e01b8252306004830152602082602481865afa90811561170d575f9161432a575b6142f992506139d9565b921561432457815b830361430c57505050565b63049deddf60e31b5f5260045260245260445260645ffd5b5f614301565b90506020823d602011614358575b816143456020938361250d565b81010312610231576142f99151906142ef565b3d9150614338565b92813b15153d151616926142c2565b9094506020813d60201161439b575b8161438b6020938361250d565b810103126102315751935f614272565b3d915061437e565b60ff811690601f82116143d257604051916143bf60408461250d565b6020808452838101919036833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411614471579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561170d575f516001600160a01b0381161561446757905f905f90565b505f906001905f90565b5050505f9160039190565b929190833b6144b957906144909291614163565b5061449a8161230f565b1591826144a657505090565b6001600160a01b03919250811691161490565b6064835f946020969460405194630b135d3f60e11b8652600486015260406024860152816044860152838501378281018201859052601f01601f191601915afa630b135d3f60e11b5f5114601f3d1116169056",
}

// JobEscrow is an auto generated Go binding around an Ethereum contract.
type JobEscrow struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *JobEscrow) GetABI() abi.ABI {
	return c.abi
}

// NewJobEscrow creates a new instance of JobEscrow.
func NewJobEscrow() *JobEscrow {
	parsed, err := JobEscrowMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &JobEscrow{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *JobEscrow) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address registry_) returns()
func (jobEscrow *JobEscrow) PackConstructor(registry_ common.Address) []byte {
	enc, err := jobEscrow.abi.Pack("", registry_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackMAXAMOUNT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd40dc870.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_AMOUNT() view returns(uint256)
func (jobEscrow *JobEscrow) PackMAXAMOUNT() []byte {
	enc, err := jobEscrow.abi.Pack("MAX_AMOUNT")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXAMOUNT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd40dc870.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_AMOUNT() view returns(uint256)
func (jobEscrow *JobEscrow) TryPackMAXAMOUNT() ([]byte, error) {
	return jobEscrow.abi.Pack("MAX_AMOUNT")
}

// UnpackMAXAMOUNT is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd40dc870.
//
// Solidity: function MAX_AMOUNT() view returns(uint256)
func (jobEscrow *JobEscrow) UnpackMAXAMOUNT(data []byte) (*big.Int, error) {
	out, err := jobEscrow.abi.Unpack("MAX_AMOUNT", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMAXPAYEES is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5ecc86e8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_PAYEES() view returns(uint256)
func (jobEscrow *JobEscrow) PackMAXPAYEES() []byte {
	enc, err := jobEscrow.abi.Pack("MAX_PAYEES")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXPAYEES is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5ecc86e8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_PAYEES() view returns(uint256)
func (jobEscrow *JobEscrow) TryPackMAXPAYEES() ([]byte, error) {
	return jobEscrow.abi.Pack("MAX_PAYEES")
}

// UnpackMAXPAYEES is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5ecc86e8.
//
// Solidity: function MAX_PAYEES() view returns(uint256)
func (jobEscrow *JobEscrow) UnpackMAXPAYEES(data []byte) (*big.Int, error) {
	out, err := jobEscrow.abi.Unpack("MAX_PAYEES", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCancel is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe9c3e579.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancel((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o) returns()
func (jobEscrow *JobEscrow) PackCancel(o Offer) []byte {
	enc, err := jobEscrow.abi.Pack("cancel", o)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancel is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe9c3e579.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancel((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o) returns()
func (jobEscrow *JobEscrow) TryPackCancel(o Offer) ([]byte, error) {
	return jobEscrow.abi.Pack("cancel", o)
}

// PackClose is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7bd90ed3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function close((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) PackClose(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) []byte {
	enc, err := jobEscrow.abi.Pack("close", o, l, v, sig, payees)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClose is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7bd90ed3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function close((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) TryPackClose(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) ([]byte, error) {
	return jobEscrow.abi.Pack("close", o, l, v, sig, payees)
}

// PackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6125eba4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commit((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (uint32,bytes32,bytes,(uint32,bytes32,address,bytes)[])[] claims) returns()
func (jobEscrow *JobEscrow) PackCommit(o Offer, l Lease, claims []Claim) []byte {
	enc, err := jobEscrow.abi.Pack("commit", o, l, claims)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6125eba4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commit((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (uint32,bytes32,bytes,(uint32,bytes32,address,bytes)[])[] claims) returns()
func (jobEscrow *JobEscrow) TryPackCommit(o Offer, l Lease, claims []Claim) ([]byte, error) {
	return jobEscrow.abi.Pack("commit", o, l, claims)
}

// PackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x035ec584.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function creditOf(address token, address account) view returns(uint256)
func (jobEscrow *JobEscrow) PackCreditOf(token common.Address, account common.Address) []byte {
	enc, err := jobEscrow.abi.Pack("creditOf", token, account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x035ec584.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function creditOf(address token, address account) view returns(uint256)
func (jobEscrow *JobEscrow) TryPackCreditOf(token common.Address, account common.Address) ([]byte, error) {
	return jobEscrow.abi.Pack("creditOf", token, account)
}

// UnpackCreditOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x035ec584.
//
// Solidity: function creditOf(address token, address account) view returns(uint256)
func (jobEscrow *JobEscrow) UnpackCreditOf(data []byte) (*big.Int, error) {
	out, err := jobEscrow.abi.Unpack("creditOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDomainSeparator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf698da25.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function domainSeparator() view returns(bytes32)
func (jobEscrow *JobEscrow) PackDomainSeparator() []byte {
	enc, err := jobEscrow.abi.Pack("domainSeparator")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDomainSeparator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf698da25.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function domainSeparator() view returns(bytes32)
func (jobEscrow *JobEscrow) TryPackDomainSeparator() ([]byte, error) {
	return jobEscrow.abi.Pack("domainSeparator")
}

// UnpackDomainSeparator is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf698da25.
//
// Solidity: function domainSeparator() view returns(bytes32)
func (jobEscrow *JobEscrow) UnpackDomainSeparator(data []byte) ([32]byte, error) {
	out, err := jobEscrow.abi.Unpack("domainSeparator", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackEnd is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc084dfbe.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function end((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) PackEnd(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) []byte {
	enc, err := jobEscrow.abi.Pack("end", o, l, v, sig, payees)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEnd is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc084dfbe.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function end((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) TryPackEnd(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) ([]byte, error) {
	return jobEscrow.abi.Pack("end", o, l, v, sig, payees)
}

// PackFund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbf0df909.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function fund((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, bytes sig, uint64 deposit, (uint256,uint256,uint8,bytes32,bytes32) permit) returns()
func (jobEscrow *JobEscrow) PackFund(o Offer, sig []byte, deposit uint64, permit Permit) []byte {
	enc, err := jobEscrow.abi.Pack("fund", o, sig, deposit, permit)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbf0df909.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function fund((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, bytes sig, uint64 deposit, (uint256,uint256,uint8,bytes32,bytes32) permit) returns()
func (jobEscrow *JobEscrow) TryPackFund(o Offer, sig []byte, deposit uint64, permit Permit) ([]byte, error) {
	return jobEscrow.abi.Pack("fund", o, sig, deposit, permit)
}

// PackHashCommitment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7124245e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashCommitment((bytes32,uint32,bytes32) c) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashCommitment(c Commitment) []byte {
	enc, err := jobEscrow.abi.Pack("hashCommitment", c)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashCommitment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7124245e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashCommitment((bytes32,uint32,bytes32) c) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashCommitment(c Commitment) ([]byte, error) {
	return jobEscrow.abi.Pack("hashCommitment", c)
}

// UnpackHashCommitment is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7124245e.
//
// Solidity: function hashCommitment((bytes32,uint32,bytes32) c) pure returns(bytes32)
func (jobEscrow *JobEscrow) UnpackHashCommitment(data []byte) ([32]byte, error) {
	out, err := jobEscrow.abi.Unpack("hashCommitment", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackHashLease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x41cc6e7c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashLease((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashLease(l Lease) []byte {
	enc, err := jobEscrow.abi.Pack("hashLease", l)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashLease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x41cc6e7c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashLease((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashLease(l Lease) ([]byte, error) {
	return jobEscrow.abi.Pack("hashLease", l)
}

// UnpackHashLease is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x41cc6e7c.
//
// Solidity: function hashLease((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l) pure returns(bytes32)
func (jobEscrow *JobEscrow) UnpackHashLease(data []byte) ([32]byte, error) {
	out, err := jobEscrow.abi.Unpack("hashLease", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackHashOffer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfa01eef2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashOffer((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashOffer(o Offer) []byte {
	enc, err := jobEscrow.abi.Pack("hashOffer", o)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashOffer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfa01eef2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashOffer((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashOffer(o Offer) ([]byte, error) {
	return jobEscrow.abi.Pack("hashOffer", o)
}

// UnpackHashOffer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfa01eef2.
//
// Solidity: function hashOffer((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o) pure returns(bytes32)
func (jobEscrow *JobEscrow) UnpackHashOffer(data []byte) ([32]byte, error) {
	out, err := jobEscrow.abi.Unpack("hashOffer", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackHashPayees is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac8ad440.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashPayees((address,uint64)[] payees) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashPayees(payees []Payee) []byte {
	enc, err := jobEscrow.abi.Pack("hashPayees", payees)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashPayees is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac8ad440.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashPayees((address,uint64)[] payees) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashPayees(payees []Payee) ([]byte, error) {
	return jobEscrow.abi.Pack("hashPayees", payees)
}

// UnpackHashPayees is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xac8ad440.
//
// Solidity: function hashPayees((address,uint64)[] payees) pure returns(bytes32)
func (jobEscrow *JobEscrow) UnpackHashPayees(data []byte) ([32]byte, error) {
	out, err := jobEscrow.abi.Unpack("hashPayees", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackHashVerdict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x53617504.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashVerdict((bytes32,uint32,bytes32,bool,uint32,bytes32,address) v) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashVerdict(v Verdict) []byte {
	enc, err := jobEscrow.abi.Pack("hashVerdict", v)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashVerdict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x53617504.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashVerdict((bytes32,uint32,bytes32,bool,uint32,bytes32,address) v) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashVerdict(v Verdict) ([]byte, error) {
	return jobEscrow.abi.Pack("hashVerdict", v)
}

// UnpackHashVerdict is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x53617504.
//
// Solidity: function hashVerdict((bytes32,uint32,bytes32,bool,uint32,bytes32,address) v) pure returns(bytes32)
func (jobEscrow *JobEscrow) UnpackHashVerdict(data []byte) ([32]byte, error) {
	out, err := jobEscrow.abi.Unpack("hashVerdict", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackHashVoucher is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe894af5f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashVoucher((bytes32,uint32,bytes32,bool) v) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashVoucher(v Voucher) []byte {
	enc, err := jobEscrow.abi.Pack("hashVoucher", v)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashVoucher is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe894af5f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashVoucher((bytes32,uint32,bytes32,bool) v) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashVoucher(v Voucher) ([]byte, error) {
	return jobEscrow.abi.Pack("hashVoucher", v)
}

// UnpackHashVoucher is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe894af5f.
//
// Solidity: function hashVoucher((bytes32,uint32,bytes32,bool) v) pure returns(bytes32)
func (jobEscrow *JobEscrow) UnpackHashVoucher(data []byte) ([32]byte, error) {
	out, err := jobEscrow.abi.Unpack("hashVoucher", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackJobOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaffe000e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function jobOf(bytes32 offer) view returns((bool,bool,uint64,uint64,uint64))
func (jobEscrow *JobEscrow) PackJobOf(offer [32]byte) []byte {
	enc, err := jobEscrow.abi.Pack("jobOf", offer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackJobOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaffe000e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function jobOf(bytes32 offer) view returns((bool,bool,uint64,uint64,uint64))
func (jobEscrow *JobEscrow) TryPackJobOf(offer [32]byte) ([]byte, error) {
	return jobEscrow.abi.Pack("jobOf", offer)
}

// UnpackJobOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaffe000e.
//
// Solidity: function jobOf(bytes32 offer) view returns((bool,bool,uint64,uint64,uint64))
func (jobEscrow *JobEscrow) UnpackJobOf(data []byte) (EscrowViewsJob, error) {
	out, err := jobEscrow.abi.Unpack("jobOf", data)
	if err != nil {
		return *new(EscrowViewsJob), err
	}
	out0 := *abi.ConvertType(out[0], new(EscrowViewsJob)).(*EscrowViewsJob)
	return out0, nil
}

// PackLeaseOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x621d2b97.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,bytes32,bytes32))
func (jobEscrow *JobEscrow) PackLeaseOf(lease [32]byte) []byte {
	enc, err := jobEscrow.abi.Pack("leaseOf", lease)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLeaseOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x621d2b97.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,bytes32,bytes32))
func (jobEscrow *JobEscrow) TryPackLeaseOf(lease [32]byte) ([]byte, error) {
	return jobEscrow.abi.Pack("leaseOf", lease)
}

// UnpackLeaseOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x621d2b97.
//
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,bytes32,bytes32))
func (jobEscrow *JobEscrow) UnpackLeaseOf(data []byte) (EscrowViewsLeaseState, error) {
	out, err := jobEscrow.abi.Unpack("leaseOf", data)
	if err != nil {
		return *new(EscrowViewsLeaseState), err
	}
	out0 := *abi.ConvertType(out[0], new(EscrowViewsLeaseState)).(*EscrowViewsLeaseState)
	return out0, nil
}

// PackOpen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x07294a74.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function open((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, bytes sig, uint64 deposit, (uint256,uint256,uint8,bytes32,bytes32) permit, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, bytes delegateSig, bytes nodeSig) returns()
func (jobEscrow *JobEscrow) PackOpen(o Offer, sig []byte, deposit uint64, permit Permit, l Lease, delegateSig []byte, nodeSig []byte) []byte {
	enc, err := jobEscrow.abi.Pack("open", o, sig, deposit, permit, l, delegateSig, nodeSig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x07294a74.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function open((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, bytes sig, uint64 deposit, (uint256,uint256,uint8,bytes32,bytes32) permit, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, bytes delegateSig, bytes nodeSig) returns()
func (jobEscrow *JobEscrow) TryPackOpen(o Offer, sig []byte, deposit uint64, permit Permit, l Lease, delegateSig []byte, nodeSig []byte) ([]byte, error) {
	return jobEscrow.abi.Pack("open", o, sig, deposit, permit, l, delegateSig, nodeSig)
}

// PackRefund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfcfd8c77.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function refund((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o) returns()
func (jobEscrow *JobEscrow) PackRefund(o Offer) []byte {
	enc, err := jobEscrow.abi.Pack("refund", o)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRefund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfcfd8c77.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function refund((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o) returns()
func (jobEscrow *JobEscrow) TryPackRefund(o Offer) ([]byte, error) {
	return jobEscrow.abi.Pack("refund", o)
}

// PackRegistry is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7b103999.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function registry() view returns(address)
func (jobEscrow *JobEscrow) PackRegistry() []byte {
	enc, err := jobEscrow.abi.Pack("registry")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRegistry is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7b103999.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function registry() view returns(address)
func (jobEscrow *JobEscrow) TryPackRegistry() ([]byte, error) {
	return jobEscrow.abi.Pack("registry")
}

// UnpackRegistry is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7b103999.
//
// Solidity: function registry() view returns(address)
func (jobEscrow *JobEscrow) UnpackRegistry(data []byte) (common.Address, error) {
	out, err := jobEscrow.abi.Unpack("registry", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRelease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad9343a8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function release((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (address,uint64)[] payees, (uint32,address[])[] awards) returns()
func (jobEscrow *JobEscrow) PackRelease(o Offer, l Lease, payees []Payee, awards []Award) []byte {
	enc, err := jobEscrow.abi.Pack("release", o, l, payees, awards)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRelease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad9343a8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function release((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (address,uint64)[] payees, (uint32,address[])[] awards) returns()
func (jobEscrow *JobEscrow) TryPackRelease(o Offer, l Lease, payees []Payee, awards []Award) ([]byte, error) {
	return jobEscrow.abi.Pack("release", o, l, payees, awards)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf940e385.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(address token, address to) returns()
func (jobEscrow *JobEscrow) PackWithdraw(token common.Address, to common.Address) []byte {
	enc, err := jobEscrow.abi.Pack("withdraw", token, to)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf940e385.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw(address token, address to) returns()
func (jobEscrow *JobEscrow) TryPackWithdraw(token common.Address, to common.Address) ([]byte, error) {
	return jobEscrow.abi.Pack("withdraw", token, to)
}

// JobEscrowClaimed represents a Claimed event raised by the JobEscrow contract.
type JobEscrowClaimed struct {
	Offer     [32]byte
	Lease     [32]byte
	Segment   uint32
	Hash      [32]byte
	Verifiers []common.Address
	Raw       *types.Log // Blockchain specific contextual infos
}

const JobEscrowClaimedEventName = "Claimed"

// ContractEventName returns the user-defined event name.
func (JobEscrowClaimed) ContractEventName() string {
	return JobEscrowClaimedEventName
}

// UnpackClaimedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Claimed(bytes32 indexed offer, bytes32 indexed lease, uint32 segment, bytes32 hash, address[] verifiers)
func (jobEscrow *JobEscrow) UnpackClaimedEvent(log *types.Log) (*JobEscrowClaimed, error) {
	event := "Claimed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowClaimed)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowCredited represents a Credited event raised by the JobEscrow contract.
type JobEscrowCredited struct {
	Token   common.Address
	Account common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const JobEscrowCreditedEventName = "Credited"

// ContractEventName returns the user-defined event name.
func (JobEscrowCredited) ContractEventName() string {
	return JobEscrowCreditedEventName
}

// UnpackCreditedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Credited(address indexed token, address indexed account, uint256 amount)
func (jobEscrow *JobEscrow) UnpackCreditedEvent(log *types.Log) (*JobEscrowCredited, error) {
	event := "Credited"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowCredited)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowEIP712DomainChanged represents a EIP712DomainChanged event raised by the JobEscrow contract.
type JobEscrowEIP712DomainChanged struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const JobEscrowEIP712DomainChangedEventName = "EIP712DomainChanged"

// ContractEventName returns the user-defined event name.
func (JobEscrowEIP712DomainChanged) ContractEventName() string {
	return JobEscrowEIP712DomainChangedEventName
}

// UnpackEIP712DomainChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EIP712DomainChanged()
func (jobEscrow *JobEscrow) UnpackEIP712DomainChangedEvent(log *types.Log) (*JobEscrowEIP712DomainChanged, error) {
	event := "EIP712DomainChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowEIP712DomainChanged)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowEnded represents a Ended event raised by the JobEscrow contract.
type JobEscrowEnded struct {
	Offer     [32]byte
	Lease     [32]byte
	Segments  uint32
	Last      bool
	WindowEnd uint64
	Payees    []Payee
	Raw       *types.Log // Blockchain specific contextual infos
}

const JobEscrowEndedEventName = "Ended"

// ContractEventName returns the user-defined event name.
func (JobEscrowEnded) ContractEventName() string {
	return JobEscrowEndedEventName
}

// UnpackEndedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Ended(bytes32 indexed offer, bytes32 indexed lease, uint32 segments, bool last, uint64 windowEnd, (address,uint64)[] payees)
func (jobEscrow *JobEscrow) UnpackEndedEvent(log *types.Log) (*JobEscrowEnded, error) {
	event := "Ended"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowEnded)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowFunded represents a Funded event raised by the JobEscrow contract.
type JobEscrowFunded struct {
	Offer  [32]byte
	Client common.Address
	Amount uint64
	Raw    *types.Log // Blockchain specific contextual infos
}

const JobEscrowFundedEventName = "Funded"

// ContractEventName returns the user-defined event name.
func (JobEscrowFunded) ContractEventName() string {
	return JobEscrowFundedEventName
}

// UnpackFundedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Funded(bytes32 indexed offer, address indexed client, uint64 amount)
func (jobEscrow *JobEscrow) UnpackFundedEvent(log *types.Log) (*JobEscrowFunded, error) {
	event := "Funded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowFunded)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowOpened represents a Opened event raised by the JobEscrow contract.
type JobEscrowOpened struct {
	Offer        [32]byte
	Lease        [32]byte
	Provider     common.Address
	Node         common.Address
	Price        uint64
	FirstSegment uint32
	Segments     uint32
	Deadline     uint64
	Raw          *types.Log // Blockchain specific contextual infos
}

const JobEscrowOpenedEventName = "Opened"

// ContractEventName returns the user-defined event name.
func (JobEscrowOpened) ContractEventName() string {
	return JobEscrowOpenedEventName
}

// UnpackOpenedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Opened(bytes32 indexed offer, bytes32 indexed lease, address indexed provider, address node, uint64 price, uint32 firstSegment, uint32 segments, uint64 deadline)
func (jobEscrow *JobEscrow) UnpackOpenedEvent(log *types.Log) (*JobEscrowOpened, error) {
	event := "Opened"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowOpened)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowOver represents a Over event raised by the JobEscrow contract.
type JobEscrowOver struct {
	Offer  [32]byte
	Client common.Address
	Raw    *types.Log // Blockchain specific contextual infos
}

const JobEscrowOverEventName = "Over"

// ContractEventName returns the user-defined event name.
func (JobEscrowOver) ContractEventName() string {
	return JobEscrowOverEventName
}

// UnpackOverEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Over(bytes32 indexed offer, address indexed client)
func (jobEscrow *JobEscrow) UnpackOverEvent(log *types.Log) (*JobEscrowOver, error) {
	event := "Over"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowOver)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowRefunded represents a Refunded event raised by the JobEscrow contract.
type JobEscrowRefunded struct {
	Offer  [32]byte
	Client common.Address
	Amount uint64
	Raw    *types.Log // Blockchain specific contextual infos
}

const JobEscrowRefundedEventName = "Refunded"

// ContractEventName returns the user-defined event name.
func (JobEscrowRefunded) ContractEventName() string {
	return JobEscrowRefundedEventName
}

// UnpackRefundedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Refunded(bytes32 indexed offer, address indexed client, uint64 amount)
func (jobEscrow *JobEscrow) UnpackRefundedEvent(log *types.Log) (*JobEscrowRefunded, error) {
	event := "Refunded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowRefunded)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowSettled represents a Settled event raised by the JobEscrow contract.
type JobEscrowSettled struct {
	Offer      [32]byte
	Lease      [32]byte
	Provider   common.Address
	Segments   uint32
	ToProvider uint64
	ToOthers   uint64
	Back       uint64
	Raw        *types.Log // Blockchain specific contextual infos
}

const JobEscrowSettledEventName = "Settled"

// ContractEventName returns the user-defined event name.
func (JobEscrowSettled) ContractEventName() string {
	return JobEscrowSettledEventName
}

// UnpackSettledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Settled(bytes32 indexed offer, bytes32 indexed lease, address indexed provider, uint32 segments, uint64 toProvider, uint64 toOthers, uint64 back)
func (jobEscrow *JobEscrow) UnpackSettledEvent(log *types.Log) (*JobEscrowSettled, error) {
	event := "Settled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowSettled)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowWindowStarted represents a WindowStarted event raised by the JobEscrow contract.
type JobEscrowWindowStarted struct {
	Offer     [32]byte
	Lease     [32]byte
	WindowEnd uint64
	Raw       *types.Log // Blockchain specific contextual infos
}

const JobEscrowWindowStartedEventName = "WindowStarted"

// ContractEventName returns the user-defined event name.
func (JobEscrowWindowStarted) ContractEventName() string {
	return JobEscrowWindowStartedEventName
}

// UnpackWindowStartedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event WindowStarted(bytes32 indexed offer, bytes32 indexed lease, uint64 windowEnd)
func (jobEscrow *JobEscrow) UnpackWindowStartedEvent(log *types.Log) (*JobEscrowWindowStarted, error) {
	event := "WindowStarted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowWindowStarted)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// JobEscrowWithdrawn represents a Withdrawn event raised by the JobEscrow contract.
type JobEscrowWithdrawn struct {
	Token   common.Address
	Account common.Address
	To      common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const JobEscrowWithdrawnEventName = "Withdrawn"

// ContractEventName returns the user-defined event name.
func (JobEscrowWithdrawn) ContractEventName() string {
	return JobEscrowWithdrawnEventName
}

// UnpackWithdrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdrawn(address indexed token, address indexed account, address to, uint256 amount)
func (jobEscrow *JobEscrow) UnpackWithdrawnEvent(log *types.Log) (*JobEscrowWithdrawn, error) {
	event := "Withdrawn"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowWithdrawn)
	if len(log.Data) > 0 {
		if err := jobEscrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range jobEscrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (jobEscrow *JobEscrow) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["BadLease"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackBadLeaseError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["BadOffer"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackBadOfferError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["BadSignature"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackBadSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["BadVerdict"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackBadVerdictError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["BeyondCredit"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackBeyondCreditError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["BeyondOffer"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackBeyondOfferError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["BeyondShares"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackBeyondSharesError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["DeadlinePassed"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackDeadlinePassedError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["InexactToken"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackInexactTokenError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["InvalidShortString"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackInvalidShortStringError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["JobOver"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackJobOverError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["LowerVoucher"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackLowerVoucherError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["NotClient"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackNotClientError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["NotProvider"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackNotProviderError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["NotProvidersNode"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackNotProvidersNodeError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["NotYet"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackNotYetError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["NothingClaimed"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackNothingClaimedError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["NothingToPay"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackNothingToPayError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["OutOfOrder"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackOutOfOrderError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["PotTooSmall"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackPotTooSmallError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["StringTooLong"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackStringTooLongError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["WindowOver"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackWindowOverError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["WindowRuns"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackWindowRunsError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["WrongAwards"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackWrongAwardsError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["WrongPayees"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackWrongPayeesError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["WrongQuorum"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackWrongQuorumError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["WrongStatus"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackWrongStatusError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["WrongVerifier"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackWrongVerifierError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["WrongVoucher"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackWrongVoucherError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// JobEscrowBadLease represents a BadLease error raised by the JobEscrow contract.
type JobEscrowBadLease struct {
	Field string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadLease(string field)
func JobEscrowBadLeaseErrorID() common.Hash {
	return common.HexToHash("0xb3d3cc55ec6b4880c0ad237fc193ba6f2dd1b45f65d622919eb61690190ad2ff")
}

// UnpackBadLeaseError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadLease(string field)
func (jobEscrow *JobEscrow) UnpackBadLeaseError(raw []byte) (*JobEscrowBadLease, error) {
	out := new(JobEscrowBadLease)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "BadLease", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowBadOffer represents a BadOffer error raised by the JobEscrow contract.
type JobEscrowBadOffer struct {
	Field string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadOffer(string field)
func JobEscrowBadOfferErrorID() common.Hash {
	return common.HexToHash("0x71b80f807dee6c9edb0860bf5d83d246c23b634876c4cd0b9ead23dc520727b3")
}

// UnpackBadOfferError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadOffer(string field)
func (jobEscrow *JobEscrow) UnpackBadOfferError(raw []byte) (*JobEscrowBadOffer, error) {
	out := new(JobEscrowBadOffer)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "BadOffer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowBadSignature represents a BadSignature error raised by the JobEscrow contract.
type JobEscrowBadSignature struct {
	Signer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadSignature(address signer)
func JobEscrowBadSignatureErrorID() common.Hash {
	return common.HexToHash("0x9a7d38d94d3da0d5188ab778bbe9a3a38c77802b1bf2426c15740dc786da791d")
}

// UnpackBadSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadSignature(address signer)
func (jobEscrow *JobEscrow) UnpackBadSignatureError(raw []byte) (*JobEscrowBadSignature, error) {
	out := new(JobEscrowBadSignature)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "BadSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowBadVerdict represents a BadVerdict error raised by the JobEscrow contract.
type JobEscrowBadVerdict struct {
	Verifier common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadVerdict(address verifier)
func JobEscrowBadVerdictErrorID() common.Hash {
	return common.HexToHash("0xd1e81f96a7e1b264deef65290f3a31485479b237194be85f4d1f4746a89c3af3")
}

// UnpackBadVerdictError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadVerdict(address verifier)
func (jobEscrow *JobEscrow) UnpackBadVerdictError(raw []byte) (*JobEscrowBadVerdict, error) {
	out := new(JobEscrowBadVerdict)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "BadVerdict", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowBeyondCredit represents a BeyondCredit error raised by the JobEscrow contract.
type JobEscrowBeyondCredit struct {
	Segments *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BeyondCredit(uint256 segments)
func JobEscrowBeyondCreditErrorID() common.Hash {
	return common.HexToHash("0xfc0f4d92f36b3e64f0c4f3295d06eb88fc0aa5ba3c219168f406ebfccb227c5a")
}

// UnpackBeyondCreditError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BeyondCredit(uint256 segments)
func (jobEscrow *JobEscrow) UnpackBeyondCreditError(raw []byte) (*JobEscrowBeyondCredit, error) {
	out := new(JobEscrowBeyondCredit)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "BeyondCredit", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowBeyondOffer represents a BeyondOffer error raised by the JobEscrow contract.
type JobEscrowBeyondOffer struct {
	Total *big.Int
	Bound *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BeyondOffer(uint256 total, uint256 bound)
func JobEscrowBeyondOfferErrorID() common.Hash {
	return common.HexToHash("0xb8ae55eb66f90e38f15071e826483bd10e49ae52e7609042b249cfe54162f64c")
}

// UnpackBeyondOfferError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BeyondOffer(uint256 total, uint256 bound)
func (jobEscrow *JobEscrow) UnpackBeyondOfferError(raw []byte) (*JobEscrowBeyondOffer, error) {
	out := new(JobEscrowBeyondOffer)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "BeyondOffer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowBeyondShares represents a BeyondShares error raised by the JobEscrow contract.
type JobEscrowBeyondShares struct {
	Sum    *big.Int
	Shares *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BeyondShares(uint256 sum, uint256 shares)
func JobEscrowBeyondSharesErrorID() common.Hash {
	return common.HexToHash("0x5b13264804e2adbbc083b7a995f52aff3f800c672d1831daadce6109c348ae54")
}

// UnpackBeyondSharesError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BeyondShares(uint256 sum, uint256 shares)
func (jobEscrow *JobEscrow) UnpackBeyondSharesError(raw []byte) (*JobEscrowBeyondShares, error) {
	out := new(JobEscrowBeyondShares)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "BeyondShares", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowDeadlinePassed represents a DeadlinePassed error raised by the JobEscrow contract.
type JobEscrowDeadlinePassed struct {
	Deadline uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeadlinePassed(uint64 deadline)
func JobEscrowDeadlinePassedErrorID() common.Hash {
	return common.HexToHash("0x6768091307d5da213ba3ac1392311a935d1607f1020232ee01d118de33b68661")
}

// UnpackDeadlinePassedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeadlinePassed(uint64 deadline)
func (jobEscrow *JobEscrow) UnpackDeadlinePassedError(raw []byte) (*JobEscrowDeadlinePassed, error) {
	out := new(JobEscrowDeadlinePassed)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "DeadlinePassed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowInexactToken represents a InexactToken error raised by the JobEscrow contract.
type JobEscrowInexactToken struct {
	Token    common.Address
	Expected *big.Int
	Moved    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InexactToken(address token, uint256 expected, uint256 moved)
func JobEscrowInexactTokenErrorID() common.Hash {
	return common.HexToHash("0x24ef6ef843a9ed9fee4cd48fd11883265d9e27f4f524fc0717662958388f8b2d")
}

// UnpackInexactTokenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InexactToken(address token, uint256 expected, uint256 moved)
func (jobEscrow *JobEscrow) UnpackInexactTokenError(raw []byte) (*JobEscrowInexactToken, error) {
	out := new(JobEscrowInexactToken)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "InexactToken", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowInvalidShortString represents a InvalidShortString error raised by the JobEscrow contract.
type JobEscrowInvalidShortString struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidShortString()
func JobEscrowInvalidShortStringErrorID() common.Hash {
	return common.HexToHash("0xb3512b0c6163e5f0bafab72bb631b9d58cd7a731b082f910338aa21c83d5c274")
}

// UnpackInvalidShortStringError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidShortString()
func (jobEscrow *JobEscrow) UnpackInvalidShortStringError(raw []byte) (*JobEscrowInvalidShortString, error) {
	out := new(JobEscrowInvalidShortString)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "InvalidShortString", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowJobOver represents a JobOver error raised by the JobEscrow contract.
type JobEscrowJobOver struct {
	Offer [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error JobOver(bytes32 offer)
func JobEscrowJobOverErrorID() common.Hash {
	return common.HexToHash("0xcd3a05741acb95393303a1c4f56f6868c79ff8839a0affd24f8ce1c9a9b83e1c")
}

// UnpackJobOverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error JobOver(bytes32 offer)
func (jobEscrow *JobEscrow) UnpackJobOverError(raw []byte) (*JobEscrowJobOver, error) {
	out := new(JobEscrowJobOver)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "JobOver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowLowerVoucher represents a LowerVoucher error raised by the JobEscrow contract.
type JobEscrowLowerVoucher struct {
	Segments uint32
	Standing uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LowerVoucher(uint32 segments, uint32 standing)
func JobEscrowLowerVoucherErrorID() common.Hash {
	return common.HexToHash("0x8ca386c67c7fdf27f56855648075963d6de4bc6652ba30a4cc328d7922d983fc")
}

// UnpackLowerVoucherError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LowerVoucher(uint32 segments, uint32 standing)
func (jobEscrow *JobEscrow) UnpackLowerVoucherError(raw []byte) (*JobEscrowLowerVoucher, error) {
	out := new(JobEscrowLowerVoucher)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "LowerVoucher", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowNotClient represents a NotClient error raised by the JobEscrow contract.
type JobEscrowNotClient struct {
	Client common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotClient(address client)
func JobEscrowNotClientErrorID() common.Hash {
	return common.HexToHash("0x8ccfb289fc1d1f7428a8827394f1b1d51db753f181a492c2f6f4e6ed29368ddd")
}

// UnpackNotClientError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotClient(address client)
func (jobEscrow *JobEscrow) UnpackNotClientError(raw []byte) (*JobEscrowNotClient, error) {
	out := new(JobEscrowNotClient)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "NotClient", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowNotProvider represents a NotProvider error raised by the JobEscrow contract.
type JobEscrowNotProvider struct {
	Provider common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotProvider(address provider)
func JobEscrowNotProviderErrorID() common.Hash {
	return common.HexToHash("0x1bd2224f47bf32854983ee16847394426ab18eae693119e80eb952977965d64a")
}

// UnpackNotProviderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotProvider(address provider)
func (jobEscrow *JobEscrow) UnpackNotProviderError(raw []byte) (*JobEscrowNotProvider, error) {
	out := new(JobEscrowNotProvider)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "NotProvider", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowNotProvidersNode represents a NotProvidersNode error raised by the JobEscrow contract.
type JobEscrowNotProvidersNode struct {
	Node     common.Address
	Provider common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotProvidersNode(address node, address provider)
func JobEscrowNotProvidersNodeErrorID() common.Hash {
	return common.HexToHash("0xf444bc2378c381f4df3094c9b26787c1d1ee9584d90f9adc32b41eff67a74d47")
}

// UnpackNotProvidersNodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotProvidersNode(address node, address provider)
func (jobEscrow *JobEscrow) UnpackNotProvidersNodeError(raw []byte) (*JobEscrowNotProvidersNode, error) {
	out := new(JobEscrowNotProvidersNode)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "NotProvidersNode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowNotYet represents a NotYet error raised by the JobEscrow contract.
type JobEscrowNotYet struct {
	Deadline uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotYet(uint64 deadline)
func JobEscrowNotYetErrorID() common.Hash {
	return common.HexToHash("0x1c9cc458fc12963152abd5ca28187675f65ddcd534b32378c133182df58b8e7b")
}

// UnpackNotYetError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotYet(uint64 deadline)
func (jobEscrow *JobEscrow) UnpackNotYetError(raw []byte) (*JobEscrowNotYet, error) {
	out := new(JobEscrowNotYet)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "NotYet", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowNothingClaimed represents a NothingClaimed error raised by the JobEscrow contract.
type JobEscrowNothingClaimed struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingClaimed()
func JobEscrowNothingClaimedErrorID() common.Hash {
	return common.HexToHash("0xa335edb8b3ea89c2ef736b9bddbef2ebe68eda7facd7668a9f94f89adebc4e82")
}

// UnpackNothingClaimedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingClaimed()
func (jobEscrow *JobEscrow) UnpackNothingClaimedError(raw []byte) (*JobEscrowNothingClaimed, error) {
	out := new(JobEscrowNothingClaimed)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "NothingClaimed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowNothingToPay represents a NothingToPay error raised by the JobEscrow contract.
type JobEscrowNothingToPay struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToPay()
func JobEscrowNothingToPayErrorID() common.Hash {
	return common.HexToHash("0x4d63c252538ab708dc54228436ccda748d3924f239d20604ecbd55e56c4f3138")
}

// UnpackNothingToPayError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToPay()
func (jobEscrow *JobEscrow) UnpackNothingToPayError(raw []byte) (*JobEscrowNothingToPay, error) {
	out := new(JobEscrowNothingToPay)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "NothingToPay", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowOutOfOrder represents a OutOfOrder error raised by the JobEscrow contract.
type JobEscrowOutOfOrder struct {
	Segment  uint32
	Expected uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OutOfOrder(uint32 segment, uint32 expected)
func JobEscrowOutOfOrderErrorID() common.Hash {
	return common.HexToHash("0x7dd23e5a378949df9c381e92f0428ebf2e58b1611d35a837f83afdb6120ef9d7")
}

// UnpackOutOfOrderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OutOfOrder(uint32 segment, uint32 expected)
func (jobEscrow *JobEscrow) UnpackOutOfOrderError(raw []byte) (*JobEscrowOutOfOrder, error) {
	out := new(JobEscrowOutOfOrder)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "OutOfOrder", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowPotTooSmall represents a PotTooSmall error raised by the JobEscrow contract.
type JobEscrowPotTooSmall struct {
	Pot    uint64
	Wanted *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PotTooSmall(uint64 pot, uint256 wanted)
func JobEscrowPotTooSmallErrorID() common.Hash {
	return common.HexToHash("0xc929176c39df30676e96ea81f539b40b06677701d06a4e1062e22a0feed08525")
}

// UnpackPotTooSmallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PotTooSmall(uint64 pot, uint256 wanted)
func (jobEscrow *JobEscrow) UnpackPotTooSmallError(raw []byte) (*JobEscrowPotTooSmall, error) {
	out := new(JobEscrowPotTooSmall)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "PotTooSmall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the JobEscrow contract.
type JobEscrowReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func JobEscrowReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (jobEscrow *JobEscrow) UnpackReentrancyGuardReentrantCallError(raw []byte) (*JobEscrowReentrancyGuardReentrantCall, error) {
	out := new(JobEscrowReentrancyGuardReentrantCall)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the JobEscrow contract.
type JobEscrowSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func JobEscrowSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (jobEscrow *JobEscrow) UnpackSafeERC20FailedOperationError(raw []byte) (*JobEscrowSafeERC20FailedOperation, error) {
	out := new(JobEscrowSafeERC20FailedOperation)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowStringTooLong represents a StringTooLong error raised by the JobEscrow contract.
type JobEscrowStringTooLong struct {
	Str string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StringTooLong(string str)
func JobEscrowStringTooLongErrorID() common.Hash {
	return common.HexToHash("0x305a27a93f8e33b7392df0a0f91d6fc63847395853c45991eec52dbf24d72381")
}

// UnpackStringTooLongError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StringTooLong(string str)
func (jobEscrow *JobEscrow) UnpackStringTooLongError(raw []byte) (*JobEscrowStringTooLong, error) {
	out := new(JobEscrowStringTooLong)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "StringTooLong", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowWindowOver represents a WindowOver error raised by the JobEscrow contract.
type JobEscrowWindowOver struct {
	WindowEnd uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WindowOver(uint64 windowEnd)
func JobEscrowWindowOverErrorID() common.Hash {
	return common.HexToHash("0xa21a5eab093f67d8e47b32513d2b7c98b98a986d20840bcf85b0ebfec32a99b9")
}

// UnpackWindowOverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WindowOver(uint64 windowEnd)
func (jobEscrow *JobEscrow) UnpackWindowOverError(raw []byte) (*JobEscrowWindowOver, error) {
	out := new(JobEscrowWindowOver)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "WindowOver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowWindowRuns represents a WindowRuns error raised by the JobEscrow contract.
type JobEscrowWindowRuns struct {
	WindowEnd uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WindowRuns(uint64 windowEnd)
func JobEscrowWindowRunsErrorID() common.Hash {
	return common.HexToHash("0x748f19eb231806deb427ee15b9872fa24f9b948a0a87841b7465616af5798e51")
}

// UnpackWindowRunsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WindowRuns(uint64 windowEnd)
func (jobEscrow *JobEscrow) UnpackWindowRunsError(raw []byte) (*JobEscrowWindowRuns, error) {
	out := new(JobEscrowWindowRuns)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "WindowRuns", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowWrongAwards represents a WrongAwards error raised by the JobEscrow contract.
type JobEscrowWrongAwards struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongAwards()
func JobEscrowWrongAwardsErrorID() common.Hash {
	return common.HexToHash("0xe711a03f55e42a365af537729d316c0a057b01a85ae019d507dacb4b87446a5d")
}

// UnpackWrongAwardsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongAwards()
func (jobEscrow *JobEscrow) UnpackWrongAwardsError(raw []byte) (*JobEscrowWrongAwards, error) {
	out := new(JobEscrowWrongAwards)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "WrongAwards", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowWrongPayees represents a WrongPayees error raised by the JobEscrow contract.
type JobEscrowWrongPayees struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongPayees()
func JobEscrowWrongPayeesErrorID() common.Hash {
	return common.HexToHash("0x62800d8c634c39c07a5b91c0a1f958b724151a7e2a41f87561a6309ca3db3526")
}

// UnpackWrongPayeesError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongPayees()
func (jobEscrow *JobEscrow) UnpackWrongPayeesError(raw []byte) (*JobEscrowWrongPayees, error) {
	out := new(JobEscrowWrongPayees)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "WrongPayees", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowWrongQuorum represents a WrongQuorum error raised by the JobEscrow contract.
type JobEscrowWrongQuorum struct {
	Given  *big.Int
	Wanted *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongQuorum(uint256 given, uint256 wanted)
func JobEscrowWrongQuorumErrorID() common.Hash {
	return common.HexToHash("0x684bd54ce774fbab880f53bb6c2646832e3693418b5c24e6ca4c38e1f485d096")
}

// UnpackWrongQuorumError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongQuorum(uint256 given, uint256 wanted)
func (jobEscrow *JobEscrow) UnpackWrongQuorumError(raw []byte) (*JobEscrowWrongQuorum, error) {
	out := new(JobEscrowWrongQuorum)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "WrongQuorum", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowWrongStatus represents a WrongStatus error raised by the JobEscrow contract.
type JobEscrowWrongStatus struct {
	Lease  [32]byte
	Status uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongStatus(bytes32 lease, uint8 status)
func JobEscrowWrongStatusErrorID() common.Hash {
	return common.HexToHash("0x9d81974470eb5e30f285b1055c396a387d885a43a0fb39f84dcb3764cbc907a1")
}

// UnpackWrongStatusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongStatus(bytes32 lease, uint8 status)
func (jobEscrow *JobEscrow) UnpackWrongStatusError(raw []byte) (*JobEscrowWrongStatus, error) {
	out := new(JobEscrowWrongStatus)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "WrongStatus", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowWrongVerifier represents a WrongVerifier error raised by the JobEscrow contract.
type JobEscrowWrongVerifier struct {
	Verifier common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongVerifier(address verifier)
func JobEscrowWrongVerifierErrorID() common.Hash {
	return common.HexToHash("0x3202194980374ba0a876370cfb30bc6d964859ac12a9ca79e7737327523e07da")
}

// UnpackWrongVerifierError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongVerifier(address verifier)
func (jobEscrow *JobEscrow) UnpackWrongVerifierError(raw []byte) (*JobEscrowWrongVerifier, error) {
	out := new(JobEscrowWrongVerifier)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "WrongVerifier", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowWrongVoucher represents a WrongVoucher error raised by the JobEscrow contract.
type JobEscrowWrongVoucher struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongVoucher()
func JobEscrowWrongVoucherErrorID() common.Hash {
	return common.HexToHash("0xaa3c8bc18d58ee4f4beccfd23ef0c5e9a369272d59ce723cfb8dd198ee13317b")
}

// UnpackWrongVoucherError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongVoucher()
func (jobEscrow *JobEscrow) UnpackWrongVoucherError(raw []byte) (*JobEscrowWrongVoucher, error) {
	out := new(JobEscrowWrongVoucher)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "WrongVoucher", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryMetaData contains all meta data concerning the OperatorRegistry contract.
var OperatorRegistryMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token_\",\"type\":\"address\"},{\"internalType\":\"uint96\",\"name\":\"minimumStake_\",\"type\":\"uint96\"},{\"internalType\":\"uint64\",\"name\":\"unbondDelay_\",\"type\":\"uint64\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"AuthorizationExpired\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"BadNodeSignature\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"moved\",\"type\":\"uint256\"}],\"name\":\"InexactToken\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidShortString\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"NodeTaken\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"NotNodesOperator\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingUnbonding\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"wanted\",\"type\":\"uint96\"}],\"name\":\"StakeTooSmall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"name\":\"StillUnbonding\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"str\",\"type\":\"string\"}],\"name\":\"StringTooLong\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroAmount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"Authorized\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"EIP712DomainChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"Revoked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"}],\"name\":\"Staked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"name\":\"UnbondRequested\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"}],\"name\":\"Unbonded\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"activeOperatorOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"authorize\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"hashAuthorization\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"isActive\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"minimumStake\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"\",\"type\":\"uint96\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"operatorOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"}],\"name\":\"requestUnbond\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"revoke\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"}],\"name\":\"stake\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"stakeOf\",\"outputs\":[{\"components\":[{\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"unbonding\",\"type\":\"uint96\"},{\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"internalType\":\"structOperatorRegistry.Stake\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"token\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"unbond\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"unbondDelay\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "OperatorRegistry",
	Bin: "0x6101c08060405234610208576060816115f28038038091610020828561020c565b8339810103126102085780516001600160a01b03811681036102085760208201516001600160601b038116929091908383036102085760400151926001600160401b0384168085036102085760405161007a60408261020c565b600881526020810190671a5b99995c9b995d60c21b8252604051916100a060408461020c565b600183526020830191603160f81b83526100b981610243565b610120526100c684610243565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261012f60c08261020c565b5190206080523060c052823b159182156101ff575b5081156101f6575b506101e75761016052610180526101a05260405161134390816102af823960805181611260015260a0518161131d015260c05181611231015260e051816112af015261010051816112d5015261012051816104c4015261014051816104ee01526101605181818160d3015281816101f8015261060301526101805181818161011a0152610f4c01526101a051818181610aa80152610c030152f35b634762470b60e11b5f5260045ffd5b9050155f61014c565b1591505f610144565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761022f57604052565b634e487b7160e01b5f52604160045260245ffd5b601f81511161026e57602081519101516020821061025f571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f5f3560e01c80632694faaf14610cef5780632d84179914610cc05780634262336014610c2757806351127fca14610be3578063636f35d314610ba2578063693ec9a3146109ce57806374a8f103146108fb57806381e2973a146105c257806384b0196e146104aa5780639f8a13d714610473578063cb8876c214610417578063e4da61ab1461013e578063ec5ffac2146100fa5763fc0c546a146100b4575f80fd5b346100f757806003193601126100f75760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b50346100f757806003193601126100f75760206040516001600160601b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346100f75760203660031901126100f757610158610ebd565b906101616110c2565b338152600260205260408120918254906001600160601b038260601c169182156103ef5760c01c938442106103c35790817fffffffffffffffff000000000000000000000000ffffffffffffffffffffffff6001600160a01b03935416905516806040518381527f5387604fc7962e79f1cbf9f87dbff9aa58e5f7d3b4bc54f5892feb605b66e84a60203392a36001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691604051916370a0823160e01b8352306004840152602083602481875afa9283156103b8578593610384575b50604051907fa9059cbb0000000000000000000000000000000000000000000000000000000086526004528160245260208560448180885af1926001865114841615610375575b816040526370a0823160e01b8252306004830152602082602481885afa90811561036a578691610330575b6102c09250611136565b90821561032a57805b820361030f575050156102fd5750807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b635274afe760e01b8252600452602490fd5b84925060649363049deddf60e31b8452600452602452604452fd5b846102c9565b90506020823d602011610362575b8161034b60209383610fa8565b8101031261035e576102c09151906102b6565b5f80fd5b3d915061033e565b6040513d88823e3d90fd5b92843b15153d1516169261028b565b9092506020813d6020116103b0575b816103a060209383610fa8565b8101031261035e57519185610244565b3d9150610393565b6040513d87823e3d90fd5b602484867fbe8a527b000000000000000000000000000000000000000000000000000000008252600452fd5b6004847f262b9d74000000000000000000000000000000000000000000000000000000008152fd5b50346100f75760603660031901126100f757610431610ebd565b602435906001600160a01b038216820361046f576044359267ffffffffffffffff841684036100f7576020610467858585610fea565b604051908152f35b8280fd5b50346100f75760203660031901126100f75760206001600160a01b0361049f61049a610ebd565b610f0d565b161515604051908152f35b50346100f757806003193601126100f757610566906104e87f00000000000000000000000000000000000000000000000000000000000000006111d0565b906105127f00000000000000000000000000000000000000000000000000000000000000006111d0565b906020610574604051936105268386610fa8565b8385525f3681376040519687967f0f00000000000000000000000000000000000000000000000000000000000000885260e08589015260e0880190610ee9565b908682036040880152610ee9565b904660608601523060808601528260a086015284820360c08601528080855193848152019401925b8281106105ab57505050500390f35b83518552869550938101939281019260010161059c565b503461035e5760c036600319011261035e576105dc610ed3565b60a036602319011261035e576105f06110c2565b6001600160601b0381169081156108d3577f000000000000000000000000000000000000000000000000000000000000000060443580610832575b506001600160a01b03166040516370a0823160e01b8152306004820152602081602481855afa9081156103b8578591610800575b50604051907f23b872dd00000000000000000000000000000000000000000000000000000000865233600452306024528460445260208660648180875af160018751148116156107e1575b8260405286606052156107ce576370a0823160e01b8252306004830152602082602481865afa801561036a57869061079a575b6106e79250611136565b908382036107805750506107116001600160601b0391338552600260205282604086205416610fca565b33845260026020526040842082821683198254161790556040519283521660208201527f71731867380c05632ec797237fd4d11da5b8d161a4504ce9dc7c5970ced1868160403392a2807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b63049deddf60e31b85526004526024839052604452606483fd5b506020823d6020116107c6575b816107b460209383610fa8565b8101031261035e576106e791516106dd565b3d91506107a7565b60248684635274afe760e01b8252600452fd5b60018115166107f757833b15153d1516166106aa565b823d88823e3d90fd5b90506020813d60201161082a575b8161081b60209383610fa8565b8101031261035e57515f61065f565b3d915061080e565b6001600160a01b0382169060643560ff811680910361035e57823b1561035e5760e45f928360405195869485937fd505accf00000000000000000000000000000000000000000000000000000000855233600486015230602486015260243560448601526064850152608484015260843560a484015260a43560c48401525af11561062b576108c49194505f90610fa8565b5f926001600160a01b0361062b565b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461035e57602036600319011261035e576001600160a01b0361091c610ebd565b16805f5260036020526001600160a01b0360405f205416801580156109b9575b61098d57815f52600360205260405f2073ffffffffffffffffffffffffffffffffffffffff1981541690557fc336937d058cc0fc95b7491390ffcf122da8cf400512d9714a76f644aa8955b75f80a3005b507f89a02106000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5080331415801561093c57508133141561093c565b3461035e57602036600319011261035e576109e7610ed3565b6001600160601b0381169081156108d357335f52600260205260405f2090826001600160601b03835416818110610b745703906001600160601b038211610b60576001600160601b03610a5792166001600160601b03198454161783556001600160601b03835460601c16610fca565b7fffffffffffffffff000000000000000000000000ffffffffffffffffffffffff77ffffffffffffffffffffffff00000000000000000000000083549260601b16911617815567ffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001667ffffffffffffffff42160167ffffffffffffffff8111610b605777ffffffffffffffffffffffffffffffffffffffffffffffff7fffffffffffffffff00000000000000000000000000000000000000000000000083549260c01b1691161780915560405191825260c01c60208201527fa7eb51eb0c3886331a9cd20f38ca428bc2615b8dcffd8cd90e7db49755bcc5dd60403392a2005b634e487b7160e01b5f52601160045260245ffd5b7f0bb73f11000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b3461035e57602036600319011261035e576001600160a01b03610bc3610ebd565b165f52600360205260206001600160a01b0360405f205416604051908152f35b3461035e575f36600319011261035e57602060405167ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461035e57602036600319011261035e576001600160a01b03610c48610ebd565b5f60408051610c5681610f78565b8281528260208201520152165f526002602052606060405f2067ffffffffffffffff60405191610c8583610f78565b546001600160601b0380821693848152604060208201918385891c168352019260c01c83526040519485525116602084015251166040820152f35b3461035e57602036600319011261035e576020610cde61049a610ebd565b6001600160a01b0360405191168152f35b3461035e57606036600319011261035e57610d08610ebd565b6024359067ffffffffffffffff82169081830361035e576044359067ffffffffffffffff821161035e573660238301121561035e5781600401359167ffffffffffffffff831161035e57366024848301011161035e576001600160a01b03821693845f5260036020526001600160a01b0360405f20541680610e8e5750804211610e635750610da593946024610da092019233610fea565b61108e565b506004811015610e4f57158015918391610e3b575b5050610e1057805f52600360205260405f203373ffffffffffffffffffffffffffffffffffffffff19825416179055337ff5a7f4fb8a92356e8c8c4ae7ac3589908381450500a7e2fd08c95600021ee8895f80a3005b7f2bdf498d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6001600160a01b0316141590508183610dba565b634e487b7160e01b5f52602160045260245ffd5b7f3e886e5e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b857f2173d1f8000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600435906001600160a01b038216820361035e57565b600435906001600160601b038216820361035e57565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6001600160a01b03165f5260036020526001600160a01b0360405f20541690815f5260026020526001600160601b0360405f2054166001600160601b037f00000000000000000000000000000000000000000000000000000000000000001611610f7357565b5f9150565b6060810190811067ffffffffffffffff821117610f9457604052565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff821117610f9457604052565b906001600160601b03809116911601906001600160601b038211610b6057565b9067ffffffffffffffff6042936001600160a01b03604051938160208601967feea317b0392beb16accd99f256193a43a3a0af29e95881922008eac666072b6c88521660408601521660608401521660808201526080815261104d60a082610fa8565b519020611058611227565b90604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b90604183036110b8576110b19250602081013591604082359201355f1a90611143565b9192909190565b50505f9160029190565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c61110e5760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b91908203918211610b6057565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084116111c5579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156111ba575f516001600160a01b038116156111b057905f905f90565b505f906001905f90565b6040513d5f823e3d90fd5b5050505f9160039190565b60ff811690601f82116111ff57604051916111ec604084610fa8565b6020808452838101919036833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001630148061131a575b15611282577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261131460c082610fa8565b51902090565b507f0000000000000000000000000000000000000000000000000000000000000000461461125956",
}

// OperatorRegistry is an auto generated Go binding around an Ethereum contract.
type OperatorRegistry struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *OperatorRegistry) GetABI() abi.ABI {
	return c.abi
}

// NewOperatorRegistry creates a new instance of OperatorRegistry.
func NewOperatorRegistry() *OperatorRegistry {
	parsed, err := OperatorRegistryMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &OperatorRegistry{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *OperatorRegistry) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address token_, uint96 minimumStake_, uint64 unbondDelay_) returns()
func (operatorRegistry *OperatorRegistry) PackConstructor(token_ common.Address, minimumStake_ *big.Int, unbondDelay_ uint64) []byte {
	enc, err := operatorRegistry.abi.Pack("", token_, minimumStake_, unbondDelay_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackActiveOperatorOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d841799.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function activeOperatorOf(address node) view returns(address operator)
func (operatorRegistry *OperatorRegistry) PackActiveOperatorOf(node common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("activeOperatorOf", node)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackActiveOperatorOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d841799.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function activeOperatorOf(address node) view returns(address operator)
func (operatorRegistry *OperatorRegistry) TryPackActiveOperatorOf(node common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("activeOperatorOf", node)
}

// UnpackActiveOperatorOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2d841799.
//
// Solidity: function activeOperatorOf(address node) view returns(address operator)
func (operatorRegistry *OperatorRegistry) UnpackActiveOperatorOf(data []byte) (common.Address, error) {
	out, err := operatorRegistry.abi.Unpack("activeOperatorOf", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackAuthorize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2694faaf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function authorize(address node, uint64 deadline, bytes nodeSig) returns()
func (operatorRegistry *OperatorRegistry) PackAuthorize(node common.Address, deadline uint64, nodeSig []byte) []byte {
	enc, err := operatorRegistry.abi.Pack("authorize", node, deadline, nodeSig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAuthorize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2694faaf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function authorize(address node, uint64 deadline, bytes nodeSig) returns()
func (operatorRegistry *OperatorRegistry) TryPackAuthorize(node common.Address, deadline uint64, nodeSig []byte) ([]byte, error) {
	return operatorRegistry.abi.Pack("authorize", node, deadline, nodeSig)
}

// PackHashAuthorization is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcb8876c2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashAuthorization(address operator, address node, uint64 deadline) view returns(bytes32)
func (operatorRegistry *OperatorRegistry) PackHashAuthorization(operator common.Address, node common.Address, deadline uint64) []byte {
	enc, err := operatorRegistry.abi.Pack("hashAuthorization", operator, node, deadline)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashAuthorization is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcb8876c2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashAuthorization(address operator, address node, uint64 deadline) view returns(bytes32)
func (operatorRegistry *OperatorRegistry) TryPackHashAuthorization(operator common.Address, node common.Address, deadline uint64) ([]byte, error) {
	return operatorRegistry.abi.Pack("hashAuthorization", operator, node, deadline)
}

// UnpackHashAuthorization is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xcb8876c2.
//
// Solidity: function hashAuthorization(address operator, address node, uint64 deadline) view returns(bytes32)
func (operatorRegistry *OperatorRegistry) UnpackHashAuthorization(data []byte) ([32]byte, error) {
	out, err := operatorRegistry.abi.Unpack("hashAuthorization", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackIsActive is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9f8a13d7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isActive(address node) view returns(bool)
func (operatorRegistry *OperatorRegistry) PackIsActive(node common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("isActive", node)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsActive is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9f8a13d7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isActive(address node) view returns(bool)
func (operatorRegistry *OperatorRegistry) TryPackIsActive(node common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("isActive", node)
}

// UnpackIsActive is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9f8a13d7.
//
// Solidity: function isActive(address node) view returns(bool)
func (operatorRegistry *OperatorRegistry) UnpackIsActive(data []byte) (bool, error) {
	out, err := operatorRegistry.abi.Unpack("isActive", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMinimumStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec5ffac2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function minimumStake() view returns(uint96)
func (operatorRegistry *OperatorRegistry) PackMinimumStake() []byte {
	enc, err := operatorRegistry.abi.Pack("minimumStake")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMinimumStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec5ffac2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function minimumStake() view returns(uint96)
func (operatorRegistry *OperatorRegistry) TryPackMinimumStake() ([]byte, error) {
	return operatorRegistry.abi.Pack("minimumStake")
}

// UnpackMinimumStake is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xec5ffac2.
//
// Solidity: function minimumStake() view returns(uint96)
func (operatorRegistry *OperatorRegistry) UnpackMinimumStake(data []byte) (*big.Int, error) {
	out, err := operatorRegistry.abi.Unpack("minimumStake", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackOperatorOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x636f35d3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function operatorOf(address node) view returns(address)
func (operatorRegistry *OperatorRegistry) PackOperatorOf(node common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("operatorOf", node)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOperatorOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x636f35d3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function operatorOf(address node) view returns(address)
func (operatorRegistry *OperatorRegistry) TryPackOperatorOf(node common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("operatorOf", node)
}

// UnpackOperatorOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x636f35d3.
//
// Solidity: function operatorOf(address node) view returns(address)
func (operatorRegistry *OperatorRegistry) UnpackOperatorOf(data []byte) (common.Address, error) {
	out, err := operatorRegistry.abi.Unpack("operatorOf", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRequestUnbond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x693ec9a3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestUnbond(uint96 amount) returns()
func (operatorRegistry *OperatorRegistry) PackRequestUnbond(amount *big.Int) []byte {
	enc, err := operatorRegistry.abi.Pack("requestUnbond", amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequestUnbond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x693ec9a3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requestUnbond(uint96 amount) returns()
func (operatorRegistry *OperatorRegistry) TryPackRequestUnbond(amount *big.Int) ([]byte, error) {
	return operatorRegistry.abi.Pack("requestUnbond", amount)
}

// PackRevoke is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x74a8f103.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function revoke(address node) returns()
func (operatorRegistry *OperatorRegistry) PackRevoke(node common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("revoke", node)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRevoke is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x74a8f103.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function revoke(address node) returns()
func (operatorRegistry *OperatorRegistry) TryPackRevoke(node common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("revoke", node)
}

// PackStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x81e2973a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stake(uint96 amount, (uint256,uint256,uint8,bytes32,bytes32) permit) returns()
func (operatorRegistry *OperatorRegistry) PackStake(amount *big.Int, permit Permit) []byte {
	enc, err := operatorRegistry.abi.Pack("stake", amount, permit)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x81e2973a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stake(uint96 amount, (uint256,uint256,uint8,bytes32,bytes32) permit) returns()
func (operatorRegistry *OperatorRegistry) TryPackStake(amount *big.Int, permit Permit) ([]byte, error) {
	return operatorRegistry.abi.Pack("stake", amount, permit)
}

// PackStakeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42623360.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stakeOf(address operator) view returns((uint96,uint96,uint64))
func (operatorRegistry *OperatorRegistry) PackStakeOf(operator common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("stakeOf", operator)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStakeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42623360.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stakeOf(address operator) view returns((uint96,uint96,uint64))
func (operatorRegistry *OperatorRegistry) TryPackStakeOf(operator common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("stakeOf", operator)
}

// UnpackStakeOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x42623360.
//
// Solidity: function stakeOf(address operator) view returns((uint96,uint96,uint64))
func (operatorRegistry *OperatorRegistry) UnpackStakeOf(data []byte) (OperatorRegistryStake, error) {
	out, err := operatorRegistry.abi.Unpack("stakeOf", data)
	if err != nil {
		return *new(OperatorRegistryStake), err
	}
	out0 := *abi.ConvertType(out[0], new(OperatorRegistryStake)).(*OperatorRegistryStake)
	return out0, nil
}

// PackToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0c546a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function token() view returns(address)
func (operatorRegistry *OperatorRegistry) PackToken() []byte {
	enc, err := operatorRegistry.abi.Pack("token")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0c546a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function token() view returns(address)
func (operatorRegistry *OperatorRegistry) TryPackToken() ([]byte, error) {
	return operatorRegistry.abi.Pack("token")
}

// UnpackToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc0c546a.
//
// Solidity: function token() view returns(address)
func (operatorRegistry *OperatorRegistry) UnpackToken(data []byte) (common.Address, error) {
	out, err := operatorRegistry.abi.Unpack("token", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackUnbond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4da61ab.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unbond(address to) returns()
func (operatorRegistry *OperatorRegistry) PackUnbond(to common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("unbond", to)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnbond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4da61ab.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unbond(address to) returns()
func (operatorRegistry *OperatorRegistry) TryPackUnbond(to common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("unbond", to)
}

// PackUnbondDelay is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51127fca.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unbondDelay() view returns(uint64)
func (operatorRegistry *OperatorRegistry) PackUnbondDelay() []byte {
	enc, err := operatorRegistry.abi.Pack("unbondDelay")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnbondDelay is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51127fca.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unbondDelay() view returns(uint64)
func (operatorRegistry *OperatorRegistry) TryPackUnbondDelay() ([]byte, error) {
	return operatorRegistry.abi.Pack("unbondDelay")
}

// UnpackUnbondDelay is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x51127fca.
//
// Solidity: function unbondDelay() view returns(uint64)
func (operatorRegistry *OperatorRegistry) UnpackUnbondDelay(data []byte) (uint64, error) {
	out, err := operatorRegistry.abi.Unpack("unbondDelay", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// OperatorRegistryAuthorized represents a Authorized event raised by the OperatorRegistry contract.
type OperatorRegistryAuthorized struct {
	Operator common.Address
	Node     common.Address
	Raw      *types.Log // Blockchain specific contextual infos
}

const OperatorRegistryAuthorizedEventName = "Authorized"

// ContractEventName returns the user-defined event name.
func (OperatorRegistryAuthorized) ContractEventName() string {
	return OperatorRegistryAuthorizedEventName
}

// UnpackAuthorizedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Authorized(address indexed operator, address indexed node)
func (operatorRegistry *OperatorRegistry) UnpackAuthorizedEvent(log *types.Log) (*OperatorRegistryAuthorized, error) {
	event := "Authorized"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistryAuthorized)
	if len(log.Data) > 0 {
		if err := operatorRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range operatorRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OperatorRegistryEIP712DomainChanged represents a EIP712DomainChanged event raised by the OperatorRegistry contract.
type OperatorRegistryEIP712DomainChanged struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const OperatorRegistryEIP712DomainChangedEventName = "EIP712DomainChanged"

// ContractEventName returns the user-defined event name.
func (OperatorRegistryEIP712DomainChanged) ContractEventName() string {
	return OperatorRegistryEIP712DomainChangedEventName
}

// UnpackEIP712DomainChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EIP712DomainChanged()
func (operatorRegistry *OperatorRegistry) UnpackEIP712DomainChangedEvent(log *types.Log) (*OperatorRegistryEIP712DomainChanged, error) {
	event := "EIP712DomainChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistryEIP712DomainChanged)
	if len(log.Data) > 0 {
		if err := operatorRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range operatorRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OperatorRegistryRevoked represents a Revoked event raised by the OperatorRegistry contract.
type OperatorRegistryRevoked struct {
	Operator common.Address
	Node     common.Address
	Raw      *types.Log // Blockchain specific contextual infos
}

const OperatorRegistryRevokedEventName = "Revoked"

// ContractEventName returns the user-defined event name.
func (OperatorRegistryRevoked) ContractEventName() string {
	return OperatorRegistryRevokedEventName
}

// UnpackRevokedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Revoked(address indexed operator, address indexed node)
func (operatorRegistry *OperatorRegistry) UnpackRevokedEvent(log *types.Log) (*OperatorRegistryRevoked, error) {
	event := "Revoked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistryRevoked)
	if len(log.Data) > 0 {
		if err := operatorRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range operatorRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OperatorRegistryStaked represents a Staked event raised by the OperatorRegistry contract.
type OperatorRegistryStaked struct {
	Operator common.Address
	Amount   *big.Int
	Active   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const OperatorRegistryStakedEventName = "Staked"

// ContractEventName returns the user-defined event name.
func (OperatorRegistryStaked) ContractEventName() string {
	return OperatorRegistryStakedEventName
}

// UnpackStakedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Staked(address indexed operator, uint96 amount, uint96 active)
func (operatorRegistry *OperatorRegistry) UnpackStakedEvent(log *types.Log) (*OperatorRegistryStaked, error) {
	event := "Staked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistryStaked)
	if len(log.Data) > 0 {
		if err := operatorRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range operatorRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OperatorRegistryUnbondRequested represents a UnbondRequested event raised by the OperatorRegistry contract.
type OperatorRegistryUnbondRequested struct {
	Operator common.Address
	Amount   *big.Int
	ReadyAt  uint64
	Raw      *types.Log // Blockchain specific contextual infos
}

const OperatorRegistryUnbondRequestedEventName = "UnbondRequested"

// ContractEventName returns the user-defined event name.
func (OperatorRegistryUnbondRequested) ContractEventName() string {
	return OperatorRegistryUnbondRequestedEventName
}

// UnpackUnbondRequestedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event UnbondRequested(address indexed operator, uint96 amount, uint64 readyAt)
func (operatorRegistry *OperatorRegistry) UnpackUnbondRequestedEvent(log *types.Log) (*OperatorRegistryUnbondRequested, error) {
	event := "UnbondRequested"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistryUnbondRequested)
	if len(log.Data) > 0 {
		if err := operatorRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range operatorRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OperatorRegistryUnbonded represents a Unbonded event raised by the OperatorRegistry contract.
type OperatorRegistryUnbonded struct {
	Operator common.Address
	To       common.Address
	Amount   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const OperatorRegistryUnbondedEventName = "Unbonded"

// ContractEventName returns the user-defined event name.
func (OperatorRegistryUnbonded) ContractEventName() string {
	return OperatorRegistryUnbondedEventName
}

// UnpackUnbondedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Unbonded(address indexed operator, address indexed to, uint96 amount)
func (operatorRegistry *OperatorRegistry) UnpackUnbondedEvent(log *types.Log) (*OperatorRegistryUnbonded, error) {
	event := "Unbonded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistryUnbonded)
	if len(log.Data) > 0 {
		if err := operatorRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range operatorRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (operatorRegistry *OperatorRegistry) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["AuthorizationExpired"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackAuthorizationExpiredError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["BadNodeSignature"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackBadNodeSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["BadParameter"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackBadParameterError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["InexactToken"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackInexactTokenError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["InvalidShortString"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackInvalidShortStringError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["NodeTaken"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackNodeTakenError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["NotNodesOperator"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackNotNodesOperatorError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["NothingUnbonding"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackNothingUnbondingError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["StakeTooSmall"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackStakeTooSmallError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["StillUnbonding"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackStillUnbondingError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["StringTooLong"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackStringTooLongError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["ZeroAmount"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackZeroAmountError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// OperatorRegistryAuthorizationExpired represents a AuthorizationExpired error raised by the OperatorRegistry contract.
type OperatorRegistryAuthorizationExpired struct {
	Deadline uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AuthorizationExpired(uint64 deadline)
func OperatorRegistryAuthorizationExpiredErrorID() common.Hash {
	return common.HexToHash("0x3e886e5ed396b905caf9e0a7aa3084ddcafae1a7fec52b6a924b7e3410173699")
}

// UnpackAuthorizationExpiredError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AuthorizationExpired(uint64 deadline)
func (operatorRegistry *OperatorRegistry) UnpackAuthorizationExpiredError(raw []byte) (*OperatorRegistryAuthorizationExpired, error) {
	out := new(OperatorRegistryAuthorizationExpired)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "AuthorizationExpired", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryBadNodeSignature represents a BadNodeSignature error raised by the OperatorRegistry contract.
type OperatorRegistryBadNodeSignature struct {
	Node common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadNodeSignature(address node)
func OperatorRegistryBadNodeSignatureErrorID() common.Hash {
	return common.HexToHash("0x2bdf498d95776154ee1896bd9a80a4942739ae03cefd743297deefd0eeff599c")
}

// UnpackBadNodeSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadNodeSignature(address node)
func (operatorRegistry *OperatorRegistry) UnpackBadNodeSignatureError(raw []byte) (*OperatorRegistryBadNodeSignature, error) {
	out := new(OperatorRegistryBadNodeSignature)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "BadNodeSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryBadParameter represents a BadParameter error raised by the OperatorRegistry contract.
type OperatorRegistryBadParameter struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadParameter()
func OperatorRegistryBadParameterErrorID() common.Hash {
	return common.HexToHash("0x8ec48e16047a0178c89bdefa13cab01a03913d2353214edd02ae0575f1cd52a7")
}

// UnpackBadParameterError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadParameter()
func (operatorRegistry *OperatorRegistry) UnpackBadParameterError(raw []byte) (*OperatorRegistryBadParameter, error) {
	out := new(OperatorRegistryBadParameter)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "BadParameter", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryInexactToken represents a InexactToken error raised by the OperatorRegistry contract.
type OperatorRegistryInexactToken struct {
	Token    common.Address
	Expected *big.Int
	Moved    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InexactToken(address token, uint256 expected, uint256 moved)
func OperatorRegistryInexactTokenErrorID() common.Hash {
	return common.HexToHash("0x24ef6ef843a9ed9fee4cd48fd11883265d9e27f4f524fc0717662958388f8b2d")
}

// UnpackInexactTokenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InexactToken(address token, uint256 expected, uint256 moved)
func (operatorRegistry *OperatorRegistry) UnpackInexactTokenError(raw []byte) (*OperatorRegistryInexactToken, error) {
	out := new(OperatorRegistryInexactToken)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "InexactToken", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryInvalidShortString represents a InvalidShortString error raised by the OperatorRegistry contract.
type OperatorRegistryInvalidShortString struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidShortString()
func OperatorRegistryInvalidShortStringErrorID() common.Hash {
	return common.HexToHash("0xb3512b0c6163e5f0bafab72bb631b9d58cd7a731b082f910338aa21c83d5c274")
}

// UnpackInvalidShortStringError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidShortString()
func (operatorRegistry *OperatorRegistry) UnpackInvalidShortStringError(raw []byte) (*OperatorRegistryInvalidShortString, error) {
	out := new(OperatorRegistryInvalidShortString)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "InvalidShortString", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryNodeTaken represents a NodeTaken error raised by the OperatorRegistry contract.
type OperatorRegistryNodeTaken struct {
	Node     common.Address
	Operator common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NodeTaken(address node, address operator)
func OperatorRegistryNodeTakenErrorID() common.Hash {
	return common.HexToHash("0x2173d1f893f4e1580091f150c1d4f3d23701dd7e62c2f4851c1f5e7c55b26f1a")
}

// UnpackNodeTakenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NodeTaken(address node, address operator)
func (operatorRegistry *OperatorRegistry) UnpackNodeTakenError(raw []byte) (*OperatorRegistryNodeTaken, error) {
	out := new(OperatorRegistryNodeTaken)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "NodeTaken", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryNotNodesOperator represents a NotNodesOperator error raised by the OperatorRegistry contract.
type OperatorRegistryNotNodesOperator struct {
	Node common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotNodesOperator(address node)
func OperatorRegistryNotNodesOperatorErrorID() common.Hash {
	return common.HexToHash("0x89a0210671f5159d9eece4a0627d292c8e5abffbcbd6ae09814209d3555bb1ff")
}

// UnpackNotNodesOperatorError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotNodesOperator(address node)
func (operatorRegistry *OperatorRegistry) UnpackNotNodesOperatorError(raw []byte) (*OperatorRegistryNotNodesOperator, error) {
	out := new(OperatorRegistryNotNodesOperator)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "NotNodesOperator", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryNothingUnbonding represents a NothingUnbonding error raised by the OperatorRegistry contract.
type OperatorRegistryNothingUnbonding struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingUnbonding()
func OperatorRegistryNothingUnbondingErrorID() common.Hash {
	return common.HexToHash("0x262b9d748fda20db08b6aa78cd2783ad16f83036900561f929b0d4a942a89706")
}

// UnpackNothingUnbondingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingUnbonding()
func (operatorRegistry *OperatorRegistry) UnpackNothingUnbondingError(raw []byte) (*OperatorRegistryNothingUnbonding, error) {
	out := new(OperatorRegistryNothingUnbonding)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "NothingUnbonding", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the OperatorRegistry contract.
type OperatorRegistryReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func OperatorRegistryReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (operatorRegistry *OperatorRegistry) UnpackReentrancyGuardReentrantCallError(raw []byte) (*OperatorRegistryReentrancyGuardReentrantCall, error) {
	out := new(OperatorRegistryReentrancyGuardReentrantCall)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistrySafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the OperatorRegistry contract.
type OperatorRegistrySafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func OperatorRegistrySafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (operatorRegistry *OperatorRegistry) UnpackSafeERC20FailedOperationError(raw []byte) (*OperatorRegistrySafeERC20FailedOperation, error) {
	out := new(OperatorRegistrySafeERC20FailedOperation)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryStakeTooSmall represents a StakeTooSmall error raised by the OperatorRegistry contract.
type OperatorRegistryStakeTooSmall struct {
	Active *big.Int
	Wanted *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StakeTooSmall(uint96 active, uint96 wanted)
func OperatorRegistryStakeTooSmallErrorID() common.Hash {
	return common.HexToHash("0x0bb73f1134a37a40da4be657d31c4e3a860c09b6bf30ba777dab25fd3d1b4601")
}

// UnpackStakeTooSmallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StakeTooSmall(uint96 active, uint96 wanted)
func (operatorRegistry *OperatorRegistry) UnpackStakeTooSmallError(raw []byte) (*OperatorRegistryStakeTooSmall, error) {
	out := new(OperatorRegistryStakeTooSmall)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "StakeTooSmall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryStillUnbonding represents a StillUnbonding error raised by the OperatorRegistry contract.
type OperatorRegistryStillUnbonding struct {
	ReadyAt uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StillUnbonding(uint64 readyAt)
func OperatorRegistryStillUnbondingErrorID() common.Hash {
	return common.HexToHash("0xbe8a527b36e3a85424bdbcbe45bc0c9bc214cdd0608b4b49f3c6d9c19da3611c")
}

// UnpackStillUnbondingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StillUnbonding(uint64 readyAt)
func (operatorRegistry *OperatorRegistry) UnpackStillUnbondingError(raw []byte) (*OperatorRegistryStillUnbonding, error) {
	out := new(OperatorRegistryStillUnbonding)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "StillUnbonding", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryStringTooLong represents a StringTooLong error raised by the OperatorRegistry contract.
type OperatorRegistryStringTooLong struct {
	Str string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StringTooLong(string str)
func OperatorRegistryStringTooLongErrorID() common.Hash {
	return common.HexToHash("0x305a27a93f8e33b7392df0a0f91d6fc63847395853c45991eec52dbf24d72381")
}

// UnpackStringTooLongError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StringTooLong(string str)
func (operatorRegistry *OperatorRegistry) UnpackStringTooLongError(raw []byte) (*OperatorRegistryStringTooLong, error) {
	out := new(OperatorRegistryStringTooLong)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "StringTooLong", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OperatorRegistryZeroAmount represents a ZeroAmount error raised by the OperatorRegistry contract.
type OperatorRegistryZeroAmount struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroAmount()
func OperatorRegistryZeroAmountErrorID() common.Hash {
	return common.HexToHash("0x1f2a2005cb66a8e145327e8814e243a0996aec9bfe1e15a495778b1236dbd485")
}

// UnpackZeroAmountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroAmount()
func (operatorRegistry *OperatorRegistry) UnpackZeroAmountError(raw []byte) (*OperatorRegistryZeroAmount, error) {
	out := new(OperatorRegistryZeroAmount)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "ZeroAmount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarMetaData contains all meta data concerning the TestDollar contract.
var TestDollarMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"ECDSAInvalidSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"ECDSAInvalidSignatureLength\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"name\":\"ECDSAInvalidSignatureS\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"ERC2612ExpiredSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"signer\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"ERC2612InvalidSigner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"currentNonce\",\"type\":\"uint256\"}],\"name\":\"InvalidAccountNonce\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidShortString\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"str\",\"type\":\"string\"}],\"name\":\"StringTooLong\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"EIP712DomainChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"DOMAIN_SEPARATOR\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"mint\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"nonces\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"name\":\"permit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "TestDollar",
	Bin: "0x6101606040523461044057604051610018604082610444565b600b8152602081016a2a32b9ba102237b63630b960a91b815260405190610040604083610444565b600b82526a2a32b9ba102237b63630b960a91b602083015260405192610067604085610444565b6004845263151554d160e21b602085015260405193610087604086610444565b60018552603160f81b60208601908152845190946001600160401b03821161033b5760035490600182811c92168015610436575b602083101461031d5781601f8493116103c0575b50602090601f831160011461035a575f9261034f575b50508160011b915f199060031b1c1916176003555b8051906001600160401b03821161033b5760045490600182811c92168015610331575b602083101461031d5781601f8493116102a7575b50602090601f8311600114610241575f92610236575b50508160011b915f199060031b1c1916176004555b61016581610467565b6101205261017284610467565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a081526101db60c082610444565b5190206080523060c052604051610cfb90816104d3823960805181610a12015260a05181610acf015260c051816109e3015260e05181610a6101526101005181610a87015261012051816103e9015261014051816104120152f35b015190505f80610147565b60045f9081528281209350601f198516905b81811061028f5750908460019594939210610277575b505050811b0160045561015c565b01515f1960f88460031b161c191690555f8080610269565b92936020600181928786015181550195019301610253565b828111156101315760045f52909150601f830160051c7f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b60208510610315575b849392601f0160051c82900391015f5b828110610305575050610131565b5f818301558594506001016102f7565b5f91506102e7565b634e487b7160e01b5f52602260045260245ffd5b91607f169161011d565b634e487b7160e01b5f52604160045260245ffd5b015190505f806100e5565b60035f9081528281209350601f198516905b8181106103a85750908460019594939210610390575b505050811b016003556100fa565b01515f1960f88460031b161c191690555f8080610382565b9293602060018192878601518155019501930161036c565b828111156100cf5760035f52909150601f830160051c7fc2575a0e9e593c00f959f8c92f12db2869c3395a3b0502d05e2516446f71f85b6020851061042e575b849392601f0160051c82900391015f5b82811061041e5750506100cf565b5f81830155859450600101610410565b5f9150610400565b91607f16916100bb565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761033b57604052565b601f815111610492576020815191015160208210610483571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f3560e01c90816306fdde03146107bf57508063095ea7b31461079957806318160ddd1461077c57806323b872dd1461064c578063313ce567146106315780633644e5151461060f57806340c10f191461055457806370a082311461051d5780637ecebe00146104e557806384b0196e146103d157806395d89b41146102c5578063a9059cbb14610294578063d505accf1461010e5763dd62ed3e146100b6575f80fd5b3461010a57604036600319011261010a576100cf61089b565b6001600160a01b036100df6108b1565b91165f5260016020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b5f80fd5b3461010a5760e036600319011261010a5761012761089b565b61012f6108b1565b604435906064359260843560ff8116810361010a578442116102685761022361021a6001600160a01b039283851697885f52600760205260405f20908154916001830190556040519060208201927f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c984528b6040840152878a1660608401528a608084015260a083015260c082015260c081526101cd60e0826108c7565b5190206101d86109d9565b90604051917f190100000000000000000000000000000000000000000000000000000000000083526002830152602282015260c43591604260a4359220610baf565b90929192610c3c565b1684810361023857506102369350610af5565b005b84907f4b800e46000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b847f62791302000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3461010a57604036600319011261010a576102ba6102b061089b565b60243590336108fd565b602060405160018152f35b3461010a575f36600319011261010a576040515f6004548060011c906001811680156103c7575b6020831081146103b35782855290811561038f5750600114610331575b61032d83610319818503826108c7565b604051918291602083526020830190610877565b0390f35b91905060045f527f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b915f905b80821061037557509091508101602001610319610309565b91926001816020925483858801015201910190929161035d565b60ff191660208086019190915291151560051b840190910191506103199050610309565b634e487b7160e01b5f52602260045260245ffd5b91607f16916102ec565b3461010a575f36600319011261010a5761048961040d7f0000000000000000000000000000000000000000000000000000000000000000610b58565b6104367f0000000000000000000000000000000000000000000000000000000000000000610b58565b60206104976040519261044983856108c7565b5f84525f3681376040519586957f0f00000000000000000000000000000000000000000000000000000000000000875260e08588015260e0870190610877565b908582036040870152610877565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b8281106104ce57505050500390f35b8351855286955093810193928101926001016104bf565b3461010a57602036600319011261010a576001600160a01b0361050661089b565b165f526007602052602060405f2054604051908152f35b3461010a57602036600319011261010a576001600160a01b0361053e61089b565b165f525f602052602060405f2054604051908152f35b3461010a57604036600319011261010a5761056d61089b565b6001600160a01b031660243581156105e357600254908082018092116105cf5760207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef915f9360025584845283825260408420818154019055604051908152a3005b634e487b7160e01b5f52601160045260245ffd5b7fec442f05000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b3461010a575f36600319011261010a5760206106296109d9565b604051908152f35b3461010a575f36600319011261010a57602060405160068152f35b3461010a57606036600319011261010a5761066561089b565b61066d6108b1565b604435906001600160a01b03831692835f52600160205260405f206001600160a01b0333165f5260205260405f20545f1981106106b0575b506102ba93506108fd565b83811061074857841561071c5733156106f0576102ba945f52600160205260405f206001600160a01b0333165f526020528360405f2091039055846106a5565b7f94280d62000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b7fe602df05000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b83907ffb8f41b2000000000000000000000000000000000000000000000000000000005f523360045260245260445260645ffd5b3461010a575f36600319011261010a576020600254604051908152f35b3461010a57604036600319011261010a576102ba6107b561089b565b6024359033610af5565b3461010a575f36600319011261010a575f6003548060011c9060018116801561086d575b6020831081146103b35782855290811561038f575060011461080f5761032d83610319818503826108c7565b91905060035f527fc2575a0e9e593c00f959f8c92f12db2869c3395a3b0502d05e2516446f71f85b915f905b80821061085357509091508101602001610319610309565b91926001816020925483858801015201910190929161083b565b91607f16916107e3565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b038216820361010a57565b602435906001600160a01b038216820361010a57565b90601f8019910116810190811067ffffffffffffffff8211176108e957604052565b634e487b7160e01b5f52604160045260245ffd5b6001600160a01b03169081156109ad576001600160a01b03169182156105e357815f525f60205260405f205481811061097b57817fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef92602092855f525f84520360405f2055845f525f825260405f20818154019055604051908152a3565b827fe450d38c000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b7f96c6fd1e000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016301480610acc575b15610a34577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152610ac660c0826108c7565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614610a0b565b6001600160a01b031690811561071c576001600160a01b03169182156106f05760207f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92591835f526001825260405f20855f5282528060405f2055604051908152a3565b60ff811690601f8211610b875760405191610b746040846108c7565b6020808452838101919036833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411610c31579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610c26575f516001600160a01b03811615610c1c57905f905f90565b505f906001905f90565b6040513d5f823e3d90fd5b5050505f9160039190565b6004811015610ce75780610c4e575050565b60018103610c7e577ff645eedf000000000000000000000000000000000000000000000000000000005f5260045ffd5b60028103610cb257507ffce698f7000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b600314610cbc5750565b7fd78bce0c000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b634e487b7160e01b5f52602160045260245ffd",
}

// TestDollar is an auto generated Go binding around an Ethereum contract.
type TestDollar struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *TestDollar) GetABI() abi.ABI {
	return c.abi
}

// NewTestDollar creates a new instance of TestDollar.
func NewTestDollar() *TestDollar {
	parsed, err := TestDollarMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &TestDollar{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *TestDollar) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackDOMAINSEPARATOR is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3644e515.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function DOMAIN_SEPARATOR() view returns(bytes32)
func (testDollar *TestDollar) PackDOMAINSEPARATOR() []byte {
	enc, err := testDollar.abi.Pack("DOMAIN_SEPARATOR")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDOMAINSEPARATOR is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3644e515.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function DOMAIN_SEPARATOR() view returns(bytes32)
func (testDollar *TestDollar) TryPackDOMAINSEPARATOR() ([]byte, error) {
	return testDollar.abi.Pack("DOMAIN_SEPARATOR")
}

// UnpackDOMAINSEPARATOR is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3644e515.
//
// Solidity: function DOMAIN_SEPARATOR() view returns(bytes32)
func (testDollar *TestDollar) UnpackDOMAINSEPARATOR(data []byte) ([32]byte, error) {
	out, err := testDollar.abi.Unpack("DOMAIN_SEPARATOR", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (testDollar *TestDollar) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := testDollar.abi.Pack("allowance", owner, spender)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (testDollar *TestDollar) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return testDollar.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (testDollar *TestDollar) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := testDollar.abi.Unpack("allowance", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (testDollar *TestDollar) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := testDollar.abi.Pack("approve", spender, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (testDollar *TestDollar) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return testDollar.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (testDollar *TestDollar) UnpackApprove(data []byte) (bool, error) {
	out, err := testDollar.abi.Unpack("approve", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (testDollar *TestDollar) PackBalanceOf(account common.Address) []byte {
	enc, err := testDollar.abi.Pack("balanceOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (testDollar *TestDollar) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return testDollar.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (testDollar *TestDollar) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := testDollar.abi.Unpack("balanceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decimals() pure returns(uint8)
func (testDollar *TestDollar) PackDecimals() []byte {
	enc, err := testDollar.abi.Pack("decimals")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function decimals() pure returns(uint8)
func (testDollar *TestDollar) TryPackDecimals() ([]byte, error) {
	return testDollar.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() pure returns(uint8)
func (testDollar *TestDollar) UnpackDecimals(data []byte) (uint8, error) {
	out, err := testDollar.abi.Unpack("decimals", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(address to, uint256 amount) returns()
func (testDollar *TestDollar) PackMint(to common.Address, amount *big.Int) []byte {
	enc, err := testDollar.abi.Pack("mint", to, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(address to, uint256 amount) returns()
func (testDollar *TestDollar) TryPackMint(to common.Address, amount *big.Int) ([]byte, error) {
	return testDollar.abi.Pack("mint", to, amount)
}

// PackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function name() view returns(string)
func (testDollar *TestDollar) PackName() []byte {
	enc, err := testDollar.abi.Pack("name")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function name() view returns(string)
func (testDollar *TestDollar) TryPackName() ([]byte, error) {
	return testDollar.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (testDollar *TestDollar) UnpackName(data []byte) (string, error) {
	out, err := testDollar.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackNonces is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7ecebe00.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function nonces(address owner) view returns(uint256)
func (testDollar *TestDollar) PackNonces(owner common.Address) []byte {
	enc, err := testDollar.abi.Pack("nonces", owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNonces is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7ecebe00.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function nonces(address owner) view returns(uint256)
func (testDollar *TestDollar) TryPackNonces(owner common.Address) ([]byte, error) {
	return testDollar.abi.Pack("nonces", owner)
}

// UnpackNonces is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7ecebe00.
//
// Solidity: function nonces(address owner) view returns(uint256)
func (testDollar *TestDollar) UnpackNonces(data []byte) (*big.Int, error) {
	out, err := testDollar.abi.Unpack("nonces", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPermit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd505accf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) returns()
func (testDollar *TestDollar) PackPermit(owner common.Address, spender common.Address, value *big.Int, deadline *big.Int, v uint8, r [32]byte, s [32]byte) []byte {
	enc, err := testDollar.abi.Pack("permit", owner, spender, value, deadline, v, r, s)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPermit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd505accf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) returns()
func (testDollar *TestDollar) TryPackPermit(owner common.Address, spender common.Address, value *big.Int, deadline *big.Int, v uint8, r [32]byte, s [32]byte) ([]byte, error) {
	return testDollar.abi.Pack("permit", owner, spender, value, deadline, v, r, s)
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (testDollar *TestDollar) PackSymbol() []byte {
	enc, err := testDollar.abi.Pack("symbol")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function symbol() view returns(string)
func (testDollar *TestDollar) TryPackSymbol() ([]byte, error) {
	return testDollar.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (testDollar *TestDollar) UnpackSymbol(data []byte) (string, error) {
	out, err := testDollar.abi.Unpack("symbol", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function totalSupply() view returns(uint256)
func (testDollar *TestDollar) PackTotalSupply() []byte {
	enc, err := testDollar.abi.Pack("totalSupply")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function totalSupply() view returns(uint256)
func (testDollar *TestDollar) TryPackTotalSupply() ([]byte, error) {
	return testDollar.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (testDollar *TestDollar) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := testDollar.abi.Unpack("totalSupply", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (testDollar *TestDollar) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := testDollar.abi.Pack("transfer", to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (testDollar *TestDollar) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return testDollar.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (testDollar *TestDollar) UnpackTransfer(data []byte) (bool, error) {
	out, err := testDollar.abi.Unpack("transfer", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (testDollar *TestDollar) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := testDollar.abi.Pack("transferFrom", from, to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (testDollar *TestDollar) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return testDollar.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (testDollar *TestDollar) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := testDollar.abi.Unpack("transferFrom", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// TestDollarApproval represents a Approval event raised by the TestDollar contract.
type TestDollarApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const TestDollarApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (TestDollarApproval) ContractEventName() string {
	return TestDollarApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (testDollar *TestDollar) UnpackApprovalEvent(log *types.Log) (*TestDollarApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != testDollar.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(TestDollarApproval)
	if len(log.Data) > 0 {
		if err := testDollar.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range testDollar.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TestDollarEIP712DomainChanged represents a EIP712DomainChanged event raised by the TestDollar contract.
type TestDollarEIP712DomainChanged struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const TestDollarEIP712DomainChangedEventName = "EIP712DomainChanged"

// ContractEventName returns the user-defined event name.
func (TestDollarEIP712DomainChanged) ContractEventName() string {
	return TestDollarEIP712DomainChangedEventName
}

// UnpackEIP712DomainChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EIP712DomainChanged()
func (testDollar *TestDollar) UnpackEIP712DomainChangedEvent(log *types.Log) (*TestDollarEIP712DomainChanged, error) {
	event := "EIP712DomainChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != testDollar.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(TestDollarEIP712DomainChanged)
	if len(log.Data) > 0 {
		if err := testDollar.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range testDollar.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TestDollarTransfer represents a Transfer event raised by the TestDollar contract.
type TestDollarTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const TestDollarTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (TestDollarTransfer) ContractEventName() string {
	return TestDollarTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (testDollar *TestDollar) UnpackTransferEvent(log *types.Log) (*TestDollarTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != testDollar.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(TestDollarTransfer)
	if len(log.Data) > 0 {
		if err := testDollar.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range testDollar.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (testDollar *TestDollar) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ECDSAInvalidSignature"].ID.Bytes()[:4]) {
		return testDollar.UnpackECDSAInvalidSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ECDSAInvalidSignatureLength"].ID.Bytes()[:4]) {
		return testDollar.UnpackECDSAInvalidSignatureLengthError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ECDSAInvalidSignatureS"].ID.Bytes()[:4]) {
		return testDollar.UnpackECDSAInvalidSignatureSError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return testDollar.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return testDollar.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return testDollar.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return testDollar.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return testDollar.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return testDollar.UnpackERC20InvalidSpenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ERC2612ExpiredSignature"].ID.Bytes()[:4]) {
		return testDollar.UnpackERC2612ExpiredSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["ERC2612InvalidSigner"].ID.Bytes()[:4]) {
		return testDollar.UnpackERC2612InvalidSignerError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["InvalidAccountNonce"].ID.Bytes()[:4]) {
		return testDollar.UnpackInvalidAccountNonceError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["InvalidShortString"].ID.Bytes()[:4]) {
		return testDollar.UnpackInvalidShortStringError(raw[4:])
	}
	if bytes.Equal(raw[:4], testDollar.abi.Errors["StringTooLong"].ID.Bytes()[:4]) {
		return testDollar.UnpackStringTooLongError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// TestDollarECDSAInvalidSignature represents a ECDSAInvalidSignature error raised by the TestDollar contract.
type TestDollarECDSAInvalidSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ECDSAInvalidSignature()
func TestDollarECDSAInvalidSignatureErrorID() common.Hash {
	return common.HexToHash("0xf645eedf0193584640b6b90cb9477e4c95b98636c148a891d4c0a146dc46e75a")
}

// UnpackECDSAInvalidSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ECDSAInvalidSignature()
func (testDollar *TestDollar) UnpackECDSAInvalidSignatureError(raw []byte) (*TestDollarECDSAInvalidSignature, error) {
	out := new(TestDollarECDSAInvalidSignature)
	if err := testDollar.abi.UnpackIntoInterface(out, "ECDSAInvalidSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarECDSAInvalidSignatureLength represents a ECDSAInvalidSignatureLength error raised by the TestDollar contract.
type TestDollarECDSAInvalidSignatureLength struct {
	Length *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ECDSAInvalidSignatureLength(uint256 length)
func TestDollarECDSAInvalidSignatureLengthErrorID() common.Hash {
	return common.HexToHash("0xfce698f7e8e5342cd615f641317bc45fe7e1e4a8b0a14dd1383ff8dc9c41917f")
}

// UnpackECDSAInvalidSignatureLengthError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ECDSAInvalidSignatureLength(uint256 length)
func (testDollar *TestDollar) UnpackECDSAInvalidSignatureLengthError(raw []byte) (*TestDollarECDSAInvalidSignatureLength, error) {
	out := new(TestDollarECDSAInvalidSignatureLength)
	if err := testDollar.abi.UnpackIntoInterface(out, "ECDSAInvalidSignatureLength", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarECDSAInvalidSignatureS represents a ECDSAInvalidSignatureS error raised by the TestDollar contract.
type TestDollarECDSAInvalidSignatureS struct {
	S [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ECDSAInvalidSignatureS(bytes32 s)
func TestDollarECDSAInvalidSignatureSErrorID() common.Hash {
	return common.HexToHash("0xd78bce0cccb935155ed6428d1c13e50b7f3550fd2b66b9fe266006fea4a5e1eb")
}

// UnpackECDSAInvalidSignatureSError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ECDSAInvalidSignatureS(bytes32 s)
func (testDollar *TestDollar) UnpackECDSAInvalidSignatureSError(raw []byte) (*TestDollarECDSAInvalidSignatureS, error) {
	out := new(TestDollarECDSAInvalidSignatureS)
	if err := testDollar.abi.UnpackIntoInterface(out, "ECDSAInvalidSignatureS", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the TestDollar contract.
type TestDollarERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func TestDollarERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (testDollar *TestDollar) UnpackERC20InsufficientAllowanceError(raw []byte) (*TestDollarERC20InsufficientAllowance, error) {
	out := new(TestDollarERC20InsufficientAllowance)
	if err := testDollar.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the TestDollar contract.
type TestDollarERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func TestDollarERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (testDollar *TestDollar) UnpackERC20InsufficientBalanceError(raw []byte) (*TestDollarERC20InsufficientBalance, error) {
	out := new(TestDollarERC20InsufficientBalance)
	if err := testDollar.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarERC20InvalidApprover represents a ERC20InvalidApprover error raised by the TestDollar contract.
type TestDollarERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func TestDollarERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (testDollar *TestDollar) UnpackERC20InvalidApproverError(raw []byte) (*TestDollarERC20InvalidApprover, error) {
	out := new(TestDollarERC20InvalidApprover)
	if err := testDollar.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the TestDollar contract.
type TestDollarERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func TestDollarERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (testDollar *TestDollar) UnpackERC20InvalidReceiverError(raw []byte) (*TestDollarERC20InvalidReceiver, error) {
	out := new(TestDollarERC20InvalidReceiver)
	if err := testDollar.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarERC20InvalidSender represents a ERC20InvalidSender error raised by the TestDollar contract.
type TestDollarERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func TestDollarERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (testDollar *TestDollar) UnpackERC20InvalidSenderError(raw []byte) (*TestDollarERC20InvalidSender, error) {
	out := new(TestDollarERC20InvalidSender)
	if err := testDollar.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarERC20InvalidSpender represents a ERC20InvalidSpender error raised by the TestDollar contract.
type TestDollarERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func TestDollarERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (testDollar *TestDollar) UnpackERC20InvalidSpenderError(raw []byte) (*TestDollarERC20InvalidSpender, error) {
	out := new(TestDollarERC20InvalidSpender)
	if err := testDollar.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarERC2612ExpiredSignature represents a ERC2612ExpiredSignature error raised by the TestDollar contract.
type TestDollarERC2612ExpiredSignature struct {
	Deadline *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC2612ExpiredSignature(uint256 deadline)
func TestDollarERC2612ExpiredSignatureErrorID() common.Hash {
	return common.HexToHash("0x627913023c184eaad13735d5a3d2657ae76ec9a872a70e0fc57522ef1a114d58")
}

// UnpackERC2612ExpiredSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC2612ExpiredSignature(uint256 deadline)
func (testDollar *TestDollar) UnpackERC2612ExpiredSignatureError(raw []byte) (*TestDollarERC2612ExpiredSignature, error) {
	out := new(TestDollarERC2612ExpiredSignature)
	if err := testDollar.abi.UnpackIntoInterface(out, "ERC2612ExpiredSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarERC2612InvalidSigner represents a ERC2612InvalidSigner error raised by the TestDollar contract.
type TestDollarERC2612InvalidSigner struct {
	Signer common.Address
	Owner  common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC2612InvalidSigner(address signer, address owner)
func TestDollarERC2612InvalidSignerErrorID() common.Hash {
	return common.HexToHash("0x4b800e463b323b1d856edf9dec70329a639d13874a57f5c28219ff57128756db")
}

// UnpackERC2612InvalidSignerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC2612InvalidSigner(address signer, address owner)
func (testDollar *TestDollar) UnpackERC2612InvalidSignerError(raw []byte) (*TestDollarERC2612InvalidSigner, error) {
	out := new(TestDollarERC2612InvalidSigner)
	if err := testDollar.abi.UnpackIntoInterface(out, "ERC2612InvalidSigner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarInvalidAccountNonce represents a InvalidAccountNonce error raised by the TestDollar contract.
type TestDollarInvalidAccountNonce struct {
	Account      common.Address
	CurrentNonce *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidAccountNonce(address account, uint256 currentNonce)
func TestDollarInvalidAccountNonceErrorID() common.Hash {
	return common.HexToHash("0x752d88c0de02638abf10e8e31861e4c68dc1f3a1e7d840e580683f2c282bfc7a")
}

// UnpackInvalidAccountNonceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidAccountNonce(address account, uint256 currentNonce)
func (testDollar *TestDollar) UnpackInvalidAccountNonceError(raw []byte) (*TestDollarInvalidAccountNonce, error) {
	out := new(TestDollarInvalidAccountNonce)
	if err := testDollar.abi.UnpackIntoInterface(out, "InvalidAccountNonce", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarInvalidShortString represents a InvalidShortString error raised by the TestDollar contract.
type TestDollarInvalidShortString struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidShortString()
func TestDollarInvalidShortStringErrorID() common.Hash {
	return common.HexToHash("0xb3512b0c6163e5f0bafab72bb631b9d58cd7a731b082f910338aa21c83d5c274")
}

// UnpackInvalidShortStringError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidShortString()
func (testDollar *TestDollar) UnpackInvalidShortStringError(raw []byte) (*TestDollarInvalidShortString, error) {
	out := new(TestDollarInvalidShortString)
	if err := testDollar.abi.UnpackIntoInterface(out, "InvalidShortString", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestDollarStringTooLong represents a StringTooLong error raised by the TestDollar contract.
type TestDollarStringTooLong struct {
	Str string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StringTooLong(string str)
func TestDollarStringTooLongErrorID() common.Hash {
	return common.HexToHash("0x305a27a93f8e33b7392df0a0f91d6fc63847395853c45991eec52dbf24d72381")
}

// UnpackStringTooLongError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StringTooLong(string str)
func (testDollar *TestDollar) UnpackStringTooLongError(raw []byte) (*TestDollarStringTooLong, error) {
	out := new(TestDollarStringTooLong)
	if err := testDollar.abi.UnpackIntoInterface(out, "StringTooLong", raw); err != nil {
		return nil, err
	}
	return out, nil
}
