package api_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// page is a page of one file.
type page struct{}

func (page) Has(path string) bool { return path == "/" }

func (page) ServeHTTP(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "the page") }

// withPage serves a node with a page, and returns a client of its socket and its address.
func withPage(t *testing.T) (*api.Client, string) {
	t.Helper()
	o := kept(t)
	o.Page = page{}
	socket, addr := serve(t, &fake{}, o)
	return api.NewClient(socket), addr
}

// ticketOf asks for a ticket and returns what is behind its link's #.
func ticketOf(t *testing.T, c *api.Client, r api.TicketRequest) string {
	t.Helper()
	k, err := c.Ticket(t.Context(), r)
	if err != nil {
		t.Fatal(err)
	}
	_, text, ok := strings.Cut(k.URL, "/#ticket=")
	if !ok || len(text) != 64 {
		t.Fatalf("link %s", k.URL)
	}
	return text
}

// exchanged posts a ticket.
func exchanged(t *testing.T, addr, ticket string, headers ...string) (int, api.Session) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), "POST", "http://"+addr+"/v1/session",
		strings.NewReader(`{"ticket":"`+ticket+`"}`))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	for _, h := range headers {
		k, v, _ := strings.Cut(h, ": ")
		req.Header.Set(k, v)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if len(res.Cookies()) > 0 {
		t.Errorf("the answer sets cookies")
	}
	var s api.Session
	if res.StatusCode == 200 {
		err = json.NewDecoder(res.Body).Decode(&s)
	}
	if err != nil {
		t.Fatal(err)
	}
	return res.StatusCode, s
}

func TestTicketOpensOneSession(t *testing.T) {
	c, addr := withPage(t)
	text := ticketOf(t, c, api.TicketRequest{})
	status, s := exchanged(t, addr, text)
	if status != 200 || s.Scope != api.ScopeRead {
		t.Fatalf("%d %+v", status, s)
	}
	own := "Authorization: Bearer " + s.Token
	if status, text := web(t, "GET", addr, "/v1/status", own); status != 200 {
		t.Errorf("%d %s", status, text)
	}
	if status, text := web(t, "GET", addr, "/v1/session", own); status != 200 || !strings.Contains(text, `"read"`) {
		t.Errorf("%d %s", status, text)
	}
	if status, _ := exchanged(t, addr, text); status != 401 {
		t.Errorf("the same ticket again: %d", status)
	}
	if status, _ := exchanged(t, addr, strings.Repeat("0", 64)); status != 401 {
		t.Errorf("a guessed ticket: %d", status)
	}
}

func TestUsedTicketIsRefusedWithAnIdempotencyKey(t *testing.T) {
	c, addr := withPage(t)
	text := ticketOf(t, c, api.TicketRequest{})
	if status, _ := exchanged(t, addr, text, "Idempotency-Key: k"); status != 200 {
		t.Fatal(status)
	}
	if status, s := exchanged(t, addr, text, "Idempotency-Key: k"); status != 401 {
		t.Errorf("the answer was kept: %d %+v", status, s)
	}
}

func TestWithoutATokenOnlyThePageIsPublic(t *testing.T) {
	_, addr := withPage(t)
	for _, c := range []struct {
		method, path, header string
		status               int
	}{
		{"GET", "/", "X-None: ", 200},
		{"HEAD", "/", "X-None: ", 200},
		{"POST", "/", "X-None: ", 401},
		{"GET", "/v1/status", "X-None: ", 401},
		{"GET", "/openapi.json", "X-None: ", 401},
		{"GET", "/metrics", "X-None: ", 401},
		{"GET", "/v1/session", "X-None: ", 401},
		{"GET", "/v1/status?token=secret", "X-None: ", 401},
		{"GET", "/v1/status?access_token=secret", "X-None: ", 401},
		{"GET", "/v1/status", "Cookie: token=secret", 401},
		{"GET", "/", "Host: evil.example", 421},
		{"POST", "/v1/session", "Origin: http://127.0.0.1:1", 403},
		{"POST", "/v1/session", "Sec-Fetch-Site: same-site", 403},
		{"POST", "/v1/tickets", operator, 403},
	} {
		if status, text := web(t, c.method, addr, c.path, c.header); status != c.status {
			t.Errorf("%s %s with %s: %d, want %d: %s", c.method, c.path, c.header, status, c.status, text)
		}
	}
}

func TestScopesBoundWhatABrowserDoes(t *testing.T) {
	c, addr := withPage(t)
	for act, want := range map[bool]map[string]int{
		false: {"GET /v1/jobs": 200, "POST /v1/jobs/0x01/cancel": 403, "POST /v1/disputes/0x07/play": 403,
			"POST /v1/drain": 403, "PUT /v1/blobs": 403, "POST /v1/topups/prepare": 403, "POST /v1/topups/submit": 403,
			"GET /v1/topups": 200, "GET /v1/jobs/0x01/series": 200, "GET /v1/ledger/export": 403,
			"POST /v1/tickets": 403},
		true: {"GET /v1/jobs": 200, "POST /v1/jobs/0x01/cancel": 200, "POST /v1/disputes/0x07/play": 200,
			"POST /v1/drain": 403, "POST /v1/tickets": 403, "GET /v1/ledger/export": 403},
	} {
		_, s := exchanged(t, addr, ticketOf(t, c, api.TicketRequest{Act: act}))
		for call, status := range want {
			method, path, _ := strings.Cut(call, " ")
			if got, text := web(t, method, addr, path, "Authorization: Bearer "+s.Token); got != status {
				t.Errorf("act %v: %s: %d, want %d: %s", act, call, got, status, text)
			}
		}
	}
}

func TestNoTicketWithoutAnAddress(t *testing.T) {
	socket, _ := serve(t, &fake{}, api.ServerOptions{Page: page{}})
	_, err := api.NewClient(socket).Ticket(t.Context(), api.TicketRequest{})
	if !errors.Is(err, api.ErrConflict) || !strings.Contains(api.Hint(err), "api.listen") {
		t.Errorf("%v: %s", err, api.Hint(err))
	}
}

func TestTicketsAndSessionsEndInTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := api.NewSessions(time.Now)
		late := s.Issue(api.TicketRequest{})
		time.Sleep(api.TicketLife)
		if _, err := s.Exchange(late); !errors.Is(err, api.ErrUnauthorized) {
			t.Errorf("a ticket after a minute: %v", err)
		}
		long := s.Issue(api.TicketRequest{Act: true, Seconds: 1e6})
		time.Sleep(api.MaxTicketLife - 1)
		x, err := s.Exchange(long)
		if err != nil || s.ScopeOf(x.Token, true) != api.ScopeAct {
			t.Fatalf("%v", err)
		}
		time.Sleep(api.ActIdle)
		if got := s.ScopeOf(x.Token, true); got != api.ScopeAct {
			t.Errorf("after 15 minutes: %s", got)
		}
		for range 2 { // looking does not keep the right to act
			time.Sleep(api.ActIdle/2 + 1)
			s.ScopeOf(x.Token, false)
		}
		if got := s.ScopeOf(x.Token, true); got != api.ScopeRead {
			t.Errorf("after 15 idle minutes: %s", got)
		}
		time.Sleep(api.SessionIdle + 1)
		if got := s.ScopeOf(x.Token, false); got != "" {
			t.Errorf("after 12 idle hours: %s", got)
		}
	})
}

// TestHostileR5AStolenSessionDoesNotActForEver: whoever has it acts every quarter of an hour, so that it is never idle.
func TestHostileR5AStolenSessionDoesNotActForEver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := api.NewSessions(time.Now)
		x, err := s.Exchange(s.Issue(api.TicketRequest{Act: true}))
		if err != nil {
			t.Fatal(err)
		}
		for range api.ActLife / api.ActIdle {
			time.Sleep(api.ActIdle)
			if s.ScopeOf(x.Token, true) != api.ScopeAct {
				t.Fatal("it ends early")
			}
		}
		time.Sleep(time.Nanosecond)
		if got := s.ScopeOf(x.Token, true); got != api.ScopeRead {
			t.Errorf("after 12 busy hours: %s", got)
		}
	})
}

func TestSessionsAreBounded(t *testing.T) {
	s := api.NewSessions(time.Now)
	var first string
	for i := range 1000 {
		x, err := s.Exchange(s.Issue(api.TicketRequest{}))
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first = x.Token
		}
		s.Issue(api.TicketRequest{})
	}
	if n, m := s.Count(); n > 64 || m > 64 {
		t.Errorf("%d tickets, %d sessions", n, m)
	}
	if s.ScopeOf(first, false) != "" {
		t.Error("the oldest session is still there")
	}
}
