package api_test

import (
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

const fileURL = "/v1/jobs/0x01/file?name=adapter/model.safetensors"

// TestAModelIsDownloaded: a client lists the files, gets one, and goes on where it was cut.
func TestAModelIsDownloaded(t *testing.T) {
	_, addr := serve(t, &fake{}, api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret"})
	c := api.NewTCPClient("http://"+addr, "secret")
	all, err := c.JobFiles(t.Context(), "0x01")
	if err != nil || len(all) != 1 || all[0].Bytes != int64(len(modelFile)) {
		t.Fatalf("%+v, %v", all, err)
	}
	f, err := c.OpenJobFile(t.Context(), "0x01", all[0].Name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	first := make([]byte, 100_001)
	if _, err := io.ReadFull(f, first); err != nil {
		t.Fatal(err)
	}
	if at, err := f.Seek(0, io.SeekCurrent); err != nil || at != int64(len(first)) {
		t.Errorf("at %d, %v", at, err)
	}
	rest, err := io.ReadAll(f)
	if err != nil || string(first)+string(rest) != modelFile {
		t.Errorf("%d and %d bytes, %v", len(first), len(rest), err)
	}
	if _, err := f.Seek(0, io.SeekEnd); !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("the end is known: %v", err)
	}
	if _, err := f.Seek(-1, io.SeekStart); err == nil {
		t.Error("before the begin")
	}
	if _, err := f.Seek(int64(len(modelFile))+1, io.SeekStart); err != nil {
		t.Error(err)
	}
	if _, err := io.ReadAll(f); err == nil {
		t.Error("a range beyond the end was answered")
	}
	for _, x := range [][2]string{{"0x02", all[0].Name}, {"0x01", "../secret"}} {
		f, err := c.OpenJobFile(t.Context(), x[0], x[1])
		if err != nil {
			t.Fatal(err)
		}
		var p *api.Problem
		if _, err := io.ReadAll(f); !errors.As(err, &p) || p.Status != http.StatusNotFound {
			t.Errorf("%s: %v", x, err)
		}
		f.Close()
	}
}

// TestRangesOfAFile: RFC 9110, sections 13 and 14.
func TestRangesOfAFile(t *testing.T) {
	_, addr := serve(t, &fake{}, api.ServerOptions{Listen: "127.0.0.1:0", Token: "secret"})
	ask := func(header ...string) (*http.Response, string) {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, "http://"+addr+fileURL, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer secret")
		for i := 0; i < len(header); i += 2 {
			req.Header.Set(header[i], header[i+1])
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		b, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		return res, string(b)
	}
	whole, text := ask()
	tag := whole.Header.Get("ETag")
	if whole.StatusCode != http.StatusOK || text != modelFile || tag == "" ||
		whole.Header.Get("Content-Type") != "application/octet-stream" {
		t.Fatalf("%s %v, %d bytes", whole.Status, whole.Header, len(text))
	}
	for _, x := range []struct {
		header []string
		status int
		want   string
	}{
		{[]string{"Range", "bytes=8-14"}, http.StatusPartialContent, "weights"},
		{[]string{"Range", "bytes=-8"}, http.StatusPartialContent, "weights "},
		{[]string{"Range", "bytes=8-14", "If-Range", tag}, http.StatusPartialContent, "weights"},
		{[]string{"Range", "bytes=8-14", "If-Range", `"another"`}, http.StatusOK, modelFile},
		{[]string{"If-None-Match", tag}, http.StatusNotModified, ""},
		{[]string{"Range", "bytes=9999999-"}, http.StatusRequestedRangeNotSatisfiable, "invalid range"},
	} {
		if res, text := ask(x.header...); res.StatusCode != x.status || !strings.HasPrefix(text, x.want) ||
			x.status < 300 && len(text) != len(x.want) {
			t.Errorf("%s: %s, %d bytes", x.header, res.Status, len(text))
		}
	}
}

// TestTheLedgerIsExportedWholeOrNotAtAll: a part that breaks off is an error of the caller's.
func TestTheLedgerIsExportedWholeOrNotAtAll(t *testing.T) {
	f := &fake{}
	socket, _ := serve(t, f, api.ServerOptions{})
	c := api.NewClient(socket)
	var got strings.Builder
	if err := c.ExportLedger(t.Context(), &got); err != nil || got.String() != theBooks {
		t.Errorf("%d of %d bytes, %v", got.Len(), len(theBooks), err)
	}
	f.mu.Lock()
	f.err = errors.New("disk")
	f.mu.Unlock()
	err := c.ExportLedger(t.Context(), io.Discard)
	if err == nil || !strings.Contains(err.Error(), "could not export all") {
		t.Errorf("half of the ledger: %v", err)
	}
}
