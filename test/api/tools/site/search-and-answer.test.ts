import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { type SiteAnswer, searchAndAnswer } from '../../../../api/tools/site/search-and-answer.ts';
import { indexFolder } from '../../../helpers/ask-site.ts';
import { OWNER } from '../../../helpers/scripted-run.ts';

const SITE = join(import.meta.dirname, '../../../fixtures/sites/removals');

let index: PassageIndex;

beforeAll(async () => {
  index = await indexFolder(SITE);
});

const ask = (question: string): SiteAnswer =>
  searchAndAnswer(index, {
    ...{ site: OWNER.site, question, before: [], isFollowUp: false, limit: 8 },
    ...{ dateOf: () => undefined, now: undefined, statistics: index.statistics(OWNER.site) },
  });
const textOf = ({ parts }: SiteAnswer) => parts.map(({ text }) => text).join(' ');

describe('a message with two questions', () => {
  it('has both answers, and is answered so in any case', () => {
    const answer = ask('how much is a wardrobe box and how much is a mattress cover');
    expect(textOf(answer)).toMatch(/€7\.00.*€6\.00/s);
    expect(answer).toMatchObject({ isSure: true, asked: { isGiven: true, text: 'how much is a wardrobe box' } });
  });

  it('is answered no further behind one about what no site is about', () => {
    const answer = ask('what is the weather in paris and how much is a wardrobe box');
    expect(answer).toMatchObject({ isElsewhere: true, isForeign: true, parts: [], near: [] });
  });
});

describe('a message of a site that is not known', () => {
  it('finds nothing and has no answer', () => {
    const query = { site: 'other', question: 'boxes', before: [], isFollowUp: false, limit: 8, statistics: undefined };
    const answer = searchAndAnswer(index, { ...query, dateOf: () => undefined, now: undefined });
    expect(answer).toMatchObject({ first: [], parts: [], near: [], isSure: false, isForeign: false });
  });
});
