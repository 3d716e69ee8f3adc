import { expect, test } from 'vitest';
import { layOut } from '../../../../api/models/extractive/lay-out.ts';

const row = (header: string[] | null) => [
  { text: 'Soin | 90 min', number: 1, row: { cells: ['Soin', '90 min'], header } },
];

test.each([
  ['en', 'Soin: 90 min [1]', '- Durée: 90 min [1]'],
  ['fr', 'Soin\u00a0: 90 min [1]', '- Durée\u00a0: 90 min [1]'],
  ['zh', 'Soin：90 min [1]', '- Durée：90 min [1]'],
])('a row is written as %s writes a label and its value', (lang, bare, below) => {
  expect(layOut(row(null), lang)).toBe(bare);
  expect(layOut(row(['Nom', 'Durée']), lang)).toContain(below);
});
