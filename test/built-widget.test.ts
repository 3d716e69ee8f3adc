// What the build of the widget may leave out: unused schemas, and no call that has an effect.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it, vi } from 'vitest';
import { en } from '../widget/shared/strings/en.ts';
import { enBanner } from '../widget/shared/strings/en-banner.ts';
import { enLater } from '../widget/shared/strings/en-later.ts';
import * as source from '../widget/shared/strings/strings.ts';
// The package has the strings of all parts in the file that this module is in.
import '../widget/shared/strings/banner-strings.ts';
import '../widget/shared/strings/later-strings.ts';

/** Calls that work only by their effect. */
const EFFECTS = ['.preventDefault()', '.stopPropagation()'];

async function chunksOf(mode: string) {
  const result = await build({ configFile: 'vite.config.ts', mode, logLevel: 'silent', build: { write: false } });
  const built = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return built.filter((file) => file.type === 'chunk');
}

async function buildOf(mode: string): Promise<string> {
  return (await chunksOf(mode)).map(({ code }) => code).join('');
}

it.each([
  ['loader', ['loader']],
  ['widget', ['agent-chat', 'on-demand']],
])('of the build "%s" the files that a chat begins with are compiled whole while they come', async (mode, names) => {
  vi.stubEnv('AGENT_CHAT_FILES', '["on-demand.js","agent-chat.js"]');
  const whole = (await chunksOf(mode)).filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  vi.unstubAllEnvs();
  expect(whole.map(({ name }) => name).sort()).toEqual(names);
});

it('a build has every string of every language', async () => {
  mkdirSync('.cache', { recursive: true });
  const outDir = mkdtempSync(join('.cache', 'strings-'));
  try {
    // Beside the entries of the package, which the configuration adds.
    const lib = { entry: { strings: 'widget/shared/strings/strings.ts' } };
    await build({
      configFile: 'vite.config.ts',
      mode: 'library',
      logLevel: 'silent',
      build: { outDir, lib, minify: false },
    });
    const built: typeof source = await import(pathToFileURL(join(outDir, 'strings.js')).href);
    const keys = Object.keys({ ...en, ...enBanner, ...enLater }) as source.StringKey[];
    for (const language of source.languages) {
      const read = async ({ createStrings, hasLanguage, loadLanguage }: typeof source) => {
        await loadLanguage(language);
        expect(hasLanguage(language), language).toBe(true);
        return keys.map((key) => [1, 2].map((n) => `${key}: ${createStrings(language).t(key, { n })}`));
      };
      expect(await read(built), language).toEqual(await read(source));
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});

it.each(['widget', 'library'])('the build for the %s keeps every call that stops an event', async (mode) => {
  const code = await buildOf(mode);
  const sources = readdirSync('widget', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(?:dist|node_modules)\b/.test(file))
    // The script tag is a build of its own, from one file; what it loads is not in the library.
    .filter((file) => file !== 'loader.ts')
    .map((file) => readFileSync(join('widget', file), 'utf8'));
  for (const call of EFFECTS) {
    const written = sources.join('').split(call).length;
    expect(written, call).toBeGreaterThan(1);
    // Libraries have such calls of their own.
    expect(code.split(call).length, call).toBeGreaterThanOrEqual(written);
  }
});
