// The commands: how each is called, and its help. Imports nothing of the server, so that `--help` answers at once.
import type { CommandSpec } from './command-line.ts';

const CONFIGURED = 'Settings are read from the environment and agent-chat.config.json, as the server reads them.';

export const SPECS = {
  start: {
    use: '[--port <port>]',
    summary: 'serves the chat',
    details: `The same as npm start in a clone. Ctrl+C or SIGTERM ends it in order.\n${CONFIGURED}`,
    words: [0, 0],
    options: { port: { value: 'port', help: 'where it listens; 8787 if nothing names another' } },
  },
  init: {
    use: '<address> [--force]',
    summary: 'writes a configuration file with comments for the site at that address',
    details: 'Writes agent-chat.config.json in this folder, or the file that AGENT_CHAT_CONFIG names.',
    words: [1, 1],
    options: { force: { help: 'replaces a file that is there' } },
  },
  index: {
    use: '<sitemap or address> [site]',
    summary: 'crawls a site into the index, shows how it goes, and ends',
    details: `Works beside a running server. Ctrl+C stops it; the same command goes on where it was.\n${CONFIGURED}`,
    words: [1, 2],
    options: {},
  },
  check: {
    use: '[file] [--url <address>]',
    summary: 'asks the saved questions of a file, and says which answers lack what was expected',
    details: [
      'The file is agent-chat.questions.json if none is named: a list of',
      '  { "question": "…", "page": "/shipping", "words": ["three days"], "refused": false, "site": "default" }',
      'page: the answer cites it; words: the answer has each of them; refused: the answer is that nothing was found.',
      'It asks a running server. Exit code 1 when an answer is not as expected.',
    ].join('\n'),
    words: [0, 1],
    options: {
      url: { value: 'address', help: 'the server to ask; the one of this configuration if left out' },
      origin: { value: 'origin', help: 'the page to ask from, where the server allows none of this machine' },
      junit: { value: 'file', help: 'writes the result as JUnit XML, for CI' },
    },
  },
  doctor: {
    use: '[--url <address>] [--page <address>]',
    summary: 'looks at what can be wrong, from Node to a page of yours, and says how to put it right',
    details: [
      'Settings, models, database, index, disk, the public address, proxy, WebSocket, event stream, origin, and the page’s policy.',
      'Run it where the server runs, as its user. Exit code 1 when something failed; what is only to be looked at leaves 0.',
      CONFIGURED,
    ].join('\n'),
    words: [0, 0],
    options: {
      url: {
        value: 'address',
        help: 'the public address of the server; that of the tag on the page, or this machine, if left out',
      },
      page: { value: 'address', help: 'a page of yours that shows the chat' },
      site: { value: 'key', help: 'data-site of the tag, where no page is named' },
      'no-model': { help: 'does not ask the models for a word, which costs a few tokens' },
      json: { help: 'prints the findings as JSON' },
    },
  },
  backup: {
    use: '[folder]',
    summary: 'copies conversations, sites, documents and visitors’ files into a new folder, also while the server runs',
    details: `Without a folder: agent-chat-backup-<time> in this one. Nothing is left of a backup that fails.\n${CONFIGURED}`,
    words: [0, 1],
    options: {},
  },
  restore: {
    use: '<folder or copy> [--replace]',
    summary: 'puts a backup into the place of the configured database, after checking all of it',
    details: `Takes a copy that an upgrade made, too. Refused while a server runs on that database. A damaged backup changes nothing.\n${CONFIGURED}`,
    words: [1, 1],
    options: { replace: { help: 'moves a database that is there to another name first' } },
  },
  'admin-key': {
    use: '[--new]',
    summary: 'prints the admin key',
    details: CONFIGURED,
    words: [0, 0],
    options: { new: { help: 'replaces it, also while the server runs' } },
  },
} as const satisfies Readonly<Record<string, CommandSpec>>;

export type CommandName = keyof typeof SPECS;

/** `agent-chat <address>`, which has no name. */
export const ADDRESS_SPEC: CommandSpec = {
  use: '[--port <port>] [--no-open]',
  summary: 'reads the site at that address and serves a chat about it on this machine, to try it',
  words: [0, 0],
  options: {
    port: { value: 'port', help: 'where it listens; 8787 if nothing names another' },
    'no-open': { help: 'does not open the page in a browser' },
  },
};

/** The text of `agent-chat --help`. */
export function overview(): string {
  const rows = [
    ['<address>', ADDRESS_SPEC.summary],
    ...Object.entries(SPECS).map(([name, spec]) => [name, spec.summary]),
  ];
  return [
    'Use: agent-chat <address>      e.g. agent-chat https://www.example.com',
    '     agent-chat <command>      agent-chat <command> --help says more of each',
    '',
    ...rows.map(([name = '', summary]) => `  ${name.padEnd(12)}${summary}`),
    '',
    `  --version   prints the version`,
    '',
    'Exit codes: 0 done, 1 failed, 2 wrong use, 130 interrupted.',
  ].join('\n');
}
