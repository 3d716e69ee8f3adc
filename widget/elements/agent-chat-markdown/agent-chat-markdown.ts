// A message's text: Markdown in, elements out, drawn as it streams. markdown/ parses; citations become chips here.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { type Citation, type Source, shownNumber } from '../../../protocol/blocks.ts';
import type { MarkdownContext } from '../../markdown/markdown-context.ts';
import { MarkdownStream } from '../../markdown/markdown-stream.ts';
import { morePart } from '../../markdown/more.ts';
import { renderMarkdown } from '../../markdown/render.ts';
import { rich, richPart } from '../../markdown/rich.ts';
import { guard } from '../../shared/guard.ts';
import { LazyPart } from '../../shared/loading/lazy-part.ts';
import { hasSameItems } from '../../shared/same-items.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { languages, TextLanguage, wantsLanguages } from '../../shared/text-language.ts';
import { styles } from './agent-chat-markdown.styles.ts';
import { CaretBlink } from './caret-blink.ts';

/** Imported with the first citation; until then, and where that fails, the numbers are text. */
const chip = new LazyPart('source-citation', () => import('../source-citation/define.ts'));

/**
 * @summary Model text as safe, streamed Markdown with citation chips.
 * @csspart text - The box around the text.
 */
export class AgentChatMarkdown extends LitElement {
  static override styles = [tokens, parts, styles];

  /** The Markdown so far. Set the whole text each time: unchanged parts are not parsed or drawn again. */
  @property({ attribute: false }) text = '';
  /** The text still grows: a caret is at its end, and a bare address at its end is not yet a link. */
  @property({ type: Boolean }) streaming = false;
  /** Sources that may be cited, each with its `number`. A number without a source stays text. */
  @property({ attribute: false, hasChanged: differ }) sources: readonly Source[] = [];
  /** The sources that the answer cites: the text then has the log's numbers, and the sources the shown ones. */
  @property({ attribute: false }) citations: readonly Citation[] | null = null;
  /** Id of the run that wrote the text, passed to the chips. */
  @property() run = '';

  #strings = new StringsController(this);
  #stream = new MarkdownStream();
  #language = new TextLanguage();
  #context: MarkdownContext | null = null;
  #contextOf: { strings: Strings; sources: readonly Source[] } | null = null;

  constructor() {
    super();
    new CaretBlink(this, () => this.streaming);
  }

  protected override willUpdate(): void {
    this.#stream.set(this.text, !this.streaming);
    if (rich()) rich()!.prepare(this);
    else if (this.#stream.wantsRich) richPart.want(this);
    if (!languages.loaded && (!this.streaming || wantsLanguages(this.text))) languages.want(this);
    if (this.#stream.wantsMore) morePart.want(this);
  }

  protected override render(): TemplateResult {
    const { streaming } = this;
    const context = this.#contextNow();
    const draw = () => renderMarkdown(this.#stream.wake(), context, streaming);
    return html`<div class="text" part="text" lang=${this.#language.of(this.text, this) ?? nothing} aria-busy=${streaming}>
      ${guard([this.#stream.blocks, context, streaming], draw, !streaming && (() => this.#stream.rest()))}
    </div>`;
  }

  /** The same object while strings and sources are the same, so that closed blocks are not drawn again. */
  #contextNow(): MarkdownContext {
    const { strings } = this.#strings;
    const { sources } = this;
    if (!this.#context || this.#contextOf?.strings !== strings || differ(this.#contextOf.sources, sources)) {
      const byNumber = new Map(sources.flatMap((source) => (source.number ? [[source.number, source] as const] : [])));
      this.#contextOf = { strings, sources };
      this.#context = { strings, reference: (values) => this.#citation(values, byNumber) };
    }
    return this.#context;
  }

  /** A chip for the numbers that are sources; the others follow as text. Null when no number is a source. */
  #citation(values: readonly number[], byNumber: ReadonlyMap<number, Source>): unknown {
    const { citations } = this;
    // New citations are appended after the shown ones: a block that was drawn stays unchanged.
    const sourceOf = (value: number) => byNumber.get((citations ? shownNumber(citations, value) : value) ?? 0);
    const known = [...new Set(values.flatMap((value) => sourceOf(value) ?? []))];
    if (known.length === 0) return null;
    known.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
    const unknown = values.filter((value) => !sourceOf(value));
    const rest = unknown.length > 0 ? `[${unknown.join(', ')}]` : '';
    const cited = chip.draw(
      () => html`<source-citation .sources=${known} .run=${this.run}></source-citation>`,
      `[${known.map(({ number }) => number).join(', ')}]`,
    );
    return html`${cited}${rest}`;
  }
}

/** Two lists differ if a source in them does: a new array of the same sources draws nothing again. */
function differ(a: readonly Source[] | undefined, b: readonly Source[] | undefined): boolean {
  return !hasSameItems(a ?? [], b ?? []);
}
