package evm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

// Profile is what a node must know of an EVM chain before it sends money there.
type Profile struct {
	Name    string `json:"name"`
	ChainID uint64 `json:"chain_id"`
	// Token is the stablecoin that jobs are paid in. The bridged tokens of the same
	// name on some chains are other tokens.
	Token    common.Address `json:"token"`
	Symbol   string         `json:"symbol"`
	Decimals uint8          `json:"decimals"`
	// Coin is the name of the coin that fees are paid in, for texts; empty: not known.
	Coin string `json:"coin,omitempty"`
	// Finalized says that the chain's own tag `finalized` decides what counts.
	// Otherwise Depth blocks count.
	Finalized bool   `json:"finalized"`
	Depth     uint64 `json:"depth"`
	// BlockSeconds is the usual time between blocks, FinalSeconds the usual time until
	// a block counts.
	BlockSeconds float64 `json:"block_seconds"`
	FinalSeconds float64 `json:"final_seconds"`
	// MinTipGwei is the least tip that block makers accept. MaxFeeGwei is the most
	// that is paid per gas, tip included.
	MinTipGwei float64 `json:"min_tip_gwei"`
	MaxFeeGwei float64 `json:"max_fee_gwei"`
	// MaxHeadAgeSeconds is how old a head may be before its endpoint counts
	// as stalled; 0: any age.
	MaxHeadAgeSeconds float64 `json:"max_head_age_seconds"`
	// OutageSeconds is how long a node or its endpoints may be away within a challenge
	// window without missing it.
	OutageSeconds float64 `json:"outage_seconds,omitempty"`
	// Test says that the chain's money is worth nothing.
	Test bool `json:"test"`
}

// Profiles are the chains that are known by name. Token addresses are those of
// Circle's native USDC, from its published list of contract addresses.
var Profiles = []Profile{
	{
		Name: "polygon", ChainID: 137, Token: common.HexToAddress("0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359"),
		Symbol: "USDC", Decimals: 6, Coin: "POL",
		Finalized: true, BlockSeconds: 2, FinalSeconds: 5, MinTipGwei: 25, MaxFeeGwei: 2000, MaxHeadAgeSeconds: 60,
		OutageSeconds: UsualOutage,
	},
	{
		Name: "amoy", ChainID: 80002, Token: common.HexToAddress("0x41E94Eb019C0762f9Bfcf9Fb1E58725BfB0e7582"),
		Symbol: "USDC", Decimals: 6, Coin: "POL",
		Finalized: true, BlockSeconds: 2, FinalSeconds: 5, MinTipGwei: 25, MaxFeeGwei: 2000, MaxHeadAgeSeconds: 60,
		OutageSeconds: UsualOutage, Test: true,
	},
	{
		Name: "base", ChainID: 8453, Token: common.HexToAddress("0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"),
		Symbol: "USDC", Decimals: 6, Coin: "ETH",
		Finalized: true, BlockSeconds: 2, FinalSeconds: 1200, MinTipGwei: 0.001, MaxFeeGwei: 20, MaxHeadAgeSeconds: 60,
		OutageSeconds: UsualOutage,
	},
	{
		Name: "base-sepolia", ChainID: 84532, Token: common.HexToAddress("0x036CbD53842c5426634e7929541eC2318f3dCF7e"),
		Symbol: "USDC", Decimals: 6, Coin: "ETH",
		Finalized: true, BlockSeconds: 2, FinalSeconds: 1200, MinTipGwei: 0.001, MaxFeeGwei: 20, MaxHeadAgeSeconds: 60,
		OutageSeconds: UsualOutage, Test: true,
	},
}

// Errors of profiles.
var (
	// ErrProfile means that the profile's values make no sense. The error names the
	// field.
	ErrProfile = errors.New("profile of a chain")
	// ErrToken means that the token's address has no code, or other decimals.
	ErrToken = errors.New("not the token of the profile: check its address and the endpoint")
)

// ProfileOf returns the known chain with that id.
func ProfileOf(chainID uint64) (Profile, bool) {
	i := slices.IndexFunc(Profiles, func(p Profile) bool { return p.ChainID == chainID })
	if i < 0 {
		return Profile{}, false
	}
	return Profiles[i], true
}

// ProfileNamed returns the known chain with that name.
func ProfileNamed(name string) (Profile, bool) {
	i := slices.IndexFunc(Profiles, func(p Profile) bool { return p.Name == name })
	if i < 0 {
		return Profile{}, false
	}
	return Profiles[i], true
}

// developmentChains are the chain ids of developers' own chains: the default of geth
// --dev, that of anvil and Hardhat, and infernet's devnet.
var developmentChains = []uint64{1337, 31337, 314_1337}

// pollSeconds bounds the time until a node has seen a new head.
const pollSeconds = 1

// day bounds what a profile may make others wait.
const day = 24 * time.Hour

// Finality is the usual time until a block is final, at most a day.
func (p Profile) Finality() time.Duration {
	return time.Duration(min(p.FinalSeconds, day.Seconds()) * float64(time.Second))
}

// LeastWindow is the shortest challenge window, in seconds, within which an honest node
// surely answers: its finality once for the event to be seen, once for the answer, and once
// for an answer that has to be sent again, with a look at the head and one outage.
func (p Profile) LeastWindow() uint32 {
	return uint32(math.Ceil(min(3*p.FinalSeconds+pollSeconds+p.OutageSeconds, math.MaxUint32)))
}

// UsualOutage is OutageSeconds of the chains that are known by name.
const UsualOutage = 900

// Worthless reports whether a chain's money is known to be worth nothing: it is a public
// test network, or a developer's own chain. What is unsafe by design, such as keys that
// everybody knows, is for these chains alone.
func Worthless(chainID uint64) bool {
	p, known := ProfileOf(chainID)
	return known && p.Test || slices.Contains(developmentChains, chainID)
}

// maxProfile bounds a profile's file, in bytes.
const maxProfile = 1 << 16

// ParseProfile reads a profile from JSON, strictly.
func ParseProfile(b []byte) (Profile, error) {
	if len(b) > maxProfile {
		return Profile{}, fmt.Errorf("%w: larger than 64 KiB", ErrProfile)
	}
	var p Profile
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&p); err != nil {
		return Profile{}, fmt.Errorf("%w: %w", ErrProfile, err)
	}
	if d.More() {
		return Profile{}, fmt.Errorf("%w: text after the closing brace", ErrProfile)
	}
	return p, p.Validate()
}

// Validate reports the first value that cannot work.
func (p Profile) Validate() error {
	const most = 1e9 // gwei, seconds: beyond is a typing error
	sane := func(v float64) bool { return v >= 0 && v <= most }
	for _, c := range []struct {
		ok   bool
		what string
	}{
		{p.Name != "", "name is missing"},
		{p.ChainID != 0, "chain_id is missing"},
		{p.Token != common.Address{}, "token is missing"},
		{p.Decimals <= 18, "decimals is above 18"},
		{p.Finalized || p.Depth > 0, "want finalized, or a depth of 1 or more"},
		{p.Depth <= 100_000, "depth is above 100000"},
		{sane(p.BlockSeconds) && p.BlockSeconds > 0, "block_seconds is out of range"},
		{sane(p.FinalSeconds), "final_seconds is out of range"},
		{sane(p.MinTipGwei), "min_tip_gwei is out of range"},
		{sane(p.MaxFeeGwei) && p.MaxFeeGwei >= p.MinTipGwei && p.MaxFeeGwei > 0,
			"max_fee_gwei is out of range, or below min_tip_gwei"},
		{sane(p.MaxHeadAgeSeconds), "max_head_age_seconds is out of range"},
		{sane(p.OutageSeconds), "outage_seconds is out of range"},
	} {
		if !c.ok {
			return fmt.Errorf("%w: %s", ErrProfile, c.what)
		}
	}
	return nil
}

// ConfirmationDepth is the depth at which a block counts, in the form that Client
// and Sender take.
func (p Profile) ConfirmationDepth() uint64 {
	if p.Finalized {
		return FinalDepth
	}
	return p.Depth
}

// MaxHeadAge is how old a head may be.
func (p Profile) MaxHeadAge() time.Duration {
	return time.Duration(p.MaxHeadAgeSeconds * float64(time.Second))
}

// Fees are the profile's bounds as a Sender takes them.
func (p Profile) Fees() SenderConfig {
	return SenderConfig{MinTip: gwei(p.MinTipGwei), MaxFee: gwei(p.MaxFeeGwei), Depth: p.ConfirmationDepth()}
}

// gwei converts v billionths of the coin to wei. Validate bounds v.
func gwei(v float64) *big.Int {
	return big.NewInt(max(int64(v*1e9), 1))
}

// Check reads the token and requires code and the decimals of the profile. So an
// endpoint of the wrong chain, or a mistyped address, fails here and not when
// money is sent.
func (p Profile) Check(ctx context.Context, c *Client) error {
	code, err := c.backend.CodeAt(ctx, p.Token, nil)
	if err != nil {
		return fmt.Errorf("code of token %s: %w", p.Token, err)
	}
	if len(code) == 0 {
		return fmt.Errorf("%w: %s has no code on chain %d", ErrToken, p.Token, c.chainID)
	}
	t := bindings.NewTestDollar() // decimals() is every ERC-20's
	d, err := Read(ctx, c, p.Token, t.PackDecimals(), Latest, t.UnpackDecimals)
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrToken, p.Token, err)
	}
	if d != p.Decimals {
		return fmt.Errorf("%w: %s has %d decimals, want %d", ErrToken, p.Token, d, p.Decimals)
	}
	return nil
}
