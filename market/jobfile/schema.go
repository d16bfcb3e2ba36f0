package jobfile

// Schema returns the JSON Schema of job files, by which editors complete and check them.
func Schema() ([]byte, error) { return format.Schema("A training job for infernet", keys{}) }
