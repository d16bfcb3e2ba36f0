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
	Payees    [32]byte
	Verifiers []common.Address
}

// Claim is an auto generated low-level Go binding around an user-defined struct.
type Claim struct {
	Hash [32]byte
	R    [32]byte
	Vs   [32]byte
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
	Evidence  [32]byte
}

// GameTableParameters is an auto generated low-level Go binding around an user-defined struct.
type GameTableParameters struct {
	Registry        common.Address
	Escrow          common.Address
	Rules           common.Address
	Referee         common.Address
	PrivateRules    common.Address
	PrivateReferee  common.Address
	PrivateNumerics [32]byte
	PrivateBlocks   [32]byte
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

// Packed is an auto generated low-level Go binding around an user-defined struct.
type Packed struct {
	Claim      [32]byte
	Trace      [32]byte
	Asserter   [32]byte
	Challenger [32]byte
	Before     [32]byte
	AfterRoot  [32]byte
	Ops        [32]byte
	Focus      [32]byte
	Op         [32]byte
	Turn       [32]byte
	Place      [32]byte
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

// PrivateProof is an auto generated low-level Go binding around an user-defined struct.
type PrivateProof struct {
	Header   Header
	Encoding []byte
	Sealed   [4]SealedLeaf
	Init     []Opening
	Leaf     []byte
	Proof    []byte
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

// SealedLeaf is an auto generated low-level Go binding around an user-defined struct.
type SealedLeaf struct {
	Leaf   uint32
	Hash   [32]byte
	Path   [][32]byte
	Header [32]byte
	Top    [][32]byte
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

// Vote is an auto generated low-level Go binding around an user-defined struct.
type Vote struct {
	Steps    uint32
	Root     [32]byte
	Verifier common.Address
	R        [32]byte
	Vs       [32]byte
}

// Voucher is an auto generated low-level Go binding around an user-defined struct.
type Voucher struct {
	Lease    [32]byte
	Segments uint32
	Payees   [32]byte
	Last     bool
}

// BlockVerifierMetaData contains all meta data concerning the BlockVerifier contract.
var BlockVerifierMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[],\"name\":\"CommitmentInvalid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ProofInvalid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"PublicInputNotInField\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"keyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[]\",\"name\":\"publicInputs\",\"type\":\"uint256[]\"}],\"name\":\"verify\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256[4]\",\"name\":\"compressedProof\",\"type\":\"uint256[4]\"},{\"internalType\":\"uint256[1]\",\"name\":\"compressedCommitments\",\"type\":\"uint256[1]\"},{\"internalType\":\"uint256\",\"name\":\"compressedCommitmentPok\",\"type\":\"uint256\"},{\"internalType\":\"uint256[3]\",\"name\":\"input\",\"type\":\"uint256[3]\"}],\"name\":\"verifyCompressedProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[3]\",\"name\":\"input\",\"type\":\"uint256[3]\"}],\"name\":\"verifyProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "BlockVerifier",
	Bin: "0x60808060405234601557611cfd908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630ea14a3914610dc557806330bb0bd9146105e957806361728f39146105af5780639649daae146105215763f219ed6f14610050575f80fd5b3461051d57608036600319011261051d5760043567ffffffffffffffff811161051d57610081903690600401610efa565b3660841161051d576100966101808214610f77565b60408051906100a58183610f28565b80368337610100840192818484376020938251916100c38684610f28565b853684376101401161051d577f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018351868101908584833761011b8161010d606082015f8152610fdc565b03601f198101835282610f28565b5190200682528280519182377f2d12c45476212489d94fc17801d1fa52b31ff64348d144ac1b8c6a180c9ac96a838201527f1fd07a35092d3c87753c3876201db9a7410d81b187e5f31acef29a6e3e0c128460608201527f134132e5161a80d273f8958698199f98055705b03125ac86bba38949d87d6c7160808201527f2c25450e1d644762839036f061ce657b8794cc231feaa09383967fa07751b37860a082015282610140870160c08301377f0209af720c5bad5ce0aba78501aefa349327976039843a9ebc92c8b1bb0d65046101008201527eb9c050aa1b39995e539bba8c3ed4091d3dd24e6adb4a18ea0089ca5383fd536101208201527f0d3617a111a5cc56958360f210f7ce9e72d335abd756ee21d5203e1f261efbbb6101408201527f10f3bc14e2eb004fca320b0ab9200bf29fae9d7dca96e41088870cc32d48719661016082015284816101808160085afa905116156104f557610100926102859160246118c7565b929091519485377f104484f9b290cf3d6cf2a90ba1bd321fff5ac92dabb1d4983331969c553423506101008501527f1206400a5eac1e0acee63fb24f2b37b8daf3c6aa35b78ede123c65d97a67d78a6101208501527f2f12f2821fd5ba91c1e03ba9aeb03e1820811f81fd710de03c16dbea8d36794e6101408501527f11b39b0a2cf10c5acb20e7d1d54592cf447c85a69c28d022a479994c58da80e76101608501527f10a86e8956e682fcc4d812e55d7d5d2c6edc12fc46a1bd761c9ae074f493d21d6101808501527f29258cecebf05b7396d4e30de965083e1060bb97084ab9b323e5c018510b25c96101a08501527f02e32add5aaad1d0885bb8253eb0ff2219fe6f8c9644410c0c6c078161fd85476101c08501527f0cfa58b0954fb2096d8cbf541c64436ee48714a5e5f6b88b919823aeb43edf5a6101e08501527f0b0d55090541553a2538c3b57782a8d29b363e9e3d2964edc5e74ebcb955326e6102008501527f051a491339db83f59fb60db6122d6bd2e5fd08892b9a3f1f80c316a677cfaaa06102208501526102408401526102608301527f281dd8a6d252ff7854dabfbf870ccc90434aa6bc69453e1c63984163502bf0726102808301527f08d22e1699b9171b5585f1451dff3ab79b801eef586dcd50eb3f526fb4aa95326102a08301527f18121d899117b25b95e1210be5417a622cc1751a34c27e8bd355a5a6c2d250eb6102c08301527f0939808bd24b05c10a06c21002211a327a086f4dbe4d1e6b754f37e972096e7f6102e0830152816103008160085afa905116156104cd57005b7f7fcdd1f4000000000000000000000000000000000000000000000000000000005f5260045ffd5b7fa3a93fee000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f80fd5b3461051d57604036600319011261051d5760043567ffffffffffffffff811161051d57610552903690600401610efa565b906024359067ffffffffffffffff821161051d573660238301121561051d5781600401359067ffffffffffffffff821161051d573660248360051b8501011161051d5760209360246105a5940191611007565b6040519015158152f35b3461051d575f36600319011261051d5760206040517fa9904afc384afb939abc7e6837eef9be8bcac8ab015e52a8dec18a3c4a27cd638152f35b3461051d5761012036600319011261051d573660841161051d573660a41161051d57366101241161051d5760405160206106238183610f28565b8036833760408051906106368183610f28565b803683376103009381519261064b8685610f28565b8536853761065a608435611723565b86830152815261066b60a435611723565b9082518784015186519089820192835287820152606081016060516080905f5b8c828210610db15750505050906106cf81837f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000195945003601f198101835282610f28565b5190200684528251865286830151878701527f2d12c45476212489d94fc17801d1fa52b31ff64348d144ac1b8c6a180c9ac96a858701527f1fd07a35092d3c87753c3876201db9a7410d81b187e5f31acef29a6e3e0c128460608701527f134132e5161a80d273f8958698199f98055705b03125ac86bba38949d87d6c7160808701527f2c25450e1d644762839036f061ce657b8794cc231feaa09383967fa07751b37860a087015260c086015260e08501527f0209af720c5bad5ce0aba78501aefa349327976039843a9ebc92c8b1bb0d65046101008501527eb9c050aa1b39995e539bba8c3ed4091d3dd24e6adb4a18ea0089ca5383fd536101208501527f0d3617a111a5cc56958360f210f7ce9e72d335abd756ee21d5203e1f261efbbb6101408501527f10f3bc14e2eb004fca320b0ab9200bf29fae9d7dca96e41088870cc32d487196610160850152825185816101808760085afa905116156104f557849061083e600435611723565b61084f60249592953560443561178e565b929190938961085f606435611723565b9890977f0f71a645eb01a9f700e877797e142584032ec301b47db7a192c5e4341362f74783519b8c937f1b0f25e8c07d28f657b079a4bb35997e967beaec36356cf470e810ffecd3ca6085527f1b0650433fd3e97cc9bf828268dabaf644fbb0b109533e2f483f9af771e269c4828601528051868601520151606084019081527f293246d2db653fc4dbc1725dd98fd42efad72f651942fce28b7ad614d649d896858560808160065afa957f17dc4371efb6792898e307488b054e5dae46e5c5a3dbb72e47a820738eee2611818701527f1b25309ef8e11f6f02dec991f1bdd9c6a52f06937145b84929d861c27bc0866e8352600160c4356080880198818a527f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000184808b016060828d0160075afa92101616828860808160065afa16167f2d2eb9a3c576fb601279451e4e8eb7ce0099b3688c33dba04dc3249169e52148828801527f04fab24754a2cd468bba19ebf6b36a6dd303b71ceeae073e463511032ce9a070845260e435908189527f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000183808a016060828c0160075afa92101616818760808160065afa167f0abdec1f1a9c1aca997b2dd7c7a37bdb721f9fa4b8fed47ef628fe8b003e144b828801527f26db0f76fa523824527526886d673640668204469616315d1f8742277ced32f3845261010435908189527f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000183808a016060828c0160075afa92101616818760808160065afa1695015252518092527f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018c8b606082808301920160075afa921016168a8960808160065afa16988c89519901519915610d89578b528b8b0152888a01526060890152608088015260a087015260c086015260e08501527f104484f9b290cf3d6cf2a90ba1bd321fff5ac92dabb1d4983331969c553423506101008501527f1206400a5eac1e0acee63fb24f2b37b8daf3c6aa35b78ede123c65d97a67d78a6101208501527f2f12f2821fd5ba91c1e03ba9aeb03e1820811f81fd710de03c16dbea8d36794e6101408501527f11b39b0a2cf10c5acb20e7d1d54592cf447c85a69c28d022a479994c58da80e76101608501527f10a86e8956e682fcc4d812e55d7d5d2c6edc12fc46a1bd761c9ae074f493d21d6101808501527f29258cecebf05b7396d4e30de965083e1060bb97084ab9b323e5c018510b25c96101a08501527f02e32add5aaad1d0885bb8253eb0ff2219fe6f8c9644410c0c6c078161fd85476101c08501527f0cfa58b0954fb2096d8cbf541c64436ee48714a5e5f6b88b919823aeb43edf5a6101e08501527f0b0d55090541553a2538c3b57782a8d29b363e9e3d2964edc5e74ebcb955326e6102008501527f051a491339db83f59fb60db6122d6bd2e5fd08892b9a3f1f80c316a677cfaaa06102208501526102408401526102608301527f281dd8a6d252ff7854dabfbf870ccc90434aa6bc69453e1c63984163502bf0726102808301527f08d22e1699b9171b5585f1451dff3ab79b801eef586dcd50eb3f526fb4aa95326102a08301527f18121d899117b25b95e1210be5417a622cc1751a34c27e8bd355a5a6c2d250eb6102c08301527f0939808bd24b05c10a06c21002211a327a086f4dbe4d1e6b754f37e972096e7f6102e083015251928391610d648484610f28565b8336843760085afa15908115610d7c575b506104cd57005b6001915051141581610d75565b7fa54f8e27000000000000000000000000000000000000000000000000000000005f5260045ffd5b83518552938401939092019160010161068b565b3461051d57602036600319011261051d5760043567ffffffffffffffff811161051d57610df6903690600401610efa565b90608060405191610e078284610f28565b81368437610ea1602091610e2f61018060405197610e25868a610f28565b85368a3714610f77565b610e3d83820135823561144e565b8552610e5a8482013560a0830135604084013560608501356114ef565b848701526040860152610e7560e082013560c083013561144e565b6060860152610e8e61012082013561010083013561144e565b865261014061016082013591013561144e565b9160405193845f905b60048210610ee457505050830193905f945b60018610610ecf5760c0858560a0820152f35b81806001928551815201930195019491610ebc565b8251815291840191600191909101908401610eaa565b9181601f8401121561051d5782359167ffffffffffffffff831161051d576020838186019501011161051d57565b90601f8019910116810190811067ffffffffffffffff821117610f4a57604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b15610f7e57565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601460248201527f696e76616c69642070726f6f66206c656e6774680000000000000000000000006044820152fd5b6060516080905f5b818110610ff15750505090565b8251845260209384019390920191600101610fe4565b92600219016114475761101d6101808214610f77565b604080519261102c8285610f28565b813685376101008501938285823760209483519461104a8787610f28565b863687376101401161051d577f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001845187810190868483376110948161010d606082015f8152610fdc565b5190200685528380519182377f2d12c45476212489d94fc17801d1fa52b31ff64348d144ac1b8c6a180c9ac96a848201527f1fd07a35092d3c87753c3876201db9a7410d81b187e5f31acef29a6e3e0c128460608201527f134132e5161a80d273f8958698199f98055705b03125ac86bba38949d87d6c7160808201527f2c25450e1d644762839036f061ce657b8794cc231feaa09383967fa07751b37860a082015283610140880160c08301377f0209af720c5bad5ce0aba78501aefa349327976039843a9ebc92c8b1bb0d65046101008201527eb9c050aa1b39995e539bba8c3ed4091d3dd24e6adb4a18ea0089ca5383fd536101208201527f0d3617a111a5cc56958360f210f7ce9e72d335abd756ee21d5203e1f261efbbb6101408201527f10f3bc14e2eb004fca320b0ab9200bf29fae9d7dca96e41088870cc32d48719661016082015285816101808160085afa905116156104f557610100936111fc926118c7565b929091519485377f104484f9b290cf3d6cf2a90ba1bd321fff5ac92dabb1d4983331969c553423506101008501527f1206400a5eac1e0acee63fb24f2b37b8daf3c6aa35b78ede123c65d97a67d78a6101208501527f2f12f2821fd5ba91c1e03ba9aeb03e1820811f81fd710de03c16dbea8d36794e6101408501527f11b39b0a2cf10c5acb20e7d1d54592cf447c85a69c28d022a479994c58da80e76101608501527f10a86e8956e682fcc4d812e55d7d5d2c6edc12fc46a1bd761c9ae074f493d21d6101808501527f29258cecebf05b7396d4e30de965083e1060bb97084ab9b323e5c018510b25c96101a08501527f02e32add5aaad1d0885bb8253eb0ff2219fe6f8c9644410c0c6c078161fd85476101c08501527f0cfa58b0954fb2096d8cbf541c64436ee48714a5e5f6b88b919823aeb43edf5a6101e08501527f0b0d55090541553a2538c3b57782a8d29b363e9e3d2964edc5e74ebcb955326e6102008501527f051a491339db83f59fb60db6122d6bd2e5fd08892b9a3f1f80c316a677cfaaa06102208501526102408401526102608301527f281dd8a6d252ff7854dabfbf870ccc90434aa6bc69453e1c63984163502bf0726102808301527f08d22e1699b9171b5585f1451dff3ab79b801eef586dcd50eb3f526fb4aa95326102a08301527f18121d899117b25b95e1210be5417a622cc1751a34c27e8bd355a5a6c2d250eb6102c08301527f0939808bd24b05c10a06c21002211a327a086f4dbe4d1e6b754f37e972096e7f6102e0830152816103008160085afa905116156104cd57600190565b5050505f90565b905f516020611cdd5f395f51905f5282108015906114d8575b6104cd578115806114d0575b6114ca576114975f516020611cdd5f395f51905f5260038185818180090908611afd565b8181036114a657505060011b90565b5f516020611cdd5f395f51905f52809106810306145f146104cd57600190811b1790565b50505f90565b508015611473565b505f516020611cdd5f395f51905f52811015611467565b919093925f516020611cdd5f395f51905f52831080159061170c575b80156116f5575b80156116de575b6104cd5780828685171717156116d3579082916116365f516020611cdd5f395f51905f5280808080888180808f9d7f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd448f839290839109099d8e0981848181800909087f2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e5089a09818c8181800909087f2fcd3ac2a640a154eb23960892a85a68f031ca0c8344b23a577dcf1052b9e7750806810306945f516020611cdd5f395f51905f527f183227397098d014dc2822db40c0ac2ecbc0b548b438e5469e10460b6c3e7ea48161161081808b80098187800908611afd565b8408095f516020611cdd5f395f51905f5261162a82611c74565b80091415958691611b20565b9290808214806116ca575b156116685750505050905f146116605760ff60025b169060021b179190565b60ff5f611656565b5f516020611cdd5f395f51905f528091068103061491826116ab575b5050156104cd57600191156116a35760ff60025b169060021b17179190565b60ff5f611698565b5f516020611cdd5f395f51905f52919250819006810306145f80611684565b50838314611641565b50505090505f905f90565b505f516020611cdd5f395f51905f52811015611519565b505f516020611cdd5f395f51905f52821015611512565b505f516020611cdd5f395f51905f5285101561150b565b8015611787578060011c915f516020611cdd5f395f51905f528310156104cd576001806117665f516020611cdd5f395f51905f5260038188818180090908611afd565b93161461176f57565b905f516020611cdd5f395f51905f5280910681030690565b505f905f90565b8015806118bf575b6118b3578060021c92825f516020611cdd5f395f51905f52851080159061189c575b6104cd5784815f516020611cdd5f395f51905f5280808080808080807f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd44816118669d8d0909998a0981898181800909087f2fcd3ac2a640a154eb23960892a85a68f031ca0c8344b23a577dcf1052b9e7750806810306936002808a16149509818a8181800909087f2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e508611b20565b80929160018082961614611878575050565b5f516020611cdd5f395f51905f528093945080929550809106810306930681030690565b505f516020611cdd5f395f51905f528110156117b8565b50505f905f905f905f90565b508115611796565b92909192604051927f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000160408086017f1b0f25e8c07d28f657b079a4bb35997e967beaec36356cf470e810ffecd3ca6087526020808801987f1b0650433fd3e97cc9bf828268dabaf644fbb0b109533e2f483f9af771e269c48a5280518352015193606088019485527f0f71a645eb01a9f700e877797e142584032ec301b47db7a192c5e4341362f747838960808160065afa967f17dc4371efb6792898e307488b054e5dae46e5c5a3dbb72e47a820738eee261184527f1b25309ef8e11f6f02dec991f1bdd9c6a52f06937145b84929d861c27bc0866e8752846001823560808d019a818c5289848960608160075afa92101616828d60808160065afa16167f2d2eb9a3c576fb601279451e4e8eb7ce0099b3688c33dba04dc3249169e5214886527f04fab24754a2cd468bba19ebf6b36a6dd303b71ceeae073e463511032ce9a0708952602083013590818b5288838860608160075afa92101616818c60808160065afa16917f0abdec1f1a9c1aca997b2dd7c7a37bdb721f9fa4b8fed47ef628fe8b003e144b86527f26db0f76fa523824527526886d673640668204469616315d1f8742277ced32f3895201359081895286868660608160075afa92101616848a60808160065afa16957f293246d2db653fc4dbc1725dd98fd42efad72f651942fce28b7ad614d649d8968452525180955260608160075afa9210161660408360808160065afa16915192519115610d8957565b90611b0782611c74565b915f516020611cdd5f395f51905f52838009036104cd57565b915f516020611cdd5f395f51905f527f183227397098d014dc2822db40c0ac2ecbc0b548b438e5469e10460b6c3e7ea481611b7893969496611b6a82808a8009818a800908611afd565b90611c68575b860809611afd565b925f516020611cdd5f395f51905f52600285096040519060208252602080830152602060408301528060608301527f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4560808301525f516020611cdd5f395f51905f5260a083015260208260c08160055afa915191156104cd575f516020611cdd5f395f51905f528260019209036104cd575f516020611cdd5f395f51905f52908209925f516020611cdd5f395f51905f528080808780090681030681878009081490811591611c49575b506104cd57565b90505f516020611cdd5f395f51905f528084860960020914155f611c42565b81809106810306611b70565b9060405191602083526020808401526020604084015260608301527f0c19139cb84c680a6e14116da060561765e05aa45a1c72a34f082305b61f3f5260808301525f516020611cdd5f395f51905f5260a083015260208260c08160055afa915191156104cd5756fe30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47",
}

// BlockVerifier is an auto generated Go binding around an Ethereum contract.
type BlockVerifier struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *BlockVerifier) GetABI() abi.ABI {
	return c.abi
}

// NewBlockVerifier creates a new instance of BlockVerifier.
func NewBlockVerifier() *BlockVerifier {
	parsed, err := BlockVerifierMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &BlockVerifier{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *BlockVerifier) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackKeyHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x61728f39.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function keyHash() pure returns(bytes32)
func (blockVerifier *BlockVerifier) PackKeyHash() []byte {
	enc, err := blockVerifier.abi.Pack("keyHash")
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
func (blockVerifier *BlockVerifier) TryPackKeyHash() ([]byte, error) {
	return blockVerifier.abi.Pack("keyHash")
}

// UnpackKeyHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x61728f39.
//
// Solidity: function keyHash() pure returns(bytes32)
func (blockVerifier *BlockVerifier) UnpackKeyHash(data []byte) ([32]byte, error) {
	out, err := blockVerifier.abi.Unpack("keyHash", data)
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
func (blockVerifier *BlockVerifier) PackVerify(proof []byte, publicInputs []*big.Int) []byte {
	enc, err := blockVerifier.abi.Pack("verify", proof, publicInputs)
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
func (blockVerifier *BlockVerifier) TryPackVerify(proof []byte, publicInputs []*big.Int) ([]byte, error) {
	return blockVerifier.abi.Pack("verify", proof, publicInputs)
}

// UnpackVerify is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9649daae.
//
// Solidity: function verify(bytes proof, uint256[] publicInputs) view returns(bool)
func (blockVerifier *BlockVerifier) UnpackVerify(data []byte) (bool, error) {
	out, err := blockVerifier.abi.Unpack("verify", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackVerifyCompressedProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x30bb0bd9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifyCompressedProof(uint256[4] compressedProof, uint256[1] compressedCommitments, uint256 compressedCommitmentPok, uint256[3] input) view returns()
func (blockVerifier *BlockVerifier) PackVerifyCompressedProof(compressedProof [4]*big.Int, compressedCommitments [1]*big.Int, compressedCommitmentPok *big.Int, input [3]*big.Int) []byte {
	enc, err := blockVerifier.abi.Pack("verifyCompressedProof", compressedProof, compressedCommitments, compressedCommitmentPok, input)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerifyCompressedProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x30bb0bd9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verifyCompressedProof(uint256[4] compressedProof, uint256[1] compressedCommitments, uint256 compressedCommitmentPok, uint256[3] input) view returns()
func (blockVerifier *BlockVerifier) TryPackVerifyCompressedProof(compressedProof [4]*big.Int, compressedCommitments [1]*big.Int, compressedCommitmentPok *big.Int, input [3]*big.Int) ([]byte, error) {
	return blockVerifier.abi.Pack("verifyCompressedProof", compressedProof, compressedCommitments, compressedCommitmentPok, input)
}

// PackVerifyProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf219ed6f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifyProof(bytes proof, uint256[3] input) view returns()
func (blockVerifier *BlockVerifier) PackVerifyProof(proof []byte, input [3]*big.Int) []byte {
	enc, err := blockVerifier.abi.Pack("verifyProof", proof, input)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerifyProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf219ed6f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verifyProof(bytes proof, uint256[3] input) view returns()
func (blockVerifier *BlockVerifier) TryPackVerifyProof(proof []byte, input [3]*big.Int) ([]byte, error) {
	return blockVerifier.abi.Pack("verifyProof", proof, input)
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (blockVerifier *BlockVerifier) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], blockVerifier.abi.Errors["CommitmentInvalid"].ID.Bytes()[:4]) {
		return blockVerifier.UnpackCommitmentInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], blockVerifier.abi.Errors["ProofInvalid"].ID.Bytes()[:4]) {
		return blockVerifier.UnpackProofInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], blockVerifier.abi.Errors["PublicInputNotInField"].ID.Bytes()[:4]) {
		return blockVerifier.UnpackPublicInputNotInFieldError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// BlockVerifierCommitmentInvalid represents a CommitmentInvalid error raised by the BlockVerifier contract.
type BlockVerifierCommitmentInvalid struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CommitmentInvalid()
func BlockVerifierCommitmentInvalidErrorID() common.Hash {
	return common.HexToHash("0xa3a93fee56dfcbe3c39f5ec63c6730967db3a2793a813cf79d599fdf35d8f518")
}

// UnpackCommitmentInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CommitmentInvalid()
func (blockVerifier *BlockVerifier) UnpackCommitmentInvalidError(raw []byte) (*BlockVerifierCommitmentInvalid, error) {
	out := new(BlockVerifierCommitmentInvalid)
	if err := blockVerifier.abi.UnpackIntoInterface(out, "CommitmentInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BlockVerifierProofInvalid represents a ProofInvalid error raised by the BlockVerifier contract.
type BlockVerifierProofInvalid struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProofInvalid()
func BlockVerifierProofInvalidErrorID() common.Hash {
	return common.HexToHash("0x7fcdd1f433fad06e243ebb12f415f49dc48f357e41b96f61f504279fe6bb2ac6")
}

// UnpackProofInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProofInvalid()
func (blockVerifier *BlockVerifier) UnpackProofInvalidError(raw []byte) (*BlockVerifierProofInvalid, error) {
	out := new(BlockVerifierProofInvalid)
	if err := blockVerifier.abi.UnpackIntoInterface(out, "ProofInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BlockVerifierPublicInputNotInField represents a PublicInputNotInField error raised by the BlockVerifier contract.
type BlockVerifierPublicInputNotInField struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PublicInputNotInField()
func BlockVerifierPublicInputNotInFieldErrorID() common.Hash {
	return common.HexToHash("0xa54f8e27d960b419368d544cd7616e10e384de098966aa60b80904dd31e7ab38")
}

// UnpackPublicInputNotInFieldError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PublicInputNotInField()
func (blockVerifier *BlockVerifier) UnpackPublicInputNotInFieldError(raw []byte) (*BlockVerifierPublicInputNotInField, error) {
	out := new(BlockVerifierPublicInputNotInField)
	if err := blockVerifier.abi.UnpackIntoInterface(out, "PublicInputNotInField", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DisputeGameMetaData contains all meta data concerning the DisputeGame contract.
var DisputeGameMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"registry\",\"type\":\"address\"},{\"internalType\":\"contractIJobEscrow\",\"name\":\"escrow\",\"type\":\"address\"},{\"internalType\":\"contractGameRules\",\"name\":\"rules\",\"type\":\"address\"},{\"internalType\":\"contractReferee\",\"name\":\"referee\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"privateRules\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"privateReferee\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"privateNumerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"privateBlocks\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"bond\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"answer\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"clock\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"extension\",\"type\":\"uint32\"}],\"internalType\":\"structGameTable.Parameters\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"AlreadyDone\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimLost\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimStands\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoFault\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoGameNeeded\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"NotPaid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotSigned\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotTheState\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"player\",\"type\":\"address\"}],\"name\":\"NotYourTurn\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"StillRuns\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"TooLate\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"bond\",\"type\":\"uint256\"}],\"name\":\"WrongBond\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongOffer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"}],\"name\":\"WrongPhase\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"indexed\":false,\"internalType\":\"structPacked\",\"name\":\"state\",\"type\":\"tuple\"}],\"name\":\"Challenged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"string\",\"name\":\"by\",\"type\":\"string\"}],\"name\":\"Decided\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes32[7]\",\"name\":\"changed\",\"type\":\"bytes32[7]\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"opened\",\"type\":\"bytes\"}],\"name\":\"Moved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"by\",\"type\":\"address\"}],\"name\":\"VerifierCut\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"answer\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"bond\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"a\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"b\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sigA\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"sigB\",\"type\":\"bytes\"}],\"name\":\"breaks\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"seg\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"challenge\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"clock\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"credits\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"escrow\",\"outputs\":[{\"internalType\":\"contractIJobEscrow\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"extension\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"}],\"name\":\"firstOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"}],\"name\":\"gameOf\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"}],\"name\":\"lost\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"moot\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"openCells\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[]\",\"name\":\"nodes\",\"type\":\"bytes32[]\"}],\"name\":\"openNodes\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[]\",\"name\":\"roots\",\"type\":\"bytes32[]\"}],\"name\":\"openSteps\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"name\":\"openSums\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"}],\"name\":\"pickCell\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickLink\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"}],\"name\":\"pickNode\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickOp\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"part\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"left\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"right\",\"type\":\"tuple\"}],\"name\":\"pickStep\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"part\",\"type\":\"uint32\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"}],\"name\":\"pickTile\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[7]\",\"name\":\"to\",\"type\":\"bytes32[7]\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"}],\"name\":\"point\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"privateBlocks\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"privateNumerics\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"privateReferee\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"privateRules\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"output\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"bytes16\",\"name\":\"line\",\"type\":\"bytes16\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structRecord\",\"name\":\"record\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"proveLink\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"provePrivate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"inputs\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry[]\",\"name\":\"roots\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"internalType\":\"structTileProof\",\"name\":\"proof\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"proveTile\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"referee\",\"outputs\":[{\"internalType\":\"contractReferee\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"registry\",\"outputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"rules\",\"outputs\":[{\"internalType\":\"contractGameRules\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"}],\"internalType\":\"structAttestation\",\"name\":\"a\",\"type\":\"tuple\"}],\"name\":\"slashVerifier\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"}],\"name\":\"stateHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"timeout\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"addresspayable\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"seg\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"wrongWords\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "DisputeGame",
	Bin: "0x610200604052346103f557604051601f61538f38819003918201601f19168301916001600160401b038311848410176103f957808492610180946040528339810103126103f55760405161018081016001600160401b038111828210176103f95760405281516001600160a01b03811691908281036103f55781526020830151926001600160a01b038416908185036103f557602083019485526040810151916001600160a01b03831683036103f557604084019283526060820151926001600160a01b03841684036103f5578493606085019081526100e16080850161040d565b608086019081526100f460a0860161040d565b9060a0870191825260c08601519260c0880193845260e08701519460e08901958652610100880151966101008a019788526101536101606101208b01519a6101208d019b8c52610140610148818301610421565b9d019c8d5201610421565b9b6101608c019c8d523b159081156103eb575b506103775780516001600160a01b03163b1580156103d8575b61037757865180159081156103cd575b5080156103be575b80156103a7575b61037757845115808061039d575b6103775783516001600160a01b03163b15811480159190610386575b506103775798516001600160a01b039081166080529a518b1660a05297518a1660c0529651891660e052955188166101005294519096166101205292516101405293516101605290516101805291516101a052905163ffffffff9081166101c0529051166101e052604051614f5c9081610433823960805181818161113a0152818161122d0152818161163201528181612f8901528181613089015281816139240152818161406401526148df015260a051818181610571015281816118b501528181613f7c0152818161417e015261462e015260c05181818161074f015281816122c9015261285c015260e051818181612ae3015261331d01526101005181818161021c0152818161069101526127e901526101205181818161081b0152818161221701526132aa015261014051818181611bf40152612bd90152610160518181816117730152611c29015261018051818181611727015281816117ae015281816117e901526138f001526101a0518181816115ef0152613a1c01526101c0518181816115b301526119e001526101e051818181610e8101528181612c75015281816147f201526148480152f35b634762470b60e11b5f5260045ffd5b85516001600160a01b03163b15141590505f6101c8565b50865115156101ac565b5063ffffffff8b511663ffffffff8a51161061019e565b5063ffffffff89511615610197565b90508851115f61018f565b5081516001600160a01b03163b1561017f565b90503b155f610166565b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036103f557565b519063ffffffff821682036103f55756fe60806040526004361015610011575f80fd5b5f5f3560e01c80630410154f1461322f5780630b6c2b40146131bc5780630bcaf8a91461313c578063101e218d14612c995780632d5537b014612c585780633459138614612c2f5780633617902014612bfc5780633855392e14612bc157806339ee68d814612b395780633a60d86114612b075780633b1bebd114612ac35780633b8125de146128cc57806340e44466146126e457806348605ee71461268057806351cff8d91461254b57806352c63169146122ed57806352f6747a146122a957806353348d331461219357806353c0e53e14611d3b5780635906e52e146117d157806364c9ec6f14611796578063710793a71461175b5780637726bca9146116565780637b1039991461161257806385bb7d69146115d757806391ddadf414611596578063a923213f14611302578063c165036314610c0f578063c9d26bc914610948578063cf179a0f1461083f578063d013f280146107fb578063e1ea9b2414610595578063e2fdcc1714610551578063e9de1ba9146104de578063ec0b8706146102d3578063fbe304a514610240578063fe3549fb146101fc5763fe5ff468146101bc575f80fd5b346101f95760203660031901126101f9576004356001600160a01b0381168091036101f7578160409160209352600383522054604051908152f35b505b80fd5b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f95736600319016103c081126101f757610160136101f957610264613342565b506101843567ffffffffffffffff81116101f75760409060031990360301126101f9576101a43567ffffffffffffffff81116101f75760409060031990360301126101f957610200366101c31901126101f9576102d06040516102c86020826134cf565b828152613afd565b80f35b50346101f957610305906102e636613479565b6102f2949291946134f1565b9283926102fd613554565b9384916143eb565b60a08201948551600d8110156104ca57600186911415806104b2575b61047f57610353906103336001614a00565b9050801561046c576001600160a01b036060860151165b81159186614779565b61036763ffffffff61018085015116614b2d565b820361045d5761037682614cde565b9582158015610451575b610442578596604051906e696e6665726e65742f6e6f64652f3160881b8252606082019185908660051b86853789915b8383106103e3578a6102d08b8b6103d38c8c60028d8d516101e08701525261475b565b916103de8282614bce565b614942565b808c606060019360051b850101520160011c9a8a5b8c8110610416575061040d8160019284614d82565b9201919a6103b0565b8061043260019260061b85016060608082015191015186614d82565b60608260051b86010152016103f8565b6004866307b6ad3f60e01b8152fd5b506001871b8311610380565b6004856307b6ad3f60e01b8152fd5b6001600160a01b0360808601511661034a565b60249086885190600d82101561049f576396fe8cdd60e01b835250600452fd5b5050634e487b7160e01b81526021600452fd5b50508551600d8110156104ca57600186911415610321565b602486634e487b7160e01b81526021600452fd5b50346101f95736600319016103c081126101f757610160136101f957610164358060030b036101f95761050f613356565b506101a43567ffffffffffffffff81116101f75760409060031990360301126101f957610200366101c31901126101f9576102d06040516102c86020826134cf565b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f95736600319016101a081126101f757610160136101f9576101643567ffffffffffffffff81116101f7576105d290369060040161341c565b6101849291923567ffffffffffffffff81116107f7576105f690369060040161337b565b50508060021b907f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036107e35761062f82613646565b9161063d60405193846134cf565b80835261064c601f1991613646565b01366020840137825b81811061077457836102d0846106696134f1565b610680600980610677613554565b80946004614342565b6040810151156107405760206106b57f00000000000000000000000000000000000000000000000000000000000000006137ce565b016103de8282906101209071ffffffff000000000000000000000000000061010067ffffffffffffffff60b01b60c084015160b01b1675ffffffff00000000000000000000000000000000000060e085015160901b161792015160701b16179101907fffff00000000000000000000000000000000ffffffffffffffffffffffffffff825116179052565b60206106b56001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166137ce565b8061078a6107856001938589614250565b613709565b60208260021b860101907fffffffff000000000000000000000000000000000000000000000000000000007bffffffffffffffffffffffffffffffffffffffffffffffffffffffff8351169160e01b1617905201610655565b602483634e487b7160e01b81526011600452fd5b8280fd5b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f95761084e3661344d565b919061085861375a565b6108746108636134f1565b9161086c613554565b9283916143eb565b60a0810151600d8110156109345761088b90614a00565b6108958183614a22565b9384421115610908576108e2939450604051926108b36040856134cf565b600984527f74686520636c6f636b00000000000000000000000000000000000000000000006020850152613ac0565b807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b602484867f38abce69000000000000000000000000000000000000000000000000000000008252600452fd5b602483634e487b7160e01b81526021600452fd5b50346101f95736600319016101c081126101f757610160136101f95761096c613342565b906101843567ffffffffffffffff81116101f7578060040190604060031982360301126107f7576101a43567ffffffffffffffff8111610c0b57806004019160406003198336030112610c07576109c16134f1565b936109ca613554565b936109d7858760046143eb565b60a08501938451600d811015610bf35760028991141580610bdb575b610bbb57610a2590610a056002614a00565b90508015610ba8576001600160a01b036060890151165b81159189614779565b610180860198610a3b63ffffffff8b5116614b2d565b9363ffffffff821695858711610b99578591908715610b59575063ffffffff610a66610a6e94613c62565b169089614da2565b6101208701525b82841015610b195750610aaa83610a9a6102d0999a9460019663ffffffff958a614da2565b6101408801525b82845116614b74565b9082610abe61016089019282845116614274565b1690521680915281835214610aeb575b5060405191610ade6020846134cf565b8483526103de8282614bce565b60039060ff610b0463ffffffff6101a086015116614cde565b1686610220850152610200840152525f610ace565b81351580159350610b40575b505061045d576102d0949563ffffffff610aaa600193610aa1565b610b4e9250602401906149ca565b905015155f80610b25565b9250809150351591821592610b80575b505015610a75575b6004886307b6ad3f60e01b8152fd5b610b8e9250602401906149ca565b905015155f80610b69565b60048b6307b6ad3f60e01b8152fd5b6001600160a01b03608089015116610a1c565b60249089875190600d82101561049f576396fe8cdd60e01b835250600452fd5b50508451600d811015610bf3576002899114156109f3565b602489634e487b7160e01b81526021600452fd5b8480fd5b8380fd5b50346101f957366003190161026081126101f757610160136101f95736610244116101f9576102443567ffffffffffffffff81116101f757610c5590369060040161337b565b9190610c5f6134f1565b90610c68613554565b9061016060048437604083835e60408301519060018260c01c16604084015263ffffffff8260a01c166101a08401526001600160a01b0360608401921682526001600160a01b036060850151169160808401928352608085019660408861012087015e604060c087016101c087015e6101008601516102408601526101208601519260a086019460ff8560f01c16865260c0870167ffffffffffffffff8660b01c16815260e0880163ffffffff8760901c16815263ffffffff8760701c166101008a015261016089019763ffffffff8860501c1689526101808a019763ffffffff8160301c16895260ff8160281c166102008c015263ffffffff8160081c166102208c01528c0b6103608b015263ffffffff6101408c01518060e01c6102608d0152818160c01c166102808d0152818160a01c166102a08d0152818160801c166102c08d0152818160601c166102e08d0152818160401c166103008d0152818160201c166103208d0152166103408b015289516001600160a01b03855116908d5260205260408c208c528b60205260408c20546101608c20036112f3578051600d8110156112df5760011415806112ca575b61129b57506001600160a01b038351168033141580611209575b6111f75750610e4460018a614a22565b8042116111e5575090610f2a9493929163ffffffff8067ffffffffffffffff845116420316818351160316815263ffffffff8151169063ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168092106111dd575b505067ffffffffffffffff421690526001600160a01b038851915116908a52602052610f2560408a2060405160208101917f6e08fefafff4888f373951b6ccb8ef1f99aaa0b24bf7bd484c72ae2a60adc31e8352604082015260e061016460608301376101208152610f1d610140826134cf565b519020614147565b61421c565b5060048110156111c957159182159261110b575b50506110fc576102043561022435918160f01c93600b851494851590816110f0575b50610b71577dffffffffffffffffffffffffffffffff00000000000000000000000000008316158015906110dc575b610b715763ffffffff8080925116818560501c16031691511611156104425760ff9083156110be57811614155b61045d5781611086575b506110775760e06101646102d09495376110608183906101209071ffffffff000000000000000000000000000061010067ffffffffffffffff60b01b60c084015160b01b1675ffffffff00000000000000000000000000000000000060e085015160901b161792015160701b16179101907fffff00000000000000000000000000000000ffffffffffffffffffffffffffff825116179052565b6040519161106f6020846134cf565b848352614942565b6004836307b6ad3f60e01b8152fd5b606081901c63ffffffff16600114801592506110a4575b505f610fc6565b905063ffffffff808260401c169160801c1610155f61109d565b1660fc81109081156110d1575b50610fbc565b60ff9150145f6110cb565b50600163ffffffff8460301c161415610f8f565b600c915014155f610f60565b6004856314e52a5b60e31b8152fd5b9091506001600160a01b0360405192635b5175d560e01b84521660048301526020826024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156111be578792611182575b506001600160a01b0380915116911614155f80610f3e565b6001600160a01b039192506111af829160203d6020116111b7575b6111a781836134cf565b81019061371a565b92915061116a565b503d61119d565b6040513d89823e3d90fd5b602488634e487b7160e01b81526021600452fd5b525f80610ea9565b63348f2b4160e11b8c5260045260248bfd5b6349f5ad1160e01b8c5260045260248bfd5b5060405163636f35d360e01b81523360048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156112905782916001600160a01b03918f91611271575b50161415610e34565b61128a915060203d6020116111b7576111a781836134cf565b5f611268565b6040513d8f823e3d90fd5b8b60249151600d8110156112b8576396fe8cdd60e01b8252600452fd5b50634e487b7160e01b81526021600452fd5b508051600d8110156112df5760031415610e1a565b60248d634e487b7160e01b81526021600452fd5b60048c631b00c09b60e31b8152fd5b50346101f9576113209061131536613479565b9391906102f26134f1565b60a082018051600d8110156104ca576003869114158061157e575b61155f5761134d906103336003614a00565b61135683614d10565b860361045d57610200830161136e60ff825116614ca5565b61137c8160ff845116613c8d565b9088158015611553575b610b7157879188905b898183106114e657505050604051916e696e6665726e65742f6e6f64652f3160881b835260608301928a918b60051b8886378a925b84841061148757505050505051908251600d8110156111c9576003149081611469575b50611456575b6101e084015103611447578051600d8110156104ca5760ff600191160160ff8111611433579161142e6102d09697926114286103d3956143dc565b9061428e565b61475b565b602486634e487b7160e01b81526011600452fd5b6004856377a93d8d60e01b8152fd5b806101c0850152806101e08501526113ed565b60ff9150511661148061147b86614ef0565b614cde565b145f6113e7565b8082606060019360051b860101520160011c908b5b8281106114ba57506114b18160019285614d82565b930192906113c4565b806114d660019260061b86016060608082015191015187614d82565b60608260051b870101520161149c565b6020919294604051838101916e696e6665726e65742f6e6f64652f3160881b83528060308301526050820152605081526115216070826134cf565b604051918291518091835e8101838152039060025afa15611548576001895193019061138f565b6040513d8a823e3d90fd5b506001811b8911611386565b856024925190600d82101561049f576396fe8cdd60e01b835250600452fd5b50508051600d8110156104ca5760058691141561133b565b50346101f957806003193601126101f957602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f957806003193601126101f95760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f9576116653661344d565b61166d61375a565b6116816116786134f1565b926102fd613554565b81518352600260205260ff604084205460a01c161561174c57816116b06001600160a01b03926108e294614584565b5083815191608081019284845116908352602052604082209051907f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a1606060405160208152600c60208201527f616e6f746865722067616d6500000000000000000000000000000000000000006040820152a451167f000000000000000000000000000000000000000000000000000000000000000090614725565b600483630d705fa960e21b8152fd5b50346101f957806003193601126101f95760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b50346101f957806003193601126101f95760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b506117db366133a9565b906117e795929561375a565b7f0000000000000000000000000000000000000000000000000000000000000000803403611d1057509061181d91848685613b1f565b61182985848685613c9a565b611d015760c0850193600263ffffffff61184287613709565b16108015611ce8575b611cd9576020019461185c86613662565b9461186683614a54565b94858952336020526040892095868a528960205260408a2054611cca578952600260205260408920805460ff8160a01c16611ca2576001600160a01b031615611c7f575b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016898551602087019963ffffffff8b511693803b15610c0b57604051632056444160e11b8152600481019390935263ffffffff9490941660248301526001600160a01b031660448201529181908390606490829084905af1918215611c72578a92611c4f575b50927f9ee5f5a61bc69509580bd25599397f9c7289a4f0874825d6e6fc3e575423e70a9692611af66001600160a01b036101c098979461014097602061197e613554565b976119888c614a54565b89526101a0828a019a01358a520135918215159283611bec575b506119b590604089019315158452613662565b958763ffffffff606082019786608084019a338c5216895267ffffffffffffffff421660c0840152817f0000000000000000000000000000000000000000000000000000000000000000168061010085015260e08401526101008101358d84015260e081013561012084015281611a43611a3d60c0611a3660a08601613709565b9401613709565b95613709565b94816101a06101808701960196168652168352166101608a01525f196103608a0152600163ffffffff60a08b0192828452511614611bc9575b5077ffffffff000000000000000000000000000000000000000084611a9f6134f1565b9a8a518c52519760208c019889525116915160a01b16179151151590505f14611bc357780100000000000000000000000000000000000000000000000017935b604087019485525116936060860194855285614bce565b6101608420898d528c60205260408d20556001600160a01b03611b27604063ffffffff89519d51169801519c613662565b169a6040519687526020870152336040870152835160608701525160808601525160a08501525160c0840152608081015160e084015260a081015161010084015260c081015161012084015260e08101518284015261010081015161016084015261012081015161018084015201516101a0820152a4807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b93611adf565b60039060ff611bde63ffffffff855116614cde565b166102008b0152525f611a7c565b6119b59193507f00000000000000000000000000000000000000000000000000000000000000008114908115611c25575b5092906119a2565b90507f0000000000000000000000000000000000000000000000000000000000000000145f611c1d565b818095989497969350611c61916134cf565b6107f757929390949188905f61193a565b50604051903d90823e3d90fd5b3373ffffffffffffffffffffffffffffffffffffffff198254161790555f6118aa565b60048b7f84c5e867000000000000000000000000000000000000000000000000000000008152fd5b60048a630bdb902160e41b8152fd5b600487634b7eec2960e01b8152fd5b5063ffffffff611cfa60c08601613709565b161561184b565b600486634b7eec2960e01b8152fd5b7ff17d47af000000000000000000000000000000000000000000000000000000008852600452602487fd5b50346101f95736600319016105a081126101f7576101c0136101f957610120366101c31901126101f957610140366102e31901126101f957610140366104231901126101f9576105643567ffffffffffffffff81116101f757611da290369060040161337b565b6105843567ffffffffffffffff8111610c0b57611dc390369060040161337b565b92611dcc61375a565b8460408051611dda816134b3565b82815282602082015201526101e06040517f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be13181526101c06004602083013720906101c435809214801590612188575b612179576101406040517f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f81526101206101c460208301372093610364359163ffffffff83169586840361217557611f17610f2591611f1c9550611e8e6102e4614dd0565b60405199611e9b8b6134b3565b828b528060208c015260408b019a828c525060405192611eba846134b3565b835260208301526040820152608090805190604063ffffffff60208301511691015190604051927fbb229e1259c9e8bfd24e1aa7ba7a2e6dfab7a709b0607dfa27dbd30701e16b7e84526020840152604083015260608201522090565b614147565b506004811015612161571590811591612132575b506110fc578460408051611f43816134b3565b82815282602082015201526101e06040517f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be13181526101c0600460208301372014801590612127575b612118576101406040517f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f81526101206101c4602083013720926104a4359063ffffffff8216928383036121145761201b9250610f25611f17611fef610424614dd0565b9760405198611ffd8a6134b3565b818a528760208b015260408a019781895260405192611eba846134b3565b5060048110156104ca5715908115916120e9575b506120da5761203c6136e1565b63ffffffff8061204a6136f5565b1691161491826120cc575b5050158061208e575b61207f576101e4356001600160a01b03811681036107f7576108e291613ee0565b600482631b3342ef60e21b8152fd5b5063ffffffff61209c6136e1565b16600181018091116107e35763ffffffff6120b56136f5565b1614158061205e5750610504356103e4351461205e565b519051141590505f80612055565b6004846314e52a5b60e31b8152fd5b9050610204356001600160a01b03811691828203612114576001600160a01b0391501614155f61202f565b8680fd5b60048463023b753d60e31b8152fd5b506101a43515611f8b565b9050610204356001600160a01b0381169182820361215d576001600160a01b0391501614155f611f30565b8780fd5b602487634e487b7160e01b81526021600452fd5b8880fd5b60048663023b753d60e31b8152fd5b506101a43515611e29565b50346101f95736600319016101e081126101f757610160136101f9576101643567ffffffffffffffff81116101f7576121d090369060040161337b565b50506060366101831901126101f9576121e761375a565b6121ef6134f1565b6122016121fa613554565b809261429a565b604081015115612289576108e29061224a61223b7f00000000000000000000000000000000000000000000000000000000000000006137ce565b6020808251830101910161362e565b156040519161225a6040846134cf565b600983527f7468652070726f6f6600000000000000000000000000000000000000000000006020840152613803565b9060a06024920151600d8110156112b8576396fe8cdd60e01b8252600452fd5b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f95736600319016101a081126101f757610160136101f957612311613342565b906101843567ffffffffffffffff81116101f75780600401604060031983360301126107f75761233f6134f1565b91612348613554565b91612355838560046143eb565b60a08301958651600d8110156121615760048791141580612533575b612513576123a3906123836004614a00565b90508015612500576001600160a01b036060870151165b81159187614779565b8651600d81101561216157600414806124e3575b6104425763ffffffff6123c985614d10565b911690811015610442576102008401926124056123f96123ec60ff875116614ca5565b94602481359401906149ca565b906001861b8585614e13565b6101e08601908151036124d4575263ffffffff61242c61022086019282845116851b613739565b16905260ff808351169116900360ff81116124c05760ff16809152155f1461246d5761245e6102d0939460079061428e565b60405191610ade6020846134cf565b8351600d8110156124ac5760ff5f1991160160ff8111612498576102d0939461142861245e926143dc565b602484634e487b7160e01b81526011600452fd5b602484634e487b7160e01b81526021600452fd5b602485634e487b7160e01b81526011600452fd5b6004886377a93d8d60e01b8152fd5b50610200840160ff6124f781835116614ca5565b915116146123b7565b6001600160a01b0360808701511661239a565b60249087895190600d82101561049f576396fe8cdd60e01b835250600452fd5b50508651600d81101561216157600687911415612371565b50346101f95760203660031901126101f9576004356001600160a01b0381168091036101f75761257961375a565b33825260036020526040822054801561265857828080809333825260036020528160408120556040518681528160208201527fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb60403392a2855af13d15612653573d6125e481613646565b906125f260405192836134cf565b81528360203d92013e5b156126285750807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b7f4fe5776d000000000000000000000000000000000000000000000000000000008252600452602490fd5b6125fc565b6004837f4d63c252000000000000000000000000000000000000000000000000000000008152fd5b50346101f9573660031901608081126101f7576060136101f9576064356001600160a01b03811681036101f7576020916040918251848101906126d4816126c684613676565b03601f1981018352826134cf565b5190208252835220604051908152f35b50346101f957366003190161040081126101f757610160136101f957610200366101631901126101f9576103643567ffffffffffffffff81116101f75760409060031990360301126101f9576103843567ffffffffffffffff81116101f7576101a09060031990360301126101f9576060366103a31901126101f95761276861375a565b6127706134f1565b61278461277b613554565b809260046143eb565b60a08101805190600d8210156124ac57600c84921415806128b3575b6128945750906127d76108e2926127b7600c614a00565b90508015612881576001600160a01b036060840151165b81159184614779565b60408101511561284c5761280d61223b7f00000000000000000000000000000000000000000000000000000000000000006137ce565b156040519161281d6040846134cf565b600883527f746865206c696e6b0000000000000000000000000000000000000000000000006020840152613a80565b61280d61223b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166137ce565b6001600160a01b036080840151166127ce565b516024919084600d82101561049f576396fe8cdd60e01b835250600452fd5b5080519150600d8210156124ac57600c849214156127a0565b50346101f95736600319016101a081126101f757610160136101f9576128f0613342565b906101843567ffffffffffffffff81116101f75761291290369060040161341c565b9261291b6134f1565b91612924613554565b91612931838560046143eb565b60a08301958651600d81101561216157600a8791141580612aab575b6125135761295f90612383600a614a00565b6102e084019261297563ffffffff855116614b2d565b808314801590612a4b575b6124d45763ffffffff841693818511612a3c57848060019561245e989563ffffffff956129c6956102d09e9f9a612a16575b5083106129f8575b50505082845116614b74565b90826129da6102c08a019282845116614274565b16905216809152145f146129f057600b9061428e565b60099061428e565b8592612a079261078592614250565b16610340890152805f806129ba565b612a2f61078589612a278194613c62565b168686614250565b166103208d01525f6129b2565b6004896307b6ad3f60e01b8152fd5b5060405160208101908381838c5b888110612a845750612a74925003601f1981018352826134cf565b5190206101e08701511415612980565b915060208060019263ffffffff612a9a8761336a565b168152019301910191839192612a59565b50508651600d81101561216157600a8791141561294d565b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f95760203660031901126101f95760ff6040602092600435815260028452205460a01c166040519015158152f35b50346101f957366003190161018081126101f757610160136101f9576101643567ffffffffffffffff81116101f757612b7690369060040161337b565b9082612b8183613646565b91612b8f60405193846134cf565b83835236848201116101f757836102d0946020928386013783010152612bb36134f1565b610680600780610677613554565b50346101f957806003193601126101f95760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b50346101f95760203660031901126101f9576001600160a01b036040602092600435815260028452205416604051908152f35b50346101f95760203660031901126101f957604060209160043581528083522054604051908152f35b50346101f957806003193601126101f957602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461304857366003190160808112613048576060136130485760643567ffffffffffffffff81116130485780360390608060031983011261304857612cdd61375a565b6040516020810190612cf2816126c684613676565b51902091825f52600260205260ff60405f205460a01c161561312d576044820191612d1c83613662565b6040516001600160a01b03602082019287845216604082015260408152612d446060826134cf565b51902091825f52600160205260ff60405f20541661311e57600435612dde612d6a6136ce565b63ffffffff60405191612d7c836134b3565b8483521660208201526044356040820152608090805190604063ffffffff60208301511691015190604051927fbb229e1259c9e8bfd24e1aa7ba7a2e6dfab7a709b0607dfa27dbd30701e16b7e84526020840152604083015260608201522090565b612de66136ce565b612df285600401613709565b92612dfc88613662565b6040519360e0850185811067ffffffffffffffff82111761310a57612ed3966001600160a01b039463ffffffff92604052875281602088019616865260408701928352606087016001815282608089019216825260a088019360248c013585528660c08a0196168652836040519860208a019a7f3da2b131262afadb14fbeee591703d5b9d6e5e87535dc5727254b9266f46da478c525160408b01525116606089015251608088015251151560a0870152511660c08501525160e084015251166101008201526101008152610f1d610120826134cf565b9160648101359160221901821215613048570160048101359067ffffffffffffffff821161304857602401813603811361304857612f109261421c565b5060048110156130f657159081159161305b575b5061304c575f52600160205260405f20600160ff19825416179055612f4881613662565b604051926001600160a01b03339216907f1a42a616b4b563721bdcfb6840d46c01a0091575dc78b573cdfaf6fb0f99e2345f80a4612faf6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691613662565b90803b15613048576044835f81936001600160a01b0382967fa6f28c060000000000000000000000000000000000000000000000000000000085521660048401523360248401525af1801561303d5761302a575b50807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b61303691505f906134cf565b5f5f613003565b6040513d5f823e3d90fd5b5f80fd5b6314e52a5b60e31b5f5260045ffd5b90506001600160a01b0360405191635b5175d560e01b83521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561303d575f916130d7575b506001600160a01b03806130cc85613662565b16911614155f612f24565b6130f0915060203d6020116111b7576111a781836134cf565b5f6130b9565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52604160045260245ffd5b630bdb902160e41b5f5260045ffd5b630d705fa960e21b5f5260045ffd5b346130485761316e613168613150366133a9565b849795969161316095939561375a565b848489613b1f565b94613c9a565b156131ad5761318260206131889301613662565b90613ee0565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b631b3342ef60e21b5f5260045ffd5b346130485736600319016101a081126130485761016013613048576131df613342565b506101843567ffffffffffffffff81116130485761320190369060040161337b565b505061322d6040516132146020826134cf565b5f815261321f6134f1565b610680600880610677613554565b005b346130485736600319016101e081126130485761016013613048576101643567ffffffffffffffff811161304857610280906003199036030112613048576060366101831901126130485761328261375a565b61318861328d6134f1565b6132986121fa613554565b60408101511561330d576132ce61223b7f00000000000000000000000000000000000000000000000000000000000000006137ce565b15604051916132de6040846134cf565b600883527f7468652074696c650000000000000000000000000000000000000000000000006020840152613803565b6132ce61223b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166137ce565b610164359063ffffffff8216820361304857565b610184359063ffffffff8216820361304857565b359063ffffffff8216820361304857565b9181601f840112156130485782359167ffffffffffffffff8311613048576020838186019501011161304857565b60031981016106408112613048576101c013613048576004916101206101c319830112613048576101c4916101406102e319820112613048576102e491610200610423198301126130485761042491610624359067ffffffffffffffff8211613048576134189160040161337b565b9091565b9181601f840112156130485782359167ffffffffffffffff8311613048576020808501948460051b01011161304857565b9060031982016101c0811261304857610160136130485760606004926101631901126130485761016490565b9060031982016101808112613048576101601361304857600491610164359067ffffffffffffffff8211613048576134189160040161341c565b6060810190811067ffffffffffffffff82111761310a57604052565b90601f8019910116810190811067ffffffffffffffff82111761310a57604052565b60405190610160820182811067ffffffffffffffff82111761310a576040525f610140838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152565b60405190610380820182811067ffffffffffffffff82111761310a576040525f610360838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201520152565b90816020910312613048575180151581036130485790565b67ffffffffffffffff811161310a57601f01601f191660200190565b356001600160a01b03811681036130485790565b906060820191600435815260243563ffffffff81168091036130485760208201526040604435910152565b91909160408060608301948035845263ffffffff6136c16020830161336a565b1660208501520135910152565b60243563ffffffff811681036130485790565b6103643563ffffffff811681036130485790565b6104a43563ffffffff811681036130485790565b3563ffffffff811681036130485790565b9081602091031261304857516001600160a01b03811681036130485790565b9190820180921161374657565b634e487b7160e01b5f52601160045260245ffd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6137a65760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b90604051915f806020850192368285378336915afa3d5f833e156137ff57503d82523d8201603f01601f1916604052565b3d90fd5b919082515f52600260205260405f209081549160ff6001600160a01b0384169360a01c168280613a78575b61383b906101848861467d565b92602087519660808901976001600160a01b03895116905f52825260405f207f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a18a51928b865f14613a62575060406001600160a01b038c5116915b6001600160a01b0382519384928984528051998a918282870152018585015e5f838a018501521696601f01601f19168101030190a4156139dc57156139c5575b50613917575b5061391591506001600160a01b03905b51167f000000000000000000000000000000000000000000000000000000000000000090614725565b565b6001600160a01b036060817f00000000000000000000000000000000000000000000000000000000000000001694015116906001600160a01b0383511693803b1561304857604051635c99683560e11b81526001600160a01b0393841660048201529483166024860152911660448401525f908390606490829084905af190811561303d57613915926001600160a01b03926139b5575b50906138dc565b5f6139bf916134cf565b5f6139ae565b600160a01b60ff60a01b198254161790555f6138d6565b90929150939293156139fc575050506001600160a01b03613915916138ec565b916060916001600160a01b03938461391596511614613a41575b500151167f000000000000000000000000000000000000000000000000000000000000000090614725565b73ffffffffffffffffffffffffffffffffffffffff1981541690555f613a16565b6001600160a01b03606060409201511691613896565b50801561382e565b919082515f52600260205260405f209081549160ff6001600160a01b0384169360a01c168280613ab8575b61383b906103a48861467d565b508015613aab565b929183515f52600260205260405f2080549261383b8360ff6001600160a01b0387169660a01c169281613af4575b8861467d565b83159150613aee565b61391590613b096134f1565b610680600480613b17613554565b809482614342565b9493909291945f60408051613b33816134b3565b82815282602082015201526101e06040517f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be13181526101c08360208301372084351490811591613c54575b50613c4557613c0591610f25611f176101406040517f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f815261012088602083013720613bd4613bce60808b01613709565b99614dd0565b63ffffffff6040519a613be68c6134b3565b838c5216998a60208201528160408201529960405192611eba846134b3565b5060048110156130f6571591821592613c21575b505061304c57565b6001600160a01b03919250613c396040839201613662565b16911614155f80613c19565b63023b753d60e31b5f5260045ffd5b6101a091500135155f613b7d565b63ffffffff5f199116019063ffffffff821161374657565b8181029291811591840414171561374657565b9190820391821161374657565b92909260205f6102206040517f696e6665726e65742f74726163652f31000000000000000000000000000000008152610200868583013760025afa15613048575f516101a082013503613ed15735823514801590613ec2575b613ea8576020810135604083013514801590613eb0575b613ea85760808201613d1b81613709565b91608085019263ffffffff80613d3086613709565b169116108015613e64575b613e5a5763ffffffff613d4d83613709565b16613d6b606083019163ffffffff613d6484613709565b1690613c7a565b908163ffffffff613d7e60a08901613709565b1614801590613e3f575b613e335763ffffffff916080613da060c08901613709565b940191613db78285613db186613709565b16613c8d565b84613dc183613709565b161115613e1f575082613db1613dd693613709565b915b1603613e165763ffffffff613df6613df08293613709565b93613709565b169116149182613e0557505090565b60e091925060c00135910135141590565b50505050600190565b839250613e2c9150613709565b1691613dd8565b50505050505050600190565b5063ffffffff613e5160808501613709565b16821015613d88565b5050505050600190565b50613e6e82613709565b63ffffffff80613e7d86613709565b1691160363ffffffff81116137465763ffffffff80613e9e60a08901613709565b1691161015613d3b565b505050600190565b50604081013560608301351415613d0a565b50803560208301351415613cf3565b6377a93d8d60e01b5f5260045ffd5b90613eea82614a54565b5f92815f52600260205260405f2091825460ff8160a01c1661311e5760ff60a01b19600160a01b91161783556040519060208252600d60208301527f697473206f776e20776f7264730000000000000000000000000000000000000060408301525f7f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a160603394a46001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690805190602081019163ffffffff83511690843b1561304857604051632056444160e11b8152600481019190915263ffffffff9190911660248201526001600160a01b03861660448201525f8160648183885af1801561303d5761412b575b5090608463ffffffff60209351925116918760405195869485936309827dc560e11b8552600485015260248401526001600160a01b0389166044840152600160648401525af19081156141205784916140f1575b5061405957505050565b6001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001691541691813b15610c0b57604051635c99683560e11b81526001600160a01b0391821660048201523360248201529216604483015282908290606490829084905af180156140e6576140d4575050565b6140df8280926134cf565b6101f95750565b6040513d84823e3d90fd5b614113915060203d602011614119575b61410b81836134cf565b81019061362e565b5f61404f565b503d614101565b6040513d86823e3d90fd5b6020929196505f61413b916134cf565b5f959091506084613ffb565b604051907ff698da250000000000000000000000000000000000000000000000000000000082526020826004816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561303d575f916141e7575b60429250604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b90506020823d602011614214575b81614202602093836134cf565b810103126130485760429151906141ae565b3d91506141f5565b90604183036142465761423f9250602081013591604082359201355f1a90614a8d565b9192909190565b50505f9160029190565b91908110156142605760051b0190565b634e487b7160e01b5f52603260045260245ffd5b9063ffffffff8091169116019063ffffffff821161374657565b600d8210156130f65752565b816142a99193929360046143eb565b60a08201918251600d8110156130f657600b5f9114158061432a575b61430d576139159293506142d9600b614a00565b905080156142f9576001600160a01b03606083015116905b801592614779565b6001600160a01b03608083015116906142f1565b6024908451600d8110156112b8576396fe8cdd60e01b8252600452fd5b50508251600d8110156130f657600b5f9114156142c5565b9161434f918195936143eb565b60a08301908151600d8110156130f657600d8410156130f65783141590816143be575b506143a257509061438561391592614a00565b80156142f9576001600160a01b0360608301511690801592614779565b51600d8110156130f6576396fe8cdd60e01b5f5260045260245ffd5b90508151600d8110156130f657600d8210156130f65714155f614372565b60ff16600d8110156130f65790565b610160909291928337604082825e6001600160a01b03604083015160018160c01c16604084015263ffffffff8160a01c166101a08401521660608201526001600160a01b0380606084015116916080810192835260406080850161012083015e604060c085016101c083015e61010084015161024082015261012084015160ff8160f01c1660a083015267ffffffffffffffff8160b01c1660c083015263ffffffff8160901c1660e083015263ffffffff8160701c1661010083015263ffffffff8160501c1661016083015263ffffffff8160301c1661018083015260ff8160281c1661020083015263ffffffff8160081c166102208301525f0b61036082015263ffffffff6101408501518060e01c610260840152818160c01c16610280840152818160a01c166102a0840152818160801c166102c0840152818160601c166102e0840152818160401c16610300840152818160201c166103208401521661034082015251915116905f5260205260405f205f525f60205261016060405f205491200361457557565b631b00c09b60e31b5f5260045ffd5b604051602081019061459a816126c686856136a1565b519020815103613ed15780602091516001600160a01b03608083015116905f52825260405f205f525f8252600160405f20556001600160a01b0360606145e1848601613709565b9201516040516309827dc560e11b81529435600486015263ffffffff9092166024850152166001600160a01b031660448301525f60648301528180608481015b03815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af190811561303d575f91614661575090565b61467a915060203d6020116141195761410b81836134cf565b90565b6040516020810190614693816126c686856136a1565b519020815103613ed15760209181516001600160a01b03608084015116905f52835260405f205f525f8352600160405f20556146216001600160a01b0360606146dd868501613709565b9401516040516309827dc560e11b81529335600485015263ffffffff90941660248401529092166001600160a01b031660448201529215156064840152829081906084820190565b5f8080808585617530f115614738575050565b6001600160a01b03165f52600360205261475760405f20918254613739565b9055565b6020909291926040519360051b809181865283860137830101604052565b909290916001600160a01b031633811415806148bb575b6148a9575061479f8383614a22565b804211614897575060c082019263ffffffff67ffffffffffffffff855116420316905f1461487f5763ffffffff60e084019181835116031690525b156148345760e00163ffffffff8151169063ffffffff7f00000000000000000000000000000000000000000000000000000000000000001680921061482c575b50505b67ffffffffffffffff42169052565b525f8061481a565b6101000163ffffffff8151169063ffffffff7f000000000000000000000000000000000000000000000000000000000000000016809210614877575b505061481d565b525f80614870565b63ffffffff61010084019181835116031690526147da565b63348f2b4160e11b5f5260045260245ffd5b6349f5ad1160e01b5f5260045260245ffd5b5060405163636f35d360e01b81523360048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561303d5782916001600160a01b03915f91614923575b50161415614790565b61493c915060203d6020116111b7576111a781836134cf565b5f61491a565b917f563c172a598723ebfa52480f778cdf9dec9e180b197b25ead763c585a949ce4e916001600160a01b036080825192015116905f5260205260405f20926101608120845f525f60205260405f20556040519160e0608082519301845e61010060e08401525f6101208385010152602082019061010084015e601f80199101166101200190a2565b903590601e1981360301821215613048570180359067ffffffffffffffff821161304857602001918160051b3603831361304857565b600d8110156130f657600180821614908115614a1a575090565b600c91501490565b63ffffffff809167ffffffffffffffff60c082015116935f14614a495760e0015116160190565b610100015116160190565b604051604060208201928051845263ffffffff602082015116828401520151606082015260608152614a876080826134cf565b51902090565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411614b04579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561303d575f516001600160a01b03811615614afa57905f905f90565b505f906001905f90565b5050505f9160039190565b8115614b19570490565b634e487b7160e01b5f52601260045260245ffd5b6040810180821161374657603f820190811161374657614b519060061c8092613739565b5f1981019190821161374657614b6691614b0f565b5f1981019081116137465790565b91906040830180841161374657603f84019081116137465763ffffffff91614ba1839260061c8092613c7a565b8582614bae838099613c8d565b1015614bc657614bbe9250613c8d565b935b16921690565b505093614bc0565b906101409060406101208201608085015e60406101c0820160c085015e61024081015161010084015260c081015160b01b60a082015160f01b1761010082015160701b60e083015160901b171761018082015160301b61016083015160501b171761022082015160081b61020083015160281b171760ff610360830151161761012084015261028081015160c01b61026082015160e01b176102c082015160801b6102a083015160a01b171761030082015160401b6102e083015160601b17179061032061034082015191015160201b1717910152565b8015614cd95760058101808211613746576006614cc491048092613739565b5f198101919082116137465761467a91614b0f565b505f90565b905f5b6040811080614d04575b15614d00575f19811461374657600101614ce1565b9150565b50826001821b10614ceb565b60ff90614d316102008201614d2784825116614ca5565b9384915116613c8d565b90614d48614d3e82614ef0565b6001841b90613739565b5f198101929083116137465760019263ffffffff610220614d6f94015116851b911c613c8d565b911b80821015614d7d575090565b905090565b6050906020935f936010830152603082015260025afa15613048575f5190565b916101e09193614dc591614dbc86359660208101906149ca565b92909187614e13565b91015103613ed15790565b5f610160602092610140604051917f696e6665726e65742f7365676d656e742f32000000000000000000000000000083528583013760025afa15613048575f5190565b909294939180841090811591614ea3575b50614e9457604051906e696e6665726e65742f6e6f64652f3160881b825294809260051b01905b818310614e585750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa156130485760205f519560011c93019190614e4b565b6307b6ad3f60e01b5f5260045ffd5b6040841115915081614ee2575b81614ebe575b50155f614e24565b831591508115614ed0575b505f614eb6565b90505f19015f1983011c15155f614ec9565b5f198101841c159150614eb0565b60a08101908151600d8110156130f6576005148015614f41575b63ffffffff925015614f3857610280015116604081019081811161374657603f019081116137465760061c90565b6101a001511690565b50905190600d8210156130f657600663ffffffff9214614f0a56",
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
// Solidity: constructor((address,address,address,address,address,address,bytes32,bytes32,uint256,uint256,uint32,uint32) p) returns()
func (disputeGame *DisputeGame) PackConstructor(p GameTableParameters) []byte {
	enc, err := disputeGame.abi.Pack("", p)
	if err != nil {
		panic(err)
	}
	return enc
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

// PackFirstOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x36179020.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function firstOf(bytes32 claim) view returns(address)
func (disputeGame *DisputeGame) PackFirstOf(claim [32]byte) []byte {
	enc, err := disputeGame.abi.Pack("firstOf", claim)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFirstOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x36179020.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function firstOf(bytes32 claim) view returns(address)
func (disputeGame *DisputeGame) TryPackFirstOf(claim [32]byte) ([]byte, error) {
	return disputeGame.abi.Pack("firstOf", claim)
}

// UnpackFirstOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x36179020.
//
// Solidity: function firstOf(bytes32 claim) view returns(address)
func (disputeGame *DisputeGame) UnpackFirstOf(data []byte) (common.Address, error) {
	out, err := disputeGame.abi.Unpack("firstOf", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
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
// the contract method with ID 0x7726bca9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function moot((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackMoot(c Packed, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("moot", c, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMoot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7726bca9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function moot((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackMoot(c Packed, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("moot", c, r)
}

// PackOpenCells is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x39ee68d8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openCells((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes data) returns()
func (disputeGame *DisputeGame) PackOpenCells(c Packed, data []byte) []byte {
	enc, err := disputeGame.abi.Pack("openCells", c, data)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenCells is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x39ee68d8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openCells((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes data) returns()
func (disputeGame *DisputeGame) TryPackOpenCells(c Packed, data []byte) ([]byte, error) {
	return disputeGame.abi.Pack("openCells", c, data)
}

// PackOpenNodes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa923213f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openNodes((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes32[] nodes) returns()
func (disputeGame *DisputeGame) PackOpenNodes(c Packed, nodes [][32]byte) []byte {
	enc, err := disputeGame.abi.Pack("openNodes", c, nodes)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenNodes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa923213f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openNodes((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes32[] nodes) returns()
func (disputeGame *DisputeGame) TryPackOpenNodes(c Packed, nodes [][32]byte) ([]byte, error) {
	return disputeGame.abi.Pack("openNodes", c, nodes)
}

// PackOpenSteps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec0b8706.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openSteps((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes32[] roots) returns()
func (disputeGame *DisputeGame) PackOpenSteps(c Packed, roots [][32]byte) []byte {
	enc, err := disputeGame.abi.Pack("openSteps", c, roots)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenSteps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec0b8706.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openSteps((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes32[] roots) returns()
func (disputeGame *DisputeGame) TryPackOpenSteps(c Packed, roots [][32]byte) ([]byte, error) {
	return disputeGame.abi.Pack("openSteps", c, roots)
}

// PackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1ea9b24.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openSums((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32[] sums, bytes leaf) returns()
func (disputeGame *DisputeGame) PackOpenSums(c Packed, sums []uint32, leaf []byte) []byte {
	enc, err := disputeGame.abi.Pack("openSums", c, sums, leaf)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1ea9b24.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openSums((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32[] sums, bytes leaf) returns()
func (disputeGame *DisputeGame) TryPackOpenSums(c Packed, sums []uint32, leaf []byte) ([]byte, error) {
	return disputeGame.abi.Pack("openSums", c, sums, leaf)
}

// PackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b6c2b40.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickCell((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 cell, bytes encoding) returns()
func (disputeGame *DisputeGame) PackPickCell(c Packed, cell uint32, encoding []byte) []byte {
	enc, err := disputeGame.abi.Pack("pickCell", c, cell, encoding)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b6c2b40.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickCell((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 cell, bytes encoding) returns()
func (disputeGame *DisputeGame) TryPackPickCell(c Packed, cell uint32, encoding []byte) ([]byte, error) {
	return disputeGame.abi.Pack("pickCell", c, cell, encoding)
}

// PackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe9de1ba9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) PackPickLink(c Packed, link int32, index uint32, o Operator, h Header) []byte {
	enc, err := disputeGame.abi.Pack("pickLink", c, link, index, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe9de1ba9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) TryPackPickLink(c Packed, link int32, index uint32, o Operator, h Header) ([]byte, error) {
	return disputeGame.abi.Pack("pickLink", c, link, index, o, h)
}

// PackPickNode is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52c63169.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickNode((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node) returns()
func (disputeGame *DisputeGame) PackPickNode(c Packed, child uint32, node Entry) []byte {
	enc, err := disputeGame.abi.Pack("pickNode", c, child, node)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickNode is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52c63169.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickNode((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node) returns()
func (disputeGame *DisputeGame) TryPackPickNode(c Packed, child uint32, node Entry) ([]byte, error) {
	return disputeGame.abi.Pack("pickNode", c, child, node)
}

// PackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbe304a5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) PackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) []byte {
	enc, err := disputeGame.abi.Pack("pickOp", c, child, node, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbe304a5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) TryPackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) ([]byte, error) {
	return disputeGame.abi.Pack("pickOp", c, child, node, o, h)
}

// PackPickStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc9d26bc9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickStep((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 part, (bytes32,bytes32[]) left, (bytes32,bytes32[]) right) returns()
func (disputeGame *DisputeGame) PackPickStep(c Packed, part uint32, left Entry, right Entry) []byte {
	enc, err := disputeGame.abi.Pack("pickStep", c, part, left, right)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc9d26bc9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickStep((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 part, (bytes32,bytes32[]) left, (bytes32,bytes32[]) right) returns()
func (disputeGame *DisputeGame) TryPackPickStep(c Packed, part uint32, left Entry, right Entry) ([]byte, error) {
	return disputeGame.abi.Pack("pickStep", c, part, left, right)
}

// PackPickTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b8125de.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 part, uint32[] sums) returns()
func (disputeGame *DisputeGame) PackPickTile(c Packed, part uint32, sums []uint32) []byte {
	enc, err := disputeGame.abi.Pack("pickTile", c, part, sums)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b8125de.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 part, uint32[] sums) returns()
func (disputeGame *DisputeGame) TryPackPickTile(c Packed, part uint32, sums []uint32) ([]byte, error) {
	return disputeGame.abi.Pack("pickTile", c, part, sums)
}

// PackPoint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1650363.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function point((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes32[7] to, bytes sig) returns()
func (disputeGame *DisputeGame) PackPoint(c Packed, to [7][32]byte, sig []byte) []byte {
	enc, err := disputeGame.abi.Pack("point", c, to, sig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPoint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1650363.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function point((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes32[7] to, bytes sig) returns()
func (disputeGame *DisputeGame) TryPackPoint(c Packed, to [7][32]byte, sig []byte) ([]byte, error) {
	return disputeGame.abi.Pack("point", c, to, sig)
}

// PackPrivateBlocks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x710793a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function privateBlocks() view returns(bytes32)
func (disputeGame *DisputeGame) PackPrivateBlocks() []byte {
	enc, err := disputeGame.abi.Pack("privateBlocks")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPrivateBlocks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x710793a7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function privateBlocks() view returns(bytes32)
func (disputeGame *DisputeGame) TryPackPrivateBlocks() ([]byte, error) {
	return disputeGame.abi.Pack("privateBlocks")
}

// UnpackPrivateBlocks is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x710793a7.
//
// Solidity: function privateBlocks() view returns(bytes32)
func (disputeGame *DisputeGame) UnpackPrivateBlocks(data []byte) ([32]byte, error) {
	out, err := disputeGame.abi.Unpack("privateBlocks", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
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

// PackPrivateReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd013f280.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function privateReferee() view returns(address)
func (disputeGame *DisputeGame) PackPrivateReferee() []byte {
	enc, err := disputeGame.abi.Pack("privateReferee")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPrivateReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd013f280.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function privateReferee() view returns(address)
func (disputeGame *DisputeGame) TryPackPrivateReferee() ([]byte, error) {
	return disputeGame.abi.Pack("privateReferee")
}

// UnpackPrivateReferee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd013f280.
//
// Solidity: function privateReferee() view returns(address)
func (disputeGame *DisputeGame) UnpackPrivateReferee(data []byte) (common.Address, error) {
	out, err := disputeGame.abi.Unpack("privateReferee", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPrivateRules is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe3549fb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function privateRules() view returns(address)
func (disputeGame *DisputeGame) PackPrivateRules() []byte {
	enc, err := disputeGame.abi.Pack("privateRules")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPrivateRules is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe3549fb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function privateRules() view returns(address)
func (disputeGame *DisputeGame) TryPackPrivateRules() ([]byte, error) {
	return disputeGame.abi.Pack("privateRules")
}

// UnpackPrivateRules is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfe3549fb.
//
// Solidity: function privateRules() view returns(address)
func (disputeGame *DisputeGame) UnpackPrivateRules(data []byte) (common.Address, error) {
	out, err := disputeGame.abi.Unpack("privateRules", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40e44466.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackProveLink(c Packed, h Header, output Entry, record Record, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("proveLink", c, h, output, record, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40e44466.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackProveLink(c Packed, h Header, output Entry, record Record, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("proveLink", c, h, output, record, r)
}

// PackProvePrivate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x53348d33.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackProvePrivate(c Packed, proof []byte, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("provePrivate", c, proof, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePrivate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x53348d33.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackProvePrivate(c Packed, proof []byte, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("provePrivate", c, proof, r)
}

// PackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0410154f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) proof, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackProveTile(c Packed, proof TileProof, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("proveTile", c, proof, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0410154f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) proof, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackProveTile(c Packed, proof TileProof, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("proveTile", c, proof, r)
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
// the contract method with ID 0xcf179a0f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function timeout((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) PackTimeout(c Packed, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("timeout", c, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcf179a0f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function timeout((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,uint32,bytes32) r) returns()
func (disputeGame *DisputeGame) TryPackTimeout(c Packed, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("timeout", c, r)
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
	State      Packed
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
// Solidity: event Challenged(bytes32 indexed game, bytes32 indexed lease, uint32 segment, bytes32 hash, address indexed asserter, address challenger, (bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) state)
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
	Game    [32]byte
	Changed [7][32]byte
	Opened  []byte
	Raw     *types.Log // Blockchain specific contextual infos
}

const DisputeGameMovedEventName = "Moved"

// ContractEventName returns the user-defined event name.
func (DisputeGameMoved) ContractEventName() string {
	return DisputeGameMovedEventName
}

// UnpackMovedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Moved(bytes32 indexed game, bytes32[7] changed, bytes opened)
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
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["Malformed"].ID.Bytes()[:4]) {
		return disputeGame.UnpackMalformedError(raw[4:])
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

// DisputeGameMalformed represents a Malformed error raised by the DisputeGame contract.
type DisputeGameMalformed struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Malformed()
func DisputeGameMalformedErrorID() common.Hash {
	return common.HexToHash("0x07b6ad3ff7dbc4002539ae21306d8899743aedf933b34101681c6906979f10a5")
}

// UnpackMalformedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Malformed()
func (disputeGame *DisputeGame) UnpackMalformedError(raw []byte) (*DisputeGameMalformed, error) {
	out := new(DisputeGameMalformed)
	if err := disputeGame.abi.UnpackIntoInterface(out, "Malformed", raw); err != nil {
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
	ABI: "[{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"openCells\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"name\":\"openSums\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"}],\"name\":\"pickCell\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickLink\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickOp\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"output\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"bytes16\",\"name\":\"line\",\"type\":\"bytes16\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structRecord\",\"name\":\"record\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"\",\"type\":\"tuple\"}],\"name\":\"proveLink\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "GameRules",
	Bin: "0x60808060405234601557611a9b908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630b6c2b4014610ba257806339ee68d814610b2c57806340e44466146106c7578063e1ea9b2414610499578063e9de1ba9146103705763fbe304a51461005b575f80fd5b3461036c5736600319016103c0811261036c576101601361036c5761007e610cd3565b610184359067ffffffffffffffff821161036c5781600401906040600319843603011261036c576101a4359067ffffffffffffffff821161036c576040600319833603011261036c57610200366101c319011261036c576100dd610d4b565b926100e6610dae565b916100f18386610eeb565b61020083019161010460ff845116611655565b60ff845116036103555761011b60ff845116611655565b9661012a8860ff8651166110bf565b9761014161013787611933565b60018b1b90610e88565b5f1981019190821161031957600161016c63ffffffff9b8c946102208b019d8e5116851b911c6110bf565b911b808210156103645750935b1692831015610355576101ae6101a261019560ff875116611655565b9360248135940190610eb5565b906001851b86856113f6565b6101e086019081510361032d5760ff9363ffffffff926101d49252828a5116841b610e88565b1687521660ff825116039460ff86116103195761020961025a9460ff6102d79816845263ffffffff835116906004018561158f565b9063ffffffff81511661026085015261023463ffffffff60608401511692836102808701525161168e565b156102db57505050600b60a082015260016102e082015260016103008201525b8261123d565b6040519182918291909161014080610160830194805184526020810151602085015260408101516040850152606081015160608501526080810151608085015260a081015160a085015260c081015160c085015260e081015160e08501526101008101516101008501526101208101516101208501520151910152565b0390f35b60ff6102ef6102ea5f946116a6565b6116c2565b1680935252155f1461030f5761030a60075b60a08301610e95565b610254565b61030a6005610301565b634e487b7160e01b5f52601160045260245ffd5b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b6307b6ad3f60e01b5f5260045ffd5b905093610179565b5f80fd5b3461036c5736600319016103c0811261036c576101601361036c57610164358060030b80910361036c576101843563ffffffff81169182820361036c576101a4359167ffffffffffffffff831161036c576040600319843603011261036c57610200366101c319011261036c576103e5610d4b565b926103ee610dae565b916103f98386610eeb565b60ff6102008401511661040e6102ea85611933565b0361035557610420916004018361158f565b6003198303610473575063ffffffff6101a0820151165f190163ffffffff81116103195763ffffffff168414155b610355576102d79361025a92610360830152610260820152600c60a08201528261123d565b825f198114918215610487575b505061044e565b6020015160030b141590508286610480565b3461036c5736600319016101a0811261036c576101601361036c576101643567ffffffffffffffff811161036c573660238201121561036c57806004013567ffffffffffffffff811161036c573660248260051b8401011161036c576101843567ffffffffffffffff811161036c57610516903690600401610ce7565b919092610521610d4b565b9261052a610dae565b946105358686610eeb565b6102e0860163ffffffff8151166040810180821161031957603f8201908111610319576105669060061c8092610e88565b5f198101919082116103195761057b916110cc565b5f1981019081116103195785036103555763ffffffff90511663ffffffff61030088015116145f146106b2576105b2828288611314565b6102a086015160021b60fc166105c9818484611501565b3560f81c90600181018082116103195761ff006105e881928787611501565b3560f01c161693600282018083116103195762ff000061060a81928488611501565b3560e81c161693600383018093116103195763ff00000092839261062d92611501565b3560e01c1616921717176103408501525b6040519060208201926024849201905f905b80821061068a576102d78761025a8a8989610674818b03601f198101835282610d15565b5190206101e0820152600a60a08201528261123d565b90919283359063ffffffff821680920361036c57602081600193829352019401920190610650565b501561063e576307b6ad3f60e01b5f5260045ffd5b3461036c573660031901610400811261036c576101601361036c576102003661016319011261036c576103643567ffffffffffffffff811161036c5780600401906040600319823603011261036c576103843567ffffffffffffffff811161036c5780600401906101a0600319823603011261036c576060366103a319011261036c57610752610d4b565b9261076561075e610dae565b8095610eeb565b60205f6102206040517f696e6665726e65742f74726163652f310000000000000000000000000000000081526102006101648583013760025afa1561036c575f5160208501510361032d576107e6908535956107dd63ffffffff6102608801511691602463ffffffff6101a08a015116940190610eb5565b929091886113f6565b6101c08401510361032d57610360830190600319825160030b145f1461081d575050506101400151602091145b6040519015158152f35b60205f6101606040517f696e6665726e65742f7365676d656e742f3200000000000000000000000000008152610140602486018583013760025afa1561036c575f5161086b60a483016114d2565b906040519063ffffffff602083019387358552166040830152606082015260608152610898608082610d15565b51902084510361032d5761016481019360205f6108b4876114e3565b6040516fffffffffffffffffffffffffffffffff19848201927f696e6665726e65742f737465702f3100000000000000000000000000000000008452166030820152838152610904604082610d15565b604051918291518091835e8101838152039060025afa15610adf576101605f5191019363ffffffff85511663ffffffff61094060c486016114d2565b1690039063ffffffff82116103195763ffffffff61099061098a82875f966020988361097e60e48501996101846109768c6114d2565b960190610eb5565b959094169216906113f6565b926114d2565b169060405190848201927f696e6665726e65742f6c6f672f32000000000000000000000000000000000000845260408301526060820152606081526109d6608082610d15565b604051918291518091835e8101838152039060025afa15610adf576101445f519101350361032d57610a07836114e3565b905160030b60011903610b0b5763ffffffff6001600160e01b0319610a2b856114e3565b60401b16925b5116908060031a60181b908060021a60101b908060011a60081b905f1a171717149182610aea575b5081610a6a575b5060209150610813565b602091505f906040516001600160e01b0319848201927f696e6665726e65742f6c6561662f320000000000000000000000000000000000845216603082015260148152610ab8603482610d15565b604051918291518091835e8101838152039060025afa15610adf576020905f511482610a60565b6040513d5f823e3d90fd5b6001600160e01b0319919250610aff906114e3565b60201b16159083610a59565b63ffffffff6001600160e01b0319610b22856114e3565b60601b1692610a31565b3461036c573660031901610180811261036c576101601361036c576101643567ffffffffffffffff811161036c5761025a610b6e6102d7923690600401610ce7565b9190610b95610b7b610d4b565b93610b84610dae565b92610b8f8487610eeb565b83611314565b600860a08201528261123d565b3461036c5736600319016101a0811261036c576101601361036c57610bc5610cd3565b6101843567ffffffffffffffff811161036c57610be6903690600401610ce7565b610bee610d4b565b91610bf7610dae565b90610c028285610eeb565b61022082015194643fffffffc063ffffffff87169660061b16958087046040149015171561031957610c3d63ffffffff604092168097610e88565b9510801590610cbe575b61035557610c55838261104e565b6102408301510361032d5763ffffffff610c906001928761025a96846102d79a166102a08801525f6102c088015260408701511515926110ea565b16806102e084015280610300840152115f14610cb457610254600960a08301610e95565b610254600b610301565b5063ffffffff61028083015116851015610c47565b610164359063ffffffff8216820361036c57565b9181601f8401121561036c5782359167ffffffffffffffff831161036c576020838186019501011161036c57565b90601f8019910116810190811067ffffffffffffffff821117610d3757604052565b634e487b7160e01b5f52604160045260245ffd5b60405190610160820182811067ffffffffffffffff821117610d37576040525f610140838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152565b60405190610380820182811067ffffffffffffffff821117610d37576040525f610360838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201520152565b9190820180921161031957565b600d821015610ea15752565b634e487b7160e01b5f52602160045260245ffd5b903590601e198136030182121561036c570180359067ffffffffffffffff821161036c57602001918160051b3603831361036c57565b63ffffffff6101406103409261016060048237604081865e73ffffffffffffffffffffffffffffffffffffffff604082015160018160c01c166040880152848160a01c166101a088015216606086015273ffffffffffffffffffffffffffffffffffffffff606082015116608086015260406080820161012087015e604060c082016101c087015e61010081015161024086015261012081015160ff8160f01c1660a087015267ffffffffffffffff8160b01c1660c0870152838160901c1660e0870152838160701c16610100870152838160501c16610160870152838160301c1661018087015260ff8160281c16610200870152838160081c166102208701525f0b61036086015201518060e01c610260850152818160c01c16610280850152818160a01c166102a0850152818160801c166102c0850152818160601c166102e0850152818160401c16610300850152818160201c1661032085015216910152565b5f9060209261109f602e604051838194888301967f696e6665726e65742f6f702f3100000000000000000000000000000000000000885284840137810186838201520301601f198101835282610d15565b604051918291518091835e8101838152039060025afa15610adf575f5190565b9190820391821161031957565b81156110d6570490565b634e487b7160e01b5f52601260045260245ffd5b9290926110f784826116f4565b92835160018110159081611231575b501561122757604084019081519161111d83611871565b9261112b6040519485610d15565b80845261113a601f1991611871565b013660208501375190815b6111c4575050608084019461115d82875183866119bd565b9551906006820180921161031957611174936119bd565b90838211156111bb5761119061119891838661119d965161189d565b9384926110bf565b610e88565b5f1981019081116103195763ffffffff916111b7916110cc565b1690565b50505050600190565b6001600160fe1b0382168203610319578160021b60020180600211610319576111ee9088866119a4565b80156110d6575f19830191818106848411610319576112106112169487611889565b526110cc565b908015610319575f19019081611145565b5050505050600190565b6004915011155f611106565b906101409060406101208201608085015e60406101c0820160c085015e61024081015161010084015260c081015160b01b60a082015160f01b1761010082015160701b60e083015160901b171761018082015160301b61016083015160501b171761022082015160081b61020083015160281b171760ff610360830151161761012084015261028081015160c01b61026082015160e01b176102c082015160801b6102a083015160a01b171761030082015160401b6102e083015160601b17179061032061034082015191015160201b1717910152565b9163ffffffff61028084015116610220840151643fffffffc063ffffffff82169160061b16908082046040149015171561031957611351916110bf565b604081116113ee575b6001600160fe1b03811681036103195760021b8103610355576020915f916113c46030604051838194888301967f696e6665726e65742f6c6561662f320000000000000000000000000000000000885284840137810186838201520301601f198101835282610d15565b604051918291518091835e8101838152039060025afa15610adf576101e05f519101510361032d57565b50604061135a565b909294939180841090811591611485575b5061035557604051907f696e6665726e65742f6e6f64652f310000000000000000000000000000000000825294809260051b01905b8183106114495750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa1561036c5760205f519560011c9301919061143c565b60408411159150816114c4575b816114a0575b50155f611407565b8315915081156114b2575b505f611498565b90505f19015f1983011c15155f6114ab565b5f198101841c159150611492565b3563ffffffff8116810361036c5790565b356fffffffffffffffffffffffffffffffff198116810361036c5790565b9082101561150d570190565b634e487b7160e01b5f52603260045260245ffd5b6040519060a0820182811067ffffffffffffffff821117610d37576040525f6080838281528260208201528260408201528260608201520152565b903590601e198136030182121561036c570180359067ffffffffffffffff821161036c5760200191813603831361036c57565b9091611599611521565b5060205f6102206040517f696e6665726e65742f74726163652f310000000000000000000000000000000081526102006101c48583013760025afa1561036c575f5160208301510361032d57610240916115fc6115f6858061155c565b9061104e565b9283910152610284359063ffffffff821680830361036c576116369363ffffffff935061162c6020870187610eb5565b94909316906113f6565b610264350361032d5761164c816116529261155c565b906116f4565b90565b8015611689576005810180821161031957600661167491048092610e88565b5f1981019190821161031957611652916110cc565b505f90565b6006811015908161169d575090565b60089150111590565b604081019081811161031957603f019081116103195760061c90565b905f5b60408110806116e8575b156116e4575f198114610319576001016116c5565b9150565b50826001821b106116cf565b9190916116ff611521565b92610800811161035557801561035557801561150d57813560f81c84526005811061035557600182013560e01d60208501908082526009865111908115611865575b811561185a575b5061035557611757855161168e565b61183e5750806005101561035557806005101561150d57600582013560f81c9360408101948086528015908115611833575b50610355576060810193600185525f5b8651811015611806576001600160fe1b0381168103610319578060021b60060180600611610319576117cc9085876119a4565b86518181029181830414901517156103195780875280159081156117f8575b5061035557600101611799565b9050637fffffff105f6117eb565b50935093915050516001600160fe1b03811681036103195760021b60060180600611610319576080830152565b60069150115f611789565b9150505f92919219905160030b03610355576001606082015290565b5f191290505f611748565b60021981129150611741565b67ffffffffffffffff8111610d375760051b60200190565b805182101561150d5760209160051b010190565b93929091938115611928575b811561191d575b506119165760085b60408110806118f2575b156118ed578060011b908082046002149015176118b857634e487b7160e01b5f52601160045260245ffd5b925050565b508060061b8181046040148215171561031957611910859184610e88565b106118c2565b5060409150565b60099150145f6118b0565b6004811491506118a9565b60a081018051600d811015610ea157600514908115611975575b50156119675763ffffffff610280611652920151166116a6565b6101a0015163ffffffff1690565b905051600d811015610ea1576006145f61194d565b9190808210156103555761199d92611501565b3560f81c90565b9060048301808411610319571161035557013560e01c90565b6119c883838361198a565b9260018101808211610319576119df90848461198a565b9260028201809211610319576119f4926119a4565b9280518210801590611a8e575b6103555781611a0f91611889565b51908215611a84575060018214611a795760048214611a6b5780603f611a369216906110bf565b9060028114611a625760030361035557604081018091116103195780821015611a5d575090565b905090565b50906103555790565b61165292915060051c610e88565b611652929150610e88565b9150506103555790565b50637fffffff8411611a0156",
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
// the contract method with ID 0x39ee68d8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openCells((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes data) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) PackOpenCells(c Packed, data []byte) []byte {
	enc, err := gameRules.abi.Pack("openCells", c, data)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenCells is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x39ee68d8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openCells((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes data) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) TryPackOpenCells(c Packed, data []byte) ([]byte, error) {
	return gameRules.abi.Pack("openCells", c, data)
}

// UnpackOpenCells is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x39ee68d8.
//
// Solidity: function openCells((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes data) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) UnpackOpenCells(data []byte) (Packed, error) {
	out, err := gameRules.abi.Unpack("openCells", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1ea9b24.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openSums((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32[] sums, bytes leaf) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) PackOpenSums(c Packed, sums []uint32, leaf []byte) []byte {
	enc, err := gameRules.abi.Pack("openSums", c, sums, leaf)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1ea9b24.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openSums((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32[] sums, bytes leaf) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) TryPackOpenSums(c Packed, sums []uint32, leaf []byte) ([]byte, error) {
	return gameRules.abi.Pack("openSums", c, sums, leaf)
}

// UnpackOpenSums is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe1ea9b24.
//
// Solidity: function openSums((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32[] sums, bytes leaf) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) UnpackOpenSums(data []byte) (Packed, error) {
	out, err := gameRules.abi.Unpack("openSums", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b6c2b40.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickCell((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 cell, bytes encoding) pure returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) PackPickCell(c Packed, cell uint32, encoding []byte) []byte {
	enc, err := gameRules.abi.Pack("pickCell", c, cell, encoding)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b6c2b40.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickCell((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 cell, bytes encoding) pure returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) TryPackPickCell(c Packed, cell uint32, encoding []byte) ([]byte, error) {
	return gameRules.abi.Pack("pickCell", c, cell, encoding)
}

// UnpackPickCell is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0b6c2b40.
//
// Solidity: function pickCell((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 cell, bytes encoding) pure returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) UnpackPickCell(data []byte) (Packed, error) {
	out, err := gameRules.abi.Unpack("pickCell", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe9de1ba9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) PackPickLink(c Packed, link int32, index uint32, o Operator, h Header) []byte {
	enc, err := gameRules.abi.Pack("pickLink", c, link, index, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe9de1ba9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) TryPackPickLink(c Packed, link int32, index uint32, o Operator, h Header) ([]byte, error) {
	return gameRules.abi.Pack("pickLink", c, link, index, o, h)
}

// UnpackPickLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe9de1ba9.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) UnpackPickLink(data []byte) (Packed, error) {
	out, err := gameRules.abi.Unpack("pickLink", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbe304a5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) PackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) []byte {
	enc, err := gameRules.abi.Pack("pickOp", c, child, node, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbe304a5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) TryPackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) ([]byte, error) {
	return gameRules.abi.Pack("pickOp", c, child, node, o, h)
}

// UnpackPickOp is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfbe304a5.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) UnpackPickOp(data []byte) (Packed, error) {
	out, err := gameRules.abi.Unpack("pickOp", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40e44466.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) ) view returns(bool)
func (gameRules *GameRules) PackProveLink(c Packed, h Header, output Entry, record Record, arg4 Ref) []byte {
	enc, err := gameRules.abi.Pack("proveLink", c, h, output, record, arg4)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40e44466.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) ) view returns(bool)
func (gameRules *GameRules) TryPackProveLink(c Packed, h Header, output Entry, record Record, arg4 Ref) ([]byte, error) {
	return gameRules.abi.Pack("proveLink", c, h, output, record, arg4)
}

// UnpackProveLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x40e44466.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) ) view returns(bool)
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
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"registry_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"game_\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"lossWindow_\",\"type\":\"uint32\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"field\",\"type\":\"string\"}],\"name\":\"BadLease\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"field\",\"type\":\"string\"}],\"name\":\"BadOffer\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"signer\",\"type\":\"address\"}],\"name\":\"BadSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"name\":\"BadVerdict\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"segments\",\"type\":\"uint256\"}],\"name\":\"BeyondCredit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"bound\",\"type\":\"uint256\"}],\"name\":\"BeyondOffer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"sum\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"BeyondShares\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"DeadlinePassed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"}],\"name\":\"Disputed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"moved\",\"type\":\"uint256\"}],\"name\":\"InexactToken\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidShortString\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"}],\"name\":\"JobOver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"standing\",\"type\":\"uint32\"}],\"name\":\"LowerVoucher\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"}],\"name\":\"NotClient\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"}],\"name\":\"NotDisputed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotGame\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"NotProvider\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"NotProvidersNode\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"NotYet\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingClaimed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"expected\",\"type\":\"uint32\"}],\"name\":\"OutOfOrder\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"pot\",\"type\":\"uint64\"},{\"internalType\":\"uint256\",\"name\":\"wanted\",\"type\":\"uint256\"}],\"name\":\"PotTooSmall\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"str\",\"type\":\"string\"}],\"name\":\"StringTooLong\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowOver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowRuns\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongAwards\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongPayees\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"given\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"wanted\",\"type\":\"uint256\"}],\"name\":\"WrongQuorum\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"enumEscrowViews.Status\",\"name\":\"status\",\"type\":\"uint8\"}],\"name\":\"WrongStatus\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"name\":\"WrongVerifier\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongVoucher\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toProvider\",\"type\":\"uint64\"}],\"name\":\"Advanced\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address[]\",\"name\":\"verifiers\",\"type\":\"address[]\"}],\"name\":\"Claimed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Credited\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"EIP712DomainChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"indexed\":false,\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"Ended\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"name\":\"Funded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"Lost\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"Opened\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"}],\"name\":\"Over\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"name\":\"Refunded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toProvider\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toOthers\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"back\",\"type\":\"uint64\"}],\"name\":\"Settled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"MAX_AMOUNT\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_PAYEES\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_SEGMENTS\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"advance\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"cancel\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"close\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"first\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"vs\",\"type\":\"bytes32\"}],\"internalType\":\"structClaim[]\",\"name\":\"claims\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"vs\",\"type\":\"bytes32\"}],\"internalType\":\"structVote[]\",\"name\":\"votes\",\"type\":\"tuple[]\"}],\"name\":\"commit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"creditOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"dispute\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"domainSeparator\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"end\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"internalType\":\"uint64\",\"name\":\"deposit\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"}],\"name\":\"fund\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"game\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structCommitment\",\"name\":\"c\",\"type\":\"tuple\"}],\"name\":\"hashCommitment\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"}],\"name\":\"hashLease\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"hashOffer\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"hashPayees\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"commitment\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"agree\",\"type\":\"bool\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"internalType\":\"structVerdict\",\"name\":\"v\",\"type\":\"tuple\"}],\"name\":\"hashVerdict\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"}],\"name\":\"hashVoucher\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"}],\"name\":\"jobOf\",\"outputs\":[{\"components\":[{\"internalType\":\"bool\",\"name\":\"known\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"over\",\"type\":\"bool\"},{\"internalType\":\"uint64\",\"name\":\"pot\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"reserved\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"spent\",\"type\":\"uint64\"}],\"internalType\":\"structEscrowViews.Job\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"}],\"name\":\"leaseOf\",\"outputs\":[{\"components\":[{\"internalType\":\"enumEscrowViews.Status\",\"name\":\"status\",\"type\":\"uint8\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"},{\"internalType\":\"uint32\",\"name\":\"vouched\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"claimed\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"},{\"internalType\":\"uint16\",\"name\":\"games\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"disputed\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"lost\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"paid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"evidence\",\"type\":\"bytes32\"}],\"internalType\":\"structEscrowViews.LeaseState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lossWindow\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"internalType\":\"uint64\",\"name\":\"deposit\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"delegateSig\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"open\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"refund\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"registry\",\"outputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"address[]\",\"name\":\"verifiers\",\"type\":\"address[]\"}],\"internalType\":\"structAward[]\",\"name\":\"awards\",\"type\":\"tuple[]\"}],\"name\":\"release\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"wrong\",\"type\":\"bool\"}],\"name\":\"resolve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"slash\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "JobEscrow",
	Bin: "0x6101c080604052346102255760608161549480380380916100208285610229565b8339810103126102255780516001600160a01b03811681036102255760208201516001600160a01b0381169290919083830361022557604001519263ffffffff84169081850361022557604051610078604082610229565b600881526020810190671a5b99995c9b995d60c21b82526040519161009e604084610229565b600183526020830191603160f81b83526100b781610260565b610120526100c484610260565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261012d60c082610229565b5190206080523060c0521590811561021c575b5061020d5761016052610180526101a0526040516151c890816102cc823960805181614ed8015260a05181614f95015260c05181614ea9015260e05181614f2701526101005181614f4d01526101205181610de401526101405181610e0e0152610160518181816113ab015281816114e601528181611a29015281816120370152818161253c0152818161336c01528181613a2b0152818161478d0152614891015261018051818181610858015281816118df015261396001526101a051818181610eff01526146320152f35b634762470b60e11b5f5260045ffd5b9050155f610140565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761024c57604052565b634e487b7160e01b5f52604160045260245ffd5b601f81511161028b57602081519101516020821061027c571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f5f3560e01c806301f8ffae14612b02578063035ec58414612ab457806307294a741461237b5780631304fb8a1461233957806322e14c3a14611b2157806340ac8882146118ae57806341cc6e7c1461189057806353617504146117545780635ecc86e814611738578063621d2b97146115b75780637124245e1461150a5780637b103999146114c65780637bd90ed314610f235780637cbbe78d14610ee257806384b0196e14610dca578063ac8ad44014610d83578063affe000e14610cc2578063bf0df90914610c4f578063c084dfbe1461087c578063c3fe3e2814610838578063d40dc87014610815578063e67a7a56146104c1578063e894af5f14610473578063e9c3e579146103d0578063f161bb2e146103b2578063f698da2514610397578063f940e38514610285578063fa01eef21461025f5763fcfd8c7714610159575f80fd5b3461025c576101c036600319011261025c57610173613b22565b61017b613ddc565b6001600160a01b0361018b613738565b1633141580610242575b6102065780825260026020526001600160401b03604083205460101c16156101f7576101d1906101c3613722565b6101cb613738565b91614e20565b807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b6004826326b1e12960e11b8152fd5b6024826001600160401b03610219613883565b7f1c9cc45800000000000000000000000000000000000000000000000000000000835216600452fd5b506001600160401b03610253613883565b16421115610195565b80fd5b503461025c576101c036600319011261025c5750602061027d613ddc565b604051908152f35b503461025c57604036600319011261025c5761029f61358b565b6102a76135a1565b906102b0613b22565b6001600160a01b038116918284526004602052604084206001600160a01b0333165f5260205260405f2054918215610388579061034a92918486526004602052604086206001600160a01b0333165f526020528560405f20556040516001600160a01b0383168152836020820152857fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa2460403393a3614c4f565b156103765750807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b635274afe760e01b8252600452602490fd5b6004856326b1e12960e11b8152fd5b503461025c578060031936011261025c57602061027d614e9f565b503461025c578060031936011261025c576020604051620100008152f35b503461025c576101c036600319011261025c576103eb613b22565b6001600160a01b036103fb613738565b1633036104505761040a613ddc565b808252600260205260ff604083205460081c1661043e576101d190610436610430613738565b82613cf6565b6101c3613722565b63334e815d60e21b8252600452602490fd5b6024906001600160a01b03610463613738565b638ccfb28960e01b835216600452fd5b503461025c57608036600319011261025c5750602060a06040517f09433a1f9a997ad9bd78d2ec65225bcb8f6fa6f85381915f68e3064a48eac0238152608060048483013720604051908152f35b503461025c576104d036613665565b90916104de95949395613b22565b6104e88588613b96565b916104f2866147f2565b602083019384518a52600360205260408a209283549860ff8a1661051581613647565b600181141580610801575b6107e0575061ffff8a60a81c16156107cc579063ffffffff93929160208901986105498a61390f565b8c60e81c96879116111561078e5792610585926105a695926020999897958f8e61057d8f6105769061390f565b8c83614a0a565b8d5191614a6c565b6105986105918861390f565b898c614dee565b908061077d57508a90613933565b967cffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7fffffff00000000000000000000000000000000000000000000000000000000006105ef8861390f565b60e81b169116179055805188526002825261069560408920610657610621896001600160401b03845460501c16613933565b825471ffffffffffffffff00000000000000000000191660509190911b71ffffffffffffffff0000000000000000000016178255565b61066e886001600160401b03835460901c16613790565b67ffffffffffffffff60901b1967ffffffffffffffff60901b83549260901b169116179055565b5191519301926106ad6106a78561377c565b9361390f565b9163ffffffff604051931683527f648a3cbaa5d4666626e7100df5a67c71a5c8119822b51237a0d056d3b139cee360406001600160a01b036001600160401b038916968760208801521694a48015159081610756575b50610730575b83807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b610748610742604061074e950161377c565b9161377c565b90613d69565b5f8080610709565b61077691506107676040860161377c565b6107708461377c565b90614c4f565b155f610703565b61078890898c614dee565b90613933565b60448e8763ffffffff6107a08e61390f565b7f8ca386c600000000000000000000000000000000000000000000000000000000845216600452602452fd5b60248c88516320a0210360e01b8252600452fd5b8c604491895163276065d160e21b83526004526107fc81613647565b602452fd5b5061080b81613647565b6002811415610520565b503461025c578060031936011261025c576020604051677fffffffffffffff8152f35b503461025c578060031936011261025c5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461025c578061088c36613665565b92969483929661089d959295613b22565b6108a78282613b96565b91838588602086019b8c9b8c5181526003602052604090209d8e809d51906108ce916148fe565b602085019e8f6108dd9061390f565b63ffffffff166108ed9188614968565b8d51946108fb958789614a6c565b875460ff811661090a81613647565b600103610c0c575061014061095392826001600160401b0361093160e061094d960161389a565b1642111580610bee575b80610bd0575b610bc1575b500161390f565b87614db6565b63ffffffff6109618961390f565b16610a5a575b610986606061097f64ffffffffff935199519a61390f565b9301613b15565b955460801c166040519563ffffffff6080880193168752151560208701526040860152608060608601525260a08301919086905b808210610a115750505090807f788880715a6ce908679ce9fd1fde60662fd75bcfa51b121e481c861b453c0ed3920390a3807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b9091926001600160a01b03610a25856135cd565b1681526020840135906001600160401b038216809203610a56576040816001936020839401520194019201906109ba565b8880fd5b909150610a668761390f565b85546cffffff000000000000000000001916605091821b6cffffff0000000000000000000016178087559081901c62ffffff9081169160681c168111610b8b575b50908291610ab760608301613b15565b865461ff00191690151560081b61ff0016178655600186018054610ada8a61390f565b906020908c60405191610aed8484613815565b8183525f3681376040519363ffffffff8186019660a087019388521660408601526040890135606086015260808086015283518092528060c086019401925b828110610b6b5750505050936109869360609383610b5c61097f9564ffffffffff9903601f198101835282613815565b51902090559350505050610967565b83516001600160a01b031685528b9a509381019392810192600101610b2c565b85546fffffff00000000000000000000000000191660689190911b6fffffff00000000000000000000000000161785555f610aa7565b610bca906147f2565b5f610946565b506001600160a01b03610be56060840161377c565b16331415610941565b506001600160a01b03610c036020840161377c565b1633141561093b565b91505063ffffffff9192935062ffffff610c258a61390f565b9160501c16918291161115610c3d5750908291610953565b8860449163ffffffff6107a08b61390f565b503461025c5736600319016102a08112610cbe576101c01361025c576101c4356001600160401b038111610cbe57610c8b9036906004016135e1565b610c9361360e565b9060a036610203190112610cba576101d192610cad613b22565b610cb5613ddc565b613ecd565b8380fd5b5080fd5b503461025c57602036600319011261025c5760408160a09260808351610ce7816137b0565b8281528260208201528285820152826060820152015260043581526002602052206001600160401b0360405191610d1d836137b0565b548160ff8216151593848152816020820160ff8560081c16151581526040830190828660101c1682528260806060860195828960501c168752019660901c1686526040519788525115156020880152511660408601525116606084015251166080820152f35b503461025c57602036600319011261025c57600435906001600160401b03821161025c576020610db6366004850161355b565b6040519060061b8092823720604051908152f35b503461025c578060031936011261025c57610e8690610e087f000000000000000000000000000000000000000000000000000000000000000061505e565b90610e327f000000000000000000000000000000000000000000000000000000000000000061505e565b906020610e9460405193610e468386613815565b8385525f3681376040519687967f0f00000000000000000000000000000000000000000000000000000000000000885260e08589015260e08801906136e8565b9086820360408801526136e8565b904660608601523060808601528260a086015284820360c08601528080855193848152019401925b828110610ecb57505050500390f35b835185528695509381019392810192600101610ebc565b503461025c578060031936011261025c57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461025c57610f3236613665565b9591939492610f3f613b22565b610f498484613b96565b93610f53816147f2565b6020850180518a52600360205260408a2096610f708883516148fe565b87549062ffffff8260681c16948260e81c958681115f146114ba5762ffffff80915b169360b81c166114b2575b63ffffffff60208c019381610fb18661390f565b911691829116106114a0575091610fe98c888f9594610fee958f8f610fe090610fd98961390f565b908d614a0a565b89518b8f614a6c565b61390f565b9760405199610ffc8b6137fa565b828b5260208b019683885260408c019a848c5260608d019785895280155f1461148f575084905b63ffffffff81168e528161103960608a0161389a565b6001600160401b031661104e60a08b0161390f565b63ffffffff1661105d91613920565b6001600160401b03169061107091613933565b6001600160401b03168a5261108690888c614dee565b9061109091613933565b6001600160401b03168b52604089019c6110a98e61377c565b916110b392613c86565b6001600160401b031686526060016110ca90613b15565b611473575b805460ff191660031781556111146110f26110ed6101408a0161390f565b6149bd565b825464ffffffffff60801b191660809190911b64ffffffffff60801b16178255565b6101a0870135151580611463575b80611452575b6113a1575b505083516001600160401b031687516001600160401b031661114e91613933565b83516001600160401b031661116291613933565b9786518b52600260205260408b2094516001600160401b0316855460501c6001600160401b03169061119391613933565b855471ffffffffffffffff00000000000000000000191660509190911b71ffffffffffffffff000000000000000000001617855587516001600160401b031684516001600160401b03166111e691613790565b855460901c6001600160401b0316906111fe91613790565b855467ffffffffffffffff60901b191660909190911b67ffffffffffffffff60901b1617855588855460101c6001600160401b03169061123d91613790565b855469ffffffffffffffff0000191660109190911b69ffffffffffffffff0000161785558651915192602001986112738a61377c565b915163ffffffff169489516001600160401b031690516001600160401b031690604051968752602087015260408601526001600160401b031660608501526001600160a01b03169260807fd9ded24bd815c1584290f4ced0635571888debd9e52c0818366ded204a99eaac91a45460081c60ff1661137f575b50506001600160401b03815116151580611352575b61132c5783807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b6001600160401b0361134961134361074e9561377c565b9361377c565b91511691613d69565b5061137961135f8461377c565b6113688461377c565b6001600160401b0384511691614c4f565b15611301565b61139a9151906101cb60206113938861377c565b920161377c565b5f806112ec565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169064ffffffffff6113de6020870161377c565b915460801c16823b15610cba57604051630245012d60e41b81526001600160a01b0392909216600483015264ffffffffff1660248201529082908290604490829084905af18015611447571561112d578161143891613815565b61144357895f61112d565b8980fd5b6040513d84823e3d90fd5b5062ffffff815460d01c1615611128565b5061ffff815460a81c1615611122565b61148a885161148460208a0161377c565b90613cf6565b6110cf565b61149a90888c614dee565b90611023565b8d60449163ffffffff6107a08761390f565b859250610f9d565b5062ffffff8087610f92565b503461025c578060031936011261025c5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461025c57606036600319011261025c576040519060608201908282106001600160401b038311176115a357602061027d60408585825263ffffffff60043591828152611556613625565b90818782015260443594859101521691608092604051927fbb229e1259c9e8bfd24e1aa7ba7a2e6dfab7a709b0607dfa27dbd30701e16b7e84526020840152604083015260608201522090565b80634e487b7160e01b602492526041600452fd5b503461025c57602036600319011261025c576040519061014082018281106001600160401b03821117611724576040528082526020820181815260408301828152606084018381526080850184815260a086019085825260c087019286845260e08801948786526101008901968888526101208a0198808a52600435815260036020526040902080549060ff8216809c8360a81c61ffff1689528360081c60ff161515855261166582613647565b528160e81c8a528160681c62ffffff1685528160501c62ffffff168452600101548a528060d01c62ffffff1688528060b81c62ffffff16875260801c64ffffffffff168452604051996116b781613647565b8a5251151560208a01525163ffffffff1660408901525163ffffffff166060880152516001600160401b031660808701525161ffff1660a08601525163ffffffff1660c08501525163ffffffff1660e08401525163ffffffff166101008301525161012082015261014090f35b602482634e487b7160e01b81526041600452fd5b503461025c578060031936011261025c57602060405160108152f35b503461025c5760e036600319011261025c5760405160e081018181106001600160401b0382111761187c57604052600435815261178f613625565b602082019081526040820160443581526117a7613638565b606084019081526084359063ffffffff82168203611878576080850191825260a085019260a435845260c435966001600160a01b038816880361025c5750602096926001600160a01b03949263ffffffff9260c0890195865283604051988b8a019a7f3da2b131262afadb14fbeee591703d5b9d6e5e87535dc5727254b9266f46da478c525160408b01525116606089015251608088015251151560a0870152511660c08501525160e08401525116610100820152610100815261186d61012082613815565b519020604051908152f35b8580fd5b602483634e487b7160e01b81526041600452fd5b503461025c5761012036600319011261025c5750602061027d613e13565b503461025c57606036600319011261025c57600435906118cc613625565b6118d46135b7565b906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303611b12578383526003602052604083209182549460ff86169061192382613647565b8115611af7575060039061193681613647565b146119ee575b5090919250600161ffff835460a81c160161ffff81116119da57825461ffff60a81b191660a89190911b61ffff60a81b16178255611979906149db565b62ffffff825460b81c1680159081156119cb575b50611996578280f35b62ffffff60b81b1979ffffff000000000000000000000000000000000000000000000083549260b81b1691161790555f808280f35b905062ffffff8216105f61198d565b602484634e487b7160e01b81526011600452fd5b61ffff8560a81c1615808091611ae3575b611ac6578495819593949591611ab5575b50611a1f575b9291909261193c565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690813b15611ab1576001600160a01b03602484928360405195869485937fa7e21e800000000000000000000000000000000000000000000000000000000085521660048401525af180156114475715611a165781611aa691613815565b611ab157825f611a16565b8280fd5b62ffffff915060d01c16155f611a10565b60248564ffffffffff8863a21a5eab60e01b835260801c16600452fd5b5064ffffffffff8660801c164210156119ff565b604491869163276065d160e21b83526004526107fc81613647565b60048363ba160f4360e01b8152fd5b503461025c5736600319016101808112610cbe576101201361025c576101243563ffffffff8116808203611ab15761014435906001600160401b038211610cba5736602383011215610cba576001600160401b03826004013511610cba57366024606084600401350284010111610cba576001600160401b036101643511610cba5736602361016435011215610cba576001600160401b03610164356004013511610cba5736602460a061016435600401350261016435010111610cba57611be7613e13565b90611bf0614705565b81855260036020526040852091611c0783826148fe565b83600401351561231157825460ff8160101c1692608060016040519580838801520160051b85010160405262ffffff8260681c1690866004013582019162ffffff875460d01c16801515806122e7575b6122c7575063ffffffff611c696138d6565b16831180156122ac575b6122805763ffffffff81611c856138fc565b01168203612240575050608084015186600401350280610164356004013503612209575081611d2662ffffff611d48936002611ccd63ffffffff8e9d999c9860301c166149bd565b6fffffff00000000000000000000000000199091167fffffffffffffffffffffffffffffffff000000ffffffffffffffffffffffff0090951694909417911660681b6fffffff0000000000000000000000000016178755565b855464ffffffffff60801b191660809190911b64ffffffffff60801b16178555565b600184015494865b82600401358110611d65578787600188015580f35b611d7781846004013560248601613b05565b9360808601518202611d87614e9f565b94611e0e611ddb883563ffffffff808816870116889091608092604051927fbb229e1259c9e8bfd24e1aa7ba7a2e6dfab7a709b0607dfa27dbd30701e16b7e84526020840152604083015260608201522090565b97611dfe89896042916040519161190160f01b8352600283015260228201522090565b6020604083013592013590614fef565b50611e1881613647565b15908115916121eb575b506121c8578a805b60808a015182101561212257611e408285613d5c565b610164356004013581101561210e576001600160a01b03611e6b606460a0840261016435010161377c565b92166001600160a01b038316118015906120ec575b6120b757611f5f818f926101008b8b8f8c9063ffffffff611eae602460a0611f40990261016435010161390f565b9281611ec4606460a08c0261016435010161377c565b95604051977f3da2b131262afadb14fbeee591703d5b9d6e5e87535dc5727254b9266f46da4789526020890152160116604085015260608401526001608084015260a0830152604460a086026101643501013560c083015260e0820152208c6042916040519161190160f01b8352600283015260228201522090565b608460a060a48185026101643501013593026101643501013590614fef565b50909190611f6c81613647565b1591821592611fef575b5050611fbb5760808a0151821015611fa757806001600160a01b036001921660a08460051b8d010152910190611e2a565b60248d634e487b7160e01b81526032600452fd5b7fd1e81f96000000000000000000000000000000000000000000000000000000008d526001600160a01b031660045260248cfd5b9091506001600160a01b03604051917f2d8417990000000000000000000000000000000000000000000000000000000083521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156120ab579161207d575b506001600160a01b03808316911614158d8f611f76565b61209e915060203d81116120a4575b6120968183613815565b810190613836565b8e612066565b503d61208c565b604051903d90823e3d90fd5b60248e6001600160a01b03847f3202194900000000000000000000000000000000000000000000000000000000835216600452fd5b506001600160a01b036120fd613738565b166001600160a01b03831614611e80565b60248e634e487b7160e01b81526032600452fd5b5050979695505091925095835263ffffffff8087168201166020840152866040840152608060608401526001608084015160051b60a00184209661216e81886004013560248a01613b05565b3563ffffffff80831685011660208701526040860152606080860152837fc87f3648224f068475bd39a5ff1d79b7ad94eabd3a08f33812f8c497d1db6491608087015160051b60800160208801a201949190929394611d50565b60248b6001600160a01b036121db613722565b639a7d38d960e01b835216600452fd5b90506001600160a01b03806121fe613722565b16911614158c611e22565b886044917f684bd54c0000000000000000000000000000000000000000000000000000000082526101643560040135600452602452fd5b60449163ffffffff8b926122526138fc565b0116907f7dd23e5a000000000000000000000000000000000000000000000000000000008352600452602452fd5b60248a847ffc0f4d92000000000000000000000000000000000000000000000000000000008252600452fd5b5062ffffff8460181c1662ffffff8560501c16018311611c73565b8a62ffffff6122d760249361370c565b630540ae4560e51b835216600452fd5b5060843563ffffffff811680820361230d578561230691849350613d5c565b1015611c57565b8c80fd5b6004867fa335edb8000000000000000000000000000000000000000000000000000000008152fd5b503461025c57608036600319011261025c576020612371612358613625565b6123606135b7565b612368613638565b91600435613953565b6040519015158152f35b503461025c5736600319016104008112610cbe576101c01361025c576101c4356001600160401b038111610cbe576123b79036906004016135e1565b906123c061360e565b9060a036610203190112610cba57610120366102a3190112610cba576103c4356001600160401b038111612885576123fc9036906004016135e1565b9290936103e4356001600160401b0381116128775761241f9036906004016135e1565b61242a969196613b22565b612432613ddc565b966101406040517f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f81526101206102a460208301372096878a52600360205260ff60408b20541661248281613647565b80612a995750886102a43503612a535761249a613855565b6084356001600160401b0381169182820361230d576001600160401b0391501611612a0e5763ffffffff6124cc6138ae565b161580156129d4575b61298f576124e161386c565b6001600160401b03806124f2613883565b169116118015612976575b61293157606435906001600160a01b038216820361292d5761253294612524928a90613e4a565b8661252d61374e565b613e4a565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169261256561374e565b6001600160a01b036040519163636f35d360e01b8352166004820152602081602481885afa908115612922578891612903575b506001600160a01b03806125aa613765565b169116036128b957906125be929186613ecd565b8284526002602052604084206125f26001600160401b036125dd613855565b1663ffffffff6125eb6138ae565b1690613920565b6001600160401b03825460101c169081811161288957916126626126979261264f6126296001600160401b038b9897168093613933565b845469ffffffffffffffff0000191660109190911b69ffffffffffffffff000016178455565b6001600160401b03835460501c16613790565b71ffffffffffffffff000000000000000000001971ffffffffffffffff0000000000000000000083549260501b169116179055565b828252600360205260408220805460e43560ff81168103612885576201000063ffffffff6126c36138e9565b16101561287b5763ffffffff6126d76138e9565b16905b610144359063ffffffff821682036128775762ff000069ffffffff0000000000008365ffffff000000945060301b1694600169ffffffff000000000000199165ffffffff00ff191617169160101b16179160181b16171790556101a435612808575b5050612746613765565b9161274f61374e565b92612758613855565b6127606138c2565b6127686138ae565b9061277161386c565b92604051976001600160a01b031688526001600160401b0316602088015263ffffffff16604087015263ffffffff1660608601526001600160401b031660808501526001600160a01b03169260a07f9b4c5b02e5813eccd82a877e9fccbb9f26f73e8cb3b78d9b3a2b89a72760330e91a4807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b612810613765565b813b15611ab1576001600160a01b03602484928360405195869485937ff435f5a70000000000000000000000000000000000000000000000000000000085521660048401525af18015611447571561273c578161286c91613815565b611ab157825f61273c565b8680fd5b62010000906126da565b8480fd5b86906044927fc929176c000000000000000000000000000000000000000000000000000000008352600452602452fd5b6044876001600160a01b036128cc61374e565b816128d5613765565b917ff444bc230000000000000000000000000000000000000000000000000000000085521660045216602452fd5b61291c915060203d6020116120a4576120968183613815565b5f612598565b6040513d8a823e3d90fd5b8a80fd5b606460405163b3d3cc5560e01b815260206004820152600860248201527f646561646c696e650000000000000000000000000000000000000000000000006044820152fd5b506001600160401b0361298761386c565b1642116124fd565b606460405163b3d3cc5560e01b815260206004820152600860248201527f7365676d656e74730000000000000000000000000000000000000000000000006044820152fd5b506129fa63ffffffff6129e56138c2565b1663ffffffff6129f36138ae565b1690613d5c565b63ffffffff612a076138d6565b16106124d5565b606460405163b3d3cc5560e01b815260206004820152600560248201527f70726963650000000000000000000000000000000000000000000000000000006044820152fd5b60405163b3d3cc5560e01b815260206004820152600560248201527f6f666665720000000000000000000000000000000000000000000000000000006044820152606490fd5b8a6044918a63276065d160e21b83526004526107fc81613647565b503461025c57604036600319011261025c576001600160a01b036040612ad861358b565b9282612ae26135a1565b9416815260046020522091165f52602052602060405f2054604051908152f35b50346130245736600319016103208112613024576101c01361302457610120366101c3190112613024576102e4356001600160401b03811161302457612b4c90369060040161355b565b916001600160401b0361030435116130245736602361030435011215613024576001600160401b0361030435600401351161302457366024610304356004013560051b6103043501011161302457612ba2613b22565b5f6020604051612bb1816137df565b82815201526101e06040517f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be13181526101c0600460208301372091826101c43503612a53576101406040517f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f81526101206101c460208301372060405193612c37856137df565b8452602084015260208301515f52600360205260405f2080549260ff8416612c5e81613647565b60028103613538575064ffffffffff8460801c1680421061350d575061ffff8460a81c166134e85760e884901c9360681c62ffffff16848111156134e1575b60405194612caa866137fa565b5f86525f60208701525f60408701525f606087015280155f146134ae57505f905b62ffffff811686526001600160401b036102243516610224350361302457610264359163ffffffff83168303613024576001600160401b03612d2b612d56612d6f9483612d318682612d2b63ffffffff8c839d5016826102243516613920565b16613933565b1660208c015263ffffffff62ffffff85612d4c61022461389a565b1692161690613920565b612d6a612d64826004615027565b92614c42565b614c42565b1660408501525f945f9461ffff6101043516610104350361302457919694909392612710612db061ffff61010435166001600160401b036102243516613920565b04905f985f965b61030435600401358810156130725760248860051b610304350101359a608219610304353603018c121561302457604463ffffffff918d612dff60248261030435010161390f565b91612e166103043583016064810190602401613c41565b948592919360405197889660a088019460208901521660408701526103043501013560608501526080808501525260c0820190925f905b808210613046575050612e69925003601f198101835282613815565b80516020919091012095612e89610304358d016064810190602401613c41565b90501561302857612ea160248d61030435010161390f565b63ffffffff610244351661024435036130245763ffffffff80610244351691160363ffffffff81116130105763ffffffff62ffffff865460501c16911610612ffd57612ef9610304358d016064810190602401613c41565b9890508815612fe9578c9886049a612f1f5f9a5b61030435016064810190602401613c41565b90508a1015612f8e578d612f47612f34613722565b9161030435016064810190602401613c41565b8c1015612f7a578f9b612f738f92612f1f946107486001600160401b0360019616928560051b0161377c565b019a612f0d565b634e487b7160e01b5f52603260045260245ffd5b93979c612fd892969a9c91959950612fd1600194989c6001600160401b03612fc88194602460648261030435010191610304350101613c41565b92905016613920565b1690613790565b995b01969294909793959195612db7565b634e487b7160e01b5f52601260045260245ffd5b9397600191959992969b50969296612fda565b634e487b7160e01b5f52601160045260245ffd5b5f80fd5b93979891959a60019195506044906103049894983501013598612fda565b916001919350602080916001600160a01b03613061886135cd565b168152019401920184929391612e4d565b8583888b8d8f8a9060018601540361348657845460501c62ffffff1661347257508115155b61344a576130b86130bd926001600160401b03946130b3613722565b613c86565b613790565b16606083015260ff815460081c16613438575b805460ff191660031781556101a435151580613428575b80613417575b613362575b5061312f61311b6001600160401b036020840151166001600160401b0360408501511690613933565b6001600160401b0360608401511690613933565b91805184526002602052604084209261319b6131656001600160401b036020860151166001600160401b03875460501c16613933565b855471ffffffffffffffff00000000000000000000191660509190911b71ffffffffffffffff0000000000000000000016178555565b6132016131d96131c66001600160401b036040870151166001600160401b0360608801511690613790565b6001600160401b03875460901c16613790565b855467ffffffffffffffff60901b191660909190911b67ffffffffffffffff60901b16178555565b61324161321b826001600160401b03875460101c16613790565b855469ffffffffffffffff0000191660109190911b69ffffffffffffffff000016178555565b8151936020830151946101e435956001600160a01b03871691828803610a56577fd9ded24bd815c1584290f4ced0635571888debd9e52c0818366ded204a99eaac608060ff966001600160401b0363ffffffff8b5116918b82606081604084015116920151169060405194855260208501526040840152166060820152a45460081c1661332b575b506001600160401b03604082015116613304575b82807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b613324916001600160401b03604061331a613722565b9301511691613d69565b81806132dd565b516044356001600160a01b038116810361288557602435906001600160a01b03821682036118785761335c92614e20565b836132c9565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906101e435906001600160a01b0382168203613024575460801c64ffffffffff16823b1561302457604051630245012d60e41b81526001600160a01b0392909216600483015264ffffffffff166024820152905f908290604490829084905af1801561340c57156130f2576134049193505f90613815565b5f91836130f2565b6040513d5f823e3d90fd5b5062ffffff815460d01c16156130ed565b5061ffff815460a81c16156130e7565b6134458351611484613738565b6130d0565b7f62800d8c000000000000000000000000000000000000000000000000000000005f5260045ffd5b6040518360061b9081868237201415613097565b7fe711a03f000000000000000000000000000000000000000000000000000000005f5260045ffd5b6134da612d566001600160401b039263ffffffff846134d160606101c40161389a565b16911690613920565b1690612ccb565b5083612c9d565b62ffffff6134fa818660b81c1661370c565b630540ae4560e51b5f521660045260245ffd5b7f748f19eb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b602086015163276065d160e21b5f5260045261355381613647565b60245260445ffd5b9181601f84011215613024578235916001600160401b038311613024576020808501948460061b01011161302457565b600435906001600160a01b038216820361302457565b602435906001600160a01b038216820361302457565b604435906001600160a01b038216820361302457565b35906001600160a01b038216820361302457565b9181601f84011215613024578235916001600160401b038311613024576020838186019501011161302457565b6101e435906001600160401b038216820361302457565b6024359063ffffffff8216820361302457565b60643590811515820361302457565b6004111561365157565b634e487b7160e01b5f52602160045260245ffd5b9060031982016103a08112613024576101c013613024576004916101206101c319820112613024576101c49160806102e319830112613024576102e491610364356001600160401b03811161302457816136c1916004016135e1565b9290929161038435906001600160401b038211613024576136e49160040161355b565b9091565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b62ffffff5f199116019062ffffff821161301057565b6044356001600160a01b03811681036130245790565b6024356001600160a01b03811681036130245790565b6102e4356001600160a01b03811681036130245790565b6102c4356001600160a01b03811681036130245790565b356001600160a01b03811681036130245790565b906001600160401b03809116911601906001600160401b03821161301057565b60a081019081106001600160401b038211176137cb57604052565b634e487b7160e01b5f52604160045260245ffd5b604081019081106001600160401b038211176137cb57604052565b608081019081106001600160401b038211176137cb57604052565b90601f801991011681019081106001600160401b038211176137cb57604052565b9081602091031261302457516001600160a01b03811681036130245790565b610304356001600160401b03811681036130245790565b610384356001600160401b03811681036130245790565b610164356001600160401b03811681036130245790565b356001600160401b03811681036130245790565b6103443563ffffffff811681036130245790565b6103243563ffffffff811681036130245790565b60a43563ffffffff811681036130245790565b60c43563ffffffff811681036130245790565b60843563ffffffff811681036130245790565b3563ffffffff811681036130245790565b8181029291811591840414171561301057565b906001600160401b03809116911603906001600160401b03821161301057565b9093926001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163303613af657815f52600360205260405f209182549561ffff8760a81c16968715613ae357839081613ad2575b5083975f19019061ffff8211613010576139df8692839061ffff60a81b1961ffff60a81b83549260a81b169116179055565b613ac1575b905061ffff91505460a81c16613abb575062ffffff60b81b19815416815554600360ff8216613a1281613647565b1480613aab575b613a21575050565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691823b1561302457604051630245012d60e41b81526001600160a01b03909116600482015260809190911c64ffffffffff166024820152905f9082908183816044810103925af1801561340c57613a9f5750565b5f613aa991613815565b565b5062ffffff8160d01c1615613a19565b93505050565b613aca926145b1565b5f80836139e4565b60d01c62ffffff161593505f6139ad565b826320a0210360e01b5f5260045260245ffd5b63ba160f4360e01b5f5260045ffd5b9190811015612f7a576060020190565b3580151581036130245790565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c613b6e5760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b6101e0905f6020604051613ba9816137df565b82815201526101c0604051917f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be13183526020830137209081813503612a535761014090610120604051917f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f835260208301372060405191613c28836137df565b8252602082015290565b3561ffff811681036130245790565b903590601e198136030182121561302457018035906001600160401b03821161302457602001918160051b3603831361302457565b9190811015612f7a5760061b0190565b5f939284925b818410613c995750505050565b90919294613cec600191613cd6613cb9613cb48a8888613c76565b61377c565b613ccf6020613cc98c8a8a613c76565b0161389a565b9088613d69565b613ce66020613cc98a8888613c76565b90613790565b9501929190613c8c565b90815f52600260205260ff60405f205460081c16613d58576001600160a01b0390825f52600260205260405f2061010061ff001982541617905516907f39c6192bcaef9c6d0130200c9b8603c70724bde6c62fc2100c333fb020fe08685f80a3565b5050565b9190820180921161301057565b916001600160401b0316918215613dd75760206001600160a01b03807f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d5931693845f526004835260405f208282165f52835260405f20613dca878254613d5c565b90556040519586521693a3565b505050565b6101e06040517f02ece96b2071c49edfc6471a528ab0a038b26c3683d155b2f7af5e2b304be13181526101c0600460208301372090565b6101406040517f9afe8dbb0ed7caca280e9cd5bd1304e1f7c6e00228e4c52e614457dae2583b6f8152610120600460208301372090565b929091613e79613e7e93613e5c614e9f565b6042916040519161190160f01b8352600283015260228201522090565b614fbb565b50613e8881613647565b1590811591613eb6575b50613e9a5750565b6001600160a01b0390639a7d38d960e01b5f521660045260245ffd5b90506001600160a01b03808316911614155f613e92565b909291925f93825f52600260205260405f209182549160ff8360081c1661459e57610164356001600160401b038116908181036130245781421161457257505060ff8316156142c8575b5050506001600160401b0383169182156142c157602435936001600160a01b038516928386141591826130245784331415806142a2575b61428f576084356001600160401b03811690818103613024575060a4359063ffffffff82169081830361302457613f859250613920565b825490613fc488613fbf6001600160401b038560101c16946001600160401b03613fb4818360501c1688613d5c565b9160901c1690613d5c565b613d5c565b8181116142615750506140009291613fdb91613790565b69ffffffffffffffff000082549160101b169069ffffffffffffffff00001916179055565b6130245781907fa726e6f7f364f2aaef428167ed3412713ee9887c0339487096d6318584f90f6f6020604051868152a3604435926001600160a01b0384169384810361302457505061022435806141ce575b506040516370a0823160e01b8152306004820152602081602481875afa90811561415f57859161419c575b50604051917f23b872dd000000000000000000000000000000000000000000000000000000008652600452306024528260445260208560648180885af1600186511481161561417d575b82604052856060521561416a576370a0823160e01b8252306004830152602082602481875afa801561415f57859061412b575b6141049250614c42565b918183036141125750505050565b6064945063049deddf60e31b8452600452602452604452fd5b506020823d602011614157575b8161414560209383613815565b810103126130245761410491516140fa565b3d9150614138565b6040513d87823e3d90fd5b60248585635274afe760e01b8252600452fd5b600181151661419357843b15153d1516166140c7565b823d87823e3d90fd5b90506020813d6020116141c6575b816141b760209383613815565b8101031261302457515f61407d565b3d91506141aa565b6102443560ff8116908181036130245750843b1561302457604051917fd505accf000000000000000000000000000000000000000000000000000000008352836004840152306024840152610204356044840152606483015260848201526102643560a48201526102843560c48201525f8160e48183885af115614052576142599194505f90613815565b5f925f614052565b7fb8ae55eb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b84638ccfb28960e01b5f5260045260245ffd5b506064356001600160a01b038116908181036130245750331415613f4e565b5050505050565b6084356001600160401b03811690818103613024575060a4359063ffffffff82169081830361302457816142fb91613920565b918215928315614560575b508215614551575b505061450d5760e43560ff8116808203613024578015918215614500575b50506144bc576101043561ffff81169081810361302457506101243561ffff811680820361302457612710926143629250613d5c565b11614478576101443563ffffffff81169081810361302457501561443457602435916001600160a01b038316928381036130245783156143f0578333036143b9575b5050505060ff191660011781555f8080613f17565b906143d192916143cb88613e5c614e9f565b90615137565b156143de578080806143a4565b639a7d38d960e01b5f5260045260245ffd5b606460405162e3701f60e71b815260206004820152600660248201527f636c69656e7400000000000000000000000000000000000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152600660248201527f77696e646f7700000000000000000000000000000000000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152601660248201527f7665726966794250532c2064656c6567617465425053000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152600660248201527f71756f72756d00000000000000000000000000000000000000000000000000006044820152fd5b6010925050115f8061432c565b606460405162e3701f60e71b815260206004820152601260248201527f6d617850726963652c207365676d656e747300000000000000000000000000006044820152fd5b62010000925050115f8061430e565b677fffffffffffffff1092505f614306565b507f67680913000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8463334e815d60e21b5f5260045260245ffd5b91906145bc826149db565b81549062ffffff8260d01c1680159081156146f6575b506146a6575b505060ff815416916145e983613647565b600383146146a05764ffffffffff60409260027f2c858835b06a488d1d2724206e4b64173d02f1d79c834e885d1e1ba8ea1532c19561462781613647565b1461466f575b6146577f000000000000000000000000000000000000000000000000000000000000000082614db6565b5460801c1663ffffffff8351921682526020820152a2565b80547fffffffffffffffffffffffffffffffff000000000000ffffffffffffffff00ff1681555f600182015561462d565b50505050565b7cffffff00000000000000000000000000000000000000000000000000007fffffff000000ffffffffffffffffffffffffffffffffffffffffffffffffffff9160d01b1691161781555f806145d8565b905062ffffff8216105f6145d2565b6024356001600160a01b03811690818114158061302457823314613dd7576044356001600160a01b0381168082036130245780331491821592614765575b505061474e57505050565b6130245750631bd2224f60e01b5f5260045260245ffd5b91509150506040519063636f35d360e01b825260048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561340c575f916147d3575b50826001600160a01b035f921614155f80614743565b6147ec915060203d6020116120a4576120968183613815565b5f6147bd565b60208101906001600160a01b036148088361377c565b163314613d58576040016001600160a01b036148238261377c565b1633149081159161485b575b506148375750565b6148486001600160a01b039161377c565b631bd2224f60e01b5f521660045260245ffd5b614865915061377c565b6001600160a01b036040519163636f35d360e01b83521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561340c575f916148df575b506001600160a01b03806148d48461377c565b16911614155f61482f565b6148f8915060203d6020116120a4576120968183613815565b5f6148c1565b90549060ff82169061490f82613647565b60018214613dd75761492082613647565b6002820361495257505064ffffffffff9060801c16804210156149405750565b63a21a5eab60e01b5f5260045260245ffd5b63276065d160e21b5f5260045261355381613647565b9062ffffff905460d01c1680928115159283614996575b5050506149895750565b6134fa62ffffff9161370c565b6149b39293506149ad608063ffffffff920161390f565b16613d5c565b1015815f8061497f565b63ffffffff1664ffffffffff42160164ffffffffff81116130105790565b63ffffffff1662010000811015614a025760010163ffffffff81116130105762ffffff1690565b506201000190565b929190614a2c63ffffffff80614a226080880161390f565b1693168093613d5c565b9362ffffff825460b81c1694858015159182614a61575b5050614a5457613aa9939450614968565b62ffffff6134fa8661370c565b10159050855f614a43565b959291949093602083019563ffffffff614a858861390f565b1615614c1457833514801590614bef575b614bc757601088118015614bad575b61344a57614af49260a0614abe60608a9b979b0161377c565b916080604051917f09433a1f9a997ad9bd78d2ec65225bcb8f6fa6f85381915f68e3064a48eac023835260208301372090613e4a565b5f945f915b808310614b8357505050614b34929163ffffffff6125eb6001600160401b03614b276060614b2e960161389a565b169261390f565b90615027565b90614b3f8282613d5c565b8311614b4a57505050565b90614b5491613d5c565b907f5b132648000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b909195614ba46001916001600160401b036129f36020613cc98c888a613c76565b96019190614af9565b506040518860061b90818682372060408401351415614aa5565b7faa3c8bc1000000000000000000000000000000000000000000000000000000005f5260045ffd5b50614bf98661390f565b63ffffffff80614c0b60a0890161390f565b16911611614a96565b505050915050614c2992506060915001613b15565b908115614c38575b50614bc757565b905015155f614c31565b9190820391821161301057565b6040516370a0823160e01b81523060048201529392906001600160a01b0316602085602481845afa94851561340c575f95614d82575b506001600160a01b03604051937fa9059cbb000000000000000000000000000000000000000000000000000000005f52166004528160245260205f60448180855af19260015f5114841615614d73575b8060405283956370a0823160e01b8252306004830152602082602481865afa90811561340c575f91614d3d575b614d0c9250614c42565b9215614d3757815b8303614d1f57505050565b63049deddf60e31b5f5260045260245260445260645ffd5b5f614d14565b90506020823d602011614d6b575b81614d5860209383613815565b8101031261302457614d0c915190614d02565b3d9150614d4b565b92813b15153d15161692614cd5565b9094506020813d602011614dae575b81614d9e60209383613815565b810103126130245751935f614c85565b3d9150614d91565b614dcd613aa992600260ff198454161783556149bd565b64ffffffffff60801b1964ffffffffff60801b83549260801b169116179055565b612d6a612d64614e156001600160401b039563ffffffff876134d16060614e1c990161389a565b8093615027565b1690565b90815f5260026020526001600160401b0360405f205460101c169283156146a0576001600160a01b0381614e94866020947f82e2892a448e73eb5899cfb1f57fe84062808f392476ac6cc9a9f40af2c53fe896885f526002875260405f2069ffffffffffffffff0000198154169055613d69565b6040519586521693a3565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016301480614f92575b15614efa577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152614f8c60c082613815565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614614ed1565b9060418303614fe557614fde9250602081013591604082359201355f1a906150b5565b9192909190565b50505f9160029190565b90614fde929160ff601b7f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff851694821c0116906150b5565b919061505a6127109161ffff6125eb610120856150528461504b6101008c01613c32565b1686613920565b049701613c32565b0490565b60ff811690601f821161508d576040519161507a604084613815565b6020808452838101919036833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841161512c579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561340c575f516001600160a01b0381161561512257905f905f90565b505f906001905f90565b5050505f9160039190565b929190833b615174579061514b9291614fbb565b5061515581613647565b15918261516157505090565b6001600160a01b03919250811691161490565b6064835f946020969460405194630b135d3f60e11b8652600486015260406024860152816044860152838501378281018201859052601f01601f191601915afa630b135d3f60e11b5f5114601f3d1116169056",
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

// PackMAXSEGMENTS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf161bb2e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_SEGMENTS() view returns(uint256)
func (jobEscrow *JobEscrow) PackMAXSEGMENTS() []byte {
	enc, err := jobEscrow.abi.Pack("MAX_SEGMENTS")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXSEGMENTS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf161bb2e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_SEGMENTS() view returns(uint256)
func (jobEscrow *JobEscrow) TryPackMAXSEGMENTS() ([]byte, error) {
	return jobEscrow.abi.Pack("MAX_SEGMENTS")
}

// UnpackMAXSEGMENTS is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf161bb2e.
//
// Solidity: function MAX_SEGMENTS() view returns(uint256)
func (jobEscrow *JobEscrow) UnpackMAXSEGMENTS(data []byte) (*big.Int, error) {
	out, err := jobEscrow.abi.Unpack("MAX_SEGMENTS", data)
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
// the contract method with ID 0x22e14c3a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commit((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, uint32 first, (bytes32,bytes32,bytes32)[] claims, (uint32,bytes32,address,bytes32,bytes32)[] votes) returns()
func (jobEscrow *JobEscrow) PackCommit(l Lease, first uint32, claims []Claim, votes []Vote) []byte {
	enc, err := jobEscrow.abi.Pack("commit", l, first, claims, votes)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x22e14c3a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commit((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, uint32 first, (bytes32,bytes32,bytes32)[] claims, (uint32,bytes32,address,bytes32,bytes32)[] votes) returns()
func (jobEscrow *JobEscrow) TryPackCommit(l Lease, first uint32, claims []Claim, votes []Vote) ([]byte, error) {
	return jobEscrow.abi.Pack("commit", l, first, claims, votes)
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
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,uint16,uint32,uint32,uint32,bytes32) s)
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
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,uint16,uint32,uint32,uint32,bytes32) s)
func (jobEscrow *JobEscrow) TryPackLeaseOf(lease [32]byte) ([]byte, error) {
	return jobEscrow.abi.Pack("leaseOf", lease)
}

// UnpackLeaseOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x621d2b97.
//
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,uint16,uint32,uint32,uint32,bytes32) s)
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
// the contract method with ID 0x01f8ffae.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function release((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (address,uint64)[] payees, (uint32,bytes32,address[])[] awards) returns()
func (jobEscrow *JobEscrow) PackRelease(o Offer, l Lease, payees []Payee, awards []Award) []byte {
	enc, err := jobEscrow.abi.Pack("release", o, l, payees, awards)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRelease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01f8ffae.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function release((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64) l, (address,uint64)[] payees, (uint32,bytes32,address[])[] awards) returns()
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
// Solidity: event Claimed(bytes32 indexed lease, uint32 segment, bytes32 hash, address[] verifiers)
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
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token_\",\"type\":\"address\"},{\"internalType\":\"uint96\",\"name\":\"minimumStake_\",\"type\":\"uint96\"},{\"internalType\":\"uint64\",\"name\":\"unbondDelay_\",\"type\":\"uint64\"},{\"internalType\":\"uint96\",\"name\":\"leaseLock_\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"verdictCut_\",\"type\":\"uint96\"},{\"internalType\":\"address\",\"name\":\"escrow_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"game_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"AuthorizationExpired\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"BadNodeSignature\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"moved\",\"type\":\"uint256\"}],\"name\":\"InexactToken\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidShortString\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"NodeTaken\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"NotLocked\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"NotNodesOperator\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingUnbonding\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OnlyBy\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"bits\",\"type\":\"uint8\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SafeCastOverflowedUintDowncast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"locked\",\"type\":\"uint256\"}],\"name\":\"StakeLocked\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"wanted\",\"type\":\"uint96\"}],\"name\":\"StakeTooSmall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"name\":\"StillUnbonding\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"str\",\"type\":\"string\"}],\"name\":\"StringTooLong\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroAmount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"Authorized\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"EIP712DomainChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"Revoked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"toWinner\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"burned\",\"type\":\"uint96\"}],\"name\":\"Slashed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"}],\"name\":\"Staked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"name\":\"UnbondRequested\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"}],\"name\":\"Unbonded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"CUTS_PER_LOCK\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"activeOperatorOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"authorize\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"until\",\"type\":\"uint64\"}],\"name\":\"cool\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"creditOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"escrow\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"game\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"hashAuthorization\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"hold\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"isActive\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"leaseLock\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"\",\"type\":\"uint96\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"lock\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"locksOf\",\"outputs\":[{\"components\":[{\"internalType\":\"uint16\",\"name\":\"open\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"cooling\",\"type\":\"uint16\"},{\"internalType\":\"uint64\",\"name\":\"coolUntil\",\"type\":\"uint64\"}],\"internalType\":\"structOperatorRegistry.Locks\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"minimumStake\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"\",\"type\":\"uint96\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"operatorOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"}],\"name\":\"requestUnbond\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"revoke\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"signerOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"first\",\"type\":\"address\"}],\"name\":\"slashLock\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"}],\"name\":\"slashVerifier\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"}],\"name\":\"stake\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"stakeOf\",\"outputs\":[{\"components\":[{\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"unbonding\",\"type\":\"uint96\"},{\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"internalType\":\"structOperatorRegistry.Stake\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"token\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"unbond\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"unbondDelay\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"verdictCut\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"\",\"type\":\"uint96\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "OperatorRegistry",
	Bin: "0x61024080604052346103195760e0816124218038038091610020828561031d565b8339810103126103195761003381610354565b9061004060208201610368565b60408201516001600160401b0381169391908481036103195761006560608501610368565b9161007260808601610368565b9361008b60c061008460a08901610354565b9701610354565b9660405161009a60408261031d565b600881526020810190671a5b99995c9b995d60c21b8252604051916100c060408461031d565b600183526020830191603160f81b83526100d98161037c565b610120526100e68461037c565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261014f60c08261031d565b5190206080523060c052813b15908115610307575b81156102fe575b506102c5576001600160601b038516801580156102e5575b6102c557600585901c60016001605b1b0316106102c5576001600160a01b0386161580156102d4575b6102c55761016052610180526101a0526101c0526101e052610200526102205260405161203990816103e8823960805181611f56015260a05181612013015260c05181611f27015260e05181611fa501526101005181611fcb015261012051816108e50152610140518161090f015261016051818181610171015281816103c401528181610a2301526111770152610180518181816102cf01526117d201526101a051818181610fb0015261120801526101c05181818161020f015281816106c5015281816116d40152611df801526101e05181818161085b01526113070152610200518181816101bc015281816104ae0152818161073e015261156101526102205181818161053f0152818161064401526108230152f35b634762470b60e11b5f5260045ffd5b506001600160a01b038716156101ac565b506001600160481b036001600160601b03861611610183565b9050155f61016b565b6001600160601b038416159150610164565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761034057604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b038216820361031957565b51906001600160601b038216820361031957565b601f8151116103a7576020815191015160208210610398571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe6080806040526004361015610012575f80fd5b5f905f3560e01c9081630f723a30146116b757508063245012d0146115355780632694faaf146113495780632d8417991461132b5780632e0c9d29146112e85780632f157661146112ce578063426233601461122c57806351127fca146111e857806351cff8d9146110f85780635b5175d5146110b7578063636f35d314611083578063693ec9a314610eb657806374a8f10314610db15780637580725014610d7957806381e2973a146109e357806384b0196e146108cb5780639f8a13d714610894578063a6f28c06146107f5578063a7e21e801461071a578063b932d06a14610600578063c3f9ab5814610563578063c3fe3e281461051f578063cb8876c2146104d2578063e2fdcc171461048e578063e4da61ab146102f3578063ec5ffac2146102af578063f435f5a7146101985763fc0c546a14610152575f80fd5b3461019557806003193601126101955760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b5034610195576020366003190112610195576101b26116f8565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361029d57506001600160a01b031681526002602052604081209061023561020583611dd8565b6001600160601b037f000000000000000000000000000000000000000000000000000000000000000016906118a1565b9180549268ffffffffffffffffff841681811061027f578361027c8461026161ffff8960b81c16611789565b61ffff60b81b1961ffff60b81b83549260b81b169116179055565b80f35b630bb73f1160e01b84526004526001600160601b0316602452604482fd5b63198496f960e31b8352600452602482fd5b503461019557806003193601126101955760206040516001600160601b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101955760203660031901126101955761030d6116f8565b906103166119b3565b33815260026020526040812080549268ffffffffffffffffff8460481c169182156104665764ffffffffff8560901c169485421061043a5768ffffffffffffffffff955061036382611dd8565b958691161061040e576103e893945071ffffffffffffffffff0000000000000000001981541690556040518281526001600160a01b038216907f5387604fc7962e79f1cbf9f87dbff9aa58e5f7d3b4bc54f5892feb605b66e84a60203392a37f0000000000000000000000000000000000000000000000000000000000000000611a27565b807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b602484867f387def3a000000000000000000000000000000000000000000000000000000008252600452fd5b602485877fbe8a527b000000000000000000000000000000000000000000000000000000008252600452fd5b6004847f262b9d74000000000000000000000000000000000000000000000000000000008152fd5b503461019557806003193601126101955760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b5034610195576060366003190112610195576104ec6116f8565b6104f461170e565b906044359267ffffffffffffffff841684036101955760206105178585856118ae565b604051908152f35b503461019557806003193601126101955760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b5034610195576020366003190112610195576060906001600160a01b036105886116f8565b610590611850565b50168152600260205267ffffffffffffffff604082205461ffff808260b81c16938260d81c928342105f146105fa5782915060c81c165b604080516105d4816117fe565b868152836020820193168352019283526040519485525116602084015251166040820152f35b506105c7565b50346101955760603660031901126101955761061a6116f8565b9061062361170e565b91604435926001600160a01b03841693848103610716576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361070457506001600160a01b03831694858552600260205261ffff604086205460b81c16156106f157849561027c955260026020526106b46040872061026161ffff825460b81c16611775565b6106eb5750805b6001600160601b037f00000000000000000000000000000000000000000000000000000000000000001692611bbc565b906106bb565b6024858763339396f560e11b8252600452fd5b63198496f960e31b8552600452602484fd5b8380fd5b5034610195576020366003190112610195576107346116f8565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361029d57506001600160a01b03169081815260026020526040812080549261ffff8460c81c169384159081156107e7575b506107d557506107c46107a861027c9394611775565b825461ffff60c81b191660c89190911b61ffff60c81b16178255565b61026161ffff825460b81c16611789565b63339396f560e11b8352600452602482fd5b905060d81c4210155f610792565b50346101955760403660031901126101955761080f6116f8565b9061081861170e565b916001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169283330361088157908161027c926001600160601b037f00000000000000000000000000000000000000000000000000000000000000001692611bbc565b6024838563198496f960e31b8252600452fd5b50346101955760203660031901126101955760206001600160a01b036108c06108bb6116f8565b61179d565b161515604051908152f35b5034610195578060031936011261019557610987906109097f0000000000000000000000000000000000000000000000000000000000000000611ec6565b906109337f0000000000000000000000000000000000000000000000000000000000000000611ec6565b90602061099560405193610947838661182e565b8385525f3681376040519687967f0f00000000000000000000000000000000000000000000000000000000000000885260e08589015260e0880190611751565b908682036040880152611751565b904660608601523060808601528260a086015284820360c08601528080855193848152019401925b8281106109cc57505050500390f35b8351855286955093810193928101926001016109bd565b5034610c2a5760c0366003190112610c2a576109fd61173b565b60a0366023190112610c2a576001600160601b0390610a1a6119b3565b168015610d51577f000000000000000000000000000000000000000000000000000000000000000060443580610cb0575b506001600160a01b03166040516370a0823160e01b8152306004820152602081602481855afa908115610ca5578491610c73575b50604051907f23b872dd00000000000000000000000000000000000000000000000000000000855233600452306024528360445260208560648180875af16001865114811615610c54575b826040528560605215610c41576370a0823160e01b8252306004830152602082602481865afa8015610c36578590610bfe575b610b079250611baf565b90828203610be45750503382526002602052610b328168ffffffffffffffffff6040852054166118a1565b68ffffffffffffffffff8111610bcd5768ffffffffffffffffff1633835260026020526040832068ffffffffffffffffff821668ffffffffffffffffff1982541617905560405191825260208201527f71731867380c05632ec797237fd4d11da5b8d161a4504ce9dc7c5970ced1868160403392a2807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b6306dfcc6560e41b83526048600452602452604482fd5b91839263049deddf60e31b60649552600452602452604452fd5b506020823d602011610c2e575b81610c186020938361182e565b81010312610c2a57610b079151610afd565b5f80fd5b3d9150610c0b565b6040513d87823e3d90fd5b60248584635274afe760e01b8252600452fd5b6001811516610c6a57833b15153d151616610aca565b823d87823e3d90fd5b90506020813d602011610c9d575b81610c8e6020938361182e565b81010312610c2a57515f610a7f565b3d9150610c81565b6040513d86823e3d90fd5b6001600160a01b0382169060643560ff8116809103610c2a57823b15610c2a5760e45f928360405195869485937fd505accf00000000000000000000000000000000000000000000000000000000855233600486015230602486015260243560448601526064850152608484015260843560a484015260a43560c48401525af115610a4b57610d429193505f9061182e565b5f916001600160a01b03610a4b565b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b34610c2a576020366003190112610c2a576001600160a01b03610d9a6116f8565b165f526004602052602060405f2054604051908152f35b34610c2a576020366003190112610c2a57610dca6116f8565b6001600160a01b03610ddb8261186e565b169081158015610e98575b610e63576001600160a01b031690815f52600360205260405f20740100000000000000000000000000000000000000007fffffffffffffffffffffff00ffffffffffffffffffffffffffffffffffffffff8254161790557fc336937d058cc0fc95b7491390ffcf122da8cf400512d9714a76f644aa8955b75f80a3005b6001600160a01b03907f89a02106000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b50813314158015610de657506001600160a01b038116331415610de6565b34610c2a576020366003190112610c2a57610ecf61173b565b6001600160601b038116908115610d5157335f52600260205260405f209068ffffffffffffffffff8254169083821061106c5768ffffffffffffffffff1680910368ffffffffffffffffff81116110585768ffffffffffffffffff1668ffffffffffffffffff1983541617825568ffffffffffffffffff825460481c16019068ffffffffffffffffff821161105857610f9f64ffffffffff92829071ffffffffffffffffff0000000000000000001971ffffffffffffffffff00000000000000000083549260481b169116179055565b610fdb610fd667ffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016426118a1565b611952565b7fffffffffffffffffff0000000000ffffffffffffffffffffffffffffffffffff76ffffffffff00000000000000000000000000000000000083549260901b1691161780915560405192835260901c1660208201527fa7eb51eb0c3886331a9cd20f38ca428bc2615b8dcffd8cd90e7db49755bcc5dd60403392a2005b634e487b7160e01b5f52601160045260245ffd5b8382630bb73f1160e01b5f5260045260245260445ffd5b34610c2a576020366003190112610c2a5760206110a66110a16116f8565b61186e565b6001600160a01b0360405191168152f35b34610c2a576020366003190112610c2a576001600160a01b036110d86116f8565b165f52600360205260206001600160a01b0360405f205416604051908152f35b34610c2a576020366003190112610c2a576111116116f8565b6111196119b3565b335f52600460205260405f205480156111c05761119b91335f5260046020525f60408120556040518281526001600160a01b038216907fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb60203392a37f0000000000000000000000000000000000000000000000000000000000000000611a27565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b7f4d63c252000000000000000000000000000000000000000000000000000000005f5260045ffd5b34610c2a575f366003190112610c2a57602060405167ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610c2a576020366003190112610c2a576001600160a01b0361124d6116f8565b611255611850565b50165f526002602052606060405f205467ffffffffffffffff68ffffffffffffffffff8216916001600160601b0360405161128f816117fe565b84815264ffffffffff6040602083019268ffffffffffffffffff8660481c168452019360901c1683526040519485525116602084015251166040820152f35b34610c2a575f366003190112610c2a576020604051818152f35b34610c2a575f366003190112610c2a5760206040516001600160601b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610c2a576020366003190112610c2a5760206110a66108bb6116f8565b34610c2a576060366003190112610c2a576113626116f8565b61136a611724565b60443567ffffffffffffffff8111610c2a5736602382011215610c2a57806004013567ffffffffffffffff8111610c2a573660248284010111610c2a576001600160a01b03841693845f52600360205260405f20938454936001600160a01b0385168015158061151d575b6114ee575067ffffffffffffffff82168042116114c357506114069392916024611401920192336118ae565b61197f565b5060048110156114af5715801591859161149b575b505061146f577fffffffffffffffffffffff000000000000000000000000000000000000000000339116179055337ff5a7f4fb8a92356e8c8c4ae7ac3589908381450500a7e2fd08c95600021ee8895f80a3005b827f2bdf498d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6001600160a01b031614159050838561141b565b634e487b7160e01b5f52602160045260245ffd5b7f3e886e5e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b877f2173d1f8000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5060ff8660a01c1615806113d55750338114156113d5565b34610c2a576040366003190112610c2a5761154e6116f8565b611556611724565b906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168033036116a557506001600160a01b031690815f52600260205260405f209161ffff835460b81c1690811561169357506115bd6115d991611775565b835461ffff60b81b191660b89190911b61ffff60b81b16178355565b815460d81c421015611682575b6116166115fa61ffff845460c81c16611789565b835461ffff60c81b191660c89190911b61ffff60c81b16178355565b67ffffffffffffffff825491168160d81c811161162f57005b7fffffffffff0000000000000000000000000000000000000000000000000000006116757affffffffffffffffffffffffffffffffffffffffffffffffffffff92611952565b60d81b1691161790555f80f35b61ffff60c81b1982541682556115e6565b63339396f560e11b5f5260045260245ffd5b63198496f960e31b5f5260045260245ffd5b34610c2a575f366003190112610c2a576020906001600160601b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b600435906001600160a01b0382168203610c2a57565b602435906001600160a01b0382168203610c2a57565b6024359067ffffffffffffffff82168203610c2a57565b600435906001600160601b0382168203610c2a57565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b61ffff5f199116019061ffff821161105857565b61ffff60019116019061ffff821161105857565b6117a69061186e565b906001600160a01b0382165f52600260205268ffffffffffffffffff60405f2054166001600160601b037f000000000000000000000000000000000000000000000000000000000000000016116117f957565b5f9150565b6060810190811067ffffffffffffffff82111761181a57604052565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff82111761181a57604052565b6040519061185d826117fe565b5f6040838281528260208201520152565b6001600160a01b03165f52600360205260405f205460ff8160a01c165f1461189557505f90565b6001600160a01b031690565b9190820180921161105857565b9067ffffffffffffffff6042936001600160a01b03604051938160208601967feea317b0392beb16accd99f256193a43a3a0af29e95881922008eac666072b6c88521660408601521660608401521660808201526080815261191160a08261182e565b51902061191c611f1d565b90604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b64ffffffffff81116119685764ffffffffff1690565b6306dfcc6560e41b5f52602860045260245260445ffd5b90604183036119a9576119a29250602081013591604082359201355f1a90611e44565b9192909190565b50505f9160029190565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6119ff5760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b6001600160a01b031691604051916370a0823160e01b8352306004840152602083602481875afa928315611b61575f93611b7b575b506001600160a01b03604051917fa9059cbb000000000000000000000000000000000000000000000000000000005f52166004528160245260205f60448180885af19260015f5114841615611b6c575b816040526370a0823160e01b8252306004830152602082602481885afa908115611b61575f91611b2b575b611ae19250611baf565b908215611b2557805b8203611b0c57505015611afa5750565b635274afe760e01b5f5260045260245ffd5b8363049deddf60e31b5f5260045260245260445260645ffd5b5f611aea565b90506020823d602011611b59575b81611b466020938361182e565b81010312610c2a57611ae1915190611ad7565b3d9150611b39565b6040513d5f823e3d90fd5b92843b15153d15161692611aac565b9092506020813d602011611ba7575b81611b976020938361182e565b81010312610c2a5751915f611a5c565b3d9150611b8a565b9190820391821161105857565b926001600160a01b03809294168093815f52600260205260405f20805468ffffffffffffffffff8082169160481c1690611bf682826118a1565b8611611d83575b60409268ffffffffffffffffff611c647ff802bd5f9c9f0ded93513cbd5e277545faf1e0fa7c740c354ea42e03a066f9f89694611c5e611c99958b8181105f14611d765785611c4e81928094611baf565b161685198754161786558b611baf565b90611baf565b825471ffffffffffffffffff0000000000000000001916911660481b71ffffffffffffffffff00000000000000000016179055565b6001600160601b0380611cfb88611cb38960011c8a611baf565b998a95169b16978b89145f14611d6757611cd95f9a8b925b611cde84611cd98484611baf565b611baf565b8c5f526004602052611cf48a5f209182546118a1565b9055611baf565b16918351928352166020820152a38015611d625760407ff802bd5f9c9f0ded93513cbd5e277545faf1e0fa7c740c354ea42e03a066f9f891845f526004602052815f20611d498282546118a1565b90556001600160601b038251911681525f6020820152a3565b505050565b611cd98160021c9a8b92611ccb565b508480611c4e8380611baf565b945091611c9960409268ffffffffffffffffff611c6486611c5e611dc87ff802bd5f9c9f0ded93513cbd5e277545faf1e0fa7c740c354ea42e03a066f9f8998c6118a1565b9a95505094965050509250611bfd565b5461ffff8160b81c16908060d81c4210611e2c575b506001600160601b037f000000000000000000000000000000000000000000000000000000000000000016908181029181830414901517156110585790565b9061ffff611e3e9260c81c16906118a1565b5f611ded565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411611ebb579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15611b61575f516001600160a01b03811615611eb157905f905f90565b505f906001905f90565b5050505f9160039190565b60ff811690601f8211611ef55760405191611ee260408461182e565b6020808452838101919036833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016301480612010575b15611f78577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a0815261200a60c08261182e565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614611f4f56",
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

// PackCUTSPERLOCK is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f157661.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function CUTS_PER_LOCK() view returns(uint256)
func (operatorRegistry *OperatorRegistry) PackCUTSPERLOCK() []byte {
	enc, err := operatorRegistry.abi.Pack("CUTS_PER_LOCK")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCUTSPERLOCK is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f157661.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function CUTS_PER_LOCK() view returns(uint256)
func (operatorRegistry *OperatorRegistry) TryPackCUTSPERLOCK() ([]byte, error) {
	return operatorRegistry.abi.Pack("CUTS_PER_LOCK")
}

// UnpackCUTSPERLOCK is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2f157661.
//
// Solidity: function CUTS_PER_LOCK() view returns(uint256)
func (operatorRegistry *OperatorRegistry) UnpackCUTSPERLOCK(data []byte) (*big.Int, error) {
	out, err := operatorRegistry.abi.Unpack("CUTS_PER_LOCK", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
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
// the contract method with ID 0xb932d06a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slashLock(address operator, address winner, address first) returns()
func (operatorRegistry *OperatorRegistry) PackSlashLock(operator common.Address, winner common.Address, first common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("slashLock", operator, winner, first)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlashLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb932d06a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slashLock(address operator, address winner, address first) returns()
func (operatorRegistry *OperatorRegistry) TryPackSlashLock(operator common.Address, winner common.Address, first common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("slashLock", operator, winner, first)
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

// PrivateRefereeMetaData contains all meta data concerning the PrivateReferee contract.
var PrivateRefereeMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIProofVerifier\",\"name\":\"verifier_\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"keyHash_\",\"type\":\"bytes32\"},{\"internalType\":\"contractIProofVerifier\",\"name\":\"blockVerifier_\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"blockKeyHash_\",\"type\":\"bytes32\"},{\"internalType\":\"contractReferee\",\"name\":\"referee_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"held\",\"type\":\"bytes32\"}],\"name\":\"WrongKey\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"CONTEXT\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"blockKeyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"blockVerifier\",\"outputs\":[{\"internalType\":\"contractIProofVerifier\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"keyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"cells\",\"type\":\"bytes\"}],\"name\":\"leafHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"provePrivate\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"inputs\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry[]\",\"name\":\"roots\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"internalType\":\"structTileProof\",\"name\":\"p\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"proveTile\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structSealedLeaf[4]\",\"name\":\"sealed_\",\"type\":\"tuple[4]\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"init\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"}],\"internalType\":\"structPrivateProof\",\"name\":\"p\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"publicInputs\",\"outputs\":[{\"internalType\":\"uint256[]\",\"name\":\"public_\",\"type\":\"uint256[]\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"referee\",\"outputs\":[{\"internalType\":\"contractReferee\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"verifier\",\"outputs\":[{\"internalType\":\"contractIProofVerifier\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "PrivateReferee",
	Bin: "0x61012080604052346101ae5760a0816143e18038038091610020828561022f565b8339810103126101ae5761003381610266565b90602081015161004560408301610266565b90608060608401519301519360018060a01b03851685036101ae576040516361728f3960e01b81526001600160a01b03821690602081600481855afa80156101ba5784915f916101fa575b500361014b57506040516361728f3960e01b81526001600160a01b03841690602081600481855afa80156101ba5786915f916101c5575b500361014b575060805260a05260c05260e05261010052604051614166908161027b82396080518181816117460152611c5d015260a05181818161091401528181610e8e0152611777015260c05181818160a90152611668015260e05181818161079101528181610e54015261151b015261010051818181611beb0152611fad0152f35b6020600491604051928380926361728f3960e01b82525afa9081156101ba575f91610184575b506303b2ae0360e61b5f5260045260245ffd5b90506020813d6020116101b2575b8161019f6020938361022f565b810103126101ae575181610171565b5f80fd5b3d9150610192565b6040513d5f823e3d90fd5b9150506020813d6020116101f2575b816101e16020938361022f565b810103126101ae578590515f6100c7565b3d91506101d4565b9150506020813d602011610227575b816102166020938361022f565b810103126101ae578390515f610090565b3d9150610209565b601f909101601f19168101906001600160401b0382119082101761025257604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036101ae5756fe6080806040526004361015610012575f80fd5b5f3560e01c9081630410154f14611c81575080632b7ac3f314611c3e5780632e667c4e14611c0f5780633b1bebd114611bcc57806353348d3314610eb157806361728f3914610e775780639e8a05cf14610e3d578063ac76432214610df9578063d771c854146100d15763e7e18e6a1461008a575f80fd5b346100cd575f3660031901126100cd5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b5f80fd5b346100cd5736600319016101e081126100cd57610160136100cd5767ffffffffffffffff61016435116100cd576102a061016435360360031901126100cd576060366101831901126100cd5760405161012981612179565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f61014082015263ffffffff61014060405192610180846121aa565b5f84525f60208501525f60408501525f60608501525f60808501525f60a08501525f60c08501525f60e08501525f6101008501525f6101208501525f828501525f6101608501525f6101808501525f6101a08501525f6101c08501525f6101e08501525f6102008501525f6102208501525f6102408501525f6102608501525f6102808501525f6102a08501525f6102c08501525f6102e08501525f6103008501525f6103208501525f6103408501525f61036085015261016060048237604081855e6001600160a01b03604082015160018160c01c166040870152848160a01c166101a08701521660608501526001600160a01b03606082015116608085015260406080820161012086015e604060c082016101c086015e61010081015161024085015261012081015160ff8160f01c1660a086015267ffffffffffffffff8160b01c1660c0860152838160901c1660e0860152838160701c16610100860152838160501c16610160860152838160301c1661018086015260ff8160281c16610200860152838160081c166102208601525f0b61036085015201518060e01c610260840152818160c01c16610280840152818160a01c166102a0840152818160801c166102c0840152818160601c166102e0840152818160401c16610300840152818160201c166103208401521661034082015260205f6102206040517f696e6665726e65742f74726163652f31000000000000000000000000000000008152610200610164356004018583013760025afa156100cd575f51602082015114801590610d78575b610a4257604051906103d9826121c7565b5f82525f60208301525f60408301525f60608301525f60808301525f60a0830152610411610204610164350161016435600401612340565b919061041d8382613294565b80516004148086521580610d6c575b610a6a5763ffffffff6102a08401511660608201511115610a6a57608081015193600c850185116108cf5763ffffffff6102a08501511691604081019261047384516123a2565b935190815b610d0657505063ffffffff61016086015116600c60405197610499896121e3565b01875283602088015260408701526104b78360808301518487613a8d565b92608082015190600682018092116108cf576104d4918487613a8d565b936104e18751848361346b565b600181118015610ce6575b610a6a578751600281018091116108cf5780610516918a5261050d81613485565b8a52858461346b565b9760108911610a6a57849061052a8a61238a565b996105386040519b8c61221c565b808b52601f196105478261238a565b015f5b818110610c875750505f5b818110610b225750505114801590610b0b575b8015610af8575b8015610ae3575b610a6a5760011480610ab8575b610a6a57875115159283610a81575b505050610a6a576105b09163ffffffff6102c08501511691866134ac565b6105c1826101643560040183613569565b6080840152600163ffffffff61030083015116115f146109555763ffffffff610340820151165b60a084015282511580159061094d576002935b60ff8516156109395760ff85166004046001016001116108cf5760a061062960ff87166004046001016123a2565b946106de61069061068a61063c846123d4565b5161065c610657610224610164350161016435600401612429565b61245e565b8761067c610677610224610164350161016435600401612429565b612473565b92610164356004018c61396a565b926123f5565b516106b06106ab610224610164350161016435600401612429565b61248b565b856106d06106cb610224610164350161016435600401612429565b6124a3565b92610164356004018a61396a565b60101b17606083015160201b17608083015160301b1791015160501b179180516001600160a01b03608083015116604051906020820192835260408201526040815261072b60608261221c565b51902060208201516101a4359263ffffffff8416908185036100cd576020955f955063ffffffff6101608301511663ffffffff6102608401511663ffffffff6102a0850151169163ffffffff6102c086015116938914610908576001600160a01b0360607f0000000000000000000000000000000000000000000000000000000000000000965b01511695604051978b89019971696e6665726e65742f636f6e746578742f3160701b8b524660408b01523360608b015260808a015260a089015260c088015260e087015261010086015261012085015261014084015261016083015261018082015261018081526108256101a08261221c565b604051918291518091835e8101838152039060025afa156108fd575f5160101c7dffffffffffffffffffffffffffffffff0000000000000000000000000000161761086f826123d4565b5260015b81518110156108e357610893610224610164350161016435600401612429565b5f19820191908183116108cf576108bc6020916108b660019560ff89169061244b565b906124bb565b01356108c88285612415565b5201610873565b634e487b7160e01b5f52601160045260245ffd5b604051602080825281906108f990820185612146565b0390f35b6040513d5f823e3d90fd5b6001600160a01b0360607f0000000000000000000000000000000000000000000000000000000000000000966107b2565b634e487b7160e01b5f52601260045260245ffd5b6001936105fb565b61096c610264610164350161016435600401612340565b5f9163ffffffff61028085015116610220850151643fffffffc063ffffffff82169160061b1690808204604014901517156108cf576109aa9161243e565b60408111610a79575b6001600160fe1b03811681036108cf5760021b8203610a6a576109d682826124de565b6101e085015103610a42576102a084015160021b60fc16909190600492835b610a0257505050506105e8565b90919293610a10858461237d565b5f198101919082116108cf57610a2a610a3992868561345f565b3560f81c9060081b1794613449565b929190836109f5565b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b6307b6ad3f60e01b5f5260045ffd5b5060406109b3565b909192506080610a9581850151838561346b565b93015190600282018092116108cf57610aad92613493565b171515868080610592565b506002610ac488612405565b515114158061058357506080610ad988612405565b5101511515610583565b506001610aef896123f5565b51511415610576565b50610b02886123d4565b5151151561056f565b5087518160020190816002116108cf571415610568565b90919250610b30818c612415565b51610b3d8451898861346b565b8082528215159081610c66575b50610a6a578351600181018091116108cf57610b6790898861346b565b8451600281018091116108cf57610b7f908a89613493565b8160201b1760208301528451600681018091116108cf57610ba36002918b8a613493565b9182604085015211908115610c5d575b8115610c4f575b50610a6a578351600a81018091116108cf578452610bd9848988613ba9565b60808301526060820152610bee848988613c9f565b15158060a0830152610c34575b50610c07838887613c9f565b610c175760010190869291610555565b610c24858885519161346b565b506307b6ad3f60e01b5f5260045ffd5b60c0610c41858a89613ba9565b60e08401529101528c610bfb565b9050637fffffff108e610bba565b80159150610bb3565b90505f1983018381116108cf57610c7d908e612415565b515110158e610b4a565b602091929394508c828260405192610c9e846121ff565b5f84525f838501525f60408501525f60608501525f60808501525f60a08501525f60c08501525f60e08501525f6101008501525f61012085015201015201908793929161054a565b508751600181018091116108cf57610cff90858461346b565b15156104ec565b6001600160fe1b03821682036108cf578160021b600201806002116108cf57610d30908588613493565b90610d3b8282613455565b915f198401918483116108cf57610d6593610d59610d5f948a612415565b52612373565b91613449565b9081610478565b5060018151141561042c565b5060205f610d93610204610164350161016435600401612340565b610dcf602e604051838194888301966c696e6665726e65742f6f702f3160981b885284840137810186838201520301601f19810183528261221c565b604051918291518091835e8101838152039060025afa156108fd575f5161024082015114156103c8565b346100cd5760203660031901126100cd5760043567ffffffffffffffff81116100cd57610e35610e2f6020923690600401612118565b906124de565b604051908152f35b346100cd575f3660031901126100cd5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b346100cd575f3660031901126100cd5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b346100cd5736600319016101e081126100cd57610160136100cd576101643567ffffffffffffffff81116100cd57610eed903690600401612118565b506060366101831901126100cd57604051610f0781612179565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f61014082015263ffffffff61014060405192610f5e846121aa565b5f84525f60208501525f60408501525f60608501525f60808501525f60a08501525f60c08501525f60e08501525f6101008501525f6101208501525f828501525f6101608501525f6101808501525f6101a08501525f6101c08501525f6101e08501525f6102008501525f6102208501525f6102408501525f6102608501525f6102808501525f6102a08501525f6102c08501525f6102e08501525f6103008501525f6103208501525f6103408501525f61036085015261016060048237604081855e6001600160a01b03604082015160018160c01c166040870152848160a01c166101a08701521660608501526001600160a01b03606082015116608085015260406080820161012086015e604060c082016101c086015e61010081015161024085015261012081015160ff8160f01c1660a086015267ffffffffffffffff8160b01c1660c0860152838160901c1660e0860152838160701c16610100860152838160501c16610160860152838160301c1661018086015260ff8160281c16610200860152838160081c166102208601525f0b61036085015201518060e01c610260840152818160c01c16610280840152818160a01c166102a0840152818160801c166102c0840152818160601c166102e0840152818160401c16610300840152818160201c166103208401521661034082015260205f6102206040517f696e6665726e65742f74726163652f310000000000000000000000000000000081526102008487018583013760025afa156100cd575f51602082015114801590611b52575b610a4257604051916111b3836121c7565b5f83525f60208401525f60408401525f60608401525f60808401525f60a08401526111e5610220820160208301612340565b91906111f18382613294565b80516004148087521580611b46575b610a6a5763ffffffff6102a08601511660608201511115610a6a57608081015193600c850185116108cf5763ffffffff6102a08701511691604081019261124784516123a2565b935190815b611aec57505063ffffffff61016088015116600c6040519761126d896121e3565b018752836020880152604087015261128b8360808301518487613a8d565b92608082015190600682018092116108cf576112a8918487613a8d565b936112b58751848361346b565b600181118015611acc575b610a6a578751600281018091116108cf57806112e1918a5261050d81613485565b9760108911610a6a5784906112f58a61238a565b996113036040519b8c61221c565b808b52601f196113128261238a565b015f5b818110611a6d5750505f5b818110611925575050511480159061190e575b80156118fb575b80156118e6575b610a6a57600114806118bb575b610a6a57885115159283611884575b505050610a6a5761137b9163ffffffff6102c08701511691876134ac565b611389826020830185613569565b6080850152600163ffffffff61030085015116115f146117a45763ffffffff610340840151165b60a08501528351158015939061179c576002945b60ff8616156109395760ff8616600404600101806001116108cf576113ea60a0916123a2565b9461146761143261068a6113fd846123d4565b516114126106576102408b0160208c01612429565b876114276106776102408d0160208e01612429565b9260208c018b61396a565b516114476106ab610240890160208a01612429565b8561145c6106cb6102408b0160208c01612429565b9260208a018961396a565b60101b17606083015160201b17608083015160301b1791015160501b179080516001600160a01b0360808301511660405190602082019283526040820152604081526114b460608261221c565b5190206020820151906101a4359163ffffffff83168084036100cd576020945f945063ffffffff6101608201511663ffffffff6102608301511663ffffffff6102a0840151169063ffffffff6102c085015116928d891461176b576001600160a01b0360607f0000000000000000000000000000000000000000000000000000000000000000965b01511695604051978b89019971696e6665726e65742f636f6e746578742f3160701b8b524660408b01523360608b015260808a015260a089015260c088015260e087015261010086015261012085015261014084015261016083015261018082015261018081526115af6101a08261221c565b604051918291518091835e8101838152039060025afa156108fd575f5160101c7dffffffffffffffffffffffffffffffff000000000000000000000000000016176115f9836123d4565b5260015b825181101561164d57611617610240830160208401612429565b5f19820191908183116108cf5761163a6020916108b660019560ff8b169061244b565b01356116468286612415565b52016115fd565b506116da602091845f14611739576001600160a01b036116967f0000000000000000000000000000000000000000000000000000000000000000925b856102a082019101612340565b6116ec604093929351978896879586947f9649daae0000000000000000000000000000000000000000000000000000000086526040600487015260448601916122ae565b83810360031901602485015290612146565b0392165afa80156108fd576020915f9161170c575b506040519015158152f35b61172c9150823d8411611732575b611724818361221c565b81019061223e565b82611701565b503d61171a565b6001600160a01b036116967f000000000000000000000000000000000000000000000000000000000000000092611689565b6001600160a01b0360607f00000000000000000000000000000000000000000000000000000000000000009661153c565b6001946113c4565b6117b5610280820160208301612340565b5f9163ffffffff61028087015116610220870151643fffffffc063ffffffff82169160061b1690808204604014901517156108cf576117f39161243e565b6040811161187c575b6001600160fe1b03811681036108cf5760021b8203610a6a5761181f82826124de565b6101e087015103610a42576102a086015160021b60fc16909190600492835b61184b57505050506113b0565b90919293611859858461237d565b5f198101919082116108cf57610a2a61187392868561345f565b9291908361183e565b5060406117fc565b90919250608061189881850151838561346b565b93015190600282018092116108cf576118b092613493565b17151587808061135d565b5060026118c788612405565b515114158061134e575060806118dc88612405565b510151151561134e565b5060016118f2896123f5565b51511415611341565b50611905886123d4565b5151151561133a565b5087518160020190816002116108cf571415611333565b90919250611933818c612415565b516119408451898861346b565b8082528215159081611a4c575b50610a6a578351600181018091116108cf5761196a90898861346b565b8451600281018091116108cf57611982908a89613493565b8160201b1760208301528451600681018091116108cf576119a66002918b8a613493565b9182604085015211908115611a43575b8115611a35575b50610a6a578351600a81018091116108cf5784526119dc848988613ba9565b608083015260608201526119f1848988613c9f565b15158060a0830152611a1a575b50611a0a838887613c9f565b610c175760010190869291611320565b60c0611a27858a89613ba9565b60e08401529101528d6119fe565b9050637fffffff108f6119bd565b801591506119b6565b90505f1983018381116108cf57611a63908e612415565b515110158f61194d565b602091929394508c828260405192611a84846121ff565b5f84525f838501525f60408501525f60608501525f60808501525f60a08501525f60c08501525f60e08501525f6101008501525f610120850152010152019087939291611315565b508751600181018091116108cf57611ae590858461346b565b15156112c0565b6001600160fe1b03821682036108cf578160021b600201806002116108cf57611b16908588613493565b90611b218282613455565b915f198401918483116108cf57611b3f93610d59610d5f948a612415565b908161124c565b50600181511415611200565b5060205f611b666102208501838601612340565b611ba2602e604051838194888301966c696e6665726e65742f6f702f3160981b885284840137810186838201520301601f19810183528261221c565b604051918291518091835e8101838152039060025afa156108fd575f5161024082015114156111a2565b346100cd575f3660031901126100cd5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346100cd575f3660031901126100cd57602060405171696e6665726e65742f636f6e746578742f3160701b8152f35b346100cd575f3660031901126100cd5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346100cd5736600319016101e081126100cd57610160136100cd57610164359067ffffffffffffffff82116100cd57816004019161028060031982360301126100cd576060366101831901126100cd577f0410154f0000000000000000000000000000000000000000000000000000000082526004356004830152602435602483015260443560448301526064356064830152608435608483015260a43560a483015260c43560c483015260e43560e48301526101043561010483015261012435610124830152610144356101448301526101e061016483015282356101e48301526024810135610204830152604481013561022483015263ffffffff611d8a60648301612256565b1661024483015263ffffffff611da260848301612256565b1661026483015260a481013561028483015263ffffffff611dc560c48301612256565b166102a483015260e48101356102c483015263ffffffff611de96101048301612256565b166102e483015261012481013561030483015267ffffffffffffffff611e126101448301612267565b1661032483015267ffffffffffffffff611e2f6101648301612267565b1661034483015263ffffffff611e486101848301612256565b1661036483015263ffffffff611e616101a48301612256565b1661038483015263ffffffff611e7a6101c48301612256565b166103a483015263ffffffff611e936101e48301612256565b166103c4830152611ebf611eab61020483018561227c565b6102806103e48601526104648501916122ae565b90611ece6102248201856122ce565b6101e31985850301610404860152808452602084019060208160051b86010194835f9160de1982360301905b848410612041578a8a8a8a611f136102448201856122ce565b926101e31985820301610424860152838152602081019360208160051b83010194835f91603e1982360301945b848410611fe95789611f6e8a611f5a6102648c018f61227c565b8483036101e31901610444860152906122ae565b610184356101848301526101a4359063ffffffff82168092036100cd578280916020936101a48301526101c4356101c483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156108fd576020915f9161170c57506040519015158152f35b90919293949597601f198282030183528835878112156100cd57602061203060019360406120218985960180358452858101906122ce565b91909281868201520191612303565b9a0193019401929195949390611f40565b90919293949597601f198282030187528835838112156100cd57840180359160ff83168093036100cd576121096020928260019585945263ffffffff612088858401612256565b168482015263ffffffff61209e60408401612256565b1660408201526120fb6120e66120cb6120ba606086018661227c565b60e0606087015260e08601916122ae565b6120d860808601866122ce565b908583036080870152612303565b9260a081013560a084015260c08101906122ce565b9160c0818503910152612303565b9a019701959401929190611efa565b9181601f840112156100cd5782359167ffffffffffffffff83116100cd57602083818601950101116100cd57565b90602080835192838152019201905f5b8181106121635750505090565b8251845260209384019390920191600101612156565b610160810190811067ffffffffffffffff82111761219657604052565b634e487b7160e01b5f52604160045260245ffd5b610380810190811067ffffffffffffffff82111761219657604052565b60c0810190811067ffffffffffffffff82111761219657604052565b6060810190811067ffffffffffffffff82111761219657604052565b610140810190811067ffffffffffffffff82111761219657604052565b90601f8019910116810190811067ffffffffffffffff82111761219657604052565b908160209103126100cd575180151581036100cd5790565b359063ffffffff821682036100cd57565b359067ffffffffffffffff821682036100cd57565b9035601e19823603018112156100cd57016020813591019167ffffffffffffffff82116100cd5781360383136100cd57565b908060209392818452848401375f828201840152601f01601f1916010190565b9035601e19823603018112156100cd57016020813591019167ffffffffffffffff82116100cd578160051b360383136100cd57565b90918281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116100cd5760209260051b809284830137010190565b903590601e19813603018212156100cd570180359067ffffffffffffffff82116100cd576020019181360383136100cd57565b8115610939570490565b919082018092116108cf57565b67ffffffffffffffff81116121965760051b60200190565b906123ac8261238a565b6123b9604051918261221c565b82815280926123ca601f199161238a565b0190602036910137565b8051156123e15760200190565b634e487b7160e01b5f52603260045260245ffd5b8051600110156123e15760400190565b8051600210156123e15760600190565b80518210156123e15760209160051b010190565b903590607e19813603018212156100cd570190565b919082039182116108cf57565b818102929181159184041417156108cf57565b803590609e19813603018212156100cd570190565b602081013590609e19813603018212156100cd570190565b604081013590609e19813603018212156100cd570190565b606081013590609e19813603018212156100cd570190565b9060048110156123e15760051b81013590609e19813603018212156100cd570190565b6101008211610a6a57604051906107e0820182811067ffffffffffffffff82111761219657604093929193526107c081527f08a50897c06aafe6ea414fb1bceca2267cd4a39486729fbc6d5d1bb7a172ebd26107c060208301927f1da4d6adfb0d0b494584f763db50a81908580a5f5e295e168b9b8d31770fac4f84527f0946129a2e33b4e819707a56a3b3790eab80d0a0c7a0c63451fab2a59acc074c60408201527f2a39b9d5376afd35580abd6952986570867b87303b07140268794dad4b8f82ea60608201527f27605717d1245c20c546b3c7014e5fa3e4a70e66ecd6de5d32448eea5e3069b260808201527f24c896cb2594e17b973653193a470ed7e771ebb09a228d638e50809c0377363260a08201527f0911096c45dd9cda0d61d783957003db6d8701c7869a919ad8042e1b7d597a4960c08201527f26ff6166f1e4b99e27eee6d352a8ce26f1daba01aad28021f11f38a70603afdc60e08201527e8e2faedcf76d08ad6591ff90e50fea79bcb5e18cfb7d954d5b89437bf64b7e6101008201527f19c9da2379b598ace3ad4d1872470830f6184a3cec71eeb632f98820eb353d786101208201527f0f7c4eb15d8b0b62a8f6a090ec9610a2ab3dfcdb57e2539aa459a40583dfe96b6101408201527f18b99417dc26b5e079750eba282362d1d46900b47dd5ff809171588b08ac39836101608201527f1ee044081160b3eee2d4493feab82141c73f1c054b76320a8848af08a8d91a266101808201527f29bb95c8763efd3e0e87f5df12ee8a150455b6d7a14780d19122220366c258dc6101a08201527f22c23eec9cb13ff8a3ee9a363d740653215e8991f7f9ec12067b4705e9a5c9fb6101c08201527f23589e033a31a667680c8b18926c3be09115c7644c4f905cc7deefc1690b42dc6101e08201527f304e99b887f2e1e92c9c0cde5f2bdd4764f60b98a219f1f0dd64ec938a6a247c6102008201527f22e817865236ad3a76fbe88bbdf31fcae792f326271d53a3a493b2de7f7d8b4c6102208201527f10c9efe573e86fa5b238a3f5c70a00bf02bc7dcfcc4878e026b77c881dc8b1c96102408201527f0a94f16be920d85f4d6f80e745c6bddbc084f309edffef023ea283c72b89bbb66102608201527f23ed72b4d01d14e3c7888fedb770494abc2c1ea81d6465b5df3da0ebcd69101a6102808201527f17c5115640e4cebeed0e6cbb511ac38498df815a77cb162de8d8f1022eb6bb746102a08201527f2e507fcca290d0d9cf765245750eb04773e09e1fc813959fb99680a82772e4fc6102c08201527f0d4a98999f5b39176af6cce65c8d12162433f055cb71d70dfc8803013292bbbf6102e08201527f238d8022cc09c21ab3c01261a03dc125321d829e22a7a3b7a1bd3c335eccfa216103008201527f010cd8e4c2b7051cb81dc8292e35d8e943ce365613d5b39770e454ed9f4ae1656103208201527f088027e54f2a3604b11178cf0ea3c6aa861173a90fb231238e03539590ecc0276103408201527f1b840f5311a2b1d4b4cd7aa7e5a9a6d161165468daa938108302b73e464819db6103608201527f2bf51a5da1828a1cf9b764b1e16c15929a3a346e44198ea0cb366fcd8db78dc16103808201527f206ad089d8d296ffe68a6a86767a7fe726b8872f9c7beef9d56a3a50f6f238276103a08201527f24d19193171494fa1a54e0a99ac16d05eaec4b6d617c7c199fc07ff88eac550c6103c08201527f1dd654a2ca9d9f24f33d88246a40dfb32c40662278b9c0b995d9f9fbaf1521386103e08201527f0d171025c925f6e259d20ecbd3a601108c85f05b0fe7793b8acf57f3789785e46104008201527f055bef435a43aec245cd99ccb0f7c8791d9e8cf2b80d95dd98b9908fed877d556104208201527f10d2ac8c61c8a2e88a2a3f42d9359a14be63d0ad4cfd9f203b75765d0e595f0e6104408201527f103479710e70996982a84057ec3ba6b2254d7966ddc41e85296e3d0790dcfa566104608201527f2a366f0448fda3c05914ffb48c765da8de96f9aa340db1638225f8372921807b6104808201527f16be0fb8ef62da17919b6e0378d00594153bb8899aeb686c04626b63285837a46104a08201527f0417038500e9d06c60abbc7f0d0d24c32dec8a0b2aa5a4d52cfd8c78a15bc3706104c08201527f26a6873b43ffd2ccf66ec6f4493ff9b54f4d76480bc486a3e5a0308fdd0138126104e08201527f0a3314a838f32630a96251914fe5ad262f3db9b2aa8aa9f7391922d36278c4986105008201527f0fde0c5429a6beb07f462d4821f48f86aeadb46a090b15a044f4b59399027da46105208201527f0abc2d5049972a6b9b357e4163793b0bb517e1eb535a984df11a1c89cda2c8a96105408201527f0dab51d6e3ebfa661d21722fb21e55051b427a5f173f7f17735205dbb77c464e6105608201527f29c36622598b511d51af6cc37123652fb21be5c2d68fb8efe9b92e70a8c1ae036105808201527f2c03ec80adac2a33ae846bc0b700d0bcc41c4096e53ac6990d6bbe7ea2fbc85c6105a08201527f0918fdbe9cf3a59fbdb4c6852d065105317303116017d893b8b521e3cebe1e0d6105c08201527f1f19ec22e69ca33f599dd13cd7e495a8176a79df4f7acf79a9d2135acabe23596105e08201527f1c4b037c8ae85ee1eb32b872eb7f76928c4c76b29ceb001346447b29110807046106008201527f2b68900ed906616d6c826d0bde341766ba3131e04d420de5af0a69c534efd8db6106208201527f20ca92aa222fcc69448f8dac653c8daaa180ff6dfb397cef723d4f0c782bc7f06106408201527f10d22d05bdff6bb375276fc82057db337045a5ab7ac053941f6186289b66b2b66106608201527f0b1ffdbb529367bb98f32ba45784cb435aa910b4a00636d1e5ca79e88bdd6cd96106808201527f2da32b38e7984bc2ed757ec705eccf8282c7b4f82e5e515f6f89bcc33022ce9f6106a08201527f042593ad87403f6d2674b8b55a886725b87eb33958031e94d292cecc6abed1bb6106c08201527f181fa1b4d067783a19d7367bf49b3f01051faedab463a6de9308fbd6e7d419f16106e08201527f15aaa6cc9b7900b15683c95515c26028a8e35b00ed8a815c34927188c60de6606107008201527f1bf28a93209084bbbc63234f057254c280b1a636f5a0eced6787320212f75a7a6107208201527f1cdb8c8bee5426f02cd9e229776118f156273b312f805c8e6f8c9d81a620cb6f6107408201527f08299c0abf196d53162e0facb5f1876f516df2505cc387a0f8ea0e8760d5ca7e6107608201527f221643d205fe82778a7b7b58cb65c4962d76c0072cabd1124117269d7c710b8a6107808201527f2d036a95f81cf49bb7a0143a28c88767f6bd10c3f74b22db487920d43343dbff6107a08201520152612ebb7ad2dccccae4dccae85ed8cac2cc5ee0dee6cad2c8dedc645e6200807a696e6665726e65742f6c6561662f706f736569646f6e322f31004083613090565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000190069161064081015b808210613031575091612f19917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000193613090565b9150507a696e6665726e65742f6c6561662f706f736569646f6e322f31004008925f925b600a8410612f4c575050505090565b9091929384601c02601c810486036108cf57612f6c612f7b9184866130f6565b91828101808401910186613090565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000190069161064081015b808210612feb57507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000019260019492612fdc92613090565b92915050089401929190612f3d565b9092917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018060209286510181808280098009098481018091019480010106930190612fa5565b9092917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000180602092869997989951018180828009800909848101809101948001010693019095949395612ee5565b3563ffffffff811681036100cd5790565b9260c084019192915b8085106130a35750565b9391927f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001806040928551018180828009800909946020850151018180828009800909938481018091019401920193613099565b91908082101561328d578161310a9161243e565b601c8111613285575b5f199060031b1c199101351677ffffffffffffffff0000000000000000ffffffffffffffff8160081c9160081b917cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff0085167eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84161760101c941691161760101b9179ffff000000000000ffff000000000000ffff000000000000ffff7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff847dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff84161760201c941691161760201b7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff82821673ffffffff000000000000000000000000ffffffff85161760401b93161760401c16178060801b9060801c1790565b50601c613113565b5050505f90565b91906040519260a0840184811067ffffffffffffffff821117612196576040525f845260208401935f85525f6040820152606081015f81525f608083015281956108008511610a6a578415610a6a5784156123e157833560f81c835260058510610a6a57600184013560e01d808252600984511190811561343d575b8115613432575b50610a6a57825160068110159081613426575b5061340c575050508160051015610a6a5781600510156123e157600581013560f81c9360408101948086528015908115613401575b50610a6a576060810193600185525f5b86518110156133d4576001600160fe1b03811681036108cf578060021b600601806006116108cf576133a56133ac918787613493565b875161244b565b80875280159081156133c6575b50610a6a5760010161336f565b9050637fffffff105f6133b9565b50935093915050516001600160fe1b03811681036108cf5760021b600601806006116108cf576080830152565b60069150115f61335f565b925092509293505f19905160030b03610a6a576001905290565b6008915011155f61332a565b5f191290505f613317565b60021981129150613310565b80156108cf575f190190565b8115610939570690565b908210156123e1570190565b919080821015610a6a5761347e9261345f565b3560f81c90565b5f1981146108cf5760010190565b90600483018084116108cf5711610a6a57013560e01c90565b9190928060061b938115948281046040148617156108cf576134cd9161237d565b9382851015610a6a57835161350b575050906134eb8360209361243e565b60408111613503575b80606083015260408201520152565b5060406134f4565b915080935060051b92830460201417156108cf57600160608201526011604082015260200152565b903590601e19813603018212156100cd570180359067ffffffffffffffff82116100cd57602001918160051b360383136100cd57565b9291909163ffffffff6102c08501511661393c57600282511461393457613594610240840184613533565b909360408211610a6a576135a982959261238a565b916135b7604051938461221c565b858352601f196135c68761238a565b015f5b8181106139055750506040870193610120830135913681900360de1901915f5b898110156138e4578060051b83013590848212156100cd578b8a9285018a8864ff0000000061361784613cc6565b60201b1693602084019463ffffffff61362f8761307f565b161796600360ff61363f87613cc6565b16036138d157505050506101408901359367ffffffffffffffff85168095036100cd57600385018095116108cf57888f8d9660021c945b8c60608601986136868a88612340565b9151156138545790613697916124de565b965b866136d263ffffffff604083019a6136b08c61307f565b906136ba86613ef9565b906136c86080870187613533565b9490931690613f15565b9560ff6136de83613cc6565b16613776575050505063ffffffff6101c092936136fd6137149361307f565b90826101a087015116906136c860c08a018a613533565b910151905b03610a425763ffffffff61373260019661373a94612340565b93909461307f565b169060201b17916040519261374e846121e3565b835260208301526040820152613764828a612415565b5261376f8189612415565b50016135e9565b600160ff61378384613cc6565b16036137f65750926137db926137c06101e06137b96137b3610120999a63ffffffff9760a06137ed9b0135613ff1565b9461307f565b920161307f565b91836137cf60c08c018c613533565b95909416921690613f15565b61016084015163ffffffff168e61405f565b91015190613719565b95945060ff613806600292613cc6565b1614613815575b505050613719565b61384694506101006137b96137b363ffffffff966138379460a08c0135613ff1565b91836137cf60c0890189613533565b60e08b0135905f8c8161380d565b91505f929450602093506138aa6030604051838194888301967f696e6665726e65742f6c6561662f320000000000000000000000000000000000885284840137810186838201520301601f19810183528261221c565b604051918291518091835e8101838152039060025afa156108fd578f8a918c5f5196613699565b876138de91989498613ebe565b94613676565b509850505050509161390293506138fb9150612405565b5190613cd4565b90565b602090604098939851613917816121e3565b5f81525f838201525f6040820152828288010152019691966135c9565b925050505f90565b9263ffffffff9250610320915001511690565b9190915f83820193841291129080158216911516176108cf57565b90919294936001608085015114801590613a80575b610a6a57613996606085015160208801519061394f565b955f87128015613a66575b610a6a578051151580613a5a575b610a6a576139bc8261307f565b63ffffffff8860061c911603610a6a576139e360406139da8861307f565b9201518861237d565b5f1981019081116108cf5763ffffffff9060061c911603610a6a57613a0a81858585613d87565b613a138561307f565b63ffffffff80613a228461307f565b16911614155f14613a41575091603f949391613a3d93613d87565b1690565b905060209250829150013591013503610a4257603f1690565b50601f871615156139af565b50613a7560408201518861394f565b6040860151126139a1565b5060a0840151151561397f565b613a9883838361346b565b92600181018082116108cf57613aaf90848461346b565b92600282018092116108cf57613ac492613493565b9280518210801590613b5e575b610a6a5781613adf91612415565b51908215613b54575060018214613b495760048214613b3b5780603f613b0692169061243e565b9060028114613b3257600303610a6a57604081018091116108cf5780821015613b2d575090565b905090565b5090610a6a5790565b61390292915060051c61237d565b61390292915061237d565b915050610a6a5790565b50637fffffff8411613ad1565b81810292915f82127f80000000000000000000000000000000000000000000000000000000000000008214166108cf5781840514901517156108cf57565b9290919283519063ffffffff613bc0838684613493565b1660030b602086018051515f915b818310613c5957505050600483018084116108cf57613bf363ffffffff918785613493565b1660030b948515158681613c4d575b50610a6a5760088401908185116108cf57613c29613c389263ffffffff92613c3e96613493565b1660030b604088015190613b6b565b9061394f565b93600c82018092116108cf5752565b6001141590505f613c02565b909192600486018096116108cf57613c96600191613c3863ffffffff613c808a8d8b613493565b1660030b613c8f888751612415565b5190613b6b565b93019190613bce565b90613cb89291825192613cb184613485565b905261346b565b60018111610a6a5760011490565b3560ff811681036100cd5790565b9060a0810151151580613d69575b613d6357613d0e613cff6060830151613c385f6080860151613b6b565b613c386101208401515f613b6b565b5f81128015613d55575b610a6a576004926020613d2d930151906140d0565b9190359110610a6a578060031a60181b8160021a60101b17908060011a60081b905f1a171790565b506040820151811215613d18565b50505f90565b505f613d8160c0830151613c388360e0860151613b6b565b12613ce2565b9291602081019263ffffffff84511692613dd263ffffffff6040613daa8561307f565b950194613db78651613ef9565b613dc46040870187613533565b939092166020870135613f15565b926101c0870151955160201c80155f14613e1657505050613e0763ffffffff6101a0613e0f9697015116916080810190613533565b939092613f15565b03610a4257565b613e6893919497965094613e3b600163ffffffff949714988996516060850135613ff1565b908515613ea857613e5e613e526101e0890161307f565b935b6080810190613533565b9490931691613f15565b93613e8b575b15613e80575061012001515b90613e0f565b60e091500135613e7a565b92613ea29063ffffffff610160850151168361405f565b92613e6e565b613e5e613eb8610100890161307f565b93613e54565b5f5b8151811015610a6a57826020613ed68385612415565b51015114613ee657600101613ec0565b60409250613ef391612415565b51015190565b60408101908181116108cf57603f019081116108cf5760061c90565b909294939180841090811591613fa4575b50610a6a57604051907f696e6665726e65742f6e6f64652f310000000000000000000000000000000000825294809260051b01905b818310613f685750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa156100cd5760205f519560011c93019190613f5b565b6040841115915081613fe3575b81613fbf575b50155f613f26565b831591508115613fd1575b505f613fb7565b90505f19015f1983011c15155f613fca565b5f198101841c159150613fb1565b5f9160209360405191858301937f696e6665726e65742f74656e736f722f3200000000000000000000000000000085526040840152606083015260808201526080815261403f60a08261221c565b604051918291518091835e8101838152039060025afa156108fd575f5190565b905f9160209363ffffffff6140776101e0840161307f565b168560405193818501957f696e6665726e65742f73746174652f320000000000000000000000000000000087526040860152803560608601520135608084015260a083015260c082015260c0815261403f60e08261221c565b9291908160061c9060201b17905f9160fc603f83169260021b169180830460041490151715905b8551841015610a6a578061410b8588612415565b51510361415c57506108cf5760406141238386612415565b510151811015610a6a5760406141548361414e846020614146613902988b612415565b51015161237d565b96612415565b51015161243e565b92600101926140f756",
}

// PrivateReferee is an auto generated Go binding around an Ethereum contract.
type PrivateReferee struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *PrivateReferee) GetABI() abi.ABI {
	return c.abi
}

// NewPrivateReferee creates a new instance of PrivateReferee.
func NewPrivateReferee() *PrivateReferee {
	parsed, err := PrivateRefereeMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &PrivateReferee{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *PrivateReferee) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address verifier_, bytes32 keyHash_, address blockVerifier_, bytes32 blockKeyHash_, address referee_) returns()
func (privateReferee *PrivateReferee) PackConstructor(verifier_ common.Address, keyHash_ [32]byte, blockVerifier_ common.Address, blockKeyHash_ [32]byte, referee_ common.Address) []byte {
	enc, err := privateReferee.abi.Pack("", verifier_, keyHash_, blockVerifier_, blockKeyHash_, referee_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackCONTEXT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2e667c4e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function CONTEXT() view returns(bytes32)
func (privateReferee *PrivateReferee) PackCONTEXT() []byte {
	enc, err := privateReferee.abi.Pack("CONTEXT")
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
func (privateReferee *PrivateReferee) TryPackCONTEXT() ([]byte, error) {
	return privateReferee.abi.Pack("CONTEXT")
}

// UnpackCONTEXT is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2e667c4e.
//
// Solidity: function CONTEXT() view returns(bytes32)
func (privateReferee *PrivateReferee) UnpackCONTEXT(data []byte) ([32]byte, error) {
	out, err := privateReferee.abi.Unpack("CONTEXT", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackBlockKeyHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9e8a05cf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function blockKeyHash() view returns(bytes32)
func (privateReferee *PrivateReferee) PackBlockKeyHash() []byte {
	enc, err := privateReferee.abi.Pack("blockKeyHash")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBlockKeyHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9e8a05cf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function blockKeyHash() view returns(bytes32)
func (privateReferee *PrivateReferee) TryPackBlockKeyHash() ([]byte, error) {
	return privateReferee.abi.Pack("blockKeyHash")
}

// UnpackBlockKeyHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9e8a05cf.
//
// Solidity: function blockKeyHash() view returns(bytes32)
func (privateReferee *PrivateReferee) UnpackBlockKeyHash(data []byte) ([32]byte, error) {
	out, err := privateReferee.abi.Unpack("blockKeyHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackBlockVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe7e18e6a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function blockVerifier() view returns(address)
func (privateReferee *PrivateReferee) PackBlockVerifier() []byte {
	enc, err := privateReferee.abi.Pack("blockVerifier")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBlockVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe7e18e6a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function blockVerifier() view returns(address)
func (privateReferee *PrivateReferee) TryPackBlockVerifier() ([]byte, error) {
	return privateReferee.abi.Pack("blockVerifier")
}

// UnpackBlockVerifier is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe7e18e6a.
//
// Solidity: function blockVerifier() view returns(address)
func (privateReferee *PrivateReferee) UnpackBlockVerifier(data []byte) (common.Address, error) {
	out, err := privateReferee.abi.Unpack("blockVerifier", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackKeyHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x61728f39.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function keyHash() view returns(bytes32)
func (privateReferee *PrivateReferee) PackKeyHash() []byte {
	enc, err := privateReferee.abi.Pack("keyHash")
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
func (privateReferee *PrivateReferee) TryPackKeyHash() ([]byte, error) {
	return privateReferee.abi.Pack("keyHash")
}

// UnpackKeyHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x61728f39.
//
// Solidity: function keyHash() view returns(bytes32)
func (privateReferee *PrivateReferee) UnpackKeyHash(data []byte) ([32]byte, error) {
	out, err := privateReferee.abi.Unpack("keyHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackLeafHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac764322.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function leafHash(bytes cells) pure returns(bytes32)
func (privateReferee *PrivateReferee) PackLeafHash(cells []byte) []byte {
	enc, err := privateReferee.abi.Pack("leafHash", cells)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLeafHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac764322.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function leafHash(bytes cells) pure returns(bytes32)
func (privateReferee *PrivateReferee) TryPackLeafHash(cells []byte) ([]byte, error) {
	return privateReferee.abi.Pack("leafHash", cells)
}

// UnpackLeafHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xac764322.
//
// Solidity: function leafHash(bytes cells) pure returns(bytes32)
func (privateReferee *PrivateReferee) UnpackLeafHash(data []byte) ([32]byte, error) {
	out, err := privateReferee.abi.Unpack("leafHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackProvePrivate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x53348d33.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32) r) view returns(bool)
func (privateReferee *PrivateReferee) PackProvePrivate(c Packed, proof []byte, r Ref) []byte {
	enc, err := privateReferee.abi.Pack("provePrivate", c, proof, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePrivate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x53348d33.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32) r) view returns(bool)
func (privateReferee *PrivateReferee) TryPackProvePrivate(c Packed, proof []byte, r Ref) ([]byte, error) {
	return privateReferee.abi.Pack("provePrivate", c, proof, r)
}

// UnpackProvePrivate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x53348d33.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32) r) view returns(bool)
func (privateReferee *PrivateReferee) UnpackProvePrivate(data []byte) (bool, error) {
	out, err := privateReferee.abi.Unpack("provePrivate", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0410154f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) r) view returns(bool)
func (privateReferee *PrivateReferee) PackProveTile(c Packed, p TileProof, r Ref) []byte {
	enc, err := privateReferee.abi.Pack("proveTile", c, p, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0410154f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) r) view returns(bool)
func (privateReferee *PrivateReferee) TryPackProveTile(c Packed, p TileProof, r Ref) ([]byte, error) {
	return privateReferee.abi.Pack("proveTile", c, p, r)
}

// UnpackProveTile is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0410154f.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) r) view returns(bool)
func (privateReferee *PrivateReferee) UnpackProveTile(data []byte) (bool, error) {
	out, err := privateReferee.abi.Unpack("proveTile", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackPublicInputs is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd771c854.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function publicInputs((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint32,bytes32,bytes32[],bytes32,bytes32[])[4],(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],bytes,bytes) p, (bytes32,uint32,bytes32) r) view returns(uint256[] public_)
func (privateReferee *PrivateReferee) PackPublicInputs(c Packed, p PrivateProof, r Ref) []byte {
	enc, err := privateReferee.abi.Pack("publicInputs", c, p, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPublicInputs is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd771c854.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function publicInputs((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint32,bytes32,bytes32[],bytes32,bytes32[])[4],(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],bytes,bytes) p, (bytes32,uint32,bytes32) r) view returns(uint256[] public_)
func (privateReferee *PrivateReferee) TryPackPublicInputs(c Packed, p PrivateProof, r Ref) ([]byte, error) {
	return privateReferee.abi.Pack("publicInputs", c, p, r)
}

// UnpackPublicInputs is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd771c854.
//
// Solidity: function publicInputs((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint32,bytes32,bytes32[],bytes32,bytes32[])[4],(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],bytes,bytes) p, (bytes32,uint32,bytes32) r) view returns(uint256[] public_)
func (privateReferee *PrivateReferee) UnpackPublicInputs(data []byte) ([]*big.Int, error) {
	out, err := privateReferee.abi.Unpack("publicInputs", data)
	if err != nil {
		return *new([]*big.Int), err
	}
	out0 := *abi.ConvertType(out[0], new([]*big.Int)).(*[]*big.Int)
	return out0, nil
}

// PackReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b1bebd1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function referee() view returns(address)
func (privateReferee *PrivateReferee) PackReferee() []byte {
	enc, err := privateReferee.abi.Pack("referee")
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
func (privateReferee *PrivateReferee) TryPackReferee() ([]byte, error) {
	return privateReferee.abi.Pack("referee")
}

// UnpackReferee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3b1bebd1.
//
// Solidity: function referee() view returns(address)
func (privateReferee *PrivateReferee) UnpackReferee(data []byte) (common.Address, error) {
	out, err := privateReferee.abi.Unpack("referee", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b7ac3f3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifier() view returns(address)
func (privateReferee *PrivateReferee) PackVerifier() []byte {
	enc, err := privateReferee.abi.Pack("verifier")
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
func (privateReferee *PrivateReferee) TryPackVerifier() ([]byte, error) {
	return privateReferee.abi.Pack("verifier")
}

// UnpackVerifier is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2b7ac3f3.
//
// Solidity: function verifier() view returns(address)
func (privateReferee *PrivateReferee) UnpackVerifier(data []byte) (common.Address, error) {
	out, err := privateReferee.abi.Unpack("verifier", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (privateReferee *PrivateReferee) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], privateReferee.abi.Errors["Malformed"].ID.Bytes()[:4]) {
		return privateReferee.UnpackMalformedError(raw[4:])
	}
	if bytes.Equal(raw[:4], privateReferee.abi.Errors["Mismatch"].ID.Bytes()[:4]) {
		return privateReferee.UnpackMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], privateReferee.abi.Errors["WrongKey"].ID.Bytes()[:4]) {
		return privateReferee.UnpackWrongKeyError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// PrivateRefereeMalformed represents a Malformed error raised by the PrivateReferee contract.
type PrivateRefereeMalformed struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Malformed()
func PrivateRefereeMalformedErrorID() common.Hash {
	return common.HexToHash("0x07b6ad3ff7dbc4002539ae21306d8899743aedf933b34101681c6906979f10a5")
}

// UnpackMalformedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Malformed()
func (privateReferee *PrivateReferee) UnpackMalformedError(raw []byte) (*PrivateRefereeMalformed, error) {
	out := new(PrivateRefereeMalformed)
	if err := privateReferee.abi.UnpackIntoInterface(out, "Malformed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PrivateRefereeMismatch represents a Mismatch error raised by the PrivateReferee contract.
type PrivateRefereeMismatch struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Mismatch()
func PrivateRefereeMismatchErrorID() common.Hash {
	return common.HexToHash("0x77a93d8da01b8f0b47fc3a12e2fbbf2fd4aae59757d9e0d588dae07465c4f785")
}

// UnpackMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Mismatch()
func (privateReferee *PrivateReferee) UnpackMismatchError(raw []byte) (*PrivateRefereeMismatch, error) {
	out := new(PrivateRefereeMismatch)
	if err := privateReferee.abi.UnpackIntoInterface(out, "Mismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PrivateRefereeWrongKey represents a WrongKey error raised by the PrivateReferee contract.
type PrivateRefereeWrongKey struct {
	Held [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongKey(bytes32 held)
func PrivateRefereeWrongKeyErrorID() common.Hash {
	return common.HexToHash("0xecab80c08cfa316fe827c807eb22e9135a800ac652d414873f256fe4fa9c1c07")
}

// UnpackWrongKeyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongKey(bytes32 held)
func (privateReferee *PrivateReferee) UnpackWrongKeyError(raw []byte) (*PrivateRefereeWrongKey, error) {
	out := new(PrivateRefereeWrongKey)
	if err := privateReferee.abi.UnpackIntoInterface(out, "WrongKey", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PrivateRulesMetaData contains all meta data concerning the PrivateRules contract.
var PrivateRulesMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"openCells\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"name\":\"openSums\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"}],\"name\":\"pickCell\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickLink\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickOp\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"output\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"bytes16\",\"name\":\"line\",\"type\":\"bytes16\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structRecord\",\"name\":\"record\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"\",\"type\":\"tuple\"}],\"name\":\"proveLink\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "PrivateRules",
	Bin: "0x608080604052346015576127fd908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630b6c2b4014610c0657806339ee68d814610b9057806340e44466146106c7578063e1ea9b2414610499578063e9de1ba9146103705763fbe304a51461005b575f80fd5b3461036c5736600319016103c0811261036c576101601361036c5761007e610d37565b610184359067ffffffffffffffff821161036c5781600401906040600319843603011261036c576101a4359067ffffffffffffffff821161036c576040600319833603011261036c57610200366101c319011261036c576100dd610daf565b926100e6610e12565b916100f18386610f4f565b61020083019161010460ff8451166116aa565b60ff845116036103555761011b60ff8451166116aa565b9661012a8860ff865116611123565b9761014161013787611988565b60018b1b90610eec565b5f1981019190821161031957600161016c63ffffffff9b8c946102208b019d8e5116851b911c611123565b911b808210156103645750935b1692831015610355576101ae6101a261019560ff8751166116aa565b9360248135940190610f19565b906001851b868561144b565b6101e086019081510361032d5760ff9363ffffffff926101d49252828a5116841b610eec565b1687521660ff825116039460ff86116103195761020961025a9460ff6102d79816845263ffffffff83511690600401856115e4565b9063ffffffff81511661026085015261023463ffffffff6060840151169283610280870152516116e3565b156102db57505050600b60a082015260016102e082015260016103008201525b826112a1565b6040519182918291909161014080610160830194805184526020810151602085015260408101516040850152606081015160608501526080810151608085015260a081015160a085015260c081015160c085015260e081015160e08501526101008101516101008501526101208101516101208501520151910152565b0390f35b60ff6102ef6102ea5f946116fb565b611717565b1680935252155f1461030f5761030a60075b60a08301610ef9565b610254565b61030a6005610301565b634e487b7160e01b5f52601160045260245ffd5b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b6307b6ad3f60e01b5f5260045ffd5b905093610179565b5f80fd5b3461036c5736600319016103c0811261036c576101601361036c57610164358060030b80910361036c576101843563ffffffff81169182820361036c576101a4359167ffffffffffffffff831161036c576040600319843603011261036c57610200366101c319011261036c576103e5610daf565b926103ee610e12565b916103f98386610f4f565b60ff6102008401511661040e6102ea85611988565b036103555761042091600401836115e4565b6003198303610473575063ffffffff6101a0820151165f190163ffffffff81116103195763ffffffff168414155b610355576102d79361025a92610360830152610260820152600c60a0820152826112a1565b825f198114918215610487575b505061044e565b6020015160030b141590508286610480565b3461036c5736600319016101a0811261036c576101601361036c576101643567ffffffffffffffff811161036c573660238201121561036c57806004013567ffffffffffffffff811161036c573660248260051b8401011161036c576101843567ffffffffffffffff811161036c57610516903690600401610d4b565b919092610521610daf565b9261052a610e12565b946105358686610f4f565b6102e0860163ffffffff8151166040810180821161031957603f8201908111610319576105669060061c8092610eec565b5f198101919082116103195761057b91611130565b5f1981019081116103195785036103555763ffffffff90511663ffffffff61030088015116145f146106b2576105b2828288611378565b6102a086015160021b60fc166105c9818484611556565b3560f81c90600181018082116103195761ff006105e881928787611556565b3560f01c161693600282018083116103195762ff000061060a81928488611556565b3560e81c161693600383018093116103195763ff00000092839261062d92611556565b3560e01c1616921717176103408501525b6040519060208201926024849201905f905b80821061068a576102d78761025a8a8989610674818b03601f198101835282610d79565b5190206101e0820152600a60a0820152826112a1565b90919283359063ffffffff821680920361036c57602081600193829352019401920190610650565b501561063e576307b6ad3f60e01b5f5260045ffd5b3461036c573660031901610400811261036c576101601361036c576102003661016319011261036c576103643567ffffffffffffffff811161036c5780600401906040600319823603011261036c576103843567ffffffffffffffff811161036c5780600401906101a0600319823603011261036c576060366103a319011261036c57610752610daf565b9261076561075e610e12565b8095610f4f565b60205f6102206040517f696e6665726e65742f74726163652f310000000000000000000000000000000081526102006101648583013760025afa1561036c575f5160208501510361032d576107e6908535956107dd63ffffffff6102608801511691602463ffffffff6101a08a015116940190610f19565b9290918861144b565b6101c08401510361032d57610360830190600319825160030b145f1461081d575050506101400151602091145b6040519015158152f35b5f9492945060205f6101606040517f696e6665726e65742f7365676d656e742f3200000000000000000000000000008152610140602486018583013760025afa1561036c575f5161087060a48301611527565b906040519063ffffffff60208301938935855216604083015260608201526060815261089d608082610d79565b51902084510361032d5761016481019360205f6108b987611538565b6040516fffffffffffffffffffffffffffffffff19848201927f696e6665726e65742f737465702f3100000000000000000000000000000000008452166030820152838152610909604082610d79565b604051918291518091835e8101838152039060025afa15610b85576101605f5191019563ffffffff87511663ffffffff61094560c48601611527565b1690039063ffffffff82116103195763ffffffff61099561098f82875f966020988361098360e485019961018461097b8c611527565b960190610f19565b9590941692169061144b565b92611527565b169060405190848201927f696e6665726e65742f6c6f672f32000000000000000000000000000000000000845260408301526060820152606081526109db608082610d79565b604051918291518091835e8101838152039060025afa15610b85576101445f519101350361032d57610a0c83611538565b905160030b60011903610b645763ffffffff6001600160e01b0319610a3085611538565b60401b16945b5116908060031a60181b908060021a60101b908060011a60081b905f1a171717149182610b43575b5081610a6f575b5060209150610813565b9050610aa0610a7c611af0565b92610a996001600160e01b0319610a92866124d3565b9216612676565b90846125a6565b602060019301925b600a8110610abc5750602092501482610a65565b90610aca9080800185612480565b5f5160206127dd5f395f51905f5290069061064083015b808410610b1057505f5160206127dd5f395f51905f5291610b0491600194612480565b9150505f089101610aa8565b905f5160206127dd5f395f51905f5280602092865101818082800980090984810180910194800101069301929190610ae1565b6001600160e01b0319919250610b5890611538565b60201b16159083610a5e565b63ffffffff6001600160e01b0319610b7b85611538565b60601b1694610a36565b6040513d5f823e3d90fd5b3461036c573660031901610180811261036c576101601361036c576101643567ffffffffffffffff811161036c5761025a610bd26102d7923690600401610d4b565b9190610bf9610bdf610daf565b93610be8610e12565b92610bf38487610f4f565b83611378565b600860a0820152826112a1565b3461036c5736600319016101a0811261036c576101601361036c57610c29610d37565b6101843567ffffffffffffffff811161036c57610c4a903690600401610d4b565b610c52610daf565b91610c5b610e12565b90610c668285610f4f565b61022082015194643fffffffc063ffffffff87169660061b16958087046040149015171561031957610ca163ffffffff604092168097610eec565b9510801590610d22575b61035557610cb983826110b2565b6102408301510361032d5763ffffffff610cf46001928761025a96846102d79a166102a08801525f6102c0880152604087015115159261114e565b16806102e084015280610300840152115f14610d1857610254600960a08301610ef9565b610254600b610301565b5063ffffffff61028083015116851015610cab565b610164359063ffffffff8216820361036c57565b9181601f8401121561036c5782359167ffffffffffffffff831161036c576020838186019501011161036c57565b90601f8019910116810190811067ffffffffffffffff821117610d9b57604052565b634e487b7160e01b5f52604160045260245ffd5b60405190610160820182811067ffffffffffffffff821117610d9b576040525f610140838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152565b60405190610380820182811067ffffffffffffffff821117610d9b576040525f610360838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201520152565b9190820180921161031957565b600d821015610f055752565b634e487b7160e01b5f52602160045260245ffd5b903590601e198136030182121561036c570180359067ffffffffffffffff821161036c57602001918160051b3603831361036c57565b63ffffffff6101406103409261016060048237604081865e73ffffffffffffffffffffffffffffffffffffffff604082015160018160c01c166040880152848160a01c166101a088015216606086015273ffffffffffffffffffffffffffffffffffffffff606082015116608086015260406080820161012087015e604060c082016101c087015e61010081015161024086015261012081015160ff8160f01c1660a087015267ffffffffffffffff8160b01c1660c0870152838160901c1660e0870152838160701c16610100870152838160501c16610160870152838160301c1661018087015260ff8160281c16610200870152838160081c166102208701525f0b61036086015201518060e01c610260850152818160c01c16610280850152818160a01c166102a0850152818160801c166102c0850152818160601c166102e0850152818160401c16610300850152818160201c1661032085015216910152565b5f90602092611103602e604051838194888301967f696e6665726e65742f6f702f3100000000000000000000000000000000000000885284840137810186838201520301601f198101835282610d79565b604051918291518091835e8101838152039060025afa15610b85575f5190565b9190820391821161031957565b811561113a570490565b634e487b7160e01b5f52601260045260245ffd5b92909261115b8482611749565b92835160018110159081611295575b501561128b576040840190815191611181836118c6565b9261118f6040519485610d79565b80845261119e601f19916118c6565b013660208501375190815b61122857505060808401946111c18287518386611a12565b95519060068201809211610319576111d893611a12565b908382111561121f576111f46111fc91838661120196516118f2565b938492611123565b610eec565b5f1981019081116103195763ffffffff9161121b91611130565b1690565b50505050600190565b6001600160fe1b0382168203610319578160021b60020180600211610319576112529088866119f9565b801561113a575f198301918181068484116103195761127461127a94876118de565b52611130565b908015610319575f190190816111a9565b5050505050600190565b6004915011155f61116a565b906101409060406101208201608085015e60406101c0820160c085015e61024081015161010084015260c081015160b01b60a082015160f01b1761010082015160701b60e083015160901b171761018082015160301b61016083015160501b171761022082015160081b61020083015160281b171760ff610360830151161761012084015261028081015160c01b61026082015160e01b176102c082015160801b6102a083015160a01b171761030082015160401b6102e083015160601b17179061032061034082015191015160201b1717910152565b9063ffffffff61028083015116610220830151643fffffffc063ffffffff82169160061b169080820460401490151715610319576113b591611123565b60408111611443575b6001600160fe1b03811681036103195760021b830361035557610100831161035557916113e9611af0565b926113f3846124d3565b935f925b600a841061140f57505050506101e001510361032d57565b9091929485601c02601c8104870361031957600191611432611439928588612636565b90856125a6565b95019291906113f7565b5060406113be565b9092949391808410908115916114da575b5061035557604051907f696e6665726e65742f6e6f64652f310000000000000000000000000000000000825294809260051b01905b81831061149e5750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa1561036c5760205f519560011c93019190611491565b6040841115915081611519575b816114f5575b50155f61145c565b831591508115611507575b505f6114ed565b90505f19015f1983011c15155f611500565b5f198101841c1591506114e7565b3563ffffffff8116810361036c5790565b356fffffffffffffffffffffffffffffffff198116810361036c5790565b90821015611562570190565b634e487b7160e01b5f52603260045260245ffd5b6040519060a0820182811067ffffffffffffffff821117610d9b576040525f6080838281528260208201528260408201528260608201520152565b903590601e198136030182121561036c570180359067ffffffffffffffff821161036c5760200191813603831361036c57565b90916115ee611576565b5060205f6102206040517f696e6665726e65742f74726163652f310000000000000000000000000000000081526102006101c48583013760025afa1561036c575f5160208301510361032d576102409161165161164b85806115b1565b906110b2565b9283910152610284359063ffffffff821680830361036c5761168b9363ffffffff93506116816020870187610f19565b949093169061144b565b610264350361032d576116a1816116a7926115b1565b90611749565b90565b80156116de57600581018082116103195760066116c991048092610eec565b5f19810191908211610319576116a791611130565b505f90565b600681101590816116f2575090565b60089150111590565b604081019081811161031957603f019081116103195760061c90565b905f5b604081108061173d575b15611739575f1981146103195760010161171a565b9150565b50826001821b10611724565b919091611754611576565b92610800811161035557801561035557801561156257813560f81c84526005811061035557600182013560e01d602085019080825260098651119081156118ba575b81156118af575b50610355576117ac85516116e3565b6118935750806005101561035557806005101561156257600582013560f81c9360408101948086528015908115611888575b50610355576060810193600185525f5b865181101561185b576001600160fe1b0381168103610319578060021b60060180600611610319576118219085876119f9565b865181810291818304149015171561031957808752801590811561184d575b50610355576001016117ee565b9050637fffffff105f611840565b50935093915050516001600160fe1b03811681036103195760021b60060180600611610319576080830152565b60069150115f6117de565b9150505f92919219905160030b03610355576001606082015290565b5f191290505f61179d565b60021981129150611796565b67ffffffffffffffff8111610d9b5760051b60200190565b80518210156115625760209160051b010190565b9392909193811561197d575b8115611972575b5061196b5760085b6040811080611947575b15611942578060011b9080820460021490151761190d57634e487b7160e01b5f52601160045260245ffd5b925050565b508060061b8181046040148215171561031957611965859184610eec565b10611917565b5060409150565b60099150145f611905565b6004811491506118fe565b60a081018051600d811015610f05576005149081156119ca575b50156119bc5763ffffffff6102806116a7920151166116fb565b6101a0015163ffffffff1690565b905051600d811015610f05576006145f6119a2565b919080821015610355576119f292611556565b3560f81c90565b9060048301808411610319571161035557013560e01c90565b611a1d8383836119df565b926001810180821161031957611a349084846119df565b926002820180921161031957611a49926119f9565b9280518210801590611ae3575b6103555781611a64916118de565b51908215611ad9575060018214611ace5760048214611ac05780603f611a8b921690611123565b9060028114611ab75760030361035557604081018091116103195780821015611ab2575090565b905090565b50906103555790565b6116a792915060051c610eec565b6116a7929150610eec565b9150506103555790565b50637fffffff8411611a56565b604051906107e0820182811067ffffffffffffffff821117610d9b576040526107c082527f08a50897c06aafe6ea414fb1bceca2267cd4a39486729fbc6d5d1bb7a172ebd26107c0837f1da4d6adfb0d0b494584f763db50a81908580a5f5e295e168b9b8d31770fac4f60208201527f0946129a2e33b4e819707a56a3b3790eab80d0a0c7a0c63451fab2a59acc074c60408201527f2a39b9d5376afd35580abd6952986570867b87303b07140268794dad4b8f82ea60608201527f27605717d1245c20c546b3c7014e5fa3e4a70e66ecd6de5d32448eea5e3069b260808201527f24c896cb2594e17b973653193a470ed7e771ebb09a228d638e50809c0377363260a08201527f0911096c45dd9cda0d61d783957003db6d8701c7869a919ad8042e1b7d597a4960c08201527f26ff6166f1e4b99e27eee6d352a8ce26f1daba01aad28021f11f38a70603afdc60e08201527e8e2faedcf76d08ad6591ff90e50fea79bcb5e18cfb7d954d5b89437bf64b7e6101008201527f19c9da2379b598ace3ad4d1872470830f6184a3cec71eeb632f98820eb353d786101208201527f0f7c4eb15d8b0b62a8f6a090ec9610a2ab3dfcdb57e2539aa459a40583dfe96b6101408201527f18b99417dc26b5e079750eba282362d1d46900b47dd5ff809171588b08ac39836101608201527f1ee044081160b3eee2d4493feab82141c73f1c054b76320a8848af08a8d91a266101808201527f29bb95c8763efd3e0e87f5df12ee8a150455b6d7a14780d19122220366c258dc6101a08201527f22c23eec9cb13ff8a3ee9a363d740653215e8991f7f9ec12067b4705e9a5c9fb6101c08201527f23589e033a31a667680c8b18926c3be09115c7644c4f905cc7deefc1690b42dc6101e08201527f304e99b887f2e1e92c9c0cde5f2bdd4764f60b98a219f1f0dd64ec938a6a247c6102008201527f22e817865236ad3a76fbe88bbdf31fcae792f326271d53a3a493b2de7f7d8b4c6102208201527f10c9efe573e86fa5b238a3f5c70a00bf02bc7dcfcc4878e026b77c881dc8b1c96102408201527f0a94f16be920d85f4d6f80e745c6bddbc084f309edffef023ea283c72b89bbb66102608201527f23ed72b4d01d14e3c7888fedb770494abc2c1ea81d6465b5df3da0ebcd69101a6102808201527f17c5115640e4cebeed0e6cbb511ac38498df815a77cb162de8d8f1022eb6bb746102a08201527f2e507fcca290d0d9cf765245750eb04773e09e1fc813959fb99680a82772e4fc6102c08201527f0d4a98999f5b39176af6cce65c8d12162433f055cb71d70dfc8803013292bbbf6102e08201527f238d8022cc09c21ab3c01261a03dc125321d829e22a7a3b7a1bd3c335eccfa216103008201527f010cd8e4c2b7051cb81dc8292e35d8e943ce365613d5b39770e454ed9f4ae1656103208201527f088027e54f2a3604b11178cf0ea3c6aa861173a90fb231238e03539590ecc0276103408201527f1b840f5311a2b1d4b4cd7aa7e5a9a6d161165468daa938108302b73e464819db6103608201527f2bf51a5da1828a1cf9b764b1e16c15929a3a346e44198ea0cb366fcd8db78dc16103808201527f206ad089d8d296ffe68a6a86767a7fe726b8872f9c7beef9d56a3a50f6f238276103a08201527f24d19193171494fa1a54e0a99ac16d05eaec4b6d617c7c199fc07ff88eac550c6103c08201527f1dd654a2ca9d9f24f33d88246a40dfb32c40662278b9c0b995d9f9fbaf1521386103e08201527f0d171025c925f6e259d20ecbd3a601108c85f05b0fe7793b8acf57f3789785e46104008201527f055bef435a43aec245cd99ccb0f7c8791d9e8cf2b80d95dd98b9908fed877d556104208201527f10d2ac8c61c8a2e88a2a3f42d9359a14be63d0ad4cfd9f203b75765d0e595f0e6104408201527f103479710e70996982a84057ec3ba6b2254d7966ddc41e85296e3d0790dcfa566104608201527f2a366f0448fda3c05914ffb48c765da8de96f9aa340db1638225f8372921807b6104808201527f16be0fb8ef62da17919b6e0378d00594153bb8899aeb686c04626b63285837a46104a08201527f0417038500e9d06c60abbc7f0d0d24c32dec8a0b2aa5a4d52cfd8c78a15bc3706104c08201527f26a6873b43ffd2ccf66ec6f4493ff9b54f4d76480bc486a3e5a0308fdd0138126104e08201527f0a3314a838f32630a96251914fe5ad262f3db9b2aa8aa9f7391922d36278c4986105008201527f0fde0c5429a6beb07f462d4821f48f86aeadb46a090b15a044f4b59399027da46105208201527f0abc2d5049972a6b9b357e4163793b0bb517e1eb535a984df11a1c89cda2c8a96105408201527f0dab51d6e3ebfa661d21722fb21e55051b427a5f173f7f17735205dbb77c464e6105608201527f29c36622598b511d51af6cc37123652fb21be5c2d68fb8efe9b92e70a8c1ae036105808201527f2c03ec80adac2a33ae846bc0b700d0bcc41c4096e53ac6990d6bbe7ea2fbc85c6105a08201527f0918fdbe9cf3a59fbdb4c6852d065105317303116017d893b8b521e3cebe1e0d6105c08201527f1f19ec22e69ca33f599dd13cd7e495a8176a79df4f7acf79a9d2135acabe23596105e08201527f1c4b037c8ae85ee1eb32b872eb7f76928c4c76b29ceb001346447b29110807046106008201527f2b68900ed906616d6c826d0bde341766ba3131e04d420de5af0a69c534efd8db6106208201527f20ca92aa222fcc69448f8dac653c8daaa180ff6dfb397cef723d4f0c782bc7f06106408201527f10d22d05bdff6bb375276fc82057db337045a5ab7ac053941f6186289b66b2b66106608201527f0b1ffdbb529367bb98f32ba45784cb435aa910b4a00636d1e5ca79e88bdd6cd96106808201527f2da32b38e7984bc2ed757ec705eccf8282c7b4f82e5e515f6f89bcc33022ce9f6106a08201527f042593ad87403f6d2674b8b55a886725b87eb33958031e94d292cecc6abed1bb6106c08201527f181fa1b4d067783a19d7367bf49b3f01051faedab463a6de9308fbd6e7d419f16106e08201527f15aaa6cc9b7900b15683c95515c26028a8e35b00ed8a815c34927188c60de6606107008201527f1bf28a93209084bbbc63234f057254c280b1a636f5a0eced6787320212f75a7a6107208201527f1cdb8c8bee5426f02cd9e229776118f156273b312f805c8e6f8c9d81a620cb6f6107408201527f08299c0abf196d53162e0facb5f1876f516df2505cc387a0f8ea0e8760d5ca7e6107608201527f221643d205fe82778a7b7b58cb65c4962d76c0072cabd1124117269d7c710b8a6107808201527f2d036a95f81cf49bb7a0143a28c88767f6bd10c3f74b22db487920d43343dbff6107a08201520152565b9260c084019192915b8085106124935750565b9391925f5160206127dd5f395f51905f52806040928551018180828009800909946020850151018180828009800909938481018091019401920193612489565b7ad2dccccae4dccae85ed8cac2cc5ee0dee6cad2c8dedc645e6200806125189160207a696e6665726e65742f6c6561662f706f736569646f6e322f3100409101612480565b5f5160206127dd5f395f51905f5290069061064083015b808410612573575090612550915f5160206127dd5f395f51905f5293612480565b9150507a696e6665726e65742f6c6561662f706f736569646f6e322f3100400890565b905f5160206127dd5f395f51905f528060209286510181808280098009098481018091019480010106930192919061252f565b906125bf91939293602085830180870193019101612480565b5f5160206127dd5f395f51905f529006939161064081015b8082106126015750936125f9915f5160206127dd5f395f51905f529495612480565b929150500890565b90915f5160206127dd5f395f51905f5280602092855101818082800980090987810180910197800101069201909491946125d7565b90918281101561266f5761264d816116a794611123565b601c8111612667575b5f199060031b1c1991013516612676565b50601c612656565b5050505f90565b77ffffffffffffffff0000000000000000ffffffffffffffff8160081c9160081b917cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff0085167eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84161760101c941691161760101b9179ffff000000000000ffff000000000000ffff000000000000ffff7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff847dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff84161760201c941691161760201b7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff82821673ffffffff000000000000000000000000ffffffff85161760401b93161760401c16178060801b9060801c179056fe30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001",
}

// PrivateRules is an auto generated Go binding around an Ethereum contract.
type PrivateRules struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *PrivateRules) GetABI() abi.ABI {
	return c.abi
}

// NewPrivateRules creates a new instance of PrivateRules.
func NewPrivateRules() *PrivateRules {
	parsed, err := PrivateRulesMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &PrivateRules{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *PrivateRules) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackOpenCells is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x39ee68d8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openCells((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes data) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) PackOpenCells(c Packed, data []byte) []byte {
	enc, err := privateRules.abi.Pack("openCells", c, data)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenCells is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x39ee68d8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openCells((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes data) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) TryPackOpenCells(c Packed, data []byte) ([]byte, error) {
	return privateRules.abi.Pack("openCells", c, data)
}

// UnpackOpenCells is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x39ee68d8.
//
// Solidity: function openCells((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes data) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) UnpackOpenCells(data []byte) (Packed, error) {
	out, err := privateRules.abi.Unpack("openCells", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1ea9b24.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function openSums((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32[] sums, bytes leaf) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) PackOpenSums(c Packed, sums []uint32, leaf []byte) []byte {
	enc, err := privateRules.abi.Pack("openSums", c, sums, leaf)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpenSums is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1ea9b24.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function openSums((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32[] sums, bytes leaf) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) TryPackOpenSums(c Packed, sums []uint32, leaf []byte) ([]byte, error) {
	return privateRules.abi.Pack("openSums", c, sums, leaf)
}

// UnpackOpenSums is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe1ea9b24.
//
// Solidity: function openSums((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32[] sums, bytes leaf) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) UnpackOpenSums(data []byte) (Packed, error) {
	out, err := privateRules.abi.Unpack("openSums", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b6c2b40.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickCell((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 cell, bytes encoding) pure returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) PackPickCell(c Packed, cell uint32, encoding []byte) []byte {
	enc, err := privateRules.abi.Pack("pickCell", c, cell, encoding)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickCell is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0b6c2b40.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickCell((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 cell, bytes encoding) pure returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) TryPackPickCell(c Packed, cell uint32, encoding []byte) ([]byte, error) {
	return privateRules.abi.Pack("pickCell", c, cell, encoding)
}

// UnpackPickCell is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0b6c2b40.
//
// Solidity: function pickCell((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 cell, bytes encoding) pure returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) UnpackPickCell(data []byte) (Packed, error) {
	out, err := privateRules.abi.Unpack("pickCell", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe9de1ba9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) PackPickLink(c Packed, link int32, index uint32, o Operator, h Header) []byte {
	enc, err := privateRules.abi.Pack("pickLink", c, link, index, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe9de1ba9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) TryPackPickLink(c Packed, link int32, index uint32, o Operator, h Header) ([]byte, error) {
	return privateRules.abi.Pack("pickLink", c, link, index, o, h)
}

// UnpackPickLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe9de1ba9.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) UnpackPickLink(data []byte) (Packed, error) {
	out, err := privateRules.abi.Unpack("pickLink", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbe304a5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) PackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) []byte {
	enc, err := privateRules.abi.Pack("pickOp", c, child, node, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbe304a5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) TryPackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) ([]byte, error) {
	return privateRules.abi.Pack("pickOp", c, child, node, o, h)
}

// UnpackPickOp is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfbe304a5.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) UnpackPickOp(data []byte) (Packed, error) {
	out, err := privateRules.abi.Unpack("pickOp", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40e44466.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) ) view returns(bool)
func (privateRules *PrivateRules) PackProveLink(c Packed, h Header, output Entry, record Record, arg4 Ref) []byte {
	enc, err := privateRules.abi.Pack("proveLink", c, h, output, record, arg4)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40e44466.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) ) view returns(bool)
func (privateRules *PrivateRules) TryPackProveLink(c Packed, h Header, output Entry, record Record, arg4 Ref) ([]byte, error) {
	return privateRules.abi.Pack("proveLink", c, h, output, record, arg4)
}

// UnpackProveLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x40e44466.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, (bytes32,(bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32) ) view returns(bool)
func (privateRules *PrivateRules) UnpackProveLink(data []byte) (bool, error) {
	out, err := privateRules.abi.Unpack("proveLink", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (privateRules *PrivateRules) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], privateRules.abi.Errors["Malformed"].ID.Bytes()[:4]) {
		return privateRules.UnpackMalformedError(raw[4:])
	}
	if bytes.Equal(raw[:4], privateRules.abi.Errors["Mismatch"].ID.Bytes()[:4]) {
		return privateRules.UnpackMismatchError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// PrivateRulesMalformed represents a Malformed error raised by the PrivateRules contract.
type PrivateRulesMalformed struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Malformed()
func PrivateRulesMalformedErrorID() common.Hash {
	return common.HexToHash("0x07b6ad3ff7dbc4002539ae21306d8899743aedf933b34101681c6906979f10a5")
}

// UnpackMalformedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Malformed()
func (privateRules *PrivateRules) UnpackMalformedError(raw []byte) (*PrivateRulesMalformed, error) {
	out := new(PrivateRulesMalformed)
	if err := privateRules.abi.UnpackIntoInterface(out, "Malformed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// PrivateRulesMismatch represents a Mismatch error raised by the PrivateRules contract.
type PrivateRulesMismatch struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Mismatch()
func PrivateRulesMismatchErrorID() common.Hash {
	return common.HexToHash("0x77a93d8da01b8f0b47fc3a12e2fbbf2fd4aae59757d9e0d588dae07465c4f785")
}

// UnpackMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Mismatch()
func (privateRules *PrivateRules) UnpackMismatchError(raw []byte) (*PrivateRulesMismatch, error) {
	out := new(PrivateRulesMismatch)
	if err := privateRules.abi.UnpackIntoInterface(out, "Mismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// RefereeMetaData contains all meta data concerning the Referee contract.
var RefereeMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"inputs\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry[]\",\"name\":\"roots\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"internalType\":\"structTileProof\",\"name\":\"p\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"}],\"internalType\":\"structRef\",\"name\":\"\",\"type\":\"tuple\"}],\"name\":\"proveTile\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "Referee",
	Bin: "0x60808060405234601557615e51908161001a8239f35b5f80fdfe60a06040526004361015610011575f80fd5b5f3560e01c630410154f14610024575f80fd5b346100865736600319016101e081126100865761016013610086576101643567ffffffffffffffff8111610086576102806003198236030112610086576060366101831901126100865761007c60209160040161012c565b6040519015158152f35b5f80fd5b6060810190811067ffffffffffffffff8211176100a657604052565b634e487b7160e01b5f52604160045260245ffd5b610140810190811067ffffffffffffffff8211176100a657604052565b90601f8019910116810190811067ffffffffffffffff8211176100a657604052565b903590601e1981360301821215610086570180359067ffffffffffffffff82116100865760200191813603831361008657565b60405190610160820182811067ffffffffffffffff8211176100a6576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f6101008301525f6101208301525f61014083015260405191610380830183811067ffffffffffffffff8211176100a65763ffffffff91610140916040525f85525f60208601525f60408601525f60608601525f60808601525f60a08601525f60c08601525f60e08601525f6101008601525f6101208601525f828601525f6101608601525f6101808601525f6101a08601525f6101c08601525f6101e08601525f6102008601525f6102208601525f6102408601525f6102608601525f6102808601525f6102a08601525f6102c08601525f6102e08601525f6103008601525f6103208601525f6103408601525f61036086015261016060048237604081865e73ffffffffffffffffffffffffffffffffffffffff604082015160018160c01c166040880152848160a01c166101a088015216606086015273ffffffffffffffffffffffffffffffffffffffff606082015116608086015260406080820161012087015e604060c082016101c087015e61010081015161024086015261012081015160ff8160f01c1660a087015267ffffffffffffffff8160b01c1660c0870152838160901c1660e0870152838160701c16610100870152838160501c16610160870152838160301c1661018087015260ff8160281c16610200870152838160081c166102208701525f0b61036086015201518060e01c610260850152818160c01c16610280850152818160a01c166102a0850152818160801c166102c0850152818160601c166102e0850152818160401c16610300850152818160201c166103208501521661034083015260205f6102206040517f696e6665726e65742f74726163652f31000000000000000000000000000000008152610200858583013760025afa15610086575f516020830151148015906105a5575b6105505761042d6104276102008301836100f9565b90610658565b805161043881610810565b61058f5750600163ffffffff61030085015116115f1461046c576104689163ffffffff6103408501511693610a75565b1490565b61047a6102608301836100f9565b929063ffffffff61028086015116610220860151643fffffffc063ffffffff82169160061b16908082046040149015171561053c576104b891610a14565b60408111610587575b6001600160fe1b038116810361053c5760021b8403610578576104e5848287611b00565b6101e086015103610550576102a085015160021b60fc16936004850180861161053c571161008657610468936105369101358060031a60181b8160021a60101b17908060011a60081b905f1a171790565b93610a75565b634e487b7160e01b5f52601160045260245ffd5b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b6307b6ad3f60e01b5f5260045ffd5b5060406104c1565b61059e91506101e09284610828565b9101511490565b5060205f6105b76102008401846100f9565b610603602e604051838194888301967f696e6665726e65742f6f702f3100000000000000000000000000000000000000885284840137810186838201520301601f1981018352826100d7565b604051918291518091835e8101838152039060025afa1561062d575f516102408301511415610412565b6040513d5f823e3d90fd5b8181029291811591840414171561053c57565b9190820180921161053c57565b91906040519260a0840184811067ffffffffffffffff8211176100a6576040525f845260208401935f85525f6040820152606081015f81525f6080830152819561080085116105785784156105785784156107cb57833560f81c83526005851061057857600184013560e01d8082526009845111908115610804575b81156107f9575b50610578576106ea8351610810565b6107df5750505081600510156105785781600510156107cb57600581013560f81c93604081019480865280159081156107c0575b50610578576060810193600185525f5b8651811015610793576001600160fe1b038116810361053c578060021b6006018060061161053c5761076461076b91878761193c565b8751610638565b8087528015908115610785575b506105785760010161072e565b9050637fffffff105f610778565b50935093915050516001600160fe1b038116810361053c5760021b6006018060061161053c576080830152565b60069150115f61071e565b634e487b7160e01b5f52603260045260245ffd5b925092509293505f19905160030b03610578576001905290565b5f191290505f6106db565b600219811291506106d4565b6006811015908161081f575090565b60089150111590565b9190916108396102008401846100f9565b600684146109c85780600911610578576008600583013560e01c94146109905780600d1161057857600982013560e01c9163ffffffff83146109645750600d0361057857610240840193600261088f8683610a3f565b905003610578576108a08582610a3f565b156107cb57803590603e19813603018212156100865701946101c06108e68735976101a08701976108dd63ffffffff8a5116926020810190610a3f565b9290918b612d18565b9401938451036105505760026108fc8284610a3f565b9050036105785761090c91610a3f565b600192919210156107cb576020820135603e19833603018112156100865761095192019061094863ffffffff8335965116926020810190610a3f565b92909186612d18565b9051036105505761096191611ab7565b90565b9490939150602d84036105785761097a92611955565b90602d1161008657600d61096192013590611ab7565b60099150939293036105785763ffffffff61016082015116906001820180921161053c5761096193836109c292611955565b91611a46565b919250602d82036105785781602511610086576005810135928260291161057857602582013560e01c92602d1161057857610961946029610a0e93013560e01c91611955565b916119c7565b9190820391821161053c57565b8115610a2b570690565b634e487b7160e01b5f52601260045260245ffd5b903590601e1981360301821215610086570180359067ffffffffffffffff821161008657602001918160051b3603831361008657565b90926102008401610a8681866100f9565b91906080860151916102a086019063ffffffff82511691610aaa60408a0151612700565b9260408a015190815b6118b157505063ffffffff90610160890193828551169060405197610ad78961008a565b88526020880152604087015251166060890151111561057857600588511461150357505060405196610100880188811067ffffffffffffffff8211176100a6576040525f88525f60208901525f60408901525f60608901525f60808901525f60a08901525f60c0890152606060e089015286518852865196600988145f146112d257610b658451868561193c565b9084516004810180911161053c5785526080810151600319810190811161053c57610b93602091888761193c565b03610578576080810151600719810190811161053c57610bb490878661193c565b6040830180841161053c57603f840190811161053c5760061c0361057857602085015160408201515f19810190811161053c57610bf09161274f565b5160c08b015260406020860151910151600119810190811161053c57610c159161274f565b517f03ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116810361053c5760061b60208a015260408901525b610c648351610c5b8161276d565b85528584611922565b906010821161057857610c76826126e8565b91610c8460405193846100d7565b808352601f19610c93826126e8565b015f5b81811061127d5750505f5b81811061109657505090610ccc918160e08b0152610cc3610220820182610a3f565b929091896127bc565b9515610df257505103610578576001908451828114908115610de7575b50610dde575b6060850151610dd4575b6080850151610dca575b5f92835b60e08701518051861015610db35785610d1f9161274f565b5190815160038111908115610d95575b5061057857875160098114908115610d78575b5080610d5c575b6105785760018092511b17940193610d07565b5060808201516001141580610d49575060a08201511515610d49565b600491501480610d89575b5f610d42565b50600182511115610d83565b600291501480610da6575b5f610d2f565b5060808201511515610da0565b509094935094919094036105785761096192612ac5565b9060081790610d03565b9060041790610cf9565b60039150610cef565b60049150145f610ce9565b90949592919350610e0760e084015151612700565b935f5b8551811015610e7457610e218160e087015161274f565b519061010082015180155f14610e525750610e416001925f905b8b612f80565b610e4b828961274f565b5201610e0a565b5f19810190811161053c57600192610e6d610e41928a61274f565b5190610e3b565b50925092945092610e8781518385611922565b81516002810180911161053c576001600160fe1b038216820361053c57610eb2908260021b9061064b565b925f19840184811161053c57610ec9908287611922565b9260108311801561108e575b8015611084575b8015611071575b6105785760405195610820610ef881896100d7565b60408852601f19013660208901375f955f5b868110610f3057505050505050506001919293500361057857610f2c90612732565b5190565b610f44610f3d828461064b565b8685611916565b35908160f81c918a600f841693601081105f14610f90575050508b5182101561057857610f736001928d61274f565b515b610f88610f818b61276d565b9a8c61274f565b525b01610f0a565b6020811015610fe557505087831015610578578551906001820180921161053c576103fc9060f61c1692600f8460021c160361053c57610fd9610fe091603c600195169061064b565b878661193c565b610f75565b909150603081101561101657505060208501515182101561057857611010600192602087015161274f565b51610f75565b604081101580611067575b1561105157505088821015610578575f1989019189831161053c5761104b61101091600194610a14565b8b61274f565b6001935090611061929a916130b5565b97610f8a565b5060508110611021565b5061107c848661064b565b821415610ee3565b5060408411610edc565b508315610ed5565b6110a0818561274f565b516110ad87518988611922565b808252828c156112765715159081611255575b505b6105785786516001810180911161053c576110de908988611922565b87516002810180911161053c576110f6908a8961193c565b8160201b17602083015287516006810180911161053c5761111a6002918b8a61193c565b918260408501521190811561124c575b811561123e575b50610578578651600a810180911161053c5787526111538b1515888a89612e31565b60808301526060820152611168878988612f1e565b15158060a0830152611221575b611180878988612f1e565b61118e575b50600101610ca1565b61119a87518988611922565b8b15158c15611217575b80156111ff575b610578576001810180911161053c5761010082015286516001810180911161053c5763ffffffff6111e0610120928b8a61193c565b1660030b9101528551906005820180921161053c579086526001611185565b5061010061120d828861274f565b51015115156111ab565b50828110156111a4565b61122f8b1515888a89612e31565b60e083015260c0820152611175565b9050637fffffff105f611131565b8015915061112a565b90505f19830183811161053c5761126c908761274f565b515110155f6110c0565b14156110c2565b60209060405161128c816100ba565b5f81525f838201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015282828801015201610c96565b876112de575b50610c4d565b602084015160806112f482828501518988613f42565b920151906006820180921161053c5761130e918786613f42565b60408a015260208901528251600c810180911161053c57611330908584611922565b8351600d810180911161053c57611348908685611922565b6001821180156114f9575b61057857600180921460608b01521460808901526004885114806114cc575b610578578751600281141590816114be575b81156114a0575b50610578578251600e810180911161053c57835260808801516113af575b5f6112d8565b825163ffffffff6113c182878661193c565b1660030b6020850151515f905b8082106114595750506004820180831161053c576113f263ffffffff91888761193c565b1660030b151580611451575b61057857600882019081831161053c5761143363ffffffff611424611439948a8961193c565b1660030b604088015190612df4565b90612e16565b90600c810180911161053c57845260a08901526113a9565b5060016113fe565b90916004840180941161053c5761149860019161143363ffffffff61147f888d8c61193c565b1660030b6114918760208d015161274f565b5190612df4565b9201906113ce565b6003915014806114b1575b5f61138b565b50606088015115156114ab565b60808a015115159150611384565b506114d983518584611922565b83516002810180911161053c576114f190868561193c565b171515611372565b5060018111611353565b909594978093945061151592506100f9565b93906115238451868361193c565b9484516004810180911161053c576040611540600292848661193c565b99015114918215926118a6575b8215611883575b50811561186d575b506105785760405161156f6020826100d7565b5f815282905f805b818110611811575050816115c8936115a49261159c61022063ffffffff960184610a3f565b9390926127bc565b955116956115c260206115b981870151612732565b5195015161273f565b5161064b565b926101c082019263ffffffff6115dd85611a35565b161580156117d8575b6105785761014083019667ffffffffffffffff611602896127a7565b16905f19820191821161053c5761167461167c9361165d611662889761165d67ffffffffffffffff9663ffffffff6116566101a08f6101609c8461164861164f93611a35565b1690612763565b9d01611a35565b1690610638565b61064b565b63ffffffff6116566101808b01611a35565b1693016127a7565b6116868284612763565b63ffffffff80821692602092831c9263fffffff092808316925f921c16815b600a831061178c5750505050509363ffffffff6116566116e96116ef96866116e367ffffffffffffffff9b9861165d986116f59c60201b1793610a21565b91613e2e565b92611a35565b936127a7565b168210156105785761170e611730918360021c90614757565b9190358060031a60181b8160021a60101b17908060011a60081b905f1a171790565b9060048110611749575b50601860ff9260031b161c1690565b7f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116810361053c5760019060031b1b905f19820191821161053c57165f61173a565b90919293949563ffffffff63bb67ae8581639e3779b98187818b60019863d2511f53029963cd9e8d57029e8f60201c18189d169b8860201c1818961698011694011693019192906116a5565b506117e661014084016127a7565b63ffffffff6117f486611a35565b16906001820180921161053c5767ffffffffffffffff16106115e6565b602091929350604051611823816100ba565b5f81525f838201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201528282860101520190849291611577565b8451600981019250821061053c5714155f61155c565b90915084516008810180911161053c578261189d92611922565b1515905f611554565b60018911925061154d565b6001600160fe1b038216820361053c578160021b6002018060021161053c576118db90898861193c565b6118e58183610a21565b5f198401929084841161053c576118ff611905948961274f565b52612763565b90801561053c575f19019081610ab3565b908210156107cb570190565b9190808210156105785761193592611916565b3560f81c90565b906004830180841161053c571161057857013560e01c90565b90610240810160016119678284610a3f565b9050036105785761197791610a3f565b156107cb57803590603e1981360301821215610086576101c0916119bc91018035946119b363ffffffff6101a087015116926020810190610a3f565b92909187612d18565b910151036105505790565b5f9160209360405191858301937f696e6665726e65742f74656e736f722f32000000000000000000000000000000855260408401526060830152608082015260808152611a1560a0826100d7565b604051918291518091835e8101838152039060025afa1561062d575f5190565b3563ffffffff811681036100865790565b905f9160209363ffffffff611a5e6101e08401611a35565b168560405193818501957f696e6665726e65742f73746174652f320000000000000000000000000000000087526040860152803560608601520135608084015260a083015260c082015260c08152611a1560e0826100d7565b5f9060209260405190848201927f696e6665726e65742f6e6f64652f31000000000000000000000000000000000084526030830152605082015260508152611a156070826100d7565b60400151156126975761010082116105785790604051611b226107e0826100d7565b6107c081527f08a50897c06aafe6ea414fb1bceca2267cd4a39486729fbc6d5d1bb7a172ebd26107c060208301927f1da4d6adfb0d0b494584f763db50a81908580a5f5e295e168b9b8d31770fac4f84527f0946129a2e33b4e819707a56a3b3790eab80d0a0c7a0c63451fab2a59acc074c60408201527f2a39b9d5376afd35580abd6952986570867b87303b07140268794dad4b8f82ea60608201527f27605717d1245c20c546b3c7014e5fa3e4a70e66ecd6de5d32448eea5e3069b260808201527f24c896cb2594e17b973653193a470ed7e771ebb09a228d638e50809c0377363260a08201527f0911096c45dd9cda0d61d783957003db6d8701c7869a919ad8042e1b7d597a4960c08201527f26ff6166f1e4b99e27eee6d352a8ce26f1daba01aad28021f11f38a70603afdc60e08201527e8e2faedcf76d08ad6591ff90e50fea79bcb5e18cfb7d954d5b89437bf64b7e6101008201527f19c9da2379b598ace3ad4d1872470830f6184a3cec71eeb632f98820eb353d786101208201527f0f7c4eb15d8b0b62a8f6a090ec9610a2ab3dfcdb57e2539aa459a40583dfe96b6101408201527f18b99417dc26b5e079750eba282362d1d46900b47dd5ff809171588b08ac39836101608201527f1ee044081160b3eee2d4493feab82141c73f1c054b76320a8848af08a8d91a266101808201527f29bb95c8763efd3e0e87f5df12ee8a150455b6d7a14780d19122220366c258dc6101a08201527f22c23eec9cb13ff8a3ee9a363d740653215e8991f7f9ec12067b4705e9a5c9fb6101c08201527f23589e033a31a667680c8b18926c3be09115c7644c4f905cc7deefc1690b42dc6101e08201527f304e99b887f2e1e92c9c0cde5f2bdd4764f60b98a219f1f0dd64ec938a6a247c6102008201527f22e817865236ad3a76fbe88bbdf31fcae792f326271d53a3a493b2de7f7d8b4c6102208201527f10c9efe573e86fa5b238a3f5c70a00bf02bc7dcfcc4878e026b77c881dc8b1c96102408201527f0a94f16be920d85f4d6f80e745c6bddbc084f309edffef023ea283c72b89bbb66102608201527f23ed72b4d01d14e3c7888fedb770494abc2c1ea81d6465b5df3da0ebcd69101a6102808201527f17c5115640e4cebeed0e6cbb511ac38498df815a77cb162de8d8f1022eb6bb746102a08201527f2e507fcca290d0d9cf765245750eb04773e09e1fc813959fb99680a82772e4fc6102c08201527f0d4a98999f5b39176af6cce65c8d12162433f055cb71d70dfc8803013292bbbf6102e08201527f238d8022cc09c21ab3c01261a03dc125321d829e22a7a3b7a1bd3c335eccfa216103008201527f010cd8e4c2b7051cb81dc8292e35d8e943ce365613d5b39770e454ed9f4ae1656103208201527f088027e54f2a3604b11178cf0ea3c6aa861173a90fb231238e03539590ecc0276103408201527f1b840f5311a2b1d4b4cd7aa7e5a9a6d161165468daa938108302b73e464819db6103608201527f2bf51a5da1828a1cf9b764b1e16c15929a3a346e44198ea0cb366fcd8db78dc16103808201527f206ad089d8d296ffe68a6a86767a7fe726b8872f9c7beef9d56a3a50f6f238276103a08201527f24d19193171494fa1a54e0a99ac16d05eaec4b6d617c7c199fc07ff88eac550c6103c08201527f1dd654a2ca9d9f24f33d88246a40dfb32c40662278b9c0b995d9f9fbaf1521386103e08201527f0d171025c925f6e259d20ecbd3a601108c85f05b0fe7793b8acf57f3789785e46104008201527f055bef435a43aec245cd99ccb0f7c8791d9e8cf2b80d95dd98b9908fed877d556104208201527f10d2ac8c61c8a2e88a2a3f42d9359a14be63d0ad4cfd9f203b75765d0e595f0e6104408201527f103479710e70996982a84057ec3ba6b2254d7966ddc41e85296e3d0790dcfa566104608201527f2a366f0448fda3c05914ffb48c765da8de96f9aa340db1638225f8372921807b6104808201527f16be0fb8ef62da17919b6e0378d00594153bb8899aeb686c04626b63285837a46104a08201527f0417038500e9d06c60abbc7f0d0d24c32dec8a0b2aa5a4d52cfd8c78a15bc3706104c08201527f26a6873b43ffd2ccf66ec6f4493ff9b54f4d76480bc486a3e5a0308fdd0138126104e08201527f0a3314a838f32630a96251914fe5ad262f3db9b2aa8aa9f7391922d36278c4986105008201527f0fde0c5429a6beb07f462d4821f48f86aeadb46a090b15a044f4b59399027da46105208201527f0abc2d5049972a6b9b357e4163793b0bb517e1eb535a984df11a1c89cda2c8a96105408201527f0dab51d6e3ebfa661d21722fb21e55051b427a5f173f7f17735205dbb77c464e6105608201527f29c36622598b511d51af6cc37123652fb21be5c2d68fb8efe9b92e70a8c1ae036105808201527f2c03ec80adac2a33ae846bc0b700d0bcc41c4096e53ac6990d6bbe7ea2fbc85c6105a08201527f0918fdbe9cf3a59fbdb4c6852d065105317303116017d893b8b521e3cebe1e0d6105c08201527f1f19ec22e69ca33f599dd13cd7e495a8176a79df4f7acf79a9d2135acabe23596105e08201527f1c4b037c8ae85ee1eb32b872eb7f76928c4c76b29ceb001346447b29110807046106008201527f2b68900ed906616d6c826d0bde341766ba3131e04d420de5af0a69c534efd8db6106208201527f20ca92aa222fcc69448f8dac653c8daaa180ff6dfb397cef723d4f0c782bc7f06106408201527f10d22d05bdff6bb375276fc82057db337045a5ab7ac053941f6186289b66b2b66106608201527f0b1ffdbb529367bb98f32ba45784cb435aa910b4a00636d1e5ca79e88bdd6cd96106808201527f2da32b38e7984bc2ed757ec705eccf8282c7b4f82e5e515f6f89bcc33022ce9f6106a08201527f042593ad87403f6d2674b8b55a886725b87eb33958031e94d292cecc6abed1bb6106c08201527f181fa1b4d067783a19d7367bf49b3f01051faedab463a6de9308fbd6e7d419f16106e08201527f15aaa6cc9b7900b15683c95515c26028a8e35b00ed8a815c34927188c60de6606107008201527f1bf28a93209084bbbc63234f057254c280b1a636f5a0eced6787320212f75a7a6107208201527f1cdb8c8bee5426f02cd9e229776118f156273b312f805c8e6f8c9d81a620cb6f6107408201527f08299c0abf196d53162e0facb5f1876f516df2505cc387a0f8ea0e8760d5ca7e6107608201527f221643d205fe82778a7b7b58cb65c4962d76c0072cabd1124117269d7c710b8a6107808201527f2d036a95f81cf49bb7a0143a28c88767f6bd10c3f74b22db487920d43343dbff6107a082015201526124d37ad2dccccae4dccae85ed8cac2cc5ee0dee6cad2c8dedc645e6200807a696e6665726e65742f6c6561662f706f736569646f6e322f31004083613c31565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000190069161064081015b808210612649575091612531917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000193613c31565b9150507a696e6665726e65742f6c6561662f706f736569646f6e322f31004008925f925b600a8410612564575050505090565b9091929384601c02601c8104860361053c57612584612593918486613c97565b91828101808401910186613c31565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000190069161064081015b80821061260357507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000192600194926125f492613c31565b92915050089401929190612555565b9092917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000180602092865101818082800980090984810180910194800101069301906125bd565b9092917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001806020928699979899510181808280098009098481018091019480010106930190959493956124fd565b5f90602092611a156030604051838194888301967f696e6665726e65742f6c6561662f320000000000000000000000000000000000885284840137810186838201520301601f1981018352826100d7565b67ffffffffffffffff81116100a65760051b60200190565b9061270a826126e8565b61271760405191826100d7565b8281528092612728601f19916126e8565b0190602036910137565b8051156107cb5760200190565b8051600110156107cb5760400190565b80518210156107cb5760209160051b010190565b8115610a2b570490565b5f19811461053c5760010190565b604051906127888261008a565b5f6040838281528260208201520152565b3560ff811681036100865790565b3567ffffffffffffffff811681036100865790565b9493909192946080526040811161057857926127d7846126e8565b946127e560405196876100d7565b848652601f196127f4866126e8565b015f5b818110612aa8575050855f9260de1983360301935b87811015612a9d578060051b840135858112156100865784019064ff0000000061283583612799565b60201b1691602081019263ffffffff61284d85611a35565b161790600360ff61285d83612799565b1603612a8d5767ffffffffffffffff6128796101408b016127a7565b166003810180911161053c5760021c915b60608201946128a561289c87856100f9565b90608051611b00565b9360408401946128b486611a35565b604083019182841161053c57603f840192831161053c578e926128f29263ffffffff926128e460808b018b610a3f565b94909360061c921690612d18565b9161012082013560ff61290488612799565b166129a85750505063ffffffff9061291e61294193611a35565b90826101a06080510151169061293760c0880188610a3f565b9490931690612d18565b6101c06080510151905b036105505763ffffffff61296460019661296c946100f9565b939094611a35565b169060201b1791604051926129808461008a565b835260208301526040820152612996828c61274f565b526129a1818b61274f565b500161280c565b600160ff6129b889969596612799565b1603612a2e575092612a0c926129f16101e06129ea6129e463ffffffff96612a209960a08d01356119c7565b94611a35565b9201611a35565b9183612a0060c08a018a610a3f565b95909416921690612d18565b63ffffffff6101606080510151168c611a46565b61012060805101519061294b565b93919290600260ff612a3f89612799565b1614612a4e575b50505061294b565b612a7f94506101006129ea6129e463ffffffff96612a709460a08c01356119c7565b9183612a0060c0890189610a3f565b60e08b0135905f8c81612a46565b612a97828b612f45565b9161288a565b509550955050505050565b602090612ab697949761277b565b82828b010152019592956127f7565b909182516009811480612d09575b612d01576020840190612af78251916040870192835190604088015115159261324c565b915193612b1a6102c0820195612b148563ffffffff895116610638565b9061064b565b91805183101580612cf1575b610578575182818110612ce25750505f925b808411612cd8575b5061032063ffffffff910151169363ffffffff81511615612cc6575b6002865114612cb8576004865114612c63575060e0850192612b8a8383612b838751612732565b5184613599565b936003875114612bd3576009875114612bbf57610961965090612bb2612bb99493925161273f565b5190613599565b906139d1565b50505050905060c061096192015190613885565b5050509192505f5b828110612be85750505090565b612bf2818361274f565b51637f800000637fffffff861611159081612c4e575b81612c33575b50612c1c575b600101612bdb565b92506001612c2a848361274f565b51939050612c14565b9050612c47612c41866148b1565b916148b1565b135f612c0e565b637f800000637fffffff821611159150612c08565b929491905015612cb1576109619360e0612cab92019263ffffffff612ca1612c9a612c8e8751612732565b51838551169086613459565b955161273f565b5191511691613459565b90613518565b5050905090565b509161096194939193613361565b9350612cd283866132e2565b93612b5c565b9250610320612b40565b612ceb91610a14565b92612b38565b5063ffffffff8651161515612b26565b505050505f90565b50601160c08501511015612ad3565b909294939180841090811591612da7575b5061057857604051907f696e6665726e65742f6e6f64652f310000000000000000000000000000000000825294809260051b01905b818310612d6b5750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa156100865760205f519560011c93019190612d5e565b6040841115915081612de6575b81612dc2575b50155f612d29565b831591508115612dd4575b505f612dba565b90505f19015f1983011c15155f612dcd565b5f198101841c159150612db4565b81810292915f8212600160ff1b82141661053c57818405149015171561053c57565b9190915f838201938412911290801582169115161761053c57565b93919384519163ffffffff612e4784838561193c565b1660030b90602087018051515f915b818310612edf575050506004840180851161053c57612e7b63ffffffff91838661193c565b1660030b80968115159182612ec2575b505061057857600884019081851161053c576114246114339263ffffffff92612eb39661193c565b93600c820180921161053c5752565b90915081612ed4575b50155f80612e8b565b60019150145f612ecb565b9091936004870180971161053c57612f1560019161143363ffffffff612f068b898c61193c565b1660030b61149189875161274f565b94019190612e56565b90612f379291825192612f308461276d565b9052611922565b600181116105785760011490565b5f5b815181101561057857826020612f5d838561274f565b51015114612f6d57600101612f47565b60409250612f7a9161274f565b51015190565b909160a0830151151580612fef575b612fe857612fbd90611433612fb060608601516114335f6080890151612df4565b9161012086015190612df4565b905f82128015612fda575b61057857602061096193015190614020565b506040830151821215612fc8565b5050505f90565b505f61300760c08501516114338360e0880151612df4565b12612f8f565b909160a0830151151580613049575b612fe85761303a612fbd916114336060860151916080870151612df4565b6114336101208501515f612df4565b505f61306160c08501516114338460e0880151612df4565b1261301c565b60a0820151151580613097575b61309157612fbd61303a60608401516114335f6080870151612df4565b50505f90565b505f6130af60c08401516114338360e0870151612df4565b12613074565b91605083146132355760308310801561322b575b61057857603383116132005760ff60025b169081811061057857816130ed91610a14565b80936130f9828561274f565b519260018103613127575061311792613111916146ff565b9261274f565b525b6001810180911161053c5790565b9091506002810361315f5750906001840180851161053c57613159928592613152613111938761274f565b5191614492565b52613119565b6003036131a257506001830180841161053c5761317c908361274f565b516002840180851161053c5761315992859261319b613111938761274f565b51916142f2565b600184019182851161053c576131bb6131c2938561274f565b519161405b565b156131e7576002820180831161053c57826131e0613159928461274f565b519261274f565b6003820180831161053c57826131e0613159928461274f565b603983106132115760ff60046130da565b603583036132225760ff60036130da565b60ff60016130da565b50603b83116130c9565b9150508015610578575f19810190811161053c5790565b939290919381156132d7575b81156132cc575b506132c55760085b60408110806132a1575b1561329c578060011b9080820460021490151761326757634e487b7160e01b5f52601160045260245ffd5b925050565b508060061b8181046040148215171561053c576132bf85918461064b565b10613271565b5060409150565b60099150145f61325f565b600481149150613258565b90600382511461333757606082015115613091576133278261332160e0610961950151916080835191015115155f1461332e5760ff60025b1690610a14565b9061274f565b5190613067565b60ff600161331a565b602082018051604084015111156105785761335860e0610961940151612732565b5190519161300d565b929391936080840151156134115760e084019283518051905f19820191821161053c57918361339761339e93839897969561274f565b5185613599565b60a05f9601905b8587106133b6575050505050505090565b909192939495966133c7888361274f565b51835103613408576133fa6001916133f46133e28951612732565b516133ed8c8961064b565b908961300d565b906140bc565b975b019594939291906133a5565b966001906133fc565b829391612bb260e061342595940151612732565b905f915b8183106134365750505090565b909192613450600191613449868561274f565b51906140bc565b93019190613429565b9092919261346561277b565b9360608201517f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8216820361053c576134a19160051b90612e16565b601f811615801590613501575b6105785760449260206134c3930151906147f2565b9190911061057857806040913584526020810135602085015201358060031a60181b8160021a60101b17908060011a60081b905f1a17176040830152565b506011810180821161053c576040830151106134ae565b919060408301519260718411801561357b575b61356f576109619360406135618361355b602061354d6001975189519061484f565b92015160208801519061484f565b01614881565b930151010160171b906142f2565b50505050637fc0000090565b50607160408301511161352b565b600160ff1b811461053c575f0390565b6040518481529194939260206007850160051b80368387013784010160405282955f9360a082015161381c575b506135de606082015161143360808401948551612df4565b91858514613814575f6135fb6135f5878451612df4565b85612e16565b1280156137e6575b6105785751156137b257602001925b848110613620575050505050565b613636845161362f8385612e16565b90856147f2565b60029291921c8015610578578061364d8389610a14565b10156137ac575061365e8187610a14565b915b8060208360051b8b0101908460021b01905b81831061368b57505050906136869161064b565b613612565b610100602091843561ffff63ffffffff8260081b9260081c7eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff7fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff007dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff0086167cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff84161760101b951691161760101c9281817dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff8616178060e01c8752818160c01c1689880152818160a01c166040880152818160801c166060880152818160601c166080880152818160401c1660a0880152881c1660c08601521691161760e082015201920191613672565b91613660565b602001519495946137c292614020565b905b8281106137d15750505090565b80826137df6001938761274f565b52016137c4565b5080515f1987019087821161053c576138089161380291612df4565b84612e16565b60408301511315613603565b505050505050565b60c08201519061383560e0840192611433868551612df4565b915f8312613845575b50506135c6565b909192955051158015613873575b61386a575061386190613589565b925f808061383e565b96505050505050565b508561387e83613589565b1015613853565b915f602084016020855160051b860101905b8181106139af575050637f8000008110156139985760171c60841901603e19811261398f575b60328113613987575b6010831461397e5790915f919060021b63808080805b6004841080613972575b1561396b576001906138fa8584018861274f565b5162800000627fffff8216179060ff8160171c16860360968101905f821361394e575b5050607f8211613945575b601f1c61393e575b8560031b1b019301926138dc565b5f03613930565b607f9150613928565b60950185901b83821c8616019092015f190190911c905f8061391d565b9450505050565b508551848301106138e6565b603f0192509050565b5060326138c6565b50603e196138bd565b5091506010036139a75760ff90565b638080808090565b637fffffff8151168381116139c8575b50602001613897565b925060206139bf565b909160208201916020815160051b8201019303905b637f800000808216141580613c23575b613a23575b838314613a1c57613a17908351936020848201519101946142f2565b6139e6565b9250505090565b5f929060ff8160171c1660968115801560171b627fffff85161792010191601f1c613c1c575b858310613a8e575b80613a5f575b5050916139fb565b9091935063800000008160e01c169182613a85575b6096190160171b0117915f80613a57565b905f0390613a74565b9180518482015190637f8000008116637f800000831690637e800000627fffff19830111637e800000627fffff1983011117613bf1570160171c91808218601f1c9162800000627fffff8181865f039516179216170218018382035f81125f14613bbb575f039085602d9260188111613b7f575b1b01905b8160ff1d8218811c8015613b755760106d010102020202030303030303030391171a0180601619810193019460fc60ad19870111613b6a57505f19610101919091036017011c81831c6001160101901d9250601619909101906020905b0191613a49565b945050505091613a51565b5050505091613a51565b92505060508211613b96575b856015830192613b02565b9150508315613bb457604f198301906050905f808212911303613b8b565b5091613a51565b90919085603c821115613be2575050603b190190603c1b5f80861290861303016068613b06565b8593821b019150602c01613b06565b637f800000908114911417637fffffff918216919092160217613c1657602090613b63565b91613a51565b5f03613a49565b5063800000008114156139f6565b9260c084019192915b808510613c445750565b9391927f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001806040928551018180828009800909946020850151018180828009800909938481018091019401920193613c3a565b919080821015612fe85781613cab91610a14565b601c8111613e26575b5f199060031b1c199101351677ffffffffffffffff0000000000000000ffffffffffffffff8160081c9160081b917cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff0085167eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84161760101c941691161760101b9179ffff000000000000ffff000000000000ffff000000000000ffff7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff847dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff84161760201c941691161760201b7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff82821673ffffffff000000000000000000000000ffffffff85161760401b93161760401c16178060801b9060801c1790565b50601c613cb4565b5f925f1983015b80851c613f3857505f905b6101008210613e58576307b6ad3f60e01b5f5260045ffd5b6001858101811c90811b5f1901821691901c5f5b60088110613e9757506001860160011c1b1790838210613e8f5760010190613e40565b509250505090565b92959180949163ffffffff82169160201c918563ffffffff8086168660201c5f5b600a8110613ee657505050505060019260201b175f1983808701811c1b011618949301959290939195613e6c565b9091929463ffffffff63bb67ae8581639e3779b98187818a8c9e9f60019963d2511f53029d63cd9e8d570260201c18189d63cd9e8d5702169b8b60201c18189916970116940116910196959496613eb8565b9360010193613e35565b613f4d838383611922565b926001810180821161053c57613f64908484611922565b926002820180921161053c57613f799261193c565b9280518210801590614013575b6105785781613f949161274f565b51908215614009575060018214613ffe5760048214613ff05780603f613fbb921690610a14565b9060028114613fe757600303610578576040810180911161053c5780821015613fe2575090565b905090565b50906105785790565b61096192915060051c61064b565b61096192915061064b565b9150506105785790565b50637fffffff8411613f86565b6140539392600492614031926147f2565b9390358060031a60181b8160021a60101b17908060011a60081b905f1a171790565b921061057857565b6039811461407257603a0361406e571490565b1090565b5090637f800000637fffffff8316111591826140a7575b8261409357505090565b6140a2919250612c41906148b1565b121590565b637f800000637fffffff831611159250614089565b919060ff8360171c1660ff8260171c1660ff811460ff8314175f1461415f575050637fc0000092637fffffff811690637fffffff831691637f8000008311637f8000008211171561410e575b50505050565b637f80000081036141535761412b575b5050505b5f808080614108565b637f80000063800000008192161780931491101761414b575b808061411e565b91505f614144565b50505090915090614122565b90918215801560171b627fffff87161760171b92801594607f861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f146142c057505f03605081116142ac575b1b94633f800000905b18601f1c90601f1c808216601f1b95815f03180191815f0318010190816141e0575050565b908092935060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116142a0575b60e01c6380000000161790565b637f8000009150614293565b93909301604f1901929115159160506141b2565b9196945092603c84116142e5575b90633f80000091841b9361012b19910301936141bb565b95151595603c93506142ce565b92919060ff8460171c1660ff8260171c169060ff8460171c1660ff811460ff841460ff841417175f146143c957505050637fc00000936380000000821618637fffffff808216921691637fffffff841692637f8000008411637f8000008211637f8000008411171715614367575b5050505050565b637f8000008114637f8000008314175f146143bc571590151715614394575b5050505b5f80808080614360565b637f8000006380000000819216178093149110176143b4575b8080614386565b91505f6143ad565b505050509091509061438a565b8294929391931590841595821560171b627fffff851617871560171b627fffff8b16170295821597881560171b627fffff881617948815159301910101029061012b198201966095199101820301905f82125f1461446757505f0360508111614454575b1b9518601f1c90601f1c808216601f1b95815f03180191815f0318010190816141e0575050565b909401604f19019392151592605061442d565b9197955093603c8511614485575b841b9361012b19910301936141bb565b96151596603c9450614475565b603081146146f457603181146144c6576032146144b35790610961916148c7565b81638000000061096193831816916142f2565b5060ff8260171c1660ff8260171c1660ff811460ff8314175f1461456d5750506380000000637fc000009218637fffffff811690637fffffff831691637f8000008311637f8000008211171561451e575b5050505090565b637f80000081036145635761453b575b5050505b5f808080614517565b637f80000063800000008192161780931491101761455b575b808061452e565b90505f614554565b5050509050614532565b90918215801560171b627fffff86161760171b92801594607f861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f146146c257505f03605081116146ae575b1b9363bf800000905b18601f1c90601f1c808216601f1b94815f03180191815f0318010190816145f0575b505090565b9080925060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116142a05760e01c6380000000161790565b93909301604f1901929115159160506145c0565b9195945092603c84116146e7575b9063bf80000091841b9361012b19910301936145c9565b94151594603c93506146d0565b5090610961916140bc565b6034811461474d57603681146147285760371461471f576109619061537f565b61096190614a69565b50637f800000637fffffff821611156147445750637fc0000090565b63800000001890565b50610961906149c2565b91908060061c6803000000000000000017905f9160fc603f83169260021b169180830460041490151715905b85518410156105785780614797858861274f565b5151036147e8575061053c5760406147af838661274f565b5101518110156105785760406147e0836147da8460206147d2610961988b61274f565b51015161064b565b9661274f565b510151610a14565b9260010192614783565b9291908160061c9060201b17905f9160fc603f83169260021b169180830460041490151715905b8551841015610578578061482d858861274f565b515103614845575061053c5760406147af838661274f565b9260010192614819565b5f929183915b6020831061486257505050565b909193600190607f1984871a01607f1984881a01020194019190614855565b80156148ac575f8112156148a35761489a905f03615b12565b63800000001790565b61096190615b12565b505f90565b63800000008110610961576380000000185f0390565b81811863800000001691637fffffff9081169116637f800000811180156149b5575b8015614996575b61498b57637f80000081148015614983575b61497857637f80000082148015614970575b6145eb576149649160ff61493561492d61494f94615ca6565b919093615ca6565b949093603c1b936149468186612763565b60011b94610a21565b614968575f935b9003603c1901921617615bde565b1790565b600193614956565b508015614914565b5050637f8000001790565b508115614902565b505050637fc0000090565b5081811480156148f057508015806148f05750637f80000081146148f0565b50637f80000082116148e9565b80158015614a5c575b8015614a4f575b61096157637f8000008111614a46576149ed61096191615ca6565b90818160018216614a33575b5050603c1b614a0781615ccd565b9081800203614a295760ff5f925b6002601e1991050192169060011b17615bde565b60ff600192614a15565b5f19909101925060011b90505f806149f9565b50637fc0000090565b50637f80000081146149d2565b50638000000081146149cb565b5f637f800000637fffffff8316116153755761096191614a88816148b1565b6342cfffff191361536a575b637f800000637fffffff8216111580615352575b615347575b60ff8160171c169060ff8214805f146151ce57637fc0000091637fffffff8116637f800000811115615174575b50614be192935b60ff8560171c1660ff81145f14614ffc5750637fc0000092637f800000637fffffff87161115614ff4575b60ff8460171c169160ff83149182175f14614e5f5750637fc000009263800000008518637fffffff811690637fffffff831691637f8000008311637f80000082111715614e0e575b505050505b60ff8360171c169060ff8214175f14614c725750506380000000637fc000009218637fffffff811690637fffffff831691637f8000008311637f80000082111715614c23575b505050505b604051614bb26040826100d7565b601c81527f3ab50d393c091fe33d2aac8b3e2aaa453efffffe3f8000003f800000000000006020820152615e06565b614c06634b3fffff19830160011d91607f830160171b638000000081831816916142f2565b9103634b3fff80190160171b8082186380000000169250906142f2565b637f8000008103614c6857614c40575b5050505b5f808080614b9f565b637f800000638000000081921617809314911017614c60575b8080614c33565b90505f614c59565b5050509050614c37565b909182156285fdf4811560171b627fffff87161702928015946070861560171b627fffff86161793861515920101029061012b198201956095199101820301908982125f14614ddc5750880360508111614dc8575b1b9363b805fdf4905b18601f1c90601f1c808216601f1b948189031801918188031801019081614cf9575b5050614ba4565b9080925060ff1c80860383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211614dbc575b60e01c638000000016175f80614cf2565b637f8000009150614dab565b93909301604f190192911515916050614cc7565b9195945092603c8411614e01575b9063b805fdf491841b9361012b1991030193614cd0565b94151594603c9350614dea565b637f8000008103614e5357614e2b575b5050505b5f808080614b54565b637f800000638000000081921617809314911017614e4b575b8080614e1e565b92505f614e44565b50505090925091614e22565b821562b17000811560171b627fffff8816170290821592831560171b627fffff88161791607e84151591880101029061012b198201946095199101820301908b82125f14614fc957508a0360508111614fb6575b1b945b63bf3170008718601f1c90601f1c808216601f1b96818c03180191818b031801019081614ee5575b5050614b59565b908092945060ff1c80890383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211614faa575b60e01c63800000001617915f80614ede565b637f8000009150614f98565b909201604f190191901515906050614eb3565b9196935091603c8311614fe7575b821b9161012b1991030191614eb6565b95151595603c9250614fd7565b859350614b0c565b656000000000009390601619908015801560171b627fffff8a161791609519910161011503018981121561514557890360508111615131575b1b946001905b88601f1c63800000008a1697818c031801905f191801019081615060575b5050614b0c565b908092955060ff1c80890383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211615125575b60e01c63800000001617925f80615059565b637f8000009150615113565b9515159591909101604f1901906050615035565b915094603c8211615167575b61011582900361012b190191600191901b61503b565b94151594603c9150615151565b637f80000081036151bd57615191575b614be192935b9392614ada565b637f800000638000000082161780634b400000146001176151b3575b50615184565b9250614be16151ad565b50614be19250634b4000009361518a565b82159162b8aa3b831560171b627fffff831617029262c0000090607f85151591870101029061012b1982019182908884125f1461531c5750870360508111615309575b1b5b633fb8aa3b8318601f1c87958189031801019081615238575b5050614be19293614ae1565b614be194508160ff1c80880383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116152fd575b60e01c63800000001617925f61522c565b637f80000091506152ec565b94151594909101604f1901906050615211565b9192603c909691961161533a575b851b94900361012b190190615213565b603c95506001925061532a565b506342b20000614aad565b505f91506342b20000615364826148b1565b13614aa8565b5063c2d00000614a94565b5050637fc0000090565b6280000081108015615b04575b614a4657633f3504f219810160171d908160171b90039060ff8260171c1660ff81145f146159855750637fc0000091637f800000637fffffff8216111561597b575b506153d890614881565b90615440816040516153eb6060826100d7565b602881527f3d8de1aebdf1d6513df33f45bdfd938b3e119714be2ab1c03e4cd2c0be7ffff660208201527f3eaaaaa3bf0000000000000000000000000000000000000000000000000000006040820152615e06565b60ff8260171c1660ff81145f146158185750637fc0000091638000000081168118637fffffff8116637fffffff8316637f8000008111637f800000831117156157bc575b5050506154d9905b60ff601786901c81169081149490936133f491633805fdf488186380000000811692905f8915615629575050637fc0000092637fffffff8a16637f8000008111156155e8575b50506142f2565b9160ff8360171c169060ff8214175f14615520575050637fc0000091637fffffff811690637fffffff831691637f8000008311637f8000008211171561451e575050505090565b9091821562b17000811560171b627fffff8716170292801594607e861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f146155b657505f03605081116155a2575b1b93633f31700018601f1c90601f1c808216601f1b94815f03180191815f0318010190816145f057505090565b93909301604f190192911515916050615575565b9195945092603c84116155db575b90633f31700091841b9361012b19910301936145c9565b94151594603c93506155c4565b637f800000810361562157615601575b505b5f806154d2565b637f80000063800000008b1617809114600117156155f85792505f6155f8565b5092506155fa565b90935087156285fdf4811560171b627fffff8d16170290821592831560171b916070841515918d0101029061012b198201946095199101820301905f82125f1461579157505f036050811161577e575b1b945b80601f1c9063800000006001831691637fffffff19161696815f03180191815f0318010190816156ad5750506142f2565b908092945060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211615772575b60e01c63800000001617915f806154d2565b637f8000009150615760565b909201604f190191901515906050615679565b9196935091603c83116157af575b821b9161012b199103019161567c565b95151595603c925061579f565b637f8000008114637f8000008314175f146158095715901517156157e9575b506154d9905b905f80615484565b638000000016637f800000176001811517156157db5792506154d96157db565b50505091506154d95f926157e1565b8015801560171b627fffff85161780029391841515910180010261012b198101905f906096198101908282121561595257505f036050811161593f575b1b5b5f9401908161586c575b50506154d99061548c565b6154d99294508160ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211615933575b60e01c6380000000161792905f615861565b637f8000009150615921565b94151594909101604f1901906050615855565b91925094603c861161596f575b851b94900361012b190190615857565b603c95505f925061595f565b91506153d86153ce565b602d199065400000000000908015801560171b627fffff87161791609519910160fe03015f811215615ad3575f0360508111615abf575b1b93600191905b638000000081601f1c911695815f031801905f1918010190816159ec575b50506153d890614881565b6153d89293508160ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211615ab3575b60e01c6380000000161791905f6159e1565b637f8000009150615aa1565b92909201604f1901919015159060506159bc565b9190949250603c8211615af7575b90600191811b9061012b199060fe0301926159c3565b93151593603c9150615ae1565b50637f80000081101561538c565b607f6fffffffffffffffffffffffffffffffff821160071b67ffffffffffffffff83821c1160061b1763ffffffff83821c1160051b1761ffff83821c1160041b1760ff83821c1160031b17600f83821c1160021b177d01010202020203030303030303030000000000000000000000000000000083821c1a17019060018212615bd5575b60181b607d198201905f1990600181841c16906001607e1986011b010101901c905f190160171b0190637f8000008211615bcc57565b637f8000009150565b60019150615b96565b90607f816fffffffffffffffffffffffffffffffff841160071b67ffffffffffffffff85821c1160061b1763ffffffff85821c1160051b1761ffff85821c1160041b1760ff85821c1160031b17600f85821c1160021b177d01010202020203030303030303030000000000000000000000000000000085821c1a1701019160018312615c9d575b60181b90820390607d198201915f199160018082861c1692607e19011b010101901c905f190160171b0190637f8000008211615bcc57565b60019250615c65565b627fffff8116919060171c80615cc1575060015b6095190190565b91628000001791615cba565b600181111561096157806001700100000000000000000000000000000000831015615df0575b60048268010000000000000000615da2941015615de3575b640100000000811015615dd6575b62010000811015615dc9575b610100811015615dbd575b6010811015615db1575b1015615da9575b60030260011c615d518184612763565b0160011c615d5f8184612763565b0160011c615d6d8184612763565b0160011c615d7b8184612763565b0160011c615d898184612763565b0160011c615d978184612763565b0160011c8092612763565b8111900390565b60011b615d41565b811c9160021b91615d3a565b60081c91811b91615d30565b60101c9160081b91615d25565b60201c9160101b91615d19565b60401c9160201b91615d0b565b5050608081901c68010000000000000000615cf3565b80515f939284925b828410615e1b5750505050565b909192946004906020878401015160e01c8488155f14615e43575090505b9501929190615e0e565b615e4c926142f2565b615e3956",
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

// PackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0410154f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) ) view returns(bool)
func (referee *Referee) PackProveTile(c Packed, p TileProof, arg2 Ref) []byte {
	enc, err := referee.abi.Pack("proveTile", c, p, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0410154f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) ) view returns(bool)
func (referee *Referee) TryPackProveTile(c Packed, p TileProof, arg2 Ref) ([]byte, error) {
	return referee.abi.Pack("proveTile", c, p, arg2)
}

// UnpackProveTile is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0410154f.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32) ) view returns(bool)
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
	ABI: "[{\"inputs\":[],\"name\":\"CommitmentInvalid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ProofInvalid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"PublicInputNotInField\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"keyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[]\",\"name\":\"publicInputs\",\"type\":\"uint256[]\"}],\"name\":\"verify\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256[4]\",\"name\":\"compressedProof\",\"type\":\"uint256[4]\"},{\"internalType\":\"uint256[1]\",\"name\":\"compressedCommitments\",\"type\":\"uint256[1]\"},{\"internalType\":\"uint256\",\"name\":\"compressedCommitmentPok\",\"type\":\"uint256\"},{\"internalType\":\"uint256[5]\",\"name\":\"input\",\"type\":\"uint256[5]\"}],\"name\":\"verifyCompressedProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[5]\",\"name\":\"input\",\"type\":\"uint256[5]\"}],\"name\":\"verifyProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"}]",
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
