package model

// span is a sequence of a batch: its first row and its length.
type span struct{ row, length int }

// addSpan appends a sequence after the last one.
func (m *Model) addSpan(length int) {
	var s span
	if n := len(m.spans); n > 0 {
		last := m.spans[n-1]
		s.row = last.row + last.length
	}
	s.length = length
	m.spans = append(m.spans, s)
}

// rows is the number of tokens of the batch.
func (m *Model) rows() int {
	last := m.spans[len(m.spans)-1]
	return last.row + last.length
}

// equalSpans is the end of the run of equally long spans that starts at first.
func (m *Model) equalSpans(first int) int {
	next := first + 1
	for next < len(m.spans) && m.spans[next].length == m.spans[first].length {
		next++
	}
	return next
}
