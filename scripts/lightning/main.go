// Lightning builds btcd and lnd for the tests, unless they are in the user's
// cache folder already, and prints the folder that holds them.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	"github.com/infernetprotocol/infernet/testnet/lightning"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	dir, err := lightning.Build(ctx, os.Stderr)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(dir)
}
