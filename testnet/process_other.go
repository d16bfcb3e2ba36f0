//go:build !linux

package testnet

import "syscall"

// dieWithParent has nothing to offer here: children are stopped by the parent,
// and survive if it is killed.
func dieWithParent() *syscall.SysProcAttr { return nil }
