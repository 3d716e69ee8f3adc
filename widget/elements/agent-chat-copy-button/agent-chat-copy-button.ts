// Copies a text and confirms it. Knows the text and its own name, not what the text is.
import { html, LitElement, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from '../../shared/announcer.ts';
import '../../shared/strings/later-strings.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { styles } from './agent-chat-copy-button.styles.ts';

/** How long the tick stays, milliseconds. */
const COPIED_FOR_MS = 1500;

/**
 * @summary Inner element: a button that copies a text.
 * @csspart icon-button - The button.
 */
export class AgentChatCopyButton extends LitElement {
  static override styles = [tokens, parts, styles];
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  /** The text to copy. */
  @property({ attribute: false }) text = '';
  /** The button's name; '' means Copy. */
  @property({ attribute: false }) label = '';
  @state() private copied = false;

  #strings = new StringsController(this);
  #timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.copied = false;
  }

  #handleClick = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.text);
    } catch {
      // No permission, or no secure context: nothing was copied, and the button does not confirm.
      return;
    }
    this.copied = true;
    announce(this, this.#strings.t('copied'));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.copied = false;
    }, COPIED_FOR_MS);
  };

  protected override render(): TemplateResult {
    const label = this.copied ? this.#strings.t('copied') : this.label || this.#strings.t('copy');
    return html`<button
      class=${this.copied ? 'icon-button copied' : 'icon-button'}
      part="icon-button"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${this.#handleClick}
    >
      ${icon(this.copied ? 'check' : 'copy')}
    </button>`;
  }
}
