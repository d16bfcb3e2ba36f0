package testnet

import (
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

// TestAJobIsPostedOnceForItsKey: the node stops after it has posted the job, with the answer kept or, as after a crash,
// not. The same call finds the job then, and another key posts another.
func TestAJobIsPostedOnceForItsKey(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client)
	c := net.node("client")
	r := c.request(jobSpec{steps: 12, each: 4})
	const nonce = 7
	post := func(key string) string {
		t.Helper()
		v, err := api.NewClient(c.home.Socket()).PostJob(api.WithKey(net.ctx, key), r)
		if err != nil {
			t.Fatal(err)
		}
		return v.ID
	}
	interrupted := func() string {
		t.Helper()
		v, err := c.backend().PostJob(api.WithNonce(net.ctx, nonce), r)
		if err != nil {
			t.Fatal(err)
		}
		return v.ID
	}
	kept, unkept := post("k"), interrupted()
	c.stop()
	c.run()
	if again := post("k"); again != kept {
		t.Errorf("the same key posted %s, then %s", kept, again)
	}
	if again := interrupted(); again != unkept {
		t.Errorf("the call that was not answered posted %s, then %s", unkept, again)
	}
	jobs, err := c.backend().Jobs(net.ctx)
	if err != nil || len(jobs) != 2 || kept == unkept {
		t.Errorf("%d jobs, want 2: %v", len(jobs), err)
	}
}
