package scale

import (
	"math"
	"slices"
	"strconv"
	"time"
)

// Result is what a run counted. Times are of honest offers at honest nodes, but for their announcers.
type Result struct {
	Nodes  int
	Spam   float64 // offers a second that all spammers announced
	Known  float64
	Funded bool
	False  float64 // offers a second that all spammers announced as funded
	Size   int
	Reach  float64 // share of the pairs of node and offer at which the offer came
	Half   Seconds // until half of all honest nodes had an offer
	Most   Seconds // until 99 % had it; infinite if they never had
	Hops   float64 // on the way of the first copy, on average
	Copies float64 // of messages that an honest node received, for each that it took
	Sent   float64 // bytes that an honest node sent, for each honest offer
	Got    float64 // bytes that it received, for each honest offer
	Asked  float64 // copies that were sent for an IWANT, of all
	Barred float64 // share of all copies that a budget of strangers refused
	Taken  float64 // offers of spammers that a node took, a second
	Looks  float64 // looks of a node at what spammers announced as funded, a second
	Curve  Curve

	sent, received                             float64
	copies, refused, asked, spam, lies, honest int
}

// Seconds are a time, where infinity is never.
type Seconds float64

// MarshalJSON writes never as null.
func (s Seconds) MarshalJSON() ([]byte, error) {
	if math.IsInf(float64(s), 0) {
		return []byte("null"), nil
	}
	return strconv.AppendFloat(nil, float64(s), 'g', 4, 64), nil
}

func (s *sim) result() Result {
	out := s.count
	for i := range s.nodes {
		if s.nodes[i].role == honest {
			out.honest++
		}
	}
	nodes, offers := float64(out.honest), float64(s.c.Offers)
	pairs := offers * (nodes - 1)
	out.Nodes, out.Spam, out.Known, out.Size = s.c.Nodes, s.c.SpamRate, s.c.Known, s.c.Size
	out.Reach = float64(len(s.delay)) / pairs
	slices.Sort(s.delay)
	out.Half, out.Most = s.quantile(0.5, pairs), s.quantile(0.99, pairs)
	out.Curve = s.curve(2*time.Second, pairs)
	out.Hops = float64(s.hops) / max(1, float64(len(s.delay)))
	out.Copies = float64(out.copies) / max(1, float64(len(s.delay)+out.spam))
	out.Sent, out.Got = out.sent/nodes/offers, out.received/nodes/offers
	out.Asked = float64(out.asked) / max(1, float64(out.copies))
	out.Barred = float64(out.refused) / max(1, float64(out.copies))
	out.Funded, out.False = s.c.Funded, s.c.FalseRate
	out.Looks = float64(out.lies) / nodes / s.end.Seconds()
	out.Taken = float64(out.spam) / nodes / s.end.Seconds()
	return out
}

// quantile is when a share of the pairs of node and offer was reached.
func (s *sim) quantile(share, pairs float64) Seconds {
	at := int(math.Ceil(share*pairs)) - 1
	if at >= len(s.delay) {
		return Seconds(math.Inf(1))
	}
	return Seconds(s.delay[at].Seconds())
}

// Curve is the share of honest nodes that had an offer at each time, on average of the offers.
type Curve struct {
	At    []float64 // seconds after the announcement
	Share []float64
}

const points = 60 // of a curve

func (s *sim) curve(until time.Duration, pairs float64) Curve {
	var out Curve
	for k := range points + 1 {
		at := until * time.Duration(k) / points
		n, _ := slices.BinarySearch(s.delay, at+1)
		out.At, out.Share = append(out.At, at.Seconds()), append(out.Share, float64(n)/pairs)
	}
	return out
}
