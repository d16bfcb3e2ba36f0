package config

import "github.com/goccy/go-yaml"

// headComments and lineComments are the comments of a written file: before a key, and at the end of its line. The
// library misplaces comments at the end of an empty list.
var (
	headComments = map[string]string{
		"version":   " A node of infernet. `infernet doctor` checks this file and says what to fix.",
		"network":   " The libp2p side.",
		"api":       " The HTTP interface beside the node's socket.",
		"chain":     " The EVM chain that holds stake and, on the rail evm, escrow.",
		"rail":      " evm, solana or lightning: what pays a job that names none",
		"solana":    " Where jobs are paid on the rail solana.",
		"lightning": " The lnd node that pays jobs on the rail lightning.",
		"engine":    " What training may use of this machine.",
		"provider":  " What a provider asks for.",
		"verifier":  " What a verifier asks for.",
		"client":    " How this node coordinates jobs.",
		"disputes":  " When a wrong segment is challenged on chain.",
		"storage":   " What is kept on disk.",
		"training":  " Which jobs this node trains and checks.",
		"webhooks":  " Addresses that are told what happens here, signed with their secrets.",
		"wallet":    " How the wallet is opened, and what it may spend.",

		"roles":                   " provider, verifier, aggregator, client",
		"network.listen":          " multiaddresses",
		"network.bootstrap":       " multiaddresses of nodes to join, with /p2p/",
		"network.bootstrap_lists": " further nodes to join: lists that are read at from and signed by signer",
		"chain.endpoints":         " further URLs of the same chain",
		"rails":                   " for jobs that name several; rate: what one dollar is worth there",
		"solana.rpc":              " URLs of Solana nodes, the preferred one first",
		"training.licences":       " of bases that it takes; \"*\": every one",
		"lightning.arbiters":      " peer ids of those who hold preimages in trust",
	}
	lineComments = map[string]string{
		"network.mdns":                      " find nodes on the local network",
		"api.listen":                        " host:port; \"\": none",
		"chain.rpc":                         " http(s) or ws(s)",
		"chain.game":                        " where wrong segments are disputed; zero: nowhere",
		"chain.token":                       " ERC-20 stablecoin",
		"chain.decimals":                    " of the token",
		"chain.depth":                       " of the block in which something counts; 1 is the head",
		"chain.finalized":                   " what the chain calls finalized counts, instead of a depth",
		"chain.start_block":                 " where the contracts were deployed",
		"solana.genesis":                    " hash that names the cluster",
		"lightning.address":                 " host:port of lnd's gRPC",
		"lightning.cert":                    " path of its tls.cert",
		"lightning.macaroon":                " path of a macaroon",
		"lightning.network":                 " mainnet, testnet, signet, regtest or simnet",
		"lightning.arbiter":                 " this node is one, for others",
		"lightning.min_segment":             " least pay of a segment, satoshis",
		"lightning.per_day":                 " most that lnd pays for jobs a day, satoshis",
		"engine.backend":                    " auto, ref, avx2, avx512, amx",
		"engine.threads":                    " 0: all cores",
		"engine.max_memory":                 " bytes; a job that needs more is refused",
		"provider.price_per_million_tokens": " in what jobs are paid in",
		"provider.min_stake":                " what init stakes",
		"provider.max_at_risk":              " of vouched pay before it is paid in mid-lease; \"\": any",
		"provider.vanish_after":             " seconds without an answer before it claims on chain",
		"provider.limits":                   " what it puts up with in offers; 0 or \"\": anything",
		"provider.limits.max_window":        " seconds in which stake stays locked after a lease",
		"provider.limits.max_deadline":      " seconds until an offer's deadline",
		"provider.limits.least_yield":       " pay an hour for each dollar of stake that a lease locks",
		"provider.limits.unfunded_stake":    " percent of the free stake, for clients who show no money; 0: none",
		"provider.limits.bids_per_client":   " that wait for an answer",
		"provider.limits.bids_per_contact":  " that wait for an answer of one coordinator",
		"provider.hold_unfunded":            " seconds that a lease may hold the node before its money is there; 0: 15",
		"verifier.price_per_million_tokens": " of a checked segment; \"\": any pay, but not none",
		"client.bid_window_ms":              " how long bids are collected",
		"disputes.coin_price": " of the chain's coin in the token; \"\": every wrong segment is " +
			"challenged",
		"disputes.keys":          " folder of the sealed ceremonies",
		"disputes.keep_windows":  " leases of this client can be disputed for their windows, if all was right too",
		"disputes.few_verifiers": " leases may name fewer verifiers than docs/economics.md asks for",
		"disputes.transcripts":   " SHA-256 of each ceremony that you verified: infernet zk verify prints it",
		"storage.quota_bytes":    " what blocks may fill",
		"storage.reserve_bytes":  " what stays free on the disk: below that no new work is taken; 0: 1 GiB",
		"storage.marks_bytes":    " what states inside of segments may fill; 0: a quarter of quota_bytes",
		"storage.data_bytes":     " of the largest data set; 0: a quarter of quota_bytes and of max_memory",
		"storage.base_bytes":     " of the bases of jobs, unpacked; 0: half of quota_bytes",
		"wallet.passphrase_file": " mode 0600, to start unattended; \"\": ask",
		"wallet.withdraw_above":  " credit from which the node pays it out",
		"wallet.limits":          " a UTC day and a job; \"\": none",
		"wallet.remote":          " a signer that holds the key instead of the keystore",
	}
)

func comments() yaml.CommentMap {
	m := yaml.CommentMap{}
	for key, text := range headComments {
		m["$."+key] = append(m["$."+key], yaml.HeadComment(text))
	}
	for key, text := range lineComments {
		m["$."+key] = append(m["$."+key], yaml.LineComment(text))
	}
	return m
}
