package webhooks

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strconv"
	"syscall"
	"time"

	"github.com/infernetprotocol/infernet/node/config"
)

// SendTime bounds one call: looking the name up, connecting, sending, and the answer.
const SendTime = 15 * time.Second

// maxAnswer bounds what is read of an answer, in bytes, and maxHeader of its headers.
const (
	maxAnswer = 4 << 10
	maxHeader = 16 << 10
)

var (
	// errGone means that the address wants no more calls.
	errGone = errors.New("it answered 410: it wants no more calls")
	// errElsewhere means that http would leave this machine.
	errElsewhere = errors.New("its name is not of this machine")
)

// refusal is an answer other than 2xx.
type refusal struct {
	status int
	after  time.Duration // that it asks to wait
}

// Error implements error.
func (r *refusal) Error() string {
	if r.status/100 == 3 {
		return fmt.Sprintf("it answered %d: redirections are not followed", r.status)
	}
	return fmt.Sprintf("it answered %d", r.status)
}

// newClient is for the calls of one address.
func newClient(w config.Webhook) *http.Client {
	dialer := &net.Dialer{Timeout: SendTime}
	if u, err := url.Parse(w.URL); err != nil || u.Scheme != "https" {
		dialer.Control = onlyHere
	}
	return &http.Client{
		Transport: &http.Transport{
			DialContext: dialer.DialContext, ForceAttemptHTTP2: true, DisableCompression: true,
			TLSHandshakeTimeout: SendTime, MaxResponseHeaderBytes: maxHeader, MaxConnsPerHost: 1,
			IdleConnTimeout: time.Minute,
		},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// onlyHere refuses a connection that would leave this machine, whatever a name stands for.
func onlyHere(_, address string, _ syscall.RawConn) error {
	at, err := netip.ParseAddrPort(address)
	if err != nil || !at.Addr().Unmap().IsLoopback() {
		return errElsewhere
	}
	return nil
}

// call sends a message once. The error does not name the address.
func (h *hook) call(ctx context.Context, m sealed) error {
	ctx, cancel := context.WithTimeout(ctx, h.sendTime)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, h.url, bytes.NewReader(m.body))
	if err != nil {
		return unnamed(err)
	}
	at := h.o.Now().Unix()
	req.Header = http.Header{
		"Content-Type": {"application/json"}, "User-Agent": {"infernet/" + h.o.Version},
		"Webhook-Id": {m.id}, "Webhook-Timestamp": {strconv.FormatInt(at, 10)},
		"Webhook-Signature": {h.secrets.sign(m.id, at, m.body)},
	}
	res, err := h.client.Do(req)
	if err != nil {
		return unnamed(err)
	}
	defer res.Body.Close()
	// A connection whose answer was read can be used again; what the answer says beyond its status does not matter.
	_, _ = io.CopyN(io.Discard, res.Body, maxAnswer)
	switch {
	case res.StatusCode/100 == 2:
		return nil
	case res.StatusCode == http.StatusGone:
		return errGone
	}
	return &refusal{res.StatusCode, retryAfter(res.Header)}
}

// unnamed takes the address out of an error.
func unnamed(err error) error {
	if u := (*url.Error)(nil); errors.As(err, &u) {
		return u.Err
	}
	return err
}

// retryAfter is how long an answer asks to wait, MaxPause at most; 0: it does not say.
func retryAfter(h http.Header) time.Duration {
	s, err := strconv.ParseUint(h.Get("Retry-After"), 10, 31)
	if err != nil {
		return 0
	}
	return min(time.Duration(s)*time.Second, MaxPause) //nolint:gosec // 31 bits
}
