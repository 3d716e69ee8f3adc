/** Knows which attributes extraction reads, and collects those of one tag. */
import { decodeAttribute } from './character-references.ts';
import { type Attributes, NO_ATTRIBUTES } from './light-tree.ts';
import { NameTable } from './name-table.ts';

/** Attributes that some part of extraction reads. */
const KEPT: ReadonlySet<string> = new Set(
  (
    'id class role href style hidden itemprop name content property rel datetime lang type http-equiv shadowrootmode ' +
    'data-testid data-component alt start for'
  ).split(' '),
);

/** Longest value kept, in characters: longer ones are embedded images and state. */
const MAX_VALUE_CHARS = 4096;

interface AttributeName {
  readonly name: string;
  readonly isKept: boolean;
}

const names = new NameTable<AttributeName>((name) => ({ name, isKept: KEPT.has(name) }));

/** The attributes of the current tag, as index ranges of the source. The first of a name counts. */
export class AttributeCollector {
  readonly #source: string;
  #class: string | undefined;
  #id: string | undefined;
  #style: string | undefined;
  #href: string | undefined;
  #more: Record<string, string> = NO_ATTRIBUTES.more;

  constructor(source: string) {
    this.#source = source;
  }

  clear(): void {
    this.#class = undefined;
    this.#id = undefined;
    this.#style = undefined;
    this.#href = undefined;
    this.#more = NO_ATTRIBUTES.more;
  }

  /** Adds an attribute; its value is empty when the range is. */
  add(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number): void {
    const { name, isKept } = names.at(this.#source, nameStart, nameEnd);
    if (!isKept) return;
    const source = this.#source.slice(valueStart, Math.min(valueEnd, valueStart + MAX_VALUE_CHARS));
    const value = name === 'href' ? source : decodeAttribute(source);
    switch (name) {
      case 'class':
        this.#class ??= value;
        break;
      case 'id':
        this.#id ??= value;
        break;
      case 'style':
        this.#style ??= value;
        break;
      case 'href':
        this.#href ??= value;
        break;
      default:
        if (this.#more === NO_ATTRIBUTES.more) this.#more = {};
        this.#more[name] ??= value;
    }
  }

  /** The attributes collected since `clear`. */
  take(): Attributes {
    const isBare =
      this.#class === undefined &&
      this.#id === undefined &&
      this.#style === undefined &&
      this.#href === undefined &&
      this.#more === NO_ATTRIBUTES.more;
    if (isBare) return NO_ATTRIBUTES;
    return { class: this.#class, id: this.#id, style: this.#style, href: this.#href, more: this.#more };
  }
}
