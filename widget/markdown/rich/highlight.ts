// The way to colours of code: their part is loaded with the first closed block that names a language and comes near to what is shown. Until
// then, and where that fails, code has one colour. What nobody scrolls to is not coloured: to compile the patterns of a language and to draw
// the pieces takes about as long as a screen of text.
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { setChildPartValue } from 'lit/directive-helpers.js';
import { LaterModule } from '../../shared/loading/later-module.ts';
import { MAX_CODE_CHARS } from '../limits.ts';
import type { CodeToken } from '../tokens.ts';
import { isNear, whenNear } from './when-near.ts';

const part = new LaterModule('colours of code', () => import('../code/highlight.ts'));
/** What was drawn of a block, and of the last one: an open message makes new tokens of the same block. */
const drawn = new WeakMap<CodeToken, unknown>();
let last: { text: string; language: string; content: unknown } | null = null;

/** The place of the code in its template. */
class Code extends Directive {
  #part!: ChildPart;
  #wanted: CodeToken | null = null;

  render({ text }: CodeToken): unknown {
    return text;
  }

  override update(place: ChildPart, [token]: [CodeToken]): unknown {
    this.#part = place;
    this.#wanted = null;
    const element = place.startNode!.parentNode as Element;
    const ready = drawn.get(token) ?? (isSame(token) || isNear(element) ? colours(token) : null);
    if (ready !== null) return ready;
    this.#wanted = token;
    void whenNear(element).then(() => {
      if (part.loaded) this.requestUpdate();
      else if (this.#wanted === token) part.want(this);
    });
    return token.text;
  }

  /** The part is here, or could not be loaded. */
  requestUpdate(): void {
    const token = this.#wanted;
    if (token) void part.loaded?.loadLanguage(token.language).then(() => this.#draw(token));
  }

  #draw(token: CodeToken): void {
    const content = this.#wanted === token && colours(token);
    if (!content) return;
    this.#wanted = null;
    setChildPartValue(this.#part, content, this);
  }
}

const code = directive(Code);

/** The code with its colours, as soon as they are there. `isWhole`: nothing will be added to it. */
export function drawCode(token: CodeToken, isWhole: boolean): unknown {
  return !isWhole || token.language === '' || token.text.length > MAX_CODE_CHARS ? token.text : code(token);
}

function isSame({ text, language }: CodeToken): boolean {
  return last?.text === text && last.language === language;
}

/** Null without the part or the grammar of the language. */
function colours(token: CodeToken): unknown {
  const { text, language } = token;
  const { loaded } = part;
  if (!loaded?.isReady(language)) return null;
  if (!isSame(token)) last = { text, language, content: loaded.drawCode(text, language) };
  drawn.set(token, last!.content);
  return last!.content;
}
