/**
 * Reads the texts that a page drawn by scripts keeps in its JSON scripts (`__NEXT_DATA__` and the like). Which of them are shown is
 * unknown, so this is for pages whose markup has next to no text. Broken JSON yields nothing; nesting and size are bounded.
 */
import { figuresIn } from '../features/figures.ts';
import { parseHtml } from '../html/parse-html.ts';
import { cutSegments } from '../segments/segments.ts';

/** Longest script parsed, in characters; most values visited; most texts of a page. */
const MAX_SCRIPT_CHARS = 1_000_000;
const MAX_VALUES = 50_000;
const MAX_TEXTS = 500;

/** Names of fields that hold no text for readers. */
const TECHNICAL =
  /^_|class|style|(?:^|_)(?:id|ids|key|slug|hash|token|nonce|locale|lang|type|kind|variant|theme|color|icon|font|format|query|page|buildid|env|version|timezone|analytics|tracking)$|url|uri|href|src|path|route|script|css|html_?id|uuid|sku|mime|meta|schema|i18n|cookie|config/i;

/** Names of fields whose short values are shown: a name, a price. */
const SHOWN =
  /title|name|heading|headline|label|price|amount|phone|address|hours|question|answer|text|caption|summary|description/i;

/** Words from which a text is shown whatever its field is called. */
const MIN_WORDS = 5;

/** The texts in the order of the scripts, each once. */
export function readDataScripts(scripts: readonly string[]): string[] {
  const texts = new Set<string>();
  let left = MAX_VALUES;
  for (const script of scripts) {
    if (script.length > MAX_SCRIPT_CHARS) continue;
    const stack: { name: string; value: unknown }[] = [{ name: '', value: parse(script) }];
    while (stack.length > 0 && left > 0 && texts.size < MAX_TEXTS) {
      left -= 1;
      const { name, value } = stack.pop() as { name: string; value: unknown };
      if (typeof value === 'string') for (const text of textsOf(name, value)) texts.add(text);
      else if (Array.isArray(value))
        for (let i = value.length - 1; i >= 0; i -= 1) stack.push({ name, value: value[i] });
      else if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value).reverse())
          if (!TECHNICAL.test(key)) stack.push({ name: key, value: inner });
    }
  }
  return [...texts];
}

function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return null;
  }
}

/** The texts of a value: the blocks of markup, the lines of plain text. */
function textsOf(name: string, value: string): string[] {
  if (/<\/?[a-z][^<>]{0,400}>/i.test(value)) return cutSegments(parseHtml(value)).map(({ text }) => text);
  const text = value.trim();
  // An address, a colour, an identifier or code is one word or begins like it.
  if (text === '' || /^(?:[a-z]+:\/\/|[/#{[@.]|data:)/i.test(text)) return [];
  const words = text.split(/\s+/, MIN_WORDS).length;
  const isLong = words >= MIN_WORDS || /[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f]{6}/.test(text);
  const isShown = SHOWN.test(name) && (words > 1 || !/[_\d]/.test(text) || figuresIn(text) !== 0);
  return isLong || isShown ? text.split(/\n+/) : [];
}
