// The field the visitor writes in, and the one button that sends or stops. Knows keys, growth and input methods;
// what sending means is its owner's.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { icon } from '../../shared/icons.ts';
import { parts } from '../../shared/parts.styles.ts';
import { StringsController } from '../../shared/strings-controller.ts';
import { tokens } from '../../shared/tokens.styles.ts';
import { styles } from './agent-chat-composer.styles.ts';

/** Longest message, in UTF-16 units: MAX_MESSAGE_CHARS of protocol/commands.ts, whose schemas stay out of the bundle. */
const MAX_MESSAGE_CHARS = 16_000;
/** Six lines of 24 px and the padding, in CSS pixels; after that the field scrolls. */
const MAX_FIELD_PX = 154;
/** One line and the padding; anything higher is several lines. */
const ONE_LINE_PX = 44;

/** @summary Inner element of agent-chat: text field, send and stop. */
export class AgentChatComposer extends LitElement {
  static override styles = [tokens, parts, styles];
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  /** What the field holds. */
  @property() value = '';
  /** An answer is on its way: the button stops it. */
  @property({ type: Boolean }) answering = false;
  /** Stop was pressed and has not taken effect. */
  @property({ type: Boolean }) stopping = false;
  /** Nothing can be sent now, e.g. while signed out; writing goes on. */
  @property({ type: Boolean }) blocked = false;
  /** As many questions wait for an answer as may: one more is kept in the field. */
  @property({ type: Boolean }) full = false;
  /** Words in the empty field; the language's own by default. */
  @property() placeholder = '';
  /** Called with the text to send, also while an answer is on its way. True: it was taken, and the field is emptied. */
  @property({ attribute: false }) onSend: (text: string) => boolean = () => false;
  @property({ attribute: false }) onStop: () => void = () => {};
  /** Called after every change of the text. */
  @property({ attribute: false }) onDraft: (text: string) => void = () => {};

  /** The button stands below the text. Set on the box itself: it follows from measuring what was just drawn. */
  #stacked = false;
  /** How long the text was when it went over one line: it must become shorter before the buttons move back up. */
  #stackedAtLength = 0;
  #strings = new StringsController(this);

  @query('.input') private input!: HTMLTextAreaElement;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('value')) {
      if (this.input.value !== this.value) this.input.value = this.value;
      this.#grow();
    }
  }

  /** Moves the focus into the field. */
  focusInput(): void {
    this.input?.focus();
  }

  get #canSend(): boolean {
    return !this.blocked && !this.full && this.#excess === 0 && this.value.trim() !== '';
  }

  /** Characters over the limit of a message. The field takes them: cutting what was pasted would lose words unsaid. */
  get #excess(): number {
    return Math.max(0, this.value.length - MAX_MESSAGE_CHARS);
  }

  #send(): void {
    if (!this.#canSend) return;
    if (!this.onSend(this.value)) return;
    this.value = '';
    this.onDraft('');
  }

  #handleInput = (): void => {
    this.value = this.input.value;
    this.onDraft(this.value);
  };

  #handleKeydown = (event: KeyboardEvent): void => {
    // While an input method composes, Enter chooses a word. Safari says so only by key code 229 (WebKit bug 165004).
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    this.#send();
  };

  #handleSubmit = (event: Event): void => {
    event.preventDefault();
    this.#send();
  };

  #handleBoxClick = (event: Event): void => {
    if (event.target === event.currentTarget) this.focusInput();
  };

  /** Sets the height through the object model: a `style=` binding would fall to the host's style-src (EMB-1). */
  #grow(): void {
    const field = this.input;
    const measure = () => {
      field.style.setProperty('block-size', 'auto');
      return field.scrollHeight;
    };
    let height = measure();
    const wasStacked = this.#stacked;
    if (!this.#stacked && height > ONE_LINE_PX + (this.#isCoarse ? 10 : 0)) {
      this.#stackedAtLength = this.value.length;
      this.#stacked = true;
    } else if (this.#stacked && this.value.length < this.#stackedAtLength && !this.value.includes('\n')) {
      this.#stacked = false;
    }
    if (this.#stacked !== wasStacked) {
      field.parentElement?.classList.toggle('stacked', this.#stacked);
      // The field is wider without the button beside it: what took two lines may now take one.
      height = measure();
    }
    field.style.setProperty('block-size', `${Math.min(height, MAX_FIELD_PX)}px`);
    field.style.setProperty('overflow-y', height > MAX_FIELD_PX ? 'auto' : 'hidden');
  }

  get #isCoarse(): boolean {
    return matchMedia('(pointer: coarse)').matches;
  }

  protected override render(): TemplateResult {
    const t = this.#strings;
    return html`<form class="composer" part="composer" @submit=${this.#handleSubmit}>
      <div class="composer-box" part="composer-box" @click=${this.#handleBoxClick}>
        <textarea
          class="input"
          part="input"
          rows="1"
          dir="auto"
          enterkeyhint="send"
          aria-label=${t.t('message')}
          aria-describedby="hint"
          aria-invalid=${this.#excess > 0 ? 'true' : nothing}
          placeholder=${this.placeholder || t.t('placeholder')}
          @input=${this.#handleInput}
          @keydown=${this.#handleKeydown}
        ></textarea>
        ${this.answering ? this.#stopButton() : this.#sendButton()}
      </div>
      <p class="hint" id="hint" role="status">${this.#hint}</p>
    </form>`;
  }

  /** Why what is written cannot be sent; '' when it can. */
  get #hint(): string {
    const t = this.#strings;
    if (this.#excess > 0) return t.t('tooLong', { n: this.#excess });
    return this.full && this.value.trim() !== '' ? t.t('queueFull') : '';
  }

  #sendButton(): TemplateResult {
    return html`<button
      class="send"
      part="send"
      type="submit"
      aria-label=${this.#strings.t('send')}
      ?disabled=${!this.#canSend}
    >
      ${icon('arrow-up')}
    </button>`;
  }

  #stopButton(): TemplateResult {
    return html`<button
      class="send stop"
      part="send"
      type="button"
      aria-label=${this.#strings.t('stop')}
      ?disabled=${this.stopping}
      @click=${() => this.onStop()}
    >
      ${icon('stop')}
    </button>`;
  }
}
