package evaluation

import (
	"strconv"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/coordinator"
)

// View is what is known of a job's held-out rows; nil: it holds out none.
func (m *Manager) View(r coordinator.JobRecord) *api.EvalView {
	held := r.Deposit.Held
	if held.Permille == 0 {
		return nil
	}
	values, missed, waiting := m.Of(r.State.Announcement.Offer.Job)
	v := &api.EvalView{Rows: held.Rows.CID, Values: []api.EvalPoint{}, Waiting: waiting,
		Split: strconv.FormatFloat(float64(held.Permille)/10, 'f', -1, 64) + "%"}
	for _, x := range values {
		v.Values = append(v.Values, api.EvalPoint{Segments: x.Segments, Loss: float64(x.Loss())})
	}
	for _, x := range missed {
		v.Missed = append(v.Missed, api.EvalMiss{Segments: x.Segments, Why: x.Why})
	}
	return v
}
