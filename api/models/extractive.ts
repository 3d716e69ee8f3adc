// A model that is code: no key, no network. It searches the site, and answers with the sentences the search has chosen.
// Knows the model interface and the artifact's `answer`; ranking and choosing are the index's business.
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import { isFollowUp, smallTalk, wordsFor } from './extractive-words.ts';
import type { Model, ModelEvent, ModelMessage, ModelRequest, ModelTool } from './model.ts';
import { languageOf } from './question-language.ts';

/** Milliseconds between two words: about twice as fast as one reads, so that the answer is seen to be written. */
const WORD_PACE_MS = 12;
/** Characters of a query; longer messages are searched by their beginning. */
const MAX_QUERY_CHARS = 400;

/** The answer as a search tool puts it into its artifact under `answer`. */
export type ExtractedAnswer = {
  /** Verbatim sentences in readable order, each with the number of its source. */
  sentences: { text: string; number: number }[];
  /** The sentences answer the question, as far as the index can tell. */
  confident: boolean;
  closest: { url: string; title: string }[];
};

/** The model that is used when no model service is configured. */
export function createExtractiveModel(options: { clock?: Clock; wordPaceMs?: number } = {}): Model {
  const clock = options.clock ?? systemClock;
  const paceMs = options.wordPaceMs ?? WORD_PACE_MS;
  return {
    label: 'extractive',
    async *stream(request, { signal }): AsyncGenerator<ModelEvent, void, void> {
      const step = decide(request);
      if ('search' in step) {
        const { name, ...input } = step.search;
        yield { type: 'tool_call', call: { id: 'call_1', name, arguments: JSON.stringify(input) } };
        yield { type: 'finish', reason: 'tool_calls' };
        return;
      }
      for (const word of toWords(step.text)) {
        yield { type: 'text_delta', text: word };
        await clock.sleep(paceMs, signal);
      }
      yield { type: 'finish', reason: 'stop' };
    },
  };
}

function decide(
  request: ModelRequest,
): { search: { name: string; query: string; engine?: string } } | { text: string } {
  const asked = request.messages.findLastIndex((message) => message.role === 'user');
  const question = request.messages[asked]?.content ?? '';
  const results = request.messages.slice(asked + 1).filter((message) => message.role === 'tool');
  const lang = languageOf(question);
  if (results.length > 0) return { text: composeAnswer(results, lang) };

  const talk = smallTalk(question);
  if (talk) return { text: wordsFor(talk.lang)[talk.kind] };
  const earlier = request.messages.slice(0, Math.max(asked, 0));
  if (!/[\p{L}\p{N}]/u.test(question)) return { text: wordsFor(languageOf(lastQuestion(earlier))).empty };
  const tool = ['site_search', 'web_search']
    .map((name) => request.tools.find((offered) => offered.name === name))
    .find((offered) => offered !== undefined);
  if (!tool) return { text: wordsFor(lang).nothingFound };
  return { search: { name: tool.name, query: toQuery(question, earlier), ...chooseEngine(tool) } };
}

/** Where an engine has to be named, the first will do: this model knows nothing to choose by. */
function chooseEngine(tool: ModelTool): { engine?: string } {
  const { required, properties } = tool.parameters as {
    required?: readonly string[];
    properties?: { engine?: { enum?: readonly string[] } };
  };
  const first = required?.includes('engine') ? properties?.engine?.enum?.[0] : undefined;
  return first === undefined ? {} : { engine: first };
}

/** The question as a query; one that leans on the question before it brings that along. */
function toQuery(question: string, earlier: readonly ModelMessage[]): string {
  const before = isFollowUp(question) ? lastQuestion(earlier) : '';
  const query = before === '' ? question : `${question} ${before}`;
  return query
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_QUERY_CHARS)
    .replace(/[\ud800-\udbff]$/, '');
}

/** The last question that stands on its own: "and for grinders? and for pumps?" both lean on the same one. */
function lastQuestion(earlier: readonly ModelMessage[]): string {
  const questions = earlier.filter((message) => message.role === 'user').map((message) => message.content);
  const own = questions.findLast((text) => !isFollowUp(text) && smallTalk(text) === null && /\p{L}/u.test(text));
  return own ?? questions.at(-1) ?? '';
}

function composeAnswer(results: readonly ModelMessage[], lang: string): string {
  const words = wordsFor(lang);
  const answers = results.flatMap((message) => {
    const answer = message.role === 'tool' ? readAnswer(message.artifact) : null;
    return answer ? [answer] : [];
  });
  if (answers.length === 0) return words.failed;
  const confident = answers.filter((answer) => answer.confident && answer.sentences.length > 0);
  if (confident.length > 0) return layOut(confident.flatMap((answer) => answer.sentences));
  const closest = answers.flatMap((answer) => answer.closest).slice(0, 3);
  if (closest.length === 0) return words.nothingFound;
  const links = closest.map(
    ({ url, title }) => `- [${escapeMarkdown(title || url)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`,
  );
  return `${words.notAnswered}\n\n${words.closest}\n\n${links.join('\n')}`;
}

/** Sentences of one source that follow each other make a paragraph; three paragraphs and more make a list after the first. */
function layOut(sentences: ExtractedAnswer['sentences']): string {
  const paragraphs: { number: number; lines: string[] }[] = [];
  for (const { text, number } of sentences) {
    const line = `${escapeMarkdown(text.replace(/\s+/g, ' ').trim())} [${number}]`;
    const last = paragraphs.at(-1);
    if (last?.number === number && last.lines.length < 3) last.lines.push(line);
    else paragraphs.push({ number, lines: [line] });
  }
  const [first, ...rest] = paragraphs.map(({ lines }) => lines.join(' '));
  if (rest.length < 2) return [first, ...rest].join('\n\n');
  return `${first}\n\n${rest.map((line) => `- ${line}`).join('\n')}`;
}

/** A page's words as words: what Markdown would read as markup is escaped. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~$]/g, '\\$&')
    .replace(/^(\s*)([#+-])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}

/** Words with the blanks after them; languages without blanks in pairs of characters. */
function toWords(text: string): string[] {
  return (
    text.match(
      /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]{1,2}\s*|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+\s*|\s+/g,
    ) ?? []
  );
}

function readAnswer(artifact: unknown): ExtractedAnswer | null {
  const answer = isRecord(artifact) ? artifact.answer : null;
  if (!isRecord(answer)) return null;
  const sentences = list(answer.sentences).flatMap(({ text, number }) =>
    typeof text === 'string' && typeof number === 'number' && text.trim() !== '' ? [{ text, number }] : [],
  );
  const closest = list(answer.closest).flatMap(({ url, title }) =>
    typeof url === 'string' && /^https?:\/\//i.test(url)
      ? [{ url, title: typeof title === 'string' ? title : '' }]
      : [],
  );
  return { sentences, closest, confident: answer.confident === true };
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
