package api_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
)

var update = flag.Bool("update", false, "rewrite golden files")

// serve runs a server for the test and returns its socket and TCP address.
func serve(t *testing.T, b api.Backend, o api.ServerOptions) (socket, addr string) {
	t.Helper()
	o.Socket = filepath.Join(shortDir(t), "api.sock")
	s, err := api.NewServer(b, o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Errorf("Run: %v", err)
		}
		if _, err := os.Lstat(o.Socket); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("the socket is still there after Run: %v", err)
		}
	})
	if s.Addr() != nil {
		addr = s.Addr().String()
	}
	return o.Socket, addr
}

// shortDir is a temporary folder whose path leaves room for a socket's name.
func shortDir(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "api")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

func TestEveryRouteThroughTheClient(t *testing.T) {
	f := &fake{}
	socket, _ := serve(t, f, api.ServerOptions{})
	c, ctx := api.NewClient(socket), t.Context()
	direct := func(call string) func(any, error) {
		return func(want any, err error) {
			t.Helper()
			if err != nil {
				t.Fatalf("%s: %v", call, err)
			}
			got, err := callByName(ctx, c, call)
			if err != nil {
				t.Fatalf("%s over the socket: %v", call, err)
			}
			if got, want = api.Complete(t, got), api.Complete(t, want); !reflect.DeepEqual(got, want) {
				t.Errorf("%s over the socket\n got %+v\nwant %+v", call, got, want)
			}
		}
	}
	for _, call := range []string{"Status", "Peers", "Quote", "PostJob", "Jobs", "Job", "CancelJob",
		"Explain", "Balances", "ResumeWork", "Rounds", "RoundsOf", "CancelRounds", "RoundsFile",
		"VerifySegment", "Challenge", "Disputes", "Dispute", "PlayDispute", "ExportDispute", "DisputeMoves",
		"CheckDispute", "Webhooks"} {
		direct(call)(callByName(ctx, f, call))
	}
	offers, err := c.Offers(ctx)
	if err != nil || offers == nil || len(offers) != 0 {
		t.Errorf("Offers of none = %v, %v; want an empty list", offers, err)
	}
	if err := c.Drain(ctx); err != nil || !f.drained {
		t.Errorf("Drain = %v, drained %v", err, f.drained)
	}
	if f.request != request {
		t.Errorf("the job file arrived as %+v", f.request)
	}
}

var request = api.PostRequest{FileName: "job.yml", File: "name: a\n", Dataset: market.Blob{CID: "bafy", Size: 3}}

func callByName(ctx context.Context, b api.Backend, call string) (any, error) {
	switch call {
	case "Status":
		return b.Status(ctx)
	case "Peers":
		return b.Peers(ctx)
	case "Quote":
		return b.Quote(ctx, request)
	case "PostJob":
		return b.PostJob(ctx, request)
	case "Jobs":
		return b.Jobs(ctx)
	case "Job":
		return b.Job(ctx, "0x01")
	case "CancelJob":
		return b.CancelJob(ctx, "0x01")
	case "Rounds":
		return b.Rounds(ctx)
	case "RoundsOf":
		return b.RoundsOf(ctx, "0x05")
	case "CancelRounds":
		return b.CancelRounds(ctx, "0x05")
	case "RoundsFile":
		return b.RoundsFile(ctx, "0x05")
	case "Explain":
		return b.Explain(ctx, "0x01")
	case "ResumeWork":
		return b.ResumeWork(ctx, "0x01")
	case "Balances":
		return b.Balances(ctx)
	case "Earned":
		return b.Earned(ctx, 7)
	case "VerifySegment":
		return b.VerifySegment(ctx, "0x01/3")
	case "Challenge":
		return b.Challenge(ctx, "0x01/3")
	case "Webhooks":
		return b.Webhooks(ctx)
	case "Disputes":
		return b.Disputes(ctx)
	case "Dispute":
		return b.Dispute(ctx, "0x07")
	case "PlayDispute":
		return b.PlayDispute(ctx, "0x07")
	case "ExportDispute":
		return b.ExportDispute(ctx, "0x07")
	case "DisputeMoves":
		return b.DisputeMoves(ctx, "0x07")
	case "CheckDispute":
		return b.CheckDispute(ctx, []byte("0x07"))
	}
	return nil, fmt.Errorf("no call %s", call)
}

func TestErrorsKeepTheirMeaningAndHint(t *testing.T) {
	f := &fake{}
	socket, _ := serve(t, f, api.ServerOptions{})
	c := api.NewClient(socket)
	_, err := c.Job(t.Context(), "0x02")
	if !errors.Is(err, api.ErrNotFound) || errors.Is(err, api.ErrFunds) || !strings.Contains(err.Error(), "0x02") {
		t.Errorf("unknown job: %v", err)
	}
	if !strings.Contains(api.Hint(err), "infernet job list") {
		t.Errorf("hint %q", api.Hint(err))
	}
	for _, want := range []error{api.ErrInvalid, api.ErrConflict, api.ErrFunds, api.ErrUnavailable,
		context.DeadlineExceeded} {
		f.err = fmt.Errorf("why: %w", want)
		if _, err := c.PostJob(t.Context(), request); !errors.Is(err, want) ||
			!strings.HasPrefix(err.Error(), "why: ") {
			t.Errorf("a Backend's %v arrives as %v", want, err)
		}
	}
	f.err = errors.New("disk on fire")
	if _, err := c.Status(t.Context()); err == nil || err.Error() != "disk on fire" {
		t.Errorf("an unknown error arrives as %v", err)
	}
}

func TestProblemDetails(t *testing.T) {
	socket, _ := serve(t, &fake{}, api.ServerOptions{})
	for _, c := range []struct {
		method, path, body string
		status             int
		want               []string
	}{
		{"GET", "/v1/jobs/0x02", "", 404, []string{`"code":"not_found"`, `"hint":"list jobs`, `"status":404`}},
		{"GET", "/v1/jobs/0x02/events", "", 404, []string{`"code":"not_found"`}},
		{"GET", "/v1/nothing", "", 404, []string{`"code":"no_route"`, "openapi.json"}},
		{"DELETE", "/v1/jobs", "", 404, []string{`DELETE /v1/jobs is not part of this API`}},
		{"POST", "/v1/jobs", `{"file_name":1}`, 422, []string{`"code":"invalid"`, "body.file_name"}},
		{"POST", "/v1/jobs", `{"file_name":"a","file":"b","dataset":{"cid":"c","size":1},"surprise":1}`, 422,
			[]string{"unexpected property"}},
		{"POST", "/v1/jobs", `{`, 400, []string{"application/problem+json"}},
		{"POST", "/v1/jobs", strings.Repeat(" ", 2<<20+9), 413, []string{`"code":"too_large"`}},
		{"GET", "/v1/jobs/" + strings.Repeat("x", 200), "", 422, []string{"path.id"}},
	} {
		status, text := call(t, socket, c.method, c.path, c.body)
		if status != c.status {
			t.Errorf("%s %.40s: status %d, want %d: %s", c.method, c.path, status, c.status, text)
		}
		for _, w := range c.want {
			if !strings.Contains(text, w) {
				t.Errorf("%s %.40s: no %s in %s", c.method, c.path, w, text)
			}
		}
	}
}

// call returns the status, and the content type and body as one text.
func call(t *testing.T, socket, method, path, body string) (int, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, "http://localhost"+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	return exchange(t, &http.Client{Transport: unixTransport(socket)}, req)
}

func exchange(t *testing.T, c *http.Client, req *http.Request) (int, string) {
	t.Helper()
	res, err := c.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res.StatusCode, res.Header.Get("Content-Type") + "\n" + string(b)
}

func unixTransport(socket string) *http.Transport {
	return &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _,
		_ string) (net.Conn, error) {
		var d net.Dialer
		return d.DialContext(ctx, "unix", socket)
	}}
}

func TestBlobIsStreamedAndCapped(t *testing.T) {
	f := &fake{}
	socket, _ := serve(t, f, api.ServerOptions{MaxBlob: 1 << 20})
	c := api.NewClient(socket)
	data := bytes.Repeat([]byte("opticks "), 1<<17) // exactly the cap
	blob, err := c.PutBlob(t.Context(), bytes.NewReader(data))
	if err != nil || blob.Size != uint64(len(data)) || !bytes.Equal(f.blob, data) {
		t.Fatalf("PutBlob = %+v, %v", blob, err)
	}
	_, err = c.PutBlob(t.Context(), io.MultiReader(bytes.NewReader(data), strings.NewReader("x")))
	if !errors.Is(err, api.ErrTooLarge) {
		t.Errorf("one byte over the cap: %v", err)
	}
	file, err := os.Create(filepath.Join(t.TempDir(), "large"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := file.Truncate(64 << 20); err != nil {
		t.Fatal(err)
	}
	if _, err := c.PutBlob(t.Context(), file); !errors.Is(err, api.ErrTooLarge) {
		t.Errorf("a file far over the cap: %v", err)
	}
}

func TestSocketModeAndSecondNode(t *testing.T) {
	socket, _ := serve(t, &fake{}, api.ServerOptions{})
	info, err := os.Stat(socket)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Fatalf("mode %v, %v", info.Mode(), err)
	}
	if _, err := api.NewServer(&fake{}, api.ServerOptions{Socket: socket}); !errors.Is(err, api.ErrRunning) ||
		api.Hint(err) == "" {
		t.Errorf("a second node: %v", err)
	}
	if _, err := api.NewServer(&fake{}, api.ServerOptions{Socket: "/" + strings.Repeat("a", 120)}); !errors.Is(err,
		api.ErrSocketPath) {
		t.Errorf("a long path: %v", err)
	}
}

func TestStaleSocketIsReplaced(t *testing.T) {
	path := filepath.Join(shortDir(t), "api.sock")
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: path})
	if err != nil {
		t.Fatal(err)
	}
	l.SetUnlinkOnClose(false) // as a killed process leaves it
	l.Close()
	s, err := api.NewServer(&fake{}, api.ServerOptions{Socket: path})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

func TestNoNode(t *testing.T) {
	_, err := api.NewClient(filepath.Join(shortDir(t), "api.sock")).Status(t.Context())
	if !errors.Is(err, api.ErrNoNode) || !strings.Contains(api.Hint(err), "infernet start") {
		t.Errorf("no node: %v, hint %q", err, api.Hint(err))
	}
}

func TestWaitReady(t *testing.T) {
	path := filepath.Join(shortDir(t), "api.sock")
	c := api.NewClient(path)
	ctx, cancel := context.WithTimeout(t.Context(), time.Nanosecond)
	defer cancel()
	if _, err := c.WaitReady(ctx, time.Millisecond); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("nobody there: %v", err)
	}
	socket, _ := serve(t, &fake{}, api.ServerOptions{})
	if s, err := api.NewClient(socket).WaitReady(t.Context(), time.Millisecond); err != nil || s.Version != "v1" {
		t.Errorf("ready: %+v, %v", s, err)
	}
}

func TestOpenAPIDocument(t *testing.T) {
	socket, _ := serve(t, &fake{}, api.ServerOptions{Version: "test"})
	status, text := call(t, socket, "GET", "/openapi.json", "")
	if status != 200 {
		t.Fatalf("status %d", status)
	}
	_, doc, _ := strings.Cut(text, "\n")
	checkGolden(t, "testdata/openapi.json", indent(t, doc))
}

func TestMetrics(t *testing.T) {
	m := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "infernet_up 1\n") })
	socket, _ := serve(t, &fake{}, api.ServerOptions{Metrics: m})
	if status, text := call(t, socket, "GET", "/metrics", ""); status != 200 ||
		!strings.Contains(text, "infernet_up 1") {
		t.Errorf("%d %s", status, text)
	}
}
