package testnet

import (
	"sync/atomic"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// Party is a node of the network.
type Party struct {
	Name  string
	Roles string // comma separated
	Price string // per million tokens, "" for the default
	Fault string // "", or a value for `infernet start --fault`
	// Backend is the engine's back end; "": config.Default's.
	Backend string
	// KeepWindows has its leases stay open to disputes though all was right.
	KeepWindows bool
	Stake       string // "" for none
	Late        bool   // made, funded and staked, and not started: see Network.Join
	// Dollars is what the faucet gives its wallet, base units.
	Dollars uint64

	Home         config.Home
	Wallet, Node common.Address
	PeerID       string
	API          *api.Client

	proc   *Process
	killed atomic.Bool
}

// Accounts returns the addresses that hold the party's money.
func (p *Party) Accounts() []common.Address { return []common.Address{p.Wallet, p.Node} }

// Alive reports whether its process runs.
func (p *Party) Alive() bool { return p.proc != nil && p.proc.Alive() }

// Kill ends its process as a power cut would.
func (p *Party) Kill() {
	p.killed.Store(true)
	p.proc.Kill()
}
