// Asks the demo site the questions of test/fixtures/demo-questions*.tsv as visitors type them, through the whole path without a model.
// The figures are floors: raise them when the answers become better. SHOW_ANSWERS=1 prints every question with its answer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PassageIndex } from '../../api/site-index/passage-index.ts';
import { askInTurn, indexFolder } from './ask-site.ts';
import {
  judgeAnswer,
  type ListedQuestion,
  readQuestionList,
  type ShownAnswer,
  toConversations,
  type Verdict,
} from './judge-answer.ts';

const ROOT = join(import.meta.dirname, '../..');

export type DemoList = {
  file: string;
  size: number;
  right: number;
  rightOrPartly: number;
  wrong: number;
  refused: number;
  /** Questions that the site cannot answer and that are answered all the same. */
  answeredWithout?: string[];
};

/** The lists, and floors and bounds as shares of their answerable questions. The late one was asked once, after the last change of the answers:
 * 49 % right, 32 % wrong, 19 % refused; the confidence that an answer needs was raised since, because wrong answers cost more.
 * Both lists were read while answers were changed after that. */
export const DEMO_LISTS: readonly DemoList[] = [
  { file: 'demo-questions', size: 120, right: 0.95, rightOrPartly: 0.98, wrong: 0.01, refused: 0.01 },
  {
    file: 'demo-questions-late',
    size: 60,
    right: 0.94,
    rightOrPartly: 0.96,
    wrong: 0.02,
    refused: 0.02,
    answeredWithout: ['who is the president'],
  },
  // Asked once, after the last change of 2026-11-22.
  {
    file: 'demo-questions-last',
    size: 60,
    right: 0.8,
    rightOrPartly: 0.98,
    wrong: 0.02,
    refused: 0,
  },
  // Asked once, after the last change of the second session of 2026-11-22.
  {
    file: 'demo-questions-final',
    size: 60,
    right: 0.9,
    rightOrPartly: 0.96,
    wrong: 0.04,
    refused: 0,
  },
  // The halves of eighty: A was read while answers were changed, B asked once after the last change.
  {
    file: 'demo-questions-half-a',
    size: 40,
    right: 0.91,
    rightOrPartly: 0.94,
    wrong: 0.03,
    refused: 0.03,
  },
  { file: 'demo-questions-half-b', size: 40, right: 0.87, rightOrPartly: 0.93, wrong: 0.04, refused: 0.04 },
  // Written late on 2026-11-23, before the changes that followed, and asked once, after the last one.
  {
    file: 'demo-questions-visitors',
    size: 60,
    right: 0.75,
    rightOrPartly: 0.92,
    wrong: 0.06,
    refused: 0.02,
    answeredWithout: ['do you repair dishwashers'],
  },
  // Written before the changes of 2026-11-23 and asked once (53, 4, 11, 32 %), then read: dialogues, requests for a person, complaints.
  {
    file: 'demo-questions-dialogues',
    size: 60,
    right: 0.79,
    rightOrPartly: 0.9,
    wrong: 0.02,
    refused: 0.08,
  },
  // Written from the pages on 2026-11-23 by somebody who had not seen any answer: A was read while the confidence was fitted anew, B asked once
  // after the last change.
  {
    file: 'demo-questions-pages-a',
    size: 60,
    right: 0.62,
    rightOrPartly: 0.75,
    wrong: 0.04,
    refused: 0.21,
    answeredWithout: ['今天欧元汇率多少'],
  },
  {
    file: 'demo-questions-pages-b',
    size: 60,
    right: 0.5,
    rightOrPartly: 0.75,
    // "Harga kopinya brp" is refused since no yes or no answers it; it was answered wrongly.
    wrong: 0.02,
    refused: 0.23,
    answeredWithout: ['jual mesin cuci?'],
  },
  // Written early on 2026-11-24, before the changes that followed, and asked once, after them (44, 13, 20, 22 %).
  {
    file: 'demo-questions-hurried',
    size: 60,
    right: 0.7,
    rightOrPartly: 0.85,
    // "And the tiny one" is refused since no Vietnamese page answers it; it was answered wrongly.
    wrong: 0.1,
    refused: 0.06,
    answeredWithout: ['apple pay?', 'do u have a student discount'],
  },
  // Written on 2026-11-24 before the changes of follow-ups and asked once before them (47, 9, 16, 27 %); read since.
  {
    file: 'demo-questions-fragments',
    size: 60,
    right: 0.74,
    rightOrPartly: 0.89,
    wrong: 0.06,
    refused: 0.06,
    answeredWithout: ['do u sell kettles'],
  },
  // Written on 2026-11-24 after the changes of follow-ups and asked once, after them (64, 8, 8, 19 %).
  { file: 'demo-questions-snippets', size: 40, right: 0.88, rightOrPartly: 0.94, wrong: 0.03, refused: 0.03 },
  // Written on 2026-11-24 before contradictions, hours, yes and no, and superlatives, and asked once, after them (64, 0, 17, 19 %).
  {
    file: 'demo-questions-counter',
    size: 40,
    right: 0.77,
    rightOrPartly: 0.83,
    wrong: 0.09,
    refused: 0.09,
  },
  // Written on 2026-11-24 by somebody who had seen no answer and asked once, after the last change (54, 6, 19, 22 %).
  { file: 'demo-questions-doorstep', size: 60, right: 0.68, rightOrPartly: 0.88, wrong: 0.08, refused: 0.04 },
  // Written on 2026-11-24 by somebody who had seen no answer, before the answer model was fitted on visitors' questions; asked for counts alone
  // (48, 11, 7, 33 % before, 54, 15, 6, 26 after), read once in between.
  {
    file: 'demo-questions-weekday',
    size: 60,
    // One that was right says no more than that it is not sure, since phrases of concepts have gaps.
    right: 0.64,
    rightOrPartly: 0.83,
    // A question that was refused is answered wrongly since contractions are read.
    wrong: 0.1,
    refused: 0.08,
  },
  // Written on 2026-11-26 by two who had seen neither answers nor code, in the words that most people would type. The first was asked once before
  // steps, troubles and languages changed (72, 6, 15, 7 %) and read then, the second once after the last change (67, 7, 13, 13 %).
  {
    file: 'demo-questions-morning',
    size: 60,
    right: 0.81,
    rightOrPartly: 0.94,
    wrong: 0,
    refused: 0.06,
    answeredWithout: ['is your coffee organic?'],
  },
  // The evening one was read after that.
  {
    file: 'demo-questions-evening',
    size: 60,
    right: 0.81,
    rightOrPartly: 0.9,
    wrong: 0.02,
    refused: 0.08,
  },
  // Written on 2026-11-26 by somebody who had seen neither answers nor code, as busy owners type on a phone. Asked once after the answers begin with
  // the first sentence of their section (39, 9, 11, 41 %; the same before that), then read while cities got their countries.
  {
    file: 'demo-questions-errands',
    size: 60,
    right: 0.61,
    rightOrPartly: 0.79,
    // "Servisnya brp lama" was refused before phrases had gaps.
    wrong: 0.08,
    refused: 0.13,
    answeredWithout: ['có khắc tên lên máy làm quà được không ạ'],
  },
  // Sixty imagined people, written on 2026-11-26 by somebody who had seen neither answers nor code. Asked once after refusals got a sentence of each
  // section and three languages more everyday words (31, 28, 11, 30 %; 31, 13, 9, 46 % before), and read on 2026-11-27.
  {
    file: 'demo-questions-sixty',
    size: 60,
    right: 0.48,
    // Two answers that said they were not sure are a refusal and a wrong one since phrases have gaps.
    rightOrPartly: 0.66,
    wrong: 0.12,
    refused: 0.23,
    answeredWithout: ['bisa servis mesin delonghi juga ga di jakarta'],
  },
  // The same, written on 2026-11-27 by somebody else, asked once of two versions (52, 20, 15, 13 %; 48, 24, 15, 13 % before), and not read.
  {
    file: 'demo-questions-doorbell',
    size: 60,
    right: 0.66,
    rightOrPartly: 0.87,
    wrong: 0.04,
    refused: 0.1,
    answeredWithout: ['its a wedding present, can you engrave their names on it'],
  },
  // The same once more, of two versions (43, 28, 7, 22 %; 41, 28, 7, 24 % before), and not read.
  {
    file: 'demo-questions-porch',
    size: 60,
    right: 0.57,
    rightOrPartly: 0.81,
    // Since "… and how much" asks for a price, one that was wrong is refused.
    wrong: 0.08,
    refused: 0.12,
    answeredWithout: ['is your coffee organic'],
  },
  // Written from the pages before any answer was seen, then read while answers were changed.
  {
    file: 'demo-questions-development',
    size: 392,
    right: 0.85,
    rightOrPartly: 0.95,
    wrong: 0.04,
    refused: 0.02,
    answeredWithout: ['washing machine price', 'dating', '洗衣机'],
  },
  // Written on 2026-11-29 by somebody who saw neither code nor answers, and asked once before any change (75, 10, 9, 6 %): a and b were read since,
  // c and d were not.
  {
    file: 'demo-questions-autumn-a',
    size: 75,
    right: 0.72,
    rightOrPartly: 0.86,
    wrong: 0.06,
    refused: 0.08,
  },
  {
    file: 'demo-questions-autumn-b',
    size: 75,
    right: 0.85,
    rightOrPartly: 0.97,
    wrong: 0.02,
    refused: 0.02,
  },
  {
    file: 'demo-questions-autumn-c',
    size: 75,
    right: 0.68,
    rightOrPartly: 0.86,
    wrong: 0.09,
    refused: 0.05,
    answeredWithout: ['do u repair jura machines', 'gia vang hom nay'],
  },
  {
    file: 'demo-questions-autumn-d',
    size: 75,
    right: 0.78,
    rightOrPartly: 0.84,
    wrong: 0.12,
    refused: 0.05,
    answeredWithout: ['quan minh co ban tra sua ko', 'jual mesin cuci ga'],
  },
  // Written on 2026-11-29 by somebody who had seen neither answers nor code, asked for counts of both versions and not read, after follow-ups are also
  // asked of the page of the answer before (together 69, 10, 10, 10 %; 69, 10, 10, 12 before).
  {
    file: 'demo-questions-winter-a',
    size: 100,
    right: 0.76,
    rightOrPartly: 0.86,
    wrong: 0.09,
    refused: 0.05,
    answeredWithout: ['lương nhân viên ở alder bao nhiêu một tháng', '附近最近的星巴克在哪里'],
  },
  {
    file: 'demo-questions-winter-b',
    size: 100,
    right: 0.82,
    rightOrPartly: 0.94,
    wrong: 0.03,
    refused: 0.04,
    answeredWithout: ['is there parking at the rotterdam workshop', '今天欧元兑人民币汇率是多少'],
  },
  // Written on 2026-11-30 in words of their own by somebody who had seen neither answers nor code, asked once after the last change and not read
  // (together 46, 27, 7, 21 %; 41, 32, 7, 20 by the version before).
  {
    file: 'demo-questions-winter-c',
    size: 50,
    right: 0.42,
    rightOrPartly: 0.71,
    wrong: 0.12,
    refused: 0.18,
  },
  {
    file: 'demo-questions-winter-d',
    size: 50,
    right: 0.48,
    rightOrPartly: 0.73,
    wrong: 0.09,
    refused: 0.18,
  },
  // Written on 2026-11-30 in the words that come to people first by somebody who had seen neither answers nor code, asked once after the models
  // were fitted and not read (together 60, 19, 10, 10 %; 61, 19, 10, 10 by the version before).
  {
    file: 'demo-questions-winter-e',
    size: 60,
    right: 0.58,
    rightOrPartly: 0.81,
    wrong: 0.08,
    refused: 0.11,
    answeredWithout: ['may nay pha tra duoc khong'],
  },
  {
    file: 'demo-questions-winter-f',
    size: 60,
    right: 0.71,
    rightOrPartly: 0.84,
    wrong: 0.14,
    refused: 0.02,
    answeredWithout: ['where can i park when i come to the shop'],
  },
  // Written later on 2026-11-30 by somebody who had seen neither answers nor code, and read on 2026-12-01.
  { file: 'demo-questions-frost-a', size: 60, right: 0.62, rightOrPartly: 0.87, wrong: 0.02, refused: 0.12 },
  { file: 'demo-questions-frost-b', size: 60, right: 0.59, rightOrPartly: 0.87, wrong: 0.06, refused: 0.08 },
  // Written on 2026-12-01 by somebody who had seen neither answers nor code; asked for counts alone after the changes of that day, and not read
  // (together 46, 29, 10, 15 % before them).
  {
    file: 'demo-questions-snow-a',
    size: 70,
    right: 0.48,
    rightOrPartly: 0.78,
    wrong: 0.14,
    refused: 0.09,
    answeredWithout: ['how many cups of coffee can i have when im pregnant'],
  },
  {
    file: 'demo-questions-snow-b',
    size: 70,
    right: 0.51,
    rightOrPartly: 0.76,
    wrong: 0.09,
    refused: 0.15,
    answeredWithout: ['do you also repair jura machines'],
  },
  {
    file: 'demo-questions-snow-c',
    size: 70,
    right: 0.43,
    rightOrPartly: 0.71,
    wrong: 0.1,
    refused: 0.19,
    answeredWithout: [
      'my delonghi dedica flashes orange what does it mean',
      'bên mình có tuyển nhân viên làm thêm ở hà nội không',
    ],
  },
  {
    file: 'demo-questions-snow-d',
    size: 70,
    right: 0.48,
    rightOrPartly: 0.73,
    wrong: 0.09,
    refused: 0.19,
    answeredWithout: [
      'where can i park when i come to the shop',
      'how much co2 does it make to build one machine',
      'ở Đà Nẵng có quán nào đang dùng máy Alder không',
    ],
  },
  // The same in eleven languages, each question answered by an English page alone (15, 21, 6, 58 % before them).
  { file: 'demo-questions-abroad', size: 120, right: 0.34, rightOrPartly: 0.54, wrong: 0.13, refused: 0.33 },
];

type Judged = { question: ListedQuestion; answer: ShownAnswer; verdict: Verdict };

const share = (some: readonly Judged[], ...verdicts: Verdict[]) =>
  some.filter(({ verdict }) => verdicts.includes(verdict)).length / some.length;

async function ask(index: PassageIndex, file: string): Promise<Judged[]> {
  const judged: Judged[] = [];
  const list = readQuestionList(readFileSync(join(ROOT, `test/fixtures/${file}.tsv`), 'utf8'));
  for (const conversation of toConversations(list)) {
    const answers = await askInTurn(
      index,
      conversation.map(({ text }) => text),
    );
    judged.push(
      ...conversation.map((question, at) => {
        const answer = answers[at] as ShownAnswer;
        return { question, answer, verdict: judgeAnswer(question, answer) };
      }),
    );
  }
  if (process.env.SHOW_ANSWERS) console.log(judged.map(show).join('\n'));
  const own = judged.filter(({ question }) => question.needs !== null);
  const shares = (['right', 'partly', 'wrong', 'refused'] as const).map(
    (verdict) => `${verdict} ${(share(own, verdict) * 100).toFixed(1)} %`,
  );
  console.log(`${file}: ${own.length} with an answer: ${shares.join(', ')}`);
  return judged;
}

function show({ question, answer, verdict }: Judged): string {
  return `${verdict.toUpperCase().padEnd(8)}${question.follows ? '+ ' : ''}${question.text}\n         ${answer.text.replace(/\n+/g, '\n         ')}`;
}

/** Tests that each list is answered within its floors. */
export function describeDemoLists(lists: readonly DemoList[]): void {
  let index: PassageIndex;
  beforeAll(async () => {
    index = await indexFolder(join(ROOT, 'demo/site'));
  }, 60_000);

  describe.each(lists)('the demo shop, asked as hurried visitors type: $file', ({ file, size, ...bounds }) => {
    let judged: Judged[] = [];
    beforeAll(async () => {
      judged = await ask(index, file);
    }, 240_000);

    it('asks in four languages', () => {
      expect(judged).toHaveLength(size);
      expect([...new Set(judged.map(({ question }) => question.lang))]).toEqual(
        expect.arrayContaining(['en', 'vi', 'zh', 'id']),
      );
    });

    it('answers what it has, seldom wrongly and seldom not at all', () => {
      const own = judged.filter(({ question }) => question.needs !== null);
      expect(share(own, 'right')).toBeGreaterThanOrEqual(bounds.right);
      expect(share(own, 'right', 'partly')).toBeGreaterThanOrEqual(bounds.rightOrPartly);
      expect(share(own, 'wrong')).toBeLessThanOrEqual(bounds.wrong);
      expect(share(own, 'refused')).toBeLessThanOrEqual(bounds.refused);
    });

    it('cites nothing where the site has no answer', () => {
      const foreign = judged.filter(({ question }) => question.needs === null);
      expect(foreign.filter(({ verdict }) => verdict !== 'right').map(({ question }) => question.text)).toEqual(
        bounds.answeredWithout ?? [],
      );
    });
  });
}
