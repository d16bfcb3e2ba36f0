package engine

import "github.com/infernetprotocol/infernet/train/num"

// place says where the state of a trainer on a device is up to date. On the
// host Init, Load and Save and the users of Tensors read and write it; on the
// device Step does. It is copied when it is needed on the other side.
type place uint8

const (
	onHost place = iota
	onDevice
	onBoth
)

// Err is why the device has failed, or nil. After a failure Tensors may contain
// NaN and nothing may be committed: load the last checkpoint into another
// trainer.
func (t *Trainer) Err() error {
	if t.dev == nil {
		return nil
	}
	return t.dev.Err()
}

// toHost brings the state to the host.
func (t *Trainer) toHost() error {
	if t.dev == nil {
		return nil
	}
	if t.place == onDevice {
		for _, x := range t.tensors {
			t.dev.Pull(x.Data)
		}
		t.place = onBoth
	}
	return t.dev.Err()
}

// toDevice brings the state to the device.
func (t *Trainer) toDevice() {
	if t.dev == nil || t.place != onHost {
		return
	}
	for _, x := range t.tensors {
		t.dev.Push(x.Data)
	}
	t.place = onBoth
}

// finite checks the values in the memory where they are up to date.
func (t *Trainer) finite(x []float32) bool {
	if t.dev != nil {
		return t.dev.Finite(x)
	}
	return num.Finite(x)
}
