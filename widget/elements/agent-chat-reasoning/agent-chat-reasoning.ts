// The model's reasoning outside a group: open while it streams, then one line with its time.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { ThinkingBlock } from '../../../protocol/blocks.ts';
import { fire } from '../../events.ts';
import { slideClosed, slideOpen } from '../../shared/disclosure.ts';
import { icon } from '../../shared/icons.ts';
import { parts } from '../../shared/parts.styles.ts';
import { keepInPlace } from '../../shared/stick-to-bottom.ts';
import { StringsController } from '../../shared/strings-controller.ts';
import { tokens } from '../../shared/tokens.styles.ts';
import '../agent-chat-markdown/define.ts';
import { styles } from './agent-chat-reasoning.styles.ts';

/**
 * @summary Inner element: reasoning that stands alone.
 * @csspart reasoning - The text.
 * @fires {CustomEvent<ToggleDetail>} agent-chat-toggle - The reader opened or closed it.
 */
export class AgentChatReasoning extends LitElement {
  static override styles = [tokens, parts, styles];

  /** The block. */
  @property({ attribute: false }) block: ThinkingBlock | null = null;
  /** Its text is shown. Opens and closes with the streaming until the reader decides. */
  @property({ type: Boolean, reflect: true }) open = false;

  @query('.group-header') private header!: HTMLElement;
  @query('.thinking') private body!: HTMLElement | null;

  #strings = new StringsController(this);
  #byReader = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('block') && !this.#byReader) this.open = this.block?.isStreaming ?? false;
  }

  #handleToggle = async (): Promise<void> => {
    keepInPlace(this.header);
    const open = !this.open;
    this.#byReader = true;
    if (!open) await slideClosed(this.body);
    this.open = open;
    await this.updateComplete;
    if (open) slideOpen(this.body);
    fire(this, 'agent-chat-toggle', { key: this.block?.key ?? '', open });
  };

  protected override render(): TemplateResult | typeof nothing {
    const { block } = this;
    if (!block) return nothing;
    const streaming = block.isStreaming;
    return html`<button
        class="group-header"
        type="button"
        aria-expanded=${this.open}
        aria-controls="body"
        @click=${this.#handleToggle}
      >
        <span class=${streaming ? 'shimmer' : ''}>${this.#label(block)}</span>${icon('chevron-right', 'chevron')}
      </button>
      <div id="body" ?hidden=${!this.open}>
        ${
          this.open
            ? html`<div class="thinking" part="reasoning">
                <agent-chat-markdown .text=${block.thinking} ?streaming=${streaming}></agent-chat-markdown>
              </div>`
            : nothing
        }
      </div>`;
  }

  #label(block: ThinkingBlock): string {
    if (block.isStreaming) return this.#strings.t('thinking');
    const ms = block.endedAt ? Date.parse(block.endedAt) - Date.parse(block.at) : Number.NaN;
    // Without a known time the line says what it is, not how long.
    return ms >= 0
      ? this.#strings.t('thoughtFor', { n: Math.max(1, Math.round(ms / 1000)) })
      : this.#strings.t('thinking');
  }
}
