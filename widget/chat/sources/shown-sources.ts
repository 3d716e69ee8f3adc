// The searches of a conversation as they are shown: sources have the numbers of the answer instead of those of the log, and
// sources that it does not cite have none. The snippet of a cited source is the cited sentence with the text around it.
import { type Block, type Citation, type Source, type SourceGroup, shownNumber } from '../../../protocol/blocks.ts';
import { isSourceGroup } from '../../../protocol/groups.ts';
import { readPassages, type SourcePassage } from '../../../protocol/passages.ts';
import { hasSameItems } from '../../shared/same-items.ts';
import {
  type CitedFor,
  type SourceInPassages,
  supportingSentence,
} from '../../shared/sentences/supporting-sentence.ts';

/** Caches of shown groups and sources, keyed by those of the log, with their inputs: rebuilt when an input changes. */
const madeGroups = new WeakMap<readonly Source[], { citations: readonly Citation[]; group: SourceGroup }>();
const madeSources = new WeakMap<Source, { shown: number | undefined; claim: string; source: Source }>();

/** `groups` of the log as they are shown. `blocks` contain the search results given to the model. Unchanged groups keep identity. */
export function toShownSources(groups: readonly SourceGroup[], blocks: readonly Block[]): SourceGroup[] {
  let found: Map<readonly Source[], readonly SourcePassage[]> | null = null;
  let answers: Map<number, string> | null = null;
  return groups.map((group) => {
    const citations = group.citations ?? [];
    const before = madeGroups.get(group.sources);
    if (before && hasSameItems(before.citations, citations)) return before.group;
    found ??= passagesOf(blocks);
    answers ??= answersOf(blocks);
    const shown = toShownGroup(group, citations, found.get(group.sources) ?? [], answers);
    madeGroups.set(group.sources, { citations, group: shown });
    return shown;
  });
}

function toShownGroup(
  group: SourceGroup,
  citations: readonly Citation[],
  passages: readonly SourcePassage[],
  answers: ReadonlyMap<number, string>,
): SourceGroup {
  const sources = group.sources.map((source): Source => {
    const shown = shownNumber(citations, source.number);
    const claim = shown === undefined ? '' : (citations[shown - 1]?.claim ?? '');
    const before = madeSources.get(source);
    if (before && before.shown === shown && before.claim === claim) return before.source;
    const found = passages.filter(({ number }) => number === source.number).map(({ text }) => text.trim());
    const answer = answers.get(source.number ?? 0) ?? '';
    const made = toShownSource(source, shown, { claim, answer }, found);
    madeSources.set(source, { shown, claim, source: made });
    return made;
  });
  return { ...group, sources };
}

function toShownSource(
  { number: _, ...source }: Source,
  shown: number | undefined,
  cited: CitedFor,
  passages: readonly string[],
): SourceInPassages {
  if (shown === undefined) return source;
  const whole = { ...source, number: shown, passages };
  const support = supportingSentence(whole, cited);
  if (!support) return whole;
  const others = (source.quotes ?? []).filter((quote) => quote !== support.quote);
  return { ...whole, snippet: support.around, quotes: [support.quote, ...others] };
}

/** The text that cites each source, by its number in the log. */
function answersOf(blocks: readonly Block[]): Map<number, string> {
  const answers = new Map<number, string>();
  for (const block of blocks)
    if (block.type === 'text')
      for (const { number } of block.citations ?? [])
        answers.set(number, `${answers.get(number) ?? ''}${block.text}\n`);
  return answers;
}

/** What each search returned to the model, by its list of sources. */
function passagesOf(blocks: readonly Block[]): Map<readonly Source[], readonly SourcePassage[]> {
  const found = new Map<readonly Source[], readonly SourcePassage[]>();
  for (const block of blocks) {
    if (block.type === 'tool_result' && isSourceGroup(block.artifact))
      found.set(block.artifact.sources, readPassages(block).passages);
  }
  return found;
}
