// The visitor's text field, and the one button that sends or stops. Handles keys, growth and input methods;
// its owner sends.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { icon } from '../../shared/icons/icons.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { styles } from './agent-chat-composer.styles.ts';

/** Longest message, in UTF-16 units: MAX_MESSAGE_CHARS of protocol/commands.ts, whose schemas stay out of the bundle. */
const MAX_MESSAGE_CHARS = 16_000;
/** One line and the padding; anything higher is several lines. */
const ONE_LINE_PX = 44;

/** The text is higher than the field. */
const isOver = (field: HTMLTextAreaElement): boolean => field.scrollHeight > field.clientHeight;

/** @summary Inner element of agent-chat: text field, send and stop. */
export class AgentChatComposer extends LitElement {
  static override styles = [tokens, parts, styles];
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  /** The text in the field. */
  @property() value = '';
  /** An answer is in progress: the button stops it. */
  @property({ type: Boolean }) answering = false;
  /** Stop was pressed and has not taken effect. */
  @property({ type: Boolean }) stopping = false;
  /** Nothing can be sent now, e.g. while signed out; typing stays possible. */
  @property({ type: Boolean }) blocked = false;
  /** The maximum number of questions waits for an answer: the next one is kept in the field. */
  @property({ type: Boolean }) full = false;
  /** Files go along: a message needs no text then. */
  @property({ type: Boolean }) files = false;
  /** A file is being uploaded: the message waits for it. */
  @property({ type: Boolean }) uploading = false;
  /** Placeholder of the empty field; by default the one of the language. */
  @property() placeholder = '';
  /** Called with the text to send, also while an answer is in progress. True: it was accepted, and the field is emptied. */
  @property({ attribute: false }) onSend: (text: string) => boolean = () => false;
  @property({ attribute: false }) onStop: () => void = () => {};
  /** Up was pressed in the empty field. */
  @property({ attribute: false }) onEditLast: () => void = () => {};
  /** Called after every change of the text. */
  @property({ attribute: false }) onDraft: (text: string) => void = () => {};

  /** The button is below the text. Set on the box itself, because it follows from measuring what was just drawn. */
  #stacked = false;
  /** Length of the text when it first took two lines: it must become shorter before the buttons move back up. */
  #stackedAtLength = 0;
  #strings = new StringsController(this);

  @query('.input') private input!: HTMLTextAreaElement;

  protected override firstUpdated(): void {
    // The window was turned, or a keyboard came. The border box: the scroll bar does not change it.
    new ResizeObserver(this.#scroll).observe(this.input, { box: 'border-box' });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('value')) {
      if (this.input.value !== this.value) this.input.value = this.value;
      // The style sheet gives an empty field its line: measuring it here would lay out the whole chat before it is complete.
      const before = changed.get('value');
      if (this.value === '' && before === undefined) this.#growAfterLayout();
      // What is added to one line and fits is not measured: the answer beside it would be laid out twice for each key.
      else if (this.#stacked || !before || this.value.length <= before.length || isOver(this.input)) this.#grow();
    } else if ((changed.has('placeholder') && this.value === '') || changed.has('files') || changed.has('uploading'))
      this.#grow();
  }

  /** Moves the focus into the field. */
  focusInput(): void {
    this.input?.focus();
  }

  get #canSend(): boolean {
    const isBlocked = this.blocked || this.full || this.uploading || this.#excess > 0;
    return !isBlocked && (this.files || this.value.trim() !== '');
  }

  /** Characters over the limit of a message. The field accepts them: cutting a pasted text would lose its end silently. */
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
    if (event.key === 'ArrowUp' && this.value === '' && !event.isComposing) {
      event.preventDefault();
      this.onEditLast();
      return;
    }
    // While an input method composes, Enter selects a word. Safari reports this only by key code 229 (WebKit bug 165004).
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

  /** A placeholder may need more lines. In the frame that draws the field, after its layout, reading its sizes is free. */
  #growAfterLayout(): void {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      if (this.files || (this.value === '' && isOver(this.input))) this.#grow();
    });
    observer.observe(this.input);
  }

  /** Sets the height through the object model: the host's style-src would block a `style=` binding (EMB-1). */
  #grow(): void {
    const field = this.input;
    const measure = () => {
      field.style.setProperty('block-size', 'auto');
      return field.scrollHeight;
    };
    const stack = (isStacked: boolean) => {
      this.#stacked = isStacked;
      field.parentElement?.classList.toggle('stacked', isStacked);
    };
    const { value } = this;
    const hasFiles = this.files || this.uploading;
    const mayFit = value === '' || (value.length < this.#stackedAtLength && !value.includes('\n'));
    if (hasFiles || mayFit) stack(hasFiles);
    let height = measure();
    if (!this.#stacked && height > ONE_LINE_PX + (this.#isCoarse ? 10 : 0)) {
      this.#stackedAtLength = value.length;
      stack(true);
      // The field is wider without the button beside it: what took two lines may now take one.
      height = measure();
    }
    // Whether the text fits beside the button is seen when they have left.
    if (hasFiles) this.#stackedAtLength = Number.POSITIVE_INFINITY;
    field.style.setProperty('block-size', `${height}px`);
    this.#scroll();
  }

  /** The style sheet limits the height: a longer text scrolls. */
  #scroll = (): void => {
    const { input } = this;
    // Nothing is set for a text that fits: that would be one more pass of styles.
    input.style.setProperty('overflow-y', isOver(input) ? 'auto' : null);
  };

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
        <slot></slot>
        ${this.answering ? this.#stopButton() : this.#sendButton()}
      </div>
      <p class=${this.uploading && this.#excess === 0 ? 'hint quiet' : 'hint'} id="hint" role="status">${this.#hint}</p>
    </form>`;
  }

  /** Why the text cannot be sent; '' when it can. */
  get #hint(): string {
    const t = this.#strings;
    if (this.#excess > 0) return t.t('tooLong', { n: this.#excess });
    if (this.uploading) return t.t('fileUploading');
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
