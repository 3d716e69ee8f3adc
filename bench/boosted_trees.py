"""Turns boosted trees of LightGBM into the columns that api/ reads: lists of numbers parted by commas."""


def short(value, digits):
    text = f"{value:.{digits}g}"
    return "0" if abs(value) < 1e-12 else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def flatten(node, shape, splits, leaves):
    """Appends a tree in preorder: to the shape 1 for a split and 0 for a leaf."""
    if "split_feature" not in node:
        shape.append("0")
        leaves.append(node["leaf_value"])
        return
    shape.append("1")
    splits.append((node["split_feature"], node["threshold"]))
    flatten(node["left_child"], shape, splits, leaves)
    flatten(node["right_child"], shape, splits, leaves)


def columns(models, leaf_digits):
    """Columns by name: the shape of the trees; of each split its feature and threshold; the values of the leaves."""
    shape, splits, leaves = [], [], []
    for model in models:
        for tree in model.dump_model()["tree_info"]:
            flatten(tree["tree_structure"], shape, splits, leaves)
    table = {
        "FEATURES": (str(feature) for feature, _ in splits),
        "THRESHOLDS": (short(threshold, 6) for _, threshold in splits),
        "LEAVES": (short(leaf, leaf_digits) for leaf in leaves),
    }
    return {"SHAPE": "".join(shape), **{name: ",".join(values) for name, values in table.items()}}
