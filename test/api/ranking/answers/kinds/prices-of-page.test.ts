import { describe, expect, it } from 'vitest';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';

const section = (passageId: number, title: string, heading: string, text: string) => ({
  passageId,
  score: 9 - passageId,
  title,
  heading,
  lang: 'en',
  text,
});
const RETURNS = section(1, 'Returns', '', 'Beans left in a grinder go stale, so we charge €20 for cleaning it.');
const WHOLE = section(2, 'Three coffees', 'Three coffees > Whole beans only', 'We do not grind coffee for you.');
const COFFEES = section(
  3,
  'Three coffees',
  '',
  ' | House | Fern | Tam\nPrice, 250 g | €14 | €15 | €17\nRoast | dark | medium | light',
);
const pages = [[RETURNS], [COFFEES, WHOLE]];
const pageOf = ({ passageId }: { passageId: number }) =>
  pages.find((page) => page.some((one) => one.passageId === passageId)) ?? [];
const texts = (query: string) =>
  assembleAnswer(query, [RETURNS, WHOLE], { pageOf }).map(({ text, form }) =>
    form === 'row' ? text : `said: ${text}`,
  );

describe('a question for the price of what only a heading of the page names', () => {
  it.each(['beans price', 'how much are the beans'])('“%s” gets the prices of that page', (query) => {
    expect(texts(query)).toEqual(['Price, 250 g | €14 | €15 | €17']);
  });

  it('gets none where it names something else, too', () => {
    expect(texts('price of cleaning beans')).not.toContain('Price, 250 g | €14 | €15 | €17');
  });
});
