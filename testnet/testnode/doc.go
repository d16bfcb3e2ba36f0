// Package testnode stakes for nodes of test networks and sends transactions of their wallets. Tests of
// several packages start such nodes, so this is no test file.
package testnode
