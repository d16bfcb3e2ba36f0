package lightning

import "syscall"

// dieWithParent gives a daemon its own process group, so that an interrupt from
// the terminal reaches the parent alone, and lets the kernel kill it when the
// parent dies, however that dies.
func dieWithParent() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
