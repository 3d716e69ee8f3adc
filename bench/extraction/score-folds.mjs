/** Scores predictions for pages of domains not fitted on, as the shared benchmark scores extractors. */

/**
 * Prints F1 by set, and by page type where a set has types. `predicted` are the probabilities of all segments in order. The text is
 * written as the extractor does it, with the texts of images, but for JSON-LD in place of little text.
 */
export function printContentScores(extract, metric, pages, predicted) {
  const groups = new Map();
  let at = 0;
  for (const { set, kind, page, read } of pages) {
    const { tree, segments, context } = read();
    const own = predicted.subarray(at, at + segments.length);
    at += segments.length;
    const chosen = segments.length === 0 ? [] : extract.chooseByProbability(tree, segments, own, context);
    const blocks = extract.assembleBlocks(tree, chosen, extract.findImageTexts(tree, chosen));
    const score = scorePage(metric, kind, page, extract.toPlainText(blocks));
    for (const name of page.type ? [set, `  ${page.type}`] : [set]) {
      if (!groups.has(name)) groups.set(name, { kind, scores: [] });
      groups.get(name).scores.push(score);
    }
  }
  for (const [name, { kind, scores }] of groups)
    console.log(`${name.padEnd(16)} ${scoreSet(metric, kind, scores).toFixed(4)}  (${scores.length} pages)`);
}

function scorePage(metric, kind, page, text) {
  if (kind === 'segments') return metric.segments(page.with, page.without, text);
  if (kind === 'words') return metric.bagOfWords(page.text, text);
  return metric.shingles(page.text, text, { cjk: kind === 'shingle-cjk' });
}

function scoreSet(metric, kind, scores) {
  if (kind === 'words') return metric.mean(scores.map(([f1]) => f1));
  if (kind !== 'segments') return metric.macro(scores).f1;
  const sum = (key) => scores.reduce((total, score) => total + score[key], 0);
  return (2 * sum('tp')) / (2 * sum('tp') + sum('fp') + sum('fn'));
}

/** Prints the token F1 of the titles chosen, by set. `judged` has the F1 of each candidate of each page. */
export function printTitleScores(judged, predicted) {
  const sets = new Map();
  let at = 0;
  for (const { set, f1 } of judged) {
    const own = predicted.subarray(at, at + f1.length);
    at += f1.length;
    if (!sets.has(set)) sets.set(set, []);
    sets.get(set).push(f1.length === 0 ? 0 : f1[own.indexOf(Math.max(...own))]);
  }
  for (const [set, list] of sets)
    console.log(
      `title ${set.padEnd(16)} ${(list.reduce((a, b) => a + b, 0) / list.length).toFixed(4)}  (${list.length} pages)`,
    );
}
