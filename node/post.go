package node

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/train/ir"
)

// PutBlob implements api.Backend.
func (n *Node) PutBlob(ctx context.Context, r io.Reader) (market.Blob, error) {
	id, size, err := n.host.Blocks().Put(ctx, r)
	if errors.Is(err, p2p.ErrQuota) {
		err = fmt.Errorf("%w: %w", api.ErrTooLarge, api.WithHint(err, "raise storage.quota_bytes in the configuration"))
	}
	if err == nil {
		err = n.deps.Pins.Upload(id)
	}
	return market.Blob{CID: id, Size: size}, err
}

// unsignedJob is a job that is ready to be signed: an offer for each rail on which it may be paid, the preferred rail
// first.
type unsignedJob struct {
	spec   market.Spec
	offers []railOffer
	// plan is what a dispute is about; nil where the job's segments cannot be disputed, which noDispute explains.
	plan      *ir.Plan
	noDispute string
	notHere   []string // rails that the job names and this node does not have
	economics api.Economics
	delivery  artifacts.Delivery
	held      coordinator.HeldOut
}

// deposit is what this node may deposit for the job, and what it makes of it in the end.
func (d unsignedJob) deposit(bound money.Units) coordinator.Deposit {
	return coordinator.Deposit{Bound: bound, Merged: d.delivery.Merged, GGUF: d.delivery.GGUF, Held: d.held}
}

// locks is what a lease of the job locks of its provider's stake, units.
func (d unsignedJob) locks() (units uint16) {
	for _, o := range d.offers {
		units = max(units, o.offer.Locks)
	}
	return units
}

// railOffer is an offer and the rail that it is for.
type railOffer struct {
	rail  *rail.Supervisor
	offer market.Offer
}

// preferred is the offer for the preferred rail.
func (d unsignedJob) preferred() railOffer { return d.offers[0] }

// firstReachable is the offer for the first rail that answers, and the wallet's balance there.
func (d unsignedJob) firstReachable(ctx context.Context) (railOffer, money.Units, error) {
	var all error
	for _, p := range d.offers {
		u, err := p.rail.Probe(ctx)
		if err == nil {
			return p, u, nil
		}
		all = errors.Join(all, fmt.Errorf("%s: %w", p.rail.Name, err))
	}
	return railOffer{}, 0, api.WithHint(fmt.Errorf("%w: %w", api.ErrUnavailable, all),
		"`infernet rails` shows how each rail does, and what to do")
}

// prepareJob builds a job of this node's wallet from its file. The peer delegate will coordinate it. The data set is
// not looked at.
func (n *Node) prepareJob(ctx context.Context, r api.PostRequest, delegate peer.ID) (unsignedJob, error) {
	return n.prepareFor(ctx, n.account.Address(), r, delegate)
}

// heldOut is what the job file holds out of the training. own says that this node coordinates the job for its own
// wallet: who else coordinates is not given the rows.
func heldOut(f jobfile.File, own bool) (h coordinator.HeldOut, err error) {
	if h.Rows, err = f.HeldOut(); err != nil {
		return h, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	if h.Permille = f.Held; h.Permille > 0 && !own {
		return h, api.WithHint(fmt.Errorf("%w: eval: the client's own node computes the loss, and only of jobs that "+
			"it coordinates", api.ErrInvalid), "leave out --aggregator, or eval in the job file")
	}
	return h, nil
}

// prepareFor is prepareJob for the wallet of any client.
func (n *Node) prepareFor(
	ctx context.Context, client common.Address, r api.PostRequest, delegate peer.ID,
) (unsignedJob, error) {
	f, err := fileOf(r)
	if err != nil {
		return unsignedJob{}, err
	}
	if f.Several() {
		return unsignedJob{}, fmt.Errorf("%w: workers: a job of several slots is posted by its client's own node: "+
			"`infernet job post`", api.ErrInvalid)
	}
	salt, err := saltOf(ctx)
	if err != nil {
		return unsignedJob{}, err
	}
	return n.prepareFile(ctx, client, f, r.Dataset, delegate, salt)
}

// fileOf reads the job file of a request, on its base.
func fileOf(r api.PostRequest) (jobfile.File, error) {
	f, err := jobfile.Parse(r.FileName, []byte(r.File))
	if err == nil {
		f, err = f.On(r.Base)
	}
	if err != nil {
		return f, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	return f, nil
}

// prepareFile is prepareFor for a file that is read.
func (n *Node) prepareFile(
	ctx context.Context, client common.Address, f jobfile.File, dataset market.Blob, delegate peer.ID, salt uint64,
) (unsignedJob, error) {
	rails, notHere, err := n.railsFor(f)
	if err != nil {
		return unsignedJob{}, err
	}
	if delegate != n.host.ID() && (len(rails) > 1 || rails[0].Name != market.OnEVM) {
		return unsignedJob{}, onlyEVM(rails)
	}
	node, err := market.NodeOfPeer(delegate)
	if err != nil {
		return unsignedJob{}, fmt.Errorf("%w: aggregator: %w", api.ErrInvalid, err)
	}
	if dataset, err = n.sized(ctx, dataset); err != nil {
		return unsignedJob{}, err
	}
	d := unsignedJob{notHere: notHere, delivery: artifacts.Delivery{Merged: f.Merged, GGUF: f.GGUF}}
	if d.held, err = heldOut(f, client == n.account.Address() && delegate == n.host.ID()); err != nil {
		return unsignedJob{}, err
	}
	if d.spec, err = f.Spec(dataset, n.cfg.Chain.Decimals, salt); err != nil {
		return unsignedJob{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	if len(rails) > 1 {
		if d.spec.Pricing, err = pricing(f, rails); err != nil {
			return unsignedJob{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
		}
	}
	t := jobfile.Terms{Client: client, Delegate: node, Now: n.heads.Latest().Time, Nonce: salt,
		Delegated: delegate != n.host.ID()}
	for _, p := range rails {
		o, err := n.offerOn(ctx, p, f, d.spec, t)
		if err != nil {
			return unsignedJob{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
		}
		d.offers = append(d.offers, railOffer{p, o})
	}
	if err := n.planDispute(&d); err != nil {
		return d, err
	}
	return d, n.weigh(ctx, &d)
}

// pricing is the job's price in the unit of account, and where it may be paid.
func pricing(f jobfile.File, rails rail.Set) (*market.Pricing, error) {
	price, err := money.Parse(f.Payment.PricePerSegment, market.UnitDecimals)
	if err != nil {
		return nil, fmt.Errorf("payment.price_per_segment: %w", err)
	}
	out := &market.Pricing{Unit: config.DefaultUnit, Price: price}
	for _, p := range rails {
		out.Options = append(out.Options, market.PaymentOption{Rail: p.Name, Domain: p.Domain, Asset: p.Asset})
	}
	return out, nil
}

// offerOn is the job's offer for one rail. A price in the unit of account is converted by this node's own rate.
func (n *Node) offerOn(
	ctx context.Context, p *rail.Supervisor, f jobfile.File, spec market.Spec, t jobfile.Terms,
) (market.Offer, error) {
	t.Token, t.Decimals = p.Token, p.Decimals
	if spec.Pricing != nil {
		t.Decimals = market.UnitDecimals
	}
	o, err := f.Offer(spec, t)
	if err != nil {
		return o, err
	}
	if spec.Pricing != nil {
		most, err := market.LocalQuote(spec.Pricing.Unit, p.Asset, p.Rate).Convert(spec.Pricing.Price)
		if err != nil || most.Units < 1 {
			return o, fmt.Errorf("%w: %s on %s at this node's rate", money.ErrRange,
				money.Format(spec.Pricing.Price, market.UnitDecimals), p.Name)
		}
		o.MaxPrice = uint64(most.Units)
	}
	if err := p.Allows(o); err != nil {
		return o, err
	}
	if err := p.Fits(o, o.MaxPrice); err != nil {
		return o, err
	}
	return o, p.Enforceable(ctx, o, o.MaxPrice)
}

// railsFor returns this node's rails on which a job may be paid, in the job's order, and the names of the rails that
// the job names and this node does not have.
func (n *Node) railsFor(f jobfile.File) (out rail.Set, notHere []string, err error) {
	if f.Payment.Rails == "" {
		return n.rails[:1], nil, nil
	}
	order, err := market.ParseRails(f.Payment.Rails)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: payment.rails: %w", api.ErrInvalid, err)
	}
	for _, r := range order {
		if p, ok := n.rails.Named(r); ok {
			out = append(out, p)
		} else {
			notHere = append(notHere, string(r))
		}
	}
	if len(out) > 0 {
		return out, notHere, nil
	}
	return nil, nil, api.WithHint(
		fmt.Errorf("%w: payment.rails are %s, this node pays on %s alone", api.ErrInvalid, f.Payment.Rails,
			n.rails.Names()),
		"name one of this node's in payment.rails, or add the job's to rails in the configuration; `infernet rails` "+
			"shows how each does")
}

// randomNonce is a random number below 2^63, which makes equal jobs different offers.
func randomNonce() (uint64, error) {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint64(b[:]) >> 1, nil
}

// bound is the most that the job can cost on the rail.
func (p railOffer) bound() (money.Units, error) {
	return money.Units(p.offer.MaxPrice).Mul(p.offer.Segments)
}

// coordinatorOf is the peer that will coordinate the job: the aggregator that the request names, or this node.
func (n *Node) coordinatorOf(r api.PostRequest) (peer.ID, error) {
	if r.Aggregator == "" {
		return n.host.ID(), nil
	}
	p, err := peer.Decode(r.Aggregator)
	if err != nil {
		return "", fmt.Errorf("%w: aggregator %q is not a peer id: %w", api.ErrInvalid, r.Aggregator, err)
	}
	return p, nil
}

// PostJob implements api.Backend. The wallet signs the job's offers here; the coordinator announces the job, leases it
// and pays for it.
func (n *Node) PostJob(ctx context.Context, r api.PostRequest) (api.JobView, error) {
	if err := n.notNow(); err != nil {
		return api.JobView{}, err
	}
	to, err := n.coordinatorOf(r)
	if err != nil {
		return api.JobView{}, err
	}
	if f, err := fileOf(r); err != nil || f.Several() {
		if err != nil {
			return api.JobView{}, err
		}
		return n.postSlots(ctx, r, f, to)
	}
	if v, found, err := n.postedBefore(ctx, to); found || err != nil {
		return v, err
	}
	d, err := n.prepareJob(ctx, r, to)
	if err != nil {
		return api.JobView{}, err
	}
	if err := d.refused(); err != nil {
		return api.JobView{}, err
	}
	if err := n.deps.FetchBase(ctx, d.spec); err != nil {
		return api.JobView{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	if err := n.addTrace(ctx, &d); err != nil {
		return api.JobView{}, err
	}
	ann, err := n.announce(ctx, d, to)
	if err != nil {
		return api.JobView{}, err
	}
	if err := n.checkFunds(ctx, d, ann); err != nil {
		return api.JobView{}, err
	}
	if to != n.host.ID() {
		return n.delegateJob(ctx, ann, d.delivery.Words(), to)
	}
	bound, err := d.preferred().bound()
	if err != nil {
		return api.JobView{}, err
	}
	genesis, err := n.coordinator.Genesis(d.spec)
	if err != nil {
		return api.JobView{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	if err := n.coordinator.Post(ctx, ann, d.deposit(bound), genesis); err != nil {
		return api.JobView{}, err
	}
	return n.Job(ctx, ann.JobID().String())
}

// checkFunds returns an error unless the wallet holds what the job may cost on its rail, or on one of its rails.
func (n *Node) checkFunds(ctx context.Context, d unsignedJob, ann market.ValidAnnouncement) error {
	if ann.Priced() {
		_, err := market.ChooseRail(ann, ann.Offer().Segments, n.deps.Rails.Probe(ctx), nil)
		if err != nil {
			err = api.WithHint(fmt.Errorf("%w: %w", api.ErrFunds, err),
				"fund the wallet on one of them; `infernet rails` shows how each does")
		}
		return err
	}
	x := d.preferred()
	bound, err := x.bound()
	if err != nil {
		return fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	have, err := x.rail.Balance(ctx)
	if err != nil {
		return fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	if have >= bound {
		return nil
	}
	dec := x.rail.Decimals
	return api.WithHint(
		fmt.Errorf("%w: the job may cost %s, the wallet holds %s", api.ErrFunds, money.Format(bound, dec),
			money.Format(have, dec)),
		"fund "+n.account.Address().Hex()+", or lower payment.price_per_segment (on the devnet: infernet wallet fund)")
}

// announce signs the job's offers, one for each rail, and returns its announcement.
func (n *Node) announce(ctx context.Context, d unsignedJob, contact peer.ID) (market.ValidAnnouncement, error) {
	a := market.Announcement{Spec: d.spec, Offer: d.preferred().offer, Domain: d.preferred().rail.Domain,
		Contact: contact.String()}
	for i, p := range d.offers {
		sig, err := n.account.SignOffer(ctx, p.rail.Domain, p.offer)
		if err != nil {
			return market.ValidAnnouncement{}, withLimitHint(err)
		}
		if i == 0 {
			a.Sig = sig
			continue
		}
		a.Others = append(a.Others, market.SignedOffer{Offer: p.offer, Sig: sig})
	}
	v, err := a.Validate(n.deps.Rails, n.heads.Latest().Time)
	if err != nil {
		return v, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	return v, nil
}

// withLimitHint tells a person where the limit is set, if a limit of the wallet refused.
func withLimitHint(err error) error {
	if errors.Is(err, wallet.ErrLimit) {
		return api.WithHint(fmt.Errorf("%w: %w", api.ErrInvalid, err),
			"wallet.limits in the configuration sets it; the node reads it when it starts")
	}
	return err
}
