import { describe, expect, test } from 'vitest';
import { checkCall, recheckCall, toArguments } from '../../../api/agent/check-call.ts';

const TOOLS = [
  {
    name: 'find',
    description: 'Finds.',
    parameters: {
      type: 'object',
      required: ['of'],
      properties: { of: { type: 'string', minLength: 1, maxLength: 9, pattern: '\\S' }, count: { type: 'integer' } },
      additionalProperties: false,
    },
  },
];

function check(args: string, name = 'find', filter = (input: Record<string, unknown>) => input) {
  return checkCall({ id: 'theirs', name, arguments: args }, { tools: TOOLS, id: 'ours', maxArgumentChars: 60, filter });
}

describe('a call of the model', () => {
  test('that fits gets an id of ours and its input', () => {
    expect(check('{"of":"mill"}')).toEqual({ id: 'ours', name: 'find', input: { of: 'mill' }, problem: null });
  });

  test.each([
    ['an unknown tool', '{}', 'lose', 'There is no tool called "lose". Allowed tools: find.'],
    ['a name of marks only', '{}', '<|', 'There is no tool called "unknown". Allowed tools: find.'],
    ['arguments that are too long', `{"of":"${'x'.repeat(60)}"}`, 'find', 'at most 60 are allowed'],
    ['a list', '[]', 'find', 'The arguments are a list; they must be one JSON object.'],
    ['null', 'null', 'find', 'The arguments are null; they must be one JSON object.'],
    ['no arguments at all', ' ', 'find', 'Field "of" is missing; it must be text of 1 to 9 characters, not blank.'],
    ['a blank text', '{"of":" "}', 'find', 'Field "of" must be text of 1 to 9 characters, not blank.'],
    ['a field of another type', '{"of":"a","count":"2"}', 'find', 'Field "count" must be integer.'],
    ['[INJ-2] a field of the prototype', '{"of":"a","constructor":1}', 'find', 'Unknown field "constructor".'],
  ])('%s: the problem names what is wrong and what is allowed', (_name, args, name, problem) => {
    expect(check(args, name).problem).toContain(problem);
  });

  test('is checked after the filter, and keeps the filtered input also when it is refused', () => {
    const filter = (input: Record<string, unknown>) => ({ ...input, key: '[redacted]' });
    expect(check('{"of":"mill","key":"sk-secret"}', 'find', filter)).toMatchObject({
      input: { of: 'mill', key: '[redacted]' },
      problem: 'Unknown field "key". Allowed fields: of, count.',
    });
  });
});

test('a recorded call is checked against the tools of today', () => {
  const call = { id: 'call_1', name: 'find', input: { of: 'mill' } };
  expect(recheckCall(call, TOOLS)).toEqual({ ...call, problem: null });
  expect(recheckCall({ ...call, input: {} }, TOOLS).problem).toContain('Field "of" is missing');
  expect(recheckCall(call, []).problem).toBe('There is no tool called "find" any more. Go on without it.');
});

test('the model sees the checked input of its call, or the beginning of arguments that were refused', () => {
  const written = { id: 'theirs', name: 'find', arguments: `not JSON ${'x'.repeat(300)}` };
  expect(toArguments(check('{ "of" : "mill" }'), written)).toBe('{"of":"mill"}');
  expect(JSON.parse(toArguments(check('not JSON'), written))).toEqual({ refused: written.arguments.slice(0, 200) });
});
