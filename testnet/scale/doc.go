// Package scale simulates how an offer spreads through a network of many thousand nodes, in virtual time.
//
//	Config   how large the network is, who is hostile in it, and what links and processors are like
//	Run      builds the network, lets honest nodes announce offers, and counts
//	Result   how fast the offers arrived, and what that cost
//
// The model is GossipSub 1.2 with the parameters of node/p2p: a node's own offer goes to all its peers, others' to its
// mesh; ids are advertised at heartbeats to peers outside it (IHAVE), which ask for what they lack (IWANT); what is
// large is declined from whoever would send it again (IDONTWANT). The budgets of node/p2p by which strangers are heard
// stand before each node. A test compares the model with go-libp2p-pubsub.
//
// What the model leaves out: nodes that come and go, losses of packets, scores other than for grafting, and
// opportunistic grafting, which would replace mesh members that swallow. A seed gives the same result everywhere. There
// is no I/O and no clock.
package scale
