package publish

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
	"strings"
	"time"
)

const (
	maxAnswer = 16 << 20 // bytes of an answer that are read
	maxReason = 300      // bytes of a refusal that are shown
)

// client speaks HTTP with a service. It follows no redirection: a token or a file would go elsewhere.
type client struct {
	http     *http.Client
	endpoint *url.URL
	token    string
}

func newClient(endpoint *url.URL, token string) *client {
	t := http.DefaultTransport.(*http.Transport).Clone() //nolint:forcetypeassert // as net/http says
	t.DialContext = (&net.Dialer{Timeout: 30 * time.Second}).DialContext
	t.ResponseHeaderTimeout = 5 * time.Minute // the hub puts the parts of a large file together
	stay := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &client{http: &http.Client{Transport: t, CheckRedirect: stay}, endpoint: endpoint, token: token}
}

// refusal is an answer other than success.
type refusal struct {
	status int
	text   string
}

func (r *refusal) Error() string { return r.text }
func (*refusal) Unwrap() error   { return ErrRefused }

// status is that of a refusal, 0 for other errors.
func status(err error) int {
	var r *refusal
	if errors.As(err, &r) {
		return r.status
	}
	return 0
}

// post sends JSON to a path of the endpoint, with the token, and reads the answer into out.
func (c *client) post(ctx context.Context, path, kind string, body []byte, out any) error {
	b, _, err := c.send(ctx, http.MethodPost, c.endpoint.String()+path, kind, bytes.NewReader(body), int64(len(body)))
	if err != nil || out == nil {
		return err
	}
	if err := json.Unmarshal(b, out); err != nil {
		return fmt.Errorf("%w: %s: %w", ErrAnswer, path, err)
	}
	return nil
}

// postJSON is post of a value.
func (c *client) postJSON(ctx context.Context, path, kind string, body, out any) error {
	b, err := json.Marshal(body)
	if err != nil {
		return err
	}
	return c.post(ctx, path, kind, b, out)
}

// send makes one request. The token goes along only to the endpoint.
func (c *client) send(ctx context.Context, method, address, kind string, body io.Reader, n int64,
) ([]byte, http.Header, error) {
	// NopCloser hides what the body is: net/http sends it a second time by itself where it knows how to.
	r, err := http.NewRequestWithContext(ctx, method, address, io.NopCloser(body))
	if err != nil {
		return nil, nil, fmt.Errorf("%w: an address", ErrAnswer)
	}
	if r.ContentLength = n; n == 0 {
		r.Body = http.NoBody
	}
	r.Header.Set("User-Agent", "infernet")
	if kind != "" {
		r.Header.Set("Content-Type", kind)
		r.Header.Set("Accept", strings.Split(kind, ";")[0])
	}
	if c.token != "" && r.URL.Scheme == c.endpoint.Scheme && r.URL.Host == c.endpoint.Host {
		r.Header.Set("Authorization", "Bearer "+c.token)
	}
	answer, err := c.http.Do(r)
	if err != nil {
		return nil, nil, c.away(r.URL.Host, err)
	}
	defer answer.Body.Close()
	b, err := io.ReadAll(io.LimitReader(answer.Body, maxAnswer+1))
	switch {
	case answer.StatusCode/100 != 2:
		return nil, nil, &refusal{answer.StatusCode, c.reason(r.URL, answer, b)}
	case err != nil:
		return nil, nil, c.away(r.URL.Host, err)
	case len(b) > maxAnswer:
		return nil, nil, fmt.Errorf("%w: over %d bytes", ErrAnswer, maxAnswer)
	}
	return b, answer.Header, nil
}

// away tells of a connection that failed, without the address: it may be signed.
func (c *client) away(host string, err error) error {
	var u *url.Error
	if errors.As(err, &u) {
		err = u.Err
	}
	if errors.Is(err, context.Canceled) {
		return err
	}
	return fmt.Errorf("%w: %s: %s", ErrAway, host, c.hide(err.Error()))
}

// reason is what the other side says, with nothing in it that a terminal would obey, and without the token.
func (c *client) reason(u *url.URL, answer *http.Response, body []byte) string {
	said := strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' {
			return ' '
		}
		return r
	}, c.hide(string(body)))
	if message := answer.Header.Get("X-Error-Message"); message != "" {
		said = c.hide(message)
	}
	return fmt.Sprintf("%v: %s %s: %d %.*q", ErrRefused, answer.Request.Method, u.Host+pathOf(u, c.endpoint),
		answer.StatusCode, maxReason, said)
}

// pathOf is the path of an address at the endpoint; elsewhere it may be part of a signature.
func pathOf(u, endpoint *url.URL) string {
	if u.Host == endpoint.Host {
		return u.Path
	}
	return ""
}

func (c *client) hide(s string) string {
	if c.token == "" {
		return s
	}
	return strings.ReplaceAll(s, c.token, "(the token)")
}
