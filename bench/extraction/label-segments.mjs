/**
 * Labels the segments of a page as content or not, by its hand-made text. A label is 0 to 1, or -1 when the truth does
 * not decide. Used for fitting alone; the extractor never sees a truth.
 */

const TOKENS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}_])+/gu;
const tokensOf = (text) => text.toLowerCase().match(TOKENS) ?? [];

/** Words in a row that are searched in the truth; and words from which a segment is long enough to be found alone. */
const GRAM = 4;
const LONG = 6;

/** Labels by a whole truth text: long segments by the share of their words found there, short ones by their place. */
export function labelByText(tree, segments, truthText) {
  const truth = tokensOf(truthText);
  const tokens = segments.map(({ text }) => tokensOf(text));
  const labels = segments.map(() => 0);
  const starts = new Map();
  for (let i = 0; i + GRAM <= truth.length; i += 1) {
    const gram = truth.slice(i, i + GRAM).join(' ');
    if (starts.has(gram)) starts.get(gram).push(i);
    else starts.set(gram, [i]);
  }
  const used = new Uint8Array(truth.length);
  const found = segments.map(() => null);
  let cursor = 0;
  // Captions and headings often repeat a sentence of the text: the text has the first claim on it.
  const order = segments.map((_, i) => i).sort((a, b) => rank(tree, segments[a]) - rank(tree, segments[b]) || a - b);
  for (const i of order) {
    const own = tokens[i];
    if (own.length < LONG) continue;
    const places = [];
    const covered = new Uint8Array(own.length);
    for (let j = 0; j + GRAM <= own.length; j += 1) {
      const free = (starts.get(own.slice(j, j + GRAM).join(' ')) ?? []).filter((place) => !used[place]);
      const last = places[places.length - 1];
      const place = free.find((at) => at === last + 1) ?? free.find((at) => at >= cursor) ?? free[0];
      if (place === undefined) continue;
      places.push(place);
      covered.fill(1, j, j + GRAM);
    }
    labels[i] = covered.reduce((a, b) => a + b, 0) / own.length;
    if (labels[i] <= 0.5) continue;
    for (const place of places) used[place] = 1;
    cursor = places[places.length - 1];
    found[i] = { start: places[0], end: cursor + GRAM };
  }
  labelShort(segments, tokens, truth, truthText, found, labels);
  return { labels, words: tokens.map((own) => own.length), truthWords: truth.length };
}

function rank(tree, segment) {
  const node = tree.nodes[segment.block];
  const above = tree.nodes[node.parent] ?? node;
  const isCaption = /caption/.test(
    `${node.tag} ${node.attributes.class ?? ''} ${above.tag} ${above.attributes.class ?? ''}`,
  );
  return segment.level > 0 || isCaption ? 1 : 0;
}

/** Short segments are content when the truth has them between their neighbours, or as a line of its own. */
function labelShort(segments, tokens, truth, truthText, found, labels) {
  const lines = new Map();
  for (const line of truthText.split('\n')) {
    const key = tokensOf(line).join(' ');
    if (key !== '') lines.set(key, (lines.get(key) ?? 0) + 1);
  }
  const nextStart = new Int32Array(segments.length).fill(-1);
  for (let i = segments.length - 1, start = -1; i >= 0; i -= 1) {
    nextStart[i] = start;
    if (found[i]) start = found[i].start;
  }
  const used = new Uint8Array(truth.length);
  let previous = -1;
  for (let i = 0; i < segments.length; i += 1) {
    const own = tokens[i];
    if (own.length >= LONG || own.length === 0) {
      if (found[i]) previous = found[i].end;
      continue;
    }
    const low = Math.max(0, previous - 2);
    const high = Math.min(
      truth.length,
      nextStart[i] >= 0 ? Math.max(nextStart[i] + 2, low) : previous < 0 ? truth.length : previous + 60,
    );
    const place = high - low < 400 ? findRun(truth, own, low, high, used) : -1;
    const key = own.join(' ');
    if (place >= 0) used.fill(1, place, place + own.length);
    labels[i] = place >= 0 || (lines.get(key) ?? 0) > 0 ? 1 : 0;
    if (labels[i] === 1 && lines.has(key)) lines.set(key, lines.get(key) - 1);
  }
}

function findRun(truth, own, low, high, used) {
  for (let at = low; at + own.length <= high; at += 1) {
    if (own.every((word, k) => truth[at + k] === word && !used[at + k])) return at;
  }
  return -1;
}

/** Labels by parts that must and must not appear; whatever has neither is unknown. */
export function labelByParts(segments, page) {
  const squeeze = (text) => text.replace(/\s+/g, ' ').trim();
  const wanted = page.with.map(squeeze);
  const unwanted = page.without.map(squeeze);
  const words = segments.map(({ text }) => tokensOf(text).length);
  const labels = segments.map(({ text }) => {
    const own = squeeze(text);
    const touches = (part) => own.includes(part) || (own.length > 15 && part.includes(own));
    return wanted.some(touches) ? 1 : unwanted.some(touches) ? 0 : -1;
  });
  const truthWords = words.reduce((sum, count, i) => sum + (labels[i] > 0 ? count : 0), 0) || 100;
  return { labels, words, truthWords };
}
