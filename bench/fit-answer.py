"""Fits the answer model with LightGBM and writes it as a TypeScript table.

Usage: python fit-answer.py DATA_DIR OUT.ts [--cv]
DATA_DIR is what `npm run bench fit-answer` wrote. The loss is a softmax over all sentences of a question: the sentences that hold
an answer are to get its mass. --cv also prints what models fitted on four fifths of the topics are worth on the last fifth.
Needs: pip install lightgbm==4.7.0 numpy
"""
import json
import sys
from collections import defaultdict

import lightgbm as lgb
import numpy as np

from boosted_trees import columns

# On topics not fitted on, 80 to 200 trees and 8 to 20 leaves were the same within noise.
TREES = 150
PARAMS = dict(learning_rate=0.1, num_leaves=12, min_child_samples=30, min_sum_hessian_in_leaf=2, feature_fraction=0.4,
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


def judge(rows, score):
    """Per cent of questions whose best sentence holds an answer, and whose passage of most mass is right; means over sets."""
    best, passage, start = defaultdict(list), defaultdict(list), 0
    for row in rows:
        own = score[start:start + len(row["gold"])]
        start += len(own)
        best[row["set"]].append(row["gold"][int(own.argmax())])
        mass = np.bincount(row["passages"], np.exp(own - own.max()), minlength=len(row["goldPassages"]))
        passage[row["set"]].append(row["goldPassages"][int(mass.argmax())])
    for name in best:
        print(f"{name:14} best sentence {100 * np.mean(best[name]):5.1f}   passage {100 * np.mean(passage[name]):5.1f}")
    mean = lambda table: 100 * np.mean([np.mean(values) for values in table.values()])
    print(f"{'mean':14} best sentence {mean(best):5.1f}   passage {mean(passage):5.1f}")


def write(model, path):
    with open(path, "w") as out:
        out.write("// The trees of the answer model: numbers made by bench/fit-answer.py, not written by hand. Their inputs are in\n"
                  "// score-sentences.ts, their reading in trees/tree-model.ts.\n")
        for name, values in columns([model], 4).items():
            out.write(f"export const {name} =\n  '{values}';\n")


def main():
    folder, path = sys.argv[1:3]
    about = json.load(open(f"{folder}/rows.json"))
    rows, width = about["rows"], len(about["names"])
    x = np.fromfile(f"{folder}/X.f32", dtype=np.float32).reshape(-1, width)
    sizes = [len(row["gold"]) for row in rows]
    question = np.repeat(np.arange(len(rows)), sizes)
    gold = np.concatenate([row["gold"] for row in rows]).astype(float)
    fold = np.repeat([row["fold"] for row in rows], sizes)
    per_set = defaultdict(int)
    for row in rows:
        per_set[row["set"]] += 1
    # All data sets weigh the same, however many questions they have.
    weight = np.repeat([1 / per_set[row["set"]] for row in rows], sizes)
    weight /= weight.mean()
    if "--cv" in sys.argv:
        score = np.zeros(len(x))
        for left_out in range(5):
            score[fold == left_out] = fit(x, question, gold, weight, fold != left_out).predict(x[fold == left_out], raw_score=True)
        judge(rows, score)
    write(fit(x, question, gold, weight, np.ones(len(x), bool)), path)


main()
