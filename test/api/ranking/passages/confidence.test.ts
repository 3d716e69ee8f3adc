import { expect, it } from 'vitest';
import { isAnswerable } from '../../../../api/ranking/answers/answer.ts';
import { CONFIDENCE_FEATURES, confidenceInputs, readCandidates } from '../../../../api/ranking/passages/confidence.ts';
import { FEATURE_COUNT } from '../../../../api/ranking/passages/confidence-model-data.ts';
import { FEATURE_COUNT as COUNT_WITH_SENTENCES } from '../../../../api/ranking/passages/sentence-confidence-model-data.ts';
import { readQuestion } from '../../../../api/ranking/question/question.ts';
import { sentenceInputs } from '../../../../api/ranking/sentence-evidence.ts';
import { createSmallSite } from '../../../helpers/small-site.ts';

// Words are hardly rare on a site of seven passages: its own questions are those of which one passage holds much.
const site = createSmallSite();
const answerable = (question: string): boolean => isAnswerable(site.search('default', question, { limit: 3 }));

it.each([
  'How often should I descale?',
  'is limescale covered',
  'Can I return a grinder?',
  'How much is the return label?',
  'Is my machine covered if it loses steam after eight months?',
  'Máy pha cà phê bảo hành bao lâu?',
  'máy mất hơi có được bảo hành không',
  '保修多久？',
])('a site of a few pages answers its own question: %s', (question) => {
  expect(answerable(question)).toBe(true);
});

it.each([
  'Who won the world cup?',
  'Do you sell tea pots?',
  'how do I brew coffee',
  'What is the weather today?',
  'Can I pay by invoice?',
  'Ai là chủ tịch nước?',
  '今天天气怎么样？',
])('and says that it has nothing on another: %s', (question) => {
  expect(answerable(question)).toBe(false);
});

it('the model is fitted on as many inputs as there are, and products are those of the two inputs that they name', () => {
  const text = 'Is my espresso machine covered against guacamole?';
  const statistics = site.statistics('default');
  if (!statistics) throw new Error('The small site has no statistics.');
  const candidates = site.explain('default', text);
  const [first] = candidates;
  if (!first) throw new Error('Nothing was found.');
  const inputs = confidenceInputs(first, readCandidates(readQuestion(text, statistics), candidates));
  const input = (name: string) => inputs[CONFIDENCE_FEATURES.findIndex((own) => own === name)] as number;
  expect(CONFIDENCE_FEATURES).toHaveLength(FEATURE_COUNT);
  expect(inputs).toHaveLength(FEATURE_COUNT);
  expect(input('unknownRare')).toBeGreaterThan(0);
  expect(input('shareUnknown')).toBeCloseTo(input('share') * input('unknownRare'));
  expect(input('unknownSquare')).toBeCloseTo(input('unknownRare') ** 2);
  expect(input('missingMass')).toBeCloseTo(input('unitMissing') * input('unitMass'));
});

it('the model that reads sentences too has their inputs behind the others', () => {
  const [sentences] = sentenceInputs([{ page: 'a', scores: [1], mass: 1, score: 1 }]);
  expect(COUNT_WITH_SENTENCES).toBe(FEATURE_COUNT + (sentences?.length ?? 0));
});

it('the estimate that the site has anything is higher for its own questions than for those of another world', () => {
  const onSite = (question: string) => site.search('default', question, { limit: 1 })[0]?.onSite ?? 0;
  const own = ['warranty boiler', 'how much is shipping', 'send it back'].map(onSite);
  const foreign = ['tell me a joke', 'who won the world cup', 'weather tomorrow'].map(onSite);
  expect(Math.min(...own)).toBeGreaterThan(Math.max(...foreign));
});

it('reads phrases for what hardly any site is about, and business concepts that no page names', () => {
  const statistics = site.statistics('default');
  if (!statistics) throw new Error('The small site has no statistics.');
  const input = (text: string, name: 'elsewhere' | 'absentShare') => {
    const candidates = site.explain('default', text);
    const [first] = candidates;
    if (!first) throw new Error('Nothing was found.');
    const inputs = confidenceInputs(first, readCandidates(readQuestion(text, statistics), candidates));
    return inputs[CONFIDENCE_FEATURES.indexOf(name)];
  };
  expect(input('weather for the espresso machine', 'elsewhere')).toBe(1);
  expect(input('price of the espresso machine', 'elsewhere')).toBe(0);
  const [absent = 0, present = 1] = [input('franchise warranty', 'absentShare'), input('warranty', 'absentShare')];
  expect(absent).toBeGreaterThan(present);
});
