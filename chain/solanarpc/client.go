package solanarpc

import (
	"bytes"
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"
	"github.com/gagliardetto/solana-go/rpc/jsonrpc"
)

// Errors of a Client.
var (
	// ErrWrongGenesis means that the endpoint is of another cluster.
	ErrWrongGenesis = errors.New(
		"the endpoint is of another Solana cluster: check solana.rpc and solana.genesis in the configuration")
	// ErrNoEndpoint means that no endpoint is configured.
	ErrNoEndpoint = errors.New("no endpoint is named: set solana.rpc in the configuration")
	// ErrBadAnswer means that the endpoint's answer makes no sense.
	ErrBadAnswer = errors.New("the endpoint's answer makes no sense")
	// ErrMint means that there is no such mint, or that it has other decimals.
	ErrMint = errors.New("not the mint of the configuration")
	// ErrTooLarge means that the answer is longer than any valid one.
	ErrTooLarge = errors.New("the endpoint's answer is too large")
)

// maxAnswer bounds an answer, in bytes. The largest valid ones are lists of
// accounts.
const maxAnswer = 16 << 20

// answerTime is the default of Config.Timeout.
const answerTime = 10 * time.Second

// Config names a cluster.
type Config struct {
	// Endpoints are JSON-RPC URLs, the preferred first.
	Endpoints []string
	Genesis   solana.Hash
	// Transport carries the calls; nil: http.DefaultTransport.
	Transport http.RoundTripper
	// Timeout is how long one call to one endpoint may take; 0: 10 s.
	Timeout time.Duration
	// Pause is how long endpoints that disagree are left before they are asked again;
	// 0: 400 ms.
	Pause time.Duration
}

// Client reads one cluster. Safe for concurrent use.
type Client struct {
	genesis solana.Hash
	pause   time.Duration

	mu        sync.Mutex
	endpoints []*endpoint // in the order in which they are asked
}

type endpoint struct {
	url     string
	rpc     *rpc.Client
	checked bool      // its genesis hash is the cluster's
	failed  time.Time // when it last gave no answer
}

// NewClient returns a client after checking the genesis hash of at least one
// endpoint. The others are checked before their first use.
func NewClient(ctx context.Context, c Config) (*Client, error) {
	if len(c.Endpoints) == 0 {
		return nil, ErrNoEndpoint
	}
	t := c.Transport
	if t == nil {
		t = http.DefaultTransport
	}
	out := &Client{genesis: c.Genesis, pause: cmp.Or(c.Pause, agreePause)}
	for _, u := range c.Endpoints {
		opts := &jsonrpc.RPCClientOpts{HTTPClient: &http.Client{Transport: capped{t},
			Timeout: cmp.Or(c.Timeout, answerTime)}}
		out.endpoints = append(out.endpoints, &endpoint{url: u,
			rpc: rpc.NewWithCustomRPCClient(jsonrpc.NewClientWithOpts(u, opts))})
	}
	_, err := out.Slot(ctx, rpc.CommitmentConfirmed)
	return out, err
}

// capped bounds every answer.
type capped struct{ http.RoundTripper }

func (c capped) RoundTrip(r *http.Request) (*http.Response, error) {
	out, err := c.RoundTripper.RoundTrip(r)
	if err == nil {
		out.Body = &cappedBody{out.Body, maxAnswer}
	}
	return out, err
}

type cappedBody struct {
	io.ReadCloser
	left int64
}

func (b *cappedBody) Read(p []byte) (int, error) {
	if b.left <= 0 {
		return 0, ErrTooLarge
	}
	n, err := b.ReadCloser.Read(p[:min(int64(len(p)), b.left)])
	b.left -= int64(n)
	return n, err
}

// Genesis returns the cluster's genesis hash.
func (c *Client) Genesis() solana.Hash { return c.genesis }

// ask calls an endpoint, and the next one when the first does not answer. An
// answer is final even if it is an error, because it is the cluster's answer.
func ask[T any](ctx context.Context, c *Client, call func(context.Context, *rpc.Client) (T, error)) (out T, err error) {
	var all error
	for range c.count() {
		e := c.first()
		err := c.check(ctx, e)
		if err == nil {
			if out, err = call(ctx, e.rpc); answered(err) {
				return out, err
			}
		}
		if ctx.Err() != nil {
			return out, context.Cause(ctx)
		}
		all = errors.Join(all, e.redacted(err))
		c.demote(e)
	}
	return out, all
}

// answered reports whether err is an answer of the endpoint itself.
func answered(err error) bool {
	var said *jsonrpc.RPCError
	return err == nil || errors.As(err, &said) || errors.Is(err, rpc.ErrNotFound)
}

func (c *Client) count() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.endpoints)
}

func (c *Client) first() *endpoint {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.endpoints[0]
}

// demote moves a failing endpoint to the end.
func (c *Client) demote(e *endpoint) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.endpoints[0] == e {
		c.endpoints = append(c.endpoints[1:], e)
	}
}

// check asks an endpoint for its genesis hash, once.
func (c *Client) check(ctx context.Context, e *endpoint) error {
	c.mu.Lock()
	checked := e.checked
	c.mu.Unlock()
	if checked {
		return nil
	}
	got, err := e.rpc.GetGenesisHash(ctx)
	if err != nil {
		return fmt.Errorf("genesis hash of %s: %w", e.url, err)
	}
	if got != c.genesis {
		return fmt.Errorf("%w: %s is of %s, want %s", ErrWrongGenesis, e.url, got, c.genesis)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	e.checked = true
	return nil
}

// Slot returns the newest slot at a commitment that two endpoints have reached, of three or more that answer: one
// that lags must not keep anybody waiting, and neither must one that invents a slot which nobody reaches for days.
// Of two that answer it is the newer one.
func (c *Client) Slot(ctx context.Context, at rpc.CommitmentType) (uint64, error) {
	all, err := each(ctx, c, func(ctx context.Context, r *rpc.Client) (uint64, error) { return r.GetSlot(ctx, at) },
		everyone)
	if err != nil {
		return 0, err
	}
	slices.Sort(all)
	return all[len(all)-1-min(len(all)/3, 1)], nil
}

// Account is an account's content.
type Account struct {
	Owner    solana.PublicKey
	Lamports uint64
	Data     []byte
}

// Found is an account with its address.
type Found struct {
	Address solana.PublicKey
	Account
}

// Match wants bytes at an offset of an account.
type Match struct {
	Offset uint64
	Bytes  []byte
}

func (m Match) of(data []byte) bool {
	return uint64(len(data)) >= m.Offset+uint64(len(m.Bytes)) &&
		bytes.Equal(data[m.Offset:m.Offset+uint64(len(m.Bytes))], m.Bytes)
}

// Owned lists a program's accounts that match all of these, at most four. A list that
// is too long is ErrTooLarge: ask for a part of it.
func (c *Client) Owned(ctx context.Context, at rpc.CommitmentType, program solana.PublicKey,
	want ...Match) ([]Found, error) {
	filters := make([]rpc.RPCFilter, len(want))
	for i, m := range want {
		filters[i].Memcmp = &rpc.RPCFilterMemcmp{Offset: m.Offset, Bytes: m.Bytes}
	}
	out, err := ask(ctx, c, func(ctx context.Context, r *rpc.Client) (rpc.GetProgramAccountsResult, error) {
		return r.GetProgramAccountsWithOpts(ctx, program, &rpc.GetProgramAccountsOpts{Commitment: at,
			Encoding: solana.EncodingBase64, Filters: filters})
	})
	if err != nil && strings.Contains(err.Error(), ErrTooLarge.Error()) { // the decoder keeps only the text
		err = errors.Join(ErrTooLarge, err)
	}
	if err != nil {
		return nil, fmt.Errorf("accounts of program %s: %w", program, err)
	}
	var fs []Found
	for _, a := range out {
		if a == nil || a.Account == nil || a.Account.Data == nil {
			return nil, fmt.Errorf("%w: an account without content", ErrBadAnswer)
		}
		d := a.Account.Data.GetBinary()
		if slices.ContainsFunc(want, func(m Match) bool { return !m.of(d) }) {
			return nil, fmt.Errorf("%w: an account that was not asked for", ErrBadAnswer)
		}
		fs = append(fs, Found{a.Pubkey, Account{a.Account.Owner, a.Account.Lamports, d}})
	}
	return fs, nil
}

// ClockAddress is the sysvar that holds chain time.
var ClockAddress = solana.SysVarClockPubkey

// ChainTime reads the clock sysvar: unix seconds.
func ChainTime(clock *Account) (uint64, error) {
	const timeAt, size = 32, 40
	if clock == nil || len(clock.Data) != size {
		return 0, fmt.Errorf("%w: no clock", ErrBadAnswer)
	}
	t := int64(binary.LittleEndian.Uint64(clock.Data[timeAt:]))
	if t < 0 {
		return 0, fmt.Errorf("%w: the time is %d", ErrBadAnswer, t)
	}
	return uint64(t), nil
}

// TokenAmount reads the balance of a token account, in base units. A missing
// account holds nothing.
func TokenAmount(a *Account) (uint64, error) {
	const amountAt, size = 64, 165
	if a == nil {
		return 0, nil
	}
	if len(a.Data) < size {
		return 0, fmt.Errorf("%w: not a token account", ErrBadAnswer)
	}
	return binary.LittleEndian.Uint64(a.Data[amountAt:]), nil
}

// History lists the signatures of finalized, successful transactions that touched
// an address, newest first, at most limit.
func (c *Client) History(ctx context.Context, address solana.PublicKey, limit int) ([]solana.Signature, error) {
	out, err := ask(ctx, c, func(ctx context.Context, r *rpc.Client) ([]*rpc.TransactionSignature, error) {
		return r.GetSignaturesForAddressWithOpts(ctx, address, &rpc.GetSignaturesForAddressOpts{Limit: &limit,
			Commitment: rpc.CommitmentConfirmed})
	})
	if err != nil {
		return nil, fmt.Errorf("history of %s: %w", address, err)
	}
	var sigs []solana.Signature
	for _, t := range out {
		if t != nil && t.Err == nil {
			sigs = append(sigs, t.Signature)
		}
	}
	return sigs, nil
}

// Log is what a transaction's programs wrote to its log.
type Log struct {
	Slot  uint64
	Lines []string
}

// LogOf reads a transaction's log.
func (c *Client) LogOf(ctx context.Context, sig solana.Signature) (Log, error) {
	newest := uint64(0) // version of transactions
	out, err := ask(ctx, c, func(ctx context.Context, r *rpc.Client) (*rpc.GetTransactionResult, error) {
		return r.GetTransaction(ctx, sig, &rpc.GetTransactionOpts{Encoding: solana.EncodingBase64,
			Commitment: rpc.CommitmentConfirmed, MaxSupportedTransactionVersion: &newest})
	})
	if err != nil {
		return Log{}, fmt.Errorf("transaction %s: %w", sig, err)
	}
	if out == nil || out.Meta == nil {
		return Log{}, fmt.Errorf("%w: transaction %s without its log", ErrBadAnswer, sig)
	}
	return Log{out.Slot, out.Meta.LogMessages}, nil
}

// CheckMint requires that the mint exists and has these decimals.
func (c *Client) CheckMint(ctx context.Context, mint solana.PublicKey, decimals int) error {
	const decimalsAt, least = 44, 82
	_, as, err := c.Accounts(ctx, rpc.CommitmentConfirmed, mint)
	if err != nil {
		return err
	}
	switch a := as[0]; {
	case a == nil || len(a.Data) < least:
		return fmt.Errorf("%w: there is no mint at %s", ErrMint, mint)
	case int(a.Data[decimalsAt]) != decimals:
		return fmt.Errorf("%w: %s has %d decimals, want %d", ErrMint, mint, a.Data[decimalsAt], decimals)
	}
	return nil
}
