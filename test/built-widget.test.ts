// What the build of the widget may leave out: unused schemas, and no call that has an effect.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** Calls that work only by their effect. */
const EFFECTS = ['.preventDefault()', '.stopPropagation()'];

it.each(['widget', 'library'])('the build for the %s keeps every call that stops an event', async (mode) => {
  const result = await build({ configFile: 'vite.config.ts', mode, logLevel: 'silent', build: { write: false } });
  const built = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = built.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const sources = readdirSync('widget', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(?:dist|node_modules)\b/.test(file))
    .map((file) => readFileSync(join('widget', file), 'utf8'));
  for (const call of EFFECTS) {
    const written = sources.join('').split(call).length;
    expect(written, call).toBeGreaterThan(1);
    // Libraries have such calls of their own.
    expect(code.split(call).length, call).toBeGreaterThanOrEqual(written);
  }
});
