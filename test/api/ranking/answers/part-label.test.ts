// A heading is the term of its text only where the text begins with it as a whole word.
import { expect, it } from 'vitest';
import { definitionAt } from '../../../../api/ranking/answers/part-label.ts';
import { readBlocks } from '../../../../api/text/structure/blocks.ts';

const read = (heading: string, text: string) =>
  definitionAt({ passageId: 1, score: 1, heading, text }, readBlocks(text));

it('a heading is no term of a sentence that goes on with its word', () => {
  expect(read('医生团队 > 招聘', '招聘口腔护士2名，普通挂号费10元。').term).toBe('');
});

it('a name with its arguments is one', () => {
  expect(read('functools.partial', 'functools.partial(func, /, *args)').line).toBe('functools.partial(func, /, *args)');
});
