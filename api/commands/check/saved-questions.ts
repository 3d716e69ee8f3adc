// The file of saved questions of `agent-chat check`: a list of questions with what is expected of each answer.
import { readFileSync } from 'node:fs';
import { type ParseError, parse } from 'jsonc-parser';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import { findMistakes } from '../../config/check-config.ts';

/** The file that is read where none is named. */
export const QUESTIONS_FILE = 'agent-chat.questions.json';

const text = (description: string) => Type.String({ minLength: 1, maxLength: 4_000, description });
const QuestionSchema = Type.Object(
  {
    question: text('the question, as a visitor writes it'),
    page: Type.Optional(text('the page that the answer cites: an address, or a path such as /shipping')),
    words: Type.Optional(
      Type.Array(text('words of the answer'), { minItems: 1, description: 'a list of words that the answer has' }),
    ),
    refused: Type.Optional(Type.Boolean({ description: 'true where the answer is that nothing was found' })),
    site: Type.Optional(text('the key of the site; "default" if left out')),
  },
  { additionalProperties: false, description: 'an object: question, page, words, refused, site' },
);
const FileSchema = Type.Array(QuestionSchema, {
  minItems: 1,
  description: 'a list of questions, each with page, words or refused',
});
export type SavedQuestion = Static<typeof QuestionSchema>;

/** @throws {Error} naming every mistake with its place */
export function readQuestions(path: string): SavedQuestion[] {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(
      `${path} cannot be read: ${(error as Error).message}. Write a list such as [{ "question": "How long does delivery take?", "page": "/shipping" }]`,
    );
  }
  return parseQuestions(content, path);
}

/** @throws {Error} naming every mistake with its place in `path` */
export function parseQuestions(content: string, path: string): SavedQuestion[] {
  const errors: ParseError[] = [];
  const value: unknown = parse(content, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first) throw new Error(`${path} is not JSON, in line ${content.slice(0, first.offset).split('\n').length}.`);
  const mistakes = findMistakes(value, FileSchema).map(({ path: place, message }) => `  ${place} ${message}`);
  if (mistakes.length === 0) {
    (value as SavedQuestion[]).forEach(({ page, words, refused }, at) => {
      if (page === undefined && words === undefined && refused === undefined)
        mistakes.push(`  [${at}] expects nothing; give page, words or refused`);
      else if (refused && page !== undefined)
        mistakes.push(`  [${at}] has page beside refused; a refusal cites nothing`);
    });
  }
  if (mistakes.length > 0) throw new Error(`${path} has mistakes:\n${mistakes.join('\n')}`);
  return value as SavedQuestion[];
}
