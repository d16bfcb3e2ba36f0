package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
)

// readJobFile reads and checks a job file; a mistake in it is wrong usage.
func readJobFile(path string) (string, jobfile.File, error) {
	src, err := readCapped(path, jobfile.MaxSize)
	if errors.Is(err, os.ErrNotExist) {
		hint := "write one with `infernet job init > " + filepath.Base(path) + "`"
		return "", jobfile.File{}, &usageError{fmt.Errorf("no job file at %s", path), hint}
	}
	if err != nil {
		return "", jobfile.File{}, err
	}
	f, err := jobfile.Parse(filepath.Base(path), src)
	if err != nil {
		return "", f, &usageError{err, api.Hint(err)}
	}
	return string(src), f, nil
}

func readCapped(path string, limit int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err == nil && int64(len(b)) > limit {
		return nil, &usageError{fmt.Errorf("%s is larger than %d bytes", path, limit), ""}
	}
	return b, err
}

// prepareRequest makes the request of a job file: it checks the file before it
// calls the node, and hands the node the data set.
func (a *app) prepareRequest(ctx context.Context, path, aggregator string) (api.PostRequest, error) {
	src, f, err := readJobFile(path)
	if err != nil {
		return api.PostRequest{}, err
	}
	blob, err := a.dataset(ctx, filepath.Dir(path), f)
	return api.PostRequest{FileName: filepath.Base(path), File: src, Dataset: blob, Aggregator: aggregator}, err
}

// dataset stores the job's data set in the node; a path is relative to the job
// file. The node finds out the size of a CID.
func (a *app) dataset(ctx context.Context, dir string, f jobfile.File) (market.Blob, error) {
	if f.IsCID() {
		return market.Blob{CID: f.Data}, nil
	}
	path := f.Data
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	data, err := os.Open(path)
	if err != nil {
		return market.Blob{}, &usageError{err, "set `data` in the job file to the path of your text"}
	}
	defer data.Close()
	return a.client().PutBlob(ctx, data)
}
