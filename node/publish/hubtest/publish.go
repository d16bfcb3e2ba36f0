package hubtest

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"strings"
	"unicode/utf8"
)

func (h *Hub) create(w http.ResponseWriter, r *http.Request) {
	var ask struct{ Name, Organization, Type, Visibility string }
	if !h.read(w, r, &ask) {
		return
	}
	name := ask.Organization + "/" + ask.Name
	switch {
	case ask.Name == "" || ask.Organization == "" || ask.Type != "" && ask.Type != "model":
		h.fault(w, r, "%+v", ask)
	case h.repos[name] != nil:
		http.Error(w, "You already created this model repo", http.StatusConflict)
	default:
		h.repos[name] = &repo{private: ask.Visibility == "private", files: map[string]stored{}}
		answer(w, map[string]string{"url": h.URL + "/" + name, "name": name})
	}
}

func (h *Hub) validateYAML(w http.ResponseWriter, _ *http.Request) {
	answer(w, map[string]any{"errors": []string{}, "warnings": []string{}})
}

// large is how the hub stores a file, by its beginning.
func (h *Hub) large(sample []byte, size int64) bool {
	return size > h.Inline || bytes.IndexByte(sample, 0) >= 0 || !utf8.Valid(sample) && len(sample) < 512
}

func (h *Hub) preupload(w http.ResponseWriter, r *http.Request) {
	to := h.repo(w, r)
	var ask struct {
		Files []struct {
			Path, Sample string
			Size         int64
		}
	}
	if to == nil || !h.read(w, r, &ask) {
		return
	}
	var files []map[string]any
	for _, f := range ask.Files {
		sample, err := base64.StdEncoding.DecodeString(f.Sample)
		if err != nil || int64(len(sample)) != min(f.Size, 512) || strings.Contains(f.Path, "..") {
			h.fault(w, r, "sample of %q has %d bytes, %v", f.Path, len(sample), err)
			return
		}
		mode := "regular"
		if h.large(sample, f.Size) {
			mode = "lfs"
		}
		entry := map[string]any{"path": f.Path, "uploadMode": mode, "shouldIgnore": false}
		if old, ok := to.files[f.Path]; ok {
			entry["oid"] = old.oid
		}
		files = append(files, entry)
	}
	answer(w, map[string]any{"files": files, "commitOid": to.head()})
}

// line is one of a commit.
type line struct {
	Key   string
	Value struct {
		Summary, Content, Path, Encoding, Algo, OID string
		Size                                        int64
	}
}

func (h *Hub) commit(w http.ResponseWriter, r *http.Request) {
	to := h.repo(w, r)
	if to == nil {
		return
	}
	if kind := r.Header.Get("Content-Type"); kind != "application/x-ndjson" {
		h.fault(w, r, "content type %q", kind)
		return
	}
	files := maps.Clone(to.files)
	d := json.NewDecoder(r.Body)
	for n := 0; ; n++ {
		var l line
		err := d.Decode(&l)
		if err == io.EOF && n > 1 {
			break
		}
		if err != nil || (n == 0) != (l.Key == "header") || n == 0 && l.Value.Summary == "" {
			h.fault(w, r, "line %d: %v %q", n, err, l.Key)
			return
		}
		if n > 0 && !h.add(files, l) {
			h.fault(w, r, "line %d: %s of %q, or the object is not there", n, l.Key, l.Value.Path)
			return
		}
	}
	to.files, to.commits = files, to.commits+1
	answer(w, map[string]any{"success": true, "commitOid": to.head(), "commitUrl": h.URL + "/" +
		r.PathValue("org") + "/" + r.PathValue("name") + "/commit/" + to.head()})
}

// add puts a file of a commit into a tree.
func (h *Hub) add(files map[string]stored, l line) bool {
	v := l.Value
	switch l.Key {
	case "file":
		b, err := base64.StdEncoding.DecodeString(v.Content)
		files[v.Path] = stored{oid: blobOf(b), data: b}
		return err == nil && v.Encoding == "base64" && (len(b) == 0 || !h.large(b[:min(512, len(b))], int64(len(b))))
	case "lfsFile":
		b, ok := h.objects[v.OID]
		files[v.Path] = stored{oid: v.OID, large: true, data: b}
		return ok && v.Algo == "sha256" && v.Size == int64(len(b))
	}
	return false
}
