// One tool call as a row: its status, its label, and when opened its Request and Response, or the sources of a search.
// The approval card of a waiting call is in the default slot.
import { colonOf, joinLabel } from '../../../protocol/content/join-label.ts';
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { StepStatus, ToolUseBlock } from '../../../protocol/blocks.ts';
import type { ToolProgress } from '../../../protocol/events.ts';
import { slideClosed, slideOpen } from '../../shared/disclosure.ts';
import { fire } from '../../shared/events.ts';
import { icon, isIconName } from '../../shared/icons/more-icons.ts';
import { fileSize } from '../../shared/measures/file-size.ts';
import { keepInPlace } from '../../shared/stick-to-bottom.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { sourceCardStyles } from '../source-citation/source-card.styles.ts';
import { sourceListStyles } from '../source-citation/source-list.styles.ts';
import { MAX_ROWS_SHORT, sourceList } from '../source-citation/source-list.ts';
import { styles } from './agent-chat-step.styles.ts';
import { payload } from './payload.ts';
import { queryOf, shownStatus, sourcesOf, stepWords } from './step-words.ts';

/**
 * @summary One step: a tool call with its result.
 * @slot - The approval card of a call that waits.
 * @csspart item-row - The row, a button.
 * @csspart dot - The status dot.
 * @csspart item-label - The label.
 * @csspart item-query - What was searched.
 * @csspart item-meta - Progress, number of results, duration, or the kind of failure.
 * @csspart item-detail - The details when opened.
 * @csspart payload - A Request or Response box.
 * @csspart button - "Try again" of a failed call, and the download of a result that is cut.
 * @fires {CustomEvent<ToggleDetail>} agent-chat-toggle - The user opened or closed it.
 * @fires {CustomEvent<ShowSourcesDetail>} agent-chat-show-sources - The user requested all sources of its search.
 * @fires {CustomEvent<RetryDetail>} agent-chat-retry - The user wants the failed call made once more.
 * @fires {CustomEvent<DownloadDetail>} agent-chat-download - The user wants the cut result of the call as a file; `<agent-chat>` loads it.
 */
export class AgentChatStep extends LitElement {
  static override styles = [tokens, parts, moreParts, sourceCardStyles, sourceListStyles, styles];

  /** The call, merged with its result and approval. */
  @property({ attribute: false }) step: ToolUseBlock | null = null;
  /** Its run has not ended. */
  @property({ type: Boolean }) live = false;
  /** Its progress while it runs. */
  @property({ attribute: false }) progress: ToolProgress | null = null;
  /** The visitor's question: a query that repeats it is not shown. */
  @property({ attribute: false }) question = '';
  /** A failed call can be tried again: it belongs to the newest answer. */
  @property({ type: Boolean }) retries = false;
  /** It is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** Of the download of its result. */
  @state() private download: 'idle' | 'loading' | 'failed' = 'idle';

  @query('.item-row') private row!: HTMLElement;
  @query('.item-detail') private detail!: HTMLElement | null;

  #strings = new StringsController(this);

  #handleToggle = async (): Promise<void> => {
    keepInPlace(this.row);
    const open = !this.open;
    if (!open) await slideClosed(this.detail);
    this.open = open;
    await this.updateComplete;
    if (open) slideOpen(this.detail);
    fire(this, 'agent-chat-toggle', { key: this.step?.key ?? '', open });
  };

  #handleDownload = (step: ToolUseBlock): void => {
    if (this.download === 'loading') return;
    const until = (download: Promise<unknown>) => {
      this.download = 'loading';
      download.then(
        () => (this.download = 'idle'),
        () => (this.download = 'failed'),
      );
    };
    fire(this, 'agent-chat-download', { toolUseId: step.id, name: step.name, until });
  };

  protected override render(): TemplateResult | typeof nothing {
    const { step } = this;
    if (!step) return nothing;
    const status = shownStatus(step, this.live);
    const strings = this.#strings.beside(step.lang);
    const words = stepWords(step, status, { strings, progress: this.progress, question: this.question });
    return html`<button
        class="item-row"
        part="item-row"
        type="button"
        lang=${step.lang ?? nothing}
        aria-expanded=${this.open}
        aria-controls="detail"
        @click=${this.#handleToggle}
      >
        <span class="dot ${status}" part="dot"></span>${words.status ? html`<span class="sr">${words.status}${colonOf(strings.language).trimEnd()}</span>` : nothing}
        ${isIconName(step.icon) ? icon(step.icon) : nothing}
        <span class=${status === 'running' ? 'item-label shimmer' : 'item-label'} part="item-label" dir="auto"
          >${words.label}</span
        >
        ${words.query ? html`<span class="item-query" part="item-query" dir="auto">${words.query}</span>` : nothing}
        ${words.meta ? html`<span class="item-meta ${words.tone}" part="item-meta" aria-hidden=${words.meta === words.status ? 'true' : nothing}><bdi>${words.meta}</bdi></span>` : nothing}
        ${icon('chevron-right', 'chevron')}
      </button>
      <div id="detail" ?hidden=${!this.open}>${this.open ? this.#detailTemplate(step, status) : nothing}</div>
      ${this.retries && !this.live && step.retryable ? this.#retryTemplate(step, words.label) : nothing}
      <slot></slot>`;
  }

  #retryTemplate(step: ToolUseBlock, label: string): TemplateResult {
    const words = this.#strings.t('retry');
    return html`<button
      class="button retry"
      part="button"
      type="button"
      aria-label=${joinLabel(words, label, this.#strings.strings.language)}
      @click=${() => fire(this, 'agent-chat-retry', { toolUseId: step.id })}
    >
      ${icon('refresh', 's14')}${words}
    </button>`;
  }

  #downloadTemplate(step: ToolUseBlock): TemplateResult | typeof nothing {
    if (!step.whole) return nothing;
    const strings = this.#strings.strings;
    const { size, total } = step.whole;
    const sizes = [size, total ?? size].map((bytes) => fileSize(bytes, strings));
    return html`<button
      class="button download"
      part="button"
      type="button"
      aria-disabled=${this.download === 'loading'}
      @click=${() => this.#handleDownload(step)}
    >
      ${icon('download', 's14')}<span aria-live="polite"
        >${this.download === 'failed' ? `${strings.t('stepFailed')}. ${strings.t('retry')}` : strings.t('download')}</span
      >
      <bdi>${total === undefined ? sizes[0] : sizes.join(' / ')}</bdi>
    </button>`;
  }

  #detailTemplate(step: ToolUseBlock, status: StepStatus): TemplateResult {
    const t = this.#strings.beside(step.lang);
    const sources = sourcesOf(step);
    if (sources && sources.length > 0) {
      const onMore = () => fire(this, 'agent-chat-show-sources', { query: queryOf(step), run: step.run_id });
      return html`<div class="item-detail" part="item-detail">
        ${sourceList(sources, { maxRows: MAX_ROWS_SHORT, strings: t, onMore })}
        ${this.#downloadTemplate(step)}
      </div>`;
    }
    const isError = status === 'error' || status === 'cancelled';
    return html`<div class="item-detail" part="item-detail">
      ${payload(JSON.stringify(step.input ?? {}, null, 2), t.t('request'), t.t('copyRequest'))}
      ${step.toolResult ? payload(step.toolResult, t.t('response'), t.t('copyResponse'), isError) : nothing}
      ${this.#downloadTemplate(step)}
    </div>`;
  }
}
