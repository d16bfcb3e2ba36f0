package lightningrail

import (
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
