import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { answerQuestion, readSiteQuery } from '../../../../api/tools/site/answer-question.ts';
import { type SiteAnswer, shownParts } from '../../../../api/tools/site/search-and-answer.ts';
import { candidateAnswers, chooseAnswer, shownAs, surestAnswer } from '../../../../api/tools/site/surest-answer.ts';
import { indexFolder } from '../../../helpers/ask-site.ts';
import { OWNER } from '../../../helpers/scripted-run.ts';

/** A removals firm: its storage has more to say about Saturdays than its prices. */
const SITE = join(import.meta.dirname, '../../../fixtures/sites/removals');
const MESSAGES = ['price 3 rooms', 'saturday?'] as const;

let index: PassageIndex;

beforeAll(async () => {
  index = await indexFolder(SITE);
});

const asked = (...messages: string[]) => ({
  site: OWNER.site,
  continued: readSiteQuery(index, OWNER.site, messages.join('\n')),
  limit: 8,
  dateOf: () => undefined,
  now: undefined,
});
const textOf = ({ parts }: Pick<SiteAnswer, 'parts'>) => parts.map(({ text }) => text).join(' ');
const pagesOf = ({ first }: Pick<SiteAnswer, 'first'>) => new Set(first.map(({ url }) => url.split('/').at(-1)));

describe('a message after another question', () => {
  it('is also asked of the page of the answer before', () => {
    const [own, ...others] = candidateAnswers(index, asked(...MESSAGES)).answers;
    expect(textOf(own)).not.toContain('15% extra');
    expect(others.map(pagesOf)).toEqual([new Set(['prices.html']), new Set(['prices.html'])]);
  });

  it('is answered from there where that is more likely right, with what the search found beside it', () => {
    const answer = surestAnswer(index, asked(MESSAGES[0], 'and on saturday?'));
    expect(textOf(answer)).toContain('Saturday: 15% extra');
    expect(pagesOf(answer).size).toBeGreaterThan(1);
    for (const { passageId } of answer.first) expect(answer.hitOf(passageId).passageId).toBe(passageId);
  });

  it('is judged by whether it says that it continues, and by whether its answers are from where the one before was', () => {
    const { judged = [] } = candidateAnswers(index, asked(...MESSAGES));
    expect(judged.map((by) => by?.continues?.page)).toEqual([false, true, true]);
    const [says] = candidateAnswers(index, asked(MESSAGES[0], 'and on saturday?')).judged ?? [];
    expect([judged[0]?.continues?.saysSo, says?.continues?.saysSo]).toEqual([false, true]);
  });

  it('has the question before it answered once, though its section is read for a value and its page is asked after that', () => {
    const asks: string[] = [];
    const search: PassageIndex['search'] = (site, query, how) => {
      asks.push(query);
      return index.search(site, query, how);
    };
    const { site } = OWNER;
    const counted = {
      search,
      statistics: () => index.statistics(site),
      passagesOf: (_: string, url: string) => index.passagesOf(site, url),
      carried: (_: string, query: string, before: readonly string[]) => index.carried(site, query, before),
    };
    const question = asked('camping gas', 'until when?');
    expect(candidateAnswers(counted, question).answers.length).toBe(3);
    expect(asks.filter((query) => query === 'camping gas').length).toBe(1);
  });

  it('concludes nothing from hours that may be of something else', () => {
    const label = 'Yes, Saturday: 8:00–12:00';
    const part = { passageId: 1, text: 'Saturday: 8:00–12:00', form: 'text' as const, label, concluded: label };
    const shown = shownAs(false, { ...answerQuestion(index, asked('saturday?')), parts: [part], near: [] });
    expect(shown.near.map(({ label: own }) => own)).toEqual([undefined]);
    const inWinter = { ...part, label: `${label} · Winter` };
    expect(shownAs(false, { ...shown, parts: [inWinter], near: [] }).near[0]?.label).toBe('Winter');
    expect(shownAs(true, { ...shown, parts: [inWinter], near: [] }).parts[0]?.label).toBe(inWinter.label);
  });

  it('is answered from elsewhere where it asks for something else', () => {
    const question = asked(MESSAGES[0], 'do you work on sundays');
    expect(textOf(surestAnswer(index, question))).toBe(textOf(answerQuestion(index, question)));
  });
});

describe('a first question', () => {
  it('is judged by its own answer alone, as one that continues nothing', () => {
    const { answers, judged = [] } = candidateAnswers(index, asked('do you work on sundays'));
    expect([answers.length, judged.length, judged[0]?.continues]).toEqual([1, 1, undefined]);
  });

  it('is shown what the rules give, as an answer or as what is nearest', () => {
    for (const message of ['price of moving 3 rooms', 'do you work on sundays', 'how much to get in']) {
      const question = asked(message);
      const [answer, rules] = [surestAnswer(index, question), answerQuestion(index, question)];
      expect(answer.parts.length * answer.near.length).toBe(0);
      expect(textOf({ parts: shownParts(answer) })).toBe(textOf({ parts: shownParts(rules) }));
    }
  });

  it('about a thing that the site does not have is not judged', () => {
    expect(candidateAnswers(index, asked('do you sell pizza')).judged).toBeUndefined();
  });
});

describe('the answer that is shown', () => {
  it.each([
    ['that of the rules', [0.65, 0.6], 0, true],
    ['that of the rules where one from the page before is as sure', [0.6, 0.6], 0, true],
    ['a surer one from the page before', [0.5, 0.2, 0.65], 2, true],
    ['an unlikely one as no answer', [0.3, 0.35], 1, false],
  ] as const)('is %s', (_, sureness, at, isAnswer) => {
    expect(chooseAnswer(sureness, 0.45)).toEqual({ at, isAnswer });
  });
});
