package bindings

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

var update = flag.Bool("update", false, "write idl.json")

func TestIDLIsUpToDate(t *testing.T) {
	want, err := describe()
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("idl.json", want, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if !bytes.Equal(want, IDL) {
		t.Error("idl.json is stale: go test ./contracts/solana/bindings -run IDL -update")
	}
}

// source is a file of the program.
func source(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile("../program/src/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

var (
	rustStruct = regexp.MustCompile(`(?s)pub struct (\w+) \{\n(.*?)\n\}`)
	rustField  = regexp.MustCompile(`(?m)^\s*pub (\w+): (.*),$`)
)

// rustSizes are the sizes of the types that the program's accounts are made of.
var rustSizes = map[string]int{"u8": 1, "[u8; 1]": 1, "U16": 2, "U32": 4, "U64": 8, "Hash": 32, "[u8; 32]": 32,
	"[u8; 65]": 65, "Address": 32, "Account20": 20}

func rustSize(t *testing.T, types map[string]idlType, name string) int {
	t.Helper()
	if n, ok := rustSizes[name]; ok {
		return n
	}
	name = strings.TrimPrefix(name, "crate::state::")
	if n, ok := rustSizes[name]; ok {
		return n
	}
	switch name {
	case "[U16; MAX_CREDIT]":
		return 2 * MaxCredit
	case "[Payee; MAX_PAYEES]":
		return 28 * MaxPayees
	}
	x, ok := types[name]
	if !ok {
		t.Fatalf("a type of the program is not known here: %s", name)
	}
	return x.Size
}

// TestLayoutsAreTheProgram compares every field's name and place with the
// Rust source.
func TestLayoutsAreTheProgram(t *testing.T) {
	types := map[string]idlType{}
	for name, v := range map[string]any{"Job": Job{}, "Lease": Lease{}, "Link": Link{}, "Terms": Terms{},
		"OfferRest": OfferRest{}, "LeaseTerms": LeaseTerms{}, "Opening": Opening{}, "Payee": Payee{},
		"Arbiter": Arbiter{}, "Fields": Fields{}, "Attestation": Attestation{}} {
		types[name] = layout(name, v)
		if n := binary.Size(v); n != types[name].Size {
			t.Errorf("%s has %d bytes, its layout %d", name, n, types[name].Size)
		}
	}
	seen := 0
	for _, m := range rustStruct.FindAllStringSubmatch(source(t, "state.rs")+source(t, "proofs.rs"), -1) {
		x, ok := types[m[1]]
		if !ok {
			continue
		}
		seen++
		at := 0
		fields := rustField.FindAllStringSubmatch(m[2], -1)
		if len(fields) != len(x.Fields) {
			t.Errorf("%s has %d fields there, %d here", m[1], len(fields), len(x.Fields))
			continue
		}
		for i, f := range fields {
			if got := x.Fields[i]; got.Name != f[1] || *got.Offset != at {
				t.Errorf("%s: %s at %d there, %s at %d here", m[1], f[1], at, got.Name, *got.Offset)
			}
			at += rustSize(t, types, f[2])
		}
		if at != x.Size {
			t.Errorf("%s has %d bytes there, %d here", m[1], at, x.Size)
		}
	}
	if seen != len(types) {
		t.Errorf("%d of %d types were found in the source", seen, len(types))
	}
}

func TestPlacesAreTheLayouts(t *testing.T) {
	places := map[string]int{"Job.offer": JobOfferAt, "Job.client": JobClientAt, "Lease.terms": LeaseIDAt,
		"LeaseTerms.provider": LeaseProviderAt - LeaseIDAt, "Lease.job": LeaseJobAt, "Lease.payer": LeasePayerAt,
		"Lease.payee": LeasePayeeAt, "LeaseTerms.lease": 0}
	for _, x := range []idlType{layout("Job", Job{}), layout("Lease", Lease{}), layout("LeaseTerms", LeaseTerms{})} {
		for _, f := range x.Fields {
			name := x.Name + "." + f.Name
			if at, ok := places[name]; ok && at != *f.Offset {
				t.Errorf("%s is at %d, not %d", name, *f.Offset, at)
			}
			delete(places, name)
		}
	}
	if len(places) > 0 {
		t.Errorf("no fields %v", places)
	}
}

func TestFaultsAreTheProgram(t *testing.T) {
	all := regexp.MustCompile(`(\w+) = (\d+),`).FindAllStringSubmatch(source(t, "errors.rs"), -1)
	if len(all) != len(faults) {
		t.Fatalf("%d faults there, %d here", len(all), len(faults))
	}
	for _, m := range all {
		code, err := strconv.Atoi(m[2])
		if err != nil || ProgramError(code).String() != m[1] {
			t.Errorf("fault %s is %s there and %s here", m[2], m[1], ProgramError(code))
		}
	}
	if ProgramError(1).Known() || ProgramError(1).Error() != "Fault(1)" {
		t.Error("error 1 is not the program's")
	}
}

func TestTagsAndLimitsAreTheProgram(t *testing.T) {
	text := source(t, "lib.rs")
	for _, x := range instructions() {
		if !strings.Contains(text, fmt.Sprintf("%d => ", x.Tag)) ||
			!strings.Contains(text, fmt.Sprintf("::%s(&mut c)", x.Name)) {
			t.Errorf("%s is not instruction %d of the program", x.Name, x.Tag)
		}
		if !strings.Contains(text, fmt.Sprintf("%d => %s", x.Tag, module(x.Name))) {
			t.Errorf("instruction %d of the program is not %s", x.Tag, x.Name)
		}
		for _, a := range x.Accounts {
			if a.Name == "" {
				t.Errorf("%s: an account without a name", x.Name)
			}
		}
	}
	state := source(t, "state.rs")
	for name, n := range map[string]string{"MAX_PAYEES: usize": "16", "MAX_ARBITERS: usize": "15",
		"MAX_QUORUM: u8":    "6",
		"MAX_CREDIT: usize": "32", "VERSION: u8": "2"} {
		if !strings.Contains(state, "pub const "+name+" = "+n+";") {
			t.Errorf("%s is not %s in the program", name, n)
		}
	}
}

// module is where an instruction is in the source.
func module(name string) string {
	m := map[string]string{"link": "link", "open": "lease", "close": "lease", "end": "lease", "commit": "lease",
		"release": "settle", "pay": "settle", "shut_lease": "settle", "arbiters": "lease"}[name]
	if m == "" {
		m = "job"
	}
	return m + "::" + name
}

// TestTypeHashesAreTheMarkets: the program hashes the same EIP-712 types.
func TestTypeHashesAreTheMarkets(t *testing.T) {
	for name, text := range map[string]string{"offer": market.OfferType, "lease": market.LeaseType, "link": LinkType,
		"voucher": market.VoucherType, "commitment": market.CommitmentType, "verdict": market.VerdictType} {
		if source(t, name+".typehash") != string(crypto.Keccak256([]byte(text))) {
			t.Errorf("%s.typehash is not the hash of %s", name, text)
		}
	}
}

// TestCandidatesHashIsTheMarkets: the program hashes a lease's candidates as the market
// does, and reads them from the same encoding.
func TestCandidatesHashIsTheMarkets(t *testing.T) {
	m := regexp.MustCompile(`sha256\(&\[b"(.*)\\0", encoded\]\)`).FindStringSubmatch(source(t, "proofs.rs"))
	if m == nil {
		t.Fatal("the program hashes no candidates")
	}
	cs := []market.Candidate{{Operator: common.Address{1}, Node: common.Address{2}, Stake: 1 << 40}}
	encoded, err := canon.Marshal(cs)
	if err != nil {
		t.Fatal(err)
	}
	if market.CandidatesHash(cs) != canon.HashBytes(m[1], encoded) {
		t.Errorf("%s is not what the market hashes candidates with", m[1])
	}
	want := append([]byte{0x81, encoded[1], 1, 0x54}, cs[0].Operator[:]...)
	want = append(append(want, 2, 0x54), cs[0].Node[:]...)
	if fields := encoded[1] - 0xa0; !bytes.HasPrefix(encoded, want) || fields < 2 || fields > 8 {
		t.Errorf("candidates are encoded as %x", encoded)
	}
}

func TestHostileAccounts(t *testing.T) {
	for _, b := range [][]byte{nil, {KindJob}, make([]byte, JobSize), make([]byte, LeaseSize),
		append([]byte{KindLease, Version, 0, 0, 0, 200}, make([]byte, LeaseSize)...)} {
		if _, err := DecodeJob(b); err == nil {
			t.Errorf("%d bytes were read as a job", len(b))
		}
		if _, _, err := DecodeLease(b); err == nil {
			t.Errorf("%d bytes were read as a lease", len(b))
		}
		if _, err := DecodeLink(b); err == nil {
			t.Errorf("%d bytes were read as a link", len(b))
		}
	}
}

func FuzzAccounts(f *testing.F) {
	f.Add(append([]byte{KindLease, Version, 0, 1, 0, 1, 2}, make([]byte, LeaseSize-7+MaxArbiters*ArbiterSize)...))
	f.Add(append([]byte{KindJob, Version}, make([]byte, JobSize-2)...))
	f.Fuzz(func(t *testing.T, b []byte) {
		if l, as, err := DecodeLease(b); err == nil && (len(as) != int(l.Arbiters) || l.Payees > MaxPayees ||
			len(b) != LeaseSize+MaxArbiters*ArbiterSize) {
			t.Errorf("a lease of %d bytes with %d arbiters", len(b), len(as))
		}
		if j, err := DecodeJob(b); err == nil && (len(b) != JobSize || j.Kind != KindJob) {
			t.Errorf("a job of %d bytes", len(b))
		}
	})
}

func TestEventsOfOtherPrograms(t *testing.T) {
	line := "Program data: BgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAACAAAAAAAAAAMAAAAAAAAABAAAAAAAAAA="
	mine := []string{"Program A invoke [1]", "Program B invoke [2]", line, "Program B success", line,
		"Program A success"}
	es := Events("A", mine)
	if len(es) != 1 || es[0].Kind != Settled || es[0].Numbers != [4]uint64{1, 2, 3, 4} {
		t.Errorf("events %+v", es)
	}
	if es := Events("B", mine); len(es) != 1 {
		t.Errorf("events %+v", es)
	}
	if es := Events("C", append(mine, "Program C invoke [1]", "Program data: !!", "Program data: AAAA")); len(es) != 0 {
		t.Errorf("events %+v", es)
	}
}
