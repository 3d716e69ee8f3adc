// The commands that serve: `agent-chat start` and `agent-chat <address>`.
import { spawn } from 'node:child_process';
import { databaseFor, TRIED_HOST } from './commands/address/address-database.ts';
import { readSiteAddress, withSite } from './commands/address/site-address.ts';
import { type Given, textOption, UsageError } from './commands/command-line.ts';
import { createScreen } from './commands/screen.ts';
import { hasDisplay } from './config/terminal.ts';
import { TRY_PATH } from './routes/try/try-page.ts';
import { tagOf } from './routes/try/widget-tag.ts';
import { serve } from './server.ts';
import { explainFailure, readNothing } from './site-index/crawl/explain-failure.ts';
import type { IndexState } from './site-index/crawl/index-jobs.ts';
import { toDatabasePath } from './store/sqlite/database/open-database.ts';

/** `agent-chat start [--port <port>]`. */
export async function start(given: Given): Promise<void> {
  const port = portOf(given);
  await serve({ change: (config) => ({ config: port === undefined ? config : { ...config, port } }) });
}

/** `agent-chat <address>`: crawls that site and serves a chat about it on this machine, with a page to try it on. */
export async function tryAddress(word: string, given: Given): Promise<void> {
  const address = readSiteAddress(word);
  const port = portOf(given);
  const screen = createScreen();
  const bold = (text: string) => screen.paint('bold', text);
  let key = '';
  let page = '';
  let apart = '';
  await serve({
    change(read) {
      const { config, site, isKnown } = withSite(read, address, port);
      key = site.key;
      // A site of the configuration has its pages in the configured database.
      if (isKnown) return { config, trySite: key };
      const { url: databaseUrl, isApart } = databaseFor(config.databaseUrl, address);
      if (isApart) apart = toDatabasePath(databaseUrl);
      return { config: { ...config, databaseUrl }, trySite: key, mark: { name: TRIED_HOST, value: address.host } };
    },
    onStart(origin, _text, config) {
      page = `${origin}${config.basePath}${TRY_PATH}`;
      screen.line(`Reading ${bold(address.href)}`);
      if (apart !== '') screen.line(`The database of this folder is of another site; this one is kept in ${apart}`);
      if (given.options['no-open'] === undefined && process.stdout.isTTY && hasDisplay()) openBrowser(page);
      screen.line(`  try it    ${bold(page)}`);
      screen.line(`  the tag   ${tagOf(`${origin}${config.basePath}`, key)}`);
      screen.line(`  keep it   agent-chat init ${address.href}   then: agent-chat start`);
    },
    onCrawl: createCrawlReport(screen, () => key),
  });
}

/** A bar while the pages are read, and a line when they are. */
function createCrawlReport(screen: ReturnType<typeof createScreen>, keyOf: () => string) {
  let ended = '';
  return (state: IndexState): void => {
    if (state.site !== keyOf()) return;
    const { counts } = state;
    if (state.status === 'running') {
      screen.progress('pages', counts.done, counts.found);
      return;
    }
    if (ended === state.started_at) return;
    ended = state.started_at;
    if (state.status === 'failed') screen.line(`${screen.paint('red', 'The site cannot be read')}: ${state.error}`);
    else if (state.status === 'done') {
      screen.line(`${screen.paint('green', `${counts.done - counts.failed} pages are read`)}. Ctrl+C ends the server.`);
      for (const { url, reason } of state.failures) screen.line(`  not read: ${url} (${reason})`);
      const [first] = state.failures;
      if (first && readNothing(counts)) screen.line(explainFailure(first));
    }
  };
}

/** @throws {UsageError} when the option is no port */
function portOf(given: Given): number | undefined {
  const text = textOption(given, 'port');
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port must be a port between 1 and 65535, or 0 for a free one, not ${text}.`);
}

/** Without a browser nothing happens: the address is printed anyway. */
function openBrowser(url: string): void {
  const [program, args] =
    process.platform === 'darwin'
      ? (['open', [url]] as const)
      : process.platform === 'win32'
        ? (['cmd', ['/c', 'start', '', url]] as const)
        : (['xdg-open', [url]] as const);
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
