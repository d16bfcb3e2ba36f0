package api

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"github.com/infernetprotocol/infernet/market"
)

// Lists travel inside an object, so that fields can be added beside them.
type (
	// PeerList is the answer of /v1/peers.
	PeerList struct {
		Peers []Peer `json:"peers"`
	}
	// OfferList is the answer of /v1/offers.
	OfferList struct {
		Offers []OfferView `json:"offers"`
	}
	// JobList is the answer of /v1/jobs.
	JobList struct {
		Jobs []JobView `json:"jobs"`
	}
	// LeaseList is the answer of /v1/leases.
	LeaseList struct {
		Leases []LeaseView `json:"leases"`
	}
	// DisputeList is the answer of /v1/disputes.
	DisputeList struct {
		Disputes []DisputeView `json:"disputes"`
	}
	// Draining is the answer of /v1/drain.
	Draining struct {
		Draining bool `json:"draining"`
	}
)

type reply[T any] struct{ Body T }

type nothing struct{}

type byID struct {
	ID string `path:"id" maxLength:"128" doc:"of a job, offer, lease, bid, segment, dispute or transaction"`
}

const blobPath = "/v1/blobs"

type posted struct{ Body PostRequest }

// routes registers every operation. Nothing here decides anything.
func routes(mux *http.ServeMux, b Backend, o ServerOptions, d doors) {
	cfg := huma.DefaultConfig("infernet node", o.Version)
	cfg.DocsPath = ""     // its page loads scripts from elsewhere
	cfg.CreateHooks = nil // no $schema in answers: they are the documented types, nothing more
	cfg.SchemasPath = ""  // the document holds them
	cfg.Transformers = append(cfg.Transformers, complete)
	cfg.Info.Description = "A marketplace node for verified training jobs. " +
		"Amounts are integers in the asset's base units, up to 2^63-1. A reader of JSON that makes doubles of " +
		"them, as that of JavaScript does, has them exact up to 2^53: a program refuses larger ones " +
		"(Number.isSafeInteger). " +
		"Errors are problem details (RFC 9457) with a code for programs and a hint for people. " +
		"Fields may be added to answers: pass over those that are unknown."
	cfg.Components.SecuritySchemes = map[string]*huma.SecurityScheme{"token": {
		Type: "http", Scheme: "bearer",
		Description: "The token in the node's file api.token. The Unix socket needs none. " +
			"A browser gets one of its own for a ticket.",
	}}
	cfg.Security = []map[string][]string{{"token": {}}, {}}
	h := humago.New(mux, cfg)

	get(h, "/v1/status", "status", "The node at a glance", b.Status)
	pages(h, "/v1/peers", "peers", "Connected nodes", peerList, b.Peers)
	pages(h, "/v1/offers", "offers", "Open offers and what this node makes of them, the best paid first", offerList,
		b.Offers)
	pages(h, "/v1/jobs", "list-jobs", "Jobs this node coordinates, the earliest first", jobList, b.Jobs)
	get(h, "/v1/balances", "balances", "Money on chain and in the ledger", b.Balances)
	pages(h, "/v1/leases", "leases", "Leases that this node has a part in, the latest first", leaseList, b.Leases)
	byIDs(h, http.MethodGet, "/v1/jobs/{id}", "job", "A job", b.Job)
	byIDs(h, http.MethodPost, "/v1/jobs/{id}/cancel", "cancel-job",
		"Stop a job: verified segments are paid, the rest comes back", b.CancelJob)
	byIDs(h, http.MethodPost, "/v1/aside/{id}/resume", "resume-work",
		"Take up again what was set aside because the node died over it", b.ResumeWork)
	byIDs(h, http.MethodGet, "/v1/explain/{id}", "explain", "Why something is as it is, and who may act", b.Explain)
	pages(h, "/v1/disputes", "disputes", "Disputes that this node plays, played or watches", disputeList, b.Disputes)
	byIDs(h, http.MethodGet, "/v1/disputes/{id}", "dispute", "A dispute", b.Dispute)
	byIDs(h, http.MethodPost, "/v1/disputes/{id}/play", "play-dispute",
		"Make the move that is due, if it is this node's", b.PlayDispute)
	byIDs(h, http.MethodGet, "/v1/disputes/{id}/bundle", "export-dispute",
		"A dispute in one file, to be checked offline", b.ExportDispute)
	byIDs(h, http.MethodGet, "/v1/disputes/{id}/moves", "dispute-moves",
		"A dispute replayed from the chain, move by move, down to its tile", b.DisputeMoves)
	byIDs(h, http.MethodPost, "/v1/segments/{id}/verify", "verify-segment", "Execute a segment again, and compare",
		b.VerifySegment)
	byIDs(h, http.MethodPost, "/v1/segments/{id}/challenge", "challenge",
		"Dispute a wrong segment on chain, with the bond", b.Challenge)
	post(h, "/v1/quote", "quote", "What a job costs at most; no money moves", b.Quote)
	post(h, "/v1/jobs", "post-job", "Post a job", b.PostJob)
	get(h, "/v1/webhooks", "webhooks", "Addresses that are told of events, and how far each has got",
		func(ctx context.Context) (WebhookList, error) {
			v, err := b.Webhooks(ctx)
			return WebhookList{list(v)}, err
		})
	wallets(h, b)
	runsOf(h, b)
	series(h, b)
	earned(h, b)
	topUps(h, b)
	checks(h, b)
	huma.Register(h, operation(http.MethodPost, "/v1/drain", "drain", "Finish what runs, take nothing new, then stop"),
		func(ctx context.Context, _ *nothing) (*reply[Draining], error) {
			return answer(Draining{true}, b.Drain(ctx))
		})
	blobs(h, b, o.MaxBlob)
	streams(h, b)
	files(h, b)
	books(h, b)
	if o.Metrics != nil {
		mux.Handle("GET /metrics", o.Metrics)
	}
	d.register(h)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		if isPage(o.Page, r) {
			o.Page.ServeHTTP(w, r)
			return
		}
		refuse(w, http.StatusNotFound, "no_route", r.Method+" "+r.URL.Path+" is not part of this API",
			"see /openapi.json")
	})
}

func operation(method, path, id, summary string) huma.Operation {
	op := huma.Operation{
		Method: method, Path: path, OperationID: id, Tags: tagOf(path), Summary: summary, MaxBodyBytes: maxRequest,
		Errors: []int{http.StatusUnauthorized, http.StatusForbidden, http.StatusMisdirectedRequest,
			http.StatusUnprocessableEntity, http.StatusServiceUnavailable, http.StatusGatewayTimeout},
	}
	if method == http.MethodPost {
		op.Parameters = []*huma.Param{keyParameter()}
		op.Errors = append(op.Errors, http.StatusRequestTimeout, http.StatusConflict,
			http.StatusRequestEntityTooLarge, http.StatusUnsupportedMediaType)
	}
	return op
}

func get[T any](h huma.API, path, id, summary string, call func(context.Context) (T, error)) {
	huma.Register(h, operation(http.MethodGet, path, id, summary),
		func(ctx context.Context, _ *nothing) (*reply[T], error) {
			return answer(call(ctx))
		})
}

func byIDs[T any](h huma.API, method, path, id, summary string, call func(context.Context, string) (T, error)) {
	op := operation(method, path, id, summary)
	op.Errors = append(op.Errors, http.StatusNotFound)
	huma.Register(h, op, func(ctx context.Context, in *byID) (*reply[T], error) {
		return answer(call(ctx, in.ID))
	})
}

func post[T any](h huma.API, path, id, summary string, call func(context.Context, PostRequest) (T, error)) {
	op := operation(http.MethodPost, path, id, summary)
	op.Errors = append(op.Errors, http.StatusBadRequest, http.StatusPaymentRequired)
	huma.Register(h, op, func(ctx context.Context, in *posted) (*reply[T], error) {
		return answer(call(ctx, in.Body))
	})
}

func answer[T any](v T, err error) (*reply[T], error) {
	if err != nil {
		return nil, problem(err)
	}
	return &reply[T]{v}, nil
}

// list makes an empty list of none: in JSON [] and not null.
func list[T any](v []T) []T {
	if v == nil {
		return []T{}
	}
	return v
}

func blobs(h huma.API, b Backend, limit int64) {
	op := operation(http.MethodPut, blobPath, "put-blob", "Store a data set and learn its content id")
	op.Errors = append(op.Errors, http.StatusRequestEntityTooLarge)
	op.RequestBody = &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{
		"application/octet-stream": {Schema: bytesSchema()},
	}}
	huma.Register(h, op, func(ctx context.Context, in *upload) (*reply[market.Blob], error) {
		return answer(b.PutBlob(ctx, in.capped(limit)))
	})
}
