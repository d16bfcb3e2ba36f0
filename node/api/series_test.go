package api_test

import (
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

func TestACurveHasAsManyPointsAsAreAskedForWithinBounds(t *testing.T) {
	_, addr := serve(t, &fake{}, api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret"})
	for query, want := range map[string]string{
		"": `"step":800,`, "?points=4": `"step":4,`, "?points=2000": `"step":2000,`,
		"?points=3": "422", "?points=2001": "422", "?points=x": "422",
	} {
		status, text := web(t, "GET", addr, "/v1/jobs/0x01/series"+query, operator)
		if want == "422" && status != 422 || want != "422" && (status != 200 || !strings.Contains(text, want)) {
			t.Errorf("%q: %d %s", query, status, text)
		}
	}
}

func TestTopUpsTravel(t *testing.T) {
	socket, _ := serve(t, &fake{}, api.ServerOptions{})
	c := api.NewClient(socket)
	if all, err := c.TopUps(t.Context()); err != nil || len(all) != 0 {
		t.Errorf("%v %v", all, err)
	}
	d, err := c.PrepareTopUp(t.Context(), api.TopUpRequest{Rail: "solana", Units: 1})
	if err != nil || d.ID != "solana" {
		t.Errorf("%+v %v", d, err)
	}
	if _, err := c.PrepareTopUp(t.Context(), api.TopUpRequest{Rail: "solana"}); err == nil {
		t.Error("nothing is no amount")
	}
	got, err := c.SubmitTopUp(t.Context(), api.TopUpAnswer{Draft: "d", Answer: []byte{1}})
	if err != nil || got.ID != "d" {
		t.Errorf("%+v %v", got, err)
	}
	if _, err := c.SubmitTopUp(t.Context(), api.TopUpAnswer{Draft: "d", Answer: make([]byte, 8192)}); err == nil {
		t.Error("an answer beyond any transaction")
	}
	if v, err := c.JobSeries(t.Context(), "0x01", 16); err != nil || len(v.Loss) != 1 || v.Loss[0].Step != 16 {
		t.Errorf("%+v %v", v, err)
	}
}
