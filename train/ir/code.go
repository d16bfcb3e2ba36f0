package ir

import "fmt"

// Instructions of a Map's code, which works on a stack of cells. An instruction
// below InstrAdd has a number in its low four bits.
const (
	PushInput = 0x00
	PushConst = 0x10
	PushCoord = 0x20
	InstrAdd  = 0x30
	InstrSub  = 0x31
	InstrMul  = 0x32
	InstrDiv  = 0x33
	InstrSqrt = 0x34
	InstrFMA  = 0x35 // a b c → fma(a, b, c)
	InstrNeg  = 0x36
	InstrExp  = 0x37
	InstrLog  = 0x38
	SelectLE  = 0x39 // a b x y → a ≤ b ? x : y
	SelectEQ  = 0x3a // the same with uint32 a = b
	SelectLT  = 0x3b // the same with uint32 a < b
	CopyBelow = 0x40 // n: the cell n below the top
	Drop      = 0x50
)

// effect is how many cells an instruction removes from the stack and how many
// it pushes.
var effect = map[byte][2]int{
	InstrAdd: {2, 1}, InstrSub: {2, 1}, InstrMul: {2, 1}, InstrDiv: {2, 1}, InstrSqrt: {1, 1}, InstrFMA: {3, 1},
	InstrNeg: {1, 1}, InstrExp: {1, 1}, InstrLog: {1, 1}, SelectLE: {4, 1}, SelectEQ: {4, 1}, SelectLT: {4, 1},
	Drop: {1, 0},
}

// checkCode requires code that never reads below the bottom of the stack and
// leaves one cell.
func (o *Op) checkCode() error {
	if len(o.Code) == 0 || len(o.Code) > MaxCode {
		return fmt.Errorf("%w: code of %d bytes", ErrMalformed, len(o.Code))
	}
	depth := 0
	for i, c := range o.Code {
		need, gain, err := o.stackEffect(c)
		if err != nil {
			return err
		}
		if depth < need {
			return fmt.Errorf("%w: instruction %d, %02x, finds %d cells", ErrMalformed, i, c, depth)
		}
		depth += gain
	}
	if depth != 1 {
		return fmt.Errorf("%w: code leaves %d cells", ErrMalformed, depth)
	}
	return nil
}

// stackEffect is how many cells instruction c needs on the stack, and by how
// many it grows the stack.
func (o *Op) stackEffect(c byte) (need, gain int, err error) {
	n := int(c & 15)
	switch c &^ 15 {
	case PushInput:
		return 0, 1, within(n, len(o.Inputs), c)
	case PushConst:
		return 0, 1, within(n, len(o.Consts), c)
	case PushCoord:
		return 0, 1, within(n, len(o.Dims), c)
	case CopyBelow:
		return n + 1, 1, nil
	}
	e, ok := effect[c]
	if !ok {
		return 0, 0, fmt.Errorf("%w: no instruction %02x", ErrMalformed, c)
	}
	return e[0], e[1] - e[0], nil
}

func within(n, count int, c byte) error {
	if n >= count {
		return fmt.Errorf("%w: instruction %02x reads %d of %d", ErrMalformed, c, n, count)
	}
	return nil
}
