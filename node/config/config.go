package config

import (
	"cmp"
	"errors"
	"fmt"
	"net/url"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/multiformats/go-multiaddr"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/market/money"
)

// Config is a node's configuration: everything that its operator decides.
type Config struct {
	Roles     []string  `json:"roles"` // provider, verifier, aggregator, client
	Network   Network   `json:"network"`
	API       API       `json:"api"`
	Chain     Chain     `json:"chain"`
	Rail      string    `json:"rail"`            // on which jobs are paid: evm (the chain above), solana or lightning
	Rails     []Rail    `json:"rails,omitempty"` // for jobs that name several; Rail is for those that name none
	Solana    Solana    `json:"solana,omitzero"`
	Lightning Lightning `json:"lightning,omitzero"`
	Engine    Engine    `json:"engine"`
	Provider  Provider  `json:"provider"`
	Verifier  Verifier  `json:"verifier,omitzero"`
	Client    Client    `json:"client"`
	Disputes  Disputes  `json:"disputes,omitzero"`
	Training  Training  `json:"training,omitzero"`
	Storage   Storage   `json:"storage"`
	Wallet    Wallet    `json:"wallet"`
	Webhooks  []Webhook `json:"webhooks,omitempty"`
}

// Network is the libp2p side.
type Network struct {
	Listen    []string `json:"listen"`    // multiaddrs
	Bootstrap []string `json:"bootstrap"` // multiaddrs with /p2p/
	// BootstrapLists are lists of nodes to join, each signed by somebody whom the operator trusts.
	BootstrapLists []BootstrapList `json:"bootstrap_lists,omitempty"`
	MDNS           bool            `json:"mdns"` // find nodes on the local network
}

// API is the node's HTTP interface. The socket is always there; Listen adds a
// TCP port, token-protected unless it is a loopback address.
type API struct {
	Listen string `json:"listen"` // "" or host:port
}

// Chain is the EVM chain that holds stake and escrow.
type Chain struct {
	RPC string `json:"rpc"` // http(s) or ws(s)
	// Endpoints are further URLs of the same chain: reads go to the best of
	// all, transactions to all.
	Endpoints []string       `json:"endpoints,omitempty"`
	ChainID   uint64         `json:"chain_id"`
	Escrow    common.Address `json:"escrow" as:"address"`
	Registry  common.Address `json:"registry" as:"address"`
	// Game is where wrong segments are disputed; zero: nowhere.
	Game     common.Address `json:"game,omitzero" as:"address"`
	Token    common.Address `json:"token" as:"address"` // ERC-20 stablecoin
	Decimals int            `json:"decimals"`           // of the token
	Depth    uint64         `json:"depth"`              // of the block in which something counts; 1 is the head
	// Finalized: what the chain itself calls finalized counts, instead of a
	// depth.
	Finalized bool `json:"finalized,omitempty"`
	// StartBlock is where the contracts were deployed: events are searched
	// from it.
	StartBlock uint64 `json:"start_block"`
}

// URLs are all endpoints, the first one first.
func (c Chain) URLs() []string { return append([]string{c.RPC}, c.Endpoints...) }

// ConfirmationDepth is the depth at which a block counts, as chain/evm takes it.
func (c Chain) ConfirmationDepth() uint64 {
	if c.Finalized {
		return evm.FinalDepth
	}
	return max(c.Depth, 1)
}

// Profile is what chain/evm knows about the chain with this id, or what this configuration says if the chain is
// unknown.
func (c Chain) Profile() evm.Profile {
	p, ok := evm.ProfileOf(c.ChainID)
	if !ok {
		p = evm.Profile{Name: fmt.Sprintf("chain-%d", c.ChainID), ChainID: c.ChainID, BlockSeconds: 1, MaxFeeGwei: 1000,
			FinalSeconds: float64(max(c.Depth, 1))}
		if !evm.Worthless(c.ChainID) {
			p.OutageSeconds = evm.UsualOutage
		}
	}
	p.Token, p.Decimals, p.Finalized, p.Depth = c.Token, uint8(c.Decimals), c.Finalized, max(c.Depth, 1)
	return p
}

// Engine is what training may use of this machine.
type Engine struct {
	Backend   string `json:"backend"`    // auto, ref, avx2, avx512, amx
	Threads   int    `json:"threads"`    // 0: all cores
	MaxMemory uint64 `json:"max_memory"` // bytes; a job that needs more is refused
}

// Provider is what a provider asks for.
type Provider struct {
	PricePerMillionTokens string `json:"price_per_million_tokens"` // in what jobs are paid in, e.g. "0.50"
	MinStake              string `json:"min_stake"`                // what init stakes
	// MaxAtRisk is how much pay that vouchers cover may wait for a lease's end, in what the
	// EVM chain's escrow pays in. More is paid in mid-lease. Empty: any.
	MaxAtRisk string `json:"max_at_risk,omitempty"`
	// seconds without an answer before it claims on chain
	VanishAfter uint64 `json:"vanish_after"`
	// Leases is how many leases it works on at once, if they fit into engine.max_memory; 0: 4. While one
	// computes, another waits for its verdicts.
	Leases uint32 `json:"leases,omitempty"`
	// Limits are of the offers that it bids for.
	Limits OfferLimits `json:"limits"`
	// HoldUnfunded is for how many seconds a lease that is signed and not funded keeps the node
	// from taking another; 0: 15. An honest client's node funds at once, and has the money
	// confirmed in 7 s on Polygon (2 s to be mined, 5 s to be final). On a chain that takes
	// longer the lease still begins when its money is there, if the node is free then.
	HoldUnfunded uint64 `json:"hold_unfunded,omitempty"`
}

// Verifier is what a verifier asks for.
type Verifier struct {
	// PricePerMillionTokens is the least that the check of a segment of so many tokens
	// pays, in what jobs are paid in. Nothing is checked for no pay, whatever it says.
	PricePerMillionTokens string `json:"price_per_million_tokens,omitempty"`
}

// Client is how this node coordinates jobs.
type Client struct {
	BidWindowMS uint64 `json:"bid_window_ms"` // how long bids are collected
}

// Storage bounds what is kept on disk.
type Storage struct {
	QuotaBytes uint64 `json:"quota_bytes"`
	// MarksBytes bounds what is kept of states inside of segments, from which disputes
	// start, in bytes; 0: a quarter of quota_bytes.
	MarksBytes uint64 `json:"marks_bytes,omitempty"`
	// ReserveBytes are kept free on the disk: below that the node takes no new work; 0: 1 GiB.
	ReserveBytes uint64 `json:"reserve_bytes,omitempty"`
	// DataBytes bounds the data set of a job that this node works on, in bytes: it is in memory
	// meanwhile. 0: a quarter of quota_bytes, and of engine.max_memory.
	DataBytes uint64 `json:"data_bytes,omitempty"`
	// BaseBytes bounds the bases of jobs that are unpacked on disk, in bytes; 0: half of
	// quota_bytes.
	BaseBytes uint64 `json:"base_bytes,omitempty"`
}

// Reserve is the free space, in bytes, below which no new work is taken.
func (s Storage) Reserve() uint64 {
	if s.ReserveBytes != 0 {
		return s.ReserveBytes
	}
	return 1 << 30
}

// Marks is the most bytes of states inside of segments.
func (s Storage) Marks() uint64 {
	if s.MarksBytes != 0 {
		return s.MarksBytes
	}
	return s.QuotaBytes / 4
}

// Wallet says where the keystore's passphrase comes from when the node starts
// unattended; the file must have mode 0600.
type Wallet struct {
	PassphraseFile string `json:"passphrase_file"`
	// WithdrawAbove is the credit, in what jobs are paid in, from which the
	// node pays it out to the wallet: below, the gas is not worth it.
	WithdrawAbove string `json:"withdraw_above"`
	// Limits bound what the node signs away; empty texts are no limit.
	Limits Limits `json:"limits,omitzero"`
	// Remote is a signer that holds the wallet's key instead of the keystore.
	Remote Remote `json:"remote,omitzero"`
}

// Limits of the wallet per UTC day and per job, enforced before anything is
// signed.
type Limits struct {
	PerDay    string `json:"per_day,omitempty"`     // permits, deposits and stakes, in the token
	PerJob    string `json:"per_job,omitempty"`     // price × segments of one offer, in what jobs are paid in
	GasPerDay string `json:"gas_per_day,omitempty"` // the most that fees can be, in the chain's coin
}

// Remote names a remote signer.
type Remote struct {
	URL      string         `json:"url"`                  // http(s), or the path of an IPC socket
	Protocol string         `json:"protocol"`             // clef or web3signer
	Address  common.Address `json:"address" as:"address"` // of the wallet
}

// IsZero reports whether there is no remote signer; encoders leave it out then.
func (r Remote) IsZero() bool { return r == (Remote{}) }

// Default is a provider on a local devnet.
func Default() Config {
	return Config{
		Roles: []string{"provider", "verifier"},
		Network: Network{
			Listen: []string{"/ip4/0.0.0.0/udp/7420/quic-v1", "/ip4/0.0.0.0/tcp/7420"},
			MDNS:   true,
		},
		Rail:     RailEVM,
		Chain:    Chain{RPC: "http://127.0.0.1:8545", ChainID: 31337, Decimals: 6, Depth: 1},
		Engine:   Engine{Backend: "auto", MaxMemory: 4 << 30},
		Provider: Provider{PricePerMillionTokens: "0.50", MinStake: "100", VanishAfter: 20, Limits: defaultLimits()},
		Client:   Client{BidWindowMS: 600},
		Storage:  Storage{QuotaBytes: 20 << 30},
		Wallet:   Wallet{WithdrawAbove: "1.00"},
	}
}

// Errors of a configuration.
var (
	// ErrInvalid is wrapped by every error of Validate and Parse.
	ErrInvalid = errors.New("invalid configuration")
	// ErrMissing means that there is no configuration file.
	ErrMissing = errors.New("no configuration")
)

// invalid wraps ErrInvalid. Its text begins with the key, by which Parse finds the line in the file.
func invalid(format string, args ...any) error {
	return fmt.Errorf("%w: "+format, append([]any{ErrInvalid}, args...)...)
}

// Roles a node can hold.
var Roles = []string{"provider", "verifier", "aggregator", "client"}

// Validate reports the first value that cannot work, and what would.
func (c Config) Validate() error {
	for _, r := range c.Roles {
		if !known(r) {
			return invalid("roles: %q is none of provider, verifier, aggregator, client", r)
		}
	}
	if err := c.Training.validate(); err != nil {
		return err
	}
	if err := c.validateNetwork(); err != nil {
		return err
	}
	if err := c.validateRail(); err != nil {
		return err
	}
	like := "of EVM nodes, such as http://127.0.0.1:8545"
	if err := validURLs("chain.rpc and chain.endpoints", like, c.Chain.URLs()); err != nil {
		return err
	}
	switch {
	case c.Chain.ChainID == 0:
		return invalid("chain.chain_id: want the chain's id, 137 for Polygon")
	case c.Chain.Decimals < 0 || c.Chain.Decimals > 18:
		return invalid("chain.decimals: want 0 to 18")
	case c.Engine.Threads < 0:
		return invalid("engine.threads: want 0 (all cores) or more")
	case c.Storage.QuotaBytes == 0:
		return invalid("storage.quota_bytes: want the bytes that blocks may fill")
	}
	if err := c.Provider.Limits.validate(); err != nil {
		return err
	}
	if err := cmp.Or(c.Disputes.validate(), validateWebhooks(c.Webhooks)); err != nil {
		return err
	}
	return c.validateMoney()
}

// orZero is the text of an amount; an empty one means zero.
func orZero(text string) string {
	if text == "" {
		return "0"
	}
	return text
}

func (c Config) validateMoney() error {
	if _, err := money.Parse(orZero(c.Wallet.Limits.GasPerDay), 9); err != nil {
		return invalid("wallet.limits.gas_per_day: %w", err)
	}
	if r := c.Wallet.Remote; !r.IsZero() && (r.URL == "" || r.Address == common.Address{} ||
		r.Protocol != "clef" && r.Protocol != "web3signer") {
		return invalid("wallet.remote: want url, address, and protocol clef or web3signer")
	}
	for _, v := range []struct {
		key, text string
		decimals  int
	}{
		{"provider.price_per_million_tokens", c.Provider.PricePerMillionTokens, c.Decimals()},
		{"verifier.price_per_million_tokens", orZero(c.Verifier.PricePerMillionTokens), c.Decimals()},
		{"provider.max_at_risk", orZero(c.Provider.MaxAtRisk), c.Chain.Decimals},
		{"provider.min_stake", c.Provider.MinStake, c.Chain.Decimals},
		{"wallet.withdraw_above", c.Wallet.WithdrawAbove, c.Decimals()},
		{"disputes.coin_price", orZero(c.Disputes.CoinPrice), c.Chain.Decimals},
		{"wallet.limits.per_day", orZero(c.Wallet.Limits.PerDay), c.Chain.Decimals},
		{"wallet.limits.per_job", orZero(c.Wallet.Limits.PerJob), c.Decimals()},
	} {
		if _, err := money.Parse(v.text, v.decimals); err != nil {
			return invalid("%s: %w", v.key, err)
		}
	}
	return nil
}

func (c Config) validateNetwork() error {
	if len(c.Network.Listen) == 0 {
		return invalid("network.listen: want at least one multiaddress, such as /ip4/0.0.0.0/tcp/7420")
	}
	for _, text := range c.Network.Listen {
		if _, err := multiaddr.NewMultiaddr(text); err != nil {
			return invalid("network.listen: %q: want a multiaddress, such as /ip4/0.0.0.0/tcp/7420", text)
		}
	}
	for _, text := range c.Network.Bootstrap {
		if a, err := multiaddr.NewMultiaddr(text); err != nil || !named(a) {
			return invalid("network.bootstrap: %q: want a multiaddress that ends in /p2p/ and a peer id", text)
		}
	}
	return validateLists(c.Network.BootstrapLists)
}

// named reports whether an address names its peer, with /p2p/.
func named(a multiaddr.Multiaddr) bool {
	_, err := a.ValueForProtocol(multiaddr.P_P2P)
	return err == nil
}

func known(role string) bool { return slices.Contains(Roles, role) }

// MaxData is the most bytes of a job's data set.
func (c Config) MaxData() uint64 {
	if c.Storage.DataBytes != 0 {
		return c.Storage.DataBytes
	}
	most := c.Storage.QuotaBytes / 4
	if c.Engine.MaxMemory != 0 {
		most = min(most, c.Engine.MaxMemory/4)
	}
	return most
}

// MaxBase is the most bytes of the bases that are unpacked on disk.
func (c Config) MaxBase() uint64 {
	if c.Storage.BaseBytes != 0 {
		return c.Storage.BaseBytes
	}
	return c.Storage.QuotaBytes / 2
}

// Has reports whether the node holds a role.
func (c Config) Has(role string) bool { return slices.Contains(c.Roles, role) }

// validURLs checks addresses of JSON-RPC endpoints. Its errors do not repeat them, because they may hold keys.
func validURLs(key, want string, urls []string) error {
	for i, u := range urls {
		p, err := url.Parse(u)
		if err != nil || p.Host == "" || !slices.Contains([]string{"http", "https", "ws", "wss"}, p.Scheme) {
			return invalid("%s: number %d is no URL: want those %s", key, i+1, want)
		}
	}
	return nil
}
