package api_test

import (
	"context"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

// slow is a node whose check of a dispute's file goes on until it is let go.
type slow struct {
	fake
	began, end chan struct{}
}

func (s *slow) CheckDispute(ctx context.Context, raw []byte) (api.DisputeMoves, error) {
	s.began <- struct{}{}
	<-s.end
	return s.fake.CheckDispute(ctx, raw)
}

func TestADisputesFileIsCappedAndWhole(t *testing.T) {
	_, addr := serve(t, &fake{}, api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret"})
	c := api.NewTCPClient("http://"+addr, "secret")
	for size, want := range map[int]int{1: 1, api.MaxBundle: api.MaxBundle, api.MaxBundle + 1: 0} {
		raw := make([]byte, size)
		for i := range raw {
			raw[i] = 'a'
		}
		m, err := c.CheckDispute(t.Context(), raw)
		if len(m.Game) != want || (want == 0) != (err != nil) {
			t.Errorf("%d bytes: the node got %d, want %d: %v", size, len(m.Game), want, err)
		}
	}
}

func TestOneDisputesFileIsCheckedAtATime(t *testing.T) {
	s := &slow{began: make(chan struct{}), end: make(chan struct{})}
	socket, _ := serve(t, s, api.ServerOptions{})
	c := api.NewClient(socket)
	first := make(chan error)
	go func() {
		_, err := c.CheckDispute(context.Background(), []byte("first"))
		first <- err
	}()
	<-s.began
	_, err := c.CheckDispute(t.Context(), []byte("second"))
	if !errors.Is(err, api.ErrUnavailable) || api.Hint(err) == "" {
		t.Errorf("a second one: %v", err)
	}
	close(s.end)
	if err := <-first; err != nil {
		t.Error(err)
	}
}

func TestASessionThatReadsMayCheckADisputesFile(t *testing.T) {
	c, addr := withPage(t)
	_, s := exchanged(t, addr, ticketOf(t, c, api.TicketRequest{}))
	own := api.NewTCPClient("http://"+addr, s.Token)
	ctx := api.WithKey(t.Context(), "k") // an answer over somebody's file is not kept for the key
	for _, text := range []string{"one", "another"} {
		if m, err := own.CheckDispute(ctx, []byte(text)); err != nil || m.Game != text {
			t.Errorf("%s: %+v, %v", text, m, err)
		}
	}
	_, err := api.NewTCPClient("http://"+addr, "").CheckDispute(t.Context(), nil)
	if !errors.Is(err, api.ErrUnauthorized) {
		t.Errorf("nobody's call: %v", err)
	}
}
