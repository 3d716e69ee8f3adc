"""Fits the confidence with LightGBM, shows what it is worth on sites that it was not fitted on, and writes it as a TypeScript table.

Usage: python bench/fit-confidence.py DIR [--write]
DIR is what `npm run bench fit-confidence` wrote, with what `bench/fit-answer.py --score` added: scores of models that were not fitted on the site. Each site of the visitors' benchmark and of the tests and each manual is left out once and judged by a
model that is fitted on all the others; the demo shop is one of them. --write writes the model that is fitted on all: the same bytes every time.
Needs: pip install lightgbm==4.7.0 numpy
"""
import json
import math
import sys
from collections import Counter

import lightgbm as lgb
import numpy as np

from boosted_trees import columns

# Whether the first passage answers, by its words alone and by its sentences too, and whether the site has anything about the question.
TARGETS = {"confidence": lambda row: row["isRight"], "sentence-confidence": lambda row: row["isRight"], "on-site": lambda row: not row["isForeign"]}
# The models that have the inputs of sentence_inputs behind the others.
BY_SENTENCES = {"sentence-confidence"}
OUT = "api/ranking/passages/%s-model-data.ts"
# On sites left out, 4 to 10 leaves and 100 to 250 trees were the same within noise: right from wrong or foreign (mean of six) 87.4 to 87.8,
# where a logistic curve over the same inputs had 85.4.
TREES = 200
PARAMS = dict(objective="binary", learning_rate=0.05, num_leaves=10, min_child_samples=20, feature_fraction=0.3, bagging_fraction=0.7,
              bagging_freq=1, lambda_l2=10, max_bin=63, verbose=-1, num_threads=1, seed=1, deterministic=True)
# What a source counts beside the others.
SOURCE_WEIGHT = {"visitor": 4, "listed": 1, "retrieval": 1, "small": 0.5}
# Manuals are judged only: what fitting on them did is in docs/experiments/answers.md.
JUDGED_ONLY = "manual"
# As in rank-by-answer.ts: the least mass, what its logarithm counts for a topic and a sentence, and the masses of questions that are these.
LEAST_MASS = 1e-6
ANSWER_SHARE = (1, 4)
QUESTION_MASS = (10, 20)
# As in sentence-evidence.ts: its inputs, the score of a passage without a sentence, and what there is nothing to compare with.
SENTENCE_INPUTS = ["mass", "best", "lead", "total", "next", "pageMass", "margin", "sentences"]
NO_SENTENCE = -20
NONE_BESIDE = 5
NONE_BEHIND = 10
CUTS = [0.3, 0.36, 0.44, 0.5, 0.6]


def inputs_of(row, name):
    return row["inputs"] + row["sentenceInputs"] if name in BY_SENTENCES else row["inputs"]


def fit(rows, name):
    """All own and all foreign questions of a set weigh the same, however many they are."""
    target = TARGETS[name]
    rows = [row for row in rows if row["inputs"] and row["source"] != JUDGED_ONLY]
    key = lambda row: (row["source"], row["set"], row["isForeign"])
    counts = Counter(map(key, rows))
    weight = np.array([SOURCE_WEIGHT[row["source"]] / counts[key(row)] for row in rows])
    right = np.array([target(row) for row in rows], float)
    return lgb.train(PARAMS, lgb.Dataset(np.array([inputs_of(row, name) for row in rows]), right, weight=weight / weight.mean()), TREES)


def above(high, low):
    """Per cent of pairs of which the first is higher."""
    if len(high) == 0 or len(low) == 0:
        return math.nan
    return 100 * np.mean([np.mean(one > low) + np.mean(one == low) / 2 for one in high])


def judge(rows, model, name):
    raw = np.array([model.predict([inputs_of(row, name)], raw_score=True)[0] if row["inputs"] else -99 for row in rows])
    at = 1 / (1 + np.exp(-raw))
    right = np.array([row["isRight"] for row in rows])
    foreign = np.array([row["isForeign"] for row in rows])
    percent = lambda chosen, of: 100 * chosen.sum() / max(of.sum(), 1)
    result = [above(at[~foreign], at[foreign]), above(at[right], at[~right])]
    for cut in CUTS:
        result += [percent(right & (at >= cut), ~foreign), percent(~foreign & ~right & (at >= cut), ~foreign),
                   percent(foreign & (at < cut), foreign)]
    return result


def show(name, values):
    pairs = [" ".join(f"{value:5.1f}" for value in values[i:i + 3]) for i in range(2, len(values), 3)]
    print(f"{name:20} {values[0]:5.1f} {values[1]:5.1f} | " + " | ".join(pairs))


def judge_left_out(rows, source):
    own = [row for row in rows if row["source"] == source]
    results = {}
    for group in dict.fromkeys(row["group"] for row in own):
        others = [row for row in rows if row["group"] != group]
        models = {about: fit(others, about) for about in TARGETS}
        for name in dict.fromkeys(row["set"] for row in own if row["group"] == group):
            results[name] = {about: judge([row for row in own if row["set"] == name], model, about) for about, model in models.items()}
            show(name, results[name]["sentence-confidence"])
    counted = [values for name, values in results.items() if "+" not in name and name != "demo-shop"]
    for about in TARGETS if counted else []:
        show(f"{source}, {about}", list(np.mean([values[about] for values in counted], axis=0)))


def sentence_inputs(at, passages, of, scores, mass, order):
    """What the sentences say of passage `at`; `of`: the passage of each score."""
    own = [sorted((score for score, passage in zip(scores, of) if passage == place), reverse=True) for place in range(len(passages))]
    best = [scores[0] if scores else NO_SENTENCE for scores in own]
    page = passages[at]["page"]
    others = [score for score, passage in zip(best, passages) if passage["page"] != page]
    behind = [value for place, value in enumerate(order) if place != at]
    return [float(value) for value in [
        mass[at],
        best[at],
        best[at] - max(others) if others else NONE_BESIDE,
        np.log(np.exp(scores).sum()) if len(scores) else NO_SENTENCE,
        own[at][0] - own[at][1] if len(own[at]) > 1 else NONE_BESIDE,
        sum(part for part, passage in zip(mass, passages) if passage["page"] == page),
        order[at] - max(behind) if behind else NONE_BEHIND,
        len(own[at]),
    ]]


def with_first(rows, scores):
    """Each question with the inputs of the passage that the second ranking (rank-by-answer.ts) puts first."""
    start = 0
    for row in rows:
        end = start + len(row["sentences"])
        raw = scores[start:end]
        own = np.exp(raw - raw.max()) if end > start else np.zeros(0)
        of = [passage for passage, _ in row["sentences"]]
        start = end
        passages = row.pop("passages")
        mass = np.maximum(np.bincount(of, own, minlength=len(passages)) / max(own.sum(), 1e-12), LEAST_MASS)
        share = np.interp(row["mass"], QUESTION_MASS, ANSWER_SHARE)
        order = [passage["score"] + share * np.log(part) for passage, part in zip(passages, mass)]
        at = int(np.argmax(order)) if passages else -1
        first = passages[at] if passages else None
        # Nothing found is refused whatever the model says.
        yield {**row, "inputs": first and first["inputs"], "isRight": bool(first and first["isRight"]),
               "sentenceInputs": sentence_inputs(at, passages, of, raw, mass, order) if first else []}


def main():
    folder = sys.argv[1]
    file = json.load(open(f"{folder}/rows.json"))
    rows = list(with_first(file["rows"], np.fromfile(f"{folder}/scores.f32", dtype=np.float32).astype(float)))
    print(f"own above foreign, right above the rest | right, wrong, foreign refused at {CUTS}; the site left out")
    for source in ["manual", "visitor", "listed"]:
        judge_left_out(rows, source)
    if "--write" in sys.argv:
        for of in TARGETS:
            with open(OUT % of, "w") as out:
                out.write(f"// The trees of `{of}`: numbers made by bench/fit-confidence.py, not written by hand. Their inputs are in\n"
                          "// confidence.ts, their reading in trees/tree-model.ts.\n")
                out.write(f"export const FEATURE_COUNT = {len(file['names']) + (len(SENTENCE_INPUTS) if of in BY_SENTENCES else 0)};\n")
                for name, values in columns([fit(rows, of)], 4).items():
                    out.write(f"export const {name} =\n  '{values}';\n")


main()
