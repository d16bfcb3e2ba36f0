package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"

	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/tuning"
)

// tuningRequest is prepareRequest for a job file with a base: the data are laid out in the base's tokens here.
func (a *app) tuningRequest(ctx context.Context, path string, f jobfile.File, src string, outside bool,
	send putData) (api.PostRequest, error) {
	folder, err := a.folderOfBase(filepath.Dir(path), &f, outside)
	if err != nil {
		return api.PostRequest{}, err
	}
	if f.IsCID() {
		return api.PostRequest{}, &usageError{
			errors.New("data: a job with a base reads its data here: name a file"),
			"",
		}
	}
	in, err := openData(filepath.Dir(path), f.Data, outside)
	if err != nil {
		return api.PostRequest{}, err
	}
	defer in.Close()
	raw, err := io.ReadAll(io.LimitReader(in, maxDataset+1))
	if err != nil {
		return api.PostRequest{}, err
	}
	if len(raw) > maxDataset {
		return api.PostRequest{}, &usageError{fmt.Errorf("data: more than %d bytes", maxDataset), ""}
	}
	j, err := tuning.Prepare(ctx, f, folder, raw, tuning.Put(send))
	if err != nil {
		if !errors.Is(err, jobfile.ErrInvalid) { // its errors name the file and the place
			err = fmt.Errorf("%s: %w", filepath.Base(path), err)
		}
		return api.PostRequest{}, &usageError{err, api.Hint(err)}
	}
	a.say("%s", tuned(j))
	if f.Held > 0 {
		a.say("eval: %d rows are trained on, and %d bytes of rows are held out: %s", j.Base.Rows, j.Base.Held.Size,
			j.Base.Held.CID)
	}
	return api.PostRequest{FileName: filepath.Base(path), File: src, Dataset: j.Dataset, Base: &j.Base}, nil
}

// baseRoot is a base that the node keeps, as a job file names it.
var baseRoot = regexp.MustCompile(`^0x[0-9a-f]{8,64}$`)

// folderOfBase is the folder of a job's base: a folder that the file names, or a base that the node keeps. Of such a
// one the licence is known.
func (a *app) folderOfBase(dir string, f *jobfile.File, outside bool) (string, error) {
	if !baseRoot.MatchString(f.Base) {
		return baseFolder(dir, f.Base, outside)
	}
	e, err := a.base(f.Base)
	f.Licence = cmp.Or(f.Licence, e.Licence)
	return e.Path, err
}

// tuned says what was found in the data.
func tuned(j tuning.Job) string {
	if j.Format == "" {
		return fmt.Sprintf("data: a token file of %d rows", j.Base.Rows)
	}
	return fmt.Sprintf(
		"data: %s, %d documents, %d tokens in %d rows of which %d are learned; %d documents were cut and "+
			"%d left out",
		j.Format,
		j.Report.Documents,
		j.Report.Tokens,
		j.Report.Rows,
		j.Report.Learned,
		j.Report.Cut,
		j.Report.Dropped,
	)
}

// baseFolder is the folder of a base. It is published, so without outside it lies in the folder of the job file, also
// after symbolic links are followed.
func baseFolder(folder, name string, outside bool) (string, error) {
	full := name
	if !filepath.IsAbs(name) {
		full = filepath.Join(folder, name)
	}
	real, err := filepath.EvalSymlinks(full)
	if errors.Is(err, os.ErrNotExist) {
		return "", &usageError{fmt.Errorf("base: no folder at %s", full),
			"set `base` in the job file to the path of a model's folder"}
	}
	if err != nil || outside {
		return real, err
	}
	abs, err := filepath.Abs(folder)
	if err == nil {
		abs, err = filepath.EvalSymlinks(abs)
	}
	if err == nil {
		real, err = filepath.Abs(real)
	}
	if err != nil {
		return "", err
	}
	if rel, err := filepath.Rel(abs, real); err != nil || !filepath.IsLocal(rel) {
		return "", &usageError{fmt.Errorf("base: %s is outside of the job file's folder", name),
			"a base is published: if this one may be, say so with --" + outsideFlag}
	}
	return real, nil
}
