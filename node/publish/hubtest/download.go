package hubtest

import (
	"bytes"
	"net/http"
	"slices"
	"strconv"
	"time"
)

// info is what clients ask of a repository before they download it.
func (h *Hub) info(w http.ResponseWriter, r *http.Request) {
	from := h.repo(w, r)
	if from == nil {
		return
	}
	siblings := []map[string]string{}
	for _, path := range from.paths() {
		siblings = append(siblings, map[string]string{"rfilename": path})
	}
	answer(w, map[string]any{"id": r.PathValue("org") + "/" + r.PathValue("name"), "sha": from.head(),
		"private": from.private, "tags": []string{}, "downloads": 0, "likes": 0, "siblings": siblings})
}

func (h *Hub) tree(w http.ResponseWriter, r *http.Request) {
	from := h.repo(w, r)
	if from == nil {
		return
	}
	entries := []map[string]any{}
	for _, path := range from.paths() {
		f := from.files[path]
		e := map[string]any{"type": "file", "path": path, "size": len(f.data), "oid": blobOf(f.data)}
		if f.large {
			e["lfs"] = map[string]any{"oid": f.oid, "size": len(f.data), "pointerSize": 134}
		}
		entries = append(entries, e)
	}
	answer(w, entries)
}

func (h *Hub) resolve(w http.ResponseWriter, r *http.Request) {
	from := h.repo(w, r)
	if from == nil {
		return
	}
	f, ok := from.files[r.PathValue("path")]
	if !ok {
		w.Header().Set("X-Error-Code", "EntryNotFound")
		http.Error(w, "Entry not found", http.StatusNotFound)
		return
	}
	w.Header().Set("X-Repo-Commit", from.head())
	w.Header().Set("ETag", strconv.Quote(f.oid))
	w.Header().Set("Content-Type", "application/octet-stream")
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(f.data))
}

func (r *repo) paths() (all []string) {
	for path := range r.files {
		all = append(all, path)
	}
	slices.Sort(all)
	return all
}
