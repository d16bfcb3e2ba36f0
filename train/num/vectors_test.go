package num

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"flag"
	"math/big"
	"math/rand/v2"
	"os"
	"reflect"
	"testing"

	"github.com/infernetprotocol/infernet/train/num/internal/precise"
)

var update = flag.Bool("update", false, "write the files in testdata from the reference; only for a new version of "+
	"the numerics")

const vectorFile = "testdata/r32-1.json"

// vectors pin r32/1 for this and other implementations: the bits of scalar
// functions, and a digest of the bits of every operation on seeded data.
type vectors struct {
	FMA     [][4]uint32       `json:"fma"` // a, b, c, result
	Exp     [][2]uint32       `json:"exp"`
	Log     [][2]uint32       `json:"log"`
	Normal  []uint32          `json:"normal"`  // key 1, purpose 2, std 1
	Permute []uint64          `json:"permute"` // key 1, n 10, i ascending
	Tables  string            `json:"tables"`  // digest of RopeTables(300, 32, 10000) and 100 rates
	Digests map[string]string `json:"operations"`
}

// digest hashes little-endian bits, every NaN as 7fc00000.
func digest(x []float32) string {
	h := sha256.New()
	for _, v := range x {
		u := toBits(v)
		if v != v {
			u = 0x7fc00000
		}
		h.Write(binary.LittleEndian.AppendUint32(nil, u))
	}
	return hex.EncodeToString(h.Sum(nil))
}

func makeVectors() vectors {
	v := vectors{Digests: map[string]string{}}
	r := rand.New(rand.NewPCG(9, 9))
	for i := range 40 {
		a, b, c := fmaCases(r, i%5)
		if d := FMA(a, b, c); isFinite(a, b, c, d) {
			v.FMA = append(v.FMA, [4]uint32{toBits(a), toBits(b), toBits(c), toBits(d)})
		}
		x := float32(r.Float64()*190 - 102)
		v.Exp = append(v.Exp, [2]uint32{toBits(x), toBits(Exp(x))})
		y := fromBits(1<<23 + r.Uint32N(0x7f000000))
		v.Log = append(v.Log, [2]uint32{toBits(y), toBits(Log(y))})
	}
	x := make([]float32, 16)
	Normal(x, 1, 2, 1)
	for i := range x {
		v.Normal = append(v.Normal, toBits(x[i]))
	}
	for i := range uint64(10) {
		v.Permute = append(v.Permute, Permute(1, 10, i))
	}
	cos, sin := RopeTables(300, 32, 1e4)
	table := append(cos, sin...)
	for s := range uint32(100) {
		table = append(table, CosineLR(s, 10, 90, 3e-4, 3e-5))
	}
	v.Tables = digest(table)
	for name, make1 := range scenarios {
		v.Digests[name] = digestOf(make1)
	}
	return v
}

// digestOf is the digest of the reference's bits in ten rounds of a scenario.
func digestOf(make1 scenario) string {
	var all []float32
	for seed := range uint64(10) {
		all = append(all, make1(rand.New(rand.NewPCG(seed, 0)), int(seed)%kinds)(Ref())...)
	}
	return digest(all)
}

// TestVectors: r32/1 is frozen. A difference means another arithmetic, which
// needs another version.
func TestVectors(t *testing.T) {
	var want vectors
	holdVectors(t, vectorFile, makeVectors(), &want)
	crossCheck(t, want)
}

// holdVectors compares got with the pinned vectors in the file name, which it
// reads into want.
func holdVectors[T any](t *testing.T, name string, got T, want *T) {
	t.Helper()
	if *update {
		b, err := json.MarshalIndent(got, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, append(b, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, want); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, *want) {
		t.Errorf("the arithmetic differs from %s:\n%+v\nwant\n%+v", name, got, *want)
	}
}

// crossCheck compares the file with big-float arithmetic.
func crossCheck(t *testing.T, v vectors) {
	t.Helper()
	wide := func(u uint32) *big.Float {
		return new(big.Float).SetPrec(700).SetFloat64(float64(fromBits(u)))
	}
	for _, c := range v.FMA {
		sum := new(big.Float).SetPrec(700).Mul(wide(c[0]), wide(c[1]))
		if want, _ := sum.Add(sum, wide(c[2])).Float32(); want != fromBits(c[3]) {
			t.Errorf("fma %08x: want %g", c, want)
		}
	}
	for _, c := range v.Exp {
		if d := ulps(fromBits(c[1]), precise.Exp(precise.New(float64(fromBits(c[0]))))); d > 1 {
			t.Errorf("exp %08x: %g ulp", c, d)
		}
	}
	for _, c := range v.Log {
		if d := ulps(fromBits(c[1]), precise.Log(precise.New(float64(fromBits(c[0]))))); d > 1 {
			t.Errorf("log %08x: %g ulp", c, d)
		}
	}
}
