//go:build !linux

package lightning

import "syscall"

// dieWithParent has nothing to offer here: daemons are stopped by the parent.
func dieWithParent() *syscall.SysProcAttr { return nil }
