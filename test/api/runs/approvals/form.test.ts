import { describe, expect, test } from 'vitest';
import { type Form, readForm, toForm } from '../../../../api/runs/approvals/form.ts';
import type { Answers } from '../../../../protocol/index.ts';

const LABELS = { yes: 'Yes', no: 'No' };
const made = (properties: object, required: string[] = []): Form => {
  const form = toForm({ type: 'object', properties, required }, LABELS);
  if (typeof form === 'string') throw new Error(form);
  return form;
};
const read = ({ schema, questions }: Form, answers: Answers) => readForm(schema, questions, answers);

describe('from a schema to questions', () => {
  test('texts, numbers, choices, and yes or no, each with what it has to be', () => {
    const form = made(
      {
        name: { type: 'string', title: 'Name', description: 'As on the card', minLength: 2, maxLength: 40 },
        mail: { type: 'string', format: 'email' },
        seats: { type: 'integer', title: 'Seats', minimum: 1, maximum: 8 },
        price: { type: 'number' },
        agree: { type: 'boolean', title: 'Agree' },
        plain: { type: 'string', enum: ['red', 'blue'] },
        titled: {
          type: 'string',
          oneOf: [
            { const: 'r', title: 'Red' },
            { const: 'b', title: 'Blue' },
          ],
        },
        old: { type: 'string', enum: ['r', 'b'], enumNames: ['Red', 'Blue'] },
        many: { type: 'array', items: { anyOf: [{ const: 'r', title: 'Red' }, { const: 'b' }] }, minItems: 1 },
      },
      ['name', 'agree'],
    );
    const choice = (first: string, second: string) => ({
      options: [
        { id: 'a', label: first },
        { id: 'b', label: second },
      ],
      allow_free_text: false,
    });
    const text = { options: [], allow_free_text: true };
    expect(form.questions).toEqual([
      { id: 'q1', question: 'Name: As on the card', ...text, field: { min_length: 2, max_length: 40 }, required: true },
      { id: 'q2', question: 'mail', ...text, field: { format: 'email' } },
      { id: 'q3', question: 'Seats', ...text, field: { format: 'integer', minimum: 1, maximum: 8 } },
      { id: 'q4', question: 'price', ...text, field: { format: 'number' } },
      { id: 'q5', question: 'Agree', ...choice('Yes', 'No'), required: true },
      { id: 'q6', question: 'plain', ...choice('red', 'blue') },
      { id: 'q7', question: 'titled', ...choice('Red', 'Blue') },
      { id: 'q8', question: 'old', ...choice('Red', 'Blue') },
      { id: 'q9', question: 'many', ...choice('Red', 'b'), multi_select: true },
    ]);
    expect(toForm(form.schema, LABELS)).toEqual(form);
  });

  test.each([
    ['no fields', { type: 'object', properties: {} }, 'its form has no fields'],
    ['no schema', 'text', 'its form has no fields'],
    ['an object', { properties: { a: { type: 'object', properties: {} } } }, 'its field a is no text'],
    ['a list of texts', { properties: { a: { type: 'array', items: { type: 'string' } } } }, 'its field a is no text'],
    ['numbers to choose from', { properties: { a: { type: 'integer', enum: [1, { b: 1 }] } } }, null],
    [
      'a choice of one value twice',
      { properties: { a: { type: 'string', enum: ['x', 'x'] } } },
      'its field a is no text',
    ],
    [
      'seventeen fields',
      { properties: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`f${n}`, { type: 'string' }])) },
      'its form has 17 fields, more than 16',
    ],
  ])('%s', (_name, schema, problem) => {
    const form = toForm(schema, LABELS);
    if (problem === null) expect(form).toMatchObject({ questions: [{ field: { format: 'integer' } }] });
    else expect(form).toContain(problem);
  });

  test('words of the service are one line, without what nobody sees, and patterns are left out', () => {
    const form = made({ a: { type: 'string', title: 'Your\n\u202ename\u0000', pattern: '^(a+)+$' } });
    expect(form.questions[0]?.question).toBe('Your name');
    expect(JSON.stringify(form.schema)).not.toContain('(a+)+');
  });
});

describe('from answers to values', () => {
  const form = made(
    {
      mail: { type: 'string', format: 'email' },
      seats: { type: 'integer', minimum: 1, maximum: 8 },
      agree: { type: 'boolean' },
      colour: {
        type: 'string',
        oneOf: [
          { const: 'r', title: 'Red' },
          { const: 'b', title: 'Blue' },
        ],
      },
      many: { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, maxItems: 1 },
      day: { type: 'string', format: 'date' },
    },
    ['seats'],
  );

  test('each in the type of its field; skipped ones are left out', () => {
    const answers = {
      q1: { text: 'ada@example.com' },
      q2: { text: ' 3 ' },
      q3: { options: ['b'] },
      q4: { options: ['b'] },
      q5: { options: ['b'] },
      q6: null,
    };
    expect(read(form, answers)).toEqual({
      content: { mail: 'ada@example.com', seats: 3, agree: false, colour: 'b', many: ['y'] },
    });
  });

  test('a text that names an option is that option', () => {
    expect(read(form, { q2: { text: '1' }, q3: { text: 'yes' }, q4: { text: 'BLUE' } })).toEqual({
      content: { seats: 1, agree: true, colour: 'b' },
    });
  });

  test('a required one that is skipped is missing', () => {
    expect(read(form, { q1: { text: 'ada@example.com' } })).toEqual({ missing: 'q2' });
  });

  test.each([
    ['q1', { text: 'ada' }, 'an e-mail address'],
    ['q2', { text: '2.5' }, 'it must be a whole number, at least 1, at most 8'],
    ['q2', { text: '9' }, 'at most 8'],
    ['q2', { text: 'two' }, 'a whole number'],
    ['q2', { text: 'Infinity' }, 'a whole number'],
    ['q3', { text: 'perhaps' }, 'choose one of its options'],
    ['q4', { text: 'green' }, 'choose one of its options'],
    ['q5', { options: ['a', 'b'] }, 'as many options as it asks for'],
    ['q6', { text: 'tomorrow' }, 'a date such as'],
  ])('%s as %o is wrong: %s', (id, answer, words) => {
    const reply = read(form, { q2: { text: '2' }, [id]: answer });
    expect(reply).toMatchObject({ wrong: { id, problem: expect.stringContaining(words) } });
  });
});
