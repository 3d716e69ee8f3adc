// The extractive model: code without key or network. It searches the site and answers with the sentences of the search.
// Knows the model interface and the artifact's `answer`; the index ranks and chooses.

import { readPassage } from '../../citations/support.ts';
import { hasUnsupportedFigure } from '../../citations/unsupported.ts';
import { questionsBefore } from '../../ranking/question/follow-up.ts';
import { knownWords } from '../../text/common-words/known-words.ts';
import { type ContinuedQuery, writeContinuedQuery } from '../../text/continued-query.ts';
import { type ReadAct, readAct, withoutCourtesy } from '../../text/dialogue-act.ts';
import { baseLanguage, packOf } from '../../text/languages.ts';
import { languageOf } from '../../text/question-language.ts';
import { hasUnspacedScript } from '../../text/segment-words.ts';
import type { TableRow } from '../../text/structure/table-row.ts';
import type { Clock } from '../../time/clock.ts';
import { systemClock } from '../../time/clock.ts';
import {
  type Model,
  type ModelEvent,
  type ModelMessage,
  type ModelRequest,
  type ModelTool,
  wordsOf,
} from '../model.ts';
import { wordsFor } from './extractive-words.ts';

/** Milliseconds between two words: about twice reading speed, so that the answer visibly streams. */
const WORD_PACE_MS = 12;
/** Sections named at most where nothing surely answers, of all searches together. */
const MAX_CLOSEST = 4;
/** Sections below an answer at most; a third one holds what was asked for in one of 365 answers (test/fixtures/sites). */
const MAX_OTHERS = 2;
/** Words of a message that may be of any language, and what the words that its language knows count then, as by {@link knownWords}: one. */
const MAX_PLAIN_WORDS = 2;
const ONE_WORD = 1.5;
/** Characters of a query; of a longer message only the beginning is used. */
const MAX_QUERY_CHARS = 400;

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

/** The model that is used when no model service is configured. */
export function createExtractiveModel(options: { clock?: Clock; wordPaceMs?: number } = {}): Model {
  const clock = options.clock ?? systemClock;
  const paceMs = options.wordPaceMs ?? WORD_PACE_MS;
  return {
    label: 'extractive',
    capabilities: { writes: false },
    async *stream(request, { signal }): AsyncGenerator<ModelEvent, void, void> {
      const step = decide(request);
      if ('search' in step) {
        const { name, ...input } = step.search;
        yield { type: 'tool_call', call: { id: 'call_1', name, arguments: JSON.stringify(input) } };
        yield { type: 'finish', reason: 'tool_calls' };
        return;
      }
      for (const word of toWords(noteFiles(request) + step.text)) {
        yield { type: 'text_delta', text: word };
        await clock.sleep(paceMs, signal);
      }
      yield { type: 'finish', reason: 'stop' };
    },
  };
}

/** That this model reads no files, before the answer to a message that has some. */
function noteFiles({ messages }: ModelRequest): string {
  const content = messages.findLast((message) => message.role === 'user')?.content ?? [];
  if (content.every(({ type }) => type === 'text')) return '';
  return `${wordsFor(languageOf(withoutCourtesy(wordsOf(content)))).noFiles}\n\n`;
}

function decide(
  request: ModelRequest,
): { search: { name: string; query: string; engine?: string } } | { text: string } {
  const asked = request.messages.findLastIndex((message) => message.role === 'user');
  const content = request.messages[asked]?.content ?? [];
  const message = wordsOf(content);
  const act = readAct(message);
  const question = withoutCourtesy(message);
  const earlier = request.messages.slice(0, Math.max(asked, 0));
  const results = request.messages.slice(asked + 1).filter((message) => message.role === 'tool');
  const lang = act === null ? languageOfQuestion(question, earlier) : languageOfAct(act, earlier);
  if (results.length > 0) {
    return { text: act?.act === 'human' ? composeContact(results, lang) : composeAnswer(results, question, lang) };
  }
  if (act?.act === 'human') {
    const isOffered = request.tools.some(({ name }) => name === 'site_search');
    const query = packOf(lang)?.dialogue?.contactQuery;
    return isOffered && query ? { search: { name: 'site_search', query } } : { text: wordsFor(lang).humanUnknown };
  }
  if (!/[\p{L}\p{N}]/u.test(message)) {
    return { text: content.some(({ type }) => type !== 'text') ? '' : wordsFor(lang).empty };
  }
  if (act !== null) return { text: wordsFor(lang)[act.act] };
  const tool = ['site_search', 'web_search']
    .map((name) => request.tools.find((offered) => offered.name === name))
    .find((offered) => offered !== undefined);
  if (!tool) return { text: wordsFor(lang).nothingFound };
  const isSite = tool.name === 'site_search';
  const query = writeContinuedQuery(toContinued(question, earlier, isSite), MAX_QUERY_CHARS);
  // Services for the web read one line.
  const written = isSite ? query : query.replaceAll('\n', ' ');
  return { search: { name: tool.name, query: written, ...chooseEngine(tool) } };
}

/** Of a message with hardly a word, such as "im 20", the language of the question before it: "im" is a word of Polish too. */
function languageOfQuestion(question: string, earlier: readonly ModelMessage[]): string {
  const lang = languageOf(question);
  const before = lastQuestion(earlier);
  const isPlain = /^[\p{ASCII}]*$/u.test(question) && (question.match(/\p{L}+/gu)?.length ?? 0) <= MAX_PLAIN_WORDS;
  return isPlain && before !== '' && knownWords(question, lang) <= ONE_WORD ? languageOf(before) || lang : lang;
}

/** The language of an act without words of its own, such as `ok`, is that of the question before it. */
function languageOfAct({ langs }: ReadAct, earlier: readonly ModelMessage[]): string {
  const before = lastQuestion(earlier);
  const lang = before === '' ? undefined : languageOf(before);
  return lang !== undefined && (langs.length === 0 || langs.includes(lang)) ? lang : (langs[0] ?? 'en');
}

/** Where an engine is required, the first is used: this model cannot choose. */
function chooseEngine(tool: ModelTool): { engine?: string } {
  const { required, properties } = tool.parameters as {
    required?: readonly string[];
    properties?: { engine?: { enum?: readonly string[] } };
  };
  const first = required?.includes('engine') ? properties?.engine?.enum?.[0] : undefined;
  return first === undefined ? {} : { engine: first };
}

/** The question with those it may continue. `isSite`: the search is of the site. */
function toContinued(question: string, earlier: readonly ModelMessage[], isSite: boolean): ContinuedQuery {
  const asked = earlier.filter(({ role }) => role === 'user').map(({ content }) => wordsOf(content));
  const questions = asked.filter((text) => readAct(text) === null).map(withoutCourtesy);
  return { question, before: questionsBefore(question, questions, isSite) };
}

/** The last message that asks something. */
function lastQuestion(earlier: readonly ModelMessage[]): string {
  const questions = earlier.filter((message) => message.role === 'user').map((message) => wordsOf(message.content));
  return questions.findLast((text) => readAct(text) === null) ?? questions.at(-1) ?? '';
}

/** How to reach a person, in the words of the site: what it says, or where it says it. */
function composeContact(results: readonly ModelMessage[], lang: string): string {
  const words = wordsFor(lang);
  const answers = results.flatMap((message) => {
    const answer = message.role === 'tool' ? readAnswer(message.artifact, '') : null;
    return answer ? [answer] : [];
  });
  const sentences = answers.flatMap((answer) => (answer.confident ? answer.sentences : []));
  if (sentences.length > 0) return `${words.human}\n\n${layOut(sentences)}`;
  const closest = answers.flatMap((answer) => answer.closest).slice(0, 1);
  const near = answers.find((answer) => answer.sentences.length > 0);
  const said = near ? `${layOut(near.sentences)}\n\n` : '';
  return closest.length > 0 ? `${words.human}\n\n${said}${linksTo(closest)}` : words.humanUnknown;
}

/**
 * Sections as links, a line each. `leads`: with a sentence of each, cited beside an answer that is not sure; a refusal cites nothing, and
 * shows them as a list of search results does.
 */
function linksTo(pages: ExtractedAnswer['closest'], leads: 'none' | 'plain' | 'cited' = 'none'): string {
  const links = pages.map(({ url, title, lead }) => {
    const mark = lead && leads === 'cited' ? ` [${lead.number}]` : '';
    // Below a hard line break: the link stands alone, and a citation is compared with the text of its line.
    const said =
      lead && leads !== 'none' ? `  \n  ${escapeMarkdown(lead.text.replace(/\s+/g, ' ').trim())}${mark}` : '';
    return `- [${escapeMarkdown(title || url)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)${said}`;
  });
  return links.join('\n');
}

function composeAnswer(results: readonly ModelMessage[], question: string, lang: string): string {
  const words = wordsFor(lang);
  const answers = results.flatMap((message) => {
    const answer = message.role === 'tool' ? readAnswer(message.artifact, question) : null;
    return answer ? [answer] : [];
  });
  if (answers.length === 0) return words.failed;
  const reading = answers.find((answer) => answer.reading)?.reading;
  const soFar = reading ? words.stillReading(reading.read, reading.of) : '';
  const confident = answers.filter((answer) => answer.confident && answer.sentences.length > 0);
  if (confident.length > 0) {
    const said = layOut(confident.flatMap((answer) => answer.sentences));
    const text = `${otherLanguage(question, lang, confident[0]?.lang)}${affirm(lang, confident[0])}${said}`;
    const others = confident.flatMap((answer) => answer.closest.filter(({ lead }) => lead)).slice(0, MAX_OTHERS);
    const otherwise = others.length > 0 ? `${words.otherwise}\n\n${linksTo(others, 'cited')}` : '';
    return [text, otherwise, soFar].filter((part) => part !== '').join('\n\n');
  }
  const closest = answers.flatMap((answer) => answer.closest).slice(0, MAX_CLOSEST);
  const nothing = reading ? `${soFar} ${words.notAnsweredYet}` : null;
  if (closest.length === 0) return nothing ?? words.nothingFound;
  const near = answers.find((answer) => answer.sentences.length > 0);
  if (!near || nothing) {
    return `${nothing ?? words.notAnswered}\n\n${words.closest}\n\n${linksTo(closest, nothing ? 'none' : 'plain')}`;
  }
  const said = `${otherLanguage(question, lang, near.lang)}${layOut(near.sentences)}`;
  return `${words.unsure}\n\n${said}\n\n${words.closest}\n\n${linksTo(closest, 'cited')}`;
}

/** That there is the thing which the question asks for, or yes or no where the answer plainly says it; nothing if it begins with that. */
function affirm(lang: string, answer: ExtractedAnswer | undefined): string {
  const { having, polar } = packOf(lang) ?? {};
  const said = answer?.has ? having?.says(escapeMarkdown(answer.has)) : answer?.says && polar?.[answer.says];
  if (!answer || !said) return '';
  const [yes = ''] = said.split(/[:：.。]/);
  return answer.sentences[0]?.text.trim().toLowerCase().startsWith(yes.toLowerCase()) ? '' : `${said}\n\n`;
}

/** That the answer is in another language than the question, where the words of both are certain; else nothing. */
function otherLanguage(question: string, asked: string, lang: string | undefined): string {
  const answered = baseLanguage(lang ?? '');
  const say = packOf(asked)?.replies?.otherLanguage;
  if (answered === '' || answered === asked || !say) return '';
  // A script of its own leaves no doubt.
  if (!hasUnspacedScript(question) && knownWords(question, asked) <= knownWords(question, answered)) return '';
  const name = new Intl.DisplayNames([asked], { type: 'language', fallback: 'none' }).of(answered);
  return name ? `${say(name)}\n\n` : '';
}

/**
 * Lines of one source that are shown together: `head` as lines of a table below it, `text` as one paragraph. `alone`: how the first row of
 * a table is shown without a second one.
 */
type Block = {
  number: number;
  form: 'text' | 'facts' | 'table' | 'lines' | 'code';
  head: string;
  lines: string[];
  alone?: string;
};

/**
 * Sentences of one source that follow each other make a paragraph; three paragraphs and more make a list after the first. Rows of
 * one table make a table below its header, or, without one, a list of facts.
 */
function layOut(sentences: readonly ExtractedSentence[]): string {
  const blocks: Block[] = [];
  for (const { text, number, row, form: shape, label } of sentences) {
    const last = blocks.at(-1);
    if (shape) {
      blocks.push({ number, form: shape, head: '', lines: shape === 'code' ? [text] : linesOf(text, number) });
      continue;
    }
    const head = row?.header ? tableHead(row.header) : '';
    const form = head !== '' ? 'table' : row ? 'facts' : 'text';
    // On a line of its own: a citation is compared with the text of its line, and the label is not in the source's sentence.
    const named = label ? `**${escapeMarkdown(label)}**` : '';
    const line = row ? rowText(row, number) : `${escapeMarkdown(text.replace(/\s+/g, ' ').trim())} [${number}]`;
    const goesOn = last?.number === number && last.form === form && last.head === head;
    if (last && goesOn && (form !== 'text' || (last.lines.length < 3 && !label))) last.lines.push(line);
    else if (form !== 'text') {
      if (named) blocks.push({ number, form: 'text', head: '', lines: [named] });
      blocks.push({ number, form, head, lines: [line], ...(row?.header ? { alone: rowAlone(row, number) } : {}) });
    } else blocks.push({ number, form, head, lines: [named ? `${named}\n${line}` : line] });
  }
  const isPlain = ({ lines, form }: Block) => form === 'text' || (form === 'facts' && lines.length === 1);
  const [first = '', ...rest] = blocks.map(blockText);
  return rest.length > 1 && blocks.every(isPlain)
    ? `${first}\n\n${rest.map((line) => `- ${line}`).join('\n')}`
    : [first, ...rest].join('\n\n');
}

/** The items of a list, the last with the number of their source. */
function linesOf(text: string, number: number): string[] {
  const lines = text.split('\n').map((line) => escapeMarkdown(line.trim()));
  return lines.map((line, at) => (at === lines.length - 1 ? `${line} [${number}]` : line));
}

/** An item with its number, escaped. */
const STEP = /^\d{1,3}\\?[.)] /;

function blockText({ form, head, lines, number, alone }: Block): string {
  if (form === 'table' && alone && lines.length === 1) return alone;
  if (form === 'table') return [head, ...lines.map((line) => `| ${line} |`)].join('\n');
  if (form === 'code') return `${fence(lines.join('\n'))}\n\n[${number}]`;
  if (form === 'lines') return lines.map((line) => (STEP.test(line) ? line.replace('\\', '') : `- ${line}`)).join('\n');
  return form === 'facts' && lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join(' ');
}

/** Code between fences longer than any run of backticks in it. */
function fence(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}\n${code}\n${marks}`;
}

function tableHead(header: readonly string[]): string {
  return `| ${header.map(escapeMarkdown).join(' | ')} |\n|${' --- |'.repeat(header.length)}`;
}

/**
 * The cells of a row below its header, cited in the first cell, which wraps: in the last one the number would make the table wider than a
 * phone. Without a header the first cell is the label of the others.
 */
function rowText({ cells, header }: TableRow, number: number): string {
  const [name = '', ...values] = cells.map(escapeMarkdown);
  return header === null
    ? `${name}: ${values.join(' · ')} [${number}]`
    : [`${name} [${number}]`.trim(), ...values].join(' | ');
}

/** One row below its name, a line a column: a table of one row hides its last columns on a phone. */
function rowAlone({ cells, header }: TableRow, number: number): string {
  const [name = '', ...values] = cells.map(escapeMarkdown);
  const columns = (header ?? []).slice(1).map(escapeMarkdown);
  const lines = values.map((value, at) => `- ${columns[at] ? `${columns[at]}: ` : ''}${value}`);
  return `**${name}**\n${lines.join('\n')} [${number}]`;
}

/** Text of a page with Markdown markup escaped. */
function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\\`*_[\]<>|~$]/g, '\\$&')
      .replace(/^(\s*)([#+-])/, '$1\\$2')
      // Only before a space is a number with a point the beginning of a list.
      .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2')
  );
}

/**
 * Bold text and links whole, so that their marks are not seen while the answer streams; pairs of characters of languages without spaces; words
 * with the spaces after them.
 */
const WORDS =
  /\*\*[^*\n]{1,300}\*\*\s*|\[[^\]\n]{1,300}\]\(<[^>\n]{1,2000}>\)\s*|[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]{1,2}\s*|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+\s*|\s+/g;

function toWords(text: string): string[] {
  return text.match(WORDS) ?? [];
}

function readAnswer(artifact: unknown, question: string): ExtractedAnswer | null {
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
