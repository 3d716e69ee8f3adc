"""Fits the answer model with LightGBM and writes it as a TypeScript table.

Usage: python bench/fit-answer.py DATA_DIR [--cv] [--score CONFIDENCE_DIR] [--write]
DATA_DIR is what `npm run bench fit-answer` wrote. The loss is a softmax over all sentences of a question: the sentences that hold an answer are
to get its mass. --cv also prints what models are worth on the data sets and sites that they were not fitted on. --score writes what such models
give the sentences that `npm run bench fit-confidence` wrote. --write writes the model that is fitted on all: the same bytes every time.
Needs: pip install lightgbm==4.7.0 numpy
"""
import json
import sys
from collections import defaultdict

import lightgbm as lgb
import numpy as np

from boosted_trees import columns

# On sets and sites not fitted on, 80 to 300 trees and 12 to 20 leaves were the same within a point.
TREES = 300
# Retrieval sets have long texts: with the same weight as visitors' sites their right passage was first for a point less.
SOURCE_WEIGHT = {"retrieval": 3, "visitor": 1}
# Questions from which on a set counts as much as a larger one.
SMALL_SET = 100
PARTS = 6
OUT = "api/ranking/answers/sentences/answer-model-data.ts"
PARAMS = dict(learning_rate=0.1, num_leaves=14, min_child_samples=30, min_sum_hessian_in_leaf=2, feature_fraction=0.4,
              lambda_l2=5, max_bin=63, verbose=-1, num_threads=1, seed=1, deterministic=True)


def softmax_loss(question, gold, weight):
    change = np.diff(question) != 0
    starts = np.concatenate([[0], np.where(change)[0] + 1])
    segment = np.concatenate([[0], np.cumsum(change)])
    weight = weight * (np.add.reduceat(gold, starts) > 0)[segment]

    def loss(score, _):
        mass = np.exp(score - np.maximum.reduceat(score, starts)[segment])
        share = mass / np.add.reduceat(mass, starts)[segment]
        right = share * gold
        target = right / np.maximum(np.add.reduceat(right, starts), 1e-12)[segment]
        return (share - target) * weight, np.maximum(share * (1 - share), 1e-4) * weight

    return loss


def fit(x, question, gold, weight, chosen):
    params = dict(PARAMS, objective=softmax_loss(question[chosen], gold[chosen], weight[chosen]))
    return lgb.train(params, lgb.Dataset(x[chosen], gold[chosen]), TREES)


def judge(rows, scores):
    """Per cent of questions whose best sentence answers (all or some of it), and whose passage of most mass is right; means over sets."""
    table, start = defaultdict(list), 0
    for row in rows:
        size, gold, figures = len(row["gold"]), np.array(row["gold"]), []
        for score in scores:
            own = score[start:start + size]
            mass = np.bincount(row["passages"], np.exp(own - own.max()), minlength=len(row["goldPassages"]))
            figures += [gold[int(own.argmax())], row["goldPassages"][int(mass.argmax())]]
        start += size
        table[row["source"], row["set"]].append(figures)
    show = lambda name, values: print(f"{name:22}" + "   ".join(f"{100 * one:5.1f} {100 * two:5.1f}" for one, two in zip(values[::2], values[1::2])))
    print("best sentence and passage: as it is, fitted without the set")
    for (_, name), values in table.items():
        show(name, np.mean(values, axis=0))
    for source in dict.fromkeys(source for source, _ in table):
        show(f"mean of {source}", np.mean([np.mean(values, axis=0) for (own, _), values in table.items() if own == source], axis=0))


def write(model, path):
    with open(path, "w") as out:
        out.write("// The trees of the answer model: numbers made by bench/fit-answer.py, not written by hand. Their inputs are in\n"
                  "// score-sentences.ts, their reading in trees/tree-model.ts.\n")
        for name, values in columns([model], 4).items():
            out.write(f"export const {name} =\n  '{values}';\n")


def part_of(groups):
    """The part of each group: of data sets and sites in the order of their names every sixth is in the same one."""
    return {name: at % PARTS for at, name in enumerate(sorted(set(groups)))}


def main():
    folder = sys.argv[1]
    about = json.load(open(f"{folder}/rows.json"))
    rows, width = about["rows"], len(about["names"])
    x = np.fromfile(f"{folder}/X.f32", dtype=np.float32).reshape(-1, width)
    sizes = [len(row["gold"]) for row in rows]
    question = np.repeat(np.arange(len(rows)), sizes)
    gold, present, bonus = (np.concatenate([row[name] for row in rows]).astype(float) for name in ["gold", "present", "bonus"])
    parts = part_of(row["fold"] for row in rows)
    part = np.repeat([parts[row["fold"]] for row in rows], sizes)
    per_set = defaultdict(int)
    for row in rows:
        per_set[row["set"]] += 1
    # All data sets weigh the same, however many questions they have, but for the smallest.
    weight = np.repeat([SOURCE_WEIGHT[row["source"]] / max(per_set[row["set"]], SMALL_SET) for row in rows], sizes)
    weight /= weight.mean()
    judged = "--cv" in sys.argv
    other = sys.argv[sys.argv.index("--score") + 1] if "--score" in sys.argv else None
    without = [fit(x, question, gold, weight, part != left_out) for left_out in range(PARTS)] if judged or other else []
    if judged:
        score = np.zeros(len(x))
        for left_out, model in enumerate(without):
            score[part == left_out] = model.predict(x[part == left_out], raw_score=True)
        judge(rows, [present, score + bonus])
    if other:
        asked = json.load(open(f"{other}/rows.json"))["rows"]
        x_other = np.fromfile(f"{other}/sentences.f32", dtype=np.float32).reshape(-1, width)
        # A group that no model was fitted on may be judged by any.
        part_other = np.repeat([parts.get(row["group"], 0) for row in asked], [len(row["sentences"]) for row in asked])
        score = np.concatenate([[own for _, own in row["sentences"]] for row in asked if row["sentences"]])
        for left_out, model in enumerate(without):
            score[part_other == left_out] += model.predict(x_other[part_other == left_out], raw_score=True)
        score.astype(np.float32).tofile(f"{other}/scores.f32")
    if "--write" in sys.argv:
        write(fit(x, question, gold, weight, np.ones(len(x), bool)), OUT)


main()
