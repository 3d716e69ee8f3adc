// The chips of what the page says of itself: above the composer with a button that removes them, and above the message that had them.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { PageContext } from '../../../protocol/content/page-context.ts';
import type { ContextPart } from '../../shared/events.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { chips } from '../../shared/styles/chips.styles.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { cleanText } from '../../shared/visible-text.ts';
import { styles } from './agent-chat-context.styles.ts';

type Chip = { part: ContextPart; name: string; meta: string; details: string };

/** @summary Inner element of agent-chat: what the page says of itself with a message. */
export class AgentChatContext extends LitElement {
  static override styles = [tokens, parts, moreParts, chips, styles];

  @property({ attribute: false }) context: PageContext | null = null;
  /** Takes a part back before it is sent; null: it was sent. */
  @property({ attribute: false }) onRemove: ((part: ContextPart) => void) | null = null;

  #strings = new StringsController(this);

  protected override render(): TemplateResult {
    const label = this.#strings.t(this.onRemove ? 'contextGoesAlong' : 'contextSent');
    return html`<ul class="chips" aria-label=${label}>
      ${this.#chips().map((chip) => this.#chip(chip))}
    </ul>`;
  }

  #chips(): Chip[] {
    const t = this.#strings;
    const { title, url, data, selection } = this.context ?? {};
    const address = addressOf(url);
    const json = data === undefined ? undefined : JSON.stringify(data);
    const details = [title, url, json].filter((line) => line !== undefined).join('\n');
    const page: Chip = {
      part: 'page',
      name: title ?? address ?? t.t('pageData'),
      meta: (title === undefined ? undefined : address) ?? t.t('thisPage'),
      details,
    };
    const selected = selection ?? '';
    return [
      ...(details === '' ? [] : [page]),
      ...(selected === ''
        ? []
        : [{ part: 'selection' as const, name: selected, meta: t.t('selectedText'), details: selected }]),
    ];
  }

  #chip({ part, name, meta, details }: Chip): TemplateResult {
    const shown = cleanText(name);
    return html`<li class="chip" part="context-chip" title=${cleanText(details)}>
      <span class="chip-icon">${icon(part === 'page' ? 'file' : 'pencil')}</span>
      <span class="chip-text"
        ><span class="chip-name" dir="auto">${shown}</span
        ><span class="chip-meta" dir="auto">${cleanText(meta)}</span></span
      >
      ${
        this.onRemove
          ? html`<button
              class="icon-button"
              part="icon-button"
              type="button"
              aria-label=${this.#strings.t('removeContext', { name: shown })}
              @click=${() => this.onRemove?.(part)}
            >
              ${icon('close')}
            </button>`
          : nothing
      }
    </li>`;
  }
}

/** Host and path, as a person reads them. */
function addressOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : host + pathname;
}
