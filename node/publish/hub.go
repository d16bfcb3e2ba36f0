package publish

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
)

const (
	jsonKind  = "application/json"
	lfsKind   = "application/vnd.git-lfs+json"
	linesKind = "application/x-ndjson"

	batchFiles = 256      // files of one request, as the client library huggingface_hub sends them
	maxInline  = 64 << 20 // bytes of files that one commit holds itself
)

// Job is what to publish, and where.
type Job struct {
	Folder   string
	Target   Target
	Endpoint string // DefaultHub if empty
	Token    string // never written anywhere
	Private  bool   // of a repository that is created
	Message  string // of the commit
	// Say is told what happens. It may be nil.
	Say func(format string, args ...any)
}

// Result is what was published.
type Result struct {
	Target  string `json:"target"`
	Files   int    `json:"files"`
	Bytes   int64  `json:"bytes"`
	Sent    int64  `json:"sent_bytes" doc:"what the hub did not have"`
	Commit  string `json:"commit,omitempty" doc:"empty if the hub had every file"`
	Address string `json:"address"`
}

// hub is a job that runs.
type hub struct {
	*client
	job   Job
	state *state
	sent  int64
}

// Publish sends a folder to a hub by one commit. If it fails, calling it again goes on. Errors wrap those
// of this package.
func Publish(ctx context.Context, j Job) (r Result, err error) {
	if j.Endpoint == "" {
		j.Endpoint = DefaultHub
	}
	if j.Say == nil {
		j.Say = func(string, ...any) {}
	}
	endpoint, err := parseEndpoint(j.Endpoint)
	if err != nil {
		return r, err
	}
	if j.Token, err = ParseToken(j.Token); err != nil {
		return r, err
	}
	path, err := StatePath(j.Folder, j.Target, endpoint.String())
	if err != nil {
		return r, err
	}
	h := &hub{client: newClient(endpoint, j.Token), job: j}
	if h.state, err = loadState(path, j.Target.String(), endpoint.String()); err != nil {
		return r, err
	}
	return h.publish(ctx)
}

func (h *hub) publish(ctx context.Context) (r Result, err error) {
	files, err := survey(h.job.Folder)
	if err != nil {
		return r, err
	}
	if err := h.create(ctx); err != nil {
		return r, err
	}
	changes, err := h.preupload(ctx, files)
	if err != nil {
		return r, err
	}
	if err := h.uploadAll(ctx, changes); err != nil {
		return r, err
	}
	r = Result{Target: h.job.Target.String(), Files: len(files), Address: h.endpoint.String() + "/" +
		h.job.Target.repository()}
	for _, f := range files {
		r.Bytes += f.size
	}
	if len(changes) > 0 {
		if r.Commit, err = h.commit(ctx, changes); err != nil {
			return r, err
		}
	}
	r.Sent = h.sent
	return r, h.state.remove()
}

// create makes the repository; one that exists is used.
func (h *hub) create(ctx context.Context) error {
	visibility := "public"
	if h.job.Private {
		visibility = "private"
	}
	err := h.postJSON(ctx, "/api/repos/create", jsonKind, map[string]string{"type": "model",
		"name": h.job.Target.Name, "organization": h.job.Target.Organisation, "visibility": visibility}, nil)
	if status(err) == http.StatusConflict {
		return nil
	}
	return err
}

// change is a file that the repository has not, or has otherwise.
type change struct {
	file
	large bool // stored apart from the commit (git-lfs)
}

// mode is the hub's answer about a file.
type mode struct {
	Path   string `json:"path"`
	Mode   string `json:"uploadMode"`
	Ignore bool   `json:"shouldIgnore"`
	OID    string `json:"oid"` // of the file that is there: SHA-256 of a large one, else git's hash
}

// preupload asks the hub how each file is to be sent, and leaves out those that are there.
func (h *hub) preupload(ctx context.Context, files []file) (changes []change, err error) {
	path := "/api/models/" + h.job.Target.repository() + "/preupload/main"
	for len(files) > 0 {
		some := files[:min(batchFiles, len(files))]
		files = files[len(some):]
		type entry struct {
			Path   string `json:"path"`
			Sample []byte `json:"sample"`
			Size   int64  `json:"size"`
		}
		ask := struct {
			Files []entry `json:"files"`
		}{}
		for _, f := range some {
			ask.Files = append(ask.Files, entry{f.name, append([]byte{}, f.sample...), f.size})
		}
		var answer struct {
			Files []mode `json:"files"`
		}
		if err := h.postJSON(ctx, path, jsonKind, ask, &answer); err != nil {
			return nil, err
		}
		if changes, err = appendChanges(changes, some, answer.Files); err != nil {
			return nil, err
		}
	}
	return changes, nil
}

func appendChanges(changes []change, files []file, modes []mode) ([]change, error) {
	byPath := map[string]mode{}
	for _, m := range modes {
		byPath[m.Path] = m
	}
	for _, f := range files {
		m, ok := byPath[f.name]
		if !ok || m.Mode != "lfs" && m.Mode != "regular" {
			return nil, fmt.Errorf("%w: nothing about %q", ErrAnswer, f.name)
		}
		c := change{f, m.Mode == "lfs" && f.size > 0} // the store of large files takes no empty ones
		there := m.OID == f.blob
		if c.large {
			there = m.OID == f.sha256
		}
		if !m.Ignore && !there {
			changes = append(changes, c)
		}
	}
	return changes, nil
}

// commit names every changed file in one commit, the small ones with their content.
func (h *hub) commit(ctx context.Context, changes []change) (string, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	line := func(key string, value map[string]any) error {
		return e.Encode(map[string]any{"key": key, "value": value})
	}
	if err := line("header", map[string]any{"summary": h.job.Message, "description": ""}); err != nil {
		return "", err
	}
	for _, c := range changes {
		if c.large {
			if err := line("lfsFile", map[string]any{"path": c.name, "algo": "sha256", "oid": c.sha256,
				"size": c.size}); err != nil {
				return "", err
			}
			continue
		}
		if int64(b.Len())+c.size > maxInline {
			return "", fmt.Errorf("%w: it wants more than %d bytes inside a commit", ErrAnswer, maxInline)
		}
		content, err := c.readWhole(h.job.Folder)
		if err != nil {
			return "", err
		}
		if err := line("file", map[string]any{"path": c.name, "encoding": "base64",
			"content": base64.StdEncoding.EncodeToString(content)}); err != nil {
			return "", err
		}
		h.sent += c.size
	}
	var answer struct {
		OID string `json:"commitOid"`
	}
	path := "/api/models/" + h.job.Target.repository() + "/commit/main"
	if err := h.post(ctx, path, linesKind, b.Bytes(), &answer); err != nil {
		return "", err
	}
	if len(answer.OID) != 40 || url.PathEscape(answer.OID) != answer.OID {
		return "", fmt.Errorf("%w: no commit", ErrAnswer)
	}
	return answer.OID, nil
}
