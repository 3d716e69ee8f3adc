import { describe, expect, it } from 'vitest';
import { estimatesOf } from '../../../../api/ranking/passages/confidence.ts';
import { analysePassage } from '../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { relatives } from '../../../../api/ranking/passages/near-words.ts';
import { rankCandidates } from '../../../../api/ranking/passages/rank-candidates.ts';
import { matchOf, readQuestion } from '../../../../api/ranking/question/question.ts';
import { analyse } from '../../../../api/text/analyse.ts';

const statisticsOf = (lang: string, ...texts: string[]) =>
  new MemoryStatistics(
    texts.map((text) => analysePassage('', '', text, lang)),
    texts.map(() => lang),
  );

describe('names that are also function words', () => {
  const statistics = statisticsOf(
    'en',
    'The bicycle Here has seven gears.',
    'The bicycle Will has none.',
    'Gears wear out.',
  );
  const isMinor = (question: string, word: string) =>
    readQuestion(question, statistics).terms.find(({ exact }) => exact === word)?.isMinor;

  it('are content where a capital marks them', () => {
    expect(isMinor('Which gears does the Will have?', 'will')).toBe(false);
    expect(isMinor('What will it have?', 'will')).toBe(true);
  });

  it('are not recognised by the first word, or in title case', () => {
    expect(isMinor('Will it have gears?', 'will')).toBe(true);
    expect(isMinor('Which Gears Will It Have?', 'will')).toBe(true);
  });
});

describe('names that the site has for its things', () => {
  const texts = ['The Alder One is loud.', 'One of the machines is small.', 'The Mini is loud.'];
  const passages = texts.map((text) => analysePassage('', '', text, 'en'));
  const statistics = Object.assign(new MemoryStatistics(passages, ['en', 'en', 'en']), { names: new Set(['one']) });
  const question = readQuestion('how loud is the one', statistics);
  const at = question.terms.findIndex(({ exact }) => exact === 'one');

  it('count as content, unless they take the place of a noun', () => {
    expect(question.terms[at]).toMatchObject({ isThing: true, isMinor: false });
    const second = readQuestion('how loud is the second one', statistics);
    expect(second.terms.find(({ exact }) => exact === 'one')).toMatchObject({ isThing: false, isMinor: true });
  });

  it('match only what is written with a capital', () => {
    const held = (text: string) => analyse(text, 'en').some(({ code }) => matchOf(question, code)?.term === at);
    expect(['the Alder One', 'one of them'].map(held)).toEqual([true, false]);
  });
});

describe('words asked in Chinese', () => {
  const words = ['借书证', '借书', '图书馆', '图书'].sort();
  const vocabulary = {
    has: (word: string) => words.includes(word),
    startingWith: (prefix: string) => words.filter((word) => word.startsWith(prefix)),
  };
  const stems = (word: string) => relatives(word, vocabulary).map(({ stem }) => stem);

  it('count as the words they hold, and as longer words that begin with them', () => {
    expect(stems('借书证号')).toEqual(['借书证', '借书']);
    expect(stems('图书')).toEqual(['图书馆']);
    expect(stems('书')).toEqual([]);
  });
});

describe('estimatesOf', () => {
  const texts = ['The kayak Heron is made in Bergen.', 'Length | 480 cm\nWeight | 19 kg', 'Paddles are made of ash.'];
  const statistics = statisticsOf('en', ...texts);
  const confidences = (query: string) => {
    const question = readQuestion(query, statistics);
    const ranked = rankCandidates(
      question,
      statistics.averageLength,
      texts.map((text, key) => ({
        key,
        page: key < 2 ? 'heron' : 'paddles',
        encoded: analysePassage('', '', text, 'en').encoded,
        text,
      })),
    );
    const list = estimatesOf(
      question,
      ranked.map(({ key, features }) => ({ features, page: key < 2 ? 'heron' : 'paddles' })),
    );
    return new Map(ranked.map(({ key }, at) => [key, list[at]?.confidence as number]));
  };

  it('is the highest of the page when the question asks for an attribute', () => {
    const sure = confidences('How heavy is the kayak Heron?');
    expect(sure.get(1)).toBe(sure.get(0));
    expect(sure.get(2)).toBeLessThan(sure.get(1)!);
  });

  it('is its own otherwise', () => {
    const sure = confidences('Where is the kayak Heron made?');
    expect(sure.get(1)).toBeLessThan(sure.get(0)!);
  });
});

describe('an ordinary word of the language', () => {
  const statistics = statisticsOf('en', 'Spare parts for every machine.', 'A label for the return.');
  const known = (question: string) => readQuestion(question, statistics).terms.some(({ isKnown }) => isKnown);

  it('is no misspelt word of the site', () => {
    expect(known('parking')).toBe(false);
    expect(known('partz')).toBe(true);
  });
});

describe('a question in a language that the site lacks', () => {
  const statistics = statisticsOf('en', 'Delivery costs €6.90.', 'The warranty is two years.');

  it('is read in English', () => {
    expect(readQuestion('combien coûte la livraison ?', statistics)).toMatchObject({
      lang: 'en',
      text: 'how much is delivery?',
    });
  });

  it('is read as it is where the site has pages in it', () => {
    const french = statisticsOf('fr', 'La livraison coûte 6,90 €.', 'La garantie est de deux ans.');
    expect(readQuestion('combien coûte la livraison ?', french)).toMatchObject({
      lang: 'fr',
      text: 'combien coûte la livraison ?',
    });
  });
});

describe('words that differ by their diacritics alone', () => {
  const statistics = statisticsOf('vi', 'Phí gửi trả là 25 euro.', 'Bạn có bao nhiêu ngày để đổi?', 'Thuỷ tinh dễ vỡ.');
  const held = (question: string, text: string) =>
    analyse(text, 'vi')
      .filter(({ code }) => matchOf(readQuestion(question, statistics), code))
      .map(({ exact }) => exact);

  it('match as they are spelt, and without any diacritics all of them', () => {
    expect(held('có bán trà không', 'gửi trả trà')).toEqual(['trà']);
    expect(held('co ban tra khong', 'gửi trả trà')).toEqual(['trả', 'trà']);
  });

  it('are known only as the site spells them', () => {
    const isKnown = (question: string, word: string) =>
      readQuestion(question, statistics).terms.find(({ exact }) => exact === word)?.isKnown;
    expect([isKnown('trà gì', 'trà'), isKnown('trả gì', 'trả'), isKnown('tra gi', 'tra')]).toEqual([false, true, true]);
  });

  it('are two in one question where they are spelt otherwise', () => {
    expect(held('bảo hành bao lâu', 'bao nhiêu bảo')).toEqual(['bao', 'bảo']);
  });

  it('are the same with the tone on either vowel, and misspelt ones match by their stem', () => {
    expect(held('thủy tinh', 'Thuỷ')).toEqual(['thủy']);
    expect(held('phí gừi', 'gửi')).toEqual(['gửi']);
  });
});

describe('the beginning of a word with an ending that the site lacks', () => {
  const matched = (question: string, text: string) =>
    readQuestion(question, statisticsOf('en', text)).terms[0]?.matches.map(({ stem }) => stem);

  it('may have a likely slip, and has to say more than that both begin alike', () => {
    expect(matched('inspecton', 'Inspect it.')).toEqual(['inspecton', 'inspect']);
    expect(matched('instagram', 'Pay in instalments.')).toEqual(['instagram']);
  });
});
