// Code as pieces with classes, from the tree that lowlight makes of it: highlight.js without HTML. Text from outside stays text.
import type { LanguageFn } from 'highlight.js';
import { html, type TemplateResult } from 'lit';
import { createLowlight } from 'lowlight';
import { MAX_CODE_LINE_CHARS, MAX_CODE_PIECES } from '../limits.ts';
import { grammarName, loadGrammar } from './languages.ts';
import { type CodeClass, classOf } from './scopes.ts';

/** A piece of the code; '' for one without a colour. */
export type CodePiece = { readonly text: string; readonly class: CodeClass | '' };

type Node = ReturnType<ReturnType<typeof createLowlight>['highlight']>['children'][number];

/**
 * Languages whose patterns stay compiled, which costs up to 10 ms for each and about 150 KB. An answer that streams closes its blocks seconds
 * apart, and few conversations are about more languages: the next one begins anew.
 */
const MAX_COMPILED = 4;

const grammars = new Map<string, LanguageFn>();
const loading = new Map<string, Promise<boolean>>();
/** With what it has compiled of the grammars. */
let lowlight: ReturnType<typeof createLowlight> | null = null;
const compiled = new Set<string>();

/** Whether {@link codePieces} knows the language at once. */
export function isReady(language: string): boolean {
  const name = grammarName(language);
  return name !== null && grammars.has(name);
}

/** Resolves with whether the language has a grammar, once it is loaded. Never rejects; a failed one is tried again with the next code. */
export function loadLanguage(language: string): Promise<boolean> {
  const name = grammarName(language);
  if (name === null) return Promise.resolve(false);
  let wait = loading.get(name);
  if (!wait) {
    wait = loadGrammar(name).then(
      (grammar) => {
        const own: LanguageFn = (highlight) => copyOf(grammar(highlight));
        grammars.set(name, own);
        // Another one may colour code of this language inside its own.
        lowlight?.register(name, own);
        return true;
      },
      () => {
        loading.delete(name);
        return false;
      },
    );
    loading.set(name, wait);
  }
  return wait;
}

/** The pieces of `text`, which together are the text; what is over MAX_CODE_PIECES is one piece. Only for a language that is ready. */
export function codePieces(text: string, language: string): readonly CodePiece[] {
  if (text.split('\n').some((line) => line.length > MAX_CODE_LINE_CHARS)) return [{ text, class: '' }];
  const pieces: { text: string; class: CodeClass | '' }[] = [];
  let length = 0;
  const add = (nodes: readonly Node[], inside: CodeClass | '') => {
    for (const node of nodes) {
      if (node.type === 'text') {
        const last = pieces.at(-1);
        if (last && (last.class === inside || pieces.length === MAX_CODE_PIECES)) last.text += node.value;
        else pieces.push({ text: node.value, class: inside });
        length += node.value.length;
      } else if (node.type === 'element') {
        const own = classOf((node.properties['className'] ?? []) as string[]);
        add(node.children as readonly Node[], own ?? inside);
      }
    }
  };
  const name = grammarName(language)!;
  add(highlighter(name).highlight(name, text).children, '');
  const last = pieces.at(-1);
  if (last && pieces.length === MAX_CODE_PIECES) last.class = '';
  return length === text.length ? pieces : [{ text, class: '' }];
}

/** A grammar of its own: some have modes that all of it share, and what is compiled is written into modes. Modes may contain themselves. */
function copyOf<Part>(part: Part, copies = new Map<unknown, unknown>()): Part {
  // Those of highlight.js itself are frozen, and copied where they are used.
  if (typeof part !== 'object' || part === null || part instanceof RegExp || Object.isFrozen(part)) return part;
  if (!copies.has(part)) {
    const copy: unknown = Array.isArray(part) ? [] : {};
    copies.set(part, copy);
    for (const [name, inner] of Object.entries(part)) Object.assign(copy as object, { [name]: copyOf(inner, copies) });
  }
  return copies.get(part) as Part;
}

/** With every grammar that is loaded. `name`: of the one that will be used. */
function highlighter(name: string): ReturnType<typeof createLowlight> {
  if (!compiled.has(name) && compiled.size === MAX_COMPILED) {
    compiled.clear();
    lowlight = null;
  }
  compiled.add(name);
  lowlight ??= createLowlight(Object.fromEntries(grammars));
  return lowlight;
}

const SPANS: Readonly<Record<CodeClass, (text: string) => TemplateResult>> = {
  k: (text) => html`<span class="k">${text}</span>`,
  s: (text) => html`<span class="s">${text}</span>`,
  n: (text) => html`<span class="n">${text}</span>`,
  c: (text) => html`<span class="c">${text}</span>`,
  f: (text) => html`<span class="f">${text}</span>`,
  a: (text) => html`<span class="a">${text}</span>`,
  d: (text) => html`<span class="d">${text}</span>`,
};

/** The code as elements. */
export function drawCode(text: string, language: string): unknown {
  return codePieces(text, language).map((piece) => (piece.class ? SPANS[piece.class](piece.text) : piece.text));
}
