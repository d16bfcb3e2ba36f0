package api_test

import (
	"bufio"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// dialed opens a connection to the API and sends text. Reading from it ends after a minute.
func dialed(t *testing.T, addr, text string) net.Conn {
	t.Helper()
	var d net.Dialer
	c, err := d.DialContext(t.Context(), "tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	if err := c.SetDeadline(time.Now().Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(c, text); err != nil {
		t.Fatal(err)
	}
	return c
}

// TestHostileR4ABodyThatNeverComesEnds: whoever has no token announces a body and does not send it. The server
// would wait for it before it refuses, for ever.
func TestHostileR4ABodyThatNeverComesEnds(t *testing.T) {
	_, addr := serve(t, &fake{}, api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret", Page: page{}})
	for _, target := range []string{"POST /v1/jobs", "GET /", "PUT /v1/blobs", "POST /v1/session", "GET /v1/status"} {
		t.Run(target, func(t *testing.T) {
			t.Parallel()
			c := dialed(t, addr, target+" HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
			if _, err := io.ReadAll(c); errors.Is(err, os.ErrDeadlineExceeded) {
				t.Error("the connection is held")
			}
		})
	}
}

// TestHostileR4StrangersHoldFewConnections: the node needs its file descriptors for the chain and for its peers.
// However many connect to the API, they hold few, and the socket answers.
func TestHostileR4StrangersHoldFewConnections(t *testing.T) {
	own, addr := serve(t, &fake{}, api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret", Page: page{}})
	served := 0
	for range 400 {
		c := dialed(t, addr, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
		if res, err := http.ReadResponse(bufio.NewReader(c), nil); err == nil && res.StatusCode == 200 {
			served++
		}
	}
	if served != 256 {
		t.Errorf("%d of 400 connections were kept, want 256", served)
	}
	if _, err := api.NewClient(own).Status(t.Context()); err != nil {
		t.Error(err)
	}
}
