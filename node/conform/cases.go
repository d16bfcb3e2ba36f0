package conform

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/docs/vectors"
)

// Object is a JSON object with its numbers as they are written.
type Object = map[string]any

// Case is a question with its answer.
type Case struct {
	Group string `json:"group"`
	Name  string `json:"name"`
	// Ask is the request, less its id.
	Ask Object `json:"ask"`
	// Want is what the answer must hold. Nil: the answer must hold "malformed", a reason.
	Want Object `json:"want,omitempty"`
}

// Cases returns all questions, the cheapest first.
func Cases() ([]Case, error) {
	var all []Case
	for _, of := range []func() ([]Case, error){messages, signatures, draws, numbers} {
		cs, err := of()
		if err != nil {
			return nil, err
		}
		all = append(all, cs...)
	}
	return all, nil
}

// read decodes a file of vectors. Numbers are kept as they are written: some have 64 bits.
func read(file []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(file))
	d.UseNumber()
	return d.Decode(into)
}

// messages are the objects in bytes and hash, and forms that nobody may read.
func messages() (all []Case, err error) {
	var file struct {
		Domain  Object
		Vectors []struct {
			Name, Bytes, Digest string
			Fields              Object
		}
	}
	if err := read(vectors.Messages, &file); err != nil {
		return nil, fmt.Errorf("messages.json: %w", err)
	}
	for _, v := range file.Vectors {
		about := Object{"object": v.Name}
		all = append(all,
			Case{"encode", v.Name, with(about, "op", "encode", "fields", v.Fields), Object{"bytes": v.Bytes}},
			Case{"decode", v.Name, with(about, "op", "decode", "bytes", v.Bytes), Object{"fields": v.Fields}})
		if v.Digest != "" {
			all = append(all, Case{"digest", v.Name,
				with(about, "op", "digest", "fields", v.Fields, "domain", file.Domain), Object{"digest": v.Digest}})
		}
		all = append(all, refused(v.Name, otherForms(v.Bytes))...)
	}
	return append(all, refused("ack", otherAcks)...), nil
}

// refused are forms of an object that nobody may read.
func refused(object string, forms map[string]string) (all []Case) {
	for _, what := range slices.Sorted(maps.Keys(forms)) {
		all = append(all, Case{"refuse", object + ", " + what,
			Object{"op": "decode", "object": object, "bytes": forms[what]}, nil})
	}
	return all
}

// otherAcks are forms that generic decoders of CBOR take for an ack.
var otherAcks = map[string]string{
	"keys out of order": "a201f5026000", "a key twice": "a201f501f5", "the higher key first": "a2026001f5",
	"an unknown key": "a301f5026003f5", "a key missing": "a101f5", "a tag": "a201c1f50260",
	"no length given": "bf01f50260ff", "a length too long": "a201f5027800", "nothing": "", "a list": "80",
}

// otherForms are an object's bytes in forms that are not its own: none may be read.
func otherForms(text string) map[string]string {
	first, err := hex.DecodeString(text[:2])
	forms := map[string]string{"cut short": text[:len(text)-2], "a byte more": text + "00"}
	if err == nil && first[0]>>5 == 5 && first[0]&31 < 24 { // a map whose length stands in its first byte
		forms["a length in two bytes"] = fmt.Sprintf("b8%02x", first[0]&31) + text[2:]
	}
	return forms
}

// with returns a copy of an object with further members.
func with(o Object, members ...any) Object {
	out := Object{}
	for k, v := range o {
		out[k] = v
	}
	for i := 0; i < len(members); i += 2 {
		out[members[i].(string)] = members[i+1]
	}
	return out
}

// signatures recover a signer, and refuse what is not the one form of a signature.
func signatures() ([]Case, error) {
	key, err := crypto.HexToECDSA("0000000000000000000000000000000000000000000000000000000000000001")
	if err != nil {
		return nil, err
	}
	digest := crypto.Keccak256([]byte("infernet"))
	sig, err := crypto.Sign(digest, key)
	if err != nil {
		return nil, err
	}
	sig[64] += 27
	ask := func(sig []byte) Object {
		return Object{"op": "recover", "digest": hex.EncodeToString(digest), "signature": hex.EncodeToString(sig)}
	}
	change := func(at int, to byte) []byte {
		out := bytes.Clone(sig)
		out[at] = to
		return out
	}
	signer := crypto.PubkeyToAddress(key.PublicKey)
	return []Case{
		{"recover", "a signer", ask(sig), Object{"signer": hex.EncodeToString(signer[:])}},
		{"refuse", "a signature without its last byte", ask(sig[:64]), nil},
		{"refuse", "a signature whose last byte is 0", ask(change(64, 0)), nil},
		{"refuse", "a signature with a high s", ask(change(32, 0xff)), nil},
	}, nil
}

// draws are who verifies a segment, and which of its intervals.
func draws() (all []Case, err error) {
	var file struct{ Draws []Object }
	if err := read(vectors.Draws, &file); err != nil {
		return nil, fmt.Errorf("draws.json: %w", err)
	}
	for i, d := range file.Draws {
		want := take(d, "candidates_hash", "whole", "executed", "order")
		all = append(all, Case{"draw", fmt.Sprint(i), with(d, "op", "draw"), want})
	}
	return all, nil
}

// take moves members of an object to another one.
func take(o Object, names ...string) Object {
	out := Object{}
	for _, n := range names {
		out[n] = o[n]
		delete(o, n)
	}
	return out
}

// numbers are the numerics, down to the hash of a segment.
func numbers() (all []Case, err error) {
	var file struct {
		Normal, Permute, Steps []Object
		NF4                    Object
	}
	if err := read(vectors.Step, &file); err != nil {
		return nil, fmt.Errorf("step.json: %w", err)
	}
	for i, v := range file.Normal {
		want := take(v, "values")
		n := len(want["values"].([]any))
		all = append(all, Case{"normal", fmt.Sprint(i), with(v, "op", "normal", "n", n), want})
	}
	for i, v := range file.Permute {
		want := take(v, "values")
		all = append(all, Case{"permute", fmt.Sprint(i), with(v, "op", "permute"), want})
	}
	want := take(file.NF4, "rounded")
	all = append(all, Case{"nf4", "a matrix", with(file.NF4, "op", "nf4"), want})
	for _, v := range file.Steps {
		all = append(all, step(v))
	}
	return all, nil
}

// step asks for the first segment of a training.
func step(v Object) Case {
	want := take(v, "program_hash", "records", "segment", "segment_hash")
	segment := want["segment"].(Object)
	given := with(v, "op", "step", "job", segment["job"], "dataset", segment["dataset"], "steps", segment["steps"])
	return Case{"step", fmt.Sprint(segment["numerics"]), given, want}
}
