// The menu behind "More options": saves and prints the conversation, and deletes everything of the visitor after a question in its
// place. Calls the API; the chat decides what follows.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Connection } from '../../chat/connection/connection.ts';
import { type IconName, icon } from '../../shared/icons/more-icons.ts';
import type { StringKey } from '../../shared/strings/strings.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { fileName, saveFile, textFile } from '../agent-chat-artifact/save-file.ts';
import { styles } from './agent-chat-menu.styles.ts';
import { printTranscript } from './print-transcript.ts';

/**
 * @summary Inner element of agent-chat: what the visitor can do with what is kept of them.
 * @csspart menu - The whole menu.
 */
export class AgentChatMenu extends LitElement {
  static override styles = [tokens, parts, moreParts, styles];

  /** Where the conversation is. */
  @property({ attribute: false }) source: Pick<Connection, 'call'> | null = null;
  /** Id of the conversation that is shown; '' for none, which cannot be saved. */
  @property() conversation = '';
  /** Its title, for the name of a file. */
  @property() name = '';
  @property({ attribute: false }) onClose: () => void = () => {};
  /** Shows a link to another device; null where there are none. */
  @property({ attribute: false }) onDeviceLink: (() => void) | null = null;
  @property({ attribute: false }) onDeleted: () => void = () => {};

  @state() private isAsking = false;
  @state() private isBusy = false;
  @state() private hasFailed = false;

  #strings = new StringsController(this);
  /** Prints another way, in tests. */
  print: (markdown: string) => Promise<void> = printTranscript;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('pointerdown', this.#handlePointer);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('pointerdown', this.#handlePointer);
  }

  protected override updated(changed: PropertyValues): void {
    // `isAsking` is not in its type: it is private.
    const before = (changed as Map<string, unknown>).get('isAsking');
    if (!changed.has('isAsking')) return;
    this.renderRoot.querySelector<HTMLElement>(before === true ? '.danger' : 'button')?.focus();
  }

  #handlePointer = (event: Event): void => {
    // The button that opened it closes it by its click.
    const isOurs = (target: EventTarget) => target === this || (target as Element).classList?.contains('menu-button');
    if (!event.composedPath().some(isOurs)) this.onClose();
  };

  #handleKeydown = (event: KeyboardEvent): void => {
    const items = [...this.renderRoot.querySelectorAll<HTMLElement>('button')];
    const at = items.indexOf(event.target as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') this.#leave();
    else if (event.key === 'Tab' && this.isAsking) items.at((at + 1) % items.length)?.focus();
    else if (event.key === 'Tab') this.onClose();
    else if (this.isAsking) return;
    else if (step) items.at((at + step) % items.length)?.focus();
    else if (event.key === 'Home') items[0]?.focus();
    else if (event.key === 'End') items.at(-1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** From the question to the menu, from the menu to the chat. */
  #leave(): void {
    if (this.isBusy) return;
    this.hasFailed = false;
    if (this.isAsking) this.isAsking = false;
    else this.onClose();
  }

  /** One at a time; a failure stays shown until the next attempt. */
  async #carryOut(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.hasFailed = false;
    try {
      await work();
    } catch {
      this.hasFailed = true;
    } finally {
      this.isBusy = false;
    }
  }

  async #load<Reply>(format: 'md' | 'json'): Promise<Reply> {
    const lang = this.#strings.strings.language;
    const path = `/conversations/${encodeURIComponent(this.conversation)}/export?format=${format}&lang=${lang}`;
    return this.source!.call<Reply>('GET', path);
  }

  async #save(format: 'md' | 'json'): Promise<void> {
    const content = await this.#load<unknown>(format);
    const file =
      format === 'md'
        ? textFile('text/markdown', String(content))
        : textFile('application/json', JSON.stringify(content, null, 2));
    saveFile(fileName(this.name || this.#strings.t('log'), format), file);
    this.onClose();
  }

  async #print(): Promise<void> {
    const text = await this.#load<string>('md');
    // First: the focus is back in the chat when the dialog closes.
    this.onClose();
    await this.print(text);
  }

  async #deleteAll(): Promise<void> {
    await this.source!.call('DELETE', '/visitor');
    this.onDeleted();
  }

  protected override render(): TemplateResult {
    const failed = this.hasFailed
      ? html`<div class="failed" role="alert">${this.#strings.t('notDone')}</div>`
      : nothing;
    return this.isAsking ? this.#question(failed) : this.#menu(failed);
  }

  #menu(failed: TemplateResult | typeof nothing): TemplateResult {
    const t = this.#strings;
    const isNone = this.conversation === '';
    return html`<div class="menu" part="menu" @keydown=${this.#handleKeydown}>
      <div role="menu" aria-label=${t.t('more')} aria-busy=${this.isBusy ? 'true' : 'false'}>
        ${this.#item('download', 'exportMarkdown', () => this.#carryOut(() => this.#save('md')), isNone)}
        ${this.#item('code', 'exportJson', () => this.#carryOut(() => this.#save('json')), isNone)}
        ${this.#item('file', 'print', () => this.#carryOut(() => this.#print()), isNone)}
        ${this.onDeviceLink ? this.#item('external', 'otherDevice', this.onDeviceLink, isNone) : nothing}
        <div role="separator"></div>
        ${this.#item('trash', 'deleteAll', () => {
          this.isAsking = true;
        })}
      </div>
      ${failed}
    </div>`;
  }

  #item(name: IconName, key: StringKey, press: () => unknown, isDisabled = false): TemplateResult {
    return html`<button
      class=${key === 'deleteAll' ? 'danger' : ''}
      type="button"
      role="menuitem"
      tabindex="-1"
      aria-disabled=${isDisabled ? 'true' : nothing}
      @click=${() => isDisabled || press()}
    >
      ${icon(name)}${this.#strings.t(key)}
    </button>`;
  }

  #question(failed: TemplateResult | typeof nothing): TemplateResult {
    const t = this.#strings;
    return html`<div
      class="menu question"
      part="menu"
      role="alertdialog"
      aria-labelledby="title"
      aria-describedby="text"
      @keydown=${this.#handleKeydown}
    >
      <strong id="title">${t.t('deleteAllTitle')}</strong>
      <p id="text">${t.t('deleteAllText')}</p>
      ${failed}
      <div class="buttons">
        <button type="button" @click=${() => this.#leave()}>${t.t('cancel')}</button>
        <button
          class="danger"
          type="button"
          aria-disabled=${this.isBusy ? 'true' : nothing}
          @click=${() => this.#carryOut(() => this.#deleteAll())}
        >
          ${t.t('delete')}
        </button>
      </div>
    </div>`;
  }
}
