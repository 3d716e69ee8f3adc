// The answer that a search tool puts into its artifact, checked: artifacts are data from outside.
import { readPassage } from '../../citations/support.ts';
import { hasUnsupportedFigure } from '../../citations/unsupported.ts';
import type { TableRow } from '../../text/structure/table-row.ts';

/**
 * A verbatim sentence with the number of its source. `row`: it is a row of a table; `form`: it is the items of a list, a line each, or code.
 * `label` says what a bare value or a definition belongs to.
 */
export type ExtractedSentence = {
  text: string;
  number: number;
  row?: TableRow;
  form?: 'lines' | 'code';
  label?: string;
};

/** The answer that a search tool puts into its artifact under `answer`. */
export type ExtractedAnswer = {
  /** In readable order. */
  sentences: ExtractedSentence[];
  /** Whether the sentences answer the question, by the estimate of the index; else they are what the site says nearest to it. */
  confident: boolean;
  /** The language of the page that the sentences are from. */
  lang?: string;
  /** The thing that the question asks whether there is, and that the sentences are about. */
  has?: string;
  /** What the first sentence plainly says to a question that wants yes or no. */
  says?: 'yes' | 'no';
  /**
   * Sections near to the question, best first; `lead`: a sentence of it, with the number of its source, to be shown: beside sure sentences,
   * where they may not be what was asked for.
   */
  closest: { url: string; title: string; lead?: { text: string; number: number } }[];
  /** While the site is being read for the first time: how many of its pages were searched. */
  reading?: { read: number; of: number };
};

/** The answer in the artifact of a search; null where there is none. Sentences with figures that no source shows are left out. */
export function readAnswer(artifact: unknown, question: string): ExtractedAnswer | null {
  const answer = isRecord(artifact) ? artifact.answer : null;
  if (!isRecord(answer)) return null;
  const sentences = list(answer.sentences).flatMap(({ text, number, row, form, label }): ExtractedSentence[] => {
    if (typeof text !== 'string' || typeof number !== 'number' || text.trim() === '') return [];
    const read = isRecord(row) ? readRow(row) : null;
    const shape: Pick<ExtractedSentence, 'row' | 'form'> = read
      ? { row: read }
      : form === 'lines' || form === 'code'
        ? { form }
        : {};
    return [{ text, number, ...shape, ...(typeof label === 'string' ? { label } : {}) }];
  });
  const closest = list(answer.closest).flatMap(({ url, title, lead }) =>
    typeof url === 'string' && /^https?:\/\//i.test(url)
      ? [{ url, title: typeof title === 'string' ? title : '', ...readLead(lead) }]
      : [],
  );
  const { read, of } = isRecord(answer.reading) ? answer.reading : {};
  const reading = typeof read === 'number' && typeof of === 'number' ? { read, of } : null;
  const kept = withoutInvented(sentences, artifact, question);
  return {
    sentences: kept,
    closest,
    confident: answer.confident === true,
    ...(typeof answer.lang === 'string' ? { lang: answer.lang } : {}),
    ...(typeof answer.has === 'string' ? { has: answer.has } : {}),
    ...(answer.says === 'yes' || answer.says === 'no' ? { says: answer.says } : {}),
    ...(reading ? { reading } : {}),
  };
}

function readLead(value: unknown): { lead?: { text: string; number: number } } {
  if (!isRecord(value) || typeof value.text !== 'string' || typeof value.number !== 'number') return {};
  return { lead: { text: value.text, number: value.number } };
}

function readRow({ cells, header }: Record<string, unknown>): TableRow | null {
  const areTexts = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((cell) => typeof cell === 'string');
  if (!areTexts(cells) || cells.length < 2) return null;
  return { cells, header: areTexts(header) && header.length === cells.length ? header : null };
}

/** Removes sentences with figures that no source shows, which an answering engine may give: no model can correct them. */
function withoutInvented(sentences: ExtractedAnswer['sentences'], artifact: unknown, question: string) {
  const sources = isRecord(artifact) ? list(artifact.sources) : [];
  if (sources.length === 0) return sentences;
  const shown = sources.map(({ title, date, snippet, quotes }) => textIn([title, date, snippet, quotes]));
  const passages = [question, ...shown].map((text) => readPassage(text));
  return sentences.filter(({ text }) => !hasUnsupportedFigure(text, passages, ''));
}

function textIn(values: readonly unknown[]): string {
  return values
    .flat()
    .filter((value) => typeof value === 'string')
    .join('\n');
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
