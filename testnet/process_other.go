//go:build !linux

package testnet

import "syscall"

// dieWithParent returns nil on this system: the parent stops its children, but they survive if it is killed.
func dieWithParent() *syscall.SysProcAttr { return nil }
