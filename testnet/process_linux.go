package testnet

import "syscall"

// dieWithParent gives a child its own process group. So an interrupt from the terminal reaches the parent alone, which
// then stops its children in order. The kernel kills the child when the parent ends in any way.
func dieWithParent() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
