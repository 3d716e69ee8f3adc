import { expect, it } from 'vitest';
import { stemEnglish } from '../../../../api/text/stems/en.ts';

it('keeps words apart that the stemmer takes for forms of each other', () => {
  for (const [one, other] of [
    ['customs', 'customer'],
    ['customs', 'custom'],
    ['instalments', 'install'],
    ['policy', 'police'],
    ['university', 'universal'],
    ['organic', 'organisation'],
    ['news', 'new'],
    ['important', 'import'],
    ['business', 'busy'],
    ['personal', 'person'],
    ['community', 'communication'],
  ] as const)
    expect(stemEnglish(one), `${one} ${other}`).not.toBe(stemEnglish(other));
});

it('brings their own forms together', () => {
  for (const [one, other] of [
    ['policy', 'policies'],
    ['instalment', 'installments'],
    ['customer', 'customers'],
    ['organisation', 'organizations'],
    ['repairs', 'repairing'],
  ] as const)
    expect(stemEnglish(one), `${one} ${other}`).toBe(stemEnglish(other));
});
