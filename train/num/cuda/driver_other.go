//go:build !linux || !amd64

package cuda

import (
	"fmt"
	"runtime"
)

// errPlatform is returned on other platforms than linux/amd64. Loading the
// driver's libraries makes a binary dynamic, and they are not tested elsewhere.
var errPlatform = fmt.Errorf("%w: this build is for %s/%s, GPUs are used on linux/amd64; use --backend auto",
	ErrNoDriver, runtime.GOOS, runtime.GOARCH)

// Devices lists the GPUs. The error wraps ErrNoDriver.
func Devices() ([]Device, error) { return nil, errPlatform }

// DriverVersion is the newest CUDA that the driver supports, such as "12.4".
func DriverVersion() (string, error) { return "", errPlatform }

func openDriver(int) (Driver, error) { return nil, errPlatform }
