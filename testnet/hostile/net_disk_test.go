package hostile

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// TestHostileD1NoWorkWithoutSpace: a provider with less free space than it keeps bids for nothing, and posts nothing
// either. It says why.
func TestHostileD1NoWorkWithoutSpace(t *testing.T) {
	full := func(p *party, c *config.Config) {
		if p.name == "provider" {
			c.Storage.ReserveBytes = 1 << 60
		}
	}
	b := newBed(t, full, "client", "provider")
	c, p := b.of("client"), b.of("provider")
	c.post(12, "none")
	b.until("the provider says why it does not bid", func() bool {
		offers, err := p.backend().Offers(b.ctx)
		return err == nil && len(offers) == 1 && strings.Contains(offers[0].Decision, "little space is left")
	})
	blob, err := p.backend().PutBlob(b.ctx, bytes.NewReader([]byte("some text that is short")))
	if err != nil {
		t.Fatal(err)
	}
	_, err = p.backend().PostJob(b.ctx, api.PostRequest{FileName: "job.yml", Dataset: blob,
		File: fmt.Sprintf(jobText, "none", 12, 6)})
	if err == nil || !strings.Contains(err.Error(), "little space is left") {
		t.Errorf("a node without space posts: %v", err)
	}
	if p.metric("infernet_storage_low") != 1 || p.metric("infernet_storage_free_bytes") == 0 {
		t.Error("the metrics do not say so")
	}
}
