// The stemmers of @orama/stemmers that were compiled from Snowball have the same base each, 2.7 KB in 22 of 27 files, with its properties named
// by other letters. For a build they get the properties' names of one of them, and that one's base.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const BASE_ID = '\0stemmer-base';
const BASE_BEGINS = /function (\w+)\(\)\{this\.\w=function/;
const STEMMER_FILE = /[\\/]@orama[\\/]stemmers[\\/]dist[\\/]\w+\.js$/;

/** A plugin for Vite. A stemmer whose base is another one fails the build. */
export function shareStemmerBase() {
  const base = readBase();
  const shape = shapeOf(base);
  return {
    name: 'share-stemmer-base',
    resolveId: (id) => (id === BASE_ID ? id : null),
    load: (id) => (id === BASE_ID ? `export ${base}` : null),
    transform(code, id) {
      const shared = STEMMER_FILE.test(id) ? withSharedBase(code) : null;
      if (shared === null) return null;
      if (shapeOf(shared.base) !== shape) this.error(`${id} has another base now: adapt share-stemmer-base.mjs.`);
      return { code: `import {Stemmer} from ${JSON.stringify(BASE_ID)};${shared.code}`, map: null };
    },
  };
}

/** The base of one stemmer, under the name Stemmer. */
export function readBase() {
  const file = createRequire(import.meta.url).resolve('@orama/stemmers/swedish');
  return withSharedBase(readFileSync(file.replace(/\.cjs$/, '.js'), 'utf8')).base;
}

/**
 * A stemmer's code without its base, which `Stemmer` is to be in scope for, and that base; null for a stemmer without one.
 * @param {string} code of the module
 */
export function withSharedBase(code) {
  const begins = BASE_BEGINS.exec(code);
  if (!begins) return null;
  const end = endOfBlock(code, code.indexOf('{', begins.index));
  const body = code.slice(code.indexOf('{', begins.index), end);
  // A property is named by one letter but for `cursor`; the language's own functions have other letters of the same object.
  const letters = [...new Set(body.match(/(?<=\bthis\.)\w\b/g))];
  const rename = (text) =>
    text.replace(/(?<=[\w$)\]]\.)[a-z]\b/gi, (letter) =>
      letters.includes(letter) ? `b${letters.indexOf(letter)}` : letter,
    );
  const rest = code.slice(0, begins.index) + code.slice(end);
  return {
    base: `function Stemmer()${rename(body)}`,
    code: rename(rest).replace(new RegExp(`\\bnew ${begins[1]}\\b`, 'g'), 'new Stemmer'),
  };
}

/** A base without the names of its variables, which the minifier chose for each file. */
export function shapeOf(base) {
  return base.replace(/(?<![\w$])\w(?![\w$])/g, '_');
}

/** Where the block ends that begins with the brace at `start`. Braces in strings come in pairs there. */
function endOfBlock(code, start) {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Error('a block of a stemmer does not end');
}
