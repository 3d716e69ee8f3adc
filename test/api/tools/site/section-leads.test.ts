import { describe, expect, test } from 'vitest';
import type { AnswerPart } from '../../../../api/ranking/answers/block-parts.ts';
import type { Hit } from '../../../../api/site-index/passage-index.ts';
import { leadsOf } from '../../../../api/tools/site/section-leads.ts';

const hit = (text: string): Hit => ({
  ...{ passageId: 1, url: 'https://shop.example/faq', fragment: '', title: 'FAQ', heading: 'FAQ' },
  ...{ breadcrumb: [], lang: 'en', text, score: 1, confidence: 0.1, onSite: 0.3 },
});
const section = { passageId: 1, url: 'https://shop.example/faq', fragment: '', title: 'FAQ' };
const lead = (
  query: string,
  text: string,
  { columns = 90, hasRowsAround = true, shown = [] as AnswerPart<number>[] } = {},
) => leadsOf([section], [hit(text)], shown, query, undefined, { columns, hasRowsAround })[0]?.text;

const FAQ =
  'Yes, once you are linked to our agency. Linking takes one working day.\n\nI sold things online. Taxable?\n\nOld household things: no. Bought in order to sell: yes.';

describe('what a section says near to a question', () => {
  test('is the text below the question that it answers', () => {
    expect(lead('selling things online', FAQ)).toMatch(/^I sold things online\. Taxable\? Old household things: no\./);
  });

  test('is all of a short section', () => {
    expect(lead('when is it quiet', 'Busiest from 18 to 20. Quiet from 11 to 15.')).toBe(
      'Busiest from 18 to 20. Quiet from 11 to 15.',
    );
  });

  test('is the nearest statement with what is around it, within the columns', () => {
    const text = 'The tank holds two litres. A loan machine costs €15 a week. Parts are kept for ten years.';
    expect(lead('price of a loan machine', text, { columns: 50 })).toBe('A loan machine costs €15 a week.');
    expect(lead('price of a loan machine', text, { columns: 64 })).toBe(
      'A loan machine costs €15 a week. Parts are kept for ten years.',
    );
  });

  test('has items and cells on one line, and no images', () => {
    const text = '🖼 A wide machine\n\nWeight\n\nServer log | 7 days\nOrders | 7 years';
    expect(lead('server log', text)).toBe('Weight: Server log · 7 days; Orders · 7 years');
  });

  test('is one row alone beside an answer', () => {
    const text = 'Server log | 7 days\nOrders | 7 years';
    expect(lead('server log', text, { hasRowsAround: false })).toBe('Server log · 7 days');
  });

  test('is nothing where the answer above has it', () => {
    const text = 'A loan machine costs €15 a week.';
    expect(lead('loan machine', text, { shown: [{ passageId: 1, text, form: 'text' }] })).toBe(undefined);
  });

  test('is nothing where it says the answer above once more', () => {
    const text = 'Alder Mini in Sand. €449 with VAT. The Mini heats only the water it needs.';
    const price: AnswerPart<number> = { passageId: 2, text: '€449 with VAT', form: 'text', label: 'Alder Mini' };
    expect(lead('price of the mini', text)).toContain('€449');
    expect(lead('price of the mini', text, { shown: [price] })).toBe(undefined);
  });

  test('ends within the columns where one statement is longer', () => {
    expect(lead('tank', `The tank ${'holds two litres and '.repeat(9)}more.`, { columns: 40 })?.length).toBeLessThan(
      41,
    );
  });
});
