// The round button that opens the chat, with its state: unread answers, a run in progress or one that waits for the visitor, the first words of a reply.
// Shows and fires events; its owner opens the chat. An open chat loads it before its first question: it brings nothing else along.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { icon } from '../../shared/icons/icons.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { styles } from './agent-chat-launcher.styles.ts';

/** Counts above this are shown as `9+`. */
const MAX_SHOWN = 9;

/** @summary Inner element of agent-chat: the launcher with badge and teaser. */
export class AgentChatLauncher extends LitElement {
  static override styles = [tokens, parts, styles];
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  /** Answers that ended while the chat was closed. */
  @property({ type: Number }) unread = 0;
  /** A run is in progress behind the closed chat. */
  @property({ type: Boolean }) working = false;
  /** The run waits for the visitor. */
  @property({ type: Boolean }) waiting = false;
  /** First words of the unread reply; '' shows no teaser. */
  @property() teaser = '';
  /** The sender of the teaser. */
  @property() agent = '';
  /** `byKeyboard`: opened without a pointer. */
  @property({ attribute: false }) onOpen: (byKeyboard: boolean) => void = () => {};
  @property({ attribute: false }) onDismiss: () => void = () => {};

  #strings = new StringsController(this);

  protected override render(): TemplateResult {
    const { unread } = this;
    const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : this.#strings.strings.number(unread);
    const t = this.#strings;
    const name = unread > 0 ? t.t('openUnread', { n: unread > MAX_SHOWN ? shown : unread }) : t.t('open');
    const state = this.waiting ? 'waitingForYou' : this.working && unread === 0 ? 'working' : null;
    const badge = this.waiting ? '!' : unread > 0 ? shown : null;
    return html`${this.teaser ? this.#teaserCard() : nothing}
      <button
        class="launcher"
        part="launcher"
        type="button"
        aria-label=${state ? `${name}, ${t.t(state)}` : name}
        aria-haspopup="dialog"
        aria-expanded="false"
        @click=${(event: MouseEvent) => this.onOpen(event.detail === 0)}
      >
        <slot name="launcher-icon">${icon('chat')}</slot>
        ${
          badge
            ? html`<span class="unread-badge" part="unread-badge" aria-hidden="true">${badge}</span>`
            : this.working
              ? html`<span class="pulse" aria-hidden="true"></span>`
              : nothing
        }
      </button>`;
  }

  #teaserCard(): TemplateResult {
    return html`<div class="teaser" part="teaser" role="status">
      <strong
        ><span>${this.agent}</span>
        <button class="icon-button" type="button" aria-label=${this.#strings.t('close')} @click=${() => this.onDismiss()}>
          ${icon('close')}
        </button></strong
      >
      <span class="teaser-text" dir="auto" @click=${() => this.onOpen(false)}>${this.teaser}</span>
    </div>`;
  }
}
