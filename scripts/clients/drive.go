package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/testnet"
)

// market is a network whose client's API the programs call.
type market struct {
	net                        *testnet.Network
	client, provider, verifier *testnet.Party
}

// outcome is the last line that a program prints: the job that it had trained, as the API told it. Amounts are in base
// units, as text, so that no language rounds them.
type outcome struct {
	Job       string      `json:"job"`
	Idle      string      `json:"idle"` // the job that nobody took, which it has cancelled
	Segments  uint32      `json:"segments"`
	Deposited money.Units `json:"deposited,string"`
	Spent     money.Units `json:"spent,string"`
	Refunded  money.Units `json:"refunded,string"`
	Provider  money.Units `json:"provider,string"`
	Verifier  money.Units `json:"verifier,string"`
	File      string      `json:"file"` // that it has downloaded in two parts
	SHA256    string      `json:"sha256"`
}

var errEarly = errors.New("the program ended without an outcome")

// drive runs a program to its end, and compares what it tells with the chain.
func (m *market) drive(ctx context.Context, program string) error {
	before, err := m.net.Books(ctx)
	if err != nil {
		return err
	}
	known, err := m.client.API.Jobs(ctx)
	if err != nil {
		return err
	}
	begun := time.Now()
	told, err := m.play(ctx, program)
	if err != nil {
		return err
	}
	after, err := m.net.Books(ctx)
	if err != nil {
		return err
	}
	if err := errors.Join(m.checkMoney(before, after, told), m.checkJobs(ctx, known, told)); err != nil {
		return err
	}
	say("%s: %d base units paid for job %s, as signed and not twice; %s", program, told.Spent, told.Job[:10],
		time.Since(begun).Round(time.Second/10))
	return nil
}

// play runs a program beside the client's node and returns its last line.
func (m *market) play(ctx context.Context, program string) (told outcome, err error) {
	base, token, err := m.door(ctx)
	if err != nil {
		return told, err
	}
	argv := strings.Fields(program)
	cmd := exec.CommandContext(ctx, argv[0], argv[1:]...)
	cmd.Env = append(os.Environ(), "INFERNET_API="+base, "INFERNET_TOKEN="+token)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return told, err
	}
	if err := cmd.Start(); err != nil {
		return told, err
	}
	var last []byte
	for s := bufio.NewScanner(out); s.Scan(); {
		say("  %s", s.Text())
		last = bytes.Clone(s.Bytes())
	}
	if err := cmd.Wait(); err != nil {
		return told, err
	}
	if err := json.Unmarshal(last, &told); err != nil || len(told.Job) < 10 {
		return told, errors.Join(errEarly, err)
	}
	return told, nil
}

// door is the address of the client's API over TCP, and its token.
func (m *market) door(ctx context.Context) (base, token string, err error) {
	t, err := m.client.API.Ticket(ctx, api.TicketRequest{Seconds: 1})
	if err != nil {
		return "", "", err
	}
	base, _, ok := strings.Cut(t.URL, "/#")
	if !ok {
		return "", "", fmt.Errorf("the node's page is at %s", t.URL)
	}
	b, err := os.ReadFile(m.client.Home.Token())
	return base, strings.TrimSpace(string(b)), err
}
