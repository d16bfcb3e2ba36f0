package emulator

import (
	"encoding/binary"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// step executes one instruction.
type step func(m *machine)

// program is a text of assembly: one function, and the data that it reads.
type program struct {
	steps []step
	data  []byte
	names map[string]int // of jumps: the instruction at a label
}

var (
	dataLine = regexp.MustCompile(`^DATA ·\w+\+(\d+)\(SB\)/8, \$(0x[0-9a-f]+)$`)
	byteWord = regexp.MustCompile(`BYTE \$0x([0-9a-f]{2})`)
)

// parse reads assembly in the form that gen writes. It panics on what it does not know: the
// text is part of the program.
func parse(text string) *program {
	p := &program{names: map[string]int{}}
	var lines []string
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "//")
		line = strings.TrimSpace(line)
		switch {
		case line == "", line[0] == '#', strings.HasPrefix(line, "GLOBL"), strings.HasPrefix(line, "TEXT"):
		case strings.HasPrefix(line, "DATA"):
			p.addData(line)
		case strings.HasSuffix(line, ":"):
			p.names[strings.TrimSuffix(line, ":")] = len(lines)
		default:
			lines = append(lines, line)
		}
	}
	for _, line := range lines {
		p.steps = append(p.steps, p.instruction(line))
	}
	return p
}

func (p *program) addData(line string) {
	f := dataLine.FindStringSubmatch(line)
	if f == nil || f[1] != strconv.Itoa(len(p.data)) {
		panic("emulator: " + line)
	}
	value, err := strconv.ParseUint(f[2], 0, 64)
	if err != nil {
		panic(err)
	}
	p.data = binary.LittleEndian.AppendUint64(p.data, value)
}

func (p *program) instruction(line string) step {
	if strings.HasPrefix(line, "BYTE") {
		var code []byte
		for _, b := range byteWord.FindAllStringSubmatch(line, -1) {
			v, err := strconv.ParseUint(b[1], 16, 8)
			if err != nil {
				panic(err)
			}
			code = append(code, byte(v))
		}
		return decode(code)
	}
	name, rest, _ := strings.Cut(line, " ")
	var operands []operand
	if rest != "" {
		for o := range strings.SplitSeq(rest, ", ") {
			operands = append(operands, parseOperand(strings.TrimSpace(o)))
		}
	}
	if make, ok := scalar[name]; ok {
		return make(p, operands)
	}
	if make, ok := vectors[name]; ok {
		return make(operands)
	}
	panic(fmt.Sprintf("emulator: instruction %q", line))
}

// operand is one of: a number ($), a name of the frame, a general register, a vector
// register, a label, or an address disp(base)(index*scale).
type operand struct {
	number      uint64
	kind        kind
	name        string // of the register, label or argument; the base of an address
	vector      int
	index       string
	disp, scale uint64
}

type kind int

const (
	number kind = iota
	frameName
	general
	vectorName
	address
	label
)

var (
	frameOperand   = regexp.MustCompile(`^(\w+)[+-]\d+\((?:FP|SP)\)$`)
	dataOperand    = regexp.MustCompile(`^·\w+\(SB\)$`)
	addressOperand = regexp.MustCompile(`^(\d*)\((\w+)\)(?:\((\w+)\*([1248])\))?$`)
	vectorOperand  = regexp.MustCompile(`^Z(\d+)$`)
	registerName   = regexp.MustCompile(`^(?:[A-D]X|[SD]I|R\d+)$`)
)

func parseOperand(s string) operand {
	if n, ok := strings.CutPrefix(s, "$"); ok {
		return operand{kind: number, number: parseNumber(n)}
	}
	if f := frameOperand.FindStringSubmatch(s); f != nil {
		return operand{kind: frameName, name: f[1]}
	}
	if dataOperand.MatchString(s) {
		return operand{kind: address, name: dataRegister}
	}
	if f := addressOperand.FindStringSubmatch(s); f != nil {
		return operand{kind: address, disp: parseNumber(f[1]), name: f[2], index: f[3], scale: parseNumber(f[4])}
	}
	if f := vectorOperand.FindStringSubmatch(s); f != nil {
		return operand{kind: vectorName, vector: int(parseNumber(f[1]))}
	}
	if registerName.MatchString(s) {
		return operand{kind: general, name: s}
	}
	return operand{kind: label, name: s}
}

func parseNumber(s string) uint64 {
	if s == "" {
		return 0
	}
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		panic(err)
	}
	return n
}

// of is the address that an operand means.
func (o operand) of(m *machine) uint64 {
	at := m.general[o.name] + o.disp
	if o.index != "" {
		at += m.general[o.index] * o.scale
	}
	return at
}
