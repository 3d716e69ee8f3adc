// `agent-chat doctor`: looks at everything between the program and a page of the owner, and says of each part whether it works and what to do.
import type { Config } from '../../config/config.ts';
import { ConfigError, configPath, loadConfig } from '../../config/load-config.ts';
import { adminKeyFile } from '../../identity/admin-key-file.ts';
import { ENGINES } from '../../search/engines/index.ts';
import { toDatabasePath } from '../../store/sqlite/database/open-database.ts';
import { EXIT, type Given, textOption, UsageError } from '../command-line.ts';
import { createScreen } from '../screen.ts';
import { type Finding, failed, ok, unknown, warning } from './finding.ts';
import { checkLive } from './live.ts';
import { checkMachine, checkProgram } from './machine.ts';
import { checkModels } from './model.ts';
import { baseOf, judgePage, noPage, readPage } from './page.ts';
import { checkServer } from './server.ts';

const MARKS = { ok: '✓', warning: '!', failed: '✗', unknown: '?' } as const;
const STYLES = { ok: 'green', warning: 'yellow', failed: 'red', unknown: 'dim' } as const;

/** Prints a line for each finding, or all as JSON; the exit code is 1 when one failed. @throws {UsageError} */
export async function doctor(given: Given, version: string): Promise<void> {
  const page = addressOption(given, 'page');
  const url = addressOption(given, 'url');
  const isJson = given.options.json !== undefined;
  const screen = createScreen();
  const all: Finding[] = [];
  const say = (findings: readonly Finding[]) => {
    all.push(...findings);
    if (isJson) return;
    for (const { area, state, text, fix } of findings) {
      screen.line(`${screen.paint(STYLES[state], MARKS[state])} ${area.padEnd(10)}${text}`);
      if (fix !== undefined) screen.line(`            ${screen.paint('dim', '→')} ${fix}`);
    }
  };
  say(checkProgram(version));
  const config = readConfig(say);
  if (config !== null) {
    say(checkMachine(config));
    if (given.options['no-model'] === undefined) say(await checkModels(config));
    await checkReach(config, { page, url, site: textOption(given, 'site') }, say);
  }
  const count = (state: Finding['state']) => all.filter((finding) => finding.state === state).length;
  if (isJson) console.log(JSON.stringify({ ok: count('failed') === 0, findings: all }, null, 2));
  else
    screen.line(
      `${count('failed')} failed, ${count('warning')} to look at, ${count('unknown')} not known, ${count('ok')} in order.`,
    );
  if (count('failed') > 0) process.exitCode = EXIT.failed;
}

function readConfig(say: (findings: readonly Finding[]) => void): Config | null {
  try {
    const config = loadConfig(ENGINES);
    say([
      ok('settings', `${config.siteFiles.length > 0 ? configPath() : 'no sites in a file: the demo'} is in order`),
      ...config.warnings.map((text) => warning('settings', text, 'docs/settings.md says more.')),
    ]);
    return config;
  } catch (error) {
    const mistakes = error instanceof ConfigError ? error.mistakes : [{ path: '', message: (error as Error).message }];
    say(
      mistakes.map(({ path, message }) =>
        failed('settings', `${path} ${message}`.trim(), `Correct it in ${configPath()} or in the environment.`),
      ),
    );
    return null;
  }
}

/** Everything that goes over the network to the server and to the page. */
async function checkReach(
  config: Config,
  { page, url, site }: { page: URL | null; url: URL | null; site: string | undefined },
  say: (findings: readonly Finding[]) => void,
): Promise<void> {
  const read = page === null ? null : await readPage(page);
  const seen = read !== null && 'facts' in read ? read : null;
  const [tag] = seen?.facts.tags ?? [];
  const direct = directAddress(config);
  const ofTag = tag === undefined || seen === null ? null : baseOf(tag, seen.url);
  const base = url === null ? (ofTag ?? direct) : withoutSlash(url.href);
  const { answers, findings } = await checkServer({
    base,
    direct,
    basePath: config.basePath,
    adminKey: config.adminKey ?? adminKeyFile(toDatabasePath(config.databaseUrl))?.read() ?? null,
  });
  say(findings);
  const key = site ?? tag?.site ?? config.sites[0]?.key ?? 'default';
  const origin = seen?.url.origin ?? originOf(config, key);
  if (answers && origin !== null) say(await checkLive(base, { site: key, origin }));
  else if (answers) say([unknown('origin', 'no exact origin is configured', 'Name a page: --page')]);
  if (seen !== null) say(judgePage(seen.facts, { page: seen.url, base }));
  else say([read === null || 'facts' in read ? noPage() : read]);
}

/** Where the server listens itself. */
function directAddress({ host, port, basePath }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}`;
}

/** An origin whose pages may show the site; null where all are patterns. */
function originOf({ sites }: Config, key: string): string | null {
  const origins = sites.find((site) => site.key === key)?.origins ?? [];
  return (
    origins.find((one) => one.includes('://') && !one.includes('*')) ??
    (origins.includes('loopback') ? 'http://localhost' : null)
  );
}

function addressOption(given: Given, name: string): URL | null {
  const text = textOption(given, name);
  if (text === undefined) return null;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new UsageError(`--${name} must be an address such as https://www.example.com/, not ${text}.`);
  return new URL(text);
}

const withoutSlash = (address: string) => (address.endsWith('/') ? address.slice(0, -1) : address);
