// `agent-chat check [file]`: asks the saved questions of a running server, one after the other, and compares the answers.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import { loadConfig } from '../../config/load-config.ts';
import { ENGINES } from '../../search/engines/index.ts';
import { systemClock } from '../../time/clock.ts';
import { EXIT, type Given, textOption, UsageError } from '../command-line.ts';
import { createScreen } from '../screen.ts';
import { askServer } from './ask-server.ts';
import { findProblem } from './judge.ts';
import { type CheckedQuestion, toJunit } from './junit.ts';
import { QUESTIONS_FILE, readQuestions } from './saved-questions.ts';

/** Characters shown of an answer that is not as expected: enough to see what it is about; JUnit XML has all of it. */
const SHOWN_CHARS = 200;

/** Sets the exit code; a server that does not answer fails each of its questions. @throws {Error} when the file has a mistake */
export async function check(given: Given): Promise<void> {
  const questions = readQuestions(given.words[0] ?? QUESTIONS_FILE);
  const config = loadConfig(ENGINES);
  const base = readUrl(textOption(given, 'url')) ?? ownAddress(config);
  const screen = createScreen();
  const results: CheckedQuestion[] = [];
  for (const saved of questions) {
    const site = saved.site ?? 'default';
    const origin = textOption(given, 'origin') ?? originOf(config, site, base);
    const startedAt = systemClock.monotonic();
    const answer = await askServer({ base, origin }, { site, question: saved.question, newId: randomUUID }).then(
      (found) => ({ ...found, problem: findProblem(saved, found) }),
      (error: Error) => ({ text: '', problem: error.message }),
    );
    const seconds = (systemClock.monotonic() - startedAt) / 1_000;
    results.push({ question: saved.question, site, seconds, problem: answer.problem, answer: answer.text });
    const mark = answer.problem === null ? screen.paint('green', '✓') : screen.paint('red', '✗');
    screen.line(`${mark} ${saved.question}`);
    if (answer.problem === null) continue;
    screen.line(`    ${answer.problem}`);
    if (answer.text !== '') screen.line(`    It says: ${beginningOf(answer.text)}`);
  }
  const junit = textOption(given, 'junit');
  if (junit !== undefined) writeFileSync(junit, toJunit(results));
  const failed = results.filter(({ problem }) => problem !== null).length;
  screen.line(`${results.length - failed} of ${results.length} answers are as expected.`);
  if (failed > 0) process.exitCode = EXIT.failed;
}

/** On one line. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SHOWN_CHARS ? `${line.slice(0, SHOWN_CHARS)}…` : line;
}

function readUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.endsWith('/') ? text.slice(0, -1) : text;
  throw new UsageError(`--url must be an address such as https://chat.example.com, not ${text}.`);
}

/** Where the server of this configuration listens. */
export function ownAddress({ host, port, basePath }: Pick<Config, 'host' | 'port' | 'basePath'>): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}`;
}

/** A page that may use the site: the first of its origins that is one, or one of this machine. */
function originOf(config: Config, key: string, base: string): string {
  const origins = config.sites.find((site) => site.key === key)?.origins ?? [];
  return origins.find((origin) => origin.startsWith('http') && !origin.includes('*')) ?? new URL(base).origin;
}
