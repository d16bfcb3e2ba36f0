package testnet

import (
	"context"
	"errors"
	"time"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/node/api"
)

// pageTime is how long a link to a page may be used.
const pageTime = api.MaxTicketLife

// sayPage says where a browser sees the client's page.
func (d *Demo) sayPage(ctx context.Context) error {
	t, err := d.client.API.Ticket(ctx, api.TicketRequest{Seconds: int(pageTime / time.Second)})
	if err != nil {
		return err
	}
	d.Say("page      %s (opens once, within %s)", t.URL, pageTime)
	return nil
}

// keep tells the outcome and leaves the network up until the context ends, or one of its processes does.
func (d *Demo) keep(ctx context.Context, r Report) error {
	if err := d.Keep(d, r); err != nil {
		return err
	}
	if d.gone {
		d.Say("the client is gone, and its page with it: nothing is kept up")
		return nil
	}
	if err := d.sayPage(ctx); err != nil {
		return causeOf(ctx, err)
	}
	d.Say("chain     %s, id %d", d.net.URL, devnet.ChainID)
	d.Say("to act    infernet --home %s ui --act", d.client.Home.Config)
	d.Say("the network stays up until Ctrl-C")
	<-ctx.Done()
	if cause := context.Cause(ctx); !errors.Is(cause, context.Canceled) {
		return cause
	}
	return nil
}
