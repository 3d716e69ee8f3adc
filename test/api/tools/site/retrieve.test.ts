import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { retrieve, type SiteQuery } from '../../../../api/tools/site/retrieve.ts';
import { indexFolder } from '../../../helpers/ask-site.ts';
import { OWNER } from '../../../helpers/scripted-run.ts';

const SITE = join(import.meta.dirname, '../../../fixtures/sites/removals');

let index: PassageIndex;

beforeAll(async () => {
  index = await indexFolder(SITE);
});

const find = (question: string, how: Partial<SiteQuery> = {}) =>
  retrieve(index, {
    site: OWNER.site,
    question,
    before: [],
    isFollowUp: false,
    limit: 4,
    dateOf: () => undefined,
    now: undefined,
    statistics: index.statistics(OWNER.site),
    ...how,
  });

describe('the passages of a message', () => {
  it('are the best of each of its two questions in turn, each once', () => {
    const { subQuestions, first } = find('how much is a wardrobe box and how big is the storage');
    const [boxes, storage] = subQuestions.map(({ hits }) => hits);
    expect(subQuestions.map(({ asked }) => asked)).toEqual(['how much is a wardrobe box', 'how big is the storage']);
    expect(first.slice(0, 2)).toEqual([boxes?.[0], storage?.[0]]);
    expect(new Set(first).size).toBe(4);
  });

  it('are those of the one page that is searched', () => {
    const page = find('boxes').first[0]?.url ?? '';
    expect(page).toContain('packing');
    const { subQuestions } = find('piano', { page });
    expect(subQuestions[0]?.found.every(({ url }) => url === page)).toBe(true);
  });

  it('are searched with what the message takes from the questions before it', () => {
    expect(find('how many do i need', { before: ['boxes'], isFollowUp: true }).subQuestions[0]?.text).toContain(
      'boxes',
    );
  });
});

describe('a passage by its id', () => {
  it('may be shown once its page is read, and has a hit then', () => {
    const { first, passages } = find('boxes', { limit: 1 });
    const [best] = first as [(typeof first)[0]];
    const page = passages.pageOf(best);
    expect(page.length).toBeGreaterThan(1);
    for (const passage of page) {
      expect(passages.isShown(passage)).toBe(true);
      expect(passages.hitOf(passage.passageId)).toBe(passage);
    }
    expect(passages.hitOf(best.passageId)).toBe(best);
  });

  it('is known where a search for other words has found it', () => {
    const { find: findOther, passages } = find('piano', { limit: 1 });
    const [other] = find('camping gas').first;
    const id = other?.passageId ?? -1;
    expect(passages.foundHit(id)).toBeUndefined();
    findOther('camping gas');
    expect(passages.foundHit(id)?.text).toBe(other?.text);
  });
});
