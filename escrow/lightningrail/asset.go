package lightningrail

import (
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/infernetprotocol/infernet/market/money"
)

// Asset is what this rail pays in: thousandths of a satoshi of a network.
func Asset(network string) money.Asset { return money.Asset("lightning:" + network + "/msat") }

// Token stands for the asset in an offer: an address that no contract can have
// by chance, the same for all who pay on the network.
func Token(network string) common.Address {
	return common.BytesToAddress(crypto.Keccak256([]byte(Asset(network)))[12:])
}

// Tag says what an invoice's lock is for. It is in the invoice's memo, so that a
// node that has lost its ledger still knows it: the payee from its own invoices,
// the payer from the requests that it paid. To the payer it proves nothing,
// because the payee wrote it.
type Tag struct {
	Lease   common.Hash
	Segment uint32
	Shares  bool // for verifiers and delegate; otherwise for the provider
}

const (
	segmentWords = "infernet segment"
	sharesWords  = "infernet shares"
)

// String is the memo.
func (t Tag) String() string {
	words := segmentWords
	if t.Shares {
		words = sharesWords
	}
	return fmt.Sprintf("%s %d of %s", words, t.Segment, t.Lease.Hex())
}

// ParseTag reads a memo. ok reports that it is exactly one that String writes.
func ParseTag(memo string) (t Tag, ok bool) {
	words := segmentWords
	if t.Shares = strings.HasPrefix(memo, sharesWords); t.Shares {
		words = sharesWords
	}
	var lease string
	if _, err := fmt.Sscanf(memo, words+" %d of %s", &t.Segment, &lease); err != nil ||
		len(lease) != 2+2*common.HashLength {
		return Tag{}, false
	}
	t.Lease = common.HexToHash(lease)
	return t, t.String() == memo
}
