package extract

import (
	"bytes"
	"context"
	"fmt"
	"net/url"
	"os"
	"strings"

	readability "codeberg.org/readeck/go-readability/v2"
	htmltomarkdown "github.com/JohannesKaufmann/html-to-markdown/v2"
	"golang.org/x/net/html"
	"golang.org/x/net/html/charset"
)

// leastArticle is the least number of bytes of what counts as a page's article: of a page without one the whole body is
// taken.
const leastArticle = 200

// page reads a web page: its article as Markdown, without menus and advertisements.
func (r *Reader) page(_ context.Context, f *os.File, y yield) error {
	in, err := charset.NewReader(f, "text/html")
	if err != nil {
		return fmt.Errorf("%w: its character set: %w", ErrFile, err)
	}
	root, err := html.Parse(in)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFile, err)
	}
	whole, err := htmltomarkdown.ConvertNode(root)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFile, err)
	}
	if article := articleOf(root); len(article) >= leastArticle {
		whole = []byte(article)
	}
	return y(string(whole))
}

// articleOf is empty if there is none.
func articleOf(root *html.Node) string {
	a, err := readability.FromDocument(root, &url.URL{})
	if err != nil || a.Node == nil {
		return ""
	}
	text, err := htmltomarkdown.ConvertNode(a.Node)
	if err != nil {
		return ""
	}
	if title := strings.TrimSpace(a.Title()); title != "" && !bytes.Contains(text, []byte(title)) {
		return "# " + title + "\n\n" + string(text)
	}
	return string(text)
}
