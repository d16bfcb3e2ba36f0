package webhooks_test

import (
	"net/http"
	"net/http/httptest"
	"reflect"
	"strings"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/infernetprotocol/infernet/node/api"
)

// TestTheStateTellsOfFailuresAndOfWhatWasDelivered: a receiver refuses the second event twice.
func TestTheStateTellsOfFailuresAndOfWhatWasDelivered(t *testing.T) {
	r := newReceiver(t)
	server := httptest.NewServer(r)
	defer server.Close()
	p := openPlace(t, vfs.NewMem(), hookTo(t, server.URL+"/in?key=hidden"))
	left := 2
	r.answer = func(w http.ResponseWriter, m received) bool {
		if m.Seq != 2 || left == 0 {
			return true
		}
		left--
		w.WriteHeader(http.StatusServiceUnavailable)
		return false
	}
	want := api.WebhookView{Number: 1, Origin: server.URL, Kinds: []string{}}
	check := func(when string) {
		t.Helper()
		if got := p.sender.State(); len(got) != 1 || !reflect.DeepEqual(got[0], want) {
			t.Errorf("%s: %+v, want %+v", when, got, want)
		}
	}
	check("before anything is sent")
	delivered := func(seq uint64, id string) *api.WebhookDelivery {
		return &api.WebhookDelivery{ID: id, Seq: seq, At: now().UTC()}
	}
	p.waited = func(n int) error {
		next := now().Add(p.pauses[n-1]).UTC()
		want.Place, want.Delivered = 1, delivered(1, "evt_1700000000123_1")
		want.Failures, want.Error, want.NextTry = uint64(n), "it answered 503", &next
		check("while it fails")
		return nil
	}
	p.add("offer", "closed")
	p.until(2, func() {})
	want.Place, want.Delivered = 2, delivered(2, "evt_1700000000123_2")
	want.Failures, want.Error, want.NextTry = 0, "", nil
	check("after it works again")
	if len(p.pauses) != 2 {
		t.Errorf("%d pauses", len(p.pauses))
	}
}

func TestTheStateTellsWhoIsNotCalledAgain(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusGone)
	}))
	defer server.Close()
	p := openPlace(t, vfs.NewMem(), hookTo(t, server.URL, "offer"))
	p.add("offer")
	if err := p.sender.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	got := p.sender.State()[0]
	if !got.Gone || got.NextTry != nil || got.Place != 0 || got.Failures != 1 || !strings.Contains(got.Error, "410") {
		t.Errorf("%+v", got)
	}
}
