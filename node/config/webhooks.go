package config

import (
	"net/url"
	"path/filepath"
	"strings"
)

// MaxWebhooks is how many webhooks a node has at most.
const MaxWebhooks = 16

// Webhook is an address that is told what happens on the node.
type Webhook struct {
	// URL is https, or http at this machine: localhost or a loopback address.
	URL string `json:"url"`
	// SecretFile is the whole path of a file, mode 0600, with the secret that signs what is sent.
	SecretFile string `json:"secret_file"`
	// Kinds are the kinds of events that are sent; empty: all.
	Kinds []string `json:"kinds,omitempty"`
}

// Local reports whether the address is one of this machine.
func (w Webhook) Local() bool {
	u, err := url.Parse(w.URL)
	return err == nil && isHere(u.Hostname())
}

// validateWebhooks does not repeat addresses in its errors, because they may hold keys.
func validateWebhooks(all []Webhook) error {
	if len(all) > MaxWebhooks {
		return invalid("webhooks: want at most %d", MaxWebhooks)
	}
	seen := map[string]bool{}
	for i, w := range all {
		u, err := url.Parse(w.URL)
		switch {
		case err != nil || u.Hostname() == "" || u.User != nil || strings.Contains(w.URL, "#"):
			return invalid("webhooks: number %d: url: want an address such as https://example.org/infernet", i+1)
		case u.Scheme != "https" && (u.Scheme != "http" || !w.Local()):
			return invalid("webhooks: number %d: url: want https, or http at localhost or a loopback address", i+1)
		case seen[w.URL]:
			return invalid("webhooks: number %d: url: an earlier one has the same", i+1)
		case !filepath.IsAbs(w.SecretFile):
			return invalid("webhooks: number %d: secret_file: want the whole path of a file, from / on", i+1)
		}
		seen[w.URL] = true
	}
	return nil
}
