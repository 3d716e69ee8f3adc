// Every search of the conversation with its sources. New searches are appended; a citation scrolls to its card.
// Fires events to be closed or resized; its owner places it.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { Source, SourceGroup } from '../../../protocol/blocks.ts';
import { reducedMotion, slideClosed, slideOpen } from '../../shared/disclosure.ts';
import { fire } from '../../shared/events.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { keyed } from '../../shared/keyed.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { atQuote } from '../source-citation/quote.ts';
import { sourceCardStyles } from '../source-citation/source-card.styles.ts';
import { sourceLink, sourceSummary } from '../source-citation/source-card.ts';
import { countPages, partOf } from './cited-parts.ts';
import { GroupFolds } from './group-folds.ts';
import { PanelHandles } from './panel-handles.ts';
import { MAX_WIDTH_PX, MIN_WIDTH_PX } from './panel-width.ts';
import { styles } from './sources-panel.styles.ts';

/** How long the card of a citation stays tinted, milliseconds. */
const TARGET_FOR_MS = 1600;

/** What a page may style in it, through <agent-chat>. */
const PARTS =
  'resizer, grabber, panel-header, panel-body, source-group, source-query, source-card, source-rest, source-site, source-title, source-snippet, empty, favicon';

/**
 * @summary The sources of a conversation, by search. Works alone: set `groups` and `open`.
 * @csspart resizer - The edge that changes the width.
 * @csspart grabber - The handle of the bottom sheet.
 * @csspart panel-header - Title, count and close button.
 * @csspart panel-body - The scrolling part.
 * @csspart source-group - One search.
 * @csspart source-query - Its query, a button that folds it.
 * @csspart source-card - The link of one source.
 * @csspart source-rest - The button that shows the other sources of a search.
 * @csspart source-site - Its favicon, host and number.
 * @csspart source-title - Its title.
 * @csspart source-snippet - Its snippet.
 * @csspart favicon - Its letter tile or picture.
 * @csspart badge - The number of sources in the header; only of a panel used alone.
 * @csspart icon-button - The button that closes it; only of a panel used alone.
 * @csspart empty - Shown before the first source.
 * @cssprop [--agent-chat-panel-width=400px] - Width while docked, 320 to 600 px.
 * @fires {CustomEvent<Record<string, never>>} agent-chat-close-sources - The user closed it; the owner sets `open`.
 * @fires {CustomEvent<ResizeSourcesDetail>} agent-chat-resize-sources - The user changed its width.
 */
export class SourcesPanel extends LitElement {
  static override styles = [tokens, parts, moreParts, sourceCardStyles, styles];

  /**
   * Every search with its sources, in order of arrival. Sources with a `number` are cited and come first; in a group with
   * `citations` the others are collapsed.
   */
  @property({ attribute: false }) groups: readonly SourceGroup[] = [];
  /** The query of a search that is running; '' if none is. */
  @property() searching = '';
  /** It is shown. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** `docked` beside the conversation, `sheet` over it on a phone. */
  @property({ reflect: true }) mode: 'docked' | 'sheet' = 'docked';
  /** Width while docked, CSS pixels, 320 to 600; 0 uses `--agent-chat-panel-width`. */
  @property({ type: Number }) width = 0;
  /** Its width cannot be changed, e.g. because it fills a drawer. */
  @property({ type: Boolean, attribute: 'no-resize' }) noResize = false;
  /** The card that a citation scrolled to: its group and its number. */
  @state() private target: { key: string; number: number } | null = null;

  @query('.panel') private panel!: HTMLElement | null;

  #strings = new StringsController(this);
  #folds = new GroupFolds(this);
  #targetTimer = 0;
  #handles = new PanelHandles(this, {
    onResize: (width, done) => this.#resize(width, done),
    onClose: () => this.#close(),
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('exportparts', PARTS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#targetTimer);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('width')) this.style.setProperty('--_panel-width', this.width > 0 ? `${this.width}px` : null);
    // The separator's value is measured on the laid-out panel, so it is set after drawing.
    this.renderRoot.querySelector('.resizer')?.setAttribute('aria-valuenow', String(this.#handles.shownWidth));
    this.panel?.style.setProperty('--_sheet-height', `${this.#handles.sheetHeight}%`);
    // The sheet is still below the edge: the browser would scroll the chat towards it.
    if (changed.has('open') && this.open && this.mode === 'sheet') this.focus({ preventScroll: true });
  }

  /** Moves the focus to the button that closes the panel. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.panel-header .icon-button')?.focus(options);
  }

  /**
   * Scrolls to the newest card shown as `number`, of the answer of `run` if that is given, and tints it for a moment; expands its
   * search. False if there is none, or the panel is closed.
   */
  async showSource(number: number, run?: string): Promise<boolean> {
    const at = this.groups.findLastIndex(
      (group) =>
        (run === undefined || group.run_id === run) && group.sources.some((source) => source.number === number),
    );
    if (at === -1 || !this.open) return false;
    const key = this.#folds.keyOf(this.groups, at);
    this.#folds.setFold(key, false);
    this.target = { key, number };
    clearTimeout(this.#targetTimer);
    this.#targetTimer = window.setTimeout(() => {
      this.target = null;
    }, TARGET_FOR_MS);
    await this.updateComplete;
    return this.#scrollTo(this.renderRoot.querySelector('li.target'), 'center');
  }

  /** Scrolls to the newest search called `query`, of the run `run` if that is given, and expands it. False as for `showSource`. */
  showQuery(query: string, run?: string): Promise<boolean> {
    return this.#showGroup(
      this.groups.findLastIndex((group) => (run === undefined || group.run_id === run) && group.query === query),
    );
  }

  /** Scrolls to the first search that the answer of `run` cites, and expands it. False as for `showSource`. */
  showAnswer(run: string): Promise<boolean> {
    return this.#showGroup(this.groups.findIndex((group) => group.run_id === run && partOf(group).cited.length > 0));
  }

  async #showGroup(at: number): Promise<boolean> {
    if (at === -1 || !this.open) return false;
    this.#folds.setFold(this.#folds.keyOf(this.groups, at), false);
    await this.updateComplete;
    return this.#scrollTo(this.renderRoot.querySelectorAll('.source-group')[at] ?? null, 'start');
  }

  /** False: it was closed while it was drawn. */
  #scrollTo(element: Element | null, block: ScrollLogicalPosition): boolean {
    element?.scrollIntoView({ block, behavior: reducedMotion() ? 'auto' : 'smooth' });
    return element !== null;
  }

  #handleFold = async (group: SourceGroup, key: string): Promise<void> => {
    const cards = () => this.renderRoot.querySelector<HTMLElement>(`#cards-${key} .source-list`);
    const isFolded = this.#folds.isFolded(group, key);
    if (!isFolded) await slideClosed(cards());
    this.#folds.setFold(key, !isFolded);
    await this.updateComplete;
    if (isFolded) slideOpen(cards());
  };

  #handleRest = async (key: string): Promise<void> => {
    const rest = () => this.renderRoot.querySelector<HTMLElement>(`#rest-${key} .cards`);
    const opens = !this.#folds.isRestOpen(key);
    if (!opens) await slideClosed(rest());
    this.#folds.toggleRest(key);
    await this.updateComplete;
    if (opens) slideOpen(rest());
  };

  #close = (): void => {
    fire(this, 'agent-chat-close-sources', {});
  };

  #resize(width: number, done: boolean): void {
    if (width === this.width && !done) return;
    this.width = width;
    fire(this, 'agent-chat-resize-sources', { width, done });
  }

  #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      // Otherwise the browser gives the same key to the watcher of Back, which closes the chat, too.
      event.preventDefault();
      event.stopPropagation();
      this.#close();
    } else if (event.key === 'Tab' && this.mode === 'sheet') this.#keepFocus(event);
  };

  /** A modal sheet traps the focus: Tab cycles. */
  #keepFocus(event: KeyboardEvent): void {
    const stops = [...this.renderRoot.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"]')];
    const [first, last] = [stops[0], stops.at(-1)];
    const active = this.shadowRoot?.activeElement;
    const leaves = event.shiftKey ? active === first : active === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }

  // ---- templates -----------------------------------------------------------------------------------------------

  protected override render(): TemplateResult | typeof nothing {
    if (!this.open) return nothing;
    const isSheet = this.mode === 'sheet';
    const t = this.#strings;
    return html`${isSheet ? html`<div class="scrim" @click=${this.#close}></div>` : nothing}
      <section
        class=${this.#handles.isDragging ? 'panel dragging' : 'panel'}
        role=${isSheet ? 'dialog' : 'complementary'}
        aria-modal=${isSheet ? 'true' : nothing}
        aria-label=${t.t('sources')}
        @keydown=${this.#handleKeydown}
      >
        ${isSheet ? this.#grabberTemplate() : nothing}${this.#headerTemplate()}
        <div class="panel-body" part="panel-body" tabindex="0" role="group" aria-label=${t.t('sources')}>
          ${
            this.groups.length === 0 && !this.searching
              ? this.#emptyTemplate()
              : html`${keyed(
                  this.groups,
                  (_, i) => this.#folds.keyOf(this.groups, i),
                  (group, i) => this.#groupTemplate(group, this.#folds.keyOf(this.groups, i)),
                )}${this.searching ? this.#searchingTemplate() : nothing}`
          }
        </div>
      </section>
      ${isSheet || this.noResize ? nothing : this.#resizerTemplate()}`;
  }

  #resizerTemplate(): TemplateResult {
    return html`<div
      class=${this.#handles.isDragging ? 'resizer dragging' : 'resizer'}
      part="resizer"
      role="separator"
      tabindex="0"
      aria-orientation="vertical"
      aria-label=${this.#strings.t('panelWidth')}
      aria-valuemin=${MIN_WIDTH_PX}
      aria-valuemax=${MAX_WIDTH_PX}
      @keydown=${this.#handles.handleResizerKey}
      @pointerdown=${this.#handles.handleResizerDown}
      @dblclick=${this.#handles.handleResizerReset}
    ></div>`;
  }

  #grabberTemplate(): TemplateResult {
    return html`<button
      class="grabber"
      part="grabber"
      type="button"
      aria-label=${this.#strings.t('panelHeight')}
      @pointerdown=${this.#handles.handleGrabberDown}
      @click=${this.#handles.handleGrabberClick}
    ></button>`;
  }

  #headerTemplate(): TemplateResult {
    const t = this.#strings;
    const count = countPages(this.groups);
    return html`<div class="panel-header" part="panel-header">
      <h2>${t.t('sources')}</h2>
      ${count > 0 ? html`<span class="badge" part="badge">${t.strings.number(count)}</span>` : nothing}
      <button
        class="icon-button"
        part="icon-button"
        type="button"
        aria-label=${t.t('closeSources')}
        title=${t.t('closeSources')}
        @click=${this.#close}
      >
        ${icon('close')}
      </button>
    </div>`;
  }

  #groupTemplate(group: SourceGroup, key: string): TemplateResult {
    const isOpen = !this.#folds.isFolded(group, key);
    const { cited, rest } = partOf(group);
    const first = cited.length > 0 ? cited : rest;
    return html`<div class="source-group" part="source-group">
      <button
        class="source-query"
        part="source-query"
        type="button"
        aria-expanded=${isOpen}
        aria-controls="cards-${key}"
        @click=${() => this.#handleFold(group, key)}
      >
        ${icon('search')}<span class="query-text" dir="auto">${group.query}</span
        ><span class="badge">${this.#strings.strings.number(first.length)}</span>${icon('chevron-right', 'chevron')}
      </button>
      <div id="cards-${key}" ?hidden=${!isOpen}>
        ${
          isOpen
            ? html`<div class="source-list">
                ${this.#cards(first, key)}${first === cited && rest.length > 0 ? this.#restTemplate(rest, key) : nothing}
              </div>`
            : nothing
        }
      </div>
    </div>`;
  }

  #cards(sources: readonly Source[], key: string): TemplateResult {
    return html`<ul class="cards plain">
      ${sources.map((source) => this.#cardTemplate(source, key))}
    </ul>`;
  }

  #restTemplate(rest: readonly Source[], key: string): TemplateResult {
    const isOpen = this.#folds.isRestOpen(key);
    return html`<button
        class="source-rest"
        part="source-rest"
        type="button"
        aria-expanded=${isOpen}
        aria-controls="rest-${key}"
        @click=${() => this.#handleRest(key)}
      >
        ${this.#strings.t('moreFound', { n: rest.length })}${icon('chevron-right', 'chevron')}
      </button>
      <div id="rest-${key}" ?hidden=${!isOpen}>${isOpen ? this.#cards(rest, key) : nothing}</div>`;
  }

  #cardTemplate(source: Source, key: string): TemplateResult {
    const { number } = source;
    const isTarget = number !== undefined && this.target?.key === key && this.target.number === number;
    const quote = number === undefined ? undefined : source.quotes?.[0];
    return html`<li class=${isTarget ? 'target' : ''}>
      ${sourceLink(source, 'source-card', sourceSummary(source, { badge: number }), this.#strings.strings, atQuote(quote))}
    </li>`;
  }

  #searchingTemplate(): TemplateResult {
    return html`<div class="source-group" part="source-group">
      <div class="source-query" part="source-query">
        <span class="dot running"></span><span class="sr">${this.#strings.t('searching')}:</span
        ><span class="query-text shimmer" dir="auto">${this.searching}</span>
      </div>
    </div>`;
  }

  #emptyTemplate(): TemplateResult {
    const t = this.#strings;
    return html`<div class="empty" part="empty">
      ${icon('sources')}<strong>${t.t('noSources')}</strong><span>${t.t('noSourcesHint')}</span>
    </div>`;
  }
}
