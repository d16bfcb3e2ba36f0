package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet"
	"github.com/infernetprotocol/infernet/train/num"
)

var errDiffers = errors.New("not what the engine and the market must give")

func main() {
	log.SetFlags(0)
	var r run
	flag.StringVar(&r.exe, "exe", "bin/infernet", "the infernet program")
	flag.StringVar(&r.base, "base", "", "folder of the model")
	flag.StringVar(&r.licence, "licence", "apache-2.0", "the model's licence")
	flag.StringVar(&r.backend, "verifier", second(), "back end of the verifier's engine")
	methods := flag.String("methods", "lora,qlora,dpo", "how to tune")
	flag.Parse()
	if r.base == "" || flag.NArg() != 1 {
		log.Fatal("usage: market -base FOLDER OUT")
	}
	r.out = flag.Arg(0)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := r.all(ctx, strings.Split(*methods, ",")); err != nil {
		log.Fatal(err)
	}
}

// second is a back end of other instructions than auto takes on a processor with AVX-512, if there is one.
func second() string {
	const name = "avx2"
	b, err := num.New(name, 1)
	if err != nil {
		return "auto"
	}
	b.Close()
	return name
}

// run is a network and the model that is tuned on it.
type run struct {
	exe, base, licence, backend, out string
	client                           *testnet.Party
}

// dollars is what each party has, in base units.
const dollars = 1000_000_000

func (r *run) all(ctx context.Context, methods []string) error {
	exe, err := filepath.Abs(r.exe)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "market-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	r.client = &testnet.Party{Name: "client", Roles: "client", Dollars: dollars}
	net, ctx, err := testnet.StartNetwork(ctx, testnet.Options{
		Exe: exe, Dir: dir, Licences: append(config.DefaultLicences, r.licence),
		Parties: []*testnet.Party{
			r.client,
			{Name: "provider", Roles: "provider", Price: "5.00", Stake: "100", Dollars: dollars},
			{Name: "verifier", Roles: "verifier", Stake: "100", Dollars: dollars, Backend: r.backend},
		},
		Say: func(string, ...any) {},
	})
	if err != nil {
		return err
	}
	defer net.Close()
	for _, m := range methods {
		since := time.Now()
		if err := r.twice(ctx, m); err != nil {
			return fmt.Errorf("%s: %w", m, err)
		}
		fmt.Printf("  %.0f s\n", time.Since(since).Seconds())
	}
	return nil
}

// twice tunes by a method, writes the case, and tunes again to the same root.
func (r *run) twice(ctx context.Context, method string) error {
	first, err := r.tune(ctx, method, 1)
	if err != nil {
		return err
	}
	if err := r.write(first); err != nil {
		return err
	}
	second, err := r.tune(ctx, method, 2)
	if err != nil {
		return err
	}
	if a, b := first.view, second.view; a.Root != b.Root || fmt.Sprint(a.Eval.Values) != fmt.Sprint(b.Eval.Values) {
		return fmt.Errorf("%w: the second run ends at %s, %v; the first at %s, %v", errDiffers, b.Root, b.Eval.Values,
			a.Root, a.Eval.Values)
	}
	v := first.view
	fmt.Printf("%s: twice %d of %d segments checked with %s and paid, both to root %.10s…\n", method, v.SegmentsPaid,
		v.Segments, r.backend, v.Root)
	return nil
}
