package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/fxamacker/cbor/v2"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// exampleDomain is the domain of the examples' EIP-712 digests.
var exampleDomain = market.Domain{ChainID: 31337, Escrow: common.HexToAddress(
	"0x00000000000000000000000000000000000000e5")}

// vector is one object in bytes. An implementation reads Bytes, writes the same again, and
// finds the same digest.
type vector struct {
	Name string `json:"name"`
	// Fields are the values, by name: whole numbers in decimal, byte strings in hexadecimal,
	// numbers of type binary64 as {"binary64": "1.5"}.
	Fields any    `json:"fields"`
	Bytes  string `json:"bytes"`            // hexadecimal
	Digest string `json:"digest,omitempty"` // hexadecimal
}

// exampleFile returns docs/vectors/messages.json.
func exampleFile() ([]byte, error) {
	var all struct {
		About  string        `json:"about"`
		Domain market.Domain `json:"domain"`
		Vector []vector      `json:"vectors"`
	}
	all.About = "One example of each object of docs/messages.md. The values mean nothing. Written by scripts/messages."
	all.Domain = exampleDomain
	for _, s := range sections() {
		for _, o := range s.objects {
			v, err := vectorOf(o)
			if err != nil {
				return nil, err
			}
			all.Vector = append(all.Vector, v)
		}
	}
	b, err := json.MarshalIndent(all, "", " ")
	return append(b, '\n'), err
}

func vectorOf(o object) (vector, error) {
	v, err := example(o.value)
	if err != nil {
		return vector{}, err
	}
	b, err := canon.Marshal(v)
	if err != nil {
		return vector{}, err
	}
	out := vector{Name: ruleName(reflect.TypeOf(v)), Fields: written(reflect.ValueOf(v)), Bytes: hex.EncodeToString(b)}
	if o.digest != nil {
		d := o.digest.hash(v)
		out.Digest = hex.EncodeToString(d[:])
	}
	return out, nil
}

// example returns a value of the type of v, in which every field is set, and no two to the
// same where their size allows it.
func example(v any) (any, error) {
	x := reflect.New(reflect.TypeOf(v)).Elem()
	n := uint64(0)
	err := fill(x, x.Type().Name(), &n)
	return x.Interface(), err
}

// fill sets a value. path names it, and n counts the numbers set so far.
func fill(x reflect.Value, path string, n *uint64) error {
	if x.Type() == reflect.TypeFor[cbor.RawMessage]() {
		x.SetBytes([]byte{0xa1, 0x01, 0x02}) // {1: 2}
		return nil
	}
	switch x.Kind() {
	case reflect.Bool:
		x.SetBool(true)
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		*n++
		x.SetUint(*n * *n * *n & (1<<x.Type().Bits() - 1))
	case reflect.Int64:
		*n++
		x.SetInt(int64(*n * *n * *n))
	case reflect.Float64:
		*n++
		x.SetFloat(float64(*n) / 8)
	case reflect.String:
		x.SetString(strings.ToLower(path[strings.LastIndex(path, ".")+1:]))
	case reflect.Struct:
		for f := range fieldsOf(x.Type()) {
			if err := fill(x.FieldByIndex(f.Index), path+"."+f.Name, n); err != nil {
				return err
			}
		}
	case reflect.Pointer:
		x.Set(reflect.New(x.Type().Elem()))
		return fill(x.Elem(), path, n)
	case reflect.Array:
		h := sha256.Sum256([]byte(path))
		for i := range x.Len() {
			if x.Index(i).Kind() != reflect.Uint8 {
				if err := fill(x.Index(i), path+"."+strconv.Itoa(i), n); err != nil {
					return err
				}
				continue
			}
			x.Index(i).SetUint(uint64(h[i%len(h)]))
		}
	case reflect.Slice:
		x.Set(reflect.MakeSlice(x.Type(), 1, 1))
		return fill(x.Index(0), path+".0", n)
	default:
		return fmt.Errorf("%w: %s: %s", errUndescribed, path, x.Type())
	}
	return nil
}

// written is a value as JSON says it: see vector.
func written(x reflect.Value) any {
	switch x.Kind() {
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return strconv.FormatUint(x.Uint(), 10)
	case reflect.Int64:
		return strconv.FormatInt(x.Int(), 10)
	case reflect.Float64:
		return map[string]string{binary64: strconv.FormatFloat(x.Float(), 'g', -1, 64)}
	case reflect.Struct:
		m := map[string]any{}
		for f := range fieldsOf(x.Type()) {
			m[fieldName(f)] = written(x.FieldByIndex(f.Index))
		}
		return m
	case reflect.Pointer:
		return written(x.Elem())
	case reflect.Array, reflect.Slice:
		return writtenList(x)
	}
	return x.Interface()
}

func writtenList(x reflect.Value) any {
	if x.Type().Elem().Kind() == reflect.Uint8 {
		b := make([]byte, x.Len())
		reflect.Copy(reflect.ValueOf(b), x)
		return hex.EncodeToString(b)
	}
	out := make([]any, x.Len())
	for i := range out {
		out[i] = written(x.Index(i))
	}
	return out
}
