/**
 * Knows the shape of a parsed page: one array of nodes in document order, where a subtree is a range of indices. Every
 * walk is a loop over a range, so no input can overflow the stack. How it is made stands in `parse-html.ts`.
 */

/** Attributes kept from the markup: the commonest by themselves, so that all elements have one shape. */
export interface Attributes {
  readonly class: string | undefined;
  readonly id: string | undefined;
  readonly style: string | undefined;
  /** As it stands in the source, character references and all: few are read. */
  readonly href: string | undefined;
  /** All others, by lower-case name. */
  readonly more: Readonly<Record<string, string>>;
}

/** Of elements without any, and of text. */
export const NO_ATTRIBUTES: Attributes = {
  class: undefined,
  id: undefined,
  style: undefined,
  href: undefined,
  more: Object.freeze({}),
};

/**
 * How an element is dressed: its tag and class. Elements that have both in common share one look, so that what names say
 * is worked out once a page for each. Text has a look too.
 */
export interface Look {
  readonly tag: string;
  /** '' when there is none. */
  readonly className: string;
  /** Place in `LightTree.looks`. */
  readonly index: number;
  /** How many nodes have it. */
  count: number;
}

/**
 * One element or one run of text. White space alone is no node, but for `pre`: most of it stands between blocks. `tag` is
 * lower-case, '#text' for text and '#root' for the document.
 */
export interface LightNode {
  readonly tag: string;
  /** Text of a '#text' node with entities decoded and white space as in the source; '' for elements. */
  text: string;
  readonly attributes: Attributes;
  readonly look: Look;
  /** Index of the parent, -1 for the root. */
  readonly parent: number;
  /** Number of ancestors. At most `MAX_DEPTH`. */
  readonly depth: number;
  /** Index after the last descendant. */
  end: number;
  /** Whether white space alone stands before it. */
  readonly afterSpace: boolean;
}

/** A parsed page. `nodes[0]` is the root. */
export interface LightTree {
  nodes: LightNode[];
  looks: Look[];
  /** Indices of the elements that have attributes besides class, id, style and href. */
  stating: number[];
  /** Text of the first title element outside an image, or ''. */
  title: string;
  /** Contents of the application/ld+json scripts, unparsed. */
  jsonLd: string[];
}

/** Text of a subtree with white space collapsed. */
export function textOf(tree: LightTree, index: number): string {
  const end = tree.nodes[index]?.end ?? index;
  let text = '';
  for (let i = index; i < end; i += 1) {
    const node = tree.nodes[i];
    if (node?.tag === '#text') text += node.afterSpace ? ` ${node.text}` : node.text;
    else if (node && text !== '' && !text.endsWith(' ')) text += ' ';
  }
  return collapse(text);
}

/** Runs of white space become one space; none at the ends. Zero-width characters and soft hyphens go. */
export function collapse(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
