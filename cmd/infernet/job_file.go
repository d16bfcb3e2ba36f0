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
	"github.com/infernetprotocol/infernet/node/p2p"
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

// prepareRequest makes the request of a job file. It checks the file before it calls the node. send is what becomes of
// the data set: quotes only name it, posts hand it to the node.
func (a *app) prepareRequest(ctx context.Context, path string, outside bool, send putData) (api.PostRequest, error) {
	src, f, err := readJobFile(path)
	if err != nil {
		return api.PostRequest{}, err
	}
	if f.Base != "" {
		return a.tuningRequest(ctx, path, f, src, outside, send)
	}
	blob, err := dataset(ctx, path, f, outside, send)
	return api.PostRequest{FileName: filepath.Base(path), File: src, Dataset: blob}, err
}

// putData finds or makes the content id of a data set.
type putData func(context.Context, io.Reader) (market.Blob, error)

// nameData names a data set as the node would, and stores and sends nothing.
func nameData(ctx context.Context, r io.Reader) (market.Blob, error) {
	id, size, err := p2p.ContentID(ctx, r)
	return market.Blob{CID: id, Size: size}, err
}

// dataset is the job's data set. The node finds out the size of a CID.
func dataset(ctx context.Context, jobFile string, f jobfile.File, outside bool, send putData) (market.Blob, error) {
	if f.IsCID() {
		return market.Blob{CID: f.Data}, nil
	}
	data, err := openData(filepath.Dir(jobFile), f.Data, outside)
	if err != nil {
		return market.Blob{}, err
	}
	defer data.Close()
	return send(ctx, data)
}
