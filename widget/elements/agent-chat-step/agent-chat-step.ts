// One tool call as a row: how it stands, its label, and on opening its Request and Response, or the sources of a search.
// The approval card of a waiting call comes in through the default slot.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { type Source, type StepStatus, stepStatus, type ToolUseBlock } from '../../../protocol/blocks.ts';
import type { ToolProgress } from '../../../protocol/events.ts';
import { isSourceGroup } from '../../../protocol/groups.ts';
import { fire } from '../../events.ts';
import { slideClosed, slideOpen } from '../../shared/disclosure.ts';
import { durationBetween } from '../../shared/durations.ts';
import { icon } from '../../shared/icons.ts';
import { parts } from '../../shared/parts.styles.ts';
import { progressText } from '../../shared/progress.ts';
import { keepInPlace } from '../../shared/stick-to-bottom.ts';
import type { StringKey } from '../../shared/strings.ts';
import { StringsController } from '../../shared/strings-controller.ts';
import { tokens } from '../../shared/tokens.styles.ts';
import { cleanText } from '../../shared/visible-text.ts';
import { sourceCardStyles } from '../source-citation/source-card.styles.ts';
import { sourceListStyles } from '../web-search-block/source-list.styles.ts';
import { MAX_ROWS_SHORT, sourceList } from '../web-search-block/source-list.ts';
import { styles } from './agent-chat-step.styles.ts';
import { payload } from './payload.ts';

/** What a screen reader hears before the label, and the word that stands behind it where colour alone will not do. */
const statusWords: Record<StepStatus, StringKey> = {
  running: 'stepRunning',
  waiting: 'waitingForYou',
  success: 'stepSuccess',
  error: 'stepFailed',
  cancelled: 'stepCancelled',
  stopped: 'stepUnfinished',
};

/**
 * @summary One step: a tool call with its result.
 * @slot - The approval card of a call that waits.
 * @csspart item-row - The row, a button.
 * @csspart dot - The status dot.
 * @csspart item-label - The label.
 * @csspart item-meta - How far it is, number of results, time, or the word for what went wrong.
 * @csspart item-detail - What it opens to.
 * @csspart payload - A Request or Response box.
 * @fires {CustomEvent<ToggleDetail>} agent-chat-toggle - The reader opened or closed it.
 * @fires {CustomEvent<ShowSourcesDetail>} agent-chat-show-sources - The reader asked for all sources of its search.
 */
export class AgentChatStep extends LitElement {
  static override styles = [tokens, parts, sourceCardStyles, sourceListStyles, styles];

  /** The call, merged with its result and approval. */
  @property({ attribute: false }) step: ToolUseBlock | null = null;
  /** Its run has not ended. */
  @property({ type: Boolean }) live = false;
  /** How far it is while it runs. */
  @property({ attribute: false }) progress: ToolProgress | null = null;
  /** It is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  @query('.item-row') private row!: HTMLElement;
  @query('.item-detail') private detail!: HTMLElement | null;

  #strings = new StringsController(this);

  get #status(): StepStatus {
    if (!this.step) return 'stopped';
    const decision = this.step.approvalOutcome?.decision;
    // Rejected and timed-out calls count as failed, whatever the result's own status says.
    if (decision === 'rejected' || decision === 'timeout') return 'error';
    return stepStatus(this.step, this.live);
  }

  #handleToggle = async (): Promise<void> => {
    keepInPlace(this.row);
    const open = !this.open;
    if (!open) await slideClosed(this.detail);
    this.open = open;
    await this.updateComplete;
    if (open) slideOpen(this.detail);
    fire(this, 'agent-chat-toggle', { key: this.step?.key ?? '', open });
  };

  protected override render(): TemplateResult | typeof nothing {
    const { step } = this;
    if (!step) return nothing;
    const status = this.#status;
    const t = this.#strings;
    const label = cleanText(step.toolResultMessage || step.tool_content_message || step.name);
    const running = status === 'running';
    return html`<button
        class="item-row"
        part="item-row"
        type="button"
        aria-expanded=${this.open}
        aria-controls="detail"
        @click=${this.#handleToggle}
      >
        <span class="dot ${status}" part="dot"></span><span class="sr">${t.t(statusWords[status])}:</span>
        <span class=${running ? 'item-label shimmer' : 'item-label'} part="item-label" dir="auto">${label}</span>
        ${this.#meta(step, status)}${icon('chevron-right', 'chevron')}
      </button>
      <div id="detail" ?hidden=${!this.open}>${this.open ? this.#detailTemplate(step, status) : nothing}</div>
      <slot></slot>`;
  }

  #meta(step: ToolUseBlock, status: StepStatus): TemplateResult | typeof nothing {
    const t = this.#strings;
    const meta = (text: string, tone = '') =>
      text ? html`<span class="item-meta ${tone}" part="item-meta">${text}</span>` : nothing;
    switch (status) {
      case 'error': {
        const decision = step.approvalOutcome?.decision;
        const word = decision === 'rejected' ? 'rejected' : decision === 'timeout' ? 'timedOut' : 'stepFailed';
        return meta(t.t(word), 'danger');
      }
      case 'cancelled':
        return meta(t.t('stepCancelled'), 'danger');
      case 'running':
        return this.progress ? meta(progressText(this.progress, t.strings)) : nothing;
      case 'waiting':
        return meta(t.t('waitingForYou'), 'warning');
      case 'stopped':
        return meta(t.t('stepUnfinished'));
      case 'success': {
        const sources = sourcesOf(step);
        if (sources && !says(step.tool_content_message, sources.length))
          return meta(sources.length > 0 ? t.t('results', { n: sources.length }) : t.t('noResults'));
        // Time includes waiting for the visitor when there was an approval: not the tool's, so not shown.
        return step.approval ? nothing : meta(durationBetween(step.at, step.resultAt, t.strings));
      }
      default:
        return nothing;
    }
  }

  #detailTemplate(step: ToolUseBlock, status: StepStatus): TemplateResult {
    const t = this.#strings;
    const sources = sourcesOf(step);
    if (sources && sources.length > 0) {
      const onMore = () => fire(this, 'agent-chat-show-sources', { query: queryOf(step) });
      return html`<div class="item-detail" part="item-detail">
        ${sourceList(sources, { maxRows: MAX_ROWS_SHORT, strings: t.strings, onMore })}
      </div>`;
    }
    const isError = status === 'error' || status === 'cancelled';
    return html`<div class="item-detail" part="item-detail">
      ${payload(JSON.stringify(step.input ?? {}, null, 2), t.t('request'), t.t('copyRequest'))}
      ${step.toolResult ? payload(step.toolResult, t.t('response'), t.t('copyResponse'), isError) : nothing}
    </div>`;
  }
}

/** The sources of a step's search; null when it is no search. */
function sourcesOf(step: ToolUseBlock): readonly Source[] | null {
  return isSourceGroup(step.artifact) ? step.artifact.sources : null;
}

function queryOf(step: ToolUseBlock): string {
  return isSourceGroup(step.artifact) ? step.artifact.query : '';
}

/** Whether a label gives the number already, as ours of a search do: it is not said twice. */
function says(label: string, count: number): boolean {
  return label.match(/\d+/g)?.at(-1) === String(count);
}
