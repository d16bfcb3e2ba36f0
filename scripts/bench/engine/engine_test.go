package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/cuda"
	"github.com/infernetprotocol/infernet/train/num/cuda/emulator"
)

// TestMain makes the test program a fake of peer.py's interpreter, if FAKE_PEER is
// set: it greets with FAKE_PEER and answers every request with FAKE_ANSWER.
func TestMain(m *testing.M) {
	hello := os.Getenv("FAKE_PEER")
	if hello == "" {
		os.Exit(m.Run())
	}
	fmt.Println(hello)
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		fmt.Println(strings.ReplaceAll(os.Getenv("FAKE_ANSWER"), "REQUEST", in.Text()))
	}
}

func self(t *testing.T) string {
	t.Helper()
	name, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return name
}

func TestOptionsThatDoNotFit(t *testing.T) {
	for _, c := range []struct {
		o    options
		want string
	}{
		{options{device: onCPU, clock: "sun", backend: "auto"}, `-clock "sun"`},
		{options{device: "tpu", clock: wall, backend: "auto"}, `-device "tpu": want cpu or cuda`},
		{options{device: onCPU, clock: wall, backend: cuda.Name}, "add -device cuda"},
		{options{device: onGPU, clock: cpu, backend: "auto"}, "leave it out with -device cuda"},
		{options{device: onGPU, clock: wall, backend: "avx2"}, "-backend avx2"},
	} {
		if err := c.o.settle(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %q", c.o, err, c.want)
		}
	}
	o := options{device: onCPU, clock: wall, backend: "auto"}
	if err := o.settle(); err != nil || o.backend != "auto" || o.queued() != 1 {
		t.Errorf("%+v: %v", o, err)
	}
}

// TestGPUIsNamedOrRefused checks that a GPU's name is known, and that the error of a
// machine without one says where to look.
func TestGPUIsNamedOrRefused(t *testing.T) {
	o := options{device: onGPU, clock: wall, backend: "auto"}
	err := o.settle()
	if all, failed := cuda.Devices(); failed == nil && len(all) > 0 {
		if err != nil || !strings.Contains(o.gpu, all[0].Name) || o.backend != cuda.Name || o.queued() != queuedOnGPU {
			t.Fatalf("%+v: %v", o, err)
		}
		return
	}
	if err == nil || !strings.Contains(err.Error(), "-device cuda: ") {
		t.Fatalf("no GPU: %v", err)
	}
}

func TestPeerRefuses(t *testing.T) {
	const why = "torch 2.15.0 is a build for the processor"
	t.Setenv("FAKE_PEER", `{"error": "`+why+`"}`)
	p, err := startPeer(options{python: self(t), device: onGPU, clock: wall}, 1)
	if p != nil || err == nil || !strings.Contains(err.Error(), why) {
		t.Fatalf("%v, %v", p, err)
	}
}

func TestPeerAnswers(t *testing.T) {
	t.Setenv("FAKE_PEER", `{"torch": "2.15.0", "device": "A GPU"}`)
	t.Setenv("FAKE_ANSWER", `{"absent": "torch.compile needs triton", "torch": "seen", "rate": 1}`)
	p, err := startPeer(options{python: self(t), device: onGPU, clock: wall}, 1)
	if err != nil {
		t.Fatal(err)
	}
	a, err := p.ask(request{Op: "train", Mode: "compile"})
	if err != nil || a.Absent != "torch.compile needs triton" || a.Rate != 1 || p.version != "2.15.0" {
		t.Errorf("%+v, %v, version %q", a, err, p.version)
	}
	if err := p.close(); err != nil {
		t.Error(err)
	}
}

// TestTableOfAGPU prints a report of a machine without torch.compile.
func TestTableOfAGPU(t *testing.T) {
	r := report{
		Machine: "a machine", GPU: "A GPU (81000 MiB, compute capability 9.0)", Torch: "2.15.0", Threads: 2,
		Clock: wall,
		Steps: []step{{Preset: "d256", Backend: cuda.Name, Rates: map[string][]float64{
			"r32/1": {90, 100, 110}, "x8/1": {300, 200, 250}, "eager": {50, 50, 55}, "bf16": {100, 125, 100},
		}}},
		Products: []product{{Layout: "TN", M: 2, N: 3, K: 4, Rates: map[string][]float64{
			"r32": {20e9}, "x8": {60e9}, "x8 packed": {90e9}, "fp32": {10e9}, "bf16": {40e9},
		}}},
		Memory: []memory{
			{Preset: "d256", Bytes: map[string]int64{"r32/1": 3 << 20, "x8/1": 4 << 20, "eager": 6 << 20,
				"bf16": 5 << 20}},
		},
	}
	var b strings.Builder
	print(&b, r)
	for _, want := range []string{
		"both sides on A GPU (81000 MiB, compute capability 9.0); TF32 off",
		"| d256, cuda | 100 | 250 | 50 | — | 100 | 2.00 | — | 4.55 | 2.50 |",
		"| TN 2×3×4 | 20 | — | 60 | — | 90 | — | 10 | 40 | 2.00 | 1.50 |",
		"| memory of training, MiB of the GPU's | ours r32 | ours x8 | eager | bf16 | r32/eager |",
		"| d256 | 3 | 4 | 6 | 5 | 0.50 |",
	} {
		if !slices.Contains(strings.Split(b.String(), "\n"), want) {
			t.Errorf("no line %q in\n%s", want, b.String())
		}
	}
	back, err := json.Marshal(r)
	if err != nil || !strings.Contains(string(back), `"gpu":"A GPU`) {
		t.Errorf("%s, %v", back, err)
	}
}

// TestProductsOnADevice runs the products on the interpreter of the shipped PTX,
// which is a num.Device, and compares with the reference. So the products that are
// timed on a GPU are computed from data in its memory.
func TestProductsOnADevice(t *testing.T) {
	be, err := cuda.New(emulator.Name, emulator.New())
	if err != nil {
		t.Fatal(err)
	}
	defer be.Close()
	for _, l := range []num.Layout{num.NN, num.NT, num.TN} {
		s := shape{l, 5, 7, 66}
		dev, host := newProduct(be, s), newProduct(num.Ref(), s)
		for name, run := range map[string]func(*multiplication){
			"r32": (*multiplication).r32, "x8": (*multiplication).x8, "packed": (*multiplication).packed,
		} {
			run(dev)
			run(host)
			wait(be, dev.c)
			be.Pull(dev.c)
			if !slices.Equal(dev.c, host.c) {
				t.Errorf("%v %s: other products than the reference", l, name)
			}
		}
	}
}
