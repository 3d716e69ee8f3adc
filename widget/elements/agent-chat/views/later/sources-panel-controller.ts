// Opens and closes the sources panel of a chat, scrolls it to the requested source, and moves the focus.
// Knows the panel's methods and its events; panel-mode.ts places the panel, the controller provides its content. Loaded by sources-link.ts.
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { ChatView } from '../../../../chat/chat-view.ts';
import type { ChatStorage } from '../../../../chat/storage.ts';
import type { ResizeSourcesDetail, ShowSourcesDetail } from '../../../../shared/events.ts';
import { focusedIn } from '../../../../shared/focused-element.ts';
import { LazyPart } from '../../../../shared/loading/lazy-part.ts';
import { adoptStyles } from '../../../../shared/styles/adopt-styles.ts';
import type { SourcesPanel } from '../../../sources-panel/sources-panel.ts';
import type { FrameModel } from '../frame-model.ts';
import { styles } from './panel-place.styles.ts';

export const sourcesPanelPart = new LazyPart('sources-panel', () => import('../../../sources-panel/define.ts'));

/** The elements around the sources panel. */
export type SourcesPanelHost = {
  /** The panel, once it is drawn. */
  panel(): SourcesPanel | null;
  /** The panel covers the conversation, which cannot be reached behind it. */
  isCover(): boolean;
  focusInput(): void;
};

/** Redraws its host when it opens and closes. Listens to the events of the panel. */
export class SourcesPanelController implements ReactiveController {
  readonly #host: LitElement;
  readonly #around: SourcesPanelHost;
  #isOpen = false;
  /** That the user chose, in CSS pixels; 0 for none. */
  #widthPx = 0;
  #storage: ChatStorage | null = null;
  /** Where the panel scrolls once it is drawn. */
  #wanted: ShowSourcesDetail = {};
  /** The run whose answer's sources were requested last; '' after any other request. */
  #run = '';
  /** The focused element when the sources were opened. */
  #opener: HTMLElement | null = null;

  constructor(host: LitElement, around: SourcesPanelHost) {
    this.#host = host;
    this.#around = around;
    host.addController(this);
    adoptStyles(host.renderRoot as ShadowRoot, styles);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The open panel, beside the conversation or over it; null while it is closed. */
  draw({ view, panelMode: mode }: FrameModel): TemplateResult | null {
    if (!this.#isOpen) return null;
    return html`${mode === 'overlay' ? html`<div class="scrim" @click=${() => this.close()}></div>` : nothing}
      <sources-panel
        class=${`panel ${mode}`}
        .groups=${view.sources}
        .searching=${searchUnderWay(view)}
        .open=${true}
        .mode=${mode === 'sheet' ? 'sheet' : 'docked'}
        .noResize=${mode === 'drawer' || mode === 'cover'}
        .width=${this.#widthPx}
      ></sources-panel>`;
  }

  /** Stores the chosen width there, and reads the stored one. */
  remember(storage: ChatStorage): void {
    this.#storage = storage;
    this.#widthPx = Number(storage.get('panel-width')) || 0;
  }

  hostConnected(): void {
    this.#host.addEventListener('agent-chat-close-sources', this.#handleClose);
    this.#host.addEventListener('agent-chat-resize-sources', this.#handleResize);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('agent-chat-close-sources', this.#handleClose);
    this.#host.removeEventListener('agent-chat-resize-sources', this.#handleResize);
  }

  /** The panel is imported on first use; where that fails it stays closed, and the chat says so. */
  async open(): Promise<void> {
    const opener = this.#host.shadowRoot?.activeElement ? focusedIn(this.#host.shadowRoot) : null;
    if (!(await sourcesPanelPart.loadFor(this.#host)) || this.#isOpen) return;
    this.#isOpen = true;
    this.#opener = opener;
    this.#host.requestUpdate();
    await this.#showWanted();
  }

  /** Opens at what an element inside the host wants to show. */
  show(wanted: ShowSourcesDetail): void {
    this.#wanted = wanted;
    this.#run = '';
    if (this.#isOpen) void this.#showWanted();
    else void this.open();
  }

  /** Opens and closes. `run`: scrolls to the sources that its answer cites, and closes only if those were requested last. */
  toggle(run = ''): void {
    const isAgain = run === '' || run === this.#run;
    this.#run = run;
    this.#wanted = run === '' ? {} : { run };
    if (!this.#isOpen) void this.open();
    else if (isAgain) this.close();
    else void this.#showWanted();
  }

  /** Closes; a focus inside the panel returns to the element that opened it, or else to the field. */
  close(): void {
    const hadFocus = this.#around.panel()?.matches(':focus-within') ?? false;
    const opener = this.#opener;
    this.drop();
    if (!hadFocus) return;
    // Behind a panel that covers it the opener cannot be focused until the host is drawn again.
    void this.#host.updateComplete.then(() => {
      opener?.focus();
      if (opener === null || !opener.matches(':focus')) this.#around.focusInput();
    });
  }

  /** Closes without moving the focus: the conversation around the sources was left. */
  drop(): void {
    this.#isOpen = false;
    this.#wanted = {};
    this.#run = '';
    this.#opener = null;
    this.#host.requestUpdate();
  }

  /** Scrolls the open panel to the requested source. */
  async #showWanted(): Promise<void> {
    await this.#host.updateComplete;
    const { number, run, query } = this.#wanted;
    this.#wanted = {};
    const panel = this.#around.panel();
    await panel?.updateComplete;
    if (this.#around.isCover() && this.#opener) panel?.focus({ preventScroll: true });
    if (number !== undefined) await panel?.showSource(number, run);
    else if (query !== undefined) await panel?.showQuery(query, run);
    else if (run !== undefined) await panel?.showAnswer(run);
  }

  #handleClose = (): void => this.close();

  #handleResize = (event: CustomEvent<ResizeSourcesDetail>): void => {
    this.#widthPx = event.detail.width;
    if (event.detail.done) this.#storage?.set('panel-width', String(event.detail.width));
    this.#host.requestUpdate();
  };
}

/** The query of a search that is running; '' if there is none. */
function searchUnderWay(view: ChatView): string {
  const last = view.entries.at(-1);
  if (!view.run || last?.type !== 'group') return '';
  const step = last.blocks.findLast((block) => block.type === 'tool_use' && block.toolResult === null);
  return step?.type === 'tool_use' && typeof step.input.query === 'string' ? step.input.query : '';
}
