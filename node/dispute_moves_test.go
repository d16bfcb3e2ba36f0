package node

import (
	"bytes"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bundle"
)

func TestAFileThatIsNoDisputeIsRefusedWithWhatToDo(t *testing.T) {
	empty, err := bundle.Bundle{Version: bundle.Version}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if api.MaxBundle != bundle.MaxBytes {
		t.Errorf("calls carry %d bytes, and a bundle may have %d", api.MaxBundle, bundle.MaxBytes)
	}
	for name, x := range map[string]struct {
		raw  []byte
		want error
	}{
		"nothing":       {nil, bundle.ErrNotBundle},
		"a text":        {[]byte("a dispute"), bundle.ErrNotBundle},
		"cut off":       {empty[:len(empty)-1], bundle.ErrNotBundle},
		"more after it": {append(bytes.Clone(empty), 0), bundle.ErrNotBundle},
		"too large":     {make([]byte, bundle.MaxBytes+1), bundle.ErrNotBundle},
		"unsigned":      {empty, bundle.ErrFalse},
	} {
		m, err := checkedFile(x.raw)
		if !errors.Is(err, api.ErrInvalid) || !errors.Is(err, x.want) || api.Hint(err) == "" || m.Game != "" {
			t.Errorf("%s: %+v, %v, hint %q", name, m, err, api.Hint(err))
		}
	}
}
