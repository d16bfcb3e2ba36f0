package api_test

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// fake is a node with one job, "0x01", that answers at once.
type fake struct {
	mu      sync.Mutex
	blob    []byte
	request api.PostRequest
	drained bool
	err     error         // what every call returns, when set
	hang    chan struct{} // when set, Watch blocks after its events until ctx is done, then closes this
}

var posted = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

func (f *fake) fail() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

func (f *fake) Status(context.Context) (api.Status, error) {
	return api.Status{Version: "v1", Roles: []string{"provider"}, Uptime: time.Minute, Stake: 7}, f.fail()
}

func (f *fake) Peers(context.Context) ([]api.Peer, error) {
	return []api.Peer{{ID: "p1", Addrs: []string{"/ip4/127.0.0.1/tcp/1"}}}, f.fail()
}

func (f *fake) Rounds(context.Context) ([]api.RoundsView, error) {
	return []api.RoundsView{{ID: "0x05", Grid: []string{"#l."}, Slots: []api.SlotView{{Job: "0x01"}}}}, f.fail()
}

func (f *fake) RoundsOf(_ context.Context, id string) (api.RoundsView, error) {
	return api.RoundsView{ID: id, Merged: 2, Grid: []string{"##"}, Slots: []api.SlotView{{Verified: 2}}}, f.fail()
}

func (f *fake) CancelRounds(_ context.Context, id string) (api.RoundsView, error) {
	return api.RoundsView{ID: id, Outcome: "cancelled", Grid: []string{}, Slots: []api.SlotView{}}, f.fail()
}

func (f *fake) RoundsFile(_ context.Context, id string) (api.RoundsFile, error) {
	return api.RoundsFile{Name: id, Data: []byte{1, 2}}, f.fail()
}

func (f *fake) Offers(context.Context) ([]api.OfferView, error) { return nil, f.fail() }

func (f *fake) PutBlob(_ context.Context, r io.Reader) (market.Blob, error) {
	b, err := io.ReadAll(r)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.blob = b
	return market.Blob{CID: "bafy", Size: uint64(len(b))}, err
}

func (f *fake) Quote(_ context.Context, r api.PostRequest) (api.Quote, error) {
	return api.Quote{Name: r.FileName, Deposit: 12}, f.fail()
}

func (f *fake) VerifySegment(_ context.Context, id string) (api.SegmentCheck, error) {
	return api.SegmentCheck{Lease: id, Right: true, FirstStep: -1, Dispute: &api.DisputeCost{Bond: 3}}, f.fail()
}

func (f *fake) Challenge(_ context.Context, id string) (api.DisputeView, error) {
	return api.DisputeView{Lease: id, Status: "wanted"}, f.fail()
}

func (f *fake) Disputes(context.Context) ([]api.DisputeView, error) {
	return []api.DisputeView{{Game: "0x07", Moves: []string{"open-steps"}}}, f.fail()
}

func (f *fake) Dispute(_ context.Context, id string) (api.DisputeView, error) {
	return api.DisputeView{Game: id, Cost: api.DisputeCost{Reward: 5}}, f.fail()
}

func (f *fake) PlayDispute(_ context.Context, id string) (api.DisputeView, error) {
	return api.DisputeView{Game: id, Turn: "asserter", Made: 4}, f.fail()
}

func (f *fake) ExportDispute(_ context.Context, id string) (api.DisputeFile, error) {
	return api.DisputeFile{Name: id, Data: []byte{1, 2, 255}}, f.fail()
}

func (f *fake) DisputeMoves(_ context.Context, id string) (api.DisputeMoves, error) {
	picked := uint32(0)
	return api.DisputeMoves{Game: id, Moves: []api.DisputeMove{{Kind: "pick-step", Picked: &picked,
		Left: &api.DisputeLeft{What: "steps", Count: 1}}}, Tile: &api.DisputeTile{
		Coordinates: []uint32{1}, Operands: []api.DisputeOperand{{Source: "state", Value: "3f800000"}}}}, f.fail()
}

func (f *fake) CheckDispute(ctx context.Context, raw []byte) (api.DisputeMoves, error) {
	return f.DisputeMoves(ctx, string(raw))
}

func (f *fake) Webhooks(context.Context) ([]api.WebhookView, error) {
	return []api.WebhookView{{
		Number: 1, Origin: "https://example.org", Kinds: []string{"closed"}, Place: 7, Failures: 2, NextTry: &posted,
		Delivered: &api.WebhookDelivery{ID: "evt_1_6", Seq: 6, At: posted}, Error: "it answered 503",
	}}, f.fail()
}

func (f *fake) TopUps(context.Context) ([]api.TopUpWay, error) { return nil, f.fail() }

func (f *fake) PrepareTopUp(_ context.Context, r api.TopUpRequest) (api.TopUpDraft, error) {
	return api.TopUpDraft{ID: r.Rail, Terms: []string{}}, f.fail()
}

func (f *fake) SubmitTopUp(_ context.Context, a api.TopUpAnswer) (api.ToppedUp, error) {
	return api.ToppedUp{ID: a.Draft}, f.fail()
}

func (f *fake) JobSeries(_ context.Context, id string, points int) (api.SeriesView, error) {
	loss := []api.LossPoint{{Step: uint32(points), Loss: 0.5}}
	return api.SeriesView{Job: id, Loss: loss, Time: []api.TimePoint{}}, f.fail()
}

func (f *fake) JobFiles(_ context.Context, id string) ([]api.JobFile, error) {
	if id != "0x01" {
		return nil, api.ErrNotFound
	}
	return []api.JobFile{{Name: "adapter/model.safetensors", Bytes: int64(len(modelFile))}}, f.fail()
}

func (f *fake) OpenJobFile(_ context.Context, id, name string) (io.ReadSeekCloser, error) {
	if id != "0x01" || name != "adapter/model.safetensors" {
		return nil, api.ErrNotFound
	}
	return struct {
		*strings.Reader
		io.Closer
	}{strings.NewReader(modelFile), io.NopCloser(nil)}, f.fail()
}

// modelFile is larger than what a server sends at once.
var modelFile = strings.Repeat("weights ", 1<<17)

func (f *fake) PostJob(_ context.Context, r api.PostRequest) (api.JobView, error) {
	err := f.fail()
	f.mu.Lock()
	defer f.mu.Unlock()
	f.request = r
	return job(), err
}

func job() api.JobView {
	caught := uint32(2)
	return api.JobView{ID: "0x01", State: "running", Spent: 5, Caught: &caught, PostedAt: posted,
		ProviderEarned: map[string]money.Units{"0xab": 4}}
}

func (f *fake) PrepareJob(_ context.Context, r api.PrepareRequest) (api.Draft, error) {
	return api.Draft{ID: r.Wallet, Offer: []byte(`{"primaryType":"Offer"}`), Permit: []byte(`{}`)}, f.fail()
}

func (f *fake) SubmitJob(_ context.Context, r api.SubmitRequest) (api.JobView, error) {
	j := job()
	j.Name = r.Draft + r.Offer + r.Permit
	return j, f.fail()
}

func (f *fake) WalletOf(_ context.Context, id string) (api.ClientWallet, error) {
	return api.ClientWallet{Client: id, Free: 1 << 60, Calls: []api.WalletCall{{What: "x", Data: "0x01"}}}, f.fail()
}

// theBooks are longer than what a server sends at once.
var theBooks = strings.Repeat("{}\n", 1<<17)

func (f *fake) ExportLedger(_ context.Context, w io.Writer) error {
	half := len(theBooks) / 2
	if _, err := io.WriteString(w, theBooks[:half]); err != nil {
		return err
	}
	if err := f.fail(); err != nil {
		return err
	}
	_, err := io.WriteString(w, theBooks[half:])
	return err
}

func (f *fake) Jobs(context.Context) ([]api.JobView, error) { return []api.JobView{job()}, f.fail() }

func (f *fake) Job(_ context.Context, id string) (api.JobView, error) {
	if id != "0x01" {
		return api.JobView{}, api.WithHint(fmt.Errorf("job %s: %w", id, api.ErrNotFound),
			"list jobs with `infernet job list`")
	}
	return job(), f.fail()
}

func (f *fake) CancelJob(ctx context.Context, id string) (api.JobView, error) { return f.Job(ctx, id) }

func (f *fake) Watch(ctx context.Context, id string, after uint64, fn func(api.Event) error) error {
	for i := min(after, 3); i < 3; i++ {
		e := api.Event{Seq: i + 1, Job: id, Kind: "progress", Text: "step", Time: posted,
			Data: map[string]any{"step": float64(i)}}
		if err := fn(e); err != nil {
			return err
		}
	}
	if f.hang != nil {
		<-ctx.Done()
		close(f.hang)
		return ctx.Err()
	}
	return f.fail()
}

func (f *fake) Explain(_ context.Context, id string) (api.Explanation, error) {
	return api.Explanation{ID: id, What: "job", MayAct: []string{"client"}}, f.fail()
}

func (f *fake) Leases(context.Context) ([]api.LeaseView, error) {
	return []api.LeaseView{{ID: "0x05", Job: "0x01", As: "client", Segments: 4}}, f.fail()
}

func (f *fake) ResumeWork(_ context.Context, id string) (api.SetAside, error) {
	return api.SetAside{ID: id, What: "a check", Deaths: 2}, f.fail()
}

func (f *fake) Balances(context.Context) (api.Balances, error) {
	return api.Balances{Wallet: 9, Ledger: map[string]money.Units{"wallet": 9, "chain": -9}}, f.fail()
}

func (f *fake) Earned(_ context.Context, days int) (api.Earnings, error) {
	return api.Earnings{Days: []api.EarnedDay{{Day: "2026-11-26", Units: money.Units(days)}}}, f.fail()
}

func (f *fake) Drain(context.Context) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.drained = true
	return f.err
}
