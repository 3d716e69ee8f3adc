import { describe, expect, it } from 'vitest';
import { readRooms, withoutImplied } from '../.ci/rooms.mjs';

const rooms = (sources: Record<string, string>) => readRooms(new Map(Object.entries(sources)));
const asLists = (graph: Map<string, Set<string>>) =>
  Object.fromEntries([...graph].map(([room, targets]) => [room, [...targets].sort()]));

describe('the drawing of the rooms', () => {
  it('reads imports of values and types, static and dynamic, and not those within a room', () => {
    expect(
      asLists(
        rooms({
          'api/main.ts': "import './app.ts';\nconst x = await import('./runs/runner.ts');\nimport fs from 'node:fs';",
          'api/runs/runner.ts':
            "import type { Store } from '../store/store.ts';\nexport * from './limits.ts';\nimport { a } from '../../protocol/index.ts';",
        }),
      ),
    ).toEqual({ api: ['api/runs'], 'api/runs': ['api/store', 'protocol'] });
  });

  it('leaves out what a longer path implies, and keeps a circle', () => {
    const graph = new Map([
      ['a', new Set(['b', 'c'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set<string>()],
      ['d', new Set(['b', 'c'])],
    ]);
    expect(asLists(withoutImplied(graph))).toEqual({ a: ['b'], b: ['c', 'd'], c: [], d: ['b', 'c'] });
  });
});
