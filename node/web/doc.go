// Package web is the node's page: files for a browser, embedded in the program. The source is TypeScript in src,
// without libraries; scripts/web/build bundles it into dist, which lies in the tree, so that `go build` needs nothing
// else.
//
// The page makes elements of texts and never parses any as HTML, and its policy ([Policy]) has the browser refuse
// scripts, styles and connections other than the node's own. All data come from the API with a token (see node/api).
package web
