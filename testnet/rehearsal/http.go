package rehearsal

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"sync"
	"time"
)

const (
	bigBody   = 3 << 20  // bytes; the API takes 2 MiB of JSON
	bigHeader = 64 << 10 // bytes; the API takes 16 KiB
	// headerTime is how long the API lets a caller send its header.
	headerTime = 5 * time.Second
	callTime   = 10 * time.Second
)

// call is one request to the API, and the status that must answer it.
type call struct {
	name, sent   string
	method, path string
	host, token  string // "": the door's own host, no token
	header, body int    // bytes that are added
	want         int
	guarded      bool // only where a token is asked for
}

func (a *attacker) calls() []call {
	return []call{
		{name: "no token", sent: "GET /v1/status", method: http.MethodGet, path: "/v1/status",
			want: http.StatusUnauthorized, guarded: true},
		{name: "wrong token", sent: "GET /v1/status", method: http.MethodGet, path: "/v1/status",
			token: strings.Repeat("0", 64), want: http.StatusUnauthorized, guarded: true},
		{name: "wrong host", sent: "GET /v1/status of evil.example", method: http.MethodGet, path: "/v1/status",
			host: "evil.example", token: a.Token, want: http.StatusMisdirectedRequest, guarded: true},
		{name: "big body", sent: fmt.Sprintf("a quote of %d bytes", bigBody), method: http.MethodPost,
			path: "/v1/quote", token: a.Token, body: bigBody, want: http.StatusRequestEntityTooLarge},
		{name: "big header", sent: fmt.Sprintf("a header of %d bytes", bigHeader), method: http.MethodGet,
			path: "/v1/status", token: a.Token, header: bigHeader, want: http.StatusRequestHeaderFieldsTooLarge},
	}
}

// http calls the API at each of its doors, all at once.
func (a *attacker) http(ctx context.Context) (rows []Row) {
	var playing sync.WaitGroup
	var plays []func() Row
	for _, d := range a.Doors {
		for _, c := range a.calls() {
			if !c.guarded || d.Network != "unix" { // who may open the socket is the operator
				plays = append(plays, func() Row { return a.call(ctx, d, c) })
			}
		}
		plays = append(plays, func() Row { return a.slowHeader(ctx, d) })
	}
	rows = make([]Row, len(plays))
	for i, play := range plays {
		playing.Go(func() { rows[i] = play() })
	}
	playing.Wait()
	return rows
}

// call makes one call and compares the status.
func (a *attacker) call(ctx context.Context, d Door, c call) Row {
	began := time.Now()
	r := Row{Attack: c.name, On: d.Address, Sent: c.sent, Bound: fmt.Sprintf("status %d", c.want)}
	if c.body+c.header > 0 {
		r.Bound += ", or cut"
	}
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	req, err := http.NewRequestWithContext(
		ctx,
		c.method,
		"http://"+d.host()+c.path,
		bytes.NewReader(make([]byte, c.body)),
	)
	if err != nil {
		return failed(r, err)
	}
	req.Host = c.host
	req.Header.Set("Content-Type", "application/json")
	if c.token != "" {
		req.Header.Set("Authorization", "Bearer "+c.token)
	}
	if c.header > 0 {
		req.Header.Set("X-Long", strings.Repeat("x", c.header))
	}
	res, err := d.client().Do(req)
	r.Took = time.Since(began)
	if c.body+c.header > 0 && brokenOff(err) {
		r.Did, r.Held = "closed the connection before it had all", true
		return r
	}
	if err != nil {
		return failed(r, err)
	}
	defer res.Body.Close()
	r.Did, r.Held = "status "+res.Status, res.StatusCode == c.want
	return r
}

// brokenOff reports whether the other side has closed a connection that was in use: what it answered is lost then.
func brokenOff(err error) bool {
	var op *net.OpError
	return errors.As(err, &op) && op.Op != "dial" && !op.Timeout()
}

// host is what a caller names the node by.
func (d Door) host() string {
	if d.Network == "unix" {
		return "localhost"
	}
	return d.Address
}

// client calls at a door, with a connection for each call.
func (d Door) client() *http.Client {
	return &http.Client{Transport: &http.Transport{DisableKeepAlives: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, d.Network, d.Address)
		}}}
}

// slowHeader sends a header a byte at a time, and waits for the end of the connection.
func (a *attacker) slowHeader(ctx context.Context, d Door) Row {
	began := time.Now()
	r := Row{Attack: "slow header", On: d.Address, Sent: fmt.Sprintf("%d bytes a second of a header", time.Second/drip),
		Bound: fmt.Sprintf("ended after %s", headerTime)}
	c, err := new(net.Dialer).DialContext(ctx, d.Network, d.Address)
	if err != nil {
		return failed(r, err)
	}
	defer c.Close()
	if err := c.SetDeadline(time.Now().Add(headerTime + a.slack)); err != nil {
		return failed(r, err)
	}
	if _, err := fmt.Fprintf(c, "GET /v1/status HTTP/1.1\r\nHost: %s\r\nX-Slow: ", d.host()); err != nil {
		return failed(r, err)
	}
	writing, stop := context.WithCancel(ctx)
	var written sync.WaitGroup
	written.Go(func() { writeEvery(writing, c, drip) })
	_, err = io.Copy(io.Discard, c)
	stop()
	written.Wait()
	r.Took = time.Since(began)
	r.Held = !errors.Is(err, os.ErrDeadlineExceeded)
	r.Did = "ended"
	if !r.Held {
		r.Did = "still open"
	}
	return r
}

// writeEvery writes a byte of a header every so often, until an error.
func writeEvery(ctx context.Context, to io.Writer, every time.Duration) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if _, err := to.Write([]byte{'x'}); err != nil {
				return
			}
		}
	}
}
