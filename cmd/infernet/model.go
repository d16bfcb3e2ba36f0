package main

import "github.com/spf13/cobra"

func newModel(a *app) *cobra.Command {
	c := group("model", "Keep models for jobs, and turn them into other formats",
		"Works on model folders, which `infernet job get` and `infernet engine run --save`\n"+
			"write, and which Hugging Face's libraries read and write. The node keeps the models\n"+
			"that jobs start from (bases) in its data folder: plain files, which these commands\n"+
			"read and change whether the node runs or not.",
		"  infernet model add ./SmolLM2-135M-Instruct\n"+
			"  infernet model gguf ./tuned --out tuned.gguf --type q8_0")
	c.AddCommand(newModelAdd(a), newModelList(a), newModelShow(a), newModelRemove(a), newModelGGUF(a),
		newModelVerify(a))
	return c
}
