package bindings

import (
	"encoding/json"
	"reflect"
	"strings"
	"unicode"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
)

// idl is the interface description, in the manner of Anchor's IDL: types have
// no padding, integers are little-endian.
type idl struct {
	Name         string           `json:"name"`
	Version      string           `json:"version"`
	Instructions []idlInstruction `json:"instructions"`
	Accounts     []idlType        `json:"accounts"`
	Types        []idlType        `json:"types"`
	Events       []idlEvent       `json:"events"`
	Errors       []idlError       `json:"errors"`
}

type idlInstruction struct {
	Name     string       `json:"name"`
	Tag      uint8        `json:"tag"` // the first byte of the data
	Accounts []idlAccount `json:"accounts"`
	Args     []idlField   `json:"args"`
}

type idlAccount struct {
	Name     string `json:"name"`
	Writable bool   `json:"writable"`
	Signer   bool   `json:"signer"`
}

type idlField struct {
	Name   string `json:"name"`
	Type   string `json:"type"`
	Offset *int   `json:"offset,omitempty"`
}

type idlType struct {
	Name   string     `json:"name"`
	Seeds  []string   `json:"seeds,omitempty"` // of its address
	Size   int        `json:"size"`
	Fields []idlField `json:"fields"`
}

type idlEvent struct {
	Kind uint8  `json:"kind"`
	Name string `json:"name"`
}

type idlError struct {
	Code uint32 `json:"code"`
	Name string `json:"name"`
	Text string `json:"text"`
}

// describe is the IDL of these bindings; idl.json holds its text.
func describe() ([]byte, error) {
	d := idl{Name: "infernet_escrow", Version: "1.0.0", Instructions: instructions(), Accounts: []idlType{
		layout("Job", Job{}, `"job"`, "account", "offer"),
		layout("Lease", Lease{}, `"lease"`, "job", "lease"),
		layout("Link", Link{}, `"link"`, "domain", "account"),
	}, Types: []idlType{
		layout("Terms", Terms{}), layout("OfferRest", OfferRest{}), layout("LeaseTerms", LeaseTerms{}),
		layout("Opening", Opening{}), layout("Payee", Payee{}), layout("Arbiter", Arbiter{}),
		layout("Fields", Fields{}), layout("Attestation", Attestation{}),
	}}
	for k := Created; k <= LeaseShut; k++ {
		d.Events = append(d.Events, idlEvent{uint8(k), k.String()})
	}
	for i, f := range faults {
		d.Errors = append(d.Errors, idlError{uint32(UnknownInstruction) + uint32(i), f.name, f.text})
	}
	b, err := json.MarshalIndent(d, "", "  ")
	return append(b, '\n'), err
}

// layout lists a struct's fields with their places.
func layout(name string, v any, seeds ...string) idlType {
	t := idlType{Name: name, Seeds: seeds}
	typ := reflect.TypeOf(v)
	for i := range typ.NumField() {
		f, at := typ.Field(i), t.Size
		t.Fields = append(t.Fields, idlField{snake(f.Name), typeName(f.Type), &at})
		t.Size += int(packed(f.Type))
	}
	return t
}

// packed is a type's size without padding.
func packed(t reflect.Type) uintptr {
	switch t.Kind() {
	case reflect.Struct:
		var sum uintptr
		for i := range t.NumField() {
			sum += packed(t.Field(i).Type)
		}
		return sum
	case reflect.Array:
		return uintptr(t.Len()) * packed(t.Elem())
	}
	return t.Size()
}

func typeName(t reflect.Type) string {
	switch t {
	case reflect.TypeFor[solana.PublicKey]():
		return "pubkey"
	case reflect.TypeFor[common.Hash]():
		return "[u8; 32]"
	case reflect.TypeFor[common.Address]():
		return "[u8; 20]"
	}
	switch t.Kind() {
	case reflect.Array:
		return "[" + typeName(t.Elem()) + "; " + itoa(t.Len()) + "]"
	case reflect.Struct:
		return t.Name()
	}
	return strings.Replace(t.Kind().String(), "uint", "u", 1)
}

func itoa(n int) string {
	b, _ := json.Marshal(n) // an int always has a text
	return string(b)
}

func snake(s string) string {
	var b strings.Builder
	for i, r := range s {
		if unicode.IsUpper(r) && i > 0 && !unicode.IsUpper(rune(s[i-1])) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// instructions are described by building one of each with keys that name their
// own part.
func instructions() []idlInstruction {
	names := map[solana.PublicKey]string{}
	named := func(name string) (k solana.PublicKey) {
		copy(k[:], name)
		names[k] = name
		return k
	}
	p := Builder{Program: named("program"), Token: Token{Mint: named("mint"), Program: named("token_program")}}
	caller, client := named("caller"), named("client")
	var lease common.Hash
	for name, k := range map[string]solana.PublicKey{
		"job": p.Job(), "vault": p.Vault(), "lease": p.Lease(lease), "link": p.link(common.Address{}),
		"delegate_link": p.link(common.Address{1}),
		"client_token":  p.Token.Account(client), "token_account": p.Token.Account(caller),
		"system_program": solana.SystemProgramID, "instructions_sysvar": solana.SysVarInstructionsPubkey,
	} {
		names[k] = name
	}
	voucher := []idlField{{Name: "segments", Type: "u32"}, {Name: "last", Type: "u8"}, {Name: "count", Type: "u8"},
		{Name: "payees", Type: "[Payee; count]"}}
	out := []idlInstruction{}
	add := func(name string, ix solana.Instruction, args ...idlField) {
		data, err := ix.Data()
		if err != nil {
			panic(err) // instructions built here always have data
		}
		x := idlInstruction{Name: name, Tag: data[0], Args: args, Accounts: []idlAccount{}}
		for _, a := range ix.Accounts() {
			x.Accounts = append(x.Accounts, idlAccount{names[a.PublicKey], a.IsWritable, a.IsSigner})
		}
		out = append(out, x)
	}
	add("link", NewLink(p.Program, common.Hash{}, caller, common.Address{}, 0, [65]byte{}),
		idlField{Name: "account", Type: "[u8; 20]"}, idlField{Name: "domain", Type: "[u8; 32]"},
		idlField{Name: "nonce", Type: "u64"}, idlField{Name: "signature", Type: "[u8; 65]"})
	add("create", p.Create(client, Terms{}, OfferRest{Delegate: common.Address{1}}),
		idlField{Name: "account", Type: "[u8; 20]"}, idlField{Name: "terms", Type: "Terms"},
		idlField{Name: "rest", Type: "OfferRest"})
	add("deposit", p.Deposit(client, 0), idlField{Name: "amount", Type: "u64"})
	add("open", p.Open(caller, lease, Opening{}), idlField{Name: "opening", Type: "Opening"})
	add("close", p.Close(caller, lease, Voucher{}), voucher...)
	add("end", p.End(caller, lease, Voucher{}), voucher...)
	add("commit", p.Commit(caller, lease, 0, nil), idlField{Name: "first", Type: "u32"},
		idlField{Name: "count", Type: "u8"}, idlField{Name: "claims",
			Type: "[(Fields, [Attestation; quorum]); count]"})
	add("release", p.Release(lease))
	add("refund", p.Refund(caller, client))
	add("cancel", p.Cancel(client))
	add("pay", p.Pay(lease, SlotPayee, common.Address{}, caller), idlField{Name: "slot", Type: "u8"})
	add("shut_lease", p.ShutLease(lease, caller))
	add("shut_job", p.ShutJob(client))
	add("arbiters", p.Arbiters(lease, nil), idlField{Name: "candidates", Type: "canonical CBOR"})
	return out
}
