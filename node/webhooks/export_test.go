package webhooks

import (
	"net/http"
	"time"
)

// SetSendTime changes how long a call of any address may take.
func SetSendTime(s *Sender, d time.Duration) {
	for _, h := range s.hooks {
		h.sendTime = d
	}
}

// SetTransport changes by what every address is called.
func SetTransport(s *Sender, t func(*http.Transport)) {
	for _, h := range s.hooks {
		t(h.client.Transport.(*http.Transport))
	}
}

// Skipped is skipped.
const Skipped = skipped
