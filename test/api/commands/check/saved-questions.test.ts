import { describe, expect, it } from 'vitest';
import { findProblem } from '../../../../api/commands/check/judge.ts';
import { toJunit } from '../../../../api/commands/check/junit.ts';
import { parseQuestions } from '../../../../api/commands/check/saved-questions.ts';

describe('saved questions', () => {
  it('are JSON with comments', () => {
    expect(parseQuestions('[ // one\n {"question": "How long?", "page": "/shipping"}, ]', 'q')).toHaveLength(1);
  });
  it.each([
    ['[', 'is not JSON'],
    ['[]', 'list'],
    ['[{"question": "How long?"}]', '[0] expects nothing'],
    ['[{"question": "How long?", "pages": "/a"}]', 'pages is not a setting'],
    ['[{"question": "How long?", "page": "/a", "refused": true}]', 'a refusal cites nothing'],
  ])('%s is refused', (text, part) => expect(() => parseQuestions(text, 'q')).toThrow(part));
});

describe('an answer', () => {
  const answer = { text: 'It takes **three\n days** [1].', cited: ['https://www.example.com/shipping/?a=1#x'] };
  it.each([
    { page: '/shipping', words: ['Three days'] },
    { page: 'https://www.example.com/shipping' },
    { refused: false },
  ])('is as expected: %j', (expected) => expect(findProblem({ question: 'q', ...expected }, answer)).toBeNull());
  it.each([
    [{ page: '/ship' }, 'It should cite /ship, and cites https://'],
    [{ page: 'https://other.example.com/shipping' }, 'It should cite'],
    [{ words: ['four days', 'three days'] }, 'It lacks "four days".'],
    [{ page: '/shipping', words: ['four days'] }, 'The page is right (/shipping), but the answer lacks "four days".'],
    [{ page: '/ship', words: ['three days'] }, '/shipping/?a=1#x; its words are right.'],
    [{ page: '/ship', words: ['four days'] }, '/shipping/?a=1#x; it also lacks "four days".'],
    [{ refused: true }, 'It should find nothing'],
  ])('is not: %j', (expected, part) => expect(findProblem({ question: 'q', ...expected }, answer)).toContain(part));
});

describe('JUnit XML', () => {
  it('counts failures and escapes what an answer says', () => {
    const one = {
      question: 'a < b & "c"',
      site: 'default',
      seconds: 0.5,
      answer: 'x\u0000]]>',
      problem: 'It lacks "<".',
    };
    const xml = toJunit([one, { ...one, problem: null }]);
    expect(xml).toContain('tests="2" failures="1"');
    expect(xml).toContain('name="a &lt; b &amp; &quot;c&quot;" time="0.500"');
    expect(xml).toContain('<failure message="It lacks &quot;&lt;&quot;.">x\ufffd]]&gt;</failure>');
  });
});
