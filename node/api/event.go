package api

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"time"
)

// Event is something that happened to a job.
type Event struct {
	Seq  uint64    `json:"seq"`
	Time time.Time `json:"time"`
	Job  string    `json:"job"`
	Kind string    `json:"kind" doc:"such as offer, lease, segment, verdict, closed; docs/operating.md lists all"`
	Text string    `json:"text"`
	Data EventData `json:"data,omitempty"`
}

// EventData is what programs are told of an event. A number that was read is a json.Number, so that
// amounts above 2⁵³ stay what they are when an event is stored, read and sent on.
type EventData map[string]any

// UnmarshalJSON implements json.Unmarshaler.
func (d *EventData) UnmarshalJSON(b []byte) error {
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	return dec.Decode((*map[string]any)(d))
}

// WebhookList is the answer of /v1/webhooks.
type WebhookList struct {
	Webhooks []WebhookView `json:"webhooks"`
}

// WebhookView is an address that is told of events, and how far it has got. What is not the place in the log is counted
// from the start of the node on.
type WebhookView struct {
	Number    int              `json:"number" doc:"in the configuration, from 1 on"`
	Origin    string           `json:"origin" doc:"of the address; its path and query may hold keys and are not shown"`
	Kinds     []string         `json:"kinds" doc:"of events that are sent; none: all"`
	Place     uint64           `json:"place" doc:"number of the event up to which all were answered or not asked for"`
	Delivered *WebhookDelivery `json:"delivered,omitempty" doc:"what was answered 2xx last; absent: nothing yet"`
	Failures  uint64           `json:"failures" doc:"attempts in vain since then"`
	Error     string           `json:"error,omitempty" doc:"why the last attempt was in vain"`
	NextTry   *time.Time       `json:"next_try,omitempty" doc:"when the same message is sent again, after a failure"`
	Gone      bool             `json:"gone" doc:"it answered 410, and is not called before the node is started again"`
}

// WebhookDelivery is a message that was answered 2xx.
type WebhookDelivery struct {
	ID  string    `json:"id" doc:"the header webhook-id of the message"`
	Seq uint64    `json:"seq" doc:"number of its event; of a message missed: the last that is gone"`
	At  time.Time `json:"at" doc:"when the answer came"`
}

// Webhooks implements Backend.
func (c *Client) Webhooks(ctx context.Context) ([]WebhookView, error) {
	l, err := fetch[WebhookList](ctx, c, http.MethodGet, "/v1/webhooks", nil)
	return l.Webhooks, err
}
