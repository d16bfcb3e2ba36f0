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
	Intervals uint64
	Root      [32]byte
	Verifier  common.Address
	Sig       []byte
}

// Award is an auto generated low-level Go binding around an user-defined struct.
type Award struct {
	Segment   uint32
	Verifiers []common.Address
}

// Claim is an auto generated low-level Go binding around an user-defined struct.
type Claim struct {
	Segment Segment
	Height  uint64
	R       [32]byte
	Vs      [32]byte
}

// Commitment is an auto generated low-level Go binding around an user-defined struct.
type Commitment struct {
	Lease   [32]byte
	Segment uint32
	Hash    [32]byte
	Height  uint64
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
	Start    uint64
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
	Locks     uint16
	Evidence  [32]byte
}

// EscrowViewsTimes is an auto generated low-level Go binding around an user-defined struct.
type EscrowViewsTimes struct {
	LossWindow  uint32
	LeastWindow uint32
	Span        uint32
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
	Stride          uint32
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

// Interval is an auto generated low-level Go binding around an user-defined struct.
type Interval struct {
	Number uint32
	Left   Entry
	Right  Entry
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
	Begin        uint64
	Deadline     uint64
	Nonce        uint64
	Verifiers    [32]byte
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
	Locks       uint16
	Pace        uint32
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
	Open      uint32
	Cooling   uint32
	Allowance uint32
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
	Segment Segment
	Line    [16]byte
	Path    [][32]byte
}

// Ref is an auto generated low-level Go binding around an user-defined struct.
type Ref struct {
	Lease   [32]byte
	Segment uint32
	Hash    [32]byte
	Height  uint64
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
	Marks     [32]byte
}

// Signed is an auto generated low-level Go binding around an user-defined struct.
type Signed struct {
	Height uint64
	R      [32]byte
	Vs     [32]byte
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
	Intervals  uint64
	Root       [32]byte
	Verifier   common.Address
}

// Vote is an auto generated low-level Go binding around an user-defined struct.
type Vote struct {
	Intervals uint64
	Root      [32]byte
	Verifier  common.Address
	R         [32]byte
	Vs        [32]byte
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
	ABI: "[{\"inputs\":[],\"name\":\"CommitmentInvalid\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"chain\",\"type\":\"uint256\"}],\"name\":\"DevelopmentKey\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ProofInvalid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"PublicInputNotInField\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"keyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[]\",\"name\":\"publicInputs\",\"type\":\"uint256[]\"}],\"name\":\"verify\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256[4]\",\"name\":\"compressedProof\",\"type\":\"uint256[4]\"},{\"internalType\":\"uint256[1]\",\"name\":\"compressedCommitments\",\"type\":\"uint256[1]\"},{\"internalType\":\"uint256\",\"name\":\"compressedCommitmentPok\",\"type\":\"uint256\"},{\"internalType\":\"uint256[3]\",\"name\":\"input\",\"type\":\"uint256[3]\"}],\"name\":\"verifyCompressedProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[3]\",\"name\":\"input\",\"type\":\"uint256[3]\"}],\"name\":\"verifyProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "BlockVerifier",
	Bin: "0x60808060405234607457610539461415806069575b80605d575b806051575b806045575b603257611cfd90816100798239f35b63c3bd05db60e01b5f524660045260245ffd5b5062014a344614156023565b5062013882461415601e565b50622feed94614156019565b50617a694614156014565b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630ea14a3914610dc557806330bb0bd9146105e957806361728f39146105af5780639649daae146105215763f219ed6f14610050575f80fd5b3461051d57608036600319011261051d5760043567ffffffffffffffff811161051d57610081903690600401610efa565b3660841161051d576100966101808214610f77565b60408051906100a58183610f28565b80368337610100840192818484376020938251916100c38684610f28565b853684376101401161051d577f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018351868101908584833761011b8161010d606082015f8152610fdc565b03601f198101835282610f28565b5190200682528280519182377f2d12c45476212489d94fc17801d1fa52b31ff64348d144ac1b8c6a180c9ac96a838201527f1fd07a35092d3c87753c3876201db9a7410d81b187e5f31acef29a6e3e0c128460608201527f134132e5161a80d273f8958698199f98055705b03125ac86bba38949d87d6c7160808201527f2c25450e1d644762839036f061ce657b8794cc231feaa09383967fa07751b37860a082015282610140870160c08301377f0209af720c5bad5ce0aba78501aefa349327976039843a9ebc92c8b1bb0d65046101008201527eb9c050aa1b39995e539bba8c3ed4091d3dd24e6adb4a18ea0089ca5383fd536101208201527f0d3617a111a5cc56958360f210f7ce9e72d335abd756ee21d5203e1f261efbbb6101408201527f10f3bc14e2eb004fca320b0ab9200bf29fae9d7dca96e41088870cc32d48719661016082015284816101808160085afa905116156104f557610100926102859160246118c7565b929091519485377f104484f9b290cf3d6cf2a90ba1bd321fff5ac92dabb1d4983331969c553423506101008501527f1206400a5eac1e0acee63fb24f2b37b8daf3c6aa35b78ede123c65d97a67d78a6101208501527f2f12f2821fd5ba91c1e03ba9aeb03e1820811f81fd710de03c16dbea8d36794e6101408501527f11b39b0a2cf10c5acb20e7d1d54592cf447c85a69c28d022a479994c58da80e76101608501527f10a86e8956e682fcc4d812e55d7d5d2c6edc12fc46a1bd761c9ae074f493d21d6101808501527f29258cecebf05b7396d4e30de965083e1060bb97084ab9b323e5c018510b25c96101a08501527f02e32add5aaad1d0885bb8253eb0ff2219fe6f8c9644410c0c6c078161fd85476101c08501527f0cfa58b0954fb2096d8cbf541c64436ee48714a5e5f6b88b919823aeb43edf5a6101e08501527f0b0d55090541553a2538c3b57782a8d29b363e9e3d2964edc5e74ebcb955326e6102008501527f051a491339db83f59fb60db6122d6bd2e5fd08892b9a3f1f80c316a677cfaaa06102208501526102408401526102608301527f281dd8a6d252ff7854dabfbf870ccc90434aa6bc69453e1c63984163502bf0726102808301527f08d22e1699b9171b5585f1451dff3ab79b801eef586dcd50eb3f526fb4aa95326102a08301527f18121d899117b25b95e1210be5417a622cc1751a34c27e8bd355a5a6c2d250eb6102c08301527f0939808bd24b05c10a06c21002211a327a086f4dbe4d1e6b754f37e972096e7f6102e0830152816103008160085afa905116156104cd57005b7f7fcdd1f4000000000000000000000000000000000000000000000000000000005f5260045ffd5b7fa3a93fee000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f80fd5b3461051d57604036600319011261051d5760043567ffffffffffffffff811161051d57610552903690600401610efa565b906024359067ffffffffffffffff821161051d573660238301121561051d5781600401359067ffffffffffffffff821161051d573660248360051b8501011161051d5760209360246105a5940191611007565b6040519015158152f35b3461051d575f36600319011261051d5760206040517fa9904afc384afb939abc7e6837eef9be8bcac8ab015e52a8dec18a3c4a27cd638152f35b3461051d5761012036600319011261051d573660841161051d573660a41161051d57366101241161051d5760405160206106238183610f28565b8036833760408051906106368183610f28565b803683376103009381519261064b8685610f28565b8536853761065a608435611723565b86830152815261066b60a435611723565b9082518784015186519089820192835287820152606081016060516080905f5b8c828210610db15750505050906106cf81837f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000195945003601f198101835282610f28565b5190200684528251865286830151878701527f2d12c45476212489d94fc17801d1fa52b31ff64348d144ac1b8c6a180c9ac96a858701527f1fd07a35092d3c87753c3876201db9a7410d81b187e5f31acef29a6e3e0c128460608701527f134132e5161a80d273f8958698199f98055705b03125ac86bba38949d87d6c7160808701527f2c25450e1d644762839036f061ce657b8794cc231feaa09383967fa07751b37860a087015260c086015260e08501527f0209af720c5bad5ce0aba78501aefa349327976039843a9ebc92c8b1bb0d65046101008501527eb9c050aa1b39995e539bba8c3ed4091d3dd24e6adb4a18ea0089ca5383fd536101208501527f0d3617a111a5cc56958360f210f7ce9e72d335abd756ee21d5203e1f261efbbb6101408501527f10f3bc14e2eb004fca320b0ab9200bf29fae9d7dca96e41088870cc32d487196610160850152825185816101808760085afa905116156104f557849061083e600435611723565b61084f60249592953560443561178e565b929190938961085f606435611723565b9890977f0f71a645eb01a9f700e877797e142584032ec301b47db7a192c5e4341362f74783519b8c937f1b0f25e8c07d28f657b079a4bb35997e967beaec36356cf470e810ffecd3ca6085527f1b0650433fd3e97cc9bf828268dabaf644fbb0b109533e2f483f9af771e269c4828601528051868601520151606084019081527f293246d2db653fc4dbc1725dd98fd42efad72f651942fce28b7ad614d649d896858560808160065afa957f17dc4371efb6792898e307488b054e5dae46e5c5a3dbb72e47a820738eee2611818701527f1b25309ef8e11f6f02dec991f1bdd9c6a52f06937145b84929d861c27bc0866e8352600160c4356080880198818a527f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000184808b016060828d0160075afa92101616828860808160065afa16167f2d2eb9a3c576fb601279451e4e8eb7ce0099b3688c33dba04dc3249169e52148828801527f04fab24754a2cd468bba19ebf6b36a6dd303b71ceeae073e463511032ce9a070845260e435908189527f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000183808a016060828c0160075afa92101616818760808160065afa167f0abdec1f1a9c1aca997b2dd7c7a37bdb721f9fa4b8fed47ef628fe8b003e144b828801527f26db0f76fa523824527526886d673640668204469616315d1f8742277ced32f3845261010435908189527f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000183808a016060828c0160075afa92101616818760808160065afa1695015252518092527f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018c8b606082808301920160075afa921016168a8960808160065afa16988c89519901519915610d89578b528b8b0152888a01526060890152608088015260a087015260c086015260e08501527f104484f9b290cf3d6cf2a90ba1bd321fff5ac92dabb1d4983331969c553423506101008501527f1206400a5eac1e0acee63fb24f2b37b8daf3c6aa35b78ede123c65d97a67d78a6101208501527f2f12f2821fd5ba91c1e03ba9aeb03e1820811f81fd710de03c16dbea8d36794e6101408501527f11b39b0a2cf10c5acb20e7d1d54592cf447c85a69c28d022a479994c58da80e76101608501527f10a86e8956e682fcc4d812e55d7d5d2c6edc12fc46a1bd761c9ae074f493d21d6101808501527f29258cecebf05b7396d4e30de965083e1060bb97084ab9b323e5c018510b25c96101a08501527f02e32add5aaad1d0885bb8253eb0ff2219fe6f8c9644410c0c6c078161fd85476101c08501527f0cfa58b0954fb2096d8cbf541c64436ee48714a5e5f6b88b919823aeb43edf5a6101e08501527f0b0d55090541553a2538c3b57782a8d29b363e9e3d2964edc5e74ebcb955326e6102008501527f051a491339db83f59fb60db6122d6bd2e5fd08892b9a3f1f80c316a677cfaaa06102208501526102408401526102608301527f281dd8a6d252ff7854dabfbf870ccc90434aa6bc69453e1c63984163502bf0726102808301527f08d22e1699b9171b5585f1451dff3ab79b801eef586dcd50eb3f526fb4aa95326102a08301527f18121d899117b25b95e1210be5417a622cc1751a34c27e8bd355a5a6c2d250eb6102c08301527f0939808bd24b05c10a06c21002211a327a086f4dbe4d1e6b754f37e972096e7f6102e083015251928391610d648484610f28565b8336843760085afa15908115610d7c575b506104cd57005b6001915051141581610d75565b7fa54f8e27000000000000000000000000000000000000000000000000000000005f5260045ffd5b83518552938401939092019160010161068b565b3461051d57602036600319011261051d5760043567ffffffffffffffff811161051d57610df6903690600401610efa565b90608060405191610e078284610f28565b81368437610ea1602091610e2f61018060405197610e25868a610f28565b85368a3714610f77565b610e3d83820135823561144e565b8552610e5a8482013560a0830135604084013560608501356114ef565b848701526040860152610e7560e082013560c083013561144e565b6060860152610e8e61012082013561010083013561144e565b865261014061016082013591013561144e565b9160405193845f905b60048210610ee457505050830193905f945b60018610610ecf5760c0858560a0820152f35b81806001928551815201930195019491610ebc565b8251815291840191600191909101908401610eaa565b9181601f8401121561051d5782359167ffffffffffffffff831161051d576020838186019501011161051d57565b90601f8019910116810190811067ffffffffffffffff821117610f4a57604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b15610f7e57565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601460248201527f696e76616c69642070726f6f66206c656e6774680000000000000000000000006044820152fd5b6060516080905f5b818110610ff15750505090565b8251845260209384019390920191600101610fe4565b92600219016114475761101d6101808214610f77565b604080519261102c8285610f28565b813685376101008501938285823760209483519461104a8787610f28565b863687376101401161051d577f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001845187810190868483376110948161010d606082015f8152610fdc565b5190200685528380519182377f2d12c45476212489d94fc17801d1fa52b31ff64348d144ac1b8c6a180c9ac96a848201527f1fd07a35092d3c87753c3876201db9a7410d81b187e5f31acef29a6e3e0c128460608201527f134132e5161a80d273f8958698199f98055705b03125ac86bba38949d87d6c7160808201527f2c25450e1d644762839036f061ce657b8794cc231feaa09383967fa07751b37860a082015283610140880160c08301377f0209af720c5bad5ce0aba78501aefa349327976039843a9ebc92c8b1bb0d65046101008201527eb9c050aa1b39995e539bba8c3ed4091d3dd24e6adb4a18ea0089ca5383fd536101208201527f0d3617a111a5cc56958360f210f7ce9e72d335abd756ee21d5203e1f261efbbb6101408201527f10f3bc14e2eb004fca320b0ab9200bf29fae9d7dca96e41088870cc32d48719661016082015285816101808160085afa905116156104f557610100936111fc926118c7565b929091519485377f104484f9b290cf3d6cf2a90ba1bd321fff5ac92dabb1d4983331969c553423506101008501527f1206400a5eac1e0acee63fb24f2b37b8daf3c6aa35b78ede123c65d97a67d78a6101208501527f2f12f2821fd5ba91c1e03ba9aeb03e1820811f81fd710de03c16dbea8d36794e6101408501527f11b39b0a2cf10c5acb20e7d1d54592cf447c85a69c28d022a479994c58da80e76101608501527f10a86e8956e682fcc4d812e55d7d5d2c6edc12fc46a1bd761c9ae074f493d21d6101808501527f29258cecebf05b7396d4e30de965083e1060bb97084ab9b323e5c018510b25c96101a08501527f02e32add5aaad1d0885bb8253eb0ff2219fe6f8c9644410c0c6c078161fd85476101c08501527f0cfa58b0954fb2096d8cbf541c64436ee48714a5e5f6b88b919823aeb43edf5a6101e08501527f0b0d55090541553a2538c3b57782a8d29b363e9e3d2964edc5e74ebcb955326e6102008501527f051a491339db83f59fb60db6122d6bd2e5fd08892b9a3f1f80c316a677cfaaa06102208501526102408401526102608301527f281dd8a6d252ff7854dabfbf870ccc90434aa6bc69453e1c63984163502bf0726102808301527f08d22e1699b9171b5585f1451dff3ab79b801eef586dcd50eb3f526fb4aa95326102a08301527f18121d899117b25b95e1210be5417a622cc1751a34c27e8bd355a5a6c2d250eb6102c08301527f0939808bd24b05c10a06c21002211a327a086f4dbe4d1e6b754f37e972096e7f6102e0830152816103008160085afa905116156104cd57600190565b5050505f90565b905f516020611cdd5f395f51905f5282108015906114d8575b6104cd578115806114d0575b6114ca576114975f516020611cdd5f395f51905f5260038185818180090908611afd565b8181036114a657505060011b90565b5f516020611cdd5f395f51905f52809106810306145f146104cd57600190811b1790565b50505f90565b508015611473565b505f516020611cdd5f395f51905f52811015611467565b919093925f516020611cdd5f395f51905f52831080159061170c575b80156116f5575b80156116de575b6104cd5780828685171717156116d3579082916116365f516020611cdd5f395f51905f5280808080888180808f9d7f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd448f839290839109099d8e0981848181800909087f2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e5089a09818c8181800909087f2fcd3ac2a640a154eb23960892a85a68f031ca0c8344b23a577dcf1052b9e7750806810306945f516020611cdd5f395f51905f527f183227397098d014dc2822db40c0ac2ecbc0b548b438e5469e10460b6c3e7ea48161161081808b80098187800908611afd565b8408095f516020611cdd5f395f51905f5261162a82611c74565b80091415958691611b20565b9290808214806116ca575b156116685750505050905f146116605760ff60025b169060021b179190565b60ff5f611656565b5f516020611cdd5f395f51905f528091068103061491826116ab575b5050156104cd57600191156116a35760ff60025b169060021b17179190565b60ff5f611698565b5f516020611cdd5f395f51905f52919250819006810306145f80611684565b50838314611641565b50505090505f905f90565b505f516020611cdd5f395f51905f52811015611519565b505f516020611cdd5f395f51905f52821015611512565b505f516020611cdd5f395f51905f5285101561150b565b8015611787578060011c915f516020611cdd5f395f51905f528310156104cd576001806117665f516020611cdd5f395f51905f5260038188818180090908611afd565b93161461176f57565b905f516020611cdd5f395f51905f5280910681030690565b505f905f90565b8015806118bf575b6118b3578060021c92825f516020611cdd5f395f51905f52851080159061189c575b6104cd5784815f516020611cdd5f395f51905f5280808080808080807f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd44816118669d8d0909998a0981898181800909087f2fcd3ac2a640a154eb23960892a85a68f031ca0c8344b23a577dcf1052b9e7750806810306936002808a16149509818a8181800909087f2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e508611b20565b80929160018082961614611878575050565b5f516020611cdd5f395f51905f528093945080929550809106810306930681030690565b505f516020611cdd5f395f51905f528110156117b8565b50505f905f905f905f90565b508115611796565b92909192604051927f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000160408086017f1b0f25e8c07d28f657b079a4bb35997e967beaec36356cf470e810ffecd3ca6087526020808801987f1b0650433fd3e97cc9bf828268dabaf644fbb0b109533e2f483f9af771e269c48a5280518352015193606088019485527f0f71a645eb01a9f700e877797e142584032ec301b47db7a192c5e4341362f747838960808160065afa967f17dc4371efb6792898e307488b054e5dae46e5c5a3dbb72e47a820738eee261184527f1b25309ef8e11f6f02dec991f1bdd9c6a52f06937145b84929d861c27bc0866e8752846001823560808d019a818c5289848960608160075afa92101616828d60808160065afa16167f2d2eb9a3c576fb601279451e4e8eb7ce0099b3688c33dba04dc3249169e5214886527f04fab24754a2cd468bba19ebf6b36a6dd303b71ceeae073e463511032ce9a0708952602083013590818b5288838860608160075afa92101616818c60808160065afa16917f0abdec1f1a9c1aca997b2dd7c7a37bdb721f9fa4b8fed47ef628fe8b003e144b86527f26db0f76fa523824527526886d673640668204469616315d1f8742277ced32f3895201359081895286868660608160075afa92101616848a60808160065afa16957f293246d2db653fc4dbc1725dd98fd42efad72f651942fce28b7ad614d649d8968452525180955260608160075afa9210161660408360808160065afa16915192519115610d8957565b90611b0782611c74565b915f516020611cdd5f395f51905f52838009036104cd57565b915f516020611cdd5f395f51905f527f183227397098d014dc2822db40c0ac2ecbc0b548b438e5469e10460b6c3e7ea481611b7893969496611b6a82808a8009818a800908611afd565b90611c68575b860809611afd565b925f516020611cdd5f395f51905f52600285096040519060208252602080830152602060408301528060608301527f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4560808301525f516020611cdd5f395f51905f5260a083015260208260c08160055afa915191156104cd575f516020611cdd5f395f51905f528260019209036104cd575f516020611cdd5f395f51905f52908209925f516020611cdd5f395f51905f528080808780090681030681878009081490811591611c49575b506104cd57565b90505f516020611cdd5f395f51905f528084860960020914155f611c42565b81809106810306611b70565b9060405191602083526020808401526020604084015260608301527f0c19139cb84c680a6e14116da060561765e05aa45a1c72a34f082305b61f3f5260808301525f516020611cdd5f395f51905f5260a083015260208260c08160055afa915191156104cd5756fe30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47",
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
	if bytes.Equal(raw[:4], blockVerifier.abi.Errors["DevelopmentKey"].ID.Bytes()[:4]) {
		return blockVerifier.UnpackDevelopmentKeyError(raw[4:])
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

// BlockVerifierDevelopmentKey represents a DevelopmentKey error raised by the BlockVerifier contract.
type BlockVerifierDevelopmentKey struct {
	Chain *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DevelopmentKey(uint256 chain)
func BlockVerifierDevelopmentKeyErrorID() common.Hash {
	return common.HexToHash("0xc3bd05db5c826efcfc8d78812b3b005b6a42ba2ae879150c3ed7fdd5b3dd7e71")
}

// UnpackDevelopmentKeyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DevelopmentKey(uint256 chain)
func (blockVerifier *BlockVerifier) UnpackDevelopmentKeyError(raw []byte) (*BlockVerifierDevelopmentKey, error) {
	out := new(BlockVerifierDevelopmentKey)
	if err := blockVerifier.abi.UnpackIntoInterface(out, "DevelopmentKey", raw); err != nil {
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
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"registry\",\"type\":\"address\"},{\"internalType\":\"contractIJobEscrow\",\"name\":\"escrow\",\"type\":\"address\"},{\"internalType\":\"contractGameRules\",\"name\":\"rules\",\"type\":\"address\"},{\"internalType\":\"contractReferee\",\"name\":\"referee\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"privateRules\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"privateReferee\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"privateNumerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"privateBlocks\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"bond\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"answer\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"clock\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"extension\",\"type\":\"uint32\"}],\"internalType\":\"structGameTable.Parameters\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"AlreadyDone\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimLost\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimStands\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"time\",\"type\":\"uint256\"}],\"name\":\"EvidenceNotReady\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoFault\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoGameNeeded\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"interval\",\"type\":\"uint8\"}],\"name\":\"NotChecked\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"NotPaid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotSigned\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotTheState\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"player\",\"type\":\"address\"}],\"name\":\"NotYourTurn\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"StillRuns\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"TooLate\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"bond\",\"type\":\"uint256\"}],\"name\":\"WrongBond\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongOffer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"enumPhase\",\"name\":\"phase\",\"type\":\"uint8\"}],\"name\":\"WrongPhase\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"asserter\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"challenger\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"indexed\":false,\"internalType\":\"structPacked\",\"name\":\"state\",\"type\":\"tuple\"}],\"name\":\"Challenged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"string\",\"name\":\"by\",\"type\":\"string\"}],\"name\":\"Decided\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes32[7]\",\"name\":\"changed\",\"type\":\"bytes32[7]\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"opened\",\"type\":\"bytes\"}],\"name\":\"Moved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"by\",\"type\":\"address\"}],\"name\":\"VerifierCut\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"answer\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"bond\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"marks\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"a\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"marks\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"b\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"vs\",\"type\":\"bytes32\"}],\"internalType\":\"structSigned\",\"name\":\"signedA\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"vs\",\"type\":\"bytes32\"}],\"internalType\":\"structSigned\",\"name\":\"signedB\",\"type\":\"tuple\"}],\"name\":\"breaks\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"marks\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"seg\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"vs\",\"type\":\"bytes32\"}],\"internalType\":\"structSigned\",\"name\":\"signed\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"left\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"right\",\"type\":\"tuple\"}],\"internalType\":\"structInterval\",\"name\":\"i\",\"type\":\"tuple\"}],\"name\":\"challenge\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"clock\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"commitment\",\"type\":\"bytes32\"}],\"name\":\"commitEvidence\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"commitment\",\"type\":\"bytes32\"}],\"name\":\"committedAt\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"credits\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"escrow\",\"outputs\":[{\"internalType\":\"contractIJobEscrow\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"extension\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"}],\"name\":\"lost\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"moot\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"openCells\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[]\",\"name\":\"nodes\",\"type\":\"bytes32[]\"}],\"name\":\"openNodes\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[]\",\"name\":\"roots\",\"type\":\"bytes32[]\"}],\"name\":\"openSteps\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"name\":\"openSums\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"}],\"name\":\"pickCell\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickLink\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"}],\"name\":\"pickNode\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickOp\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"part\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"left\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"right\",\"type\":\"tuple\"}],\"name\":\"pickStep\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"part\",\"type\":\"uint32\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"}],\"name\":\"pickTile\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[7]\",\"name\":\"to\",\"type\":\"bytes32[7]\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"}],\"name\":\"point\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"privateBlocks\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"privateNumerics\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"privateReferee\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"privateRules\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"output\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"marks\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"bytes16\",\"name\":\"line\",\"type\":\"bytes16\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structRecord\",\"name\":\"record\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"proveLink\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"provePrivate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"inputs\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry[]\",\"name\":\"roots\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"internalType\":\"structTileProof\",\"name\":\"proof\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"proveTile\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"referee\",\"outputs\":[{\"internalType\":\"contractReferee\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"registry\",\"outputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"rules\",\"outputs\":[{\"internalType\":\"contractGameRules\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint64\",\"name\":\"intervals\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"}],\"internalType\":\"structAttestation\",\"name\":\"a\",\"type\":\"tuple\"}],\"name\":\"slashVerifier\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"game\",\"type\":\"bytes32\"}],\"name\":\"stateHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"timeout\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"addresspayable\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"marks\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"seg\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"vs\",\"type\":\"bytes32\"}],\"internalType\":\"structSigned\",\"name\":\"signed\",\"type\":\"tuple\"}],\"name\":\"wrongWords\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "DisputeGame",
	Bin: "0x610200604052346103ff57604051601f61631c38819003918201601f19168301916001600160401b0383118484101761040357808492610180946040528339810103126103ff5760405161018081016001600160401b038111828210176104035760405281516001600160a01b03811691908281036103ff5781526020830151926001600160a01b038416908185036103ff57602083019485526040810151916001600160a01b03831683036103ff57604084019283526060820151926001600160a01b03841684036103ff578493606085019081526100e160808501610417565b608086019081526100f460a08601610417565b9060a0870191825260c08601519260c0880193845260e08701519460e08901958652610100880151966101008a019788526101536101606101208b01519a6101208d019b8c5261014061014881830161042b565b9d019c8d520161042b565b9b6101608c019c8d523b159081156103f5575b5061037e5780516001600160a01b03163b1580156103e2575b61037e57865180159081156103d7575b5080156103c8575b80156103ae575b61037e5784511580806103a4575b61037e5783516001600160a01b03163b1581148015919061038d575b5061037e5798516001600160a01b039081166080529a518b1660a05297518a1660c0529651891660e052955188166101005294519096166101205292516101405293516101605290516101805291516101a052905163ffffffff9081166101c0529051166101e052604051615edf908161043d823960805181818161172b0152818161182c0152818161227e0152818161260901528181615364015281816155140152615645015260a05181818161043a01528181610b9101528181611f190152818161479401528181614b7f0152614eae015260c051818181610d6f015281816121da0152612b4d015260e051818181612aa501526135e901526101005181818161021c01528181610cb1015261214d015261012051818181610e3b015281816129f301526137dd01526101405181818161078e01526136dc0152610160518181816107c3015261295401526101805181818161034c01528181611fcc01528181612b0b0152613f1501526101a051818181611dfe0152613fcf01526101c05181818161058c0152611cdf01526101e05181818161140b01528181613744015281816149c90152818161527701526152cd0152f35b634762470b60e11b5f5260045ffd5b85516001600160a01b03163b15141590505f6101c8565b50865115156101ac565b5063ffffffff8b5116633fffffff8a5160021c161061019e565b5063ffffffff89511615610197565b90508851115f61018f565b5081516001600160a01b03163b1561017f565b90503b155f610166565b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036103ff57565b519063ffffffff821682036103ff5756fe60806040526004361015610011575f80fd5b5f5f3560e01c80630b6c2b401461387c578063161bd97e146137685780632d5537b01461372857806334591386146136ff5780633855392e146136c557806339ee68d81461363f5780633a60d8611461360d5780633b1bebd1146135ca5780633b8125de146133ae57806348942a68146133755780634cb8506114612ee157806351cff8d914612daf57806352c6316914612b7157806352f6747a14612b2e57806364c9ec6f14612af45780636533d53f14612aca578063663a2c2014612977578063710793a71461293d57806376bccdf4146122a25780637b1039991461225e5780637e42bf261461204f5780637f5dd2e514611e2157806385bb7d6914611de65780639102ec7814611d0357806391ddadf414611cc257806394fc428114611c14578063a923213f146119a0578063bb2bcad61461192d578063c165036314611188578063c9d26bc914610e5f578063d013f28014610e1b578063e1ea9b2414610bb5578063e2fdcc1714610b71578063ec0b87061461091c578063ee43559c146102d3578063fc0e6e2614610240578063fe3549fb146101fc5763fe5ff468146101bc575f80fd5b346101f95760203660031901126101f9576004356001600160a01b0381168091036101f7578160409160209352600583522054604051908152f35b505b80fd5b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f95736600319016103e081126101f757610160136101f9576102646138ed565b506101843567ffffffffffffffff81116101f75760409060031990360301126101f9576101a43567ffffffffffffffff81116101f75760409060031990360301126101f957610220366101c31901126101f9576102d06040516102c8602082613a0b565b828152613cb6565b80f35b50366003190161076081126101f757610200136101f957610160366102031901126101f957610160366103631901126101f957610220366104c31901126101f9576060366106e31901126101f9576107443567ffffffffffffffff81116101f757606060031982360301126101f75761034a613cda565b7f00000000000000000000000000000000000000000000000000000000000000008034036108f1575061037b6144b5565b90610384614fb8565b61089957600263ffffffff610397613bd5565b161080156108d6575b80156108c1575b610899576103b4826158c2565b80845233602052604084209081855284602052604085205461088a578452600260205260408420805460ff8160a01c16610862576001600160a01b03811615610825575b50600161ffff825460c81c16019061ffff82116108115790610430919061ffff60c81b1961ffff60c81b83549260c81b169116179055565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169184845193602086019463ffffffff86511691610475613c65565b906102e4359367ffffffffffffffff8516850361080d57813b1561080d57604051632eccf85760e11b8152600481019490945263ffffffff1660248401526001600160a01b03909116604483015267ffffffffffffffff909216606482015290829082908183816084810103925af18015610802576107e9575b50506101e07fb7d1c88a40bfd5575744d7234752e1d06004093367435b554feb616834b0bdbf91610140610521613aac565b61052a886158c2565b815260208101906101a43582526104e435801515908161078c575b506040820190151581526106816001600160a01b03610562613c65565b928d6060860198836080880196338852168a5267ffffffffffffffff421660c088015263ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168061010089015260e08801526105e36105c3613bd5565b9163ffffffff6101a08a01931683526004016105dd613bae565b89615b0e565b5f1961036088015260a0870160018152600163ffffffff6101808a01511614610769575b5077ffffffff00000000000000000000000000000000000000008461062a613a49565b9989518b52519b60208b019c8d525116915160a01b16179151151590505f1461076357780100000000000000000000000000000000000000000000000017925b6040860193845251169260608501938452846157e1565b6101608320888c528b60205260408c205563ffffffff8a519951169467ffffffffffffffff606060408d01519c0151166001600160a01b036106c1613c65565b169b60405197885260208801526040870152336060870152835160808701525160a08601525160c08501525160e0840152608081015161010084015260a081015161012084015260c08101518284015260e08101516101608401526101008101516101808401526101208101516101a084015201516101c0820152a4807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b9261066a565b60039060ff61077e63ffffffff855116615ac7565b166102008a0152525f610607565b7f00000000000000000000000000000000000000000000000000000000000000008114915081156107bf575b505f610545565b90507f0000000000000000000000000000000000000000000000000000000000000000145f6107b8565b816107f391613a0b565b6107fe57845f6104ef565b8480fd5b6040513d84823e3d90fd5b8580fd5b602486634e487b7160e01b81526011600452fd5b66ffffffffffffff60a01b164260d81b7fffffffffff0000000000000000000000000000000000000000000000000000001617331781555f6103f8565b6004867f84c5e867000000000000000000000000000000000000000000000000000000008152fd5b600485630bdb902160e41b8152fd5b6004837f4b7eec29000000000000000000000000000000000000000000000000000000008152fd5b5063ffffffff6108cf613bae565b16156103a7565b506104243563ffffffff8116908181036107fe5750156103a0565b7ff17d47af000000000000000000000000000000000000000000000000000000008352600452602482fd5b50346101f95761094d9061092f366139b1565b93919061093a613a49565b928392610945613aac565b938491614c51565b60a082018051600d811015610b5d5760018691141580610b45575b610b135761099a9061097a6001614f44565b90508015610b00576001600160a01b036060860151165b811591866151fe565b6109b863ffffffff610180850151166109b285615a5c565b90615a8f565b5f198101908111610811578603610af1576109d286615ac7565b86158015610ae5575b610ad6578590604051916e696e6665726e65742f6e6f64652f3160881b8352606083019289918a60051b87863789925b848410610a775750505050505163ffffffff61028085015116151580610a68575b610a59579160026102d0969792610a49946101e0870152526151e0565b91610a5482826157e1565b6153ea565b6004866377a93d8d60e01b8152fd5b506101e0840151811415610a2c565b8082606060019360051b860101520160011c908a5b828110610aaa5750610aa18160019285615a3c565b93019290610a0b565b80610ac660019260061b86016060608082015191015187615a3c565b60608260051b8701015201610a8c565b6004866307b6ad3f60e01b8152fd5b506001811b87116109db565b6004856307b6ad3f60e01b8152fd5b6001600160a01b03608086015116610991565b856024925190600d821015610b32576396fe8cdd60e01b835250600452fd5b5050634e487b7160e01b81526021600452fd5b50508051600d811015610b5d57600186911415610968565b602486634e487b7160e01b81526021600452fd5b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f95736600319016101a081126101f757610160136101f9576101643567ffffffffffffffff81116101f757610bf2903690600401613954565b6101849291923567ffffffffffffffff8111610e1757610c16903690600401613926565b50508060021b907f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610e0357610c4f82613a2d565b91610c5d6040519384613a0b565b808352610c6c601f1991613a2d565b01366020840137825b818110610d9457836102d084610c89613a49565b610ca0600980610c97613aac565b80946004614a9f565b604081015115610d60576020610cd57f0000000000000000000000000000000000000000000000000000000000000000613d4e565b01610a548282906101209071ffffffff000000000000000000000000000061010067ffffffffffffffff60b01b60c084015160b01b1675ffffffff00000000000000000000000000000000000060e085015160901b161792015160701b16179101907fffff00000000000000000000000000000000ffffffffffffffffffffffffffff825116179052565b6020610cd56001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016613d4e565b80610daa610da5600193858961446b565b613be9565b60208260021b860101907fffffffff000000000000000000000000000000000000000000000000000000007bffffffffffffffffffffffffffffffffffffffffffffffffffffffff8351169160e01b1617905201610c75565b602483634e487b7160e01b81526011600452fd5b8280fd5b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f95736600319016101c081126101f757610160136101f957610e836138ed565b90610184359167ffffffffffffffff83116101f7578260040160406003198536030112610e17576101a4359367ffffffffffffffff8511611184578460040192604060031987360301126107fe57610ed9613a49565b93610ee2613aac565b93610eef85876004614c51565b60a08501938451600d8110156111705760028991141580611158575b61113857610f3d90610f1d6002614f44565b90508015611125576001600160a01b036060890151165b811591896151fe565b610f4686615a5c565b92610180870199610f5e8563ffffffff8d5116615a8f565b5f198101939084116111115763ffffffff87169484861161110257849086156110c457610f9c925063ffffffff610f948a614453565b16908b615a99565b6101208901525b828410156110725750610fdb899a9484610fcb600198956102d09d9763ffffffff968d615a99565b6101408b01525b838751166157a0565b9082610fef6101608b01928284511661448f565b1690521680935261028086019063ffffffff825116611060575b50505081835214611032575b5060405191611025602084613a0b565b848352610a5482826157e1565b60039060ff61104b63ffffffff6101a086015116615ac7565b1686610220850152610200840152525f611015565b60ff1661038087015252865f80611009565b813515801593506110ab575b505061109c579560019263ffffffff610fdb839a946102d09a610fd2565b6004876307b6ad3f60e01b8152fd5b6110b9925060240190615472565b905015155f8061107e565b8091503515918215926110e9575b505015610fa3575b60048a6307b6ad3f60e01b8152fd5b6110f7925060240190615472565b905015155f806110d2565b60048c6307b6ad3f60e01b8152fd5b60248b634e487b7160e01b81526011600452fd5b6001600160a01b03608089015116610f34565b60249089875190600d821015610b32576396fe8cdd60e01b835250600452fd5b50508451600d81101561117057600289911415610f0b565b602489634e487b7160e01b81526021600452fd5b8380fd5b50346101f957366003190161026081126101f757610160136101f95736610244116101f9576102443567ffffffffffffffff81116101f7576111ce903690600401613926565b91906111d8613a49565b90826111e2613aac565b9161016060048537604084845e8260408501519160018360c01c16604083015263ffffffff8360a01c166101a08301526001600160a01b0360608301931683526001600160a01b036060870151169260808301938452608087019860408a61012086015e604060c089016101c086015e610100880151610240850152610120880151926103808501958460f81c875260a0860160ff8660f01c16815260c087019067ffffffffffffffff8760b01c16825260e088019063ffffffff8860901c16825263ffffffff8860701c166101008a01528c6101606040818c019d8e63ffffffff8d60501c1690528c61036061018082019d8e63ffffffff8260301c16905260ff8160281c1661020084015263ffffffff8160081c16610220840152830b9101526101408401519c8d60e01c61026082015263ffffffff61028082019e8f828260c01c169052818160a01c166102a0840152818160801c166102c0840152818160601c166102e08401528181861c16610300840152818160201c1661032084015216610340820152516001600160a01b03895116908252602052818120815280602052205491200361191e578051600d81101561190a5760011415806118f5575b6118c657506001600160a01b038351168033141580611808575b6117f657506113ce60018c614f66565b8042116117e45750906114b49493929163ffffffff8067ffffffffffffffff845116420316818351160316815263ffffffff8151169063ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168092106117dc575b505067ffffffffffffffff421690526001600160a01b038a51915116908c526020526114af60408c2060405160208101917f6e08fefafff4888f373951b6ccb8ef1f99aaa0b24bf7bd484c72ae2a60adc31e8352604082015260e0610164606083013761012081526114a761014082613a0b565b519020614b48565b614c1d565b5060048110156117c85715918215926116fc575b50506116ed576102043591610224359360ff8460f01c1695600b871496871590816116e1575b506110da577dffffffffffffffffffffffffffffffff00000000000000000000000000008516158015906116cd575b6110da5763ffffffff8080925116818760501c1603169351168310156116be5760ff90511660ff81145f146116b057505163ffffffff1690811561169c579063ffffffff91045b168160f81c03610ad65760ff90831561167e57811614155b610af15781611646575b506116375760e06101646102d09495376116208183906101209071ffffffff000000000000000000000000000061010067ffffffffffffffff60b01b60c084015160b01b1675ffffffff00000000000000000000000000000000000060e085015160901b161792015160701b16179101907fffff00000000000000000000000000000000ffffffffffffffffffffffffffff825116179052565b6040519161162f602084613a0b565b8483526153ea565b6004836307b6ad3f60e01b8152fd5b606081901c63ffffffff1660011480159250611664575b505f611586565b905063ffffffff808260401c169160801c1610155f61165d565b1660fc8110908115611691575b5061157c565b60ff9150145f61168b565b602488634e487b7160e01b81526012600452fd5b905063ffffffff9150611564565b6004896307b6ad3f60e01b8152fd5b50600163ffffffff8660301c16141561151d565b600c915014155f6114ee565b6004876314e52a5b60e31b8152fd5b9091506001600160a01b036040519263636f35d360e01b84521660048301526020826024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156117bd578992611773575b506001600160a01b0380915116911614155f806114c8565b9091506020813d6020116117b5575b8161178f60209383613a0b565b810103126117b1576001600160a01b036117a98192613c90565b92915061175b565b8880fd5b3d9150611782565b6040513d8b823e3d90fd5b60248a634e487b7160e01b81526021600452fd5b525f80611433565b63348f2b4160e11b8e5260045260248dfd5b6349f5ad1160e01b8e5260045260248dfd5b5060405163636f35d360e01b81523360048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156118b957908f91839291611871575b506001600160a01b031614156113be565b9150506020813d6020116118b1575b8161188d60209383613a0b565b810103126118ad576001600160a01b036118a78392613c90565b90611860565b8e80fd5b3d9150611880565b8f604051903d90823e3d90fd5b8d60249151600d8110156118e3576396fe8cdd60e01b8252600452fd5b50634e487b7160e01b81526021600452fd5b508051600d81101561190a57600314156113a4565b60248f634e487b7160e01b81526021600452fd5b60048e631b00c09b60e31b8152fd5b50346101f95736600319016103e081126101f757610160136101f957610164358060030b036101f95761195e613901565b506101a43567ffffffffffffffff81116101f75760409060031990360301126101f957610220366101c31901126101f9576102d06040516102c8602082613a0b565b50346101f9576119b39061092f366139b1565b60a082018051600d811015610b5d5760038691141580611bfc575b610b13576119e09061097a6003614f44565b6119e9836159ca565b8603610af1576102008301611a0160ff82511661590f565b611a0f8160ff845116614fab565b9088158015611bf0575b611be157879188905b89818310611b7457505050604051916e696e6665726e65742f6e6f64652f3160881b835260608301928a918b60051b8886378a925b848410611b1557505050505051908251600d811015611b01576003149081611ae3575b50611ad0575b6101e084015103611ac1578051600d811015610b5d5791611abc869792611ab6611ab1610a49966102d09a50613ca4565b614b39565b906144a9565b6151e0565b6004856377a93d8d60e01b8152fd5b806101c0850152806101e0850152611a80565b60ff91505116611afa611af586615e35565b615ac7565b145f611a7a565b602488634e487b7160e01b81526021600452fd5b8082606060019360051b860101520160011c908b5b828110611b485750611b3f8160019285615a3c565b93019290611a57565b80611b6460019260061b86016060608082015191015187615a3c565b60608260051b8701015201611b2a565b6020919294604051838101916e696e6665726e65742f6e6f64652f3160881b8352806030830152605082015260508152611baf607082613a0b565b604051918291518091835e8101838152039060025afa15611bd65760018951930190611a22565b6040513d8a823e3d90fd5b6004886307b6ad3f60e01b8152fd5b506001811b8911611a19565b50508051600d811015610b5d576005869114156119ce565b50346101f957366003190161074081126101f757610200136101f957610160366102031901126101f957610160366103631901126101f957610220366104c31901126101f9576060366106e31901126101f957611c6f613cda565b611c776144b5565b611c7f614fb8565b15611cb357611c8d90614675565b807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b600482631b3342ef60e21b8152fd5b50346101f957806003193601126101f957602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101f957611d1236613985565b9190611d1c613cda565b611d38611d27613a49565b91611d30613aac565b928391614c51565b60a0810151600d811015611dd257611d4f90614f44565b611d598183614f66565b9384421115611da657611c8d93945060405192611d77604085613a0b565b600984527f74686520636c6f636b00000000000000000000000000000000000000000000006020850152614234565b602484867f38abce69000000000000000000000000000000000000000000000000000000008252600452fd5b602483634e487b7160e01b81526021600452fd5b50346101f957806003193601126101f95760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b50346101f957611e3036613985565b611e38613cda565b611e4c611e43613a49565b92610945613aac565b81518352600260205260ff604084205460a01c1615612040576040516020810190611e8981611e7b8585613c07565b03601f198101835282613a0b565b51902082510361203157815160808301906001600160a01b038251169085526020526040842084528360205260016040852055836060611ecb60208501613be9565b858201516040516309827dc560e11b81529535600487015263ffffffff90911660248601526001600160a01b0316604485015281151560648501528380608481010381846001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af193841561202457611c8d946001600160a01b03948384918593611ff1575b50505050805184845116908352602052604082209051907f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a1606060405160208152600c60208201527f616e6f746865722067616d6500000000000000000000000000000000000000006040820152a451167f000000000000000000000000000000000000000000000000000000000000000090614f0e565b915050612016915060603d60601161201d575b61200e8183613a0b565b810190614645565b915f611f59565b503d612004565b50604051903d90823e3d90fd5b6004836377a93d8d60e01b8152fd5b600483630d705fa960e21b8152fd5b50346101f957366003190161044081126101f757610160136101f957610220366101631901126101f9576103843567ffffffffffffffff81116101f75760409060031990360301126101f9576103a43567ffffffffffffffff81116101f7576101a09060031990360301126101f9576080366103c31901126101f9576120d3613cda565b6120db613a49565b6120ef6120e6613aac565b80926004614c51565b60a08101805190600d82101561224a57600c8492141580612231575b612212575061213e9061211e600c614f44565b905080156121ff576001600160a01b036060840151165b811591846151fe565b6040810151156121cd576121717f0000000000000000000000000000000000000000000000000000000000000000613d4e565b90602082805181010312610e175761218e6020611c8d9301613b8d565b156040519161219e604084613a0b565b600883527f746865206c696e6b0000000000000000000000000000000000000000000000006020840152614053565b6121716001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016613d4e565b6001600160a01b03608084015116612135565b516024919084600d821015610b32576396fe8cdd60e01b835250600452fd5b5080519150600d82101561224a57600c8492141561210b565b602484634e487b7160e01b81526021600452fd5b50346101f957806003193601126101f95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461280457366003190161020081126128045760801361280457610160366083190112612804576101e43567ffffffffffffffff8111612804578060040190803603906080600319830112612804576122fa613cda565b6040519160208301916004359182845260243563ffffffff8116809103612804576040860152604435928360608701526064359467ffffffffffffffff861696878703612804578760808201526080815261235660a082613a0b565b51902096816101806040517f067eb9c3096ad963558e949a4d9497c2dde540af6a37efd1bcd52e4b157a87cf815261016060846020830137200361292e57875f52600260205260405f209485549661ffff8860b01c161561291f576123ba83613c50565b600167ffffffffffffffff60ff8b60a81c169216821c16156128f4575060448601988a6123e68b613c7c565b6001600160a01b0360405191602083019384521660408201526040815261240e606082613a0b565b51902098895f52600160205260ff60405f2054169081156128e3575b506128d4576124bf9261243b613bc2565b925063ffffffff6040519361244f856139ef565b8785521660208085018290526040808601849052606095860185905280517fece019d703b6db8f087e2afb5da1041e5955e1aa895d78fab4f4d7bdc9d1ff11815291820189905263ffffffff909216918101919091529283015267ffffffffffffffff16608082015260a0902090565b906124d16124cb613bc2565b91613c50565b926124db89613c7c565b6040519360e0850185811067ffffffffffffffff8211176128c0576125be966001600160a01b039467ffffffffffffffff92604052875263ffffffff602088019616865260408701928352606087016001815282608089019216825260a088019360248c013585528660c08a019616865263ffffffff6040519860208a019a7fa85c45cba7be4e76d58c24feacd68eb3abfb35235b1e2d456bd436d042403e778c525160408b01525116606089015251608088015251151560a0870152511660c08501525160e0840152511661010082015261010081526114a761012082613a0b565b9160648101359160221901821215612804570160048101359067ffffffffffffffff8211612804576024018136038113612804576125fb92614c1d565b506001600160a01b039391937f000000000000000000000000000000000000000000000000000000000000000016936001600160a01b03604051917f5b5175d5000000000000000000000000000000000000000000000000000000008352166004820152604081602481885afa9182156127f9575f915f9361286b575b506004811015612857571590811591612838575b506128085767ffffffffffffffff168015159081612817575b50612808575f52600160205260405f20600160ff1982541617905561275c81549378ff0000000000000000000000000000000000000000000000006126ef60ff8760c01c16613ca4565b60c01b167fffffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffff86161780935561272381613c7c565b604051966001600160a01b03339216907f1a42a616b4b563721bdcfb6840d46c01a0091575dc78b573cdfaf6fb0f99e2345f80a4613c7c565b92823b15612804575f85936001600160a01b03859361ffff60649683869a7f0266277300000000000000000000000000000000000000000000000000000000895216600488015260b01c1660248601521660448401525af180156127f9576127e6575b50807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b6127f291505f90613a0b565b5f5f6127bf565b6040513d5f823e3d90fd5b5f80fd5b6314e52a5b60e31b5f5260045ffd5b6101643567ffffffffffffffff81169250828103612804575011155f6126a5565b90506001600160a01b038061284c88613c7c565b16911614155f61268c565b634e487b7160e01b5f52602160045260245ffd5b915091506040813d6040116128b8575b8161288860409383613a0b565b8101031261280457602061289b82613c90565b9101519067ffffffffffffffff821682036128045790915f612678565b3d915061287b565b634e487b7160e01b5f52604160045260245ffd5b630bdb902160e41b5f5260045ffd5b60c01c60ff1660101490505f61242a565b7f8acfded4000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b630d705fa960e21b5f5260045ffd5b6377a93d8d60e01b5f5260045ffd5b34612804575f3660031901126128045760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b3461280457366003190161020081126128045761016013612804576101643567ffffffffffffffff8111612804576102a090600319903603011261280457608036610183190112612804576129ca613cda565b6129d2613a49565b6129e46129dd613aac565b80926149f7565b604081015115612a9857612a177f0000000000000000000000000000000000000000000000000000000000000000613d4e565b9060208280518101031261280457612a346020612a739301613b8d565b1560405191612a44604084613a0b565b600883527f7468652074696c650000000000000000000000000000000000000000000000006020840152613dad565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b612a176001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016613d4e565b34612804576020366003190112612804576004355f526004602052602060405f2054604051908152f35b34612804575f3660031901126128045760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b34612804575f3660031901126128045760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346128045736600319016101a08112612804576101601361280457612b946138ed565b6101843567ffffffffffffffff811161280457806004016040600319833603011261280457612bc1613a49565b91612bca613aac565b91612bd783856004614c51565b60a08301948551600d8110156128575760045f91141580612d97575b612d7a57612c2590612c056004614f44565b90508015612d67576001600160a01b036060870151165b811591876151fe565b8551600d8110156128575760041480612d4a575b612d3b5763ffffffff612c4b856159ca565b911690811015612d3b57610200840192612c87612c7b612c6e60ff87511661590f565b9460248135940190615472565b906001861b8585615d67565b6101e086019081510361292e575263ffffffff612cae61022086019282845116851b613bfa565b16905260ff808351169116900360ff8111612d275760ff16809152155f14612cfd57612cdf612cfb936007906144a9565b60405191612cee602084613a0b565b5f8352610a5482826157e1565b005b8251600d8110156128575760ff5f1991160160ff8111612d2757612cfb93611ab6612cdf92614b39565b634e487b7160e01b5f52601160045260245ffd5b6307b6ad3f60e01b5f5260045ffd5b50610200840160ff612d5e8183511661590f565b91511614612c39565b6001600160a01b03608087015116612c1c565b6024908751600d8110156118e3576396fe8cdd60e01b8252600452fd5b50508551600d8110156128575760065f911415612bf3565b34612804576020366003190112612804576004356001600160a01b03811680910361280457612ddc613cda565b335f52600560205260405f20548015612eb9575f8080809333825260056020528160408120556040518681528160208201527fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb60403392a2855af13d15612eb4573d612e4781613a2d565b90612e556040519283613a0b565b81525f60203d92013e5b15612e89575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b7f4fe5776d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612e5f565b7f4d63c252000000000000000000000000000000000000000000000000000000005f5260045ffd5b346128045736600319016106e0811261280457610200136128045761016036610203190112612804576101603661036319011261280457610160366104c3190112612804576060366106231901126128045760603661068319011261280457612f48613cda565b5f6060604051612f57816139ef565b82815282602082015282604082015201526102206040517f872f6389f57ca5741b83e6090b650a9ceeb80c6f59ff4fa9eeea6e48c045c5bb815261020060046020830137206102043580911480159061336a575b61330c576101806040517f067eb9c3096ad963558e949a4d9497c2dde540af6a37efd1bcd52e4b157a87cf8152610160610204602083013720906103e4359163ffffffff8316928381036128045750613005610364615d24565b6106243567ffffffffffffffff811692838203612804576130ef936130cd936130c8935060405197613036896139ef565b8389528060208a01526040890198828a52836060820152506040519361305b856139ef565b80855260208086018390526040808701859052606096870186905280517fece019d703b6db8f087e2afb5da1041e5955e1aa895d78fab4f4d7bdc9d1ff1181529182019290925263ffffffff909216908201529283015267ffffffffffffffff16608082015260a0902090565b614b48565b610664356001600160ff1b0381169160ff601b6106443593821c011690615948565b50600481101561285757159081159161333f575b50612808575f6060604051613117816139ef565b82815282602082015282604082015201526102206040517f872f6389f57ca5741b83e6090b650a9ceeb80c6f59ff4fa9eeea6e48c045c5bb8152610200600460208301372014801590613334575b61330c576101806040517f067eb9c3096ad963558e949a4d9497c2dde540af6a37efd1bcd52e4b157a87cf8152610160610204602083013720906105443563ffffffff81169081810361280457506131be6104c4615d24565b926106843567ffffffffffffffff8116908181036128045761323692613214926130c89250604051976131f0896139ef565b8289528660208a015260408901968188528260608b01526040519361305b856139ef565b6106c4356001600160ff1b0381169160ff601b6106a43593821c011690615948565b5060048110156128575715908115916132e1575b5061280857613257613b9a565b63ffffffff80613265613bae565b1691161491826132d3575b50501580613295575b61328657612a7390614675565b631b3342ef60e21b5f5260045ffd5b5063ffffffff6132a3613b9a565b1660018101809111612d275763ffffffff6132bc613bae565b1614158061327957506105a4356104643514613279565b519051141590508280613270565b9050610244356001600160a01b03811691828203612804576001600160a01b0391501614158461324a565b7f11dba9e8000000000000000000000000000000000000000000000000000000005f5260045ffd5b506101a43515613165565b9050610244356001600160a01b03811691828203612804576001600160a01b03915016141583613103565b506101a43515612fab565b3461280457602036600319011261280457600435805f52600460205260405f20541561339d57005b5f5260046020524260405f20555f80f35b346128045736600319016101a081126128045761016013612804576133d16138ed565b6101843567ffffffffffffffff8111612804576133f2903690600401613954565b6133fd929192613a49565b91613406613aac565b9161341383856004614c51565b60a08301908151600d81101561285757600a5f911415806135b2575b6135955761344190612c05600a614f44565b6102e0840161345a63ffffffff8251166109b281615784565b5f19810197908811612d2757878314801590613535575b61292e5763ffffffff851697808911612d3b57888060019563ffffffff946134bf94612cdf9a612cfb9e61350f575b5083106134f1575b50505082845116906134b982615784565b916157a0565b90826134d36102c08a01928284511661448f565b16905216809152145f146134e957600b906144a9565b6009906144a9565b859261350092610da59261446b565b16610340890152808b806134a8565b613528610da5896135208194614453565b16868661446b565b166103208d01528e6134a0565b5060405160208101908281835f5b88811061356e575061355e925003601f198101835282613a0b565b5190206101e08701511415613471565b915060208060019263ffffffff61358487613915565b168152019301910191839192613543565b6024908351600d8110156118e3576396fe8cdd60e01b8252600452fd5b50508151600d81101561285757600a5f91141561342f565b34612804575f3660031901126128045760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34612804576020366003190112612804576004355f526002602052602060ff60405f205460a01c166040519015158152f35b3461280457366003190161018081126128045761016013612804576101643567ffffffffffffffff81116128045761367b903690600401613926565b61368481613a2d565b906136926040519283613a0b565b8082523681840111612804576020815f92612cfb9583860137830101526136b7613a49565b610ca0600780610c97613aac565b34612804575f3660031901126128045760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b34612804576020366003190112612804576004355f525f602052602060405f2054604051908152f35b34612804575f36600319011261280457602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461280457366003190161020081126128045761016013612804576101643567ffffffffffffffff8111612804576137a4903690600401613926565b5050608036610183190112612804576137bb613cda565b6137c3613a49565b6137ce6129dd613aac565b60408101511561385d576138017f0000000000000000000000000000000000000000000000000000000000000000613d4e565b906020828051810103126128045761381e6020612a739301613b8d565b156040519161382e604084613a0b565b600983527f7468652070726f6f6600000000000000000000000000000000000000000000006020840152613dad565b60a00151600d811015612857576396fe8cdd60e01b5f5260045260245ffd5b346128045736600319016101a0811261280457610160136128045761389f6138ed565b506101843567ffffffffffffffff8111612804576138c1903690600401613926565b5050612cfb6040516138d4602082613a0b565b5f81526138df613a49565b610ca0600880610c97613aac565b610164359063ffffffff8216820361280457565b610184359063ffffffff8216820361280457565b359063ffffffff8216820361280457565b9181601f840112156128045782359167ffffffffffffffff8311612804576020838186019501011161280457565b9181601f840112156128045782359167ffffffffffffffff8311612804576020808501948460051b01011161280457565b9060031982016101e0811261280457610160136128045760806004926101631901126128045761016490565b9060031982016101808112612804576101601361280457600491610164359067ffffffffffffffff8211612804576139eb91600401613954565b9091565b6080810190811067ffffffffffffffff8211176128c057604052565b90601f8019910116810190811067ffffffffffffffff8211176128c057604052565b67ffffffffffffffff81116128c057601f01601f191660200190565b60405190610160820182811067ffffffffffffffff8211176128c0576040525f610140838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152565b604051906103a0820182811067ffffffffffffffff8211176128c0576040525f610380838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e0820152826103008201528261032082015282610340820152826103608201520152565b5190811515820361280457565b6103e43563ffffffff811681036128045790565b6105443563ffffffff811681036128045790565b60243563ffffffff811681036128045790565b6105a43563ffffffff811681036128045790565b3563ffffffff811681036128045790565b91908201809211612d2757565b8135815260808101929160609063ffffffff613c2560208301613915565b1660208401526040810135604084015201359067ffffffffffffffff82168092036128045760600152565b3567ffffffffffffffff811681036128045790565b610224356001600160a01b03811681036128045790565b356001600160a01b03811681036128045790565b51906001600160a01b038216820361280457565b60ff60019116019060ff8211612d2757565b613cd890613cc2613a49565b610ca0600480613cd0613aac565b809482614a9f565b565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c613d265760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b90604051915f806020850192368285378336915afa3d5f833e15613d7f57503d82523d8201603f01601f1916604052565b3d90fd5b61ffff5f199116019061ffff8211612d2757565b9061ffff8091169116039061ffff8211612d2757565b9081515f52600260205260405f20908154916001600160a01b0383169260ff8160a01c1615908161401e575b508280614017575b613dee9061018487614df4565b9291909460208880517f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a1608083019c8d926001600160a01b03845116905f52855260406001600160a01b03815f2094865196895f1461400a57505116915b6001600160a01b0382519384928984528051998a918282870152018585015e5f838a018501521696601f01601f19168101030190a415613f915791816001600160a01b03979593613cd899979593613f68575b15613f3a5750613efd9061ffff886060613f119882808c51161673ffffffffffffffffffffffffffffffffffffffff19885416178755865461ffff60b01b1961ffff60b01b8a60b01b169116178097550151169360c81c1690613d97565b9161ffff87875116931691610184356155c2565b51167f000000000000000000000000000000000000000000000000000000000000000090614f0e565b9350505050613f4a575b50613f11565b826060613f62920151168383511690610184356154a8565b5f613f44565b600160a01b61038088015161ffff60a01b1960ff60a81b87549260a81b16911617178455613e9f565b509193925050613faf575050506001600160a01b03613cd891613f11565b916060916001600160a01b039384613cd896511614613ff4575b500151167f000000000000000000000000000000000000000000000000000000000000000090614f0e565b805466ffffffffffffff60a01b1690555f613fc9565b6060915001511691613e4c565b5080613de1565b61403161ffff61404d9260c81c16613d83565b835461ffff60c81b191660c89190911b61ffff60c81b16178355565b5f613dd9565b9081515f52600260205260405f20908154916001600160a01b0383169260ff8160a01c1615908161421b575b508280614214575b614094906103c487614df4565b9291909460208880517f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a1608083019c8d926001600160a01b03845116905f52855260406001600160a01b03815f2094865196895f1461420757505116915b6001600160a01b0382519384928984528051998a918282870152018585015e5f838a018501521696601f01601f19168101030190a415613f915791816001600160a01b03979593613cd8999795936141de575b156141b757506141a39061ffff886060613f119882808c51161673ffffffffffffffffffffffffffffffffffffffff19885416178755865461ffff60b01b1961ffff60b01b8a60b01b169116178097550151169360c81c1690613d97565b9161ffff878751169316916103c4356155c2565b93505050506141c65750613f11565b826060613f629201511683835116906103c4356154a8565b600160a01b61038088015161ffff60a01b1960ff60a81b87549260a81b16911617178455614145565b60609150015116916140f2565b5080614087565b61403161ffff61422e9260c81c16613d83565b5f61407f565b90929181515f52600260205260405f208054946001600160a01b0386169260ff8760a01c1615968761441e575b508080614417575b614274908387614df4565b91909260208880517f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a1608083019c8d926001600160a01b03845116905f52855260406001600160a01b03815f2094865196895f1461440a57505116915b6001600160a01b0382519384928984528051998a918282870152018585015e5f838a018501521696601f01601f19168101030190a4156143eb5790886001600160a01b0398979695949392613cd89a6143c2575b1561439457506143839061ffff896060613f119982808d51161673ffffffffffffffffffffffffffffffffffffffff198a5416178955885461ffff60b01b1961ffff60b01b8960b01b169116178099550151169560c81c1690613d97565b9261ffff88885116941692356155c2565b9350505091506143a6575b5050613f11565b8360606143bb930151168484511691356154a8565b5f8061439f565b600160a01b61038089015161ffff60a01b1960ff60a81b89549260a81b16911617178655614325565b50505050919293613faf575050506001600160a01b03613cd891613f11565b60609150015116916142d1565b5086614269565b61443161ffff61444d9260c81c16613d83565b845461ffff60c81b191660c89190911b61ffff60c81b16178455565b5f614261565b63ffffffff5f199116019063ffffffff8211612d2757565b919081101561447b5760051b0190565b634e487b7160e01b5f52603260045260245ffd5b9063ffffffff8091169116019063ffffffff8211612d2757565b600d8210156128575752565b5f60606040516144c4816139ef565b82815282602082015282604082015201526102206040517f872f6389f57ca5741b83e6090b650a9ceeb80c6f59ff4fa9eeea6e48c045c5bb81526102006004602083013720610204351480159061462b575b61330c576101806040517f067eb9c3096ad963558e949a4d9497c2dde540af6a37efd1bcd52e4b157a87cf8152610160610204602083013720906103e4359163ffffffff8316928381036128045750614570610364615d24565b6106e43567ffffffffffffffff811692838203612804576145e5936145c3936130c893506040516145a0816139ef565b838152886020820152816040820152826060820152976040519361305b856139ef565b610724356001600160ff1b0381169160ff601b6107043593821c011690615948565b506004811015612857571590811591614600575b5061280857565b9050610244356001600160a01b03811691828203612804576001600160a01b0391501614155f6145f9565b506101a43515614516565b519061ffff8216820361280457565b908160609103126128045761465981613b8d565b91614672604061466b60208501614636565b9301614636565b90565b61467e36613a2d565b61468b6040519182613a0b565b368152602081015f91365f83375f6020368301015251902060405160208101913383526040820152604081526146c2606082613a0b565b5190205f52600460205260405f205490811580156149be575b614992576146e8836158c2565b90815f52600260205260405f2091825460ff8160a01c166128d4577fffffffffffffffffffffff00ffffffffffffffffffffffffffffffffffffffff600160a01b91161783556040519060208252600d60208301527f697473206f776e20776f7264730000000000000000000000000000000000000060408301525f7f1ca799afe3d6cbab1d9db46ab843220bde7428269c871038a4fb1c6ed08a03a160603394a46001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691845192602086019063ffffffff8251169461022435956001600160a01b0387168703612804576102e4359067ffffffffffffffff8216820361280457833b1561280457604051632eccf85760e11b8152600481019390935263ffffffff1660248301526001600160a01b038716604483015267ffffffffffffffff1660648201525f8160848183865af180156127f957614976575b50865191516040516309827dc560e11b8152600481019390935263ffffffff1660248301526001600160a01b0385166044830152600160648301526060908290608490829087905af191821561496b578384928594614945575b501561493c576148ce90549261ffff6001600160a01b038516978560d81c119460c81c1690613d97565b82156149305761ffff8060ff60015b16169116019061ffff8211612d2757614909918751845f146149295785925b8761ffff339416926155c2565b614914575b50505050565b614920935190506154a8565b5f80808061490e565b87926148fc565b61ffff8060ff866148dd565b50505050505050565b91935050614962915060603d60601161201d5761200e8183613a0b565b9290915f6148a4565b6040513d85823e3d90fd5b60609290839295505f61498891613a0b565b5f9491509161484a565b507f5c2bc25e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b506149ef63ffffffff7f00000000000000000000000000000000000000000000000000000000000000001683613bfa565b4211156146db565b81614a06919392936004614c51565b60a08201918251600d81101561285757600b5f91141580614a87575b614a6a57613cd8929350614a36600b614f44565b90508015614a56576001600160a01b03606083015116905b8015926151fe565b6001600160a01b0360808301511690614a4e565b6024908451600d8110156118e3576396fe8cdd60e01b8252600452fd5b50508251600d81101561285757600b5f911415614a22565b91614aac91819593614c51565b60a08301908151600d81101561285757600d841015612857578314159081614b1b575b50614aff575090614ae2613cd892614f44565b8015614a56576001600160a01b03606083015116908015926151fe565b51600d811015612857576396fe8cdd60e01b5f5260045260245ffd5b90508151600d81101561285757600d8210156128575714155f614acf565b60ff16600d8110156128575790565b604051907ff698da250000000000000000000000000000000000000000000000000000000082526020826004816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156127f9575f91614be8575b60429250604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b90506020823d602011614c15575b81614c0360209383613a0b565b81010312612804576042915190614baf565b3d9150614bf6565b9060418303614c4757614c409250602081013591604082359201355f1a90615948565b9192909190565b50505f9160029190565b610160909291928337604082825e6001600160a01b03604083015160018160c01c16604084015263ffffffff8160a01c166101a08401521660608201526001600160a01b0380606084015116916080810192835260406080850161012083015e604060c085016101c083015e6101008401516102408201526101208401518060f81c61038083015260ff8160f01c1660a083015267ffffffffffffffff8160b01c1660c083015263ffffffff8160901c1660e083015263ffffffff8160701c1661010083015263ffffffff8160501c1661016083015263ffffffff8160301c1661018083015260ff8160281c1661020083015263ffffffff8160081c166102208301525f0b61036082015263ffffffff6101408501518060e01c610260840152818160c01c16610280840152818160a01c166102a0840152818160801c166102c0840152818160601c166102e0840152818160401c16610300840152818160201c166103208401521661034082015251915116905f5260205260405f205f525f60205261016060405f2054912003614de557565b631b00c09b60e31b5f5260045ffd5b9291926040516020810190614e0d81611e7b8685613c07565b51902081510361292e5760609181516001600160a01b03608084015116905f5260205260405f205f525f602052600160405f2055614ea16001600160a01b0384614e5960208501613be9565b9401516040516309827dc560e11b81529335600485015263ffffffff90941660248401529092166001600160a01b031660448201529315156064850152839081906084820190565b03815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156127f9575f5f935f93614ee7575b50929190565b91935050614f04915060603d60601161201d5761200e8183613a0b565b929092915f614ee1565b5f8080808585617530f115614f21575050565b6001600160a01b03165f526005602052614f4060405f20918254613bfa565b9055565b600d81101561285757600180821614908115614f5e575090565b600c91501490565b63ffffffff809167ffffffffffffffff60c082015116935f14614f8d5760e0015116160190565b610100015116160190565b81810292918115918404141715612d2757565b91908203918211612d2757565b60205f6102406040517f696e6665726e65742f74726163652f320000000000000000000000000000000081526102206104c48583013760025afa15612804575f516101a4350361292e5760043561036435148015906151d0575b6151bb576104e4356103a435148015906151c0575b6151bb576103e43563ffffffff8116808214158061280457610284359063ffffffff821693848314159182612804578585108015615184575b61517957612804576105243563ffffffff8116808203612804576150848187614f98565b906104043563ffffffff81168082036128045783148015915061515c575b61514f57610424359163ffffffff831693848403612804576105643563ffffffff81169182820361280457846150d88585614fab565b101561514557506150ea935050614fab565b820361513957506105443563ffffffff81169081810361280457506104a435159111150361512f5750612804575014806151215790565b506102c43561044435141590565b5050505050600190565b50505050505050600190565b92505050506150ea565b5050505050505050600190565b506105643563ffffffff81169081810361280457508210156150a2565b505050505050600190565b505f925082905085850363ffffffff8111612d27576102a43563ffffffff8116918282036128045763ffffffff9150161015615060565b600190565b50610504356103c4351415615027565b506104c435610384351415615012565b6020909291926040519360051b809181865283860137830101604052565b909290916001600160a01b03163381141580615340575b61532e57506152248383614f66565b80421161531c575060c082019263ffffffff67ffffffffffffffff855116420316905f146153045763ffffffff60e084019181835116031690525b156152b95760e00163ffffffff8151169063ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168092106152b1575b50505b67ffffffffffffffff42169052565b525f8061529f565b6101000163ffffffff8151169063ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168092106152fc575b50506152a2565b525f806152f5565b63ffffffff610100840191818351160316905261525f565b63348f2b4160e11b5f5260045260245ffd5b6349f5ad1160e01b5f5260045260245ffd5b5060405163636f35d360e01b81523360048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156127f95782915f916153a6575b506001600160a01b03161415615215565b9150506020813d6020116153e2575b816153c260209383613a0b565b81010312612804576001600160a01b036153dc8392613c90565b90615395565b3d91506153b5565b917f563c172a598723ebfa52480f778cdf9dec9e180b197b25ead763c585a949ce4e916001600160a01b036080825192015116905f5260205260405f20926101608120845f525f60205260405f20556040519160e0608082519301845e61010060e08401525f6101208385010152602082019061010084015e601f80199101166101200190a2565b903590601e1981360301821215612804570180359067ffffffffffffffff821161280457602001918160051b3603831361280457565b5f52600360205260405f209161ffff835460601c16801561490e576154cf6154fd91613d83565b84546dffff000000000000000000000000191660609190911b6dffff00000000000000000000000016178455565b6bffffffffffffffffffffffff6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001693541692803b15612804575f92836064926001600160a01b03809560405198899788967f3a28f18d00000000000000000000000000000000000000000000000000000000885216600487015260248601521660448401525af180156127f95761559a5750565b5f613cd891613a0b565b81156155ae570490565b634e487b7160e01b5f52601260045260245ffd5b949293909190600485101561577c5784935b846004039260048411612d27576001600160a01b039261ffff849283604051987ff0ef1b8a000000000000000000000000000000000000000000000000000000008a52166004890152166024870152166044850152166064830152608482015260208160a4815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156127f9575f91615735575b50826156815750505050565b8261569e6bffffffffffffffffffffffff93846156a39416614f98565b6155a4565b169160405191604083019183831067ffffffffffffffff8411176128c0576149209461ffff9360405284528260208501921682525f5260036020526bffffffffffffffffffffffff60405f209351166bffffffffffffffffffffffff1984541617835551166dffff00000000000000000000000082549160601b16906dffff0000000000000000000000001916179055565b90506020813d602011615774575b8161575060209383613a0b565b8101031261280457516bffffffffffffffffffffffff81168103612804575f615675565b3d9150615743565b6003936155d4565b6040810190818111612d2757603f01908111612d275760061c90565b9291806157b463ffffffff93928493614f98565b85826157c1838099614fab565b10156157d9576157d19250614fab565b935b16921690565b5050936157d3565b906101409060406101208201608085015e60406101c0820160c085015e61024081015161010084015260a081015160f01b61038082015160f81b1760c082015160b01b1761010082015160701b60e083015160901b171761018082015160301b61016083015160501b171761022082015160081b61020083015160281b171760ff610360830151161761012084015261028081015160c01b61026082015160e01b176102c082015160801b6102a083015160a01b171761030082015160401b6102e083015160601b17179061032061034082015191015160201b1717910152565b60405167ffffffffffffffff606060208301938051855263ffffffff602082015116604085015260408101518285015201511660808201526080815261590960a082613a0b565b51902090565b80156159435760058101808211612d2757600661592e91048092613bfa565b5f19810191908211612d2757614672916155a4565b505f90565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084116159bf579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156127f9575f516001600160a01b038116156159b557905f905f90565b505f906001905f90565b5050505f9160039190565b60ff906159eb61020082016159e18482511661590f565b9384915116614fab565b90615a026159f882615e35565b6001841b90613bfa565b5f19810192908311612d275760019263ffffffff610220615a2994015116851b911c614fab565b911b80821015615a37575090565b905090565b6050906020935f936010830152603082015260025afa15612804575f5190565b6102808101805163ffffffff1615615a7a5763ffffffff9150511690565b5063ffffffff61018061467292015116615784565b8161592e91613bfa565b916101e09193615abc91615ab38635966020810190615472565b92909187615d67565b9101510361292e5790565b905f5b6040811080615aed575b15615ae9575f198114612d2757600101615aca565b9150565b50826001821b10615ad4565b903590603e1981360301821215612804570190565b6104243563ffffffff811693928482036128045763ffffffff16615b328186613bfa565b5f198101908111612d275781615b47916155a4565b9060408211612d3b57610404359263ffffffff8416938481036128045750506101608401926101808501968752835263ffffffff80615b8587613be9565b161480615d1a575b615ccd578163ffffffff615ba087613be9565b161015612d3b5763ffffffff615bb586613be9565b16615c8a57615bd3615bca6020870187615af9565b61044435615e8c565b610120850152615be285613be9565b905f198301928311612d275763ffffffff95615c58958794615c4d9486168103615c605750615c20615c176040840184615af9565b61046435615e8c565b61014082015261038060ff615c3484613be9565b1691015283615c46818a511692613be9565b16906157a0565b93908284511661448f565b169052169052565b615c8590615c716040850185615af9565b87615c7b86613be9565b1690610364615eba565b615c20565b615c976020860186615af9565b615ca8615ca387613be9565b614453565b905f19840190848211612d275763ffffffff615cc8931690610364615eba565b615bd3565b939294505050615cf4615c17615ce9615bca6020850185615af9565b926040810190615af9565b61014084015261012083015260ff6103808301526102808201526101e06104a435910152565b5060018211615b8d565b5f610180602092610160604051917f696e6665726e65742f7365676d656e742f33000000000000000000000000000083528583013760025afa15612804575f5190565b909294939180841090811591615de8575b50612d3b57604051906e696e6665726e65742f6e6f64652f3160881b825294809260051b01905b818310615dac5750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa156128045760205f519560011c93019190615d9f565b6040841115915081615e27575b81615e03575b50155f615d78565b831591508115615e15575b505f615dfb565b90505f19015f1983011c15155f615e0e565b5f198101841c159150615df5565b60a081018051600d81101561285757600514908115615e77575b5015615e695763ffffffff61028061467292015116615784565b6101a0015163ffffffff1690565b905051600d811015612857576006145f615e4f565b9080351590811591615ea1575b50612d3b5790565b615eb091506020810190615472565b905015155f615e99565b916101409193615ed491615ab38635966020810190615472565b9101350361292e579056",
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
// the contract method with ID 0x4cb85061.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function breaks((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32) a, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32) b, (uint64,bytes32,bytes32) signedA, (uint64,bytes32,bytes32) signedB) returns()
func (disputeGame *DisputeGame) PackBreaks(o Offer, l Lease, a Segment, b Segment, signedA Signed, signedB Signed) []byte {
	enc, err := disputeGame.abi.Pack("breaks", o, l, a, b, signedA, signedB)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBreaks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4cb85061.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function breaks((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32) a, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32) b, (uint64,bytes32,bytes32) signedA, (uint64,bytes32,bytes32) signedB) returns()
func (disputeGame *DisputeGame) TryPackBreaks(o Offer, l Lease, a Segment, b Segment, signedA Signed, signedB Signed) ([]byte, error) {
	return disputeGame.abi.Pack("breaks", o, l, a, b, signedA, signedB)
}

// PackChallenge is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xee43559c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function challenge((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32) seg, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (uint64,bytes32,bytes32) signed, (uint32,(bytes32,bytes32[]),(bytes32,bytes32[])) i) payable returns()
func (disputeGame *DisputeGame) PackChallenge(o Offer, l Lease, seg Segment, h Header, signed Signed, i Interval) []byte {
	enc, err := disputeGame.abi.Pack("challenge", o, l, seg, h, signed, i)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackChallenge is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xee43559c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function challenge((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32) seg, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (uint64,bytes32,bytes32) signed, (uint32,(bytes32,bytes32[]),(bytes32,bytes32[])) i) payable returns()
func (disputeGame *DisputeGame) TryPackChallenge(o Offer, l Lease, seg Segment, h Header, signed Signed, i Interval) ([]byte, error) {
	return disputeGame.abi.Pack("challenge", o, l, seg, h, signed, i)
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

// PackCommitEvidence is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x48942a68.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commitEvidence(bytes32 commitment) returns()
func (disputeGame *DisputeGame) PackCommitEvidence(commitment [32]byte) []byte {
	enc, err := disputeGame.abi.Pack("commitEvidence", commitment)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommitEvidence is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x48942a68.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commitEvidence(bytes32 commitment) returns()
func (disputeGame *DisputeGame) TryPackCommitEvidence(commitment [32]byte) ([]byte, error) {
	return disputeGame.abi.Pack("commitEvidence", commitment)
}

// PackCommittedAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6533d53f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function committedAt(bytes32 commitment) view returns(uint256)
func (disputeGame *DisputeGame) PackCommittedAt(commitment [32]byte) []byte {
	enc, err := disputeGame.abi.Pack("committedAt", commitment)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommittedAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6533d53f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function committedAt(bytes32 commitment) view returns(uint256)
func (disputeGame *DisputeGame) TryPackCommittedAt(commitment [32]byte) ([]byte, error) {
	return disputeGame.abi.Pack("committedAt", commitment)
}

// UnpackCommittedAt is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6533d53f.
//
// Solidity: function committedAt(bytes32 commitment) view returns(uint256)
func (disputeGame *DisputeGame) UnpackCommittedAt(data []byte) (*big.Int, error) {
	out, err := disputeGame.abi.Unpack("committedAt", data)
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
// the contract method with ID 0x7f5dd2e5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function moot((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,uint32,bytes32,uint64) r) returns()
func (disputeGame *DisputeGame) PackMoot(c Packed, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("moot", c, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMoot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7f5dd2e5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function moot((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,uint32,bytes32,uint64) r) returns()
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
// the contract method with ID 0xbb2bcad6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) PackPickLink(c Packed, link int32, index uint32, o Operator, h Header) []byte {
	enc, err := disputeGame.abi.Pack("pickLink", c, link, index, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb2bcad6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
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
// the contract method with ID 0xfc0e6e26.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
func (disputeGame *DisputeGame) PackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) []byte {
	enc, err := disputeGame.abi.Pack("pickOp", c, child, node, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0e6e26.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) returns()
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
// the contract method with ID 0x7e42bf26.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32,uint64) r) returns()
func (disputeGame *DisputeGame) PackProveLink(c Packed, h Header, output Entry, record Record, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("proveLink", c, h, output, record, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7e42bf26.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32,uint64) r) returns()
func (disputeGame *DisputeGame) TryPackProveLink(c Packed, h Header, output Entry, record Record, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("proveLink", c, h, output, record, r)
}

// PackProvePrivate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x161bd97e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32,uint64) r) returns()
func (disputeGame *DisputeGame) PackProvePrivate(c Packed, proof []byte, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("provePrivate", c, proof, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePrivate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x161bd97e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32,uint64) r) returns()
func (disputeGame *DisputeGame) TryPackProvePrivate(c Packed, proof []byte, r Ref) ([]byte, error) {
	return disputeGame.abi.Pack("provePrivate", c, proof, r)
}

// PackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x663a2c20.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) proof, (bytes32,uint32,bytes32,uint64) r) returns()
func (disputeGame *DisputeGame) PackProveTile(c Packed, proof TileProof, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("proveTile", c, proof, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x663a2c20.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) proof, (bytes32,uint32,bytes32,uint64) r) returns()
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
// the contract method with ID 0x76bccdf4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slashVerifier((bytes32,uint32,bytes32,uint64) r, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (uint64,bytes32,address,bytes) a) returns()
func (disputeGame *DisputeGame) PackSlashVerifier(r Ref, l Lease, a Attestation) []byte {
	enc, err := disputeGame.abi.Pack("slashVerifier", r, l, a)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlashVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x76bccdf4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slashVerifier((bytes32,uint32,bytes32,uint64) r, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (uint64,bytes32,address,bytes) a) returns()
func (disputeGame *DisputeGame) TryPackSlashVerifier(r Ref, l Lease, a Attestation) ([]byte, error) {
	return disputeGame.abi.Pack("slashVerifier", r, l, a)
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
// the contract method with ID 0x9102ec78.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function timeout((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,uint32,bytes32,uint64) r) returns()
func (disputeGame *DisputeGame) PackTimeout(c Packed, r Ref) []byte {
	enc, err := disputeGame.abi.Pack("timeout", c, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9102ec78.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function timeout((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,uint32,bytes32,uint64) r) returns()
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
// the contract method with ID 0x94fc4281.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function wrongWords((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32) seg, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (uint64,bytes32,bytes32) signed) returns()
func (disputeGame *DisputeGame) PackWrongWords(o Offer, l Lease, seg Segment, h Header, signed Signed) []byte {
	enc, err := disputeGame.abi.Pack("wrongWords", o, l, seg, h, signed)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWrongWords is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x94fc4281.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function wrongWords((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32) seg, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (uint64,bytes32,bytes32) signed) returns()
func (disputeGame *DisputeGame) TryPackWrongWords(o Offer, l Lease, seg Segment, h Header, signed Signed) ([]byte, error) {
	return disputeGame.abi.Pack("wrongWords", o, l, seg, h, signed)
}

// DisputeGameChallenged represents a Challenged event raised by the DisputeGame contract.
type DisputeGameChallenged struct {
	Game       [32]byte
	Lease      [32]byte
	Segment    uint32
	Hash       [32]byte
	Height     uint64
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
// Solidity: event Challenged(bytes32 indexed game, bytes32 indexed lease, uint32 segment, bytes32 hash, uint64 height, address indexed asserter, address challenger, (bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) state)
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
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["EvidenceNotReady"].ID.Bytes()[:4]) {
		return disputeGame.UnpackEvidenceNotReadyError(raw[4:])
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
	if bytes.Equal(raw[:4], disputeGame.abi.Errors["NotChecked"].ID.Bytes()[:4]) {
		return disputeGame.UnpackNotCheckedError(raw[4:])
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

// DisputeGameEvidenceNotReady represents a EvidenceNotReady error raised by the DisputeGame contract.
type DisputeGameEvidenceNotReady struct {
	Time *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error EvidenceNotReady(uint256 time)
func DisputeGameEvidenceNotReadyErrorID() common.Hash {
	return common.HexToHash("0x5c2bc25e3d30ab54a84cc56b5944769ff9dfedd7d2558d29315844fd8fb94995")
}

// UnpackEvidenceNotReadyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error EvidenceNotReady(uint256 time)
func (disputeGame *DisputeGame) UnpackEvidenceNotReadyError(raw []byte) (*DisputeGameEvidenceNotReady, error) {
	out := new(DisputeGameEvidenceNotReady)
	if err := disputeGame.abi.UnpackIntoInterface(out, "EvidenceNotReady", raw); err != nil {
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

// DisputeGameNotChecked represents a NotChecked error raised by the DisputeGame contract.
type DisputeGameNotChecked struct {
	Interval uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotChecked(uint8 interval)
func DisputeGameNotCheckedErrorID() common.Hash {
	return common.HexToHash("0x8acfded451a56ace3f13746152668554782cbc30b16f5bb9adf2a365dc308b84")
}

// UnpackNotCheckedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotChecked(uint8 interval)
func (disputeGame *DisputeGame) UnpackNotCheckedError(raw []byte) (*DisputeGameNotChecked, error) {
	out := new(DisputeGameNotChecked)
	if err := disputeGame.abi.UnpackIntoInterface(out, "NotChecked", raw); err != nil {
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
	ABI: "[{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"openCells\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"name\":\"openSums\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"}],\"name\":\"pickCell\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickLink\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickOp\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"output\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"marks\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"bytes16\",\"name\":\"line\",\"type\":\"bytes16\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structRecord\",\"name\":\"record\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"claim\",\"type\":\"tuple\"}],\"name\":\"proveLink\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "GameRules",
	Bin: "0x60808060405234601557611ad6908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630b6c2b4014610bc257806339ee68d814610b4c5780637e42bf26146106b6578063bb2bcad61461058d578063e1ea9b24146103705763fc0e6e261461005b575f80fd5b3461036c5736600319016103e0811261036c576101601361036c5761007e610cf3565b610184359067ffffffffffffffff821161036c5781600401906040600319843603011261036c576101a4359067ffffffffffffffff821161036c576040600319833603011261036c57610220366101c319011261036c576100dd610d6b565b926100e6610dce565b916100f18386610f12565b61020083019161010460ff845116611690565b60ff845116036103555761011b60ff845116611690565b9661012a8860ff8651166110f0565b976101416101378761196e565b60018b1b90610eaf565b5f1981019190821161031957600161016c63ffffffff9b8c946102208b019d8e5116851b911c6110f0565b911b808210156103645750935b1692831015610355576101ae6101a261019560ff875116611690565b9360248135940190610edc565b906001851b8685611431565b6101e086019081510361032d5760ff9363ffffffff926101d49252828a5116841b610eaf565b1687521660ff825116039460ff86116103195761020961025a9460ff6102d79816845263ffffffff83511690600401856115aa565b9063ffffffff81511661026085015261023463ffffffff6060840151169283610280870152516116c9565b156102db57505050600b60a082015260016102e082015260016103008201525b8261126e565b6040519182918291909161014080610160830194805184526020810151602085015260408101516040850152606081015160608501526080810151608085015260a081015160a085015260c081015160c085015260e081015160e08501526101008101516101008501526101208101516101208501520151910152565b0390f35b60ff6102ef6102ea5f946116e1565b6116fd565b1680935252155f1461030f5761030a60075b60a08301610ebc565b610254565b61030a6005610301565b634e487b7160e01b5f52601160045260245ffd5b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b6307b6ad3f60e01b5f5260045ffd5b905093610179565b5f80fd5b3461036c5736600319016101a0811261036c576101601361036c576101643567ffffffffffffffff811161036c573660238201121561036c57806004013567ffffffffffffffff811161036c573660248260051b8401011161036c576101843567ffffffffffffffff811161036c576103ed903690600401610d07565b9190926103f8610d6b565b92610401610dce565b9461040c8686610f12565b6102e0860163ffffffff81511661042c610425826116e1565b8092610eaf565b5f1981019190821161031957610441916110fd565b5f1981019081116103195785036103555763ffffffff90511663ffffffff61030088015116145f146105785761047882828861134f565b6102a086015160021b60fc1661048f818484611670565b3560f81c90600181018082116103195761ff006104ae81928787611670565b3560f01c161693600282018083116103195762ff00006104d081928488611670565b3560e81c161693600383018093116103195763ff0000009283926104f392611670565b3560e01c1616921717176103408501525b6040519060208201926024849201905f905b808210610550576102d78761025a8a898961053a818b03601f198101835282610d35565b5190206101e0820152600a60a08201528261126e565b90919283359063ffffffff821680920361036c57602081600193829352019401920190610516565b5015610504576307b6ad3f60e01b5f5260045ffd5b3461036c5736600319016103e0811261036c576101601361036c57610164358060030b80910361036c576101843563ffffffff81169182820361036c576101a4359167ffffffffffffffff831161036c576040600319843603011261036c57610220366101c319011261036c57610602610d6b565b9261060b610dce565b916106168386610f12565b60ff6102008401511661062b6102ea8561196e565b036103555761063d91600401836115aa565b6003198303610690575063ffffffff6101a0820151165f190163ffffffff81116103195763ffffffff168414155b610355576102d79361025a92610360830152610260820152600c60a08201528261126e565b825f1981149182156106a4575b505061066b565b6020015160030b14159050828661069d565b3461036c573660031901610440811261036c576101601361036c576102203661016319011261036c576103843567ffffffffffffffff811161036c5780600401906040600319823603011261036c576103a43567ffffffffffffffff811161036c5780600401906101a0600319823603011261036c576080366103c319011261036c57610741610d6b565b9261075461074d610dce565b8095610f12565b60205f6102406040517f696e6665726e65742f74726163652f320000000000000000000000000000000081526102206101648583013760025afa1561036c575f5160208501510361032d576107d5908535956107cc63ffffffff6102608801511691602463ffffffff6101a08a015116940190610edc565b92909188611431565b6101c08401510361032d57610360830190600319825160030b145f1461080c575050506101400151602091145b6040519015158152f35b604051602081016103c43581526103e43563ffffffff811680910361036c57604083015261040435918260608201526104243567ffffffffffffffff811680910361036c5760808201526080815261086560a082610d35565b51902085511490811591610b03575b5061032d5761016481019360205f61088b8761150d565b6040516fffffffffffffffffffffffffffffffff19848201927f696e6665726e65742f737465702f31000000000000000000000000000000000084521660308201528381526108db604082610d35565b604051918291518091835e8101838152039060025afa15610ab6576101605f5191019363ffffffff85511663ffffffff61091760a4860161152b565b1690039063ffffffff82116103195763ffffffff61096761096182875f966020988361095560c485019961018461094d8c61152b565b960190610edc565b95909416921690611431565b9261152b565b169060405190848201927f696e6665726e65742f6c6f672f32000000000000000000000000000000000000845260408301526060820152606081526109ad608082610d35565b604051918291518091835e8101838152039060025afa15610ab6576101245f519101350361032d576109de8361150d565b905160030b60011903610ae25763ffffffff6001600160e01b0319610a028561150d565b60401b16925b5116908060031a60181b908060021a60101b908060011a60081b905f1a171717149182610ac1575b5081610a41575b5060209150610802565b602091505f906040516001600160e01b0319848201927f696e6665726e65742f6c6561662f320000000000000000000000000000000000845216603082015260148152610a8f603482610d35565b604051918291518091835e8101838152039060025afa15610ab6576020905f511482610a37565b6040513d5f823e3d90fd5b6001600160e01b0319919250610ad69061150d565b60201b16159083610a30565b63ffffffff6001600160e01b0319610af98561150d565b60601b1692610a08565b905060205f6101806040517f696e6665726e65742f7365676d656e742f3300000000000000000000000000008152610160888583013760025afa1561036c575f51141586610874565b3461036c573660031901610180811261036c576101601361036c576101643567ffffffffffffffff811161036c5761025a610b8e6102d7923690600401610d07565b9190610bb5610b9b610d6b565b93610ba4610dce565b92610baf8487610f12565b8361134f565b600860a08201528261126e565b3461036c5736600319016101a0811261036c576101601361036c57610be5610cf3565b6101843567ffffffffffffffff811161036c57610c06903690600401610d07565b610c0e610d6b565b91610c17610dce565b90610c228285610f12565b61022082015194643fffffffc063ffffffff87169660061b16958087046040149015171561031957610c5d63ffffffff604092168097610eaf565b9510801590610cde575b61035557610c75838261107f565b6102408301510361032d5763ffffffff610cb06001928761025a96846102d79a166102a08801525f6102c0880152604087015115159261111b565b16806102e084015280610300840152115f14610cd457610254600960a08301610ebc565b610254600b610301565b5063ffffffff61028083015116851015610c67565b610164359063ffffffff8216820361036c57565b9181601f8401121561036c5782359167ffffffffffffffff831161036c576020838186019501011161036c57565b90601f8019910116810190811067ffffffffffffffff821117610d5757604052565b634e487b7160e01b5f52604160045260245ffd5b60405190610160820182811067ffffffffffffffff821117610d57576040525f610140838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152565b604051906103a0820182811067ffffffffffffffff821117610d57576040525f610380838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e0820152826103008201528261032082015282610340820152826103608201520152565b9190820180921161031957565b600d821015610ec85752565b634e487b7160e01b5f52602160045260245ffd5b903590601e198136030182121561036c570180359067ffffffffffffffff821161036c57602001918160051b3603831361036c57565b63ffffffff6101406103409261016060048237604081865e73ffffffffffffffffffffffffffffffffffffffff604082015160018160c01c166040880152848160a01c166101a088015216606086015273ffffffffffffffffffffffffffffffffffffffff606082015116608086015260406080820161012087015e604060c082016101c087015e6101008101516102408601526101208101518060f81c61038087015260ff8160f01c1660a087015267ffffffffffffffff8160b01c1660c0870152838160901c1660e0870152838160701c16610100870152838160501c16610160870152838160301c1661018087015260ff8160281c16610200870152838160081c166102208701525f0b61036086015201518060e01c610260850152818160c01c16610280850152818160a01c166102a0850152818160801c166102c0850152818160601c166102e0850152818160401c16610300850152818160201c1661032085015216910152565b5f906020926110d0602e604051838194888301967f696e6665726e65742f6f702f3100000000000000000000000000000000000000885284840137810186838201520301601f198101835282610d35565b604051918291518091835e8101838152039060025afa15610ab6575f5190565b9190820391821161031957565b8115611107570490565b634e487b7160e01b5f52601260045260245ffd5b929092611128848261172f565b92835160018110159081611262575b501561125857604084019081519161114e836118ac565b9261115c6040519485610d35565b80845261116b601f19916118ac565b013660208501375190815b6111f5575050608084019461118e82875183866119f8565b95519060068201809211610319576111a5936119f8565b90838211156111ec576111c16111c99183866111ce96516118d8565b9384926110f0565b610eaf565b5f1981019081116103195763ffffffff916111e8916110fd565b1690565b50505050600190565b6001600160fe1b0382168203610319578160021b600201806002116103195761121f9088866119df565b8015611107575f198301918181068484116103195761124161124794876118c4565b526110fd565b908015610319575f19019081611176565b5050505050600190565b6004915011155f611137565b906101409060406101208201608085015e60406101c0820160c085015e61024081015161010084015260a081015160f01b61038082015160f81b1760c082015160b01b1761010082015160701b60e083015160901b171761018082015160301b61016083015160501b171761022082015160081b61020083015160281b171760ff610360830151161761012084015261028081015160c01b61026082015160e01b176102c082015160801b6102a083015160a01b171761030082015160401b6102e083015160601b17179061032061034082015191015160201b1717910152565b9163ffffffff61028084015116610220840151643fffffffc063ffffffff82169160061b1690808204604014901517156103195761138c916110f0565b60408111611429575b6001600160fe1b03811681036103195760021b8103610355576020915f916113ff6030604051838194888301967f696e6665726e65742f6c6561662f320000000000000000000000000000000000885284840137810186838201520301601f198101835282610d35565b604051918291518091835e8101838152039060025afa15610ab6576101e05f519101510361032d57565b506040611395565b9092949391808410908115916114c0575b5061035557604051907f696e6665726e65742f6e6f64652f310000000000000000000000000000000000825294809260051b01905b8183106114845750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa1561036c5760205f519560011c93019190611477565b60408411159150816114ff575b816114db575b50155f611442565b8315915081156114ed575b505f6114d3565b90505f19015f1983011c15155f6114e6565b5f198101841c1591506114cd565b356fffffffffffffffffffffffffffffffff198116810361036c5790565b3563ffffffff8116810361036c5790565b6040519060a0820182811067ffffffffffffffff821117610d57576040525f6080838281528260208201528260408201528260608201520152565b903590601e198136030182121561036c570180359067ffffffffffffffff821161036c5760200191813603831361036c57565b90916115b461153c565b5060205f6102406040517f696e6665726e65742f74726163652f320000000000000000000000000000000081526102206101c48583013760025afa1561036c575f5160208301510361032d57610240916116176116118580611577565b9061107f565b92839101526102a4359063ffffffff821680830361036c576116519363ffffffff93506116476020870187610edc565b9490931690611431565b610284350361032d576116678161166d92611577565b9061172f565b90565b9082101561167c570190565b634e487b7160e01b5f52603260045260245ffd5b80156116c457600581018082116103195760066116af91048092610eaf565b5f198101919082116103195761166d916110fd565b505f90565b600681101590816116d8575090565b60089150111590565b604081019081811161031957603f019081116103195760061c90565b905f5b6040811080611723575b1561171f575f19811461031957600101611700565b9150565b50826001821b1061170a565b91909161173a61153c565b92610800811161035557801561035557801561167c57813560f81c84526005811061035557600182013560e01d602085019080825260098651119081156118a0575b8115611895575b506103555761179285516116c9565b6118795750806005101561035557806005101561167c57600582013560f81c936040810194808652801590811561186e575b50610355576060810193600185525f5b8651811015611841576001600160fe1b0381168103610319578060021b60060180600611610319576118079085876119df565b8651818102918183041490151715610319578087528015908115611833575b50610355576001016117d4565b9050637fffffff105f611826565b50935093915050516001600160fe1b03811681036103195760021b60060180600611610319576080830152565b60069150115f6117c4565b9150505f92919219905160030b03610355576001606082015290565b5f191290505f611783565b6002198112915061177c565b67ffffffffffffffff8111610d575760051b60200190565b805182101561167c5760209160051b010190565b93929091938115611963575b8115611958575b506119515760085b604081108061192d575b15611928578060011b908082046002149015176118f357634e487b7160e01b5f52601160045260245ffd5b925050565b508060061b818104604014821517156103195761194b859184610eaf565b106118fd565b5060409150565b60099150145f6118eb565b6004811491506118e4565b60a081018051600d811015610ec8576005149081156119b0575b50156119a25763ffffffff61028061166d920151166116e1565b6101a0015163ffffffff1690565b905051600d811015610ec8576006145f611988565b919080821015610355576119d892611670565b3560f81c90565b9060048301808411610319571161035557013560e01c90565b611a038383836119c5565b926001810180821161031957611a1a9084846119c5565b926002820180921161031957611a2f926119df565b9280518210801590611ac9575b6103555781611a4a916118c4565b51908215611abf575060018214611ab45760048214611aa65780603f611a719216906110f0565b9060028114611a9d5760030361035557604081018091116103195780821015611a98575090565b905090565b50906103555790565b61166d92915060051c610eaf565b61166d929150610eaf565b9150506103555790565b50637fffffff8411611a3c56",
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
// the contract method with ID 0xbb2bcad6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) PackPickLink(c Packed, link int32, index uint32, o Operator, h Header) []byte {
	enc, err := gameRules.abi.Pack("pickLink", c, link, index, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb2bcad6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) TryPackPickLink(c Packed, link int32, index uint32, o Operator, h Header) ([]byte, error) {
	return gameRules.abi.Pack("pickLink", c, link, index, o, h)
}

// UnpackPickLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbb2bcad6.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) UnpackPickLink(data []byte) (Packed, error) {
	out, err := gameRules.abi.Unpack("pickLink", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0e6e26.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) PackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) []byte {
	enc, err := gameRules.abi.Pack("pickOp", c, child, node, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0e6e26.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) TryPackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) ([]byte, error) {
	return gameRules.abi.Pack("pickOp", c, child, node, o, h)
}

// UnpackPickOp is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc0e6e26.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (gameRules *GameRules) UnpackPickOp(data []byte) (Packed, error) {
	out, err := gameRules.abi.Unpack("pickOp", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7e42bf26.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32,uint64) claim) view returns(bool)
func (gameRules *GameRules) PackProveLink(c Packed, h Header, output Entry, record Record, claim Ref) []byte {
	enc, err := gameRules.abi.Pack("proveLink", c, h, output, record, claim)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7e42bf26.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32,uint64) claim) view returns(bool)
func (gameRules *GameRules) TryPackProveLink(c Packed, h Header, output Entry, record Record, claim Ref) ([]byte, error) {
	return gameRules.abi.Pack("proveLink", c, h, output, record, claim)
}

// UnpackProveLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7e42bf26.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32,uint64) claim) view returns(bool)
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
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"registry_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"game_\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"lossWindow\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leastWindow\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"span\",\"type\":\"uint32\"}],\"internalType\":\"structEscrowViews.Times\",\"name\":\"times\",\"type\":\"tuple\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"field\",\"type\":\"string\"}],\"name\":\"BadLease\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"field\",\"type\":\"string\"}],\"name\":\"BadOffer\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"signer\",\"type\":\"address\"}],\"name\":\"BadSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"name\":\"BadVerdict\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"segments\",\"type\":\"uint256\"}],\"name\":\"BeyondCredit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"bound\",\"type\":\"uint256\"}],\"name\":\"BeyondOffer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"sum\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"BeyondShares\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"DeadlinePassed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"}],\"name\":\"Disputed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"moved\",\"type\":\"uint256\"}],\"name\":\"InexactToken\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidShortString\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"}],\"name\":\"JobOver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"}],\"name\":\"LeaseLost\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"standing\",\"type\":\"uint32\"}],\"name\":\"LowerVoucher\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"}],\"name\":\"NotClient\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"}],\"name\":\"NotDisputed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotGame\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"NotProvider\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"}],\"name\":\"NotProvidersNode\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"NotYet\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingClaimed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"expected\",\"type\":\"uint32\"}],\"name\":\"OutOfOrder\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"pot\",\"type\":\"uint64\"},{\"internalType\":\"uint256\",\"name\":\"wanted\",\"type\":\"uint256\"}],\"name\":\"PotTooSmall\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"str\",\"type\":\"string\"}],\"name\":\"StringTooLong\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"from\",\"type\":\"uint256\"}],\"name\":\"TooFast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowOver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"WindowRuns\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongAwards\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongPayees\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"given\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"wanted\",\"type\":\"uint256\"}],\"name\":\"WrongQuorum\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"enumEscrowViews.Status\",\"name\":\"status\",\"type\":\"uint8\"}],\"name\":\"WrongStatus\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"name\":\"WrongVerifier\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongVoucher\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toProvider\",\"type\":\"uint64\"}],\"name\":\"Advanced\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"marks\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"vs\",\"type\":\"bytes32\"}],\"indexed\":false,\"internalType\":\"structClaim\",\"name\":\"claim\",\"type\":\"tuple\"},{\"indexed\":false,\"internalType\":\"address[]\",\"name\":\"verifiers\",\"type\":\"address[]\"}],\"name\":\"Claimed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Credited\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"EIP712DomainChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"indexed\":false,\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"Ended\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"name\":\"Funded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"}],\"name\":\"Lost\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"Opened\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"}],\"name\":\"Over\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"name\":\"Refunded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toProvider\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"toOthers\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"back\",\"type\":\"uint64\"}],\"name\":\"Settled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"MAX_AMOUNT\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_PAYEES\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_SEGMENTS\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"OPEN_TIME\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"advance\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"cancel\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"close\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"clientSig\",\"type\":\"bytes\"}],\"name\":\"closeFinal\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"first\",\"type\":\"uint32\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"marks\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"vs\",\"type\":\"bytes32\"}],\"internalType\":\"structClaim[]\",\"name\":\"claims\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"uint64\",\"name\":\"intervals\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"vs\",\"type\":\"bytes32\"}],\"internalType\":\"structVote[]\",\"name\":\"votes\",\"type\":\"tuple[]\"}],\"name\":\"commit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"creditOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"}],\"name\":\"dispute\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"domainSeparator\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"end\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"internalType\":\"uint64\",\"name\":\"deposit\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"}],\"name\":\"fund\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"game\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structCommitment\",\"name\":\"c\",\"type\":\"tuple\"}],\"name\":\"hashCommitment\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"}],\"name\":\"hashLease\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"hashOffer\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"}],\"name\":\"hashPayees\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"commitment\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"agree\",\"type\":\"bool\"},{\"internalType\":\"uint64\",\"name\":\"intervals\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"}],\"internalType\":\"structVerdict\",\"name\":\"v\",\"type\":\"tuple\"}],\"name\":\"hashVerdict\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"payees\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"}],\"internalType\":\"structVoucher\",\"name\":\"v\",\"type\":\"tuple\"}],\"name\":\"hashVoucher\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"}],\"name\":\"jobOf\",\"outputs\":[{\"components\":[{\"internalType\":\"bool\",\"name\":\"known\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"over\",\"type\":\"bool\"},{\"internalType\":\"uint64\",\"name\":\"pot\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"reserved\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"spent\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"start\",\"type\":\"uint64\"}],\"internalType\":\"structEscrowViews.Job\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"}],\"name\":\"leaseOf\",\"outputs\":[{\"components\":[{\"internalType\":\"enumEscrowViews.Status\",\"name\":\"status\",\"type\":\"uint8\"},{\"internalType\":\"bool\",\"name\":\"last\",\"type\":\"bool\"},{\"internalType\":\"uint32\",\"name\":\"vouched\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"claimed\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"windowEnd\",\"type\":\"uint64\"},{\"internalType\":\"uint16\",\"name\":\"games\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"disputed\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"lost\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"paid\",\"type\":\"uint32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"bytes32\",\"name\":\"evidence\",\"type\":\"bytes32\"}],\"internalType\":\"structEscrowViews.LeaseState\",\"name\":\"s\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"leastWindow\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lossWindow\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"},{\"internalType\":\"uint64\",\"name\":\"deposit\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"delegateSig\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"open\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"}],\"name\":\"refund\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"registry\",\"outputs\":[{\"internalType\":\"contractIOperatorRegistry\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"client\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"maxPrice\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"credit\",\"type\":\"uint32\"},{\"internalType\":\"uint8\",\"name\":\"quorum\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"verifyBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"delegateBPS\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"pace\",\"type\":\"uint32\"}],\"internalType\":\"structOffer\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"offer\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"price\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"firstSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"segments\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"startRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"begin\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"verifiers\",\"type\":\"bytes32\"}],\"internalType\":\"structLease\",\"name\":\"l\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"amount\",\"type\":\"uint64\"}],\"internalType\":\"structPayee[]\",\"name\":\"payees\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"address[]\",\"name\":\"verifiers\",\"type\":\"address[]\"}],\"internalType\":\"structAward[]\",\"name\":\"awards\",\"type\":\"tuple[]\"}],\"name\":\"release\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"provider\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"wrong\",\"type\":\"bool\"}],\"name\":\"resolve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"slash\",\"type\":\"bool\"},{\"internalType\":\"uint16\",\"name\":\"locks\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"games\",\"type\":\"uint16\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"span\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "JobEscrow",
	Bin: "0x610200806040523461031f5780615e91803803809161001e8285610323565b833981010360a0811261031f5781516001600160a01b038116810361031f5760208301516001600160a01b0381169283820361031f57606090603f19011261031f5760405191606083016001600160401b0381118482101761030b5760405261008960408601610346565b83526100aa608061009c60608801610346565b966020860197885201610346565b93604084019485526040516100c0604082610323565b600881526020810190671a5b99995c9b995d60c21b8252604051916100e6604084610323565b600183526020830191601960f91b83526100ff81610357565b6101205261010c84610357565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261017560c082610323565b5190206080523060c0521580156102fc575b80156102e5575b6102c95763ffffffff84511663ffffffff86511681109081156102d8575b506102c9576101605261018052519151905163ffffffff9081166101e0529081166101c052166101a052604051615ace90816103c3823960805181615510015260a051816155cd015260c051816154e1015260e0518161555f01526101005181615585015261012051816130600152610140518161308a01526101605181818161127901528181611ff201528181612e75015281816131bf0152818161355a01528181613b3f0152818161435b0152818161507001526151740152610180518181816116b1015281816133d50152613a7101526101a05181818161317b0152613f1001526101c0518181816136e60152614c7901526101e051818181610e9301528181611f6d01528181613442015281816137260152614df50152f35b634762470b60e11b5f5260045ffd5b628000009150115f6101ac565b5063ffffffff83511663ffffffff8651161161018e565b5063ffffffff85511615610187565b634e487b7160e01b5f52604160045260245ffd5b5f80fd5b601f909101601f19168101906001600160401b0382119082101761030b57604052565b519063ffffffff8216820361031f57565b601f815111610382576020815191015160208210610373571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f5f3560e01c8063035ec5841461379e5780631304fb8a1461374a5780632585581f1461370a578063392a3522146136ca5780635d99f0ae1461339d5780635ecc86e814613381578063621d2b97146131e35780637b1039991461319f5780637cbbe78d1461315e57806384b0196e146130465780638a2b4107146126c75780639b08b1ab146126205780639d807cec14611da4578063a6c5782414611c5e578063ac8ad44014611c17578063affe000e14611b37578063b0fb4c2d14611a67578063b8627436146116d5578063c3fe3e2814611691578063c93a1b6314611673578063c93f510514610cdc578063d40dc87014610cb9578063e125c63014610c46578063e34181261461090d578063e559436c146108ef578063e894af5f146108a1578063f161bb2e14610883578063f698da2514610860578063f8df55c11461079c578063f940e3851461069d578063f95b460a146104ad578063f964ca17146101a45763fd2d1d7114610185575f80fd5b346101a157806003193601126101a1576020604051610e108152f35b80fd5b50346101a1576101b33661395b565b90916101c195949395614000565b6101cb858861404e565b916101d5866150d5565b602083019384518a52600360205260408a209283549860ff8a166101f8816138bc565b600181141580610499575b61047857509063ffffffff939291602089019861021f8a613df3565b62ffffff8d60d81c1696879116111561045357926102609261028195926020999897958f8e6102588f61025190613df3565b8c836155f3565b8d51916152b3565b61027361026c88613df3565b898c615662565b908061044257508a90613e17565b967fffff000000ffffffffffffffffffffffffffffffffffffffffffffffffffffff7dffffff0000000000000000000000000000000000000000000000000000006102cb88613df3565b60d81b169116179055805188526002825261036d604089206103256102fd896001600160401b03845460781c16613e17565b825467ffffffffffffffff60781b191660789190911b67ffffffffffffffff60781b16178255565b61036761033f896001600160401b03845460b81c16613ccf565b825467ffffffffffffffff60b81b191660b89190911b67ffffffffffffffff60b81b16178255565b88615694565b51915193019261038561037f85613cbb565b93613df3565b9163ffffffff604051931683527f648a3cbaa5d4666626e7100df5a67c71a5c8119822b51237a0d056d3b139cee360406001600160a01b036001600160401b038916968760208801521694a4801515908161041b575b506103f5575b83805f516020615aae5f395f51905f525d80f35b61040d61040760406104139501613cbb565b91613cbb565b90614659565b5f80806103e1565b61043b915061042c60408601613cbb565b61043584613cbb565b90615739565b155f6103db565b61044d90898c615662565b90613e17565b60448e8763ffffffff6104658e613df3565b634651c36360e11b845216600452602452fd5b8c604491895163276065d160e21b8352600452610494816138bc565b602452fd5b506104a3816138bc565b6002811415610203565b50346101a1576104bc3661395b565b956104c993919293614000565b6104d3868261404e565b916104dd876150d5565b602083019081518a52600360205260408a20956104fb8784516151e1565b86549162ffffff8360581c169362ffffff8460d81c16948581115f146106915762ffffff80915b169460a81c16610689575b63ffffffff60208b01948161054187613df3565b9116918291161061067757508784938b938e938c8f9a999861056290613df3565b61056c918c6155f3565b5194610579958a8a6152b3565b61058290613df3565b9061058e9184846140ea565b958694604083019961059f8b613cbb565b916105a9926141ef565b6001600160401b031660608601526060016105c390613e7d565b60016105de966105d99261065b575b84846142c5565b614446565b80610628575b6105fc5783805f516020615aae5f395f51905f525d80f35b6001600160401b03604061061e602061061761041397613cbb565b9501613cbb565b9201511691614659565b5061065561063584613cbb565b61064160208501613cbb565b6001600160401b0360408501511691615739565b156105e4565b610672865161066c60208701613cbb565b9061425f565b6105d2565b8d60449163ffffffff61046588613df3565b84935061052d565b5062ffffff8086610522565b50346101a15760403660031901126101a1576106b76137f2565b6106bf613808565b906106c8614000565b6001600160a01b038116918284526004602052604084206001600160a01b0333165f5260205260405f205491821561078d579061076292918486526004602052604086206001600160a01b0333165f526020528560405f20556040516001600160a01b0383168152836020820152857fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa2460403393a3615739565b1561077b5750805f516020615aae5f395f51905f525d80f35b635274afe760e01b8252600452602490fd5b6004856326b1e12960e11b8152fd5b50346101a1576102003660031901126101a1576107b7614000565b6001600160a01b036107c7613c77565b16330361083d576107d66146cc565b808252600260205260ff604083205460081c1661082b57610818906108026107fc613c77565b8261425f565b61080a613c61565b610812613c77565b91614f44565b805f516020615aae5f395f51905f525d80f35b63334e815d60e21b8252600452602490fd5b6024906001600160a01b03610850613c77565b638ccfb28960e01b835216600452fd5b50346101a157806003193601126101a157602061087b6154d7565b604051908152f35b50346101a157806003193601126101a1576020604051620100008152f35b50346101a15760803660031901126101a15750602060a06040517f09433a1f9a997ad9bd78d2ec65225bcb8f6fa6f85381915f68e3064a48eac0238152608060048483013720604051908152f35b50346101a1576102003660031901126101a15750602061087b6146cc565b50346101a1578061091d3661395b565b92969483929661092e959295614000565b610938828261404e565b91838588602086019b8c9b8c5181526003602052604090209d8e809d519061095f916151e1565b602085019e8f61096e90613df3565b63ffffffff1661097e918861524b565b8d519461098c9587896152b3565b875460ff811661099b816138bc565b600103610bb65750610a1764ffffffffff936109fa63ffffffff6109f3610140610a1e97876001600160401b036109d761010060609b01613d6a565b1642111580610b98575b80610b7b575b610b6c575b5001613df3565b168b615498565b63ffffffff610a088d613df3565b16610ad7575b5199519a613df3565b9301613e7d565b955460701c166040519563ffffffff6080880193168752151560208701526040860152608060608601525260a083019190865b818110610a955750505090807f788880715a6ce908679ce9fd1fde60662fd75bcfa51b121e481c861b453c0ed3920390a3805f516020615aae5f395f51905f525d80f35b9091926040806001926001600160a01b03610aaf88613834565b1681526001600160401b03610ac6602089016138a8565b166020820152019401929101610a51565b8b610b1862ffffff610aeb61037f84613df3565b8d546dffffff00000000000000000000001916911660581b6dffffff000000000000000000000016178c55565b8a546affffff0000000000000000191660409190911b6affffff000000000000000016178a55610b49868401613e7d565b8a5461ff00191690151560081b61ff0016178a55604086013560018b0155610a0e565b610b75906150d5565b5f6109ec565b506001600160a01b03610b8f8a8401613cbb565b163314156109e7565b506001600160a01b03610bad60208401613cbb565b163314156109e1565b929394505050610bc588613df3565b63ffffffff62ffffff8360401c16911611801590610c26575b610bf957509064ffffffffff610a1e6060610a1786956109fa565b8862ffffff60449263ffffffff610c0f8c613df3565b634651c36360e11b85521660045260581c16602452fd5b50610c3088613df3565b63ffffffff62ffffff8360581c16911610610bde565b50346101a15736600319016102e08112610cb557610200136101a157610204356001600160401b038111610cb557610c8290369060040161392e565b610c8a613891565b9060a036610243190112610cb15761081892610ca4614000565b610cac6146cc565b6147bd565b8380fd5b5080fd5b50346101a157806003193601126101a1576020604051677fffffffffffffff8152f35b50346101a15736600319016101c08112610cb557610160136101a1576101643563ffffffff811680820361166f5761018435906001600160401b038211610cb15736602383011215610cb1576001600160401b03826004013511610cb1573660246101c084600401350284010111610cb1576001600160401b036101a43511610cb1573660236101a435011215610cb1576001600160401b036101a4356004013511610cb15736602460a06101a43560040135026101a435010111610cb157610da3614703565b90610dac614fe8565b81855260036020526040852091610dc383826151e1565b83600401351561164757825460ff8160101c1692606060016040519580838801520160051b85010160405262ffffff8260581c1690866004013582019162ffffff8460c01c168061162d575063ffffffff610e1c613da6565b1683118015611613575b6115e75763ffffffff81610e38613de0565b011682036115c05750506060840151866004013502806101a4356004013503611589575064ffffffffff610e7462ffffff8460281c1642613c54565b169160e4356001600160401b0381169081810361153f575063ffffffff7f0000000000000000000000000000000000000000000000000000000000000000160180841161156e57506dffffff00000000000000000000ff191660589190911b6dffffff0000000000000000000000161760021784558695919490610f1490855464ffffffffff60701b191660709190911b64ffffffffff60701b16178555565b600184015494865b82600401358110610f31578787600188015580f35b610f4381846004013560248601613e58565b93606086015182026080860163ffffffff80851684011663ffffffff610f6883613df3565b16036115435750610f776154d7565b9460208b6101806040517f696e6665726e65742f7365676d656e742f33000000000000000000000000000081526101608b8583013760025afa1561153f5761105061101b8c51610fca6101608b01613d6a565b9063ffffffff808916880116899160a09391604051937fece019d703b6db8f087e2afb5da1041e5955e1aa895d78fab4f4d7bdc9d1ff11855260208501526040840152606083015260808201522090565b9761103e89896042916040519161190160f01b8352600283015260228201522090565b6101806101a0830135920135906159bc565b5061105a816138bc565b1590811591611521575b506114fe578a805b60608a0151821015611364576110828285613c54565b6101a43560040135811015611350576001600160a01b036110ad606460a084026101a4350101613cbb565b92166001600160a01b0383161180159061132e575b6112f9576111a1818f926101008b8b8f8c9063ffffffff6110f0602460a061118299026101a4350101613d6a565b9281611106606460a08c026101a4350101613cbb565b95604051977fa85c45cba7be4e76d58c24feacd68eb3abfb35235b1e2d456bd436d042403e7789526020890152160116604085015260608401526001608084015260a0830152604460a086026101a43501013560c083015260e0820152208c6042916040519161190160f01b8352600283015260228201522090565b608460a060a48185026101a43501013593026101a435010135906159bc565b509091906111ae816138bc565b1591821592611231575b50506111fd5760608a01518210156111e957806001600160a01b036001921660808460051b8d01015291019061106c565b60248d634e487b7160e01b81526032600452fd5b7fd1e81f96000000000000000000000000000000000000000000000000000000008d526001600160a01b031660045260248cfd5b9091506001600160a01b03604051917f2d8417990000000000000000000000000000000000000000000000000000000083521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156112ed57916112bf575b506001600160a01b03808316911614158d8f6111b8565b6112e0915060203d81116112e6575b6112d88183613a43565b810190613cef565b8e6112a8565b503d6112ce565b604051903d90823e3d90fd5b60248e6001600160a01b03847f3202194900000000000000000000000000000000000000000000000000000000835216600452fd5b506001600160a01b0361133f613c77565b166001600160a01b038316146110c2565b60248e634e487b7160e01b81526032600452fd5b5050979695505091925095835263ffffffff808716820116602084015260606040840152606083015160051b6080018320956113a881876004013560248901613e58565b90836040516101a06101e08201948035835260208101356020840152604081013560408401526060810135606084015263ffffffff6113e96080830161385b565b16608084015263ffffffff61140060a0830161385b565b1660a084015263ffffffff61141760c0830161385b565b1660c084015260e081013560e08401526101008101356101008401526101208101356101208401526101408101356101408401526001600160401b0361146061016083016138a8565b1661016084015261018081013561018084015201356101a08201526101e06101c0820152606087015180945261020081019360808801908c905b8082106114d957505050807f61cd9379ff4f2eb8610abdec3320ec31f47a069c89c544812896cc8807da36d8916001950390a201949190929394610f1c565b82516001600160a01b031687526020968701968995509092019160019091019061149a565b60248b6001600160a01b03611511613c61565b639a7d38d960e01b835216600452fd5b90506001600160a01b0380611534613c61565b16911614158c611064565b8a80fd5b8a63ffffffff84818781611558604497613df3565b633ee91f2d60e11b875216600452160116602452fd5b636768091360e01b8a526001600160401b0316600452602489fd5b886044917f684bd54c0000000000000000000000000000000000000000000000000000000082526101a43560040135600452602452fd5b60449163ffffffff8b926115d2613de0565b011690633ee91f2d60e11b8352600452602452fd5b60248a847ffc0f4d92000000000000000000000000000000000000000000000000000000008252600452fd5b5061ffff8460181c1662ffffff8560401c16018311610e26565b63f610c1ef60e01b8b525f190162ffffff1660045260248afd5b6004867fa335edb8000000000000000000000000000000000000000000000000000000008152fd5b8280fd5b50346101a1576101603660031901126101a15750602061087b614703565b50346101a157806003193601126101a15760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101a15736600319016104408112610cb557610200136101a157610160366102031901126101a1576080366103631901126101a1576103e4356001600160401b038111610cb55761172c90369060040161392e565b9190610404356001600160401b03811161166f5761174e9036906004016138fe565b90610424356001600160401b0381116119d45761176f90369060040161392e565b61177a969196614000565b6101806040517f067eb9c3096ad963558e949a4d9497c2dde540af6a37efd1bcd52e4b157a87cf815261016061020460208301372096878752600360205260408720549761ffff8960981c16611a42579061182192916117d8613c77565b9060405160208101917f992a4a08b0d0d45dec1f76f86a76fd991f5c0b778f42c6a1ed9c7717d023e8138352604082015260408152611818606082613a43565b51902090614fc8565b61182e610204600461404e565b9361183a6102046150d5565b602085019081518752600360205260408720926118588484516151e1565b83549062ffffff8260581c169262ffffff8360d81c16938481115f14611a365762ffffff80915b169360a81c16611a2e575b610384359263ffffffff8416808514159182611a2a5763ffffffff1690818110611a15575050611a1157866118da9289926103646118e4986118cf888c6102046155f3565b5161020460046152b3565b61020460046140ea565b93604435936001600160a01b0385168514159384611a0d576001600160401b039161190f91876141ef565b1660608601526103c435908682151583036101a15786926119d8575b61193d906119479461020460046142c5565b6102046004614446565b8061199c575b6119655783805f516020615aae5f395f51905f525d80f35b61166f57610224356001600160a01b0381168103610cb1576001600160401b0360406119949401511691614659565b8180806103e1565b50505f610224356001600160a01b03811681036119d457806119ce91506001600160401b036040860151169084615739565b1561194d565b8480fd5b5080519150602435876001600160a01b03821682036101a15761194794889461193d93611a049161425f565b9450905061192b565b8780fd5b8980fd5b634651c36360e11b8d5260045260245260448bfd5b8c80fd5b83925061188a565b5062ffffff808561187f565b60248862ffffff611a57818d60a81c16613c3e565b630540ae4560e51b835216600452fd5b50346101a1576102003660031901126101a157611a82614000565b611a8a6146cc565b6001600160a01b03611a9a613c77565b1633141580611b1d575b611ae15780825260026020526001600160401b03604083205460381c1615611ad2576108189061080a613c61565b6004826326b1e12960e11b8152fd5b6024826001600160401b03611af4613d3c565b7f1c9cc45800000000000000000000000000000000000000000000000000000000835216600452fd5b506001600160401b03611b2e613d3c565b16421115611aa4565b50346101a15760203660031901126101a15760408160c09260a08351611b5c81613a0d565b828152826020820152828582015282606082015282608082015201526004358152600260205220546001600160401b0360405191611b9983613a0d565b8160ff8216151593848152816020820160ff8560081c16151581528160408401818760381c1681526060850192828860781c16845264ffffffffff60a06080880197858b60b81c168952019860101c168852604051998a5251151560208a0152511660408801525116606086015251166080840152511660a0820152f35b50346101a15760203660031901126101a157600435906001600160401b0382116101a1576020611c4a36600485016138fe565b6040519060061b8092823720604051908152f35b50346101a15760e03660031901126101a15760405160e081018181106001600160401b03821117611d90576040526004358152611c99613848565b60208201908152604082016044358152611cb161386c565b60608401908152608435906001600160401b0382168203611d8c576080850191825260a085019260a435845260c435966001600160a01b03881688036101a15750602096926001600160a01b0394926001600160401b039260c0890195865263ffffffff604051988b8a019a7fa85c45cba7be4e76d58c24feacd68eb3abfb35235b1e2d456bd436d042403e778c525160408b01525116606089015251608088015251151560a0870152511660c08501525160e084015251166101008201526101008152611d8161012082613a43565b519020604051908152f35b8580fd5b602483634e487b7160e01b81526041600452fd5b50346101a15736600319016104808112610cb557610200136101a157610204356001600160401b038111610cb557611de090369060040161392e565b90611de9613891565b9060a036610243190112610cb157610160366102e3190112610cb157610444356001600160401b0381116119d457611e2590369060040161392e565b929093610464356001600160401b03811161261c57611e4890369060040161392e565b611e53969196614000565b611e5b6146cc565b966101806040517f067eb9c3096ad963558e949a4d9497c2dde540af6a37efd1bcd52e4b157a87cf81526101606102e460208301372096878a52600360205260ff60408b205416611eab816138bc565b806126015750886102e435036125bb57611ec3613d0e565b6084356001600160401b03811691828203611a2a576001600160401b03915016116125765763ffffffff611ef5613d7e565b16158015612543575b6124fe57611f0a613d25565b6001600160401b0380611f1b613d3c565b1691161180156124e5575b61249f57611f526001600160401b03611f3d613d25565b1663ffffffff611f4b613db9565b1690613c54565b611f936001600160401b03611f65613d53565b1663ffffffff7f00000000000000000000000000000000000000000000000000000000000000001690613c54565b1061249f57611fa0613d53565b6001600160401b03429116118015612466575b61242157606435906001600160a01b038216820361153f57611fe894611fda928a9061473a565b86611fe3613c8d565b61473a565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169261201b613c8d565b6001600160a01b036040519163636f35d360e01b8352166004820152602081602481885afa9081156124165788916123f7575b506001600160a01b0380612060613ca4565b169116036123ad57906120749291866147bd565b8284526002602052604084206120a86001600160401b03612093613d0e565b1663ffffffff6120a1613d7e565b1690613e04565b6001600160401b03825460381c169081811161237d57916121226121499261210f6120df6001600160401b038b9897168093613e17565b84546effffffffffffffff00000000000000191660389190911b6effffffffffffffff0000000000000016178455565b6001600160401b03835460781c16613ccf565b67ffffffffffffffff60781b1967ffffffffffffffff60781b83549260781b169116179055565b828252600360205260408220805460e43560ff811681036119d45761ffff63ffffffff612174613dcd565b1610156123755761ffff612186613dcd565b165b64ffff0000007dffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff67ffffff00000000006121be613db9565b60281b169362ff00007fffff0000000000000000000000000000000000000000000000000000000000006121f0613e37565b60f01b1696600167ffffff0000000000199164ffffff00ff191617169160101b1617169160181b16171717905561ffff612228613e37565b166122e7575b5050612238613ca4565b91612241613c8d565b9261224a613d0e565b612252613d92565b61225a613d7e565b90612263613d25565b92604051976001600160a01b031688526001600160401b0316602088015263ffffffff16604087015263ffffffff1660608601526001600160401b031660808501526001600160a01b03169260a07f9b4c5b02e5813eccd82a877e9fccbb9f26f73e8cb3b78d9b3a2b89a72760330e91a4805f516020615aae5f395f51905f525d80f35b6122ef613ca4565b906122f8613e37565b91813b15610cb15760446001600160a01b039185809461ffff60405197889687957fe02d0e570000000000000000000000000000000000000000000000000000000087521660048601521660248401525af1801561236a571561222e578161235f91613a43565b61166f57825f61222e565b6040513d84823e3d90fd5b61ffff612188565b86906044927fc929176c000000000000000000000000000000000000000000000000000000008352600452602452fd5b6044876001600160a01b036123c0613c8d565b816123c9613ca4565b917ff444bc230000000000000000000000000000000000000000000000000000000085521660045216602452fd5b612410915060203d6020116112e6576112d88183613a43565b5f61204e565b6040513d8a823e3d90fd5b606460405163b3d3cc5560e01b815260206004820152600560248201527f626567696e0000000000000000000000000000000000000000000000000000006044820152fd5b506001600160401b03612477613d53565b16610e10810180911161248b574211611fb3565b60248b634e487b7160e01b81526011600452fd5b60405163b3d3cc5560e01b815260206004820152600860248201527f646561646c696e650000000000000000000000000000000000000000000000006044820152606490fd5b506001600160401b036124f6613d25565b164211611f26565b606460405163b3d3cc5560e01b815260206004820152600860248201527f7365676d656e74730000000000000000000000000000000000000000000000006044820152fd5b5061256263ffffffff612554613d92565b1663ffffffff611f4b613d7e565b63ffffffff61256f613da6565b1610611efe565b606460405163b3d3cc5560e01b815260206004820152600560248201527f70726963650000000000000000000000000000000000000000000000000000006044820152fd5b60405163b3d3cc5560e01b815260206004820152600560248201527f6f666665720000000000000000000000000000000000000000000000000000006044820152606490fd5b8a6044918a63276065d160e21b8352600452610494816138bc565b8680fd5b50346101a15760803660031901126101a15750602061087b604051612644816139de565b60043590818152612653613848565b91828583015263ffffffff6001600160401b0360606044359485604082015261267a61387b565b9182910152169316909160a09391604051937fece019d703b6db8f087e2afb5da1041e5955e1aa895d78fab4f4d7bdc9d1ff11855260208501526040840152606083015260808201522090565b50346101a15736600319016103a08112610cb557610200136101a157610160366102031901126101a157610364356001600160401b038111610cb5576127119036906004016138fe565b6001600160401b036103849392933511610cb55736602361038435011215610cb5576001600160401b03610384356004013511610cb557366024610384356004013560051b61038435010111610cb557612769614000565b81602060405161277881613a28565b82815201526102206040517f872f6389f57ca5741b83e6090b650a9ceeb80c6f59ff4fa9eeea6e48c045c5bb81526102006004602083013720918261020435036125bb576101806040517f067eb9c3096ad963558e949a4d9497c2dde540af6a37efd1bcd52e4b157a87cf8152610160610204602083013720604051936127fe85613a28565b84526020840152602083015181526003602052604081209182549360ff8516612826816138bc565b60028103613027575064ffffffffff8560701c16804210612ffc575061ffff8560981c16612fe75762ffffff8560581c1662ffffff8660d81c16908181115f14612fdc5762ffffff905b16946040519161287f836139de565b85835285602084015285604084015285606084015280155f14612fb2575084965b86835261026435976001600160401b03891697888a03611a0d576102a43563ffffffff811690818103611a1157926001600160401b036128f961291f8295838f86826128f96129389a6128ff9462ffffff9f9e50613e04565b16613e17565b1660208c015263ffffffff84612916610264613d6a565b16911690613e04565b61293361292d8260046159f4565b92615655565b615655565b16604085015260401c1615808091612fa9575b612f9a5715612f8857845b958597506101043561ffff8116810361261c5791989394939291612710916129829161ffff1690613e04565b0485945b6103843560040135861015612b515760248660051b610384350101359760621961038435360301891215611a0d5763ffffffff906129cb60248b610384350101613df3565b6129e1610384358c0160448101906024016141aa565b8093604051958694608086019260208701521660408501526060808501525260a0820190928b905b808210612b25575050612a25925003601f198101835282613a43565b60208151910120926001600160401b03612a5a612a5260448c61038435010160248d6103843501016141aa565b90508561418c565b169a885b612a74610384358c0160448101906024016141aa565b9050811015612ad257612a85613c61565b612a9b610384358d0160448101906024016141aa565b831015612abe578e839261040d612ab89360019660051b01613cbb565b01612a5e565b60248c634e487b7160e01b81526032600452fd5b509398996001600160401b03612b10612b1793979d612b086001969a979b9e6024604482610384350101916103843501016141aa565b919050613e04565b1690613ccf565b980194909398929198612986565b916001919350602080916001600160a01b03612b4088613834565b168152019401920184929391612a09565b9794505094969396600185015403612f6057869392612b836001600160401b0393612b8893612b7e613c61565b6141ef565b613ccf565b16606084015260ff815460081c16612f4e575b805460ff19166003178155612bda64ffffffffff612bb98442613c54565b835464ffffffffff60701b1916911660701b64ffffffffff60701b16178255565b6101c43561ffff811691828203610cb1578215159081612f3d575b81612f2b575b50612e6b575b505050612c40612c2c6001600160401b036020840151166001600160401b0360408501511690613e17565b6001600160401b0360608401511690613e17565b918051845260026020526040842092612c9e612c766001600160401b036020860151166001600160401b03875460781c16613e17565b855467ffffffffffffffff60781b191660789190911b67ffffffffffffffff60781b16178555565b612d04612cdc612cc96001600160401b036040870151166001600160401b0360608801511690613ccf565b6001600160401b03875460b81c16613ccf565b855467ffffffffffffffff60b81b191660b89190911b67ffffffffffffffff60b81b16178555565b612d4e612d1e826001600160401b03875460381c16613ccf565b85546effffffffffffffff00000000000000191660389190911b6effffffffffffffff0000000000000016178555565b612d59846004615694565b81519360208301519461022435956001600160a01b03871691828803612e67577fd9ded24bd815c1584290f4ced0635571888debd9e52c0818366ded204a99eaac608060ff966001600160401b0363ffffffff8b5116918b82606081604084015116920151169060405194855260208501526040840152166060820152a45460081c16612e30575b506001600160401b03604082015116612e09575b82805f516020615aae5f395f51905f525d80f35b612e29916001600160401b036040612e1f613c61565b9301511691614659565b5f80612df5565b516044356001600160a01b03811681036119d457602435906001600160a01b0382168203611d8c57612e6192614f44565b5f612de1565b8880fd5b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169161022435916001600160a01b03831692838103611d8c5750508315612f24576101443563ffffffff811681036119d457925b803b156119d45784928360649263ffffffff604051978896879563119c5ac760e11b8752600487015260248601521660448401525af1801561236a57612f0f575b80612c01565b81612f1991613a43565b61166f57825f612f09565b5f92612ec8565b62ffffff91505460c01c16155f612bfb565b805460981c61ffff16159150612bf5565b612f5b845161066c613c77565b612b9b565b6004877fe711a03f000000000000000000000000000000000000000000000000000000008152fd5b6040518460061b90818a823720612956565b6004866318a0036360e21b8152fd5b5084151561294b565b612fd561291f6001600160401b039263ffffffff84612916606061020401613d6a565b16966128a0565b5062ffffff81612870565b60248362ffffff611a57818960a81c16613c3e565b7f748f19eb000000000000000000000000000000000000000000000000000000008452600452602483fd5b83906020604493015163276065d160e21b8352600452610494816138bc565b50346101a157806003193601126101a157613102906130847f00000000000000000000000000000000000000000000000000000000000000006158a0565b906130ae7f00000000000000000000000000000000000000000000000000000000000000006158a0565b906020613110604051936130c28386613a43565b8385525f3681376040519687967f0f00000000000000000000000000000000000000000000000000000000000000885260e08589015260e08801906138da565b9086820360408801526138da565b904660608601523060808601528260a086015284820360c08601528080855193848152019401925b82811061314757505050500390f35b835185528695509381019392810192600101613138565b50346101a157806003193601126101a157602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101a157806003193601126101a15760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346101a15760203660031901126101a1576040519061016082018281106001600160401b0382111761336d576040528082526020820181815260408301828152606084018381526080850184815260a0860185815260c087019186835260e08801938785526101008901958887526101208a01978989526101408b0199808b526004358152600360205260409020805460ff8116809d8260981c61ffff1689528260081c60ff1615158552613298826138bc565b528060d81c62ffffff168a528060581c62ffffff1685528060401c62ffffff1684528060f01c8b528060c01c62ffffff1689528060a81c62ffffff16885260701c64ffffffffff168552600101548a526040519a6132f5816138bc565b8b5251151560208b01525163ffffffff1660408a01525163ffffffff166060890152516001600160401b031660808801525161ffff1660a08701525163ffffffff1660c08601525163ffffffff1660e08501525163ffffffff166101008401525161ffff166101208301525161014082015261016090f35b602482634e487b7160e01b81526041600452fd5b50346101a157806003193601126101a157602060405160108152f35b5034613610576080366003190112613610576004356133ba613848565b6133c261381e565b6133ca61387b565b906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633036136a257835f52600360205260405f209384549260ff841691613419836138bc565b8215613683575062ffffff8460c01c16806136635750613469906001600160401b0363ffffffff7f0000000000000000000000000000000000000000000000000000000000000000169116613c54565b613472826138bc565b600182141580613650575b61363f575b804210156136235750600390613497816138bc565b1480613614575b613550575b5050600161ffff835460981c160161ffff811161353c57825461ffff60981b191660989190911b61ffff60981b161782556134dd90613fd1565b62ffffff825460a81c16801590811561352d575b506134fa578280f35b62ffffff60a81b1977ffffff00000000000000000000000000000000000000000083549260a81b1691161790555f808280f35b905062ffffff8216105f6134f1565b602484634e487b7160e01b81526011600452fd5b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691823b15613610576040517f724e3d500000000000000000000000000000000000000000000000000000000081526001600160a01b03909216600483015260f081901c602483015260281c62ffffff166044820152905f9082908183816064810103925af18015613605576135f0575b806134a3565b6135fd9193505f90613a43565b5f915f6135ea565b6040513d5f823e3d90fd5b5f80fd5b5061ffff8260981c161561349e565b6001600160401b039063a21a5eab60e01b5f521660045260245ffd5b5064ffffffffff8360701c16613482565b508064ffffffffff8560701c161061347d565b61367062ffffff91613c3e565b63f610c1ef60e01b5f521660045260245ffd5b63276065d160e21b5f526004525061369a816138bc565b60245260445ffd5b7fba160f43000000000000000000000000000000000000000000000000000000005f5260045ffd5b34613610575f36600319011261361057602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b34613610575f36600319011261361057602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461361057608036600319011261361057606061ffff8061378561376c613848565b61377461381e565b61377c61386c565b91600435613a64565b9193906040519415158552166020840152166040820152f35b34613610576040366003190112613610576137b76137f2565b6001600160a01b036137c7613808565b91165f5260046020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b600435906001600160a01b038216820361361057565b602435906001600160a01b038216820361361057565b604435906001600160a01b038216820361361057565b35906001600160a01b038216820361361057565b6024359063ffffffff8216820361361057565b359063ffffffff8216820361361057565b60643590811515820361361057565b606435906001600160401b038216820361361057565b61022435906001600160401b038216820361361057565b35906001600160401b038216820361361057565b600411156138c657565b634e487b7160e01b5f52602160045260245ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9181601f84011215613610578235916001600160401b038311613610576020808501948460061b01011161361057565b9181601f84011215613610578235916001600160401b038311613610576020838186019501011161361057565b906003198201610420811261361057610200136136105760049161016061020319820112613610576102049160806103631983011261361057610364916103e4356001600160401b03811161361057816139b79160040161392e565b9290929161040435906001600160401b038211613610576139da916004016138fe565b9091565b608081019081106001600160401b038211176139f957604052565b634e487b7160e01b5f52604160045260245ffd5b60c081019081106001600160401b038211176139f957604052565b604081019081106001600160401b038211176139f957604052565b90601f801991011681019081106001600160401b038211176139f957604052565b9390916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633036136a257845f52600360205260405f2080549561ffff8760981c16908115613c13578680613c03575b809860f01c925f19019161ffff8311613bef57829785859a613af586839061ffff60981b1961ffff60981b83549260981b169116179055565b613bde575b50505061ffff8216613bd35750505062ffffff60a81b19815416815554600360ff8216613b26816138bc565b1480613bc3575b613b35575050565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690813b156136105760405163119c5ac760e11b81526001600160a01b03909316600484015261ffff8616602484015260281c62ffffff1660448301525f9082908183816064810103925af1801561360557613bb75750565b5f613bc191613a43565b565b5062ffffff8160c01c1615613b2d565b975090955093505050565b613be792613e8a565b5f8085613afa565b634e487b7160e01b5f52601160045260245ffd5b5062ffffff8860c01c1615613abc565b7f20a02103000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b62ffffff5f199116019062ffffff8211613bef57565b91908201809211613bef57565b6044356001600160a01b03811681036136105790565b6024356001600160a01b03811681036136105790565b610324356001600160a01b03811681036136105790565b610304356001600160a01b03811681036136105790565b356001600160a01b03811681036136105790565b906001600160401b03809116911601906001600160401b038211613bef57565b9081602091031261361057516001600160a01b03811681036136105790565b610344356001600160401b03811681036136105790565b6103e4356001600160401b03811681036136105790565b610164356001600160401b03811681036136105790565b6103c4356001600160401b03811681036136105790565b356001600160401b03811681036136105790565b6103843563ffffffff811681036136105790565b6103643563ffffffff811681036136105790565b60a43563ffffffff811681036136105790565b6101443563ffffffff811681036136105790565b60c43563ffffffff811681036136105790565b60843563ffffffff811681036136105790565b3563ffffffff811681036136105790565b81810292918115918404141715613bef57565b906001600160401b03809116911603906001600160401b038211613bef57565b6101c43561ffff811681036136105790565b3561ffff811681036136105790565b9190811015613e69576101c0020190565b634e487b7160e01b5f52603260045260245ffd5b3580151581036136105790565b9190613e9582613fd1565b81549062ffffff8260c01c168015908115613fc2575b50613f74575b505060ff81541691613ec2836138bc565b60038314613f6e5764ffffffffff60409260027f2c858835b06a488d1d2724206e4b64173d02f1d79c834e885d1e1ba8ea1532c195613f00816138bc565b14613f4e575b613f3663ffffffff7f00000000000000000000000000000000000000000000000000000000000000001682615498565b5460701c1663ffffffff8351921682526020820152a2565b80546dffffffffffff000000000000ff00191681555f6001820155613f06565b50505050565b7affffff0000000000000000000000000000000000000000000000007fffffffffff000000ffffffffffffffffffffffffffffffffffffffffffffffff9160c01b1691161781555f80613eb1565b905062ffffff8216105f613eab565b63ffffffff1662010000811015613ff85760010163ffffffff8111613bef5762ffffff1690565b506201000190565b5f516020615aae5f395f51905f525c6140265760015f516020615aae5f395f51905f525d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b610220905f602060405161406181613a28565b8281520152610200604051917f872f6389f57ca5741b83e6090b650a9ceeb80c6f59ff4fa9eeea6e48c045c5bb835260208301372090818135036125bb5761018090610160604051917f067eb9c3096ad963558e949a4d9497c2dde540af6a37efd1bcd52e4b157a87cf8352602083013720604051916140e083613a28565b8252602082015290565b916001600160401b0391614171614176929695966040519261410b846139de565b5f845260208401965f885260408501975f89525f6060870152859a63ffffffff8116155f1461417b57505f955b63ffffffff851690528761416987826128f98161415760608a01613d6a565b1663ffffffff6120a160a08b01613df3565b169052615662565b613e17565b169052565b614186908484615662565b95614138565b8115614196570490565b634e487b7160e01b5f52601260045260245ffd5b903590601e198136030182121561361057018035906001600160401b03821161361057602001918160051b3603831361361057565b9190811015613e695760061b0190565b5f939284925b8184106142025750505050565b9091929461425560019161423f61422261421d8a88886141df565b613cbb565b61423860206142328c8a8a6141df565b01613d6a565b9088614659565b61424f60206142328a88886141df565b90613ccf565b95019291906141f5565b90815f52600260205260ff60405f205460081c166142c1576001600160a01b0390825f52600260205260405f2061010061ff001982541617905516907f39c6192bcaef9c6d0130200c9b8603c70724bde6c62fc2100c333fb020fe08685f80a3565b5050565b825460ff19166003178355831561442f5761431c64ffffffffff6142fb63ffffffff6142f46101408601613df3565b1642613c54565b855464ffffffffff60701b1916911660701b64ffffffffff60701b16178455565b6101c081019261ffff61432e85613e49565b161515908161441e575b8161440c575b506143495750505050565b61438861438260206001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169401613cbb565b93613e49565b93156144045761014061439b9101613df3565b905b803b15613610575f928360649263ffffffff6001600160a01b039561ffff604051998a98899763119c5ac760e11b89521660048801521660248601521660448401525af18015613605576143f4575b808080613f6e565b5f6143fe91613a43565b5f6143ec565b505f9061439d565b62ffffff91505460c01c16155f61433e565b805460981c61ffff16159150614338565b61431c64ffffffffff6142fb63ffffffff5f6142f4565b92919091602081019081516001600160401b031693604082019485516001600160401b031661447491613e17565b91606081019283516001600160401b031661448e91613e17565b9085515f52600260205260405f2094516001600160401b0316855460781c6001600160401b0316906144bf91613e17565b855467ffffffffffffffff60781b191660789190911b67ffffffffffffffff60781b1617855586516001600160401b031684516001600160401b031661450491613ccf565b855460b81c6001600160401b03169061451c91613ccf565b855467ffffffffffffffff60b81b191660b89190911b67ffffffffffffffff60b81b1617855581855460381c6001600160401b03169061455b91613ccf565b85546effffffffffffffff00000000000000191660389190911b6effffffffffffffff00000000000000161785556145938589615694565b8551916020870151936020016145a890613cbb565b915163ffffffff169488516001600160401b031690516001600160401b031690604051968752602087015260408601526001600160401b031660608501526001600160a01b03169260807fd9ded24bd815c1584290f4ced0635571888debd9e52c0818366ded204a99eaac91a45460081c60ff16926001600160401b0393614634575b50505116151590565b614652915190610812602061464b60408401613cbb565b9201613cbb565b5f8061462b565b916001600160401b03169182156146c75760206001600160a01b03807f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d5931693845f526004835260405f208282165f52835260405f206146ba878254613c54565b90556040519586521693a3565b505050565b6102206040517f872f6389f57ca5741b83e6090b650a9ceeb80c6f59ff4fa9eeea6e48c045c5bb8152610200600460208301372090565b6101806040517f067eb9c3096ad963558e949a4d9497c2dde540af6a37efd1bcd52e4b157a87cf8152610160600460208301372090565b92909161476961476e9361474c6154d7565b6042916040519161190160f01b8352600283015260228201522090565b6158f7565b50614778816138bc565b15908115916147a6575b5061478a5750565b6001600160a01b0390639a7d38d960e01b5f521660045260245ffd5b90506001600160a01b03808316911614155f614782565b9092915f93825f52600260205260405f209182549060ff8260081c16614f3157610164356001600160401b0381169081810361361057814211614f1e57505060ff821615614bc1575b5050506001600160401b038316918215614bba57602435936001600160a01b03851692838614159182613610578433141580614b9b575b614b88576084356001600160401b03811690818103613610575060a4359063ffffffff821690818303613610576148749250613e04565b8254906148b3886148ae6001600160401b038560381c16946001600160401b036148a3818360781c1688613c54565b9160b81c1690613c54565b613c54565b818111614b5a5750506148f992916148ca91613ccf565b6effffffffffffffff0000000000000082549160381b16906effffffffffffffff000000000000001916179055565b6136105781907fa726e6f7f364f2aaef428167ed3412713ee9887c0339487096d6318584f90f6f6020604051868152a3604435926001600160a01b038416938481036136105750506102643580614ac7575b506040516370a0823160e01b8152306004820152602081602481875afa908115614a58578591614a95575b50604051917f23b872dd000000000000000000000000000000000000000000000000000000008652600452306024528260445260208560648180885af16001865114811615614a76575b826040528560605215614a63576370a0823160e01b8252306004830152602082602481875afa8015614a58578590614a24575b6149fd9250615655565b91818303614a0b5750505050565b6064945063049deddf60e31b8452600452602452604452fd5b506020823d602011614a50575b81614a3e60209383613a43565b81010312613610576149fd91516149f3565b3d9150614a31565b6040513d87823e3d90fd5b60248585635274afe760e01b8252600452fd5b6001811516614a8c57843b15153d1516166149c0565b823d87823e3d90fd5b90506020813d602011614abf575b81614ab060209383613a43565b8101031261361057515f614976565b3d9150614aa3565b6102843560ff8116908181036136105750843b1561361057604051917fd505accf000000000000000000000000000000000000000000000000000000008352836004840152306024840152610244356044840152606483015260848201526102a43560a48201526102c43560c48201525f8160e48183885af11561494b57614b529194505f90613a43565b5f925f61494b565b7fb8ae55eb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b84638ccfb28960e01b5f5260045260245ffd5b506064356001600160a01b03811690818103613610575033141561483d565b5050505050565b6084356001600160401b03811690818103613610575060a4359063ffffffff8216908183036136105781614bf491613e04565b918215928315614f0c575b508215614efd575b5050614eb95760e43560ff8116808203613610578015918215614eac575b5050614e68576101043561ffff81169081810361361057506101243561ffff81168082036136105761271092614c5b9250613c54565b11614e24576101443563ffffffff81168082036136105763ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168110918215614df2575b5050614dae576101c43561ffff8116908181036136105750156101a4351503614d6a57602435906001600160a01b03821693848303613610578415614d2657866001953303614d14575b5050505066ffffffffff00ff19164260101b66ffffffffff000016171781555f8080614806565b614d1d93614fc8565b5f808086614ced565b606460405162e3701f60e71b815260206004820152600660248201527f636c69656e7400000000000000000000000000000000000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152600560248201527f6c6f636b730000000000000000000000000000000000000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152600660248201527f77696e646f7700000000000000000000000000000000000000000000000000006044820152fd5b507f000000000000000000000000000000000000000000000000000000000000000063ffffffff161090505f80614ca3565b606460405162e3701f60e71b815260206004820152601660248201527f7665726966794250532c2064656c6567617465425053000000000000000000006044820152fd5b606460405162e3701f60e71b815260206004820152600660248201527f71756f72756d00000000000000000000000000000000000000000000000000006044820152fd5b6010925050115f80614c25565b606460405162e3701f60e71b815260206004820152601260248201527f6d617850726963652c207365676d656e747300000000000000000000000000006044820152fd5b62010000925050115f80614c07565b677fffffffffffffff1092505f614bff565b50636768091360e01b5f5260045260245ffd5b8463334e815d60e21b5f5260045260245ffd5b90815f5260026020526001600160401b0360405f205460381c16928315613f6e576001600160a01b0381614fbd866020947f82e2892a448e73eb5899cfb1f57fe84062808f392476ac6cc9a9f40af2c53fe896885f526002875260405f206effffffffffffffff00000000000000198154169055614659565b6040519586521693a3565b929091614fda614fe09361474c6154d7565b8461592b565b1561478a5750565b6024356001600160a01b038116908181141580613610578233146146c7576044356001600160a01b0381168082036136105780331491821592615048575b505061503157505050565b6136105750631bd2224f60e01b5f5260045260245ffd5b91509150506040519063636f35d360e01b825260048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115613605575f916150b6575b50826001600160a01b035f921614155f80615026565b6150cf915060203d6020116112e6576112d88183613a43565b5f6150a0565b60208101906001600160a01b036150eb83613cbb565b1633146142c1576040016001600160a01b0361510682613cbb565b1633149081159161513e575b5061511a5750565b61512b6001600160a01b0391613cbb565b631bd2224f60e01b5f521660045260245ffd5b6151489150613cbb565b6001600160a01b036040519163636f35d360e01b83521660048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115613605575f916151c2575b506001600160a01b03806151b784613cbb565b16911614155f615112565b6151db915060203d6020116112e6576112d88183613a43565b5f6151a4565b90549060ff8216906151f2826138bc565b600182146146c757615203826138bc565b6002820361523557505064ffffffffff9060701c16804210156152235750565b63a21a5eab60e01b5f5260045260245ffd5b63276065d160e21b5f5260045261369a816138bc565b9062ffffff905460c01c168092811515928361528c575b50505061526c5750565b61527962ffffff91613c3e565b630540ae4560e51b5f521660045260245ffd5b6152a99293506152a3608063ffffffff9201613df3565b16613c54565b1015815f80615262565b959291949093602083019563ffffffff6152cc88613df3565b161561546a57833514801590615445575b61541d57601088118015615403575b6153f45761533b9260a061530560608a9b979b01613cbb565b916080604051917f09433a1f9a997ad9bd78d2ec65225bcb8f6fa6f85381915f68e3064a48eac02383526020830137209061473a565b5f945f915b8083106153ca5750505061537b929163ffffffff6120a16001600160401b0361536e60606153759601613d6a565b1692613df3565b906159f4565b906153868282613c54565b831161539157505050565b9061539b91613c54565b907f5b132648000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9091956153eb6001916001600160401b03611f4b60206142328c888a6141df565b96019190615340565b6318a0036360e21b5f5260045ffd5b506040518860061b908186823720604084013514156152ec565b7faa3c8bc1000000000000000000000000000000000000000000000000000000005f5260045ffd5b5061544f86613df3565b63ffffffff8061546160a08901613df3565b169116116152dd565b50505091505061547f92506060915001613e7d565b90811561548e575b5061541d57565b905015155f615487565b64ffffffffff6154b6613bc193600260ff1985541617845542613c54565b825464ffffffffff60701b1916911660701b64ffffffffff60701b16179055565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163014806155ca575b15615532577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a081526155c460c082613a43565b51902090565b507f00000000000000000000000000000000000000000000000000000000000000004614615509565b92919061561563ffffffff8061560b60808801613df3565b1693168093613c54565b9362ffffff825460a81c169485801515918261564a575b505061563d57613bc193945061524b565b62ffffff61527986613c3e565b10159050855f61562c565b91908203918211613bef57565b61293361292d6156896001600160401b039563ffffffff8761291660606156909901613d6a565b80936159f4565b1690565b906156f56156ef63ffffffff925464ffffffffff6156e56101e08701966001600160401b036156de60806156d78a6156cb8d613df3565b16848960b81c16613e04565b9301613d6a565b169061418c565b9160101c16613c54565b92613df3565b16151580615730575b6157055750565b7fed2f10b5000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508042106156fe565b6040516370a0823160e01b81523060048201529392906001600160a01b0316602085602481845afa948515613605575f9561586c575b506001600160a01b03604051937fa9059cbb000000000000000000000000000000000000000000000000000000005f52166004528160245260205f60448180855af19260015f511484161561585d575b8060405283956370a0823160e01b8252306004830152602082602481865afa908115613605575f91615827575b6157f69250615655565b921561582157815b830361580957505050565b63049deddf60e31b5f5260045260245260445260645ffd5b5f6157fe565b90506020823d602011615855575b8161584260209383613a43565b81010312613610576157f69151906157ec565b3d9150615835565b92813b15153d151616926157bf565b9094506020813d602011615898575b8161588860209383613a43565b810103126136105751935f61576f565b3d915061587b565b60ff811690601f82116158cf57604051916158bc604084613a43565b6020808452838101919036833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b90604183036159215761591a9250602081013591604082359201355f1a90615a2b565b9192909190565b50505f9160029190565b929190833b615968579061593f92916158f7565b50615949816138bc565b15918261595557505090565b6001600160a01b03919250811691161490565b6064835f946020969460405194630b135d3f60e11b8652600486015260406024860152816044860152838501378281018201859052601f01601f191601915afa630b135d3f60e11b5f5114601f3d11161690565b9061591a929160ff601b7f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff851694821c011690615a2b565b9190615a276127109161ffff6120a161012085615a1f84615a186101008c01613e49565b1686613e04565b049701613e49565b0490565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411615aa2579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15613605575f516001600160a01b03811615615a9857905f905f90565b505f906001905f90565b5050505f916003919056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
// Solidity: constructor(address registry_, address game_, (uint32,uint32,uint32) times) returns()
func (jobEscrow *JobEscrow) PackConstructor(registry_ common.Address, game_ common.Address, times EscrowViewsTimes) []byte {
	enc, err := jobEscrow.abi.Pack("", registry_, game_, times)
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

// PackOPENTIME is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfd2d1d71.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function OPEN_TIME() view returns(uint256)
func (jobEscrow *JobEscrow) PackOPENTIME() []byte {
	enc, err := jobEscrow.abi.Pack("OPEN_TIME")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOPENTIME is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfd2d1d71.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function OPEN_TIME() view returns(uint256)
func (jobEscrow *JobEscrow) TryPackOPENTIME() ([]byte, error) {
	return jobEscrow.abi.Pack("OPEN_TIME")
}

// UnpackOPENTIME is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfd2d1d71.
//
// Solidity: function OPEN_TIME() view returns(uint256)
func (jobEscrow *JobEscrow) UnpackOPENTIME(data []byte) (*big.Int, error) {
	out, err := jobEscrow.abi.Unpack("OPEN_TIME", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackAdvance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf964ca17.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function advance((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) PackAdvance(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) []byte {
	enc, err := jobEscrow.abi.Pack("advance", o, l, v, sig, payees)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAdvance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf964ca17.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function advance((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) TryPackAdvance(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) ([]byte, error) {
	return jobEscrow.abi.Pack("advance", o, l, v, sig, payees)
}

// PackCancel is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf8df55c1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancel((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o) returns()
func (jobEscrow *JobEscrow) PackCancel(o Offer) []byte {
	enc, err := jobEscrow.abi.Pack("cancel", o)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancel is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf8df55c1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancel((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o) returns()
func (jobEscrow *JobEscrow) TryPackCancel(o Offer) ([]byte, error) {
	return jobEscrow.abi.Pack("cancel", o)
}

// PackClose is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf95b460a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function close((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) PackClose(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) []byte {
	enc, err := jobEscrow.abi.Pack("close", o, l, v, sig, payees)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClose is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf95b460a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function close((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) TryPackClose(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) ([]byte, error) {
	return jobEscrow.abi.Pack("close", o, l, v, sig, payees)
}

// PackCloseFinal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb8627436.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function closeFinal((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees, bytes clientSig) returns()
func (jobEscrow *JobEscrow) PackCloseFinal(o Offer, l Lease, v Voucher, sig []byte, payees []Payee, clientSig []byte) []byte {
	enc, err := jobEscrow.abi.Pack("closeFinal", o, l, v, sig, payees, clientSig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCloseFinal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb8627436.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function closeFinal((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees, bytes clientSig) returns()
func (jobEscrow *JobEscrow) TryPackCloseFinal(o Offer, l Lease, v Voucher, sig []byte, payees []Payee, clientSig []byte) ([]byte, error) {
	return jobEscrow.abi.Pack("closeFinal", o, l, v, sig, payees, clientSig)
}

// PackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc93f5105.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commit((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, uint32 first, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),uint64,bytes32,bytes32)[] claims, (uint64,bytes32,address,bytes32,bytes32)[] votes) returns()
func (jobEscrow *JobEscrow) PackCommit(l Lease, first uint32, claims []Claim, votes []Vote) []byte {
	enc, err := jobEscrow.abi.Pack("commit", l, first, claims, votes)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc93f5105.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commit((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, uint32 first, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),uint64,bytes32,bytes32)[] claims, (uint64,bytes32,address,bytes32,bytes32)[] votes) returns()
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
// the contract method with ID 0x5d99f0ae.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function dispute(bytes32 lease, uint32 segment, address provider, uint64 begin) returns()
func (jobEscrow *JobEscrow) PackDispute(lease [32]byte, segment uint32, provider common.Address, begin uint64) []byte {
	enc, err := jobEscrow.abi.Pack("dispute", lease, segment, provider, begin)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDispute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5d99f0ae.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function dispute(bytes32 lease, uint32 segment, address provider, uint64 begin) returns()
func (jobEscrow *JobEscrow) TryPackDispute(lease [32]byte, segment uint32, provider common.Address, begin uint64) ([]byte, error) {
	return jobEscrow.abi.Pack("dispute", lease, segment, provider, begin)
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
// the contract method with ID 0xe3418126.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function end((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) PackEnd(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) []byte {
	enc, err := jobEscrow.abi.Pack("end", o, l, v, sig, payees)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEnd is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe3418126.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function end((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (bytes32,uint32,bytes32,bool) v, bytes sig, (address,uint64)[] payees) returns()
func (jobEscrow *JobEscrow) TryPackEnd(o Offer, l Lease, v Voucher, sig []byte, payees []Payee) ([]byte, error) {
	return jobEscrow.abi.Pack("end", o, l, v, sig, payees)
}

// PackFund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe125c630.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function fund((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, bytes sig, uint64 deposit, (uint256,uint256,uint8,bytes32,bytes32) permit) returns()
func (jobEscrow *JobEscrow) PackFund(o Offer, sig []byte, deposit uint64, permit Permit) []byte {
	enc, err := jobEscrow.abi.Pack("fund", o, sig, deposit, permit)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe125c630.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function fund((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, bytes sig, uint64 deposit, (uint256,uint256,uint8,bytes32,bytes32) permit) returns()
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
// the contract method with ID 0x9b08b1ab.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashCommitment((bytes32,uint32,bytes32,uint64) c) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashCommitment(c Commitment) []byte {
	enc, err := jobEscrow.abi.Pack("hashCommitment", c)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashCommitment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9b08b1ab.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashCommitment((bytes32,uint32,bytes32,uint64) c) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashCommitment(c Commitment) ([]byte, error) {
	return jobEscrow.abi.Pack("hashCommitment", c)
}

// UnpackHashCommitment is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9b08b1ab.
//
// Solidity: function hashCommitment((bytes32,uint32,bytes32,uint64) c) pure returns(bytes32)
func (jobEscrow *JobEscrow) UnpackHashCommitment(data []byte) ([32]byte, error) {
	out, err := jobEscrow.abi.Unpack("hashCommitment", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackHashLease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc93a1b63.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashLease((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashLease(l Lease) []byte {
	enc, err := jobEscrow.abi.Pack("hashLease", l)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashLease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc93a1b63.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashLease((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashLease(l Lease) ([]byte, error) {
	return jobEscrow.abi.Pack("hashLease", l)
}

// UnpackHashLease is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc93a1b63.
//
// Solidity: function hashLease((bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l) pure returns(bytes32)
func (jobEscrow *JobEscrow) UnpackHashLease(data []byte) ([32]byte, error) {
	out, err := jobEscrow.abi.Unpack("hashLease", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackHashOffer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe559436c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashOffer((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashOffer(o Offer) []byte {
	enc, err := jobEscrow.abi.Pack("hashOffer", o)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashOffer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe559436c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashOffer((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashOffer(o Offer) ([]byte, error) {
	return jobEscrow.abi.Pack("hashOffer", o)
}

// UnpackHashOffer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe559436c.
//
// Solidity: function hashOffer((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o) pure returns(bytes32)
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
// the contract method with ID 0xa6c57824.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hashVerdict((bytes32,uint32,bytes32,bool,uint64,bytes32,address) v) pure returns(bytes32)
func (jobEscrow *JobEscrow) PackHashVerdict(v Verdict) []byte {
	enc, err := jobEscrow.abi.Pack("hashVerdict", v)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHashVerdict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa6c57824.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hashVerdict((bytes32,uint32,bytes32,bool,uint64,bytes32,address) v) pure returns(bytes32)
func (jobEscrow *JobEscrow) TryPackHashVerdict(v Verdict) ([]byte, error) {
	return jobEscrow.abi.Pack("hashVerdict", v)
}

// UnpackHashVerdict is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa6c57824.
//
// Solidity: function hashVerdict((bytes32,uint32,bytes32,bool,uint64,bytes32,address) v) pure returns(bytes32)
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
// Solidity: function jobOf(bytes32 offer) view returns((bool,bool,uint64,uint64,uint64,uint64))
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
// Solidity: function jobOf(bytes32 offer) view returns((bool,bool,uint64,uint64,uint64,uint64))
func (jobEscrow *JobEscrow) TryPackJobOf(offer [32]byte) ([]byte, error) {
	return jobEscrow.abi.Pack("jobOf", offer)
}

// UnpackJobOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaffe000e.
//
// Solidity: function jobOf(bytes32 offer) view returns((bool,bool,uint64,uint64,uint64,uint64))
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
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,uint16,uint32,uint32,uint32,uint16,bytes32) s)
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
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,uint16,uint32,uint32,uint32,uint16,bytes32) s)
func (jobEscrow *JobEscrow) TryPackLeaseOf(lease [32]byte) ([]byte, error) {
	return jobEscrow.abi.Pack("leaseOf", lease)
}

// UnpackLeaseOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x621d2b97.
//
// Solidity: function leaseOf(bytes32 lease) view returns((uint8,bool,uint32,uint32,uint64,uint16,uint32,uint32,uint32,uint16,bytes32) s)
func (jobEscrow *JobEscrow) UnpackLeaseOf(data []byte) (EscrowViewsLeaseState, error) {
	out, err := jobEscrow.abi.Unpack("leaseOf", data)
	if err != nil {
		return *new(EscrowViewsLeaseState), err
	}
	out0 := *abi.ConvertType(out[0], new(EscrowViewsLeaseState)).(*EscrowViewsLeaseState)
	return out0, nil
}

// PackLeastWindow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x392a3522.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function leastWindow() view returns(uint32)
func (jobEscrow *JobEscrow) PackLeastWindow() []byte {
	enc, err := jobEscrow.abi.Pack("leastWindow")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLeastWindow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x392a3522.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function leastWindow() view returns(uint32)
func (jobEscrow *JobEscrow) TryPackLeastWindow() ([]byte, error) {
	return jobEscrow.abi.Pack("leastWindow")
}

// UnpackLeastWindow is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x392a3522.
//
// Solidity: function leastWindow() view returns(uint32)
func (jobEscrow *JobEscrow) UnpackLeastWindow(data []byte) (uint32, error) {
	out, err := jobEscrow.abi.Unpack("leastWindow", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
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
// the contract method with ID 0x9d807cec.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function open((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, bytes sig, uint64 deposit, (uint256,uint256,uint8,bytes32,bytes32) permit, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, bytes delegateSig, bytes nodeSig) returns()
func (jobEscrow *JobEscrow) PackOpen(o Offer, sig []byte, deposit uint64, permit Permit, l Lease, delegateSig []byte, nodeSig []byte) []byte {
	enc, err := jobEscrow.abi.Pack("open", o, sig, deposit, permit, l, delegateSig, nodeSig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9d807cec.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function open((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, bytes sig, uint64 deposit, (uint256,uint256,uint8,bytes32,bytes32) permit, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, bytes delegateSig, bytes nodeSig) returns()
func (jobEscrow *JobEscrow) TryPackOpen(o Offer, sig []byte, deposit uint64, permit Permit, l Lease, delegateSig []byte, nodeSig []byte) ([]byte, error) {
	return jobEscrow.abi.Pack("open", o, sig, deposit, permit, l, delegateSig, nodeSig)
}

// PackRefund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb0fb4c2d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function refund((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o) returns()
func (jobEscrow *JobEscrow) PackRefund(o Offer) []byte {
	enc, err := jobEscrow.abi.Pack("refund", o)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRefund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb0fb4c2d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function refund((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o) returns()
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
// the contract method with ID 0x8a2b4107.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function release((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (address,uint64)[] payees, (uint32,address[])[] awards) returns()
func (jobEscrow *JobEscrow) PackRelease(o Offer, l Lease, payees []Payee, awards []Award) []byte {
	enc, err := jobEscrow.abi.Pack("release", o, l, payees, awards)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRelease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8a2b4107.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function release((bytes32,address,address,address,uint64,uint32,uint32,uint8,uint16,uint16,uint32,uint64,uint64,bytes32,uint16,uint32) o, (bytes32,address,address,uint64,uint32,uint32,bytes32,uint64,uint64,uint64,bytes32) l, (address,uint64)[] payees, (uint32,address[])[] awards) returns()
func (jobEscrow *JobEscrow) TryPackRelease(o Offer, l Lease, payees []Payee, awards []Award) ([]byte, error) {
	return jobEscrow.abi.Pack("release", o, l, payees, awards)
}

// PackResolve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1304fb8a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function resolve(bytes32 lease, uint32 segment, address provider, bool wrong) returns(bool slash, uint16 locks, uint16 games)
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
// Solidity: function resolve(bytes32 lease, uint32 segment, address provider, bool wrong) returns(bool slash, uint16 locks, uint16 games)
func (jobEscrow *JobEscrow) TryPackResolve(lease [32]byte, segment uint32, provider common.Address, wrong bool) ([]byte, error) {
	return jobEscrow.abi.Pack("resolve", lease, segment, provider, wrong)
}

// ResolveOutput serves as a container for the return parameters of contract
// method Resolve.
type ResolveOutput struct {
	Slash bool
	Locks uint16
	Games uint16
}

// UnpackResolve is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1304fb8a.
//
// Solidity: function resolve(bytes32 lease, uint32 segment, address provider, bool wrong) returns(bool slash, uint16 locks, uint16 games)
func (jobEscrow *JobEscrow) UnpackResolve(data []byte) (ResolveOutput, error) {
	out, err := jobEscrow.abi.Unpack("resolve", data)
	outstruct := new(ResolveOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Slash = *abi.ConvertType(out[0], new(bool)).(*bool)
	outstruct.Locks = *abi.ConvertType(out[1], new(uint16)).(*uint16)
	outstruct.Games = *abi.ConvertType(out[2], new(uint16)).(*uint16)
	return *outstruct, nil
}

// PackSpan is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2585581f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function span() view returns(uint32)
func (jobEscrow *JobEscrow) PackSpan() []byte {
	enc, err := jobEscrow.abi.Pack("span")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSpan is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2585581f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function span() view returns(uint32)
func (jobEscrow *JobEscrow) TryPackSpan() ([]byte, error) {
	return jobEscrow.abi.Pack("span")
}

// UnpackSpan is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2585581f.
//
// Solidity: function span() view returns(uint32)
func (jobEscrow *JobEscrow) UnpackSpan(data []byte) (uint32, error) {
	out, err := jobEscrow.abi.Unpack("span", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
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
	Claim     Claim
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
// Solidity: event Claimed(bytes32 indexed lease, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),uint64,bytes32,bytes32) claim, address[] verifiers)
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
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["LeaseLost"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackLeaseLostError(raw[4:])
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
	if bytes.Equal(raw[:4], jobEscrow.abi.Errors["TooFast"].ID.Bytes()[:4]) {
		return jobEscrow.UnpackTooFastError(raw[4:])
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

// JobEscrowLeaseLost represents a LeaseLost error raised by the JobEscrow contract.
type JobEscrowLeaseLost struct {
	Segment uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LeaseLost(uint32 segment)
func JobEscrowLeaseLostErrorID() common.Hash {
	return common.HexToHash("0xf610c1ef794030f9c404ce947c4ea14f1a7710a11284d5f85006988a202920e7")
}

// UnpackLeaseLostError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LeaseLost(uint32 segment)
func (jobEscrow *JobEscrow) UnpackLeaseLostError(raw []byte) (*JobEscrowLeaseLost, error) {
	out := new(JobEscrowLeaseLost)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "LeaseLost", raw); err != nil {
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

// JobEscrowTooFast represents a TooFast error raised by the JobEscrow contract.
type JobEscrowTooFast struct {
	From *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooFast(uint256 from)
func JobEscrowTooFastErrorID() common.Hash {
	return common.HexToHash("0xed2f10b5f6426b27854c036c2912ee502fefe8f9c0227c33ab10bc9344e64a78")
}

// UnpackTooFastError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooFast(uint256 from)
func (jobEscrow *JobEscrow) UnpackTooFastError(raw []byte) (*JobEscrowTooFast, error) {
	out := new(JobEscrowTooFast)
	if err := jobEscrow.abi.UnpackIntoInterface(out, "TooFast", raw); err != nil {
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
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token_\",\"type\":\"address\"},{\"internalType\":\"uint96\",\"name\":\"minimumStake_\",\"type\":\"uint96\"},{\"internalType\":\"uint64\",\"name\":\"unbondDelay_\",\"type\":\"uint64\"},{\"internalType\":\"uint96\",\"name\":\"leaseLock_\",\"type\":\"uint96\"},{\"internalType\":\"address\",\"name\":\"escrow_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"game_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"AuthorizationExpired\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"BadNodeSignature\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"BadParameter\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"}],\"name\":\"BeyondAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"moved\",\"type\":\"uint256\"}],\"name\":\"InexactToken\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidShortString\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"NodeTaken\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"NotLocked\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"NotNodesOperator\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToPay\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingUnbonding\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OnlyBy\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"bits\",\"type\":\"uint8\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SafeCastOverflowedUintDowncast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"locked\",\"type\":\"uint256\"}],\"name\":\"StakeLocked\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"wanted\",\"type\":\"uint96\"}],\"name\":\"StakeTooSmall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"name\":\"StillUnbonding\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"str\",\"type\":\"string\"}],\"name\":\"StringTooLong\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroAmount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint24\",\"name\":\"units\",\"type\":\"uint24\"}],\"name\":\"Allowed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"Authorized\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"EIP712DomainChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"Revoked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"toWinner\",\"type\":\"uint96\"}],\"name\":\"Rewarded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"toWinner\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"burned\",\"type\":\"uint96\"}],\"name\":\"Slashed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"}],\"name\":\"Staked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"name\":\"UnbondRequested\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"}],\"name\":\"Unbonded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"CUTS_PER_LOCK\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"LOST_PARTS\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"SHARES\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"activeOperatorOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint24\",\"name\":\"units\",\"type\":\"uint24\"}],\"name\":\"allow\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"},{\"internalType\":\"bytes\",\"name\":\"nodeSig\",\"type\":\"bytes\"}],\"name\":\"authorize\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"units\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"}],\"name\":\"cool\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"creditOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"escrow\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"game\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"deadline\",\"type\":\"uint64\"}],\"name\":\"hashAuthorization\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"units\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"}],\"name\":\"hold\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"isActive\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"leaseLock\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"\",\"type\":\"uint96\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"units\",\"type\":\"uint16\"}],\"name\":\"lock\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"locksOf\",\"outputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"open\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"cooling\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"allowance\",\"type\":\"uint32\"}],\"internalType\":\"structOperatorRegistry.Locks\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"minimumStake\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"\",\"type\":\"uint96\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"operatorOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"}],\"name\":\"requestUnbond\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"revoke\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"uint96\",\"name\":\"share\",\"type\":\"uint96\"},{\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"}],\"name\":\"reward\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"node\",\"type\":\"address\"}],\"name\":\"signerOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"revokedAt\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"units\",\"type\":\"uint16\"},{\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"first\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"slashLock\",\"outputs\":[{\"internalType\":\"uint96\",\"name\":\"share\",\"type\":\"uint96\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"verifier\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"units\",\"type\":\"uint16\"},{\"internalType\":\"address\",\"name\":\"winner\",\"type\":\"address\"}],\"name\":\"slashVerifier\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint96\",\"name\":\"amount\",\"type\":\"uint96\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint8\",\"name\":\"v\",\"type\":\"uint8\"},{\"internalType\":\"bytes32\",\"name\":\"r\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"internalType\":\"structPermit\",\"name\":\"permit\",\"type\":\"tuple\"}],\"name\":\"stake\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"stakeOf\",\"outputs\":[{\"components\":[{\"internalType\":\"uint96\",\"name\":\"active\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"unbonding\",\"type\":\"uint96\"},{\"internalType\":\"uint64\",\"name\":\"readyAt\",\"type\":\"uint64\"}],\"internalType\":\"structOperatorRegistry.Stake\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"token\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"unbond\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"unbondDelay\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "OperatorRegistry",
	Bin: "0x61022080604052346102ee5760c081612ac2803803809161002082856102f2565b8339810103126102ee5761003381610329565b906100406020820161033d565b60408201516001600160401b03811693918482036102ee576100646060850161033d565b9261007d60a061007660808801610329565b9601610329565b9560405161008c6040826102f2565b600881526020810190671a5b99995c9b995d60c21b8252604051916100b26040846102f2565b600183526020830191601960f91b83526100cb81610351565b610120526100d884610351565b61014052519020918260e05251902080610100524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261014160c0826102f2565b5190206080523060c052813b159081156102dc575b81156102d3575b506102a25760206001600160601b0385169081109081156102c2575b506102a2576001600160a01b0385161580156102b1575b6102a25761016052610180526101a0526101c0526101e0526102005260405161270590816103bd823960805181612622015260a051816126df015260c051816125f3015260e0518161267101526101005181612697015261012051816109210152610140518161094b0152610160518181816101ad0152818161042301528181610a5f01526113890152610180518181816102fa015281816118cb0152611c8001526101a05181818161118a015261141a01526101c05181818161039c0152818161060c015281816117ff015261189101526101e05181818161050d0152818161055f01528181610f170152611aed0152610200518181816107aa0152818161151f015281816118580152611e2c0152f35b634762470b60e11b5f5260045ffd5b506001600160a01b03861615610190565b6001600160481b031090505f610179565b9050155f61015d565b6001600160601b038416159150610156565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761031557604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036102ee57565b51906001600160601b03821682036102ee57565b601f81511161037c57602081519101516020821061036d571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f5f3560e01c806302662773146118235780630f723a30146117e05780632338b58e146117c95780632694faaf146115d15780632d841799146115b35780632f157661146115995780633a28f18d146114e0578063426233601461143e57806351127fca146113fa57806351cff8d91461130a5780635b5175d5146112b8578063636f35d314611284578063693ec9a3146110a2578063724e3d5014610eff57806374a8f10314610ded5780637580725014610db557806381e2973a14610a1f57806384b0196e146109075780639f8a13d7146108d0578063c1254a55146108b4578063c3f9ab58146107ce578063c3fe3e281461078a578063cb8876c21461072e578063e02d0e5714610531578063e2fdcc17146104ed578063e4da61ab1461031e578063ec5ffac2146102da578063f0ef1b8a14610278578063f4b274ef146101d1578063fc0c546a1461018d5763fdb0639c1461016f575f80fd5b3461018a578060031936011261018a57602060405160088152f35b80fd5b503461018a578060031936011261018a5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461018a57602036600319011261018a5760043562ffffff8116809103610274578062ffffff0362ffffff811161026057610231903384526002602052604084209062ffffff60d01b1962ffffff60d01b83549260d01b169116179055565b6040519081527fbdc815acf9b1683854692d3ac1bd6e55061b62e31d414eb285a29c071c629adc60203392a280f35b602483634e487b7160e01b81526011600452fd5b5080fd5b503461018a5760a036600319011261018a576102926119ca565b9061029b6119f6565b6102a36119e0565b90606435926001600160a01b038416840361018a5760206102c96084358686868a611e1c565b6001600160601b0360405191168152f35b503461018a578060031936011261018a5760206040516001600160601b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461018a57602036600319011261018a576103386119ca565b90610341612242565b33815260026020526040812080549268ffffffffffffffffff8460481c169182156104c55764ffffffffff8560901c16948542106104995768ffffffffffffffffff95506103c2610392833361243e565b6001600160601b037f00000000000000000000000000000000000000000000000000000000000000001690611a83565b958691161061046d5761044793945071ffffffffffffffffff0000000000000000001981541690556040518281526001600160a01b038216907f5387604fc7962e79f1cbf9f87dbff9aa58e5f7d3b4bc54f5892feb605b66e84a60203392a37f00000000000000000000000000000000000000000000000000000000000000006122b6565b807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b602484867f387def3a000000000000000000000000000000000000000000000000000000008252600452fd5b602485877fbe8a527b000000000000000000000000000000000000000000000000000000008252600452fd5b6004847f262b9d74000000000000000000000000000000000000000000000000000000008152fd5b503461018a578060031936011261018a5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461018a57604036600319011261018a5761054b6119ca565b906105546119f6565b916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361071c57506001600160a01b03811682526002602052604082206105ac8154928360e81c90612461565b926105cf61ffff6105c662ffffff8460b81c169485611a96565b97168097611a96565b62ffffff8260d01c1662ffffff0362ffffff81116107085762ffffff168082116106dd575061063268ffffffffffffffffff916001600160601b037f00000000000000000000000000000000000000000000000000000000000000001690611a83565b91168181106106bf57505061064e6106bc949561069e92611ac8565b9282907cffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7fffffff000000000000000000000000000000000000000000000000000000000083549260e81b169116179055565b9062ffffff60b81b1962ffffff60b81b83549260b81b169116179055565b80f35b630bb73f1160e01b86526004526001600160601b0316602452604484fd5b7f80af7e65000000000000000000000000000000000000000000000000000000008752600452602486fd5b602487634e487b7160e01b81526011600452fd5b63198496f960e31b8352600452602482fd5b503461018a57606036600319011261018a576107486119ca565b602435906001600160a01b0382168203610786576044359267ffffffffffffffff8416840361018a57602061077e858585611d78565b604051908152f35b8280fd5b503461018a578060031936011261018a5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b503461018a57602036600319011261018a576107e86119ca565b6107f0611d1e565b506001600160a01b0381168252600260205263ffffffff61081560408420809361243e565b16905462ffffff8160b81c168092039063ffffffff82116108a05762ffffff9060d01c1662ffffff039262ffffff841161088c575060609263ffffffff809262ffffff6040805161086581611ccc565b87815284602082019416845201931683526040519485525116602084015251166040820152f35b80634e487b7160e01b602492526011600452fd5b602484634e487b7160e01b81526011600452fd5b503461018a578060031936011261018a57602060405160108152f35b503461018a57602036600319011261018a5760206001600160a01b036108fc6108f76119ca565b611c50565b161515604051908152f35b503461018a578060031936011261018a576109c3906109457f0000000000000000000000000000000000000000000000000000000000000000612592565b9061096f7f0000000000000000000000000000000000000000000000000000000000000000612592565b9060206109d1604051936109838386611cfc565b8385525f3681376040519687967f0f00000000000000000000000000000000000000000000000000000000000000885260e08589015260e0880190611a5f565b908682036040880152611a5f565b904660608601523060808601528260a086015284820360c08601528080855193848152019401925b828110610a0857505050500390f35b8351855286955093810193928101926001016109f9565b5034610c665760c0366003190112610c6657610a39611a49565b60a0366023190112610c66576001600160601b0390610a56612242565b168015610d8d577f000000000000000000000000000000000000000000000000000000000000000060443580610cec575b506001600160a01b03166040516370a0823160e01b8152306004820152602081602481855afa908115610ce1578491610caf575b50604051907f23b872dd00000000000000000000000000000000000000000000000000000000855233600452306024528360445260208560648180875af16001865114811615610c90575b826040528560605215610c7d576370a0823160e01b8252306004830152602082602481865afa8015610c72578590610c3a575b610b439250611aa3565b90828203610c205750503382526002602052610b6e8168ffffffffffffffffff604085205416611a96565b68ffffffffffffffffff8111610c095768ffffffffffffffffff1633835260026020526040832068ffffffffffffffffff821668ffffffffffffffffff1982541617905560405191825260208201527f71731867380c05632ec797237fd4d11da5b8d161a4504ce9dc7c5970ced1868160403392a2807f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d80f35b6306dfcc6560e41b83526048600452602452604482fd5b91839263049deddf60e31b60649552600452602452604452fd5b506020823d602011610c6a575b81610c5460209383611cfc565b81010312610c6657610b439151610b39565b5f80fd5b3d9150610c47565b6040513d87823e3d90fd5b60248584635274afe760e01b8252600452fd5b6001811516610ca657833b15153d151616610b06565b823d87823e3d90fd5b90506020813d602011610cd9575b81610cca60209383611cfc565b81010312610c6657515f610abb565b3d9150610cbd565b6040513d86823e3d90fd5b6001600160a01b0382169060643560ff8116809103610c6657823b15610c665760e45f928360405195869485937fd505accf00000000000000000000000000000000000000000000000000000000855233600486015230602486015260243560448601526064850152608484015260843560a484015260a43560c48401525af115610a8757610d7e9193505f90611cfc565b5f916001600160a01b03610a87565b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b34610c66576020366003190112610c66576001600160a01b03610dd66119ca565b165f526005602052602060405f2054604051908152f35b34610c66576020366003190112610c6657610e066119ca565b6001600160a01b03610e1782611d3c565b169081158015610ee1575b610eac576001600160a01b031690815f52600360205260405f2080547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff7bffffffffffffffff00000000000000000000000000000000000000004260a01b1691161790557fc336937d058cc0fc95b7491390ffcf122da8cf400512d9714a76f644aa8955b75f80a3005b6001600160a01b03907f89a02106000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b50813314158015610e2257506001600160a01b038116331415610e22565b34610c6657610f0d36611a07565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168033036110905750610f506001600160a01b0391612187565b9216805f52600460205260405f20835f5260205260405f20610f7284826121ae565b610f7c85836121ef565b62ffffff821661ffff610f9462ffffff841683611a96565b961680961061107d579561102064ffffffffff93610ff8610fd686958a61106d9c105f1461106f57610fd0610fc98580611ab0565b948c611ab0565b90611ab0565b875467ffffff0000000000191660289190911b67ffffff000000000016178755565b85546affffff0000000000000000191660409190911b6affffff000000000000000016178555565b42901c161664ffffffffff198254161790555f52600260205261105060405f209162ffffff835460b81c16611ac8565b62ffffff60b81b1962ffffff60b81b83549260b81b169116179055565b005b610fd0610fc98c8096611ab0565b8463339396f560e11b5f5260045260245ffd5b63198496f960e31b5f5260045260245ffd5b34610c66576020366003190112610c66576110bb611a49565b6001600160601b0381168015610d8d57335f52600260205260405f209168ffffffffffffffffff8354169082821061126e5768ffffffffffffffffff1680910368ffffffffffffffffff811161125a5768ffffffffffffffffff1668ffffffffffffffffff1984541617835568ffffffffffffffffff835460481c160168ffffffffffffffffff811161125a57825471ffffffffffffffffff000000000000000000191660489190911b71ffffffffffffffffff000000000000000000161782556111b067ffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001642611a96565b9164ffffffffff83116112425764ffffffffff91927fffffffffffffffffff0000000000ffffffffffffffffffffffffffffffffffff76ffffffffff00000000000000000000000000000000000083549260901b1691161780915560405192835260901c1660208201527fa7eb51eb0c3886331a9cd20f38ca428bc2615b8dcffd8cd90e7db49755bcc5dd60403392a2005b826306dfcc6560e41b5f52602860045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b50630bb73f1160e01b5f5260045260245260445ffd5b34610c66576020366003190112610c665760206112a76112a26119ca565b611d3c565b6001600160a01b0360405191168152f35b34610c66576020366003190112610c66576001600160a01b036112d96119ca565b165f5260036020526040805f205467ffffffffffffffff8251916001600160a01b038116835260a01c166020820152f35b34610c66576020366003190112610c66576113236119ca565b61132b612242565b335f52600560205260405f205480156113d2576113ad91335f5260056020525f60408120556040518281526001600160a01b038216907fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb60203392a37f00000000000000000000000000000000000000000000000000000000000000006122b6565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b7f4d63c252000000000000000000000000000000000000000000000000000000005f5260045ffd5b34610c66575f366003190112610c6657602060405167ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610c66576020366003190112610c66576001600160a01b0361145f6119ca565b611467611d1e565b50165f526002602052606060405f205467ffffffffffffffff68ffffffffffffffffff8216916001600160601b036040516114a181611ccc565b84815264ffffffffff6040602083019268ffffffffffffffffff8660481c168452019360901c1683526040519485525116602084015251166040820152f35b34610c66576060366003190112610c66576114f96119ca565b6024356001600160601b038116809103610c66576115156119e0565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016803303611090575060206001600160a01b03807fe2ed16bb6a9bc48df4e1e383742e38cfd0745838603a81c9e371b0f49f3ef97b931694855f526005835260405f2061158c868254611a96565b90556040519485521692a3005b34610c66575f366003190112610c66576020604051818152f35b34610c66576020366003190112610c665760206112a76108f76119ca565b34610c66576060366003190112610c66576115ea6119ca565b6024359067ffffffffffffffff8216808303610c66576044359167ffffffffffffffff8311610c665736602384011215610c665782600401359067ffffffffffffffff8211610c66573660248386010111610c66576001600160a01b03811694855f52600360205260405f20948554946001600160a01b038616801515806117aa575b61177b57508042116117505750611693939291602461168e92019233611d78565b61220e565b50600481101561173c57158015918591611728575b50506116fc577fffffffff00000000000000000000000000000000000000000000000000000000339116179055337ff5a7f4fb8a92356e8c8c4ae7ac3589908381450500a7e2fd08c95600021ee8895f80a3005b827f2bdf498d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6001600160a01b03161415905083856116a8565b634e487b7160e01b5f52602160045260245ffd5b7f3e886e5e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b887f2173d1f8000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5067ffffffffffffffff8760a01c16158061166d57503381141561166d565b34610c665761106d6117da36611a07565b91611ae0565b34610c66575f366003190112610c665760206040516001600160601b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610c66576060366003190112610c665761183c6119ca565b6118446119f6565b9061184d6119e0565b916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361109057506118b89061ffff6001600160601b037f0000000000000000000000000000000000000000000000000000000000000000169116611a83565b60051c916b0fffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000060041c168084116119c2575b50611901838361208d565b928084106119a057506001600160a01b03809261199b6001600160601b0361196b7ff802bd5f9c9f0ded93513cbd5e277545faf1e0fa7c740c354ea42e03a066f9f8958860021c9788911698895f52600560205260405f20611964838254611a96565b9055611aa3565b166001600160601b03604051948594169616839092916001600160601b0360209181604085019616845216910152565b0390a3005b6001600160601b03908185630bb73f1160e01b5f52166004521660245260445ffd5b9250836118f6565b600435906001600160a01b0382168203610c6657565b604435906001600160a01b0382168203610c6657565b6024359061ffff82168203610c6657565b6060906003190112610c66576004356001600160a01b0381168103610c66579060243561ffff81168103610c66579060443563ffffffff81168103610c665790565b600435906001600160601b0382168203610c6657565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b8181029291811591840414171561125a57565b9190820180921161125a57565b9190820391821161125a57565b9062ffffff8091169116039062ffffff821161125a57565b9062ffffff8091169116019062ffffff821161125a57565b9190916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361109057506001600160a01b031690815f52600260205260405f2061ffff62ffffff825460b81c16941693848110611c3d57611b4f85611b6d92611ab0565b825462ffffff60b81b191660b89190911b62ffffff60b81b16178255565b63ffffffff821615611c375764ffffffffff92611bea611b8d8594612187565b9262ffffff6001851b16815460e81c177cffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7fffffff000000000000000000000000000000000000000000000000000000000083549260e81b169116179055565b5f52600460205260405f20815f52602052611c2360405f2094610ff8610fd6611c1385896121ae565b92611c1e868a6121ef565b611ac8565b42901c161664ffffffffff19825416179055565b50505050565b8363339396f560e11b5f5260045260245ffd5b611c5990611d3c565b906001600160a01b0382165f52600260205268ffffffffffffffffff60405f205416611cc07f00000000000000000000000000000000000000000000000000000000000000006001600160601b036b1fffffffffffffffffffffff8260031c169116611aa3565b11611cc757565b5f9150565b6060810190811067ffffffffffffffff821117611ce857604052565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff821117611ce857604052565b60405190611d2b82611ccc565b5f6040838281528260208201520152565b6001600160a01b03165f52600360205260405f205467ffffffffffffffff8160a01c1615155f14611d6c57505f90565b6001600160a01b031690565b9067ffffffffffffffff6042936001600160a01b03604051938160208601967feea317b0392beb16accd99f256193a43a3a0af29e95881922008eac666072b6c885216604086015216606084015216608082015260808152611ddb60a082611cfc565b519020611de66125e9565b90604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b9192909493946001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361109057506001600160a01b03831692835f52600260205260405f209161ffff62ffffff845460b81c1691169081811061207a57611e9082611eae92611ab0565b845462ffffff60b81b191660b89190911b62ffffff60b81b16178455565b62ffffff835460d01c16908162ffffff0362ffffff811161125a57611f0294611efc93838062ffffff6103929516105f14612054575050805462ffffff60d01b191662ffffff60d01b179055565b9061208d565b92827ff802bd5f9c9f0ded93513cbd5e277545faf1e0fa7c740c354ea42e03a066f9f86001600160a01b03611f446001600160601b038860041c16998a611a83565b94169586158015612042575b1561202d576001600160601b03611fa35f965b6001600160a01b03611f758983611aa3565b971696875f526005602052611f8f60405f20918254611a96565b905582611f9c8983611aa3565b1693611aa3565b1690611fcc604051928392839092916001600160601b0360209181604085019616845216910152565b0390a380156120285760407ff802bd5f9c9f0ded93513cbd5e277545faf1e0fa7c740c354ea42e03a066f9f891845f526005602052815f2061200f828254611a96565b90556001600160601b038251911681525f6020820152a3565b505050565b6001600160601b03611fa38660011c96611f63565b506001600160a01b0384168714611f50565b61205d91611ac8565b62ffffff60d01b1962ffffff60d01b83549260d01b169116179055565b8563339396f560e11b5f5260045260245ffd5b6001600160a01b03165f52600260205260405f209081549168ffffffffffffffffff8084169360481c166120c18185611a96565b831161214e575b61210a68ffffffffffffffffff9161210461213f95968088105f146121425784806120f48a8094611aa3565b1616851987541617865587611aa3565b90611aa3565b825471ffffffffffffffffff0000000000000000001916911660481b71ffffffffffffffffff00000000000000000016179055565b90565b84806120f48380611aa3565b61213f925061210a8161210461216e68ffffffffffffffffff9488611a96565b9550509150506120c8565b5f19811461125a5760010190565b9063ffffffff5f92165b806001841b1061219e5750565b916121a890612179565b91612191565b549042901c64ffffffffff82168082146121e2576001810180911161125a57036121dd5760281c62ffffff1690565b505f90565b505060401c62ffffff1690565b549042901c64ffffffffff8216145f146121dd5760281c62ffffff1690565b9060418303612238576122319250602081013591604082359201355f1a90612510565b9192909190565b50505f9160029190565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c61228e5760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b6001600160a01b031691604051916370a0823160e01b8352306004840152602083602481875afa9283156123f0575f9361240a575b506001600160a01b03604051917fa9059cbb000000000000000000000000000000000000000000000000000000005f52166004528160245260205f60448180885af19260015f51148416156123fb575b816040526370a0823160e01b8252306004830152602082602481885afa9081156123f0575f916123ba575b6123709250611aa3565b9082156123b457805b820361239b575050156123895750565b635274afe760e01b5f5260045260245ffd5b8363049deddf60e31b5f5260045260245260445260645ffd5b5f612379565b90506020823d6020116123e8575b816123d560209383611cfc565b81010312610c6657612370915190612366565b3d91506123c8565b6040513d5f823e3d90fd5b92843b15153d1516169261233b565b9092506020813d602011612436575b8161242660209383611cfc565b81010312610c665751915f6122eb565b3d9150612419565b62ffffff61245561213f9354928360e81c90612461565b509160b81c1690611a96565b9190915f91835f925f915b61247857505090919250565b6001861661249d575b6124939293949560011c928392612179565b919594939261246c565b6001600160a01b0381165f52600460205260405f20825f526020526124e060405f2062ffffff6124d985826124d282866121ae565b16936121ef565b1690611a96565b806124fe575b6124f590612493949596611a96565b94939250612481565b6001831b62ffffff16909417936124e6565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612587579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156123f0575f516001600160a01b0381161561257d57905f905f90565b505f906001905f90565b5050505f9160039190565b60ff811690601f82116125c157604051916125ae604084611cfc565b6020808452838101919036833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163014806126dc575b15612644577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a081526126d660c082611cfc565b51902090565b507f0000000000000000000000000000000000000000000000000000000000000000461461261b56",
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
// Solidity: constructor(address token_, uint96 minimumStake_, uint64 unbondDelay_, uint96 leaseLock_, address escrow_, address game_) returns()
func (operatorRegistry *OperatorRegistry) PackConstructor(token_ common.Address, minimumStake_ *big.Int, unbondDelay_ uint64, leaseLock_ *big.Int, escrow_ common.Address, game_ common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("", token_, minimumStake_, unbondDelay_, leaseLock_, escrow_, game_)
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

// PackLOSTPARTS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfdb0639c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function LOST_PARTS() view returns(uint256)
func (operatorRegistry *OperatorRegistry) PackLOSTPARTS() []byte {
	enc, err := operatorRegistry.abi.Pack("LOST_PARTS")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLOSTPARTS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfdb0639c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function LOST_PARTS() view returns(uint256)
func (operatorRegistry *OperatorRegistry) TryPackLOSTPARTS() ([]byte, error) {
	return operatorRegistry.abi.Pack("LOST_PARTS")
}

// UnpackLOSTPARTS is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfdb0639c.
//
// Solidity: function LOST_PARTS() view returns(uint256)
func (operatorRegistry *OperatorRegistry) UnpackLOSTPARTS(data []byte) (*big.Int, error) {
	out, err := operatorRegistry.abi.Unpack("LOST_PARTS", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackSHARES is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1254a55.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function SHARES() view returns(uint256)
func (operatorRegistry *OperatorRegistry) PackSHARES() []byte {
	enc, err := operatorRegistry.abi.Pack("SHARES")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSHARES is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1254a55.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function SHARES() view returns(uint256)
func (operatorRegistry *OperatorRegistry) TryPackSHARES() ([]byte, error) {
	return operatorRegistry.abi.Pack("SHARES")
}

// UnpackSHARES is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc1254a55.
//
// Solidity: function SHARES() view returns(uint256)
func (operatorRegistry *OperatorRegistry) UnpackSHARES(data []byte) (*big.Int, error) {
	out, err := operatorRegistry.abi.Unpack("SHARES", data)
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

// PackAllow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf4b274ef.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allow(uint24 units) returns()
func (operatorRegistry *OperatorRegistry) PackAllow(units *big.Int) []byte {
	enc, err := operatorRegistry.abi.Pack("allow", units)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf4b274ef.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allow(uint24 units) returns()
func (operatorRegistry *OperatorRegistry) TryPackAllow(units *big.Int) ([]byte, error) {
	return operatorRegistry.abi.Pack("allow", units)
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
// the contract method with ID 0x2338b58e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cool(address operator, uint16 units, uint32 window) returns()
func (operatorRegistry *OperatorRegistry) PackCool(operator common.Address, units uint16, window uint32) []byte {
	enc, err := operatorRegistry.abi.Pack("cool", operator, units, window)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCool is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2338b58e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cool(address operator, uint16 units, uint32 window) returns()
func (operatorRegistry *OperatorRegistry) TryPackCool(operator common.Address, units uint16, window uint32) ([]byte, error) {
	return operatorRegistry.abi.Pack("cool", operator, units, window)
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
// the contract method with ID 0x724e3d50.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hold(address operator, uint16 units, uint32 window) returns()
func (operatorRegistry *OperatorRegistry) PackHold(operator common.Address, units uint16, window uint32) []byte {
	enc, err := operatorRegistry.abi.Pack("hold", operator, units, window)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHold is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x724e3d50.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hold(address operator, uint16 units, uint32 window) returns()
func (operatorRegistry *OperatorRegistry) TryPackHold(operator common.Address, units uint16, window uint32) ([]byte, error) {
	return operatorRegistry.abi.Pack("hold", operator, units, window)
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
// the contract method with ID 0xe02d0e57.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lock(address operator, uint16 units) returns()
func (operatorRegistry *OperatorRegistry) PackLock(operator common.Address, units uint16) []byte {
	enc, err := operatorRegistry.abi.Pack("lock", operator, units)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe02d0e57.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lock(address operator, uint16 units) returns()
func (operatorRegistry *OperatorRegistry) TryPackLock(operator common.Address, units uint16) ([]byte, error) {
	return operatorRegistry.abi.Pack("lock", operator, units)
}

// PackLocksOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc3f9ab58.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function locksOf(address operator) view returns((uint32,uint32,uint32))
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
// Solidity: function locksOf(address operator) view returns((uint32,uint32,uint32))
func (operatorRegistry *OperatorRegistry) TryPackLocksOf(operator common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("locksOf", operator)
}

// UnpackLocksOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc3f9ab58.
//
// Solidity: function locksOf(address operator) view returns((uint32,uint32,uint32))
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

// PackReward is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3a28f18d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reward(address operator, uint96 share, address winner) returns()
func (operatorRegistry *OperatorRegistry) PackReward(operator common.Address, share *big.Int, winner common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("reward", operator, share, winner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReward is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3a28f18d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reward(address operator, uint96 share, address winner) returns()
func (operatorRegistry *OperatorRegistry) TryPackReward(operator common.Address, share *big.Int, winner common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("reward", operator, share, winner)
}

// PackSignerOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5b5175d5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function signerOf(address node) view returns(address operator, uint64 revokedAt)
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
// Solidity: function signerOf(address node) view returns(address operator, uint64 revokedAt)
func (operatorRegistry *OperatorRegistry) TryPackSignerOf(node common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("signerOf", node)
}

// SignerOfOutput serves as a container for the return parameters of contract
// method SignerOf.
type SignerOfOutput struct {
	Operator  common.Address
	RevokedAt uint64
}

// UnpackSignerOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5b5175d5.
//
// Solidity: function signerOf(address node) view returns(address operator, uint64 revokedAt)
func (operatorRegistry *OperatorRegistry) UnpackSignerOf(data []byte) (SignerOfOutput, error) {
	out, err := operatorRegistry.abi.Unpack("signerOf", data)
	outstruct := new(SignerOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Operator = *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	outstruct.RevokedAt = *abi.ConvertType(out[1], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackSlashLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf0ef1b8a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slashLock(address operator, uint16 units, address winner, address first, uint256 shares) returns(uint96 share)
func (operatorRegistry *OperatorRegistry) PackSlashLock(operator common.Address, units uint16, winner common.Address, first common.Address, shares *big.Int) []byte {
	enc, err := operatorRegistry.abi.Pack("slashLock", operator, units, winner, first, shares)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlashLock is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf0ef1b8a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slashLock(address operator, uint16 units, address winner, address first, uint256 shares) returns(uint96 share)
func (operatorRegistry *OperatorRegistry) TryPackSlashLock(operator common.Address, units uint16, winner common.Address, first common.Address, shares *big.Int) ([]byte, error) {
	return operatorRegistry.abi.Pack("slashLock", operator, units, winner, first, shares)
}

// UnpackSlashLock is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf0ef1b8a.
//
// Solidity: function slashLock(address operator, uint16 units, address winner, address first, uint256 shares) returns(uint96 share)
func (operatorRegistry *OperatorRegistry) UnpackSlashLock(data []byte) (*big.Int, error) {
	out, err := operatorRegistry.abi.Unpack("slashLock", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackSlashVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x02662773.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function slashVerifier(address verifier, uint16 units, address winner) returns()
func (operatorRegistry *OperatorRegistry) PackSlashVerifier(verifier common.Address, units uint16, winner common.Address) []byte {
	enc, err := operatorRegistry.abi.Pack("slashVerifier", verifier, units, winner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSlashVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x02662773.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function slashVerifier(address verifier, uint16 units, address winner) returns()
func (operatorRegistry *OperatorRegistry) TryPackSlashVerifier(verifier common.Address, units uint16, winner common.Address) ([]byte, error) {
	return operatorRegistry.abi.Pack("slashVerifier", verifier, units, winner)
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

// OperatorRegistryAllowed represents a Allowed event raised by the OperatorRegistry contract.
type OperatorRegistryAllowed struct {
	Operator common.Address
	Units    *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const OperatorRegistryAllowedEventName = "Allowed"

// ContractEventName returns the user-defined event name.
func (OperatorRegistryAllowed) ContractEventName() string {
	return OperatorRegistryAllowedEventName
}

// UnpackAllowedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Allowed(address indexed operator, uint24 units)
func (operatorRegistry *OperatorRegistry) UnpackAllowedEvent(log *types.Log) (*OperatorRegistryAllowed, error) {
	event := "Allowed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistryAllowed)
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

// OperatorRegistryRewarded represents a Rewarded event raised by the OperatorRegistry contract.
type OperatorRegistryRewarded struct {
	Operator common.Address
	Winner   common.Address
	ToWinner *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const OperatorRegistryRewardedEventName = "Rewarded"

// ContractEventName returns the user-defined event name.
func (OperatorRegistryRewarded) ContractEventName() string {
	return OperatorRegistryRewardedEventName
}

// UnpackRewardedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Rewarded(address indexed operator, address indexed winner, uint96 toWinner)
func (operatorRegistry *OperatorRegistry) UnpackRewardedEvent(log *types.Log) (*OperatorRegistryRewarded, error) {
	event := "Rewarded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != operatorRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OperatorRegistryRewarded)
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
	if bytes.Equal(raw[:4], operatorRegistry.abi.Errors["BeyondAllowance"].ID.Bytes()[:4]) {
		return operatorRegistry.UnpackBeyondAllowanceError(raw[4:])
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

// OperatorRegistryBeyondAllowance represents a BeyondAllowance error raised by the OperatorRegistry contract.
type OperatorRegistryBeyondAllowance struct {
	Allowance *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BeyondAllowance(uint256 allowance)
func OperatorRegistryBeyondAllowanceErrorID() common.Hash {
	return common.HexToHash("0x80af7e65eac645a0a884dff3fa34ab81169b9dcd1fc95e73a11e1afaf7e05b4c")
}

// UnpackBeyondAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BeyondAllowance(uint256 allowance)
func (operatorRegistry *OperatorRegistry) UnpackBeyondAllowanceError(raw []byte) (*OperatorRegistryBeyondAllowance, error) {
	out := new(OperatorRegistryBeyondAllowance)
	if err := operatorRegistry.abi.UnpackIntoInterface(out, "BeyondAllowance", raw); err != nil {
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
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIProofVerifier\",\"name\":\"verifier_\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"keyHash_\",\"type\":\"bytes32\"},{\"internalType\":\"contractIProofVerifier\",\"name\":\"blockVerifier_\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"blockKeyHash_\",\"type\":\"bytes32\"},{\"internalType\":\"contractReferee\",\"name\":\"referee_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"held\",\"type\":\"bytes32\"}],\"name\":\"WrongKey\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"CONTEXT\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"blockKeyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"blockVerifier\",\"outputs\":[{\"internalType\":\"contractIProofVerifier\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"keyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"cells\",\"type\":\"bytes\"}],\"name\":\"leafHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"provePrivate\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"inputs\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry[]\",\"name\":\"roots\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"internalType\":\"structTileProof\",\"name\":\"p\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"proveTile\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structSealedLeaf[4]\",\"name\":\"sealed_\",\"type\":\"tuple[4]\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"init\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"}],\"internalType\":\"structPrivateProof\",\"name\":\"p\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"r\",\"type\":\"tuple\"}],\"name\":\"publicInputs\",\"outputs\":[{\"internalType\":\"uint256[]\",\"name\":\"public_\",\"type\":\"uint256[]\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"referee\",\"outputs\":[{\"internalType\":\"contractReferee\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"verifier\",\"outputs\":[{\"internalType\":\"contractIProofVerifier\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "PrivateReferee",
	Bin: "0x61012080604052346101a05760a0816137d180380380916100208285610221565b8339810103126101a05761003381610258565b90602081015161004560408301610258565b90608060608401519301519360018060a01b03851685036101a0576040516361728f3960e01b81526001600160a01b03821690602081600481855afa80156101ac5784915f916101ec575b500361013d57506040516361728f3960e01b81526001600160a01b03841690602081600481855afa80156101ac5786915f916101b7575b500361013d575060805260a05260c05260e05261010052604051613564908161026d823960805181818161079c01526108d6015260a0518181816106dd01526113f1015260c05181818160a60152610834015260e0518181816101290152611288015261010051818181610522015261071f0152f35b6020600491604051928380926361728f3960e01b82525afa9081156101ac575f91610176575b506303b2ae0360e61b5f5260045260245ffd5b90506020813d6020116101a4575b8161019160209383610221565b810103126101a0575181610163565b5f80fd5b3d9150610184565b6040513d5f823e3d90fd5b9150506020813d6020116101e4575b816101d360209383610221565b810103126101a0578590515f6100c7565b3d91506101c6565b9150506020813d602011610219575b8161020860209383610221565b810103126101a0578390515f610090565b3d91506101fb565b601f909101601f19168101906001600160401b0382119082101761024457604052565b634e487b7160e01b5f52604160045260245ffd5b51906001600160a01b03821682036101a05756fe60806040526004361015610011575f80fd5b5f3560e01c8063161bd97e146107c05780632b7ac3f31461077d5780632e667c4e146107435780633b1bebd11461070057806361728f39146106c6578063663a2c20146101be5780639725ed981461014c5780639e8a05cf14610112578063ac764322146100ce5763e7e18e6a14610087575f80fd5b346100ca575f3660031901126100ca5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b5f80fd5b346100ca5760203660031901126100ca5760043567ffffffffffffffff81116100ca5761010a61010460209236906004016108fb565b906118e4565b604051908152f35b346100ca575f3660031901126100ca5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b346100ca57366003190161020081126100ca57610160136100ca576101643567ffffffffffffffff81116100ca576102c060031982360301126100ca576080366101831901126100ca576101a56101ba91600401610bd8565b50604051918291602083526020830190610929565b0390f35b346100ca57366003190161020081126100ca57610160136100ca576101643567ffffffffffffffff81116100ca5780600401906102a060031982360301126100ca576080366101831901126100ca57604051907f663a2c200000000000000000000000000000000000000000000000000000000082526004356004830152602435602483015260443560448301526064356064830152608435608483015260a43560a483015260c43560c483015260e43560e483015261010435610104830152610124356101248301526101443561014483015261020061016483015282356102048301526024810135610224830152604481013561024483015263ffffffff6102ca60648301610a19565b1661026483015263ffffffff6102e260848301610a19565b1661028483015263ffffffff6102fa60a48301610a19565b166102a483015260c48101356102c483015263ffffffff61031d60e48301610a19565b166102e483015261010481013561030483015263ffffffff6103426101248301610a19565b1661032483015261014481013561034483015267ffffffffffffffff61036b6101648301610a2a565b1661036483015267ffffffffffffffff6103886101848301610a2a565b1661038483015263ffffffff6103a16101a48301610a19565b166103a483015263ffffffff6103ba6101c48301610a19565b166103c483015263ffffffff6103d36101e48301610a19565b166103e483015263ffffffff6103ec6102048301610a19565b16610404830152610418610404610224830185610a3f565b6102a06104248601526104a48501916109f9565b90610427610244820185610a71565b6102031985850301610444860152808452602084019060208160051b86010194835f9160de1982360301905b8484106105ef578a8a8a8a61046c610264820185610a71565b926102031985820301610464860152838152602081019360208160051b83010194835f91603e1982360301945b84841061059757896104c78a6104b36102848c018f610a3f565b8483036102031901610484860152906109f9565b610184356101848301526101a43563ffffffff81168091036100ca576101a48301526101c4356101c48301526101e4359067ffffffffffffffff82168092036100ca578280916020936101e483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561058c576020915f9161055f575b506040519015158152f35b61057f9150823d8411610585575b61057781836109bf565b8101906109e1565b82610554565b503d61056d565b6040513d5f823e3d90fd5b90919293949597601f198282030183528835878112156100ca5760206105de60019360406105cf898596018035845285810190610a71565b91909281868201520191610aa6565b9a0193019401929195949390610499565b90919293949597601f198282030187528835838112156100ca57840180359160ff83168093036100ca576106b76020928260019585945263ffffffff610636858401610a19565b168482015263ffffffff61064c60408401610a19565b1660408201526106a96106946106796106686060860186610a3f565b60e0606087015260e08601916109f9565b6106866080860186610a71565b908583036080870152610aa6565b9260a081013560a084015260c0810190610a71565b9160c0818503910152610aa6565b9a019701959401929190610453565b346100ca575f3660031901126100ca5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b346100ca575f3660031901126100ca5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346100ca575f3660031901126100ca5760206040517f696e6665726e65742f636f6e746578742f3100000000000000000000000000008152f35b346100ca575f3660031901126100ca5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346100ca57366003190161020081126100ca57610160136100ca576101643567ffffffffffffffff81116100ca576107fc9036906004016108fb565b506080366101831901126100ca5760206108a0818301926001600160a01b0361085c61082786610bd8565b909690156108d1576102c07f0000000000000000000000000000000000000000000000000000000000000000945b019061095c565b6108b2604093929351978896879586947f9649daae0000000000000000000000000000000000000000000000000000000086526040600487015260448601916109f9565b83810360031901602485015290610929565b0392165afa801561058c576020915f9161055f57506040519015158152f35b6102c07f000000000000000000000000000000000000000000000000000000000000000094610855565b9181601f840112156100ca5782359167ffffffffffffffff83116100ca57602083818601950101116100ca57565b90602080835192838152019201905f5b8181106109465750505090565b8251845260209384019390920191600101610939565b903590601e19813603018212156100ca570180359067ffffffffffffffff82116100ca576020019181360383136100ca57565b6060810190811067ffffffffffffffff8211176109ab57604052565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff8211176109ab57604052565b908160209103126100ca575180151581036100ca5790565b908060209392818452848401375f828201840152601f01601f1916010190565b359063ffffffff821682036100ca57565b359067ffffffffffffffff821682036100ca57565b9035601e19823603018112156100ca57016020813591019167ffffffffffffffff82116100ca5781360383136100ca57565b9035601e19823603018112156100ca57016020813591019167ffffffffffffffff82116100ca578160051b360383136100ca57565b90918281527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83116100ca5760209260051b809284830137010190565b91908201809211610af057565b634e487b7160e01b5f52601160045260245ffd5b67ffffffffffffffff81116109ab5760051b60200190565b90610b2682610b04565b610b3360405191826109bf565b8281528092610b44601f1991610b04565b0190602036910137565b805115610b5b5760200190565b634e487b7160e01b5f52603260045260245ffd5b805160011015610b5b5760400190565b805160021015610b5b5760600190565b8051821015610b5b5760209160051b010190565b903590607e19813603018212156100ca570190565b91908203918211610af057565b81810292918115918404141715610af057565b90604051610160810181811067ffffffffffffffff8211176109ab576040525f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f610140820152604051906103a0820182811067ffffffffffffffff8211176109ab5763ffffffff91610140916040525f84525f60208501525f60408501525f60608501525f60808501525f60a08501525f60c08501525f60e08501525f6101008501525f6101208501525f828501525f6101608501525f6101808501525f6101a08501525f6101c08501525f6101e08501525f6102008501525f6102208501525f6102408501525f6102608501525f6102808501525f6102a08501525f6102c08501525f6102e08501525f6103008501525f6103208501525f6103408501525f6103608501525f61038085015261016060048237604081855e6001600160a01b03604082015160018160c01c166040870152848160a01c166101a08701521660608501526001600160a01b03606082015116608085015260406080820161012086015e604060c082016101c086015e6101008101516102408501526101208101518060f81c61038086015260ff8160f01c1660a086015267ffffffffffffffff8160b01c1660c0860152838160901c1660e0860152838160701c16610100860152838160501c16610160860152838160301c1661018086015260ff8160281c16610200860152838160081c166102208601525f0b61036085015201518060e01c610260840152818160c01c16610280840152818160a01c166102a0840152818160801c166102c0840152818160601c166102e0840152818160401c16610300840152818160201c166103208401521661034082015260205f6102406040517f696e6665726e65742f74726163652f32000000000000000000000000000000008152610220878583013760025afa156100ca575f5160208201511480159061185c575b61151657604051928360c081011067ffffffffffffffff60c0860111176109ab5760c084016040525f84525f60208501525f60408501525f60608501525f60808501525f60a0850152610f0c61022082018261095c565b9290610f18848261269a565b80516004148088521580611850575b61153e5763ffffffff6102a0840151166060820151111561153e57608081015194600c86018611610af05763ffffffff6102a085015116916040810192610f6e8451610b1c565b935190815b6117ef57505063ffffffff61016086015116600c60405198610f948a61098f565b0188528360208901526040880152610fb28360808301518487612e8a565b9260808201519060068201809211610af057610fcf918487612e8a565b93610fdc88518483612867565b6001811180156117cf575b61153e57885160028101809111610af05780611011918b5261100881612881565b8b528584612867565b9860108a1161153e5784906110258b610b04565b9a6110336040519c8d6109bf565b808c52601f1961104282610b04565b015f5b81811061175b5750505f5b8181106115f657505051148015906115df575b80156115cc575b80156115b7575b61153e576001148061158c575b61153e57895115159283611555575b50505061153e576110ab9163ffffffff6102c08501511691886128a8565b6110b6838383612965565b6080860152600163ffffffff61030083015116115f146114325763ffffffff610340820151165b60a08601528451158015919061142a576002955b60ff8716156114165760ff871660040460010180600111610af05761111590610b1c565b9461111f81610b4e565b5161112e610240870187610ba3565b803590609e19813603018212156100ca570161114e610240880188610ba3565b91602083013591609e19843603018312156100ca57856111759361117b9501928a89612d67565b91610b6f565b519061118b610240870187610ba3565b604081013590609e19813603018212156100ca57016111ae610240880188610ba3565b92606084013591609e19853603018312156100ca57856111d49360a09601928a89612d67565b60101b17606083015160201b17608083015160301b1791015160501b179080516001600160a01b0360808301511660405190602082019283526040820152604081526112216060826109bf565b5190206020820151906101a4359163ffffffff83168084036100ca576020945f945063ffffffff6101608201511663ffffffff6102608301511663ffffffff6102a0840151169063ffffffff6102c085015116928b89146113e5576001600160a01b0360607f0000000000000000000000000000000000000000000000000000000000000000965b01511695604051978b8901997f696e6665726e65742f636f6e746578742f3100000000000000000000000000008b524660408b01523360608b015260808a015260a089015260c088015260e087015261010086015261012085015261014084015261016083015261018082015261018081526113276101a0826109bf565b604051918291518091835e8101838152039060025afa1561058c575f5160101c7dffffffffffffffffffffffffffffffff0000000000000000000000000000161761137184610b4e565b5260015b83518110156113dd5761138c610240840184610ba3565b905f198101818111610af0576113a69060ff891690610bc5565b6004811015610b5b5760051b82013591609e19813603018312156100ca5760019201602001356113d68287610b8f565b5201611375565b509291935050565b6001600160a01b0360607f0000000000000000000000000000000000000000000000000000000000000000966112a9565b634e487b7160e01b5f52601260045260245ffd5b6001956110f1565b61144061028083018361095c565b5f9163ffffffff61028085015116610220850151643fffffffc063ffffffff82169160061b169080820460401490151715610af05761147e91610bb8565b6040811161154d575b6001600160fe1b0381168103610af05760021b820361153e576114aa82826118e4565b6101e085015103611516576102a084015160021b60fc16909190600492835b6114d657505050506110dd565b909192936114e48584610ae3565b5f19810191908211610af0576114fe61150d92868561285b565b3560f81c9060081b179461284f565b929190836114c9565b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b6307b6ad3f60e01b5f5260045ffd5b506040611487565b909192506080611569818501518385612867565b9301519060028201809211610af0576115819261288f565b1715155f808061108d565b50600261159889610b7f565b515114158061107e575060806115ad89610b7f565b510151151561107e565b5060016115c38a610b6f565b51511415611071565b506115d689610b4e565b5151151561106a565b508851816002019081600211610af0571415611063565b90919250611604818d610b8f565b5161161184518988612867565b808252821515908161173a575b5061153e57835160018101809111610af05761163b908988612867565b845160028101809111610af057611653908a8961288f565b8160201b176020830152845160068101809111610af0576116776002918b8a61288f565b9182604085015211908115611731575b8115611723575b5061153e578351600a8101809111610af05784526116ad848988612fa6565b608083015260608201526116c284898861309c565b15158060a0830152611708575b506116db83888761309c565b6116eb5760010190869291611050565b6116f88588855191612867565b506307b6ad3f60e01b5f5260045ffd5b60c0611715858a89612fa6565b60e08401529101525f6116cf565b9050637fffffff105f61168e565b80159150611687565b90505f198301838111610af057611751908f610b8f565b515110155f61161e565b90919293506040519061014082019180831067ffffffffffffffff8411176109ab5760208f839082956040525f84525f838501525f60408501525f60608501525f60808501525f60a08501525f60c08501525f60e08501525f6101008501525f610120850152010152019087939291611045565b50885160018101809111610af0576117e8908584612867565b1515610fe7565b6001600160fe1b0382168203610af0578160021b60020180600211610af05761181990858861288f565b8015611416578082065f198401848111610af0576118379088610b8f565b5280156114165761184991049161284f565b9081610f73565b50600181511415610f27565b5060205f61186e61022086018661095c565b6118ba602e604051838194888301967f696e6665726e65742f6f702f3100000000000000000000000000000000000000885284840137810186838201520301601f1981018352826109bf565b604051918291518091835e8101838152039060025afa1561058c575f516102408201511415610eb5565b610100821161153e57604051906107e0820182811067ffffffffffffffff8211176109ab57604093929193526107c081527f08a50897c06aafe6ea414fb1bceca2267cd4a39486729fbc6d5d1bb7a172ebd26107c060208301927f1da4d6adfb0d0b494584f763db50a81908580a5f5e295e168b9b8d31770fac4f84527f0946129a2e33b4e819707a56a3b3790eab80d0a0c7a0c63451fab2a59acc074c60408201527f2a39b9d5376afd35580abd6952986570867b87303b07140268794dad4b8f82ea60608201527f27605717d1245c20c546b3c7014e5fa3e4a70e66ecd6de5d32448eea5e3069b260808201527f24c896cb2594e17b973653193a470ed7e771ebb09a228d638e50809c0377363260a08201527f0911096c45dd9cda0d61d783957003db6d8701c7869a919ad8042e1b7d597a4960c08201527f26ff6166f1e4b99e27eee6d352a8ce26f1daba01aad28021f11f38a70603afdc60e08201527e8e2faedcf76d08ad6591ff90e50fea79bcb5e18cfb7d954d5b89437bf64b7e6101008201527f19c9da2379b598ace3ad4d1872470830f6184a3cec71eeb632f98820eb353d786101208201527f0f7c4eb15d8b0b62a8f6a090ec9610a2ab3dfcdb57e2539aa459a40583dfe96b6101408201527f18b99417dc26b5e079750eba282362d1d46900b47dd5ff809171588b08ac39836101608201527f1ee044081160b3eee2d4493feab82141c73f1c054b76320a8848af08a8d91a266101808201527f29bb95c8763efd3e0e87f5df12ee8a150455b6d7a14780d19122220366c258dc6101a08201527f22c23eec9cb13ff8a3ee9a363d740653215e8991f7f9ec12067b4705e9a5c9fb6101c08201527f23589e033a31a667680c8b18926c3be09115c7644c4f905cc7deefc1690b42dc6101e08201527f304e99b887f2e1e92c9c0cde5f2bdd4764f60b98a219f1f0dd64ec938a6a247c6102008201527f22e817865236ad3a76fbe88bbdf31fcae792f326271d53a3a493b2de7f7d8b4c6102208201527f10c9efe573e86fa5b238a3f5c70a00bf02bc7dcfcc4878e026b77c881dc8b1c96102408201527f0a94f16be920d85f4d6f80e745c6bddbc084f309edffef023ea283c72b89bbb66102608201527f23ed72b4d01d14e3c7888fedb770494abc2c1ea81d6465b5df3da0ebcd69101a6102808201527f17c5115640e4cebeed0e6cbb511ac38498df815a77cb162de8d8f1022eb6bb746102a08201527f2e507fcca290d0d9cf765245750eb04773e09e1fc813959fb99680a82772e4fc6102c08201527f0d4a98999f5b39176af6cce65c8d12162433f055cb71d70dfc8803013292bbbf6102e08201527f238d8022cc09c21ab3c01261a03dc125321d829e22a7a3b7a1bd3c335eccfa216103008201527f010cd8e4c2b7051cb81dc8292e35d8e943ce365613d5b39770e454ed9f4ae1656103208201527f088027e54f2a3604b11178cf0ea3c6aa861173a90fb231238e03539590ecc0276103408201527f1b840f5311a2b1d4b4cd7aa7e5a9a6d161165468daa938108302b73e464819db6103608201527f2bf51a5da1828a1cf9b764b1e16c15929a3a346e44198ea0cb366fcd8db78dc16103808201527f206ad089d8d296ffe68a6a86767a7fe726b8872f9c7beef9d56a3a50f6f238276103a08201527f24d19193171494fa1a54e0a99ac16d05eaec4b6d617c7c199fc07ff88eac550c6103c08201527f1dd654a2ca9d9f24f33d88246a40dfb32c40662278b9c0b995d9f9fbaf1521386103e08201527f0d171025c925f6e259d20ecbd3a601108c85f05b0fe7793b8acf57f3789785e46104008201527f055bef435a43aec245cd99ccb0f7c8791d9e8cf2b80d95dd98b9908fed877d556104208201527f10d2ac8c61c8a2e88a2a3f42d9359a14be63d0ad4cfd9f203b75765d0e595f0e6104408201527f103479710e70996982a84057ec3ba6b2254d7966ddc41e85296e3d0790dcfa566104608201527f2a366f0448fda3c05914ffb48c765da8de96f9aa340db1638225f8372921807b6104808201527f16be0fb8ef62da17919b6e0378d00594153bb8899aeb686c04626b63285837a46104a08201527f0417038500e9d06c60abbc7f0d0d24c32dec8a0b2aa5a4d52cfd8c78a15bc3706104c08201527f26a6873b43ffd2ccf66ec6f4493ff9b54f4d76480bc486a3e5a0308fdd0138126104e08201527f0a3314a838f32630a96251914fe5ad262f3db9b2aa8aa9f7391922d36278c4986105008201527f0fde0c5429a6beb07f462d4821f48f86aeadb46a090b15a044f4b59399027da46105208201527f0abc2d5049972a6b9b357e4163793b0bb517e1eb535a984df11a1c89cda2c8a96105408201527f0dab51d6e3ebfa661d21722fb21e55051b427a5f173f7f17735205dbb77c464e6105608201527f29c36622598b511d51af6cc37123652fb21be5c2d68fb8efe9b92e70a8c1ae036105808201527f2c03ec80adac2a33ae846bc0b700d0bcc41c4096e53ac6990d6bbe7ea2fbc85c6105a08201527f0918fdbe9cf3a59fbdb4c6852d065105317303116017d893b8b521e3cebe1e0d6105c08201527f1f19ec22e69ca33f599dd13cd7e495a8176a79df4f7acf79a9d2135acabe23596105e08201527f1c4b037c8ae85ee1eb32b872eb7f76928c4c76b29ceb001346447b29110807046106008201527f2b68900ed906616d6c826d0bde341766ba3131e04d420de5af0a69c534efd8db6106208201527f20ca92aa222fcc69448f8dac653c8daaa180ff6dfb397cef723d4f0c782bc7f06106408201527f10d22d05bdff6bb375276fc82057db337045a5ab7ac053941f6186289b66b2b66106608201527f0b1ffdbb529367bb98f32ba45784cb435aa910b4a00636d1e5ca79e88bdd6cd96106808201527f2da32b38e7984bc2ed757ec705eccf8282c7b4f82e5e515f6f89bcc33022ce9f6106a08201527f042593ad87403f6d2674b8b55a886725b87eb33958031e94d292cecc6abed1bb6106c08201527f181fa1b4d067783a19d7367bf49b3f01051faedab463a6de9308fbd6e7d419f16106e08201527f15aaa6cc9b7900b15683c95515c26028a8e35b00ed8a815c34927188c60de6606107008201527f1bf28a93209084bbbc63234f057254c280b1a636f5a0eced6787320212f75a7a6107208201527f1cdb8c8bee5426f02cd9e229776118f156273b312f805c8e6f8c9d81a620cb6f6107408201527f08299c0abf196d53162e0facb5f1876f516df2505cc387a0f8ea0e8760d5ca7e6107608201527f221643d205fe82778a7b7b58cb65c4962d76c0072cabd1124117269d7c710b8a6107808201527f2d036a95f81cf49bb7a0143a28c88767f6bd10c3f74b22db487920d43343dbff6107a082015201526122c17ad2dccccae4dccae85ed8cac2cc5ee0dee6cad2c8dedc645e6200807a696e6665726e65742f6c6561662f706f736569646f6e322f31004083612496565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000190069161064081015b80821061243757509161231f917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000193612496565b9150507a696e6665726e65742f6c6561662f706f736569646f6e322f31004008925f925b600a8410612352575050505090565b9091929384601c02601c81048603610af0576123726123819184866124fc565b91828101808401910186612496565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000190069161064081015b8082106123f157507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000192600194926123e292612496565b92915050089401929190612343565b9092917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000180602092865101818082800980090984810180910194800101069301906123ab565b9092917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001806020928699979899510181808280098009098481018091019480010106930190959493956122eb565b3563ffffffff811681036100ca5790565b9260c084019192915b8085106124a95750565b9391927f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000180604092855101818082800980090994602085015101818082800980090993848101809101940192019361249f565b919080821015612693578161251091610bb8565b601c811161268b575b5f199060031b1c199101351677ffffffffffffffff0000000000000000ffffffffffffffff8160081c9160081b917cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff0085167eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84161760101c941691161760101b9179ffff000000000000ffff000000000000ffff000000000000ffff7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff847dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff84161760201c941691161760201b7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff82821673ffffffff000000000000000000000000ffffffff85161760401b93161760401c16178060801b9060801c1790565b50601c612519565b5050505f90565b91906040519260a0840184811067ffffffffffffffff8211176109ab576040525f845260208401935f85525f6040820152606081015f81525f60808301528195610800851161153e57841561153e578415610b5b57833560f81c83526005851061153e57600184013560e01d8082526009845111908115612843575b8115612838575b5061153e5782516006811015908161282c575b5061281257505050816005101561153e578160051015610b5b57600581013560f81c9360408101948086528015908115612807575b5061153e576060810193600185525f5b86518110156127da576001600160fe1b0381168103610af0578060021b60060180600611610af0576127ab6127b291878761288f565b8751610bc5565b80875280159081156127cc575b5061153e57600101612775565b9050637fffffff105f6127bf565b50935093915050516001600160fe1b0381168103610af05760021b60060180600611610af0576080830152565b60069150115f612765565b925092509293505f19905160030b0361153e576001905290565b6008915011155f612730565b5f191290505f61271d565b60021981129150612716565b8015610af0575f190190565b90821015610b5b570190565b91908082101561153e5761287a9261285b565b3560f81c90565b5f198114610af05760010190565b9060048301808411610af0571161153e57013560e01c90565b9190928060061b93811594828104604014861715610af0576128c991610ae3565b938285101561153e578351612907575050906128e783602093610bb8565b604081116128ff575b80606083015260408201520152565b5060406128f0565b915080935060051b9283046020141715610af057600160608201526011604082015260200152565b903590601e19813603018212156100ca570180359067ffffffffffffffff82116100ca57602001918160051b360383136100ca57565b9291909163ffffffff6102c085015116612d39576002825114612d315761299061026084018461292f565b90936040821161153e576129a5829592610b04565b916129b360405193846109bf565b858352601f196129c287610b04565b015f5b818110612d025750506040870193610140830135913681900360de1901915f5b89811015612ce1578060051b83013590848212156100ca578b8a9285018a8864ff00000000612a13846130c3565b60201b1693602084019463ffffffff612a2b87612485565b161796600360ff612a3b876130c3565b1603612cce57505050506101608901359367ffffffffffffffff85168095036100ca5760038501809511610af057888f8d9660021c945b8c6060860198612a828a8861095c565b915115612c515790612a93916118e4565b965b86612ace63ffffffff604083019a612aac8c612485565b90612ab6866132f7565b90612ac4608087018761292f565b9490931690613313565b9560ff612ada836130c3565b16612b72575050505063ffffffff6101c09293612af9612b1093612485565b90826101a08701511690612ac460c08a018a61292f565b910151905b036115165763ffffffff612b2e600196612b369461095c565b939094612485565b169060201b179160405192612b4a8461098f565b835260208301526040820152612b60828a610b8f565b52612b6b8189610b8f565b50016129e5565b600160ff612b7f846130c3565b1603612bf2575092612bd792612bbc610200612bb5612baf610120999a63ffffffff9760a0612be99b01356133ef565b94612485565b9201612485565b9183612bcb60c08c018c61292f565b95909416921690613313565b61016084015163ffffffff168e61345d565b91015190612b15565b95945060ff612c026002926130c3565b1614612c11575b505050612b15565b612c429450610120612bb5612baf63ffffffff96612c339460a08c01356133ef565b9183612bcb60c089018961292f565b6101008b0135905f8c81612c09565b91505f92945060209350612ca76030604051838194888301967f696e6665726e65742f6c6561662f320000000000000000000000000000000000885284840137810186838201520301601f1981018352826109bf565b604051918291518091835e8101838152039060025afa1561058c578f8a918c5f5196612a95565b87612cdb919894986132bc565b94612a72565b5098505050505091612cff9350612cf89150610b7f565b51906130d1565b90565b602090604098939851612d148161098f565b5f81525f838201525f6040820152828288010152019691966129c5565b925050505f90565b9263ffffffff9250610320915001511690565b9190915f8382019384129112908015821691151617610af057565b90919294936001608085015114801590612e7d575b61153e57612d936060850151602088015190612d4c565b955f87128015612e63575b61153e578051151580612e57575b61153e57612db982612485565b63ffffffff8860061c91160361153e57612de06040612dd788612485565b92015188610ae3565b5f198101908111610af05763ffffffff9060061c91160361153e57612e0781858585613184565b612e1085612485565b63ffffffff80612e1f84612485565b16911614155f14612e3e575091603f949391612e3a93613184565b1690565b90506020925082915001359101350361151657603f1690565b50601f87161515612dac565b50612e72604082015188612d4c565b604086015112612d9e565b5060a08401511515612d7c565b612e95838383612867565b9260018101808211610af057612eac908484612867565b9260028201809211610af057612ec19261288f565b9280518210801590612f5b575b61153e5781612edc91610b8f565b51908215612f51575060018214612f465760048214612f385780603f612f03921690610bb8565b9060028114612f2f5760030361153e5760408101809111610af05780821015612f2a575090565b905090565b509061153e5790565b612cff92915060051c610ae3565b612cff929150610ae3565b91505061153e5790565b50637fffffff8411612ece565b81810292915f82127f8000000000000000000000000000000000000000000000000000000000000000821416610af0578184051490151715610af057565b9290919283519063ffffffff612fbd83868461288f565b1660030b602086018051515f915b8183106130565750505060048301808411610af057612ff063ffffffff91878561288f565b1660030b94851515868161304a575b5061153e576008840190818511610af0576130266130359263ffffffff9261303b9661288f565b1660030b604088015190612f68565b90612d4c565b93600c8201809211610af05752565b6001141590505f612fff565b90919260048601809611610af05761309360019161303563ffffffff61307d8a8d8b61288f565b1660030b61308c888751610b8f565b5190612f68565b93019190612fcb565b906130b592918251926130ae84612881565b9052612867565b6001811161153e5760011490565b3560ff811681036100ca5790565b9060a0810151151580613166575b6131605761310b6130fc60608301516130355f6080860151612f68565b6130356101208401515f612f68565b5f81128015613152575b61153e57600492602061312a930151906134ce565b919035911061153e578060031a60181b8160021a60101b17908060011a60081b905f1a171790565b506040820151811215613115565b50505f90565b505f61317e60c08301516130358360e0860151612f68565b126130df565b9291602081019263ffffffff845116926131cf63ffffffff60406131a785612485565b9501946131b486516132f7565b6131c1604087018761292f565b939092166020870135613313565b926101c0870151955160201c80155f146132135750505061320463ffffffff6101a061320c969701511691608081019061292f565b939092613313565b0361151657565b61326593919497965094613238600163ffffffff9497149889965160608501356133ef565b9085156132a65761325b61324f6102008901612485565b935b608081019061292f565b9490931691613313565b93613289575b1561327d575061012001515b9061320c565b61010091500135613277565b926132a09063ffffffff610160850151168361345d565b9261326b565b61325b6132b66101208901612485565b93613251565b5f5b815181101561153e578260206132d48385610b8f565b510151146132e4576001016132be565b604092506132f191610b8f565b51015190565b6040810190818111610af057603f01908111610af05760061c90565b9092949391808410908115916133a2575b5061153e57604051907f696e6665726e65742f6e6f64652f310000000000000000000000000000000000825294809260051b01905b8183106133665750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa156100ca5760205f519560011c93019190613359565b60408411159150816133e1575b816133bd575b50155f613324565b8315915081156133cf575b505f6133b5565b90505f19015f1983011c15155f6133c8565b5f198101841c1591506133af565b5f9160209360405191858301937f696e6665726e65742f74656e736f722f3200000000000000000000000000000085526040840152606083015260808201526080815261343d60a0826109bf565b604051918291518091835e8101838152039060025afa1561058c575f5190565b905f9160209363ffffffff6134756102008401612485565b168560405193818501957f696e6665726e65742f73746174652f320000000000000000000000000000000087526040860152803560608601520135608084015260a083015260c082015260c0815261343d60e0826109bf565b9291908160061c9060201b17905f9160fc603f83169260021b169180830460041490151715905b855184101561153e57806135098588610b8f565b51510361355a5750610af05760406135218386610b8f565b51015181101561153e5760406135528361354c846020613544612cff988b610b8f565b510151610ae3565b96610b8f565b510151610bb8565b92600101926134f556",
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
// the contract method with ID 0x161bd97e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32,uint64) r) view returns(bool)
func (privateReferee *PrivateReferee) PackProvePrivate(c Packed, proof []byte, r Ref) []byte {
	enc, err := privateReferee.abi.Pack("provePrivate", c, proof, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePrivate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x161bd97e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32,uint64) r) view returns(bool)
func (privateReferee *PrivateReferee) TryPackProvePrivate(c Packed, proof []byte, r Ref) ([]byte, error) {
	return privateReferee.abi.Pack("provePrivate", c, proof, r)
}

// UnpackProvePrivate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x161bd97e.
//
// Solidity: function provePrivate((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, bytes proof, (bytes32,uint32,bytes32,uint64) r) view returns(bool)
func (privateReferee *PrivateReferee) UnpackProvePrivate(data []byte) (bool, error) {
	out, err := privateReferee.abi.Unpack("provePrivate", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x663a2c20.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32,uint64) r) view returns(bool)
func (privateReferee *PrivateReferee) PackProveTile(c Packed, p TileProof, r Ref) []byte {
	enc, err := privateReferee.abi.Pack("proveTile", c, p, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x663a2c20.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32,uint64) r) view returns(bool)
func (privateReferee *PrivateReferee) TryPackProveTile(c Packed, p TileProof, r Ref) ([]byte, error) {
	return privateReferee.abi.Pack("proveTile", c, p, r)
}

// UnpackProveTile is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x663a2c20.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32,uint64) r) view returns(bool)
func (privateReferee *PrivateReferee) UnpackProveTile(data []byte) (bool, error) {
	out, err := privateReferee.abi.Unpack("proveTile", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackPublicInputs is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9725ed98.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function publicInputs((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint32,bytes32,bytes32[],bytes32,bytes32[])[4],(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],bytes,bytes) p, (bytes32,uint32,bytes32,uint64) r) view returns(uint256[] public_)
func (privateReferee *PrivateReferee) PackPublicInputs(c Packed, p PrivateProof, r Ref) []byte {
	enc, err := privateReferee.abi.Pack("publicInputs", c, p, r)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPublicInputs is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9725ed98.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function publicInputs((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint32,bytes32,bytes32[],bytes32,bytes32[])[4],(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],bytes,bytes) p, (bytes32,uint32,bytes32,uint64) r) view returns(uint256[] public_)
func (privateReferee *PrivateReferee) TryPackPublicInputs(c Packed, p PrivateProof, r Ref) ([]byte, error) {
	return privateReferee.abi.Pack("publicInputs", c, p, r)
}

// UnpackPublicInputs is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9725ed98.
//
// Solidity: function publicInputs((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint32,bytes32,bytes32[],bytes32,bytes32[])[4],(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],bytes,bytes) p, (bytes32,uint32,bytes32,uint64) r) view returns(uint256[] public_)
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
	ABI: "[{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"openCells\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32[]\",\"name\":\"sums\",\"type\":\"uint32[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"name\":\"openSums\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"cell\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"}],\"name\":\"pickCell\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"int32\",\"name\":\"link\",\"type\":\"int32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickLink\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"child\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"node\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOperator\",\"name\":\"o\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"}],\"name\":\"pickOp\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"h\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry\",\"name\":\"output\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"index\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"firstStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"start\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"end\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"log\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"marks\",\"type\":\"bytes32\"}],\"internalType\":\"structSegment\",\"name\":\"segment\",\"type\":\"tuple\"},{\"internalType\":\"bytes16\",\"name\":\"line\",\"type\":\"bytes16\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structRecord\",\"name\":\"record\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"claim\",\"type\":\"tuple\"}],\"name\":\"proveLink\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "PrivateRules",
	Bin: "0x60808060405234601557612836908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630b6c2b4014610c2457806339ee68d814610bae5780637e42bf26146106b6578063bb2bcad61461058d578063e1ea9b24146103705763fc0e6e261461005b575f80fd5b3461036c5736600319016103e0811261036c576101601361036c5761007e610d55565b610184359067ffffffffffffffff821161036c5781600401906040600319843603011261036c576101a4359067ffffffffffffffff821161036c576040600319833603011261036c57610220366101c319011261036c576100dd610dcd565b926100e6610e30565b916100f18386610f74565b61020083019161010460ff8451166116e3565b60ff845116036103555761011b60ff8451166116e3565b9661012a8860ff865116611152565b97610141610137876119c1565b60018b1b90610f11565b5f1981019190821161031957600161016c63ffffffff9b8c946102208b019d8e5116851b911c611152565b911b808210156103645750935b1692831015610355576101ae6101a261019560ff8751166116e3565b9360248135940190610f3e565b906001851b8685611484565b6101e086019081510361032d5760ff9363ffffffff926101d49252828a5116841b610f11565b1687521660ff825116039460ff86116103195761020961025a9460ff6102d79816845263ffffffff83511690600401856115fd565b9063ffffffff81511661026085015261023463ffffffff60608401511692836102808701525161171c565b156102db57505050600b60a082015260016102e082015260016103008201525b826112d0565b6040519182918291909161014080610160830194805184526020810151602085015260408101516040850152606081015160608501526080810151608085015260a081015160a085015260c081015160c085015260e081015160e08501526101008101516101008501526101208101516101208501520151910152565b0390f35b60ff6102ef6102ea5f94611734565b611750565b1680935252155f1461030f5761030a60075b60a08301610f1e565b610254565b61030a6005610301565b634e487b7160e01b5f52601160045260245ffd5b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b6307b6ad3f60e01b5f5260045ffd5b905093610179565b5f80fd5b3461036c5736600319016101a0811261036c576101601361036c576101643567ffffffffffffffff811161036c573660238201121561036c57806004013567ffffffffffffffff811161036c573660248260051b8401011161036c576101843567ffffffffffffffff811161036c576103ed903690600401610d69565b9190926103f8610dcd565b92610401610e30565b9461040c8686610f74565b6102e0860163ffffffff81511661042c61042582611734565b8092610f11565b5f19810191908211610319576104419161115f565b5f1981019081116103195785036103555763ffffffff90511663ffffffff61030088015116145f14610578576104788282886113b1565b6102a086015160021b60fc1661048f8184846116c3565b3560f81c90600181018082116103195761ff006104ae819287876116c3565b3560f01c161693600282018083116103195762ff00006104d0819284886116c3565b3560e81c161693600383018093116103195763ff0000009283926104f3926116c3565b3560e01c1616921717176103408501525b6040519060208201926024849201905f905b808210610550576102d78761025a8a898961053a818b03601f198101835282610d97565b5190206101e0820152600a60a0820152826112d0565b90919283359063ffffffff821680920361036c57602081600193829352019401920190610516565b5015610504576307b6ad3f60e01b5f5260045ffd5b3461036c5736600319016103e0811261036c576101601361036c57610164358060030b80910361036c576101843563ffffffff81169182820361036c576101a4359167ffffffffffffffff831161036c576040600319843603011261036c57610220366101c319011261036c57610602610dcd565b9261060b610e30565b916106168386610f74565b60ff6102008401511661062b6102ea856119c1565b036103555761063d91600401836115fd565b6003198303610690575063ffffffff6101a0820151165f190163ffffffff81116103195763ffffffff168414155b610355576102d79361025a92610360830152610260820152600c60a0820152826112d0565b825f1981149182156106a4575b505061066b565b6020015160030b14159050828661069d565b3461036c573660031901610440811261036c576101601361036c576102203661016319011261036c576103843567ffffffffffffffff811161036c5780600401906040600319823603011261036c576103a43567ffffffffffffffff811161036c5780600401906101a0600319823603011261036c576080366103c319011261036c57610741610dcd565b9261075461074d610e30565b8095610f74565b60205f6102406040517f696e6665726e65742f74726163652f320000000000000000000000000000000081526102206101648583013760025afa1561036c575f5160208501510361032d576107d5908535956107cc63ffffffff6102608801511691602463ffffffff6101a08a015116940190610f3e565b92909188611484565b6101c08401510361032d57610360830190600319825160030b145f1461080c575050506101400151602091145b6040519015158152f35b604094929451602081016103c43581526103e43563ffffffff811680910361036c57604083015261040435918260608201526104243567ffffffffffffffff811680910361036c5760808201526080815261086860a082610d97565b51902085511490811591610b65575b5061032d5761016481019360205f61088e87611560565b6040516fffffffffffffffffffffffffffffffff19848201927f696e6665726e65742f737465702f31000000000000000000000000000000000084521660308201528381526108de604082610d97565b604051918291518091835e8101838152039060025afa15610b5a576101605f5191019563ffffffff87511663ffffffff61091a60a4860161157e565b1690039063ffffffff82116103195763ffffffff61096a61096482875f966020988361095860c48501996101846109508c61157e565b960190610f3e565b95909416921690611484565b9261157e565b169060405190848201927f696e6665726e65742f6c6f672f32000000000000000000000000000000000000845260408301526060820152606081526109b0608082610d97565b604051918291518091835e8101838152039060025afa15610b5a576101245f519101350361032d576109e183611560565b905160030b60011903610b395763ffffffff6001600160e01b0319610a0585611560565b60401b16945b5116908060031a60181b908060021a60101b908060011a60081b905f1a171717149182610b18575b5081610a44575b5060209150610802565b9050610a75610a51611b29565b92610a6e6001600160e01b0319610a678661250c565b92166126af565b90846125df565b602060019301925b600a8110610a915750602092501482610a3a565b90610a9f90808001856124b9565b5f5160206128165f395f51905f5290069061064083015b808410610ae557505f5160206128165f395f51905f5291610ad9916001946124b9565b9150505f089101610a7d565b905f5160206128165f395f51905f5280602092865101818082800980090984810180910194800101069301929190610ab6565b6001600160e01b0319919250610b2d90611560565b60201b16159083610a33565b63ffffffff6001600160e01b0319610b5085611560565b60601b1694610a0b565b6040513d5f823e3d90fd5b905060205f6101806040517f696e6665726e65742f7365676d656e742f33000000000000000000000000000081526101608a8583013760025afa1561036c575f51141586610877565b3461036c573660031901610180811261036c576101601361036c576101643567ffffffffffffffff811161036c5761025a610bf06102d7923690600401610d69565b9190610c17610bfd610dcd565b93610c06610e30565b92610c118487610f74565b836113b1565b600860a0820152826112d0565b3461036c5736600319016101a0811261036c576101601361036c57610c47610d55565b6101843567ffffffffffffffff811161036c57610c68903690600401610d69565b610c70610dcd565b91610c79610e30565b90610c848285610f74565b61022082015194643fffffffc063ffffffff87169660061b16958087046040149015171561031957610cbf63ffffffff604092168097610f11565b9510801590610d40575b61035557610cd783826110e1565b6102408301510361032d5763ffffffff610d126001928761025a96846102d79a166102a08801525f6102c0880152604087015115159261117d565b16806102e084015280610300840152115f14610d3657610254600960a08301610f1e565b610254600b610301565b5063ffffffff61028083015116851015610cc9565b610164359063ffffffff8216820361036c57565b9181601f8401121561036c5782359167ffffffffffffffff831161036c576020838186019501011161036c57565b90601f8019910116810190811067ffffffffffffffff821117610db957604052565b634e487b7160e01b5f52604160045260245ffd5b60405190610160820182811067ffffffffffffffff821117610db9576040525f610140838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152565b604051906103a0820182811067ffffffffffffffff821117610db9576040525f610380838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e0820152826103008201528261032082015282610340820152826103608201520152565b9190820180921161031957565b600d821015610f2a5752565b634e487b7160e01b5f52602160045260245ffd5b903590601e198136030182121561036c570180359067ffffffffffffffff821161036c57602001918160051b3603831361036c57565b63ffffffff6101406103409261016060048237604081865e73ffffffffffffffffffffffffffffffffffffffff604082015160018160c01c166040880152848160a01c166101a088015216606086015273ffffffffffffffffffffffffffffffffffffffff606082015116608086015260406080820161012087015e604060c082016101c087015e6101008101516102408601526101208101518060f81c61038087015260ff8160f01c1660a087015267ffffffffffffffff8160b01c1660c0870152838160901c1660e0870152838160701c16610100870152838160501c16610160870152838160301c1661018087015260ff8160281c16610200870152838160081c166102208701525f0b61036086015201518060e01c610260850152818160c01c16610280850152818160a01c166102a0850152818160801c166102c0850152818160601c166102e0850152818160401c16610300850152818160201c1661032085015216910152565b5f90602092611132602e604051838194888301967f696e6665726e65742f6f702f3100000000000000000000000000000000000000885284840137810186838201520301601f198101835282610d97565b604051918291518091835e8101838152039060025afa15610b5a575f5190565b9190820391821161031957565b8115611169570490565b634e487b7160e01b5f52601260045260245ffd5b92909261118a8482611782565b928351600181101590816112c4575b50156112ba5760408401908151916111b0836118ff565b926111be6040519485610d97565b8084526111cd601f19916118ff565b013660208501375190815b61125757505060808401946111f08287518386611a4b565b955190600682018092116103195761120793611a4b565b908382111561124e5761122361122b918386611230965161192b565b938492611152565b610f11565b5f1981019081116103195763ffffffff9161124a9161115f565b1690565b50505050600190565b6001600160fe1b0382168203610319578160021b6002018060021161031957611281908886611a32565b8015611169575f19830191818106848411610319576112a36112a99487611917565b5261115f565b908015610319575f190190816111d8565b5050505050600190565b6004915011155f611199565b906101409060406101208201608085015e60406101c0820160c085015e61024081015161010084015260a081015160f01b61038082015160f81b1760c082015160b01b1761010082015160701b60e083015160901b171761018082015160301b61016083015160501b171761022082015160081b61020083015160281b171760ff610360830151161761012084015261028081015160c01b61026082015160e01b176102c082015160801b6102a083015160a01b171761030082015160401b6102e083015160601b17179061032061034082015191015160201b1717910152565b9063ffffffff61028083015116610220830151643fffffffc063ffffffff82169160061b169080820460401490151715610319576113ee91611152565b6040811161147c575b6001600160fe1b03811681036103195760021b83036103555761010083116103555791611422611b29565b9261142c8461250c565b935f925b600a841061144857505050506101e001510361032d57565b9091929485601c02601c810487036103195760019161146b61147292858861266f565b90856125df565b9501929190611430565b5060406113f7565b909294939180841090811591611513575b5061035557604051907f696e6665726e65742f6e6f64652f310000000000000000000000000000000000825294809260051b01905b8183106114d75750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa1561036c5760205f519560011c930191906114ca565b6040841115915081611552575b8161152e575b50155f611495565b831591508115611540575b505f611526565b90505f19015f1983011c15155f611539565b5f198101841c159150611520565b356fffffffffffffffffffffffffffffffff198116810361036c5790565b3563ffffffff8116810361036c5790565b6040519060a0820182811067ffffffffffffffff821117610db9576040525f6080838281528260208201528260408201528260608201520152565b903590601e198136030182121561036c570180359067ffffffffffffffff821161036c5760200191813603831361036c57565b909161160761158f565b5060205f6102406040517f696e6665726e65742f74726163652f320000000000000000000000000000000081526102206101c48583013760025afa1561036c575f5160208301510361032d576102409161166a61166485806115ca565b906110e1565b92839101526102a4359063ffffffff821680830361036c576116a49363ffffffff935061169a6020870187610f3e565b9490931690611484565b610284350361032d576116ba816116c0926115ca565b90611782565b90565b908210156116cf570190565b634e487b7160e01b5f52603260045260245ffd5b8015611717576005810180821161031957600661170291048092610f11565b5f19810191908211610319576116c09161115f565b505f90565b6006811015908161172b575090565b60089150111590565b604081019081811161031957603f019081116103195760061c90565b905f5b6040811080611776575b15611772575f19811461031957600101611753565b9150565b50826001821b1061175d565b91909161178d61158f565b9261080081116103555780156103555780156116cf57813560f81c84526005811061035557600182013560e01d602085019080825260098651119081156118f3575b81156118e8575b50610355576117e5855161171c565b6118cc575080600510156103555780600510156116cf57600582013560f81c93604081019480865280159081156118c1575b50610355576060810193600185525f5b8651811015611894576001600160fe1b0381168103610319578060021b600601806006116103195761185a908587611a32565b8651818102918183041490151715610319578087528015908115611886575b5061035557600101611827565b9050637fffffff105f611879565b50935093915050516001600160fe1b03811681036103195760021b60060180600611610319576080830152565b60069150115f611817565b9150505f92919219905160030b03610355576001606082015290565b5f191290505f6117d6565b600219811291506117cf565b67ffffffffffffffff8111610db95760051b60200190565b80518210156116cf5760209160051b010190565b939290919381156119b6575b81156119ab575b506119a45760085b6040811080611980575b1561197b578060011b9080820460021490151761194657634e487b7160e01b5f52601160045260245ffd5b925050565b508060061b818104604014821517156103195761199e859184610f11565b10611950565b5060409150565b60099150145f61193e565b600481149150611937565b60a081018051600d811015610f2a57600514908115611a03575b50156119f55763ffffffff6102806116c092015116611734565b6101a0015163ffffffff1690565b905051600d811015610f2a576006145f6119db565b91908082101561035557611a2b926116c3565b3560f81c90565b9060048301808411610319571161035557013560e01c90565b611a56838383611a18565b926001810180821161031957611a6d908484611a18565b926002820180921161031957611a8292611a32565b9280518210801590611b1c575b6103555781611a9d91611917565b51908215611b12575060018214611b075760048214611af95780603f611ac4921690611152565b9060028114611af05760030361035557604081018091116103195780821015611aeb575090565b905090565b50906103555790565b6116c092915060051c610f11565b6116c0929150610f11565b9150506103555790565b50637fffffff8411611a8f565b604051906107e0820182811067ffffffffffffffff821117610db9576040526107c082527f08a50897c06aafe6ea414fb1bceca2267cd4a39486729fbc6d5d1bb7a172ebd26107c0837f1da4d6adfb0d0b494584f763db50a81908580a5f5e295e168b9b8d31770fac4f60208201527f0946129a2e33b4e819707a56a3b3790eab80d0a0c7a0c63451fab2a59acc074c60408201527f2a39b9d5376afd35580abd6952986570867b87303b07140268794dad4b8f82ea60608201527f27605717d1245c20c546b3c7014e5fa3e4a70e66ecd6de5d32448eea5e3069b260808201527f24c896cb2594e17b973653193a470ed7e771ebb09a228d638e50809c0377363260a08201527f0911096c45dd9cda0d61d783957003db6d8701c7869a919ad8042e1b7d597a4960c08201527f26ff6166f1e4b99e27eee6d352a8ce26f1daba01aad28021f11f38a70603afdc60e08201527e8e2faedcf76d08ad6591ff90e50fea79bcb5e18cfb7d954d5b89437bf64b7e6101008201527f19c9da2379b598ace3ad4d1872470830f6184a3cec71eeb632f98820eb353d786101208201527f0f7c4eb15d8b0b62a8f6a090ec9610a2ab3dfcdb57e2539aa459a40583dfe96b6101408201527f18b99417dc26b5e079750eba282362d1d46900b47dd5ff809171588b08ac39836101608201527f1ee044081160b3eee2d4493feab82141c73f1c054b76320a8848af08a8d91a266101808201527f29bb95c8763efd3e0e87f5df12ee8a150455b6d7a14780d19122220366c258dc6101a08201527f22c23eec9cb13ff8a3ee9a363d740653215e8991f7f9ec12067b4705e9a5c9fb6101c08201527f23589e033a31a667680c8b18926c3be09115c7644c4f905cc7deefc1690b42dc6101e08201527f304e99b887f2e1e92c9c0cde5f2bdd4764f60b98a219f1f0dd64ec938a6a247c6102008201527f22e817865236ad3a76fbe88bbdf31fcae792f326271d53a3a493b2de7f7d8b4c6102208201527f10c9efe573e86fa5b238a3f5c70a00bf02bc7dcfcc4878e026b77c881dc8b1c96102408201527f0a94f16be920d85f4d6f80e745c6bddbc084f309edffef023ea283c72b89bbb66102608201527f23ed72b4d01d14e3c7888fedb770494abc2c1ea81d6465b5df3da0ebcd69101a6102808201527f17c5115640e4cebeed0e6cbb511ac38498df815a77cb162de8d8f1022eb6bb746102a08201527f2e507fcca290d0d9cf765245750eb04773e09e1fc813959fb99680a82772e4fc6102c08201527f0d4a98999f5b39176af6cce65c8d12162433f055cb71d70dfc8803013292bbbf6102e08201527f238d8022cc09c21ab3c01261a03dc125321d829e22a7a3b7a1bd3c335eccfa216103008201527f010cd8e4c2b7051cb81dc8292e35d8e943ce365613d5b39770e454ed9f4ae1656103208201527f088027e54f2a3604b11178cf0ea3c6aa861173a90fb231238e03539590ecc0276103408201527f1b840f5311a2b1d4b4cd7aa7e5a9a6d161165468daa938108302b73e464819db6103608201527f2bf51a5da1828a1cf9b764b1e16c15929a3a346e44198ea0cb366fcd8db78dc16103808201527f206ad089d8d296ffe68a6a86767a7fe726b8872f9c7beef9d56a3a50f6f238276103a08201527f24d19193171494fa1a54e0a99ac16d05eaec4b6d617c7c199fc07ff88eac550c6103c08201527f1dd654a2ca9d9f24f33d88246a40dfb32c40662278b9c0b995d9f9fbaf1521386103e08201527f0d171025c925f6e259d20ecbd3a601108c85f05b0fe7793b8acf57f3789785e46104008201527f055bef435a43aec245cd99ccb0f7c8791d9e8cf2b80d95dd98b9908fed877d556104208201527f10d2ac8c61c8a2e88a2a3f42d9359a14be63d0ad4cfd9f203b75765d0e595f0e6104408201527f103479710e70996982a84057ec3ba6b2254d7966ddc41e85296e3d0790dcfa566104608201527f2a366f0448fda3c05914ffb48c765da8de96f9aa340db1638225f8372921807b6104808201527f16be0fb8ef62da17919b6e0378d00594153bb8899aeb686c04626b63285837a46104a08201527f0417038500e9d06c60abbc7f0d0d24c32dec8a0b2aa5a4d52cfd8c78a15bc3706104c08201527f26a6873b43ffd2ccf66ec6f4493ff9b54f4d76480bc486a3e5a0308fdd0138126104e08201527f0a3314a838f32630a96251914fe5ad262f3db9b2aa8aa9f7391922d36278c4986105008201527f0fde0c5429a6beb07f462d4821f48f86aeadb46a090b15a044f4b59399027da46105208201527f0abc2d5049972a6b9b357e4163793b0bb517e1eb535a984df11a1c89cda2c8a96105408201527f0dab51d6e3ebfa661d21722fb21e55051b427a5f173f7f17735205dbb77c464e6105608201527f29c36622598b511d51af6cc37123652fb21be5c2d68fb8efe9b92e70a8c1ae036105808201527f2c03ec80adac2a33ae846bc0b700d0bcc41c4096e53ac6990d6bbe7ea2fbc85c6105a08201527f0918fdbe9cf3a59fbdb4c6852d065105317303116017d893b8b521e3cebe1e0d6105c08201527f1f19ec22e69ca33f599dd13cd7e495a8176a79df4f7acf79a9d2135acabe23596105e08201527f1c4b037c8ae85ee1eb32b872eb7f76928c4c76b29ceb001346447b29110807046106008201527f2b68900ed906616d6c826d0bde341766ba3131e04d420de5af0a69c534efd8db6106208201527f20ca92aa222fcc69448f8dac653c8daaa180ff6dfb397cef723d4f0c782bc7f06106408201527f10d22d05bdff6bb375276fc82057db337045a5ab7ac053941f6186289b66b2b66106608201527f0b1ffdbb529367bb98f32ba45784cb435aa910b4a00636d1e5ca79e88bdd6cd96106808201527f2da32b38e7984bc2ed757ec705eccf8282c7b4f82e5e515f6f89bcc33022ce9f6106a08201527f042593ad87403f6d2674b8b55a886725b87eb33958031e94d292cecc6abed1bb6106c08201527f181fa1b4d067783a19d7367bf49b3f01051faedab463a6de9308fbd6e7d419f16106e08201527f15aaa6cc9b7900b15683c95515c26028a8e35b00ed8a815c34927188c60de6606107008201527f1bf28a93209084bbbc63234f057254c280b1a636f5a0eced6787320212f75a7a6107208201527f1cdb8c8bee5426f02cd9e229776118f156273b312f805c8e6f8c9d81a620cb6f6107408201527f08299c0abf196d53162e0facb5f1876f516df2505cc387a0f8ea0e8760d5ca7e6107608201527f221643d205fe82778a7b7b58cb65c4962d76c0072cabd1124117269d7c710b8a6107808201527f2d036a95f81cf49bb7a0143a28c88767f6bd10c3f74b22db487920d43343dbff6107a08201520152565b9260c084019192915b8085106124cc5750565b9391925f5160206128165f395f51905f528060409285510181808280098009099460208501510181808280098009099384810180910194019201936124c2565b7ad2dccccae4dccae85ed8cac2cc5ee0dee6cad2c8dedc645e6200806125519160207a696e6665726e65742f6c6561662f706f736569646f6e322f31004091016124b9565b5f5160206128165f395f51905f5290069061064083015b8084106125ac575090612589915f5160206128165f395f51905f52936124b9565b9150507a696e6665726e65742f6c6561662f706f736569646f6e322f3100400890565b905f5160206128165f395f51905f5280602092865101818082800980090984810180910194800101069301929190612568565b906125f8919392936020858301808701930191016124b9565b5f5160206128165f395f51905f529006939161064081015b80821061263a575093612632915f5160206128165f395f51905f5294956124b9565b929150500890565b90915f5160206128165f395f51905f528060209285510181808280098009098781018091019780010106920190949194612610565b9091828110156126a857612686816116c094611152565b601c81116126a0575b5f199060031b1c19910135166126af565b50601c61268f565b5050505f90565b77ffffffffffffffff0000000000000000ffffffffffffffff8160081c9160081b917cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff0085167eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84161760101c941691161760101b9179ffff000000000000ffff000000000000ffff000000000000ffff7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff847dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff84161760201c941691161760201b7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff82821673ffffffff000000000000000000000000ffffffff85161760401b93161760401c16178060801b9060801c179056fe30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001",
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
// the contract method with ID 0xbb2bcad6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) PackPickLink(c Packed, link int32, index uint32, o Operator, h Header) []byte {
	enc, err := privateRules.abi.Pack("pickLink", c, link, index, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb2bcad6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) TryPackPickLink(c Packed, link int32, index uint32, o Operator, h Header) ([]byte, error) {
	return privateRules.abi.Pack("pickLink", c, link, index, o, h)
}

// UnpackPickLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbb2bcad6.
//
// Solidity: function pickLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, int32 link, uint32 index, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) UnpackPickLink(data []byte) (Packed, error) {
	out, err := privateRules.abi.Unpack("pickLink", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0e6e26.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) PackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) []byte {
	enc, err := privateRules.abi.Pack("pickOp", c, child, node, o, h)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPickOp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0e6e26.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) TryPackPickOp(c Packed, child uint32, node Entry, o Operator, h Header) ([]byte, error) {
	return privateRules.abi.Pack("pickOp", c, child, node, o, h)
}

// UnpackPickOp is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc0e6e26.
//
// Solidity: function pickOp((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, uint32 child, (bytes32,bytes32[]) node, (bytes,bytes32[]) o, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h) view returns((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) p)
func (privateRules *PrivateRules) UnpackPickOp(data []byte) (Packed, error) {
	out, err := privateRules.abi.Unpack("pickOp", data)
	if err != nil {
		return *new(Packed), err
	}
	out0 := *abi.ConvertType(out[0], new(Packed)).(*Packed)
	return out0, nil
}

// PackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7e42bf26.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32,uint64) claim) view returns(bool)
func (privateRules *PrivateRules) PackProveLink(c Packed, h Header, output Entry, record Record, claim Ref) []byte {
	enc, err := privateRules.abi.Pack("proveLink", c, h, output, record, claim)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveLink is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7e42bf26.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32,uint64) claim) view returns(bool)
func (privateRules *PrivateRules) TryPackProveLink(c Packed, h Header, output Entry, record Record, claim Ref) ([]byte, error) {
	return privateRules.abi.Pack("proveLink", c, h, output, record, claim)
}

// UnpackProveLink is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7e42bf26.
//
// Solidity: function proveLink((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, (bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32) h, (bytes32,bytes32[]) output, ((bytes32,bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,bytes32,bytes32,bytes32),bytes16,bytes32[]) record, (bytes32,uint32,bytes32,uint64) claim) view returns(bool)
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
	ABI: "[{\"inputs\":[],\"name\":\"Malformed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Mismatch\",\"type\":\"error\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"claim\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"trace\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"asserter\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"challenger\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"before\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"afterRoot\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"focus\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"op\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"turn\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"place\",\"type\":\"bytes32\"}],\"internalType\":\"structPacked\",\"name\":\"c\",\"type\":\"tuple\"},{\"components\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"program\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"numerics\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"dataset\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"stepsPerSegment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"stride\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"steps\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"ops\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"opCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tables\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"tableCount\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"data\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"dataBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"seed\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"batch\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"accumulate\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"context\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"tensors\",\"type\":\"uint32\"}],\"internalType\":\"structHeader\",\"name\":\"header\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"encoding\",\"type\":\"bytes\"},{\"components\":[{\"internalType\":\"uint8\",\"name\":\"source\",\"type\":\"uint8\"},{\"internalType\":\"uint32\",\"name\":\"id\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"leaf\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"header\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"top\",\"type\":\"bytes32[]\"}],\"internalType\":\"structOpening[]\",\"name\":\"inputs\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structEntry[]\",\"name\":\"roots\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"leaf\",\"type\":\"bytes\"}],\"internalType\":\"structTileProof\",\"name\":\"p\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"lease\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"height\",\"type\":\"uint64\"}],\"internalType\":\"structRef\",\"name\":\"\",\"type\":\"tuple\"}],\"name\":\"proveTile\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "Referee",
	Bin: "0x60808060405234601557615f9f908161001a8239f35b5f80fdfe60a06040526004361015610011575f80fd5b5f3560e01c63663a2c2014610024575f80fd5b3461008657366003190161020081126100865761016013610086576101643567ffffffffffffffff8111610086576102a06003198236030112610086576080366101831901126100865761007c60209160040161012c565b6040519015158152f35b5f80fd5b6060810190811067ffffffffffffffff8211176100a657604052565b634e487b7160e01b5f52604160045260245ffd5b610140810190811067ffffffffffffffff8211176100a657604052565b90601f8019910116810190811067ffffffffffffffff8211176100a657604052565b903590601e1981360301821215610086570180359067ffffffffffffffff82116100865760200191813603831361008657565b60405190610160820182811067ffffffffffffffff8211176100a6576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f6101008301525f6101208301525f610140830152604051916103a0830183811067ffffffffffffffff8211176100a65763ffffffff91610140916040525f85525f60208601525f60408601525f60608601525f60808601525f60a08601525f60c08601525f60e08601525f6101008601525f6101208601525f828601525f6101608601525f6101808601525f6101a08601525f6101c08601525f6101e08601525f6102008601525f6102208601525f6102408601525f6102608601525f6102808601525f6102a08601525f6102c08601525f6102e08601525f6103008601525f6103208601525f6103408601525f6103608601525f61038086015261016060048237604081865e73ffffffffffffffffffffffffffffffffffffffff604082015160018160c01c166040880152848160a01c166101a088015216606086015273ffffffffffffffffffffffffffffffffffffffff606082015116608086015260406080820161012087015e604060c082016101c087015e6101008101516102408601526101208101518060f81c61038087015260ff8160f01c1660a087015267ffffffffffffffff8160b01c1660c0870152838160901c1660e0870152838160701c16610100870152838160501c16610160870152838160301c1661018087015260ff8160281c16610200870152838160081c166102208701525f0b61036086015201518060e01c610260850152818160c01c16610280850152818160a01c166102a0850152818160801c166102c0850152818160601c166102e0850152818160401c16610300850152818160201c166103208501521661034083015260205f6102406040517f696e6665726e65742f74726163652f32000000000000000000000000000000008152610220858583013760025afa15610086575f516020830151148015906105b6575b6105615761043e6104386102208301836100f9565b90610669565b805161044981610821565b6105a05750600163ffffffff61030085015116115f1461047d576104799163ffffffff6103408501511693610a86565b1490565b61048b6102808301836100f9565b929063ffffffff61028086015116610220860151643fffffffc063ffffffff82169160061b16908082046040149015171561054d576104c991610a25565b60408111610598575b6001600160fe1b038116810361054d5760021b8403610589576104f6848287611771565b6101e086015103610561576102a085015160021b60fc16936004850180861161054d571161008657610479936105479101358060031a60181b8160021a60101b17908060011a60081b905f1a171790565b93610a86565b634e487b7160e01b5f52601160045260245ffd5b7f77a93d8d000000000000000000000000000000000000000000000000000000005f5260045ffd5b6307b6ad3f60e01b5f5260045ffd5b5060406104d2565b6105af91506101e09284610839565b9101511490565b5060205f6105c86102208401846100f9565b610614602e604051838194888301967f696e6665726e65742f6f702f3100000000000000000000000000000000000000885284840137810186838201520301601f1981018352826100d7565b604051918291518091835e8101838152039060025afa1561063e575f516102408301511415610423565b6040513d5f823e3d90fd5b8181029291811591840414171561054d57565b9190820180921161054d57565b91906040519260a0840184811067ffffffffffffffff8211176100a6576040525f845260208401935f85525f6040820152606081015f81525f6080830152819561080085116105895784156105895784156107dc57833560f81c83526005851061058957600184013560e01d8082526009845111908115610815575b811561080a575b50610589576106fb8351610821565b6107f05750505081600510156105895781600510156107dc57600581013560f81c93604081019480865280159081156107d1575b50610589576060810193600185525f5b86518110156107a4576001600160fe1b038116810361054d578060021b6006018060061161054d5761077561077c9187876115ad565b8751610649565b8087528015908115610796575b506105895760010161073f565b9050637fffffff105f610789565b50935093915050516001600160fe1b038116810361054d5760021b6006018060061161054d576080830152565b60069150115f61072f565b634e487b7160e01b5f52603260045260245ffd5b925092509293505f19905160030b03610589576001905290565b5f191290505f6106ec565b600219811291506106e5565b60068110159081610830575090565b60089150111590565b91909161084a6102208401846100f9565b600684146109d95780600911610589576008600583013560e01c94146109a15780600d1161058957600982013560e01c9163ffffffff83146109755750600d036105895761026084019360026108a08683610a50565b905003610589576108b18582610a50565b156107dc57803590603e19813603018212156100865701946101c06108f78735976101a08701976108ee63ffffffff8a5116926020810190610a50565b9290918b612e5f565b94019384510361056157600261090d8284610a50565b9050036105895761091d91610a50565b600192919210156107dc576020820135603e19833603018112156100865761096292019061095963ffffffff8335965116926020810190610a50565b92909186612e5f565b9051036105615761097291611728565b90565b9490939150602d84036105895761098b926115c6565b90602d1161008657600d61097292013590611728565b60099150939293036105895763ffffffff61016082015116906001820180921161054d5761097293836109d3926115c6565b916116b7565b919250602d82036105895781602511610086576005810135928260291161058957602582013560e01c92602d1161058957610972946029610a1f93013560e01c916115c6565b91611638565b9190820391821161054d57565b8115610a3c570690565b634e487b7160e01b5f52601260045260245ffd5b903590601e1981360301821215610086570180359067ffffffffffffffff821161008657602001918160051b3603831361008657565b9092610a966102208501856100f9565b906080850151906102a0850163ffffffff815116610ab76040890151612371565b90604089015190815b6115215750509063ffffffff9182610160890151169060405195610ae38761008a565b8652602086015260408501525116606087015111156105895760058651146115125760405196610100880188811067ffffffffffffffff8211176100a6576040525f88525f60208901525f60408901525f60608901525f60808901525f60a08901525f60c0890152606060e089015286518852865196600988145f146112dc57610b6f845186856115ad565b9084516004810180911161054d5785526080810151600319810190811161054d57610b9d60209188876115ad565b03610589576080810151600719810190811161054d57610bbe9087866115ad565b6040830180841161054d57603f840190811161054d5760061c0361058957602085015160408201515f19810190811161054d57610bfa916123cc565b5160c08b015260406020860151910151600119810190811161054d57610c1f916123cc565b517f03ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116810361054d5760061b60208a015260408901525b610c6e8351610c65816123ea565b85528584611593565b906010821161058957610c8082612359565b91610c8e60405193846100d7565b808352601f19610c9d82612359565b015f5b8181106112875750505f5b8181106110a057505090610cd6918160e08b0152610ccd610240820182610a50565b92909189612851565b9515610dfc57505103610589576001908451828114908115610df1575b50610de8575b6060850151610dde575b6080850151610dd4575b5f92835b60e08701518051861015610dbd5785610d29916123cc565b5190815160038111908115610d9f575b5061058957875160098114908115610d82575b5080610d66575b6105895760018092511b17940193610d11565b5060808201516001141580610d53575060a08201511515610d53565b600491501480610d93575b5f610d4c565b50600182511115610d8d565b600291501480610db0575b5f610d39565b5060808201511515610daa565b509094935094919094036105895761097292612b5b565b9060081790610d0d565b9060041790610d03565b60039150610cf9565b60049150145f610cf3565b90949592919350610e1160e084015151612371565b935f5b8551811015610e7e57610e2b8160e08701516123cc565b519061010082015180155f14610e5c5750610e4b6001925f905b8b6130c7565b610e5582896123cc565b5201610e14565b5f19810190811161054d57600192610e77610e4b928a6123cc565b5190610e45565b50925092945092610e9181518385611593565b81516002810180911161054d576001600160fe1b038216820361054d57610ebc908260021b9061065c565b925f19840184811161054d57610ed3908287611593565b92601083118015611098575b801561108e575b801561107b575b6105895760405195610820610f0281896100d7565b60408852601f19013660208901375f955f5b868110610f3a57505050505050506001919293500361058957610f36906123af565b5190565b610f4e610f47828461065c565b8685611587565b35908160f81c918a600f841693601081105f14610f9a575050508b5182101561058957610f7d6001928d6123cc565b515b610f92610f8b8b6123ea565b9a8c6123cc565b525b01610f14565b6020811015610fef57505087831015610589578551906001820180921161054d576103fc9060f61c1692600f8460021c160361054d57610fe3610fea91603c600195169061065c565b87866115ad565b610f7f565b90915060308110156110205750506020850151518210156105895761101a60019260208701516123cc565b51610f7f565b604081101580611071575b1561105b57505088821015610589575f1989019189831161054d5761105561101a91600194610a25565b8b6123cc565b600193509061106b929a916131fc565b97610f94565b506050811061102b565b50611086848661065c565b821415610eed565b5060408411610ee6565b508315610edf565b6110aa81856123cc565b516110b787518988611593565b808252828c15611280571515908161125f575b505b6105895786516001810180911161054d576110e8908988611593565b87516002810180911161054d57611100908a896115ad565b8160201b17602083015287516006810180911161054d576111246002918b8a6115ad565b9182604085015211908115611256575b8115611248575b50610589578651600a810180911161054d57875261115d8b1515888a89612f78565b60808301526060820152611172878988613065565b15158060a083015261122b575b61118a878988613065565b611198575b50600101610cab565b6111a487518988611593565b8b15158c15611221575b8015611209575b610589576001810180911161054d5761010082015286516001810180911161054d5763ffffffff6111ea610120928b8a6115ad565b1660030b9101528551906005820180921161054d57908652600161118f565b5061010061121782886123cc565b51015115156111b5565b50828110156111ae565b6112398b1515888a89612f78565b60e083015260c082015261117f565b9050637fffffff105f61113b565b80159150611134565b90505f19830183811161054d5761127690876123cc565b515110155f6110ca565b14156110cc565b602090604051611296816100ba565b5f81525f838201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015282828801015201610ca0565b876112e8575b50610c57565b602084015160806112fe82828501518988614090565b920151906006820180921161054d57611318918786614090565b60408a015260208901528251600c810180911161054d5761133a908584611593565b8351600d810180911161054d57611352908685611593565b600182118015611508575b61058957600180921460608b01521460808901526004885114806114db575b6105895760808801511515806114cf575b806114c3575b610589576003885114806114b6575b610589578251600e810180911161054d57835260808801516113c5575b5f6112e2565b825163ffffffff6113d78287866115ad565b1660030b6020850151515f905b80821061146f5750506004820180831161054d5761140863ffffffff9188876115ad565b1660030b151580611467575b61058957600882019081831161054d5761144963ffffffff61143a61144f948a896115ad565b1660030b604088015190612f3b565b90612f5d565b90600c810180911161054d57845260a08901526113bf565b506001611414565b90916004840180941161054d576114ae60019161144963ffffffff611495888d8c6115ad565b1660030b6114a78760208d01516123cc565b5190612f3b565b9201906113e4565b50606088015115156113a2565b50600188511415611393565b5060028851141561138d565b506114e883518584611593565b83516002810180911161054d576115009086856115ad565b17151561137c565b506001811161135d565b509261097294929591506123f8565b6001600160fe1b038216820361054d578160021b6002018060021161054d5761154b9088876115ad565b906115568282610a32565b915f1984019184831161054d576115809361157461157a94886123cc565b526123e0565b916123a3565b9081610ac0565b908210156107dc570190565b919080821015610589576115a692611587565b3560f81c90565b906004830180841161054d571161058957013560e01c90565b90610260810160016115d88284610a50565b905003610589576115e891610a50565b156107dc57803590603e1981360301821215610086576101c09161162d910180359461162463ffffffff6101a087015116926020810190610a50565b92909187612e5f565b910151036105615790565b5f9160209360405191858301937f696e6665726e65742f74656e736f722f3200000000000000000000000000000085526040840152606083015260808201526080815261168660a0826100d7565b604051918291518091835e8101838152039060025afa1561063e575f5190565b3563ffffffff811681036100865790565b905f9160209363ffffffff6116cf61020084016116a6565b168560405193818501957f696e6665726e65742f73746174652f320000000000000000000000000000000087526040860152803560608601520135608084015260a083015260c082015260c0815261168660e0826100d7565b5f9060209260405190848201927f696e6665726e65742f6e6f64652f310000000000000000000000000000000000845260308301526050820152605081526116866070826100d7565b604001511561230857610100821161058957906040516117936107e0826100d7565b6107c081527f08a50897c06aafe6ea414fb1bceca2267cd4a39486729fbc6d5d1bb7a172ebd26107c060208301927f1da4d6adfb0d0b494584f763db50a81908580a5f5e295e168b9b8d31770fac4f84527f0946129a2e33b4e819707a56a3b3790eab80d0a0c7a0c63451fab2a59acc074c60408201527f2a39b9d5376afd35580abd6952986570867b87303b07140268794dad4b8f82ea60608201527f27605717d1245c20c546b3c7014e5fa3e4a70e66ecd6de5d32448eea5e3069b260808201527f24c896cb2594e17b973653193a470ed7e771ebb09a228d638e50809c0377363260a08201527f0911096c45dd9cda0d61d783957003db6d8701c7869a919ad8042e1b7d597a4960c08201527f26ff6166f1e4b99e27eee6d352a8ce26f1daba01aad28021f11f38a70603afdc60e08201527e8e2faedcf76d08ad6591ff90e50fea79bcb5e18cfb7d954d5b89437bf64b7e6101008201527f19c9da2379b598ace3ad4d1872470830f6184a3cec71eeb632f98820eb353d786101208201527f0f7c4eb15d8b0b62a8f6a090ec9610a2ab3dfcdb57e2539aa459a40583dfe96b6101408201527f18b99417dc26b5e079750eba282362d1d46900b47dd5ff809171588b08ac39836101608201527f1ee044081160b3eee2d4493feab82141c73f1c054b76320a8848af08a8d91a266101808201527f29bb95c8763efd3e0e87f5df12ee8a150455b6d7a14780d19122220366c258dc6101a08201527f22c23eec9cb13ff8a3ee9a363d740653215e8991f7f9ec12067b4705e9a5c9fb6101c08201527f23589e033a31a667680c8b18926c3be09115c7644c4f905cc7deefc1690b42dc6101e08201527f304e99b887f2e1e92c9c0cde5f2bdd4764f60b98a219f1f0dd64ec938a6a247c6102008201527f22e817865236ad3a76fbe88bbdf31fcae792f326271d53a3a493b2de7f7d8b4c6102208201527f10c9efe573e86fa5b238a3f5c70a00bf02bc7dcfcc4878e026b77c881dc8b1c96102408201527f0a94f16be920d85f4d6f80e745c6bddbc084f309edffef023ea283c72b89bbb66102608201527f23ed72b4d01d14e3c7888fedb770494abc2c1ea81d6465b5df3da0ebcd69101a6102808201527f17c5115640e4cebeed0e6cbb511ac38498df815a77cb162de8d8f1022eb6bb746102a08201527f2e507fcca290d0d9cf765245750eb04773e09e1fc813959fb99680a82772e4fc6102c08201527f0d4a98999f5b39176af6cce65c8d12162433f055cb71d70dfc8803013292bbbf6102e08201527f238d8022cc09c21ab3c01261a03dc125321d829e22a7a3b7a1bd3c335eccfa216103008201527f010cd8e4c2b7051cb81dc8292e35d8e943ce365613d5b39770e454ed9f4ae1656103208201527f088027e54f2a3604b11178cf0ea3c6aa861173a90fb231238e03539590ecc0276103408201527f1b840f5311a2b1d4b4cd7aa7e5a9a6d161165468daa938108302b73e464819db6103608201527f2bf51a5da1828a1cf9b764b1e16c15929a3a346e44198ea0cb366fcd8db78dc16103808201527f206ad089d8d296ffe68a6a86767a7fe726b8872f9c7beef9d56a3a50f6f238276103a08201527f24d19193171494fa1a54e0a99ac16d05eaec4b6d617c7c199fc07ff88eac550c6103c08201527f1dd654a2ca9d9f24f33d88246a40dfb32c40662278b9c0b995d9f9fbaf1521386103e08201527f0d171025c925f6e259d20ecbd3a601108c85f05b0fe7793b8acf57f3789785e46104008201527f055bef435a43aec245cd99ccb0f7c8791d9e8cf2b80d95dd98b9908fed877d556104208201527f10d2ac8c61c8a2e88a2a3f42d9359a14be63d0ad4cfd9f203b75765d0e595f0e6104408201527f103479710e70996982a84057ec3ba6b2254d7966ddc41e85296e3d0790dcfa566104608201527f2a366f0448fda3c05914ffb48c765da8de96f9aa340db1638225f8372921807b6104808201527f16be0fb8ef62da17919b6e0378d00594153bb8899aeb686c04626b63285837a46104a08201527f0417038500e9d06c60abbc7f0d0d24c32dec8a0b2aa5a4d52cfd8c78a15bc3706104c08201527f26a6873b43ffd2ccf66ec6f4493ff9b54f4d76480bc486a3e5a0308fdd0138126104e08201527f0a3314a838f32630a96251914fe5ad262f3db9b2aa8aa9f7391922d36278c4986105008201527f0fde0c5429a6beb07f462d4821f48f86aeadb46a090b15a044f4b59399027da46105208201527f0abc2d5049972a6b9b357e4163793b0bb517e1eb535a984df11a1c89cda2c8a96105408201527f0dab51d6e3ebfa661d21722fb21e55051b427a5f173f7f17735205dbb77c464e6105608201527f29c36622598b511d51af6cc37123652fb21be5c2d68fb8efe9b92e70a8c1ae036105808201527f2c03ec80adac2a33ae846bc0b700d0bcc41c4096e53ac6990d6bbe7ea2fbc85c6105a08201527f0918fdbe9cf3a59fbdb4c6852d065105317303116017d893b8b521e3cebe1e0d6105c08201527f1f19ec22e69ca33f599dd13cd7e495a8176a79df4f7acf79a9d2135acabe23596105e08201527f1c4b037c8ae85ee1eb32b872eb7f76928c4c76b29ceb001346447b29110807046106008201527f2b68900ed906616d6c826d0bde341766ba3131e04d420de5af0a69c534efd8db6106208201527f20ca92aa222fcc69448f8dac653c8daaa180ff6dfb397cef723d4f0c782bc7f06106408201527f10d22d05bdff6bb375276fc82057db337045a5ab7ac053941f6186289b66b2b66106608201527f0b1ffdbb529367bb98f32ba45784cb435aa910b4a00636d1e5ca79e88bdd6cd96106808201527f2da32b38e7984bc2ed757ec705eccf8282c7b4f82e5e515f6f89bcc33022ce9f6106a08201527f042593ad87403f6d2674b8b55a886725b87eb33958031e94d292cecc6abed1bb6106c08201527f181fa1b4d067783a19d7367bf49b3f01051faedab463a6de9308fbd6e7d419f16106e08201527f15aaa6cc9b7900b15683c95515c26028a8e35b00ed8a815c34927188c60de6606107008201527f1bf28a93209084bbbc63234f057254c280b1a636f5a0eced6787320212f75a7a6107208201527f1cdb8c8bee5426f02cd9e229776118f156273b312f805c8e6f8c9d81a620cb6f6107408201527f08299c0abf196d53162e0facb5f1876f516df2505cc387a0f8ea0e8760d5ca7e6107608201527f221643d205fe82778a7b7b58cb65c4962d76c0072cabd1124117269d7c710b8a6107808201527f2d036a95f81cf49bb7a0143a28c88767f6bd10c3f74b22db487920d43343dbff6107a082015201526121447ad2dccccae4dccae85ed8cac2cc5ee0dee6cad2c8dedc645e6200807a696e6665726e65742f6c6561662f706f736569646f6e322f31004083613d7f565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000190069161064081015b8082106122ba5750916121a2917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000193613d7f565b9150507a696e6665726e65742f6c6561662f706f736569646f6e322f31004008925f925b600a84106121d5575050505090565b9091929384601c02601c8104860361054d576121f5612204918486613de5565b91828101808401910186613d7f565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000190069161064081015b80821061227457507f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001926001949261226592613d7f565b929150500894019291906121c6565b9092917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001806020928651018180828009800909848101809101948001010693019061222e565b9092917f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018060209286999798995101818082800980090984810180910194800101069301909594939561216e565b5f906020926116866030604051838194888301967f696e6665726e65742f6c6561662f320000000000000000000000000000000000885284840137810186838201520301601f1981018352826100d7565b67ffffffffffffffff81116100a65760051b60200190565b9061237b82612359565b61238860405191826100d7565b8281528092612399601f1991612359565b0190602036910137565b801561054d575f190190565b8051156107dc5760200190565b8051600110156107dc5760400190565b80518210156107dc5760209160051b010190565b8115610a3c570490565b5f19811461054d5760010190565b9290919261240a6102208401846100f9565b612416845182846115ad565b9184516004810180911161054d57604061243360029285856115ad565b9801511490811591612805575b81156127e4575b50610589578351906009820180921161054d57036105895760405161246d6020826100d7565b5f81525f805b81811061278f575050612498602091612490610240880188610a50565b918887612851565b9301936124b06124a886516123af565b5195516123bc565b519260018714612774575b61016063ffffffff910151169060028710159261016082019667ffffffffffffffff6124e68961283c565b166124f46101e085016116a6565b63ffffffff811690871561275c576403fffffffc9060021b16908082046004149015171561054d57945b85158015612753575b6105895761258561258d9361256e612573889761256e67ffffffffffffffff9663ffffffff6125676101c08f612560906101809d6123e0565b9d016116a6565b1690610649565b61065c565b63ffffffff6125676101a08b016116a6565b16930161283c565b61259782846123e0565b63ffffffff80821692602092831c9263fffffff092808316925f921c16815b600a8310612707575050505050916125dc816125e79695936125e29560201b1793610a32565b91613f7c565b610649565b90156126f0576001600160fe1b038216820361054d5761261761261d9167ffffffffffffffff9360021b9061065c565b9361283c565b1682101561058957612636612658918360021c906148a5565b9190358060031a60181b8160021a60101b17908060011a60081b905f1a171790565b90600481106126ad575b509060031b6018161c60018211156126a5576002821461269b5781601e019182601e1161054d57601b0191821161054d576001911c1690565b6203ffff91501690565b60ff91501690565b7f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116810361054d5760019060031b1b905f19820191821161054d57165f612662565b61261761261d9167ffffffffffffffff939061065c565b90919293949563ffffffff63bb67ae8581639e3779b98187818b60019863d2511f53029963cd9e8d57029e8f60201c18189d169b8860201c1818961698011694011693019192906125b6565b50858210612527565b5094811561251e579061276e906123a3565b9061251e565b9261016061278663ffffffff926123ea565b949150506124bb565b60209060405161279e816100ba565b5f81525f838201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015282828601015201612473565b905084516008810180911161054d57826127fd92611593565b15155f612447565b600488119150612440565b6040519061281d8261008a565b5f6040838281528260208201520152565b3560ff811681036100865790565b3567ffffffffffffffff811681036100865790565b94939091929460805260408111610589579261286c84612359565b9461287a60405196876100d7565b848652601f1961288986612359565b015f5b818110612b3e575050855f9260de1983360301935b87811015612b33578060051b840135858112156100865784019064ff000000006128ca8361282e565b60201b1691602081019263ffffffff6128e2856116a6565b161790600360ff6128f28361282e565b1603612b235767ffffffffffffffff61290e6101608b0161283c565b166003810180911161054d5760021c915b606082019461293a61293187856100f9565b90608051611771565b936040840194612949866116a6565b604083019182841161054d57603f840192831161054d578e926129879263ffffffff9261297960808b018b610a50565b94909360061c921690612e5f565b9161014082013560ff6129998861282e565b16612a3d5750505063ffffffff906129b36129d6936116a6565b90826101a0608051015116906129cc60c0880188610a50565b9490931690612e5f565b6101c06080510151905b036105615763ffffffff6129f9600196612a01946100f9565b9390946116a6565b169060201b179160405192612a158461008a565b835260208301526040820152612a2b828c6123cc565b52612a36818b6123cc565b50016128a1565b600160ff612a4d8996959661282e565b1603612ac3575092612aa192612a86610200612a7f612a7963ffffffff96612ab59960a08d0135611638565b946116a6565b92016116a6565b9183612a9560c08a018a610a50565b95909416921690612e5f565b63ffffffff6101606080510151168c6116b7565b6101206080510151906129e0565b93919290600260ff612ad48961282e565b1614612ae3575b5050506129e0565b612b149450610120612a7f612a7963ffffffff96612b059460a08c0135611638565b9183612a9560c0890189610a50565b6101008b0135905f8c81612adb565b612b2d828b61308c565b9161291f565b509550955050505050565b602090612b4c979497612810565b82828b0101520195929561288c565b91908051906009821480612e50575b612e48576020810191612b8e83519160408401928351906040890151151592613393565b925194612bb16102c0820196612bab8663ffffffff8a5116610649565b9061065c565b91805183101580612e38575b610589575182818110612e295750505f935b808511612e1f575b5061032063ffffffff910151169463ffffffff81511615612e0d575b6002835114612e00576004835114612daa575060e0820193612c218483612c1a88516123af565b51846136e7565b936003845114612d1b576009845114612d0857612c439083612c1a88516123bc565b946080840151612c5d575b50505050906109729291613b1f565b518051969793965f198101939190841161054d57612c8a93612c81919998996123cc565b518551926136e7565b945f9160a05f9201915b8751811015612cf35780612caa6001928a6123cc565b51845103612cee57612cbc81876123cc565b51612cc786886123cc565b52612cd281886123cc565b51612ce6612cdf876123ea565b96896123cc565b525b01612c94565b612ce8565b508284529184525093506109725f8080612c4e565b50505060c00151610972935091506139d3565b94505050505f5b828110612d2f5750505090565b612d3981836123cc565b51637f800000637fffffff861611159081612d95575b81612d7a575b50612d63575b600101612d22565b92506001612d7184836123cc565b51939050612d5b565b9050612d8e612d88866149ff565b916149ff565b135f612d55565b637f800000637fffffff821611159150612d4f565b92905093929315612df9576109729360e0612df392019263ffffffff612de9612de2612dd687516123af565b518385511690866135a7565b95516123bc565b51915116916135a7565b90613666565b5050905090565b50919261097294916134a8565b9450612e198483613429565b94612bf3565b9350610320612bd7565b612e3291610a25565b93612bcf565b5063ffffffff8751161515612bbd565b505050505f90565b50601160c08201511015612b6a565b909294939180841090811591612eee575b5061058957604051907f696e6665726e65742f6e6f64652f310000000000000000000000000000000000825294809260051b01905b818310612eb25750505050565b9091929460208660051b16906010828401015283359060300382015260205f60508360025afa156100865760205f519560011c93019190612ea5565b6040841115915081612f2d575b81612f09575b50155f612e70565b831591508115612f1b575b505f612f01565b90505f19015f1983011c15155f612f14565b5f198101841c159150612efb565b81810292915f8212600160ff1b82141661054d57818405149015171561054d57565b9190915f838201938412911290801582169115161761054d57565b93919384519163ffffffff612f8e8483856115ad565b1660030b90602087018051515f915b818310613026575050506004840180851161054d57612fc263ffffffff9183866115ad565b1660030b80968115159182613009575b505061058957600884019081851161054d5761143a6114499263ffffffff92612ffa966115ad565b93600c820180921161054d5752565b9091508161301b575b50155f80612fd2565b60019150145f613012565b9091936004870180971161054d5761305c60019161144963ffffffff61304d8b898c6115ad565b1660030b6114a78987516123cc565b94019190612f9d565b9061307e9291825192613077846123ea565b9052611593565b600181116105895760011490565b5f5b8151811015610589578260206130a483856123cc565b510151146130b45760010161308e565b604092506130c1916123cc565b51015190565b909160a0830151151580613136575b61312f57613104906114496130f760608601516114495f6080890151612f3b565b9161012086015190612f3b565b905f82128015613121575b6105895760206109729301519061416e565b50604083015182121561310f565b5050505f90565b505f61314e60c08501516114498360e0880151612f3b565b126130d6565b909160a0830151151580613190575b61312f57613181613104916114496060860151916080870151612f3b565b6114496101208501515f612f3b565b505f6131a860c08501516114498460e0880151612f3b565b12613163565b60a08201511515806131de575b6131d85761310461318160608401516114495f6080870151612f3b565b50505f90565b505f6131f660c08401516114498360e0870151612f3b565b126131bb565b916050831461337c57603083108015613372575b61058957603383116133475760ff60025b1690818110610589578161323491610a25565b809361324082856123cc565b51926001810361326e575061325e926132589161484d565b926123cc565b525b6001810180911161054d5790565b909150600281036132a65750906001840180851161054d576132a092859261329961325893876123cc565b51916145e0565b52613260565b6003036132e957506001830180841161054d576132c390836123cc565b516002840180851161054d576132a09285926132e261325893876123cc565b5191614440565b600184019182851161054d5761330261330993856123cc565b51916141a9565b1561332e576002820180831161054d57826133276132a092846123cc565b51926123cc565b6003820180831161054d57826133276132a092846123cc565b603983106133585760ff6004613221565b603583036133695760ff6003613221565b60ff6001613221565b50603b8311613210565b9150508015610589575f19810190811161054d5790565b9392909193811561341e575b8115613413575b5061340c5760085b60408110806133e8575b156133e3578060011b908082046002149015176133ae57634e487b7160e01b5f52601160045260245ffd5b925050565b508060061b8181046040148215171561054d5761340685918461065c565b106133b8565b5060409150565b60099150145f6133a6565b60048114915061339f565b90600382511461347e576060820151156131d85761346e8261346860e0610972950151916080835191015115155f146134755760ff60025b1690610a25565b906123cc565b51906131ae565b60ff6001613461565b602082018051604084015111156105895761349f60e06109729401516123af565b51905191613154565b929391936080840151156135585760e084019283518051905f19820191821161054d5791836134de6134e59383989796956123cc565b51856136e7565b60a05f9601905b8587106134fd575050505050505090565b9091929394959661350e88836123cc565b5183510361354f5761354160019161353b61352989516123af565b516135348c8961065c565b9089613154565b9061420a565b975b019594939291906134ec565b96600190613543565b82939161356c60e0613573959401516123af565b51906136e7565b905f915b8183106135845750505090565b90919261359e60019161359786856123cc565b519061420a565b93019190613577565b909291926135b3612810565b9360608201517f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8216820361054d576135ef9160051b90612f5d565b601f81161580159061364f575b61058957604492602061361193015190614940565b9190911061058957806040913584526020810135602085015201358060031a60181b8160021a60101b17908060011a60081b905f1a17176040830152565b506011810180821161054d576040830151106135fc565b91906040830151926071841180156136c9575b6136bd576109729360406136af836136a9602061369b6001975189519061499d565b92015160208801519061499d565b016149cf565b930151010160171b90614440565b50505050637fc0000090565b506071604083015111613679565b600160ff1b811461054d575f0390565b6040518481529194939260206007850160051b80368387013784010160405282955f9360a082015161396a575b5061372c606082015161144960808401948551612f3b565b91858514613962575f613749613743878451612f3b565b85612f5d565b128015613934575b61058957511561390057602001925b84811061376e575050505050565b613784845161377d8385612f5d565b9085614940565b60029291921c8015610589578061379b8389610a25565b10156138fa57506137ac8187610a25565b915b8060208360051b8b0101908460021b01905b8183106137d957505050906137d49161065c565b613760565b610100602091843561ffff63ffffffff8260081b9260081c7eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff7fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff007dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff0086167cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff84161760101b951691161760101c9281817dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff8616178060e01c8752818160c01c1689880152818160a01c166040880152818160801c166060880152818160601c166080880152818160401c1660a0880152881c1660c08601521691161760e0820152019201916137c0565b916137ae565b602001519495946139109261416e565b905b82811061391f5750505090565b808261392d600193876123cc565b5201613912565b5080515f1987019087821161054d576139569161395091612f3b565b84612f5d565b60408301511315613751565b505050505050565b60c08201519061398360e0840192611449868551612f3b565b915f8312613993575b5050613714565b9091929550511580156139c1575b6139b857506139af906136d7565b925f808061398c565b96505050505050565b50856139cc836136d7565b10156139a1565b915f602084016020855160051b860101905b818110613afd575050637f800000811015613ae65760171c60841901603e198112613add575b60328113613ad5575b60108314613acc5790915f919060021b63808080805b6004841080613ac0575b15613ab957600190613a48858401886123cc565b5162800000627fffff8216179060ff8160171c16860360968101905f8213613a9c575b5050607f8211613a93575b601f1c613a8c575b8560031b1b01930192613a2a565b5f03613a7e565b607f9150613a76565b60950185901b83821c8616019092015f190190911c905f80613a6b565b9450505050565b50855184830110613a34565b603f0192509050565b506032613a14565b50603e19613a0b565b509150601003613af55760ff90565b638080808090565b637fffffff815116838111613b16575b506020016139e5565b92506020613b0d565b909160208201916020815160051b8201019303905b637f800000808216141580613d71575b613b71575b838314613b6a57613b6590835193602084820151910194614440565b613b34565b9250505090565b5f929060ff8160171c1660968115801560171b627fffff85161792010191601f1c613d6a575b858310613bdc575b80613bad575b505091613b49565b9091935063800000008160e01c169182613bd3575b6096190160171b0117915f80613ba5565b905f0390613bc2565b9180518482015190637f8000008116637f800000831690637e800000627fffff19830111637e800000627fffff1983011117613d3f570160171c91808218601f1c9162800000627fffff8181865f039516179216170218018382035f81125f14613d09575f039085602d9260188111613ccd575b1b01905b8160ff1d8218811c8015613cc35760106d010102020202030303030303030391171a0180601619810193019460fc60ad19870111613cb857505f19610101919091036017011c81831c6001160101901d9250601619909101906020905b0191613b97565b945050505091613b9f565b5050505091613b9f565b92505060508211613ce4575b856015830192613c50565b9150508315613d0257604f198301906050905f808212911303613cd9565b5091613b9f565b90919085603c821115613d30575050603b190190603c1b5f80861290861303016068613c54565b8593821b019150602c01613c54565b637f800000908114911417637fffffff918216919092160217613d6457602090613cb1565b91613b9f565b5f03613b97565b506380000000811415613b44565b9260c084019192915b808510613d925750565b9391927f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001806040928551018180828009800909946020850151018180828009800909938481018091019401920193613d88565b91908082101561312f5781613df991610a25565b601c8111613f74575b5f199060031b1c199101351677ffffffffffffffff0000000000000000ffffffffffffffff8160081c9160081b917cff000000ff000000ff000000ff000000ff000000ff000000ff000000ff7dff000000ff000000ff000000ff000000ff000000ff000000ff000000ff007fff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff0085167eff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff84161760101c941691161760101b9179ffff000000000000ffff000000000000ffff000000000000ffff7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff847dffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff0000ffff84161760201c941691161760201b7bffffffff00000000ffffffff00000000ffffffff00000000ffffffff82821673ffffffff000000000000000000000000ffffffff85161760401b93161760401c16178060801b9060801c1790565b50601c613e02565b5f925f1983015b80851c61408657505f905b6101008210613fa6576307b6ad3f60e01b5f5260045ffd5b6001858101811c90811b5f1901821691901c5f5b60088110613fe557506001860160011c1b1790838210613fdd5760010190613f8e565b509250505090565b92959180949163ffffffff82169160201c918563ffffffff8086168660201c5f5b600a811061403457505050505060019260201b175f1983808701811c1b011618949301959290939195613fba565b9091929463ffffffff63bb67ae8581639e3779b98187818a8c9e9f60019963d2511f53029d63cd9e8d570260201c18189d63cd9e8d5702169b8b60201c18189916970116940116910196959496614006565b9360010193613f83565b61409b838383611593565b926001810180821161054d576140b2908484611593565b926002820180921161054d576140c7926115ad565b9280518210801590614161575b61058957816140e2916123cc565b5190821561415757506001821461414c576004821461413e5780603f614109921690610a25565b906002811461413557600303610589576040810180911161054d5780821015614130575090565b905090565b50906105895790565b61097292915060051c61065c565b61097292915061065c565b9150506105895790565b50637fffffff84116140d4565b6141a1939260049261417f92614940565b9390358060031a60181b8160021a60101b17908060011a60081b905f1a171790565b921061058957565b603981146141c057603a036141bc571490565b1090565b5090637f800000637fffffff8316111591826141f5575b826141e157505090565b6141f0919250612d88906149ff565b121590565b637f800000637fffffff8316111592506141d7565b919060ff8360171c1660ff8260171c1660ff811460ff8314175f146142ad575050637fc0000092637fffffff811690637fffffff831691637f8000008311637f8000008211171561425c575b50505050565b637f80000081036142a157614279575b5050505b5f808080614256565b637f800000638000000081921617809314911017614299575b808061426c565b91505f614292565b50505090915090614270565b90918215801560171b627fffff87161760171b92801594607f861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f1461440e57505f03605081116143fa575b1b94633f800000905b18601f1c90601f1c808216601f1b95815f03180191815f03180101908161432e575050565b908092935060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116143ee575b60e01c6380000000161790565b637f80000091506143e1565b93909301604f190192911515916050614300565b9196945092603c8411614433575b90633f80000091841b9361012b1991030193614309565b95151595603c935061441c565b92919060ff8460171c1660ff8260171c169060ff8460171c1660ff811460ff841460ff841417175f1461451757505050637fc00000936380000000821618637fffffff808216921691637fffffff841692637f8000008411637f8000008211637f80000084111717156144b5575b5050505050565b637f8000008114637f8000008314175f1461450a5715901517156144e2575b5050505b5f808080806144ae565b637f800000638000000081921617809314911017614502575b80806144d4565b91505f6144fb565b50505050909150906144d8565b8294929391931590841595821560171b627fffff851617871560171b627fffff8b16170295821597881560171b627fffff881617948815159301910101029061012b198201966095199101820301905f82125f146145b557505f03605081116145a2575b1b9518601f1c90601f1c808216601f1b95815f03180191815f03180101908161432e575050565b909401604f19019392151592605061457b565b9197955093603c85116145d3575b841b9361012b1991030193614309565b96151596603c94506145c3565b60308114614842576031811461461457603214614601579061097291614a15565b8163800000006109729383181691614440565b5060ff8260171c1660ff8260171c1660ff811460ff8314175f146146bb5750506380000000637fc000009218637fffffff811690637fffffff831691637f8000008311637f8000008211171561466c575b5050505090565b637f80000081036146b157614689575b5050505b5f808080614665565b637f8000006380000000819216178093149110176146a9575b808061467c565b90505f6146a2565b5050509050614680565b90918215801560171b627fffff86161760171b92801594607f861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f1461481057505f03605081116147fc575b1b9363bf800000905b18601f1c90601f1c808216601f1b94815f03180191815f03180101908161473e575b505090565b9080925060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116143ee5760e01c6380000000161790565b93909301604f19019291151591605061470e565b9195945092603c8411614835575b9063bf80000091841b9361012b1991030193614717565b94151594603c935061481e565b50906109729161420a565b6034811461489b57603681146148765760371461486d57610972906154cd565b61097290614bb7565b50637f800000637fffffff821611156148925750637fc0000090565b63800000001890565b5061097290614b10565b91908060061c6803000000000000000017905f9160fc603f83169260021b169180830460041490151715905b855184101561058957806148e585886123cc565b515103614936575061054d5760406148fd83866123cc565b51015181101561058957604061492e83614928846020614920610972988b6123cc565b51015161065c565b966123cc565b510151610a25565b92600101926148d1565b9291908160061c9060201b17905f9160fc603f83169260021b169180830460041490151715905b8551841015610589578061497b85886123cc565b515103614993575061054d5760406148fd83866123cc565b9260010192614967565b5f929183915b602083106149b057505050565b909193600190607f1984871a01607f1984881a010201940191906149a3565b80156149fa575f8112156149f1576149e8905f03615c60565b63800000001790565b61097290615c60565b505f90565b63800000008110610972576380000000185f0390565b81811863800000001691637fffffff9081169116637f80000081118015614b03575b8015614ae4575b614ad957637f80000081148015614ad1575b614ac657637f80000082148015614abe575b61473957614ab29160ff614a83614a7b614a9d94615df4565b919093615df4565b949093603c1b93614a9481866123e0565b60011b94610a32565b614ab6575f935b9003603c1901921617615d2c565b1790565b600193614aa4565b508015614a62565b5050637f8000001790565b508115614a50565b505050637fc0000090565b508181148015614a3e5750801580614a3e5750637f8000008114614a3e565b50637f8000008211614a37565b80158015614baa575b8015614b9d575b61097257637f8000008111614b9457614b3b61097291615df4565b90818160018216614b81575b5050603c1b614b5581615e1b565b9081800203614b775760ff5f925b6002601e1991050192169060011b17615d2c565b60ff600192614b63565b5f19909101925060011b90505f80614b47565b50637fc0000090565b50637f8000008114614b20565b5063800000008114614b19565b5f637f800000637fffffff8316116154c35761097291614bd6816149ff565b6342cfffff19136154b8575b637f800000637fffffff82161115806154a0575b615495575b60ff8160171c169060ff8214805f1461531c57637fc0000091637fffffff8116637f8000008111156152c2575b50614d2f92935b60ff8560171c1660ff81145f1461514a5750637fc0000092637f800000637fffffff87161115615142575b60ff8460171c169160ff83149182175f14614fad5750637fc000009263800000008518637fffffff811690637fffffff831691637f8000008311637f80000082111715614f5c575b505050505b60ff8360171c169060ff8214175f14614dc05750506380000000637fc000009218637fffffff811690637fffffff831691637f8000008311637f80000082111715614d71575b505050505b604051614d006040826100d7565b601c81527f3ab50d393c091fe33d2aac8b3e2aaa453efffffe3f8000003f800000000000006020820152615f54565b614d54634b3fffff19830160011d91607f830160171b63800000008183181691614440565b9103634b3fff80190160171b808218638000000016925090614440565b637f8000008103614db657614d8e575b5050505b5f808080614ced565b637f800000638000000081921617809314911017614dae575b8080614d81565b90505f614da7565b5050509050614d85565b909182156285fdf4811560171b627fffff87161702928015946070861560171b627fffff86161793861515920101029061012b198201956095199101820301908982125f14614f2a5750880360508111614f16575b1b9363b805fdf4905b18601f1c90601f1c808216601f1b948189031801918188031801019081614e47575b5050614cf2565b9080925060ff1c80860383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211614f0a575b60e01c638000000016175f80614e40565b637f8000009150614ef9565b93909301604f190192911515916050614e15565b9195945092603c8411614f4f575b9063b805fdf491841b9361012b1991030193614e1e565b94151594603c9350614f38565b637f8000008103614fa157614f79575b5050505b5f808080614ca2565b637f800000638000000081921617809314911017614f99575b8080614f6c565b92505f614f92565b50505090925091614f70565b821562b17000811560171b627fffff8816170290821592831560171b627fffff88161791607e84151591880101029061012b198201946095199101820301908b82125f1461511757508a0360508111615104575b1b945b63bf3170008718601f1c90601f1c808216601f1b96818c03180191818b031801019081615033575b5050614ca7565b908092945060ff1c80890383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116150f8575b60e01c63800000001617915f8061502c565b637f80000091506150e6565b909201604f190191901515906050615001565b9196935091603c8311615135575b821b9161012b1991030191615004565b95151595603c9250615125565b859350614c5a565b656000000000009390601619908015801560171b627fffff8a16179160951991016101150301898112156152935789036050811161527f575b1b946001905b88601f1c63800000008a1697818c031801905f1918010190816151ae575b5050614c5a565b908092955060ff1c80890383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211615273575b60e01c63800000001617925f806151a7565b637f8000009150615261565b9515159591909101604f1901906050615183565b915094603c82116152b5575b61011582900361012b190191600191901b615189565b94151594603c915061529f565b637f800000810361530b576152df575b614d2f92935b9392614c28565b637f800000638000000082161780634b40000014600117615301575b506152d2565b9250614d2f6152fb565b50614d2f9250634b400000936152d8565b82159162b8aa3b831560171b627fffff831617029262c0000090607f85151591870101029061012b1982019182908884125f1461546a5750870360508111615457575b1b5b633fb8aa3b8318601f1c87958189031801019081615386575b5050614d2f9293614c2f565b614d2f94508160ff1c80880383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff821161544b575b60e01c63800000001617925f61537a565b637f800000915061543a565b94151594909101604f190190605061535f565b9192603c9096919611615488575b851b94900361012b190190615361565b603c955060019250615478565b506342b20000614bfb565b505f91506342b200006154b2826149ff565b13614bf6565b5063c2d00000614be2565b5050637fc0000090565b6280000081108015615c52575b614b9457633f3504f219810160171d908160171b90039060ff8260171c1660ff81145f14615ad35750637fc0000091637f800000637fffffff82161115615ac9575b50615526906149cf565b9061558e816040516155396060826100d7565b602881527f3d8de1aebdf1d6513df33f45bdfd938b3e119714be2ab1c03e4cd2c0be7ffff660208201527f3eaaaaa3bf0000000000000000000000000000000000000000000000000000006040820152615f54565b60ff8260171c1660ff81145f146159665750637fc0000091638000000081168118637fffffff8116637fffffff8316637f8000008111637f8000008311171561590a575b505050615627905b60ff601786901c811690811494909361353b91633805fdf488186380000000811692905f8915615777575050637fc0000092637fffffff8a16637f800000811115615736575b5050614440565b9160ff8360171c169060ff8214175f1461566e575050637fc0000091637fffffff811690637fffffff831691637f8000008311637f8000008211171561466c575050505090565b9091821562b17000811560171b627fffff8716170292801594607e861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f1461570457505f03605081116156f0575b1b93633f31700018601f1c90601f1c808216601f1b94815f03180191815f03180101908161473e57505090565b93909301604f1901929115159160506156c3565b9195945092603c8411615729575b90633f31700091841b9361012b1991030193614717565b94151594603c9350615712565b637f800000810361576f5761574f575b505b5f80615620565b637f80000063800000008b1617809114600117156157465792505f615746565b509250615748565b90935087156285fdf4811560171b627fffff8d16170290821592831560171b916070841515918d0101029061012b198201946095199101820301905f82125f146158df57505f03605081116158cc575b1b945b80601f1c9063800000006001831691637fffffff19161696815f03180191815f0318010190816157fb575050614440565b908092945060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116158c0575b60e01c63800000001617915f80615620565b637f80000091506158ae565b909201604f1901919015159060506157c7565b9196935091603c83116158fd575b821b9161012b19910301916157ca565b95151595603c92506158ed565b637f8000008114637f8000008314175f14615957571590151715615937575b50615627905b905f806155d2565b638000000016637f80000017600181151715615929579250615627615929565b50505091506156275f9261592f565b8015801560171b627fffff85161780029391841515910180010261012b198101905f9060961981019082821215615aa057505f0360508111615a8d575b1b5b5f940190816159ba575b5050615627906155da565b6156279294508160ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211615a81575b60e01c6380000000161792905f6159af565b637f8000009150615a6f565b94151594909101604f19019060506159a3565b91925094603c8611615abd575b851b94900361012b1901906159a5565b603c95505f9250615aad565b915061552661551c565b602d199065400000000000908015801560171b627fffff87161791609519910160fe03015f811215615c21575f0360508111615c0d575b1b93600191905b638000000081601f1c911695815f031801905f191801019081615b3a575b5050615526906149cf565b6155269293508160ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211615c01575b60e01c6380000000161791905f615b2f565b637f8000009150615bef565b92909201604f190191901515906050615b0a565b9190949250603c8211615c45575b90600191811b9061012b199060fe030192615b11565b93151593603c9150615c2f565b50637f8000008110156154da565b607f6fffffffffffffffffffffffffffffffff821160071b67ffffffffffffffff83821c1160061b1763ffffffff83821c1160051b1761ffff83821c1160041b1760ff83821c1160031b17600f83821c1160021b177d01010202020203030303030303030000000000000000000000000000000083821c1a17019060018212615d23575b60181b607d198201905f1990600181841c16906001607e1986011b010101901c905f190160171b0190637f8000008211615d1a57565b637f8000009150565b60019150615ce4565b90607f816fffffffffffffffffffffffffffffffff841160071b67ffffffffffffffff85821c1160061b1763ffffffff85821c1160051b1761ffff85821c1160041b1760ff85821c1160031b17600f85821c1160021b177d01010202020203030303030303030000000000000000000000000000000085821c1a1701019160018312615deb575b60181b90820390607d198201915f199160018082861c1692607e19011b010101901c905f190160171b0190637f8000008211615d1a57565b60019250615db3565b627fffff8116919060171c80615e0f575060015b6095190190565b91628000001791615e08565b600181111561097257806001700100000000000000000000000000000000831015615f3e575b60048268010000000000000000615ef0941015615f31575b640100000000811015615f24575b62010000811015615f17575b610100811015615f0b575b6010811015615eff575b1015615ef7575b60030260011c615e9f81846123e0565b0160011c615ead81846123e0565b0160011c615ebb81846123e0565b0160011c615ec981846123e0565b0160011c615ed781846123e0565b0160011c615ee581846123e0565b0160011c80926123e0565b8111900390565b60011b615e8f565b811c9160021b91615e88565b60081c91811b91615e7e565b60101c9160081b91615e73565b60201c9160101b91615e67565b60401c9160201b91615e59565b5050608081901c68010000000000000000615e41565b80515f939284925b828410615f695750505050565b909192946004906020878401015160e01c8488155f14615f91575090505b9501929190615f5c565b615f9a92614440565b615f8756",
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
// the contract method with ID 0x663a2c20.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32,uint64) ) view returns(bool)
func (referee *Referee) PackProveTile(c Packed, p TileProof, arg2 Ref) []byte {
	enc, err := referee.abi.Pack("proveTile", c, p, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTile is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x663a2c20.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32,uint64) ) view returns(bool)
func (referee *Referee) TryPackProveTile(c Packed, p TileProof, arg2 Ref) ([]byte, error) {
	return referee.abi.Pack("proveTile", c, p, arg2)
}

// UnpackProveTile is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x663a2c20.
//
// Solidity: function proveTile((bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32,bytes32) c, ((bytes32,bytes32,bytes32,uint32,uint32,uint32,bytes32,uint32,bytes32,uint32,bytes32,uint64,uint64,uint32,uint32,uint32,uint32),bytes,(uint8,uint32,uint32,bytes,bytes32[],bytes32,bytes32[])[],(bytes32,bytes32[])[],bytes) p, (bytes32,uint32,bytes32,uint64) ) view returns(bool)
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
	ABI: "[{\"inputs\":[],\"name\":\"CommitmentInvalid\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"chain\",\"type\":\"uint256\"}],\"name\":\"DevelopmentKey\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ProofInvalid\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"PublicInputNotInField\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"keyHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[]\",\"name\":\"publicInputs\",\"type\":\"uint256[]\"}],\"name\":\"verify\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256[4]\",\"name\":\"compressedProof\",\"type\":\"uint256[4]\"},{\"internalType\":\"uint256[1]\",\"name\":\"compressedCommitments\",\"type\":\"uint256[1]\"},{\"internalType\":\"uint256\",\"name\":\"compressedCommitmentPok\",\"type\":\"uint256\"},{\"internalType\":\"uint256[5]\",\"name\":\"input\",\"type\":\"uint256[5]\"}],\"name\":\"verifyCompressedProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[5]\",\"name\":\"input\",\"type\":\"uint256[5]\"}],\"name\":\"verifyProof\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "TileVerifier",
	Bin: "0x60808060405234607457610539461415806069575b80605d575b806051575b806045575b603257611e4190816100798239f35b63c3bd05db60e01b5f524660045260245ffd5b5062014a344614156023565b5062013882461415601e565b50622feed94614156019565b50617a694614156014565b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630ea14a3914610e465780632be688d4146109db57806361728f39146109a15780639649daae146109135763ac82ba2114610050575f80fd5b3461090f5761016036600319011261090f573660841161090f573660a41161090f57366101641161090f57604051602061008a8183610fa9565b80368337604080519061009d8183610fa9565b80368337610300938151926100b28685610fa9565b853685376100c1608435611a7d565b8683015281526100d260a435611a7d565b9082518784015186519089820192835287820152606081016060516080905f5b8c8282106108fb57505050509061012381835f516020611e215f395f51905f5295945003601f198101835282610fa9565b5190200684528251865286830151878701527f304073d566b99c77943a990361f8095a0527e2dd2004639ccd40e052ba8e7d54858701527f2af305bb139158448377f6cbcbda42c27333aca24343aecfa5e7acc3b4c012d860608701527f26e87826c2642633644fd04a3aec0c5339b88ad7f2940d83f87e1a2223f549cd60808701527f1d9ecafea6e3044ab1d32b65be2afdbc99ae2a8293e78a33177ddf1dda8c2a9c60a087015260c086015260e08501527f1d6099d86e3894c4362c36e0a2750783408f827f7554889aab605ca3cd23cd506101008501527f152fbdee8a04a931829fb85dcc6fc19e60d442ac4f09471f3322465caf5a247e6101208501527f2dd0316396358babe81a7e51d7e2d0388c6e9ad9906036eb09270022fd0925086101408501527f0d106c9964be2a3b3d9be6643b23b07d4a95516b0f9897b9cc4045f13d197e03610160850152825185816101808760085afa905116156108d3578490610293600435611a7d565b6102a4602495929535604435611ae8565b92919093896102b4606435611a7d565b9890977f1be0b757b7e149dc6347c21312de2116391d2d878188707b54d398b82ef7639183519b8c937f1394fb9ea67a5494c955c183add1a81f7a3e203ab4715bde53cafb4f1e3cd0e985527f28b1f19f9aa491c9047d1fb977f5a750a4cf9514e5b420812143782502040db7828601528051868601520151606084019081527f09f6dd22f65c710569cc4bad3debdc942809581412e77a1ec33a24e2fab38e05858560808160065afa957f19b60a858c190dc307acf00cb061e63809ef369ba5bc1992801bb47414f6d310818701527f262283ea94db8eb8e93a74b6d53de6b968892765f54fe624a173797a2b2772d98352600160c4356080880198818a525f516020611e215f395f51905f5284808b016060828d0160075afa92101616828860808160065afa16167f24b0215a326918feeaa3cb40d5bd04ade09aaa92dcca4e5dff81b25650711aa1828801527f236cf9ffced4fc213d053a30f55acf944ed83c8e4901d1ab1f6be12d9723b199845260e435908189525f516020611e215f395f51905f5283808a016060828c0160075afa92101616818760808160065afa167e9314c2afbd920a1005a3e9150ae8c85a2441f6af4c9a8cb8b38fe0120ee5cf828801527f0d972fd49751e9f7d47070265fed624e9086a0af44326d94d8072b303337bdd3845261010435908189525f516020611e215f395f51905f5283808a016060828c0160075afa92101616818760808160065afa167f0765ee7e977cf00583c3ea369f81a7ef08d2ce980d7817adac94ef311b7902b5828801527f0ac989f81efdb3d678935e5f5631028ab5b4009d8b336370ebefd55e0619b137845261012435908189525f516020611e215f395f51905f5283808a016060828c0160075afa92101616818760808160065afa167f10cbf7e475943bd6525019dfdee45c10fddbbd8b741b0bef0a0726acd912bc8f828801527f193f85d8edbe63d82143e9e7bff6b030efe7bfbb1e37911c86517b8e9d6bac68845261014435908189525f516020611e215f395f51905f5283808a016060828c0160075afa92101616818760808160065afa1695015252518092525f516020611e215f395f51905f528c8b606082808301920160075afa921016168a8960808160065afa16988c895199015199156108ab578b528b8b0152888a01526060890152608088015260a087015260c086015260e08501527f2f1d482da14af21a7fb372ead27ead12afc115c6c9545aef9b42071ee6253e066101008501527f0c05aa3b16bfd80e73b83592c554b498f913aa3c2e2ce6f90348d9b4616153436101208501527f0ce8b17423acf7fd6f5b39c4e3a22a62370c1fb0fd3add4e994ef1ed6aaca5736101408501527f15e9c2d687f0183cd5396876c8a37309ba0ea7d8e2f604b5d54e03ef9d74c4406101608501527f22baefdcf245771fee04465424e608e2493e8e244a2a475da8e52a6615bf48666101808501527f2196d8693f40244ba22686752141a67ace0d80aecb5d65451795b5e2c9bdf0836101a08501527f133a1c7253c3062a097c35db34a6c8eee63518617ab6ac289d55bc20f3c5de756101c08501527f037084261ff6124c53cde1a52c747790229763540e9db26130995e6fbb8df8916101e08501527f2eba9c987d4dacffe4c4f6bdd32ea8c7f16e355add6165789089a773382c7f7c6102008501527f25c16fb75913d318acdbb18c7e22a1eba6f43fb3948ec9b3f54cb0cf293fea896102208501526102408401526102608301527f1045eceb78ad096ba908aa56a2e81103c954e657db333deda11689aabeb83b226102808301527f2a6ff0e10beb0ea82b7289038ab811b15c134a304e2d1d14a10ed08b67c4721c6102a08301527f2fb6993f3a71f191e0d135b0db2fb5082cddbec1159c3663d0e745d7d222406b6102c08301527f2260dd784d469bfc26e9b940c373741d260a2070bcc9a16c61234a525fb3773e6102e08301525192839161085e8484610fa9565b8336843760085afa1590811561089e575b5061087657005b7f7fcdd1f4000000000000000000000000000000000000000000000000000000005f5260045ffd5b600191505114155f61086f565b7fa54f8e27000000000000000000000000000000000000000000000000000000005f5260045ffd5b7fa3a93fee000000000000000000000000000000000000000000000000000000005f5260045ffd5b8351855293840193909201916001016100f2565b5f80fd5b3461090f57604036600319011261090f5760043567ffffffffffffffff811161090f57610944903690600401610f7b565b906024359067ffffffffffffffff821161090f573660238301121561090f5781600401359067ffffffffffffffff821161090f573660248360051b8501011161090f576020936024610997940191611088565b6040519015158152f35b3461090f575f36600319011261090f5760206040517fc44c1bc91522af0c274a0ec6d41d915c2113ab0acb0eefecc0554895ae5f8c958152f35b3461090f5760c036600319011261090f5760043567ffffffffffffffff811161090f57610a0c903690600401610f7b565b3660c41161090f57610a216101808214610ff8565b6040805190610a308183610fa9565b8036833761010084019281848437602093825191610a4e8684610fa9565b853684376101401161090f575f516020611e215f395f51905f5283518681019085848337610a9381610a85606082015f815261105d565b03601f198101835282610fa9565b5190200682528280519182377f304073d566b99c77943a990361f8095a0527e2dd2004639ccd40e052ba8e7d54838201527f2af305bb139158448377f6cbcbda42c27333aca24343aecfa5e7acc3b4c012d860608201527f26e87826c2642633644fd04a3aec0c5339b88ad7f2940d83f87e1a2223f549cd60808201527f1d9ecafea6e3044ab1d32b65be2afdbc99ae2a8293e78a33177ddf1dda8c2a9c60a082015282610140870160c08301377f1d6099d86e3894c4362c36e0a2750783408f827f7554889aab605ca3cd23cd506101008201527f152fbdee8a04a931829fb85dcc6fc19e60d442ac4f09471f3322465caf5a247e6101208201527f2dd0316396358babe81a7e51d7e2d0388c6e9ad9906036eb09270022fd0925086101408201527f0d106c9964be2a3b3d9be6643b23b07d4a95516b0f9897b9cc4045f13d197e0361016082015284816101808160085afa905116156108d35761010092610bfe916024611792565b929091519485377f2f1d482da14af21a7fb372ead27ead12afc115c6c9545aef9b42071ee6253e066101008501527f0c05aa3b16bfd80e73b83592c554b498f913aa3c2e2ce6f90348d9b4616153436101208501527f0ce8b17423acf7fd6f5b39c4e3a22a62370c1fb0fd3add4e994ef1ed6aaca5736101408501527f15e9c2d687f0183cd5396876c8a37309ba0ea7d8e2f604b5d54e03ef9d74c4406101608501527f22baefdcf245771fee04465424e608e2493e8e244a2a475da8e52a6615bf48666101808501527f2196d8693f40244ba22686752141a67ace0d80aecb5d65451795b5e2c9bdf0836101a08501527f133a1c7253c3062a097c35db34a6c8eee63518617ab6ac289d55bc20f3c5de756101c08501527f037084261ff6124c53cde1a52c747790229763540e9db26130995e6fbb8df8916101e08501527f2eba9c987d4dacffe4c4f6bdd32ea8c7f16e355add6165789089a773382c7f7c6102008501527f25c16fb75913d318acdbb18c7e22a1eba6f43fb3948ec9b3f54cb0cf293fea896102208501526102408401526102608301527f1045eceb78ad096ba908aa56a2e81103c954e657db333deda11689aabeb83b226102808301527f2a6ff0e10beb0ea82b7289038ab811b15c134a304e2d1d14a10ed08b67c4721c6102a08301527f2fb6993f3a71f191e0d135b0db2fb5082cddbec1159c3663d0e745d7d222406b6102c08301527f2260dd784d469bfc26e9b940c373741d260a2070bcc9a16c61234a525fb3773e6102e0830152816103008160085afa9051161561087657005b3461090f57602036600319011261090f5760043567ffffffffffffffff811161090f57610e77903690600401610f7b565b90608060405191610e888284610fa9565b81368437610f22602091610eb061018060405197610ea6868a610fa9565b85368a3714610ff8565b610ebe8382013582356114bd565b8552610edb8482013560a08301356040840135606085013561155e565b848701526040860152610ef660e082013560c08301356114bd565b6060860152610f0f6101208201356101008301356114bd565b86526101406101608201359101356114bd565b9160405193845f905b60048210610f6557505050830193905f945b60018610610f505760c0858560a0820152f35b81806001928551815201930195019491610f3d565b8251815291840191600191909101908401610f2b565b9181601f8401121561090f5782359167ffffffffffffffff831161090f576020838186019501011161090f57565b90601f8019910116810190811067ffffffffffffffff821117610fcb57604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b15610fff57565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601460248201527f696e76616c69642070726f6f66206c656e6774680000000000000000000000006044820152fd5b6060516080905f5b8181106110725750505090565b8251845260209384019390920191600101611065565b92600419016114b65761109e6101808214610ff8565b60408051926110ad8285610fa9565b81368537610100850193828582376020948351946110cb8787610fa9565b863687376101401161090f575f516020611e215f395f51905f528451878101908684833761110281610a85606082015f815261105d565b5190200685528380519182377f304073d566b99c77943a990361f8095a0527e2dd2004639ccd40e052ba8e7d54848201527f2af305bb139158448377f6cbcbda42c27333aca24343aecfa5e7acc3b4c012d860608201527f26e87826c2642633644fd04a3aec0c5339b88ad7f2940d83f87e1a2223f549cd60808201527f1d9ecafea6e3044ab1d32b65be2afdbc99ae2a8293e78a33177ddf1dda8c2a9c60a082015283610140880160c08301377f1d6099d86e3894c4362c36e0a2750783408f827f7554889aab605ca3cd23cd506101008201527f152fbdee8a04a931829fb85dcc6fc19e60d442ac4f09471f3322465caf5a247e6101208201527f2dd0316396358babe81a7e51d7e2d0388c6e9ad9906036eb09270022fd0925086101408201527f0d106c9964be2a3b3d9be6643b23b07d4a95516b0f9897b9cc4045f13d197e0361016082015285816101808160085afa905116156108d3576101009361126b92611792565b929091519485377f2f1d482da14af21a7fb372ead27ead12afc115c6c9545aef9b42071ee6253e066101008501527f0c05aa3b16bfd80e73b83592c554b498f913aa3c2e2ce6f90348d9b4616153436101208501527f0ce8b17423acf7fd6f5b39c4e3a22a62370c1fb0fd3add4e994ef1ed6aaca5736101408501527f15e9c2d687f0183cd5396876c8a37309ba0ea7d8e2f604b5d54e03ef9d74c4406101608501527f22baefdcf245771fee04465424e608e2493e8e244a2a475da8e52a6615bf48666101808501527f2196d8693f40244ba22686752141a67ace0d80aecb5d65451795b5e2c9bdf0836101a08501527f133a1c7253c3062a097c35db34a6c8eee63518617ab6ac289d55bc20f3c5de756101c08501527f037084261ff6124c53cde1a52c747790229763540e9db26130995e6fbb8df8916101e08501527f2eba9c987d4dacffe4c4f6bdd32ea8c7f16e355add6165789089a773382c7f7c6102008501527f25c16fb75913d318acdbb18c7e22a1eba6f43fb3948ec9b3f54cb0cf293fea896102208501526102408401526102608301527f1045eceb78ad096ba908aa56a2e81103c954e657db333deda11689aabeb83b226102808301527f2a6ff0e10beb0ea82b7289038ab811b15c134a304e2d1d14a10ed08b67c4721c6102a08301527f2fb6993f3a71f191e0d135b0db2fb5082cddbec1159c3663d0e745d7d222406b6102c08301527f2260dd784d469bfc26e9b940c373741d260a2070bcc9a16c61234a525fb3773e6102e0830152816103008160085afa9051161561087657600190565b5050505f90565b905f516020611e015f395f51905f528210801590611547575b6108765781158061153f575b611539576115065f516020611e015f395f51905f5260038185818180090908611c21565b81810361151557505060011b90565b5f516020611e015f395f51905f52809106810306145f1461087657600190811b1790565b50505f90565b5080156114e2565b505f516020611e015f395f51905f528110156114d6565b919093925f516020611e015f395f51905f52831080159061177b575b8015611764575b801561174d575b610876578082868517171715611742579082916116a55f516020611e015f395f51905f5280808080888180808f9d7f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd448f839290839109099d8e0981848181800909087f2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e5089a09818c8181800909087f2fcd3ac2a640a154eb23960892a85a68f031ca0c8344b23a577dcf1052b9e7750806810306945f516020611e015f395f51905f527f183227397098d014dc2822db40c0ac2ecbc0b548b438e5469e10460b6c3e7ea48161167f81808b80098187800908611c21565b8408095f516020611e015f395f51905f5261169982611d98565b80091415958691611c44565b929080821480611739575b156116d75750505050905f146116cf5760ff60025b169060021b179190565b60ff5f6116c5565b5f516020611e015f395f51905f5280910681030614918261171a575b50501561087657600191156117125760ff60025b169060021b17179190565b60ff5f611707565b5f516020611e015f395f51905f52919250819006810306145f806116f3565b508383146116b0565b50505090505f905f90565b505f516020611e015f395f51905f52811015611588565b505f516020611e015f395f51905f52821015611581565b505f516020611e015f395f51905f5285101561157a565b92909192604051925f516020611e215f395f51905f5260408086017f1394fb9ea67a5494c955c183add1a81f7a3e203ab4715bde53cafb4f1e3cd0e987526020808801987f28b1f19f9aa491c9047d1fb977f5a750a4cf9514e5b420812143782502040db78a5280518352015193606088019485527f1be0b757b7e149dc6347c21312de2116391d2d878188707b54d398b82ef76391838960808160065afa967f19b60a858c190dc307acf00cb061e63809ef369ba5bc1992801bb47414f6d31084527f262283ea94db8eb8e93a74b6d53de6b968892765f54fe624a173797a2b2772d98752608060018235828d019a818c5289898960608160075afa92101616878d848160065afa16167f24b0215a326918feeaa3cb40d5bd04ade09aaa92dcca4e5dff81b25650711aa186527f236cf9ffced4fc213d053a30f55acf944ed83c8e4901d1ab1f6be12d9723b1998952602083013590818b5288888860608160075afa92101616868c838160065afa167e9314c2afbd920a1005a3e9150ae8c85a2441f6af4c9a8cb8b38fe0120ee5cf86527f0d972fd49751e9f7d47070265fed624e9086a0af44326d94d8072b303337bdd389528683013590818b5288888860608160075afa92101616868c838160065afa167f0765ee7e977cf00583c3ea369f81a7ef08d2ce980d7817adac94ef311b7902b586527f0ac989f81efdb3d678935e5f5631028ab5b4009d8b336370ebefd55e0619b1378952606083013590818b5288888860608160075afa92101616868c838160065afa16917f10cbf7e475943bd6525019dfdee45c10fddbbd8b741b0bef0a0726acd912bc8f86527f193f85d8edbe63d82143e9e7bff6b030efe7bfbb1e37911c86517b8e9d6bac68895201359081895286868660608160075afa92101616848a60808160065afa16957f09f6dd22f65c710569cc4bad3debdc942809581412e77a1ec33a24e2fab38e058452525180955260608160075afa9210161660408360808160065afa169151925191156108ab57565b8015611ae1578060011c915f516020611e015f395f51905f5283101561087657600180611ac05f516020611e015f395f51905f5260038188818180090908611c21565b931614611ac957565b905f516020611e015f395f51905f5280910681030690565b505f905f90565b801580611c19575b611c0d578060021c92825f516020611e015f395f51905f528510801590611bf6575b6108765784815f516020611e015f395f51905f5280808080808080807f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4481611bc09d8d0909998a0981898181800909087f2fcd3ac2a640a154eb23960892a85a68f031ca0c8344b23a577dcf1052b9e7750806810306936002808a16149509818a8181800909087f2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e508611c44565b80929160018082961614611bd2575050565b5f516020611e015f395f51905f528093945080929550809106810306930681030690565b505f516020611e015f395f51905f52811015611b12565b50505f905f905f905f90565b508115611af0565b90611c2b82611d98565b915f516020611e015f395f51905f528380090361087657565b915f516020611e015f395f51905f527f183227397098d014dc2822db40c0ac2ecbc0b548b438e5469e10460b6c3e7ea481611c9c93969496611c8e82808a8009818a800908611c21565b90611d8c575b860809611c21565b925f516020611e015f395f51905f52600285096040519060208252602080830152602060408301528060608301527f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4560808301525f516020611e015f395f51905f5260a083015260208260c08160055afa91519115610876575f516020611e015f395f51905f52826001920903610876575f516020611e015f395f51905f52908209925f516020611e015f395f51905f528080808780090681030681878009081490811591611d6d575b5061087657565b90505f516020611e015f395f51905f528084860960020914155f611d66565b81809106810306611c94565b9060405191602083526020808401526020604084015260608301527f0c19139cb84c680a6e14116da060561765e05aa45a1c72a34f082305b61f3f5260808301525f516020611e015f395f51905f5260a083015260208260c08160055afa915191156108765756fe30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4730644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001",
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
	if bytes.Equal(raw[:4], tileVerifier.abi.Errors["DevelopmentKey"].ID.Bytes()[:4]) {
		return tileVerifier.UnpackDevelopmentKeyError(raw[4:])
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

// TileVerifierDevelopmentKey represents a DevelopmentKey error raised by the TileVerifier contract.
type TileVerifierDevelopmentKey struct {
	Chain *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DevelopmentKey(uint256 chain)
func TileVerifierDevelopmentKeyErrorID() common.Hash {
	return common.HexToHash("0xc3bd05db5c826efcfc8d78812b3b005b6a42ba2ae879150c3ed7fdd5b3dd7e71")
}

// UnpackDevelopmentKeyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DevelopmentKey(uint256 chain)
func (tileVerifier *TileVerifier) UnpackDevelopmentKeyError(raw []byte) (*TileVerifierDevelopmentKey, error) {
	out := new(TileVerifierDevelopmentKey)
	if err := tileVerifier.abi.UnpackIntoInterface(out, "DevelopmentKey", raw); err != nil {
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
