// The dialog about links to another device: shows a new one to copy, or asks whether to go on here with the one that was opened.
// Calls the API; whom the chat belongs to afterwards is decided by the chat.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Connection } from '../../chat/connection/connection.ts';
import { announce } from '../../shared/announcer.ts';
import type { StringKey } from '../../shared/strings/strings.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { styles } from './agent-chat-device-link.styles.ts';
import { followLink, linkAddress } from './follow-link.ts';

/**
 * @summary Inner element of agent-chat: going on on another device.
 * @csspart menu - The dialog.
 */
export class AgentChatDeviceLink extends LitElement {
  static override styles = [tokens, parts, moreParts, styles];

  /** Makes the link. */
  @property({ attribute: false }) source: Pick<Connection, 'call'> | null = null;
  /** The conversation that the other device shows; '' for none. */
  @property() conversation = '';
  @property() api = '';
  @property() site = '';
  /** The token of a link that was opened here; '' to make one. */
  @property() link = '';
  @property({ attribute: false }) onFollowed: () => void = () => {};
  @property({ attribute: false }) onClose: () => void = () => {};

  @state() private address = '';
  @state() private isBusy = false;
  @state() private failed: StringKey | null = null;

  #strings = new StringsController(this);
  /** Follows another way, in tests. */
  follow = followLink;

  protected override firstUpdated(): void {
    if (this.link === '') void this.#carryOut('notDone', () => this.#make());
    else this.#focus('button');
  }

  protected override updated(changed: PropertyValues): void {
    if ((changed as Map<string, unknown>).has('address') && this.address !== '') this.#focus('input');
    else if ((changed as Map<string, unknown>).has('failed') && this.failed) this.#focus('button');
  }

  #focus(selector: string): void {
    const found = this.renderRoot.querySelector<HTMLElement>(selector);
    found?.focus();
    if (found instanceof HTMLInputElement) found.select();
  }

  #handleKeydown = (event: KeyboardEvent): void => {
    const items = [...this.renderRoot.querySelectorAll<HTMLElement>('input, button')];
    const at = items.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape') this.onClose();
    else if (event.key === 'Tab') items.at((at + (event.shiftKey ? -1 : 1)) % items.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  async #carryOut(onFailure: StringKey, work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failed = null;
    try {
      await work();
    } catch {
      this.failed = onFailure;
    } finally {
      this.isBusy = false;
    }
  }

  async #make(): Promise<void> {
    const body = this.conversation === '' ? {} : { conversation_id: this.conversation };
    const { token } = await this.source!.call<{ token: string }>('POST', '/device-links', body);
    this.address = linkAddress(this.site, token);
  }

  async #follow(): Promise<void> {
    await this.follow(this.api, this.site, this.link);
    this.onFollowed();
  }

  async #copy(): Promise<void> {
    this.#focus('input');
    // Without permission it stays selected, to be copied by keyboard.
    await navigator.clipboard.writeText(this.address);
    announce(this, this.#strings.t('copied'));
    this.onClose();
  }

  protected override render(): TemplateResult {
    const isOpened = this.link !== '';
    const t = this.#strings;
    return html`<div
      class="dialog"
      part="menu"
      role=${isOpened ? 'alertdialog' : 'dialog'}
      aria-labelledby="title"
      aria-describedby="text"
      aria-busy=${this.isBusy ? 'true' : 'false'}
      @keydown=${this.#handleKeydown}
    >
      <strong id="title">${t.t(isOpened ? 'continueHere' : 'otherDevice')}</strong>
      <p id="text">${t.t(isOpened ? 'continueHereText' : 'otherDeviceText')}</p>
      ${
        this.address === ''
          ? nothing
          : html`<input readonly dir="ltr" aria-label=${t.t('otherDevice')} .value=${this.address} />`
      }
      ${this.failed ? html`<div class="failed" role="alert">${t.t(this.failed)}</div>` : nothing}
      <div class="buttons">
        <button type="button" @click=${() => this.onClose()}>${t.t(isOpened ? 'cancel' : 'close')}</button>
        ${isOpened ? this.#button('continue', 'linkOver', () => this.#follow()) : nothing}
        ${!isOpened && this.address !== '' ? this.#button('copyLink', 'notDone', () => this.#copy()) : nothing}
      </div>
    </div>`;
  }

  #button(key: StringKey, onFailure: StringKey, work: () => Promise<void>): TemplateResult {
    return html`<button
      class="primary"
      type="button"
      aria-disabled=${this.isBusy ? 'true' : nothing}
      @click=${() => this.#carryOut(onFailure, work)}
    >
      ${this.#strings.t(key)}
    </button>`;
  }
}
