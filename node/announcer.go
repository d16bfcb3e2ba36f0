package node

import (
	"context"
	"log/slog"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// announcer publishes an announcement on both topics. On that of funded offers it is heard whatever strangers announce;
// on the other one also by nodes that cannot see the client's money now.
type announcer struct {
	offers, funded *p2p.Topic
	log            *slog.Logger
}

// Publish implements coordinator.Publisher.
func (a announcer) Publish(ctx context.Context, announcement []byte) error {
	err := a.offers.Publish(ctx, announcement)
	if e := a.funded.Publish(ctx, announcement); e != nil {
		a.log.Debug("announced without the client's money, which was not seen", "err", e)
	}
	return err
}
