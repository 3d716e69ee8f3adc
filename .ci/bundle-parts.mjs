// The parts of the built widget with their sizes: the script tag, the first load, and what is loaded later, each with its bound.
// `npm run check` compares them, README.md lists them.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Parts that are loaded when they are first drawn: what they are, the chunks that belong to them, and their bound in KB. */
const LATER = [
  { what: 'later: steps and citations', chunks: /^(work|rolldown-runtime)-/, maxKb: 13 },
  // Until 2026-11-24 the styles and strings of later parts were in the first load.
  // Until 2026-11-24 what makes wide tables scroll, addresses safe and the language of a text known was in the first load.
  { what: 'later: what several parts share: icons, cards of sources, styles', chunks: /^common-/, maxKb: 8.25 },
  { what: 'later: links, pictures, quotes, tables and blocks of code in a text', chunks: /^rich-/, maxKb: 5.9 },
  { what: 'later: the English strings of all later parts', chunks: /^strings-/, maxKb: 2.5 },
  // 5.5 KB until it read long logs in steps.
  { what: 'later: reading logs with more than questions and texts', chunks: /^log-(?!stream-)/, maxKb: 5.6 },
  { what: 'later: the detection of languages', chunks: /^language-of-/, maxKb: 1.5 },
  { what: 'later: recorded logs', chunks: /^recorded-chat-/, maxKb: 1.25 },
  // 1.75 KB until it parsed the reply in pieces.
  { what: 'later: reading a stored conversation', chunks: /^replay-history-/, maxKb: 2.2 },
  // Until 2026-11-30 the four were in the first load.
  { what: 'later: what is said of the connection, and of what did not work', chunks: /^banner-/, maxKb: 1.75 },
  { what: 'later: signing in of visitors whom the site names', chunks: /^named-/, maxKb: 1.2 },
  { what: 'later: what holds the page behind a chat that covers the screen', chunks: /^modal-/, maxKb: 1.1 },
  { what: 'later: colours for browsers that compute none', chunks: /^old-colors-/, maxKb: 0.6 },
  // 1.75 KB until it said that the visitor is waited for.
  { what: 'later: the launcher of a chat that was closed', chunks: /^launcher-button-/, maxKb: 1.85 },
  // 2.5 KB each; a visitor loads one.
  { what: 'later: each language but English, together', chunks: /^(ar|de|es|fr|id|ja|ko|pl|pt|th|vi|zh)-/, maxKb: 30 },
  { what: 'later: links by reference, footnotes and formulas', chunks: /^parts-/, maxKb: 5 },
  { what: 'later: colours of code', chunks: /^highlight-/, maxKb: 12 },
  // 0.5 to 3 KB each; a visitor loads those of the code that is shown.
  { what: 'later: the grammar of each language of code, together', chunks: /^code-/, maxKb: 40 },
  { what: 'later: the sources panel', chunks: /^sources-panel-/, maxKb: 6 },
  { what: 'later: approvals and questions', chunks: /^(agent-chat-(approval|question)|outcome|show-end)-/, maxKb: 10 },
  {
    what: 'later: saving, printing, deleting, links to another device',
    chunks: /^(menu|device-link)-/,
    maxKb: 7,
  },
  {
    what: 'later: the list of conversations, words of turns not drawn',
    chunks: /^(history|undrawn-text)-/,
    maxKb: 8,
  },
  { what: 'later: the context of the page', chunks: /^(agent-chat-context|page-context-reader)-/, maxKb: 3 },
  {
    what: 'later: files of the visitor, and saving of files',
    chunks: /^(composer-files|agent-chat-files|save-file|download)-/,
    maxKb: 7,
  },
  {
    // 8.5 KB until it had the styles of the log that only a long or a printed one needs, and names of buttons for each message; 8.6 KB
    // until a given rating was filled, and it loaded the field of a question and the card of a rating before they are shown; 8.7 KB until
    // the first load left it the grey lines of a conversation that loads; 9 KB until it left it who follows the end, and bringing a found turn into view; 9.1 KB until it left it the end of a run for
    // screen readers, and the button above the first drawn turn.
    what: 'later: what is around answers: actions, ratings, edits, versions, failures, long conversations',
    chunks: /^(turn-tools|agent-chat-(feedback|edit))-/,
    maxKb: 9.4,
  },
  // Until 2026-11-26 what finds it out was in the first load.
  { what: 'later: why a page cannot use its API', chunks: /^refusal-diagnosis-/, maxKb: 1.25 },
  { what: 'later: the log as a stream, where sockets fail', chunks: /^log-stream-/, maxKb: 2 },
  {
    what: 'later: calls of the page that wait, and the place in a dialog of the page',
    chunks: /^(waits|dialog-place)-/,
    maxKb: 1.25,
  },
  { what: 'later: tools of the page', chunks: /^page-(calls|tools)-/, maxKb: 3 },
  { what: 'later: charts, tables, files and plans', chunks: /^agent-chat-artifact-/, maxKb: 10 },
  { what: 'later: second tags, and pages that replace what the chat is in', chunks: /^page-changes-/, maxKb: 1.02 },
  // 0.1 KB each; a page in one of the languages loads one with the script tag.
  { what: 'later: the words of a closed chat in each language but English, together', chunks: /^words-/, maxKb: 0.9 },
];

const isLog = (file) => /^conversation-/.test(basename(file));

/** What a chat loads up to and with its first answer, in bytes of brotli. */
const MAX_FIRST_BROTLI = 51_200;
const HASHES = ['d15e1a2849', 'aaf253f8da', '2eadb5051c', '6d532c5d84', 'b7b2a5af43'];

/**
 * Each part as `{ what, bytes, maxBytes }`, gzip, in the order in which a page loads them.
 * @throws {Error} naming a chunk that belongs to no part, one of the first load that imports the entry, or one that brings links and tables along
 */
export function bundleParts(root) {
  const folder = join(root, 'dist/widget');
  const { entry, integrity } = JSON.parse(readFileSync(join(folder, 'widget.json'), 'utf8'));
  const text = (file) => readFileSync(join(folder, file), 'utf8');
  const size = (files) => files.reduce((sum, file) => sum + gzipSync(text(file)).length, 0);
  const first = new Set();
  const follow = (file) => {
    if (first.has(file)) return;
    first.add(file);
    for (const [, name] of text(file).matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)) {
      // The imported chunk would run before what it imports from the entry is there.
      if (`assets/${name}` === entry)
        throw new Error(`${file} imports the entry, which imports it: see codeSplitting in vite.config.ts.`);
      follow(`assets/${name}`);
    }
  };
  follow(entry);
  // The log is imported when the field is drawn: an answer is not drawn without it.
  for (const file of Object.keys(integrity)) if (isLog(file)) first.add(file);
  const later = Object.keys(integrity).filter((file) => file !== 'widget.js' && !first.has(file));
  const lost = later.find((file) => !LATER.some(({ chunks }) => chunks.test(basename(file))));
  if (lost)
    throw new Error(`${lost} belongs to no part: name it in .ci/bundle-parts.mjs, or import it with the first load.`);
  // Bundlers move what two parts share into one of them, which the other then loads whole.
  const isApart = (file) => /^(?:rich|parts)-/.test(basename(file)) || !/\b(?:from|import)"\.\/rich-/.test(text(file));
  const bringsRich = later.find((file) => !isApart(file));
  if (bringsRich)
    throw new Error(`${bringsRich} imports the part of links and tables: name what they share in vite.config.ts.`);
  const isOnDemand = (file) => /^on-demand-/.test(basename(file));
  const onDemand = [...first].filter(isOnDemand);
  const log = [...first].filter(isLog);
  const chat = [...first].filter((file) => !isOnDemand(file) && !isLog(file));
  if (log.length !== 1) throw new Error('The log is no file of its own: see codeSplitting in vite.config.ts.');
  // With another hash of all inputs in the names the same files have up to 60 bytes more or less: the middle of five.
  const [, hash] = /-(\w+)\.js$/.exec(entry);
  const sizeWith = (name) =>
    ['widget.js', ...first].reduce(
      (sum, file) => sum + brotliCompressSync(text(file).replaceAll(hash, name)).length,
      0,
    );
  const brotli = HASHES.map(sizeWith).sort((a, b) => a - b)[2];
  if (brotli > MAX_FIRST_BROTLI)
    throw new Error(`The first load has ${brotli} bytes in brotli, at most ${MAX_FIRST_BROTLI} are allowed.`);
  return [
    // All that a closed page in English loads; 3.8 KB until what only some pages need had files of its own. docs/experiments/widget.md has what it
    // is made of.
    { what: 'the script tag (`/widget.js`)', bytes: size(['widget.js']), maxBytes: 2.5 * 1024 },
    // 1.35 KB until it requested the site's texts for a chat that is shown at once, and was compiled beside the page; 1.58 KB until it
    // requested the log for a stored conversation, what knows tokens of users, and the colours of old browsers.
    { what: 'what the script tag needs with the chat, or in some pages', bytes: size(onDemand), maxBytes: 1.7 * 1024 },
    // 52.4 KB until its log was a file of its own. With the others of the first load 57 KB are the goal, and 50 KB in brotli.
    { what: 'the chat, loaded when it is wanted', bytes: size(chat), maxBytes: 37.6 * 1024 },
    { what: 'its log, with Markdown, requested when the field is drawn', bytes: size(log), maxBytes: 14.2 * 1024 },
    ...LATER.map(({ what, chunks, maxKb }) => ({
      what,
      bytes: size(later.filter((file) => chunks.test(basename(file)))),
      maxBytes: maxKb * 1024,
    })),
  ];
}
