package webhooks

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// Missed is the type of the message that stands for events that the log does not keep any more.
const Missed = "missed"

// Message is the body of a call.
type Message struct {
	Type      string    `json:"type"` // the kind of the event, or Missed
	Timestamp time.Time `json:"timestamp"`
	Data      any       `json:"data"` // api.Event or Gap
}

// Gap are the numbers of events that were not sent.
type Gap struct {
	First uint64 `json:"first"`
	Last  uint64 `json:"last"`
}

// maxBody bounds the bytes of a call. An event is larger only by its data, which is left out then.
const maxBody = 64 << 10

// sealed is a message as it is sent, however often.
type sealed struct {
	id   string
	body []byte
}

// ofEvent is the message of an event: the same bytes and id whenever it is made.
func ofEvent(e api.Event) (sealed, error) {
	e.Time = e.Time.UTC()
	m := sealed{id: fmt.Sprintf("evt_%d_%d", e.Time.UnixMilli(), e.Seq)}
	var err error
	if m.body, err = json.Marshal(Message{e.Kind, e.Time, e}); err == nil && len(m.body) > maxBody {
		e.Data = map[string]any{"left_out": len(m.body)}
		m.body, err = json.Marshal(Message{e.Kind, e.Time, e})
	}
	return m, err
}

// ofGap is the message of the events from first on that are gone before next.
func ofGap(first uint64, next api.Event) (sealed, error) {
	at := next.Time.UTC()
	b, err := json.Marshal(Message{Missed, at, Gap{first, next.Seq - 1}})
	return sealed{fmt.Sprintf("missed_%d_%d_%d", at.UnixMilli(), first, next.Seq-1), b}, err
}
