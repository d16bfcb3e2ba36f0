package p2p

import (
	"bytes"
	"encoding/binary"
	"testing"
)

func FuzzAnswer(f *testing.F) {
	f.Add(answer{Status: statusOK, Body: []byte("x")}.encode())
	f.Add(answer{Status: statusBusy}.encode())
	f.Add(refusal("a", "b").encode())
	f.Fuzz(func(t *testing.T, b []byte) {
		a, err := decodeAnswer(b, 1<<10)
		if err != nil {
			return
		}
		if !bytes.Equal(a.encode(), b) {
			t.Errorf("%x decodes to what encodes as %x", b, a.encode())
		}
		if body, err := a.result(); err == nil && len(body) > 1<<10 {
			t.Errorf("%d bytes passed the cap", len(body))
		}
	})
}

func FuzzFrame(f *testing.F) {
	f.Add([]byte{3, 1, 2, 3})
	f.Add(binary.AppendUvarint(nil, 1<<50))
	f.Fuzz(func(t *testing.T, b []byte) {
		got, err := readFrame(bytes.NewReader(b), 64, nil)
		if err == nil && (len(got) > 64 || !bytes.HasPrefix(b, frame(got)) && len(got) > 0 && b[0] < 0x80) {
			t.Errorf("%x read as %x", b, got)
		}
	})
}
