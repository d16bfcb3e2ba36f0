package webhooks

import (
	"errors"
	"fmt"
	"net/url"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// state is what others may see of a hook while it runs. It is safe for concurrent use.
type state struct {
	mu   sync.Mutex
	view api.WebhookView
}

// State is how far each address has got, in the order of the configuration.
func (s *Sender) State() []api.WebhookView {
	out := make([]api.WebhookView, len(s.hooks))
	for i, h := range s.hooks {
		out[i] = h.state.read()
	}
	return out
}

func newState(number int, address string, kinds []string) *state {
	if kinds == nil {
		kinds = []string{}
	}
	return &state{view: api.WebhookView{Number: number, Origin: origin(address), Kinds: kinds}}
}

// origin is the part of an address that holds no key.
func origin(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return (&url.URL{Scheme: u.Scheme, Host: u.Host}).String()
}

// read copies what others only read: nothing behind its pointers is written again.
func (s *state) read() api.WebhookView {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.view
}

func (s *state) placed(seq uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.view.Place = seq
}

// delivered notes that a message was answered 2xx.
func (s *state) delivered(id string, seq uint64, at time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.view.Delivered = &api.WebhookDelivery{ID: id, Seq: seq, At: at.UTC()}
	s.view.Failures, s.view.Error, s.view.NextTry = 0, "", nil
}

// failed notes an attempt in vain, and when the next one is due; there is none after errGone.
func (s *state) failed(err error, next time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.view.Failures++
	s.view.Error = fmt.Sprintf("%.200s", err)
	next = next.UTC()
	s.view.NextTry = &next
	if errors.Is(err, errGone) {
		s.view.Gone, s.view.NextTry = true, nil
	}
}
