// The extractive model: code without key or network. It searches the site and answers with the sentences of the search.
// Knows the model interface and the artifact's `answer`; the index ranks and chooses.

import { withoutCorrection } from '../../ranking/question/corrections.ts';
import { questionsBefore } from '../../ranking/question/follow-up.ts';
import { knownWords } from '../../text/common-words/known-words.ts';
import { type ContinuedQuery, writeContinuedQuery } from '../../text/continued-query.ts';
import { questionOf, type ReadAct, readAct, withoutCourtesy } from '../../text/dialogue-act.ts';
import { baseLanguage, packOf } from '../../text/languages.ts';
import { withoutPlaces } from '../../text/places/places.ts';
import { languageOf } from '../../text/question-language.ts';
import { hasUnspacedScript } from '../../text/segment-words.ts';
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
import { escapeMarkdown, layOut } from './lay-out.ts';
import { type ExtractedAnswer, readAnswer } from './read-answer.ts';

/** Milliseconds between two words: about twice reading speed, so that the answer visibly streams. */
const WORD_PACE_MS = 12;
/** Sections named at most where nothing surely answers, of all searches together. */
const MAX_CLOSEST = 4;
/** Sections below an answer at most; a third one holds what was asked for in one of 365 answers (test/fixtures/sites). */
const MAX_OTHERS = 2;
/** Words of a message that may be of any language, and what the words that its language knows count then, as by {@link knownWords}: one. */
const MAX_PLAIN_WORDS = 2;
const ONE_WORD = 1.5;
/** Words of a message whose language may be that of the question before it. */
const MAX_SHORT_WORDS = 4;
/** Questions before one that are asked for its language in turn: "price" after "and Hanoi?" after a question in English. */
const MAX_BEFORE = 3;
/** Characters of a query; of a longer message only the beginning is used. */
const MAX_QUERY_CHARS = 400;

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
function noteFiles({ messages, languages }: ModelRequest): string {
  const content = messages.findLast((message) => message.role === 'user')?.content ?? [];
  if (content.every(({ type }) => type === 'text')) return '';
  return `${wordsFor(languageOf(withoutCourtesy(wordsOf(content)), languages)).noFiles}\n\n`;
}

function decide(
  request: ModelRequest,
): { search: { name: string; query: string; engine?: string } } | { text: string } {
  const asked = request.messages.findLastIndex((message) => message.role === 'user');
  const content = request.messages[asked]?.content ?? [];
  const message = wordsOf(content);
  const { languages } = request;
  const act = readAct(message, languages);
  const question = withoutCourtesy(message);
  const earlier = request.messages.slice(0, Math.max(asked, 0));
  const results = request.messages.slice(asked + 1).filter((message) => message.role === 'tool');
  const lang = act === null ? languageOfQuestion(question, earlier, languages) : languageOfAct(act, earlier, languages);
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
  const query = writeContinuedQuery(toContinued(question, earlier, isSite, languages), MAX_QUERY_CHARS);
  // Services for the web read one line.
  const written = isSite ? query : query.replaceAll('\n', ' ');
  return { search: { name: tool.name, query: written, ...chooseEngine(tool) } };
}

/**
 * Of a message with hardly a word, such as "im 20" or "and Hanoi?", the language of the question before it: "im" is a word of Polish too, and the
 * name of a place is of no language.
 */
function languageOfQuestion(
  question: string,
  earlier: readonly ModelMessage[],
  ofSite: readonly string[] | undefined,
  depth = 0,
): string {
  const before = lastQuestion(earlier, ofSite);
  const languageBefore = () =>
    depth < MAX_BEFORE
      ? languageOfQuestion(before.text, before.earlier, ofSite, depth + 1)
      : languageOf(before.text, ofSite);
  const besides = withoutPlaces(question);
  const hasWords = /\p{L}/u.test(besides);
  if (before.text !== '' && !hasWords) return languageBefore();
  const lang = languageOf(hasWords ? besides : question, ofSite);
  const count = question.match(/\p{L}+/gu)?.length ?? 0;
  if (before.text === '' || count > MAX_SHORT_WORDS) return lang;
  const known = knownWords(question, lang);
  const isPlain = /^[\p{ASCII}]*$/u.test(question) && count <= MAX_PLAIN_WORDS;
  if (isPlain && known <= ONE_WORD) return languageBefore() || lang;
  // "Còn one" after a question in Vietnamese, which knows both words, is no English for its second one.
  const prior = languageBefore();
  return known > 0 && knownWords(question, prior) >= known ? prior : lang;
}

/** The language of an act without words of its own, such as `ok`, is that of the question before it. */
function languageOfAct(
  { langs }: ReadAct,
  earlier: readonly ModelMessage[],
  ofSite: readonly string[] | undefined,
): string {
  const before = lastQuestion(earlier, ofSite);
  const lang = before.text === '' ? undefined : languageOfQuestion(before.text, before.earlier, ofSite);
  return lang !== undefined && (langs.length === 0 || langs.includes(lang))
    ? lang
    : (ofSite?.find((one) => langs.includes(one)) ?? langs[0] ?? 'en');
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
function toContinued(
  question: string,
  earlier: readonly ModelMessage[],
  isSite: boolean,
  ofSite: readonly string[] | undefined,
): ContinuedQuery {
  const asked = earlier.filter(({ role }) => role === 'user').map(({ content }) => wordsOf(content));
  const questions = asked.flatMap((text) => questionOf(text, ofSite) ?? []);
  if (questions.length === 0) return { question, before: [] };
  const before = questions.map((text, at) => (at === 0 ? text : withoutCorrection(text)));
  const last = withoutCorrection(question);
  return { question: last, before: questionsBefore(last, before, isSite) };
}

/** The last message that asks something, with the messages before it; '' where there is none. */
function lastQuestion(
  earlier: readonly ModelMessage[],
  ofSite: readonly string[] | undefined,
): { text: string; earlier: readonly ModelMessage[] } {
  const textAt = (at: number) => wordsOf(earlier[at]?.content ?? []);
  const isUser = ({ role }: ModelMessage) => role === 'user';
  const asked = earlier.findLastIndex((message, at) => isUser(message) && readAct(textAt(at), ofSite) === null);
  const at = asked === -1 ? earlier.findLastIndex(isUser) : asked;
  return at === -1 ? { text: '', earlier: [] } : { text: textAt(at), earlier: earlier.slice(0, at) };
}

/** How to reach a person, in the words of the site: what it says, or where it says it. */
function composeContact(results: readonly ModelMessage[], lang: string): string {
  const words = wordsFor(lang);
  const answers = results.flatMap((message) => {
    const answer = message.role === 'tool' ? readAnswer(message.artifact, '') : null;
    return answer ? [answer] : [];
  });
  const sentences = answers.flatMap((answer) => (answer.confident ? answer.sentences : []));
  if (sentences.length > 0)
    return `${words.human}\n\n${layOut(sentences, answers.find((answer) => answer.confident)?.lang)}`;
  const closest = answers.flatMap((answer) => answer.closest).slice(0, 1);
  const near = answers.find((answer) => answer.sentences.length > 0);
  const said = near ? `${layOut(near.sentences, near.lang)}\n\n` : '';
  return closest.length > 0 ? `${words.human}\n\n${said}${linksTo(closest, 'cited')}` : words.humanUnknown;
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
    const said = layOut(
      confident.flatMap((answer) => answer.sentences),
      confident[0]?.lang,
    );
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
  const said = `${otherLanguage(question, lang, near.lang)}${layOut(near.sentences, near.lang)}`;
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
 * Bold text and links whole, so that their marks are not seen while the answer streams; pairs of characters of languages without spaces; words
 * with the spaces after them.
 */
const WORDS =
  /\*\*[^*\n]{1,300}\*\*\s*|\[[^\]\n]{1,300}\]\(<[^>\n]{1,2000}>\)\s*|[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]{1,2}\s*|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+\s*|\s+/g;

function toWords(text: string): string[] {
  return text.match(WORDS) ?? [];
}
