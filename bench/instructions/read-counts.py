# Takes the place of the shared bench's reader of hardware counters: the same lines in and out, from the files that count.c writes.
# Arguments: process ids. Each line on stdin answers one JSON line: [instructions, 0] of the main thread of each.
import json, os, sys, time
counts = os.environ['COUNTS']
files = {pid: open(path, 'rb') for pid in sys.argv[1:] if os.path.exists(path := os.path.join(counts, pid))}
print(json.dumps(sorted(files)), flush=True)


def read(file):
    file.seek(0)
    return [int.from_bytes(file.read(8), 'little'), 0]


for _ in sys.stdin:
    # The count is written every two milliseconds.
    time.sleep(0.01)
    print(json.dumps({pid: read(file) for pid, file in files.items()}), flush=True)
