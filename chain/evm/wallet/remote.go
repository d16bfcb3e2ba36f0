package wallet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"

	"github.com/infernetprotocol/infernet/market"
)

// Protocol is the protocol of a remote signer.
type Protocol string

// Protocols of remote signers.
const (
	Clef       Protocol = "clef"       // go-ethereum's, over HTTP or IPC
	Web3Signer Protocol = "web3signer" // Consensys' eth1 mode
)

// Errors of a remote signer.
var (
	// ErrSigner means that the remote signer does not answer, or refuses.
	ErrSigner = errors.New("the remote signer does not sign: look at its console")
	// ErrForged means that the remote signer signed something else, or with another
	// key.
	ErrForged = errors.New("the remote signer signed something else than it was asked for: do not use it")
	// ErrNoAccount means that the remote signer does not hold the account.
	ErrNoAccount = errors.New("the remote signer does not hold the account")
)

// methods are the JSON-RPC methods of a protocol.
type methods struct{ list, tx, typed string }

var protocols = map[Protocol]methods{
	Clef:       {"account_list", "account_signTransaction", "account_signTypedData"},
	Web3Signer: {"eth_accounts", "eth_signTransaction", "eth_signTypedData"},
}

// Remote signs with a key that another program holds. It checks what comes back:
// it must be what was asked for, signed by the account. Safe for concurrent use.
type Remote struct {
	client  *rpc.Client
	methods methods
	account common.Address
}

var _ Key = (*Remote)(nil)

// DialRemote connects to a signer by its URL (http, https) or IPC path and checks
// that it holds the account.
func DialRemote(ctx context.Context, url string, p Protocol, account common.Address) (*Remote, error) {
	m, ok := protocols[p]
	if !ok {
		return nil, fmt.Errorf("%w: protocol %q: want clef or web3signer", ErrSigner, p)
	}
	c, err := rpc.DialContext(ctx, url)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSigner, err)
	}
	var held []common.Address
	if err := c.CallContext(ctx, &held, m.list); err != nil {
		c.Close()
		return nil, fmt.Errorf("%w: %w", ErrSigner, err)
	}
	for _, a := range held {
		if a == account {
			return &Remote{c, m, account}, nil
		}
	}
	c.Close()
	return nil, fmt.Errorf("%w: %s", ErrNoAccount, account)
}

// Close closes the connection.
func (r *Remote) Close() { r.client.Close() }

// Address is the account of the key.
func (r *Remote) Address() common.Address { return r.account }

// SignTx implements evm.TxSigner.
func (r *Remote) SignTx(ctx context.Context, tx *types.Transaction, chainID *big.Int) (*types.Transaction, error) {
	var answer signedTx
	if err := r.client.CallContext(ctx, &answer, r.methods.tx, arguments(r.account, tx, chainID)); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSigner, err)
	}
	signed := new(types.Transaction)
	if err := signed.UnmarshalBinary(answer.raw); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForged, err)
	}
	s := types.LatestSignerForChainID(chainID)
	from, err := types.Sender(s, signed)
	if err != nil || from != r.account || s.Hash(signed) != s.Hash(tx) {
		return nil, fmt.Errorf("%w: transaction %s of %s", ErrForged, signed.Hash(), from)
	}
	return signed, nil
}

// signedTx is clef's {"raw": …} or Web3Signer's plain bytes.
type signedTx struct{ raw hexutil.Bytes }

func (s *signedTx) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		return s.raw.UnmarshalJSON(b)
	}
	var clef struct {
		Raw hexutil.Bytes `json:"raw"`
	}
	err := json.Unmarshal(b, &clef)
	s.raw = clef.Raw
	return err
}

func arguments(from common.Address, tx *types.Transaction, chainID *big.Int) *apitypes.SendTxArgs {
	data := hexutil.Bytes(tx.Data())
	args := &apitypes.SendTxArgs{
		From: common.NewMixedcaseAddress(from), Gas: hexutil.Uint64(tx.Gas()), Nonce: hexutil.Uint64(tx.Nonce()),
		Value: hexutil.Big(*tx.Value()), Input: &data, ChainID: (*hexutil.Big)(chainID),
		MaxFeePerGas: (*hexutil.Big)(tx.GasFeeCap()), MaxPriorityFeePerGas: (*hexutil.Big)(tx.GasTipCap()),
	}
	if tx.To() != nil {
		to := common.NewMixedcaseAddress(*tx.To())
		args.To = &to
	}
	return args
}

// SignOffer implements Key.
func (r *Remote) SignOffer(ctx context.Context, d market.Domain, o market.Offer) (market.Signature, error) {
	return r.signTyped(ctx, OfferTypedData(d, o))
}

// SignRelease implements Key.
func (r *Remote) SignRelease(ctx context.Context, d market.Domain, l market.Release) (market.Signature, error) {
	return r.signTyped(ctx, typedRelease(d, l))
}

// SignPermit implements Key.
func (r *Remote) SignPermit(ctx context.Context, p Permission) (market.Signature, error) {
	return r.signTyped(ctx, p.TypedData(r.account))
}

func (r *Remote) signTyped(ctx context.Context, data apitypes.TypedData) (market.Signature, error) {
	digest, _, err := apitypes.TypedDataAndHash(data)
	if err != nil {
		return market.Signature{}, fmt.Errorf("typed data: %w", err)
	}
	var sig hexutil.Bytes
	if err := r.client.CallContext(ctx, &sig, r.methods.typed, r.account.Hex(), data); err != nil {
		return market.Signature{}, fmt.Errorf("%w: %w", ErrSigner, err)
	}
	if len(sig) != len(market.Signature{}) {
		return market.Signature{}, fmt.Errorf("%w: %d bytes", ErrForged, len(sig))
	}
	out := market.Signature(sig)
	if out[64] < 27 {
		out[64] += 27
	}
	if got, err := market.RecoverDigest(common.Hash(digest), out); err != nil || got != r.account {
		return market.Signature{}, fmt.Errorf("%w: a signature of %s", ErrForged, got)
	}
	return out, nil
}
