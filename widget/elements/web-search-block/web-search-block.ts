// One search in the conversation: the query, the number of results, and when opened the sources. Draws its properties.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { Source, StepStatus } from '../../../protocol/blocks.ts';
import type { ToolProgress } from '../../../protocol/events.ts';
import { slideClosed, slideOpen } from '../../shared/disclosure.ts';
import { fire } from '../../shared/events.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { progressText } from '../../shared/measures/progress.ts';
import { keepInPlace } from '../../shared/stick-to-bottom.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { isSaidByLabel } from '../agent-chat-step/step-words.ts';
import { sourceCardStyles } from '../source-citation/source-card.styles.ts';
import { sourceListStyles } from '../source-citation/source-list.styles.ts';
import { MAX_ROWS, sourceList } from '../source-citation/source-list.ts';
import { styles } from './web-search-block.styles.ts';

/**
 * @summary A web search with its sources. Works alone: set `query`, `sources` and `status`.
 * @csspart search-header - The line; a button when there are sources.
 * @csspart search-label - "Web search" or "Searching the web".
 * @csspart search-query - The query.
 * @csspart badge - The number of results.
 * @csspart search-list - The box around the sources.
 * @csspart search-source - The link of one source.
 * @csspart search-title - Its title.
 * @csspart search-domain - Its host.
 * @csspart favicon - Its letter tile or picture.
 * @csspart external - The arrow.
 * @csspart search-more - The button that shows all sources.
 * @cssprop [--agent-chat-accent] - Brand colour; every public property of agent-chat applies.
 * @fires {CustomEvent<ToggleDetail>} agent-chat-toggle - The user opened or closed the list.
 * @fires {CustomEvent<ShowSourcesDetail>} agent-chat-show-sources - The user requested all sources of this search.
 */
export class WebSearchBlock extends LitElement {
  static override styles = [tokens, parts, moreParts, sourceCardStyles, sourceListStyles, styles];

  /** The query. */
  @property() query = '';
  /** The results, in the engine's order. */
  @property({ attribute: false }) sources: readonly Source[] = [];
  /** The status of the search: running, success, error, cancelled, or stopped (no result will come). */
  @property() status: StepStatus = 'success';
  /** The progress of a running search. */
  @property({ attribute: false }) progress: ToolProgress | null = null;
  /** The list is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Key of its block, included in `agent-chat-toggle`; `agent-chat-show-sources` has the query alone. */
  @property({ attribute: false }) key = '';

  @query('.search-header') private header!: HTMLElement;
  @query('.search-list') private list!: HTMLElement | null;

  #strings = new StringsController(this);

  get #isRunning(): boolean {
    return this.status === 'running' || this.status === 'waiting';
  }

  #handleToggle = async (): Promise<void> => {
    keepInPlace(this.header);
    const open = !this.open;
    if (!open) await slideClosed(this.list);
    this.open = open;
    await this.updateComplete;
    if (open) slideOpen(this.list);
    fire(this, 'agent-chat-toggle', { key: this.key, open });
  };

  #handleMore = (): void => {
    fire(this, 'agent-chat-show-sources', { query: this.query });
  };

  protected override render(): TemplateResult {
    const canOpen = this.status === 'success' && this.sources.length > 0;
    if (!canOpen) return html`<div class="search-header" part="search-header">${this.#line(false)}</div>`;
    return html`<button
        class="search-header"
        part="search-header"
        type="button"
        aria-expanded=${this.open}
        aria-controls="list"
        @click=${this.#handleToggle}
      >
        ${this.#line(true)}
      </button>
      <div id="list" ?hidden=${!this.open}>
        ${
          this.open
            ? sourceList(this.sources, { maxRows: MAX_ROWS, strings: this.#strings.strings, onMore: this.#handleMore })
            : nothing
        }
      </div>`;
  }

  #line(canOpen: boolean): TemplateResult {
    const t = this.#strings;
    const running = this.#isRunning;
    const failed = this.status === 'error' || this.status === 'cancelled';
    const lead = running
      ? html`<span class="dot running"></span>`
      : failed
        ? html`<span class="dot error"></span>`
        : icon('search');
    const label = t.t(running ? 'searching' : 'webSearch');
    return html`${lead}<span class=${running ? 'search-label shimmer' : 'search-label'} part="search-label">${label}</span
      ><span class="search-query" part="search-query" dir="auto">${this.query}</span>${this.#outcome()}${
        canOpen ? icon('chevron-right', 'chevron') : nothing
      }`;
  }

  #outcome(): TemplateResult | typeof nothing {
    const t = this.#strings;
    switch (this.status) {
      case 'success': {
        const n = this.sources.length;
        return html`<span class="badge" part="badge">${n > 0 ? t.t('results', { n }) : t.t('noResults')}</span>`;
      }
      case 'error':
        return html`<span class="failed">${t.t('stepFailed')}</span>`;
      case 'cancelled':
        return html`<span class="failed">${t.t('stepCancelled')}</span>`;
      case 'stopped':
        return html`<span class="badge" part="badge">${t.t('stepUnfinished')}</span>`;
      default: {
        const text = this.progress && !isSaidByLabel(this.progress) ? progressText(this.progress, t.strings) : '';
        return text ? html`<span class="progress" part="item-meta">${text}</span>` : nothing;
      }
    }
  }
}
