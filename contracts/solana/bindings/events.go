package bindings

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// EventKind says what a transaction did.
type EventKind uint8

// Kinds of events. The id is the offer's or the lease's.
const (
	Created   EventKind = 1  // offer: max price, segments, deadline
	Deposited EventKind = 2  // offer: amount, pot
	Opened    EventKind = 3  // lease: reserved, price, segments, deadline
	Ended     EventKind = 4  // lease: segments, last, window's end
	Claimed   EventKind = 5  // lease: first segment, segments, window's end
	Settled   EventKind = 6  // lease: segments, provider, others, back
	Refunded  EventKind = 7  // offer: amount
	Over      EventKind = 8  // offer
	Paid      EventKind = 9  // lease: slot, amount
	Linked    EventKind = 10 // owner: nonce
	LeaseShut EventKind = 11 // lease
)

func (k EventKind) String() string {
	names := []string{"", "job made", "deposit made", "lease opened", "lease ended", "segments claimed",
		"lease settled", "pot refunded", "job over", "share paid", "account linked", "lease shut"}
	if int(k) >= len(names) {
		return fmt.Sprintf("event %d", uint8(k))
	}
	return names[k]
}

// Event is what the program writes to a transaction's log.
type Event struct {
	Kind    EventKind
	ID      common.Hash
	Numbers [4]uint64
}

const (
	eventPrefix = "Program data: "
	eventSize   = 65
)

// Events returns the events that the program at this address wrote to a
// transaction's log. It leaves out what other programs of the transaction wrote,
// by the invocation brackets in the log.
func Events(program string, logs []string) (es []Event) {
	var running []string
	for _, line := range logs {
		switch f := strings.Fields(line); {
		case len(f) == 4 && f[0] == "Program" && f[2] == "invoke":
			running = append(running, f[1])
		case len(f) >= 3 && f[0] == "Program" && (f[2] == "success" || f[2] == "failed:"):
			running = running[:max(0, len(running)-1)]
		case strings.HasPrefix(line, eventPrefix) && len(running) > 0 && running[len(running)-1] == program:
			if e, ok := decodeEvent(strings.TrimPrefix(line, eventPrefix)); ok {
				es = append(es, e)
			}
		}
	}
	return es
}

func decodeEvent(text string) (e Event, ok bool) {
	b, err := base64.StdEncoding.DecodeString(text)
	if err != nil || len(b) != eventSize {
		return e, false
	}
	_, err = binary.Decode(b, binary.LittleEndian, &e)
	return e, err == nil
}
