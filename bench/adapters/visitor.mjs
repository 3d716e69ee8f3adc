/**
 * Our whole answering path without a model as the shared visitor benchmark calls it (open, ask, close; see its README): the reader of
 * pushed documents, the index, the search tool and the extractive model, bundled from the sources. No HTTP, no pacing of words.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { build } from 'esbuild';

export const name = 'agent-chat';

const root = resolve(import.meta.dirname, '../..');
const outfile = join(root, '.cache/bench/visitor-parts.mjs');
mkdirSync(join(root, '.cache/bench'), { recursive: true });
await build({
  entryPoints: [join(import.meta.dirname, 'visitor-parts.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  outfile,
  logLevel: 'error',
});
const parts = await import(pathToFileURL(outfile).href);

/** Tool calls of one answer at most, as many as a run allows the extractive model in practice. */
const MAX_STEPS = 4;
/** Passages shown to the harness, for R@1 and R@3. */
const HITS = 8;

/** A site made of pushed Markdown pages `{url, title, lang, markdown}`; `dir` is an empty folder for its database. */
export async function open(pages, { dir }) {
  const db = new Database(join(dir, 'site.db'));
  db.pragma('journal_mode = MEMORY');
  db.pragma('synchronous = OFF');
  const index = new parts.PassageIndex(db);
  const documents = parts.createPushedDocuments({
    db,
    index,
    sources: parts.createSqliteStore({ url: ':memory:' }).documents,
    parse: (task) => parts.parsePage(task, () => performance.now()),
    now: () => 0,
    yieldToEventLoop: async () => {},
  });
  const signal = AbortSignal.timeout(600_000);
  for (let i = 0; i < pages.length; i += 50) {
    const some = pages.slice(i, i + 50);
    const list = some.map(({ url, title, lang, markdown }) => ({
      url,
      title,
      lang,
      format: 'markdown',
      content: markdown,
    }));
    await documents.push('s', list, signal);
  }
  index.optimize('s');
  const tool = parts.createSiteSearchTool({ index });
  const clock = { now: () => 0, nowMs: () => 0, sleep: async () => {} };
  return { db, index, tool, model: parts.createExtractiveModel({ wordPaceMs: 0, clock }) };
}

/** One turn as the run loop makes it: the model may search, then it speaks. */
async function turn({ tool, model }, earlier, question) {
  const signal = AbortSignal.timeout(60_000);
  const tools = [{ name: tool.name, description: tool.description, parameters: tool.parameters }];
  const messages = [...earlier, { role: 'user', content: parts.textParts(question) }];
  let text = '';
  let artifact = null;
  let input = null;
  for (let step = 0; step < MAX_STEPS; step++) {
    let call = null;
    text = '';
    for await (const event of model.stream({ messages, tools }, { signal })) {
      if (event.type === 'text_delta') text += event.text;
      if (event.type === 'tool_call') call = event.call;
    }
    if (!call) break;
    input = JSON.parse(call.arguments);
    const numbers = new Map();
    const done = await tool.run(input, {
      site: 's',
      conversationId: 'c',
      runId: 'r',
      toolUseId: call.id,
      signal,
      question,
      lang: '',
      onProgress() {},
      isKnownUrl: () => true,
      numberSources: (sources) =>
        sources.map((source) => {
          if (!numbers.has(source.url)) numbers.set(source.url, numbers.size + 1);
          const number = numbers.get(source.url);
          return { ...source, number, id: `src_${number}` };
        }),
    });
    artifact = { ...done.artifact, sources: done.sources ?? [] };
    messages.push(
      { role: 'assistant', content: [], toolCalls: [call] },
      { role: 'tool', toolCallId: call.id, name: call.name, content: parts.textParts(done.text ?? ''), artifact },
    );
  }
  return { text, artifact, input };
}

/** The reply to `question` after `history`; where a turn of the assistant is missing it is answered here. */
export async function ask(question, history, site) {
  const messages = [];
  for (const [i, message] of history.entries()) {
    if (message.role !== 'user') {
      messages.push({ role: 'assistant', content: parts.textParts(message.text) });
      continue;
    }
    const next = history[i + 1];
    const isOpen = !next || next.role === 'user';
    const reply = isOpen ? (await turn(site, messages, message.text)).text : null;
    messages.push({ role: 'user', content: parts.textParts(message.text) });
    if (reply !== null) messages.push({ role: 'assistant', content: parts.textParts(reply) });
  }
  const { text, artifact, input } = await turn(site, messages, question);
  if (!artifact) return { kind: 'talk', talk: kindOfTalk(text), text, sentences: [], closest: [], hits: [] };
  const { answer, sources = [] } = artifact;
  const urlOf = (number) => sources.find((source) => source.number === number)?.url?.replace(/#.*$/, '');
  const isAnswered = answer?.confident === true && answer.sentences.length > 0;
  return {
    kind: isAnswered ? 'answer' : 'refused',
    text,
    query: input.query,
    sentences: isAnswered ? answer.sentences.map((one) => ({ text: one.text, url: urlOf(one.number) })) : [],
    closest: (answer?.closest ?? []).map(({ url }) => url.replace(/#.*$/, '')),
    hits: hitsOf(site.index, artifact),
  };
}

/** The passages that the tool looked at, best first; its artifact has the query that was searched in the end. */
function hitsOf(index, { query }) {
  const { question, ...options } = parts.readSiteQuery(index, 's', query);
  return index
    .search('s', question, { limit: HITS, ...options })
    .map(({ url, heading, text, confidence }) => ({ url, heading, text, confidence }));
}

/** The name of a fixed sentence, `other` for any text besides them. */
function kindOfTalk(text) {
  for (const words of Object.values(parts.EXTRACTIVE_WORDS))
    for (const [kind, sentence] of Object.entries(words)) if (sentence === text) return kind;
  return 'other';
}

export const close = ({ db }) => db.close();
