package disputes

import (
	"math/rand/v2"
	"reflect"
)

// mutated is v with one thing in it changed at random: a number, a bit of bytes,
// the length or the order of a list. v itself stays as it is; it may be any
// struct of exported fields. Where v has nothing to change it comes back as it
// was.
func mutated[T any](r *rand.Rand, v T) T {
	out := reflect.New(reflect.TypeOf(v)).Elem()
	out.Set(clone(reflect.ValueOf(v)))
	var places []reflect.Value
	collect(out, &places)
	if len(places) > 0 {
		change(r, places[r.IntN(len(places))])
	}
	return out.Interface().(T)
}

// clone copies slices and what pointers and interfaces hold.
func clone(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	switch v.Kind() {
	case reflect.Slice:
		if v.IsNil() {
			return v
		}
		out.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		for i := range v.Len() {
			out.Index(i).Set(clone(v.Index(i)))
		}
	case reflect.Pointer:
		if v.IsNil() {
			return v
		}
		out.Set(reflect.New(v.Type().Elem()))
		out.Elem().Set(clone(v.Elem()))
	case reflect.Struct:
		for i := range v.NumField() {
			out.Field(i).Set(clone(v.Field(i)))
		}
	default:
		return v
	}
	return out
}

// collect lists what change can change. Names of numerics stay: the chain has
// hashes of them.
func collect(v reflect.Value, places *[]reflect.Value) {
	switch v.Kind() {
	case reflect.Slice:
		*places = append(*places, v)
		if v.Len() > 0 && v.Type().Elem().Kind() != reflect.Uint8 {
			// One element stands for all, or long lists would hide the rest.
			collect(v.Index(v.Len()/2), places)
		}
	case reflect.Array:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			*places = append(*places, v)
			return
		}
		for i := range v.Len() {
			collect(v.Index(i), places)
		}
	case reflect.Pointer:
		if !v.IsNil() {
			collect(v.Elem(), places)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			collect(v.Field(i), places)
		}
	case reflect.String:
	default:
		*places = append(*places, v)
	}
}

func change(r *rand.Rand, v reflect.Value) {
	switch v.Kind() {
	case reflect.Array: // of bytes
		i := v.Index(r.IntN(v.Len()))
		i.SetUint(i.Uint() ^ 1<<r.IntN(8))
	case reflect.Slice:
		changeList(r, v)
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int32, reflect.Int64:
		v.SetInt(int64(int32(v.Int()) + []int32{1, -1, 2, -3, 1 << 30}[r.IntN(5)]))
	default:
		v.SetUint(number(r, v.Uint(), v.Type().Bits()))
	}
}

// number is another one: near, far, or one that often is a limit.
func number(r *rand.Rand, v uint64, bits int) uint64 {
	limit := uint64(1)<<(bits-1)<<1 - 1
	return []uint64{v + 1, v - 1, v ^ 1<<r.IntN(bits), 0, limit, 64, 63, r.Uint64()}[r.IntN(8)] & limit
}

func changeList(r *rand.Rand, v reflect.Value) {
	n := v.Len()
	switch k := r.IntN(5); {
	case n == 0 || k == 0: // one more
		v.Set(reflect.Append(v, reflect.New(v.Type().Elem()).Elem()))
	case k == 1: // one fewer
		v.Set(v.Slice(0, n-1))
	case k == 2: // twice
		v.Set(reflect.AppendSlice(v, v.Slice(n-1, n)))
	case k == 3 && n > 1:
		a, b := r.IntN(n), r.IntN(n)
		x, y := clone(v.Index(a)), clone(v.Index(b))
		v.Index(a).Set(y)
		v.Index(b).Set(x)
	default:
		places := []reflect.Value{}
		collect(v.Index(r.IntN(n)), &places)
		if len(places) > 0 {
			change(r, places[r.IntN(len(places))])
		}
	}
}
