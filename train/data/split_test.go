package data

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// rowsOf packs one document a row: row i starts with values[i].
func rowsOf(tb testing.TB, values ...int32) []byte {
	tb.Helper()
	var seqs []Sequence
	for _, v := range values {
		seqs = append(seqs, Sequence{[]int32{v, 1, 2, 3}, []bool{false, true, v%2 == 0, true}})
	}
	return pack(tb, 1000, 4, seqs...)
}

func rowList(tb testing.TB, file []byte) (out [][]byte, counted uint64) {
	tb.Helper()
	t, err := ParseTokens(file)
	if err != nil {
		tb.Fatal(err)
	}
	for r := range t.Rows {
		out = append(out, bytes.Clone(t.row(r)))
	}
	return out, t.Counted
}

// TestSplitDividesRows: rows are on exactly one side, each side is a token file in the file's
// order, and a row's side depends on no order.
func TestSplitDividesRows(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		values := rapid.SliceOfNDistinct(rapid.Int32Range(0, 999), 2, 60, rapid.ID).Draw(r, "rows")
		permille := rapid.Uint16Range(1, MaxHeldPermille).Draw(r, "permille")
		file := rowsOf(t, values...)
		learned, held, err := Split(file, permille)
		if err != nil {
			r.Fatal(err)
		}
		all, counted := rowList(t, file)
		a, countedA := rowList(t, learned)
		b, countedB := rowList(t, held)
		if want := max(len(values)*int(permille)/1000, 1); len(b) != want || len(a) != len(all)-want {
			r.Fatalf("%d learned and %d held out of %d, %d permille", len(a), len(b), len(all), permille)
		}
		if countedA+countedB != counted {
			r.Fatalf("%d and %d targets of %d", countedA, countedB, counted)
		}
		for _, row := range all { // each side in the file's order
			switch {
			case len(a) > 0 && bytes.Equal(row, a[0]):
				a = a[1:]
			case len(b) > 0 && bytes.Equal(row, b[0]):
				b = b[1:]
			default:
				r.Fatal("a row is on no side, or out of order")
			}
		}
		slices.Reverse(values)
		_, turned, err := Split(rowsOf(t, values...), permille)
		if err != nil {
			r.Fatal(err)
		}
		rows, _ := rowList(t, turned)
		slices.Reverse(rows)
		if again, _ := rowList(t, held); !slices.EqualFunc(again, rows, bytes.Equal) {
			r.Fatal("another order of the rows holds out other rows")
		}
	})
}

// TestSplitKnownRows: the rule is part of the protocol's documentation, and may not drift.
func TestSplitKnownRows(t *testing.T) {
	_, held, err := Split(rowsOf(t, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19), 200)
	if err != nil {
		t.Fatal(err)
	}
	var got []byte
	rows, _ := rowList(t, held)
	for _, r := range rows {
		got = append(got, r[0])
	}
	if want := []byte{13, 19}; !bytes.Equal(got, want) {
		t.Errorf("rows %d are held out, want %d", got, want)
	}
}

// TestSplitKeepsEqualRowsTogether: what is held out is not learned in a copy.
func TestSplitKeepsEqualRowsTogether(t *testing.T) {
	learned, held, err := Split(rowsOf(t, 5, 6, 5, 6, 5, 6), 1)
	if err != nil {
		t.Fatal(err)
	}
	a, _ := rowList(t, learned)
	b, _ := rowList(t, held)
	if len(a) != 3 || len(b) != 3 || bytes.Equal(a[0], b[0]) {
		t.Errorf("%x and %x", a, b)
	}
	for _, c := range []struct {
		file     []byte
		permille uint16
		want     error
	}{
		{rowsOf(t, 5, 5, 5), 100, ErrSplit}, {rowsOf(t, 5), 100, ErrSplit}, {rowsOf(t, 5, 6), 0, ErrSplit},
		{rowsOf(t, 5, 6), MaxHeldPermille + 1, ErrSplit}, {[]byte("text"), 100, ErrTokens},
	} {
		if _, _, err := Split(c.file, c.permille); !errors.Is(err, c.want) {
			t.Errorf("%d permille: %v, want %v", c.permille, err, c.want)
		}
	}
}
