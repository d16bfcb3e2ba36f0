// Surfnet builds the Solana test network, unless it is in the user's cache
// folder already, and prints its path.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	testsolana "github.com/infernetprotocol/infernet/testnet/solana"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	path, err := testsolana.Binary(ctx)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(path)
}
