/**
 * Finds the alternative texts of a page's main part that say something which its text does not: what a picture shows, where an
 * entrance is. Names of files, logos and the names that cards repeat are none, nor are pictures that lead to another page, which are
 * its teasers, banners and portraits, nor those of a long text, which they decorate, unless they hold a fact.
 */
import { CLOCK, figuresIn, HOURS, MONEY, PERCENT, PHONE } from '../features/figures.ts';
import { collapse, type LightNode, type LightTree } from '../html/light-tree.ts';
import { mainPart } from './main-part.ts';
import { isHidden, type Segment } from './segments.ts';

/** The text of an image and the index of its element. */
export interface ImageText {
  node: number;
  text: string;
}

/** Images read of one page. */
const MAX_IMAGES = 40;

/** Characters of a text that is read. */
const MAX_CHARS = 300;

/** Words that the text of the page must lack: fewer only name what is beside the picture. */
const MIN_NEW_WORDS = 2;

/** Words at least. A letter of a script without spaces is a word. */
const MIN_WORDS = 4;

const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/** Names of files and addresses. */
const NAME = /_|:\/\/|\.[a-z\d]{2,4}$/i;

/** Ancestors whose pictures are no content. */
const ASIDE = new Set(['nav', 'footer', 'aside', 'button', 'form']);

/** Letters of running text from which a page is long; and letters from which a segment is running text. */
const LONG_TEXT = 2000;
const RUNNING_TEXT = 80;

/** Figures that an image of a long text is kept for. */
const FACTS = MONEY | PERCENT | PHONE | CLOCK | HOURS;

/** The address of an image, to which a picture links to be seen larger. */
const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i;

/** Image texts between the first and the last chosen segment, in page order. */
export function findImageTexts(tree: LightTree, chosen: readonly Segment[]): ImageText[] {
  const last = chosen[chosen.length - 1];
  if (!last) return [];
  const main = mainPart(tree, chosen);
  const isLong = runningText(chosen) >= LONG_TEXT;
  const found: ImageText[] = [];
  let known: Set<string> | null = null;
  const end = tree.nodes[main]?.end ?? 0;
  for (let i = main; i < end && found.length < MAX_IMAGES; i += 1) {
    const node = tree.nodes[i];
    const alt = node?.tag === 'img' ? node.attributes.more.alt : undefined;
    if (alt === undefined || alt.length > MAX_CHARS || isAside(tree, i, main)) continue;
    const text = collapse(alt);
    const words = wordsOf(text);
    if (words.length < MIN_WORDS || NAME.test(text) || (isLong && (figuresIn(text) & FACTS) === 0)) continue;
    known ??= new Set(chosen.flatMap((segment) => wordsOf(segment.text)));
    const isNew = words.filter((word) => !known?.has(word)).length >= MIN_NEW_WORDS;
    for (const word of words) known.add(word);
    if (isNew) found.push({ node: i, text });
  }
  return found;
}

function runningText(chosen: readonly Segment[]): number {
  return chosen.reduce((sum, { size, linkSize }) => sum + (size >= RUNNING_TEXT ? size - linkSize : 0), 0);
}

function isAside(tree: LightTree, index: number, main: number): boolean {
  for (let i = index; i > main; i = tree.nodes[i]?.parent ?? 0) {
    const node = tree.nodes[i];
    if (node && (ASIDE.has(node.tag) || isHidden(node) || leadsToPage(node))) return true;
  }
  return false;
}

function leadsToPage({ tag, attributes }: LightNode): boolean {
  return tag === 'a' && attributes.href !== undefined && !IMAGE_FILE.test(attributes.href);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORDS) ?? [];
