// A result that deserves more than a sentence: a chart, a table, a file or a plan. Checks its data and picks the template; what
// cannot be drawn says so and shows its data.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { Artifact, ChartArtifact, TableArtifact } from '../../../protocol/content/artifacts.ts';
import '../agent-chat-copy-button/define.ts';
import { type IconName, icon } from '../../shared/icons/more-icons.ts';
import { ScrollingTables } from '../../shared/scrolling-tables.ts';
import { keepInPlace } from '../../shared/stick-to-bottom.ts';
import type { StringKey } from '../../shared/strings/strings.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { fadingEdges } from '../../shared/styles/fading-edges.styles.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { showHidden } from '../../shared/visible-text.ts';
import { styles } from './agent-chat-artifact.styles.ts';
import { chartTable, drawable, toCsv, toTabs } from './artifact-table.ts';
import { chartTemplate } from './chart.ts';
import { dataTable, FIRST_ROWS } from './data-table.ts';
import { fileCard } from './file-card.ts';
import { fileName, saveFile, textFile } from './save-file.ts';
import { todoList } from './todos.ts';

/** Width of a chart before it is measured, in CSS pixels, and the padding around it. */
const FIRST_WIDTH_PX = 340;
const PADDING_PX = 28;
/** Characters of broken data that are shown. */
const MAX_SHOWN_CHARS = 20_000;

/**
 * @summary A chart, a table, a file or a plan that a step produced. Works alone: set `artifact`.
 * @csspart artifact - The frame.
 * @csspart chart - The picture of a chart.
 * @csspart data-table - The region of a table.
 * @csspart icon-button - A button of the heading.
 */
export class AgentChatArtifact extends LitElement {
  static override styles = [tokens, parts, moreParts, fadingEdges, styles];

  /** The artifact as the step's result has it (SPEC AR1 to AR4); anything else shows that it cannot be drawn. */
  @property({ attribute: false }) artifact: unknown = null;
  /** The step still runs: a placeholder. */
  @property({ type: Boolean }) pending = false;

  @state() private asTable = false;
  @state() private allRows = false;
  @state() private expanded = false;
  @state() private showsData = false;
  @state() private widthPx = FIRST_WIDTH_PX;

  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('.plot') private plot!: HTMLElement | null;

  #strings = new StringsController(this);
  #drawn: { from: unknown; artifact: Artifact | null } = { from: undefined, artifact: null };
  #size = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    new ScrollingTables(this, '.data-table', true);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.expanded = false;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.expanded && this.dialog && !this.dialog.open) this.dialog.showModal();
    if (changed.has('expanded') || changed.has('artifact') || changed.has('asTable')) this.#measure();
    if (changed.has('expanded') && !this.expanded && changed.get('expanded') === true)
      this.renderRoot.querySelector<HTMLElement>('.expand-button')?.focus();
  }

  /** The picture is as wide as its place, so that its text keeps its size. */
  #measure(): void {
    const { plot } = this;
    if (plot && plot.clientWidth > PADDING_PX) this.widthPx = plot.clientWidth - PADDING_PX;
  }

  get #artifact(): Artifact | null {
    if (this.#drawn.from !== this.artifact) this.#drawn = { from: this.artifact, artifact: drawable(this.artifact) };
    return this.#drawn.artifact;
  }

  #handleShowAll = (): void => {
    keepInPlace(this);
    this.allRows = true;
    // The button is removed: the focus moves to the table.
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.data-table')?.focus());
  };

  /** Escape closes the large view, and not the chat behind it. */
  #handleDialogKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.stopPropagation();
  };

  #handleDialogClose = (): void => {
    this.expanded = false;
  };

  protected override render(): TemplateResult | typeof nothing {
    const { strings } = this.#strings;
    if (this.pending) return this.#placeholder();
    const artifact = this.#artifact;
    if (!artifact) return this.artifact === null ? nothing : this.#broken();
    if (artifact.type === 'file') return fileCard(artifact, strings);
    if (artifact.type === 'todos') return todoList(artifact, strings);
    return this.expanded
      ? html`<dialog
          aria-label=${showHidden(artifact.title ?? strings.t('tableRegion'))}
          @keydown=${this.#handleDialogKeydown}
          @close=${this.#handleDialogClose}
        >
          ${this.#framed(artifact)}
        </dialog>`
      : this.#framed(artifact);
  }

  #framed(artifact: ChartArtifact | TableArtifact): TemplateResult {
    const { strings } = this.#strings;
    const isChart = artifact.type === 'chart';
    const table = isChart ? chartTable(artifact) : artifact;
    const showAll = this.expanded || this.allRows ? null : this.#handleShowAll;
    const title = showHidden(artifact.title ?? '') || strings.t('tableRegion');
    const isCut = !isChart && showAll !== null && table.rows.length > FIRST_ROWS;
    const note = isChart
      ? showHidden(artifact.unit ?? '')
      : isCut
        ? strings.t('rowsOf', { a: FIRST_ROWS, b: table.rows.length })
        : '';
    const mark: IconName = isChart ? (artifact.kind === 'bar' ? 'chart-bar' : 'chart-line') : 'table';
    return html`<figure class="artifact" part="artifact" aria-label=${title}>
      <div class="artifact-head">
        ${icon(mark)}
        <div class="artifact-title" dir="auto">${title}${note ? html`<small>${note}</small>` : nothing}</div>
        ${
          isChart
            ? this.#tool(this.asTable ? mark : 'table', this.asTable ? 'showChart' : 'showTable', () => {
                this.asTable = !this.asTable;
              })
            : html`<agent-chat-copy-button .text=${toTabs(table)}></agent-chat-copy-button>`
        }
        ${this.#tool('download', 'download', () => saveFile(fileName(title, 'csv'), textFile('text/csv', toCsv(table))))}
        ${
          this.expanded
            ? this.#tool('close', 'close', () => this.dialog?.close())
            : this.#tool('expand', 'expand', () => this.#expand(), 'expand-button')
        }
      </div>
      ${
        isChart && !this.asTable
          ? html`<div class="plot">${chartTemplate(artifact, this.widthPx, strings)}</div>`
          : dataTable(table, { strings, showAll })
      }
    </figure>`;
  }

  #expand(): void {
    this.expanded = true;
  }

  #tool(mark: IconName, key: StringKey, press: () => void, extraClass = ''): TemplateResult {
    const label = this.#strings.t(key);
    return html`<button
      class=${`icon-button ${extraClass}`}
      part="icon-button"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${press}
    >
      ${icon(mark)}
    </button>`;
  }

  #placeholder(): TemplateResult {
    return html`<div class="artifact" part="artifact" aria-busy="true">
      <div class="artifact-head">
        ${icon('chart-bar')}
        <div class="artifact-title">${this.#strings.t('drawingChart')}</div>
      </div>
      <div class="pending-bars" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
    </div>`;
  }

  #broken(): TemplateResult {
    const { title } = (this.artifact ?? {}) as { title?: unknown };
    const data = JSON.stringify(this.artifact, null, 2)?.slice(0, MAX_SHOWN_CHARS) ?? '';
    return html`<div class="artifact" part="artifact">
      ${
        typeof title === 'string' && title !== ''
          ? html`<div class="artifact-head">
              ${icon('chart-bar')}
              <div class="artifact-title" dir="auto">${showHidden(title)}</div>
            </div>`
          : nothing
      }
      <div class="broken">
        ${icon('alert')}
        <span>${this.#strings.t('chartFailed')}</span>
        ${
          this.showsData
            ? html`<pre tabindex="0" dir="ltr">${data}</pre>`
            : html`<button class="text-button" type="button" @click=${() => this.#showData()}>
                ${this.#strings.t('viewData')}
              </button>`
        }
      </div>
    </div>`;
  }

  #showData(): void {
    keepInPlace(this);
    this.showsData = true;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('pre')?.focus());
  }
}
