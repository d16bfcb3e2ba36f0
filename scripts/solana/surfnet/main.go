// Surfnet builds the Solana test network, unless it is already in the user's cache
// folder, and prints its path.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	path, err := surfpool.Binary(ctx)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(path)
}
