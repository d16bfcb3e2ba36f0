"""Does with the hub's own client what `infernet publish` does, and downloads what that has sent.

    client.py ENDPOINT FOLDER OUT    with HF_TOKEN set and Xet switched off
"""

import sys

from huggingface_hub import HfApi

endpoint, folder, out = sys.argv[1:]
api = HfApi(endpoint=endpoint)
path = api.snapshot_download("org/ours", local_dir=out, force_download=True)
api.create_repo("org/theirs", private=True)
commit = api.upload_folder(repo_id="org/theirs", folder_path=folder)
print(f"downloaded to {path}; uploaded as {commit.oid}")
