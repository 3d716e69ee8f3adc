// The contract of language packs, run over each of them, and a new language made of one file and one line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askedAttribute } from '../../../api/ranking/question/attributes.ts';
import { readAsking } from '../../../api/ranking/question/question-kind.ts';
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

describe.each([...LANGUAGES, toki].map((pack) => [pack.code, pack] as const))('the pack %s', (_code, pack) => {
  it('has words in lower case and NFC, none of them empty', () => {
    const wrong = listsOf(pack).flatMap(([path, words]) =>
      words
        .filter((word) => word.trim() === '' || word !== word.trim() || word !== word.normalize('NFC').toLowerCase())
        .map((word) => `${path}: "${word}"`),
    );
    expect(wrong).toEqual([]);
  });

  it('has value words that are patterns, and none of them matches nothing', () => {
    for (const [kind, source] of Object.entries(pack.values ?? {})) {
      const pattern = new RegExp(`^(?:${source})$`, 'iu');
      expect(pattern.test(''), kind).toBe(false);
    }
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
    const sentences = await import('../../../api/text/sentences.ts');
    const { stopWordsOf } = await import('../../../api/text/stop-words.ts');
    const kind = await import('../../../api/ranking/question/question-kind.ts');
    const attributes = await import('../../../api/ranking/question/attributes.ts');
    const { relatedStems } = await import('../../../api/ranking/question/related-stems.ts');
    const { findValues } = await import('../../../api/ranking/answers/answer-values.ts');

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
  });
});
