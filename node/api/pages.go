package api

import (
	"cmp"
	"context"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// MaxPage is how many items an answer to a list has at most, and how many it has if the caller does not say.
const MaxPage = 500

// sortKey orders the items of a list. No two items of a list have the same, and an item keeps its own for ever, so that
// a page begins at the same place whatever came or went meanwhile.
type sortKey struct {
	rank uint64
	id   string
}

func (k sortKey) compare(o sortKey) int {
	return cmp.Or(cmp.Compare(k.rank, o.rank), cmp.Compare(k.id, o.id))
}

// earlier ranks by time, the earliest first.
func earlier(t time.Time) uint64 { return uint64(t.UnixMilli()) ^ 1<<63 }

// most ranks by a number, the greatest first.
func most(n uint64) uint64 { return ^n }

// listing is a list that is answered page by page. T is an item, L the answer that holds a page of them.
type listing[T, L any] struct {
	name string // in cursors: that of one list is none of another
	key  func(T) sortKey
	in   func([]T) L
	of   func(L) []T
}

// The lists of the API, each in the order of its keys.
var (
	peerList = listing[Peer, PeerList]{
		"peers", func(p Peer) sortKey { return sortKey{id: p.ID} },
		func(v []Peer) PeerList { return PeerList{v} }, func(l PeerList) []Peer { return l.Peers },
	}
	offerList = listing[OfferView, OfferList]{
		"offers", func(o OfferView) sortKey { return sortKey{most(uint64(o.MaxPrice)), o.Job + o.Client} },
		func(v []OfferView) OfferList { return OfferList{v} }, func(l OfferList) []OfferView { return l.Offers },
	}
	jobList = listing[JobView, JobList]{
		"jobs", func(j JobView) sortKey { return sortKey{earlier(j.PostedAt), j.ID} },
		func(v []JobView) JobList { return JobList{v} }, func(l JobList) []JobView { return l.Jobs },
	}
	leaseList = listing[LeaseView, LeaseList]{
		"leases", func(l LeaseView) sortKey { return sortKey{most(l.Begin), l.ID} },
		func(v []LeaseView) LeaseList { return LeaseList{v} }, func(l LeaseList) []LeaseView { return l.Leases },
	}
	disputeList = listing[DisputeView, DisputeList]{
		"disputes", func(d DisputeView) sortKey { return sortKey{id: d.Game} },
		func(v []DisputeView) DisputeList { return DisputeList{v} },
		func(l DisputeList) []DisputeView { return l.Disputes },
	}
	roundsList = listing[RoundsView, RoundsList]{
		"rounds", func(r RoundsView) sortKey { return sortKey{earlier(r.PostedAt), r.ID} },
		func(v []RoundsView) RoundsList { return RoundsList{v} }, func(l RoundsList) []RoundsView { return l.Rounds },
	}
	fileList = listing[JobFile, FileList]{
		"files", func(f JobFile) sortKey { return sortKey{id: f.Name} },
		func(v []JobFile) FileList { return FileList{v} }, func(l FileList) []JobFile { return l.Files },
	}
)

// askPage is the input of a list.
type askPage struct {
	Limit int    `query:"limit" minimum:"1" maximum:"500" default:"500" doc:"of items, at most"`
	After string `query:"after" maxLength:"1024" doc:"the cursor in the Link header of the page before"`

	path string
}

// Resolve implements huma.Resolver: it is how a list learns its own address.
func (a *askPage) Resolve(ctx huma.Context) []error {
	u := ctx.URL()
	a.path = u.EscapedPath()
	return nil
}

// askFiles is the input of a list of files. Huma reads no embedded struct that is private.
type askFiles struct {
	ID    string `path:"id" maxLength:"128" doc:"of a job"`
	Limit int    `query:"limit" minimum:"1" maximum:"500" default:"500" doc:"of items, at most"`
	After string `query:"after" maxLength:"1024" doc:"the cursor in the Link header of the page before"`
}

func (a *askFiles) page() askPage {
	return askPage{a.Limit, a.After, filesPath(a.ID)}
}

// paged is a page of a list.
type paged[L any] struct {
	Link string `header:"Link" doc:"the next page, with rel=\"next\" (RFC 8288); absent on the last page"`
	Body L
}

// page answers with the page that is asked for.
func (l listing[T, L]) page(a askPage, all []T, err error) (*paged[L], error) {
	if err != nil {
		return nil, problem(err)
	}
	after, err := l.parse(a.After)
	if err != nil {
		return nil, problem(err)
	}
	all = slices.SortedFunc(slices.Values(all), func(x, y T) int { return l.key(x).compare(l.key(y)) })
	if after != nil {
		first, found := slices.BinarySearchFunc(all, *after, func(x T, k sortKey) int { return l.key(x).compare(k) })
		if found {
			first++
		}
		all = all[first:]
	}
	out := &paged[L]{Body: l.in(list(all[:min(a.Limit, len(all))]))}
	if len(all) > a.Limit {
		q := url.Values{"limit": {strconv.Itoa(a.Limit)}, "after": {l.cursor(l.key(all[a.Limit-1]))}}
		out.Link = "<" + a.path + "?" + q.Encode() + `>; rel="next"`
	}
	return out, nil
}

// cursor names the place after the item with a key: the list's name, a zero byte, the rank in eight bytes, and the id.
func (l listing[T, L]) cursor(k sortKey) string {
	b := append([]byte(l.name), 0)
	b = binary.BigEndian.AppendUint64(b, k.rank)
	return base64.RawURLEncoding.EncodeToString(append(b, k.id...))
}

// parse reads a cursor; nil is that of the list's beginning. Only what cursor writes is taken.
func (l listing[T, L]) parse(s string) (*sortKey, error) {
	if s == "" {
		return nil, nil
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(s)
	rest, ours := strings.CutPrefix(string(b), l.name+"\x00")
	if err == nil && ours && len(rest) >= 8 {
		k := sortKey{binary.BigEndian.Uint64([]byte(rest)), rest[8:]}
		if l.cursor(k) == s { // base64 skips line breaks
			return &k, nil
		}
	}
	return nil, WithHint(fmt.Errorf("%w: %.80q is no cursor of the list of %s", ErrMalformed, s, l.name),
		"take after from the Link header of the page before, or leave it out to begin at the first page")
}

// pages registers a list.
func pages[T, L any](
	h huma.API, path, id, summary string, l listing[T, L], call func(context.Context) ([]T, error),
) {
	op := operation(http.MethodGet, path, id, summary)
	op.Errors = append(op.Errors, http.StatusBadRequest)
	huma.Register(h, op, func(ctx context.Context, in *askPage) (*paged[L], error) {
		v, err := call(ctx)
		return l.page(*in, v, err)
	})
}

// walk reads a list from its first page on until it has so many items, or all if upTo is 0.
func (l listing[T, L]) walk(ctx context.Context, c *Client, path string, upTo int) ([]T, error) {
	all, after := []T{}, ""
	for {
		q := url.Values{"limit": {strconv.Itoa(MaxPage)}}
		if upTo > 0 {
			q.Set("limit", strconv.Itoa(min(upTo-len(all), MaxPage)))
		}
		if after != "" {
			q.Set("after", after)
		}
		res, err := c.do(ctx, http.MethodGet, path+"?"+q.Encode(), nil)
		if err != nil {
			return nil, err
		}
		body, err := decoded[L](res)
		if err != nil {
			return nil, err
		}
		all = append(all, l.of(body)...)
		next := nextCursor(res.Header)
		if next == "" || upTo > 0 && len(all) >= upTo {
			return all, nil
		}
		if next == after || len(l.of(body)) == 0 {
			return nil, fmt.Errorf("the node's list of %s does not go on after %.80q", l.name, next)
		}
		after = next
	}
}

// nextCursor is the cursor of the page that follows, as an answer's Link header has it; "" on the last page.
func nextCursor(h http.Header) string {
	target, ok := strings.CutPrefix(h.Get("Link"), "<")
	target, rel, closed := strings.Cut(target, ">")
	if !ok || !closed || strings.TrimSpace(rel) != `; rel="next"` {
		return ""
	}
	u, err := url.Parse(target)
	if err != nil {
		return ""
	}
	return u.Query().Get("after")
}
