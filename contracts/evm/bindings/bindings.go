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

// Entry is an auto generated low-level Go binding around an user-defined struct.
type Entry struct {
	Value [32]byte
	Path  [][32]byte
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
	Games     uint16
	Disputed  uint32
	Lost      uint32
	Paid      uint32
	Payees    [32]byte
	Evidence  [32]byte
}

// GameTableParameters is an auto generated low-level Go binding around an user-defined struct.
type GameTableParameters struct {
	Registry        common.Address
	Escrow          common.Address
	Rules           common.Address
	Referee         common.Address
	Verifier        common.Address
	KeyHash         [32]byte
	PrivateNumerics [32]byte
	Bond            *big.Int
	Answer          *big.Int
	Clock           uint32
	Extension       uint32
}

// Header is an auto generated low-level Go binding around an user-defined struct.
type Header struct {
	Program         [32]byte
	Numerics        [32]byte
	Dataset         [32]byte
	StepsPerSegment uint32
	Steps           uint32
	Ops             [32]byte
	OpCount         uint32
	Tables          [32]byte
	TableCount      uint32
	Data            [32]byte
	DataBytes       uint64
	Seed            uint64
	Batch           uint32
	Accumulate      uint32
	Context         uint32
	Tensors         uint32
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

// Opening is an auto generated low-level Go binding around an user-defined struct.
type Opening struct {
	Source uint8
	Id     uint32
	Leaf   uint32
	Data   []byte
	Path   [][32]byte
	Header [32]byte
	Top    [][32]byte
}

// Operator is an auto generated low-level Go binding around an user-defined struct.
type Operator struct {
	Encoding []byte
	Path     [][32]byte
}

// OperatorRegistryLocks is an auto generated low-level Go binding around an user-defined struct.
type OperatorRegistryLocks struct {
	Open      uint16
	Cooling   uint16
	CoolUntil uint64
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

// Record is an auto generated low-level Go binding around an user-defined struct.
type Record struct {
	Lease   [32]byte
	Segment Segment
	Line    [16]byte
	Path    [][32]byte
}

// Ref is an auto generated low-level Go binding around an user-defined struct.
type Ref struct {
	Lease   [32]byte
	Segment uint32
	Hash    [32]byte
}

// Segment is an auto generated low-level Go binding around an user-defined struct.
type Segment struct {
	Job       [32]byte
	Program   [32]byte
	Numerics  [32]byte
	Dataset   [32]byte
	Index     uint32
	FirstStep uint32
	Steps     uint32
	Start     [32]byte
	End       [32]byte
	Log       [32]byte
}

// State is an auto generated low-level Go binding around an user-defined struct.
type State struct {
	Claim          [32]byte
	Trace          [32]byte
	IsPrivate      bool
	Asserter       common.Address
	Challenger     common.Address
	Phase          uint8
	MovedAt        uint64
	AsserterLeft   uint32
	ChallengerLeft uint32
	Before         [32]byte
	AfterRoot      [32]byte
	Step           uint32
	Count          uint32
	OpCount        uint32
	Ops            [32]byte
	Focus          [32]byte
	Height         uint8
	Index          uint32
	Op             [32]byte
	OpIndex        uint32
	Size           uint32
	Cell           uint32
	Tile           uint32
	Tiles          uint32
	AllTiles       uint32
	AccBefore      uint32
	AccAfter       uint32
	Link           int32
}

// TileProof is an auto generated low-level Go binding around an user-defined struct.
type TileProof struct {
	Header   Header
	Encoding []byte
	Inputs   []Opening
	Roots    []Entry
	Leaf     []byte
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

// DisputeGameMetaData contains all meta data concerning the DisputeGame contract.
var DisputeGameMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"registry\",\"type\":\"address\"},{\"internalType\":\"contractIJobEscrow\",\"name\":\"escrow\",\"type\":\"address\"},{\"internalType\":\"contractGameRules\",\"name\":\"rules\",\"type\":\"address\"},{\"internalType\":\"contractReferee\",\"name\":\"referee\",\"type\":\"address\"},{\"internalType\":\"contractIProofVerifier\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"privateNumerics\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"bond\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"answer\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"clock\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"extension\",\"type\":\"uint32\"}],\"internalType\":\"structGameTable.Parameters\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"AlreadyDone\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimLost\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimStands\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoFault\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoGameNeeded\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"NotPaid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotSigned\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotTheState\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"player\",\"type\":\"address\"}],\"name\":\"NotYourTurn\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"StillRuns\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"TooLate\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"bond\",\"type\":\"uint256\"}],\"name\":\"WrongBond\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongOffer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"}],\"name\":\"WrongPhase\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"}],\"name\":\"Challenged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"string\",\"name\":\"by\",\"type\":\"string\"}],\"name\":\"Decided\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"indexed\":false,\"internalType\":\"structState\",\"name\":\"state\",\"type\":\"tuple\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"opened\",\"type\":\"bytes\"}],\"name\":\"Moved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"by\",\"type\":\"address\"}],\"name\":\"VerifierCut\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"BURNED\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"CONTEXT\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"answer\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"bond\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"a\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"b\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sigA\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"sigB\",\"type\":\"bytes\"}],\"name\":\"breaks\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"seg\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"challenge\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"clock\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"context\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"credits\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"escrow\",\"outputs\":[{\"internalType\":\"contractIJobEscrow\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"extension\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"}],\"name\":\"gameOf\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"keyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"}],\"name\":\"lost\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"moot\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"openCells\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[]\",\"name\":\"nodes\",\"type\":\"bytes32[]\"}],\"name\":\"openNodes\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[]\",\"name\":\"roots\",\"type\":\"bytes32[]\"}],\"name\":\"openSteps\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"name\":\"openSums\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"}],\"name\":\"pickCell\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickLink\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"}],\"name\":\"pickNode\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickOp\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"part\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"left\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"right\",\"type\":\"tuple\"}],\"name\":\"pickStep\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"part\",\"type\":\"uint32\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"}],\"name\":\"pickTile\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"privateNumerics\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"output\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"bytes16\",\"name\":\"line\",\"type\":\"bytes16\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structRecord\",\"name\":\"record\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"proveLink\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[]\",\"name\":\"commitments\",\"type\":\"uint256[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"provePrivate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"inputs\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry[]\",\"name\":\"roots\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"internalType\":\"structTileProof\",\"name\":\"p\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"proveTile\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"referee\",\"outputs\":[{\"internalType\":\"contractReferee\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"registry\",\"outputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"rules\",\"outputs\":[{\"internalType\":\"contractGameRules\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"}],\"internalType\":\"structAttestation\",\"name\":\"a\",\"type\":\"tuple\"}],\"name\":\"slashVerifier\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"}],\"name\":\"stateHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"timeout\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"verifier\",\"outputs\":[{\"internalType\":\"contractIProofVerifier\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"addresspayable\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"seg\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"wrongWords\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "DisputeGame",
	Bin: "0x6101e080604052346103d4576101608161626e8038038091610021828561044d565b8339810103126103d45760405161016081016001600160401b038111828210176104395760405281516001600160a01b03811691908281036103d45781526020830151926001600160a01b0384168085036103d4576020830194855260408201516001600160a01b03811681036103d4576040840190815260608301516001600160a01b03811681036103d4576060850190815260808401516001600160a01b03811681036103d4576080860190815260a08501519060a0870191825260c08601519260c0880193845260e08701519460e08901958652610100880151966101008a0197885261012961014061011a6101208c01610470565b9a6101208d019b8c5201610470565b9a6101408b019b8c523b1590811561042f575b506103675780516001600160a01b03163b15801561041c575b6103675785518015908115610411575b508015610402575b80156103eb575b6103675760018060a01b0383511615855115036103675782516001600160a01b03168015159081610376575b506103675797516001600160a01b0390811660805299518a1660a0529651891660c0529551881660e052945190961661010052925161012052935161014052905161016052915161018052905163ffffffff9081166101a0529051166101c052604051615dec908161048282396080518181816112e501528181611846015281816133190152818161343b01528181614bfb015281816153630152615671015260a0518181816102c301528181611b0f01528181614aa4015281816150520152615c08015260c05181818161037c01528181610c1d015281816116f20152818161289e0152818161358e015281816138d80152614d1b015260e05181818161119f0152612aa601526101005181818161096801526130220152610120518181816108210152818161152c0152612e550152610140518181816119a40152612b190152610160518181816113c5015281816114380152818161191b015281816155ad015281816155f101528181615636015261586e0152610180518181816112a001528181615585015261582701526101a0518181816112620152611a0b01526101c0518181816116ae015281816117a901528181612fdc0152818161526301526152d20152f35b634762470b60e11b5f5260045ffd5b6040516361728f3960e01b81529150602090829060049082905afa9081156103e0575f916103aa575b50845114155f6101a0565b90506020813d6020116103d8575b816103c56020938361044d565b810103126103d457515f61039f565b5f80fd5b3d91506103b8565b6040513d5f823e3d90fd5b5063ffffffff8a511663ffffffff89511610610174565b5063ffffffff8851161561016d565b90508751115f610165565b5081516001600160a01b03163b15610155565b90503b155f61013c565b634e487b7160e01b5f52604160045260245ffd5b601f909101601f19168101906001600160401b0382119082101761043957604052565b519063ffffffff821682036103d45756fe6102a06040526004361015610012575f80fd5b5f610280525f3560e01c80630bcaf8a914613ba85780630c81f333146138665780630e711c9f14613509578063101e218d146130725780631cd30b3f146130465780632b7ac3f3146130005780632d5537b014612fbd5780632e667c4e14612f8b578063319289bf14612f295780633459138614612ef7578063350bf6ec14612b3c5780633855392e14612aff5780633a60d86114612aca5780633b1bebd114612a8457806348605ee714612a2057806351cff8d9146128c257806352f6747a1461287c57806353c0e53e14611de85780635906e52e146119035780635d9623a51461154f57806361728f391461151257806364793455146113e857806364c9ec6f146113ab5780636c780daa1461132857806371f71994146113095780637b103999146112c357806385bb7d691461128657806391ddadf41461124357806393b04f411461112f57806399ba95c7146110c8578063a2a5a7f01461105b578063acfaccda14610f68578063d9f6406814610b3e578063dd02a4f414610674578063de416e18146102e7578063e2fdcc17146102a1578063f9c233f31461020a5763fe5ff468146101c1575f80fd5b34610203576020366003190112610203576004356001600160a01b03811690819003610203576102805152600360205260206040610280512054604051908152f35b6102805180fd5b346102035736600319016105e0811261020357610380136102035761022d613cc7565b506103a4356001600160401b038111610203576040906003199036030112610203576103c4356001600160401b03811161020357604090600319903603011261020357610200366103e31901126102035761029a60405161028f602082613da0565b610280518152614d03565b6102805180f35b3461020357610280513660031901126102035760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346102035736600319016103e0811261020357610380136102035761030a613cc7565b506103a4356001600160401b038111610203576040906003199036030112610203576103c4356001600160401b03811161020357604090600319903603011261020357602060405161035c8282613da0565b61028051815261036e6002600461541f565b906103a16001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661545e565b916103808380518101031261020357604051906103bd82613d84565b84840151928383526040850151868401526103da60608601614201565b60408401526103eb60808601613f07565b60608401526103fc60a08601613f07565b80608085015260c0860151600d8110156102035760a085015260e0860151946001600160401b03861686036102035760c0850195865261043f6101008801614cf2565b9160e086019283526104546101208901614cf2565b9761010087019889526101408101516101208801526101608101516101408801526104826101808201614cf2565b6101608801526104956101a08201614cf2565b6101808801526104a86101c08201614cf2565b6101a08801526101e08101516101c08801526102008101516101e08801526102208101519060ff8216820361020357610380916102008901526104ee6102408201614cf2565b61022089015261026081015161024089015261050d6102808201614cf2565b6102608901526105206102a08201614cf2565b6102808901526105336102c08201614cf2565b6102a08901526105466102e08201614cf2565b6102c08901526105596103008201614cf2565b6102e089015261056c6103208201614cf2565b61030089015261057f6103408201614cf2565b6103208901526105926103608201614cf2565b6103408901520151908160030b8203610203577fe995f46e64c1105696f79ee07587d5230d187cb74793444e88ddac0f696b5e6c986106569861066a9761060f966001600160a01b03956103608c01526001600160401b0360c0830151169363ffffffff6101008160e08601511694015116905252521690615124565b95604051818101906106218287614046565b61038081526106326103a082613da0565b51902090876102805152610280519052604061028051205560405193848094614046565b6103a06103808401526103a0830190615493565b0390a26102805180f35b346102035736600319016104208112610203576103801361020357610384356001600160401b038111610203576106af903690600401613c28565b906103a4356001600160401b038111610203576106d0903690600401613d00565b906060366103c3190112610203576106e6614249565b6106ee615186565b93604085015115610af8576001830191828411610ade576107276107118461420e565b9361071f6040519586613da0565b80855261420e565b602084019490601f1901368637610280515061075287516001600160a01b0360808a01511690615124565b60208801516103e4359163ffffffff831680840361020357602093508a63ffffffff6101608201511663ffffffff6102608301511663ffffffff6102a08401511663ffffffff6102c085015116906001600160a01b03606086015116926101c08601519463ffffffff610340816103208a01511698015116976040519a8c8c019a71696e6665726e65742f636f6e746578742f3160701b8c528c6040469101528c60603091015260808d015260a08c015260c08b015260e08a01526101008901526101208801526101408701527f00000000000000000000000000000000000000000000000000000000000000006101608701526101808601526101a08501526101c08401526101e08301526101e0825261086f61020083613da0565b60405191518091835e810190610280518252806102805192039060025afa15610a5f577f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000016102805151066102805150845115610ac45785526102805192959493925b818110610a86575050506084846040519586957f9649daae0000000000000000000000000000000000000000000000000000000087526040600488015281604488015260648701376102805160648287010152601f80199101168401606481019260031960648784030101602487015251809352019190610280515b818110610a6d57505050908060209203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610a5f576102805191610a25575b5015610a10576109e390604051906109b4604083613da0565b600982527f7468652070726f6f6600000000000000000000000000000000000000000000006020830152615786565b610280517f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d6102805180f35b6377a93d8d60e01b6102805152600461028051fd5b90506020813d602011610a57575b81610a4060209383613da0565b8101031261020357610a5190614201565b8261099b565b3d9150610a33565b6040513d61028051823e3d90fd5b825184528594506020938401939092019160010161094d565b610a968183859996979899614225565b35906001810191828211610ade578651831015610ac457602060019360051b880101520195949392956108d1565b634e487b7160e01b61028051526032600452602461028051fd5b634e487b7160e01b61028051526011600452602461028051fd5b60a0850151600d811015610b2457610b1c906396fe8cdd60e01b6102805152614038565b602461028051fd5b634e487b7160e01b61028051526021600452602461028051fd5b346102035736600319016103c08112610203576103801361020357610384356001600160401b03811161020357610b79903690600401613d00565b906103a4356001600160401b03811161020357610b9a903690600401613c28565b50508160021b917f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610ade57610bd383613e48565b92610be16040519485613da0565b808452610bf0601f1991613e48565b01366020850137610280515b818110610ef95783610c106009600461541f565b610c426001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661545e565b906103808280518101031261020357604051610c5d81613d84565b60208301519182825260408401516020830152610c7c60608501614201565b6040830152610c8d60808501613f07565b6060830152610c9e60a08501613f07565b80608084015260c0850151600d8110156102035760a084015260e0850151936001600160401b03851685036102035760c08401948552610ce16101008701614cf2565b9160e08501928352610cf66101208801614cf2565b966101008601978852610140810151610120870152610160810151610140870152610d246101808201614cf2565b610160870152610d376101a08201614cf2565b610180870152610d4a6101c08201614cf2565b6101a08701526101e08101516101c08701526102008101516101e08701526102208101519060ff821682036102035761038091610200880152610d906102408201614cf2565b610220880152610260810151610240880152610daf6102808201614cf2565b610260880152610dc26102a08201614cf2565b610280880152610dd56102c08201614cf2565b6102a0880152610de86102e08201614cf2565b6102c0880152610dfb6103008201614cf2565b6102e0880152610e0e6103208201614cf2565b610300880152610e216103408201614cf2565b610320880152610e346103608201614cf2565b6103408801520151908160030b8203610203577fe995f46e64c1105696f79ee07587d5230d187cb74793444e88ddac0f696b5e6c976106569761066a96610eb1966001600160a01b03956103608b01526001600160401b0360c0830151169363ffffffff6101008160e08601511694015116905252521690615124565b946040516020810190610ec48286614046565b6103808152610ed56103a082613da0565b51902086610280515261028051602052604061028051205560405193848094614046565b80610f0f610f0a6001938587614225565b613ef6565b60208260021b870101907fffffffff000000000000000000000000000000000000000000000000000000007bffffffffffffffffffffffffffffffffffffffffffffffffffffffff8351169160e01b1617905201610bfc565b3461020357610f88610f7936613e08565b9190610f83614249565b6158ed565b60a0810151600d811015610b2457610f9f90615d39565b60c0820151610fcb906001600160401b031682156110495763ffffffff8060e0860151165b1690613f4f565b9283421115611017576109e3935060405192610fe8604085613da0565b600984527f74686520636c6f636b0000000000000000000000000000000000000000000000602085015261589c565b837f38abce69000000000000000000000000000000000000000000000000000000006102805152600452602461028051fd5b63ffffffff8061010086015116610fc4565b346102035736600319016105e0811261020357610380136102035761107e613df7565b50611087613cdb565b506103c4356001600160401b03811161020357604090600319903603011261020357610200366103e31901126102035761029a60405161028f602082613da0565b346102035736600319016103c081126102035761038013610203576110eb613cc7565b506103a4356001600160401b0381116102035761110c903690600401613c28565b5050602060405161111d8282613da0565b61028051815261036e6008600461541f565b346102035736600319016104008112610203576103801361020357610384356001600160401b03811161020357610280906003199036030112610203576060366103a319011261020357611181614249565b611189615186565b6040810151611220576111c46001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661545e565b90602082805181010312610203576111e160206109e39301614201565b15604051916111f1604084613da0565b600883527f7468652074696c650000000000000000000000000000000000000000000000006020840152615733565b60a00151600d811015610b2457610b1c906396fe8cdd60e01b6102805152614038565b34610203576102805136600319011261020357602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461020357610280513660031901126102035760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b3461020357610280513660031901126102035760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610203576102805136600319011261020357602060405161dead8152f35b346102035736600319016103c0811261020357610380136102035761134b613cc7565b506103a4356001600160401b0381116102035760409060031990360301126102035760a435600d811015610203576006036113a45760065b60209061036e604051916113978484613da0565b610280518352600461541f565b6004611383565b3461020357610280513660031901126102035760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b34610203576113f9610f7936613e08565b9081516102805152600260205260ff604061028051205416156114fd576114209082615b5e565b506114706080820161145d6001600160a01b038251167f000000000000000000000000000000000000000000000000000000000000000090615d1a565b6001600160a01b03835191511690615124565b90516040519160208352600c60208401527f616e6f746865722067616d65000000000000000000000000000000000000000060408401527f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a160606102805194a4610280517f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d6102805180f35b630d705fa960e21b6102805152600461028051fd5b3461020357610280513660031901126102035760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b3461020357366003190161062081126102035761038013610203576102003661038319011261020357610584356001600160401b038111610203576040906003199036030112610203576105a4356001600160401b038111610203576101a0906003199036030112610203576060366105c3190112610203576115d0614249565b6115d8613f70565b506115e360046158ed565b60a081018051600d811015610b2457600b19016118e35750611605600c615d39565b80156118cf576001600160a01b03806060840151165b168033141580611822575b61180a575060c082018051909190611658906001600160401b031682156117f85760e085015163ffffffff1690613f4f565b8042116117e0575063ffffffff6116796001600160401b0384511642614701565b16901561177b5763ffffffff61169660e0850192828451166146e7565b169052610100820163ffffffff8151169063ffffffff7f000000000000000000000000000000000000000000000000000000000000000016809210611773575b50505b6001600160401b03421690526117176001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661545e565b906020828051810103126102035761173460206109e39301614201565b1560405191611744604084613da0565b600883527f746865206c696e6b00000000000000000000000000000000000000000000000060208401526154b7565b5282806116d6565b63ffffffff611792610100850192828451166146e7565b16905260e0820163ffffffff8151169063ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168092106117d8575b50506116d9565b5282806117d1565b63348f2b4160e11b6102805152600452602461028051fd5b63ffffffff8061010087015116610fc4565b6349f5ad1160e01b6102805152600452602461028051fd5b5060405163636f35d360e01b81523360048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610a5f578291610280519161188b575b506001600160a01b03161415611626565b9150506020813d6020116118c7575b816118a760209383613da0565b81010312610203576001600160a01b036118c18392613f07565b9061187a565b3d915061189a565b6001600160a01b038060808401511661161b565b51600d811015610b2457610b1c906396fe8cdd60e01b6102805152614038565b61190c36613c55565b9061191995929495614249565b7f0000000000000000000000000000000000000000000000000000000000000000803403611db757509061194f918487856142bd565b9261195c8184878561470e565b611d705760c0810194600263ffffffff61197588613ef6565b16108015611d9e575b611d70576020916101a0611990613f70565b9461199a8861514c565b86520135838501527f00000000000000000000000000000000000000000000000000000000000000008015159182611d63575b50501515604084015201916001600160a01b036119e984613e34565b3360808501521660608301526001600160401b03421660c083015263ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168061010084015260e083015261010081013561014083015260e081013561012083015263ffffffff611a74611a6e60c0611a6760a08601613ef6565b9401613ef6565b96613ef6565b9181610180850197816101a0870195168552168752166101608301525f19610360830152600163ffffffff60a0840196828852511614611d0d575b5090919250611abd82613e34565b91611ac78461514c565b93611ad23386615124565b94856102805152610280516020526040610280512054611cf8576102805152600260205260ff604061028051205416611cca576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016908051602082019563ffffffff87511693803b1561020357604051632056444160e11b815261028051600482019490945263ffffffff90951660248601526001600160a01b0390911660448501528390818060648101039161028051905af1918215610a5f578692611ca6575b50936103c09392917ff89ad4756ee4fa33ddbce545d681b085fb8652fe1a9e189b3dcaf553fd1637e460607fe995f46e64c1105696f79ee07587d5230d187cb74793444e88ddac0f696b5e6c976040516020810190611bfb828a614046565b6103808152611c0c6103a082613da0565b5190208461028051526102805160205260406102805120556001600160a01b03611c44604063ffffffff845198511693015197613e34565b16956040519182526020820152336040820152a4611c656040518092614046565b6103a0610380820152610280516103a0820152a2610280517f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d6102805180f35b611cb891949392506102805190613da0565b61028051610203579091849086611b9c565b7f84c5e867000000000000000000000000000000000000000000000000000000006102805152600461028051fd5b630bdb902160e41b6102805152600461028051fd5b63ffffffff905116936102805150610280515b6040811080611d57575b15611d3f575f198114610ade57600101611d20565b60ff1661020083015260039052919250829184611aaf565b50856001821b10611d2a565b84013514905087806119cd565b7f4b7eec29000000000000000000000000000000000000000000000000000000006102805152600461028051fd5b5063ffffffff611db060c08601613ef6565b161561197e565b7ff17d47af000000000000000000000000000000000000000000000000000000006102805152600452602461028051fd5b346102035736600319016105a08112610203576101c01361020357610120366101c319011261020357610140366102e3190112610203576101403661042319011261020357610564356001600160401b03811161020357611e4d903690600401613c28565b610584356001600160401b03811161020357611e6d903690600401613c28565b6101c05261020052611e7d614249565b604051611e8981613d69565b610280518152610280516020820152604061028051910152604051907f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be131602083015260043560408301526102805150602435926001600160a01b0384168403610203576001600160a01b0384811660608501526044359081168103610203576001600160a01b0381811660808601526064359081168103610203576001600160a01b03811660a08601526084356102408190526001600160401b038116900361020357610240516001600160401b031660c086015260a43563ffffffff811681036102035763ffffffff81811660e088015260c4356102608190529081169003610203576102605163ffffffff1661010087015260e4359060ff821682036102035760ff8216610120880152610104359261ffff841684036102035761ffff8481166101408a0152610124359590861686036102035761ffff86166101608a0152610144359663ffffffff881688036102035763ffffffff88166101808b015261016435986001600160401b038a168a03610203576001600160401b038a81166101a08d0152610184359b908c168c03610203576001600160401b038c166101c08201526101a4356101e08201526101e0815261206861020082613da0565b602081519101206101c43514801590612871575b61283257604051610180527f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f60206101805101526101c435604061018051015261028051610220526101e435610220526001600160a01b0361022051166102205103610203576001600160a01b0361022051166060610180510152610280516101e052610204356101e0526001600160a01b036101e051166101e051141560e05260e051610203576001600160a01b036101e051166080610180510152610280516101a052610224356101a0526001600160401b036101a051166101a05103610203576001600160401b036101a0511660a06101805101526102805161016052610244356101605263ffffffff610160511661016051036102035763ffffffff610160511660c06101805101526102805161014052610264356101405263ffffffff610140511661014051036102035763ffffffff610140511660e06101805101526102843561010061018051015261028051610120526102a435610120526001600160401b0361012051166101205103610203576001600160401b03610120511661012061018051015261028051610100526102c435610100526001600160401b0361010051166101005103610203576001600160401b036101005116610140610180510152610140610180515261227a61016061018051613da0565b61018051805160209091012060c0526103643563ffffffff81169003610203576040517134b73332b93732ba17b9b2b3b6b2b73a179960711b60208201526102e43560408201526103043560608201526103243560808201526103443560a0820152610280515063ffffffff610364351660c082015261028051506103843563ffffffff81168091036102035760e08201526103a43563ffffffff81169190829003610203576020916101008201526103c4356101208201526103e43561014082015261040435610160820152610160815261235861018082613da0565b8160405191805191829101835e810190610280518252806102805192039060025afa15610a5f576123ff91610280515160a05260405160805261239c608051613d69565b60c0516080515263ffffffff61036435166020608051015260a05160406080510152608051506123fa6123f56040516123d481613d69565b60c051815263ffffffff6103643516602082015260a0516040820152614fb4565b61501b565b6150f0565b506004811015610b24571590811591612852575b506127fe5760405161242481613d69565b610280805182528051602080840191909152905160409283015281517f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be13191810191909152600435918101919091526001600160a01b039a8b166060820152908a166080820152981660a0890152610240516001600160401b0390811660c08a015263ffffffff91821660e08a01526102605182166101008a015260ff9290921661012089015261ffff9283166101408901529290911661016087015291166101808501529081166101a0840152166101c08201526101a4356101e080830191909152815261251461020082613da0565b6101c435908051906020012014801590612847575b61283257604080517f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f60208201526101c43591810191909152610220516001600160a01b0316606082015260e051610203576101e0516001600160a01b031660808201526101a0516001600160401b0390811660a0830152610160805163ffffffff90811660c0850152610140805190911660e08501526102843561010080860191909152610120805185169086015251909216828401529082526125ee9082613da0565b80516020909101206104a43563ffffffff81168082036102035760405160208101927134b73332b93732ba17b9b2b3b6b2b73a179960711b84526104243560408301526104443560608301526104643560808301526104843560a08301526102805150508160c082015261028051506104c43563ffffffff81168091036102035760e08201526104e43563ffffffff8116919082900361020357602091610100820152610504359384610120830152610524356101408301526105443561016083015261016082526126c261018083613da0565b60405191518091835e810190610280518252806102805192039060025afa15610a5f5761273a610280515193604051946126fb86613d69565b81865283602087015260408601938185526040519261271984613d69565b8352602083015260408201526101c051906123fa6123f56102005192614fb4565b506004811015610b24571590811591612813575b506127fe5761275b613ece565b63ffffffff80612769613ee2565b1691161490816127eb575b501590816127a4575b5061278f57610220516109e391614a79565b631b3342ef60e21b6102805152600461028051fd5b905063ffffffff6127b3613ece565b1660018101809111610ade5763ffffffff6127cc613ee2565b1614908115916127de575b508261277d565b90506103e43514826127d7565b9050604060805101519051141583612774565b6314e52a5b60e31b6102805152600461028051fd5b5f60e0526101e0516001600160a01b039182169116141590508461274e565b63023b753d60e31b6102805152600461028051fd5b506101a43515612529565b5f60e0526101e0516001600160a01b039182169116141590508b612413565b506101a4351561207c565b3461020357610280513660031901126102035760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610203576020366003190112610203576004356001600160a01b038116809103610203576128ef614249565b3361028051526003602052604061028051205480156129f25733610280515260036020526102805160406102805120556040518281528160208201527fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb60403392a26102805190819081908190855af13d156129ed573d61296f81613e48565b9061297d6040519283613da0565b8152610280513d916020013e5b156129bc57610280517f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d6102805180f35b7f4fe5776d000000000000000000000000000000000000000000000000000000006102805152600452602461028051fd5b61298a565b7f4d63c252000000000000000000000000000000000000000000000000000000006102805152600461028051fd5b346102035736600319016080811261020357606013610203576064356001600160a01b038116810361020357612a7c60209160405183810190612a7481612a6684613e63565b03601f198101835282613da0565b519020615124565b604051908152f35b3461020357610280513660031901126102035760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346102035760203660031901126102035760043561028051526002602052602060ff6040610280512054166040519015158152f35b3461020357610280513660031901126102035760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b346102035736600319016103e08112610203576103801361020357604051612b6381613d84565b60043581526020810160243581526044358015158103610203576040830152606435906001600160a01b03821682036102035760608301918252608435926001600160a01b0384168403610203576080810193845260a435600d8110156102035760a082015260c4356001600160401b03811681036102035760c082015260e43563ffffffff811681036102035760e08201526101043563ffffffff81168103610203576101008201526101243561012082015261014435610140820152610164359363ffffffff851685036102035761016082019485526101843563ffffffff81168103610203576101808301526101a43563ffffffff81168103610203576101a08301526101c4356101c083019081526101e4356101e0840152916102043560ff81168103610203576102008201526102243563ffffffff811681036102035761022082015261024435610240820152610264359263ffffffff841684036102035761026082019384526102843563ffffffff81168103610203576102808301526102a4359563ffffffff87168703610203576102a083019687526102c43563ffffffff81168103610203576102c084019081526102e43563ffffffff81168103610203576102e08501526103043563ffffffff8116810361020357610300850152610324359363ffffffff85168503610203576103208101948552610344359563ffffffff8716870361020357610340820196875261036435600381900b810361020357610360830152606036610383190112610203576001600160a01b03612db89261028051505191511690615124565b9651976103a43563ffffffff811697908881036102035763ffffffff6001600160a01b03818060209f8180969181925051169651169651169651169651169651975116975116976040519a8c8c019a71696e6665726e65742f636f6e746578742f3160701b8c528c6040469101528c60603091015260808d015260a08c015260c08b015260e08a01526101008901526101208801526101408701527f00000000000000000000000000000000000000000000000000000000000000006101608701526101808601526101a08501526101c08401526101e08301526101e08252612ea361020083613da0565b60405191518091835e810190610280518252806102805192039060025afa15610a5f5760207f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001610280515106604051908152f35b346102035760203660031901126102035760043561028051526102805160205260206040610280512054604051908152f35b3461020357612f3736613d30565b60a0839293013591600d83101561020357610c1092600503612f8057612f7b6005925b612f6d6040519687926020840191613f1b565b03601f198101865285613da0565b61541f565b612f7b600392612f5a565b34610203576102805136600319011261020357602060405171696e6665726e65742f636f6e746578742f3160701b8152f35b34610203576102805136600319011261020357602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461020357610280513660031901126102035760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461020357612f7b610c10600161305c36613d30565b612f6d6040969296519687926020840191613f1b565b346133e1573660031901608081126133e1576060136133e1576064356001600160401b0381116133e1578036039060806003198301126133e1576130b4614249565b60405160208101906130c981612a6684613e63565b51902091825f52600260205260ff60405f205416156134fa5760448201916130f083613e34565b60408051602081018781526001600160a01b039093169181019190915261311a8160608101612a66565b51902091825f52600160205260ff60405f2054166134eb57600435613168613140613ebb565b63ffffffff6040519161315283613d69565b8483521660208201526044356040820152614fb4565b613170613ebb565b61317c85600401613ef6565b9261318688613e34565b6040519360e085018581106001600160401b038211176134d757613264966001600160a01b039463ffffffff92604052875281602088019616865260408701928352606087016001815282608089019216825260a088019360248c013585528660c08a0196168652836040519860208a019a7f3da2b131262afadb14fbeee591703d5b9d6e5e87535dc5727254b9266f46da478c525160408b01525116606089015251608088015251151560a0870152511660c08501525160e08401525116610100820152610100815261325c61012082613da0565b51902061501b565b91606481013591602219018212156133e157016004810135906001600160401b0382116133e15760240181360381136133e1576132a0926150f0565b5060048110156134c35715908115916133f4575b506133e5575f52600160205260405f20600160ff198254161790556132d881613e34565b604051926001600160a01b03339216907f1a42a616b4b563721bdcfb6840d46c01a0091575dc78b573cdfaf6fb0f99e2345f80a461333f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691613e34565b813b156133e1577fa6f28c060000000000000000000000000000000000000000000000000000000083526001600160a01b031660048301523360248301525f908290604490829084905af180156133d6576133c157610280517f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d6102805180f35b5f6133cb91613da0565b5f61028052806109e3565b6040513d5f823e3d90fd5b5f80fd5b6314e52a5b60e31b5f5260045ffd5b90506001600160a01b03604051917f5b5175d50000000000000000000000000000000000000000000000000000000083521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156133d6575f91613489575b506001600160a01b038061347e85613e34565b1691161415846132b4565b90506020813d6020116134bb575b816134a460209383613da0565b810103126133e1576134b590613f07565b8461346b565b3d9150613497565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b630bdb902160e41b5f5260045ffd5b630d705fa960e21b5f5260045ffd5b346133e15736600319016103a081126133e157610380136133e157610384356001600160401b0381116133e157613544903690600401613c28565b61354d81613e48565b9161355b6040519384613da0565b81835236828201116133e157815f9260209283860137830101526135816007600461541f565b6135b36001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661545e565b90610380828051810103126133e1576040516135ce81613d84565b602083015191828252604084015160208301526135ed60608501614201565b60408301526135fe60808501613f07565b606083015261360f60a08501613f07565b80608084015260c0850151600d8110156133e15760a084015260e0850151936001600160401b03851685036133e15760c084019485526136526101008701614cf2565b9160e085019283526136676101208801614cf2565b9661010086019788526101408101516101208701526101608101516101408701526136956101808201614cf2565b6101608701526136a86101a08201614cf2565b6101808701526136bb6101c08201614cf2565b6101a08701526101e08101516101c08701526102008101516101e08701526102208101519060ff821682036133e157610380916102008801526137016102408201614cf2565b6102208801526102608101516102408801526137206102808201614cf2565b6102608801526137336102a08201614cf2565b6102808801526137466102c08201614cf2565b6102a08801526137596102e08201614cf2565b6102c088015261376c6103008201614cf2565b6102e088015261377f6103208201614cf2565b6103008801526137926103408201614cf2565b6103208801526137a56103608201614cf2565b6103408801520151908160030b82036133e1577fe995f46e64c1105696f79ee07587d5230d187cb74793444e88ddac0f696b5e6c976106569761386196613822966001600160a01b03956103608b01526001600160401b0360c0830151169363ffffffff6101008160e08601511694015116905252521690615124565b9460405160208101906138358286614046565b61038081526138466103a082613da0565b519020865f525f60205260405f205560405193848094614046565b0390a2005b346133e15736600319016103c081126133e157610380136133e157613889613cc7565b506103a4356001600160401b0381116133e1576138aa903690600401613d00565b505060206040516138bb8282613da0565b5f81526138ca600a600461541f565b906138fd6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661545e565b91610380838051810103126133e1576040519061391982613d84565b848401519283835260408501518684015261393660608601614201565b604084015261394760808601613f07565b606084015261395860a08601613f07565b80608085015260c0860151600d8110156133e15760a085015260e0860151946001600160401b03861686036133e15760c0850195865261399b6101008801614cf2565b9160e086019283526139b06101208901614cf2565b9761010087019889526101408101516101208801526101608101516101408801526139de6101808201614cf2565b6101608801526139f16101a08201614cf2565b610180880152613a046101c08201614cf2565b6101a08801526101e08101516101c08801526102008101516101e08801526102208101519060ff821682036133e15761038091610200890152613a4a6102408201614cf2565b610220890152610260810151610240890152613a696102808201614cf2565b610260890152613a7c6102a08201614cf2565b610280890152613a8f6102c08201614cf2565b6102a0890152613aa26102e08201614cf2565b6102c0890152613ab56103008201614cf2565b6102e0890152613ac86103208201614cf2565b610300890152613adb6103408201614cf2565b610320890152613aee6103608201614cf2565b6103408901520151908160030b82036133e1577fe995f46e64c1105696f79ee07587d5230d187cb74793444e88ddac0f696b5e6c986106569861386197613b6b966001600160a01b03956103608c01526001600160401b0360c0830151169363ffffffff6101008160e08601511694015116905252521690615124565b955f60405182810190613b7e8288614046565b6103808152613b8f6103a082613da0565b519020918882525260405f205560405193848094614046565b346133e157613bda613bd4613bbc36613c55565b8497959691613bcc959395614249565b8484896142bd565b9461470e565b15613c1957613bee6020613bf49301613e34565b90614a79565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b631b3342ef60e21b5f5260045ffd5b9181601f840112156133e1578235916001600160401b0383116133e157602083818601950101116133e157565b600319810161064081126133e1576101c0136133e1576004916101206101c3198301126133e1576101c4916101406102e3198201126133e1576102e491610200610423198301126133e1576104249161062435906001600160401b0382116133e157613cc391600401613c28565b9091565b610384359063ffffffff821682036133e157565b6103a4359063ffffffff821682036133e157565b359063ffffffff821682036133e157565b9181601f840112156133e1578235916001600160401b0383116133e1576020808501948460051b0101116133e157565b9060031982016103a081126133e157610380136133e15760049161038435906001600160401b0382116133e157613cc391600401613d00565b606081019081106001600160401b038211176134d757604052565b61038081019081106001600160401b038211176134d757604052565b90601f801991011681019081106001600160401b038211176134d757604052565b35906001600160a01b03821682036133e157565b35906001600160401b03821682036133e157565b359060ff821682036133e157565b61038435908160030b82036133e157565b9060031982016103e081126133e157610380136133e15760606004926103831901126133e15761038490565b356001600160a01b03811681036133e15790565b6001600160401b0381116134d757601f01601f191660200190565b906060820191600435815260243563ffffffff81168091036133e15760208201526040604435910152565b91909160408060608301948035845263ffffffff613eae60208301613cef565b1660208501520135910152565b60243563ffffffff811681036133e15790565b6103643563ffffffff811681036133e15790565b6104a43563ffffffff811681036133e15790565b3563ffffffff811681036133e15790565b51906001600160a01b03821682036133e157565b91907f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81116133e15760051b809282370190565b91908201809211613f5c57565b634e487b7160e01b5f52601160045260245ffd5b60405190613f7d82613d84565b5f610360838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201520152565b600d8110156134c357600452565b80518252602081015160208301526040810151151560408301526001600160a01b0360608201511660608301526001600160a01b03608082015116608083015260a0810151600d8110156134c35761036091829160a08501526001600160401b0360c08201511660c085015263ffffffff60e08201511660e085015263ffffffff6101008201511661010085015261012081015161012085015261014081015161014085015263ffffffff6101608201511661016085015263ffffffff6101808201511661018085015263ffffffff6101a0820151166101a08501526101c08101516101c08501526101e08101516101e085015260ff6102008201511661020085015263ffffffff6102208201511661022085015261024081015161024085015263ffffffff6102608201511661026085015263ffffffff6102808201511661028085015263ffffffff6102a0820151166102a085015263ffffffff6102c0820151166102c085015263ffffffff6102e0820151166102e085015263ffffffff6103008201511661030085015263ffffffff6103208201511661032085015263ffffffff61034082015116610340850152015160030b910152565b519081151582036133e157565b6001600160401b0381116134d75760051b60200190565b91908110156142355760051b0190565b634e487b7160e01b5f52603260045260245ffd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6142955760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b9493909291945f604080516142d181613d69565b8281528260208201520152604051906101a060208301917f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be1318352803560408501526001600160a01b0361432660208301613dc1565b1660608501526001600160a01b0361434060408301613dc1565b1660808501526001600160a01b0361435a60608301613dc1565b1660a08501526001600160401b0361437460808301613dd5565b1660c085015263ffffffff61438b60a08301613cef565b1660e085015263ffffffff6143a260c08301613cef565b1661010085015260ff6143b760e08301613de9565b1661012085015261ffff6143ce6101008301615d5b565b1661014085015261ffff6143e56101208301615d5b565b1661016085015263ffffffff6143fe6101408301613cef565b166101808501526001600160401b0361441a6101608301613dd5565b16828501526001600160401b036144346101808301613dd5565b166101c0850152013591826101e08201526101e0815261445661020082613da0565b519020908435809214908115916146de575b506146cf5760405160208101917f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f835260408201526001600160a01b036144b160208701613dc1565b1660608201526001600160401b0361454561010060408801976001600160a01b036144db8a613dc1565b166080860152836144ee60608301613dd5565b1660a086015263ffffffff61450560808301613cef565b1660c086015263ffffffff61451c60a08301613cef565b1660e086015260c0810135828601528361453860e08301613dd5565b1661012086015201613dd5565b16610140820152610140815261455d61016082613da0565b5190209160205f6080880161457181613ef6565b986101206040519163ffffffff6145c6878501957134b73332b93732ba17b9b2b3b6b2b73a179960711b87528335604087015288840135606087015260408401356080870152606084013560a0870152613cef565b1660c084015263ffffffff6145dd60a08301613cef565b1660e084015263ffffffff6145f460c08301613cef565b1661010084015260e0810135828401526101008101356101408401520135610160820152610160815261462961018082613da0565b604051918291518091835e8101838152039060025afa156133d6576123fa6123f5614692945f5163ffffffff6040519a6146628c613d69565b838c5216998a6020820152816040820152996040519261468184613d69565b835260208301526040820152614fb4565b5060048110156134c35715918215926146ae575b50506133e557565b6001600160a01b039192506146c38291613e34565b16911614155f806146a6565b63023b753d60e31b5f5260045ffd5b9050155f614468565b9063ffffffff8091169116039063ffffffff8211613f5c57565b91908203918211613f5c57565b61478f919361477d916040519060208201907f696e6665726e65742f74726163652f3100000000000000000000000000000000825260205f853593846040870152828701359586606082015263ffffffff61485a6101e060408b01359a8b608086015283606082019d8e613cef565b1660a086015283608082019e8f613cef565b1660c086015260a081013560e0860152836147ac60c08301613cef565b1661010086015260e0810135610120860152836147cc6101008301613cef565b166101408601526101208101356101608601526001600160401b036147f46101408301613dd5565b166101808601526001600160401b036148106101608301613dd5565b166101a0860152836148256101808301613cef565b166101c08601528361483a6101a08301613cef565b16828601528361484d6101c08301613cef565b1661020086015201613cef565b16610220820152610220815261487261024082613da0565b604051918291518091835e8101838152039060025afa156133d6575f516101a082013503614a6a573586351490811591614a5b575b50614a095760408501351490811591614a4c575b506149c85760808301906148ce82613ef6565b92608086019363ffffffff806148e387613ef6565b169116108015614a14575b614a095763ffffffff61490084613ef6565b169063ffffffff61491084613ef6565b1691828102928184041490151715613f5c578163ffffffff61493460a08901613ef6565b16148015906149f1575b6149e55763ffffffff9161495460c08801613ef6565b93614969828561496386613ef6565b16614701565b8461497383613ef6565b1611156149d157508261496361498893613ef6565b915b16036149c85763ffffffff6149a86149a28293613ef6565b93613ef6565b1691161491826149b757505090565b60e091925060c00135910135141590565b50505050600190565b8392506149de9150613ef6565b169161498a565b50505050505050600190565b5063ffffffff614a0082613ef6565b1682101561493e565b505050505050600190565b50614a30614a2184613ef6565b614a2a86613ef6565b906146e7565b63ffffffff80614a4260a08a01613ef6565b16911610156148ee565b9050606084013514155f6148bb565b9050602086013514155f6148a7565b6377a93d8d60e01b5f5260045ffd5b90614a838261514c565b905f92825f52600260205260ff60405f2054166134eb576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690805190602081019163ffffffff83511690843b156133e157604051632056444160e11b8152600481019190915263ffffffff9190911660248201526001600160a01b03851660448201525f8160648183885af180156133d657614cd6575b5090608463ffffffff6020938789526002855260408920600160ff1982541617905551925116918760405195869485936309827dc560e11b8552600485015260248401526001600160a01b0388166044840152600160648401525af1908115614ccb578491614c91575b50614bf1575b506040519160208352600d60208401527f697473206f776e20776f7264730000000000000000000000000000000000000060408401527f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a160603394a4565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690813b15614c8d57604051631a3dd90560e21b81526001600160a01b039190911660048201523360248201529083908290604490829084905af18015614c8257908391614c69575b50614b93565b81614c7391613da0565b614c7e57815f614c63565b5080fd5b6040513d85823e3d90fd5b8380fd5b90506020813d602011614cc3575b81614cac60209383613da0565b81010312614c8d57614cbd90614201565b5f614b8d565b3d9150614c9f565b6040513d86823e3d90fd5b6020929196505f614ce691613da0565b5f959091506084614b23565b519063ffffffff821682036133e157565b614d0e60048061541f565b614d406001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661545e565b90610380828051810103126133e157604051614d5b81613d84565b60208301519182825260408401516020830152614d7a60608501614201565b6040830152614d8b60808501613f07565b6060830152614d9c60a08501613f07565b80608084015260c0850151600d8110156133e15760a084015260e0850151936001600160401b03851685036133e15760c08401948552614ddf6101008701614cf2565b9160e08501928352614df46101208801614cf2565b966101008601978852610140810151610120870152610160810151610140870152614e226101808201614cf2565b610160870152614e356101a08201614cf2565b610180870152614e486101c08201614cf2565b6101a08701526101e08101516101c08701526102008101516101e08701526102208101519060ff821682036133e15761038091610200880152614e8e6102408201614cf2565b610220880152610260810151610240880152614ead6102808201614cf2565b610260880152614ec06102a08201614cf2565b610280880152614ed36102c08201614cf2565b6102a0880152614ee66102e08201614cf2565b6102c0880152614ef96103008201614cf2565b6102e0880152614f0c6103208201614cf2565b610300880152614f1f6103408201614cf2565b610320880152614f326103608201614cf2565b6103408801520151908160030b82036133e1577fe995f46e64c1105696f79ee07587d5230d187cb74793444e88ddac0f696b5e6c9761065697614faf96613822966001600160a01b03956103608b01526001600160401b0360c0830151169363ffffffff6101008160e08601511694015116905252521690615124565b0390a2565b60405161500660208201927fbb229e1259c9e8bfd24e1aa7ba7a2e6dfab7a709b0607dfa27dbd30701e16b7e84526040830190604080918051845263ffffffff60208201511660208501520151910152565b6080815261501560a082613da0565b51902090565b604051907ff698da250000000000000000000000000000000000000000000000000000000082526020826004816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156133d6575f916150bb575b60429250604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b90506020823d6020116150e8575b816150d660209383613da0565b810103126133e1576042915190615082565b3d91506150c9565b906041830361511a576151139250602081013591604082359201355f1a90615d6a565b9192909190565b50505f9160029190565b60408051602081019283526001600160a01b0390931690830152906150158160608101612a66565b604051615177602082018093604080918051845263ffffffff60208201511660208501520151910152565b60608152615015608082613da0565b61518e613f70565b5061519960046158ed565b9060a082018051600d8110156134c357600a19016153fd57506151bc600b615d39565b80156153e9576001600160a01b03806060850151165b16803314158061533f575b61532d575060c083019061520d6001600160401b03835116825f1461531b5760e086015163ffffffff1690613f4f565b804211615309575063ffffffff61522e6001600160401b0384511642614701565b1690156152a45763ffffffff61524b60e0860192828451166146e7565b169052610100830163ffffffff8151169063ffffffff7f00000000000000000000000000000000000000000000000000000000000000001680921061529c575b50505b6001600160401b0342169052565b525f8061528b565b63ffffffff6152bb610100860192828451166146e7565b16905260e0830163ffffffff8151169063ffffffff7f000000000000000000000000000000000000000000000000000000000000000016809210615301575b505061528e565b525f806152fa565b63348f2b4160e11b5f5260045260245ffd5b63ffffffff8061010088015116610fc4565b6349f5ad1160e01b5f5260045260245ffd5b5060405163636f35d360e01b81523360048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156133d65782915f916153a5575b506001600160a01b031614156151dd565b9150506020813d6020116153e1575b816153c160209383613da0565b810103126133e1576001600160a01b036153db8392613f07565b90615394565b3d91506153b4565b6001600160a01b03806080850151166151d2565b51600d8110156134c35761541a906396fe8cdd60e01b5f52614038565b60245ffd5b6154349092919261542e613f70565b506158ed565b9160a083018051600d8110156134c357600d8310156134c3578290036153fd57506151bc90615d39565b90604051915f806020850192368285378336915afa3d5f833e1561548f57503d82523d8201603f01601f1916604052565b3d90fd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b90918280615719575b806154d3916156fc575b6105c484615c72565b5f9380156156e8576001600160a01b03608085015116925b84519361550760808701956001600160a01b0387511690615124565b7f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a16001600160a01b0388519361554c6040519283926020845216966020830190615493565b0390a4615622575081518352600260205260ff6040842054166155e9575060406155d16001600160a01b0360606155e5940151166155ab7f00000000000000000000000000000000000000000000000000000000000000008092615d1a565b7f0000000000000000000000000000000000000000000000000000000000000000614701565b9261dead8152600360205220918254613f4f565b9055565b5161562092507f000000000000000000000000000000000000000000000000000000000000000091506001600160a01b0316615d1a565b565b9091925061565b6001600160a01b038351167f000000000000000000000000000000000000000000000000000000000000000090615d1a565b615663575050565b6001600160a01b03806060817f00000000000000000000000000000000000000000000000000000000000000001694015116915116823b156133e157604051631a3dd90560e21b81526001600160a01b03928316600482015291166024820152905f908290604490829084905af180156133d6576156de5750565b5f61562091613da0565b6001600160a01b03606085015116926154eb565b83515f52600260205260405f20600160ff198254161790556154ca565b5081515f9081526002602052604090205460ff16156154c0565b9091828061576c575b806154d39161574f575b6103a484615c72565b83515f52600260205260405f20600160ff19825416179055615746565b5081515f9081526002602052604090205460ff161561573c565b906157945f6103c484615c72565b5060608201916001600160a01b038351168151926157c160808401946001600160a01b0386511690615124565b7f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a16157fc855193604051918291602083526020830190615493565b0390a4515f52600260205260ff60405f20541661586657506001600160a01b0361584d9151166155ab7f00000000000000000000000000000000000000000000000000000000000000008092615d1a565b61dead5f5260036020526155e560405f20918254613f4f565b5161562091507f0000000000000000000000000000000000000000000000000000000000000000906001600160a01b0316615d1a565b919290836154d391816158d3575b816158b6575b84615c72565b84515f52600260205260405f20600160ff198254161790556158b0565b905083515f52600260205260ff60405f20541615906158aa565b906158f6613f70565b50610380823603126133e15760405161590e81613d84565b8235815260208301356020820152604083013580151581036133e157604082015261593b60608401613dc1565b606082015261594c60808401613dc1565b926080820193845260a081013590600d8210156133e1576103609160a084015261597860c08201613dd5565b60c084015261598960e08201613cef565b60e084015261599b6101008201613cef565b6101008401526101208101356101208401526101408101356101408401526159c66101608201613cef565b6101608401526159d96101808201613cef565b6101808401526159ec6101a08201613cef565b6101a08401526101c08101356101c08401526101e08101356101e0840152615a176102008201613de9565b610200840152615a2a6102208201613cef565b610220840152610240810135610240840152615a496102608201613cef565b610260840152615a5c6102808201613cef565b610280840152615a6f6102a08201613cef565b6102a0840152615a826102c08201613cef565b6102c0840152615a956102e08201613cef565b6102e0840152615aa86103008201613cef565b610300840152615abb6103208201613cef565b610320840152615ace6103408201613cef565b61034084015201358060030b81036133e157610360820152615afe81936001600160a01b03835191511690615124565b5f525f60205260405f205490604051615b1b602082018093614046565b6103808152615b2c6103a082613da0565b51902003615b3657565b7fd80604d8000000000000000000000000000000000000000000000000000000005f5260045ffd5b6040516020810190615b7481612a668685613e8e565b519020815103614a6a5780615b9a602092516001600160a01b0360808401511690615124565b5f525f8252600160405f20556001600160a01b036060615bbb848601613ef6565b9201516040516309827dc560e11b81529435600486015263ffffffff9092166024850152166001600160a01b031660448301525f60648301528180608481015b03815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156133d6575f91615c3b575090565b90506020813d602011615c6a575b81615c5660209383613da0565b810103126133e157615c6790614201565b90565b3d9150615c49565b6040516020810190615c8881612a668685613e8e565b519020815103614a6a57602091615cae82516001600160a01b0360808501511690615124565b5f525f8352600160405f2055615bfb6001600160a01b036060615cd2868501613ef6565b9401516040516309827dc560e11b81529335600485015263ffffffff90941660248401529092166001600160a01b031660448201529215156064840152829081906084820190565b6001600160a01b03165f5260036020526155e560405f20918254613f4f565b600d8110156134c357600180821614908115615d53575090565b600c91501490565b359061ffff821682036133e157565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615de1579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156133d6575f516001600160a01b03811615615dd757905f905f90565b505f906001905f90565b5050505f916003919056",
}

// DisputeGame is an auto generated Go binding around an Ethereum contract.
type DisputeGame struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *DisputeGame) GetABI() abi.ABI {
	return c.abi
}

// NewDisputeGame creates a new instance of DisputeGame.
func NewDisputeGame() *DisputeGame {
	parsed, err := DisputeGameMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &DisputeGame{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *DisputeGame) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor((address,address,address,address,address,bytes32,bytes32,uint256,uint256,uint32,uint32) p) returns()
func (disputeGame *DisputeGame) PackConstructor(p GameTableParameters) []byte {
	enc, err := disputeGame.abi.Pack("", p)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackBURNED is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x71f71994.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function BURNED() view returns(address)
func (disputeGame *DisputeGame) PackBURNED() []byte {
	enc, err := disputeGame.abi.Pack("BURNED")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBURNED is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x71f71994.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function BURNED() view returns(address)
func (disputeGame *DisputeGame) TryPackBURNED() ([]byte, error) {
	return disputeGame.abi.Pack("BURNED")
}

// UnpackBURNED is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x71f71994.
//
// Solidity: function BURNED() view returns(address)
func (disputeGame *DisputeGame) UnpackBURNED(data []byte) (common.Address, error) {
	out, err := disputeGame.abi.Unpack("BURNED", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackCONTEXT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2e667c4e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function CONTEXT() view returns(bytes32)
func (disputeGame *DisputeGame) PackCONTEXT() []byte {
	enc, err := disputeGame.abi.Pack("CONTEXT")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCONTEXT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2e667c4e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function CONTEXT() view returns(bytes32)
func (disputeGame *DisputeGame) TryPackCONTEXT() ([]byte, error) {
	return disputeGame.abi.Pack("CONTEXT")
}

// UnpackCONTEXT is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2e667c4e.
//
// Solidity: function CONTEXT() view returns(bytes32)
func (disputeGame *DisputeGame) UnpackCONTEXT(data []byte) ([32]byte, error) {
	out, err := disputeGame.abi.Unpack("CONTEXT", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackAnswer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85bb7d69.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function answer() view returns(uint256)
func (disputeGame *DisputeGame) PackAnswer() []byte {
	enc, err := disputeGame.abi.Pack("answer")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAnswer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85bb7d69.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function answer() view returns(uint256)
func (disputeGame *DisputeGame) TryPackAnswer() ([]byte, error) {
	return disputeGame.abi.Pack("answer")
}

// UnpackAnswer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x85bb7d69.
//
// Solidity: function answer() view returns(uint256)
func (disputeGame *DisputeGame) UnpackAnswer(data []byte) (*big.Int, error) {
	out, err := disputeGame.abi.Unpack("answer", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackBond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x64c9ec6f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function bond() view returns(uint256)
func (disputeGame *DisputeGame) PackBond() []byte {
	enc, err := disputeGame.abi.Pack("bond")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBond is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x64c9ec6f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function bond() view returns(uint256)
func (disputeGame *DisputeGame) TryPackBond() ([]byte, error) {
	return disputeGame.abi.Pack("bond")
}

// UnpackBond is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x64c9ec6f.
//
// Solidity: function bond() view returns(uint256)
func (disputeGame *DisputeGame) UnpackBond(data []byte) (*big.Int, error) {
	out, err := disputeGame.abi.Unpack("bond", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackBreaks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x53c0e53e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function breaks((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32) a, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32) b, bytes sigA, bytes sigB) returns()
func (disputeGame *DisputeGame) PackBreaks(o Offer, l Lease, a Segment, b Segment, sigA []byte, sigB []byte) []byte {
	enc, err := disputeGame.abi.Pack("breaks", o, l, a, b, sigA, sigB)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBreaks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x53c0e53e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function breaks((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32) a, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32) b, bytes sigA, bytes sigB) returns()
func (disputeGame *DisputeGame) TryPackBreaks(o Offer, l Lease, a Segment, b Segment, sigA []byte, sigB []byte) ([]byte, error) {
	return disputeGame.abi.Pack("breaks", o, l, a, b, sigA, sigB)
}

// PackChallenge is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5906e52e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function challenge((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32) seg, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, bytes nodeSig) payable returns()
func (disputeGame *DisputeGame) PackChallenge(o Offer, l Lease, seg Segment, h Header, nodeSig []byte) []byte {
	enc, err := disputeGame.abi.Pack("challenge", o, l, seg, h, nodeSig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackChallenge is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5906e52e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function challenge((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32) seg, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, bytes nodeSig) payable returns()
func (disputeGame *DisputeGame) TryPackChallenge(o Offer, l Lease, seg Segment, h Header, nodeSig []byte) ([]byte, error) {
	return disputeGame.abi.Pack("challenge", o, l, seg, h, nodeSig)
}

// PackClock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x91ddadf4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function clock() view returns(uint32)
func (disputeGame *DisputeGame) PackClock() []byte {
	enc, err := disputeGame.abi.Pack("clock")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x91ddadf4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function clock() view returns(uint32)
func (disputeGame *DisputeGame) TryPackClock() ([]byte, error) {
	return disputeGame.abi.Pack("clock")
}

// UnpackClock is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x91ddadf4.
//
// Solidity: function clock() view returns(uint32)
func (disputeGame *DisputeGame) UnpackClock(data []byte) (uint32, error) {
	out, err := disputeGame.abi.Unpack("clock", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackContext is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x350bf6ec.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function context((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, (bytes32,uint32,bytes32) r) view returns(uint256)
func (disputeGame *DisputeGame) PackContext(s State, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("context", s, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackContext is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x350bf6ec.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function context((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, (bytes32,uint32,bytes32) r) view returns(uint256)
func (disputeGame *DisputeGame) TryPackContext(s State, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("context", s, r)
}

// UnpackContext is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x350bf6ec.
//
// Solidity: function context((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, (bytes32,uint32,bytes32) r) view returns(uint256)
func (disputeGame *DisputeGame) UnpackContext(data []byte) (*big.Int, error) {
	out, err := disputeGame.abi.Unpack("context", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCredits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe5ff468.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function credits(address account) view returns(uint256)
func (disputeGame *DisputeGame) PackCredits(account common.Address) []byte {
	enc, err := disputeGame.abi.Pack("credits", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCredits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe5ff468.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function credits(address account) view returns(uint256)
func (disputeGame *DisputeGame) TryPackCredits(account common.Address) ([]byte, error) {
	return disputeGame.abi.Pack("credits", account)
}

// UnpackCredits is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfe5ff468.
//
// Solidity: function credits(address account) view returns(uint256)
func (disputeGame *DisputeGame) UnpackCredits(data []byte) (*big.Int, error) {
	out, err := disputeGame.abi.Unpack("credits", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackEscrow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe2fdcc17.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function escrow() view returns(address)
func (disputeGame *DisputeGame) PackEscrow() []byte {
	enc, err := disputeGame.abi.Pack("escrow")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEscrow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe2fdcc17.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function escrow() view returns(address)
func (disputeGame *DisputeGame) TryPackEscrow() ([]byte, error) {
	return disputeGame.abi.Pack("escrow")
}

// UnpackEscrow is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe2fdcc17.
//
// Solidity: function escrow() view returns(address)
func (disputeGame *DisputeGame) UnpackEscrow(data []byte) (common.Address, error) {
	out, err := disputeGame.abi.Unpack("escrow", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackExtension is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d5537b0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function extension() view returns(uint32)
func (disputeGame *DisputeGame) PackExtension() []byte {
	enc, err := disputeGame.abi.Pack("extension")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackExtension is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d5537b0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function extension() view returns(uint32)
func (disputeGame *DisputeGame) TryPackExtension() ([]byte, error) {
	return disputeGame.abi.Pack("extension")
}

// UnpackExtension is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2d5537b0.
//
// Solidity: function extension() view returns(uint32)
func (disputeGame *DisputeGame) UnpackExtension(data []byte) (uint32, error) {
	out, err := disputeGame.abi.Unpack("extension", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackGameOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x48605ee7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function gameOf((bytes32,uint32,bytes32) r, address challenger) pure returns(bytes32)
func (disputeGame *DisputeGame) PackGameOf(r Ref, challenger common.Address) []byte {
	enc, err := disputeGame.abi.Pack("gameOf", r, challenger)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGameOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x48605ee7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function gameOf((bytes32,uint32,bytes32) r, address challenger) pure returns(bytes32)
func (disputeGame *DisputeGame) TryPackGameOf(r Ref, challenger common.Address) ([]byte, error) {
	return disputeGame.abi.Pack("gameOf", r, challenger)
}

// UnpackGameOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x48605ee7.
//
// Solidity: function gameOf((bytes32,uint32,bytes32) r, address challenger) pure returns(bytes32)
func (disputeGame *DisputeGame) UnpackGameOf(data []byte) ([32]byte, error) {
	out, err := disputeGame.abi.Unpack("gameOf", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackKeyHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x61728f39.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function keyHash() view returns(bytes32)
func (disputeGame *DisputeGame) PackKeyHash() []byte {
	enc, err := disputeGame.abi.Pack("keyHash")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackKeyHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x61728f39.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function keyHash() view returns(bytes32)
func (disputeGame *DisputeGame) TryPackKeyHash() ([]byte, error) {
	return disputeGame.abi.Pack("keyHash")
}

// UnpackKeyHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x61728f39.
//
// Solidity: function keyHash() view returns(bytes32)
func (disputeGame *DisputeGame) UnpackKeyHash(data []byte) ([32]byte, error) {
	out, err := disputeGame.abi.Unpack("keyHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackLost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3a60d861.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lost(bytes32 claim) view returns(bool)
func (disputeGame *DisputeGame) PackLost(claim [32]byte) []byte {
	enc, err := disputeGame.abi.Pack("lost", claim)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3a60d861.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lost(bytes32 claim) view returns(bool)
func (disputeGame *DisputeGame) TryPackLost(claim [32]byte) ([]byte, error) {
	return disputeGame.abi.Pack("lost", claim)
}

// UnpackLost is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3a60d861.
//
// Solidity: function lost(bytes32 claim) view returns(bool)
func (disputeGame *DisputeGame) UnpackLost(data []byte) (bool, error) {
	out, err := disputeGame.abi.Unpack("lost", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMoot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x64793455.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function moot((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackMoot(c State, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("moot", c, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMoot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x64793455.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function moot((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackMoot(c State, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("moot", c, r)
}

// PackOpenCells is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e711c9f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openCells((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes data) returns()
func (disputeGame *DisputeGame) PackOpenCells(c State, data []byte) []byte {
	enc, err := disputeGame.abi.Pack("openCells", c, data)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenCells is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e711c9f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openCells((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes data) returns()
func (disputeGame *DisputeGame) TryPackOpenCells(c State, data []byte) ([]byte, error) {
	return disputeGame.abi.Pack("openCells", c, data)
}

// PackOpenNodes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x319289bf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openNodes((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] nodes) returns()
func (disputeGame *DisputeGame) PackOpenNodes(c State, nodes [][32]byte) []byte {
	enc, err := disputeGame.abi.Pack("openNodes", c, nodes)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenNodes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x319289bf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openNodes((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] nodes) returns()
func (disputeGame *DisputeGame) TryPackOpenNodes(c State, nodes [][32]byte) ([]byte, error) {
	return disputeGame.abi.Pack("openNodes", c, nodes)
}

// PackOpenSteps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1cd30b3f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openSteps((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] roots) returns()
func (disputeGame *DisputeGame) PackOpenSteps(c State, roots [][32]byte) []byte {
	enc, err := disputeGame.abi.Pack("openSteps", c, roots)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenSteps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1cd30b3f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openSteps((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] roots) returns()
func (disputeGame *DisputeGame) TryPackOpenSteps(c State, roots [][32]byte) ([]byte, error) {
	return disputeGame.abi.Pack("openSteps", c, roots)
}

// PackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd9f64068.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openSums((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32[] sums, bytes leaf) returns()
func (disputeGame *DisputeGame) PackOpenSums(c State, sums []uint32, leaf []byte) []byte {
	enc, err := disputeGame.abi.Pack("openSums", c, sums, leaf)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd9f64068.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openSums((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32[] sums, bytes leaf) returns()
func (disputeGame *DisputeGame) TryPackOpenSums(c State, sums []uint32, leaf []byte) ([]byte, error) {
	return disputeGame.abi.Pack("openSums", c, sums, leaf)
}

// PackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99ba95c7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickCell((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 cell, bytes encoding) returns()
func (disputeGame *DisputeGame) PackPickCell(c State, cell uint32, encoding []byte) []byte {
	enc, err := disputeGame.abi.Pack("pickCell", c, cell, encoding)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99ba95c7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickCell((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 cell, bytes encoding) returns()
func (disputeGame *DisputeGame) TryPackPickCell(c State, cell uint32, encoding []byte) ([]byte, error) {
	return disputeGame.abi.Pack("pickCell", c, cell, encoding)
}

// PackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2a5a7f0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) PackPickLink(c State, link int32, index uint32, o Operator, h Header) []byte {
	enc, err := disputeGame.abi.Pack("pickLink", c, link, index, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2a5a7f0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) TryPackPickLink(c State, link int32, index uint32, o Operator, h Header) ([]byte, error) {
	return disputeGame.abi.Pack("pickLink", c, link, index, o, h)
}

// PackPickNode is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6c780daa.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickNode((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node) returns()
func (disputeGame *DisputeGame) PackPickNode(c State, child uint32, node Entry) []byte {
	enc, err := disputeGame.abi.Pack("pickNode", c, child, node)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickNode is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6c780daa.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickNode((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node) returns()
func (disputeGame *DisputeGame) TryPackPickNode(c State, child uint32, node Entry) ([]byte, error) {
	return disputeGame.abi.Pack("pickNode", c, child, node)
}

// PackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf9c233f3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickOp((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) PackPickOp(c State, child uint32, node Entry, o Operator, h Header) []byte {
	enc, err := disputeGame.abi.Pack("pickOp", c, child, node, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf9c233f3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickOp((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) TryPackPickOp(c State, child uint32, node Entry, o Operator, h Header) ([]byte, error) {
	return disputeGame.abi.Pack("pickOp", c, child, node, o, h)
}

// PackPickStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xde416e18.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickStep((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, (bytes32,bytes32[]) left, (bytes32,bytes32[]) right) returns()
func (disputeGame *DisputeGame) PackPickStep(c State, part uint32, left Entry, right Entry) []byte {
	enc, err := disputeGame.abi.Pack("pickStep", c, part, left, right)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xde416e18.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickStep((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, (bytes32,bytes32[]) left, (bytes32,bytes32[]) right) returns()
func (disputeGame *DisputeGame) TryPackPickStep(c State, part uint32, left Entry, right Entry) ([]byte, error) {
	return disputeGame.abi.Pack("pickStep", c, part, left, right)
}

// PackPickTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0c81f333.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, uint32[] sums) returns()
func (disputeGame *DisputeGame) PackPickTile(c State, part uint32, sums []uint32) []byte {
	enc, err := disputeGame.abi.Pack("pickTile", c, part, sums)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0c81f333.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, uint32[] sums) returns()
func (disputeGame *DisputeGame) TryPackPickTile(c State, part uint32, sums []uint32) ([]byte, error) {
	return disputeGame.abi.Pack("pickTile", c, part, sums)
}

// PackPrivateNumerics is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3855392e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function privateNumerics() view returns(bytes32)
func (disputeGame *DisputeGame) PackPrivateNumerics() []byte {
	enc, err := disputeGame.abi.Pack("privateNumerics")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPrivateNumerics is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3855392e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function privateNumerics() view returns(bytes32)
func (disputeGame *DisputeGame) TryPackPrivateNumerics() ([]byte, error) {
	return disputeGame.abi.Pack("privateNumerics")
}

// UnpackPrivateNumerics is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3855392e.
//
// Solidity: function privateNumerics() view returns(bytes32)
func (disputeGame *DisputeGame) UnpackPrivateNumerics(data []byte) ([32]byte, error) {
	out, err := disputeGame.abi.Unpack("privateNumerics", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5d9623a5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackProveLink(c State, h Header, output Entry, record Record, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("proveLink", c, h, output, record, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5d9623a5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackProveLink(c State, h Header, output Entry, record Record, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("proveLink", c, h, output, record, r)
}

// PackProvePrivate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd02a4f4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePrivate((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes proof, uint256[] commitments, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackProvePrivate(c State, proof []byte, commitments []*big.Int, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("provePrivate", c, proof, commitments, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePrivate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd02a4f4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePrivate((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes proof, uint256[] commitments, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackProvePrivate(c State, proof []byte, commitments []*big.Int, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("provePrivate", c, proof, commitments, r)
}

// PackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x93b04f41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackProveTile(c State, p TileProof, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("proveTile", c, p, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x93b04f41.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackProveTile(c State, p TileProof, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("proveTile", c, p, r)
}

// PackReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b1bebd1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function referee() view returns(address)
func (disputeGame *DisputeGame) PackReferee() []byte {
	enc, err := disputeGame.abi.Pack("referee")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b1bebd1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function referee() view returns(address)
func (disputeGame *DisputeGame) TryPackReferee() ([]byte, error) {
	return disputeGame.abi.Pack("referee")
}

// UnpackReferee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3b1bebd1.
//
// Solidity: function referee() view returns(address)
func (disputeGame *DisputeGame) UnpackReferee(data []byte) (common.Address, error) {
	out, err := disputeGame.abi.Unpack("referee", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRegistry is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7b103999.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function registry() view returns(address)
func (disputeGame *DisputeGame) PackRegistry() []byte {
	enc, err := disputeGame.abi.Pack("registry")
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
func (disputeGame *DisputeGame) TryPackRegistry() ([]byte, error) {
	return disputeGame.abi.Pack("registry")
}

// UnpackRegistry is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7b103999.
//
// Solidity: function registry() view returns(address)
func (disputeGame *DisputeGame) UnpackRegistry(data []byte) (common.Address, error) {
	out, err := disputeGame.abi.Unpack("registry", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRules is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52f6747a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function rules() view returns(address)
func (disputeGame *DisputeGame) PackRules() []byte {
	enc, err := disputeGame.abi.Pack("rules")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRules is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52f6747a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function rules() view returns(address)
func (disputeGame *DisputeGame) TryPackRules() ([]byte, error) {
	return disputeGame.abi.Pack("rules")
}

// UnpackRules is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x52f6747a.
//
// Solidity: function rules() view returns(address)
func (disputeGame *DisputeGame) UnpackRules(data []byte) (common.Address, error) {
	out, err := disputeGame.abi.Unpack("rules", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackSlashVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x101e218d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slashVerifier((bytes32,uint32,bytes32) r, (uint32,bytes32,address,bytes) a) returns()
func (disputeGame *DisputeGame) PackSlashVerifier(r Ref, a Attestation) []byte {
	enc, err := disputeGame.abi.Pack("slashVerifier", r, a)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlashVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x101e218d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slashVerifier((bytes32,uint32,bytes32) r, (uint32,bytes32,address,bytes) a) returns()
func (disputeGame *DisputeGame) TryPackSlashVerifier(r Ref, a Attestation) ([]byte, error) {
	return disputeGame.abi.Pack("slashVerifier", r, a)
}

// PackStateHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x34591386.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stateHash(bytes32 game) view returns(bytes32)
func (disputeGame *DisputeGame) PackStateHash(game [32]byte) []byte {
	enc, err := disputeGame.abi.Pack("stateHash", game)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStateHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x34591386.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stateHash(bytes32 game) view returns(bytes32)
func (disputeGame *DisputeGame) TryPackStateHash(game [32]byte) ([]byte, error) {
	return disputeGame.abi.Pack("stateHash", game)
}

// UnpackStateHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x34591386.
//
// Solidity: function stateHash(bytes32 game) view returns(bytes32)
func (disputeGame *DisputeGame) UnpackStateHash(data []byte) ([32]byte, error) {
	out, err := disputeGame.abi.Unpack("stateHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xacfaccda.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function timeout((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackTimeout(c State, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("timeout", c, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xacfaccda.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function timeout((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackTimeout(c State, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("timeout", c, r)
}

// PackVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b7ac3f3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifier() view returns(address)
func (disputeGame *DisputeGame) PackVerifier() []byte {
	enc, err := disputeGame.abi.Pack("verifier")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b7ac3f3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verifier() view returns(address)
func (disputeGame *DisputeGame) TryPackVerifier() ([]byte, error) {
	return disputeGame.abi.Pack("verifier")
}

// UnpackVerifier is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2b7ac3f3.
//
// Solidity: function verifier() view returns(address)
func (disputeGame *DisputeGame) UnpackVerifier(data []byte) (common.Address, error) {
	out, err := disputeGame.abi.Unpack("verifier", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51cff8d9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(address to) returns()
func (disputeGame *DisputeGame) PackWithdraw(to common.Address) []byte {
	enc, err := disputeGame.abi.Pack("withdraw", to)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51cff8d9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw(address to) returns()
func (disputeGame *DisputeGame) TryPackWithdraw(to common.Address) ([]byte, error) {
	return disputeGame.abi.Pack("withdraw", to)
}

// PackWrongWords is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0bcaf8a9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function wrongWords((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32) seg, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, bytes nodeSig) returns()
func (disputeGame *DisputeGame) PackWrongWords(o Offer, l Lease, seg Segment, h Header, nodeSig []byte) []byte {
	enc, err := disputeGame.abi.Pack("wrongWords", o, l, seg, h, nodeSig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWrongWords is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0bcaf8a9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function wrongWords((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32) seg, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, bytes nodeSig) returns()
func (disputeGame *DisputeGame) TryPackWrongWords(o Offer, l Lease, seg Segment, h Header, nodeSig []byte) ([]byte, error) {
	return disputeGame.abi.Pack("wrongWords", o, l, seg, h, nodeSig)
}

// DisputeGameChallenged represents a Challenged event raised by the DisputeGame contract.
type DisputeGameChallenged struct {
	Game       [32]byte
	Lease      [32]byte
	Segment    uint32
	Hash       [32]byte
	Asserter   common.Address
	Challenger common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const DisputeGameChallengedEventName = "Challenged"

// ContractEventName returns the user-defined event name.
func (DisputeGameChallenged) ContractEventName() string {
	return DisputeGameChallengedEventName
}

// UnpackChallengedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Challenged(bytes32 indexed game, bytes32 indexed lease, uint32 segment, bytes32 hash, address indexed asserter, address challenger)
func (disputeGame *DisputeGame) UnpackChallengedEvent(log *types.Log) (*DisputeGameChallenged, error) {
	event := "Challenged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != disputeGame.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(DisputeGameChallenged)
	if len(log.Data) > 0 {
		if err := disputeGame.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range disputeGame.abi.Events[event].Inputs {
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

// DisputeGameDecided represents a Decided event raised by the DisputeGame contract.
type DisputeGameDecided struct {
	Game   [32]byte
	Claim  [32]byte
	Winner common.Address
	By     string
	Raw    *types.Log // Blockchain specific contextual infos
}

const DisputeGameDecidedEventName = "Decided"

// ContractEventName returns the user-defined event name.
func (DisputeGameDecided) ContractEventName() string {
	return DisputeGameDecidedEventName
}

// UnpackDecidedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Decided(bytes32 indexed game, bytes32 indexed claim, address indexed winner, string by)
func (disputeGame *DisputeGame) UnpackDecidedEvent(log *types.Log) (*DisputeGameDecided, error) {
	event := "Decided"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != disputeGame.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(DisputeGameDecided)
	if len(log.Data) > 0 {
		if err := disputeGame.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range disputeGame.abi.Events[event].Inputs {
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

// DisputeGameMoved represents a Moved event raised by the DisputeGame contract.
type DisputeGameMoved struct {
	Game   [32]byte
	State  State
	Opened []byte
	Raw    *types.Log // Blockchain specific contextual infos
}

const DisputeGameMovedEventName = "Moved"

// ContractEventName returns the user-defined event name.
func (DisputeGameMoved) ContractEventName() string {
	return DisputeGameMovedEventName
}

// UnpackMovedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Moved(bytes32 indexed game, (bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) state, bytes opened)
func (disputeGame *DisputeGame) UnpackMovedEvent(log *types.Log) (*DisputeGameMoved, error) {
	event := "Moved"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != disputeGame.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(DisputeGameMoved)
	if len(log.Data) > 0 {
		if err := disputeGame.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range disputeGame.abi.Events[event].Inputs {
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

// DisputeGameVerifierCut represents a VerifierCut event raised by the DisputeGame contract.
type DisputeGameVerifierCut struct {
	Claim    [32]byte
	Verifier common.Address
	By       common.Address
	Raw      *types.Log // Blockchain specific contextual infos
}

const DisputeGameVerifierCutEventName = "VerifierCut"

// ContractEventName returns the user-defined event name.
func (DisputeGameVerifierCut) ContractEventName() string {
	return DisputeGameVerifierCutEventName
}

// UnpackVerifierCutEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event VerifierCut(bytes32 indexed claim, address indexed verifier, address indexed by)
func (disputeGame *DisputeGame) UnpackVerifierCutEvent(log *types.Log) (*DisputeGameVerifierCut, error) {
	event := "VerifierCut"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != disputeGame.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(DisputeGameVerifierCut)
	if len(log.Data) > 0 {
		if err := disputeGame.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range disputeGame.abi.Events[event].Inputs {
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

// DisputeGameWithdrawn represents a Withdrawn event raised by the DisputeGame contract.
type DisputeGameWithdrawn struct {
	Account common.Address
	To      common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const DisputeGameWithdrawnEventName = "Withdrawn"

// ContractEventName returns the user-defined event name.
func (DisputeGameWithdrawn) ContractEventName() string {
	return DisputeGameWithdrawnEventName
}

// UnpackWithdrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdrawn(address indexed account, address to, uint256 amount)
func (disputeGame *DisputeGame) UnpackWithdrawnEvent(log *types.Log) (*DisputeGameWithdrawn, error) {
	event := "Withdrawn"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != disputeGame.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(DisputeGameWithdrawn)
	if len(log.Data) > 0 {
		if err := disputeGame.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range disputeGame.abi.Events[event].Inputs {
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
func (disputeGame *DisputeGame) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["AlreadyDone"].ID.Bytes()[:4]) {
		return disputeGame.UnpackAlreadyDoneError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["BadParameter"].ID.Bytes()[:4]) {
		return disputeGame.UnpackBadParameterError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["ClaimLost"].ID.Bytes()[:4]) {
		return disputeGame.UnpackClaimLostError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["ClaimStands"].ID.Bytes()[:4]) {
		return disputeGame.UnpackClaimStandsError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["Mismatch"].ID.Bytes()[:4]) {
		return disputeGame.UnpackMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["NoFault"].ID.Bytes()[:4]) {
		return disputeGame.UnpackNoFaultError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["NoGameNeeded"].ID.Bytes()[:4]) {
		return disputeGame.UnpackNoGameNeededError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["NotPaid"].ID.Bytes()[:4]) {
		return disputeGame.UnpackNotPaidError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["NotSigned"].ID.Bytes()[:4]) {
		return disputeGame.UnpackNotSignedError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["NotTheState"].ID.Bytes()[:4]) {
		return disputeGame.UnpackNotTheStateError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["NotYourTurn"].ID.Bytes()[:4]) {
		return disputeGame.UnpackNotYourTurnError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["NothingToPay"].ID.Bytes()[:4]) {
		return disputeGame.UnpackNothingToPayError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return disputeGame.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["StillRuns"].ID.Bytes()[:4]) {
		return disputeGame.UnpackStillRunsError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["TooLate"].ID.Bytes()[:4]) {
		return disputeGame.UnpackTooLateError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["WrongBond"].ID.Bytes()[:4]) {
		return disputeGame.UnpackWrongBondError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["WrongOffer"].ID.Bytes()[:4]) {
		return disputeGame.UnpackWrongOfferError(raw[4:])
	}
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["WrongPhase"].ID.Bytes()[:4]) {
		return disputeGame.UnpackWrongPhaseError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// DisputeGameAlreadyDone represents a AlreadyDone error raised by the DisputeGame contract.
type DisputeGameAlreadyDone struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyDone()
func DisputeGameAlreadyDoneErrorID() common.Hash {
	return common.HexToHash("0xbdb90210f52d8f68ab9dd7668196c96250dc1b15d2e106baa5a9ac4ab6ea0b0a")
}

// UnpackAlreadyDoneError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyDone()
func (disputeGame *DisputeGame) UnpackAlreadyDoneError(raw []byte) (*DisputeGameAlreadyDone, error) {
	out := new(DisputeGameAlreadyDone)
	if err := disputeGame.abi.UnpackIntoInterface(out, "AlreadyDone", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameBadParameter represents a BadParameter error raised by the DisputeGame contract.
type DisputeGameBadParameter struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadParameter()
func DisputeGameBadParameterErrorID() common.Hash {
	return common.HexToHash("0x8ec48e16047a0178c89bdefa13cab01a03913d2353214edd02ae0575f1cd52a7")
}

// UnpackBadParameterError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadParameter()
func (disputeGame *DisputeGame) UnpackBadParameterError(raw []byte) (*DisputeGameBadParameter, error) {
	out := new(DisputeGameBadParameter)
	if err := disputeGame.abi.UnpackIntoInterface(out, "BadParameter", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameClaimLost represents a ClaimLost error raised by the DisputeGame contract.
type DisputeGameClaimLost struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimLost()
func DisputeGameClaimLostErrorID() common.Hash {
	return common.HexToHash("0x84c5e867249afbf0dfa9c9e14191752834ebe8d7a8766eec63c389283c01fe43")
}

// UnpackClaimLostError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimLost()
func (disputeGame *DisputeGame) UnpackClaimLostError(raw []byte) (*DisputeGameClaimLost, error) {
	out := new(DisputeGameClaimLost)
	if err := disputeGame.abi.UnpackIntoInterface(out, "ClaimLost", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameClaimStands represents a ClaimStands error raised by the DisputeGame contract.
type DisputeGameClaimStands struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimStands()
func DisputeGameClaimStandsErrorID() common.Hash {
	return common.HexToHash("0x35c17ea449ef79a7cd7aea4673490406f61a744fc1271d72f9dd6f8cdfcc13d1")
}

// UnpackClaimStandsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimStands()
func (disputeGame *DisputeGame) UnpackClaimStandsError(raw []byte) (*DisputeGameClaimStands, error) {
	out := new(DisputeGameClaimStands)
	if err := disputeGame.abi.UnpackIntoInterface(out, "ClaimStands", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameMismatch represents a Mismatch error raised by the DisputeGame contract.
type DisputeGameMismatch struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Mismatch()
func DisputeGameMismatchErrorID() common.Hash {
	return common.HexToHash("0x77a93d8da01b8f0b47fc3a12e2fbbf2fd4aae59757d9e0d588dae07465c4f785")
}

// UnpackMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Mismatch()
func (disputeGame *DisputeGame) UnpackMismatchError(raw []byte) (*DisputeGameMismatch, error) {
	out := new(DisputeGameMismatch)
	if err := disputeGame.abi.UnpackIntoInterface(out, "Mismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameNoFault represents a NoFault error raised by the DisputeGame contract.
type DisputeGameNoFault struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoFault()
func DisputeGameNoFaultErrorID() common.Hash {
	return common.HexToHash("0x6ccd0bbcc8f98637dc4acb8f31da7db62b1840e328048e46c265d4b47064c98b")
}

// UnpackNoFaultError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoFault()
func (disputeGame *DisputeGame) UnpackNoFaultError(raw []byte) (*DisputeGameNoFault, error) {
	out := new(DisputeGameNoFault)
	if err := disputeGame.abi.UnpackIntoInterface(out, "NoFault", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameNoGameNeeded represents a NoGameNeeded error raised by the DisputeGame contract.
type DisputeGameNoGameNeeded struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoGameNeeded()
func DisputeGameNoGameNeededErrorID() common.Hash {
	return common.HexToHash("0x4b7eec2988630de738c8fd1685f3f01e0bd3dcc1acb2e4f41e7de9710e68234f")
}

// UnpackNoGameNeededError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoGameNeeded()
func (disputeGame *DisputeGame) UnpackNoGameNeededError(raw []byte) (*DisputeGameNoGameNeeded, error) {
	out := new(DisputeGameNoGameNeeded)
	if err := disputeGame.abi.UnpackIntoInterface(out, "NoGameNeeded", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameNotPaid represents a NotPaid error raised by the DisputeGame contract.
type DisputeGameNotPaid struct {
	To common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotPaid(address to)
func DisputeGameNotPaidErrorID() common.Hash {
	return common.HexToHash("0x4fe5776d0383094d0ba1890da9d6ce4afd2b35ae7f6d6f0e146c4679cbc082e5")
}

// UnpackNotPaidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotPaid(address to)
func (disputeGame *DisputeGame) UnpackNotPaidError(raw []byte) (*DisputeGameNotPaid, error) {
	out := new(DisputeGameNotPaid)
	if err := disputeGame.abi.UnpackIntoInterface(out, "NotPaid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameNotSigned represents a NotSigned error raised by the DisputeGame contract.
type DisputeGameNotSigned struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotSigned()
func DisputeGameNotSignedErrorID() common.Hash {
	return common.HexToHash("0xa72952d821028cdc37916a73166e46498679609f521552ce330560db8d256db9")
}

// UnpackNotSignedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotSigned()
func (disputeGame *DisputeGame) UnpackNotSignedError(raw []byte) (*DisputeGameNotSigned, error) {
	out := new(DisputeGameNotSigned)
	if err := disputeGame.abi.UnpackIntoInterface(out, "NotSigned", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameNotTheState represents a NotTheState error raised by the DisputeGame contract.
type DisputeGameNotTheState struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotTheState()
func DisputeGameNotTheStateErrorID() common.Hash {
	return common.HexToHash("0xd80604d89846f64e547b4de4fce37cf3d363f0b7c076edb367fd0e080d556800")
}

// UnpackNotTheStateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotTheState()
func (disputeGame *DisputeGame) UnpackNotTheStateError(raw []byte) (*DisputeGameNotTheState, error) {
	out := new(DisputeGameNotTheState)
	if err := disputeGame.abi.UnpackIntoInterface(out, "NotTheState", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameNotYourTurn represents a NotYourTurn error raised by the DisputeGame contract.
type DisputeGameNotYourTurn struct {
	Player common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotYourTurn(address player)
func DisputeGameNotYourTurnErrorID() common.Hash {
	return common.HexToHash("0x49f5ad115bca450f9fb5b0bba9a633e97a7851632b21616ca1d122654f5977c9")
}

// UnpackNotYourTurnError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotYourTurn(address player)
func (disputeGame *DisputeGame) UnpackNotYourTurnError(raw []byte) (*DisputeGameNotYourTurn, error) {
	out := new(DisputeGameNotYourTurn)
	if err := disputeGame.abi.UnpackIntoInterface(out, "NotYourTurn", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameNothingToPay represents a NothingToPay error raised by the DisputeGame contract.
type DisputeGameNothingToPay struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToPay()
func DisputeGameNothingToPayErrorID() common.Hash {
	return common.HexToHash("0x4d63c252538ab708dc54228436ccda748d3924f239d20604ecbd55e56c4f3138")
}

// UnpackNothingToPayError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToPay()
func (disputeGame *DisputeGame) UnpackNothingToPayError(raw []byte) (*DisputeGameNothingToPay, error) {
	out := new(DisputeGameNothingToPay)
	if err := disputeGame.abi.UnpackIntoInterface(out, "NothingToPay", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the DisputeGame contract.
type DisputeGameReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func DisputeGameReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (disputeGame *DisputeGame) UnpackReentrancyGuardReentrantCallError(raw []byte) (*DisputeGameReentrancyGuardReentrantCall, error) {
	out := new(DisputeGameReentrancyGuardReentrantCall)
	if err := disputeGame.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameStillRuns represents a StillRuns error raised by the DisputeGame contract.
type DisputeGameStillRuns struct {
	Deadline *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StillRuns(uint256 deadline)
func DisputeGameStillRunsErrorID() common.Hash {
	return common.HexToHash("0x38abce69093ca52b6b18994cbdae41c7d054fd811ab71f82d47cc35b17854160")
}

// UnpackStillRunsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StillRuns(uint256 deadline)
func (disputeGame *DisputeGame) UnpackStillRunsError(raw []byte) (*DisputeGameStillRuns, error) {
	out := new(DisputeGameStillRuns)
	if err := disputeGame.abi.UnpackIntoInterface(out, "StillRuns", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameTooLate represents a TooLate error raised by the DisputeGame contract.
type DisputeGameTooLate struct {
	Deadline *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooLate(uint256 deadline)
func DisputeGameTooLateErrorID() common.Hash {
	return common.HexToHash("0x691e5682c05af91a82d806fceac093f8891d2c453dfc42c67196c1ccdb7b8be1")
}

// UnpackTooLateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooLate(uint256 deadline)
func (disputeGame *DisputeGame) UnpackTooLateError(raw []byte) (*DisputeGameTooLate, error) {
	out := new(DisputeGameTooLate)
	if err := disputeGame.abi.UnpackIntoInterface(out, "TooLate", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameWrongBond represents a WrongBond error raised by the DisputeGame contract.
type DisputeGameWrongBond struct {
	Bond *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongBond(uint256 bond)
func DisputeGameWrongBondErrorID() common.Hash {
	return common.HexToHash("0xf17d47afb9e7ed2a7cc9cf54fcd951faebc24aa68ebc141f1400de57533ed953")
}

// UnpackWrongBondError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongBond(uint256 bond)
func (disputeGame *DisputeGame) UnpackWrongBondError(raw []byte) (*DisputeGameWrongBond, error) {
	out := new(DisputeGameWrongBond)
	if err := disputeGame.abi.UnpackIntoInterface(out, "WrongBond", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameWrongOffer represents a WrongOffer error raised by the DisputeGame contract.
type DisputeGameWrongOffer struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongOffer()
func DisputeGameWrongOfferErrorID() common.Hash {
	return common.HexToHash("0x11dba9e8f6415ebedc8559409b695f0055de0a391f98f06d2c1412d0bbd15935")
}

// UnpackWrongOfferError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongOffer()
func (disputeGame *DisputeGame) UnpackWrongOfferError(raw []byte) (*DisputeGameWrongOffer, error) {
	out := new(DisputeGameWrongOffer)
	if err := disputeGame.abi.UnpackIntoInterface(out, "WrongOffer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameWrongPhase represents a WrongPhase error raised by the DisputeGame contract.
type DisputeGameWrongPhase struct {
	Phase uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongPhase(uint8 phase)
func DisputeGameWrongPhaseErrorID() common.Hash {
	return common.HexToHash("0x96fe8cdd585d6e16539084786ef0330f221a01706accefe0bc861b9b7c7ccd00")
}

// UnpackWrongPhaseError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongPhase(uint8 phase)
func (disputeGame *DisputeGame) UnpackWrongPhaseError(raw []byte) (*DisputeGameWrongPhase, error) {
	out := new(DisputeGameWrongPhase)
	if err := disputeGame.abi.UnpackIntoInterface(out, "WrongPhase", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// GameRulesMetaData contains all meta data concerning the GameRules contract.
var GameRulesMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"openCells\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[]\",\"name\":\"nodes\",\"type\":\"bytes32[]\"}],\"name\":\"openNodes\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[]\",\"name\":\"roots\",\"type\":\"bytes32[]\"}],\"name\":\"openSteps\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"name\":\"openSums\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"}],\"name\":\"pickCell\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickLink\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"}],\"name\":\"pickNode\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickOp\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"part\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"left\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"right\",\"type\":\"tuple\"}],\"name\":\"pickStep\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"part\",\"type\":\"uint32\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"}],\"name\":\"pickTile\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"output\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"bytes16\",\"name\":\"line\",\"type\":\"bytes16\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structRecord\",\"name\":\"record\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"\",\"type\":\"tuple\"}],\"name\":\"proveLink\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "GameRules",
	Bin: "0x608080604052346015576128bb908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630c81f333146112365780630e711c9f146111c55780631cd30b3f146110cb578063319289bf14610ee15780635d9623a5146108995780636c780daa1461079a57806399ba95c71461067a578063a2a5a7f0146104ce578063d9f6406814610321578063de416e181461012f5763f9c233f314610092575f80fd5b3461012b5736600319016105e0811261012b576103801361012b576100b5611397565b6103a43567ffffffffffffffff811161012b576040600319823603011261012b576103c4359067ffffffffffffffff821161012b576040600319833603011261012b57610200366103e319011261012b576101279261011b926004019160040190611cc5565b604051918291826113ed565b0390f35b5f80fd5b3461012b5736600319016103e0811261012b576103801361012b57610152611397565b6103a43567ffffffffffffffff811161012b5780600401916040600319833603011261012b576103c4359167ffffffffffffffff831161012b57826004016040600319853603011261012b576101a6611671565b506101b036611762565b936101808501936101c763ffffffff865116611e39565b9363ffffffff8216978589116102ba57859189156102e2575063ffffffff6101f16101f994611bbb565b16908861258d565b6101208601525b8286101561029757508461022163ffffffff9361012797610231948861258d565b6101408601525b82845116611e80565b908261024561016087019282845116611c1c565b16905216809152600160a083019181835214610269575b50604051918291826113ed565b60039060ff61028263ffffffff6101a086015116611fbc565b165f610220850152610200840152528261025c565b813515801593506102c9575b50506102ba5763ffffffff61023161012794610228565b6307b6ad3f60e01b5f5260045ffd5b6102d7925060240190611c5e565b9050151584806102a3565b9250809150351591821592610308575b505015610200576307b6ad3f60e01b5f5260045ffd5b610316925060240190611c5e565b9050151587806102f2565b3461012b5736600319016103c0811261012b576103801361012b576103843567ffffffffffffffff811161012b5761035d9036906004016113bc565b6103a43567ffffffffffffffff811161012b5761037e9036906004016115b2565b610389929192611671565b5061039336611762565b926102e084016103a963ffffffff825116611e39565b84036102ba5763ffffffff90511663ffffffff61030086015116145f146104ba576103d5828286611eda565b6102a084015160021b60fc16946103ed868484612581565b3560f81c600187018088116104a65761ff0061040b81928787612581565b3560f01c161690600288018089116104a65762ff000061042d81928888612581565b3560e81c161690600389018099116104a65763ff000000806104596101279b61047c9961048a99612581565b3560e01c1616921717176103408601525b60405192839160208301958691611b86565b03601f19810183528261164f565b5190206101e0820152600a60a0820152604051918291826113ed565b634e487b7160e01b5f52601160045260245ffd5b506102ba5761047c61048a6101279461046a565b3461012b5736600319016105e0811261012b576103801361012b57610384358060030b80910361012b576103a43563ffffffff811680910361012b576103c4359067ffffffffffffffff821161012b57816004016040600319843603011261012b57610200366103e319011261012b57610546611671565b5061055036611762565b9261055a846120b2565b156102ba57610567612513565b506105736103e46120cb565b6020850151036106525761059061058a838061254e565b90612387565b806102408601526104a4359063ffffffff821680830361012b576105bd60246105c5958895500186611c5e565b939092612243565b6104843503610652576105db816105e19261254e565b90612625565b600319840361062c575063ffffffff610600816101a085015116611bbb565b168114155b6102ba5761012792610360830152610260820152600c60a0820152604051918291826113ed565b835f198114918215610640575b5050610605565b6020015160030b141590508385610639565b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461012b5736600319016103c0811261012b576103801361012b5761069d611397565b6103a43567ffffffffffffffff811161012b576106be9036906004016115b2565b90916106c8611671565b506106d236611762565b9161022083015191643fffffffc063ffffffff84169360061b1692808404604014901517156104a65761070e63ffffffff604092168094611cb8565b9210801590610785575b6102ba576107268185612387565b61024084015103610652576107568263ffffffff926101279684600196166102a08801525f6102c08801526123d8565b16806102e084015280610300840152115f1461077b5761011b60095b60a08301611c36565b61011b600b610772565b5063ffffffff61028084015116821015610718565b3461012b5736600319016103c0811261012b576103801361012b576107bd611397565b6103a43567ffffffffffffffff811161012b576040600319823603011261012b576107e6611671565b506107f036611762565b9060a08201928351600d811015610868576004148061087c575b6102ba5761081c9160040190836122f5565b61020081015160ff166108385761011b61012792600790611c36565b8151600d8110156108685760ff5f1991160160ff81116104a6576101279261086261011b92611c4f565b90611c36565b634e487b7160e01b5f52602160045260245ffd5b50610200830160ff61089081835116612076565b9151161461080a565b3461012b573660031901610620811261012b576103801361012b576102003661038319011261012b576105843567ffffffffffffffff811161012b5780600401906040600319823603011261012b576105a4359067ffffffffffffffff821161012b5781600401906101a0600319843603011261012b576060366105c319011261012b57604051602081017f696e6665726e65742f74726163652f310000000000000000000000000000000081526103843560408301526103a43560608301526103c43560808301526103e43563ffffffff811680910361012b5760a08301526104043563ffffffff811680910361012b5760c08301526104243560e08301526104443563ffffffff811680910361012b57610100830152610464356101208301526104843563ffffffff811680910361012b576101408301526104a4356101608301526104c43567ffffffffffffffff811680910361012b576101808301526104e43567ffffffffffffffff811680910361012b576101a08301526105043563ffffffff811680910361012b576101c08301526105243563ffffffff811680910361012b576101e08301526105443563ffffffff811680910361012b57610200830152610564359063ffffffff821680920361012b57825f9261022060209501526102208152610a8c6102408261164f565b604051918291518091835e8101838152039060025afa15610e99575f5160243503610652578335936102643563ffffffff81169081810361012b57506101a4359263ffffffff84169283850361012b576024610aee92610af796500190611c5e565b92909187612243565b6101c4350361065257600319610b0b611c94565b60030b03610b2857505060209061014435145b6040519015158152f35b6040519060208201907f696e6665726e65742f7365676d656e742f3200000000000000000000000000008252602484013560408401526044840135606084015260648401356080840152608484013560a084015260a484019163ffffffff610b8f846113ab565b1660c085015260c485019263ffffffff610ba8856113ab565b1660e086015260205f60e488019363ffffffff610bc4866113ab565b1661010089015261010489013561012089015261012489013561014089015261014489013597886101608201526101608152610c026101808261164f565b604051918291518091835e8101838152039060025afa15610e9957610c285f5191611c0b565b906040519063ffffffff602083019386358552166040830152606082015260608152610c5560808261164f565b519020600435036106525761016485019460205f610c72886122d7565b6040516fffffffffffffffffffffffffffffffff19848201927f696e6665726e65742f737465702f3100000000000000000000000000000000008452166030820152838152610cc260408261164f565b604051918291518091835e8101838152039060025afa15610e99575f519363ffffffff80610cf7610cf1611bf7565b93611c0b565b1691160363ffffffff81116104a657610d3d63ffffffff8093610d439360209883610d315f9a610184610d298c611c0b565b960190611c5e565b95909416921690612243565b92611c0b565b169060405190848201927f696e6665726e65742f6c6f672f3200000000000000000000000000000000000084526040830152606082015260608152610d8960808261164f565b604051918291518091835e8101838152039060025afa15610e99575f510361065257610db4816122d7565b600119610dbf611c94565b60030b03610ec5576001600160e01b0319610dd9836122d7565b60401b16905b63ffffffff610dec611bf7565b16908060031a60181b908060021a60101b908060011a60081b905f1a171717149182610ea4575b5081610e24575b5060209150610b1e565b602091505f906040516001600160e01b0319848201927f696e6665726e65742f6c6561662f320000000000000000000000000000000000845216603082015260148152610e7260348261164f565b604051918291518091835e8101838152039060025afa15610e99576020905f511482610e1a565b6040513d5f823e3d90fd5b6001600160e01b0319919250610eb9906122d7565b60201b16159083610e13565b6001600160e01b0319610ed7836122d7565b60601b1690610ddf565b3461012b57610f05610ef2366115e0565b929091610efd611671565b503690611991565b91610f0f8361200e565b81036102ba5760ff90610f366102008501610f2c84825116612076565b9384915116611c42565b90801580156110bf575b6102ba57905f905f905b80821061105a575050604051906e696e6665726e65742f6e6f64652f3160881b825260608201948360051b9086375f925b848410610ffb578686519060a08101918251600d8110156108685760031480610fec575b610fd9575b6101e082015103610652578151600d8110156108685760ff600191160160ff81116104a6576101279261086261011b92611c4f565b806101c0830152806101e0830152610fa4565b50610ff6826120b2565b610f9f565b8082606060019360051b860101520160011c905f5b82811061102e57506110258160019285611fee565b93019290610f7b565b8061104a60019260061b86016060608082015191015187611fee565b60608260051b8701015201611010565b9092915f602091604051838101916e696e6665726e65742f6e6f64652f3160881b835280603083015260508201526050815261109760708261164f565b604051918291518091835e8101838152039060025afa15610e99575f51919260010190610f4a565b506001831b8111610f40565b3461012b576110dc610ef2366115e0565b906110f163ffffffff61018084015116611e39565b83036102ba5761110083611fbc565b831580156111b9575b6102ba575f936040516e696e6665726e65742f6e6f64652f3160881b815260608101938260051b9085375f915b83831061115a5784516101e0870152600260a08701526040518061012788826113ed565b8087606060019360051b850101520160011c955f5b87811061118d57506111848160019284611fee565b92019195611136565b806111a960019260061b85016060608082015191015186611fee565b60608260051b860101520161116f565b506001811b8411611109565b3461012b5736600319016103a0811261012b576103801361012b576103843567ffffffffffffffff811161012b576112236112076101279236906004016115b2565b611212929192611671565b5061121c36611762565b9283611eda565b600860a0820152604051918291826113ed565b3461012b5736600319016103c0811261012b576103801361012b57611259611397565b6103a43567ffffffffffffffff811161012b5761127a9036906004016113bc565b611282611671565b5061128c36611762565b916102e08301906112a363ffffffff835116611e39565b80841480159061136f575b6106525763ffffffff86168181116102ba578060019563ffffffff946112ec946101279a84611349575b508310611326575b50505082845116611e80565b90826113006102c088019282845116611c1c565b16905216809152145f1461131c5761011b600b60a08301611c36565b61011b6009610772565b859261133a9261133592611bd3565b611c0b565b166103408701528088806112e0565b6113626113358961135a8194611bbb565b168686611bd3565b166103208b01528b6112d8565b5060405160208101906113878161047c848988611b86565b5190206101e086015114156112ae565b610384359063ffffffff8216820361012b57565b359063ffffffff8216820361012b57565b9181601f8401121561012b5782359167ffffffffffffffff831161012b576020808501948460051b01011161012b57565b91909161038081019280518252602081015160208301526040810151151560408301526001600160a01b0360608201511660608301526001600160a01b03608082015116608083015260a0810151600d8110156108685761036091829160a085015267ffffffffffffffff60c08201511660c085015263ffffffff60e08201511660e085015263ffffffff6101008201511661010085015261012081015161012085015261014081015161014085015263ffffffff6101608201511661016085015263ffffffff6101808201511661018085015263ffffffff6101a0820151166101a08501526101c08101516101c08501526101e08101516101e085015260ff6102008201511661020085015263ffffffff6102208201511661022085015261024081015161024085015263ffffffff6102608201511661026085015263ffffffff6102808201511661028085015263ffffffff6102a0820151166102a085015263ffffffff6102c0820151166102c085015263ffffffff6102e0820151166102e085015263ffffffff6103008201511661030085015263ffffffff6103208201511661032085015263ffffffff61034082015116610340850152015160030b910152565b9181601f8401121561012b5782359167ffffffffffffffff831161012b576020838186019501011161012b57565b9060031982016103a0811261012b576103801361012b57600491610384359067ffffffffffffffff821161012b5761161a916004016113bc565b9091565b610380810190811067ffffffffffffffff82111761163b57604052565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff82111761163b57604052565b6040519061167e8261161e565b5f610360838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201520152565b35906001600160a01b038216820361012b57565b359067ffffffffffffffff8216820361012b57565b61038090600319011261012b576040519061177c8261161e565b8160043581526024356020820152604435801515810361012b5760408201526064356001600160a01b038116810361012b5760608201526084356001600160a01b038116810361012b57608082015260a435600d81101561012b5760a082015260c43567ffffffffffffffff8116810361012b5760c082015260e43563ffffffff8116810361012b5760e08201526101043563ffffffff8116810361012b5761010082015261012435610120820152610144356101408201526101643563ffffffff8116810361012b576101608201526101843563ffffffff8116810361012b576101808201526101a43563ffffffff8116810361012b576101a08201526101c4356101c08201526101e4356101e08201526102043560ff8116810361012b576102008201526102243563ffffffff8116810361012b57610220820152610244356102408201526102643563ffffffff8116810361012b576102608201526102843563ffffffff8116810361012b576102808201526102a43563ffffffff8116810361012b576102a08201526102c43563ffffffff8116810361012b576102c08201526102e43563ffffffff8116810361012b576102e08201526103043563ffffffff8116810361012b576103008201526103243563ffffffff8116810361012b576103208201526103443563ffffffff8116810361012b5761034082015261036435908160030b820361012b576103600152565b91908261038091031261012b576040516119aa8161161e565b809280358252602081013560208301526040810135801515810361012b5760408301526119d960608201611739565b60608301526119ea60808201611739565b608083015260a0810135600d81101561012b5760a0830152611a0e60c0820161174d565b60c0830152611a1f60e082016113ab565b60e0830152611a3161010082016113ab565b610100830152610120810135610120830152610140810135610140830152611a5c61016082016113ab565b610160830152611a6f61018082016113ab565b610180830152611a826101a082016113ab565b6101a08301526101c08101356101c08301526101e08101356101e08301526102008101359060ff8216820361012b5761036091610200840152611ac861022082016113ab565b610220840152610240810135610240840152611ae761026082016113ab565b610260840152611afa61028082016113ab565b610280840152611b0d6102a082016113ab565b6102a0840152611b206102c082016113ab565b6102c0840152611b336102e082016113ab565b6102e0840152611b4661030082016113ab565b610300840152611b5961032082016113ab565b610320840152611b6c61034082016113ab565b6103408401520135908160030b820361012b576103600152565b905f5b818110611b965750505090565b90919260208060019263ffffffff611bad886113ab565b168152019401929101611b89565b63ffffffff5f199116019063ffffffff82116104a657565b9190811015611be35760051b0190565b634e487b7160e01b5f52603260045260245ffd5b6101643563ffffffff8116810361012b5790565b3563ffffffff8116810361012b5790565b9063ffffffff8091169116019063ffffffff82116104a657565b600d8210156108685752565b919082039182116104a657565b60ff16600d8110156108685790565b903590601e198136030182121561012b570180359067ffffffffffffffff821161012b57602001918160051b3603831361012b57565b610364358060030b810361012b5790565b818102929181159184041417156104a657565b919082018092116104a657565b92919092611cd1611671565b50611cdd366004611991565b93610200850160ff611cf181835116612076565b915116036102ba57611d0391856122f5565b610220830163ffffffff815116611d18612513565b50611d246103e46120cb565b60208601510361065257611d3b61058a848061254e565b90816102408701526104a43563ffffffff8116810361012b57611d759263ffffffff92611d6b6020880188611c5e565b9490931691612243565b61048435036106525763ffffffff611d926105db8460069561254e565b91511661026085015263ffffffff606082015116610280850152511015611e025760ff611dd1611dcc63ffffffff610280860151166125b2565b611fbc565b16806102008401525f610220840152155f14611df857611df660075b60a08401611c36565b565b611df66005611ded565b600b60a083015260016102e08301819052610300830152565b8115611e25570490565b634e487b7160e01b5f52601260045260245ffd5b604081018082116104a657603f82019081116104a657611e5d9060061c8092611cb8565b5f198101919082116104a657611e7291611e1b565b5f1981019081116104a65790565b9190604083018084116104a657603f84019081116104a65763ffffffff91611ead839260061c8092611ca5565b8582611eba838099611c42565b1015611ed257611eca9250611c42565b935b16921690565b505093611ecc565b9163ffffffff61028084015116610220840151643fffffffc063ffffffff82169160061b1690808204604014901517156104a657611f1791611c42565b60408111611fb4575b6001600160fe1b03811681036104a65760021b81036102ba576020915f91611f8a6030604051838194888301967f696e6665726e65742f6c6561662f320000000000000000000000000000000000885284840137810186838201520301601f19810183528261164f565b604051918291518091835e8101838152039060025afa15610e99576101e05f519101510361065257565b506040611f20565b905f5b6040811080611fe2575b15611fde575f1981146104a657600101611fbf565b9150565b50826001821b10611fc9565b6050906020935f936010830152603082015260025afa1561012b575f5190565b60ff906120256102008201610f2c84825116612076565b9061203c612032826125ce565b6001841b90611cb8565b5f198101929083116104a65760019263ffffffff61022061206394015116851b911c611c42565b911b80821015612071575090565b905090565b80156120ad57600481018082116104a657600561209591048092611cb8565b5f198101919082116104a6576120aa91611e1b565b90565b505f90565b6120c7611dcc60ff61020084015116926125ce565b1490565b5f60209160405163ffffffff61220b6101e0868401947f696e6665726e65742f74726163652f3100000000000000000000000000000000865280356040860152878101356060860152604081013560808601528361212b606083016113ab565b1660a08601528361213e608083016113ab565b1660c086015260a081013560e08601528361215b60c083016113ab565b1661010086015260e08101356101208601528361217b61010083016113ab565b1661014086015261012081013561016086015267ffffffffffffffff6121a4610140830161174d565b1661018086015267ffffffffffffffff6121c1610160830161174d565b166101a0860152836121d661018083016113ab565b166101c0860152836121eb6101a083016113ab565b1682860152836121fe6101c083016113ab565b16610200860152016113ab565b1661022082015261022081526122236102408261164f565b604051918291518091835e8101838152039060025afa15610e99575f5190565b9092949391808410908115916122c4575b506102ba57604051906e696e6665726e65742f6e6f64652f3160881b825294809260051b01905b8183106122885750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa1561012b5760205f519560011c9301919061227b565b6122ce9150611fbc565b8214155f612254565b356fffffffffffffffffffffffffffffffff198116810361012b5790565b919063ffffffff6123058461200e565b9116908110156102ba5761020083019261232260ff855116612076565b926123426123368235926020810190611c5e565b906001871b8685612243565b6101e08301908151036106525763ffffffff9261236b926102209252019282845116851b611cb8565b16905260ff808351169116900360ff81116104a65760ff169052565b5f90602092612223602e604051838194888301967f696e6665726e65742f6f702f3100000000000000000000000000000000000000885284840137810186838201520301601f19810183528261164f565b90916123e48383612625565b90815160018110159081612507575b50156124fe5790604081019182519261240b84612783565b93612419604051958661164f565b808552612428601f1991612783565b013660208601375190815b61249b5750506080019261244a82855183866127e2565b935190600682018092116104a657612461936127e2565b90808211612470575050600190565b61247991611c42565b60408101908181116104a657603f019081116104a65760061c63ffffffff1690565b6001600160fe1b03821682036104a6578160021b600201806002116104a6576124c59087876127c9565b8015611e25575f198301918181068484116104a6576124e76124ed948861279b565b52611e1b565b9080156104a6575f19019081612433565b50505050600190565b6004915011155f6123f3565b6040519060a0820182811067ffffffffffffffff82111761163b576040525f6080838281528260208201528260408201528260608201520152565b903590601e198136030182121561012b570180359067ffffffffffffffff821161012b5760200191813603831361012b57565b90821015611be3570190565b916101e091936125a791610aee8635966020810190611c5e565b910151036106525790565b60408101908181116104a657603f019081116104a65760061c90565b60a081018051600d81101561086857600514908115612610575b50156126025763ffffffff6102806120aa920151166125b2565b6101a0015163ffffffff1690565b905051600d811015610868576006145f6125e8565b919061262f612513565b9261080082116102ba5781156102ba578115611be357803560f81c8452600582106102ba57600181013560e01d60208501908082526008865111908115612777575b506102ba5760068551101561275b575081600510156102ba578160051015611be357600581013560f81c9360408101948086528015908115612750575b506102ba576060810193600185525f5b8651811015612723576001600160fe1b03811681036104a6578060021b600601806006116104a6576126f46126fb9187876127c9565b8751611ca5565b8087528015908115612715575b506102ba576001016126be565b9050637fffffff105f612708565b50935093915050516001600160fe1b03811681036104a65760021b600601806006116104a6576080830152565b60069150115f6126ae565b9150505f92919219905160030b036102ba576001606082015290565b6002191390505f612671565b67ffffffffffffffff811161163b5760051b60200190565b8051821015611be35760209160051b010190565b9190808210156102ba576127c292612581565b3560f81c90565b90600483018084116104a657116102ba57013560e01c90565b6127ed8383836127af565b92600181018082116104a6576128049084846127af565b92600282018092116104a657612819926127c9565b92805182108015906128ae575b6102ba57816128349161279b565b519082156128a4575060018214612899576004821461288b5780603f61285b921690611c42565b9060028114612882576003036102ba57604081018091116104a65780821015612071575090565b50906102ba5790565b6120aa92915060051c611cb8565b6120aa929150611cb8565b9150506102ba5790565b50637fffffff841161282656",
}

// GameRules is an auto generated Go binding around an Ethereum contract.
type GameRules struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *GameRules) GetABI() abi.ABI {
	return c.abi
}

// NewGameRules creates a new instance of GameRules.
func NewGameRules() *GameRules {
	parsed, err := GameRulesMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &GameRules{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *GameRules) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackOpenCells is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e711c9f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openCells((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes data) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackOpenCells(c State, data []byte) []byte {
	enc, err := gameRules.abi.Pack("openCells", c, data)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenCells is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e711c9f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openCells((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes data) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackOpenCells(c State, data []byte) ([]byte, error) {
	return gameRules.abi.Pack("openCells", c, data)
}

// UnpackOpenCells is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0e711c9f.
//
// Solidity: function openCells((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes data) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackOpenCells(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("openCells", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackOpenNodes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x319289bf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openNodes((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] nodes) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackOpenNodes(c State, nodes [][32]byte) []byte {
	enc, err := gameRules.abi.Pack("openNodes", c, nodes)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenNodes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x319289bf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openNodes((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] nodes) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackOpenNodes(c State, nodes [][32]byte) ([]byte, error) {
	return gameRules.abi.Pack("openNodes", c, nodes)
}

// UnpackOpenNodes is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x319289bf.
//
// Solidity: function openNodes((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] nodes) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackOpenNodes(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("openNodes", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackOpenSteps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1cd30b3f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openSteps((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] roots) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackOpenSteps(c State, roots [][32]byte) []byte {
	enc, err := gameRules.abi.Pack("openSteps", c, roots)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenSteps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1cd30b3f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openSteps((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] roots) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackOpenSteps(c State, roots [][32]byte) ([]byte, error) {
	return gameRules.abi.Pack("openSteps", c, roots)
}

// UnpackOpenSteps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1cd30b3f.
//
// Solidity: function openSteps((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, bytes32[] roots) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackOpenSteps(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("openSteps", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd9f64068.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openSums((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32[] sums, bytes leaf) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackOpenSums(c State, sums []uint32, leaf []byte) []byte {
	enc, err := gameRules.abi.Pack("openSums", c, sums, leaf)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd9f64068.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openSums((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32[] sums, bytes leaf) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackOpenSums(c State, sums []uint32, leaf []byte) ([]byte, error) {
	return gameRules.abi.Pack("openSums", c, sums, leaf)
}

// UnpackOpenSums is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd9f64068.
//
// Solidity: function openSums((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32[] sums, bytes leaf) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackOpenSums(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("openSums", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99ba95c7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickCell((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 cell, bytes encoding) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackPickCell(c State, cell uint32, encoding []byte) []byte {
	enc, err := gameRules.abi.Pack("pickCell", c, cell, encoding)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99ba95c7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickCell((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 cell, bytes encoding) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackPickCell(c State, cell uint32, encoding []byte) ([]byte, error) {
	return gameRules.abi.Pack("pickCell", c, cell, encoding)
}

// UnpackPickCell is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x99ba95c7.
//
// Solidity: function pickCell((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 cell, bytes encoding) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackPickCell(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("pickCell", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2a5a7f0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackPickLink(c State, link int32, index uint32, o Operator, h Header) []byte {
	enc, err := gameRules.abi.Pack("pickLink", c, link, index, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2a5a7f0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackPickLink(c State, link int32, index uint32, o Operator, h Header) ([]byte, error) {
	return gameRules.abi.Pack("pickLink", c, link, index, o, h)
}

// UnpackPickLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa2a5a7f0.
//
// Solidity: function pickLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackPickLink(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("pickLink", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackPickNode is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6c780daa.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickNode((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackPickNode(c State, child uint32, node Entry) []byte {
	enc, err := gameRules.abi.Pack("pickNode", c, child, node)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickNode is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6c780daa.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickNode((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackPickNode(c State, child uint32, node Entry) ([]byte, error) {
	return gameRules.abi.Pack("pickNode", c, child, node)
}

// UnpackPickNode is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6c780daa.
//
// Solidity: function pickNode((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackPickNode(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("pickNode", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf9c233f3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickOp((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackPickOp(c State, child uint32, node Entry, o Operator, h Header) []byte {
	enc, err := gameRules.abi.Pack("pickOp", c, child, node, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf9c233f3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickOp((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackPickOp(c State, child uint32, node Entry, o Operator, h Header) ([]byte, error) {
	return gameRules.abi.Pack("pickOp", c, child, node, o, h)
}

// UnpackPickOp is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf9c233f3.
//
// Solidity: function pickOp((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackPickOp(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("pickOp", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackPickStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xde416e18.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickStep((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, (bytes32,bytes32[]) left, (bytes32,bytes32[]) right) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackPickStep(c State, part uint32, left Entry, right Entry) []byte {
	enc, err := gameRules.abi.Pack("pickStep", c, part, left, right)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xde416e18.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickStep((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, (bytes32,bytes32[]) left, (bytes32,bytes32[]) right) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackPickStep(c State, part uint32, left Entry, right Entry) ([]byte, error) {
	return gameRules.abi.Pack("pickStep", c, part, left, right)
}

// UnpackPickStep is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xde416e18.
//
// Solidity: function pickStep((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, (bytes32,bytes32[]) left, (bytes32,bytes32[]) right) view returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackPickStep(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("pickStep", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackPickTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0c81f333.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, uint32[] sums) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) PackPickTile(c State, part uint32, sums []uint32) []byte {
	enc, err := gameRules.abi.Pack("pickTile", c, part, sums)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0c81f333.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, uint32[] sums) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) TryPackPickTile(c State, part uint32, sums []uint32) ([]byte, error) {
	return gameRules.abi.Pack("pickTile", c, part, sums)
}

// UnpackPickTile is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0c81f333.
//
// Solidity: function pickTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) c, uint32 part, uint32[] sums) pure returns((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s)
func (gameRules *GameRules) UnpackPickTile(data []byte) (State, error) {
	out, err := gameRules.abi.Unpack("pickTile", data)
	if err != nil {
		return *new(State), err
	}
	out0 := *abi.ConvertType(out[0], new(State)).(*State)
	return out0, nil
}

// PackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5d9623a5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) ) view returns(bool)
func (gameRules *GameRules) PackProveLink(s State, h Header, output Entry, record Record, arg4 Ref) []byte {
	enc, err := gameRules.abi.Pack("proveLink", s, h, output, record, arg4)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5d9623a5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) ) view returns(bool)
func (gameRules *GameRules) TryPackProveLink(s State, h Header, output Entry, record Record, arg4 Ref) ([]byte, error) {
	return gameRules.abi.Pack("proveLink", s, h, output, record, arg4)
}

// UnpackProveLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5d9623a5.
//
// Solidity: function proveLink((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) ) view returns(bool)
func (gameRules *GameRules) UnpackProveLink(data []byte) (bool, error) {
	out, err := gameRules.abi.Unpack("proveLink", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (gameRules *GameRules) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], gameRules.abi.Errors["Malformed"].ID.Bytes()[:4]) {
		return gameRules.UnpackMalformedError(raw[4:])
	}
	if bytes.Equal(raw[:4], gameRules.abi.Errors["Mismatch"].ID.Bytes()[:4]) {
		return gameRules.UnpackMismatchError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// GameRulesMalformed represents a Malformed error raised by the GameRules contract.
type GameRulesMalformed struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Malformed()
func GameRulesMalformedErrorID() common.Hash {
	return common.HexToHash("0x07b6ad3ff7dbc4002539ae21306d8899743aedf933b34101681c6906979f10a5")
}

// UnpackMalformedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Malformed()
func (gameRules *GameRules) UnpackMalformedError(raw []byte) (*GameRulesMalformed, error) {
	out := new(GameRulesMalformed)
	if err := gameRules.abi.UnpackIntoInterface(out, "Malformed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// GameRulesMismatch represents a Mismatch error raised by the GameRules contract.
type GameRulesMismatch struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Mismatch()
func GameRulesMismatchErrorID() common.Hash {
	return common.HexToHash("0x77a93d8da01b8f0b47fc3a12e2fbbf2fd4aae59757d9e0d588dae07465c4f785")
}

// UnpackMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Mismatch()
func (gameRules *GameRules) UnpackMismatchError(raw []byte) (*GameRulesMismatch, error) {
	out := new(GameRulesMismatch)
	if err := gameRules.abi.UnpackIntoInterface(out, "Mismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowMetaData contains all meta data concerning the JobEscrow contract.
var JobEscrowMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"registry_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"game_\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"lossWindow_\",\"type\":\"uint32\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"field\",\"type\":\"string\"}],\"name\":\"BadLease\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"field\",\"type\":\"string\"}],\"name\":\"BadOffer\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"signer\",\"type\":\"address\"}],\"name\":\"BadSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"name\":\"BadVerdict\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"segments\",\"type\":\"uint256\"}],\"name\":\"BeyondCredit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"bound\",\"type\":\"uint256\"}],\"name\":\"BeyondOffer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"sum\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"BeyondShares\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"DeadlinePassed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"}],\"name\":\"Disputed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"moved\",\"type\":\"uint256\"}],\"name\":\"InexactToken\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidShortString\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"}],\"name\":\"JobOver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"standing\",\"type\":\"uint32\"}],\"name\":\"LowerVoucher\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"}],\"name\":\"NotClient\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"}],\"name\":\"NotDisputed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotGame\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"NotProvider\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"NotProvidersNode\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"NotYet\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingClaimed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"expected\",\"type\":\"uint32\"}],\"name\":\"OutOfOrder\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"pot\",\"type\":\"uint64\"},{\"internalType\":\"uint256\",\"name\":\"wanted\",\"type\":\"uint256\"}],\"name\":\"PotTooSmall\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"str\",\"type\":\"string\"}],\"name\":\"StringTooLong\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowOver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowRuns\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongAwards\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongPayees\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"given\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"wanted\",\"type\":\"uint256\"}],\"name\":\"WrongQuorum\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"enumEscrowViews.Status\",\"name\":\"status\",\"type\":\"uint8\"}],\"name\":\"WrongStatus\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"name\":\"WrongVerifier\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongVoucher\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toProvider\",\"type\":\"uint64\"}],\"name\":\"Advanced\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address[]\",\"name\":\"verifiers\",\"type\":\"address[]\"}],\"name\":\"Claimed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Credited\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"EIP712DomainChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"indexed\":false,\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"Ended\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"name\":\"Funded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"Lost\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"Opened\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"}],\"name\":\"Over\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"name\":\"Refunded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toProvider\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toOthers\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"back\",\"type\":\"uint64\"}],\"name\":\"Settled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"MAX_AMOUNT\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_PAYEES\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"advance\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"cancel\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"close\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"}],\"internalType\":\"structAttestation[]\",\"name\":\"verdicts\",\"type\":\"tuple[]\"}],\"internalType\":\"structClaim[]\",\"name\":\"claims\",\"type\":\"tuple[]\"}],\"name\":\"commit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"creditOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"dispute\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"domainSeparator\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"end\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"internalType\":\"uint64\",\"name\":\"deposit\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"}],\"name\":\"fund\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"game\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structCommitment\",\"name\":\"c\",\"type\":\"tuple\"}],\"name\":\"hashCommitment\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"}],\"name\":\"hashLease\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"hashOffer\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"hashPayees\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"commitment\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"agree\",\"type\":\"bool\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"internalType\":\"structVerdict\",\"name\":\"v\",\"type\":\"tuple\"}],\"name\":\"hashVerdict\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"}],\"name\":\"hashVoucher\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"}],\"name\":\"jobOf\",\"outputs\":[{\"components\":[{\"internalType\":\"bool\",\"name\":\"known\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"over\",\"type\":\"bool\"},{\"internalType\":\"uint64\",\"name\":\"pot\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"reserved\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"spent\",\"type\":\"uint64\"}],\"internalType\":\"structEscrowViews.Job\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"}],\"name\":\"leaseOf\",\"outputs\":[{\"components\":[{\"internalType\":\"enumEscrowViews.Status\",\"name\":\"status\",\"type\":\"uint8\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"},{\"internalType\":\"uint32\",\"name\":\"vouched\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"claimed\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"},{\"internalType\":\"uint16\",\"name\":\"games\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"disputed\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"lost\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"paid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"evidence\",\"type\":\"bytes32\"}],\"internalType\":\"structEscrowViews.LeaseState\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lossWindow\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"internalType\":\"uint64\",\"name\":\"deposit\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"delegateSig\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"open\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"refund\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"registry\",\"outputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"address[]\",\"name\":\"verifiers\",\"type\":\"address[]\"}],\"internalType\":\"structAward[]\",\"name\":\"awards\",\"type\":\"tuple[]\"}],\"name\":\"release\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"wrong\",\"type\":\"bool\"}],\"name\":\"resolve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"slash\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "JobEscrow",
	Bin: "0x6101c080604052346102255760608161578d80380380916100208285610229565b8339810103126102255780516001600160a01b03811681036102255760208201516001600160a01b0381169290919083830361022557604001519263ffffffff84169081850361022557604051610078604082610229565b600881526020810190671a5b99995c9b995d60c21b82526040519161009e604084610229565b600183526020830191603160f81b83526100b781610260565b610120526100c484610260565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261012d60c082610229565b5190206080523060c0521590811561021c575b5061020d5761016052610180526101a0526040516154c190816102cc8239608051816151ee015260a051816152a5015260c051816151bf015260e0518161523d015261010051816152630152610120518161156a0152610140518161159401526101605181818161133001528181611b0c01528181611c3b015281816122d70152818161295e01528181612d27015281816137d3015281816148310152614935015261018051818181610848015281816127ed01526136e901526101a05181818161168501526145cb0152f35b634762470b60e11b5f5260045ffd5b9050155f610140565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761024c57604052565b634e487b7160e01b5f52604160045260245ffd5b601f81511161028b57602081519101516020821061027c571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f5f3560e01c8063035ec584146131f957806307294a7414612a995780631304fb8a14612a5757806340ac8882146127bc57806341cc6e7c146126ac57806353617504146126245780635ecc86e8146126085780636125eba414611e47578063621d2b9714611ca15780637124245e14611c5f5780637b10399914611c1b5780637bd90ed3146116a95780637cbbe78d1461166857806384b0196e14611550578063ac8ad44014611514578063ad9343a814610c7a578063affe000e14610bb9578063bf0df90914610b4a578063c084dfbe1461086c578063c3fe3e2814610828578063d40dc87014610805578063e67a7a56146104bb578063e894af5f14610424578063e9c3e57914610381578063f698da2514610366578063f940e38514610267578063fa01eef2146102415763fcfd8c771461014e575f80fd5b3461023e576101c036600319011261023e576101686139df565b610170613a3c565b6001600160a01b036101806134ae565b1633141580610224575b6101e85780825260026020526001600160401b03604083205460101c16156101d9576101c6906101b8613498565b6101c06134ae565b91615130565b805f5160206154a15f395f51905f525d80f35b6004826326b1e12960e11b8152fd5b6024826001600160401b036101fb6135fd565b7f1c9cc45800000000000000000000000000000000000000000000000000000000835216600452fd5b506001600160401b036102356135fd565b1642111561018a565b80fd5b503461023e576101c036600319011261023e5750602061025f613a3c565b604051908152f35b503461023e57604036600319011261023e5761028161324d565b610289613263565b906102926139df565b6001600160a01b038116918284526004602052604084206001600160a01b0333165f5260205260405f2054918215610357579061032c92918486526004602052604086206001600160a01b0333165f526020528560405f20556040516001600160a01b0383168152836020820152857fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa2460403393a3614eee565b156103455750805f5160206154a15f395f51905f525d80f35b635274afe760e01b8252600452602490fd5b6004856326b1e12960e11b8152fd5b503461023e578060031936011261023e57602061025f6151b5565b503461023e576101c036600319011261023e5761039c6139df565b6001600160a01b036103ac6134ae565b163303610401576103bb613a3c565b808252600260205260ff604083205460081c166103ef576101c6906103e76103e16134ae565b82614e7f565b6101b8613498565b63334e815d60e21b8252600452602490fd5b6024906001600160a01b036104146134ae565b638ccfb28960e01b835216600452fd5b503461023e57608036600319011261023e5760405160208101907f09433a1f9a997ad9bd78d2ec65225bcb8f6fa6f85381915f68e3064a48eac0238252600435604082015260243563ffffffff81168091036104b757606082015260443560808201526064358015158091036104b7576020935060a082015260a081526104ac60c08261358f565b519020604051908152f35b8380fd5b503461023e576104ca366133ac565b90939294916104d76139df565b6104e18388614778565b916104eb84614896565b602083019586518a52600360205260408a209283549860ff8a1661050e8161335e565b6001811415806107f1575b6107d0575061ffff8a60901c16156107bc579063ffffffff93929160208901986105428a613664565b8c60e01c96879116111561077e579261057e9261059f95926020999897958f8c8f8f61057061057791613664565b8d84614b73565b5191614be7565b61059161058a88613664565b878c6150fe565b908061076d57508a9061369c565b967bffffffffffffffffffffffffffffffffffffffffffffffffffffffff7fffffffff000000000000000000000000000000000000000000000000000000006105e788613664565b60e01b169116179055805188526002825261068d6040892061064f610619896001600160401b03845460501c1661369c565b825471ffffffffffffffff00000000000000000000191660509190911b71ffffffffffffffff0000000000000000000016178255565b610666886001600160401b03835460901c166136bc565b67ffffffffffffffff60901b1967ffffffffffffffff60901b83549260901b169116179055565b5193519101927f648a3cbaa5d4666626e7100df5a67c71a5c8119822b51237a0d056d3b139cee36001600160a01b036106ce6106c8876134c4565b95613664565b6040805163ffffffff9290921682526001600160401b03891660208301529190951694a46001600160401b0382168015159081610746575b50610720575b83805f5160206154a15f395f51905f525d80f35b610738610732604061073e95016134c4565b916134c4565b90615055565b5f808061070c565b6107669150610757604086016134c4565b610760846134c4565b90614eee565b155f610706565b61077890878c6150fe565b9061369c565b60448e8763ffffffff6107908e613664565b7f8ca386c600000000000000000000000000000000000000000000000000000000845216600452602452fd5b60248c8a516320a0210360e01b8252600452fd5b8c6044918b5163276065d160e21b83526004526107ec8161335e565b602452fd5b506107fb8161335e565b6002811415610519565b503461023e578060031936011261023e576020604051677fffffffffffffff8152f35b503461023e578060031936011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461023e5761087b366133ac565b91909295946108886139df565b6108928187614778565b9088602083019788928351835260036020528887896040862098898851906108b9916149a6565b602084019e8f986108c98a613664565b63ffffffff166108da908d89614a12565b51946108e7958789614be7565b855460ff81166108f68161335e565b600103610ad05750606061099363ffffffff99967f788880715a6ce908679ce9fd1fde60662fd75bcfa51b121e481c861b453c0ed39b99966109c799966109786109726101406001600160401b0399898b61095660e061099a9d01613614565b1642111580610ab2575b80610a95575b610a86575b5001613664565b89614af3565b8c61098283613664565b166109dd575b5050519b519c613664565b9701613948565b915460501c1690604051968796168652151560208601526040850152608060608501526080840191613984565b0390a3805f5160206154a15f395f51905f525d80f35b816109ea610a5093613664565b65ffffffff00008a549160101b169065ffffffff00001916178955610a0e81613664565b895460301c8f1692508e16821015610a8057610a2a9150613664565b875469ffffffff000000000000191660309190911b69ffffffff00000000000016178755565b610a5b838b01613948565b865461ff00191690151560081b61ff001617865560408a013560018701558d8f610988565b50610a2a565b610a8f90614896565b5f61096b565b506001600160a01b03610aa98b84016134c4565b16331415610966565b506001600160a01b03610ac7602084016134c4565b16331415610960565b9250505063ffffffff610ae38193613664565b9160101c16918291161115610b385750927f788880715a6ce908679ce9fd1fde60662fd75bcfa51b121e481c861b453c0ed394926109c7926001600160401b0361099a606061099363ffffffff998d8f610978565b8860449163ffffffff6107908b613664565b503461023e5736600319016102a08112610bb5576101c01361023e576101c4356001600160401b038111610bb557610b869036906004016132a3565b610b8e6132d0565b9060a0366102031901126104b7576101c692610ba86139df565b610bb0613a3c565b613e7f565b5080fd5b503461023e57602036600319011261023e5760408160a09260808351610bde8161353e565b8281528260208201528285820152826060820152015260043581526002602052206001600160401b0360405191610c148361353e565b548160ff8216151593848152816020820160ff8560081c16151581526040830190828660101c1682528260806060860195828960501c168752019660901c1686526040519788525115156020880152511660408601525116606084015251166080820152f35b503461023e5736600319016103208112610bb5576101c01361023e57610120366101c319011261023e576102e4356001600160401b038111610bb557610cc490369060040161337c565b610304356001600160401b0381116104b757610ce490369060040161332e565b90610ced6139df565b610cf561472e565b60208101518652600360205260408620805460ff8116610d148161335e565b600281036114f557506001600160401b038160501c168042106114ca575063ffffffff8160101c16155f146114b4578515155b6114a55761ffff8160901c1661147f5760e081901c9060301c63ffffffff168181111561147757955b60405191610d7d83613574565b89835289602084015289604084015289606084015280155f1461144d575088905b63ffffffff8816835261022435986001600160401b038a1698898b036110915763ffffffff61026435169081610264350361144957846001600160401b03610dfb610e21610e3a948f610e01610e4d9b86610dfb819b8295613675565b1661369c565b1660208c015263ffffffff84610e18610224613614565b16911690613675565b610e35610e2f8260046152ff565b92614ee1565b614ee1565b166040850152610e48613498565b614e15565b958897506101043561ffff81168082036114455761271092610e7492999596989950613675565b0495889689945b82861015611095578560051b87013598603e19883603018a1215611091578b8863ffffffff92610ebe8d602081610eb3818701613664565b950101908d01614a7c565b809192604051968795608087019260208801521660408601526060808601525260a083019193905b808210611065575050610f02925003601f19810183528261358f565b60208151910120938b63ffffffff80610f1c8d8c01613664565b92610f25613650565b90501691160363ffffffff81116110515763ffffffff80845460101c1691161061104057610f59888b016020810190614a7c565b9050801561102c578304988c5b610f768a8d016020810190614a7c565b9050811015610fdf5789610f9a8d602081610f8f613498565b940101908d01614a7c565b839291921015610fca5760019291610fc4916107388f6001600160401b0316928560051b016134c4565b01610f66565b5060248f634e487b7160e01b81526032600452fd5b5093989a6001600160401b036110176001949895999d8261100e61101e969a9f8e906020818301019101614a7c565b92905016613675565b16906136bc565b995b01949093969196610e7b565b60248d634e487b7160e01b81526012600452fd5b939850939094600190979297611020565b60248d634e487b7160e01b81526011600452fd5b916001919350602080916001600160a01b036110808861328f565b168152019401920184929391610ee6565b8b80fd5b83888c928c888d60028401540361141d576110ba8693926001600160401b03926136bc565b16606085015260ff815460081c16611405575b805460ff191660031781556101a4351515806113f5575b806113e3575b611326575b505061112d6111196001600160401b036020850151166001600160401b036040860151169061369c565b6001600160401b036060850151169061369c565b815184526002602052604084206111616106196001600160401b036020870151166001600160401b03845460501c1661369c565b6111c761119f61118c6001600160401b036040880151166001600160401b03606089015116906136bc565b6001600160401b03845460901c166136bc565b825467ffffffffffffffff60901b191660909190911b67ffffffffffffffff60901b16178255565b6112076111e1836001600160401b03845460101c166136bc565b825469ffffffffffffffff0000191660109190911b69ffffffffffffffff000016178255565b82519160208401516101e435936001600160a01b038516928386036113225760807fd9ded24bd815c1584290f4ced0635571888debd9e52c0818366ded204a99eaac9160ff97506001600160401b0363ffffffff8b5116918b82606081604084015116920151169060405194855260208501526040840152166060820152a45460081c166112e7575b506001600160401b036040820151166112b8575b50805f5160206154a15f395f51905f525d80f35b6112e1906112c4613498565b906001600160401b0360406112d7613481565b9201511691615055565b816112a4565b516044356001600160a01b03811681036104b757602435906001600160a01b038216820361131e5761131892615130565b82611290565b8480fd5b8880fd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906101e435906001600160a01b03821682036104b7575460501c6001600160401b0316823b156104b757604051630245012d60e41b81526001600160a01b039290921660048301526001600160401b031660248201529082908290604490829084905af180156113d857156110ef57816113c99161358f565b6113d45782846110ef565b8280fd5b6040513d84823e3d90fd5b5063ffffffff815460c01c16156110ea565b5061ffff815460901c16156110e4565b61141883516114126134ae565b90614e7f565b6110cd565b6004867fe711a03f000000000000000000000000000000000000000000000000000000008152fd5b8a80fd5b8c80fd5b611470610e216001600160401b039263ffffffff84610e1860606101c401613614565b1690610d9e565b508095610d70565b8763ffffffff6114958160249460a01c1661396c565b630540ae4560e51b835216600452fd5b6004886318a0036360e21b8152fd5b6114be86886150c3565b60018301541415610d47565b7f748f19eb000000000000000000000000000000000000000000000000000000008952600452602488fd5b88604491602086015163276065d160e21b83526004526107ec8161335e565b503461023e57602036600319011261023e57600435906001600160401b03821161023e57602061025f61154a366004860161337c565b906150c3565b503461023e578060031936011261023e5761160c9061158e7f0000000000000000000000000000000000000000000000000000000000000000615336565b906115b87f0000000000000000000000000000000000000000000000000000000000000000615336565b90602061161a604051936115cc838661358f565b8385525f3681376040519687967f0f00000000000000000000000000000000000000000000000000000000000000885260e08589015260e088019061342f565b90868203604088015261342f565b904660608601523060808601528260a086015284820360c08601528080855193848152019401925b82811061165157505050500390f35b835185528695509381019392810192600101611642565b503461023e578060031936011261023e57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461023e576116b8366133ac565b95919394926116c56139df565b6116cf8484614778565b936116d981614896565b6020850180518a52600360205260408a20966116f68883516149a6565b87549063ffffffff8260301c16948260e01c958681115f14611c0f5763ffffffff905b9360a01c16611c07575b63ffffffff60208c01938161173786613664565b91169182911610611bf557509161176f8c888f9594611774958f8f6117669061175f89613664565b908d614b73565b89518b8f614be7565b613664565b97604051996117828b613574565b828b5260208b019683885260408c019a848c5260608d019785895280155f14611be4575084905b63ffffffff81168e52816117bf60608a01613614565b6001600160401b03166117d460a08b01613664565b63ffffffff166117e391613675565b6001600160401b0316906117f69161369c565b6001600160401b03168a5261180c90888c6150fe565b906118169161369c565b6001600160401b03168b52604089019c61182f8e6134c4565b9161183992614e15565b6001600160401b0316865260600161185090613948565b611bce575b805460ff1916600317815561188861061963ffffffff6118786101408b01613664565b166001600160401b0342166136bc565b6101a0870135151580611bbe575b80611bac575b611b02575b505083516001600160401b031687516001600160401b03166118c29161369c565b83516001600160401b03166118d69161369c565b9786518b52600260205260408b2094516001600160401b0316855460501c6001600160401b0316906119079161369c565b855471ffffffffffffffff00000000000000000000191660509190911b71ffffffffffffffff000000000000000000001617855587516001600160401b031684516001600160401b031661195a916136bc565b855460901c6001600160401b031690611972916136bc565b855467ffffffffffffffff60901b191660909190911b67ffffffffffffffff60901b1617855588855460101c6001600160401b0316906119b1916136bc565b855469ffffffffffffffff0000191660109190911b69ffffffffffffffff0000161785558651915192602001986119e78a6134c4565b915163ffffffff169489516001600160401b031690516001600160401b031690604051968752602087015260408601526001600160401b031660608501526001600160a01b03169260807fd9ded24bd815c1584290f4ced0635571888debd9e52c0818366ded204a99eaac91a45460081c60ff16611ae0575b50506001600160401b03815116151580611ab3575b611a8d5783805f5160206154a15f395f51905f525d80f35b6001600160401b03611aaa611aa461073e956134c4565b936134c4565b91511691615055565b50611ada611ac0846134c4565b611ac9846134c4565b6001600160401b0384511691614eee565b15611a75565b611afb9151906101c06020611af4886134c4565b92016134c4565b5f80611a60565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906001600160401b03611b41602087016134c4565b915460501c16823b156104b757604051630245012d60e41b81526001600160a01b039290921660048301526001600160401b031660248201529082908290604490829084905af180156113d857156118a15781611b9d9161358f565b611ba857895f6118a1565b8980fd5b5063ffffffff815460c01c161561189c565b5061ffff815460901c1615611896565b611bdf885161141260208a016134c4565b611855565b611bef90888c6150fe565b906117a9565b8d60449163ffffffff61079087613664565b859250611723565b5063ffffffff86611719565b503461023e578060031936011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461023e57606036600319011261023e5750602061025f604051611c8381613507565b6004358152611c906132fb565b838201526044356040820152614b1a565b503461023e57602036600319011261023e5780604051611cc081613522565b8181528160208201528160408201528160608201528160808201528160a08201528160c08201528160e0820152816101008201528161012082015261014001526004358152600360205260409020604051611d1a81613522565b81549160ff831692611d2b8461335e565b838352602083018160081c60ff1615158152604084018260101c63ffffffff168152606085018360301c63ffffffff168152608086018460501c6001600160401b0316815260a08701918560901c61ffff16835260c08801938660a01c63ffffffff16855260e08901958760c01c63ffffffff1687526101008a019760e01c88526001890154986101208b01998a52600201549961014001998a526040519a611dd38161335e565b8b5251151560208b01525163ffffffff1660408a01525163ffffffff166060890152516001600160401b031660808801525161ffff1660a08701525163ffffffff1660c08601525163ffffffff1660e08501525163ffffffff16610100840152516101208301525161014082015261016090f35b503461023e5736600319016103008112610bb5576101c01361023e57610120366101c319011261023e576102e4356001600160401b038111610bb557611e9190369060040161332e565b90611e9a6139df565b611ea261472e565b90611eab6147a7565b6020820151845260036020526040842092611eca8460208501516149a6565b80156125e05783549063ffffffff8260301c16611ee782826138c9565b9263ffffffff875460c01c16801515806125b9575b6125a857506102643563ffffffff811690818103611ba857508411908115612579575b5061254d5763ffffffff611f31613650565b160163ffffffff81116125395760028601549391875b818110611ff0575050855469ffffffff000000000000191660309390931b69ffffffff0000000000001692909217855550611f7f9050565b60028301556101443563ffffffff811681036104b757611f9f9083614af3565b7f8b31db90a30c565c11c52b3adafe032d767c7d84d33fe6d9335fdc5d37f12e3c60206001600160401b03818451940151945460501c16604051908152a3805f5160206154a15f395f51905f525d80f35b602087929394959698970151946120088285836138d6565b9261201284613664565b63ffffffff8088169116036124f95761202e6060850185614a7c565b905060ff61203a614ab1565b16036124b05761206d60405161204f81613507565b88815263ffffffff8816602082015260208601356040820152614b1a565b946001600160a01b03610204351661020435036110915761209f6120946040870187614ac1565b908861020435613e19565b6120ac6060860186614a7c565b9a90506120b88b613955565b9a6120c66040519c8d61358f565b808c526120d5601f1991613955565b013660208d01378c90815b8c518310156123c957612100836120fa60608b018b614a7c565b906138d6565b906001600160a01b0380612116604085016134c4565b92169116118015906123a2575b612362578e6121e96121d66121968e6001600160a01b038f8f63ffffffff9061214b8a613664565b908261215960408d016134c4565b9460405197612167896134d8565b8852166020870152604086015260016060860152166080840152602088013560a08401521660c0820152614699565b61219e6151b5565b604291604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b6121e36060850185614ac1565b916152cb565b509091906121f68161335e565b159182159261228f575b505061224f57604061221291016134c4565b8c5183101561223b57808d60206001600160a01b0360019416918660051b0101529201916120e0565b60248f634e487b7160e01b81526032600452fd5b8e6001600160a01b036122666040602494016134c4565b7fd1e81f9600000000000000000000000000000000000000000000000000000000835216600452fd5b9091506001600160a01b03604051917f2d8417990000000000000000000000000000000000000000000000000000000083521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156123565791612328575b506001600160a01b038061231c604085016134c4565b16911614158f5f612200565b612349915060203d811161234f575b612341818361358f565b8101906135b0565b5f612306565b503d612337565b604051903d90823e3d90fd5b8e6001600160a01b036123796040602494016134c4565b7f3202194900000000000000000000000000000000000000000000000000000000835216600452fd5b506123af604082016134c4565b6001600160a01b03806123c0613481565b16911614612123565b509b9396505095929350979695506040516020810191825263ffffffff8316604082015260608082015261241281612404608082018b61390c565b03601f19810183528261358f565b5190209587517f5ffdb0ddf8564e872283a6854aa2050c38d793927896da3e1b647010fe3aeb2c60208a015192602061244c878a8a6138d6565b013561247660405192839263ffffffff89168452602084015260606040840152606083019061390c565b0390a363ffffffff8082161461249c57600163ffffffff81921601910192909192611f47565b602489634e487b7160e01b81526011600452fd5b60448b60ff6124c26060880188614a7c565b90506124cc614ab1565b907f684bd54c00000000000000000000000000000000000000000000000000000000845260045216602452fd5b60448b63ffffffff888161250c89613664565b7f7dd23e5a0000000000000000000000000000000000000000000000000000000085521660045216602452fd5b602487634e487b7160e01b81526011600452fd5b602487847ffc0f4d92000000000000000000000000000000000000000000000000000000008252600452fd5b905060c43563ffffffff811690818103611ba857506125a09160101c63ffffffff166138c9565b83115f611f1f565b8863ffffffff61149560249361396c565b506102443563ffffffff811680820361144557866125d9918493506138c9565b1015611efc565b6004857fa335edb8000000000000000000000000000000000000000000000000000000008152fd5b503461023e578060031936011261023e57602060405160108152f35b503461023e5760e036600319011261023e5760405190612643826134d8565b60043582526126506132fb565b6020830152604435604083015261266561331f565b606083015260843563ffffffff81168103610bb557608083015260a43560a083015260c435906001600160a01b038216820361023e57602061025f848460c0820152614699565b503461023e5761012036600319011261023e5760405160208101907f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f825260043560408201526024356001600160a01b0381168091036104b75760608201526044356001600160a01b0381168091036104b75760808201526064356001600160401b0381168091036104b75760a082015260843563ffffffff81168091036104b75760c082015260a43563ffffffff81168091036104b75760e082015260c43561010082015260e4356001600160401b0381168091036104b757610120820152610104356001600160401b0381168091036104b7576020935061014082015261014081526104ac6101608261358f565b503461023e57606036600319011261023e57600435906127da6132fb565b6127e2613279565b906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303612a48578383526003602052604083209182549460ff8616906128318261335e565b8115612a2d57506003906128448161335e565b14612923575b5090919250600161ffff835460901c160161ffff811161290f57825473ffff000000000000000000000000000000000000191660909190911b73ffff0000000000000000000000000000000000001617825563ffffffff825460a01c1680159081156128f7575b506128ba578280f35b6128c3906138b1565b63ffffffff60a01b1977ffffffff000000000000000000000000000000000000000083549260a01b1691161790555f808280f35b905063ffffffff612907836138b1565b16105f6128b1565b602484634e487b7160e01b81526011600452fd5b61ffff8560901c1615808091612a17575b6129f85784958195939495916129e6575b50612954575b9291909261284a565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690813b156113d4576001600160a01b03602484928360405195869485937fa7e21e800000000000000000000000000000000000000000000000000000000085521660048401525af180156113d8571561294b57816129db9161358f565b6113d457825f61294b565b63ffffffff915060c01c16155f612945565b6024856001600160401b038863a21a5eab60e01b835260501c16600452fd5b506001600160401b038660501c16421015612934565b604491869163276065d160e21b83526004526107ec8161335e565b60048363ba160f4360e01b8152fd5b503461023e57608036600319011261023e576020612a8f612a766132fb565b612a7e613279565b612a8661331f565b916004356136dc565b6040519015158152f35b5034612fd05736600319016104008112612fd0576101c013612fd0576101c4356001600160401b038111612fd057612ad59036906004016132a3565b90612ade6132d0565b9160a036610203190112612fd057610120366102a3190112612fd0576103c4356001600160401b038111612fd057612b1a9036906004016132a3565b9290936103e4356001600160401b038111612fd057612b3d9036906004016132a3565b612b489691966139df565b612b50613a3c565b9660405196602088017f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f81526102a435988960408201526102c4356001600160a01b038116809103612fd05760608201526102e4356001600160a01b038116809103612fd0576080820152610304356001600160401b038116809103612fd05760a08201526103243563ffffffff8116809103612fd05760c08201526103443563ffffffff8116809103612fd05760e082015261036435610100820152610384356001600160401b038116809103612fd0576101208201526103a4356001600160401b038116809103612fd0576101408201526101408152612c546101608261358f565b51902097885f52600360205260ff60405f205416612c718161335e565b806131da5750890361319457612c856135cf565b6084356001600160401b03811691828203612fd0576001600160401b039150161161314f5763ffffffff612cb7613628565b1615801561310f575b6130ca57612ccc6135e6565b6001600160401b0380612cdd6135fd565b1691161180156130b1575b61306c57606435906001600160a01b0382168203612fd057612d1d94612d0f928a90613e19565b86612d18613453565b613e19565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001692612d50613453565b6001600160a01b036040519163636f35d360e01b8352166004820152602081602481885afa908115612fc5575f9161304d575b506001600160a01b0380612d9561346a565b1691160361300357612da79286613e7f565b825f52600260205260405f20612ddb6001600160401b03612dc66135cf565b1663ffffffff612dd4613628565b1690613675565b6001600160401b03825460101c1690818111612fd457612e7e9291612e36612e106001600160401b03612e499416809361369c565b845469ffffffffffffffff0000191660109190911b69ffffffffffffffff000016178455565b6001600160401b03835460501c166136bc565b71ffffffffffffffff000000000000000000001971ffffffffffffffff0000000000000000000083549260501b169116179055565b815f52600360205260405f20600160ff198254161790556101a435612f56575b50612ea761346a565b91612eb0613453565b92612eb96135cf565b612ec161363c565b612ec9613628565b90612ed26135e6565b92604051976001600160a01b031688526001600160401b0316602088015263ffffffff16604087015263ffffffff1660608601526001600160401b031660808501526001600160a01b03169260a07f9b4c5b02e5813eccd82a877e9fccbb9f26f73e8cb3b78d9b3a2b89a72760330e91a4805f5160206154a15f395f51905f525d80f35b612f5e61346a565b813b15612fd0576001600160a01b0360245f928360405195869485937ff435f5a70000000000000000000000000000000000000000000000000000000085521660048401525af18015612fc55715612e9e57612fbd9193505f9061358f565b5f915f612e9e565b6040513d5f823e3d90fd5b5f80fd5b907fc929176c000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b6001600160a01b03613013613453565b8161301c61346a565b917ff444bc23000000000000000000000000000000000000000000000000000000005f52166004521660245260445ffd5b613066915060203d60201161234f57612341818361358f565b5f612d83565b606460405163b3d3cc5560e01b815260206004820152600860248201527f646561646c696e650000000000000000000000000000000000000000000000006044820152fd5b506001600160401b036130c26135e6565b164211612ce8565b606460405163b3d3cc5560e01b815260206004820152600860248201527f7365676d656e74730000000000000000000000000000000000000000000000006044820152fd5b5061313563ffffffff61312061363c565b1663ffffffff61312e613628565b16906138c9565b60a4359063ffffffff821691828103612fd0575011612cc0565b606460405163b3d3cc5560e01b815260206004820152600560248201527f70726963650000000000000000000000000000000000000000000000000000006044820152fd5b60405163b3d3cc5560e01b815260206004820152600560248201527f6f666665720000000000000000000000000000000000000000000000000000006044820152606490fd5b8963276065d160e21b5f526004526131f18161335e565b60245260445ffd5b34612fd0576040366003190112612fd05761321261324d565b6001600160a01b03613222613263565b91165f5260046020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b600435906001600160a01b0382168203612fd057565b602435906001600160a01b0382168203612fd057565b604435906001600160a01b0382168203612fd057565b35906001600160a01b0382168203612fd057565b9181601f84011215612fd0578235916001600160401b038311612fd05760208381860195010111612fd057565b6101e435906001600160401b0382168203612fd057565b35906001600160401b0382168203612fd057565b6024359063ffffffff82168203612fd057565b359063ffffffff82168203612fd057565b606435908115158203612fd057565b9181601f84011215612fd0578235916001600160401b038311612fd0576020808501948460051b010111612fd057565b6004111561336857565b634e487b7160e01b5f52602160045260245ffd5b9181601f84011215612fd0578235916001600160401b038311612fd0576020808501948460061b010111612fd057565b9060031982016103a08112612fd0576101c013612fd0576004916101206101c319820112612fd0576101c49160806102e319830112612fd0576102e491610364356001600160401b038111612fd05781613408916004016132a3565b9290929161038435906001600160401b038211612fd05761342b9160040161337c565b9091565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6102e4356001600160a01b0381168103612fd05790565b6102c4356001600160a01b0381168103612fd05790565b6101e4356001600160a01b0381168103612fd05790565b6044356001600160a01b0381168103612fd05790565b6024356001600160a01b0381168103612fd05790565b356001600160a01b0381168103612fd05790565b60e081019081106001600160401b038211176134f357604052565b634e487b7160e01b5f52604160045260245ffd5b606081019081106001600160401b038211176134f357604052565b61016081019081106001600160401b038211176134f357604052565b60a081019081106001600160401b038211176134f357604052565b604081019081106001600160401b038211176134f357604052565b608081019081106001600160401b038211176134f357604052565b90601f801991011681019081106001600160401b038211176134f357604052565b90816020910312612fd057516001600160a01b0381168103612fd05790565b610304356001600160401b0381168103612fd05790565b610384356001600160401b0381168103612fd05790565b610164356001600160401b0381168103612fd05790565b356001600160401b0381168103612fd05790565b6103443563ffffffff81168103612fd05790565b6103243563ffffffff81168103612fd05790565b6102443563ffffffff81168103612fd05790565b3563ffffffff81168103612fd05790565b8181029291811591840414171561368857565b634e487b7160e01b5f52601160045260245ffd5b906001600160401b03809116911603906001600160401b03821161368857565b906001600160401b03809116911601906001600160401b03821161368857565b9093926001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633036138a257815f52600360205260405f209182549561ffff8760901c1696871561388f5783908161387d575b5083975f19019061ffff8211613688576137868692839073ffff0000000000000000000000000000000000001973ffff00000000000000000000000000000000000083549260901b169116179055565b61386c575b905061ffff91505460901c16613866575063ffffffff60a01b19815416815554600360ff82166137ba8161335e565b1480613855575b6137c9575050565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691823b15612fd057604051630245012d60e41b81526001600160a01b03909116600482015260509190911c6001600160401b03166024820152905f9082908183816044810103925af18015612fc5576138495750565b5f6138539161358f565b565b5063ffffffff8160c01c16156137c1565b93505050565b6138759261454a565b5f808361378b565b60c01c63ffffffff161593505f613736565b826320a0210360e01b5f5260045260245ffd5b63ba160f4360e01b5f5260045ffd5b63ffffffff60019116019063ffffffff821161368857565b9190820180921161368857565b91908110156138f85760051b81013590607e1981360301821215612fd0570190565b634e487b7160e01b5f52603260045260245ffd5b90602080835192838152019201905f5b8181106139295750505090565b82516001600160a01b031684526020938401939092019160010161391c565b358015158103612fd05790565b6001600160401b0381116134f35760051b60200190565b63ffffffff5f199116019063ffffffff821161368857565b916020908281520191905f5b81811061399d5750505090565b9091926040806001926001600160a01b036139b78861328f565b1681526001600160401b036139ce602089016132e7565b166020820152019401929101613990565b5f5160206154a15f395f51905f525c613a055760015f5160206154a15f395f51905f525d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b359061ffff82168203612fd057565b60405160208101907f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be131825260043560408201526024356001600160a01b038116809103612fd05760608201526044356001600160a01b038116809103612fd05760808201526064356001600160a01b038116809103612fd05760a08201526084356001600160401b038116809103612fd05760c082015260a43563ffffffff8116809103612fd05760e082015260c43563ffffffff8116809103612fd05761010082015260e43560ff8116809103612fd0576101208201526101043561ffff8116809103612fd0576101408201526101243561ffff8116809103612fd0576101608201526101443563ffffffff8116809103612fd057610180820152610164356001600160401b038116809103612fd0576101a0820152610184356001600160401b038116809103612fd0576101c08201526101a4356101e08201526101e08152613ba96102008261358f565b51902090565b60405160208101917f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be1318352803560408301526001600160a01b03613bf56020830161328f565b1660608301526001600160a01b03613c0f6040830161328f565b1660808301526001600160a01b03613c296060830161328f565b1660a08301526001600160401b03613c43608083016132e7565b1660c083015263ffffffff613c5a60a0830161330e565b1660e083015263ffffffff613c7160c0830161330e565b1661010083015260e08101359060ff8216809203612fd0576101a09161012084015261ffff613ca36101008301613a2d565b1661014084015261ffff613cba6101208301613a2d565b1661016084015263ffffffff613cd3610140830161330e565b166101808401526001600160401b03613cef61016083016132e7565b16828401526001600160401b03613d0961018083016132e7565b166101c084015201356101e08201526101e08152613ba96102008261358f565b6040516001600160401b03613e0161010060208401947f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f8652803560408601526001600160a01b03613d7d6020830161328f565b1660608601526001600160a01b03613d976040830161328f565b16608086015283613daa606083016132e7565b1660a086015263ffffffff613dc16080830161330e565b1660c086015263ffffffff613dd860a0830161330e565b1660e086015260c08101358286015283613df460e083016132e7565b16610120860152016132e7565b166101408201526101408152613ba96101608261358f565b929091613e2b613e309361219e6151b5565b6152cb565b50613e3a8161335e565b1590811591613e68575b50613e4c5750565b6001600160a01b0390639a7d38d960e01b5f521660045260245ffd5b90506001600160a01b03808316911614155f613e44565b909291925f93825f52600260205260405f209182549160ff8360081c1661453757610164356001600160401b03811690818103612fd05781421161450b57505060ff83161561427a575b5050506001600160401b03831691821561427357602435936001600160a01b03851692838614159182612fd0578433141580614254575b614241576084356001600160401b03811690818103612fd0575060a4359063ffffffff821690818303612fd057613f379250613675565b825490613f7688613f716001600160401b038560101c16946001600160401b03613f66818360501c16886138c9565b9160901c16906138c9565b6138c9565b818111614213575050613fb29291613f8d916136bc565b69ffffffffffffffff000082549160101b169069ffffffffffffffff00001916179055565b612fd05781907fa726e6f7f364f2aaef428167ed3412713ee9887c0339487096d6318584f90f6f6020604051868152a3604435926001600160a01b03841693848103612fd05750506102243580614180575b506040516370a0823160e01b8152306004820152602081602481875afa90811561411157859161414e575b50604051917f23b872dd000000000000000000000000000000000000000000000000000000008652600452306024528260445260208560648180885af1600186511481161561412f575b82604052856060521561411c576370a0823160e01b8252306004830152602082602481875afa80156141115785906140dd575b6140b69250614ee1565b918183036140c45750505050565b6064945063049deddf60e31b8452600452602452604452fd5b506020823d602011614109575b816140f76020938361358f565b81010312612fd0576140b691516140ac565b3d91506140ea565b6040513d87823e3d90fd5b60248585635274afe760e01b8252600452fd5b600181151661414557843b15153d151616614079565b823d87823e3d90fd5b90506020813d602011614178575b816141696020938361358f565b81010312612fd057515f61402f565b3d915061415c565b6102443560ff811690818103612fd05750843b15612fd057604051917fd505accf000000000000000000000000000000000000000000000000000000008352836004840152306024840152610204356044840152606483015260848201526102643560a48201526102843560c48201525f8160e48183885af1156140045761420b9194505f9061358f565b5f925f614004565b7fb8ae55eb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b84638ccfb28960e01b5f5260045260245ffd5b506064356001600160a01b03811690818103612fd05750331415613f00565b5050505050565b6084356001600160401b03811690818103612fd0575060a4359063ffffffff821690818303612fd0576142ad9250613675565b80159081156144f9575b506144b55760e43560ff8116808203612fd05780159182156144a8575b5050614464576101043561ffff811690818103612fd057506101243561ffff8116808203612fd0576127109261430a92506138c9565b11614420576101443563ffffffff811690818103612fd05750156143dc57602435916001600160a01b03831692838103612fd057831561439857833303614361575b5050505060ff191660011781555f8080613ec9565b9061437992916143738861219e6151b5565b9061540f565b156143865780808061434c565b639a7d38d960e01b5f5260045260245ffd5b606460405162e3701f60e71b815260206004820152600660248201527f636c69656e7400000000000000000000000000000000000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152600660248201527f77696e646f7700000000000000000000000000000000000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152601660248201527f7665726966794250532c2064656c6567617465425053000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152600660248201527f71756f72756d00000000000000000000000000000000000000000000000000006044820152fd5b6010925050115f806142d4565b606460405162e3701f60e71b815260206004820152601260248201527f6d617850726963652c207365676d656e747300000000000000000000000000006044820152fd5b677fffffffffffffff9150115f6142b7565b507f67680913000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8463334e815d60e21b5f5260045260245ffd5b91815463ffffffff8160c01c168015908115614681575b5061462b575b50600360ff8354166145788161335e565b1461462657815469ffffffffffffffffff00191682555f6001830181905560028301557f2c858835b06a488d1d2724206e4b64173d02f1d79c834e885d1e1ba8ea1532c1916001600160401b03906145f07f000000000000000000000000000000000000000000000000000000000000000082614af3565b5460501c1690614621604051928392839092916001600160401b0360209163ffffffff604085019616845216910152565b0390a2565b505050565b7fffffffff00000000ffffffffffffffffffffffffffffffffffffffffffffffff7bffffffff000000000000000000000000000000000000000000000000614672846138b1565b60c01b1691161782555f614567565b905063ffffffff614691846138b1565b16105f614561565b6040516001600160a01b0360c060208301937f3da2b131262afadb14fbeee591703d5b9d6e5e87535dc5727254b9266f46da4785528051604085015263ffffffff6020820151166060850152604081015160808501526060810151151560a085015263ffffffff6080820151168285015260a081015160e08501520151166101008201526101008152613ba96101208261358f565b5f602060405161473d81613559565b828152015261474c6004613baf565b806101c43503613194576147616101c4613d29565b6040519161476e83613559565b8252602082015290565b614795905f602060405161478b81613559565b8281520152613baf565b90818135036131945761476190613d29565b6101e4356001600160a01b038116908181141580612fd05782331461462657610204356001600160a01b038116808203612fd05780331491821592614809575b50506147f257505050565b612fd05750631bd2224f60e01b5f5260045260245ffd5b91509150506040519063636f35d360e01b825260048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115612fc5575f91614877575b50826001600160a01b035f921614155f806147e7565b614890915060203d60201161234f57612341818361358f565b5f614861565b60208101906001600160a01b036148ac836134c4565b1633146149a2576040016001600160a01b036148c7826134c4565b163314908115916148ff575b506148db5750565b6148ec6001600160a01b03916134c4565b631bd2224f60e01b5f521660045260245ffd5b61490991506134c4565b6001600160a01b036040519163636f35d360e01b83521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115612fc5575f91614983575b506001600160a01b0380614978846134c4565b16911614155f6148d3565b61499c915060203d60201161234f57612341818361358f565b5f614965565b5050565b90549060ff8216906149b78261335e565b60018214614626576149c88261335e565b600282036149fc5750506001600160401b039060501c16804210156149ea5750565b63a21a5eab60e01b5f5260045260245ffd5b63276065d160e21b5f526004526131f18161335e565b9063ffffffff905460c01c1680928115159283614a55575b505050614a345750565b614a4263ffffffff9161396c565b630540ae4560e51b5f521660045260245ffd5b614a72929350614a6c608063ffffffff9201613664565b166138c9565b1015815f80614a2a565b903590601e1981360301821215612fd057018035906001600160401b038211612fd057602001918160051b36038313612fd057565b60e43560ff81168103612fd05790565b903590601e1981360301821215612fd057018035906001600160401b038211612fd057602001918136038313612fd057565b612e4963ffffffff61385393600260ff19855416178455166001600160401b0342166136bc565b604051604060208201927fbb229e1259c9e8bfd24e1aa7ba7a2e6dfab7a709b0607dfa27dbd30701e16b7e845280518284015263ffffffff60208201511660608401520151608082015260808152613ba960a08261358f565b929190614b9563ffffffff80614b8b60808801613664565b16931680936138c9565b9363ffffffff825460a01c1694858015159182614bcc575b5050614bbe57613853939450614a12565b63ffffffff614a428661396c565b10159050855f614bad565b91908110156138f85760061b0190565b959291949093602083019563ffffffff614c0088613664565b1615614de7578335908114801590614dc2575b614d9a57601089118015614d83575b614d7457614c32606089016134c4565b9060606040519560208701927f09433a1f9a997ad9bd78d2ec65225bcb8f6fa6f85381915f68e3064a48eac0238452604088015263ffffffff614c748b61330e565b1682880152604081013560808801520135948515158603612fd057614cb5959a969a151560a082015260a08152614cac60c08261358f565b51902090613e19565b5f945f915b808310614d4457505050614cf5929163ffffffff612dd46001600160401b03614ce86060614cef9601613614565b1692613664565b906152ff565b90614d0082826138c9565b8311614d0b57505050565b90614d15916138c9565b907f5b132648000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b909195614d6b6001916001600160401b0361312e6020614d658c888a614bd7565b01613614565b96019190614cba565b6318a0036360e21b5f5260045ffd5b50614d8e89866150c3565b60408501351415614c22565b7faa3c8bc1000000000000000000000000000000000000000000000000000000005f5260045ffd5b50614dcc87613664565b63ffffffff80614dde60a08a01613664565b16911611614c13565b505050915050614dfc92506060915001613948565b908115614e0b575b50614d9a57565b905015155f614e04565b5f939284925b818410614e285750505050565b90919294614e75600191614e5f614e48614e438a8888614bd7565b6134c4565b614e586020614d658c8a8a614bd7565b9088615055565b614e6f6020614d658a8888614bd7565b906136bc565b9501929190614e1b565b90815f52600260205260ff60405f205460081c166149a2576001600160a01b0390825f52600260205260405f2061010061ff001982541617905516907f39c6192bcaef9c6d0130200c9b8603c70724bde6c62fc2100c333fb020fe08685f80a3565b9190820391821161368857565b6040516370a0823160e01b81523060048201529392906001600160a01b0316602085602481845afa948515612fc5575f95615021575b506001600160a01b03604051937fa9059cbb000000000000000000000000000000000000000000000000000000005f52166004528160245260205f60448180855af19260015f5114841615615012575b8060405283956370a0823160e01b8252306004830152602082602481865afa908115612fc5575f91614fdc575b614fab9250614ee1565b9215614fd657815b8303614fbe57505050565b63049deddf60e31b5f5260045260245260445260645ffd5b5f614fb3565b90506020823d60201161500a575b81614ff76020938361358f565b81010312612fd057614fab915190614fa1565b3d9150614fea565b92813b15153d15161692614f74565b9094506020813d60201161504d575b8161503d6020938361358f565b81010312612fd05751935f614f24565b3d9150615030565b916001600160401b03169182156146265760206001600160a01b03807f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d5931693845f526004835260405f208282165f52835260405f206150b68782546138c9565b90556040519586521693a3565b906150e1906124046040519384926020808501526040840191613984565b6060603f1982510191012090565b3561ffff81168103612fd05790565b610e35610e2f6151256001600160401b039563ffffffff87610e18606061512c9901613614565b80936152ff565b1690565b90815f5260026020526001600160401b0360405f205460101c169283156151af576001600160a01b03816151a4866020947f82e2892a448e73eb5899cfb1f57fe84062808f392476ac6cc9a9f40af2c53fe896885f526002875260405f2069ffffffffffffffff0000198154169055615055565b6040519586521693a3565b50505050565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163014806152a2575b15615210577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152613ba960c08261358f565b507f000000000000000000000000000000000000000000000000000000000000000046146151e7565b90604183036152f5576152ee9250602081013591604082359201355f1a9061538d565b9192909190565b50505f9160029190565b91906153326127109161ffff612dd46101208561532a846153236101008c016150ef565b1686613675565b0497016150ef565b0490565b60ff811690601f8211615365576040519161535260408461358f565b6020808452838101919036833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615404579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15612fc5575f516001600160a01b038116156153fa57905f905f90565b505f906001905f90565b5050505f9160039190565b929190833b61544c579061542392916152cb565b5061542d8161335e565b15918261543957505090565b6001600160a01b03919250811691161490565b6064835f946020969460405194630b135d3f60e11b8652600486015260406024860152816044860152838501378281018201859052601f01601f191601915afa630b135d3f60e11b5f5114601f3d1116169056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
// Solidity: constructor(address registry_, address game_, uint32 lossWindow_) returns()
func (jobEscrow *JobEscrow) PackConstructor(registry_ common.Address, game_ common.Address, lossWindow_ uint32) []byte {
	enc, err := jobEscrow.abi.Pack("", registry_, game_, lossWindow_)
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

// PackAdvance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe67a7a56.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function advance((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) PackAdvance(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) []byte {
	enc, err := jobEscrow.abi.Pack("advance", o, l, v, sig, payees)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAdvance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe67a7a56.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function advance((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) TryPackAdvance(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) ([]byte, error) {
	return jobEscrow.abi.Pack("advance", o, l, v, sig, payees)
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

// PackDispute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40ac8882.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function dispute(bytes32 lease, uint32 segment, address provider) returns()
func (jobEscrow *JobEscrow) PackDispute(lease [32]byte, segment uint32, provider common.Address) []byte {
	enc, err := jobEscrow.abi.Pack("dispute", lease, segment, provider)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDispute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40ac8882.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function dispute(bytes32 lease, uint32 segment, address provider) returns()
func (jobEscrow *JobEscrow) TryPackDispute(lease [32]byte, segment uint32, provider common.Address) ([]byte, error) {
	return jobEscrow.abi.Pack("dispute", lease, segment, provider)
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

// PackGame is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3fe3e28.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function game() view returns(address)
func (jobEscrow *JobEscrow) PackGame() []byte {
	enc, err := jobEscrow.abi.Pack("game")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGame is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3fe3e28.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function game() view returns(address)
func (jobEscrow *JobEscrow) TryPackGame() ([]byte, error) {
	return jobEscrow.abi.Pack("game")
}

// UnpackGame is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc3fe3e28.
//
// Solidity: function game() view returns(address)
func (jobEscrow *JobEscrow) UnpackGame(data []byte) (common.Address, error) {
	out, err := jobEscrow.abi.Unpack("game", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
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
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,uint16,uint32,uint32,uint32,bytes32,bytes32))
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
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,uint16,uint32,uint32,uint32,bytes32,bytes32))
func (jobEscrow *JobEscrow) TryPackLeaseOf(lease [32]byte) ([]byte, error) {
	return jobEscrow.abi.Pack("leaseOf", lease)
}

// UnpackLeaseOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x621d2b97.
//
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,uint16,uint32,uint32,uint32,bytes32,bytes32))
func (jobEscrow *JobEscrow) UnpackLeaseOf(data []byte) (EscrowViewsLeaseState, error) {
	out, err := jobEscrow.abi.Unpack("leaseOf", data)
	if err != nil {
		return *new(EscrowViewsLeaseState), err
	}
	out0 := *abi.ConvertType(out[0], new(EscrowViewsLeaseState)).(*EscrowViewsLeaseState)
	return out0, nil
}

// PackLossWindow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7cbbe78d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lossWindow() view returns(uint32)
func (jobEscrow *JobEscrow) PackLossWindow() []byte {
	enc, err := jobEscrow.abi.Pack("lossWindow")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLossWindow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7cbbe78d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lossWindow() view returns(uint32)
func (jobEscrow *JobEscrow) TryPackLossWindow() ([]byte, error) {
	return jobEscrow.abi.Pack("lossWindow")
}

// UnpackLossWindow is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7cbbe78d.
//
// Solidity: function lossWindow() view returns(uint32)
func (jobEscrow *JobEscrow) UnpackLossWindow(data []byte) (uint32, error) {
	out, err := jobEscrow.abi.Unpack("lossWindow", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
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

// PackResolve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1304fb8a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function resolve(bytes32 lease, uint32 segment, address provider, bool wrong) returns(bool slash)
func (jobEscrow *JobEscrow) PackResolve(lease [32]byte, segment uint32, provider common.Address, wrong bool) []byte {
	enc, err := jobEscrow.abi.Pack("resolve", lease, segment, provider, wrong)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackResolve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1304fb8a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function resolve(bytes32 lease, uint32 segment, address provider, bool wrong) returns(bool slash)
func (jobEscrow *JobEscrow) TryPackResolve(lease [32]byte, segment uint32, provider common.Address, wrong bool) ([]byte, error) {
	return jobEscrow.abi.Pack("resolve", lease, segment, provider, wrong)
}

// UnpackResolve is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1304fb8a.
//
// Solidity: function resolve(bytes32 lease, uint32 segment, address provider, bool wrong) returns(bool slash)
func (jobEscrow *JobEscrow) UnpackResolve(data []byte) (bool, error) {
	out, err := jobEscrow.abi.Unpack("resolve", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
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

// JobEscrowAdvanced represents a Advanced event raised by the JobEscrow contract.
type JobEscrowAdvanced struct {
	Offer      [32]byte
	Lease      [32]byte
	Provider   common.Address
	Segments   uint32
	ToProvider uint64
	Raw        *types.Log // Blockchain specific contextual infos
}

const JobEscrowAdvancedEventName = "Advanced"

// ContractEventName returns the user-defined event name.
func (JobEscrowAdvanced) ContractEventName() string {
	return JobEscrowAdvancedEventName
}

// UnpackAdvancedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Advanced(bytes32 indexed offer, bytes32 indexed lease, address indexed provider, uint32 segments, uint64 toProvider)
func (jobEscrow *JobEscrow) UnpackAdvancedEvent(log *types.Log) (*JobEscrowAdvanced, error) {
	event := "Advanced"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowAdvanced)
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

// JobEscrowLost represents a Lost event raised by the JobEscrow contract.
type JobEscrowLost struct {
	Lease     [32]byte
	Segment   uint32
	WindowEnd uint64
	Raw       *types.Log // Blockchain specific contextual infos
}

const JobEscrowLostEventName = "Lost"

// ContractEventName returns the user-defined event name.
func (JobEscrowLost) ContractEventName() string {
	return JobEscrowLostEventName
}

// UnpackLostEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Lost(bytes32 indexed lease, uint32 segment, uint64 windowEnd)
func (jobEscrow *JobEscrow) UnpackLostEvent(log *types.Log) (*JobEscrowLost, error) {
	event := "Lost"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != jobEscrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(JobEscrowLost)
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
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["BadParameter"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackBadParameterError(raw[4:])
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
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["Disputed"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackDisputedError(raw[4:])
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
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["NotDisputed"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackNotDisputedError(raw[4:])
	}
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["NotGame"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackNotGameError(raw[4:])
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

// JobEscrowBadParameter represents a BadParameter error raised by the JobEscrow contract.
type JobEscrowBadParameter struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadParameter()
func JobEscrowBadParameterErrorID() common.Hash {
	return common.HexToHash("0x8ec48e16047a0178c89bdefa13cab01a03913d2353214edd02ae0575f1cd52a7")
}

// UnpackBadParameterError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadParameter()
func (jobEscrow *JobEscrow) UnpackBadParameterError(raw []byte) (*JobEscrowBadParameter, error) {
	out := new(JobEscrowBadParameter)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "BadParameter", raw); err != nil {
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

// JobEscrowDisputed represents a Disputed error raised by the JobEscrow contract.
type JobEscrowDisputed struct {
	Segment uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Disputed(uint32 segment)
func JobEscrowDisputedErrorID() common.Hash {
	return common.HexToHash("0xa815c8a0347c1fe63dd02a587f74bc35ac1d73a43c38f45c8a5a0062030ed081")
}

// UnpackDisputedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Disputed(uint32 segment)
func (jobEscrow *JobEscrow) UnpackDisputedError(raw []byte) (*JobEscrowDisputed, error) {
	out := new(JobEscrowDisputed)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "Disputed", raw); err != nil {
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

// JobEscrowNotDisputed represents a NotDisputed error raised by the JobEscrow contract.
type JobEscrowNotDisputed struct {
	Lease [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotDisputed(bytes32 lease)
func JobEscrowNotDisputedErrorID() common.Hash {
	return common.HexToHash("0x20a02103669739d8a6e8ce0051f1d7dda2ce0736191942096b9d2829e1dc42eb")
}

// UnpackNotDisputedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotDisputed(bytes32 lease)
func (jobEscrow *JobEscrow) UnpackNotDisputedError(raw []byte) (*JobEscrowNotDisputed, error) {
	out := new(JobEscrowNotDisputed)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "NotDisputed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// JobEscrowNotGame represents a NotGame error raised by the JobEscrow contract.
type JobEscrowNotGame struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotGame()
func JobEscrowNotGameErrorID() common.Hash {
	return common.HexToHash("0xba160f43ae0194986f404188b86d286abc35d23860dcbb7d0bddeab5ffe32e11")
}

// UnpackNotGameError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotGame()
func (jobEscrow *JobEscrow) UnpackNotGameError(raw []byte) (*JobEscrowNotGame, error) {
	out := new(JobEscrowNotGame)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "NotGame", raw); err != nil {
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
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token_\",\"type\":\"address\"},{\"internalType\":\"uint96\",\"name\":\"minimumStake_\",\"type\":\"uint96\"},{\"internalType\":\"uint64\",\"name\":\"unbondDelay_\",\"type\":\"uint64\"},{\"internalType\":\"uint96\",\"name\":\"leaseLock_\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"verdictCut_\",\"type\":\"uint96\"},{\"internalType\":\"address\",\"name\":\"escrow_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"game_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"AuthorizationExpired\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"BadNodeSignature\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"moved\",\"type\":\"uint256\"}],\"name\":\"InexactToken\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidShortString\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"NodeTaken\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"NotLocked\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"NotNodesOperator\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingUnbonding\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OnlyBy\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"bits\",\"type\":\"uint8\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SafeCastOverflowedUintDowncast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"locked\",\"type\":\"uint256\"}],\"name\":\"StakeLocked\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"wanted\",\"type\":\"uint96\"}],\"name\":\"StakeTooSmall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"name\":\"StillUnbonding\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"str\",\"type\":\"string\"}],\"name\":\"StringTooLong\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroAmount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"Authorized\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"EIP712DomainChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"Revoked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"toWinner\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"burned\",\"type\":\"uint96\"}],\"name\":\"Slashed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"}],\"name\":\"Staked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"name\":\"UnbondRequested\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"}],\"name\":\"Unbonded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"BURNED\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"activeOperatorOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"authorize\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"until\",\"type\":\"uint64\"}],\"name\":\"cool\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"creditOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"escrow\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"game\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"hashAuthorization\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"hold\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"isActive\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"leaseLock\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"\",\"type\":\"uint96\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"lock\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"locksOf\",\"outputs\":[{\"components\":[{\"internalType\":\"uint16\",\"name\":\"open\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"cooling\",\"type\":\"uint16\"},{\"internalType\":\"uint64\",\"name\":\"coolUntil\",\"type\":\"uint64\"}],\"internalType\":\"structOperatorRegistry.Locks\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"minimumStake\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"\",\"type\":\"uint96\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"operatorOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"}],\"name\":\"requestUnbond\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"revoke\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"signerOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"}],\"name\":\"slashLock\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"}],\"name\":\"slashVerifier\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"}],\"name\":\"stake\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"stakeOf\",\"outputs\":[{\"components\":[{\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"unbonding\",\"type\":\"uint96\"},{\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"internalType\":\"structOperatorRegistry.Stake\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"token\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"unbond\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"unbondDelay\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"verdictCut\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"\",\"type\":\"uint96\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "OperatorRegistry",
	Bin: "0x61024080604052346103475760e08161244c8038038091610020828561034b565b8339810103126103475761003381610382565b9061004060208201610396565b60408201516001600160401b0381169391908481036103475761006560608501610396565b9161007260808601610396565b9361008b60c061008460a08901610382565b9701610382565b9660405161009a60408261034b565b600881526020810190671a5b99995c9b995d60c21b8252604051916100c060408461034b565b600183526020830191603160f81b83526100d9816103aa565b610120526100e6846103aa565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261014f60c08261034b565b5190206080523060c052813b15908115610335575b811561032c575b506102d0576001600160601b038416801590811561031a575b8115610309575b5080156102f0575b6102d0576001600160a01b0386161580156102df575b6102d05761016052610180526101a0526101c0526101e05261020052610220526040516120369081610416823960805181611f53015260a05181612010015260c05181611f24015260e05181611fa201526101005181611fc8015261012051816107e701526101405181610811015261016051818181610171015281816103c401528181610925015281816111be01528181611b990152611bf00152610180518181816102cf01526117b601526101a051818181610ece015261122a01526101c05181818161020f0152818161105b015281816116b80152611c8301526101e051818181610754015261130f0152610200518181816101bc015281816104ae01528181610624015261156901526102205181818161053f015281816107110152610fd50152f35b634762470b60e11b5f5260045ffd5b506001600160a01b038716156101a9565b506001600160481b036001600160601b03861611610193565b6001600160481b031090505f61018b565b6001600160601b038716159150610184565b9050155f61016b565b6001600160601b038416159150610164565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761036e57604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361034757565b51906001600160601b038216820361034757565b601f8151116103d55760208151910151602082106103c6571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f905f3560e01c9081630f723a301461169b57508063245012d01461153d5780632694faaf146113515780632d841799146113335780632e0c9d29146112f0578063426233601461124e57806351127fca1461120a57806351cff8d91461113f5780635b5175d5146110fe578063636f35d3146110ca57806368f7641414610fa1578063693ec9a314610dd457806371f7199414610db857806374a8f10314610cb35780637580725014610c7b57806381e2973a146108e557806384b0196e146107cd5780639f8a13d714610796578063a6f28c06146106db578063a7e21e8014610600578063c3f9ab5814610563578063c3fe3e281461051f578063cb8876c2146104d2578063e2fdcc171461048e578063e4da61ab146102f3578063ec5ffac2146102af578063f435f5a7146101985763fc0c546a14610152575f80fd5b3461019557806003193601126101955760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b5034610195576020366003190112610195576101b26116dc565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361029d57506001600160a01b031681526002602052604081209061023561020583611c63565b6001600160601b037f00000000000000000000000000000000000000000000000000000000000000001690611885565b9180549268ffffffffffffffffff841681811061027f578361027c8461026161ffff8960b81c1661176d565b61ffff60b81b1961ffff60b81b83549260b81b169116179055565b80f35b630bb73f1160e01b84526004526001600160601b0316602452604482fd5b63198496f960e31b8352600452602482fd5b503461019557806003193601126101955760206040516001600160601b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101955760203660031901126101955761030d6116dc565b90610316611997565b33815260026020526040812080549268ffffffffffffffffff8460481c169182156104665764ffffffffff8560901c169485421061043a5768ffffffffffffffffff955061036382611c63565b958691161061040e576103e893945071ffffffffffffffffff0000000000000000001981541690556040518281526001600160a01b038216907f5387604fc7962e79f1cbf9f87dbff9aa58e5f7d3b4bc54f5892feb605b66e84a60203392a37f0000000000000000000000000000000000000000000000000000000000000000611a0b565b807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b602484867f387def3a000000000000000000000000000000000000000000000000000000008252600452fd5b602485877fbe8a527b000000000000000000000000000000000000000000000000000000008252600452fd5b6004847f262b9d74000000000000000000000000000000000000000000000000000000008152fd5b503461019557806003193601126101955760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b5034610195576060366003190112610195576104ec6116dc565b6104f46116f2565b906044359267ffffffffffffffff84168403610195576020610517858585611892565b604051908152f35b503461019557806003193601126101955760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b5034610195576020366003190112610195576060906001600160a01b036105886116dc565b610590611834565b50168152600260205267ffffffffffffffff604082205461ffff808260b81c16938260d81c928342105f146105fa5782915060c81c165b604080516105d4816117e2565b868152836020820193168352019283526040519485525116602084015251166040820152f35b506105c7565b50346101955760203660031901126101955761061a6116dc565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361029d57506001600160a01b03169081815260026020526040812080549261ffff8460c81c169384159081156106cd575b506106bb57506106aa61068e61027c9394611759565b825461ffff60c81b191660c89190911b61ffff60c81b16178255565b61026161ffff825460b81c1661176d565b63339396f560e11b8352600452602482fd5b905060d81c4210155f610678565b5034610195576040366003190112610195576106f56116dc565b906106fe6116f2565b91610707611997565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001692833303610783576001600160a01b03821683526002602052604083206103e8927f00000000000000000000000000000000000000000000000000000000000000006001600160601b03169291611a47565b6024838563198496f960e31b8252600452fd5b50346101955760203660031901126101955760206001600160a01b036107c26107bd6116dc565b611781565b161515604051908152f35b50346101955780600319360112610195576108899061080b7f0000000000000000000000000000000000000000000000000000000000000000611ec3565b906108357f0000000000000000000000000000000000000000000000000000000000000000611ec3565b906020610897604051936108498386611812565b8385525f3681376040519687967f0f00000000000000000000000000000000000000000000000000000000000000885260e08589015260e0880190611735565b908682036040880152611735565b904660608601523060808601528260a086015284820360c08601528080855193848152019401925b8281106108ce57505050500390f35b8351855286955093810193928101926001016108bf565b5034610b2c5760c0366003190112610b2c576108ff61171f565b60a0366023190112610b2c576001600160601b039061091c611997565b168015610c53577f000000000000000000000000000000000000000000000000000000000000000060443580610bb2575b506001600160a01b03166040516370a0823160e01b8152306004820152602081602481855afa908115610ba7578491610b75575b50604051907f23b872dd00000000000000000000000000000000000000000000000000000000855233600452306024528360445260208560648180875af16001865114811615610b56575b826040528560605215610b43576370a0823160e01b8252306004830152602082602481865afa8015610b38578590610b00575b610a099250611a3a565b90828203610ae65750503382526002602052610a348168ffffffffffffffffff604085205416611885565b68ffffffffffffffffff8111610acf5768ffffffffffffffffff1633835260026020526040832068ffffffffffffffffff821668ffffffffffffffffff1982541617905560405191825260208201527f71731867380c05632ec797237fd4d11da5b8d161a4504ce9dc7c5970ced1868160403392a2807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b6306dfcc6560e41b83526048600452602452604482fd5b91839263049deddf60e31b60649552600452602452604452fd5b506020823d602011610b30575b81610b1a60209383611812565b81010312610b2c57610a0991516109ff565b5f80fd5b3d9150610b0d565b6040513d87823e3d90fd5b60248584635274afe760e01b8252600452fd5b6001811516610b6c57833b15153d1516166109cc565b823d87823e3d90fd5b90506020813d602011610b9f575b81610b9060209383611812565b81010312610b2c57515f610981565b3d9150610b83565b6040513d86823e3d90fd5b6001600160a01b0382169060643560ff8116809103610b2c57823b15610b2c5760e45f928360405195869485937fd505accf00000000000000000000000000000000000000000000000000000000855233600486015230602486015260243560448601526064850152608484015260843560a484015260a43560c48401525af11561094d57610c449193505f90611812565b5f916001600160a01b0361094d565b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b34610b2c576020366003190112610b2c576001600160a01b03610c9c6116dc565b165f526004602052602060405f2054604051908152f35b34610b2c576020366003190112610b2c57610ccc6116dc565b6001600160a01b03610cdd82611852565b169081158015610d9a575b610d65576001600160a01b031690815f52600360205260405f20740100000000000000000000000000000000000000007fffffffffffffffffffffff00ffffffffffffffffffffffffffffffffffffffff8254161790557fc336937d058cc0fc95b7491390ffcf122da8cf400512d9714a76f644aa8955b75f80a3005b6001600160a01b03907f89a02106000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b50813314158015610ce857506001600160a01b038116331415610ce8565b34610b2c575f366003190112610b2c57602060405161dead8152f35b34610b2c576020366003190112610b2c57610ded61171f565b6001600160601b038116908115610c5357335f52600260205260405f209068ffffffffffffffffff82541690838210610f8a5768ffffffffffffffffff1680910368ffffffffffffffffff8111610f765768ffffffffffffffffff1668ffffffffffffffffff1983541617825568ffffffffffffffffff825460481c16019068ffffffffffffffffff8211610f7657610ebd64ffffffffff92829071ffffffffffffffffff0000000000000000001971ffffffffffffffffff00000000000000000083549260481b169116179055565b610ef9610ef467ffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001642611885565b611936565b7fffffffffffffffffff0000000000ffffffffffffffffffffffffffffffffffff76ffffffffff00000000000000000000000000000000000083549260901b1691161780915560405192835260901c1660208201527fa7eb51eb0c3886331a9cd20f38ca428bc2615b8dcffd8cd90e7db49755bcc5dd60403392a2005b634e487b7160e01b5f52601160045260245ffd5b8382630bb73f1160e01b5f5260045260245260445ffd5b34610b2c576040366003190112610b2c57610fba6116dc565b610fc26116f2565b90610fcb611997565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168033036110b857506001600160a01b03811691825f52600260205260405f209161ffff835460b81c169384156110a6575061105161103561108195611759565b845461ffff60b81b191660b89190911b61ffff60b81b16178455565b6001600160601b037f00000000000000000000000000000000000000000000000000000000000000001692611a47565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b63339396f560e11b5f5260045260245ffd5b63198496f960e31b5f5260045260245ffd5b34610b2c576020366003190112610b2c5760206110ed6110e86116dc565b611852565b6001600160a01b0360405191168152f35b34610b2c576020366003190112610b2c576001600160a01b0361111f6116dc565b165f52600360205260206001600160a01b0360405f205416604051908152f35b34610b2c576020366003190112610b2c576111586116dc565b611160611997565b335f52600460205260405f205480156111e25761108191335f5260046020525f60408120556040518281526001600160a01b038216907fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb60203392a37f0000000000000000000000000000000000000000000000000000000000000000611a0b565b7f4d63c252000000000000000000000000000000000000000000000000000000005f5260045ffd5b34610b2c575f366003190112610b2c57602060405167ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610b2c576020366003190112610b2c576001600160a01b0361126f6116dc565b611277611834565b50165f526002602052606060405f205467ffffffffffffffff68ffffffffffffffffff8216916001600160601b036040516112b1816117e2565b84815264ffffffffff6040602083019268ffffffffffffffffff8660481c168452019360901c1683526040519485525116602084015251166040820152f35b34610b2c575f366003190112610b2c5760206040516001600160601b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610b2c576020366003190112610b2c5760206110ed6107bd6116dc565b34610b2c576060366003190112610b2c5761136a6116dc565b611372611708565b60443567ffffffffffffffff8111610b2c5736602382011215610b2c57806004013567ffffffffffffffff8111610b2c573660248284010111610b2c576001600160a01b03841693845f52600360205260405f20938454936001600160a01b03851680151580611525575b6114f6575067ffffffffffffffff82168042116114cb575061140e939291602461140992019233611892565b611963565b5060048110156114b7571580159185916114a3575b5050611477577fffffffffffffffffffffff000000000000000000000000000000000000000000339116179055337ff5a7f4fb8a92356e8c8c4ae7ac3589908381450500a7e2fd08c95600021ee8895f80a3005b827f2bdf498d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6001600160a01b0316141590508385611423565b634e487b7160e01b5f52602160045260245ffd5b7f3e886e5e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b877f2173d1f8000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5060ff8660a01c1615806113dd5750338114156113dd565b34610b2c576040366003190112610b2c576115566116dc565b61155e611708565b906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168033036110b857506001600160a01b031690815f52600260205260405f209161ffff835460b81c169081156110a657506115c56115e191611759565b835461ffff60b81b191660b89190911b61ffff60b81b16178355565b815460d81c42101561168a575b61161e61160261ffff845460c81c1661176d565b835461ffff60c81b191660c89190911b61ffff60c81b16178355565b67ffffffffffffffff825491168160d81c811161163757005b7fffffffffff00000000000000000000000000000000000000000000000000000061167d7affffffffffffffffffffffffffffffffffffffffffffffffffffff92611936565b60d81b1691161790555f80f35b61ffff60c81b1982541682556115ee565b34610b2c575f366003190112610b2c576020906001600160601b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b600435906001600160a01b0382168203610b2c57565b602435906001600160a01b0382168203610b2c57565b6024359067ffffffffffffffff82168203610b2c57565b600435906001600160601b0382168203610b2c57565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b61ffff5f199116019061ffff8211610f7657565b61ffff60019116019061ffff8211610f7657565b61178a90611852565b906001600160a01b0382165f52600260205268ffffffffffffffffff60405f2054166001600160601b037f000000000000000000000000000000000000000000000000000000000000000016116117dd57565b5f9150565b6060810190811067ffffffffffffffff8211176117fe57604052565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff8211176117fe57604052565b60405190611841826117e2565b5f6040838281528260208201520152565b6001600160a01b03165f52600360205260405f205460ff8160a01c165f1461187957505f90565b6001600160a01b031690565b91908201809211610f7657565b9067ffffffffffffffff6042936001600160a01b03604051938160208601967feea317b0392beb16accd99f256193a43a3a0af29e95881922008eac666072b6c8852166040860152166060840152166080820152608081526118f560a082611812565b519020611900611f1a565b90604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b64ffffffffff811161194c5764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b906041830361198d576119869250602081013591604082359201355f1a90611ccf565b9192909190565b50505f9160029190565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6119e35760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b91611a169183611d5c565b15611a1e5750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b91908203918211610f7657565b92919083549368ffffffffffffffffff8086169560481c16611a698187611885565b8511611c27575b611b54929168ffffffffffffffffff611ac0611af593611aba6001600160a01b03999a8b8181105f14611c1a5785611aaa81928094611a3a565b161685198754161786558b611a3a565b90611a3a565b825471ffffffffffffffffff0000000000000000001916911660481b71ffffffffffffffffff00000000000000000016179055565b8460011c9485916001600160601b03611b0e8484611a3a565b167ff802bd5f9c9f0ded93513cbd5e277545faf1e0fa7c740c354ea42e03a066f9f860408888169889948251946001600160601b038916865260208601521692a3611a3a565b80151580611be6575b611bc5575b50828015159182611b92575b5050611b78575050565b5f526004602052611b8e60405f20918254611885565b9055565b611bbd92507f0000000000000000000000000000000000000000000000000000000000000000611d5c565b15825f611b6e565b61dead5f526004602052611bde60405f20918254611885565b90555f611b62565b50611c148161dead7f0000000000000000000000000000000000000000000000000000000000000000611d5c565b15611b5d565b508480611aaa8380611a3a565b6001600160a01b039450611b54929168ffffffffffffffffff611ac083611aba611c54611af5968c611885565b99505093505050919250611a70565b5461ffff8160b81c16908060d81c4210611cb7575b506001600160601b037f00000000000000000000000000000000000000000000000000000000000000001690818102918183041490151715610f765790565b9061ffff611cc99260c81c1690611885565b5f611c78565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411611d51579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15611d46575f516001600160a01b03811615611d3c57905f905f90565b505f906001905f90565b6040513d5f823e3d90fd5b5050505f9160039190565b6040516370a0823160e01b81523060048201529392906001600160a01b0316602085602481845afa948515611d46575f95611e8f575b506001600160a01b03604051937fa9059cbb000000000000000000000000000000000000000000000000000000005f52166004528160245260205f60448180855af19260015f5114841615611e80575b8060405283956370a0823160e01b8252306004830152602082602481865afa908115611d46575f91611e4a575b611e199250611a3a565b9215611e4457815b8303611e2c57505050565b63049deddf60e31b5f5260045260245260445260645ffd5b5f611e21565b90506020823d602011611e78575b81611e6560209383611812565b81010312610b2c57611e19915190611e0f565b3d9150611e58565b92813b15153d15161692611de2565b9094506020813d602011611ebb575b81611eab60209383611812565b81010312610b2c5751935f611d92565b3d9150611e9e565b60ff811690601f8211611ef25760405191611edf604084611812565b6020808452838101919036833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001630148061200d575b15611f75577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261200760c082611812565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614611f4c56",
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
// Solidity: constructor(address token_, uint96 minimumStake_, uint64 unbondDelay_, uint96 leaseLock_, uint96 verdictCut_, address escrow_, address game_) returns()
func (operatorRegistry *OperatorRegistry) PackConstructor(token_ common.Address, minimumStake_ *big.Int, unbondDelay_ uint64, leaseLock_ *big.Int, verdictCut_ *big.Int, escrow_ common.Address, game_ common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("", token_, minimumStake_, unbondDelay_, leaseLock_, verdictCut_, escrow_, game_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackBURNED is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x71f71994.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function BURNED() view returns(address)
func (operatorRegistry *OperatorRegistry) PackBURNED() []byte {
	enc, err := operatorRegistry.abi.Pack("BURNED")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBURNED is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x71f71994.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function BURNED() view returns(address)
func (operatorRegistry *OperatorRegistry) TryPackBURNED() ([]byte, error) {
	return operatorRegistry.abi.Pack("BURNED")
}

// UnpackBURNED is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x71f71994.
//
// Solidity: function BURNED() view returns(address)
func (operatorRegistry *OperatorRegistry) UnpackBURNED(data []byte) (common.Address, error) {
	out, err := operatorRegistry.abi.Unpack("BURNED", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
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

// PackCool is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x245012d0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cool(address operator, uint64 until) returns()
func (operatorRegistry *OperatorRegistry) PackCool(operator common.Address, until uint64) []byte {
	enc, err := operatorRegistry.abi.Pack("cool", operator, until)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCool is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x245012d0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cool(address operator, uint64 until) returns()
func (operatorRegistry *OperatorRegistry) TryPackCool(operator common.Address, until uint64) ([]byte, error) {
	return operatorRegistry.abi.Pack("cool", operator, until)
}

// PackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75807250.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (operatorRegistry *OperatorRegistry) PackCreditOf(account common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("creditOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75807250.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (operatorRegistry *OperatorRegistry) TryPackCreditOf(account common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("creditOf", account)
}

// UnpackCreditOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x75807250.
//
// Solidity: function creditOf(address account) view returns(uint256)
func (operatorRegistry *OperatorRegistry) UnpackCreditOf(data []byte) (*big.Int, error) {
	out, err := operatorRegistry.abi.Unpack("creditOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackEscrow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe2fdcc17.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function escrow() view returns(address)
func (operatorRegistry *OperatorRegistry) PackEscrow() []byte {
	enc, err := operatorRegistry.abi.Pack("escrow")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEscrow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe2fdcc17.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function escrow() view returns(address)
func (operatorRegistry *OperatorRegistry) TryPackEscrow() ([]byte, error) {
	return operatorRegistry.abi.Pack("escrow")
}

// UnpackEscrow is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe2fdcc17.
//
// Solidity: function escrow() view returns(address)
func (operatorRegistry *OperatorRegistry) UnpackEscrow(data []byte) (common.Address, error) {
	out, err := operatorRegistry.abi.Unpack("escrow", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackGame is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3fe3e28.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function game() view returns(address)
func (operatorRegistry *OperatorRegistry) PackGame() []byte {
	enc, err := operatorRegistry.abi.Pack("game")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGame is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3fe3e28.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function game() view returns(address)
func (operatorRegistry *OperatorRegistry) TryPackGame() ([]byte, error) {
	return operatorRegistry.abi.Pack("game")
}

// UnpackGame is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc3fe3e28.
//
// Solidity: function game() view returns(address)
func (operatorRegistry *OperatorRegistry) UnpackGame(data []byte) (common.Address, error) {
	out, err := operatorRegistry.abi.Unpack("game", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
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

// PackHold is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7e21e80.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hold(address operator) returns()
func (operatorRegistry *OperatorRegistry) PackHold(operator common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("hold", operator)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHold is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7e21e80.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hold(address operator) returns()
func (operatorRegistry *OperatorRegistry) TryPackHold(operator common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("hold", operator)
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

// PackLeaseLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0f723a30.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function leaseLock() view returns(uint96)
func (operatorRegistry *OperatorRegistry) PackLeaseLock() []byte {
	enc, err := operatorRegistry.abi.Pack("leaseLock")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLeaseLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0f723a30.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function leaseLock() view returns(uint96)
func (operatorRegistry *OperatorRegistry) TryPackLeaseLock() ([]byte, error) {
	return operatorRegistry.abi.Pack("leaseLock")
}

// UnpackLeaseLock is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0f723a30.
//
// Solidity: function leaseLock() view returns(uint96)
func (operatorRegistry *OperatorRegistry) UnpackLeaseLock(data []byte) (*big.Int, error) {
	out, err := operatorRegistry.abi.Unpack("leaseLock", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf435f5a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lock(address operator) returns()
func (operatorRegistry *OperatorRegistry) PackLock(operator common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("lock", operator)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf435f5a7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lock(address operator) returns()
func (operatorRegistry *OperatorRegistry) TryPackLock(operator common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("lock", operator)
}

// PackLocksOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3f9ab58.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function locksOf(address operator) view returns((uint16,uint16,uint64))
func (operatorRegistry *OperatorRegistry) PackLocksOf(operator common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("locksOf", operator)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLocksOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3f9ab58.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function locksOf(address operator) view returns((uint16,uint16,uint64))
func (operatorRegistry *OperatorRegistry) TryPackLocksOf(operator common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("locksOf", operator)
}

// UnpackLocksOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc3f9ab58.
//
// Solidity: function locksOf(address operator) view returns((uint16,uint16,uint64))
func (operatorRegistry *OperatorRegistry) UnpackLocksOf(data []byte) (OperatorRegistryLocks, error) {
	out, err := operatorRegistry.abi.Unpack("locksOf", data)
	if err != nil {
		return *new(OperatorRegistryLocks), err
	}
	out0 := *abi.ConvertType(out[0], new(OperatorRegistryLocks)).(*OperatorRegistryLocks)
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

// PackSignerOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5b5175d5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function signerOf(address node) view returns(address)
func (operatorRegistry *OperatorRegistry) PackSignerOf(node common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("signerOf", node)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSignerOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5b5175d5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function signerOf(address node) view returns(address)
func (operatorRegistry *OperatorRegistry) TryPackSignerOf(node common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("signerOf", node)
}

// UnpackSignerOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5b5175d5.
//
// Solidity: function signerOf(address node) view returns(address)
func (operatorRegistry *OperatorRegistry) UnpackSignerOf(data []byte) (common.Address, error) {
	out, err := operatorRegistry.abi.Unpack("signerOf", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackSlashLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x68f76414.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slashLock(address operator, address winner) returns()
func (operatorRegistry *OperatorRegistry) PackSlashLock(operator common.Address, winner common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("slashLock", operator, winner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlashLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x68f76414.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slashLock(address operator, address winner) returns()
func (operatorRegistry *OperatorRegistry) TryPackSlashLock(operator common.Address, winner common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("slashLock", operator, winner)
}

// PackSlashVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa6f28c06.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slashVerifier(address verifier, address winner) returns()
func (operatorRegistry *OperatorRegistry) PackSlashVerifier(verifier common.Address, winner common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("slashVerifier", verifier, winner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlashVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa6f28c06.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slashVerifier(address verifier, address winner) returns()
func (operatorRegistry *OperatorRegistry) TryPackSlashVerifier(verifier common.Address, winner common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("slashVerifier", verifier, winner)
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

// PackVerdictCut is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2e0c9d29.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verdictCut() view returns(uint96)
func (operatorRegistry *OperatorRegistry) PackVerdictCut() []byte {
	enc, err := operatorRegistry.abi.Pack("verdictCut")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerdictCut is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2e0c9d29.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verdictCut() view returns(uint96)
func (operatorRegistry *OperatorRegistry) TryPackVerdictCut() ([]byte, error) {
	return operatorRegistry.abi.Pack("verdictCut")
}

// UnpackVerdictCut is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2e0c9d29.
//
// Solidity: function verdictCut() view returns(uint96)
func (operatorRegistry *OperatorRegistry) UnpackVerdictCut(data []byte) (*big.Int, error) {
	out, err := operatorRegistry.abi.Unpack("verdictCut", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51cff8d9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(address to) returns()
func (operatorRegistry *OperatorRegistry) PackWithdraw(to common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("withdraw", to)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51cff8d9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw(address to) returns()
func (operatorRegistry *OperatorRegistry) TryPackWithdraw(to common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("withdraw", to)
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

// OperatorRegistrySlashed represents a Slashed event raised by the OperatorRegistry contract.
type OperatorRegistrySlashed struct {
	Operator common.Address
	Winner   common.Address
	ToWinner *big.Int
	Burned   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const OperatorRegistrySlashedEventName = "Slashed"

// ContractEventName returns the user-defined event name.
func (OperatorRegistrySlashed) ContractEventName() string {
	return OperatorRegistrySlashedEventName
}

// UnpackSlashedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Slashed(address indexed operator, address indexed winner, uint96 toWinner, uint96 burned)
func (operatorRegistry *OperatorRegistry) UnpackSlashedEvent(log *types.Log) (*OperatorRegistrySlashed, error) {
	event := "Slashed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistrySlashed)
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

// OperatorRegistryWithdrawn represents a Withdrawn event raised by the OperatorRegistry contract.
type OperatorRegistryWithdrawn struct {
	Account common.Address
	To      common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const OperatorRegistryWithdrawnEventName = "Withdrawn"

// ContractEventName returns the user-defined event name.
func (OperatorRegistryWithdrawn) ContractEventName() string {
	return OperatorRegistryWithdrawnEventName
}

// UnpackWithdrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdrawn(address indexed account, address indexed to, uint256 amount)
func (operatorRegistry *OperatorRegistry) UnpackWithdrawnEvent(log *types.Log) (*OperatorRegistryWithdrawn, error) {
	event := "Withdrawn"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistryWithdrawn)
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
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["NotLocked"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackNotLockedError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["NotNodesOperator"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackNotNodesOperatorError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["NothingToPay"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackNothingToPayError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["NothingUnbonding"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackNothingUnbondingError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["OnlyBy"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackOnlyByError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["SafeCastOverflowedUintDowncast"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackSafeCastOverflowedUintDowncastError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["StakeLocked"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackStakeLockedError(raw[4:])
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

// OperatorRegistryNotLocked represents a NotLocked error raised by the OperatorRegistry contract.
type OperatorRegistryNotLocked struct {
	Operator common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotLocked(address operator)
func OperatorRegistryNotLockedErrorID() common.Hash {
	return common.HexToHash("0x67272deaa6c2da596f18bd247a14f73dfdbdc31c8dcdcd87328f55fd1b0d7dc6")
}

// UnpackNotLockedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotLocked(address operator)
func (operatorRegistry *OperatorRegistry) UnpackNotLockedError(raw []byte) (*OperatorRegistryNotLocked, error) {
	out := new(OperatorRegistryNotLocked)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "NotLocked", raw); err != nil {
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

// OperatorRegistryNothingToPay represents a NothingToPay error raised by the OperatorRegistry contract.
type OperatorRegistryNothingToPay struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToPay()
func OperatorRegistryNothingToPayErrorID() common.Hash {
	return common.HexToHash("0x4d63c252538ab708dc54228436ccda748d3924f239d20604ecbd55e56c4f3138")
}

// UnpackNothingToPayError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToPay()
func (operatorRegistry *OperatorRegistry) UnpackNothingToPayError(raw []byte) (*OperatorRegistryNothingToPay, error) {
	out := new(OperatorRegistryNothingToPay)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "NothingToPay", raw); err != nil {
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

// OperatorRegistryOnlyBy represents a OnlyBy error raised by the OperatorRegistry contract.
type OperatorRegistryOnlyBy struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OnlyBy(address account)
func OperatorRegistryOnlyByErrorID() common.Hash {
	return common.HexToHash("0xcc24b7c829cdcc3398a85aeca63e45351461824123b8dd8657ca4d5d41933f0b")
}

// UnpackOnlyByError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OnlyBy(address account)
func (operatorRegistry *OperatorRegistry) UnpackOnlyByError(raw []byte) (*OperatorRegistryOnlyBy, error) {
	out := new(OperatorRegistryOnlyBy)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "OnlyBy", raw); err != nil {
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

// OperatorRegistrySafeCastOverflowedUintDowncast represents a SafeCastOverflowedUintDowncast error raised by the OperatorRegistry contract.
type OperatorRegistrySafeCastOverflowedUintDowncast struct {
	Bits  uint8
	Value *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func OperatorRegistrySafeCastOverflowedUintDowncastErrorID() common.Hash {
	return common.HexToHash("0x6dfcc6503a32754ce7a89698e18201fc5294fd4aad43edefee786f88423b1a12")
}

// UnpackSafeCastOverflowedUintDowncastError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func (operatorRegistry *OperatorRegistry) UnpackSafeCastOverflowedUintDowncastError(raw []byte) (*OperatorRegistrySafeCastOverflowedUintDowncast, error) {
	out := new(OperatorRegistrySafeCastOverflowedUintDowncast)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "SafeCastOverflowedUintDowncast", raw); err != nil {
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

// OperatorRegistryStakeLocked represents a StakeLocked error raised by the OperatorRegistry contract.
type OperatorRegistryStakeLocked struct {
	Locked *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StakeLocked(uint256 locked)
func OperatorRegistryStakeLockedErrorID() common.Hash {
	return common.HexToHash("0x387def3a824bd789dedc342daf3638728f87786864dc057d7e201129ef5c58e9")
}

// UnpackStakeLockedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StakeLocked(uint256 locked)
func (operatorRegistry *OperatorRegistry) UnpackStakeLockedError(raw []byte) (*OperatorRegistryStakeLocked, error) {
	out := new(OperatorRegistryStakeLocked)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "StakeLocked", raw); err != nil {
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

// RefereeMetaData contains all meta data concerning the Referee contract.
var RefereeMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"name\":\"bits\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"isPrivate\",\"type\":\"bool\"},{\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"movedAt\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"asserterLeft\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"challengerLeft\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"count\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"uint8\",\"name\":\"height\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opIndex\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"size\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tile\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allTiles\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accBefore\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accAfter\",\"type\":\"uint32\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"}],\"internalType\":\"structState\",\"name\":\"s\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"inputs\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry[]\",\"name\":\"roots\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"internalType\":\"structTileProof\",\"name\":\"p\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"\",\"type\":\"tuple\"}],\"name\":\"proveTile\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "Referee",
	Bin: "0x60808060405234601557614b1c908161001a8239f35b5f80fdfe60a06040526004361015610011575f80fd5b5f3560e01c8063162fe45514610095576393b04f411461002f575f80fd5b3461009157366003190161040081126100915761038013610091576103843567ffffffffffffffff8111610091576102806003198236030112610091576060366103a3190112610091576100876020916004016102f9565b6040519015158152f35b5f80fd5b346100915736600319016103a081126100915761038013610091576103843567ffffffffffffffff811161009157366023820112156100915780600401359067ffffffffffffffff82116100915760248101906024833692010111610091576102843563ffffffff81169081810361009157506102243563ffffffff8116908181036100915780643fffffffc0915060061b1690808204604014901517156101ff5761014091610276565b6040811161024a575b6001600160fe1b03811681036101ff5760021b820361023b5761016c828261073e565b6101e43503610213576102a43563ffffffff811681036100915760021b60fc1660048101908181116101ff576020936101a4936102ae565b90356001600160e01b0319811691600481106101e2575b50508060031a60181b908060021a60101b908060011a60081b905f1a171717604051908152f35b6001600160e01b03199250829060040360031b1b161682806101bb565b634e487b7160e01b5f52601160045260245ffd5b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b6307b6ad3f60e01b5f5260045ffd5b506040610149565b3563ffffffff811681036100915790565b818102929181159184041417156101ff57565b919082039182116101ff57565b811561028d570690565b634e487b7160e01b5f52601260045260245ffd5b919082018092116101ff57565b90939293848311610091578411610091578101920390565b903590601e1981360301821215610091570180359067ffffffffffffffff82116100915760200191813603831361009157565b60205f604051828101907f696e6665726e65742f74726163652f31000000000000000000000000000000008252843560408201528385013560608201526040850135608082015263ffffffff610351606087016107af565b1660a082015263ffffffff610368608087016107af565b1660c082015260a085013560e082015263ffffffff61038960c087016107af565b1661010082015260e085013561012082015263ffffffff6103ad61010087016107af565b1661014082015261012085013561016082015267ffffffffffffffff6103d661014087016107c0565b1661018082015267ffffffffffffffff6103f361016087016107c0565b166101a082015263ffffffff61040c61018087016107af565b166101c082015263ffffffff6104256101a087016107af565b166101e082015263ffffffff61043e6101c087016107af565b1661020082015263ffffffff6104576101e087016107af565b16610220820152610220815261046f6102408261071c565b604051918291518091835e8101838152039060025afa156106c4575f516024351480159061063e575b610213576104b36104ad6102008301836102c6565b906107d5565b8051600681101561062957506103043563ffffffff81168082036100915760019150115f1461050157610344359063ffffffff8216808303610091576104fd9250925b6004610ba2565b1490565b61050f6102608301836102c6565b91906102843563ffffffff81168103610091576102243563ffffffff8116810361009157643fffffffc063ffffffff82169160061b1690808204604014901517156101ff5763ffffffff6105639216610276565b60408111610621575b6001600160fe1b03811681036101ff5760021b830361023b5761058f838261073e565b6101e43503610213576102a43563ffffffff811681036100915760021b60fc1660048101908181116101ff576104fd946105c8936102ae565b90356001600160e01b031981169160048110610604575b50508060031a60181b908060021a60101b908060011a60081b905f1a171717926104f6565b6001600160e01b03199250829060040360031b1b16165f806105df565b50604061056c565b9050610636916004610977565b6101e4351490565b5060205f6106506102008401846102c6565b61069c602e604051838194888301967f696e6665726e65742f6f702f3100000000000000000000000000000000000000885284840137810186838201520301601f19810183528261071c565b604051918291518091835e8101838152039060025afa156106c4575f51610244351415610498565b6040513d5f823e3d90fd5b6060810190811067ffffffffffffffff8211176106eb57604052565b634e487b7160e01b5f52604160045260245ffd5b610140810190811067ffffffffffffffff8211176106eb57604052565b90601f8019910116810190811067ffffffffffffffff8211176106eb57604052565b5f9060209261078f6030604051838194888301967f696e6665726e65742f6c6561662f320000000000000000000000000000000000885284840137810186838201520301601f19810183528261071c565b604051918291518091835e8101838152039060025afa156106c4575f5190565b359063ffffffff8216820361009157565b359067ffffffffffffffff8216820361009157565b91906040519260a0840184811067ffffffffffffffff8211176106eb576040525f845260208401935f85525f6040820152606081015f81525f60808301528195610800851161023b57841561023b57841561093d57833560f81c83526005851061023b57600184013560e01d808252600884511190811561096b575b5061023b5760068351101561095157505050816005101561023b57816005101561093d57600581013560f81c9360408101948086528015908115610932575b5061023b576060810193600185525f5b8651811015610905576001600160fe1b03811681036101ff578060021b600601806006116101ff576108d66108dd918787611905565b8751610263565b80875280159081156108f7575b5061023b576001016108a0565b9050637fffffff105f6108ea565b50935093915050516001600160fe1b03811681036101ff5760021b600601806006116101ff576080830152565b60069150115f610890565b634e487b7160e01b5f52603260045260245ffd5b925092509293505f19905160030b0361023b576001905290565b6002191390505f610851565b9190916109886102008401846102c6565b60068414610b20578060091161023b576008600583013560e01c9414610ae15780600d1161023b57600982013560e01c9163ffffffff8314610ab55750600d0361023b5761024084019360026109de8683610b6c565b90500361023b576109ef8582610b6c565b1561093d57803590603e19813603018212156100915701946101c0610a3d63ffffffff8835986101a0880198610a32610a278b610252565b926020810190610b6c565b93909216908b61205e565b940135809403610213576002610a538284610b6c565b90500361023b57610a6391610b6c565b6001101561093d57602081013591603e198236030183121561009157610aa49263ffffffff920190610a99610a27833597610252565b93909216908661205e565b0361021357610ab291611a4b565b90565b9490939150602d840361023b57610acb9261191e565b90602d1161009157600d610ab292013590611a4b565b600991509392930361023b5763ffffffff610aff6101608301610252565b1690600182018092116101ff57610ab29383610b1a9261191e565b916119da565b919250602d820361023b5781602511610091576005810135928260291161023b57602582013560e01c92602d1161023b57610ab2946029610b6693013560e01c9161191e565b9161198c565b903590601e1981360301821215610091570180359067ffffffffffffffff821161009157602001918160051b3603831361009157565b909192610200830192610bb584826102c6565b91906080870151916102a086019663ffffffff610bd189610252565b169760408a0191610be28351611aac565b99835190815b611879575050610c276101608a0192610c0084610252565b9b60405198610c0e8a6106cf565b8952602089015263ffffffff604089019c168c52610252565b63ffffffff60608d01519116101561023b5760058b5114611509575050506040519660e0880188811067ffffffffffffffff8211176106eb576040525f885260208801985f8a525f60408a01525f60608a01525f60808a015260a08901905f8252606060c08b015280518a5280519a60018c10159b8c6114fd575b508b6112d8575b50505050610cc48351610cbb81611b19565b855285846118eb565b906010821161023b57610cd682611a94565b91610ce4604051938461071c565b808352601f19610cf382611a94565b015f5b8181106112835750505f5b8181106110a257505090610d2c918160c08a0152610d23610220820182610b6c565b92909189611b4a565b9615610dff5750510361023b576001918351838114908115610df4575b50610deb575b6060840151610de1575b6080840151610dd7575b5f94855b60c08601518051881015610dc15787610d7f91611afb565b5190815160038111908115610da3575b5061023b5760018092511b17960195610d67565b600291501480610db4575b5f610d8f565b5060808201511515610dae565b50909391949295500361023b57610ab292611e55565b9160081791610d63565b9160041791610d59565b60039250610d4f565b60049150145f610d49565b909492919350610e1360c084015151611aac565b935f5b8551811015610e8057610e2d8160c0870151611afb565b519061010082015180155f14610e5e5750610e4d6001925f905b8b6122fb565b610e578289611afb565b5201610e16565b5f1981019081116101ff57600192610e79610e4d928a611afb565b5190610e47565b50925092945092610e93815183856118eb565b8151600281018091116101ff576001600160fe1b03821682036101ff57610ebe908260021b906102a1565b925f1984018481116101ff57610ed59082876118eb565b9260108311801561109a575b8015611090575b801561107d575b61023b5760405195610820610f04818961071c565b60408852601f19013660208901375f955f5b868110610f3c57505050505050506001919293500361023b57610f3890611ade565b5190565b610f50610f4982846102a1565b86856118df565b35908160f81c918a600f841693601081105f14610f9c575050508b5182101561023b57610f7f6001928d611afb565b515b610f94610f8d8b611b19565b9a8c611afb565b525b01610f16565b6020811015610ff15750508783101561023b57855190600182018092116101ff576103fc9060f61c1692600f8460021c16036101ff57610fe5610fec91603c60019516906102a1565b8786611905565b610f81565b909150603081101561102257505060208501515182101561023b5761101c6001926020870151611afb565b51610f81565b604081101580611073575b1561105d5750508882101561023b575f198901918983116101ff5761105761101c91600194610276565b8b611afb565b600193509061106d929a91612430565b97610f96565b506050811061102d565b5061108884866102a1565b821415610eef565b5060408411610ee8565b508315610ee1565b6110ac8185611afb565b516110b9875189886118eb565b808252828d1561127c571515908161125b575b505b61023b578651600181018091116101ff576110ea9089886118eb565b8751600281018091116101ff57611102908a89611905565b8160201b1760208301528751600681018091116101ff576111266002918b8a611905565b9182604085015211908115611252575b8115611244575b5061023b578651600a81018091116101ff57875261115d8c888a89612196565b60808301526060820152611172878988612299565b15158060a0830152611229575b61118a878988612299565b611198575b50600101610d01565b6111a4875189886118eb565b8c8d1561121f575b8015611207575b61023b57600181018091116101ff576101008201528651600181018091116101ff5763ffffffff6111e8610120928b8a611905565b1660030b910152855190600582018092116101ff57908652600161118f565b506101006112158288611afb565b51015115156111b3565b50828110156111ac565b6112358c888a89612196565b60e083015260c082015261117f565b9050637fffffff105f61113d565b80159150611136565b90505f1983018381116101ff576112729087611afb565b515110155f6110cc565b14156110ce565b602090604051611292816106ff565b5f81525f838201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015282828801015201610cf6565b602087015160806112ee82828601518c8b612fad565b93015190600682018092116101ff57611308918a89612fad565b60408c0152528451600c81018091116101ff576113269087866118eb565b8551600d81018091116101ff5761133e9088876118eb565b6001821180156114f3575b61023b57600180921460608c01521460808a01526004895114806114c6575b61023b578851600281141590816114b8575b811561149a575b5061023b578451600e81018091116101ff57855260808901516113a6575b8080610ca9565b84519163ffffffff6113b9848988611905565b1660030b6020870151515f905b80821061144c575050600484018085116101ff576113ea63ffffffff918a89611905565b1660030b151580611444575b61023b57600884018085116101ff5761142e9263ffffffff61141c611428938c8b611905565b1660030b905190612159565b9061217b565b91600c81018091116101ff578552525f8061139f565b5060016113f6565b9091600486018096116101ff57611464868b8a611905565b63ffffffff1660030b8360208b01519061147d91611afb565b5161148791612159565b6114909161217b565b91600101906113c6565b6003915014806114ab575b5f611381565b50606089015115156114a5565b60808b01511515915061137a565b506114d3855187866118eb565b8551600281018091116101ff576114eb908887611905565b171515611368565b5060018111611349565b600410159b505f610ca2565b9294955096959850965061151e9150826102c6565b939061152c84518683611905565b948451600481018091116101ff576115476002918385611905565b9851149182159261186e575b821561184b575b508115611835575b5061023b5760405161157560208261071c565b5f815282905f805b8181106117d9575050816115cf936115a8926115a06102206115ae960184610b6c565b939092611b4a565b95610252565b956115c960206115c081870151611ade565b51950151611aeb565b516102a1565b926101c082019263ffffffff6115e485610252565b161580156117a0575b61023b5761014083019667ffffffffffffffff61160989611b35565b16905f1982019182116101ff5761168461168c9361166661166b889761166667ffffffffffffffff9663ffffffff8061165e8f6116576101609d846116506101a094610252565b1690611b0f565b9e01610252565b169116610263565b6102a1565b63ffffffff61167d6101808b01610252565b1690610263565b169301611b35565b6116968284611b0f565b63ffffffff80821692602092831c9263fffffff092808316925f921c16815b600a83106117545750505050509363ffffffff61167d6116f96116ff96866116f367ffffffffffffffff9b98611666986117059c60201b1793610283565b91612df2565b92610252565b93611b35565b1682101561023b57611721906403000000008360021c91612f06565b50355f81901a600182901a60081b17600282901a60101b60039290921a60181b9190911717601860ff9260031b161c1690565b90919293949563ffffffff63bb67ae8581639e3779b98187818b60019863d2511f53029963cd9e8d57029e8f60201c18189d169b8860201c1818961698011694011693019192906116b5565b506117ae6101408401611b35565b63ffffffff6117bc86610252565b1690600182018092116101ff5767ffffffffffffffff16106115ed565b6020919293506040516117eb816106ff565b5f81525f838201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f610120820152828286010152019084929161157d565b845160098101925082106101ff5714155f611562565b9091508451600881018091116101ff5782611865926118eb565b1515905f61155a565b600189119250611553565b6001600160fe1b03821682036101ff578160021b600201806002116101ff576118a3908a89611905565b6118ad8183610283565b5f19840192908484116101ff576118c88f946118ce95611afb565b52611b0f565b9080156101ff575f19019081610be8565b9082101561093d570190565b91908082101561023b576118fe926118df565b3560f81c90565b90600483018084116101ff571161023b57013560e01c90565b90610240810160016119308284610b6c565b90500361023b5761194091610b6c565b1561093d578035603e19823603018112156100915763ffffffff611981916101c09301803595611976610a276101a08801610252565b93909216908761205e565b910135036102135790565b5f9160209360405191858301937f696e6665726e65742f74656e736f722f3200000000000000000000000000000085526040840152606083015260808201526080815261078f60a08261071c565b905f9160209363ffffffff6119f26101e08401610252565b168560405193818501957f696e6665726e65742f73746174652f320000000000000000000000000000000087526040860152803560608601520135608084015260a083015260c082015260c0815261078f60e08261071c565b5f9060209260405190848201927f696e6665726e65742f6e6f64652f3100000000000000000000000000000000008452603083015260508201526050815261078f60708261071c565b67ffffffffffffffff81116106eb5760051b60200190565b90611ab682611a94565b611ac3604051918261071c565b8281528092611ad4601f1991611a94565b0190602036910137565b80511561093d5760200190565b80516001101561093d5760400190565b805182101561093d5760209160051b010190565b811561028d570490565b5f1981146101ff5760010190565b3560ff811681036100915790565b3567ffffffffffffffff811681036100915790565b9493909192946080526040811161023b5792611b6584611a94565b94611b73604051968761071c565b848652601f19611b8286611a94565b015f5b818110611e26575050855f9260de1983360301935b87811015611e1b578060051b840135858112156100915784019064ff00000000611bc383611b27565b60201b1691602081019263ffffffff611bdb85610252565b161790600360ff611beb83611b27565b1603611e0b5767ffffffffffffffff611c076101408b01611b35565b16600381018091116101ff5760021c915b6060820194611c30611c2a87856102c6565b9061073e565b936040840194611c3f86610252565b60408301918284116101ff57603f84019283116101ff578e92611c7d9263ffffffff92611c6f60808b018b610b6c565b94909360061c92169061205e565b9161012082013560ff611c8f88611b27565b16611d3a5750505063ffffffff90611ca9611cd393610252565b611cb86101a060805101610252565b9183611cc760c0890189610b6c565b9590941692169061205e565b6101c06080510135905b036102135763ffffffff611cf6600196611cfe946102c6565b939094610252565b169060201b179160405192611d12846106cf565b835260208301526040820152611d28828c611afb565b52611d33818b611afb565b5001611b9a565b600160ff611d4a89969596611b27565b1603611dbb575092611d9292611d836101e0611d7c611d7663ffffffff96611dad9960a08d013561198c565b94610252565b9201610252565b9183611cc760c08a018a610b6c565b63ffffffff611da661016060805101610252565b168c6119da565b610120608051013590611cdd565b93919290600260ff611dcc89611b27565b1614611ddb575b505050611cdd565b611dfd9450610100611d7c611d7663ffffffff96611cb89460a08c013561198c565b60e08b0135905f8c81611dd3565b611e15828b6122c0565b91611c18565b509550955050505050565b602090604097949751611e38816106cf565b5f81525f838201525f604082015282828b01015201959295611b85565b906020810151926102c0830193611e6b85610252565b643fffffffc063ffffffff82169160061b1690808204604014901517156101ff57611e95916102a1565b60408301805182101580612047575b61023b5751818181106120385750505f935b6040851161202f575b611edc63ffffffff611ed5610320829401610252565b1696610252565b161561201d575b600283511461201157839060c0840192611f098383611f028751611ade565b518461274e565b936003865114611f81579160049391611f25611f2c9451611aeb565b519061274e565b925114611f765791905f925b828410611f46575050505090565b90919293611f6c600191611f5a8785611afb565b51611f658887611afb565b5190612c2e565b9401929190611f38565b610ab2939250612928565b5050505090505f5b828110611f965750505090565b611fa08183611afb565b51637f800000637fffffff861611159081611ffc575b81611fe1575b50611fca575b600101611f89565b92506001611fd88483611afb565b51939050611fc2565b9050611ff5611fef866133ca565b916133ca565b135f611fbc565b637f800000637fffffff821611159150611fb6565b9190610ab29491612646565b935061202981836125c7565b93611ee3565b60409450611ebf565b61204191610276565b93611eb6565b5063ffffffff61205687610252565b161515611ea4565b9092949391808410908115916120ed575b5061023b57604051907f696e6665726e65742f6e6f64652f310000000000000000000000000000000000825294809260051b01905b8183106120b15750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa156100915760205f519560011c930191906120a4565b9493929190505f5b6040811080612121575b156121125761210d90611b19565b6120f5565b9091929394508214155f61206f565b50856001821b106120ff565b906121389291612f06565b50358060031a60181b8160021a60101b17908060011a60081b905f1a171790565b81810292915f8212600160ff1b8214166101ff5781840514901517156101ff57565b9190915f83820193841291129080158216911516176101ff57565b93919384519163ffffffff6121ac848385611905565b1660030b90602087018051515f915b81831061225357505050600484018085116101ff576121e063ffffffff918386611905565b1660030b80968115159182612236575b505061023b5760088401908185116101ff576122186114289263ffffffff9261222796611905565b1660030b604088015190612159565b93600c82018092116101ff5752565b90915081612248575b50155f806121f0565b60019150145f61223f565b909193600487018097116101ff5761229060019161142863ffffffff61227a8b898c611905565b1660030b612289898751611afb565b5190612159565b940191906121bb565b906122b292918251926122ab84611b19565b90526118eb565b6001811161023b5760011490565b5f5b815181101561023b578260206122d88385611afb565b510151146122e8576001016122c2565b604092506122f591611afb565b51015190565b909160a083015115158061236a575b612363576123389061142861232b60608601516114285f6080890151612159565b9161012086015190612159565b905f82128015612355575b61023b576020610ab29301519061212d565b506040830151821215612343565b5050505f90565b505f61238260c08501516114288360e0880151612159565b1261230a565b909160a08301511515806123c4575b612363576123b5612338916114286060860151916080870151612159565b6114286101208501515f612159565b505f6123dc60c08501516114288460e0880151612159565b12612397565b60a0820151151580612412575b61240c576123386123b560608401516114285f6080870151612159565b50505f90565b505f61242a60c08401516114288360e0870151612159565b126123ef565b91605083146125b0576030831080156125a6575b61023b576033831161257b5760ff60025b169081811061023b578161246891610276565b80936124748285611afb565b5192600181036124a257506124929261248c91613372565b92611afb565b525b600181018091116101ff5790565b909150600281036124da575090600184018085116101ff576124d49285926124cd61248c9387611afb565b51916130ec565b52612494565b60030361251d5750600183018084116101ff576124f79083611afb565b51600284018085116101ff576124d492859261251661248c9387611afb565b5191612c2e565b60018401918285116101ff5761253661253d9385611afb565b519161308b565b1561256257600282018083116101ff578261255b6124d49284611afb565b5192611afb565b600382018083116101ff578261255b6124d49284611afb565b6039831061258c5760ff6004612455565b6035830361259d5760ff6003612455565b60ff6001612455565b50603b8311612444565b915050801561023b575f1981019081116101ff5790565b90600382511461261c5760608201511561240c5761260c8261260660c0610ab2950151916080835191015115155f146126135760ff60025b1690610276565b90611afb565b51906123e2565b60ff60016125ff565b6020820180516040840151111561023b5761263d60c0610ab2940151611ade565b51905191612388565b929391936080840151156126f65760c084019283518051905f1982019182116101ff57918361267c612683938398979695611afb565b518561274e565b60a05f9601905b85871061269b575050505050505090565b909192939495966126ac8883611afb565b518351036126ed576126df6001916126d96126c78951611ade565b516126d28c896102a1565b9089612388565b906129de565b975b0195949392919061268a565b966001906126e1565b829391611f2560c061270a95940151611ade565b905f915b81831061271b5750505090565b90919261273560019161272e8685611afb565b51906129de565b9301919061270e565b600160ff1b81146101ff575f0390565b939290919361275c82611aac565b945f9360a08101516128c5575b612780606082015161142860808401948551612159565b918486146128bd575f61279d612797888451612159565b8561217b565b12801561288f575b61023b57511561285857602001935b8381106127c2575050505050565b6127d885516127d1838561217b565b9085612f06565b81929190806127e78489610276565b101561285257506127f88287610276565b925b60208360051b8b0101908460021b01905b818310612824575050509061281f916102a1565b6127b4565b602060049184358060031a60181b8160021a60101b17908060011a60081b905f1a171781520192019161280b565b926127fa565b6020015194959492939261286b9261212d565b905b82811061287a5750505090565b808261288860019387611afb565b520161286d565b5080515f198601908682116101ff576128b1916128ab91612159565b8461217b565b604083015113156127a5565b505050505050565b60c08101516128dd60e0830191611428858451612159565b905f82126128ed575b5050612769565b9091955051158015612916575b61290f576129079061273e565b935f806128e6565b5050505050565b50836129218261273e565b10156128fa565b9290612933846133e0565b61293c826133e0565b90637f80000081108015906129d0575b6129c25761295c61296291613419565b91613419565b945f93845b825186101561299f57600190612987856129818987611afb565b51613445565b6129958a6129818a8a611afb565b0201950194612967565b610ab2969550607f9394506129b6919792506134b1565b92010160171b90612c2e565b505050915050637fc0000090565b50637f80000082101561294c565b919060ff8360171c1660ff8260171c165f60ff8314612c26575b60ff8214612c1e575b15612a8a575050637fc0000092637fffffff811690637fffffff831691637f8000008311637f80000082111715612a39575b50505050565b637f8000008103612a7e57612a56575b5050505b5f808080612a33565b637f800000638000000081921617809314911017612a76575b8080612a49565b91505f612a6f565b50505090915090612a4d565b90918215801560171b627fffff87161760171b92801594607f861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f14612bec57505f0360508111612bd8575b1b94633f800000905b18601f1c90601f1c808216601f1b95815f03180191815f031801019081612b0c575b5050565b908092935060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211612bcc575b60e01c6380000000161790565b637f8000009150612bbf565b93909301604f190192911515916050612add565b9196945092603c8411612c11575b90633f80000091841b9361012b1991030193612ae6565b95151595603c9350612bfa565b506001612a01565b5060016129f8565b92919060ff8460171c1660ff8260171c169060ff8460171c165f60ff8314612dea575b60ff8414612de2575b60ff8214612dda575b15612d1157505050637fc00000936380000000821618637fffffff808216921691637fffffff841692637f8000008411637f8000008211637f8000008411171715612caf575050505050565b637f8000008114637f8000008314175f14612d04571590151715612cdc575b5050505b5f8080808061290f565b637f800000638000000081921617809314911017612cfc575b8080612cce565b91505f612cf5565b5050505090915090612cd2565b8294929391931590841595821560171b627fffff851617871560171b627fffff8b16170295821597881560171b627fffff881617948815159301910101029061012b198201966095199101820301905f82125f14612daf57505f0360508111612d9c575b1b9518601f1c90601f1c808216601f1b95815f03180191815f031801019081612b0c575050565b909401604f190193921515926050612d75565b9197955093603c8511612dcd575b841b9361012b1991030193612ae6565b96151596603c9450612dbd565b506001612c63565b506001612c5a565b506001612c51565b5f925f1983015b80851c612efc57505f905b6101008210612e1c576307b6ad3f60e01b5f5260045ffd5b6001858101811c90811b5f1901821691901c5f5b60088110612e5b57506001860160011c1b1790838210612e535760010190612e04565b509250505090565b92959180949163ffffffff82169160201c918563ffffffff8086168660201c5f5b600a8110612eaa57505050505060019260201b175f1983808701811c1b011618949301959290939195612e30565b9091929463ffffffff63bb67ae8581639e3779b98187818a8c9e9f60019963d2511f53029d63cd9e8d570260201c18189d63cd9e8d5702169b8b60201c18189916970116940116910196959496612e7c565b9360010193612df9565b9291908160061c9060201b17905f9160fc603f83169260021b169180830460041490151715906004830191828411915b875186101561023b5780612f4a878a611afb565b515103612fa357506101ff576101ff576040612f668487611afb565b5101511061023b576040612f9583612f8f846020612f87612f9d988b611afb565b5101516102a1565b96611afb565b510151610276565b60021c90565b9460010194612f36565b612fb88383836118eb565b92600181018082116101ff57612fcf9084846118eb565b92600282018092116101ff57612fe492611905565b928051821080159061307e575b61023b5781612fff91611afb565b51908215613074575060018214613069576004821461305b5780603f613026921690610276565b90600281146130525760030361023b57604081018091116101ff578082101561304d575090565b905090565b509061023b5790565b610ab292915060051c6102a1565b610ab29291506102a1565b91505061023b5790565b50637fffffff8411612ff1565b603981146130a257603a0361309e571490565b1090565b5090637f800000637fffffff8316111591826130d7575b826130c357505090565b6130d2919250611fef906133ca565b121590565b637f800000637fffffff8316111592506130b9565b6030811461336757603181146131205760321461310d5790610ab2916134e1565b816380000000610ab29383181691612c2e565b5060ff8260171c1660ff8260171c165f60ff831461335f575b60ff8214613357575b156131d05750506380000000637fc000009218637fffffff811690637fffffff831691637f8000008311637f80000082111715613181575b5050505090565b637f80000081036131c65761319e575b5050505b5f80808061317a565b637f8000006380000000819216178093149110176131be575b8080613191565b90505f6131b7565b5050509050613195565b90918215801560171b627fffff86161760171b92801594607f861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f1461332557505f0360508111613311575b1b9363bf800000905b18601f1c90601f1c808216601f1b94815f03180191815f031801019081613253575b505090565b9080925060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211612bcc5760e01c6380000000161790565b93909301604f190192911515916050613223565b9195945092603c841161334a575b9063bf80000091841b9361012b199103019361322c565b94151594603c9350613333565b506001613142565b506001613139565b5090610ab2916129de565b603481146133c0576036811461339b5760371461339257610ab290613fe8565b610ab290613683565b50637f800000637fffffff821611156133b75750637fc0000090565b63800000001890565b50610ab2906135dc565b63800000008110610ab2576380000000185f0390565b905f915f5b8151811015612b0857637fffffff6133fd8284611afb565b5116848111613410575b506001016133e5565b93506001613407565b60171c6084190190603e19821261343b575b6032821361343557565b60329150565b603e19915061342b565b919060ff8360171c16908115801560171b627fffff8616179201900360968101905f8213600114613495575050915b607f831161348c575b601f1c61348657565b905f0390565b607f925061347d565b90915f1991600160958184871c1692011b010101901c91613474565b80156134dc575f8112156134d3576134ca905f036147dd565b63800000001790565b610ab2906147dd565b505f90565b81811863800000001691637fffffff9081169116637f800000811180156135cf575b80156135b0575b6135a557637f8000008114801561359d575b61359257637f8000008214801561358a575b61324e5761357e9160ff61354f61354761356994614971565b919093614971565b949093603c1b936135608186611b0f565b60011b94610283565b613582575f935b9003603c19019216176148a9565b1790565b600193613570565b50801561352e565b5050637f8000001790565b50811561351c565b505050637fc0000090565b50818114801561350a575080158061350a5750637f800000811461350a565b50637f8000008211613503565b80158015613676575b8015613669575b610ab257637f800000811161366057613607610ab291614971565b9081816001821661364d575b5050603c1b61362181614998565b90818002036136435760ff5f925b6002601e1991050192169060011b176148a9565b60ff60019261362f565b5f19909101925060011b90505f80613613565b50637fc0000090565b50637f80000081146135ec565b50638000000081146135e5565b5f637f800000637fffffff831611613fde57610ab2916136a2816133ca565b6342cfffff1913613fd3575b637f800000637fffffff8216111580613fbb575b613fb0575b60ff8160171c16908260ff83149081613fa8575b15613e2f57637fc0000091637fffffff8116637f800000811115613dd5575b5061381992935b60ff8560171c168660ff8214613dcd575b15613c555750637fc0000092637f800000637fffffff87161115613c4d575b60ff8460171c16918760ff84149283613c44575b613c3c575b15613aa75750637fc000009263800000008518637fffffff811690637fffffff831691637f8000008311637f80000082111715613a56575b505050505b60ff8360171c16908790613a4e575b60ff8214613a46575b156138aa5750506380000000637fc000009218637fffffff811690637fffffff831691637f8000008311637f8000008211171561385b575b505050505b6040516137ea60408261071c565b601c81527f3ab50d393c091fe33d2aac8b3e2aaa453efffffe3f8000003f800000000000006020820152614ad1565b61383e634b3fffff19830160011d91607f830160171b63800000008183181691612c2e565b9103634b3fff80190160171b808218638000000016925090612c2e565b637f80000081036138a057613878575b5050505b5f8080806137d7565b637f800000638000000081921617809314911017613898575b808061386b565b90505f613891565b505050905061386f565b909182156285fdf4811560171b627fffff87161702928015946070861560171b627fffff86161793861515920101029061012b198201956095199101820301908982125f14613a145750880360508111613a00575b1b9363b805fdf4905b18601f1c90601f1c808216601f1b948189031801918188031801019081613931575b50506137dc565b9080925060ff1c80860383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116139f4575b60e01c638000000016175f8061392a565b637f80000091506139e3565b93909301604f1901929115159160506138ff565b9195945092603c8411613a39575b9063b805fdf491841b9361012b1991030193613908565b94151594603c9350613a22565b50600161379f565b506001613796565b637f8000008103613a9b57613a73575b5050505b5f808080613782565b637f800000638000000081921617809314911017613a93575b8080613a66565b92505f613a8c565b50505090925091613a6a565b821562b17000811560171b627fffff8816170290821592831560171b627fffff88161791607e84151591880101029061012b198201946095199101820301908b82125f14613c1157508a0360508111613bfe575b1b945b63bf3170008718601f1c90601f1c808216601f1b96818c03180191818b031801019081613b2d575b5050613787565b908092945060ff1c80890383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211613bf2575b60e01c63800000001617915f80613b26565b637f8000009150613be0565b909201604f190191901515906050613afb565b9196935091603c8311613c2f575b821b9161012b1991030191613afe565b95151595603c9250613c1f565b50600161374a565b60019150613745565b859350613731565b656000000000009390601619908015801560171b627fffff8a1617916095199101610115030189811215613d9e57890360508111613d8a575b1b946001905b88601f1c63800000008a1697818c031801905f191801019081613cb9575b5050613731565b908092955060ff1c80890383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211613d7e575b60e01c63800000001617925f80613cb2565b637f8000009150613d6c565b9515159591909101604f1901906050613c8e565b915094603c8211613dc0575b61011582900361012b190191600191901b613c94565b94151594603c9150613daa565b506001613712565b637f8000008103613e1e57613df2575b61381992935b93926136fa565b637f800000638000000082161780634b40000014600117613e14575b50613de5565b9250613819613e0e565b506138199250634b40000093613deb565b82159162b8aa3b831560171b627fffff831617029262c0000090607f85151591870101029061012b1982019182908884125f14613f7d5750870360508111613f6a575b1b5b633fb8aa3b8318601f1c87958189031801019081613e99575b50506138199293613701565b61381994508160ff1c80880383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211613f5e575b60e01c63800000001617925f613e8d565b637f8000009150613f4d565b94151594909101604f1901906050613e72565b9192603c9096919611613f9b575b851b94900361012b190190613e74565b603c955060019250613f8b565b5060016136db565b506342b200006136c7565b505f91506342b20000613fcd826133ca565b136136c2565b5063c2d000006136ae565b5050637fc0000090565b62800000811080156147cf575b61366057633f3504f219810160171d908160171b90039060ff8260171c165f60ff82146147c7575b156146485750637fc0000091637f800000637fffffff8216111561463e575b50614046906134b1565b906140ae8160405161405960608261071c565b602881527f3d8de1aebdf1d6513df33f45bdfd938b3e119714be2ab1c03e4cd2c0be7ffff660208201527f3eaaaaa3bf0000000000000000000000000000000000000000000000000000006040820152614ad1565b60ff8260171c165f60ff821480614635575b61462d575b156144ca5750637fc0000091638000000081168118637fffffff8116637fffffff8316637f8000008111637f8000008311171561446e575b505050614161905b60ff601786901c81169081149490936126d991633805fdf488186380000000811692905f808a614466575b60ff821461445e575b156142cb575050637fc0000092637fffffff8a16637f80000081111561428a575b5050612c2e565b9160ff8360171c16905f90614282575b60ff821461427a575b156141b2575050637fc0000091637fffffff811690637fffffff831691637f8000008311637f80000082111715613181575050505090565b9091821562b17000811560171b627fffff8716170292801594607e861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f1461424857505f0360508111614234575b1b93633f31700018601f1c90601f1c808216601f1b94815f03180191815f03180101908161325357505090565b93909301604f190192911515916050614207565b9195945092603c841161426d575b90633f31700091841b9361012b199103019361322c565b94151594603c9350614256565b50600161417a565b506001614171565b637f80000081036142c3576142a3575b505b5f8061415a565b637f80000063800000008b16178091146001171561429a5792505f61429a565b50925061429c565b90935087156285fdf4811560171b627fffff8d16170290821592831560171b916070841515918d0101029061012b198201946095199101820301905f82125f1461443357505f0360508111614420575b1b945b80601f1c9063800000006001831691637fffffff19161696815f03180191815f03180101908161434f575050612c2e565b908092945060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211614414575b60e01c63800000001617915f8061415a565b637f8000009150614402565b909201604f19019190151590605061431b565b9196935091603c8311614451575b821b9161012b199103019161431e565b95151595603c9250614441565b506001614139565b506001614130565b637f8000008114637f8000008314175f146144bb57159015171561449b575b50614161905b905f806140fd565b638000000016637f8000001760018115171561448d57925061416161448d565b50505091506141615f92614493565b8015801560171b627fffff85161780029391841515910180010261012b198101905f906096198101908282121561460457505f03605081116145f1575b1b5b5f9401908161451e575b505061416190614105565b6141619294508160ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116145e5575b60e01c6380000000161792905f614513565b637f80000091506145d3565b94151594909101604f1901906050614507565b91925094603c8611614621575b851b94900361012b190190614509565b603c95505f9250614611565b5060016140c5565b600191506140c0565b915061404661403c565b602d199065400000000000908015801560171b627fffff87161791609519910160fe03015f811215614796575f0360508111614782575b1b93600191905b638000000081601f1c911695815f031801905f1918010190816146af575b5050614046906134b1565b6140469293508160ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211614776575b60e01c6380000000161791905f6146a4565b637f8000009150614764565b92909201604f19019190151590605061467f565b9190949250603c82116147ba575b90600191811b9061012b199060fe030192614686565b93151593603c91506147a4565b50600161401d565b50637f800000811015613ff5565b607f6fffffffffffffffffffffffffffffffff821160071b67ffffffffffffffff83821c1160061b1763ffffffff83821c1160051b1761ffff83821c1160041b1760ff83821c1160031b17600f83821c1160021b177d01010202020203030303030303030000000000000000000000000000000083821c1a170190600182126148a0575b60181b607d198201905f1990600181841c16906001607e1986011b010101901c905f190160171b0190637f800000821161489757565b637f8000009150565b60019150614861565b90607f816fffffffffffffffffffffffffffffffff841160071b67ffffffffffffffff85821c1160061b1763ffffffff85821c1160051b1761ffff85821c1160041b1760ff85821c1160031b17600f85821c1160021b177d01010202020203030303030303030000000000000000000000000000000085821c1a1701019160018312614968575b60181b90820390607d198201915f199160018082861c1692607e19011b010101901c905f190160171b0190637f800000821161489757565b60019250614930565b627fffff8116919060171c8061498c575060015b6095190190565b91628000001791614985565b6001811115610ab257806001700100000000000000000000000000000000831015614abb575b60048268010000000000000000614a6d941015614aae575b640100000000811015614aa1575b62010000811015614a94575b610100811015614a88575b6010811015614a7c575b1015614a74575b60030260011c614a1c8184611b0f565b0160011c614a2a8184611b0f565b0160011c614a388184611b0f565b0160011c614a468184611b0f565b0160011c614a548184611b0f565b0160011c614a628184611b0f565b0160011c8092611b0f565b8111900390565b60011b614a0c565b811c9160021b91614a05565b60081c91811b916149fb565b60101c9160081b916149f0565b60201c9160101b916149e4565b60401c9160201b916149d6565b5050608081901c680100000000000000006149be565b80515f939284925b828410614ae65750505050565b909192946004906020878401015160e01c8488155f14614b0e575090505b9501929190614ad9565b614b1792612c2e565b614b0456",
}

// Referee is an auto generated Go binding around an Ethereum contract.
type Referee struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *Referee) GetABI() abi.ABI {
	return c.abi
}

// NewReferee creates a new instance of Referee.
func NewReferee() *Referee {
	parsed, err := RefereeMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &Referee{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *Referee) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackBits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x162fe455.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function bits((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, bytes leaf) pure returns(uint256)
func (referee *Referee) PackBits(s State, leaf []byte) []byte {
	enc, err := referee.abi.Pack("bits", s, leaf)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x162fe455.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function bits((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, bytes leaf) pure returns(uint256)
func (referee *Referee) TryPackBits(s State, leaf []byte) ([]byte, error) {
	return referee.abi.Pack("bits", s, leaf)
}

// UnpackBits is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x162fe455.
//
// Solidity: function bits((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, bytes leaf) pure returns(uint256)
func (referee *Referee) UnpackBits(data []byte) (*big.Int, error) {
	out, err := referee.abi.Unpack("bits", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x93b04f41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) ) view returns(bool)
func (referee *Referee) PackProveTile(s State, p TileProof, arg2 Ref) []byte {
	enc, err := referee.abi.Pack("proveTile", s, p, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x93b04f41.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) ) view returns(bool)
func (referee *Referee) TryPackProveTile(s State, p TileProof, arg2 Ref) ([]byte, error) {
	return referee.abi.Pack("proveTile", s, p, arg2)
}

// UnpackProveTile is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x93b04f41.
//
// Solidity: function proveTile((bytes32,bytes32,bool,address,address,uint8,uint64,uint32,uint32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,uint8,uint32,bytes32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint32,int32) s, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) ) view returns(bool)
func (referee *Referee) UnpackProveTile(data []byte) (bool, error) {
	out, err := referee.abi.Unpack("proveTile", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (referee *Referee) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], referee.abi.Errors["Malformed"].ID.Bytes()[:4]) {
		return referee.UnpackMalformedError(raw[4:])
	}
	if bytes.Equal(raw[:4], referee.abi.Errors["Mismatch"].ID.Bytes()[:4]) {
		return referee.UnpackMismatchError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// RefereeMalformed represents a Malformed error raised by the Referee contract.
type RefereeMalformed struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Malformed()
func RefereeMalformedErrorID() common.Hash {
	return common.HexToHash("0x07b6ad3ff7dbc4002539ae21306d8899743aedf933b34101681c6906979f10a5")
}

// UnpackMalformedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Malformed()
func (referee *Referee) UnpackMalformedError(raw []byte) (*RefereeMalformed, error) {
	out := new(RefereeMalformed)
	if err := referee.abi.UnpackIntoInterface(out, "Malformed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// RefereeMismatch represents a Mismatch error raised by the Referee contract.
type RefereeMismatch struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Mismatch()
func RefereeMismatchErrorID() common.Hash {
	return common.HexToHash("0x77a93d8da01b8f0b47fc3a12e2fbbf2fd4aae59757d9e0d588dae07465c4f785")
}

// UnpackMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Mismatch()
func (referee *Referee) UnpackMismatchError(raw []byte) (*RefereeMismatch, error) {
	out := new(RefereeMismatch)
	if err := referee.abi.UnpackIntoInterface(out, "Mismatch", raw); err != nil {
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

// TileVerifierMetaData contains all meta data concerning the TileVerifier contract.
var TileVerifierMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[],\"name\":\"CommitmentInvalid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ProofInvalid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"PublicInputNotInField\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"}],\"name\":\"compressProof\",\"outputs\":[{\"internalType\":\"uint256[4]\",\"name\":\"compressed\",\"type\":\"uint256[4]\"},{\"internalType\":\"uint256[1]\",\"name\":\"compressedCommitments\",\"type\":\"uint256[1]\"},{\"internalType\":\"uint256\",\"name\":\"compressedCommitmentPok\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"keyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[]\",\"name\":\"publicInputs\",\"type\":\"uint256[]\"}],\"name\":\"verify\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256[4]\",\"name\":\"compressedProof\",\"type\":\"uint256[4]\"},{\"internalType\":\"uint256[1]\",\"name\":\"compressedCommitments\",\"type\":\"uint256[1]\"},{\"internalType\":\"uint256\",\"name\":\"compressedCommitmentPok\",\"type\":\"uint256\"},{\"internalType\":\"uint256[5]\",\"name\":\"input\",\"type\":\"uint256[5]\"}],\"name\":\"verifyCompressedProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[5]\",\"name\":\"input\",\"type\":\"uint256[5]\"}],\"name\":\"verifyProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "TileVerifier",
	Bin: "0x60808060405234601557611e41908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630ea14a3914610e465780632be688d4146109db57806361728f39146109a15780639649daae146109135763ac82ba2114610050575f80fd5b3461090f5761016036600319011261090f573660841161090f573660a41161090f57366101641161090f57604051602061008a8183610fa9565b80368337604080519061009d8183610fa9565b80368337610300938151926100b28685610fa9565b853685376100c1608435611a7d565b8683015281526100d260a435611a7d565b9082518784015186519089820192835287820152606081016060516080905f5b8c8282106108fb57505050509061012381835f516020611e215f395f51905f5295945003601f198101835282610fa9565b5190200684528251865286830151878701527f304073d566b99c77943a990361f8095a0527e2dd2004639ccd40e052ba8e7d54858701527f2af305bb139158448377f6cbcbda42c27333aca24343aecfa5e7acc3b4c012d860608701527f26e87826c2642633644fd04a3aec0c5339b88ad7f2940d83f87e1a2223f549cd60808701527f1d9ecafea6e3044ab1d32b65be2afdbc99ae2a8293e78a33177ddf1dda8c2a9c60a087015260c086015260e08501527f1d6099d86e3894c4362c36e0a2750783408f827f7554889aab605ca3cd23cd506101008501527f152fbdee8a04a931829fb85dcc6fc19e60d442ac4f09471f3322465caf5a247e6101208501527f2dd0316396358babe81a7e51d7e2d0388c6e9ad9906036eb09270022fd0925086101408501527f0d106c9964be2a3b3d9be6643b23b07d4a95516b0f9897b9cc4045f13d197e03610160850152825185816101808760085afa905116156108d3578490610293600435611a7d565b6102a4602495929535604435611ae8565b92919093896102b4606435611a7d565b9890977f1be0b757b7e149dc6347c21312de2116391d2d878188707b54d398b82ef7639183519b8c937f1394fb9ea67a5494c955c183add1a81f7a3e203ab4715bde53cafb4f1e3cd0e985527f28b1f19f9aa491c9047d1fb977f5a750a4cf9514e5b420812143782502040db7828601528051868601520151606084019081527f09f6dd22f65c710569cc4bad3debdc942809581412e77a1ec33a24e2fab38e05858560808160065afa957f19b60a858c190dc307acf00cb061e63809ef369ba5bc1992801bb47414f6d310818701527f262283ea94db8eb8e93a74b6d53de6b968892765f54fe624a173797a2b2772d98352600160c4356080880198818a525f516020611e215f395f51905f5284808b016060828d0160075afa92101616828860808160065afa16167f24b0215a326918feeaa3cb40d5bd04ade09aaa92dcca4e5dff81b25650711aa1828801527f236cf9ffced4fc213d053a30f55acf944ed83c8e4901d1ab1f6be12d9723b199845260e435908189525f516020611e215f395f51905f5283808a016060828c0160075afa92101616818760808160065afa167e9314c2afbd920a1005a3e9150ae8c85a2441f6af4c9a8cb8b38fe0120ee5cf828801527f0d972fd49751e9f7d47070265fed624e9086a0af44326d94d8072b303337bdd3845261010435908189525f516020611e215f395f51905f5283808a016060828c0160075afa92101616818760808160065afa167f0765ee7e977cf00583c3ea369f81a7ef08d2ce980d7817adac94ef311b7902b5828801527f0ac989f81efdb3d678935e5f5631028ab5b4009d8b336370ebefd55e0619b137845261012435908189525f516020611e215f395f51905f5283808a016060828c0160075afa92101616818760808160065afa167f10cbf7e475943bd6525019dfdee45c10fddbbd8b741b0bef0a0726acd912bc8f828801527f193f85d8edbe63d82143e9e7bff6b030efe7bfbb1e37911c86517b8e9d6bac68845261014435908189525f516020611e215f395f51905f5283808a016060828c0160075afa92101616818760808160065afa1695015252518092525f516020611e215f395f51905f528c8b606082808301920160075afa921016168a8960808160065afa16988c895199015199156108ab578b528b8b0152888a01526060890152608088015260a087015260c086015260e08501527f2f1d482da14af21a7fb372ead27ead12afc115c6c9545aef9b42071ee6253e066101008501527f0c05aa3b16bfd80e73b83592c554b498f913aa3c2e2ce6f90348d9b4616153436101208501527f0ce8b17423acf7fd6f5b39c4e3a22a62370c1fb0fd3add4e994ef1ed6aaca5736101408501527f15e9c2d687f0183cd5396876c8a37309ba0ea7d8e2f604b5d54e03ef9d74c4406101608501527f22baefdcf245771fee04465424e608e2493e8e244a2a475da8e52a6615bf48666101808501527f2196d8693f40244ba22686752141a67ace0d80aecb5d65451795b5e2c9bdf0836101a08501527f133a1c7253c3062a097c35db34a6c8eee63518617ab6ac289d55bc20f3c5de756101c08501527f037084261ff6124c53cde1a52c747790229763540e9db26130995e6fbb8df8916101e08501527f2eba9c987d4dacffe4c4f6bdd32ea8c7f16e355add6165789089a773382c7f7c6102008501527f25c16fb75913d318acdbb18c7e22a1eba6f43fb3948ec9b3f54cb0cf293fea896102208501526102408401526102608301527f1045eceb78ad096ba908aa56a2e81103c954e657db333deda11689aabeb83b226102808301527f2a6ff0e10beb0ea82b7289038ab811b15c134a304e2d1d14a10ed08b67c4721c6102a08301527f2fb6993f3a71f191e0d135b0db2fb5082cddbec1159c3663d0e745d7d222406b6102c08301527f2260dd784d469bfc26e9b940c373741d260a2070bcc9a16c61234a525fb3773e6102e08301525192839161085e8484610fa9565b8336843760085afa1590811561089e575b5061087657005b7f7fcdd1f4000000000000000000000000000000000000000000000000000000005f5260045ffd5b600191505114155f61086f565b7fa54f8e27000000000000000000000000000000000000000000000000000000005f5260045ffd5b7fa3a93fee000000000000000000000000000000000000000000000000000000005f5260045ffd5b8351855293840193909201916001016100f2565b5f80fd5b3461090f57604036600319011261090f5760043567ffffffffffffffff811161090f57610944903690600401610f7b565b906024359067ffffffffffffffff821161090f573660238301121561090f5781600401359067ffffffffffffffff821161090f573660248360051b8501011161090f576020936024610997940191611088565b6040519015158152f35b3461090f575f36600319011261090f5760206040517fc44c1bc91522af0c274a0ec6d41d915c2113ab0acb0eefecc0554895ae5f8c958152f35b3461090f5760c036600319011261090f5760043567ffffffffffffffff811161090f57610a0c903690600401610f7b565b3660c41161090f57610a216101808214610ff8565b6040805190610a308183610fa9565b8036833761010084019281848437602093825191610a4e8684610fa9565b853684376101401161090f575f516020611e215f395f51905f5283518681019085848337610a9381610a85606082015f815261105d565b03601f198101835282610fa9565b5190200682528280519182377f304073d566b99c77943a990361f8095a0527e2dd2004639ccd40e052ba8e7d54838201527f2af305bb139158448377f6cbcbda42c27333aca24343aecfa5e7acc3b4c012d860608201527f26e87826c2642633644fd04a3aec0c5339b88ad7f2940d83f87e1a2223f549cd60808201527f1d9ecafea6e3044ab1d32b65be2afdbc99ae2a8293e78a33177ddf1dda8c2a9c60a082015282610140870160c08301377f1d6099d86e3894c4362c36e0a2750783408f827f7554889aab605ca3cd23cd506101008201527f152fbdee8a04a931829fb85dcc6fc19e60d442ac4f09471f3322465caf5a247e6101208201527f2dd0316396358babe81a7e51d7e2d0388c6e9ad9906036eb09270022fd0925086101408201527f0d106c9964be2a3b3d9be6643b23b07d4a95516b0f9897b9cc4045f13d197e0361016082015284816101808160085afa905116156108d35761010092610bfe916024611792565b929091519485377f2f1d482da14af21a7fb372ead27ead12afc115c6c9545aef9b42071ee6253e066101008501527f0c05aa3b16bfd80e73b83592c554b498f913aa3c2e2ce6f90348d9b4616153436101208501527f0ce8b17423acf7fd6f5b39c4e3a22a62370c1fb0fd3add4e994ef1ed6aaca5736101408501527f15e9c2d687f0183cd5396876c8a37309ba0ea7d8e2f604b5d54e03ef9d74c4406101608501527f22baefdcf245771fee04465424e608e2493e8e244a2a475da8e52a6615bf48666101808501527f2196d8693f40244ba22686752141a67ace0d80aecb5d65451795b5e2c9bdf0836101a08501527f133a1c7253c3062a097c35db34a6c8eee63518617ab6ac289d55bc20f3c5de756101c08501527f037084261ff6124c53cde1a52c747790229763540e9db26130995e6fbb8df8916101e08501527f2eba9c987d4dacffe4c4f6bdd32ea8c7f16e355add6165789089a773382c7f7c6102008501527f25c16fb75913d318acdbb18c7e22a1eba6f43fb3948ec9b3f54cb0cf293fea896102208501526102408401526102608301527f1045eceb78ad096ba908aa56a2e81103c954e657db333deda11689aabeb83b226102808301527f2a6ff0e10beb0ea82b7289038ab811b15c134a304e2d1d14a10ed08b67c4721c6102a08301527f2fb6993f3a71f191e0d135b0db2fb5082cddbec1159c3663d0e745d7d222406b6102c08301527f2260dd784d469bfc26e9b940c373741d260a2070bcc9a16c61234a525fb3773e6102e0830152816103008160085afa9051161561087657005b3461090f57602036600319011261090f5760043567ffffffffffffffff811161090f57610e77903690600401610f7b565b90608060405191610e888284610fa9565b81368437610f22602091610eb061018060405197610ea6868a610fa9565b85368a3714610ff8565b610ebe8382013582356114bd565b8552610edb8482013560a08301356040840135606085013561155e565b848701526040860152610ef660e082013560c08301356114bd565b6060860152610f0f6101208201356101008301356114bd565b86526101406101608201359101356114bd565b9160405193845f905b60048210610f6557505050830193905f945b60018610610f505760c0858560a0820152f35b81806001928551815201930195019491610f3d565b8251815291840191600191909101908401610f2b565b9181601f8401121561090f5782359167ffffffffffffffff831161090f576020838186019501011161090f57565b90601f8019910116810190811067ffffffffffffffff821117610fcb57604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b15610fff57565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601460248201527f696e76616c69642070726f6f66206c656e6774680000000000000000000000006044820152fd5b6060516080905f5b8181106110725750505090565b8251845260209384019390920191600101611065565b92600419016114b65761109e6101808214610ff8565b60408051926110ad8285610fa9565b81368537610100850193828582376020948351946110cb8787610fa9565b863687376101401161090f575f516020611e215f395f51905f528451878101908684833761110281610a85606082015f815261105d565b5190200685528380519182377f304073d566b99c77943a990361f8095a0527e2dd2004639ccd40e052ba8e7d54848201527f2af305bb139158448377f6cbcbda42c27333aca24343aecfa5e7acc3b4c012d860608201527f26e87826c2642633644fd04a3aec0c5339b88ad7f2940d83f87e1a2223f549cd60808201527f1d9ecafea6e3044ab1d32b65be2afdbc99ae2a8293e78a33177ddf1dda8c2a9c60a082015283610140880160c08301377f1d6099d86e3894c4362c36e0a2750783408f827f7554889aab605ca3cd23cd506101008201527f152fbdee8a04a931829fb85dcc6fc19e60d442ac4f09471f3322465caf5a247e6101208201527f2dd0316396358babe81a7e51d7e2d0388c6e9ad9906036eb09270022fd0925086101408201527f0d106c9964be2a3b3d9be6643b23b07d4a95516b0f9897b9cc4045f13d197e0361016082015285816101808160085afa905116156108d3576101009361126b92611792565b929091519485377f2f1d482da14af21a7fb372ead27ead12afc115c6c9545aef9b42071ee6253e066101008501527f0c05aa3b16bfd80e73b83592c554b498f913aa3c2e2ce6f90348d9b4616153436101208501527f0ce8b17423acf7fd6f5b39c4e3a22a62370c1fb0fd3add4e994ef1ed6aaca5736101408501527f15e9c2d687f0183cd5396876c8a37309ba0ea7d8e2f604b5d54e03ef9d74c4406101608501527f22baefdcf245771fee04465424e608e2493e8e244a2a475da8e52a6615bf48666101808501527f2196d8693f40244ba22686752141a67ace0d80aecb5d65451795b5e2c9bdf0836101a08501527f133a1c7253c3062a097c35db34a6c8eee63518617ab6ac289d55bc20f3c5de756101c08501527f037084261ff6124c53cde1a52c747790229763540e9db26130995e6fbb8df8916101e08501527f2eba9c987d4dacffe4c4f6bdd32ea8c7f16e355add6165789089a773382c7f7c6102008501527f25c16fb75913d318acdbb18c7e22a1eba6f43fb3948ec9b3f54cb0cf293fea896102208501526102408401526102608301527f1045eceb78ad096ba908aa56a2e81103c954e657db333deda11689aabeb83b226102808301527f2a6ff0e10beb0ea82b7289038ab811b15c134a304e2d1d14a10ed08b67c4721c6102a08301527f2fb6993f3a71f191e0d135b0db2fb5082cddbec1159c3663d0e745d7d222406b6102c08301527f2260dd784d469bfc26e9b940c373741d260a2070bcc9a16c61234a525fb3773e6102e0830152816103008160085afa9051161561087657600190565b5050505f90565b905f516020611e015f395f51905f528210801590611547575b6108765781158061153f575b611539576115065f516020611e015f395f51905f5260038185818180090908611c21565b81810361151557505060011b90565b5f516020611e015f395f51905f52809106810306145f1461087657600190811b1790565b50505f90565b5080156114e2565b505f516020611e015f395f51905f528110156114d6565b919093925f516020611e015f395f51905f52831080159061177b575b8015611764575b801561174d575b610876578082868517171715611742579082916116a55f516020611e015f395f51905f5280808080888180808f9d7f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd448f839290839109099d8e0981848181800909087f2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e5089a09818c8181800909087f2fcd3ac2a640a154eb23960892a85a68f031ca0c8344b23a577dcf1052b9e7750806810306945f516020611e015f395f51905f527f183227397098d014dc2822db40c0ac2ecbc0b548b438e5469e10460b6c3e7ea48161167f81808b80098187800908611c21565b8408095f516020611e015f395f51905f5261169982611d98565b80091415958691611c44565b929080821480611739575b156116d75750505050905f146116cf5760ff60025b169060021b179190565b60ff5f6116c5565b5f516020611e015f395f51905f5280910681030614918261171a575b50501561087657600191156117125760ff60025b169060021b17179190565b60ff5f611707565b5f516020611e015f395f51905f52919250819006810306145f806116f3565b508383146116b0565b50505090505f905f90565b505f516020611e015f395f51905f52811015611588565b505f516020611e015f395f51905f52821015611581565b505f516020611e015f395f51905f5285101561157a565b92909192604051925f516020611e215f395f51905f5260408086017f1394fb9ea67a5494c955c183add1a81f7a3e203ab4715bde53cafb4f1e3cd0e987526020808801987f28b1f19f9aa491c9047d1fb977f5a750a4cf9514e5b420812143782502040db78a5280518352015193606088019485527f1be0b757b7e149dc6347c21312de2116391d2d878188707b54d398b82ef76391838960808160065afa967f19b60a858c190dc307acf00cb061e63809ef369ba5bc1992801bb47414f6d31084527f262283ea94db8eb8e93a74b6d53de6b968892765f54fe624a173797a2b2772d98752608060018235828d019a818c5289898960608160075afa92101616878d848160065afa16167f24b0215a326918feeaa3cb40d5bd04ade09aaa92dcca4e5dff81b25650711aa186527f236cf9ffced4fc213d053a30f55acf944ed83c8e4901d1ab1f6be12d9723b1998952602083013590818b5288888860608160075afa92101616868c838160065afa167e9314c2afbd920a1005a3e9150ae8c85a2441f6af4c9a8cb8b38fe0120ee5cf86527f0d972fd49751e9f7d47070265fed624e9086a0af44326d94d8072b303337bdd389528683013590818b5288888860608160075afa92101616868c838160065afa167f0765ee7e977cf00583c3ea369f81a7ef08d2ce980d7817adac94ef311b7902b586527f0ac989f81efdb3d678935e5f5631028ab5b4009d8b336370ebefd55e0619b1378952606083013590818b5288888860608160075afa92101616868c838160065afa16917f10cbf7e475943bd6525019dfdee45c10fddbbd8b741b0bef0a0726acd912bc8f86527f193f85d8edbe63d82143e9e7bff6b030efe7bfbb1e37911c86517b8e9d6bac68895201359081895286868660608160075afa92101616848a60808160065afa16957f09f6dd22f65c710569cc4bad3debdc942809581412e77a1ec33a24e2fab38e058452525180955260608160075afa9210161660408360808160065afa169151925191156108ab57565b8015611ae1578060011c915f516020611e015f395f51905f5283101561087657600180611ac05f516020611e015f395f51905f5260038188818180090908611c21565b931614611ac957565b905f516020611e015f395f51905f5280910681030690565b505f905f90565b801580611c19575b611c0d578060021c92825f516020611e015f395f51905f528510801590611bf6575b6108765784815f516020611e015f395f51905f5280808080808080807f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4481611bc09d8d0909998a0981898181800909087f2fcd3ac2a640a154eb23960892a85a68f031ca0c8344b23a577dcf1052b9e7750806810306936002808a16149509818a8181800909087f2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e508611c44565b80929160018082961614611bd2575050565b5f516020611e015f395f51905f528093945080929550809106810306930681030690565b505f516020611e015f395f51905f52811015611b12565b50505f905f905f905f90565b508115611af0565b90611c2b82611d98565b915f516020611e015f395f51905f528380090361087657565b915f516020611e015f395f51905f527f183227397098d014dc2822db40c0ac2ecbc0b548b438e5469e10460b6c3e7ea481611c9c93969496611c8e82808a8009818a800908611c21565b90611d8c575b860809611c21565b925f516020611e015f395f51905f52600285096040519060208252602080830152602060408301528060608301527f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4560808301525f516020611e015f395f51905f5260a083015260208260c08160055afa91519115610876575f516020611e015f395f51905f52826001920903610876575f516020611e015f395f51905f52908209925f516020611e015f395f51905f528080808780090681030681878009081490811591611d6d575b5061087657565b90505f516020611e015f395f51905f528084860960020914155f611d66565b81809106810306611c94565b9060405191602083526020808401526020604084015260608301527f0c19139cb84c680a6e14116da060561765e05aa45a1c72a34f082305b61f3f5260808301525f516020611e015f395f51905f5260a083015260208260c08160055afa915191156108765756fe30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4730644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001",
}

// TileVerifier is an auto generated Go binding around an Ethereum contract.
type TileVerifier struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *TileVerifier) GetABI() abi.ABI {
	return c.abi
}

// NewTileVerifier creates a new instance of TileVerifier.
func NewTileVerifier() *TileVerifier {
	parsed, err := TileVerifierMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &TileVerifier{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *TileVerifier) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackCompressProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0ea14a39.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function compressProof(bytes proof) view returns(uint256[4] compressed, uint256[1] compressedCommitments, uint256 compressedCommitmentPok)
func (tileVerifier *TileVerifier) PackCompressProof(proof []byte) []byte {
	enc, err := tileVerifier.abi.Pack("compressProof", proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCompressProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0ea14a39.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function compressProof(bytes proof) view returns(uint256[4] compressed, uint256[1] compressedCommitments, uint256 compressedCommitmentPok)
func (tileVerifier *TileVerifier) TryPackCompressProof(proof []byte) ([]byte, error) {
	return tileVerifier.abi.Pack("compressProof", proof)
}

// CompressProofOutput serves as a container for the return parameters of contract
// method CompressProof.
type CompressProofOutput struct {
	Compressed              [4]*big.Int
	CompressedCommitments   [1]*big.Int
	CompressedCommitmentPok *big.Int
}

// UnpackCompressProof is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0ea14a39.
//
// Solidity: function compressProof(bytes proof) view returns(uint256[4] compressed, uint256[1] compressedCommitments, uint256 compressedCommitmentPok)
func (tileVerifier *TileVerifier) UnpackCompressProof(data []byte) (CompressProofOutput, error) {
	out, err := tileVerifier.abi.Unpack("compressProof", data)
	outstruct := new(CompressProofOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Compressed = *abi.ConvertType(out[0], new([4]*big.Int)).(*[4]*big.Int)
	outstruct.CompressedCommitments = *abi.ConvertType(out[1], new([1]*big.Int)).(*[1]*big.Int)
	outstruct.CompressedCommitmentPok = abi.ConvertType(out[2], new(big.Int)).(*big.Int)
	return *outstruct, nil
}

// PackKeyHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x61728f39.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function keyHash() pure returns(bytes32)
func (tileVerifier *TileVerifier) PackKeyHash() []byte {
	enc, err := tileVerifier.abi.Pack("keyHash")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackKeyHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x61728f39.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function keyHash() pure returns(bytes32)
func (tileVerifier *TileVerifier) TryPackKeyHash() ([]byte, error) {
	return tileVerifier.abi.Pack("keyHash")
}

// UnpackKeyHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x61728f39.
//
// Solidity: function keyHash() pure returns(bytes32)
func (tileVerifier *TileVerifier) UnpackKeyHash(data []byte) ([32]byte, error) {
	out, err := tileVerifier.abi.Unpack("keyHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackVerify is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9649daae.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verify(bytes proof, uint256[] publicInputs) view returns(bool)
func (tileVerifier *TileVerifier) PackVerify(proof []byte, publicInputs []*big.Int) []byte {
	enc, err := tileVerifier.abi.Pack("verify", proof, publicInputs)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerify is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9649daae.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verify(bytes proof, uint256[] publicInputs) view returns(bool)
func (tileVerifier *TileVerifier) TryPackVerify(proof []byte, publicInputs []*big.Int) ([]byte, error) {
	return tileVerifier.abi.Pack("verify", proof, publicInputs)
}

// UnpackVerify is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9649daae.
//
// Solidity: function verify(bytes proof, uint256[] publicInputs) view returns(bool)
func (tileVerifier *TileVerifier) UnpackVerify(data []byte) (bool, error) {
	out, err := tileVerifier.abi.Unpack("verify", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackVerifyCompressedProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac82ba21.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifyCompressedProof(uint256[4] compressedProof, uint256[1] compressedCommitments, uint256 compressedCommitmentPok, uint256[5] input) view returns()
func (tileVerifier *TileVerifier) PackVerifyCompressedProof(compressedProof [4]*big.Int, compressedCommitments [1]*big.Int, compressedCommitmentPok *big.Int, input [5]*big.Int) []byte {
	enc, err := tileVerifier.abi.Pack("verifyCompressedProof", compressedProof, compressedCommitments, compressedCommitmentPok, input)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerifyCompressedProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac82ba21.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verifyCompressedProof(uint256[4] compressedProof, uint256[1] compressedCommitments, uint256 compressedCommitmentPok, uint256[5] input) view returns()
func (tileVerifier *TileVerifier) TryPackVerifyCompressedProof(compressedProof [4]*big.Int, compressedCommitments [1]*big.Int, compressedCommitmentPok *big.Int, input [5]*big.Int) ([]byte, error) {
	return tileVerifier.abi.Pack("verifyCompressedProof", compressedProof, compressedCommitments, compressedCommitmentPok, input)
}

// PackVerifyProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2be688d4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifyProof(bytes proof, uint256[5] input) view returns()
func (tileVerifier *TileVerifier) PackVerifyProof(proof []byte, input [5]*big.Int) []byte {
	enc, err := tileVerifier.abi.Pack("verifyProof", proof, input)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerifyProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2be688d4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verifyProof(bytes proof, uint256[5] input) view returns()
func (tileVerifier *TileVerifier) TryPackVerifyProof(proof []byte, input [5]*big.Int) ([]byte, error) {
	return tileVerifier.abi.Pack("verifyProof", proof, input)
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (tileVerifier *TileVerifier) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], tileVerifier.abi.Errors["CommitmentInvalid"].ID.Bytes()[:4]) {
		return tileVerifier.UnpackCommitmentInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], tileVerifier.abi.Errors["ProofInvalid"].ID.Bytes()[:4]) {
		return tileVerifier.UnpackProofInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], tileVerifier.abi.Errors["PublicInputNotInField"].ID.Bytes()[:4]) {
		return tileVerifier.UnpackPublicInputNotInFieldError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// TileVerifierCommitmentInvalid represents a CommitmentInvalid error raised by the TileVerifier contract.
type TileVerifierCommitmentInvalid struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CommitmentInvalid()
func TileVerifierCommitmentInvalidErrorID() common.Hash {
	return common.HexToHash("0xa3a93fee56dfcbe3c39f5ec63c6730967db3a2793a813cf79d599fdf35d8f518")
}

// UnpackCommitmentInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CommitmentInvalid()
func (tileVerifier *TileVerifier) UnpackCommitmentInvalidError(raw []byte) (*TileVerifierCommitmentInvalid, error) {
	out := new(TileVerifierCommitmentInvalid)
	if err := tileVerifier.abi.UnpackIntoInterface(out, "CommitmentInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TileVerifierProofInvalid represents a ProofInvalid error raised by the TileVerifier contract.
type TileVerifierProofInvalid struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProofInvalid()
func TileVerifierProofInvalidErrorID() common.Hash {
	return common.HexToHash("0x7fcdd1f433fad06e243ebb12f415f49dc48f357e41b96f61f504279fe6bb2ac6")
}

// UnpackProofInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProofInvalid()
func (tileVerifier *TileVerifier) UnpackProofInvalidError(raw []byte) (*TileVerifierProofInvalid, error) {
	out := new(TileVerifierProofInvalid)
	if err := tileVerifier.abi.UnpackIntoInterface(out, "ProofInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TileVerifierPublicInputNotInField represents a PublicInputNotInField error raised by the TileVerifier contract.
type TileVerifierPublicInputNotInField struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PublicInputNotInField()
func TileVerifierPublicInputNotInFieldErrorID() common.Hash {
	return common.HexToHash("0xa54f8e27d960b419368d544cd7616e10e384de098966aa60b80904dd31e7ab38")
}

// UnpackPublicInputNotInFieldError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PublicInputNotInField()
func (tileVerifier *TileVerifier) UnpackPublicInputNotInFieldError(raw []byte) (*TileVerifierPublicInputNotInField, error) {
	out := new(TileVerifierPublicInputNotInField)
	if err := tileVerifier.abi.UnpackIntoInterface(out, "PublicInputNotInField", raw); err != nil {
		return nil, err
	}
	return out, nil
}
