// A page of its own for the script tag: runs the loader in a frame, whose loads are recorded.
import { WORDS } from '../../../widget/loader/words.ts';

/** The files of a build whose main module imports nothing. */
const ENTRY_ONLY = ['./agent-chat-entry.js'];

/** The file that the tag loads with them, and alone. */
const ON_DEMAND = './on-demand.js';

/** The loader as the build makes it: a classic script with the paths of the files put in. */
async function loaderSource(files: typeof ENTRY_ONLY): Promise<string> {
  const source = await (await fetch('/widget/loader.ts')).text();
  return source
    .replaceAll('__AGENT_CHAT_FILES__', JSON.stringify([ON_DEMAND, ...files]))
    .replace(/^export \{\};?$/m, '');
}

export const MARK = Symbol.for('agent-chat');

export type Page = {
  frame: HTMLIFrameElement;
  doc: Document;
  win: Window & typeof globalThis;
  warnings: string[];
  loads: string[];
  /** The result of a module load; nothing by default. */
  answer: () => Promise<unknown>;
  /** The tag's own files that were loaded, by name: those are loaded indeed. */
  parts: string[];
  /** The result of their load, where they cannot be loaded. */
  blocked?: () => Promise<unknown>;
};

/** Loads of the tag's own files, for {@link settle}. */
const loadingParts: { frame: HTMLIFrameElement; loaded: Promise<unknown> }[] = [];

/** A file of the tag, from its source; each page has modules of its own. */
function loadPart(target: Page, name: string): Promise<unknown> {
  target.parts.push(name);
  if (target.blocked) return target.blocked();
  const [, language] = /^words-(\w+)\.js$/.exec(name) ?? [];
  if (language) return new Promise((resolve) => setTimeout(() => resolve(WORDS[language]), 0));
  const load = (file: string): Promise<unknown> =>
    (target.win as typeof target.win & { eval(code: string): Promise<unknown> }).eval(
      `import('${location.origin}/widget/loader/${file}')`,
    );
  // With the one that it imports when a page changes, so that this takes no time.
  const loaded = Promise.all([load('on-demand.ts'), load('page-changes.ts')]).then(([onDemand]) => onDemand);
  loadingParts.push({ frame: target.frame, loaded });
  return loaded;
}

/** A page of its own, whose module loads are only recorded. */
export async function page(before: (win: Window & typeof globalThis) => void = () => {}): Promise<Page> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const win = frame.contentWindow as Window & typeof globalThis;
  const warnings: string[] = [];
  win.console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
  win.console.error = () => {};
  // Idle at once: the real one waits for an idle machine.
  win.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  before(win);
  return { frame, doc: win.document, win, warnings, loads: [], parts: [], answer: () => new Promise(() => {}) };
}

/** Runs the loader in `page` as a tag with these attributes, the last thing in its body; `isModule`: without a current script. */
export async function run(
  target: Page,
  attributes: Record<string, string> = {},
  { src = 'https://chat.example/widget.js', isModule = false, files = ENTRY_ONLY } = {},
): Promise<void> {
  const tag = target.doc.createElement('script');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  const source = await loaderSource(files);
  // The tag's own address counts: a blob of the source has no such address, so it is set by the property.
  (target.win as unknown as { loads: string[] }).loads = target.loads;
  const text = source
    .replace('document.currentScript', isModule ? 'null' : 'window.tag')
    .replace(/\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?/g, 'window.load(');
  (target.win as unknown as { tag: HTMLScriptElement }).tag = tag;
  (target.win as unknown as { load: (url: string) => Promise<unknown> }).load = (url) => {
    const [, part] = /\/((?:on-demand|words-\w+)\.js)$/.exec(url) ?? [];
    if (part) return loadPart(target, part);
    target.loads.push(url);
    return target.answer();
  };
  Object.defineProperty(tag, 'src', { value: src });
  target.doc.body.append(tag);
  const runner = target.doc.createElement('script');
  runner.textContent = `(() => {${text}\n})();`;
  target.doc.head.append(runner);
}

/** Lets pending observers and promises run. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  // A page that is gone loads nothing more.
  for (const { frame, loaded } of loadingParts.splice(0)) if (frame.isConnected) await loaded;
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Removes the page, and what it has in storage, which it shares with the others. */
export function leavePage(target: Page): void {
  target.frame.remove();
  sessionStorage.clear();
  localStorage.clear();
}

export const chatOf = (target: Page) => target.doc.querySelector('agent-chat')!;

/** The launcher of its chat. */
export const buttonOf = (target: Page) => chatOf(target).shadowRoot!.querySelector('button')!;
