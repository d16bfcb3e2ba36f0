package ledger

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/canon"
)

// prepared is a change that obeys the rules which need no look at the ledger,
// with its values encoded. Commit prepares outside of the writer's lock.
type prepared struct {
	Change
	body []byte
	puts []encoded
}

// encoded is a value on its way to a key.
type encoded struct {
	key, value []byte
	hash       Hash
}

func prepare(c Change) (prepared, error) {
	if err := c.validate(); err != nil {
		return prepared{}, err
	}
	if err := checkBalanced(c.Postings); err != nil {
		return prepared{}, err
	}
	p := prepared{Change: c, puts: make([]encoded, len(c.Put))}
	var err error
	if p.body, err = canon.Marshal(c.Body); err != nil {
		return prepared{}, fmt.Errorf("%w: body: %w", ErrInvalid, err)
	}
	if err := checkValue(p.body, MaxValue); err != nil {
		return prepared{}, fmt.Errorf("body: %w", err)
	}
	for i, r := range c.Put {
		if p.puts[i], err = encode(recordKey(r.Key), r.Value); err != nil {
			return prepared{}, fmt.Errorf("record %s %q: %w", r.Key.Space, r.Key.ID, err)
		}
	}
	return p, nil
}

func encode(key []byte, v any) (encoded, error) {
	b, err := canon.Marshal(v)
	if err != nil {
		return encoded{}, fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	// An action adds a frame of at most 2 KiB to its bytes.
	if err := checkValue(b, MaxValue+2048); err != nil {
		return encoded{}, err
	}
	return encoded{key, b, valueHash(b)}, nil
}
