package api

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"

	gosse "github.com/tmaxmax/go-sse"

	"github.com/infernetprotocol/infernet/market"
)

// Client calls a node. It implements Backend, and its errors match the
// sentinels of this package as the node's own do. Safe for concurrent use.
type Client struct {
	base  string // URL without a final slash
	where string // for messages
	token string
	http  *http.Client
}

var _ Backend = (*Client)(nil)

// maxReply bounds the bytes of a node's answer, and maxEvent those of one event.
const (
	maxReply = 16 << 20
	maxEvent = 1 << 20
)

// NewClient calls the node that serves the Unix socket at path.
func NewClient(path string) *Client {
	dial := func(ctx context.Context, _, _ string) (net.Conn, error) {
		var d net.Dialer
		return d.DialContext(ctx, "unix", path)
	}
	return &Client{base: "http://localhost", where: path,
		http: &http.Client{Transport: &http.Transport{DialContext: dial, ExpectContinueTimeout: callTimeout}}}
}

// NewTCPClient calls a node at a base URL such as http://127.0.0.1:7421, with a
// bearer token unless it is "".
func NewTCPClient(base, token string) *Client {
	return &Client{base: strings.TrimRight(base, "/"), where: base, token: token, http: &http.Client{}}
}

// Status implements Backend.
func (c *Client) Status(ctx context.Context) (Status, error) {
	return fetch[Status](ctx, c, http.MethodGet, "/v1/status", nil)
}

// Peers implements Backend.
func (c *Client) Peers(ctx context.Context) ([]Peer, error) {
	return peerList.walk(ctx, c, "/v1/peers", 0)
}

// Offers implements Backend.
func (c *Client) Offers(ctx context.Context) ([]OfferView, error) {
	return offerList.walk(ctx, c, "/v1/offers", 0)
}

// PutBlob implements Backend; r is sent as it is read. A file's size is sent
// first, so that one over the node's limit is refused before it travels.
func (c *Client) PutBlob(ctx context.Context, r io.Reader) (market.Blob, error) {
	return fetch[market.Blob](ctx, c, http.MethodPut, blobPath, r)
}

// Quote implements Backend.
func (c *Client) Quote(ctx context.Context, r PostRequest) (Quote, error) {
	return send[Quote](ctx, c, "/v1/quote", r)
}

// PostJob implements Backend. The request carries an idempotency key, and is sent again if the connection breaks.
func (c *Client) PostJob(ctx context.Context, r PostRequest) (JobView, error) {
	return sendOnce[JobView](ctx, c, "/v1/jobs", r)
}

// Jobs implements Backend.
func (c *Client) Jobs(ctx context.Context) ([]JobView, error) {
	return jobList.walk(ctx, c, "/v1/jobs", 0)
}

// Job implements Backend.
func (c *Client) Job(ctx context.Context, id string) (JobView, error) {
	return fetch[JobView](ctx, c, http.MethodGet, "/v1/jobs/"+url.PathEscape(id), nil)
}

// CancelJob implements Backend.
func (c *Client) CancelJob(ctx context.Context, id string) (JobView, error) {
	return fetch[JobView](ctx, c, http.MethodPost, "/v1/jobs/"+url.PathEscape(id)+"/cancel", nil)
}

// VerifySegment implements Backend.
func (c *Client) VerifySegment(ctx context.Context, id string) (SegmentCheck, error) {
	return fetch[SegmentCheck](ctx, c, http.MethodPost, "/v1/segments/"+url.PathEscape(id)+"/verify", nil)
}

// Challenge implements Backend.
func (c *Client) Challenge(ctx context.Context, id string) (DisputeView, error) {
	return fetch[DisputeView](ctx, c, http.MethodPost, "/v1/segments/"+url.PathEscape(id)+"/challenge", nil)
}

// Disputes implements Backend.
func (c *Client) Disputes(ctx context.Context) ([]DisputeView, error) {
	return disputeList.walk(ctx, c, "/v1/disputes", 0)
}

// Dispute implements Backend.
func (c *Client) Dispute(ctx context.Context, id string) (DisputeView, error) {
	return fetch[DisputeView](ctx, c, http.MethodGet, "/v1/disputes/"+url.PathEscape(id), nil)
}

// PlayDispute implements Backend.
func (c *Client) PlayDispute(ctx context.Context, id string) (DisputeView, error) {
	return fetch[DisputeView](ctx, c, http.MethodPost, "/v1/disputes/"+url.PathEscape(id)+"/play", nil)
}

// ExportDispute implements Backend.
func (c *Client) ExportDispute(ctx context.Context, id string) (DisputeFile, error) {
	return fetch[DisputeFile](ctx, c, http.MethodGet, "/v1/disputes/"+url.PathEscape(id)+"/bundle", nil)
}

// Explain implements Backend.
func (c *Client) Explain(ctx context.Context, id string) (Explanation, error) {
	return fetch[Explanation](ctx, c, http.MethodGet, "/v1/explain/"+url.PathEscape(id), nil)
}

// Balances implements Backend.
func (c *Client) Balances(ctx context.Context) (Balances, error) {
	return fetch[Balances](ctx, c, http.MethodGet, "/v1/balances", nil)
}

// Leases implements Backend.
func (c *Client) Leases(ctx context.Context) ([]LeaseView, error) {
	return leaseList.walk(ctx, c, "/v1/leases", 0)
}

// LatestLeases are so many leases at most, the latest first.
func (c *Client) LatestLeases(ctx context.Context, most int) ([]LeaseView, error) {
	return leaseList.walk(ctx, c, "/v1/leases", most)
}

// ResumeWork implements Backend.
func (c *Client) ResumeWork(ctx context.Context, id string) (SetAside, error) {
	return fetch[SetAside](ctx, c, http.MethodPost, "/v1/aside/"+url.PathEscape(id)+"/resume", nil)
}

// Ticket asks the node for a link that opens its page once. The node answers on its socket alone.
func (c *Client) Ticket(ctx context.Context, r TicketRequest) (Ticket, error) {
	return send[Ticket](ctx, c, ticketPath, r)
}

// Drain implements Backend.
func (c *Client) Drain(ctx context.Context) error {
	_, err := fetch[Draining](ctx, c, http.MethodPost, "/v1/drain", nil)
	return err
}

// Watch implements Backend, and resumes after an event by its number. It returns nil only when the node said that the
// stream is complete; ErrStreamEnded when it was cut.
func (c *Client) Watch(ctx context.Context, id string, after uint64, fn func(Event) error) error {
	path := "/v1/events"
	if id != "" {
		path = "/v1/jobs/" + url.PathEscape(id) + "/events"
	}
	if after > 0 {
		path += "?after=" + strconv.FormatUint(after, 10)
	}
	res, err := c.do(ctx, http.MethodGet, path, nil)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	return readEvents(ctx, res.Body, fn)
}

func readEvents(ctx context.Context, r io.Reader, fn func(Event) error) error {
	for m, err := range gosse.Read(r, &gosse.ReadConfig{MaxEventSize: maxEvent}) {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			return fmt.Errorf("%w: %w", ErrStreamEnded, err)
		}
		if done, err := dispatch(m, fn); done || err != nil {
			return err
		}
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return WithHint(ErrStreamEnded, "look at the node's log, and start it again with `infernet start`")
}

func dispatch(m gosse.Event, fn func(Event) error) (done bool, err error) {
	switch m.Type {
	case "end":
		return true, nil
	case "problem":
		var p Problem
		if err := json.Unmarshal([]byte(m.Data), &p); err != nil {
			return true, err
		}
		return true, &p
	case "", "message":
		var e Event
		if err := json.Unmarshal([]byte(m.Data), &e); err != nil {
			return true, err
		}
		return false, fn(e)
	}
	return false, nil // a kind of message that a later version may add
}

func send[T any](ctx context.Context, c *Client, path string, body any) (T, error) {
	b, err := json.Marshal(body)
	if err != nil {
		var none T
		return none, err
	}
	return fetch[T](ctx, c, http.MethodPost, path, bytes.NewReader(b))
}

func fetch[T any](ctx context.Context, c *Client, method, path string, body io.Reader) (T, error) {
	res, err := c.do(ctx, method, path, body)
	if err != nil {
		var none T
		return none, err
	}
	return decoded[T](res)
}

// decoded reads an answer, and closes it.
func decoded[T any](res *http.Response) (v T, err error) {
	defer res.Body.Close()
	if err = json.NewDecoder(io.LimitReader(res.Body, maxReply)).Decode(&v); err != nil {
		err = &brokenCall{err}
	}
	return v, err
}

func (c *Client) do(ctx context.Context, method, path string, body io.Reader) (*http.Response, error) {
	return c.doWith(ctx, method, path, body, http.Header{})
}

// doWith is do with headers of the caller's.
func (c *Client) doWith(ctx context.Context, method, path string, body io.Reader, h http.Header) (*http.Response,
	error,
) {
	req, err := http.NewRequestWithContext(ctx, method, c.base+path, body)
	if err != nil {
		return nil, err
	}
	req.Header = h
	if body != nil {
		describe(req, body)
	}
	if key := keyOf(ctx); key != "" && method == http.MethodPost {
		req.Header.Set(KeyHeader, key)
	}
	if c.token != "" {
		req.Header.Set("Authorization", "Bearer "+c.token)
	}
	res, err := c.http.Do(req)
	if err != nil {
		return nil, c.unreachable(err)
	}
	if res.StatusCode >= 300 {
		defer res.Body.Close()
		return nil, decodeProblem(res)
	}
	return res, nil
}

// describe says what a body is, and for a file how large.
func describe(req *http.Request, body io.Reader) {
	if req.Method != http.MethodPut {
		if req.Header.Get("Content-Type") == "" {
			req.Header.Set("Content-Type", "application/json")
		}
		return
	}
	req.Header.Set("Content-Type", "application/octet-stream")
	req.Header.Set("Expect", "100-continue")
	if f, ok := body.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() && info.Size() > 0 {
			req.ContentLength = info.Size()
		}
	}
}

// unreachable distinguishes a node that does not run from a call that failed.
func (c *Client) unreachable(err error) error {
	var op *net.OpError
	if errors.As(err, &op) && op.Op == "dial" {
		return WithHint(fmt.Errorf("%w at %s", ErrNoNode, c.where), "start one with `infernet start`")
	}
	var u *url.Error
	if errors.As(err, &u) {
		err = u.Err // without the made-up URL of the socket
	}
	return &brokenCall{fmt.Errorf("call to the node at %s: %w", c.where, err)}
}

// brokenCall is a call whose answer did not arrive: the node may have made it.
type brokenCall struct{ error }

// Unwrap returns the error without its type.
func (b *brokenCall) Unwrap() error { return b.error }

func decodeProblem(res *http.Response) error {
	var p Problem
	b, err := io.ReadAll(io.LimitReader(res.Body, maxRequest))
	if err != nil {
		return err
	}
	if json.Unmarshal(b, &p) != nil || p.Status == 0 {
		return fmt.Errorf("the node answered %s", res.Status)
	}
	return &p
}

// WaitReady polls until the node answers or ctx is done; every is the time
// between attempts.
func (c *Client) WaitReady(ctx context.Context, every time.Duration) (Status, error) {
	t := time.NewTicker(every)
	defer t.Stop()
	for {
		s, err := c.Status(ctx)
		if err == nil {
			return s, nil
		}
		select {
		case <-ctx.Done():
			return Status{}, errors.Join(ctx.Err(), err)
		case <-t.C:
		}
	}
}
