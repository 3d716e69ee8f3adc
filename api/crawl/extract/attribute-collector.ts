/** Knows which attributes extraction reads, and gathers those of one tag as the tokenizer meets them. */
import { decodeAttribute } from './character-references.ts';
import { type Attributes, NO_ATTRIBUTES } from './light-tree.ts';
import { NameTable } from './name-table.ts';

/** Attributes that some part of extraction reads. */
const KEPT: ReadonlySet<string> = new Set(
  (
    'id class role href style hidden itemprop name content property rel datetime lang type http-equiv shadowrootmode ' +
    'data-testid data-component'
  ).split(' '),
);

/** Longest value kept, in characters: longer ones are embedded images and state. */
const MAX_VALUE_CHARS = 4096;

interface AttributeName {
  readonly name: string;
  readonly isKept: boolean;
}

const names = new NameTable<AttributeName>((name) => ({ name, isKept: KEPT.has(name) }));

const NONE_KEPT: AttributeName = { name: '', isKept: false };

/** The attributes of the tag that is being read, as index ranges of the source. The first of a name counts. */
export class AttributeCollector {
  readonly #source: string;
  #current = NONE_KEPT;
  #value = '';
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

  name(start: number, end: number): void {
    this.#current = names.at(this.#source, start, end);
    this.#value = '';
  }

  value(start: number, end: number): void {
    if (!this.#current.isKept) return;
    const value = this.#source.slice(start, Math.min(end, start + MAX_VALUE_CHARS));
    this.#value = this.#current.name === 'href' ? value : decodeAttribute(value);
  }

  end(): void {
    const { name, isKept } = this.#current;
    if (!isKept) return;
    switch (name) {
      case 'class':
        this.#class ??= this.#value;
        break;
      case 'id':
        this.#id ??= this.#value;
        break;
      case 'style':
        this.#style ??= this.#value;
        break;
      case 'href':
        this.#href ??= this.#value;
        break;
      default:
        if (this.#more === NO_ATTRIBUTES.more) this.#more = {};
        this.#more[name] ??= this.#value;
    }
  }

  /** What was gathered since `clear`. */
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
