import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOfCall, versionOf } from '../../../../api/runs/approvals/args-hash.ts';

type Vector = { about: string; tool: string; version: string; arguments: Record<string, unknown>; args_hash: string };
const FILE = resolve(import.meta.dirname, '../../../../protocol/vectors/args-hash.json');
const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as Vector[];

describe('the hash of a call', () => {
  test.each(vectors.map((vector) => [vector.about, vector] as const))('[APR-2] vector: %s', (_about, vector) => {
    expect(hashOfCall(vector.tool, vector.version, vector.arguments)).toBe(vector.args_hash);
  });

  test('differs with the tool, its version, and each argument', () => {
    const hashes = [
      hashOfCall('a', '1', { x: 1 }),
      hashOfCall('b', '1', { x: 1 }),
      hashOfCall('a', '2', { x: 1 }),
      hashOfCall('a', '1', { x: '1' }),
      hashOfCall('a', '1', { x: 1, y: null }),
      hashOfCall('a', '1', {}),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('the version changes with what the tool says and takes', () => {
    const tool = { description: 'Pays back.', parameters: { type: 'object', maximum: 2 ** 63 } };
    expect(versionOf(tool)).toBe(versionOf(structuredClone(tool)));
    expect(versionOf({ ...tool, description: 'Pays.' })).not.toBe(versionOf(tool));
    expect(versionOf({ ...tool, parameters: { type: 'object' } })).not.toBe(versionOf(tool));
  });
});
