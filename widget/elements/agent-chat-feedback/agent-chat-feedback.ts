// The card that asks what was wrong with an answer, and its thanks. Loaded with the first answer that is rated as not good. Its owner
// sends what it returns.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { FEEDBACK_REASONS, type FeedbackBody, MAX_FEEDBACK_CHARS } from '../../../protocol/content/feedback.ts';
import { announce } from '../../shared/announcer.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { styles } from './agent-chat-feedback.styles.ts';

type Reason = (typeof FEEDBACK_REASONS)[number];
/** What the card asks for. */
export type FeedbackDetail = Pick<FeedbackBody, 'reasons' | 'comment'>;

const LABELS = { incorrect: 'reasonIncorrect', outdated: 'reasonOutdated', off_request: 'reasonOffRequest' } as const;

/**
 * @summary Inner element: what was wrong with an answer.
 * @csspart feedback - The card.
 * @csspart suggestion - One reason.
 * @csspart button - A button.
 * @csspart notice - The thanks.
 */
export class AgentChatFeedback extends LitElement {
  static override styles = [tokens, parts, moreParts, styles];

  /** What was sent before: the card begins with it. */
  @property({ attribute: false }) given: FeedbackDetail | null = null;
  /** Sends; rejects with the reason, which may be shown. */
  @property({ attribute: false }) onSend: (detail: FeedbackDetail) => Promise<unknown> = async () => {};
  /** The card is not needed any more; `sent` says whether with its content. */
  @property({ attribute: false }) onClose: (sent: boolean) => void = () => {};

  @state() private reasons: readonly Reason[] = [];
  @state() private phase: 'form' | 'sending' | 'thanks' = 'form';
  @state() private failure = '';
  #strings = new StringsController(this);

  override connectedCallback(): void {
    super.connectedCallback();
    this.reasons = this.given?.reasons ?? [];
  }

  protected override firstUpdated(): void {
    // It was opened by a button: the keyboard goes on here.
    this.renderRoot.querySelector<HTMLElement>('.reason')?.focus();
    this.scrollIntoView({ block: 'nearest' });
  }

  #toggle(reason: Reason): void {
    const isChosen = this.reasons.includes(reason);
    this.reasons = isChosen ? this.reasons.filter((other) => other !== reason) : [...this.reasons, reason];
  }

  #send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.phase !== 'form') return;
    const comment = this.renderRoot.querySelector('textarea')?.value.trim();
    this.phase = 'sending';
    this.failure = '';
    try {
      await this.onSend({ reasons: [...this.reasons], ...(comment ? { comment } : {}) });
      this.phase = 'thanks';
      announce(this, this.#strings.t('feedbackThanks'));
      this.onClose(true);
    } catch (error) {
      this.phase = 'form';
      const { message } = (error ?? {}) as { message?: unknown };
      this.failure = `${this.#strings.t('notSent')} ${typeof message === 'string' ? message : ''}`.trim();
      announce(this, this.failure, true);
    }
  };

  #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // The topmost layer: the chat stays open.
    event.preventDefault();
    event.stopPropagation();
    this.onClose(false);
  };

  protected override render(): TemplateResult {
    const t = this.#strings;
    if (this.phase === 'thanks') {
      return html`<p class="notice" part="notice">${icon('check')}<span>${t.t('feedbackThanks')}</span></p>`;
    }
    return html`<form
      class="feedback"
      part="feedback"
      aria-labelledby="asked"
      @submit=${this.#send}
      @keydown=${this.#handleKeydown}
    >
      <h3 id="asked">${t.t('whatWentWrong')}</h3>
      <div class="reasons">
        ${FEEDBACK_REASONS.map(
          (reason) => html`<button
            class="reason"
            part="suggestion"
            type="button"
            aria-pressed=${this.reasons.includes(reason) ? 'true' : 'false'}
            @click=${() => this.#toggle(reason)}
          >
            ${t.t(LABELS[reason])}
          </button>`,
        )}
      </div>
      <textarea
        class="field"
        rows="2"
        maxlength=${MAX_FEEDBACK_CHARS}
        aria-label=${t.t('moreDetail')}
        placeholder=${t.t('moreDetail')}
        .value=${this.given?.comment ?? ''}
      ></textarea>
      ${this.failure ? html`<p class="failure">${this.failure}</p>` : nothing}
      <div class="buttons">
        <button class="button primary" part="button" type="submit" ?disabled=${this.phase === 'sending'}>
          ${t.t('sendFeedback')}
        </button>
        <button class="button quiet" part="button" type="button" @click=${() => this.onClose(false)}>
          ${t.t('cancel')}
        </button>
      </div>
    </form>`;
  }
}
