// The contract of language packs, run over each of them, and a new language made of one file and one line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askedAttribute } from '../../../api/ranking/question/attributes.ts';
import { readAsking } from '../../../api/ranking/question/question-kind.ts';
import { stemWord } from '../../../api/text/analyse.ts';
import { detectLanguage } from '../../../api/text/detect-language.ts';
import { readAct } from '../../../api/text/dialogue-act.ts';
import { LANGUAGES, packOf } from '../../../api/text/languages.ts';
import type { LanguagePack } from '../../../api/text/pack/language-pack.ts';
import { toki } from '../../fixtures/languages/toki.ts';

const FOLDER = join(import.meta.dirname, '../../../api/text/languages');

/** The lists of a pack with the path of each; patterns are not among them. */
function listsOf({
  questions = {},
  valueQuestions = {},
  attributes = {},
  ...pack
}: LanguagePack): [string, string[]][] {
  const spaced = (text = '') => text.split(/\s+/).filter(Boolean);
  return [
    ['functionWords', spaced(pack.functionWords)],
    ['chatWords', spaced(pack.chatWords)],
    ...Object.entries(questions).map(([kind, list]): [string, string[]] => [`questions.${kind}`, list.split('|')]),
    ...Object.entries(valueQuestions).map(([kind, list]): [string, string[]] => [
      `valueQuestions.${kind}`,
      list.split('|'),
    ]),
    ...Object.entries(attributes).flatMap(([kind, { asks, names }]): [string, string[]][] => [
      [`attributes.${kind}.asks`, asks.split('|')],
      [`attributes.${kind}.names`, spaced(names)],
    ]),
    ...(pack.relatedWords ?? '')
      .split('|')
      .map((group, at): [string, string[]] => [`relatedWords ${at}`, spaced(group)]),
    ...(pack.irregularForms ?? '')
      .split('|')
      .map((group, at): [string, string[]] => [`irregularForms ${at}`, spaced(group)]),
  ];
}

describe.each('en vi zh id ar ja ko es fr de pt th pl'.split(' '))('the visible words of %s', (code) => {
  const english = packOf('en') as LanguagePack;
  const pack = packOf(code) as LanguagePack;

  it('are complete, and none is left in English', () => {
    for (const kind of ['replies', 'stepLabels'] as const) {
      const own = pack[kind] as Record<string, unknown> | undefined;
      for (const [key, value] of Object.entries(english[kind] ?? {})) {
        expect(typeof own?.[key], `${kind}.${key}`).toBe(typeof value);
        if (code !== 'en' && typeof value === 'string' && value.includes(' '))
          expect(own?.[key], `${kind}.${key}`).not.toBe(value);
      }
    }
  });

  it('say pages, counts and languages that they are given', () => {
    const { replies, stepLabels } = pack;
    for (const label of [stepLabels?.reading, stepLabels?.read, stepLabels?.notRead])
      expect(label?.('Page 7')).toContain('Page 7');
    expect(stepLabels?.plan(2, 5)).toMatch(/2.*5|5.*2/);
    expect(replies?.stillReading(3, 41)).toMatch(/3.*41|41.*3/);
    expect(replies?.stillReading(0, 0)).not.toMatch(/\d/);
    expect(replies?.otherLanguage('Suomi')).toContain('Suomi');
  });

  it('greet, thank and offer help in kind', () => {
    for (const act of ['greeting', 'thanks', 'bye', 'help', 'human'] as const) {
      const phrases = (pack.dialogue?.[act] ?? '').split('|');
      for (const phrase of phrases.slice(0, 2)) expect(readAct(phrase)?.act, phrase).toBe(act);
    }
  });
});

/** What a question without a model is read with, in each language that the product promises. */
const WHOLE = [
  ...['followUp', 'questions', 'valueQuestions', 'values', 'attributes', 'superlatives', 'polar', 'having', 'figures'],
  ...['opening', 'concepts', 'elsewhere', 'relatedWords', 'dialogue', 'replies', 'stepLabels', 'toolLabels'],
  ...['searchIntent', 'citing', 'pageLines', 'negations', 'textWords', 'comparing', 'shorthand'],
] as const satisfies readonly (keyof LanguagePack)[];

describe.each('en vi zh id ar ja ko es fr de pt th'.split(' '))('the pack of %s, one of the twelve,', (code) => {
  const pack = packOf(code) as LanguagePack;

  it('has all that reads a question', () => {
    expect(WHOLE.filter((field) => pack[field] === undefined)).toEqual([]);
  });

  it('names the business concepts that English names', () => {
    const names = Object.keys(packOf('en')?.concepts ?? {});
    expect(Object.keys(pack.concepts ?? {}).length / names.length).toBeGreaterThan(0.95);
  });

  it('is put into English, but for English', () => {
    expect(pack.inEnglish !== undefined).toBe(code !== 'en');
  });
});

describe.each([...LANGUAGES, toki].map((pack) => [pack.code, pack] as const))('the pack %s', (_code, pack) => {
  it('has words in lower case and NFC, none of them empty', () => {
    const wrong = listsOf(pack).flatMap(([path, words]) =>
      words
        .filter((word) => word.trim() === '' || word !== word.trim() || word !== word.normalize('NFC').toLowerCase())
        .map((word) => `${path}: "${word}"`),
    );
    expect(wrong).toEqual([]);
  });

  it('has related words that each join two stems, and no group inside another', () => {
    const groups = (pack.relatedWords ?? '').split('|').filter((group) => group.trim() !== '');
    const stems = groups.map(
      (group) =>
        new Set(
          group
            .trim()
            .split(/\s+/)
            .map((word) => stemWord(word, pack.code)),
        ),
    );
    const isInside = (at: number, other: number) =>
      at !== other &&
      [...stems[at]!].every((stem) => stems[other]!.has(stem)) &&
      (stems[other]!.size > stems[at]!.size || other < at);
    const useless = groups.filter((_, at) => stems[at]!.size < 2 || groups.some((_, other) => isInside(at, other)));
    expect(useless).toEqual([]);
  });

  it('has value words that are patterns, and none of them matches nothing', () => {
    for (const [kind, source] of Object.entries(pack.values ?? {})) {
      const pattern = new RegExp(`^(?:${source})$`, 'iu');
      expect(pattern.test(''), kind).toBe(false);
    }
  });

  it('has figures whose values are numbers, twelve months, and dates with named parts', () => {
    const { scales = '', numbers = '', factors = '', months, times = [], dates = [] } = pack.figures ?? {};
    const entries = [scales, numbers, factors].flatMap((list) => list.split(' ')).filter(Boolean);
    expect(entries.filter((entry) => !/^[^:]+:\d+(?:e\d+)?$/.test(entry))).toEqual([]);
    if (months !== undefined) expect(months.split('|')).toHaveLength(12);
    for (const { pattern } of times) expect(pattern.source).toMatch(/\(\?<hour>/);
    for (const { pattern } of dates) expect(pattern.source).toMatch(/\(\?<month>/);
    for (const { pattern } of [...times, ...dates]) expect(pattern.flags).toContain('g');
  });

  it('has citing words that are patterns without groups of their own', () => {
    const {
      asideTail = '',
      clauseTail = '',
      pointerTail = '',
      speakerTail = '',
      prepositionTail = '',
    } = pack.citing ?? {};
    for (const tail of [asideTail, clauseTail, pointerTail, speakerTail, prepositionTail])
      expect(new RegExp(`${tail}|`, 'iu').exec('')).toHaveLength(1);
  });

  it('puts numbers and page names into its sentences', () => {
    const { replies, stepLabels } = pack;
    if (replies) expect(replies.stillReading(3, 17)).toMatch(/3.*17|17.*3/);
    for (const label of [stepLabels?.reading, stepLabels?.read, stepLabels?.notRead])
      if (label) expect(label('Kwxz')).toContain('Kwxz');
    expect(replies === undefined).toBe(stepLabels === undefined);
  });

  it('stems each of its words to a word', () => {
    const { stem } = pack;
    if (!stem) return expect(pack.stemsAlso).toBeUndefined();
    const words = (pack.functionWords ?? 'information').split(/\s+/);
    expect(words.filter((word) => typeof stem(word) !== 'string')).toEqual([]);
  });
});

describe.each(LANGUAGES.map((pack) => [pack.code, pack] as const))('the language %s', (code, pack) => {
  it('is found by its code, and its file has its name', () => {
    expect(packOf(code)).toBe(pack);
    expect(readdirSync(FOLDER)).toContain(`${code}.ts`);
  });

  it('reads each of its phrases of an act as that act, and what begins a question as a request for help', () => {
    const {
      fillers: _fillers,
      contactQuery: _asked,
      contactHeading: _heading,
      answers: _answers,
      statements: _statements,
      talks: _talks,
      people: _people,
      leads,
      ...acts
    } = pack.dialogue ?? {};
    const wrong = Object.entries({ ...acts, help: [leads, acts.help].filter(Boolean).join('|') }).flatMap(
      ([act, list]) =>
        list.split('|').flatMap((phrase) => {
          const read = phrase === '' ? null : readAct(`${phrase}!`);
          // A phrase of two languages, such as `test`, has one act.
          const isOwn = read === null || read.act === act || !read.langs.includes(code);
          return phrase === '' || (read !== null && isOwn) ? [] : [`${phrase}: ${read?.act}`];
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('is detected in its own function words', () => {
    if (!pack.functionWords || !pack.detection) return expect(pack.questions).toBeUndefined();
    expect(detectLanguage(pack.functionWords)).toBe(code);
  });

  it('reads each of its question phrases as a question of that kind', () => {
    const wrong = [
      ...Object.entries(pack.questions ?? {}).flatMap(([kind, list]) =>
        list.split('|').filter((phrase) => !readAsking(phrase, code).kinds.includes(kind as never)),
      ),
      ...Object.entries(pack.valueQuestions ?? {}).flatMap(([kind, list]) =>
        list.split('|').filter((phrase) => !readAsking(phrase, code).values.includes(kind as never)),
      ),
      ...Object.values(pack.attributes ?? {}).flatMap(({ asks }) =>
        asks.split('|').filter((phrase) => !askedAttribute(phrase, code)),
      ),
    ];
    expect(wrong).toEqual([]);
  });
});

describe('a new language', () => {
  afterEach(() => {
    vi.doUnmock('../../../api/text/languages/index.ts');
    vi.resetModules();
  });

  it('is one file and one line: every line of the index names one file, and every file has its line', () => {
    const lines = readFileSync(join(FOLDER, 'index.ts'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('//'));
    const files = readdirSync(FOLDER).filter((file) => file !== 'index.ts');
    expect(lines).toEqual(files.map((file) => `export { ${file.slice(0, -3)} } from './${file}';`));
  });

  it('is known everywhere by that line', async () => {
    vi.resetModules();
    vi.doMock('../../../api/text/languages/index.ts', async (original) => ({ ...(await original<object>()), toki }));
    const { analyse } = await import('../../../api/text/analyse.ts');
    const detection = await import('../../../api/text/detect-language.ts');
    const sentences = await import('../../../api/text/structure/sentences.ts');
    const { stopWordsOf } = await import('../../../api/text/stop-words.ts');
    const kind = await import('../../../api/ranking/question/question-kind.ts');
    const attributes = await import('../../../api/ranking/question/attributes.ts');
    const { relatedStems } = await import('../../../api/ranking/question/related-stems.ts');
    const { findValues } = await import('../../../api/ranking/answers/values/answer-values.ts');
    const { findSearchIntent } = await import('../../../api/search/intent.ts');
    const { readFigures } = await import('../../../api/citations/figures.ts');
    const { minShareFor } = await import('../../../api/citations/support.ts');
    const { JOINER } = await import('../../../api/citations/drop-citation.ts');
    const extractive = await import('../../../api/models/extractive/extractive-words.ts');
    const { isFollowUp } = await import('../../../api/ranking/question/follow-up.ts');
    const dialogue = await import('../../../api/text/dialogue-act.ts');
    const { languageOf } = await import('../../../api/text/question-language.ts');
    const { labelsFor } = await import('../../../api/tools/labels.ts');

    expect(detection.detectLanguage('zan dorvik zel kaskan')).toBe('tok');
    expect(detection.detectLanguage('hello and the ʘ')).toBe('tok');
    expect(analyse('dorvikink', 'tok')[0]?.stem).toBe('dorvik');
    expect(stopWordsOf('tok').chatWords.has('mirvo')).toBe(true);
    expect(sentences.splitSentences('Dorvik zan melnop grzk. Kaskan zel dorvik zom.')).toHaveLength(1);
    expect(kind.readAsking('kolvar trink zan dorvik', 'tok')).toMatchObject({
      kinds: ['number'],
      values: ['timespan'],
    });
    expect(attributes.askedAttribute('pesvar dorvik', 'tok')?.attribute.kind).toBe('weight');
    expect(relatedStems('dorvik', 'tok').map(({ stem }) => stem)).toEqual(['melnop']);
    expect(findValues('dorvik bo trink zan', 'tok', 'timespan')).toEqual([{ start: 7, end: 15 }]);
    expect(findValues('dorvik nulpa', 'tok', 'money')).toEqual([{ start: 7, end: 12 }]);
    expect(findSearchIntent('dorvik zorb zan vek').isWanted).toBe(true);
    expect(readFigures('bo trink')[0]).toMatchObject({ values: [2], unit: { dimension: 'time', factor: 1 } });
    expect(readFigures('3 tauz yurk')[0]).toMatchObject({ values: [3000], unit: { dimension: 'EUR' } });
    expect(readFigures('5 maik 2026')[0]?.dates).toEqual([{ year: 2026, month: 5, day: 5 }]);
    expect(readFigures('munk 5/9')[0]?.dates).toEqual([{ month: 5, day: 9 }]);
    expect(minShareFor('tok')).toBe(0.4);
    expect(JOINER).toContain('unz');
    expect(dialogue.readAct('Halloooz, plotz!')).toEqual({ act: 'greeting', langs: ['tok'] });
    expect(isFollowUp('Unz vaz dorvik?')).toBe(true);
    expect(extractive.wordsFor('tok').failed).toBe('Kaputz.');
    expect(languageOf('zan dorvik zel')).toBe('tok');
    expect(labelsFor('tok').reading('dorvik')).toBe('Lez dorvik');
  });
});
