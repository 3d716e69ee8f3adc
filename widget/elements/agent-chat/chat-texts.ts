// The words of the chat: the fixed strings in the page's language, merged with the site's own, and the agent's texts. Provides the
// strings to every element inside.
import { ContextProvider } from '@lit/context';
import type { LitElement } from 'lit';
import { blocksIn, type ChatView } from '../../chat/chat-view.ts';
import type { SiteAgent, SiteInfo } from '../../chat/connection/http-api.ts';
import { agentIn } from '../../chat/site-texts.ts';
import {
  createStrings,
  hasLanguage,
  loadLanguage,
  type StringKey,
  type Strings,
  type StringTable,
  stringsContext,
  wantLanguage,
} from '../../shared/strings/strings.ts';
import { languageAround } from '../../shared/strings/strings-controller.ts';

/** Longest wait of the first drawing for its strings, in milliseconds; the chat then begins in English and changes when they are there. */
const WAIT_MS = 2_000;

export class ChatTexts {
  readonly #host: LitElement;
  readonly #provider: ContextProvider<typeof stringsContext>;
  #strings: Strings = createStrings('en');
  /** The site's own strings that are merged in. */
  #own: unknown = null;
  /** The strings are those of the language, not the English ones that are shown until it has loaded. */
  #isLoaded = true;
  /** The `dir` that the host has from its language; '' where it has none of it. */
  #dir = '';
  #view: ChatView | null = null;
  #known: { readonly site: SiteInfo; readonly language: string; readonly agent: SiteAgent } | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    this.#provider = new ContextProvider(host, { context: stringsContext, initialValue: this.#strings });
  }

  get strings(): Strings {
    return this.#strings;
  }

  /** Null when the strings of the language are here; else resolves when they are, or when the chat begins without them. */
  waiting(): Promise<unknown> | null {
    const language = this.#language;
    if (hasLanguage(language)) return null;
    return Promise.race([loadLanguage(language), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  }

  get #language(): string {
    return this.#host.lang || languageAround(this.#host);
  }

  /** Follows the language around the host, and the site's texts. Call before every drawing. */
  update(view: ChatView | null): void {
    this.#view = view;
    const language = this.#language;
    const { strings: all = {} } = view?.site ?? {};
    // A site without any draws nothing anew when it is known.
    const own = Object.keys(all).length > 0 ? all : null;
    const isLoaded = hasLanguage(language);
    wantLanguage(language, this.#host);
    if (this.#strings.language === language && this.#own === own && this.#isLoaded === isLoaded) return;
    if (this.#strings.language !== language) this.#turn(language);
    this.#own = own;
    this.#isLoaded = isLoaded;
    this.#strings = createStrings(language, knownStrings(all));
    this.#provider.setValue(this.#strings);
  }

  /** Arabic goes from right to left, where the host has no `dir` of its own; other languages go as the page around them. */
  #turn(language: string): void {
    const host = this.#host;
    if (host.dir !== this.#dir) return;
    this.#dir = /^ar\b/i.test(language) ? 'rtl' : '';
    if (this.#dir !== '') host.dir = this.#dir;
    else host.removeAttribute('dir');
  }

  /** The site's agent with texts in the widget's language; null until the site is known. */
  get siteAgent(): SiteAgent | null {
    const site = this.#view?.site;
    if (!site) return null;
    const { language } = this.#strings;
    // The same object as long as nothing is different: all answers are drawn anew with another one.
    if (this.#known?.site !== site || this.#known.language !== language)
      this.#known = { site, language, agent: agentIn(site, language) };
    return this.#known.agent;
  }

  /** The site's agent, or the one that answered first, or a nameless one. */
  get agent(): SiteAgent {
    const known = this.siteAgent;
    if (known) return known;
    const [begun] = blocksIn(this.#view?.entries ?? [], 'run');
    return begun?.agent ?? { name: this.#strings.t('title') };
  }
}

/** The strings of a site that have known keys and are not empty. */
function knownStrings(own: Readonly<Record<string, string>>): Partial<StringTable> {
  const known: Partial<Record<StringKey, string>> = {};
  for (const [key, value] of Object.entries(own)) {
    if (typeof value === 'string' && value !== '') known[key as StringKey] = value;
  }
  return known;
}
