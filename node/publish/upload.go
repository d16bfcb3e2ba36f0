package publish

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"

	"github.com/infernetprotocol/infernet/node/artifacts"
)

// maxParts is how many parts a store of objects takes.
const maxParts = 10_000

// object is a large file in the hub's answer. Without actions it is there already.
type object struct {
	OID     string             `json:"oid"`
	Size    int64              `json:"size"`
	Actions map[string]*action `json:"actions"`
	Error   *struct {
		Message string `json:"message"`
	} `json:"error"`
}

// action is a request that the hub asks for. The header of an upload in parts has the size of a part
// under chunk_size, and the parts' addresses under their numbers.
type action struct {
	Href   string            `json:"href"`
	Header map[string]string `json:"header"`
}

// uploadAll sends the large files that the hub lacks.
func (h *hub) uploadAll(ctx context.Context, changes []change) error {
	byHash := map[string]file{}
	var ask []map[string]any
	for _, c := range changes {
		if _, twice := byHash[c.sha256]; c.large && !twice {
			byHash[c.sha256] = c.file
			ask = append(ask, map[string]any{"oid": c.sha256, "size": c.size})
		}
	}
	for len(ask) > 0 {
		some := ask[:min(batchFiles, len(ask))]
		ask = ask[len(some):]
		objects, err := h.batch(ctx, some)
		if err != nil {
			return err
		}
		for _, o := range objects {
			f, ok := byHash[o.OID]
			if !ok || o.Size != f.size {
				return fmt.Errorf("%w: about an object that was not asked for", ErrAnswer)
			}
			if err := h.uploadOne(ctx, f, o); err != nil {
				return fmt.Errorf("%s: %w", f.name, err)
			}
		}
	}
	return nil
}

func (h *hub) batch(ctx context.Context, ask []map[string]any) ([]object, error) {
	var answer struct {
		Objects []object `json:"objects"`
	}
	err := h.postJSON(ctx, "/"+h.job.Target.repository()+".git/info/lfs/objects/batch", lfsKind,
		map[string]any{"operation": "upload", "transfers": []string{"basic", "multipart"}, "hash_algo": "sha256",
			"ref": map[string]string{"name": "main"}, "objects": ask}, &answer)
	if err == nil && len(answer.Objects) != len(ask) {
		err = fmt.Errorf("%w: %d objects for %d", ErrAnswer, len(answer.Objects), len(ask))
	}
	return answer.Objects, err
}

// uploadOne sends a file if the hub wants it.
func (h *hub) uploadOne(ctx context.Context, f file, o object) (err error) {
	if o.Error != nil {
		return fmt.Errorf("%w: %.300q", ErrRefused, h.hide(o.Error.Message))
	}
	up := o.Actions["upload"]
	if up == nil {
		h.job.Say("%s: the hub has it", f.name)
		return h.state.forget(f.sha256)
	}
	if err := checkAddress(up.Href, h.endpoint); err != nil {
		return err
	}
	if up.Header["chunk_size"] == "" {
		h.job.Say("%s: sending %d bytes", f.name, f.size)
		_, err = h.put(ctx, f, up.Href, 0, f.size)
	} else {
		err = h.uploadParts(ctx, f, up)
	}
	if err != nil {
		return err
	}
	if v := o.Actions["verify"]; v != nil {
		if err := h.verify(ctx, f, v); err != nil {
			return err
		}
	}
	return h.state.forget(f.sha256)
}

// uploadParts goes on with the parts of an earlier run. If the store has dropped them it begins again.
func (h *hub) uploadParts(ctx context.Context, f file, up *action) error {
	fresh, err := newUpload(f, up)
	if err != nil {
		return err
	}
	if err := fresh.check(f, h); err != nil {
		return err
	}
	if old := h.state.Uploads[f.sha256]; old != nil && old.check(f, h) == nil {
		if err := h.sendParts(ctx, f, old); err == nil || !errors.Is(err, ErrRefused) {
			return err
		}
		h.job.Say("%s: what was sent before has expired", f.name)
	}
	h.state.Uploads[f.sha256] = fresh
	if err := h.state.save(); err != nil {
		return err
	}
	return h.sendParts(ctx, f, fresh)
}

func newUpload(f file, up *action) (*upload, error) {
	chunk, err := strconv.ParseInt(up.Header["chunk_size"], 10, 64)
	if err != nil || chunk < 1 {
		return nil, fmt.Errorf("%w: parts of %.20q bytes", ErrAnswer, up.Header["chunk_size"])
	}
	parts := (f.size-1)/chunk + 1
	if parts > maxParts {
		return nil, fmt.Errorf("%w: %d parts", ErrAnswer, parts)
	}
	u := &upload{Size: f.size, Chunk: chunk, Complete: up.Href}
	for i := range parts {
		u.Parts = append(u.Parts, uploadPart{Address: partAddress(up.Header, i+1)})
	}
	return u, nil
}

// partAddress is the address of a part, whose number may have leading zeros.
func partAddress(header map[string]string, number int64) string {
	for _, format := range []string{"%d", "%05d", "%02d", "%03d", "%04d"} {
		if a := header[fmt.Sprintf(format, number)]; a != "" {
			return a
		}
	}
	return ""
}

// check checks an upload, which comes from the hub or the state file, against the file.
func (u *upload) check(f file, h *hub) error {
	if u.Size != f.size || u.Chunk < 1 || int64(len(u.Parts)) != (f.size-1)/u.Chunk+1 || len(u.Parts) > maxParts {
		return fmt.Errorf("%w: parts that are not the file's", ErrAnswer)
	}
	if err := checkAddress(u.Complete, h.endpoint); err != nil {
		return err
	}
	for _, p := range u.Parts {
		if err := checkAddress(p.Address, h.endpoint); err != nil {
			return err
		}
	}
	return nil
}

// sendParts sends the parts that are not there yet, and has them put together.
func (h *hub) sendParts(ctx context.Context, f file, u *upload) error {
	type sentPart struct {
		Number int    `json:"partNumber"`
		ETag   string `json:"etag"`
	}
	done := struct {
		OID   string     `json:"oid"`
		Parts []sentPart `json:"parts"`
	}{OID: f.sha256}
	for i := range u.Parts {
		if p := &u.Parts[i]; p.ETag == "" {
			from := int64(i) * u.Chunk
			header, err := h.put(ctx, f, p.Address, from, min(u.Chunk, f.size-from))
			if err != nil {
				return err
			}
			if p.ETag = header.Get("ETag"); p.ETag == "" || len(p.ETag) > 200 {
				return fmt.Errorf("%w: a part without an ETag", ErrAnswer)
			}
			if err := h.state.save(); err != nil {
				return err
			}
			h.job.Say("%s: part %d of %d", f.name, i+1, len(u.Parts))
		}
		done.Parts = append(done.Parts, sentPart{i + 1, u.Parts[i].ETag})
	}
	b, err := json.Marshal(done)
	if err != nil {
		return err
	}
	_, _, err = h.send(ctx, http.MethodPost, u.Complete, lfsKind, bytes.NewReader(b), int64(len(b)))
	return err
}

// put sends a range of a file.
func (h *hub) put(ctx context.Context, f file, address string, from, n int64) (http.Header, error) {
	in, err := artifacts.Open(h.job.Folder, f.name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	_, header, err := h.send(ctx, http.MethodPut, address, "", io.NewSectionReader(in, from, n), n)
	if err == nil {
		h.sent += n
	}
	return header, err
}

// verify has the hub compare what it got with what it should be.
func (h *hub) verify(ctx context.Context, f file, v *action) error {
	if err := checkAddress(v.Href, h.endpoint); err != nil {
		return err
	}
	b, err := json.Marshal(map[string]any{"oid": f.sha256, "size": f.size})
	if err != nil {
		return err
	}
	_, _, err = h.send(ctx, http.MethodPost, v.Href, jsonKind, bytes.NewReader(b), int64(len(b)))
	return err
}
