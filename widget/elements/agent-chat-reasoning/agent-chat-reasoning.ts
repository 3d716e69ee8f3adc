// The model's reasoning: that it thinks, then its duration; its text when opened, where the site shows it.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { ShowReasoning, ThinkingBlock } from '../../../protocol/blocks.ts';
import { slideClosed, slideOpen } from '../../shared/disclosure.ts';
import { fire } from '../../shared/events.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { keepInPlace } from '../../shared/stick-to-bottom.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import '../agent-chat-markdown/define.ts';
import { styles } from './agent-chat-reasoning.styles.ts';

/**
 * @summary Inner element: the reasoning of a model.
 * @csspart reasoning - The text.
 * @fires {CustomEvent<ToggleDetail>} agent-chat-toggle - The user opened or closed it.
 */
export class AgentChatReasoning extends LitElement {
  static override styles = [tokens, parts, moreParts, styles];

  /** The reasoning blocks, in order; their times are added up. */
  @property({ attribute: false }) blocks: readonly ThinkingBlock[] = [];
  /** What is shown: the text when opened, or only the line. */
  @property() show: ShowReasoning = 'label';
  /** Its text is shown. Opens and closes with the streaming until the user decides. */
  @property({ type: Boolean, reflect: true }) open = false;

  @query('.group-header') private header!: HTMLElement;
  @query('.thinking') private body!: HTMLElement | null;

  #strings = new StringsController(this);
  #byReader = false;

  get #isStreaming(): boolean {
    return this.blocks.some(({ isStreaming }) => isStreaming);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('blocks') && !this.#byReader) this.open = this.show === 'full' && this.#isStreaming;
  }

  #handleToggle = async (): Promise<void> => {
    keepInPlace(this.header);
    const open = !this.open;
    this.#byReader = true;
    if (!open) await slideClosed(this.body);
    this.open = open;
    await this.updateComplete;
    if (open) slideOpen(this.body);
    fire(this, 'agent-chat-toggle', { key: this.blocks[0]?.key ?? '', open });
  };

  protected override render(): TemplateResult | typeof nothing {
    if (this.blocks.length === 0 || this.show === 'off') return nothing;
    const streaming = this.#isStreaming;
    const label = html`<span class=${streaming ? 'thought shimmer' : 'thought'}>${this.#label(streaming)}</span>`;
    if (this.show === 'label') return html`<p class="line">${label}</p>`;
    return html`<button
        class="group-header"
        type="button"
        aria-expanded=${this.open}
        aria-controls="body"
        @click=${this.#handleToggle}
      >
        ${label}${icon('chevron-right', 'chevron')}
      </button>
      <div id="body" ?hidden=${!this.open}>
        ${
          this.open
            ? html`<div class="thinking" part="reasoning">
                <agent-chat-markdown
                  .text=${this.blocks.map(({ thinking }) => thinking).join('\n\n')}
                  ?streaming=${streaming}
                ></agent-chat-markdown>
              </div>`
            : nothing
        }
      </div>`;
  }

  #label(streaming: boolean): string {
    if (streaming) return this.#strings.t('thinking');
    const ms = this.blocks.map(({ at, endedAt }) => (endedAt ? Date.parse(endedAt) - Date.parse(at) : Number.NaN));
    const whole = ms.reduce((sum, each) => sum + each, 0);
    // Without a known time the line has no duration.
    return whole >= 0
      ? this.#strings.t('thoughtFor', { n: Math.max(1, Math.round(whole / 1000)) })
      : this.#strings.t('reasoning');
  }
}
