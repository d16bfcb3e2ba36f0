package wallet

import (
	"context"
	"encoding/json"
	"errors"
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
)

// web3signer answers as Web3Signer does, with a key that need not be the one
// that it was asked for.
func web3signer(t *testing.T, claimed common.Address, key *NodeKey, alter func(*types.DynamicFeeTx)) string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q struct {
			ID     json.RawMessage   `json:"id"`
			Method string            `json:"method"`
			Params []json.RawMessage `json:"params"`
		}
		if err := json.NewDecoder(r.Body).Decode(&q); err != nil {
			t.Error(err)
		}
		var result any
		switch q.Method {
		case "eth_accounts":
			result = []common.Address{claimed}
		case "eth_signTransaction":
			result = signArgs(t, key, q.Params[0], alter)
		case "eth_signTypedData":
			result = signTyped(t, key, q.Params[1])
		}
		w.Header().Set("Content-Type", "application/json")
		if err := json.NewEncoder(w).Encode(map[string]any{"jsonrpc": "2.0", "id": q.ID,
			"result": result}); err != nil {
			t.Error(err)
		}
	}))
	t.Cleanup(s.Close)
	return s.URL
}

func signArgs(t *testing.T, key *NodeKey, raw []byte, alter func(*types.DynamicFeeTx)) hexutil.Bytes {
	t.Helper()
	var args apitypes.SendTxArgs
	if err := json.Unmarshal(raw, &args); err != nil {
		t.Error(err)
		return nil
	}
	to := args.To.Address()
	inner := &types.DynamicFeeTx{ChainID: args.ChainID.ToInt(), Nonce: uint64(args.Nonce),
		Gas: uint64(args.Gas), To: &to, GasFeeCap: args.MaxFeePerGas.ToInt(),
		GasTipCap: args.MaxPriorityFeePerGas.ToInt(), Value: args.Value.ToInt(), Data: *args.Input}
	if alter != nil {
		alter(inner)
	}
	tx, err := key.SignTx(t.Context(), types.NewTx(inner), inner.ChainID)
	if err != nil {
		t.Error(err)
		return nil
	}
	b, err := tx.MarshalBinary()
	if err != nil {
		t.Error(err)
	}
	return b
}

func signTyped(t *testing.T, key *NodeKey, raw []byte) hexutil.Bytes {
	t.Helper()
	var data apitypes.TypedData
	if err := json.Unmarshal(raw, &data); err != nil {
		t.Error(err)
		return nil
	}
	digest, _, err := apitypes.TypedDataAndHash(data)
	if err != nil {
		t.Error(err)
		return nil
	}
	sig, err := key.SignDigest(t.Context(), common.Hash(digest))
	if err != nil {
		t.Error(err)
	}
	return sig[:]
}

func TestWeb3Signer(t *testing.T) {
	key, thief := newRecordingKey(t).NodeKey, newRecordingKey(t).NodeKey
	honest, err := DialRemote(t.Context(), web3signer(t, key.Address(), key, nil), Web3Signer, key.Address())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(honest.Close)
	signs(t.Context(), t, honest)
	for name, url := range map[string]string{
		"another key":    web3signer(t, key.Address(), thief, nil),
		"another amount": web3signer(t, key.Address(), key, func(tx *types.DynamicFeeTx) { tx.Value = big.NewInt(1) }),
		"another nonce":  web3signer(t, key.Address(), key, func(tx *types.DynamicFeeTx) { tx.Nonce++ }),
	} {
		r, err := DialRemote(t.Context(), url, Web3Signer, key.Address())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := r.SignTx(t.Context(), call(1, theToken, []byte{1}), big.NewInt(137)); !errors.Is(err, ErrForged) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := r.SignPermit(t.Context(), permission(1, 1)); (err != nil) != (name == "another key") ||
			err != nil && !errors.Is(err, ErrForged) {
			t.Errorf("%s, a permit: %v", name, err)
		}
		r.Close()
	}
	if _, err := DialRemote(t.Context(), "http://127.0.0.1:1", Web3Signer, key.Address()); !errors.Is(err, ErrSigner) {
		t.Errorf("nobody there: %v", err)
	}
	if _, err := DialRemote(t.Context(), "http://127.0.0.1:1", "hsm", key.Address()); !errors.Is(err, ErrSigner) {
		t.Errorf("no such protocol: %v", err)
	}
}

// signs lets a key sign a transaction, an offer, a permit and a release; who reads the
// chain recovers the key's account from each.
func signs(ctx context.Context, t *testing.T, k Key) {
	t.Helper()
	id := big.NewInt(137)
	tx := call(3, theToken, bindings.NewTestDollar().PackApprove(theEscrow, big.NewInt(40)))
	signed, err := k.SignTx(ctx, tx, id)
	if err != nil {
		t.Fatal(err)
	}
	if from, err := types.Sender(types.LatestSignerForChainID(id), signed); err != nil || from != k.Address() {
		t.Errorf("a transaction of %s, %v", from, err)
	}
	d := market.Domain{ChainID: 137, Escrow: theEscrow}
	o := market.Offer{Job: market.JobID{1}, Client: k.Address(), Token: theToken, Delegate: common.Address{5},
		MaxPrice: 10, Segments: 4, Credit: 2,
		Quorum: 1, VerifyBPS: 500, DelegateBPS: 100, Window: 60, Deadline: 1 << 40, Nonce: 77, Trace: common.Hash{8}}
	sig, err := k.SignOffer(ctx, d, o)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := market.RecoverDigest(d.Digest(o), sig); err != nil || got != k.Address() {
		t.Errorf("an offer of %s, %v", got, err)
	}
	if _, err := k.SignPermit(ctx, permission(1, 60)); err != nil {
		t.Error(err)
	}
	r := market.Release{Lease: common.Hash{9}}
	if sig, err = k.SignRelease(ctx, d, r); err != nil {
		t.Fatal(err)
	}
	if got, err := market.RecoverDigest(d.Digest(r), sig); err != nil || got != k.Address() {
		t.Errorf("a release of %s, %v", got, err)
	}
}
