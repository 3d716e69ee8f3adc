import { expect, it } from 'vitest';
import type { SiteConfig } from '../../../api/config/config.ts';
import { type SiteChange, SiteRegistry } from '../../../api/sites/site-registry.ts';

const site = (key: string, extra: Partial<SiteConfig> = {}): SiteConfig => ({
  key,
  origins: [`https://${key}.example`],
  strings: {},
  showReasoning: 'label',
  agent: { name: 'A', suggestions: [], languages: ['en'] },
  ...extra,
});

it('says what each change was, once the map has it, and nothing for a site that is not there', () => {
  const registry = new SiteRegistry([site('a')]);
  const { all } = registry;
  const changes: SiteChange[] = [];
  registry.onChange((change) => {
    expect(all.get(change.key) ?? null).toBe(change.after);
    changes.push(change);
  });
  const [made, changed] = [site('b'), site('b', { limits: { runsPerSite: 3 } })];
  registry.set(made);
  registry.set(changed);
  expect([registry.limitsOf('b'), registry.limitsOf('a'), registry.limitsOf('nobody')]).toEqual([
    { runsPerSite: 3 },
    {},
    {},
  ]);
  registry.remove('b');
  registry.remove('b');
  expect(changes).toEqual([
    { key: 'b', before: null, after: made },
    { key: 'b', before: made, after: changed },
    { key: 'b', before: changed, after: null },
  ]);
  expect([...all.keys()]).toEqual(['a']);
});
