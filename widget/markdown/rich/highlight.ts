// The way to colours of code: their part is loaded with the first closed block that names a language. Until then, and where that fails,
// code has one colour.
import { later } from '../../shared/loading/later.ts';
import { LazyModule } from '../../shared/loading/lazy-module.ts';
import { MAX_CODE_CHARS } from '../limits.ts';
import type { CodeToken } from '../tokens.ts';

const part = new LazyModule('colours of code', () => import('../code/highlight.ts'));
/** What was drawn of a block, and of the last one: an open message makes new tokens of the same block. */
const drawn = new WeakMap<CodeToken, unknown>();
let last: { text: string; language: string; content: unknown } | null = null;

/** The code with its colours, as soon as they are there. `isWhole`: nothing will be added to it. */
export function drawCode(token: CodeToken, isWhole: boolean): unknown {
  const { text, language } = token;
  if (!isWhole || language === '' || text.length > MAX_CODE_CHARS) return text;
  const ready = drawn.get(token) ?? colours(token);
  if (ready !== null) return ready;
  return part.draw(
    ({ loadLanguage }) =>
      colours(token) ??
      later(
        loadLanguage(language).then((isLoaded) => (isLoaded ? colours(token) : null) ?? text),
        text,
      ),
    text,
  );
}

function colours(token: CodeToken): unknown {
  const { text, language } = token;
  const { loaded } = part;
  if (!loaded?.isReady(language)) return null;
  if (last?.text !== text || last.language !== language)
    last = { text, language, content: loaded.drawCode(text, language) };
  drawn.set(token, last.content);
  return last.content;
}
