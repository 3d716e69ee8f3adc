"""Runs the test vectors: python3 vectors.py <folder of vectors>. Prints a line for each file, and what failed."""
import base64
import json
import sys
from pathlib import Path

from fold import empty_state, entries, fold
from history import history_to_events, history_to_state, with_page_above


def as_vector(state):
    return {**state, "entries": entries(state)}


def check(wanted, found, where):
    if wanted != found:
        raise AssertionError(f"{where}: {difference(wanted, found)}")


def difference(wanted, found, path=""):
    """Where two values differ first."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name in sorted(wanted.keys() | found.keys()):
            if name not in found or name not in wanted or wanted[name] != found[name]:
                absent = object()
                return difference(wanted.get(name, absent), found.get(name, absent), f"{path}.{name}")
    if isinstance(wanted, list) and isinstance(found, list):
        for i, (a, b) in enumerate(zip(wanted, found)):
            if a != b:
                return difference(a, b, f"{path}.{i}")
        return f"{path} has {len(found)} items, not {len(wanted)}"
    return f"{path} is {found!r:.300}, not {wanted!r:.300}"


def run_fold(vector):
    for point in vector["expect"]:
        state = fold(empty_state(), vector["events"][:point["after"]])
        check(point["state"], as_vector(state), f"after {point['after']}")


def run_history(vector):
    check(vector["events"], history_to_events(vector["history"]), "events")
    state = history_to_state(vector["history"])
    check(vector["state"], as_vector(state), "state")
    if "later" in vector:
        check(vector["state_later"], as_vector(fold(state, vector["later"])), "state_later")
    if "above" in vector:
        for page in vector["above"]:
            state = with_page_above(state, page)
        check(vector["state_above"], as_vector(state), "state_above")


def run_stream(vector):
    from client import EventStream
    stream = EventStream()
    found = [{"id": message_id, "frame": json.loads(data)} for chunk in vector["chunks"]
             for message_id, data in stream.push(base64.b64decode(chunk))]
    check(vector["messages"], found, "messages")


def run_dialogue(vector):
    from player import play
    play(vector)


RUNNERS = {"fold.jsonl": run_fold, "history.jsonl": run_history, "event-streams.jsonl": run_stream,
           "dialogues.jsonl": run_dialogue}


def main(folder):
    failed = 0
    for file, run in RUNNERS.items():
        vectors = [json.loads(line) for line in (Path(folder) / file).read_text("utf-8").splitlines()]
        passed = 0
        for vector in vectors:
            try:
                run(vector)
                passed += 1
            except AssertionError as error:
                print(f"not ok: {file}: {vector['name']}: {error}")
        failed += len(vectors) - passed
        print(f"{file}: {passed} of {len(vectors)} pass")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
