package topup

import (
	"errors"
	"log/slog"
	"strconv"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/rail"
)

func TestPreparedTopUpsAreFewAndForgottenInTime(t *testing.T) {
	now := time.Unix(1000, 0)
	s := New(rail.Set{}, func() time.Time { return now }, slog.New(slog.DiscardHandler))
	for i := range 100 {
		s.add(prepared{id: strconv.Itoa(i), expires: now.Add(time.Minute)})
	}
	if len(s.all) != MaxDrafts {
		t.Errorf("%d are kept", len(s.all))
	}
	if x, err := s.find("99"); err != nil || x.id != "99" {
		t.Errorf("the latest: %+v %v", x, err)
	}
	for _, id := range []string{"0", "", "other"} {
		_, err := s.Submit(t.Context(), api.TopUpAnswer{Draft: id})
		if !errors.Is(err, api.ErrNotFound) || api.Hint(err) == "" {
			t.Errorf("%q: %v", id, err)
		}
	}
	now = now.Add(time.Minute)
	if _, err := s.find("99"); !errors.Is(err, api.ErrNotFound) {
		t.Errorf("after its time: %v", err)
	}
}

func TestANodeWithoutSuchARailOffersNone(t *testing.T) {
	s := New(rail.Set{}, time.Now, slog.New(slog.DiscardHandler))
	if all, err := s.Ways(t.Context()); err != nil || len(all) != 0 {
		t.Errorf("%v %v", all, err)
	}
	_, err := s.Prepare(t.Context(), api.TopUpRequest{Rail: "solana", Units: 1})
	if !errors.Is(err, api.ErrInvalid) || api.Hint(err) == "" {
		t.Errorf("%v", err)
	}
}
