"""Fits a model of small decision trees with LightGBM and writes it as a TypeScript table.

Usage: python fit-trees.py KIND DATA_DIR OUT.ts      called by `node bench/extraction/fit-content-model.mjs`
DATA_DIR holds X.bin, y.bin, w.bin, fold.bin, start.bin (float32; a row of weight 0 is not fitted on; start is what the model
adds to, as the logarithm of odds) and about.json. Writes odds.bin, the answer for each row of a model fitted on the other
folds, and OUT.ts, the model fitted on all rows.
Needs: pip install lightgbm==4.7.0 numpy
"""
import json
import sys
from pathlib import Path

import lightgbm as lgb
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from boosted_trees import columns  # noqa: E402

COMMON = dict(objective="cross_entropy", bagging_freq=1, bagging_fraction=0.7, max_bin=63, verbose=-1, num_threads=1, seed=1,
              deterministic=True)
EXTRA = dict(extra_trees=True, feature_fraction=0.5)

# A model is grown in stages, each correcting the ones before. Trees whose splits are drawn at random ("extra trees") lean less on
# what single sites name their parts and come first; the best splits add what shops and services need. On domains not fitted on,
# this does as well as the mean of two models fitted apart, with three fifths of the trees.
KINDS = {
    "content": [
        (100, dict(EXTRA, learning_rate=0.1, num_leaves=24, min_child_samples=20, min_sum_hessian_in_leaf=1, lambda_l2=3)),
        (60, dict(learning_rate=0.06, num_leaves=24, min_child_samples=20, min_sum_hessian_in_leaf=1, feature_fraction=0.35,
                  lambda_l2=3)),
    ],
    # Corrects the first model from its answers alone, and little: with more leaves, or with the page's own numbers beside the
    # answers, it learned pages by heart.
    "second-pass": [
        (30, dict(learning_rate=0.1, num_leaves=4, min_child_samples=60, min_sum_hessian_in_leaf=3, feature_fraction=0.3,
                  lambda_l2=10)),
    ],
    "title": [
        (50, dict(learning_rate=0.12, num_leaves=16, min_child_samples=20, feature_fraction=0.4, lambda_l2=5)),
    ],
}


# Of the tables written, as the project's formatter has it.
LINE_WIDTH = 120


def load(folder):
    about = json.load(open(f"{folder}/about.json"))
    x = np.fromfile(f"{folder}/X.bin", dtype=np.float32).reshape(about["rows"], about["width"])
    return x, *(np.fromfile(f"{folder}/{name}.bin", dtype=np.float32) for name in ("y", "w", "fold", "start"))


def write(models, kind, path, width):
    with open(path, "w") as out:
        out.write(f"/**\n * The fitted {kind} model: numbers made by `bench/extraction/fit-content-model.mjs`, not written by hand. How they\n"
                  " * are read is `tree-model.ts`.\n */\n\n"
                  "/** Numbers in a row; rows of another width need another model. */\n"
                  f"export const FEATURE_COUNT = {width};\n\n"
                  "/** First split of each tree; splits: feature, threshold, references to left and right (a leaf n is -1 - n); values of leaves. */\n")
        for name, values in columns(models, 3).items():
            line = f"export const {name} = '{values}';"
            out.write((line if len(line) <= LINE_WIDTH else line.replace(" '", "\n  '", 1)) + "\n")


def grow(kind, x, y, w, start, rows):
    """Fits the stages of a model on some rows; returns a model for each."""
    given = start[rows].astype(np.float64)
    models = []
    for trees, own in KINDS[kind]:
        params = {**COMMON, **own}
        data = lgb.Dataset(x[rows], y[rows], weight=w[rows], init_score=given if given.any() else None, params=params)
        models.append(lgb.train(params, data, trees))
        given += models[-1].predict(x[rows], raw_score=True)
    return models


def main():
    kind, folder, target = sys.argv[1:]
    x, y, w, fold, start = load(folder)
    raw = start.astype(np.float64)
    for k in range(int(fold.max()) + 1):
        for model in grow(kind, x, y, w, start, (w > 0) & (fold != k)):
            raw[fold == k] += model.predict(x[fold == k], raw_score=True)
    raw.astype(np.float32).tofile(f"{folder}/odds.bin")
    q = np.clip(1 / (1 + np.exp(-raw)), 1e-6, 1 - 1e-6)
    loss = -np.average(y * np.log(q) + (1 - y) * np.log(1 - q), weights=w)
    print(f"{kind}: {np.sum(w > 0)} rows, log loss on domains not fitted on {loss:.4f}", flush=True)
    write(grow(kind, x, y, w, start, w > 0), kind, target, x.shape[1])


main()
