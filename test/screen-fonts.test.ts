import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { differingParts, findFaces, madeWith, writeFontConfig } from '../.ci/screen-fonts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'screen-fonts-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listed = (config: string) =>
  spawnSync('fc-list', ['--format', '%{file}\n'], {
    env: { ...process.env, FONTCONFIG_FILE: config },
    encoding: 'utf8',
  });
const hasFontconfig = spawnSync('fc-list', ['--version']).status === 0;

describe('the fonts of npm run screens', () => {
  it('are the declared ones, and those that are missing are named', () => {
    for (const name of ['NotoSans-Regular.ttf', 'NotoSans-Medium.ttf', 'DroidSansFallbackFull.ttf']) {
      mkdirSync(join(folder, 'noto'), { recursive: true });
      writeFileSync(join(folder, 'noto', name), name);
    }
    const { faces, missing } = findFaces([folder, join(folder, 'nowhere')]);
    expect(faces).toEqual(
      ['NotoSans-Regular.ttf', 'DroidSansFallbackFull.ttf'].map((name) => join(folder, 'noto', name)),
    );
    expect(missing).toContain('NotoSans-Bold.ttf');
    expect(missing).toContain('NotoSansCJK-Regular.ttc');
    expect(missing).not.toContain('NotoSans-Regular.ttf');
  });

  it.runIf(hasFontconfig && findFaces().faces.length > 0)('fontconfig has no others of this machine', () => {
    const { faces } = findFaces();
    const { stdout } = listed(writeFontConfig(faces, folder));
    expect([...new Set(stdout.trim().split('\n'))].sort()).toEqual([...faces].sort());
  });

  it.runIf(hasFontconfig && findFaces().faces.length > 0)(
    'a family that is not named is Noto Sans, as system-ui is',
    () => {
      const env = { ...process.env, FONTCONFIG_FILE: writeFontConfig(findFaces().faces, folder) };
      const matched = (pattern: string) =>
        spawnSync('fc-match', ['--format', '%{family[0]}', pattern.replaceAll('-', '\\-')], { env, encoding: 'utf8' })
          .stdout;
      for (const family of ['', 'system-ui', 'sans-serif', 'Nobody has this'])
        expect(matched(family), family).toBe('Noto Sans');
      for (const family of ['ui-monospace', 'monospace']) expect(matched(family), family).toBe('Noto Sans Mono');
      expect(matched(':lang=ar')).toBe('Noto Sans Arabic');
    },
  );

  it('pictures name the fonts and the browser that they were made with', () => {
    mkdirSync(folder, { recursive: true });
    const face = join(folder, 'a.ttf');
    writeFileSync(face, 'one');
    const before = madeWith([face], '140');
    writeFileSync(face, 'two');
    expect(differingParts(before, madeWith([face], '140'))).toEqual(['a.ttf']);
    expect(differingParts(before, { ...before, Chromium: '141' })).toEqual(['Chromium']);
    expect(differingParts(before, before)).toEqual([]);
  });
});
