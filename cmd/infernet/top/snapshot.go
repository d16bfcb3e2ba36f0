package top

import (
	"context"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// Node is the part of the API that the dashboard asks.
type Node interface {
	Status(ctx context.Context) (api.Status, error)
	Peers(ctx context.Context) ([]api.Peer, error)
	Offers(ctx context.Context) ([]api.OfferView, error)
	Jobs(ctx context.Context) ([]api.JobView, error)
	LatestLeases(ctx context.Context, most int) ([]api.LeaseView, error)
	Disputes(ctx context.Context) ([]api.DisputeView, error)
	Balances(ctx context.Context) (api.Balances, error)
	Explain(ctx context.Context, id string) (api.Explanation, error)
	Watch(ctx context.Context, id string, after uint64, fn func(api.Event) error) error
}

// snapshot is what one round of questions found.
type snapshot struct {
	status   api.Status
	peers    []api.Peer
	offers   []api.OfferView
	jobs     []api.JobView
	leases   []api.LeaseView
	disputes []api.DisputeView
	balances api.Balances
	noMoney  error // why the balances are not known: the chain may be away while the node is not
	events   []api.Event
	at       time.Time
}

// maxLeases is how many leases the dashboard lists: the latest.
const maxLeases = 200

// askFor bounds one round of questions.
const askFor = 5 * time.Second

// ask makes a snapshot. It fails if the node does not answer; a chain that is away leaves the money unknown.
func ask(ctx context.Context, n Node, f *feed, now func() time.Time) (s snapshot, err error) {
	ctx, cancel := context.WithTimeout(ctx, askFor)
	defer cancel()
	for _, part := range []func() error{
		func() (err error) { s.status, err = n.Status(ctx); return },
		func() (err error) { s.peers, err = n.Peers(ctx); return },
		func() (err error) { s.offers, err = n.Offers(ctx); return },
		func() (err error) { s.jobs, err = n.Jobs(ctx); return },
		func() (err error) { s.leases, err = n.LatestLeases(ctx, maxLeases); return },
		func() (err error) { s.disputes, err = n.Disputes(ctx); return },
		func() error { s.balances, s.noMoney = n.Balances(ctx); return nil },
	} {
		if err := part(); err != nil {
			return snapshot{}, err
		}
	}
	s.events, s.at = f.latest(), now()
	return s, nil
}
