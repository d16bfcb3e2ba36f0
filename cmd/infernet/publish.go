package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/publish"
)

// tokenVariable holds the hub's token, as it does for the hub's own programs.
const tokenVariable = "HF_TOKEN"

// publishFlags are the settings of `publish`.
type publishFlags struct {
	to, endpoint, tokenFile, message string
	private                          bool
}

// published is what `publish` prints.
type published struct{ publish.Result }

func newPublish(a *app) *cobra.Command {
	var f publishFlags
	c := &cobra.Command{
		Use:   "publish FOLDER",
		Short: "Send a model to a Hugging Face hub",
		Long: `Sends the folder of a model to a repository of a Hugging Face hub, which is made if
it does not exist, by one commit: weights, tokenizer, card, and provenance.json. Files
whose names begin with a dot are left out. Files of the repository that the folder
has not stay there.

What the hub has is not sent again. If it is interrupted, the same command goes on
where it was; until then a file beside the folder keeps the place.

The hub's token is read from HF_TOKEN or from --token-file, and needs the right to
write. It is stored nowhere.`,
		Example: "  infernet publish ./tuned --to hf://my-name/tuned --token-file ~/.cache/huggingface/token",
		Args:    exactly("FOLDER"),
		RunE: func(c *cobra.Command, args []string) error {
			r, err := f.run(c.Context(), a, args[0])
			if err != nil {
				return err
			}
			return a.print(r, published{r}.text)
		},
	}
	fl := c.Flags()
	fl.StringVar(&f.to, "to", "", "the repository: `hf://ORGANISATION/NAME`")
	fl.StringVar(&f.endpoint, "endpoint", publish.DefaultHub, "the hub's `URL`: https, or http on this machine")
	fl.StringVar(&f.tokenFile, "token-file", "", "a `FILE` with the hub's token (default: HF_TOKEN)")
	fl.StringVar(&f.message, "message", "Publish a model trained with infernet", "the commit's `TEXT`")
	fl.BoolVar(&f.private, "private", false, "make the repository private, if it is made")
	cobra.CheckErr(c.MarkFlagRequired("to"))
	return c
}

func (f publishFlags) run(ctx context.Context, a *app, dir string) (r publish.Result, err error) {
	j := publish.Job{Folder: dir, Endpoint: f.endpoint, Private: f.private, Message: f.message, Say: a.say}
	if j.Target, err = publish.ParseTarget(f.to); err != nil {
		return r, &usageError{err, "name a repository: --to hf://my-name/my-model"}
	}
	if f.message == "" {
		return r, &usageError{errors.New("the commit has no message"), "say what it is with --message"}
	}
	if j.Token, err = f.token(dir); err != nil {
		return r, &usageError{err, "set HF_TOKEN, or name a file with --token-file, outside of the folder"}
	}
	r, err = publish.Publish(ctx, j)
	return r, withPublishHint(err)
}

// token reads the hub's token from where only its owner can see it.
func (f publishFlags) token(dir string) (string, error) {
	if f.tokenFile == "" {
		return publish.ParseToken(os.Getenv(tokenVariable))
	}
	folder, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	name, err := filepath.Abs(f.tokenFile)
	if err != nil {
		return "", err
	}
	if strings.HasPrefix(name, folder+string(filepath.Separator)) {
		return "", fmt.Errorf("%s would be published with the folder", f.tokenFile)
	}
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	b, err := io.ReadAll(io.LimitReader(file, 4096))
	if err != nil {
		return "", err
	}
	return publish.ParseToken(string(b))
}

// withPublishHint says what to do about a model that was not published.
func withPublishHint(err error) error {
	switch {
	case errors.Is(err, publish.ErrEndpoint):
		return &usageError{err, "give the hub's address with --endpoint"}
	case errors.Is(err, publish.ErrFolder):
		return &usageError{err, "name the folder of a model, as `infernet job get` writes it"}
	case errors.Is(err, publish.ErrAway), errors.Is(err, context.Canceled):
		return api.WithHint(err, "run the same command again: it goes on where it was")
	case errors.Is(err, publish.ErrChanged):
		return api.WithHint(err, "run the same command again once nothing writes to the folder")
	case errors.Is(err, publish.ErrRefused):
		return api.WithHint(err, "check that the token may write to this repository; then run the same command again")
	case errors.Is(err, publish.ErrAnswer):
		return api.WithHint(err, "check that --endpoint is a Hugging Face hub")
	}
	return err
}

func (p published) text(w io.Writer) {
	row(w, "target", p.Target)
	row(w, "files", fmt.Sprintf("%d, %d bytes", p.Files, p.Bytes))
	row(w, "sent", fmt.Sprintf("%d bytes", p.Sent))
	if p.Commit == "" {
		row(w, "commit", "none: the hub had every file")
	} else {
		row(w, "commit", p.Commit)
	}
	row(w, "address", p.Address)
}
