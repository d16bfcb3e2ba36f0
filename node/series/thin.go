package series

// Thin returns at most n of some points in the order of their x, n being 4 or more: the first, the last, and the least
// and the greatest by y of each of equal stretches of x between, so that no extreme value goes, and points that come
// later leave those before as dense as themselves. It returns points itself if they are few enough.
func Thin[P any](points []P, n int, x, y func(P) float64) []P {
	n = max(n, 4)
	if len(points) <= n {
		return points
	}
	last := len(points) - 1
	from, width := x(points[0]), (x(points[last])-x(points[0]))/float64((n-2)/2)
	out := append(make([]P, 0, n), points[0])
	for at, end := 1, 0; at < last; at = end {
		stretch := int((x(points[at]) - from) / width)
		for end = at + 1; end < last && int((x(points[end])-from)/width) == stretch; {
			end++
		}
		if len(out)+2 > n-1 { // rounding made one more stretch
			end = last
		}
		part := points[at:end]
		low, high := extremes(part, y)
		if out = append(out, part[min(low, high)]); low != high && len(out) < n-1 {
			out = append(out, part[max(low, high)])
		}
	}
	return append(out, points[last])
}

// extremes returns where the least and the greatest of some points are.
func extremes[P any](part []P, y func(P) float64) (low, high int) {
	for i, p := range part {
		if y(p) < y(part[low]) {
			low = i
		}
		if y(p) > y(part[high]) {
			high = i
		}
	}
	return low, high
}
