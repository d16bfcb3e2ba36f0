package api

import "net/http"

// SetTransport makes a client send by t.
func SetTransport(c *Client, t http.RoundTripper) { c.http.Transport = t }
