// Questions of the agent to the visitor, one after the other: choices, text, or skip; afterwards each with its answer.
// Fires the decision with all answers; the chat sends it. A message in the composer answers too, without this card.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { AnswerField, Answers, Approval, ApprovalOutcome, Question } from '../../../protocol/content/approvals.ts';
import { type Clock, systemClock } from '../../chat/clock.ts';
import { announce } from '../../shared/announcer.ts';
import { takesFocus } from '../../shared/focused-element.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { cleanText } from '../../shared/visible-text.ts';
import { cardStyles } from '../agent-chat-approval/card.styles.ts';
import { Countdown, countedWait } from '../agent-chat-approval/countdown.ts';
import { DecisionSender } from '../agent-chat-approval/decision-sender.ts';
import { outcomeText } from '../agent-chat-approval/outcome.ts';
import { showEnd } from '../agent-chat-approval/show-end.ts';
import { styles } from './agent-chat-question.styles.ts';
import { answerOf, answerText, choose, chooseOther, type Entry, inputType, NO_ENTRY, takesText } from './answers.ts';

/** Longest text, in UTF-16 units: that of an answer in protocol/content/approvals.ts. */
const MAX_TEXT_CHARS = 16_000;

/**
 * @summary Inner element: questions that wait for the visitor's answer.
 * @csspart question - The card.
 * @csspart option - One choice.
 * @csspart countdown - The time that is left.
 * @csspart button - A button.
 * @fires {CustomEvent<DecideDetail>} agent-chat-decide - Every question is answered or skipped.
 */
export class AgentChatQuestion extends LitElement {
  static override styles = [tokens, parts, moreParts, cardStyles, styles];

  /** The request with its questions. */
  @property({ attribute: false }) approval: Approval | null = null;
  /** How it ended; null while it waits. */
  @property({ attribute: false }) outcome: ApprovalOutcome | null = null;
  /** Its run has not ended: an answer can still count. */
  @property({ type: Boolean }) live = false;
  /** When it was asked, ISO 8601. */
  @property({ attribute: false }) requestedAt = '';
  /** The clock of the countdown. */
  @property({ attribute: false }) clock: Clock = systemClock;

  /** Position of the question that is shown. */
  @state() private at = 0;
  @state() private entry: Entry = NO_ENTRY;

  #answers: Answers = {};
  #isArrowDown = false;
  #strings = new StringsController(this);
  #decision = new DecisionSender(this, () => this.#strings.strings);
  #countdown = new Countdown(
    this,
    () => (this.#isWaiting && this.approval ? countedWait(this.requestedAt, this.approval.expires_at) : null),
    () => this.#strings.strings,
  );
  /** The request that was announced, by its id. */
  #announced = '';

  get #isWaiting(): boolean {
    return this.live && this.approval !== null && this.outcome === null;
  }

  get #questions(): readonly Question[] {
    return this.approval?.questions ?? [];
  }

  /** Who asks, where it is not the agent. */
  get #asker(): string {
    const { asked_by: name } = this.approval ?? {};
    return name ? this.#strings.t('askedBy', { name: cleanText(name) }) : '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('approval') || changed.get('approval')?.approval_id === this.approval?.approval_id) return;
    this.#decision.reset();
    this.#answers = {};
    this.at = 0;
    this.entry = NO_ENTRY;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { approval, outcome } = this;
    if (!approval) return;
    if (this.#isWaiting && this.#announced !== approval.approval_id) {
      this.#announced = approval.approval_id;
      const words = [this.#asker, approval.message ?? '', ...this.#questions.map(({ question }) => question)];
      // Where the focus moves to it, the screen reader reads it from there.
      if (takesFocus(this)) this.#focusFirst();
      else announce(this, words.map(cleanText).join(' ').trim(), true);
      showEnd(this.renderRoot.querySelector('form'));
    }
    if (changed.has('outcome') && outcome) this.#decision.settle('.answered');
    if (changed.has('outcome') && outcome?.decision === 'timeout' && this.#announced === approval.approval_id)
      announce(this, outcomeText(outcome, this.requestedAt, this.#strings.strings));
  }

  /** Keeps the answer to this question, and shows the next; after the last one sends them all. */
  async #next(answer: Answers[string]): Promise<void> {
    const { approval } = this;
    const question = this.#questions[this.at];
    if (!approval || !question || this.#decision.isSending) return;
    this.#answers = { ...this.#answers, [question.id]: answer };
    if (this.at + 1 === this.#questions.length) {
      this.#send(this.#answers);
      return;
    }
    this.at += 1;
    this.entry = NO_ENTRY;
    await this.updateComplete;
    this.#focusFirst();
    announce(this, cleanText(this.#questions[this.at]?.question ?? ''));
  }

  #focusFirst(): void {
    this.renderRoot.querySelector('input')?.focus();
  }

  #handleSubmit = (event: Event): void => {
    event.preventDefault();
    const question = this.#questions[this.at];
    const answer = question && answerOf(this.entry, question);
    if (answer) void this.#next(answer);
  };

  /** A required answer that is not given declines them all: the rest is not asked. */
  #handleSkip = (): void => {
    if (this.#questions[this.at]?.required) this.#send({});
    else void this.#next(null);
  };

  #send(answers: Answers): void {
    if (this.approval) this.#decision.send({ approvalId: this.approval.approval_id, decision: 'answered', answers });
  }

  #handleChoice(id: string, question: Question): void {
    this.entry = choose(this.entry, id, question);
  }

  /** Opens the field, with the focus in it unless the arrows go through the options. */
  async #handleOther(question: Question): Promise<void> {
    this.entry = chooseOther(this.entry, question);
    if (!this.entry.isOther || this.#isArrowDown) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.field')?.focus();
  }

  #handleText = (event: Event): void => {
    this.entry = { ...this.entry, text: (event.currentTarget as HTMLInputElement).value };
  };

  #handleKeyup = (): void => {
    this.#isArrowDown = false;
  };

  /**
   * A digit chooses the option at that place, except while text is typed. Enter chooses the option with the focus while there is
   * no answer; with one it is the browser's, and submits.
   */
  #handleKeydown = (event: KeyboardEvent): void => {
    const question = this.#questions[this.at];
    const [target] = event.composedPath();
    const isTyping = target instanceof HTMLElement && target.matches('.field');
    if (!question || isTyping || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    this.#isArrowDown = event.key.startsWith('Arrow');
    if (event.key === 'Enter' && target instanceof HTMLInputElement && answerOf(this.entry, question) === null) {
      event.preventDefault();
      if (target.checked) this.renderRoot.querySelector<HTMLElement>('.field')?.focus();
      else target.click();
      return;
    }
    const place = Number(event.key) - 1;
    if (!/^[1-9]$/.test(event.key) || this.#decision.isSending) return;
    const option = question.options[place];
    if (option) {
      this.#handleChoice(option.id, question);
      this.renderRoot.querySelectorAll<HTMLElement>('.option input:not(.field)')[place]?.focus();
    } else if (place === question.options.length && takesText(question)) void this.#handleOther(question);
    else return;
    event.preventDefault();
  };

  protected override render(): TemplateResult | typeof nothing {
    const { approval, outcome } = this;
    const question = this.#questions[this.at];
    if (!approval || !question) return nothing;
    return outcome || !this.live ? this.#answered(outcome) : this.#card(question);
  }

  #card(question: Question): TemplateResult {
    const t = this.#strings;
    const isSending = this.#decision.isSending;
    const canGo = !isSending && answerOf(this.entry, question) !== null;
    const count = this.#questions.length;
    return html`<form
      class="card question"
      part="question"
      aria-busy=${isSending ? 'true' : 'false'}
      @submit=${this.#handleSubmit}
      @keydown=${this.#handleKeydown}
      @keyup=${this.#handleKeyup}
    >
      ${this.#origin()}
      <fieldset ?disabled=${isSending} aria-labelledby="asked" aria-describedby=${question.multi_select ? 'origin hint' : 'origin'}>
        <div class="question-head">
          <div class="question-text" id="asked" dir="auto">${cleanText(question.question)}</div>
          ${this.#countdown.template()}
        </div>
        ${question.multi_select ? html`<p class="question-hint" id="hint">${t.t('chooseMany')}</p>` : nothing}
        ${question.options.length > 0 ? this.#options(question) : html`<div class="free">${this.#textField(true, question.field)}</div>`}
      </fieldset>
      <div class="question-foot">
        <div class="buttons">
          <button class="button primary" part="button" type="submit" ?disabled=${!canGo}>
            ${t.t(isSending ? 'sending' : 'continue')}
          </button>
          <button class="button quiet" part="button" type="button" ?disabled=${isSending} @click=${this.#handleSkip}>
            ${t.t('skip')}
          </button>
        </div>
        ${count > 1 ? html`<span class="step" dir="auto">${t.t('stepOf', { a: this.at + 1, b: count })}</span>` : nothing}
      </div>
      ${this.#decision.failure ? html`<p class="problem">${icon('alert')}${cleanText(this.#decision.failure)}</p>` : nothing}
    </form>`;
  }

  /** Of a question that a service asks: its name, and what it says. */
  #origin(): TemplateResult | typeof nothing {
    const message = cleanText(this.approval?.message ?? '');
    if (this.#asker === '' && message === '') return nothing;
    return html`<div class="origin" id="origin">
      ${this.#asker ? html`<p>${this.#asker}</p>` : nothing}${message ? html`<p dir="auto">${message}</p>` : nothing}
    </div>`;
  }

  #options(question: Question): TemplateResult {
    const type = question.multi_select ? 'checkbox' : 'radio';
    return html`<div class="options">
      ${question.options.map(
        ({ id, label, description }) =>
          html`<div class="option" part="option">
            <label
              ><input
                type=${type}
                name=${`q${this.at}`}
                .checked=${this.entry.chosen.includes(id)}
                @change=${() => this.#handleChoice(id, question)}
              /><span dir="auto"
                >${cleanText(label)}${description ? html`<span class="option-hint">${cleanText(description)}</span>` : nothing}</span
              ></label
            >
          </div>`,
      )}
      ${takesText(question) ? this.#otherOption(question, type) : nothing}
    </div>`;
  }

  #otherOption(question: Question, type: string): TemplateResult {
    return html`<div class="option" part="option">
      <label
        ><input
          type=${type}
          name=${`q${this.at}`}
          .checked=${this.entry.isOther}
          @change=${() => this.#handleOther(question)}
        /><span>${this.#strings.t('somethingElse')}</span></label
      >
      ${this.entry.isOther ? this.#textField(false) : nothing}
    </div>`;
  }

  /** The browser checks the form of the answer, and says what is wrong in its language. */
  #textField(isAlone: boolean, field: AnswerField = {}): TemplateResult {
    return html`<input
      class="field"
      type=${inputType(field)}
      step=${field.format === 'number' ? 'any' : nothing}
      min=${field.minimum ?? nothing}
      max=${field.maximum ?? nothing}
      minlength=${field.min_length ?? nothing}
      dir="auto"
      autocomplete="off"
      maxlength=${Math.min(field.max_length ?? MAX_TEXT_CHARS, MAX_TEXT_CHARS)}
      aria-label=${isAlone ? nothing : this.#strings.t('yourAnswer')}
      aria-labelledby=${isAlone ? 'asked' : nothing}
      placeholder=${this.#strings.t('yourAnswer')}
      .value=${this.entry.text}
      @input=${this.#handleText}
    />`;
  }

  #answered(outcome: ApprovalOutcome | null): TemplateResult {
    const { strings } = this.#strings;
    const late = outcome && outcome.decision === 'timeout' ? outcomeText(outcome, this.requestedAt, strings) : '';
    return html`<div class="card answered" part="question" tabindex="-1">
      ${this.#asker ? html`<p class="asked">${this.#asker}</p>` : nothing}
      ${this.#questions.map((question) => {
        const words = answerText(outcome?.answers?.[question.id], question);
        return html`<div>
          <p class="asked" dir="auto">${cleanText(question.question)}</p>
          ${
            words !== null
              ? html`<p class="given">${icon('check')}<span dir="auto">${cleanText(words)}</span></p>`
              : outcome?.decision === 'answered'
                ? html`<p class="skipped">${strings.t('skipped')}</p>`
                : nothing
          }
        </div>`;
      })}
      ${late ? html`<p class="skipped">${late}</p>` : nothing}
    </div>`;
  }
}
