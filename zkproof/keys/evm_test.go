package keys_test

import (
	"bytes"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/holiman/uint256"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

const makeDevnetKeys = "INFERNET_TEST_DEVNET_KEYS"

// devnetDir is where the devnet's keys are made, once for all tests.
var devnetDir string

// TestMain makes the devnet's keys where a test asks for them in a process of
// its own.
func TestMain(m *testing.M) {
	if dir := os.Getenv(makeDevnetKeys); dir != "" {
		fatal(keys.Devnet(dir))
		return
	}
	work, err := os.MkdirTemp("", "keys")
	fatal(err)
	devnetDir = filepath.Join(work, "devnet")
	code := m.Run()
	fatal(os.RemoveAll(work))
	os.Exit(code)
}

func fatal(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func devnetKeys(t *testing.T, a circuit.Arithmetic) (string, keys.Pair) {
	t.Helper()
	p, err := keys.CachedDevnet(devnetDir, a, func(dir string) error {
		self := exec.CommandContext(t.Context(), os.Args[0])
		self.Env = append(os.Environ(), makeDevnetKeys+"="+dir)
		self.Stderr = os.Stderr
		return self.Run()
	})
	if err != nil {
		t.Fatal(err)
	}
	return keys.FolderOf(devnetDir, a), p
}

// tile is a true statement about random cells.
func tile() (circuit.Statement, circuit.Leaves) {
	r := rand.New(rand.NewPCG(3, 141))
	var cells [4][]uint32
	for i := range cells {
		for range circuit.LeafCells {
			cells[i] = append(cells[i], math.Float32bits(float32(r.NormFloat64())))
		}
	}
	l := circuit.Leaves{A: cells[:2], B: cells[2:]}
	st := circuit.Statement{Place: circuit.Place{OffsetA: 5, OffsetB: 60, Terms: 64, AccBefore: math.Float32bits(0.25)}}
	st.Context = circuit.Context{7: 42}
	a, b := slices.Concat(l.A...), slices.Concat(l.B...)
	acc := float32(0.25)
	for k := range 64 {
		acc = num.FMA(math.Float32frombits(a[5+k]), math.Float32frombits(b[60+k]), acc)
	}
	st.Place.AccAfter = math.Float32bits(acc)
	for i := range 2 {
		st.HashA, st.HashB = append(st.HashA, circuit.HashLeaf(l.A[i])), append(st.HashB, circuit.HashLeaf(l.B[i]))
	}
	return st, l
}

// block is a true statement of x8, about the second block of a's leaf and the first
// of b's.
func block() (circuit.Statement, circuit.Leaves) {
	r := rand.New(rand.NewPCG(3, 142))
	l := circuit.Leaves{A: [][]uint32{preparedLeaf(r)}, B: [][]uint32{preparedLeaf(r)}}
	st := circuit.Statement{Place: circuit.Place{OffsetA: ir.BlockCells, Terms: 1, AccBefore: math.Float32bits(0.25)}}
	st.Context = circuit.Context{7: 42}
	st.Place.AccAfter = product(l.A[0], l.B[0], ir.BlockCells, 0, 0.25)
	st.HashA, st.HashB = []fr.Element{circuit.HashLeaf(l.A[0])}, []fr.Element{circuit.HashLeaf(l.B[0])}
	return st, l
}

// preparedLeaf is two blocks of an operand of x8.
func preparedLeaf(r *rand.Rand) (cells []uint32) {
	for range 2 {
		x := make([]float32, num.X8Block)
		for i := range x {
			x[i] = float32(r.NormFloat64())
		}
		b := ir.Quantised(x)
		block := b.Cells()
		cells = append(cells, block[:]...)
	}
	return cells
}

// product is acc after a block of a and one of b, by what the cells say.
func product(a, b []uint32, atA, atB int, acc float32) uint32 {
	var qa, qb [num.X8Block]int8
	for i := range qa {
		qa[i] = int8(int(a[atA+i/4]>>(8*(i%4))&0xff) - 128)
		qb[i] = int8(int(b[atB+i/4]>>(8*(i%4))&0xff) - 128)
	}
	exponent := int(a[atA+16]) + int(b[atB+16]) + 2*num.X8MinExponent
	return math.Float32bits(num.X8Multiply(&qa, &qb, exponent, acc))
}

// chain is an EVM under Osaka's rules with a verifier deployed.
type chain struct {
	cfg      *runtime.Config
	verifier common.Address
}

// evmOf is an EVM of a chain with that id.
func evmOf(id uint64) *runtime.Config {
	rules := *params.MergedTestChainConfig
	rules.ChainID = new(big.Int).SetUint64(id)
	return &runtime.Config{ChainConfig: &rules, GasLimit: 30_000_000, Difficulty: new(big.Int),
		BlockNumber: big.NewInt(1), Time: 1}
}

// chainID is that of the chains of these tests, of development.
const chainID = 1337

func deploy(t *testing.T, verifier string) chain {
	t.Helper()
	cfg := evmOf(chainID)
	_, at, _, err := runtime.Create(common.FromHex(verifier), cfg)
	if err != nil {
		t.Fatal(err)
	}
	return chain{cfg, at}
}

// call returns the answer, and the gas of a transaction that only calls.
func (c chain) call(t *testing.T, data []byte) ([]byte, uint64, error) {
	t.Helper()
	rules := c.cfg.ChainConfig.Rules(c.cfg.BlockNumber, true, c.cfg.Time)
	base, err := core.IntrinsicGas(data, nil, nil, common.Address{}, &c.verifier, new(uint256.Int), rules)
	if err != nil {
		t.Fatal(err)
	}
	out, left, err := runtime.Call(c.verifier, data, c.cfg)
	return out, base + c.cfg.GasLimit - left, err
}

var verifier = bindings.NewTileVerifier()

// accepts asks the contract about a proof for these public inputs.
func (c chain) accepts(t *testing.T, proof []byte, public []*big.Int) (bool, uint64) {
	t.Helper()
	out, gas, err := c.call(t, verifier.PackVerify(proof, public))
	if err != nil {
		return false, gas
	}
	ok, err := verifier.UnpackVerify(out)
	if err != nil {
		t.Fatal(err)
	}
	return ok, gas
}

// TestAuditM5DevnetVerifiersAreForDevelopment checks that the contracts of the devnet's keys
// cannot be deployed where money is worth something.
func TestAuditM5DevnetVerifiersAreForDevelopment(t *testing.T) {
	for _, code := range []string{bindings.TileVerifierMetaData.Bin, bindings.BlockVerifierMetaData.Bin} {
		for _, id := range keys.DevelopmentChains {
			if _, _, _, err := runtime.Create(common.FromHex(code), evmOf(id)); err != nil {
				t.Errorf("chain %d: %v", id, err)
			}
		}
		for _, id := range []uint64{1, 10, 137, 8453, 42161} {
			out, _, _, err := runtime.Create(common.FromHex(code), evmOf(id))
			if err == nil || !bytes.HasPrefix(out, crypto.Keccak256([]byte("DevelopmentKey(uint256)"))[:4]) {
				t.Errorf("chain %d: %v, %x", id, err, out)
			}
		}
	}
}

// maxVerifyGas is the goal for a whole transaction that verifies a proof.
const maxVerifyGas = 370_000

// TestVerifierContracts checks that the checked-in contracts are the pinned keys'; each
// accepts a proof under its key, for its own statement alone.
func TestVerifierContracts(t *testing.T) {
	st, l := tile()
	verifies(t, circuit.R32, "TileKey", bindings.TileVerifierMetaData.Bin, st, l)
	st, l = block()
	verifies(t, circuit.X8, "BlockKey", bindings.BlockVerifierMetaData.Bin, st, l)
}

func verifies(t *testing.T, a circuit.Arithmetic, source, code string, st circuit.Statement, l circuit.Leaves) {
	t.Helper()
	dir, p := devnetKeys(t, a)
	sameSource(t, dir, source)
	c := deploy(t, code)
	sameKey(t, c, a)
	proof, err := p.System.Prove(p.Proving, st, l)
	if err != nil {
		t.Fatal(err)
	}
	words, err := circuit.Calldata(proof)
	if err != nil {
		t.Fatal(err)
	}
	ok, gas := c.accepts(t, words, st.Public())
	t.Logf("a transaction that verifies a proof of %s takes %d gas", a, gas)
	if !ok || gas > maxVerifyGas {
		t.Fatalf("the honest proof: accepted %v, %d gas of at most %d", ok, gas, maxVerifyGas)
	}
	refuses(t, c, words, st.Public())
}

func sameSource(t *testing.T, dir, name string) {
	t.Helper()
	var b bytes.Buffer
	if err := keys.ExportSolidity(dir, &b); err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile("../../contracts/evm/src/" + name + ".sol")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(b.Bytes(), source) {
		t.Errorf("contracts/evm/src/%s.sol is not what the devnet's key gives: write it with "+
			"infernet zk solidity", name)
	}
}

func sameKey(t *testing.T, c chain, a circuit.Arithmetic) {
	t.Helper()
	out, _, err := c.call(t, verifier.PackKeyHash())
	if err != nil {
		t.Fatal(err)
	}
	if got := common.Bytes2Hex(out); got != keys.DevnetPins[a].Verifying {
		t.Errorf("the contract holds key %s, the pin says %s", got, keys.DevnetPins[a].Verifying)
	}
}

// refuses wants every changed public input, and every changed word of the
// proof, to be refused.
func refuses(t *testing.T, c chain, words []byte, public []*big.Int) {
	t.Helper()
	for i := range public {
		for _, change := range []*big.Int{big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 80), fr.Modulus()} {
			other := slices.Clone(public)
			other[i] = new(big.Int).Add(public[i], change)
			if ok, _ := c.accepts(t, words, other); ok {
				t.Errorf("public input %d plus %v is accepted", i, change)
			}
		}
	}
	for i := 31; i < len(words); i += 32 {
		broken := slices.Clone(words)
		broken[i] ^= 1
		if ok, _ := c.accepts(t, broken, public); ok {
			t.Errorf("a proof with byte %d changed is accepted", i)
		}
	}
	for name, in := range map[string][]*big.Int{"one too few": public[:len(public)-1],
		"one too many": append(slices.Clone(public), new(big.Int))} {
		if ok, _ := c.accepts(t, words, in); ok {
			t.Errorf("public inputs: %s is accepted", name)
		}
	}
	if ok, _ := c.accepts(t, words[:len(words)-32], public); ok {
		t.Error("a short proof is accepted")
	}
}
