import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLostPromises } from '../.ci/promises.mjs';

describe('findLostPromises', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-chat-lint-'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true, target: 'ES2022' } }),
    );
    // The type comes from another file: without type information nobody can see that it is a promise.
    writeFileSync(
      join(folder, 'store.ts'),
      'export const save = async (text: string): Promise<number> => text.length;\n',
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** `file:line rule` of each finding in `code`. */
  const lint = async (code: string) => {
    writeFileSync(join(folder, 'use.ts'), `import { save } from './store.ts';\n${code}\n`);
    const found = ((await findLostPromises(folder)) ?? '').matchAll(/(use\.ts:\d+):.*typescript\(([\w-]+)\)/g);
    return [...found].map(([, place, rule]) => `${place} ${rule}`);
  };

  it('finds a promise that nobody waits for, also of a member and behind an optional call', async () => {
    expect(await lint('save("a");\nconst box: { save?: typeof save } = {};\nbox.save?.("b").then(() => {});')).toEqual([
      'use.ts:2 no-floating-promises',
      'use.ts:4 no-floating-promises',
    ]);
  });

  it('finds an async function where its promise is dropped, and a promise as a condition', async () => {
    expect(await lint('[1].forEach(async () => { await save("a"); });\nif (save("b")) console.log("always");')).toEqual(
      ['use.ts:2 no-misused-promises', 'use.ts:3 no-misused-promises'],
    );
  });

  it('accepts what is awaited, returned, caught or dropped by `void`', async () => {
    expect(
      await lint(
        'await save("a");\nexport const f = () => save("b");\nsave("c").catch(() => {});\nvoid save("d");\nawait Promise.all([1].map(async () => save("e")));',
      ),
    ).toEqual([]);
  });
});
