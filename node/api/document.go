package api

import (
	"encoding/json"
	"reflect"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// What this file says of answers, it also sees to: clients are generated from the document, and one in a typed language
// fails where an answer has null for a list or an object that the document promises.

// init has lists that are never null. fill makes it true of answers, and no request has a list.
func init() { huma.DefaultArrayNullable = false }

// complete is a huma.Transformer: it makes empty lists and maps of those that are nil, at every depth.
func complete(_ huma.Context, _ string, v any) (any, error) {
	if v == nil {
		return nil, nil
	}
	c := reflect.New(reflect.TypeOf(v)).Elem()
	c.Set(reflect.ValueOf(v))
	fill(c)
	return c.Interface(), nil
}

var marshalerType = reflect.TypeFor[json.Marshaler]()

// fill completes v, which can be set. What a list or a pointer in it leads to may be somebody else's: it is copied.
func fill(v reflect.Value) {
	if v.Type().Implements(marshalerType) {
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			c := reflect.New(v.Type().Elem())
			c.Elem().Set(v.Elem())
			fill(c.Elem())
			v.Set(c)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); f.CanSet() {
				fill(f)
			}
		}
	case reflect.Slice:
		fillList(v)
	case reflect.Map:
		if v.IsNil() {
			v.Set(reflect.MakeMap(v.Type()))
		}
	}
}

func fillList(v reflect.Value) {
	c := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
	reflect.Copy(c, v)
	v.Set(c)
	switch v.Type().Elem().Kind() {
	case reflect.Struct, reflect.Pointer, reflect.Slice, reflect.Map:
		for i := range v.Len() {
			fill(v.Index(i))
		}
	}
}

// orNull has the document say that members of an object may be null. Huma does not say so of pointers to objects. Null
// is a value of an enumeration and no type, because OpenAPI 3.0 has no such type (/openapi-3.0.json).
func orNull(s *huma.Schema, members ...string) *huma.Schema {
	for _, m := range members {
		p := s.Properties[m]
		s.Properties[m] = &huma.Schema{
			Description: p.Description, AnyOf: []*huma.Schema{{Ref: p.Ref}, {Enum: []any{nil}}},
		}
	}
	return s
}

// TransformSchema implements huma.SchemaTransformer.
func (*Quote) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return orNull(s, "dispute")
}

// TransformSchema implements huma.SchemaTransformer.
func (*SegmentCheck) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return orNull(s, "dispute")
}

// TransformSchema implements huma.SchemaTransformer.
func (*DisputeMoves) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return orNull(s, "tile")
}

// TransformSchema implements huma.SchemaTransformer.
func (*DisputeMove) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return orNull(s, "left")
}

// TransformSchema implements huma.SchemaTransformer: typed data are an object, whose members EIP-712 tells.
func (*Draft) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	for _, m := range []string{"offer", "permit"} {
		s.Properties[m].Type, s.Properties[m].AdditionalProperties = huma.TypeObject, true
	}
	return s
}

// tagOf groups operations: by what follows the version in their path.
func tagOf(path string) []string {
	_, rest, _ := strings.Cut(path, "/v1/")
	tag, _, _ := strings.Cut(rest, "/")
	return []string{tag}
}

// bytesSchema describes a body that is bytes.
func bytesSchema() *huma.Schema { return &huma.Schema{Type: huma.TypeString, Format: "binary"} }

// header describes a header of a request.
func header(name, doc string) *huma.Param {
	return &huma.Param{Name: name, In: "header", Description: doc, Schema: &huma.Schema{Type: huma.TypeString}}
}

// headers describes headers of an answer: names and descriptions by turns.
func headers(nameAndDoc ...string) map[string]*huma.Param {
	all := map[string]*huma.Param{}
	for i := 0; i+1 < len(nameAndDoc); i += 2 {
		all[nameAndDoc[i]] = &huma.Param{
			Description: nameAndDoc[i+1], Schema: &huma.Schema{Type: huma.TypeString},
		}
	}
	return all
}

// EventField is a member that the data of some events have.
type EventField struct {
	Name  string
	Kinds string // of the events that have it, and what it is there
	types []*huma.Schema
}

var (
	textType   = []*huma.Schema{{Type: huma.TypeString}}
	wholeType  = []*huma.Schema{{Type: huma.TypeInteger, Format: "int64"}}
	truthType  = []*huma.Schema{{Type: huma.TypeBoolean}}
	numberType = &huma.Schema{Type: huma.TypeNumber, Format: "double"}
	pairsType  = pairsOf(numberType)
)

// pairsOf is the schema of a list of pairs.
func pairsOf(item *huma.Schema) *huma.Schema {
	two := 2
	pair := &huma.Schema{Type: huma.TypeArray, Items: item, MinItems: &two, MaxItems: &two}
	return &huma.Schema{Type: huma.TypeArray, Items: pair}
}

// EventFields are the members that events' data have, besides those that a later version may add.
var EventFields = []EventField{
	{"agree", "verdict: the verifier has computed the same", truthType},
	{"asks", "bid: its price for a segment, in the job's unit", textType},
	{"executed", "verdict: the steps that were executed, as pairs of a first one and the one after the last",
		[]*huma.Schema{pairsOf(&huma.Schema{Type: huma.TypeInteger})}},
	{"first", "lease: its first segment", wholeType},
	{"first_step", "segment: its first step", wholeType},
	{"game", "dispute: its id", textType},
	{"lease", "claim: its id", textType},
	{"loss", "evaluated: nats a token, on the rows held out; segment: pairs of a step and its loss, thinned",
		[]*huma.Schema{numberType, pairsType}},
	{"operator", "bid: address of the bidder", textType},
	{"proof_ms", "dispute: how long proving took", wholeType},
	{"provider", "lease, replaced: address of the operator", textType},
	{"reason", "replaced: why the lease ended", textType},
	{"role", "bid: provider or verifier", textType},
	{"round", "merged: from 0", wholeType},
	{"segment", "segment, verdict, replaced, claim, dispute: index in the job", wholeType},
	{"segments", "lease: how many; evaluated: verified before", wholeType},
	{"shared", "merged: root of the model that the slots go on from", textType},
	{"slots", "merged: whose work was counted", wholeType},
	{"steps", "segment: how many", wholeType},
	{"tokens_per_second", "bid: as the bidder has measured", wholeType},
	{"verifier", "verdict: address of the operator", textType},
}

// Schema implements huma.SchemaProvider.
func (EventData) Schema(huma.Registry) *huma.Schema {
	s := &huma.Schema{Type: huma.TypeObject, AdditionalProperties: true, Properties: map[string]*huma.Schema{},
		Description: "Which members there are depends on the kind of the event. Others may be added."}
	for _, f := range EventFields {
		p := &huma.Schema{Description: f.Kinds, AnyOf: f.types}
		if len(f.types) == 1 {
			one := *f.types[0]
			one.Description, p = f.Kinds, &one
		}
		s.Properties[f.Name] = p
	}
	return s
}
