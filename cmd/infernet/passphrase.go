package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"

	"golang.org/x/term"

	"github.com/infernetprotocol/infernet/node/api"
)

// passphraseEnv holds the wallet's passphrase for scripts.
const passphraseEnv = "INFERNET_PASSPHRASE"

// maxPassphrase bounds a passphrase file, in bytes.
const maxPassphrase = 4096

var (
	// errNoPassphrase: there is nobody to ask.
	errNoPassphrase = errors.New("the wallet's passphrase is needed and there is no terminal to ask on")
	// errOpenFile: a secret's file can be read by others.
	errOpenFile = errors.New("file with a secret can be read by others")
)

// passphrase finds the wallet's passphrase: a file, the environment, the
// configuration's file, or a person at the terminal.
func (a *app) passphrase(flagFile, configFile string) (string, error) {
	switch env, ok := os.LookupEnv(passphraseEnv); {
	case flagFile != "":
		return readPassphrase(flagFile)
	case ok:
		return env, nil
	case configFile != "":
		return readPassphrase(configFile)
	}
	return a.askPassphrase("Passphrase of the wallet: ")
}

// newPassphrase is passphrase for a wallet to be made: a person types it twice.
func (a *app) newPassphrase(flagFile string) (string, error) {
	if _, ok := os.LookupEnv(passphraseEnv); ok || flagFile != "" {
		return a.passphrase(flagFile, "")
	}
	first, err := a.askPassphrase("Choose a passphrase for the wallet: ")
	if err != nil {
		return "", err
	}
	again, err := a.askPassphrase("Once more: ")
	if err != nil {
		return "", err
	}
	if first != again {
		return "", &usageError{errors.New("the two passphrases differ"), "start again"}
	}
	return first, nil
}

func (a *app) askPassphrase(prompt string) (string, error) {
	f, ok := a.in.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return "", api.WithHint(errNoPassphrase, "use --passphrase-file FILE or set "+passphraseEnv)
	}
	fmt.Fprint(a.err, prompt)
	b, err := term.ReadPassword(int(f.Fd()))
	fmt.Fprintln(a.err)
	if err != nil {
		return "", err
	}
	if len(b) == 0 {
		return "", &usageError{errors.New("an empty passphrase protects nothing"), "choose one with a few words"}
	}
	return string(b), nil
}

// readPassphrase reads a file that only its owner can read; a final line break
// is not part of the passphrase.
func readPassphrase(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return "", err
	}
	if info.Mode().Perm()&0o077 != 0 {
		return "", api.WithHint(fmt.Errorf("%w: %s", errOpenFile, path), "chmod 600 "+path)
	}
	b, err := io.ReadAll(io.LimitReader(f, maxPassphrase))
	if err != nil {
		return "", err
	}
	b = bytes.TrimRight(b, "\r\n")
	if len(b) == 0 {
		return "", &usageError{fmt.Errorf("%s is empty", path), "write the passphrase into it"}
	}
	return string(b), nil
}
