package evm

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

// maxAnswer bounds one answer of an endpoint, in bytes. A page of logs fits.
const maxAnswer = 32 << 20

// DialEndpoint connects to a JSON-RPC endpoint (http, https, ws, wss) whose
// answers are bounded.
func DialEndpoint(ctx context.Context, endpoint string) (Backend, error) {
	client := &http.Client{Transport: capped{http.DefaultTransport}, Timeout: time.Minute}
	c, err := rpc.DialOptions(ctx, endpoint, rpc.WithHTTPClient(client), rpc.WithWebsocketMessageSizeLimit(maxAnswer))
	if err != nil {
		return nil, fmt.Errorf("dial chain endpoint %s: %w", Redact(endpoint), err)
	}
	return ethclient.NewClient(c), nil
}

// capped cuts off answers that are longer than maxAnswer. They do not parse then.
type capped struct{ http.RoundTripper }

func (c capped) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := c.RoundTripper.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	body := resp.Body
	resp.Body = struct {
		io.Reader
		io.Closer
	}{io.LimitReader(body, maxAnswer), body}
	return resp, nil
}

// Redact returns the part of a URL that may be logged. Providers put keys into
// user, path and query.
func Redact(endpoint string) string {
	u, err := url.Parse(endpoint)
	if err != nil || u.Host == "" {
		return "(unreadable URL)"
	}
	out := u.Scheme + "://" + u.Host
	if u.RawQuery != "" || u.User != nil || len(u.Path) > 1 {
		out += "/…"
	}
	return out
}

// Away reports an error that may end by itself: no endpoint gives a useful answer
// now, and none is known to be of another chain.
func Away(err error) bool { return errors.Is(err, ErrNoEndpoint) && !errors.Is(err, ErrWrongChain) }
