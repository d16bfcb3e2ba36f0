package main

import (
	"bufio"
	"crypto/ecdsa"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gagliardetto/solana-go"
	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

var (
	// errTyped: what was typed back is not the phrase.
	errTyped = errors.New("that is not the phrase: nothing was made")
	// errTerminal: a secret would go to a file or a pipe.
	errTerminal = errors.New("a phrase is shown on a terminal only")
)

func newKeys(a *app) *cobra.Command {
	c := group("keys", "Make, restore and show this node's keys",
		"All keys of a node come from one phrase of 24 words: the EVM wallet, the Solana\n"+
			"wallet and the node key. The phrase lies encrypted beside the wallet; on paper it\nrestores everything.",
		"  infernet keys show\n  infernet keys restore --phrase-file phrase.txt")
	c.AddCommand(newKeysNew(a), newKeysRestore(a), newKeysShow(a), newKeysExport(a))
	return c
}

func newKeysNew(a *app) *cobra.Command {
	var file, out string
	var light bool
	c := &cobra.Command{
		Use:   "new",
		Short: "Make keys from a new phrase",
		Long: "Makes a phrase, shows it once, asks you to type it back, and puts the keys made\n" +
			"from it into a folder that has none. With --out the phrase goes to a new file of\n" +
			"mode 0600 instead, for machines without a terminal.",
		Example: "  infernet keys new\n  infernet --home node keys new --out phrase.txt --passphrase-file pass.txt",
		Args:    exactly(),
		RunE:    func(*cobra.Command, []string) error { return a.keysNew(file, out, light) },
	}
	c.Flags().StringVar(&file, "passphrase-file", "", "file with the passphrase, mode 0600")
	c.Flags().StringVar(&out, "out", "", "new file for the phrase")
	c.Flags().BoolVar(&light, "light-wallet", false, "encrypt weakly and fast; for tests")
	return c
}

func (a *app) keysNew(file, out string, light bool) error {
	if err := refuseExisting(a.home); err != nil {
		return err
	}
	pass, err := a.newPassphrase(file)
	if err != nil {
		return err
	}
	seed, err := keys.New()
	if err != nil {
		return err
	}
	if out == "" {
		err = a.teach(seed)
	} else {
		err = writePhrase(out, seed)
	}
	if err != nil {
		return err
	}
	return a.install(seed, pass, light)
}

func (a *app) install(seed keys.Seed, pass string, light bool) error {
	m, err := installKeys(a.home, seed, pass, light)
	if err != nil {
		return err
	}
	if err := a.printKeys(m.Wallet, m.Node, m.PeerID, seed); err != nil {
		return err
	}
	a.say("\nNext: %s makes the configuration for these keys.", a.command("init"))
	return nil
}

// teach shows a phrase once and wants it back.
func (a *app) teach(seed keys.Seed) error {
	if !a.terminal() {
		return api.WithHint(errTerminal, "use --out FILE for a machine without a terminal")
	}
	fmt.Fprintf(a.out, "Write these words down, in this order. Whoever has them has your money;\n"+
		"without them nobody can restore it. They are shown once.\n\n%s\n\n", grid(seed.Phrase()))
	fmt.Fprint(a.err, "Type them back: ")
	typed, err := bufio.NewReader(io.LimitReader(a.in, 4096)).ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	got, err := keys.Parse(typed)
	if err != nil || got.Phrase() != seed.Phrase() {
		return api.WithHint(errTyped, "run it again: it makes another phrase")
	}
	return nil
}

// grid writes a phrase in lines of six numbered words.
func grid(phrase string) string {
	var b strings.Builder
	for i, w := range strings.Fields(phrase) {
		fmt.Fprintf(&b, "%3d %-9s", i+1, w)
		if i%6 == 5 {
			b.WriteString("\n")
		}
	}
	return strings.TrimRight(b.String(), "\n")
}

func writePhrase(path string, seed keys.Seed) error { return writeSecret(path, seed.Phrase()) }

// writeSecret writes a line to a new file that only its owner can read.
func writeSecret(path, text string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(f, text)
	return errors.Join(err, f.Sync(), f.Close())
}

// readPhrase reads a file that only its owner can read.
func readPhrase(path string) (keys.Seed, error) {
	text, err := readPassphrase(path)
	if err != nil {
		return keys.Seed{}, err
	}
	seed, err := keys.Parse(text)
	if err != nil {
		err = &usageError{fmt.Errorf("%s: %w", path, err), ""}
	}
	return seed, err
}

func newKeysRestore(a *app) *cobra.Command {
	var file, from string
	var light bool
	c := &cobra.Command{
		Use:   "restore",
		Short: "Restore the keys from a phrase",
		Long: "Puts the keys of a phrase into a folder that has none. After that `infernet init`\n" +
			"makes the configuration, and " +
			"`infernet funds scan` finds what the chains hold for\nthese keys, also when the ledger is lost.",
		Example: "  infernet keys restore --phrase-file phrase.txt",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			if err := refuseExisting(a.home); err != nil {
				return err
			}
			seed, err := a.askPhrase(from)
			if err != nil {
				return err
			}
			pass, err := a.newPassphrase(file)
			if err != nil {
				return err
			}
			return a.install(seed, pass, light)
		},
	}
	c.Flags().StringVar(&from, "phrase-file", "", "file with the phrase, mode 0600")
	c.Flags().StringVar(&file, "passphrase-file", "", "file with the new passphrase, mode 0600")
	c.Flags().BoolVar(&light, "light-wallet", false, "encrypt weakly and fast; for tests")
	return c
}

// askPhrase reads a phrase from a file or from a person, without showing it.
func (a *app) askPhrase(file string) (keys.Seed, error) {
	if file != "" {
		return readPhrase(file)
	}
	text, err := a.askPassphrase("Phrase (it is not shown): ")
	if err != nil {
		return keys.Seed{}, err
	}
	return keys.Parse(text)
}

func newKeysShow(a *app) *cobra.Command {
	var file string
	var phrase bool
	c := &cobra.Command{
		Use:   "show",
		Short: "Show the addresses of this node's keys",
		Long: "Shows the addresses that the phrase stands for, on every rail; with --phrase the\n" +
			"phrase itself. Both need the passphrase.",
		Example: "  infernet keys show\n  infernet keys show --phrase",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			seed, err := a.openSeed(file)
			if err != nil {
				return err
			}
			if phrase {
				return a.print(map[string]string{"phrase": seed.Phrase()},
					func(w io.Writer) { fmt.Fprintln(w, grid(seed.Phrase())) })
			}
			return a.showKeys(seed)
		},
	}
	c.Flags().BoolVar(&phrase, "phrase", false, "show the phrase: whoever sees it has your money")
	c.Flags().StringVar(&file, "passphrase-file", "", "file with the passphrase, mode 0600")
	return c
}

func (a *app) showKeys(seed keys.Seed) error {
	own, err := seed.EVM(0)
	if err != nil {
		return err
	}
	node, err := seed.Node(0)
	if err != nil {
		return err
	}
	return a.printKeys(address(own.PublicKey), address(node.PublicKey), "", seed)
}

// shownKeys are the public halves of a phrase's keys.
type shownKeys struct {
	Wallet string `json:"wallet"`
	Solana string `json:"solana"`
	Node   string `json:"node"`
	PeerID string `json:"peer_id,omitempty"`
}

func (a *app) printKeys(wallet, node, peer string, seed keys.Seed) error {
	s, err := seed.Solana(0)
	if err != nil {
		return err
	}
	k := shownKeys{wallet, solana.PrivateKey(s).PublicKey().String(), node, peer}
	return a.print(k, func(w io.Writer) {
		row(w, "EVM wallet", k.Wallet)
		row(w, "Solana wallet", k.Solana)
		row(w, "node key", k.Node)
		if k.PeerID != "" {
			row(w, "peer id", k.PeerID)
		}
	})
}

func (a *app) openSeed(file string) (keys.Seed, error) {
	pass, err := a.passphrase(file, a.unattended())
	if err != nil {
		return keys.Seed{}, err
	}
	seed, err := keys.Open(a.home.Seed(), pass)
	switch {
	case errors.Is(err, keys.ErrNoSeed):
		err = api.WithHint(err, "make them with `infernet keys new`, or restore them")
	case errors.Is(err, keys.ErrPassphrase):
		err = api.WithHint(err, "it is the one given to `infernet init`")
	}
	return seed, err
}

// unattended is the configured passphrase file, if there is a configuration.
func (a *app) unattended() string {
	if c, err := config.Load(a.home); err == nil {
		return c.Wallet.PassphraseFile
	}
	return ""
}

func newKeysExport(a *app) *cobra.Command {
	var file, out string
	c := &cobra.Command{
		Use:   "export KEY",
		Short: "Write one private key for another program",
		Long: "Writes a private key to a new file of mode 0600: `evm` and `node` as 64 hex digits,\n" +
			"`solana` in base58, as their wallets import them.",
		Example: "  infernet keys export evm --out key.txt",
		Args:    exactly("KEY"),
		RunE: func(_ *cobra.Command, args []string) error {
			if out == "" {
				return &usageError{errors.New("missing --out"), "a private key goes to a new file, never to a terminal"}
			}
			seed, err := a.openSeed(file)
			if err != nil {
				return err
			}
			text, err := export(seed, args[0])
			if err != nil {
				return err
			}
			return writeSecret(out, text)
		},
	}
	c.Flags().StringVar(&out, "out", "", "new file for the key")
	c.Flags().StringVar(&file, "passphrase-file", "", "file with the passphrase, mode 0600")
	return c
}

// export writes a private key as other programs read it.
func export(seed keys.Seed, which string) (string, error) {
	switch which {
	case "evm":
		k, err := seed.EVM(0)
		if err != nil {
			return "", err
		}
		return hex.EncodeToString(crypto.FromECDSA(k)), nil
	case "node":
		k, err := seed.Node(0)
		if err != nil {
			return "", err
		}
		return hex.EncodeToString(crypto.FromECDSA(k)), nil
	case "solana":
		k, err := seed.Solana(0)
		return solana.PrivateKey(k).String(), err
	}
	return "", &usageError{fmt.Errorf("no key is called %q", which), "want evm, node or solana"}
}

func address(pub ecdsa.PublicKey) string { return crypto.PubkeyToAddress(pub).Hex() }
