package account

import (
	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// SolanaKey is the wallet's key on Solana, from the phrase that its keys come from.
func SolanaKey(home config.Home, passphrase func() (string, error)) (solanarpc.Key, error) {
	pass, err := passphrase()
	if err != nil {
		return solanarpc.Key{}, err
	}
	seed, err := keys.Open(home.Seed(), pass)
	if err != nil {
		return solanarpc.Key{}, api.WithHint(err, "the rail \"solana\" needs keys that come from a phrase: "+
			"`infernet init` makes them, `infernet keys restore` brings them back")
	}
	private, err := seed.Solana(0)
	if err != nil {
		return solanarpc.Key{}, err
	}
	return solanarpc.KeyFromSeed(private.Seed())
}
