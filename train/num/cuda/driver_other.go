//go:build !linux || !amd64 || nocuda

package cuda

import (
	"fmt"
	"runtime"
)

// errPlatform says that the driver's libraries are loaded on linux/amd64 only, because
// loading them makes a binary dynamic and the others are not tested. The build tag
// nocuda makes a static binary there as well.
var errPlatform = fmt.Errorf(
	"%w: this build for %s/%s uses no GPU, one for linux/amd64 without the tag nocuda does; use --backend auto",
	ErrNoDriver, runtime.GOOS, runtime.GOARCH)

// Devices lists the GPUs. The error wraps ErrNoDriver.
func Devices() ([]Device, error) { return nil, errPlatform }

// DriverVersion is the newest CUDA that the driver supports, such as "12.4".
func DriverVersion() (string, error) { return "", errPlatform }

func openDriver(int) (Driver, error) { return nil, errPlatform }
