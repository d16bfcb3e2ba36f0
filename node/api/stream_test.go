package api_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

func collect(into *[]api.Event) func(api.Event) error {
	return func(e api.Event) error {
		*into = append(*into, e)
		return nil
	}
}

func TestWatchToTheEnd(t *testing.T) {
	socket, _ := serve(t, &fake{}, api.ServerOptions{})
	c := api.NewClient(socket)
	for _, id := range []string{"0x01", ""} {
		var got []api.Event
		if err := c.Watch(t.Context(), id, 0, collect(&got)); err != nil {
			t.Fatal(err)
		}
		if len(got) != 3 || got[2].Seq != 3 || got[2].Job != id || got[2].Data["step"] != json.Number("2") ||
			!got[2].Time.Equal(posted) {
			t.Errorf("job %q: %+v", id, got)
		}
	}
	if err := c.Watch(t.Context(), "0x02", 0, nil); !errors.Is(err, api.ErrNotFound) {
		t.Errorf("unknown job: %v", err)
	}
}

// TestAStreamWithoutEventsIsOpen: a browser knows that it is connected before anything happens.
func TestAStreamWithoutEventsIsOpen(t *testing.T) {
	f := &fake{hang: make(chan struct{})}
	_, addr := serve(t, f, api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret"})
	req, err := http.NewRequestWithContext(t.Context(), "GET", "http://"+addr+"/v1/events?after=3", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer secret")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	want := "event: alive\ndata: {\"after\":3}\n"
	got := make([]byte, len(want))
	if _, err := io.ReadFull(res.Body, got); err != nil || string(got) != want {
		t.Errorf("%q %v", got, err)
	}
	if err := res.Body.Close(); err != nil {
		t.Error(err)
	}
	<-f.hang
}

func TestAStreamSaysThatItIsOpen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		said := 0
		stop := api.KeepAlive(t.Context(), func() error { said++; return nil })
		time.Sleep(10*api.AliveEvery + 1)
		synctest.Wait()
		stop()
		time.Sleep(10 * api.AliveEvery)
		if said != 11 {
			t.Errorf("%d times", said)
		}
	})
}

func TestWatchCarriesTheBackendsError(t *testing.T) {
	socket, _ := serve(t, &late{}, api.ServerOptions{})
	err := api.NewClient(socket).Watch(t.Context(), "0x01", 0, collect(new([]api.Event)))
	if !errors.Is(err, api.ErrUnavailable) || err.Error() != "chain: unavailable" {
		t.Errorf("Watch = %v", err)
	}
}

// late fails only once its stream has begun.
type late struct{ fake }

func (*late) Watch(context.Context, string, uint64, func(api.Event) error) error {
	return fmt.Errorf("chain: %w", api.ErrUnavailable)
}

func TestWatchStopsWithItsCaller(t *testing.T) {
	f := &fake{hang: make(chan struct{})}
	socket, _ := serve(t, f, api.ServerOptions{})
	ctx, cancel := context.WithCancel(t.Context())
	n := 0
	err := api.NewClient(socket).Watch(ctx, "", 0, func(api.Event) error {
		if n++; n == 3 {
			cancel()
		}
		return nil
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("Watch = %v", err)
	}
	<-f.hang // the Backend's Watch saw it too
}

func TestWatchEndsWhenItsFunctionFails(t *testing.T) {
	f := &fake{hang: make(chan struct{})}
	socket, _ := serve(t, f, api.ServerOptions{})
	enough := errors.New("enough")
	if err := api.NewClient(socket).Watch(t.Context(), "", 0, func(api.Event) error { return enough }); err != enough {
		t.Errorf("Watch = %v", err)
	}
	<-f.hang
}

func TestStoppingServerCutsStreams(t *testing.T) {
	f := &fake{hang: make(chan struct{})}
	path := shortDir(t) + "/api.sock"
	s, err := api.NewServer(f, api.ServerOptions{Socket: path})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	n := 0
	err = api.NewClient(path).Watch(t.Context(), "", 0, func(api.Event) error {
		if n++; n == 3 {
			cancel()
		}
		return nil
	})
	if !errors.Is(err, api.ErrStreamEnded) || api.Hint(err) == "" {
		t.Errorf("Watch = %v", err)
	}
	if err := <-done; err != nil {
		t.Errorf("Run = %v", err)
	}
	if _, err := net.Dial("unix", path); err == nil {
		t.Error("the socket still answers")
	}
}

// TestAStreamGoesOnAfterTheLastEvent asks as the Client does, and as a browser does.
func TestAStreamGoesOnAfterTheLastEvent(t *testing.T) {
	socket, addr := serve(t, &fake{}, api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret"})
	var got []api.Event
	if err := api.NewClient(socket).Watch(t.Context(), "0x01", 2, collect(&got)); err != nil || len(got) != 1 ||
		got[0].Seq != 3 {
		t.Errorf("resumed with %+v: %v", got, err)
	}
	_, text := web(t, "GET", addr, "/v1/jobs/0x01/events", "Last-Event-ID: 2", operator)
	if strings.Contains(text, "id: 2\n") || !strings.Contains(text, "id: 3\n") {
		t.Errorf("a browser resumed with %s", text)
	}
}
