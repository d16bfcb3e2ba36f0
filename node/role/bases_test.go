package role

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestBasesThatANodeDoesNotTake: nothing is read for a job whose base is too large, or has a licence that the operator
// does not allow.
func TestBasesThatANodeDoesNotTake(t *testing.T) {
	spec, data := roletest.TraceableJob(t)
	spec.Base = &market.Base{Blob: market.Blob{CID: "base", Size: 100}, Licence: "Llama3.2"}
	spec.Program.Base[0] = 1
	blocks := &roletest.DataBlocks{Data: data}
	for _, c := range []struct {
		name     string
		most     uint64
		licences []string
		want     error
	}{
		{"another licence", 100, []string{"mit"}, ErrLicence},
		{"too large", 99, []string{"*"}, bases.ErrSize},
		{"no store", 0, []string{"*"}, ErrNoBases},
	} {
		d := Deps{Blocks: blocks, Licences: c.licences}
		if c.most > 0 {
			d.Bases = bases.New(t.TempDir(), c.most, blocks)
		}
		_, err := NewDatasets(d).Of(t.Context(), roletest.Announced(spec, common.Hash{}))
		if !errors.Is(err, c.want) || blocks.Reads != 0 {
			t.Errorf("%s: %v, read %d times", c.name, err, blocks.Reads)
		}
	}
	d := Deps{Licences: []string{"llama3.2"}, Bases: bases.New(t.TempDir(), 100, blocks)}
	if err := d.Takes(spec); err != nil {
		t.Errorf("a licence that is allowed: %v", err)
	}
}
