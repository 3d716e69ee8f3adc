import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { answerSubQuestion, type SubAnswer } from '../../../../api/tools/site/answer-sub-question.ts';
import { retrieve, type SubQuestion } from '../../../../api/tools/site/retrieve.ts';
import { indexFolder } from '../../../helpers/ask-site.ts';
import { OWNER } from '../../../helpers/scripted-run.ts';

const SITE = join(import.meta.dirname, '../../../fixtures/sites/removals');

let index: PassageIndex;

beforeAll(async () => {
  index = await indexFolder(SITE);
});

function answer(question: string): SubAnswer {
  const query = {
    ...{ site: OWNER.site, question, before: [], isFollowUp: false, limit: 8 },
    ...{ dateOf: () => undefined, now: undefined, statistics: index.statistics(OWNER.site) },
  };
  const retrieval = retrieve(index, query);
  return answerSubQuestion(retrieval.subQuestions[0] as SubQuestion, retrieval, query);
}
const textOf = (parts: SubAnswer['parts']) => parts.map(({ text }) => text).join(' ');

describe('one question of a message', () => {
  it('is answered by the parts that answer it', () => {
    const { parts, near, subject } = answer('can i pay cash');
    expect(textOf(parts)).toContain('do not accept cash');
    expect({ near, subject }).toEqual({ near: [], subject: 'site' });
  });

  it('that the chat offers for a section is answered by the beginning of that section', () => {
    const { isOffered, parts } = answer('Packing material: Giving back');
    expect(isOffered).toBe(true);
    expect(parts.length).toBeGreaterThan(0);
    expect(answer('can i give boxes back after').isOffered).toBe(false);
  });

  it('about what no site is about has neither an answer nor something near', () => {
    expect(answer('weather in paris')).toMatchObject({ subject: 'elsewhere', parts: [], near: [] });
  });

  it('for a thing that the site lacks has neither', () => {
    expect(answer('do you sell bicycles')).toMatchObject({ subject: 'missing', parts: [], near: [] });
  });

  it('has yes or no, or the name of the thing asked for, where the answer plainly says it', () => {
    expect(answer('do you take animals')).toMatchObject({ says: 'no', has: undefined });
    expect(answer('do you have bubble wrap')).toMatchObject({ says: undefined, has: 'Bubble wrap' });
    expect(answer('can i pay cash')).toMatchObject({ says: undefined, has: undefined });
  });
});
