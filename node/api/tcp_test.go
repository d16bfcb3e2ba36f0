package api_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

// web calls the API over TCP with headers "Key: value"; a Host header sets the
// host.
func web(t *testing.T, method, addr, path string, headers ...string) (int, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, "http://"+addr+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range headers {
		k, v, _ := strings.Cut(h, ": ")
		req.Header.Set(k, v)
	}
	if h := req.Header.Get("Host"); h != "" {
		req.Host = h
	}
	return exchange(t, &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}, req)
}

// operator is the header of the operator's own calls in these tests.
const operator = "Authorization: Bearer secret"

func TestLoopbackNeedsTheTokenAndTheRightHost(t *testing.T) {
	_, addr := serve(t, &fake{}, api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret"})
	if status, _ := web(t, "GET", addr, "/v1/status"); status != 401 {
		t.Errorf("another account of the machine: %d", status)
	}
	for _, c := range []struct {
		method, header string
		status         int
	}{
		{"GET", "Host: " + addr, 200},
		{"GET", "Host: localhost:80", 200},
		{"GET", "Host: LocalHost.:80", 200},
		{"GET", "Host: localhost..", 421},
		{"GET", "Host: [::1]:80", 200},
		{"GET", "Host: evil.example", 421},
		{"GET", "Host: evil.example:7421", 421},
		{"GET", "Host: localhost.evil.example", 421},
		{"POST", "Sec-Fetch-Site: cross-site", 403},
		{"POST", "Origin: http://evil.example", 403},
		{"POST", "Sec-Fetch-Site: same-origin", 200},
	} {
		path := "/v1/status"
		if c.method == "POST" {
			path = "/v1/drain"
		}
		status, text := web(t, c.method, addr, path, c.header, operator)
		if status != c.status {
			t.Errorf("%s with %s: %d, want %d: %s", c.method, c.header, status, c.status, text)
		}
	}
}

func TestNoCORS(t *testing.T) {
	_, addr := serve(t, &fake{}, api.ServerOptions{Listen: "127.0.0.1:0"})
	res, err := http.Get("http://" + addr + "/v1/status")
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	for k := range res.Header {
		if strings.HasPrefix(k, "Access-Control-") {
			t.Errorf("header %s", k)
		}
	}
}

func TestTokenIsRequiredBeyondLoopback(t *testing.T) {
	if _, err := api.NewServer(&fake{}, api.ServerOptions{Socket: shortDir(t) + "/s", Listen: "0.0.0.0:0"}); !errors.Is(
		err, api.ErrToken) {
		t.Fatalf("every interface without a token: %v", err)
	}
	socket, addr := serve(t, &fake{}, api.ServerOptions{Listen: "0.0.0.0:0", Token: "secret"})
	_, port, _ := strings.Cut(addr, "]:")
	addr = "127.0.0.1:" + port
	for header, want := range map[string]int{
		"X-None: ":                     401,
		"Authorization: Bearer ":       401,
		"Authorization: Bearer wrong":  401,
		"Authorization: Bearer secre":  401,
		"Authorization: Basic secret":  401,
		"Authorization: Bearer secret": 200,
	} {
		if status, text := web(t, "GET", addr, "/v1/status", header); status != want {
			t.Errorf("%q: %d, want %d: %s", header, status, want, text)
		}
	}
	if _, err := api.NewTCPClient("http://"+addr, "secret").Status(t.Context()); err != nil {
		t.Errorf("client with the token: %v", err)
	}
	if _, err := api.NewTCPClient("http://"+addr, "").Status(t.Context()); !errors.Is(err, api.ErrUnauthorized) ||
		api.Hint(err) == "" {
		t.Errorf("client without: %v", err)
	}
	if _, err := api.NewClient(socket).Status(t.Context()); err != nil {
		t.Errorf("the socket needs no token: %v", err)
	}
}

func indent(t *testing.T, doc string) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := json.Indent(&b, []byte(doc), "", "  "); err != nil {
		t.Fatal(err)
	}
	return append(bytes.TrimSpace(b.Bytes()), '\n')
}

// checkGolden compares with a file; go test -update rewrites it.
func checkGolden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs from what the server answers; if that is meant, run go test ./node/api -update", path)
	}
}
