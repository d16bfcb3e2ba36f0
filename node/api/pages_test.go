package api_test

import (
	"cmp"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// shelf is a node whose every list has the items with the numbers in it, in no order.
type shelf struct {
	fake
	items map[int]bool
}

func each[T any](s *shelf, item func(name string, i int) T) (out []T, err error) {
	for i := range s.items {
		out = append(out, item(fmt.Sprintf("0x%04x", i*7919%65521), i))
	}
	return out, nil
}

func (s *shelf) Peers(context.Context) ([]api.Peer, error) {
	return each(s, func(id string, _ int) api.Peer { return api.Peer{ID: id, Addrs: []string{}} })
}

// Offers of three share a price.
func (s *shelf) Offers(context.Context) ([]api.OfferView, error) {
	return each(s, func(id string, i int) api.OfferView {
		return api.OfferView{Job: id, Client: "0xaa", MaxPrice: money.Units(i / 3)}
	})
}

// Jobs of three were posted at the same moment; the first ones have none.
func (s *shelf) Jobs(context.Context) ([]api.JobView, error) {
	return each(s, func(id string, i int) api.JobView {
		at := time.Time{}
		if i > 5 {
			at = time.UnixMilli(int64(i/3) - 8)
		}
		return api.JobView{ID: id, PostedAt: at}
	})
}

func (s *shelf) Leases(context.Context) ([]api.LeaseView, error) {
	return each(s, func(id string, i int) api.LeaseView { return api.LeaseView{ID: id, Begin: uint64(i / 3)} })
}

func (s *shelf) Disputes(context.Context) ([]api.DisputeView, error) {
	return each(s, func(id string, _ int) api.DisputeView { return api.DisputeView{Game: id} })
}

func (s *shelf) Rounds(context.Context) ([]api.RoundsView, error) {
	return each(s, func(id string, i int) api.RoundsView {
		return api.RoundsView{ID: id, Grid: []string{}, Slots: []api.SlotView{}, PostedAt: time.UnixMilli(int64(i / 3))}
	})
}

func (s *shelf) JobFiles(context.Context, string) ([]api.JobFile, error) {
	return each(s, func(id string, _ int) api.JobFile { return api.JobFile{Name: "ä b/" + id} })
}

// lists are the addresses of the lists, and where an item of each has its name.
var lists = map[string]string{
	"/v1/peers": "id", "/v1/offers": "job", "/v1/jobs": "id", "/v1/leases": "id", "/v1/disputes": "game",
	"/v1/rounds": "id", "/v1/jobs/0x01%2F/files": "name",
}

var nextLink = regexp.MustCompile(`^<(/[^<>]+)>; rel="next"$`)

// readPage reads a page: its items' names, and the address of the next page or "".
func readPage(t *testing.T, c *http.Client, path, name string) (names []string, next string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, "http://localhost"+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	res, err := c.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	var body map[string][]map[string]any
	if err := json.NewDecoder(res.Body).Decode(&body); err != nil || res.StatusCode != http.StatusOK || len(body) != 1 {
		t.Fatalf("%s: %s, %v", path, res.Status, err)
	}
	for _, items := range body {
		for _, x := range items {
			names = append(names, x[name].(string))
		}
	}
	if link := res.Header.Get("Link"); link != "" {
		m := nextLink.FindStringSubmatch(link)
		if m == nil {
			t.Fatalf("%s: Link %s", path, link)
		}
		next = m[1]
	}
	return names, next
}

func TestAWalkOverPagesSeesWhatStayedOnce(t *testing.T) {
	for path, name := range lists {
		t.Run(path, func(t *testing.T) {
			draw := rand.New(rand.NewPCG(1, uint64(len(path))))
			s := &shelf{items: map[int]bool{}}
			for i := range 60 {
				s.items[2*i] = true
			}
			stayed := maps.Clone(s.items)
			socket, _ := serve(t, s, api.ServerOptions{})
			c := &http.Client{Transport: unixTransport(socket)}
			seen, pages := map[string]int{}, 0
			for next := path + "?limit=7"; next != ""; pages++ {
				var names []string
				names, next = readPage(t, c, next, name)
				if len(names) > 7 || len(names) < 7 && next != "" {
					t.Fatalf("page %d has %d items", pages, len(names))
				}
				for _, n := range names {
					seen[n]++
				}
				for range 4 {
					gone, fresh := 2*draw.IntN(60), 1+2*draw.IntN(60)
					delete(s.items, gone)
					delete(stayed, gone)
					s.items[fresh] = true
				}
			}
			if pages < 6 || len(stayed) < 10 {
				t.Fatalf("%d pages, %d items stayed: the walk shows nothing", pages, len(stayed))
			}
			for i := range stayed {
				id := fmt.Sprintf("0x%04x", i*7919%65521)
				if strings.HasSuffix(path, "/files") {
					id = "ä b/" + id
				}
				if seen[id] != 1 {
					t.Errorf("item %d stayed, and was seen %d times", i, seen[id])
				}
			}
			for id, n := range seen {
				if n > 1 {
					t.Errorf("%s was seen %d times", id, n)
				}
			}
		})
	}
}

func TestTheClientFollowsPages(t *testing.T) {
	s := &shelf{items: map[int]bool{}}
	for i := range 2*api.MaxPage + 3 {
		s.items[i] = true
	}
	socket, _ := serve(t, s, api.ServerOptions{})
	c, ctx := api.NewClient(socket), t.Context()
	counts := map[string]func() (int, error){
		"peers":  func() (int, error) { v, err := c.Peers(ctx); return len(v), err },
		"offers": func() (int, error) { v, err := c.Offers(ctx); return len(v), err },
		"jobs":   func() (int, error) { v, err := c.Jobs(ctx); return len(v), err },
		"leases": func() (int, error) { v, err := c.Leases(ctx); return len(v), err },
		"disputes": func() (int, error) {
			v, err := c.Disputes(ctx)
			return len(v), err
		},
		"rounds": func() (int, error) { v, err := c.Rounds(ctx); return len(v), err },
		"files":  func() (int, error) { v, err := c.JobFiles(ctx, "0x/1"); return len(v), err },
	}
	for name, count := range counts {
		if n, err := count(); err != nil || n != 2*api.MaxPage+3 {
			t.Errorf("%s: %d of %d, %v", name, n, 2*api.MaxPage+3, err)
		}
	}
	jobs, err := c.Jobs(ctx)
	if err != nil || !slices.IsSortedFunc(jobs, func(a, b api.JobView) int { return a.PostedAt.Compare(b.PostedAt) }) {
		t.Errorf("jobs are not listed from the earliest on: %v", err)
	}
	offers, err := c.Offers(ctx)
	if err != nil || !slices.IsSortedFunc(offers, func(a, b api.OfferView) int {
		return cmp.Compare(b.MaxPrice, a.MaxPrice)
	}) {
		t.Errorf("offers are not listed from the best paid on: %v", err)
	}
	for _, most := range []int{1, 200, api.MaxPage, api.MaxPage + 9} {
		v, err := c.LatestLeases(ctx, most)
		if err != nil || len(v) != most {
			t.Fatalf("the latest %d leases: %d, %v", most, len(v), err)
		}
		if !slices.IsSortedFunc(v, func(a, b api.LeaseView) int { return int(b.Begin) - int(a.Begin) }) ||
			v[0].Begin != (2*api.MaxPage+2)/3 {
			t.Errorf("the latest %d leases begin at %d", most, v[0].Begin)
		}
	}
}

func TestWrongCursorsAndLimits(t *testing.T) {
	s := &shelf{items: map[int]bool{1: true, 2: true, 3: true}}
	socket, _ := serve(t, s, api.ServerOptions{})
	c := &http.Client{Transport: unixTransport(socket)}
	_, next := readPage(t, c, "/v1/jobs?limit=1", "id")
	_, cursor, _ := strings.Cut(next, "after=")
	cursor, _, _ = strings.Cut(cursor, "&")
	if status, text := call(t, socket, "GET", "/v1/jobs?after="+cursor, ""); status != 200 {
		t.Fatalf("a right cursor: %d %s", status, text)
	}
	short := base64.RawURLEncoding.EncodeToString([]byte("jobs\x001234567"))
	for _, wrong := range []string{"x", "0x01", cursor + "=", cursor + "%0A", cursor[:8] + "%0A" + cursor[8:],
		cursor[1:], short, "%00", strings.Repeat("A", 1024)} {
		status, text := call(t, socket, "GET", "/v1/jobs?after="+wrong, "")
		if status != 400 || !strings.Contains(text, `"code":"malformed"`) || !strings.Contains(text, "Link header") {
			t.Errorf("cursor %q: %d %s", wrong, status, text)
		}
	}
	for path := range lists {
		if path == "/v1/jobs" {
			continue
		}
		if status, text := call(t, socket, "GET", path+"?after="+cursor, ""); status != 400 {
			t.Errorf("%s took a cursor of /v1/jobs: %d %s", path, status, text)
		}
	}
	for _, limit := range []string{"0", "-1", "501", "x", "1e2", "99999999999999999999"} {
		if status, text := call(t, socket, "GET", "/v1/jobs?limit="+limit, ""); status != 422 {
			t.Errorf("limit %s: %d %s", limit, status, text)
		}
	}
	if status, _ := call(t, socket, "GET", "/v1/jobs?after="+strings.Repeat("A", 1025), ""); status != 422 {
		t.Errorf("a long cursor: %d", status)
	}
}

// circle is a node whose list of jobs never ends.
type circle struct {
	link  string
	calls int
}

// RoundTrip implements http.RoundTripper.
func (c *circle) RoundTrip(r *http.Request) (*http.Response, error) {
	if c.calls++; r.URL.Host != "127.0.0.1:1" || r.URL.Path != "/v1/jobs" || c.calls > 2 {
		return nil, fmt.Errorf("call %d goes to %s", c.calls, r.URL)
	}
	return &http.Response{
		StatusCode: http.StatusOK, Header: http.Header{"Link": {c.link}}, Request: r,
		Body: io.NopCloser(strings.NewReader(`{"jobs":[{"id":"0x01"}]}`)),
	}, nil
}

func TestAListThatGoesInCirclesIsRefused(t *testing.T) {
	for _, link := range []string{`</v1/jobs?after=AA>; rel="next"`, `<https://elsewhere/x?after=AA>; rel="next"`} {
		c := api.NewTCPClient("http://127.0.0.1:1", "")
		api.SetTransport(c, &circle{link: link})
		if _, err := c.Jobs(t.Context()); err == nil || !strings.Contains(err.Error(), "does not go on") {
			t.Errorf("%s: %v", link, err)
		}
	}
}
