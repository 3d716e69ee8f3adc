"""Fits the content model with LightGBM and writes it as a TypeScript table.

Usage: python fit-content-model.py DATA_DIR OUT.ts [--cv]
DATA_DIR is what `node bench/extraction/fit-content-model.mjs` wrote: X.bin, y.bin, w.bin, fold.bin (float32) and about.json.
--cv also prints the loss on four folds by domain and writes the out-of-fold predictions to p.bin.
Needs: pip install lightgbm==4.7.0 numpy
"""
import json
import sys

import lightgbm as lgb
import numpy as np

# 100 small trees: twice as many, or 40 leaves, changed the cross-validated loss by less than 0.1 %.
TREES = 100
PARAMS = dict(objective="cross_entropy", learning_rate=0.1, num_leaves=24, min_child_samples=20,
              min_sum_hessian_in_leaf=1, feature_fraction=0.35, bagging_fraction=0.7, bagging_freq=1, max_bin=63,
              lambda_l2=3, verbose=-1, num_threads=1, seed=1, deterministic=True)


def load(folder):
    about = json.load(open(f"{folder}/about.json"))
    x = np.fromfile(f"{folder}/X.bin", dtype=np.float32).reshape(about["rows"], about["width"])
    return x, *(np.fromfile(f"{folder}/{name}.bin", dtype=np.float32) for name in ("y", "w", "fold"))


def short(value, digits):
    text = f"{value:.{digits}g}"
    return "0" if abs(value) < 1e-12 else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def flatten(node, splits, leaves):
    """Appends a tree in preorder; returns its reference: index of a split, or -1 - index of a leaf."""
    if "leaf_value" in node and "split_feature" not in node:
        leaves.append(node["leaf_value"])
        return -len(leaves)
    at = len(splits)
    splits.append(None)
    left = flatten(node["left_child"], splits, leaves)
    right = flatten(node["right_child"], splits, leaves)
    splits[at] = (node["split_feature"], node["threshold"], left, right)
    return at


def write(model, path, width):
    splits, leaves, roots = [], [], []
    for tree in model.dump_model()["tree_info"]:
        roots.append(flatten(tree["tree_structure"], splits, leaves))
    rows = lambda values: ",".join(values)
    with open(path, "w") as out:
        out.write("/**\n * The fitted content model: numbers made by `bench/extraction/fit-content-model.py`, not written by hand. What they are fed\n"
                  " * is `segment-features.ts`; how they are used is `content-model.ts`.\n */\n\n"
                  "/** Numbers a segment is described by; a table of another width needs another model. */\n"
                  f"export const FEATURE_COUNT = {width};\n\n"
                  "/** First split of each tree; splits: feature, threshold, references to left and right (a leaf n is -1 - n); values of leaves. */\n"
                  f"export const ROOTS = '{rows(map(str, roots))}';\n"
                  f"export const FEATURES = '{rows(str(s[0]) for s in splits)}';\n"
                  f"export const THRESHOLDS = '{rows(short(s[1], 6) for s in splits)}';\n"
                  f"export const LEFT = '{rows(str(s[2]) for s in splits)}';\n"
                  f"export const RIGHT = '{rows(str(s[3]) for s in splits)}';\n"
                  f"export const LEAVES = '{rows(short(v, 3) for v in leaves)}';\n")


def main():
    folder, target = sys.argv[1:3]
    x, y, w, fold = load(folder)
    known = w > 0
    data = lgb.Dataset(x[known], y[known], weight=w[known], params=PARAMS, free_raw_data=False).construct()
    if "--cv" in sys.argv:
        p = np.zeros(len(y), dtype=np.float32)
        for k in range(int(fold.max()) + 1):
            model = lgb.train(PARAMS, data.subset(np.where(fold[known] != k)[0]), TREES)
            p[fold == k] = model.predict(x[fold == k])
        p.tofile(f"{folder}/p.bin")
        q = np.clip(p[known], 1e-6, 1 - 1e-6)
        print("log loss, four folds by domain:", -np.average(y[known] * np.log(q) + (1 - y[known]) * np.log(1 - q), weights=w[known]))
    if target != "-":
        model = lgb.train(PARAMS, data, TREES)
        write(model, target, x.shape[1])


main()
