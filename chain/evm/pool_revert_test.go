package evm_test

import (
	"context"
	"errors"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/evmtest"
)

// revert is the JSON-RPC error of a call that a contract refuses.
type revert string

func (revert) Error() string    { return "execution reverted" }
func (revert) ErrorCode() int   { return 3 }
func (r revert) ErrorData() any { return string(r) }

// refusing is an endpoint that is right in everything else, but says of whatever is to be
// sent that the contract refuses it, and of whatever was sent that it has failed.
type refusing struct {
	*fakeBackend
	data revert
}

func (r refusing) EstimateGas(context.Context, ethereum.CallMsg) (uint64, error) { return 0, r.data }

func (r refusing) TransactionReceipt(ctx context.Context, hash common.Hash) (*types.Receipt, error) {
	receipt, err := r.fakeBackend.TransactionReceipt(ctx, hash)
	if err == nil {
		receipt.Status = types.ReceiptStatusFailed
	}
	return receipt, err
}

// refusals is a pool of three endpoints, of which those with data refuse, and a client of it.
func refusals(t *testing.T, data ...revert) (*senderFixture, *evm.Pool, *evm.Client) {
	b := newSenderFixture(t)
	for range 80 {
		b.chain.Commit()
	}
	members := map[string]evm.Backend{}
	var urls []string
	for i, url := range []string{"http://a", "http://b", "http://c"} {
		honest := &fakeBackend{Client: b.chain.Client(), id: chainID}
		members[url], urls = honest, append(urls, url)
		if i < len(data) && data[i] != "" {
			members[url] = refusing{honest, data[i]}
		}
	}
	pool, err := evm.NewPool(b.ctx, urls, evm.PoolConfig{
		ChainID: chainID, MaxLag: 5, Retest: time.Second, Timeout: 5 * time.Second,
		Now:  func() time.Time { return time.Unix(2_000_000_000, 0) },
		Dial: func(_ context.Context, url string) (evm.Backend, error) { return members[url], nil },
	})
	if err != nil {
		t.Fatal(err)
	}
	client, err := evm.NewClient(b.ctx, pool, chainID, time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	return b, pool, client
}

// TestAuditM3OneEndpointsRevertIsNotBelieved: one endpoint of three that says of everything
// that the contract refuses it keeps this node from nothing.
func TestAuditM3OneEndpointsRevertIsNotBelieved(t *testing.T) {
	b, pool, client := refusals(t, "0xdeadbeef")
	for i := range 5 {
		s := evm.NewSender(client, signer, new(evmtest.Memory), evm.SenderConfig{Depth: 3, MinTip: big.NewInt(1e9)})
		hash, err := s.Send(b.ctx, evm.Call{Action: "game/challenge", To: recipient, Value: common.Big1,
			Data: []byte{byte(i)}})
		if err != nil {
			t.Fatalf("send %d is refused on one endpoint's word: %v", i, err)
		}
		b.chain.Commit()
		if r, err := pool.TransactionReceipt(b.ctx, hash); err != nil || r.Status != types.ReceiptStatusSuccessful {
			t.Fatalf("send %d has failed on one endpoint's word: %+v, %v", i, r, err)
		}
	}
}

func TestRevertsNeedTwoEndpoints(t *testing.T) {
	for name, c := range map[string]struct {
		said []revert
		want string // data of the refusal; "": none is believed
	}{
		"two agree":               {[]revert{"0x01020304", "0x01020304", "0x01020304"}, "\x01\x02\x03\x04"},
		"one says something else": {[]revert{"0xdeadbeef", "0x01020304", "0x01020304"}, "\x01\x02\x03\x04"},
		"each says another":       {[]revert{"0x01", "0x02", "0x03"}, ""},
	} {
		b, pool, _ := refusals(t, c.said...)
		_, err := pool.EstimateGas(b.ctx, ethereum.CallMsg{})
		var refused *evm.RevertError
		got := ""
		if errors.As(evm.DecodeRevert(err), &refused) {
			got = string(refused.Data)
		}
		if got != c.want || (c.want == "") != errors.Is(err, evm.ErrUnconfirmed) {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}
