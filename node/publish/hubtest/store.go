package hubtest

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
)

func (h *Hub) batch(w http.ResponseWriter, r *http.Request) {
	var ask struct {
		Operation string
		Hash      string `json:"hash_algo"`
		Transfers []string
		Objects   []struct {
			OID  string
			Size int64
		}
	}
	if h.repo(w, r) == nil || !h.read(w, r, &ask) {
		return
	}
	if ask.Operation != "upload" || ask.Hash != "sha256" || !slices.Contains(ask.Transfers, "multipart") ||
		r.Header.Get("Content-Type") != "application/vnd.git-lfs+json" {
		h.fault(w, r, "%+v", ask)
		return
	}
	objects := []map[string]any{}
	for _, o := range ask.Objects {
		entry := map[string]any{"oid": o.OID, "size": o.Size}
		if _, there := h.objects[o.OID]; !there {
			entry["actions"] = h.begin(o.OID, o.Size)
		}
		objects = append(objects, entry)
	}
	answer(w, map[string]any{"transfer": "multipart", "objects": objects})
}

// begin is what the client must do to upload an object.
func (h *Hub) begin(oid string, size int64) map[string]any {
	id := strconv.Itoa(len(h.uploads))
	u := &upload{oid: oid, size: size, chunk: h.Chunk, parts: map[int][]byte{}, secret: sha256Of([]byte(oid + id))}
	h.uploads[id] = u
	sign := "?signature=" + u.secret
	verify := map[string]any{"href": h.URL + "/verify/" + oid}
	if u.chunk == 0 {
		whole := map[string]any{"href": h.store.URL + "/store/" + id + "/1" + sign}
		return map[string]any{"upload": whole, "verify": verify}
	}
	header := map[string]string{"chunk_size": strconv.FormatInt(u.chunk, 10)}
	for n := 1; int64(n-1)*u.chunk < size; n++ {
		header[fmt.Sprintf("%05d", n)] = fmt.Sprintf("%s/store/%s/%d%s", h.store.URL, id, n, sign)
	}
	return map[string]any{"upload": map[string]any{"href": h.URL + "/complete/" + id + sign, "header": header},
		"verify": verify}
}

// upload is that of a request, which needs its signature and must not show the token.
func (h *Hub) upload(w http.ResponseWriter, r *http.Request) *upload {
	u := h.uploads[r.PathValue("upload")]
	if u == nil || r.URL.Query().Get("signature") != u.secret {
		http.Error(w, "Request has expired", http.StatusForbidden)
		return nil
	}
	return u
}

func (h *Hub) putPart(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	defer h.mu.Unlock()
	u := h.upload(w, r)
	if u == nil {
		return
	}
	if r.Header.Get("Authorization") != "" {
		h.fault(w, r, "the store was shown the token")
		return
	}
	n, err := strconv.Atoi(r.PathValue("part"))
	from, want := int64(n-1)*u.chunk, u.size
	if u.chunk > 0 {
		want = min(u.chunk, u.size-from)
	}
	if err != nil || n < 1 || want < 1 || r.ContentLength != want {
		h.fault(w, r, "%d bytes, not %d", r.ContentLength, want)
		return
	}
	if h.cut == 0 {
		h.cut = -1
		_, _ = io.CopyN(io.Discard, r.Body, want/2)
		panic(http.ErrAbortHandler) // closes the connection
	}
	b, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	if h.cut > 0 {
		h.cut--
	}
	h.put = append(h.put, fmt.Sprintf("%s/%d", u.oid[:8], n))
	if u.chunk == 0 {
		h.keep(w, r, u, b)
		return
	}
	u.parts[n] = b
	w.Header().Set("ETag", strconv.Quote(sha256Of(b)))
}

// keep stores an object if it is what was announced.
func (h *Hub) keep(w http.ResponseWriter, r *http.Request, u *upload, b []byte) {
	if int64(len(b)) != u.size || sha256Of(b) != u.oid {
		h.fault(w, r, "the object has another hash or length")
		return
	}
	h.objects[u.oid] = b
}

func (h *Hub) complete(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	defer h.mu.Unlock()
	var done struct {
		OID   string
		Parts []struct {
			PartNumber int
			ETag       string
		}
	}
	u := h.upload(w, r)
	if u == nil || !h.read(w, r, &done) {
		return
	}
	var whole bytes.Buffer
	for i, p := range done.Parts {
		b := u.parts[i+1]
		if p.PartNumber != i+1 || p.ETag != strconv.Quote(sha256Of(b)) {
			h.fault(w, r, "part %d has another number or ETag", i+1)
			return
		}
		whole.Write(b)
	}
	if done.OID != u.oid {
		h.fault(w, r, "another object")
		return
	}
	h.keep(w, r, u, whole.Bytes())
}

func (h *Hub) verify(w http.ResponseWriter, r *http.Request) {
	var is struct {
		OID  string
		Size int64
	}
	if !h.read(w, r, &is) {
		return
	}
	if b, ok := h.objects[is.OID]; !ok || is.OID != r.PathValue("oid") || int64(len(b)) != is.Size {
		h.fault(w, r, "it is not there")
	}
}
