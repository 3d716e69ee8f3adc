// Steps grouped together: open and shimmering while they run, closed with a summary afterwards. Draws the group it is given;
// the inner elements draw single steps, reasoning and approvals.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { Block, ShowReasoning, ThinkingBlock, ToolUseBlock } from '../../../protocol/blocks.ts';
import type { ToolProgress } from '../../../protocol/events.ts';
import type { StepGroup } from '../../../protocol/groups.ts';
import { stepStatus } from '../../../protocol/groups.ts';
import { blockStyles } from '../../blocks/blocks.styles.ts';
import { renderBlock } from '../../blocks/index.ts';
import { renderApproval } from '../../blocks/others/approval.ts';
import { renderArtifact } from '../../blocks/others/artifact.ts';
import { Announcer, announce } from '../../shared/announcer.ts';
import { fadeLabel, reducedMotion, slideClosed, slideOpen } from '../../shared/disclosure.ts';
import { fire } from '../../shared/events.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { keyed } from '../../shared/keyed.ts';
import { keepInPlace } from '../../shared/stick-to-bottom.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import '../agent-chat-reasoning/define.ts';
import '../agent-chat-step/define.ts';
import { groupLabel, stepsOf } from '../agent-chat-step/step-words.ts';
import { STEP_PARTS } from './step-parts.ts';
import { styles } from './tool-group.styles.ts';

/** Steps shown while the group runs. */
const VISIBLE_STEPS = 3;

/**
 * @summary A group of steps. Works alone: set `group` (as `groupBlocks` returns it) and `live`.
 * @csspart group-header - The line with the summary, a button; a group of one step has none.
 * @csspart group-summary - The summary, or the label of the running step.
 * @csspart badge - The number of failed steps in it.
 * @csspart group-body - Everything below the header.
 * @csspart group-viewport - The box around the steps.
 * @csspart group-items - The list of steps.
 * @csspart earlier - The button that shows the earlier steps.
 * @csspart item - One step with its part of the rail.
 * @csspart item-row - The line of a step, a button.
 * @csspart dot - Its status.
 * @csspart item-label - Its label.
 * @csspart item-query - What it searches for.
 * @csspart item-meta - Its result in a word, or how long it took.
 * @csspart item-detail - What the line opens.
 * @csspart payload - A request or a response in it.
 * @csspart search-list - The sources of a search in it.
 * @csspart search-source - The link of one of them.
 * @csspart button - A button: Try again, Download, and those of an approval.
 * @csspart approval - The card of a call that waits for a decision.
 * @csspart approval-title - Its question.
 * @csspart countdown - The time that is left.
 * @csspart args - The rows of arguments.
 * @csspart outcome - The line after the decision.
 * @csspart reasoning - The model's reasoning.
 * @csspart artifact - A plan, chart, table or file that a step made.
 * @csspart chart - A chart in it.
 * @csspart data-table - A table in it.
 * @csspart icon-button - A button with only an icon in it.
 * @csspart done-row - The last row, Done or Stopped.
 * @cssprop [--agent-chat-accent] - Brand colour; every public property of agent-chat applies.
 * @fires {CustomEvent<ToggleDetail>} agent-chat-toggle - The user opened or closed the group or a step.
 * @fires {CustomEvent<DecideDetail>} agent-chat-decide - The visitor decided on an approval inside it.
 * @fires {CustomEvent<ShowSourcesDetail>} agent-chat-show-sources - The user requested all sources of a search.
 * @fires {CustomEvent<RetryDetail>} agent-chat-retry - The user pressed "Try again" at a failed call, which `retries` allows; the page asks again.
 * @fires {CustomEvent<DownloadDetail>} agent-chat-download - The user requested the whole result of a call as a file; the page downloads it.
 */
export class ToolGroup extends LitElement {
  static override styles = [tokens, parts, moreParts, blockStyles, styles];

  /** The group. An open group that is `live` runs; when it becomes closed, the element collapses automatically. */
  @property({ attribute: false }) group: StepGroup | null = null;
  /** Its run has not ended. */
  @property({ type: Boolean }) live = false;
  /** Its run was stopped or failed: the last row is Stopped instead of Done. */
  @property({ type: Boolean }) stopped = false;
  /** Progress of its running tools, by tool_use id. */
  @property({ attribute: false }) progress: ReadonlyMap<string, ToolProgress> | null = null;
  /** How much of the model's reasoning is shown. */
  @property({ attribute: 'show-reasoning' }) showReasoning: ShowReasoning = 'label';
  /** The visitor's question: a query that repeats it is not shown. */
  @property({ attribute: false }) question = '';
  /** Name of the agent whose steps these are: its calls that need an approval say it. */
  @property() agent = '';
  /** Failed calls can be tried again: it belongs to the newest answer. */
  @property({ type: Boolean }) retries = false;
  /** The body is shown. Follows the run until the user decides. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** How long the finished group stays open, milliseconds. */
  @property({ attribute: false }) closeDelayMs = 300;
  /** It runs. Set by the element, for styling. */
  @property({ type: Boolean, reflect: true }) running = false;
  /** It waits for the visitor. Set by the element, for styling. */
  @property({ type: Boolean, reflect: true }) waiting = false;
  @state() private showAll = false;
  @state() private openSteps: ReadonlySet<string> = new Set();

  @query('.group-header') private header!: HTMLElement;
  @query('.group-summary') private summary!: HTMLElement | null;
  @query('.group-body') private body!: HTMLElement | null;
  @query('.group-items') private items!: HTMLElement | null;

  #strings = new StringsController(this);
  #announcer = new Announcer(this);
  #closeTimer = 0;
  #wasRunning = false;
  #shownLabel = '';
  #stepCount = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('exportparts', STEP_PARTS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#closeTimer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('group') && !changed.has('live')) return;
    this.running = this.live && (this.group?.isOpen ?? false);
    this.waiting = this.running && this.#steps.some((step) => stepStatus(step, true) === 'waiting');
    const before = this.#wasRunning;
    this.#wasRunning = this.running;
    if (this.running && !before) {
      clearTimeout(this.#closeTimer);
      this.open = true;
    }
    if (this.waiting) this.open = true;
    if (before && !this.running) this.#finish();
  }

  protected override updated(): void {
    const label = this.#label;
    if (this.#shownLabel !== '' && this.#shownLabel !== label) fadeLabel(this.summary);
    this.#shownLabel = label;
    const count = this.group?.blocks.length ?? 0;
    if (this.running && !this.showAll && this.#stepCount > 0 && count > this.#stepCount && count > VISIBLE_STEPS)
      this.#slideUp(count - this.#stepCount);
    this.#stepCount = count;
  }

  /** The end of the steps: announced once, then collapsed after a moment; a focus inside moves to the header. */
  #finish(): void {
    if (this.#steps.length === 0) return;
    const t = this.#words;
    const failed = this.#failed;
    const outcome = this.stopped ? t.t('stepsStopped') : t.t('done');
    announce(this, failed > 0 ? `${outcome}. ${t.t('stepsFailed', { n: failed })}` : outcome);
    clearTimeout(this.#closeTimer);
    // Interrupted steps stay visible, so that the user sees where they were stopped.
    if (!this.stopped) this.#closeTimer = window.setTimeout(() => void this.#close(), this.closeDelayMs);
  }

  async #close(): Promise<void> {
    if (!this.open) return;
    if (this.#isFlat) return;
    const active = this.shadowRoot?.activeElement;
    if (active && this.body?.contains(active)) this.header.focus();
    await slideClosed(this.body);
    this.open = false;
    this.showAll = false;
  }

  /** The list moves up by the new rows. */
  #slideUp(rows: number): void {
    const row = this.items?.lastElementChild;
    if (!this.items || !(row instanceof HTMLElement) || reducedMotion()) return;
    const distance = row.offsetHeight * Math.min(rows, 1);
    this.items.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
      duration: 220,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    });
  }

  get #steps(): ToolUseBlock[] {
    return this.group ? stepsOf(this.group) : [];
  }

  /** The words beside the labels of its steps. */
  get #words(): Strings {
    return this.#strings.beside(this.#steps.at(-1)?.lang);
  }

  /** A single step is its own header: a group header would repeat it. */
  get #isFlat(): boolean {
    return this.#steps.length < 2;
  }

  /** Failed steps, without those that the visitor cancelled, rejected, or did not decide about. */
  get #failed(): number {
    const wasRefused = ({ approvalOutcome }: ToolUseBlock) =>
      approvalOutcome?.decision === 'rejected' || approvalOutcome?.decision === 'timeout';
    return this.#steps.filter((step) => stepStatus(step, this.running) === 'error' && !wasRefused(step)).length;
  }

  get #label(): string {
    if (!this.group || this.#isFlat) return '';
    const last = this.group.blocks.at(-1);
    const isThinking = last?.type === 'thinking' && last.isStreaming && this.showReasoning !== 'off';
    return groupLabel(this.group, { running: this.running, isThinking, strings: this.#words });
  }

  #handleToggle = async (): Promise<void> => {
    clearTimeout(this.#closeTimer);
    keepInPlace(this.header);
    const open = !this.open;
    if (!open) await slideClosed(this.body);
    this.open = open;
    if (!open) this.showAll = false;
    await this.updateComplete;
    if (open) slideOpen(this.body);
    fire(this, 'agent-chat-toggle', { key: this.group?.key ?? '', open });
  };

  #handleShowAll = (): void => {
    keepInPlace(this.header);
    this.showAll = true;
    // The button is removed: focus moves to the first step, not to the page.
    void this.updateComplete.then(() => {
      const first = this.items?.querySelector('agent-chat-step');
      first?.shadowRoot?.querySelector<HTMLElement>('button')?.focus();
    });
  };

  /** Which steps are open is stored here, so that they are open again when the group is. */
  #handleStepToggle(step: ToolUseBlock, event: CustomEvent<{ open: boolean }>): void {
    const open = new Set(this.openSteps);
    if (event.detail.open) open.add(step.key);
    else open.delete(step.key);
    this.openSteps = open;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { group } = this;
    if (!group) return nothing;
    const isShown = this.#isFlat || this.open;
    return html`${this.#isFlat ? nothing : this.#headerTemplate()}
      <div id="body" ?hidden=${!isShown}>${isShown ? this.#bodyTemplate(group) : nothing}</div>
      ${this.#announcer.regions()}`;
  }

  #headerTemplate(): TemplateResult {
    const failed = this.#failed;
    const shimmers = this.running && !this.waiting;
    const badge = this.#strings.t('stepsFailed', { n: failed });
    return html`<button
      class="group-header"
      part="group-header"
      type="button"
      aria-expanded=${this.open}
      aria-controls="body"
      @click=${this.#handleToggle}
    >
      <span class=${shimmers ? 'group-summary shimmer' : 'group-summary'} part="group-summary" dir="auto"
        >${this.#label}</span
      >${failed > 0 ? html`<span class="badge danger" part="badge">${badge}</span>` : nothing}
      ${icon('chevron-right', 'chevron')}
    </button>`;
  }

  /** The listed blocks: without reasoning where the site hides it, and with one line of it beside a single step. */
  #shownBlocks(group: StepGroup): readonly Block[] {
    if (this.showReasoning === 'off') return group.blocks.filter((block) => block.type !== 'thinking');
    if (!this.#isFlat) return group.blocks;
    const first = group.blocks.find((block) => block.type === 'thinking');
    return group.blocks.filter((block) => block.type !== 'thinking' || block === first);
  }

  #bodyTemplate(group: StepGroup): TemplateResult {
    const blocks = this.#shownBlocks(group);
    const all = this.showAll || !this.running;
    const hidden = all ? 0 : Math.max(0, blocks.length - VISIBLE_STEPS);
    const visible = blocks.slice(hidden);
    // One more row is drawn above the clip, so that it is seen scrolling out. Open steps and prose need their height: no clip then.
    const clips = hidden > 0 && visible.every((block) => block.type === 'tool_use' && !this.#isOpen(block));
    const leaving = clips ? blocks.slice(hidden - 1, hidden) : [];
    return html`<div class=${this.#isFlat ? 'group-body flat' : 'group-body'} part="group-body">
      ${
        hidden > 0
          ? html`<button class="earlier" part="earlier" type="button" @click=${this.#handleShowAll}>
              ${this.#words.t('earlierSteps', { n: hidden })}
            </button>`
          : nothing
      }
      <div class=${clips ? 'group-viewport clipped' : 'group-viewport'} part="group-viewport">
        <ol class="group-items plain" part="group-items">
          ${keyed(
            [...leaving, ...visible],
            (block) => block.key,
            (block) => this.#itemTemplate(block, leaving.includes(block)),
          )}
        </ol>
      </div>
      ${this.running || this.#isFlat ? nothing : this.#doneTemplate()}
    </div>`;
  }

  #isOpen(block: Block): boolean {
    return this.openSteps.has(block.key) || (block.type === 'tool_use' && !!block.approval && !block.approvalOutcome);
  }

  #itemTemplate(block: Block, isLeaving: boolean): TemplateResult {
    if (block.type === 'thinking') {
      const isThought = (each: Block): each is ThinkingBlock => each.type === 'thinking';
      const thoughts = this.#isFlat ? (this.group?.blocks ?? []).filter(isThought) : [block];
      return html`<li class="item thoughts" part="item">
        <agent-chat-reasoning .blocks=${thoughts} .show=${this.showReasoning} exportparts="reasoning"></agent-chat-reasoning>
      </li>`;
    }
    if (block.type !== 'tool_use') {
      return html`<li class="item prose" part="item">
        ${renderBlock(block, { live: this.running, strings: this.#strings.strings })}
      </li>`;
    }
    return html`<li class="item" part="item" ?inert=${isLeaving} aria-hidden=${isLeaving ? 'true' : nothing}>
      <agent-chat-step
        exportparts="item-row, dot, item-label, item-query, item-meta, item-detail, payload, button, search-list, search-source"
        .step=${block}
        .live=${this.running}
        .retries=${this.retries}
        .question=${this.question}
        .progress=${this.progress?.get(block.id) ?? null}
        .open=${this.openSteps.has(block.key)}
        @agent-chat-toggle=${(event: CustomEvent<{ open: boolean }>) => this.#handleStepToggle(block, event)}
        >${renderApproval(block, { live: this.live, agent: this.agent })}${renderArtifact(block, { live: this.running })}</agent-chat-step
      >
    </li>`;
  }

  #doneTemplate(): TemplateResult | typeof nothing {
    const t = this.#words;
    if (this.stopped)
      return html`<p class="done-row stopped" part="done-row">${icon('stop')}${t.t('stepsStopped')}</p>`;
    // Unfinished steps that were not known to be stopped: neither Done nor Stopped would be true.
    if (this.#steps.some((step) => stepStatus(step, false) === 'stopped')) return nothing;
    return html`<p class="done-row" part="done-row">${icon('check')}${t.t('done')}</p>`;
  }
}
