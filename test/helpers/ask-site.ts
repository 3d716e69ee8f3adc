// A site asked as its visitors ask it, without model or network: its files are parsed and indexed as the crawler does, and each
// question goes through the runner, the search tool and the extractive model.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { parsePage } from '../../api/documents/parse-page.ts';
import { createExtractiveModel } from '../../api/models/extractive/extractive.ts';
import { PassageIndex } from '../../api/site-index/passage-index.ts';
import { toIndexedPage } from '../../api/site-index/to-indexed-page.ts';
import { LANGUAGES } from '../../api/text/languages.ts';
import { timeInZone } from '../../api/time/time-in-zone.ts';
import { createTools } from '../../api/tools/index.ts';
import type { ConversationEvent, Source } from '../../protocol/index.ts';
import type { ShownAnswer } from './judge-answer.ts';
import type { ScriptedClock } from './scripted-clock.ts';
import { createScriptedRun, OWNER, type ScriptedRun } from './scripted-run.ts';

/** Characters of text kept of a page, as in a crawl. */
const MAX_CHARS = 200_000;

/** The HTML pages of a folder as a site, read at `nowMs`: an index in memory under the key of scripted runs. */
export async function indexFolder(folder: string, origin = 'https://shop.example', nowMs = 0): Promise<PassageIndex> {
  const index = new PassageIndex(new Database(':memory:'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => name.endsWith('.html') && !/(^|[\\/])404\.html$/.test(name))) {
    const url = `${origin}/${file.replaceAll('\\', '/')}`;
    const bytes = readFileSync(join(folder, file));
    const page = await parsePage({ bytes, url, contentType: 'text/html; charset=utf-8', maxChars: MAX_CHARS }, () => 0);
    const answered = { finalUrl: url, etag: null, lastModified: null };
    index.replacePage(OWNER.site, toIndexedPage({ ...page, ...answered }, nowMs));
  }
  return index;
}

/** One store for all conversations with an index: to open one takes as long as to answer a question. */
const runs = new WeakMap<PassageIndex, ScriptedRun>();

/** The answers to the questions of one conversation; `timeZone`: that of the site, by the clock. */
export async function askInTurn(
  index: PassageIndex,
  questions: readonly string[],
  { clock: ofSite, timeZone }: { clock?: ScriptedClock; timeZone?: string } = {},
): Promise<ShownAnswer[]> {
  const isPlain = ofSite === undefined && timeZone === undefined;
  const run = (isPlain && runs.get(index)) || runOf(index, ofSite, timeZone);
  if (isPlain) runs.set(index, run);
  run.beginConversation();
  const answers: ShownAnswer[] = [];
  let before = 0;
  for (const question of questions) {
    const events = await run.ask(question);
    answers.push(readAnswer(events, before));
    before = events.length;
  }
  if (run.errors.length > 0) throw run.errors[0];
  return answers;
}

function runOf(index: PassageIndex, ofSite?: ScriptedClock, timeZone?: string): ScriptedRun {
  return createScriptedRun({
    ...(ofSite ? { clock: ofSite } : {}),
    agent: (clock: ScriptedClock) => ({
      model: createExtractiveModel({ clock }),
      tools: createTools({
        index,
        ...(timeZone ? { siteTime: () => timeInZone(clock.now(), timeZone) } : {}),
      }),
    }),
  });
}

/** The answer of the last run, whose events begin at `from`; its citations may name sources of earlier ones. */
function readAnswer(events: readonly ConversationEvent[], from: number): ShownAnswer {
  const text = events
    .slice(from)
    .map((event) =>
      event.type === 'content_block_delta' && event.delta.type === 'text_delta' ? (event.delta.text ?? '') : '',
    )
    .join('');
  const urls = new Map<string, string>();
  let found: string[] = [];
  let isUnsure = false;
  for (const [at, event] of events.entries()) {
    if (event.type !== 'content_block_start' || event.content_block.type !== 'tool_result') continue;
    type Artifact = { sources?: Source[]; answer?: { confident?: boolean } };
    const { sources = [], answer } = (event.content_block.artifact ?? {}) as Artifact;
    for (const source of sources) urls.set(String(source.number), source.url);
    if (at < from) continue;
    found = sources.map(({ url }) => url);
    isUnsure = answer?.confident === false;
  }
  const cited = [...text.matchAll(/\[(\d+)\]/g)].flatMap(([, number]) => urls.get(number as string) ?? []);
  const trimmed = text.trim();
  return { text: trimmed, otherwise: otherwiseIn(trimmed), cited: [...new Set(cited)], found, isUnsure };
}

/** The sections below an answer, from the line above them on. */
function otherwiseIn(text: string): string {
  const from = LANGUAGES.map(({ replies }) => (replies ? text.indexOf(`\n\n${replies.otherwise}\n\n`) : -1));
  const [at] = from.filter((place) => place >= 0);
  return at === undefined ? '' : text.slice(at);
}
