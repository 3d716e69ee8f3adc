// Asks a model for the title of a conversation and for questions to go on with, and takes nothing of its reply that is not one line of
// plain words. Knows the model; not the run, the store or when it is asked.

import type { Usage } from '../../../protocol/index.ts';
import { estimateUsage } from '../../agent/usage.ts';
import { stripInvisible } from '../../agent/visible-text.ts';
import { type Model, type ModelMessage, type Price, textParts } from '../../models/model.ts';
import { wrapToolOutput } from '../../models/openai/envelope.ts';

export type CaptionRequest = {
  /** The visitor's question, and what was answered. */
  question: string;
  answer: string;
  /** What the visitor has asked in this conversation, a line each: not offered again. */
  asked: string;
  /** Language of the question, BCP 47, '' if unknown. */
  lang: string;
  wants: { title: boolean; followUps: boolean };
};

/** `title`: '' for none. `followUps`: in the order of the model. */
export type Captions = { title: string; followUps: string[] };

/** Characters of the question and of the answer that the model reads: their beginnings say what they are about. */
const MOST_READ = { question: 1_000, answer: 3_000 };
/** Tokens of a reply: a title and three questions in any script, and a line of reasoning. */
const MOST_TOKENS = 400;
/** Characters of a reply that are read; a model that ignores its token limit is cut here. */
const MOST_REPLY_CHARS = 4_000;
/** Characters of a title: one line of the list. */
const TITLE_CHARS = { least: 2, most: 60 };
/** Questions offered, and characters of one: as those of the index. */
const FOLLOW_UPS = 3;
const FOLLOW_UP_CHARS = { least: 4, most: 80 };

/** What names a place in the web: a question that is sent by a click would make it one that the visitor typed (NET-14). */
const HAS_ADDRESS = /:\/\/|\bwww\.|[\w-]\.[a-z]{2,}(?:\/|\b)|@/i;
/** Marks of Markdown and of citations: both are shown as plain text. */
const MARKS = /[`*_#|~<>\\]|\[[\d, ]+\]/g;
const QUOTES = new Set(` "'“”„«»「」『』`);

/**
 * One turn of the model. '' and [] for what it does not give, or gives in a form that is not taken. `onSpent`: its tokens, also of a
 * turn that broke off. Rejects with ModelError, and with the signal's reason.
 */
export async function askCaptions(
  model: Model,
  wish: CaptionRequest,
  options: {
    signal: AbortSignal;
    newNonce(): string;
    onSpent(usage: Usage, price: Price | undefined): void;
  },
): Promise<Captions> {
  const messages = toMessages(wish, options.newNonce());
  let text = '';
  let exact: Usage | undefined;
  let price: Price | undefined;
  try {
    const events = model.stream({ messages, tools: [], maxOutputTokens: MOST_TOKENS }, { signal: options.signal });
    for await (const event of events) {
      if (event.type === 'text_delta') text += event.text;
      else if (event.type === 'text_was_thinking') text = '';
      else if (event.type === 'finish') {
        exact = event.usage;
        price = event.price;
      }
      if (text.length > MOST_REPLY_CHARS) break;
    }
  } finally {
    options.onSpent(exact ?? estimateUsage(messages, text), price ?? model.price);
  }
  return readCaptions(text, wish);
}

/** What of a reply is taken. */
export function readCaptions(reply: string, { asked, wants }: Pick<CaptionRequest, 'asked' | 'wants'>): Captions {
  const { title, questions } = parse(reply);
  const seen = new Set(asked.split('\n').map(toWords));
  const followUps: string[] = [];
  for (const given of wants.followUps && Array.isArray(questions) ? questions : []) {
    const text = lineOf(given, FOLLOW_UP_CHARS);
    if (text === '' || seen.has(toWords(text))) continue;
    seen.add(toWords(text));
    followUps.push(text);
    if (followUps.length === FOLLOW_UPS) break;
  }
  return { title: wants.title ? lineOf(title, TITLE_CHARS).replace(/[.。]$/, '') : '', followUps };
}

function parse(reply: string): { title?: unknown; questions?: unknown } {
  const [start, end] = [reply.indexOf('{'), reply.lastIndexOf('}')];
  try {
    const value: unknown = JSON.parse(reply.slice(start, end + 1));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The text on one line; '' for what is none, has no letters, has an address, or is too short or long. */
function lineOf(given: unknown, { least, most }: { least: number; most: number }): string {
  if (typeof given !== 'string' || given.length > 4 * most || HAS_ADDRESS.test(given)) return '';
  const line = unquoted(stripInvisible(given.toWellFormed()).replace(MARKS, ' ').replace(/\s+/g, ' '));
  const length = [...line].length;
  return length >= least && length <= most && /\p{L}/u.test(line) ? line : '';
}

/** Without quotes and spaces at both ends. */
function unquoted(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && QUOTES.has(text[start] as string)) start += 1;
  while (end > start && QUOTES.has(text[end - 1] as string)) end -= 1;
  return text.slice(start, end);
}

/** The words alone, for comparing. */
function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Both texts are data for this call: the question as well, which is not asked again (INJ-1). */
function toMessages({ question, answer, lang, wants }: CaptionRequest, nonce: string): ModelMessage[] {
  const call = { id: 'call_read', name: 'read_conversation', arguments: '{}' };
  const fields = [
    wants.title ? `"title": what the visitor wants to know, 2 to 6 words, no full stop` : '',
    wants.followUps
      ? `"questions": up to three short questions that the visitor may ask next, from the visitor's side, each answerable by the same site`
      : '',
  ].filter((field) => field !== '');
  const system = [
    'You label conversations. Read the question and the answer and reply with one JSON object and nothing else.',
    `Its fields: ${fields.join('; ')}.`,
    `Write in the language of the question${lang === '' ? '' : ` (${lang})`}. Plain text: no Markdown, links or addresses.`,
  ].join('\n');
  const text = `Question:\n${question.slice(0, MOST_READ.question)}\n\nAnswer:\n${answer.slice(0, MOST_READ.answer)}`;
  return [
    { role: 'system', content: textParts(system) },
    { role: 'user', content: textParts('Label the conversation.') },
    { role: 'assistant', content: [], toolCalls: [call] },
    {
      role: 'tool',
      toolCallId: call.id,
      name: call.name,
      content: textParts(wrapToolOutput(text.toWellFormed(), { tool: call.name, nonce })),
    },
  ];
}
