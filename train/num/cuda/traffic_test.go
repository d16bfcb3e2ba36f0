package cuda

import (
	"bytes"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/num"
)

// TestTraffic: a step of training copies tokens to the device and sums back,
// and the number of its launches does not grow with heads or rows. A device
// that fails in a step ends the step with the device's error.
func TestTraffic(t *testing.T) {
	b, d := openCounted(t)
	num.Register("counted", func() (num.Backend, error) { return b, nil })
	p, err := engine.Preset("demo", 10, 1)
	if err != nil {
		t.Fatal(err)
	}
	p.Batch, p.Model.Context = 2, 64/slowdown
	text := bytes.Repeat([]byte("Bodies act upon Light at a distance. "), 40)
	trainer, err := engine.New(p, text, engine.Options{Backend: "counted", Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	trainer.Init()
	if _, err := trainer.Step(); err != nil {
		t.Fatal(err)
	}
	tokens, tensors := int(p.TokensPerStep()), len(trainer.Tensors())/3
	if _, err := trainer.Step(); err != nil { // Tensors showed the state: it is copied once more
		t.Fatal(err)
	}
	d.up, d.down, d.launches = 0, 0, 0
	if _, err := trainer.Step(); err != nil {
		t.Fatal(err)
	}
	t.Logf("a step: %d bytes to the device, %d back, %d launches", d.up, d.down, d.launches)
	if most := 4*3*tokens + 4*tensors; d.up > most {
		t.Errorf("%d bytes went to the device, at most %d for tokens and sums", d.up, most)
	}
	if most := 4 * (2*tensors + 20); d.down > most {
		t.Errorf("%d bytes came back, at most %d for sums and flags", d.down, most)
	}
	d.failAt = d.launches + 100
	if _, err := trainer.Step(); !errors.Is(err, errBroken) || !errors.Is(trainer.Err(), errBroken) {
		t.Errorf("%v, want %v", err, errBroken)
	}
	if err := trainer.Save(new(bytes.Buffer)); !errors.Is(err, errBroken) {
		t.Errorf("Save says %v", err)
	}
	if x := trainer.Tensors()[0].Data[0]; x == x {
		t.Errorf("the state reads %v", x)
	}
}
