// The visitor bench on a site of its own: that it builds, runs the shared harness and prints a line. The harness is not part of the project.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SECTIONS = {
  Returns: 'You can return a kettle within forty days of delivery. The parcel back costs four euros.',
  Descaling: 'A kettle is descaled once in every quarter, with forty grams of citric acid for a litre of water.',
};

/** A set as the harness reads it. */
function makeSet() {
  const url = 'https://kettle.example/help';
  const passages = Object.entries(SECTIONS).map(([heading, text], n) => ({
    id: `kettle#${n}`,
    doc: url,
    lang: 'en',
    title: 'Help',
    heading,
    url: `${url}#${heading.toLowerCase()}`,
    text,
    keys: [],
  }));
  const markdown = Object.entries(SECTIONS)
    .map(([heading, text]) => `## ${heading}\n\n${text}`)
    .join('\n\n');
  return {
    name: 'kettle',
    lang: 'en',
    pages: [{ url, title: 'Help', lang: 'en', markdown }],
    passages,
    queries: [
      { id: 'q0', q: 'return policy', kind: 'in', gold: ['kettle#0'] },
      { id: 'q1', q: 'how do i descale', kind: 'in', gold: ['kettle#1'] },
      { id: 'q2', q: 'who won the football match', kind: 'out', gold: [] },
    ],
    followups: [],
  };
}

describe.skipIf(!existsSync('../shared/bench/visitor') || !existsSync('../shared/bench/retrieval'))(
  'the visitor bench',
  () => {
    it('asks a site and prints the shares', () => {
      const folder = mkdtempSync(join(tmpdir(), 'visitor-'));
      writeFileSync(join(folder, 'kettle.json'), JSON.stringify(makeSet()));
      const args = ['bench/run.mjs', 'visitor', '--data', folder, '--peers', '', '--tasks', 'ask'];
      const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
      rmSync(folder, { recursive: true, force: true });
      expect(status).toBe(0);
      expect(stdout).toMatch(/kettle +ask +agent-chat +n= +2\+1 R@1 100\.0 R@3 100\.0 \| right 100\.0/);
      expect(stdout).toMatch(/off-site refused 100\.0/);
      expect(stdout).toContain('MEAN of 1 sets');
    }, 60_000);
  },
);
