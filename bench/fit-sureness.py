"""Fits how likely the answer to a message is right with LightGBM, that to a first question and that to a message after another one, shows what it is
worth on sites that it was not fitted on, and writes both as TypeScript tables.

Usage: python bench/fit-sureness.py DIR [--write]
DIR is what `npm run bench fit-sureness -- DIR` wrote. An eighth of the sites is left out at a time and judged by a model that is fitted on the
others; then the messages that are held out of every fit by one that is fitted on all. --write writes that: the same bytes every time.
Needs: pip install lightgbm==4.7.0 numpy
"""
import json
import sys
import zlib

import lightgbm as lgb
import numpy as np

from boosted_trees import columns

OUT = "api/ranking/answers/sureness/%s-model-data.ts"
SHARED = dict(objective="binary", learning_rate=0.05, num_leaves=8, min_child_samples=40, bagging_fraction=0.7, bagging_freq=1, max_bin=63,
              verbose=-1, num_threads=1, seed=1, deterministic=True)
PARTS = 8
# What a message of a source counts, as the label of a visitor set is a section and not what has to be said.
COUNTS = {"list": 1, "visitor": 0.5}
# Of each model: the file, its trees, what a message of a kind counts (follow-ups are few), and the probability from which on the surest answer is
# shown as one, as in surest-answer.ts, with what else was tried.
MODELS = {
    False: dict(name="sureness", trees=150, params=dict(SHARED, feature_fraction=0.5, lambda_l2=5), counts={"follow-up": 1, "own": 0.3, "foreign": 0.6},
                cuts=[0.4, 0.43, 0.45, 0.47, 0.5]),
    True: dict(name="first-sureness", trees=250, params=dict(SHARED, feature_fraction=0.3, lambda_l2=10), counts={"follow-up": 1, "own": 1, "foreign": 1},
               cuts=[0.5, 0.54, 0.57, 0.6, 0.64]),
}
GROUPS = {
    "demo, foreign": lambda one: one["site"] == "demo-shop" and one["kind"] == "foreign",
    "small sites, foreign": lambda one: one["source"] == "list" and one["site"] != "demo-shop" and one["kind"] == "foreign",
    "demo, own": lambda one: one["site"] == "demo-shop" and one["kind"] == "own",
    "demo, follow-ups": lambda one: one["site"] == "demo-shop" and one["kind"] == "follow-up",
    "small sites, own": lambda one: one["source"] == "list" and one["site"] != "demo-shop" and one["kind"] == "own",
    "small sites, follow-ups": lambda one: one["source"] == "list" and one["site"] != "demo-shop" and one["kind"] == "follow-up",
    "visitor sets, own": lambda one: one["source"] == "visitor" and one["kind"] == "own",
    "visitor sets, follow-ups": lambda one: one["source"] == "visitor" and one["kind"] == "follow-up",
    "visitor sets, foreign": lambda one: one["source"] == "visitor" and one["kind"] == "foreign",
}


def fit(messages, model):
    """On every answer to choose from, whether it would be shown or not."""
    count = lambda one: COUNTS[one["source"]] * model["counts"][one["kind"]]
    rows = [(answer, count(one)) for one in messages if not one["isGiven"] for answer in one["candidates"] if answer]
    inputs = np.array([answer["inputs"] for answer, _ in rows])
    right = np.array([answer["isRight"] for answer, _ in rows], float)
    return lgb.train(model["params"], lgb.Dataset(inputs, right, weight=np.array([count for _, count in rows])), model["trees"])


def shown(one, sureness, cut):
    """The answer that is shown as one; None where none is."""
    candidates = one["candidates"]
    if one["isGiven"]:
        return candidates[0] if candidates[0]["isAnswer"] else None
    at = int(np.argmax(sureness))
    return candidates[at] if sureness[at] >= cut else None


def main():
    file = json.load(open(f"{sys.argv[1]}/messages.json"))
    for is_first, model in MODELS.items():
        messages = [one for one in file["messages"] if one["isFirst"] == is_first]
        held_out = [one for one in messages if one.get("isHeldOut")]
        messages = [one for one in messages if not one.get("isHeldOut")]
        trees = fit(messages, model)
        report("held out", judge(held_out, trees), model)
        report("sites left out", left_out(messages, model), model)
        if "--write" in sys.argv:
            write(trees, len(file["firstNames" if is_first else "names"]), model["name"])


def judge(messages, trees):
    """Messages with how likely each of their answers is right."""
    return [(one, [trees.predict([answer["inputs"]])[0] if answer and answer["inputs"] else 0 for answer in one["candidates"]]) for one in messages]


def left_out(messages, model):
    """Every message as judged by a model that is fitted on other sites."""
    part_of = lambda one: zlib.crc32(one["site"].encode()) % PARTS
    judged = []
    for part in range(PARTS):
        trees = fit([one for one in messages if part_of(one) != part], model)
        judged += judge([one for one in messages if part_of(one) == part], trees)
    return judged


def report(of, judged, model):
    """Prints what is shown of each kind of message."""
    print(f"{model['name']}, {of}: right and wrong by the rules alone; as they are shown from", model["cuts"])
    for name, is_of in GROUPS.items():
        own = [(one, sureness) for one, sureness in judged if is_of(one)]
        if not own:
            continue
        by_rules = [one["candidates"][0] if one["candidates"][0] and one["candidates"][0]["isAnswer"] else None for one, _ in own]
        results = [by_rules] + [[shown(one, sureness, cut) for one, sureness in own] for cut in model["cuts"]]
        percent = lambda answers, right: 100 * sum(answer is not None and answer["isRight"] == right for answer in answers) / len(own)
        print(f"{name:25}{len(own):5} " + " | ".join(f"{percent(answers, True):5.1f} {percent(answers, False):5.1f}" for answers in results), flush=True)


def write(trees, feature_count, name):
    with open(OUT % name, "w") as out:
        out.write("// The trees of how likely an answer is right: numbers made by bench/fit-sureness.py, not written by hand. Their inputs are in\n"
                  "// sureness.ts, their reading in trees/tree-model.ts.\n")
        out.write(f"export const FEATURE_COUNT = {feature_count};\n")
        for key, values in columns([trees], 4).items():
            out.write(f"export const {key} =\n  '{values}';\n")


main()
