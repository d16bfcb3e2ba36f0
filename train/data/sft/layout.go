package sft

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// A layout says which parts of a rendered conversation are the template's own
// and which are messages. It is found by rendering the conversation with a mark
// in place of every message's text.
type layout struct {
	marked string   // the rendered text with the marks
	slots  []slot   // the marks, in the order of the text
	said   []extent // what the assistant says, in the order of the text
}

// slot is a mark's place in the marked text.
type slot struct{ from, to, message int }

// extent is what is learned of a message in the marked text: from where the
// assistant begins to the end of what ends its turn.
type extent struct{ from, to, message int }

// mark stands for the text of message i. Its characters are for private use, so
// that no template looks for them.
func mark(i int) string { return fmt.Sprintf("\U000F0000%d\U000F0001", i) }

const white = " \t\r\n"

// lay finds the layout of a conversation.
func (e *engine) lay(messages []Message, tools string, ask bool) (l layout, err error) {
	marked := slices.Clone(messages)
	for i := range marked {
		marked[i].Content = mark(i)
	}
	if l.marked, err = e.render(marked, tools, ask); err != nil {
		return l, err
	}
	for i, m := range marked {
		switch at := strings.Index(l.marked, mark(i)); {
		case at < 0 && m.Role != System && (m.Role != Assistant || m.Extra == ""):
			return l, fmt.Errorf("%w: it leaves message %d out", ErrTemplate, i+1)
		case at >= 0 && strings.Count(l.marked, mark(i)) > 1:
			return l, fmt.Errorf("%w: it writes message %d twice", ErrTemplate, i+1)
		case at >= 0:
			l.slots = append(l.slots, slot{at, at + len(mark(i)), i})
		}
	}
	slices.SortFunc(l.slots, func(a, b slot) int { return a.from - b.from })
	for i, m := range marked {
		if m.Role != Assistant {
			continue
		}
		x, err := e.extent(l, marked[:i+1], tools)
		if err != nil {
			return l, err
		}
		for _, s := range l.slots {
			if s.message != i && s.from < x.to && s.to > x.from {
				return l, fmt.Errorf("%w: it puts message %d into the assistant's message %d", ErrTemplate,
					s.message+1, i+1)
			}
		}
		l.said = append(l.said, x)
	}
	return l, e.writesAll(l, marked, tools, ask)
}

// writesAll refuses a template that leaves tools or calls of tools out: what is
// left of such a conversation would teach something else.
func (e *engine) writesAll(l layout, marked []Message, tools string, ask bool) error {
	if tools != "" {
		without, err := e.render(marked, "", ask)
		if err != nil {
			return err
		} else if without == l.marked {
			return fmt.Errorf("%w: the chat template does not write tools", ErrInput)
		}
	}
	for i, m := range marked {
		if m.Role != Assistant || !strings.Contains(m.Extra, `"tool_calls"`) {
			continue
		}
		less := slices.Clone(marked)
		less[i].Extra = ""
		without, err := e.render(less, tools, ask)
		if err != nil {
			return err
		} else if without == l.marked {
			return fmt.Errorf("%w: message %d: the chat template does not write tool calls", ErrInput, i+1)
		}
	}
	return nil
}

// extent finds where the last of messages begins, which is where the template
// asks for it, and where its turn ends.
func (e *engine) extent(l layout, messages []Message, tools string) (x extent, err error) {
	i := len(messages) - 1
	x.message = i
	before, err := e.render(messages[:i], tools, true)
	if err != nil {
		return x, err
	}
	after, err := e.render(messages, tools, false)
	if err != nil {
		return x, err
	}
	s, previous := l.around(i)
	x.from = common(before, l.marked)
	if s.to == 0 { // the template writes no text of this message, only its tool calls
		x.to = len(strings.TrimRight(l.marked[:common(after, l.marked)], white))
		if x.from < max(previous, len(before)) || x.to <= x.from {
			return x, fmt.Errorf("%w: where message %d begins and ends cannot be told", ErrTemplate, i+1)
		}
		return x, nil
	}
	if x.from < len(before) { // not within a marker that only begins alike
		x.from = strings.LastIndexAny(l.marked[:x.from], ">]\n ") + 1
	}
	if x.from = min(x.from, s.from); x.from < previous { // what comes before is laid out in another way
		if x.from, err = e.header(l, messages[:i], tools, before, s.from); err != nil {
			return x, err
		}
	}
	x.to = s.to
	if at := strings.Index(after, mark(i)); at >= 0 {
		tail := after[at+len(mark(i)):]
		x.to += len(strings.TrimRight(tail[:common(tail, l.marked[s.to:])], white))
	}
	return x, nil
}

// header finds what the template writes before an answer ahead of place at.
func (e *engine) header(l layout, messages []Message, tools, asked string, at int) (int, error) {
	unasked, err := e.render(messages, tools, false)
	if err != nil {
		return 0, err
	}
	head, ok := strings.CutPrefix(asked, unasked)
	from := strings.LastIndex(l.marked[:at], head)
	if !ok || head == "" || from < 0 {
		return 0, fmt.Errorf("%w: where message %d begins cannot be told", ErrTemplate, len(messages)+1)
	}
	return from + len(head), nil
}

// around returns the slot of a message, and the end of the slot before it.
func (l layout) around(message int) (s slot, previous int) {
	for _, t := range l.slots {
		if t.message == message {
			return t, previous
		} else if t.message < message {
			previous = max(previous, t.to)
		}
	}
	return slot{}, previous
}

// common is the length of the text that a and b begin with.
func common(a, b string) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// maxLayouts bounds the layouts that an engine keeps.
const maxLayouts = 256

// known is lay, kept for conversations of the same roles.
func (e *engine) known(messages []Message, tools string, ask bool) (layout, error) {
	key := fmt.Sprint(ask)
	for _, m := range messages {
		key += " " + string(m.Role)
		if m.Extra != "" || tools != "" {
			return e.lay(messages, tools, ask)
		}
	}
	e.mu.Lock()
	l, ok := e.layouts[key]
	e.mu.Unlock()
	if ok {
		return l, nil
	}
	l, err := e.lay(messages, tools, ask)
	e.mu.Lock()
	if err == nil && len(e.layouts) < maxLayouts {
		e.layouts[key] = l
	}
	e.mu.Unlock()
	return l, err
}

// pieces renders a conversation and divides it after its layout.
func (e *engine) pieces(messages []Message, tools string, ask bool) ([]piece, error) {
	text, err := e.render(messages, tools, ask)
	if err != nil {
		return nil, err
	}
	l, err := e.known(messages, tools, ask)
	if err != nil {
		return nil, err
	}
	a := aligner{rest: text, layout: l, messages: messages}
	if !a.align() {
		return nil, fmt.Errorf("%w: it changes the messages in a way that hides where they stand", ErrTemplate)
	}
	return a.pieces, nil
}

// aligner walks through a rendered text and its marked layout at once.
type aligner struct {
	rest     string // of the rendered text
	at       int    // in the marked text
	layout   layout
	messages []Message
	pieces   []piece
}

func (a *aligner) align() bool {
	for _, x := range a.layout.said {
		if !a.upTo(x.from, nil) || !a.answer(x) {
			return false
		}
	}
	return a.upTo(len(a.layout.marked), nil) && a.rest == ""
}

// upTo takes frames and messages up to a place of the marked text. learned is
// the message that they belong to, if they are learned.
func (a *aligner) upTo(end int, learned *extent) bool {
	for _, s := range a.layout.slots {
		if s.from < a.at || s.to > end {
			continue
		}
		if !a.frame(s.from, learned) || !a.message(s, learned) {
			return false
		}
	}
	return a.frame(end, learned)
}

// frame takes text of the template.
func (a *aligner) frame(end int, learned *extent) bool {
	text := a.layout.marked[a.at:end]
	rest, ok := strings.CutPrefix(a.rest, text)
	if a.rest, a.at = rest, end; ok && text != "" {
		a.add(text, true, learned)
	}
	return ok
}

func (a *aligner) add(text string, framed bool, learned *extent) {
	p := piece{text: text, framed: framed, learn: learned != nil}
	if learned != nil {
		p.turn = learned.message
	}
	a.pieces = append(a.pieces, p)
}

// message takes the text of a message, as it is or as templates change it.
func (a *aligner) message(s slot, learned *extent) bool {
	follow := a.layout.follow(s.to)
	for _, text := range variants(a.messages[s.message].Content) {
		rest, ok := strings.CutPrefix(a.rest, text)
		if !ok || !strings.HasPrefix(rest, follow) || s.to+len(follow) == len(a.layout.marked) && rest != follow {
			continue
		}
		if text != "" {
			a.add(text, false, learned)
		}
		a.rest, a.at = rest, s.to
		return true
	}
	return false
}

// follow is the template's text from a place up to the next message or answer.
func (l layout) follow(from int) string {
	end := len(l.marked)
	for _, s := range l.slots {
		if s.from >= from {
			end = min(end, s.from)
		}
	}
	for _, x := range l.said {
		if x.from >= from {
			end = min(end, x.from)
		}
	}
	return l.marked[from:end]
}

// variants are the forms in which templates write a message.
func variants(text string) []string {
	out := []string{text}
	for _, v := range []string{
		strings.TrimFunc(text, space), strings.TrimLeftFunc(text, space), strings.TrimRightFunc(text, space),
		strings.Trim(text, "\n"), strings.TrimLeft(text, "\n"), strings.TrimRight(text, "\n"), inJSON(text),
	} {
		if !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

// space reports what Python counts as white space.
func space(r rune) bool { return unicode.IsSpace(r) || r >= 0x1c && r <= 0x1f }

// inJSON is a text as it stands within a JSON string.
func inJSON(text string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if e.Encode(text) != nil {
		return text
	}
	return strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(b.String()), `"`), `"`)
}

// answer takes what the assistant says. Where a template writes that in another
// form, such as without its thoughts, it is what stands before the next frame.
func (a *aligner) answer(x extent) bool {
	before := *a
	before.pieces = slices.Clone(a.pieces)
	if a.upTo(x.to, &x) && strings.HasPrefix(a.rest, a.layout.follow(x.to)) {
		return true
	}
	*a = before
	follow := a.layout.follow(x.to)
	n := strings.Index(a.rest, follow)
	if x.to+len(follow) == len(a.layout.marked) {
		n = len(a.rest) - len(follow)
	}
	if n < 0 || follow == "" && x.to != len(a.layout.marked) || !strings.HasSuffix(a.rest, follow) &&
		x.to+len(follow) == len(a.layout.marked) {
		return false
	}
	said, tail := a.rest[:n], a.tail(x)
	if body, ok := strings.CutSuffix(said, tail); ok && tail != "" {
		if body != "" {
			a.add(body, false, &x)
		}
		a.add(tail, true, &x)
	} else {
		a.add(said, true, &x)
	}
	a.rest, a.at = a.rest[n:], x.to
	return true
}

// tail is what the template writes behind the words of an answer.
func (a *aligner) tail(x extent) string {
	s, _ := a.layout.around(x.message)
	if s.to == 0 || s.to > x.to {
		return ""
	}
	return strings.TrimLeft(a.layout.marked[s.to:x.to], white)
}
