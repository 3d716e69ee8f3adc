/** Knows the HTML rules of tag names: which are void, which never nest, which are inline. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements without an end tag (HTML Standard, "void elements", and obsolete ones). */
const VOID_TAGS = words(
  'area base basefont bgsound br col command embed frame hr img input keygen link meta param source track wbr',
);

/** Subtrees that are never text of the page: code, graphics, controls, and what is shown only when scripts are off. */
const SKIPPED_TAGS = words(
  'script style noscript template svg iframe object applet canvas audio video map select datalist textarea noframes noembed ' +
    'rp rt amp-sidebar amp-consent amp-ad amp-analytics amp-sticky-ad amp-social-share amp-auto-ads amp-geo amp-state',
);

/** Inline elements; all others begin and end a block. */
export const INLINE_TAGS = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark math mi mn mo mrow msub msup nobr q ' +
    'rb ruby s samp small span strike strong sub sup time tt u var wbr picture source annotation semantics mtext g-emoji relative-time',
);

/** Inline elements whose end tag, inside an open block, closes them and leaves the block open. */
const FORMATTING_TAGS = words('a b big code em font i nobr s small strike strong tt u');

/** Opening one of these closes an open paragraph (HTML Standard, "has a p element in button scope"). */
const CLOSES_PARAGRAPH = words(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hgroup hr li main menu nav ol p pre search section table ul',
);

/** Opening the key closes an open element of the listed tags, up to the nearest boundary. */
const CLOSES_SIBLING: ReadonlyMap<string, SiblingRule> = new Map([
  ['li', { closes: words('li'), within: words('ul ol menu dir') }],
  ['dd', { closes: words('dd dt'), within: words('dl') }],
  ['dt', { closes: words('dd dt'), within: words('dl') }],
  ['tr', { closes: words('tr td th'), within: words('table tbody thead tfoot') }],
  ['td', { closes: words('td th'), within: words('tr table') }],
  ['th', { closes: words('td th'), within: words('tr table') }],
  ['tbody', { closes: words('tbody thead tfoot tr td th caption colgroup'), within: words('table') }],
  ['thead', { closes: words('tbody thead tfoot tr td th caption colgroup'), within: words('table') }],
  ['tfoot', { closes: words('tbody thead tfoot tr td th caption colgroup'), within: words('table') }],
  ['option', { closes: words('option'), within: words('select') }],
  ['a', { closes: words('a'), within: words('body') }],
]);

/** An end tag is matched no further up than these, unless it names one of them. */
const SCOPE_TAGS = words('table td th caption template body html object');

/** Headings and their level, 1 to 6. */
export const HEADING_LEVEL: ReadonlyMap<string, number> = new Map(
  [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]),
);

/** What opening a tag closes: elements of these tags, up to the nearest boundary. */
export type SiblingRule = { readonly closes: ReadonlySet<string>; readonly within: ReadonlySet<string> };

/** What a parser needs to know of a tag name. */
export interface TagFacts {
  readonly name: string;
  readonly isVoid: boolean;
  readonly isSkipped: boolean;
  readonly isInline: boolean;
  readonly isFormatting: boolean;
  readonly isScope: boolean;
  readonly closesParagraph: boolean;
  readonly siblings: SiblingRule | undefined;
  /** Level of a heading, 1 to 6, or 0. */
  readonly level: number;
}

/** The facts of a lower-case tag name. */
export function tagFacts(name: string): TagFacts {
  return {
    name,
    isVoid: VOID_TAGS.has(name),
    isSkipped: SKIPPED_TAGS.has(name),
    isInline: INLINE_TAGS.has(name),
    isFormatting: FORMATTING_TAGS.has(name),
    isScope: SCOPE_TAGS.has(name),
    closesParagraph: CLOSES_PARAGRAPH.has(name),
    siblings: CLOSES_SIBLING.get(name),
    level: HEADING_LEVEL.get(name) ?? 0,
  };
}
