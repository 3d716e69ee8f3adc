/**
 * Knows the shape of a parsed page: one array of nodes in document order, where a subtree is a range of indices. Every
 * walk is a loop over a range, so no input can overflow the stack. `parse-html.ts` builds it.
 */

/** Attributes kept from the markup: the commonest as fields, so that all elements have one object shape. */
export interface Attributes {
  readonly class: string | undefined;
  readonly id: string | undefined;
  readonly style: string | undefined;
  /** As in the source, character references not decoded: few are read. */
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
 * The tag and class attribute of an element. Elements with the same pair share one object, so that class names are
 * analysed once per page. Text nodes have one too.
 */
export interface TagClass {
  readonly tag: string;
  /** '' when there is none. */
  readonly className: string;
  /** Index in `LightTree.tagClasses`. */
  readonly index: number;
  /** How many nodes have it. */
  count: number;
}

/**
 * One element or one run of text. White space alone is no node, except in `pre`: most of it is between blocks. `tag` is
 * lower-case, '#text' for text and '#root' for the document.
 */
export interface LightNode {
  readonly tag: string;
  /** Text of a '#text' node with entities decoded and white space as in the source; '' for elements. */
  text: string;
  readonly attributes: Attributes;
  readonly tagClass: TagClass;
  /** Index of the parent, -1 for the root. */
  readonly parent: number;
  /** Number of ancestors. At most `MAX_DEPTH`. */
  readonly depth: number;
  /** Index after the last descendant. */
  end: number;
  /** Whether only white space is before it. */
  readonly afterSpace: boolean;
}

/** A parsed page. `nodes[0]` is the root. */
export interface LightTree {
  nodes: LightNode[];
  tagClasses: TagClass[];
  /** Indices of the elements that have attributes besides class, id, style and href. */
  withMoreAttributes: number[];
  /** Text of the first title element outside an image, or ''. */
  title: string;
  /** Contents of the application/ld+json scripts, unparsed. */
  jsonLd: string[];
  /** Contents of the application/json scripts, unparsed: what a page drawn by scripts is drawn from. */
  dataScripts: string[];
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

/** Runs of white space become one space; none at the ends. Zero-width characters and soft hyphens are removed. */
export function collapse(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
