package node

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/clientwallet"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/topup"
)

// openClientWallets makes what posts the jobs of other wallets, and what has them fund this node's.
func (n *Node) openClientWallets() {
	c := n.cfg.Chain
	n.topUps = topup.New(n.rails, time.Now, n.log)
	n.clients = clientwallet.New(clientwallet.Deps{
		Contracts: n.chain, Own: n.account.Address(), Escrow: c.Escrow, Token: c.Token, Rails: n.deps.Rails,
		Held: func(ctx context.Context, o market.Offer) (rail.EscrowBalance, error) {
			return n.rails[0].EscrowBalance(ctx, o)
		},
		Send: func(ctx context.Context, action string, data []byte) error {
			return rail.Send(ctx, n.sender, c, action, data)
		},
		Post: n.postDeposited,
		Now:  func() uint64 { return n.heads.Latest().Time }, Ledger: n.ledger, Log: n.log,
	})
}

// postDeposited starts a job whose price is in the escrow.
func (n *Node) postDeposited(ctx context.Context, ann market.ValidAnnouncement, d artifacts.Delivery) error {
	genesis, err := n.coordinator.Genesis(ann.Spec())
	if err != nil {
		return err
	}
	return n.coordinator.Post(ctx, ann, coordinator.Deposit{Merged: d.Merged, GGUF: d.GGUF}, genesis)
}

// notNow says why this node takes no new job, if so.
func (n *Node) notNow() error {
	if why := cmp.Or(n.space.Why(), n.clock.Why()); why != "" {
		return fmt.Errorf("%w: %s", api.ErrUnavailable, why)
	}
	return nil
}

// PrepareJob implements api.Backend: it freezes a job for a wallet that is not this node's.
func (n *Node) PrepareJob(ctx context.Context, r api.PrepareRequest) (api.Draft, error) {
	if !common.IsHexAddress(r.Wallet) {
		return api.Draft{}, fmt.Errorf("%w: wallet %.64q is not an address", api.ErrInvalid, r.Wallet)
	}
	if r.Aggregator != "" {
		return api.Draft{}, fmt.Errorf("%w: aggregator: this node coordinates what another wallet posts here",
			api.ErrInvalid)
	}
	client := common.HexToAddress(r.Wallet)
	d, err := n.prepareFor(ctx, client, r.PostRequest, n.host.ID())
	if err != nil {
		return api.Draft{}, err
	}
	if x := d.preferred(); len(d.offers) > 1 || x.rail.Name != market.OnEVM {
		return api.Draft{}, api.WithHint(fmt.Errorf("%w: a wallet outside of the node pays on the EVM chain alone",
			api.ErrInvalid), "leave payment.rails out of the job's file, or name "+string(market.OnEVM))
	}
	if err := errors.Join(d.refused(), n.deps.FetchBase(ctx, d.spec)); err != nil {
		return api.Draft{}, fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	if err := n.addTrace(ctx, &d); err != nil {
		return api.Draft{}, err
	}
	return n.freeze(ctx, client, d)
}

// freeze makes the draft and shows what is to be signed.
func (n *Node) freeze(ctx context.Context, client common.Address, d unsignedJob) (api.Draft, error) {
	x := d.preferred()
	balance, err := n.chain.Balance(ctx, client)
	if err != nil {
		return api.Draft{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	q, err := n.quoteOf(ctx, d, x, balance)
	if err != nil {
		return api.Draft{}, err
	}
	id, f, err := n.clients.Freeze(ctx, market.Announcement{Spec: d.spec, Offer: x.offer, Domain: x.rail.Domain,
		Contact: n.host.ID().String()}, d.delivery)
	if err != nil {
		return api.Draft{}, n.whyNoDraft(err, client, q)
	}
	out := api.Draft{ID: id, Quote: q, Expires: f.Expires, ChainID: n.cfg.Chain.ChainID, Terms: n.termsOf(f)}
	if out.Permit, err = typed(f.Permission.TypedData(client)); err != nil {
		return api.Draft{}, err
	}
	out.Offer, err = typed(wallet.OfferTypedData(x.rail.Domain, x.offer))
	return out, err
}

// typed is typed data in JSON, as wallets take it (EIP-712).
func typed(t apitypes.TypedData) (json.RawMessage, error) { return json.Marshal(t.Map()) }

// whyNoDraft tells a person what to do next.
func (n *Node) whyNoDraft(err error, client common.Address, q api.Quote) error {
	write := n.rails[0].Written().Write
	switch {
	case errors.Is(err, clientwallet.ErrOwn):
		return api.WithHint(fmt.Errorf("%w: %w", api.ErrInvalid, err),
			"post with `infernet job post`, which signs with it")
	case errors.Is(err, clientwallet.ErrBalance):
		return api.WithHint(fmt.Errorf("%w: the job may cost %s, the wallet holds %s", api.ErrFunds, write(q.Deposit),
			write(q.Balance)), "fund "+client.Hex()+", or lower payment.price_per_segment")
	case errors.Is(err, clientwallet.ErrManyDrafts):
		return api.WithHint(fmt.Errorf("%w: %w", api.ErrUnavailable, err), "sign one, or wait until they are over")
	case errors.Is(err, wallet.ErrPermitDomain):
		return fmt.Errorf("%w: %w", api.ErrInvalid, err)
	}
	return fmt.Errorf("%w: %w", api.ErrUnavailable, err)
}

// termsOf says in sentences what the two signatures mean.
func (n *Node) termsOf(d clientwallet.Draft) []string {
	o, write := d.Announcement.Offer, n.rails[0].Written().Write
	return []string{
		fmt.Sprintf("%s leaves the wallet when the draft is submitted, and lies in the escrow for this job alone.",
			write(d.Deposit())),
		fmt.Sprintf("Of it at most %s is paid for each of %d segments, after verifiers found it right; at most %d "+
			"segments are unchecked at one time.", write(money.Units(o.MaxPrice)), o.Segments, o.Credit),
		"This node signs for the job within these bounds, and pays the gas.",
		"What is left is the wallet's: end the job with the wallet at any time, or wait for the offer's deadline.",
	}
}

// SubmitJob implements api.Backend: it posts a draft that its wallet has signed.
func (n *Node) SubmitJob(ctx context.Context, r api.SubmitRequest) (api.JobView, error) {
	if err := n.notNow(); err != nil {
		return api.JobView{}, err
	}
	offer, err := signatureOf("offer", r.Offer)
	if err != nil {
		return api.JobView{}, err
	}
	permit, err := signatureOf("permit", r.Permit)
	if err != nil {
		return api.JobView{}, err
	}
	id, err := n.clients.Submit(ctx, r.Draft, offer, permit)
	switch {
	case err == nil:
		return n.Job(ctx, id.String())
	case errors.Is(err, clientwallet.ErrNoDraft):
		return api.JobView{}, api.WithHint(fmt.Errorf("%w: %w", api.ErrNotFound, err), "prepare the job again")
	case errors.Is(err, clientwallet.ErrSigner):
		return api.JobView{}, api.WithHint(fmt.Errorf("%w: %w", api.ErrInvalid, err),
			"no money has moved; sign with the account that the draft names")
	case errors.Is(err, clientwallet.ErrBalance):
		return api.JobView{}, api.WithHint(fmt.Errorf("%w: %w", api.ErrFunds, err),
			"no money has moved; see what the wallet holds, and prepare the job again")
	}
	return api.JobView{}, api.WithHint(fmt.Errorf("%w: %w", api.ErrUnavailable, err),
		"the deposit may be under way: submit the same draft again, or wait: the node goes on by itself")
}

// signatureOf reads a signature of 65 bytes. Some wallets count recovery ids from 0, the contracts from 27.
func signatureOf(what, text string) (s market.Signature, err error) {
	b, err := hexutil.Decode(strings.TrimSpace(text))
	if err != nil || len(b) != len(s) {
		return s, fmt.Errorf("%w: the signature of the %s is not 0x and 130 hexadecimal digits", api.ErrInvalid, what)
	}
	copy(s[:], b)
	if s[64] < 2 {
		s[64] += 27
	}
	return s, nil
}

// WalletOf implements api.Backend: what the wallet of another client can take back of a job's deposit.
func (n *Node) WalletOf(ctx context.Context, id string) (api.ClientWallet, error) {
	j, err := n.jobID(id)
	if err != nil {
		return api.ClientWallet{}, err
	}
	r, err := n.coordinator.Record(j)
	if err != nil {
		return api.ClientWallet{}, fmt.Errorf("%w: %w", api.ErrNotFound, err)
	}
	o := r.State.Announcement.Offer
	out := api.ClientWallet{Client: o.Client.Hex(), Own: o.Client == n.account.Address(),
		Decimals: n.cfg.Chain.Decimals, ChainID: n.cfg.Chain.ChainID, Calls: []api.WalletCall{}}
	if out.Own {
		return out, nil
	}
	left, err := n.clients.Left(ctx, o)
	if err != nil {
		return out, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	out.Free, out.Credit = left.Free, left.Credit
	for _, c := range left.Calls {
		out.Calls = append(out.Calls, api.WalletCall{What: c.What, To: c.To.Hex(), Data: hexutil.Encode(c.Data),
			Units: c.Units})
	}
	return out, nil
}
