// The field in which a visitor asks a sent question in other words. Loaded with the first one; its owner sends what it returns.
import '../../shared/strings/later-strings.ts';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { MAX_MESSAGE_CHARS } from '../../../protocol/commands.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';

const styles = css`
  :host {
    display: block;
    inline-size: 100%;
  }
  .edit {
    padding: 10px;
    border: 1px solid var(--_accent-t);
    border-radius: calc(var(--_r) * 1.125);
    background: var(--_raised);
  }
  textarea {
    display: block;
    inline-size: 100%;
    max-block-size: 200px;
    padding: 2px 4px;
    border: 0;
    outline: 0;
    background: none;
    color: var(--_t1);
    line-height: 1.5;
    resize: none;
    field-sizing: content;
  }
  .buttons {
    justify-content: flex-end;
    margin-block-start: 8px;
  }
  @media (pointer: coarse) {
    textarea {
      font-size: 16px;
    }
    .button {
      min-block-size: 44px;
    }
  }
`;

/**
 * @summary Inner element: a sent question that is being edited.
 * @csspart edit - The frame.
 * @csspart input - The field.
 * @csspart button - A button.
 */
export class AgentChatEdit extends LitElement {
  static override styles = [tokens, parts, moreParts, styles];

  /** The question as it was sent. */
  @property() text = '';
  /** Sends the question with the new text; never an empty one. */
  @property({ attribute: false }) onSend: (text: string) => void = () => {};
  @property({ attribute: false }) onCancel: () => void = () => {};

  @state() private value = '';
  #strings = new StringsController(this);

  override connectedCallback(): void {
    super.connectedCallback();
    this.value = this.text;
  }

  protected override firstUpdated(): void {
    const field = this.#field;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }

  get #field(): HTMLTextAreaElement | null {
    return this.renderRoot.querySelector('textarea');
  }

  get #canSend(): boolean {
    return this.value.trim() !== '' && this.value.length <= MAX_MESSAGE_CHARS;
  }

  #send = (event?: Event): void => {
    event?.preventDefault();
    if (this.#canSend) this.onSend(this.value.trim());
  };

  #handleKeydown = (event: KeyboardEvent): void => {
    // As in the composer: an input method that composes has its own Enter and Escape.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      this.onCancel();
    } else if (event.key === 'Enter' && !event.shiftKey) this.#send(event);
  };

  protected override render(): TemplateResult {
    const t = this.#strings;
    return html`<form class="edit" part="edit" @submit=${this.#send} @keydown=${this.#handleKeydown}>
      <textarea
        part="input"
        rows=${Math.min(6, this.text.split('\n').length)}
        dir="auto"
        aria-label=${t.t('editMessage')}
        .value=${this.text}
        @input=${(event: InputEvent) => {
          this.value = (event.target as HTMLTextAreaElement).value;
        }}
      ></textarea>
      <div class="buttons">
        <button class="button quiet" part="button" type="button" @click=${() => this.onCancel()}>${t.t('cancel')}</button>
        <button class="button primary" part="button" type="submit" ?disabled=${!this.#canSend}>${t.t('send')}</button>
      </div>
    </form>`;
  }
}
