package publish

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"regexp"
	"strings"
)

// Errors of this package.
var (
	ErrTarget   = errors.New("no place to publish to")
	ErrEndpoint = errors.New("bad endpoint")
	ErrToken    = errors.New("bad token")
	ErrFolder   = errors.New("the folder cannot be published")
	ErrRefused  = errors.New("the other side refused")   // wrapped for answers other than success
	ErrAnswer   = errors.New("an answer that is none")   // wrapped for answers that break the protocol
	ErrAway     = errors.New("the other side is away")   // wrapped for connections that failed or were cut
	ErrChanged  = errors.New("a file changed meanwhile") // wrapped where what is sent is not what was hashed
)

// DefaultHub is where `hf://` goes without another endpoint.
const DefaultHub = "https://huggingface.co"

// Target names a model at a hub: `hf://org/name`.
type Target struct{ Organisation, Name string }

// part is what the hub's client library allows as a part of a repository's name.
var part = regexp.MustCompile(`^[A-Za-z0-9]([A-Za-z0-9._-]{0,94}[A-Za-z0-9])?$`)

// ParseTarget reads a target. The error wraps ErrTarget.
func ParseTarget(s string) (Target, error) {
	rest, ok := strings.CutPrefix(s, "hf://")
	if !ok {
		return Target{}, fmt.Errorf("%w: %.200q does not begin with hf://", ErrTarget, s)
	}
	org, name, ok := strings.Cut(rest, "/")
	if !ok || !validPart(org) || !validPart(name) || strings.HasSuffix(name, ".git") {
		return Target{}, fmt.Errorf("%w: %.200q is not hf://ORGANISATION/NAME", ErrTarget, s)
	}
	return Target{org, name}, nil
}

func validPart(s string) bool {
	return part.MatchString(s) && !strings.Contains(s, "..") && !strings.Contains(s, "--")
}

// String is the target as ParseTarget reads it.
func (t Target) String() string { return "hf://" + t.repository() }

func (t Target) repository() string { return t.Organisation + "/" + t.Name }

// parseEndpoint reads the address of a service: https, or http of this machine. The error wraps
// ErrEndpoint.
func parseEndpoint(s string) (*url.URL, error) {
	u, err := url.Parse(s)
	switch {
	case err != nil || u.Host == "":
		return nil, fmt.Errorf("%w: it is no https address", ErrEndpoint)
	case u.User != nil || u.RawQuery != "" || u.Fragment != "":
		return nil, fmt.Errorf("%w: it has a name, a password, a query or a fragment", ErrEndpoint)
	case u.Scheme == "https" || u.Scheme == "http" && loopback(u):
		u.Path = strings.TrimSuffix(u.Path, "/")
		return u, nil
	}
	return nil, fmt.Errorf("%w: only https is allowed, and http at an address of this machine (127.0.0.1)",
		ErrEndpoint)
}

// checkAddress tells whether data may be sent to an address that the service at an endpoint names. A
// service elsewhere must not have this machine's own services written to.
func checkAddress(s string, endpoint *url.URL) error {
	u, err := url.Parse(s)
	if err != nil || u.Host == "" || u.User != nil || len(s) > maxAddress {
		return fmt.Errorf("%w: an address for uploads", ErrAnswer)
	}
	if loopback(u) != loopback(endpoint) && loopback(u) || u.Scheme != "https" && !(u.Scheme == "http" && loopback(u)) {
		return fmt.Errorf("%w: an address for uploads at %q", ErrAnswer, u.Host)
	}
	return nil
}

// maxAddress is the longest address that is taken, in bytes. Signed ones have some 600.
const maxAddress = 8 << 10

// loopback reports whether an address is of this machine. Names are not looked up: only localhost is one.
func loopback(u *url.URL) bool {
	if u.Hostname() == "localhost" {
		return true
	}
	ip := net.ParseIP(u.Hostname())
	return ip != nil && ip.IsLoopback()
}

// ParseToken reads a token as a file or a variable has it. The error wraps ErrToken and tells nothing of it.
func ParseToken(s string) (string, error) {
	s = strings.TrimSpace(s)
	if s == "" {
		return "", fmt.Errorf("%w: it is empty", ErrToken)
	}
	if len(s) < 8 || len(s) > 1024 || strings.ContainsFunc(s, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return "", fmt.Errorf("%w: it is not one line of 8 to 1024 printable characters", ErrToken)
	}
	return s, nil
}
