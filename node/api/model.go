package api

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"github.com/infernetprotocol/infernet/market"
)

// BaseView is the model that a job starts from.
type BaseView struct {
	Root    string `json:"root" doc:"of its parameters"`
	CID     string `json:"cid" doc:"of its archive, which nodes fetch from those that have it"`
	Bytes   uint64 `json:"bytes" doc:"of its archive"`
	Licence string `json:"licence" doc:"as the client states it"`
}

// BaseOf is the base of a job, nil if the job starts from its seed.
func BaseOf(s market.Spec) *BaseView {
	if s.Base == nil {
		return nil
	}
	b := s.Base.Blob
	return &BaseView{Root: s.Program.Base.String(), CID: b.CID, Bytes: b.Size, Licence: s.Base.Licence}
}

// JobFile is a file of a finished job's model.
type JobFile struct {
	Name  string `json:"name" doc:"path below the model's folder, with slashes"`
	Bytes int64  `json:"bytes"`
}

// FileList is the answer of /v1/jobs/{id}/files.
type FileList struct {
	Files []JobFile `json:"files"`
}

// namedFile is the input of a download.
type namedFile struct {
	ID   string `path:"id" maxLength:"128" doc:"of a job"`
	Name string `query:"name" required:"true" maxLength:"512" doc:"of a file, as /v1/jobs/{id}/files lists it"`
}

// downloadIdle is for how long a download may take nothing before it ends.
const downloadIdle = time.Minute

// files registers the download of a job's model, with ranges as RFC 9110 has them. A model never
// changes, so that a download goes on where it was cut.
func files(h huma.API, b Backend) {
	all := operation(http.MethodGet, "/v1/jobs/{id}/files", "job-files", "The files of a finished job's model")
	all.Errors = append(all.Errors, http.StatusBadRequest, http.StatusNotFound)
	huma.Register(h, all, func(ctx context.Context, in *askFiles) (*paged[FileList], error) {
		v, err := b.JobFiles(ctx, in.ID)
		return fileList.page(in.page(), v, err)
	})
	op := operation(http.MethodGet, "/v1/jobs/{id}/file", "job-file", "A file of a finished job's model; takes Range")
	op.Errors = append(op.Errors, http.StatusNotFound, http.StatusRequestedRangeNotSatisfiable)
	op.Parameters = append(op.Parameters, header("Range", "bytes=FIRST- or bytes=FIRST-LAST: answered with 206"),
		header("If-Range", "the ETag of the answer that is gone on with; of another, the whole file is sent"))
	octets := map[string]*huma.MediaType{
		"application/octet-stream": {Schema: bytesSchema()},
	}
	op.Responses = map[string]*huma.Response{
		"200": {Description: "The whole file", Content: octets, Headers: headers("ETag", "names the file's bytes",
			"Accept-Ranges", "bytes")},
		"206": {Description: "The range", Content: octets, Headers: headers("ETag", "as of the whole file",
			"Content-Range", "bytes FIRST-LAST/SIZE")},
	}
	huma.Register(h, op, func(ctx context.Context, in *namedFile) (*huma.StreamResponse, error) {
		f, err := b.OpenJobFile(ctx, in.ID, in.Name)
		if err != nil {
			return nil, problem(err)
		}
		return &huma.StreamResponse{Body: func(hc huma.Context) {
			defer f.Close()
			r, w := humago.Unwrap(hc)
			w.Header().Set("Content-Type", "application/octet-stream")
			w.Header().Set("ETag", strconv.Quote(url.QueryEscape(in.ID+"/"+in.Name)))
			http.ServeContent(unhurried{w, http.NewResponseController(w)}, r, "", time.Time{}, f)
		}}, nil
	})
}

// filesPath is the address of a job's list of files.
func filesPath(id string) string { return "/v1/jobs/" + url.PathEscape(id) + "/files" }

// isDownload reports whether a path is that of a file or of the ledger, so that no deadline fits the whole call.
func isDownload(path string) bool {
	return strings.HasPrefix(path, "/v1/jobs/") && strings.HasSuffix(path, "/file") || path == booksPath
}

// unhurried writes to who goes on reading: each write has downloadIdle.
type unhurried struct {
	http.ResponseWriter
	control *http.ResponseController
}

// Write implements io.Writer.
func (u unhurried) Write(p []byte) (int, error) {
	// An adapter without deadlines (a test's recorder) needs none.
	_ = u.control.SetWriteDeadline(time.Now().Add(downloadIdle))
	return u.ResponseWriter.Write(p)
}

// JobFiles implements Backend.
func (c *Client) JobFiles(ctx context.Context, id string) ([]JobFile, error) {
	return fileList.walk(ctx, c, filesPath(id), 0)
}

// OpenJobFile implements Backend. The file is asked for at the first Read, from where Seek has
// been. Seek knows no end.
func (c *Client) OpenJobFile(ctx context.Context, id, name string) (io.ReadSeekCloser, error) {
	path := "/v1/jobs/" + url.PathEscape(id) + "/file?name=" + url.QueryEscape(name)
	return &remoteFile{c: c, ctx: ctx, path: path}, nil
}

// remoteFile is a file of a job's model on the node.
type remoteFile struct {
	c    *Client
	ctx  context.Context //nolint:containedctx // of the download that Read makes
	path string
	at   int64
	body io.ReadCloser // nil before the first Read
}

// Read implements io.Reader.
func (f *remoteFile) Read(p []byte) (int, error) {
	if f.body == nil {
		if err := f.ask(); err != nil {
			return 0, err
		}
	}
	n, err := f.body.Read(p)
	f.at += int64(n)
	if err != nil && !errors.Is(err, io.EOF) {
		err = &brokenCall{err}
	}
	return n, err
}

// ask begins the download.
func (f *remoteFile) ask() error {
	header := http.Header{}
	if f.at > 0 {
		header.Set("Range", fmt.Sprintf("bytes=%d-", f.at))
	}
	res, err := f.c.doWith(f.ctx, http.MethodGet, f.path, nil, header)
	if err != nil {
		return err
	}
	if f.at > 0 && res.StatusCode != http.StatusPartialContent {
		res.Body.Close()
		return fmt.Errorf("the node answered a range with %s", res.Status)
	}
	f.body = res.Body
	return nil
}

// Seek implements io.Seeker.
func (f *remoteFile) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekStart:
	case io.SeekCurrent:
		offset += f.at
	default:
		return f.at, errors.ErrUnsupported
	}
	if offset < 0 {
		return f.at, fmt.Errorf("seek to %d", offset)
	}
	err := f.Close()
	f.at = offset
	return offset, err
}

// Close implements io.Closer.
func (f *remoteFile) Close() error {
	if f.body == nil {
		return nil
	}
	err := f.body.Close()
	f.body = nil
	return err
}
