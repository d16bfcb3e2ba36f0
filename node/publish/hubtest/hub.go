// Package hubtest is a Hugging Face hub for tests. It implements what clients need to publish a model and to
// download it again, and believes nothing: sizes, hashes and signatures of addresses are checked.
package hubtest

import (
	"crypto/sha1" //nolint:gosec // git names its blobs so
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
)

// Hub is a hub with one user. Files of over Inline bytes, and those that are no text, are stored apart
// from the commits, in parts of Chunk bytes if Chunk is not 0.
type Hub struct {
	*httptest.Server
	store  *httptest.Server // of large files: another host, as with real hubs
	Token  string
	Inline int64
	Chunk  int64

	mu      sync.Mutex
	repos   map[string]*repo
	objects map[string][]byte  // by SHA-256
	uploads map[string]*upload // by number
	put     []string           // every part and object that arrived whole: "oid/number"
	cut     int                // how many more arrive before the connection is cut; -1: it is not
	faults  []string
}

type repo struct {
	private bool
	commits int
	files   map[string]stored
}

// stored is a file of a repository.
type stored struct {
	oid   string // SHA-256 of a large file, else git's hash
	large bool
	data  []byte
}

// upload is a large file on its way.
type upload struct {
	oid    string
	size   int64
	chunk  int64 // 0: in one piece
	parts  map[int][]byte
	secret string // signs its addresses
}

// New starts a hub whose user has this token. Close it.
func New(token string) *Hub {
	h := &Hub{Token: token, Inline: 4096, cut: -1, repos: map[string]*repo{}, objects: map[string][]byte{},
		uploads: map[string]*upload{}}
	h.Server = httptest.NewServer(h.routes())
	store := http.NewServeMux()
	store.HandleFunc("PUT /store/{upload}/{part}", h.putPart)
	h.store = httptest.NewServer(store)
	return h
}

// routes are two, as a repository's path could be one of the API.
func (h *Hub) routes() http.Handler {
	api, m := http.NewServeMux(), http.NewServeMux()
	api.HandleFunc("POST /api/repos/create", h.user(h.create))
	api.HandleFunc("POST /api/validate-yaml", h.validateYAML)
	api.HandleFunc("POST /api/models/{org}/{name}/preupload/main", h.user(h.preupload))
	api.HandleFunc("POST /api/models/{org}/{name}/commit/main", h.user(h.commit))
	api.HandleFunc("GET /api/models/{org}/{name}", h.user(h.info))
	api.HandleFunc("GET /api/models/{org}/{name}/revision/{rev}", h.user(h.info))
	api.HandleFunc("GET /api/models/{org}/{name}/tree/{rev}", h.user(h.tree))
	m.HandleFunc("POST /{org}/{git}/info/lfs/objects/batch", h.user(h.batch))
	m.HandleFunc("POST /complete/{upload}", h.complete)
	m.HandleFunc("POST /verify/{oid}", h.user(h.verify))
	m.HandleFunc("GET /{org}/{name}/resolve/{rev}/{path...}", h.user(h.resolve)) // and HEAD
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/api/") {
			api.ServeHTTP(w, r)
			return
		}
		m.ServeHTTP(w, r)
	})
}

// Close stops the hub.
func (h *Hub) Close() {
	h.Server.Close()
	h.store.Close()
}

// CutAfter cuts the connection in the middle of the upload after n more that arrive whole.
func (h *Hub) CutAfter(n int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.cut = n
}

// Expire makes every address that was signed until now worthless.
func (h *Hub) Expire() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.uploads = map[string]*upload{}
}

// ForgetObjects has the next client upload again what commits have already.
func (h *Hub) ForgetObjects() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.objects = map[string][]byte{}
}

// Arrived lists the uploads that arrived whole since the last call.
func (h *Hub) Arrived() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := h.put
	h.put = nil
	return all
}

// Files are the files of a repository, or nil if there is none; Commits says how many commits made them.
func (h *Hub) Files(name string) (files map[string][]byte, commits int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	r := h.repos[name]
	if r == nil {
		return nil, 0
	}
	files = map[string][]byte{}
	for path, f := range r.files {
		files[path] = f.data
	}
	return files, r.commits
}

// Private reports whether a repository is.
func (h *Hub) Private(name string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.repos[name].private
}

// Faults lists every request that broke the protocol.
func (h *Hub) Faults() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return append([]string(nil), h.faults...)
}

// user serves only who shows the token.
func (h *Hub) user(serve http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if got := r.Header.Get("Authorization"); got != "Bearer "+h.Token {
			// As a service that tells too much: clients must not show it.
			http.Error(w, "bad credentials: "+got, http.StatusUnauthorized)
			return
		}
		h.mu.Lock()
		defer h.mu.Unlock()
		serve(w, r)
	}
}

// fault refuses a request that breaks the protocol. The lock is held.
func (h *Hub) fault(w http.ResponseWriter, r *http.Request, format string, args ...any) {
	text := r.Method + " " + r.URL.Path + ": " + fmt.Sprintf(format, args...)
	h.faults = append(h.faults, text)
	http.Error(w, text, http.StatusBadRequest)
}

func answer(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(v) // the client is gone
}

// read decodes a request of one JSON value. The lock is held.
func (h *Hub) read(w http.ResponseWriter, r *http.Request, into any) bool {
	if err := json.NewDecoder(r.Body).Decode(into); err != nil {
		h.fault(w, r, "%v", err)
		return false
	}
	return true
}

// repo is the repository of a request. The lock is held.
func (h *Hub) repo(w http.ResponseWriter, r *http.Request) *repo {
	name := r.PathValue("org") + "/" + r.PathValue("name")
	if git := r.PathValue("git"); git != "" {
		name = r.PathValue("org") + "/" + strings.TrimSuffix(git, ".git")
	}
	found := h.repos[name]
	if found == nil {
		w.Header().Set("X-Error-Code", "RepoNotFound")
		http.Error(w, "Repository not found", http.StatusNotFound)
	}
	return found
}

// head is the name of a repository's last commit.
func (r *repo) head() string {
	return fmt.Sprintf("%040x", 0xc0ffee00+r.commits)
}

func sha256Of(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

func blobOf(b []byte) string {
	sum := sha1.Sum(append(fmt.Appendf(nil, "blob %d\x00", len(b)), b...)) //nolint:gosec // as above
	return hex.EncodeToString(sum[:])
}
