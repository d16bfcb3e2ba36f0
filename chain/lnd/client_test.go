package lnd

import (
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"
	"github.com/lightningnetwork/lnd/lnrpc/invoicesrpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

func TestDialRefuses(t *testing.T) {
	for name, x := range map[string]struct {
		spoil func(*testing.T, *fakeLnd, *Config)
		want  error
	}{
		"another certificate": {func(t *testing.T, _ *fakeLnd, c *Config) {
			_, text := certificate(t)
			write(t, c.CertFile, text)
		}, ErrConfig},
		"no certificate": {func(_ *testing.T, _ *fakeLnd, c *Config) { c.CertFile += "x" }, ErrConfig},
		"a file of prose": {func(t *testing.T, _ *fakeLnd, c *Config) {
			write(t, c.CertFile, []byte("hello"))
		}, ErrConfig},
		"no macaroon": {func(_ *testing.T, _ *fakeLnd, c *Config) { c.MacFile += "x" }, ErrMacaroon},
		"a broken one": {func(t *testing.T, _ *fakeLnd, c *Config) {
			write(t, c.MacFile, []byte{2, 1})
		}, ErrMacaroon},
		"another network": {func(_ *testing.T, _ *fakeLnd, c *Config) { c.Network = "mainnet" }, ErrConfig},
		"it forgets HTLCs": {func(_ *testing.T, l *fakeLnd, _ *Config) { l.info.StoreFinalHtlcResolutions = false },
			ErrConfig},
		"a strange key": {func(_ *testing.T, l *fakeLnd, _ *Config) {
			l.info.IdentityPubkey = "04" +
				strings.Repeat("ab", 32)
		}, ErrAnswer},
		"two chains": {func(_ *testing.T, l *fakeLnd, _ *Config) {
			l.info.Chains = append(l.info.Chains, l.info.Chains[0])
		}, ErrAnswer},
		"a long hash": {func(_ *testing.T, l *fakeLnd, _ *Config) { l.info.BlockHash += "0" }, ErrAnswer},
		"permission denied": {func(_ *testing.T, l *fakeLnd, _ *Config) {
			l.err = status.Error(codes.Unknown, "permission denied")
		}, ErrMacaroon},
		"it is locked": {func(_ *testing.T, l *fakeLnd, _ *Config) {
			l.err = status.Error(codes.Unknown, "wallet locked, unlock it to enable full RPC access")
		}, ErrAway},
		"it starts up": {func(_ *testing.T, l *fakeLnd, _ *Config) {
			l.err = status.Error(codes.Unknown,
				"the RPC server is in the process of starting up, but not yet ready to accept calls")
		}, ErrAway},
		"it starts": {func(_ *testing.T, l *fakeLnd, _ *Config) {
			l.err = status.Error(codes.Unavailable, "still starting")
		}, ErrAway},
	} {
		t.Run(name, func(t *testing.T) {
			l := honest()
			c := serve(t, l)
			x.spoil(t, l, &c)
			if _, err := Dial(t.Context(), c); !errors.Is(err, x.want) {
				t.Errorf("got %v, want %v", err, x.want)
			}
		})
	}
}

func TestMacaroonMayDoWhatIsNeededAndNoMore(t *testing.T) {
	if err := checkMacaroon(mint(t, fitting())); err != nil {
		t.Fatal(err)
	}
	for name, ops := range map[string][]*lnrpc.Op{
		"an admin's":           {{Entity: "onchain", Actions: []string{"write"}}, fitting()},
		"one call too many":    {{Entity: "uri", Actions: append([]string{"/lnrpc.Lightning/SendCoins"}, methods...)}},
		"one call too few":     {{Entity: "uri", Actions: methods[1:]}},
		"nothing":              nil,
		"the right, elsewhere": {{Entity: "info", Actions: methods}},
	} {
		err := checkMacaroon(mint(t, ops...))
		if !errors.Is(err, ErrMacaroon) || !strings.Contains(err.Error(), "bakemacaroon") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := checkMacaroon(nil); !errors.Is(err, ErrMacaroon) {
		t.Error(err)
	}
}

func TestInfo(t *testing.T) {
	c := dial(t, honest())
	i, err := c.Info(t.Context())
	if err != nil || i.Network != "simnet" || i.Height != 7 || !i.Synced || i.Key != c.Key() {
		t.Errorf("%+v, %v", i, err)
	}
}

// TestHostileAnswers: what cannot be is an error, not a number.
func TestHostileAnswers(t *testing.T) {
	h := Preimage{1}.Hash()
	good := func() *lnrpc.Payment {
		return &lnrpc.Payment{PaymentHash: h.String(), ValueMsat: 5, FeeMsat: 1, Status: lnrpc.Payment_IN_FLIGHT}
	}
	inv := func(edit func(*lnrpc.Invoice)) *lnrpc.Invoice {
		i := &lnrpc.Invoice{State: lnrpc.Invoice_ACCEPTED, ValueMsat: 5, PaymentRequest: "lnsb1", RHash: h[:]}
		edit(i)
		return i
	}
	pay := func(edit func(*lnrpc.Payment)) *lnrpc.Payment {
		p := good()
		edit(p)
		return p
	}
	req := func(edit func(*lnrpc.PayReq)) *lnrpc.PayReq {
		p := &lnrpc.PayReq{Destination: "02" + strings.Repeat("ab", 32), PaymentHash: h.String(), NumMsat: 5,
			CltvExpiry: 40, Expiry: 3600, Timestamp: 1}
		edit(p)
		return p
	}
	lookup := func(t *testing.T, c *Client) error { _, err := c.Lookup(t.Context(), h); return err }
	track := func(t *testing.T, c *Client) error { _, err := c.Track(t.Context(), h); return err }
	decode := func(t *testing.T, c *Client) error { _, err := c.Decode(t.Context(), "lnsb1"); return err }
	balance := func(t *testing.T, c *Client) error { _, err := c.Balance(t.Context()); return err }
	reserve := func(t *testing.T, c *Client) error { _, _, err := c.Reserve(t.Context()); return err }
	pending := func(t *testing.T, c *Client) error { _, err := c.PendingInvoices(t.Context()); return err }
	unended := func(t *testing.T, c *Client) error { _, err := c.Unended(t.Context(), time.Unix(0, 0)); return err }
	closing := func(t *testing.T, c *Client) error { _, err := c.Closing(t.Context()); return err }
	for name, x := range map[string]struct {
		say func(*fakeLnd)
		ask func(*testing.T, *Client) error
	}{
		"state 9":      {func(l *fakeLnd) { l.invoice = inv(func(i *lnrpc.Invoice) { i.State = 9 }) }, lookup},
		"negative sum": {func(l *fakeLnd) { l.invoice = inv(func(i *lnrpc.Invoice) { i.ValueMsat = -1 }) }, lookup},
		"too much": {func(l *fakeLnd) { l.invoice = inv(func(i *lnrpc.Invoice) { i.ValueMsat = math.MaxInt64 }) },
			lookup},
		"no request": {func(l *fakeLnd) { l.invoice = inv(func(i *lnrpc.Invoice) { i.PaymentRequest = "" }) }, lookup},
		"a long one": {func(l *fakeLnd) {
			l.invoice = inv(func(i *lnrpc.Invoice) { i.PaymentRequest = strings.Repeat("l", MaxRequest+1) })
		}, lookup},
		"a huge HTLC": {func(l *fakeLnd) {
			l.invoice = inv(func(i *lnrpc.Invoice) { i.Htlcs = []*lnrpc.InvoiceHTLC{{AmtMsat: math.MaxUint64}} })
		}, lookup},
		"height -1": {func(l *fakeLnd) {
			l.invoice = inv(func(i *lnrpc.Invoice) { i.Htlcs = []*lnrpc.InvoiceHTLC{{AcceptHeight: -1}} })
		}, lookup},
		"expiry -1": {func(l *fakeLnd) {
			l.invoice = inv(func(i *lnrpc.Invoice) { i.Htlcs = []*lnrpc.InvoiceHTLC{{ExpiryHeight: -1}} })
		}, lookup},
		"1001 HTLCs": {func(l *fakeLnd) {
			l.invoice = inv(func(i *lnrpc.Invoice) { i.Htlcs = make([]*lnrpc.InvoiceHTLC, 1001) })
		}, lookup},
		"other payment": {func(l *fakeLnd) {
			l.payments = []*lnrpc.Payment{pay(func(p *lnrpc.Payment) { p.PaymentHash = Preimage{2}.Hash().String() })}
		}, track},
		"paid -5": {func(l *fakeLnd) {
			l.payments = []*lnrpc.Payment{pay(func(p *lnrpc.Payment) { p.ValueMsat = -5 })}
		}, track},
		"fee -1": {func(l *fakeLnd) { l.payments = []*lnrpc.Payment{pay(func(p *lnrpc.Payment) { p.FeeMsat = -1 })} },
			track},
		"status 77": {func(l *fakeLnd) { l.payments = []*lnrpc.Payment{pay(func(p *lnrpc.Payment) { p.Status = 77 })} },
			track},
		"no state":   {func(l *fakeLnd) { l.payments = nil }, track},
		"short hash": {func(l *fakeLnd) { l.payreq = req(func(p *lnrpc.PayReq) { p.PaymentHash = "ab" }) }, decode},
		"no key":     {func(l *fakeLnd) { l.payreq = req(func(p *lnrpc.PayReq) { p.Destination = "" }) }, decode},
		"asks -1":    {func(l *fakeLnd) { l.payreq = req(func(p *lnrpc.PayReq) { p.NumMsat = -1 }) }, decode},
		"cltv -1":    {func(l *fakeLnd) { l.payreq = req(func(p *lnrpc.PayReq) { p.CltvExpiry = -1 }) }, decode},
		"cltv 2^40":  {func(l *fakeLnd) { l.payreq = req(func(p *lnrpc.PayReq) { p.CltvExpiry = 1 << 40 }) }, decode},
		"for ever":   {func(l *fakeLnd) { l.payreq = req(func(p *lnrpc.PayReq) { p.Expiry = math.MaxInt64 }) }, decode},
		"long text": {func(l *fakeLnd) {
			l.payreq = req(func(p *lnrpc.PayReq) { p.Description = strings.Repeat("x", maxMemo+1) })
		}, decode},
		"channel": {func(l *fakeLnd) {
			l.channel = &lnrpc.ChannelBalanceResponse{LocalBalance: &lnrpc.Amount{Msat: math.MaxUint64}}
		}, balance},
		"wallet": {func(l *fakeLnd) { l.wallet = &lnrpc.WalletBalanceResponse{ConfirmedBalance: -1} }, reserve},
		"list: hash": {func(l *fakeLnd) {
			l.invoices = func(*lnrpc.ListInvoiceRequest) *lnrpc.ListInvoiceResponse {
				return &lnrpc.ListInvoiceResponse{Invoices: []*lnrpc.Invoice{inv(func(i *lnrpc.Invoice) {
					i.RHash = h[:31]
				})}}
			}
		}, pending},
		"list: no end": {func(l *fakeLnd) {
			l.invoices = func(r *lnrpc.ListInvoiceRequest) *lnrpc.ListInvoiceResponse {
				return &lnrpc.ListInvoiceResponse{Invoices: []*lnrpc.Invoice{inv(func(*lnrpc.Invoice) {})},
					LastIndexOffset: r.IndexOffset + 1}
			}
		}, pending},
		"payments: no end": {func(l *fakeLnd) {
			l.list = func(r *lnrpc.ListPaymentsRequest) *lnrpc.ListPaymentsResponse {
				return &lnrpc.ListPaymentsResponse{Payments: []*lnrpc.Payment{good()},
					LastIndexOffset: r.IndexOffset + 1}
			}
		}, unended},
		"payments: request": {func(l *fakeLnd) {
			l.list = func(*lnrpc.ListPaymentsRequest) *lnrpc.ListPaymentsResponse {
				return &lnrpc.ListPaymentsResponse{Payments: []*lnrpc.Payment{pay(
					func(p *lnrpc.Payment) { p.PaymentRequest = strings.Repeat("l", MaxRequest+1) })}}
			}
		}, unended},
		"limbo -1": {func(l *fakeLnd) {
			l.closing = &lnrpc.PendingChannelsResponse{
				WaitingCloseChannels: []*lnrpc.PendingChannelsResponse_WaitingCloseChannel{{LimboBalance: -1}},
			}
		}, closing},
		"limbo: HTLC": {func(l *fakeLnd) {
			l.closing = &lnrpc.PendingChannelsResponse{
				PendingForceClosingChannels: []*lnrpc.PendingChannelsResponse_ForceClosedChannel{{
					LimboBalance: 1, PendingHtlcs: []*lnrpc.PendingHTLC{{Amount: -1}},
				}},
			}
		}, closing},
	} {
		t.Run(name, func(t *testing.T) {
			l := honest()
			x.say(l)
			if err := x.ask(t, dial(t, l)); !errors.Is(err, ErrAnswer) {
				t.Errorf("got %v, want %v", err, ErrAnswer)
			}
		})
	}
}

func TestAddHoldBoundsTheRequest(t *testing.T) {
	l := honest()
	l.hold = &invoicesrpc.AddHoldInvoiceResp{}
	c := dial(t, l)
	if _, err := c.AddHold(t.Context(), HoldInvoice{}); !errors.Is(err, ErrAnswer) {
		t.Errorf("an empty payment request: %v", err)
	}
	if _, err := c.Decode(t.Context(), strings.Repeat("l", MaxRequest+1)); err == nil {
		t.Error("a payment request of 4097 bytes went to the node")
	}
}

// TestLists: what is pending is found page by page, what has ended is not listed.
// TestAwait returns at the first state that is not open, and takes no end of the
// stream for one.
func TestAwait(t *testing.T) {
	h := Preimage{1}.Hash()
	in := func(states ...lnrpc.Invoice_InvoiceState) (out []*lnrpc.Invoice) {
		for _, s := range states {
			out = append(out, &lnrpc.Invoice{State: s, ValueMsat: 5, PaymentRequest: "lnsb1", RHash: h[:]})
		}
		return out
	}
	for name, x := range map[string]struct {
		said []*lnrpc.Invoice
		err  error
		want error
	}{
		"it comes":          {in(lnrpc.Invoice_OPEN, lnrpc.Invoice_OPEN, lnrpc.Invoice_ACCEPTED, 9), nil, nil},
		"it was canceled":   {in(lnrpc.Invoice_CANCELED), nil, nil},
		"an unknown state":  {in(lnrpc.Invoice_OPEN, 9), nil, ErrAnswer},
		"the stream ends":   {in(lnrpc.Invoice_OPEN), nil, ErrAnswer},
		"nothing is said":   {nil, nil, ErrAnswer},
		"no such invoice":   {nil, status.Error(codes.NotFound, "unable to locate invoice"), ErrUnknown},
		"the node is going": {in(lnrpc.Invoice_OPEN), status.Error(codes.Unavailable, "bye"), ErrAway},
	} {
		l := honest()
		c := dial(t, l)
		l.watched, l.err = x.said, x.err
		if err := c.Await(t.Context(), h); !errors.Is(err, x.want) {
			t.Errorf("%s: got %v, want %v", name, err, x.want)
		}
	}
}

func TestLists(t *testing.T) {
	l := honest()
	l.invoices = func(r *lnrpc.ListInvoiceRequest) *lnrpc.ListInvoiceResponse {
		if !r.PendingOnly || r.IndexOffset >= 3 {
			return &lnrpc.ListInvoiceResponse{LastIndexOffset: r.IndexOffset}
		}
		h := Preimage{byte(r.IndexOffset + 1)}.Hash()
		i := &lnrpc.Invoice{State: lnrpc.Invoice_ACCEPTED, Memo: "m", ValueMsat: 5, PaymentRequest: "lnsb1",
			RHash: h[:],
			Htlcs: []*lnrpc.InvoiceHTLC{{State: lnrpc.InvoiceHTLCState_CANCELED, HtlcIndex: 1},
				{HtlcIndex: 2, AmtMsat: 5, ExpiryHeight: 90}}}
		return &lnrpc.ListInvoiceResponse{Invoices: []*lnrpc.Invoice{i}, LastIndexOffset: r.IndexOffset + 1}
	}
	states := []lnrpc.Payment_PaymentStatus{lnrpc.Payment_SUCCEEDED, lnrpc.Payment_IN_FLIGHT, lnrpc.Payment_FAILED}
	l.list = func(r *lnrpc.ListPaymentsRequest) *lnrpc.ListPaymentsResponse {
		if r.IndexOffset >= uint64(len(states)) {
			return &lnrpc.ListPaymentsResponse{}
		}
		p := &lnrpc.Payment{PaymentHash: Preimage{byte(r.IndexOffset)}.Hash().String(), Status: states[r.IndexOffset],
			ValueMsat: 5, PaymentRequest: "lnsb1",
			Htlcs: []*lnrpc.HTLCAttempt{{Status: lnrpc.HTLCAttempt_IN_FLIGHT, Route: &lnrpc.Route{TotalTimeLock: 77}}}}
		return &lnrpc.ListPaymentsResponse{Payments: []*lnrpc.Payment{p}, LastIndexOffset: r.IndexOffset + 1}
	}
	l.closing = &lnrpc.PendingChannelsResponse{
		WaitingCloseChannels: []*lnrpc.PendingChannelsResponse_WaitingCloseChannel{{LimboBalance: 4}},
		PendingForceClosingChannels: []*lnrpc.PendingChannelsResponse_ForceClosedChannel{{
			Channel: &lnrpc.PendingChannelsResponse_PendingChannel{ChannelPoint: "aa:0"}, ClosingTxid: "bb",
			LimboBalance: 10, MaturityHeight: 5,
			PendingHtlcs: []*lnrpc.PendingHTLC{{Amount: 3, MaturityHeight: 9}},
		}},
	}
	c := dial(t, l)
	held, err := c.PendingInvoices(t.Context())
	if err != nil || len(held) != 3 || held[2].Hash != (Preimage{3}).Hash() || held[0].Memo != "m" ||
		held[0].HTLC.Index != 2 || held[0].HTLC.Expiry != 90 {
		t.Errorf("%+v, %v", held, err)
	}
	sent, err := c.Unended(t.Context(), time.Unix(1000, 0))
	if err != nil || len(sent) != 1 || sent[0].Hash != (Preimage{1}).Hash() || !sent[0].Locked || sent[0].Expiry != 77 {
		t.Errorf("%+v, %v", sent, err)
	}
	closing, err := c.Closing(t.Context())
	want := Closing{Point: "aa:0", Tx: "bb", Ours: 7 * Sat, InHTLCs: 3 * Sat, Matures: 9}
	if err != nil || len(closing) != 2 || closing[0].Ours != 4*Sat || closing[1] != want {
		t.Errorf("%+v, %v", closing, err)
	}
}

func TestErrorsHaveTypes(t *testing.T) {
	for text, want := range map[string]error{
		"invoice already settled":       nil, // settled is what Settle wants
		"invoice already canceled":      ErrCanceled,
		"invoice still open":            ErrNotAccepted,
		"unable to locate invoice":      ErrUnknown,
		"verification failed: nonsense": ErrMacaroon,
	} {
		l := honest()
		c := dial(t, l)
		l.err = status.Error(codes.Unknown, text)
		if err := c.Settle(t.Context(), Preimage{1}); !errors.Is(err, want) {
			t.Errorf("%s: %v", text, err)
		}
	}
	l := honest()
	c := dial(t, l)
	for code, want := range map[codes.Code]error{codes.NotFound: ErrUnknown, codes.AlreadyExists: ErrReused,
		codes.Unavailable: ErrAway} {
		l.err = status.Error(code, strings.Repeat("\xff long", 1000))
		err := c.Cancel(t.Context(), Hash{1})
		if !errors.Is(err, want) || len(err.Error()) > 500 {
			t.Errorf("%s: %.600v", code, err)
		}
	}
}

func TestNamesHideSecrets(t *testing.T) {
	p := Preimage{9}
	if s := p.String(); strings.Contains(s, Hash(p).String()) || !strings.Contains(s, p.Hash().String()) {
		t.Error(s)
	}
	if s := InvoiceState(9).String() + Resolution(9).String() + PaymentState(0).String(); !strings.Contains(s,
		"unknown") {
		t.Error(s)
	}
}

// TestAuditL6LiveHTLCsAreCounted: the canceled ones do not count.
func TestAuditL6LiveHTLCsAreCounted(t *testing.T) {
	for live := range 3 {
		raw := &lnrpc.Invoice{State: lnrpc.Invoice_ACCEPTED, PaymentRequest: "lnbc1", Htlcs: []*lnrpc.InvoiceHTLC{
			{State: lnrpc.InvoiceHTLCState_CANCELED}}}
		for range live {
			raw.Htlcs = append(raw.Htlcs, &lnrpc.InvoiceHTLC{State: lnrpc.InvoiceHTLCState_ACCEPTED})
		}
		if i, err := invoiceOf(raw); err != nil || i.Parts != live {
			t.Errorf("%d parts, want %d, %v", i.Parts, live, err)
		}
	}
}
