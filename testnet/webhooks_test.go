package testnet

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/webhooks"
)

// TestAWebhookIsToldOfJobsBeforeAndAfterARestart: the receiver is told of one job, the node stops and starts, and the
// receiver is told of the next.
func TestAWebhookIsToldOfJobsBeforeAndAfterARestart(t *testing.T) {
	t.Parallel()
	type call struct{ id, job string }
	calls := make(chan call, 64)
	receiver := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		var m struct {
			Type string
			Data struct{ Job string }
		}
		if err := json.NewDecoder(r.Body).Decode(&m); err != nil || m.Type == webhooks.Missed {
			t.Errorf("a message of type %q: %v", m.Type, err)
		}
		if m.Type == "offer" {
			calls <- call{r.Header.Get("webhook-id"), m.Data.Job}
		}
	}))
	defer receiver.Close()
	net := newTestNetworkWith(t, func(c *testNode) error {
		secret := filepath.Join(c.home.Config, "webhook.secret")
		cfg, err := config.Load(c.home)
		if err != nil {
			return err
		}
		cfg.Webhooks = []config.Webhook{{URL: receiver.URL, SecretFile: secret}}
		if err := os.WriteFile(secret, []byte("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"), 0o600); err != nil {
			return err
		}
		return config.Save(c.home, cfg)
	}, client)
	c, told := net.node("client"), map[string]string{}
	for round := range 2 {
		v, err := c.backend().PostJob(net.ctx, c.request(jobSpec{steps: 12, each: 4}))
		if err != nil {
			t.Fatal(err)
		}
		for told[v.ID] == "" {
			select {
			case x := <-calls:
				if before := told[x.job]; before != "" && before != x.id {
					t.Errorf("job %s is told of as %s and as %s", x.job, before, x.id)
				}
				told[x.job] = x.id
			case <-time.After(conditionTimeout):
				t.Fatalf("the receiver was not told of job %s", v.ID)
			}
		}
		if round == 0 {
			c.stop()
			c.run()
		}
	}
	if len(told) != 2 {
		t.Errorf("told of %v, want both jobs", told)
	}
}
