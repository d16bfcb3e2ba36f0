package disputetest

import (
	"bytes"
	"fmt"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// SegmentSteps is the number of steps of the job's only segment.
const SegmentSteps = 3

// Stride is the number of steps between its marks: one inner mark lies before the last step.
const Stride = 2

// Job is a program, its data, and the trace of its steps.
type Job struct {
	Trace *ir.Instance
	data  []byte
	be    num.Backend
}

// small returns a program whose steps take milliseconds. It has grouped heads and
// chains of more than one tile (the vocabulary).
func small(numerics string) (program.Program, error) {
	p, err := engine.Preset("demo", 2*SegmentSteps, 1)
	if err != nil {
		return p, err
	}
	p.Numerics = numerics
	p.Model.Dim, p.Model.Layers, p.Model.Heads, p.Model.KVHeads, p.Model.Hidden, p.Model.Context = 8, 1, 2, 1, 12, 16
	p.Batch, p.Optimizer.Warmup = 5, 2
	return p, nil
}

var text = bytes.Repeat([]byte("what is specified can be checked; what is checked can be paid. "), 40)

// NewJob makes a job in these numerics. Its resources are released at the end of the
// test.
func NewJob(tb testing.TB, numerics string) *Job {
	tb.Helper()
	return NewJobOf(tb, numerics, func(*program.Program) {})
}

// Qwen3 gives a model heads of any width, which are normalised, and an odd
// feed-forward layer.
func Qwen3(p *program.Program) {
	m := &p.Model
	m.QKVBias, m.QKNorm, m.HeadDim, m.Hidden = false, true, 6, 13
}

// OLMo2 is Qwen3 with its norms behind, and those of q and k over all heads.
func OLMo2(p *program.Program) {
	Qwen3(p)
	p.Model.Norms, p.Model.QKNormWide = program.NormsAfter, true
}

// Granite gives a model multipliers of the embeddings, scores, sublayers and logits.
func Granite(p *program.Program) {
	m := &p.Model
	m.QKVBias, m.EmbeddingMultiplier, m.AttentionMultiplier = false, 12, 0.9
	m.ResidualMultiplier, m.LogitsScaling = 0.22, 0.25
}

// Gemma3 gives a model all that Gemma 3 has.
func Gemma3(p *program.Program) {
	Qwen3(p)
	m := &p.Model
	m.Norms, m.NormsPlusOne, m.Activation = program.NormsBoth, true, program.GeluTanh
	m.GlobalEvery, m.LocalRopeTheta, m.Window = 2, 100, 3
	m.EmbeddingMultiplier = program.Binary64(math.Sqrt(float64(m.Dim)))
}

// NewJobOf is NewJob with another program.
func NewJobOf(tb testing.TB, numerics string, change func(*program.Program)) *Job {
	tb.Helper()
	p, err := small(numerics)
	if err != nil {
		tb.Fatal(err)
	}
	change(&p)
	j := &Job{data: text}
	if p.Tokenizer == program.Tokens {
		if j.data, err = pairs(p); err != nil {
			tb.Fatal(err)
		}
	}
	division := ir.Division{Steps: SegmentSteps, Stride: Stride}
	if j.Trace, err = ir.New(p, merkle.Sum("text"), division, j.data); err != nil {
		tb.Fatal(err)
	}
	if j.be, err = num.New("auto", 1); err != nil {
		j.be, err = num.New("ref", 1)
	}
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(j.be.Close)
	return j
}

// Op returns the first operator of the plan for which f returns true.
func (j *Job) Op(tb testing.TB, f func(o *ir.Op) bool) uint32 {
	tb.Helper()
	for i := range j.Trace.Plan().Ops {
		if f(&j.Trace.Plan().Ops[i]) {
			return uint32(i)
		}
	}
	tb.Fatal("no such operator")
	return 0
}

func (j *Job) initial() ([]tensor.Tensor, error) {
	trainer, err := engine.New(j.Trace.Plan().Program, j.data, engine.Options{Backend: "ref", Threads: 1})
	if err != nil {
		return nil, err
	}
	defer trainer.Close()
	trainer.Init()
	return copyTensors(trainer.Tensors()), nil
}

func copyTensors(ts []tensor.Tensor) []tensor.Tensor {
	out := make([]tensor.Tensor, len(ts))
	for i, x := range ts {
		out[i] = x
		out[i].Data = append([]float32(nil), x.Data...)
	}
	return out
}

// Tampering is a wrong cell in one step.
type Tampering struct {
	Step uint32
	ir.Mutation
}

// Party is one execution of the segment, and so the knowledge of a player. It is not
// safe for concurrent use.
type Party struct {
	Segment commit.Segment // the segment that the party claims
	Log     []commit.StepRecord
	Lease   merkle.Root
	Height  uint64 // that its commitment names

	job    *Job
	states [][]tensor.Tensor // before step i, and after the last
	steps  []*ir.Step
	// lies replaces state roots that the party reports, so that its claim is not even the
	// result of its own wrong execution.
	lies  map[uint32]merkle.Root
	cache map[cacheKey]any
}

// cacheKey is a question to which the party keeps its answer.
type cacheKey struct {
	what               string
	step, op, id, cell uint32
}

// Run executes the segment, with a tampering or none.
func (j *Job) Run(tb testing.TB, f *Tampering) *Party {
	tb.Helper()
	p := &Party{job: j, Lease: merkle.Sum("lease"), lies: map[uint32]merkle.Root{}, cache: map[cacheKey]any{}}
	if err := p.run(f); err != nil {
		tb.Fatal(err)
	}
	return p
}

func (p *Party) run(f *Tampering) error {
	state, err := p.job.initial()
	if err != nil {
		return err
	}
	p.states = append(p.states, state)
	for i := range uint32(SegmentSteps) {
		if err := p.step(i, f); err != nil {
			return err
		}
	}
	h := p.Header()
	p.Segment = commit.Segment{
		Job: merkle.Sum("job"), Program: h.Program, Numerics: p.job.Trace.Plan().Program.Numerics, Dataset: h.Dataset,
		Steps: SegmentSteps, Log: commit.LogRoot(p.Log),
	}
	return p.commitStates()
}

// commitStates puts the state roots that the party reports into its segment.
func (p *Party) commitStates() error {
	var err error
	if p.Segment.Start, err = p.StateRoot(0); err != nil {
		return err
	}
	if p.Segment.End, err = p.StateRoot(SegmentSteps); err != nil {
		return err
	}
	marks, err := p.Marks()
	p.Segment.Marks = commit.MarksRoot(marks)
	return err
}

// Marks returns the state roots that the party reports at the segment's inner marks.
func (p *Party) Marks() (roots []merkle.Root, err error) {
	for i := uint32(1); i < commit.Intervals(SegmentSteps, Stride); i++ {
		r, err := p.StateRoot(i * Stride)
		if err != nil {
			return nil, err
		}
		roots = append(roots, r)
	}
	return roots, nil
}

func (p *Party) step(i uint32, f *Tampering) error {
	start := ir.Start{State: p.states[i], Step: i}
	wrong := f != nil && f.Step == i
	if wrong {
		start.Mutation = &f.Mutation
	}
	s, err := p.job.Trace.Begin(start, p.job.be)
	if err != nil {
		return err
	}
	result, roots, err := s.Run()
	if err != nil {
		return err
	}
	if wrong {
		p.lies[i+1] = roots[len(roots)-1]
	}
	p.steps = append(p.steps, s)
	p.states = append(p.states, copyTensors(result.State))
	p.Log = append(p.Log, commit.StepRecord{Step: i, Loss: result.Loss, Norm: result.Norm})
	return nil
}

// Lie makes the party report another root for the state after so many steps, and commit to
// it after the last step and at marks.
func (p *Party) Lie(tb testing.TB, done uint32, root merkle.Root) {
	tb.Helper()
	p.lies[done] = root
	if err := p.commitStates(); err != nil {
		tb.Fatal(err)
	}
}

// Forge changes a record of the party's log.
func (p *Party) Forge(step uint32, change func(r *commit.StepRecord)) {
	change(&p.Log[step])
	p.Segment.Log = commit.LogRoot(p.Log)
}

// Claim returns the claim of a challenge against the party's segment, by an asserter
// with this address.
func (p *Party) Claim(asserter dispute.Address) dispute.Claim {
	return dispute.Claim{
		Lease: p.Lease, Height: p.Height, Start: p.Segment.Start, Segments: 2, Job: p.Segment.Job, Asserter: asserter,
		Segment: p.Segment, Header: p.Header(), Private: merkle.LeafHashOf(p.Segment.Numerics) == merkle.PrivateLeaves,
	}
}

// memoize computes the answer to a question once.
func memoize[T any](p *Party, a cacheKey, answer func() (T, error)) (T, error) {
	if v, ok := p.cache[a]; ok {
		return v.(T), nil
	}
	v, err := answer()
	if err == nil {
		p.cache[a] = v
	}
	return v, err
}

// Header implements dispute.Knowledge.
func (p *Party) Header() dispute.Header { return p.job.Trace.Header() }

// StateRoot implements dispute.Knowledge.
func (p *Party) StateRoot(done uint32) (merkle.Root, error) {
	if lie, ok := p.lies[done]; ok {
		return lie, nil
	}
	if int(done) >= len(p.states) {
		return merkle.Root{}, fmt.Errorf("no state after %d steps", done)
	}
	return memoize(p, cacheKey{what: "state", step: done}, func() (merkle.Root, error) {
		return p.job.Trace.StateRoot(done, p.states[done])
	})
}

// OutputRoots implements dispute.Knowledge.
func (p *Party) OutputRoots(step uint32) ([]merkle.Root, error) {
	_, roots, err := p.steps[step].Run()
	return roots, err
}

// Operator implements dispute.Knowledge.
func (p *Party) Operator(i uint32) (dispute.Operator, error) {
	return memoize(p, cacheKey{what: "operator", op: i}, func() (dispute.Operator, error) {
		encoding, path, err := p.job.Trace.Operator(i)
		return dispute.Operator{Encoding: encoding, Path: path}, err
	})
}

// LeafHashes implements dispute.Knowledge.
func (p *Party) LeafHashes(step, op uint32) ([]merkle.Root, error) {
	return memoize(p, cacheKey{what: "leaves", step: step, op: op}, func() ([]merkle.Root, error) {
		return p.steps[step].LeafHashes(op)
	})
}

// Sums implements dispute.Knowledge.
func (p *Party) Sums(step, op, cell uint32) ([]uint32, error) {
	return memoize(p, cacheKey{what: "sums", step: step, op: op, cell: cell}, func() ([]uint32, error) {
		return p.steps[step].Sums(op, cell)
	})
}

// Open implements dispute.Knowledge.
func (p *Party) Open(step uint32, source ir.Source, id, leaf uint32) (dispute.Opening, error) {
	return memoize(p, cacheKey{what: "leaf", step: step, op: uint32(source), id: id, cell: leaf},
		func() (dispute.Opening, error) {
			return p.steps[step].Open(source, id, leaf)
		})
}

// Record implements dispute.Knowledge.
func (p *Party) Record(step uint32) (dispute.Record, error) {
	proof, err := commit.ProveRecord(p.Log, int(step))
	return dispute.Record{
		Lease:   p.Lease,
		Height:  p.Height,
		Segment: p.Segment,
		Line:    proof.Record,
		Path:    proof.Path,
	}, err
}
