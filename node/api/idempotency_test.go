package api_test

import (
	"context"
	"errors"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/replies"
)

// counting is a node that counts the jobs that it posts, and fails as often as it is told.
type counting struct {
	fake
	fail   int
	nonces []uint64
	wait   chan struct{} // when set, PostJob waits for it
	begun  chan struct{}
}

func (c *counting) PostJob(ctx context.Context, r api.PostRequest) (api.JobView, error) {
	n, _ := api.NonceOf(ctx)
	c.mu.Lock()
	c.nonces = append(c.nonces, n)
	c.mu.Unlock()
	if c.wait != nil {
		close(c.begun)
		<-c.wait
	}
	if c.fail > 0 {
		c.fail--
		return api.JobView{}, api.ErrUnavailable
	}
	return c.fake.PostJob(ctx, r)
}

func (c *counting) calls() []uint64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.nonces
}

func kept(t *testing.T) api.ServerOptions {
	t.Helper()
	l, err := ledger.Open(filepath.Join(t.TempDir(), "ledger"), ledger.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	s, err := replies.Open(l, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	return api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret", Replies: s}
}

// postRaw posts a job with a key as a client of another make would.
func postRaw(t *testing.T, addr, body, key string) (int, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "http://"+addr+"/v1/jobs",
		strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set(api.KeyHeader, key)
	req.Header.Set("Authorization", "Bearer secret")
	return exchange(t, http.DefaultClient, req)
}

const jobBody = `{"file_name":"job.yml","file":"name: x","dataset":{"cid":"bafy","size":3}}`

func TestEqualPostsWithOneKeyPostOneJob(t *testing.T) {
	b := &counting{fail: 1}
	_, addr := serve(t, b, kept(t))
	if status, text := postRaw(t, addr, jobBody, "k"); status != http.StatusServiceUnavailable {
		t.Fatalf("%d: %s", status, text)
	}
	status, first := postRaw(t, addr, jobBody, `"k"`)
	if status != http.StatusOK {
		t.Fatalf("%d: %s", status, first)
	}
	if status, second := postRaw(t, addr, jobBody, "k"); status != http.StatusOK || second != first {
		t.Errorf("the second answer is %d: %s, want %s", status, second, first)
	}
	if n := b.calls(); len(n) != 2 || n[0] != n[1] || n[0] == 0 {
		t.Errorf("calls with nonces %d, want one that failed and one that went on with it", n)
	}
	other := strings.Replace(jobBody, "name: x", "name: y", 1)
	if status, text := postRaw(t, addr, other, "k"); status != 422 || !strings.Contains(text, "key_reused") {
		t.Errorf("another body: %d: %s", status, text)
	}
	for _, bad := range []string{"", "a b", strings.Repeat("k", api.MaxKey+1)} {
		if status, text := postRaw(t, addr, jobBody, bad); status != 422 {
			t.Errorf("key %q: %d: %s", bad, status, text)
		}
	}
	if n := b.calls(); len(n) != 2 {
		t.Errorf("%d calls were made", len(n))
	}
}

func TestAKeyInFlightIsRefused(t *testing.T) {
	b := &counting{wait: make(chan struct{}), begun: make(chan struct{})}
	_, addr := serve(t, b, kept(t))
	done := make(chan int, 1)
	go func() {
		status, _ := postRaw(t, addr, jobBody, "k")
		done <- status
	}()
	<-b.begun
	if status, text := postRaw(t, addr, jobBody, "k"); status != 409 || !strings.Contains(text, "in_flight") {
		t.Errorf("%d: %s", status, text)
	}
	close(b.wait)
	if status := <-done; status != http.StatusOK {
		t.Errorf("the first call: %d", status)
	}
}

func TestClientPostsAgainWhenTheConnectionBreaks(t *testing.T) {
	b := &counting{}
	_, addr := serve(t, b, kept(t))
	cut := &cutting{}
	c := api.NewTCPClient("http://"+addr, "secret")
	api.SetTransport(c, cut)
	if _, err := c.PostJob(t.Context(), api.PostRequest{FileName: "job.yml", File: "name: x"}); err != nil {
		t.Fatal(err)
	}
	if cut.calls != 2 || len(b.calls()) != 1 {
		t.Errorf("%d requests posted %d jobs, want 2 and 1", cut.calls, len(b.calls()))
	}
}

// cutting loses the first answer.
type cutting struct{ calls int }

// RoundTrip implements http.RoundTripper.
func (c *cutting) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := http.DefaultTransport.RoundTrip(r)
	if c.calls++; c.calls == 1 && err == nil {
		res.Body.Close()
		return nil, errors.New("connection reset")
	}
	return res, err
}
