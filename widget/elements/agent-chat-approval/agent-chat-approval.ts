// A call that waits for the visitor: what would run, with which arguments, and what can be decided; afterwards how it was decided.
// Fires the decision; the chat sends it, and the log's event is what ends the wait.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { readableToolName } from '../../../protocol/blocks.ts';
import type { Approval, ApprovalField, ApprovalOutcome } from '../../../protocol/content/approvals.ts';
import { type Clock, systemClock } from '../../chat/clock.ts';
import { announce } from '../../shared/announcer.ts';
import type { DecideDetail } from '../../shared/events.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import type { StringKey } from '../../shared/strings/strings.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { cleanText, showHidden } from '../../shared/visible-text.ts';
import { styles } from './agent-chat-approval.styles.ts';
import { cardStyles } from './card.styles.ts';
import { Countdown, countedWait } from './countdown.ts';
import { DecisionSender } from './decision-sender.ts';
import { fieldControl } from './field-control.ts';
import { type FormValue, fieldsOf, readForm, shownValue, toForm } from './fields.ts';
import { outcomeLine, outcomeText } from './outcome.ts';
import { showEnd } from './show-end.ts';

/** Longest reason, in UTF-16 units: MAX_REASON_CHARS of protocol/commands.ts, whose schemas stay out of the bundle. */
const MAX_REASON_CHARS = 1_000;

/**
 * @summary Inner element: the card of a call that waits for the visitor's approval.
 * @csspart approval - The card.
 * @csspart approval-title - Its question.
 * @csspart countdown - The time that is left.
 * @csspart args - The rows of arguments.
 * @csspart outcome - The line after the decision.
 * @csspart button - A button.
 * @fires {CustomEvent<DecideDetail>} agent-chat-decide - The visitor decided.
 */
export class AgentChatApproval extends LitElement {
  static override styles = [tokens, parts, moreParts, cardStyles, styles];

  /** The request; its arguments are shown whole. */
  @property({ attribute: false }) approval: Approval | null = null;
  /** How it ended; null while it waits. */
  @property({ attribute: false }) outcome: ApprovalOutcome | null = null;
  /** Its run has not ended: a decision can still count. */
  @property({ type: Boolean }) live = false;
  /** When it was requested, ISO 8601. */
  @property({ attribute: false }) requestedAt = '';
  /** Name of the agent that asks; '' for the general word. */
  @property() agent = '';
  /** The clock of the countdown. */
  @property({ attribute: false }) clock: Clock = systemClock;

  @state() private mode: 'ask' | 'edit' | 'reject' = 'ask';
  @state() private problems: ReadonlyMap<string, StringKey> = new Map();

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

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('approval') && changed.get('approval')?.approval_id !== this.approval?.approval_id) {
      this.#decision.reset();
      this.mode = 'ask';
      this.problems = new Map();
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { approval, outcome } = this;
    if (!approval) return;
    if (this.#isWaiting && this.#announced !== approval.approval_id) {
      this.#announced = approval.approval_id;
      announce(this, `${this.#title} ${this.#label}`, true);
      showEnd(this.renderRoot.querySelector('.approval'));
    }
    if (changed.has('outcome') && outcome) this.#decision.settle('.outcome');
    // Seen by the one who waited: decided here, in another tab, or by its time.
    if (changed.has('outcome') && outcome && this.#announced === approval.approval_id) {
      announce(this, outcomeText(outcome, this.requestedAt, this.#strings.strings));
    }
  }

  get #title(): string {
    const t = this.#strings;
    return t.t('approvalTitle', { agent: showHidden(this.agent) || t.t('title') });
  }

  get #label(): string {
    return this.approval ? showHidden(this.approval.tool_content_message || readableToolName(this.approval.name)) : '';
  }

  #decide(decision: Omit<DecideDetail, 'approvalId' | 'argsHash' | 'until'>): void {
    const { approval } = this;
    if (!approval) return;
    const { approval_id: approvalId, args_hash: argsHash } = approval;
    this.#decision.send({ approvalId, ...(argsHash ? { argsHash } : {}), ...decision });
  }

  /** Shows another part of the card, and moves the focus to its beginning. */
  async #show(mode: 'ask' | 'edit' | 'reject', focus: string): Promise<void> {
    this.mode = mode;
    this.problems = new Map();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(focus)?.focus();
  }

  #handleConfirm = (event: Event): void => {
    event.preventDefault();
    const always = this.renderRoot.querySelector<HTMLInputElement>('#always')?.checked;
    this.#decide({ decision: 'approved', ...(always ? { remember: 'conversation' } : {}) });
  };

  #handleSave = (event: Event): void => {
    event.preventDefault();
    const { approval } = this;
    if (!approval) return;
    const read = readForm(approval, (field) => this.#entryOf(field));
    this.problems = 'problems' in read ? read.problems : new Map();
    if ('problems' in read) {
      void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const isChanged = JSON.stringify(read.input) !== JSON.stringify(approval.input ?? {});
    this.#decide(isChanged ? { decision: 'edited', input: read.input } : { decision: 'approved' });
  };

  #entryOf(field: ApprovalField): FormValue {
    const at = this.approval ? fieldsOf(this.approval).findIndex(({ name }) => name === field.name) : -1;
    const control = this.renderRoot.querySelector<HTMLInputElement>(`#field-${at}`);
    if (!control) return toForm(this.approval?.input?.[field.name], field);
    return control.type === 'checkbox' ? control.checked : control.value;
  }

  #handleReject = (event: Event): void => {
    event.preventDefault();
    const reason = this.renderRoot.querySelector<HTMLInputElement>('#reason')?.value.trim() ?? '';
    this.#decide({ decision: 'rejected', ...(reason === '' ? {} : { reason }) });
  };

  /** Escape leaves the fields, and does not close the chat. */
  #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || this.mode === 'ask') return;
    event.preventDefault();
    event.stopPropagation();
    void this.#show('ask', this.mode === 'edit' ? '.edit-button' : '.reject-button');
  };

  protected override render(): TemplateResult | typeof nothing {
    const { approval, outcome } = this;
    if (!approval) return nothing;
    if (outcome) return outcomeLine(outcome, this.requestedAt, this.#strings.strings);
    if (!this.live) return nothing;
    const title = this.mode === 'edit' ? this.#strings.t('editTitle') : this.#title;
    return html`<div
      class="card approval"
      part="approval"
      role="group"
      aria-label=${`${title} ${this.#label}`}
      aria-busy=${this.#decision.isSending ? 'true' : 'false'}
      @keydown=${this.#handleKeydown}
    >
      <div class="approval-head">
        <span class="approval-title" part="approval-title" dir="auto">${title}</span>${this.#countdown.template()}
      </div>
      ${this.mode === 'edit' ? this.#editForm(approval) : this.#askForm(approval)}
      ${this.#decision.failure ? html`<p class="problem">${icon('alert')}${cleanText(this.#decision.failure)}</p>` : nothing}
    </div>`;
  }

  #askForm(approval: Approval): TemplateResult {
    const t = this.#strings;
    const isSending = this.#decision.isSending;
    const rows = fieldsOf(approval).filter(({ name }) => approval.input?.[name] !== undefined);
    return html`<form @submit=${this.mode === 'reject' ? this.#handleReject : this.#handleConfirm}>
      ${rows.length > 0 ? html`<dl class="args" part="args">${rows.map((row) => this.#row(approval, row))}</dl>` : html`<div class="args"></div>`}
      ${this.mode === 'reject' ? this.#reasonField() : this.#alwaysBox(approval)}
      ${this.mode === 'reject' ? this.#rejectButtons(isSending) : this.#askButtons(approval, isSending)}
      ${isSending ? html`<span class="sr">${t.t('sending')}</span>` : nothing}
    </form>`;
  }

  #row({ input = {} }: Approval, { name, title }: ApprovalField): TemplateResult {
    // Every line on its own: hidden characters are written out, line breaks stay.
    const text = shownValue(input[name], this.#strings.strings).split('\n').map(showHidden).join('\n');
    return html`<dt dir="auto">${showHidden(title)}</dt>
      <dd dir="auto">${text}</dd>`;
  }

  #alwaysBox({ rememberable }: Approval): TemplateResult | typeof nothing {
    if (!rememberable) return nothing;
    return html`<div class="check">
      <input id="always" type="checkbox" ?disabled=${this.#decision.isSending} /><label for="always"
        >${this.#strings.t('alwaysAllow')}</label
      >
    </div>`;
  }

  #askButtons({ editable, input }: Approval, isSending: boolean): TemplateResult {
    const t = this.#strings;
    const canEdit = editable && Object.keys(input ?? {}).length > 0;
    return html`<div class="buttons">
      <button class="button primary" part="button" type="submit" ?disabled=${isSending}>
        ${t.t(isSending ? 'sending' : 'confirm')}
      </button>
      ${
        canEdit
          ? html`<button
              class="button edit-button"
              part="button"
              type="button"
              ?disabled=${isSending}
              @click=${() => this.#show('edit', '#field-0')}
            >
              ${t.t('edit')}
            </button>`
          : nothing
      }
      <button
        class="button quiet danger reject-button"
        part="button"
        type="button"
        ?disabled=${isSending}
        @click=${() => this.#show('reject', '#reason')}
      >
        ${t.t('reject')}
      </button>
    </div>`;
  }

  #reasonField(): TemplateResult {
    return html`<div class="fields">
      <div>
        <label for="reason">${this.#strings.t('rejectReason')}</label>
        <input class="field" id="reason" dir="auto" maxlength=${MAX_REASON_CHARS} autocomplete="off" />
      </div>
    </div>`;
  }

  #rejectButtons(isSending: boolean): TemplateResult {
    const t = this.#strings;
    return html`<div class="buttons">
      <button class="button primary" part="button" type="submit" ?disabled=${isSending}>
        ${t.t(isSending ? 'sending' : 'reject')}
      </button>
      ${this.#cancelButton('.reject-button', isSending)}
    </div>`;
  }

  #editForm(approval: Approval): TemplateResult {
    const t = this.#strings;
    const isSending = this.#decision.isSending;
    const { strings } = t;
    return html`<form novalidate @submit=${this.#handleSave}>
      <div class="fields">
        ${fieldsOf(approval).map((field, at) =>
          fieldControl(field, {
            at,
            value: approval.input?.[field.name],
            problem: this.problems.get(field.name),
            strings,
          }),
        )}
      </div>
      <div class="buttons">
        <button class="button primary" part="button" type="submit" ?disabled=${isSending}>
          ${t.t(isSending ? 'sending' : 'saveConfirm')}
        </button>
        ${this.#cancelButton('.edit-button', isSending)}
      </div>
    </form>`;
  }

  #cancelButton(back: string, isSending: boolean): TemplateResult {
    return html`<button
      class="button quiet"
      part="button"
      type="button"
      ?disabled=${isSending}
      @click=${() => this.#show('ask', back)}
    >
      ${this.#strings.t('cancel')}
    </button>`;
  }
}
