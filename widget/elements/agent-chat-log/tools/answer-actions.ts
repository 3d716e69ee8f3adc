// The row below a finished answer: copy, thumbs, try again, and the pill that opens its sources.
import '../../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { Source } from '../../../../protocol/blocks.ts';
import { icon } from '../../../shared/icons/more-icons.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { siteIcon, titleOf } from '../../source-citation/source-card.ts';
import { type AgentTurn, answerText } from '../turns.ts';

/** Icons shown in the sources button. */
const STACKED_TILES = 3;

/** The actions of `turn`, or nothing when it has neither text nor sources. */
export function answerActions(
  turn: AgentTurn,
  context: {
    strings: Strings;
    /** The sources that the answer cites, by number. */
    sources: readonly Source[];
    isLast: boolean;
    /** For print: the sources are listed, since nobody can open them. */
    isPrinted: boolean;
    copied: boolean;
    sourcesOpen: boolean;
    copy: (text: string) => void;
    askAgain: () => void;
    toggleSources: () => void;
    /** The buttons that rate the answer. */
    thumbs: unknown;
    /** Steps through the versions of the answer. */
    pager: unknown;
  },
): TemplateResult | typeof nothing {
  const { strings, sources } = context;
  const text = answerText(turn);
  if (text === '' && sources.length === 0) return nothing;
  if (context.isPrinted) {
    const list = withSources('', sources, strings).trim();
    return list === '' ? nothing : html`<pre class="cited" dir="auto">${list}</pre>`;
  }
  return html`<footer class="actions" part="actions">
    <button
      class="icon-button"
      part="icon-button"
      type="button"
      aria-label=${strings.t(context.copied ? 'copied' : 'copy')}
      @click=${() => context.copy(withSources(text, sources, strings))}
    >
      ${icon(context.copied ? 'check' : 'copy')}
    </button>
    ${context.thumbs}
    ${
      context.isLast
        ? html`<button
            class="icon-button"
            part="icon-button"
            type="button"
            aria-label=${strings.t('retry')}
            @click=${context.askAgain}
          >
            ${icon('refresh')}
          </button>`
        : nothing
    }
    ${context.pager} ${sources.length > 0 ? sourcesPill(sources, context) : nothing}
  </footer>`;
}

/** The text with the list of its cited sources: elsewhere bare numbers mean nothing. */
function withSources(text: string, sources: readonly Source[], strings: Strings): string {
  if (sources.length === 0) return text;
  const lines = sources.map((source, i) => `[${source.number ?? i + 1}] ${titleOf(source)} ${source.url}`);
  return `${text}\n\n${strings.t('sources')}\n${lines.join('\n')}`;
}

function sourcesPill(
  sources: readonly Source[],
  context: { strings: Strings; sourcesOpen: boolean; toggleSources: () => void },
): TemplateResult {
  return html`<button
    class="sources-button"
    part="sources-button"
    type="button"
    aria-expanded=${context.sourcesOpen ? 'true' : 'false'}
    @click=${context.toggleSources}
  >
    <span class="stack" aria-hidden="true">${sources.slice(0, STACKED_TILES).map((one) => siteIcon(one))}</span>
    <bdi>${context.strings.t('sourcesCount', { n: sources.length })}</bdi>
  </button>`;
}
