// The dialog about links to another device: when it is open, and the token that the address of the page brings. The dialog is
// agent-chat-device-link.
import type { LitElement } from 'lit';
import { LazyModule } from '../../../shared/loading/lazy-module.ts';

/** Imported when it is first opened. */
export const deviceLinkPart = new LazyModule('<agent-chat-device-link>', () => import('./later/device-link.ts'));

/** As in follow-link.ts: before the site's key and a token in the fragment, which no server gets; loader.ts opens the chat for it. */
const MARK = '#agent-chat-continue=';

/** The token for the site, taken out of the address, so that it is in no bookmark and in no history; '' for none. */
export function takeLink(site: string, page: Pick<Window, 'location' | 'history'> = window): string {
  const { hash, href } = page.location;
  const mark = `${MARK}${site}:`;
  if (!hash.startsWith(mark)) return '';
  page.history.replaceState(page.history.state, '', href.split('#', 1)[0]);
  return hash.slice(mark.length);
}

/** Redraws its host when it opens and closes. */
export class DeviceLinkController {
  readonly #host: LitElement;
  #link: string | null = null;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** The token that was opened here, '' while one is made; null while it is closed. */
  get link(): string | null {
    return this.#link;
  }

  /** A link that is made is made once its dialog is here. One that was opened is in the address no more: it waits, however long. */
  async open(link = ''): Promise<void> {
    const loading = deviceLinkPart.loadFor(this.#host);
    if (link || (await loading)) this.#set(link);
  }

  close(): void {
    this.#set(null);
  }

  #set(link: string | null): void {
    this.#link = link;
    this.#host.requestUpdate();
  }
}
