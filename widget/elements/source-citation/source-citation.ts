// A citation: the number after a claim, and the card of its source on hover, focus or tap. Knows only the sources it is given;
// the element that draws it decides which numbers are sources.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { Source } from '../../../protocol/blocks.ts';
import { fire } from '../../shared/events.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { type CitedFor, supportingSentence } from '../../shared/sentences/supporting-sentence.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { atQuote, lastSentence } from './quote.ts';
import { sourceCardStyles } from './source-card.styles.ts';
import { sourceLink, sourceSummary, titleOf } from './source-card.ts';
import { styles } from './source-citation.styles.ts';

/** Space between chip and card, and above and below the card, in CSS pixels. */
const GAP_PX = 6;
/** Space between the card and the sides of the window, in CSS pixels. */
const EDGE_PX = 8;

/**
 * @summary A citation chip with the card of its source, or of several with a pager.
 * @csspart cite - The chip. No style of a page reaches chip and card inside `<agent-chat>`.
 * @csspart hover-card - The card.
 * @fires {CustomEvent<ShowSourcesDetail>} agent-chat-show-sources - The chip was clicked. Cancel it to show the source elsewhere: the card then stays closed.
 */
export class SourceCitation extends LitElement {
  static override styles = [tokens, parts, moreParts, sourceCardStyles, styles];

  /** The sources of the claim, each with the `number` that is shown. Nothing is drawn while there are none. */
  @property({ attribute: false }) sources: readonly Source[] = [];
  /** Id of the run whose answer contains it, included in its event. */
  @property() run = '';
  /** Milliseconds of hovering before the card opens. */
  @property({ attribute: false }) openDelayMs = 150;
  /** Milliseconds after leaving before it closes. */
  @property({ attribute: false }) closeDelayMs = 200;
  @state() private open = false;
  @state() private page = 0;

  @query('.cite') private chip!: HTMLButtonElement;
  @query('.hover-card') private card!: HTMLElement | null;

  #strings = new StringsController(this);
  #timer = 0;
  #focusCard = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  protected override updated(changed: PropertyValues): void {
    if (this.open && this.card && !this.card.matches(':popover-open')) this.card.showPopover();
    if (this.open && (changed.has('open') || changed.has('page'))) {
      this.#place();
      if (this.#focusCard) this.card?.querySelector<HTMLElement>('a, button')?.focus();
      this.#focusCard = false;
    }
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.open = false;
    document.removeEventListener('pointerdown', this.#handleOutside, true);
    document.removeEventListener('scroll', this.#handleScroll, true);
    document.removeEventListener('keydown', this.#handleKeydown, true);
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.open) return;
    this.open = true;
    this.page = 0;
    document.addEventListener('pointerdown', this.#handleOutside, true);
    document.addEventListener('scroll', this.#handleScroll, true);
    // The card is the topmost layer wherever the focus is: no layer below it receives the key.
    document.addEventListener('keydown', this.#handleKeydown, true);
  }

  #later(act: () => void, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(act, ms);
  }

  /**
   * Below the chip; above it when there is no room; within the text around it, at its beginning where that still touches the
   * chip. Set through the object model (EMB-1).
   */
  #place(): void {
    const { card } = this;
    if (!card) return;
    const at = this.chip.getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    const fitsBelow = at.bottom + GAP_PX + height <= window.innerHeight - GAP_PX;
    const top = fitsBelow ? at.bottom + GAP_PX : Math.max(GAP_PX, at.top - GAP_PX - height);
    const isRtl = getComputedStyle(this).direction === 'rtl';
    const { from, to } = this.#columnFor(width);
    const nearStart = isRtl ? at.left >= to - width : at.right <= from + width;
    const wanted = isRtl ? (nearStart ? to : at.right) - width : nearStart ? from : at.left;
    const left = Math.max(from, Math.min(wanted, to - width));
    // In a page with a `zoom` what is measured is zoomed, and what is set will be.
    const { currentCSSZoom: zoom = 1 } = this;
    card.style.setProperty('--_card-top', `${Math.round(top / zoom)}px`);
    card.style.setProperty('--_card-left', `${Math.round(left / zoom)}px`);
  }

  /** The horizontal range for the card: over the text that contains the citation, else the window without its edges. */
  #columnFor(width: number): { from: number; to: number } {
    const root = this.getRootNode();
    const column = root instanceof ShadowRoot ? root.host.getBoundingClientRect() : null;
    if (column && column.width >= width && column.left >= 0 && column.right <= window.innerWidth) {
      return { from: column.left, to: column.right };
    }
    return { from: EDGE_PX, to: window.innerWidth - EDGE_PX };
  }

  #handleEnter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    this.#later(() => this.#open(), this.openDelayMs);
  };

  #handleLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    this.#later(() => this.#close(), this.closeDelayMs);
  };

  /**
   * Shows the card in the sources panel, or opens its own card, never both. Keyboard and touch users, who cannot hover, get the
   * own card unless the panel is open. `detail` is 0 for a click made with the keyboard.
   */
  #handleClick = (event: MouseEvent): void => {
    const byKeyboard = event.detail === 0;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const number = this.sources[0]?.number;
    const detail = { ...(number === undefined ? {} : { number }), ...(this.run ? { run: this.run } : {}) };
    const isShown =
      number !== undefined &&
      !fire(this, 'agent-chat-show-sources', byKeyboard || isTouch ? { ...detail, ifOpen: true } : detail);
    if (isShown) {
      this.#close();
      return;
    }
    if (byKeyboard) {
      this.#focusCard = true;
      if (this.open) this.requestUpdate('open', false);
    }
    this.#open();
  };

  #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.open) return;
    event.stopPropagation();
    event.preventDefault();
    // Chromium matches no ancestor of a popover by :focus-within and :hover.
    const hadFocus = this.shadowRoot?.activeElement != null;
    this.#close();
    if (hadFocus) this.chip.focus();
  };

  #handleFocusOut = (event: FocusEvent): void => {
    const to = event.relatedTarget;
    if (to instanceof Node && this.renderRoot.contains(to)) return;
    if (this.matches(':hover') || this.card?.matches(':hover')) return;
    this.#close();
  };

  #handleOutside = (event: Event): void => {
    if (!event.composedPath().includes(this)) this.#close();
  };

  #handleScroll = (event: Event): void => {
    if (event.target instanceof Node && this.renderRoot.contains(event.target)) return;
    this.#close();
  };

  #turn(by: number): void {
    this.page = (this.page + by + this.sources.length) % this.sources.length;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.sources.length === 0) return nothing;
    const { strings } = this.#strings;
    const numbers = this.sources.map((source) => strings.number(source.number ?? 0)).join(', ');
    return html`<button
        class="cite"
        part="cite"
        type="button"
        aria-label=${strings.t('source', { n: numbers })}
        aria-expanded=${this.open}
        @click=${this.#handleClick}
        @pointerenter=${this.#handleEnter}
        @pointerleave=${this.#handleLeave}
        @keydown=${this.#handleKeydown}
        @focusout=${this.#handleFocusOut}
      >
        ${numbers}</button
      >${this.open ? this.#cardTemplate() : nothing}`;
  }

  #cardTemplate(): TemplateResult | typeof nothing {
    const { strings } = this.#strings;
    const source = this.sources[Math.min(this.page, this.sources.length - 1)];
    if (!source) return nothing;
    const quote = supportingSentence(source, this.#citedFor())?.quote;
    return html`<div
      class="hover-card"
      part="hover-card"
      popover="manual"
      role="group"
      aria-label=${titleOf(source)}
      @pointerenter=${this.#handleEnter}
      @pointerleave=${this.#handleLeave}
      @keydown=${this.#handleKeydown}
      @focusout=${this.#handleFocusOut}
    >
      ${this.sources.length > 1 ? this.#pagerTemplate() : nothing}
      ${sourceLink(source, 'source-link', sourceSummary(source, { external: true, quote }), strings, atQuote(quote))}
    </div>`;
  }

  /** The text before the chip in its paragraph, back to the chip before it: the card's quote is chosen for it. */
  #citedFor(): CitedFor {
    const { parentNode } = this;
    if (!parentNode) return { claim: '' };
    const chips = [...parentNode.querySelectorAll(this.localName)];
    const range = document.createRange();
    range.setEndBefore(this);
    let answer = '';
    // Chips side by side share their text.
    for (let at = chips.indexOf(this) - 1; answer.trim() === '' && at >= -1; at--) {
      const previous = chips[at];
      if (previous) range.setStartAfter(previous);
      else range.setStart(parentNode, 0);
      answer = range.toString();
    }
    return { claim: lastSentence(answer), answer };
  }

  #pagerTemplate(): TemplateResult {
    const t = this.#strings;
    const position = t.t('pageOf', { a: this.page + 1, b: this.sources.length });
    return html`<div class="pager">
      <button class="icon-button" type="button" aria-label=${t.t('sourcePrev')} @click=${() => this.#turn(-1)}>
        <span class="back">${icon('chevron-right')}</span>
      </button>
      <span aria-live="polite">${position}</span>
      <button class="icon-button" type="button" aria-label=${t.t('sourceNext')} @click=${() => this.#turn(1)}>
        ${icon('chevron-right')}
      </button>
    </div>`;
  }
}
