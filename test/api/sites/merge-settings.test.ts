import { expect, it } from 'vitest';
import { changesBetween, mergeSettings, pathsOf, valueAt, withoutSecrets } from '../../../api/sites/merge-settings.ts';

it('merges as RFC 7396 says, without giving a name a meaning', () => {
  const settings = { a: 1, agent: { name: 'x', greeting: 'y' }, list: [1, 2] };
  const patch = { a: null, agent: { greeting: null, more: { deep: 1 } }, list: [3], look: { accent: null, radius: 2 } };
  expect(mergeSettings(settings, patch)).toEqual({
    agent: { name: 'x', more: { deep: 1 } },
    list: [3],
    look: { radius: 2 },
  });
  expect(settings.agent.greeting).toBe('y');
  const odd = mergeSettings({}, JSON.parse('{"__proto__":{"isAdmin":true}}'));
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(Object.keys(odd)).toEqual(['__proto__']);
});

it('names settings by their paths, and shows changes without secrets and long texts', () => {
  const before = {
    key: 'k',
    origins: ['a'],
    agent: { name: 'x', instructions: 'i'.repeat(900) },
    secret: 'the old secret',
  };
  const after = { key: 'k', origins: ['a'], agent: { name: 'y' }, secret: 'the new secret' };
  expect(pathsOf(before)).toEqual(['origins', 'agent.name', 'agent.instructions', 'secret']);
  expect([valueAt(before, 'agent.name'), valueAt(before, 'agent.constructor'), valueAt(before, 'toString')]).toEqual([
    'x',
    undefined,
    undefined,
  ]);
  const changes = changesBetween(before, after);
  expect(changes).toEqual([
    { path: 'agent.name', from: '"x"', to: '"y"' },
    { path: 'agent.instructions', from: `"${'i'.repeat(199)}…` },
    { path: 'secret', from: 'set, ends in …ret', to: 'set, ends in …ret' },
  ]);
  expect(withoutSecrets(after)).toMatchObject({ secret: 'set, ends in …ret', agent: { name: 'y' } });
});
