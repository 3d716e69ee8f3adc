// A message's text: Markdown in, elements out, drawn as it streams. The parsing is markdown/'s; sources become chips here.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Source } from '../../../protocol/blocks.ts';
import { MarkdownStream } from '../../markdown/markdown-stream.ts';
import { type MarkdownContext, renderMarkdown } from '../../markdown/render.ts';
import { parts } from '../../shared/parts.styles.ts';
import type { Strings } from '../../shared/strings.ts';
import { StringsController } from '../../shared/strings-controller.ts';
import { TextLanguage } from '../../shared/text-language.ts';
import { tokens } from '../../shared/tokens.styles.ts';
import '../source-citation/define.ts';
import { styles } from './agent-chat-markdown.styles.ts';

/**
 * @summary Model text as safe, streamed Markdown with citation chips.
 * @csspart text - The box around the text.
 */
export class AgentChatMarkdown extends LitElement {
  static override styles = [tokens, parts, styles];

  /** The Markdown so far. Give the whole text each time: what did not change is not parsed or drawn again. */
  @property({ attribute: false }) text = '';
  /** The text still grows: a caret stands at its end, and a bare address at its end is not yet a link. */
  @property({ type: Boolean }) streaming = false;
  /** Sources that `[n]` may cite, each with its `number`. A number without a source stays text. */
  @property({ attribute: false, hasChanged: differ }) sources: readonly Source[] = [];

  #strings = new StringsController(this);
  #stream = new MarkdownStream();
  #language = new TextLanguage();
  #context: MarkdownContext | null = null;
  #contextOf: { strings: Strings; sources: readonly Source[] } | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('text') || changed.has('streaming')) this.#stream.set(this.text, !this.streaming);
  }

  protected override render(): TemplateResult {
    const blocks = this.#stream.blocks;
    return html`<div class="text" part="text" lang=${this.#language.of(this.text) ?? nothing} aria-busy=${this.streaming}>
      ${renderMarkdown(blocks, this.#contextNow(), this.streaming)}
    </div>`;
  }

  /** The same object while strings and sources are the same, so that closed blocks are left alone. */
  #contextNow(): MarkdownContext {
    const { strings } = this.#strings;
    const { sources } = this;
    if (!this.#context || this.#contextOf?.strings !== strings || this.#contextOf.sources !== sources) {
      const byNumber = new Map(sources.flatMap((source) => (source.number ? [[source.number, source] as const] : [])));
      this.#contextOf = { strings, sources };
      this.#context = { strings, reference: (values) => citation(values, byNumber) };
    }
    return this.#context;
  }
}

/** A chip for the numbers that are sources; the others follow as text. Null when none is. */
function citation(values: readonly number[], byNumber: ReadonlyMap<number, Source>): TemplateResult | null {
  const known = [...new Set(values)].flatMap((value) => byNumber.get(value) ?? []);
  if (known.length === 0) return null;
  const unknown = values.filter((value) => !byNumber.has(value));
  return html`<source-citation .sources=${known}></source-citation>${unknown.length > 0 ? `[${unknown.join(', ')}]` : ''}`;
}

/** Two lists differ if a source in them does: a new array of the same sources draws nothing again. */
function differ(a: readonly Source[] | undefined, b: readonly Source[] | undefined): boolean {
  return a?.length !== b?.length || (a ?? []).some((source, i) => source !== b![i]);
}
