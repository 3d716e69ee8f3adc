// The TeX of formulas into a tree: what models write of it. A command that is not known gives no tree, and the source is shown.
import { MAX_DEPTH } from '../limits.ts';
import { ACCENTS, FUNCTIONS, OPERATORS, SYMBOLS } from './tex-names.ts';

/** A part of a formula. */
export type Tex =
  | { readonly type: 'row'; readonly children: readonly Tex[] }
  | { readonly type: 'name' | 'number' | 'sign' | 'text'; readonly text: string; readonly isBig?: boolean }
  | { readonly type: 'fence'; readonly text: string }
  | { readonly type: 'space' }
  | { readonly type: 'fraction'; readonly over: Tex; readonly under: Tex; readonly hasLine: boolean }
  | { readonly type: 'root'; readonly of: Tex; readonly degree: Tex | null }
  | { readonly type: 'script'; readonly base: Tex; readonly sub: Tex | null; readonly sup: Tex | null }
  | { readonly type: 'accent'; readonly of: Tex; readonly mark: string; readonly isBelow: boolean }
  | { readonly type: 'table'; readonly rows: readonly (readonly Tex[])[] };

/** The tree of a formula; null for one that has something else than is known here. */
export function parseTex(tex: string): Tex | null {
  try {
    const reader = new TexReader(tex);
    const tree = reader.row(0, '');
    return reader.isAtEnd ? tree : null;
  } catch (error) {
    if (error instanceof UnknownTex) return null;
    throw error;
  }
}

class UnknownTex extends Error {}

/** The brackets around a table, by the name of its environment. */
const TABLES: Record<string, readonly [string, string]> = {
  matrix: ['', ''],
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  vmatrix: ['|', '|'],
  cases: ['{', ''],
  aligned: ['', ''],
  align: ['', ''],
  'align*': ['', ''],
  gathered: ['', ''],
};

class TexReader {
  readonly #tex: string;
  #at = 0;

  constructor(tex: string) {
    this.#tex = tex;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tex.length;
  }

  /** Everything up to `end` (a command or a sign), to the end for ''. */
  row(depth: number, end: string): Tex {
    if (depth > MAX_DEPTH) throw new UnknownTex();
    const children: Tex[] = [];
    for (this.#skipSpace(); !this.isAtEnd; this.#skipSpace()) {
      if (this.#isAt(end)) return { type: 'row', children };
      if (end === '\\end' && (this.#isAt('&') || this.#isAt('\\\\'))) return { type: 'row', children };
      children.push(this.#scripts(this.#part(depth), depth));
    }
    if (end !== '') throw new UnknownTex();
    return { type: 'row', children };
  }

  /** With what is written above and below it. */
  #scripts(base: Tex, depth: number): Tex {
    let sub: Tex | null = null;
    let sup: Tex | null = null;
    for (;;) {
      this.#skipSpace();
      const sign = this.#tex[this.#at];
      if (sign === '_' && !sub) sub = this.#argumentAfter(1, depth);
      else if (sign === '^' && !sup) sup = this.#argumentAfter(1, depth);
      else if (sign === "'" && !sup) {
        let primes = 0;
        for (; this.#tex[this.#at] === "'"; this.#at++) primes++;
        sup = { type: 'sign', text: '′'.repeat(primes) };
      } else return sub || sup ? { type: 'script', base, sub, sup } : base;
    }
  }

  #argumentAfter(length: number, depth: number): Tex {
    this.#at += length;
    this.#skipSpace();
    return this.#part(depth + 1);
  }

  #part(depth: number): Tex {
    const c = this.#tex[this.#at];
    if (c === undefined || c === '}' || c === '&' || c === '^' || c === '_' || c === '#' || c === '%' || c === '$')
      throw new UnknownTex();
    if (c === '{') return this.#group(depth);
    if (c === '\\') return this.#command(depth);
    const number = this.#take(/\d+(?:[.,]\d+)*/y);
    if (number !== '') return { type: 'number', text: number };
    const text = String.fromCodePoint(this.#tex.codePointAt(this.#at)!);
    this.#at += text.length;
    if (/\p{L}/u.test(text)) return { type: 'name', text };
    if (text === '~') return { type: 'space' };
    return '()[]|'.includes(text) ? { type: 'fence', text } : { type: 'sign', text: text === '-' ? '−' : text };
  }

  #group(depth: number): Tex {
    this.#at++;
    const row = this.row(depth + 1, '}');
    this.#at++;
    return row;
  }

  #command(depth: number): Tex {
    const name = this.#take(/\\(?:[a-zA-Z]+|[^a-zA-Z])/y).slice(1);
    const next = () => this.#argumentAfter(0, depth);
    switch (name) {
      case 'frac':
      case 'dfrac':
      case 'tfrac':
        return { type: 'fraction', over: next(), under: next(), hasLine: true };
      case 'binom':
        return row([fence('('), { type: 'fraction', over: next(), under: next(), hasLine: false }, fence(')')]);
      case 'sqrt': {
        this.#skipSpace();
        const degree = this.#isAt('[') ? this.#degree(depth) : null;
        return { type: 'root', of: next(), degree };
      }
      case 'text':
      case 'textbf':
      case 'textit':
      case 'mbox':
      case 'operatorname':
      case 'mathrm':
        return { type: 'text', text: this.#plainGroup() };
      case 'mathbf':
      case 'mathit':
      case 'mathcal':
      case 'boldsymbol':
      case 'displaystyle':
        return name === 'displaystyle' ? row([]) : next();
      case 'left':
      case 'right':
      case 'big':
      case 'Big':
        return fence(this.#bracket());
      case 'begin':
        return this.#table(depth);
    }
    const accent = own(ACCENTS, name);
    if (accent) return { type: 'accent', of: next(), mark: accent[0], isBelow: accent[1] };
    const symbol = own(SYMBOLS, name);
    if (symbol) return { type: 'name', text: symbol };
    const operator = own(OPERATORS, name);
    if (operator) return { type: 'sign', text: operator, isBig: /[∑∏⋃⋂]/.test(operator) };
    if (FUNCTIONS.has(name)) return { type: 'text', text: name, isBig: /^(?:lim|max|min|sup|inf)$/.test(name) };
    if (/^[,;:! ]$|^q?quad$/.test(name)) return { type: 'space' };
    if (/^[{}|]$/.test(name)) return fence(name === '|' ? '‖' : name);
    if (/^[%$#&_]$/.test(name)) return { type: 'text', text: name };
    throw new UnknownTex();
  }

  #degree(depth: number): Tex {
    this.#at++;
    const degree = this.row(depth + 1, ']');
    this.#at++;
    return degree;
  }

  /** The words in the braces. */
  #plainGroup(): string {
    this.#skipSpace();
    const text = this.#take(/\{[^{}\\$]*\}/y);
    if (text === '') throw new UnknownTex();
    return text.slice(1, -1);
  }

  /** The bracket after `\left`; '' for none. */
  #bracket(): string {
    this.#skipSpace();
    const found = this.#take(/\\[{}|]|\\[a-zA-Z]+|[()[\]|./<>]/y);
    if (found === '') throw new UnknownTex();
    if (found === '.') return '';
    if (found === '\\|') return '‖';
    const name = found.slice(1);
    return found.length > 2 ? (own(OPERATORS, name) ?? refuse()) : found.replace('\\', '');
  }

  #table(depth: number): Tex {
    const name = this.#plainGroup();
    const brackets = own(TABLES, name);
    if (!brackets) throw new UnknownTex();
    const rows: Tex[][] = [[]];
    for (;;) {
      rows.at(-1)!.push(this.row(depth + 1, '\\end'));
      if (this.#isAt('&')) this.#at++;
      else if (this.#isAt('\\\\')) {
        this.#at += 2;
        rows.push([]);
      } else break;
    }
    this.#at += '\\end'.length;
    if (this.#plainGroup() !== name) throw new UnknownTex();
    return row([fence(brackets[0]), { type: 'table', rows }, fence(brackets[1])]);
  }

  #skipSpace(): void {
    while (/\s/.test(this.#tex[this.#at] ?? '')) this.#at++;
  }

  #isAt(text: string): boolean {
    return text !== '' && this.#tex.startsWith(text, this.#at);
  }

  /** What the sticky pattern finds here; '' for nothing. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#tex)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }
}

const row = (children: readonly Tex[]): Tex => ({ type: 'row', children });
const fence = (text: string): Tex => ({ type: 'fence', text });
const refuse = (): never => {
  throw new UnknownTex();
};

function own<Value>(table: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
