"""Turns boosted trees of LightGBM into the columns that api/ reads: lists of numbers parted by commas."""


def short(value, digits):
    text = f"{value:.{digits}g}"
    return "0" if abs(value) < 1e-12 else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def flatten(node, splits, leaves):
    """Appends a tree in preorder; returns its reference: index of a split, or -1 - index of a leaf."""
    if "split_feature" not in node:
        leaves.append(node["leaf_value"])
        return -len(leaves)
    at = len(splits)
    splits.append(None)
    left = flatten(node["left_child"], splits, leaves)
    right = flatten(node["right_child"], splits, leaves)
    splits[at] = (node["split_feature"], node["threshold"], left, right)
    return at


def columns(models, leaf_digits):
    """Columns by name: the first split of each tree; of each split its feature, threshold and references; the values of the leaves."""
    splits, leaves, roots = [], [], []
    for model in models:
        for tree in model.dump_model()["tree_info"]:
            roots.append(flatten(tree["tree_structure"], splits, leaves))
    table = {
        "ROOTS": map(str, roots),
        "FEATURES": (str(split[0]) for split in splits),
        "THRESHOLDS": (short(split[1], 6) for split in splits),
        "LEFT": (str(split[2]) for split in splits),
        "RIGHT": (str(split[3]) for split in splits),
        "LEAVES": (short(leaf, leaf_digits) for leaf in leaves),
    }
    return {name: ",".join(values) for name, values in table.items()}
