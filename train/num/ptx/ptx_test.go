package ptx

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
)

// program wraps lines into an entry k(out, in, n) with registers of each class
// and 64 words of shared memory; the three parameters are in %rd0, %rd1, %r0,
// the thread's number in %r1, out + 4·thread in %rd2 and in + 4·thread in %rd3.
// The lines begin at line 21.
func program(lines string) string {
	return `.version 8.2
.target sm_80
.address_size 64
.visible .entry k(
.param .u64 out, .param .u64 in, .param .u32 n
)
{
.reg .pred %p<9>;
.reg .b32 %r<30>;
.reg .f32 %f<30>;
.reg .b64 %rd<9>;
.shared .align 16 .b8 box[256];
ld.param.u64 %rd0, [out];
ld.param.u64 %rd1, [in];
ld.param.u32 %r0, [n];
mov.u32 %r1, %tid.x;
mul.wide.u32 %rd2, %r1, 4;
add.s64 %rd3, %rd1, %rd2;
add.s64 %rd2, %rd0, %rd2;
mov.u64 %rd4, box;
` + lines + "\nret;\n}\n"
}

// firstLine is the line of a program's first own instruction.
const firstLine = 21

// launch runs lines on in over one block and returns out, which has outWords
// words.
func launch(t *testing.T, lines string, threads, outWords int, in []uint32) ([]uint32, error) {
	t.Helper()
	m, err := Parse(program(lines))
	if err != nil {
		t.Fatal(err)
	}
	machine := &Machine{Limit: 10000}
	at := func(words int) Address {
		a, err := machine.Alloc(4 * words)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	out, from := at(outWords), at(len(in))
	if err := machine.Write(from, bytesOf(in)); err != nil {
		t.Fatal(err)
	}
	args := binary.LittleEndian.AppendUint64(nil, uint64(out))
	args = binary.LittleEndian.AppendUint64(args, uint64(from))
	args = binary.LittleEndian.AppendUint32(args, uint32(len(in)))
	if err := machine.Launch(m.Entry("k"), Dim{1, 1, 1}, threads, args); err != nil {
		return nil, err
	}
	b := make([]byte, 4*outWords)
	if err := machine.Read(b, out); err != nil {
		return nil, err
	}
	words := make([]uint32, outWords)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(b[4*i:])
	}
	return words, nil
}

func bytesOf(x []uint32) (b []byte) {
	for _, v := range x {
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	return b
}

// TestRuntimeErrors: what is undefined or unordered on a GPU ends the launch, with the
// line and the thread.
func TestRuntimeErrors(t *testing.T) {
	for _, c := range []struct {
		name, lines  string
		threads      int
		want         error
		line, thread int // of the fault, the line counted from 1 in lines
	}{
		{"two threads write one shared word", "st.shared.u32 [%rd4], %r1;", 2, ErrRace, 1, 1},
		{"two threads of two warps write one shared word",
			"and.b32 %r2, %r1, 31;\nshl.b32 %r2, %r2, 2;\ncvt.u64.u32 %rd5, %r2;\nadd.s64 %rd5, %rd4, " +
				"%rd5;\nst.shared.u32 [%rd5], %r1;", 64, ErrRace, 5, 32},
		{"a neighbour is read without a barrier", "mul.wide.u32 %rd5, %r1, 4;\n" +
			"add.s64 %rd5, %rd4, %rd5;\nst.shared.u32 [%rd5], %r1;\nxor.b32 %r2, %r1, 1;\nmul.wide.u32 %rd6, %r2, " +
			"4;\nadd.s64 %rd6, %rd4, %rd6;\nld.shared.u32 %r3, [%rd6];", 2, ErrRace, 7, 0},
		{"what others still read is written", "setp.ne.s32 %p0, %r1, 0;\n" +
			"@%p0 bra $later;\nst.shared.u32 [%rd4], %r1;\n$later:\nbar.sync 0;\nld.shared.u32 %r2, " +
			"[%rd4];\nst.shared.u32 [%rd4], %r2;", 2, ErrRace, 7, 0},
		{"two threads write one global word", "st.global.u32 [%rd0], %r1;", 2, ErrRace, 1, 1},
		{"a global word is read that another thread writes",
			"st.global.u32 [%rd2], %r1;\nld.global.u32 %r2, [%rd0];", 2, ErrRace, 2, 1},
		{"half a warp at a barrier", "setp.lt.u32 %p0, %r1, 16;\n@%p0 bra $on;\nbar.sync 0;\n$on:", 32,
			ErrBarrier, 3, 16},
		{"a guarded barrier", "setp.lt.u32 %p0, %r1, 16;\n@%p0 bar.sync 0;", 32, ErrBarrier, 2, 0},
		{"a warp has ended", "setp.lt.u32 %p0, %r1, 32;\n@%p0 ret;\nbar.sync 0;", 64, ErrBarrier, 3, 0},
		{"warps at two barriers", "setp.lt.u32 %p0, %r1, 32;\n" +
			"@%p0 bra $b;\nbar.sync 0;\nbra $end;\n$b:\nbar.sync 0;\n$end:",
			64, ErrBarrier, 3, 0},
		{"a word beyond the end", "ld.global.u32 %r2, [%rd3+8];", 7, ErrMemory, 1, 6},
		{"a word before the start", "ld.global.u32 %r2, [%rd3+-4];", 1, ErrMemory, 1, 0},
		{"shared memory beyond the end", "st.shared.u32 [%rd4+256], %r1;", 1, ErrMemory, 1, 0},
		{"shared memory before the start", "ld.shared.u32 %r2, [%rd4+-4];", 1, ErrMemory, 1, 0},
		{"an address in mid-word", "ld.global.u32 %r2, [%rd3+2];", 1, ErrMemory, 1, 0},
		{"a vector that is not aligned", "ld.global.v4.u32 {%r2,%r3,%r4,%r5}, [%rd3];", 2, ErrMemory, 1, 1},
		{"a register without value", "add.s32 %r2, %r1, %r9;", 1, ErrUninitialised, 1, 0},
		{"a register that only some lanes wrote", "setp.lt.u32 %p0, %r1, 3;\n" +
			"@%p0 mov.u32 %r2, 1;\nst.global.u32 [%rd2], %r2;", 4, ErrUninitialised, 3, 3},
		{"shared memory without value", "ld.shared.u32 %r2, [%rd4];", 1, ErrUninitialised, 1, 0},
		{"global memory without value", "ld.global.u32 %r2, [%rd2];", 1, ErrUninitialised, 1, 0},
		{"a division by zero", "div.u32 %r2, %r0, %r1;", 2, ErrUndefined, 1, 0},
		{"a shuffle without all lanes", "setp.lt.u32 %p0, %r1, 16;\n" +
			"@%p0 bra $on;\nmov.u32 %r2, 1;\nshfl.sync.down.b32 %r3|%p1, %r1, 1, 31, -1;\n$on:", 32,
			ErrUndefined, 4, 16},
		{"mma in a warp that is not full", "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%r2,%r3,%r4,%r5}, " +
			"{%r1,%r1,%r1,%r1}, {%r1,%r1}, {%r1,%r1,%r1,%r1};", 31, ErrUndefined, 1, 0},
		{"a loop without end", "$loop:\nbra $loop;", 1, ErrEndless, 2, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := launch(t, c.lines, c.threads, 64, []uint32{1, 2, 3, 4, 5, 6, 7, 8})
			var f *RuntimeError
			if !errors.As(err, &f) || !errors.Is(err, c.want) {
				t.Fatalf("%v, want %v", err, c.want)
			}
			if f.Line != firstLine-1+c.line || f.Thread != c.thread || f.Entry != "k" {
				t.Errorf("%v: want line %d, thread %d", err, firstLine-1+c.line, c.thread)
			}
		})
	}
}

// TestRefusedTexts: what is not in the table is refused with its line.
func TestRefusedTexts(t *testing.T) {
	for _, c := range []struct {
		lines string
		want  error
	}{
		{"add.f32 %f0, %f1, %f2;", ErrUnknown}, // may be fused
		{"fma.rn.ftz.f32 %f0, %f1, %f2, %f3;", ErrUnknown},
		{"div.approx.f32 %f0, %f1, %f2;", ErrUnknown},
		{"ex2.approx.f32 %f0, %f1;", ErrUnknown},
		{"atom.global.add.f32 %f0, [%rd2], %f1;", ErrUnknown},
		{"bar.sync 1;", ErrUnknown},
		{"add.s32 %r2, %rd1, %r1;", ErrUnknown},
		{"add.s32 %r2, %r99, %r1;", ErrUnknown},
		{"mov.u32 %r2, %clock;", ErrUnknown},
		{"mov.u32 %r2, 4294967296;", ErrUnknown},
		{"mov.u64 %rd2, elsewhere;", ErrUnknown},
		{"add.s32 %r2, %r1;", ErrSyntax},
		{"bra $nowhere;", ErrSyntax},
		{"ld.param.u32 %r2, [out+20];", ErrSyntax},
		{"ld.param.u32 %r2, [absent];", ErrSyntax},
		{"mov.u32 %r2, 1 ?", ErrSyntax},
		{"$a:\n$a:", ErrSyntax},
	} {
		_, err := Parse(program(c.lines))
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.lines, err, c.want)
		}
		if err != nil && !strings.Contains(err.Error(), "line ") {
			t.Errorf("%s: %v names no line", c.lines, err)
		}
	}
	for _, text := range []string{".tex x;", ".visible .func f()", program("") + program(""),
		strings.Replace(program(""), ".f32 %f", ".f64 %f", 1)} {
		if _, err := Parse(text); err == nil {
			t.Errorf("%.40q… was read", text)
		}
	}
}

func TestRefusedLaunches(t *testing.T) {
	m, err := Parse(strings.Replace(program(""), "\n)\n{", "\n)\n.maxntid 64, 1, 1\n{", 1))
	if err != nil {
		t.Fatal(err)
	}
	k, args := m.Entry("k"), make([]byte, 20)
	for _, c := range []struct {
		grid    Dim
		threads int
		args    []byte
	}{{Dim{1, 1, 1}, 65, args}, {Dim{1, 1, 1}, 0, args}, {Dim{0, 1, 1}, 1, args}, {Dim{1, 65536, 1}, 1, args},
		{Dim{1, 1, 1}, 1, args[:19]}} {
		if err := new(Machine).Launch(k, c.grid, c.threads, c.args); !errors.Is(err, ErrLaunch) {
			t.Errorf("%v, %d threads, %d bytes: %v", c.grid, c.threads, len(c.args), err)
		}
	}
	small := Machine{Capacity: 100}
	if _, err := small.Alloc(101); !errors.Is(err, ErrNoMemory) {
		t.Errorf("%v, want %v", err, ErrNoMemory)
	}
	if at, err := small.Alloc(100); err != nil || small.Free(at) != nil || !errors.Is(small.Free(at), ErrMemory) {
		t.Error("memory is not given back once")
	}
}

// one runs an instruction on one thread: its sources are r2…, f2…, its result r9.
func one(t *testing.T, line string, in ...uint32) uint32 {
	t.Helper()
	var lines strings.Builder
	for i := range in {
		fmt.Fprintf(&lines, "ld.global.u32 %%r%d, [%%rd1+%d];\nmov.b32 %%f%d, %%r%d;\n", i+2, 4*i, i+2, i+2)
	}
	out, err := launch(t, lines.String()+line+"\nst.global.u32 [%rd2], %r9;", 1, 1, in)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return out[0]
}

// TestInstructions holds single instructions against values worked out from the
// PTX ISA.
func TestInstructions(t *testing.T) {
	bits := math.Float32bits
	const nan, inf = 0x7fc00000, 0x7f800000
	for _, c := range []struct {
		line string
		in   []uint32
		want uint32
	}{
		{"shl.b32 %r9, %r2, %r3;", []uint32{1, 32}, 0},
		{"shr.u32 %r9, %r2, %r3;", []uint32{1 << 31, 31}, 1},
		{"shr.s32 %r9, %r2, %r3;", []uint32{1 << 31, 40}, ^uint32(0)},
		{"min.s32 %r9, %r2, %r3;", []uint32{^uint32(0), 1}, ^uint32(0)},
		{"min.u32 %r9, %r2, %r3;", []uint32{^uint32(0), 1}, 1},
		{"max.s32 %r9, %r2, -127;", []uint32{^uint32(199)}, ^uint32(126)},
		{"mad.lo.s32 %r9, %r2, %r3, %r4;", []uint32{1 << 20, 1 << 13, 5}, 5},
		{"rem.u32 %r9, %r2, %r3;", []uint32{17, 5}, 2},
		{"bfi.b32 %r9, %r2, %r3, 8, 8;", []uint32{0xabcd, 0x11223344}, 0x1122cd44},
		{"bfi.b32 %r9, %r2, %r3, 24, 16;", []uint32{0xabcd, 0x11223344}, 0xcd223344},
		{"bfi.b32 %r9, %r2, %r3, 0, 32;", []uint32{7, 9}, 7},
		{"prmt.b32 %r9, %r2, %r3, 0x3450;", []uint32{0x33221100, 0x77665544}, 0x33445500},
		{"prmt.b32 %r9, %r2, %r3, 8;", []uint32{0x80, 0}, 0x808080ff},
		{"cvt.rni.s32.f32 %r9, %f2;", []uint32{bits(2.5)}, 2},
		{"cvt.rni.s32.f32 %r9, %f2;", []uint32{bits(-3.5)}, ^uint32(3)},
		{"cvt.rni.s32.f32 %r9, %f2;", []uint32{bits(3e9)}, 1<<31 - 1},
		{"cvt.rni.s32.f32 %r9, %f2;", []uint32{bits(-3e9)}, 1 << 31},
		{"cvt.rni.s32.f32 %r9, %f2;", []uint32{nan}, 0},
		{"cvt.rn.f32.u32 %f3, %r2;\nmov.b32 %r9, %f3;", []uint32{1<<24 + 1}, bits(1 << 24)},
		{"cvt.rn.f32.s32 %f3, %r2;\nmov.b32 %r9, %f3;", []uint32{^uint32(4)}, bits(-5)},
		{"neg.f32 %f3, %f2;\nmov.b32 %r9, %f3;", []uint32{0}, 1 << 31},
		{"sqrt.rn.f32 %f3, %f2;\nmov.b32 %r9, %f3;", []uint32{bits(2)}, 0x3fb504f3},
		{"div.rn.f32 %f4, %f2, %f3;\nmov.b32 %r9, %f4;", []uint32{bits(1), bits(3)}, 0x3eaaaaab},
		// subnormal
		{"mul.rn.f32 %f4, %f2, %f3;\nmov.b32 %r9, %f4;", []uint32{1 << 22, bits(0.5)}, 1 << 21},
		// 0 if rounded twice
		{"fma.rn.f32 %f5, %f2, %f3, %f4;\nmov.b32 %r9, %f5;", []uint32{0x3f800800, 0x3f800800, 0xbf801000}, 0x33800000},
		{"setp.lt.f32 %p0, %f2, %f3;\nselp.b32 %r9, 1, 0, %p0;", []uint32{nan, bits(1)}, 0},
		{"setp.gt.f32 %p0, %f2, %f3;\nselp.b32 %r9, 1, 0, %p0;", []uint32{inf, bits(1)}, 1},
		{"setp.lt.s32 %p0, %r2, 0;\nsetp.lt.u32 %p1, %r2, 5;\nor.pred %p2, %p0, %p1;\nselp.b32 %r9, 1, 0, %p2;",
			[]uint32{1 << 31}, 1},
		{"cvt.u64.u32 %rd5, %r2;\nshl.b64 %rd5, %rd5, 8;\nshr.u64 %rd5, %rd5, 36;\ncvt.u32.u64 %r9, %rd5;",
			[]uint32{0xf0000000}, 0xf},
		{"ld.global.s32 %rd5, [%rd1];\nsetp.lt.s64 %p0, %rd5, 0;\nselp.b64 %rd6, %rd5, 7, %p0;\ncvt.u32.u64 %r9, %rd6;",
			[]uint32{^uint32(1)}, ^uint32(1)},
	} {
		if got := one(t, c.line, c.in...); got != c.want {
			t.Errorf("%s of %x: %08x, want %08x", c.line, c.in, got, c.want)
		}
	}
}

// TestLanesMeetAgain: lanes leave a loop one by one and are together afterwards,
// as the barrier proves.
func TestLanesMeetAgain(t *testing.T) {
	out, err := launch(t, `mov.u32 %r2, 0;
mov.u32 %r3, 0;
$loop:
add.s32 %r3, %r3, %r2;
add.s32 %r2, %r2, 1;
setp.le.u32 %p0, %r2, %r1;
@%p0 bra $loop;
bar.sync 0;
shfl.sync.down.b32 %r4|%p1, %r3, 1, 31, -1;
@!%p1 mov.u32 %r4, 1000;
st.global.u32 [%rd2], %r4;`, 64, 64, []uint32{0})
	if err != nil {
		t.Fatal(err)
	}
	for i, got := range out {
		want := uint32((i + 1) * (i + 2) / 2) // the neighbour's sum of 0 to i+1
		if i%32 == 31 {
			want = 1000 // there is none
		}
		if got != want {
			t.Errorf("thread %d: %d, want %d", i, got, want)
		}
	}
}

// TestBarrierOrders: with a barrier between them a write and a read of another
// thread's word are no race.
func TestBarrierOrders(t *testing.T) {
	out, err := launch(t, `mul.wide.u32 %rd5, %r1, 4;
add.s64 %rd5, %rd4, %rd5;
st.shared.u32 [%rd5], %r1;
bar.sync 0;
xor.b32 %r2, %r1, 63;
mul.wide.u32 %rd6, %r2, 4;
add.s64 %rd6, %rd4, %rd6;
ld.shared.u32 %r3, [%rd6];
st.global.u32 [%rd2], %r3;`, 64, 64, []uint32{0})
	if err != nil {
		t.Fatal(err)
	}
	for i, got := range out {
		if got != uint32(63-i) {
			t.Errorf("thread %d: %d, want %d", i, got, 63-i)
		}
	}
}
