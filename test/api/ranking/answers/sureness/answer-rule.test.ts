import { expect, it } from 'vitest';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';
import type { AnswerPart } from '../../../../../api/ranking/answers/block-parts.ts';
import { by } from '../../../../../api/ranking/answers/sureness/answer-rule.ts';

const page = (title: string, heading: string, text: string) => ({
  ...{ passageId: 1, score: 1, lang: 'en', title, heading, text },
});

it('a part keeps the rule that put it together', () => {
  const part: AnswerPart<number> = { passageId: 1, text: 'Yes.', form: 'text' };
  expect(by('statement', by('asked', [part]))).toEqual([{ ...part, rule: 'asked' }]);
});

it.each([
  ['opening hours', page('Shop', 'Visit', 'Opening hours: Monday to Friday, 9:00 to 17:00.'), 'hours'],
  ['how long does a repair take', page('Questions', 'How long does a repair take?', 'Seven working days.'), 'asked'],
  ['weight of the kettle', page('Kettle', 'Data', 'Kettle | Value\nWeight | 1.2 kg\nColour | red'), 'fact'],
  ['who repairs the old kettle', page('Repairs', 'Workshop', 'The old kettle is repaired by Mara.'), 'statement'],
])('“%s” is answered by a rule that its parts name', (query, passage, rule) => {
  const rules = assembleAnswer(query, [passage]).map((part) => part.rule);
  expect(rules.length).toBeGreaterThan(0);
  expect(new Set(rules)).toEqual(new Set([rule]));
});
