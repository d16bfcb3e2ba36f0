package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// errExists: the home holds a node already.
var errExists = errors.New("there is a node already")

// initFlags are what init can be told; empty keeps the default.
type initFlags struct {
	roles, listen, bootstrap []string
	devnet, price            string
	passphraseFile           string
	phraseFile               string
	light, noMDNS            bool
	threads                  int
	chain                    chainFlags
}

// chainFlags name a chain other than the devnet.
type chainFlags struct {
	rpc                     string
	id                      uint64
	escrow, registry, token string
	game                    string
}

func newInit(a *app) *cobra.Command {
	var f initFlags
	c := &cobra.Command{
		Use:   "init",
		Short: "Make a node's keys, wallet and configuration",
		Long: "Makes the folder of a new node: its key, an encrypted wallet, an API token and a\n" +
			"configuration. It overwrites nothing. All keys come from one phrase of 24 words:\n" +
			"`infernet keys show --phrase` shows it, to be written down. With --phrase-file the\n" +
			"keys are restored from such a phrase.",
		Example: "  infernet init --devnet http://127.0.0.1:8545\n" +
			"  infernet init --role verifier --passphrase-file pass.txt",
		Args: exactly(),
		RunE: func(c *cobra.Command, _ []string) error { return a.initNode(c.Context(), f) },
	}
	fl := c.Flags()
	fl.StringSliceVar(&f.roles, "role", nil, "provider, verifier, aggregator, client (default provider,verifier)")
	fl.StringVar(&f.devnet, "devnet", "", "URL of a running devnet: its chain and contracts are filled in")
	fl.StringVar(&f.chain.rpc, "rpc", "", "URL of an EVM node")
	fl.Uint64Var(&f.chain.id, "chain-id", 0, "the chain's id")
	fl.StringVar(&f.chain.escrow, "escrow", "", "address of JobEscrow")
	fl.StringVar(&f.chain.registry, "registry", "", "address of OperatorRegistry")
	fl.StringVar(&f.chain.game, "game", "", "address of DisputeGame")
	fl.StringVar(&f.chain.token, "token", "", "address of the stablecoin")
	fl.StringSliceVar(&f.listen, "listen", nil, "multiaddresses to listen on")
	fl.StringSliceVar(&f.bootstrap, "bootstrap", nil, "multiaddresses of nodes to join, with /p2p/")
	fl.StringVar(&f.price, "price", "", "price per million tokens, such as 0.50")
	fl.IntVar(&f.threads, "threads", 0, "threads for training; 0 is every core")
	fl.BoolVar(&f.noMDNS, "no-mdns", false, "do not look for nodes on the local network")
	fl.StringVar(&f.passphraseFile, "passphrase-file", "", "file with the wallet's passphrase, mode 0600; the node "+
		"starts with it too")
	fl.StringVar(&f.phraseFile, "phrase-file", "", "restore the keys from the phrase in this file, mode 0600, "+
		"instead of making new ones")
	fl.BoolVar(&f.light, "light-wallet", false, "encrypt the wallet weakly and fast; for tests and demos")
	return c
}

// made is what init reports.
type made struct {
	Config string `json:"config"`
	Wallet string `json:"wallet"`
	Node   string `json:"node"`
	PeerID string `json:"peer_id"`
}

func (a *app) initNode(ctx context.Context, f initFlags) error {
	ready := hasKeys(a.home)
	if err := refuseExisting(a.home); err != nil && !ready {
		return err
	}
	cfg, err := f.config(ctx)
	if err != nil {
		return err
	}
	if ready {
		return a.initWithKeys(cfg, f)
	}
	pass, err := a.newPassphrase(f.passphraseFile)
	if err != nil {
		return err
	}
	m, err := f.makeKeys(a.home, pass)
	if err != nil {
		return err
	}
	// Last: a folder without it is not a node yet.
	if err := config.Save(a.home, cfg); err != nil {
		return err
	}
	m.Config = a.home.ConfigFile()
	return a.printMade(m, f.devnet != "", needsStake(cfg))
}

// hasKeys reports whether `infernet keys` has made keys that no node uses yet.
func hasKeys(h config.Home) bool {
	_, seed := os.Stat(h.Seed())
	_, made := os.Stat(h.ConfigFile())
	return seed == nil && errors.Is(made, os.ErrNotExist)
}

// initWithKeys adds the configuration to keys that are there.
func (a *app) initWithKeys(cfg config.Config, f initFlags) error {
	w, err := walletAddress(a.home)
	if err != nil {
		return err
	}
	key, err := loadNodeKey(a.home)
	if err != nil {
		return err
	}
	id, err := p2p.PeerIDOf(&key.Key().PublicKey)
	if err != nil {
		return err
	}
	if err := config.Save(a.home, cfg); err != nil {
		return err
	}
	return a.printMade(made{a.home.ConfigFile(), w.Hex(), key.Address().Hex(), id.String()}, f.devnet != "",
		needsStake(cfg))
}

// makeKeys makes new keys, or those of a phrase.
func (f initFlags) makeKeys(h config.Home, pass string) (made, error) {
	if f.phraseFile == "" {
		return createKeys(h, pass, f.light)
	}
	seed, err := readPhrase(f.phraseFile)
	if err != nil {
		return made{}, err
	}
	return installKeys(h, seed, pass, f.light)
}

// needsStake: clients alone work without one.
func needsStake(c config.Config) bool {
	return c.Has("provider") || c.Has("verifier") || c.Has("aggregator")
}

// command is how a command is run for this home.
func (a *app) command(args string) string {
	return a.here("`infernet " + args + "`")
}

func (a *app) printMade(m made, onDevnet, staked bool) error {
	err := a.print(m, func(w io.Writer) {
		row(w, "configuration", m.Config)
		row(w, "wallet", m.Wallet)
		row(w, "node key", m.Node)
		row(w, "peer id", m.PeerID)
	})
	a.say("")
	var steps []string
	if onDevnet {
		steps = append(steps, a.command("wallet fund"))
	} else {
		steps = append(steps, "check "+m.Config, "send gas and stablecoin to the wallet", a.command("doctor"))
	}
	if staked { // clients need no stake
		steps = append(steps, a.command("stake 100"))
	}
	a.say("Next: %s, then %s.", strings.Join(steps, ", "), a.command("start"))
	return err
}

// refuseExisting fails if anything that init writes is there.
func refuseExisting(h config.Home) error {
	for _, path := range []string{h.ConfigFile(), h.NodeKey(), h.Keystore(), h.Seed()} {
		if _, err := os.Lstat(path); err == nil {
			return api.WithHint(fmt.Errorf("%w: %s exists", errExists, path),
				"use it with `infernet start`, or choose another folder with --home")
		} else if !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}

// config is the configuration that the flags describe.
func (f initFlags) config(ctx context.Context) (config.Config, error) {
	c := config.Default()
	setList(&c.Roles, f.roles)
	setList(&c.Network.Listen, f.listen)
	setList(&c.Network.Bootstrap, f.bootstrap)
	if f.price != "" {
		c.Provider.PricePerMillionTokens = f.price
	}
	c.Network.MDNS = !f.noMDNS
	c.Engine.Threads = f.threads
	if f.passphraseFile != "" {
		abs, err := filepath.Abs(f.passphraseFile)
		if err != nil {
			return c, err
		}
		c.Wallet.PassphraseFile = abs
	}
	if err := f.fillChain(ctx, &c.Chain); err != nil {
		return c, err
	}
	if err := c.Validate(); err != nil {
		return c, &usageError{err, "`infernet init --help` lists the flags"}
	}
	return c, nil
}

func setList(to *[]string, v []string) {
	if len(v) > 0 {
		*to = v
	}
}

func (f initFlags) fillChain(ctx context.Context, c *config.Chain) error {
	if f.devnet != "" {
		return fillDevnet(ctx, f.devnet, c)
	}
	return f.chain.fill(c)
}

// fillDevnet asks a devnet for its chain and contracts.
func fillDevnet(ctx context.Context, url string, c *config.Chain) error {
	remote, err := devnet.Dial(ctx, url)
	if err != nil {
		return &usageError{err, "give the URL that `infernet devnet` printed"}
	}
	defer remote.Close()
	info, err := remote.Info(ctx)
	if err != nil {
		return api.WithHint(fmt.Errorf("no devnet answers at %s: %w", url, err), "start one with `infernet devnet`")
	}
	c.RPC, c.ChainID, c.Decimals = url, info.ChainID, 6
	c.Escrow, c.Registry, c.Game, c.Token = info.Escrow, info.Registry, info.Game, info.Dollar
	return nil
}
