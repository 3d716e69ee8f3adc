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

test('a label begins a table of its own, below another with the same header', () => {
  const hours = (season: string, hour: string) => ({
    text: `Pool | ${hour}`,
    number: 1,
    row: { cells: ['Pool', hour, 'closed'], header: ['Zone', 'Mon–Fri', 'Sunday'] },
    ...(season === '' ? {} : { label: season }),
  });
  const shown = layOut([hours('Winter', '7:30'), hours('', '8:00'), hours('Summer', '9:00'), hours('', '10:00')]);
  expect(shown.split('\n').filter((line) => !line.startsWith('| ---'))).toEqual([
    '**Winter**',
    '',
    '| Zone | Mon–Fri | Sunday |',
    '| Pool [1] | 7:30 | closed |',
    '| Pool [1] | 8:00 | closed |',
    '',
    '**Summer**',
    '',
    '| Zone | Mon–Fri | Sunday |',
    '| Pool [1] | 9:00 | closed |',
    '| Pool [1] | 10:00 | closed |',
  ]);
});
