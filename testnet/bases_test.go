package testnet

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
	"github.com/infernetprotocol/infernet/train/hf"
)

// keeps has a node's operator add a model to its store, as `infernet model add` does, and returns its copy.
func (c *testNode) keeps(folder, licence string) (bases.Entry, error) {
	f, err := hf.Open(folder)
	if err != nil {
		return bases.Entry{}, err
	}
	defer f.Close()
	return bases.New(c.home.Bases(), 1<<30, nil).Add(c.net.ctx, f, licence)
}

// spoil flips a bit of the last weight of a model in a store.
func spoil(e bases.Entry) error {
	path := filepath.Join(e.Path, "model.safetensors")
	raw, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	raw[len(raw)-1] ^= 1
	return os.WriteFile(path, raw, 0o600)
}

// TestBasesThatAreNotTheJobs: the cheapest provider holds the job's base with one bit changed, finds that out before it
// computes, and fetches the right one. A provider without room for the base and one that does not take its licence do
// not bid, though they are cheaper, and the client is told who would.
func TestBasesThatAreNotTheJobs(t *testing.T) {
	t.Parallel()
	const licence = "llama3.2"
	folder := filepath.Join(t.TempDir(), "base")
	if err := tinybase.Write(folder, 1); err != nil {
		t.Fatal(err)
	}
	full, strict := cheapProvider, cheapProvider
	full.name, full.price, strict.name, strict.price = "full", "0.3", "strict", "0.4"
	var held bases.Entry
	net := newTestNetworkWith(t, func(c *testNode) (err error) {
		cfg, err := config.Load(c.home)
		if err != nil {
			return err
		}
		switch c.name {
		case cheapProvider.name:
			if held, err = c.keeps(folder, licence); err != nil {
				return err
			}
			if err := spoil(held); err != nil {
				return err
			}
		case full.name:
			cfg.Storage.BaseBytes = 1000
		}
		if c.name != strict.name {
			cfg.Training.Licences = []string{licence}
		}
		return config.Save(c.home, cfg)
	}, client, full, strict, cheapProvider, verifier)
	c, p := net.node("client"), net.node("cheap")
	file := "licence: " + licence + "\n" + fmt.Sprintf(tuningText, 4, 2)
	r, job := c.tuningRequest(file, folder, tinybase.Chats(64))
	if job.Base.Root != held.Root || job.Base.Blob.CID != held.CID {
		t.Fatalf("the job's base is %+v, the provider added %+v", job.Base, held)
	}
	p.stop()
	v, err := c.backend().PostJob(net.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	net.until("the others hear of the job", func() bool {
		return net.node(full.name).listed(v.ID) && net.node(strict.name).listed(v.ID)
	})
	e, err := c.backend().Explain(net.ctx, v.ID)
	if err != nil || !slices.ContainsFunc(e.Evidence, func(s string) bool {
		return strings.HasPrefix(s, "only providers bid that take bases under llama3.2 (their training.licences)")
	}) {
		t.Errorf("why nobody has bid: %q, %v", e.Evidence, err)
	}
	p.run()
	v = c.waitForJob(v.ID, "end", ended)
	if v.SegmentsPaid != 2 || v.SegmentsChecked != 2 || v.Reassigned != 0 || v.Caught != nil || v.Artifact == "" {
		t.Errorf("%+v", v)
	}
	paid := v.ProviderEarned[p.Wallet.Hex()]
	for _, x := range []nodeSpec{full, strict} {
		n := net.node(x.name)
		if s := bases.New(n.home.Bases(), 1<<30, nil); len(basesOf(t, s)) > 0 {
			t.Errorf("%s fetched the base", x.name)
		}
		if !n.listed(v.ID) {
			t.Errorf("%s has not heard of the job", x.name)
		}
	}
	if got := basesOf(t, bases.New(p.home.Bases(), 1<<30, nil)); len(got) != 1 || got[0].CID != held.CID {
		t.Errorf("the provider has %+v", got)
	}
	right, err := os.ReadFile(filepath.Join(folder, "model.safetensors"))
	mended, unread := os.ReadFile(filepath.Join(held.Path, "model.safetensors"))
	if err != nil || unread != nil || !slices.Equal(right, mended) {
		t.Errorf("the provider's copy is not the model's: %v, %v", err, unread)
	}
	if gains := net.checkBalances(); paid == 0 || gains["cheap"] != int64(paid) || gains["full"] != 0 ||
		gains["strict"] != 0 {
		t.Errorf("%v", gains)
	}
}

func basesOf(t *testing.T, s *bases.Store) []bases.Entry {
	t.Helper()
	all, err := s.List(0)
	if err != nil {
		t.Fatal(err)
	}
	return all
}
