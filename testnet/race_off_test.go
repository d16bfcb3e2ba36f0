//go:build !race

package testnet

const slower = 1
