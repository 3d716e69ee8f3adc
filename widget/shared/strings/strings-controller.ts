// Gives an element its strings: its own `lang`, else what an ancestor provides, else the language of the page around it.
import { ContextConsumer } from '@lit/context';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  createStrings,
  hasLanguage,
  languages,
  type StringKey,
  type Strings,
  type StringValues,
  stringsContext,
  wantLanguage,
} from './strings.ts';

/** Elements outside of a chat, which nobody provides with strings, and those inside them. */
const alone = new Set<ReactiveControllerHost>();
let langs: MutationObserver | null = null;

/** A changed `lang` of one is the language of those inside it, too: all are drawn again. */
function redrawWithLang(host: ReactiveControllerHost & HTMLElement): void {
  alone.add(host);
  langs ??= new MutationObserver(() => {
    for (const each of alone) each.requestUpdate();
  });
  langs.observe(host, { attributeFilter: ['lang'] });
}

/** `this.#strings.t('results', { n: 5 })`. The host redraws when an ancestor's strings change. */
export class StringsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #provided: ContextConsumer<typeof stringsContext, ReactiveControllerHost & HTMLElement>;
  #own: Strings | null = null;
  #beside: Strings | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    this.#provided = new ContextConsumer(host, { context: stringsContext, subscribe: true });
    host.addController(this);
  }

  hostConnected(): void {
    this.#own = null;
    if (!this.#provided.value) redrawWithLang(this.#host);
  }

  hostDisconnected(): void {
    alone.delete(this.#host);
  }

  /** The current strings. */
  get strings(): Strings {
    const lang = this.#host.lang;
    const provided = this.#provided.value;
    if (provided && (!lang || lang === provided.language)) return provided;
    const language = lang || languageAround(this.#host);
    if (this.#own?.language !== language) this.#own = this.#create(language);
    return this.#own;
  }

  /** The strings for words beside a text of that language; the current ones when there are none or the language is unknown. */
  beside(language: string | undefined): Strings {
    const { strings } = this;
    if (!language || !languages.includes(language) || strings.language.split('-')[0] === language) return strings;
    if (this.#beside?.language !== language) this.#beside = this.#create(language);
    return this.#beside;
  }

  /** The strings of a language; English ones until it has loaded, and the host is then drawn again. */
  #create(language: string): Strings {
    wantLanguage(language, {
      requestUpdate: () => {
        if (!hasLanguage(language)) return;
        this.#own = null;
        this.#beside = null;
        this.#host.requestUpdate();
      },
    });
    return createStrings(language);
  }

  t(key: StringKey, values?: StringValues): string {
    return this.strings.t(key, values);
  }
}

/** The nearest `lang` above an element, across shadow roots; the browser's language when the page names none. */
export function languageAround(element: Element): string {
  return namedLanguage(element) || navigator.language || 'en';
}

/** The nearest `lang` above an element, across shadow roots; '' when the page names none. */
export function namedLanguage(element: Element): string {
  let node: Node | null = element;
  while (node) {
    if (node instanceof HTMLElement && node.lang) return node.lang;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return '';
}
