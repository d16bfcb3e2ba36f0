package node

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/trace"
)

// permitLife is how long a permit holds, in seconds of chain time: it is signed
// for one transaction that follows at once.
const permitLife = 3600

// PutBlob implements api.Backend.
func (n *Node) PutBlob(ctx context.Context, r io.Reader) (market.Blob, error) {
	id, size, err := n.host.Blocks().Put(ctx, r)
	if errors.Is(err, p2p.ErrQuota) {
		err = fmt.Errorf("%w: %w", api.ErrTooLarge, api.WithHint(err, "raise storage.quota_bytes in the configuration"))
	}
	return market.Blob{CID: id, Size: size}, err
}

// draft is a job that is ready to be signed.
type draft struct {
	spec  market.Spec
	offer market.Offer
	trace *trace.Trace // nil: its segments cannot be disputed
	why   string       // they cannot
}

// draft builds a job from its file. delegate coordinates it.
func (n *Node) draft(ctx context.Context, r api.PostRequest, delegate peer.ID) (draft, error) {
	f, err := market.ParseJobFile(r.FileName, []byte(r.File))
	if err != nil {
		return draft{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	if err := n.onARailOf(f); err != nil {
		return draft{}, err
	}
	node, err := market.NodeOfPeer(delegate)
	if err != nil {
		return draft{}, fmt.Errorf("%w: aggregator: %w", api.ErrInvalid, err)
	}
	salt, err := random()
	if err != nil {
		return draft{}, err
	}
	spec, err := f.Spec(r.Dataset, n.cfg.Chain.Decimals, salt)
	if err != nil {
		return draft{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	offer, err := f.Offer(spec, market.Terms{
		Client: n.wallet.Address(), Token: n.purse.token(), Delegate: node, Decimals: n.cfg.Chain.Decimals,
		Now: n.heads.Latest().Time, Nonce: salt,
	})
	if err != nil {
		return draft{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	if b := n.deps.Bar; b != nil {
		if err := b.Fits(offer, offer.MaxPrice); err != nil {
			return draft{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
		}
	}
	d := draft{spec: spec, offer: offer}
	return d, n.traced(ctx, &d)
}

// traced puts the trace root into the offer, or says why there is none.
func (n *Node) traced(ctx context.Context, d *draft) error {
	if !n.disputable() {
		d.why = fmt.Sprintf("the rail %q has no dispute game: a wrong segment is unpaid, but costs no stake", n.cfg.Rail)
		return nil
	}
	if name := d.spec.Program.Numerics; n.games != nil && !n.games.Parameters().Plays(name) {
		return fmt.Errorf("%w: this chain's dispute game cannot judge leaves of %s: choose privacy: none, or another network", api.ErrInvalid, name)
	}
	t, err := n.coordinator.TraceOf(ctx, d.spec)
	switch {
	case errors.Is(err, trace.ErrUntraceable):
		d.why = err.Error() + ": a wrong segment is unpaid, but costs no stake"
		return nil
	case err != nil:
		return fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	d.trace, d.offer.Trace = t, common.Hash(t.Root())
	return nil
}

// disputable: jobs are paid where a game over wrong segments can be played.
func (n *Node) disputable() bool {
	onEVM := n.cfg.Rail == "" || n.cfg.Rail == config.RailEVM
	return onEVM && n.cfg.Chain.Game != (common.Address{})
}

// onARailOf refuses a job that must not be paid on this node's rail.
func (n *Node) onARailOf(f market.JobFile) error {
	if f.Payment.Rails == "" {
		return nil
	}
	order, err := market.ParseRails(f.Payment.Rails)
	if err != nil {
		return fmt.Errorf("%w: payment.rails: %w", api.ErrInvalid, err)
	}
	mine := market.Rail(cmp.Or(n.cfg.Rail, config.RailEVM))
	if slices.Contains(order, mine) {
		return nil
	}
	return api.WithHint(fmt.Errorf("%w: %w: payment.rails are %s, this node pays on %s", api.ErrInvalid, market.ErrNoRail, f.Payment.Rails, mine),
		"add the rail to payment.rails, or set rail in the configuration; `infernet rails` shows how each does")
}

func random() (uint64, error) {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint64(b[:]) >> 1, nil
}

// bound is the most that the job can cost.
func (d draft) bound() (money.Units, error) {
	return money.Units(d.offer.MaxPrice).Mul(d.offer.Segments)
}

// Quote implements api.Backend.
func (n *Node) Quote(ctx context.Context, r api.PostRequest) (api.Quote, error) {
	to, err := n.delegate(r)
	if err != nil {
		return api.Quote{}, err
	}
	d, err := n.draft(ctx, r, to)
	if err != nil {
		return api.Quote{}, err
	}
	bound, err := d.bound()
	if err != nil {
		return api.Quote{}, err
	}
	balance, err := n.purse.balance(ctx)
	if err != nil {
		return api.Quote{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	p := d.spec.Program
	atRisk, err := money.Units(d.offer.MaxPrice).Mul(d.offer.Credit)
	if err != nil {
		return api.Quote{}, err
	}
	q := api.Quote{
		Job: d.spec.ID().String(), Name: d.spec.Name, Segments: d.offer.Segments, Steps: p.Steps,
		Tokens: p.TokensPerStep() * uint64(p.Steps), Parameters: p.Model.Parameters(), MemoryBytes: engine.PlanBytes(p),
		MaxPrice: money.Units(d.offer.MaxPrice), Deposit: bound, AtRisk: min(atRisk, bound),
		Asset: n.deps.Asset, Decimals: n.cfg.Chain.Decimals, Balance: balance,
	}
	return q, n.previewDispute(ctx, d, &q)
}

// delegate is the peer that will coordinate the job.
func (n *Node) delegate(r api.PostRequest) (peer.ID, error) {
	if r.Aggregator == "" {
		return n.host.ID(), nil
	}
	p, err := peer.Decode(r.Aggregator)
	if err != nil {
		return "", fmt.Errorf("%w: aggregator %q is not a peer id: %w", api.ErrInvalid, r.Aggregator, err)
	}
	return p, nil
}

// PostJob implements api.Backend: the wallet signs the offer and a permit for
// its whole price; the coordinator does the rest.
func (n *Node) PostJob(ctx context.Context, r api.PostRequest) (api.JobView, error) {
	to, err := n.delegate(r)
	if err != nil {
		return api.JobView{}, err
	}
	d, err := n.draft(ctx, r, to)
	if err != nil {
		return api.JobView{}, err
	}
	if err := n.affordable(ctx, d); err != nil {
		return api.JobView{}, err
	}
	ann, err := n.announce(ctx, d, to)
	if err != nil {
		return api.JobView{}, err
	}
	if to != n.host.ID() {
		if n.onSolana() || n.onLightning() {
			return api.JobView{}, fmt.Errorf("%w: %w", api.ErrInvalid, errOneRail("a job run by an aggregator", n.cfg.Rail))
		}
		return n.handOver(ctx, ann, to)
	}
	bound, err := d.bound()
	if err != nil {
		return api.JobView{}, err
	}
	genesis, err := n.coordinator.Genesis(d.spec)
	if err != nil {
		return api.JobView{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	if err := n.coordinator.Post(ctx, ann, role.Deposit{Bound: bound}, genesis); err != nil {
		return api.JobView{}, err
	}
	return n.Job(ctx, ann.JobID().String())
}

func (n *Node) affordable(ctx context.Context, d draft) error {
	bound, err := d.bound()
	if err != nil {
		return fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	have, err := n.purse.balance(ctx)
	if err != nil {
		return fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	if have >= bound {
		return nil
	}
	dec := n.cfg.Chain.Decimals
	return api.WithHint(fmt.Errorf("%w: the job may cost %s, the wallet holds %s", api.ErrFunds, money.Format(bound, dec), money.Format(have, dec)),
		"fund "+n.wallet.Address().Hex()+", or lower payment.price_per_segment (on the devnet: infernet wallet fund)")
}

func (n *Node) announce(ctx context.Context, d draft, contact peer.ID) (market.ValidAnnouncement, error) {
	sig, err := n.wallet.SignOffer(ctx, n.domain(), d.offer)
	if err != nil {
		return market.ValidAnnouncement{}, limited(err)
	}
	a := market.Announcement{Spec: d.spec, Offer: d.offer, Domain: n.domain(), Sig: sig, Contact: contact.String()}
	v, err := a.Validate(n.domain(), n.heads.Latest().Time)
	if err != nil {
		return v, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	return v, nil
}

// permit is the wallet's permission for the escrow to take value, by its next
// permit nonce.
func (n *Node) permit(ctx context.Context, value money.Units) (role.Permit, error) {
	until := n.heads.Latest().Time + permitLife
	p, err := n.chain.permission(ctx, n.wallet.Address(), value, until)
	if err != nil {
		return role.Permit{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	sig, err := n.wallet.SignPermit(ctx, p)
	return role.Permit{Value: value, Deadline: until, Sig: sig}, err
}

// limited tells a person that it is the wallet's limit that says no.
func limited(err error) error {
	if errors.Is(err, wallet.ErrLimit) {
		return api.WithHint(fmt.Errorf("%w: %w", api.ErrInvalid, err), "wallet.limits in the configuration sets it")
	}
	return err
}
