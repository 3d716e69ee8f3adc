import { describe, expect, it } from 'vitest';
import { countWords, cutPassages } from '../../../api/documents/passages.ts';
import type { TextBlock } from '../../../api/documents/text-block.ts';
import { splitSentences } from '../../../api/text/structure/sentences.ts';
import { processorMs } from '../../helpers/processor-time.ts';

const texts = (text: string, lang?: string) => splitSentences(text, lang).map((sentence) => sentence.text);

describe('splitSentences', () => {
  it('keeps abbreviations, initials, decimals and versions inside a sentence', () => {
    expect(texts('Dr. J. Smith paid 3.50 euros on Jan. 5 for v2.1 of it. He was pleased, e.g. by the colour.')).toEqual(
      ['Dr. J. Smith paid 3.50 euros on Jan. 5 for v2.1 of it.', 'He was pleased, e.g. by the colour.'],
    );
  });

  it('cuts Chinese at its own stops, without spaces', () => {
    expect(texts('博物馆周一闭馆。学生凭证件半价！儿童免费吗？是的，六岁以下免费。', 'zh')).toEqual([
      '博物馆周一闭馆。',
      '学生凭证件半价！',
      '儿童免费吗？',
      '是的，六岁以下免费。',
    ]);
  });

  it('keeps closing quotes and brackets with their sentence', () => {
    expect(texts('She said "Come in." (He did not hear her.) Then it rained.')).toEqual([
      'She said "Come in."',
      '(He did not hear her.)',
      'Then it rained.',
    ]);
  });

  it('joins Thai phrases up to a readable length', () => {
    const phrase = 'ร้านนี้เปิดทำการทุกวันตั้งแต่เช้าจนถึงเย็น';
    const sentences = texts(Array(12).fill(phrase).join(' '), 'th');
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence.length).toBeLessThan(300);
  });

  it('ends a sentence at the Hindi danda and the Arabic question mark', () => {
    expect(texts('यह दुकान सुबह खुलती है। यह शाम को बंद होती है।', 'hi')).toHaveLength(2);
    expect(texts('متى يفتح المتجر اليوم؟ يفتح في الثامنة صباحا.', 'ar')).toHaveLength(2);
  });

  it('gives verbatim pieces: each is the text between its offsets, and nothing but white space is left out', () => {
    const text = '  One. Two is here!\n\n三是这样。 Vier, z.B. so.  ';
    let at = 0;
    for (const sentence of splitSentences(text)) {
      expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
      expect(text.slice(at, sentence.start).trim()).toBe('');
      at = sentence.end;
    }
    expect(text.slice(at).trim()).toBe('');
  });

  it('keeps a row of a table whole, whatever stops its cells have', () => {
    const rows = [
      'Parts fitted in a repair | 12 months. Or what is left of the two years.',
      '维修零件 | 12 个月；或剩余时间。',
    ];
    expect(texts(`Warranty. Two years.\n${rows.join('\n')}`)).toEqual(['Warranty. Two years.', ...rows]);
    const layout = `${'A sentence of a page laid out by a table. '.repeat(8)}| Another one.`;
    expect(texts(layout).length).toBeGreaterThan(5);
  });

  it('takes time in proportion to the length, also without any stop and with nothing but stops', () => {
    for (const unit of ['word ', '。', '. ', 'x', '("']) {
      const time = (size: number) => {
        const text = unit.repeat(size / unit.length);
        return processorMs(() => splitSentences(text));
      };
      const base = Math.max(time(20_000), 1);
      expect(time(320_000) / base, unit).toBeLessThan(100);
    }
  });
});

describe('cutPassages', () => {
  it('makes a passage of each section, also of the first below a short beginning', () => {
    const blocks: TextBlock[] = [
      { kind: 'heading', level: 1, text: 'Returns' },
      { kind: 'paragraph', text: 'How to send things back.' },
      { kind: 'heading', level: 2, text: 'How long?' },
      { kind: 'paragraph', text: 'Within 30 days.' },
    ];
    expect(cutPassages(blocks)).toEqual([
      { heading: 'Returns', text: 'How to send things back.' },
      { heading: 'Returns > How long?', text: 'Within 30 days.' },
    ]);
  });

  const sentence = 'The quick brown fox jumps over the lazy dog again.';
  const paragraph = (sentences: number): TextBlock => ({
    kind: 'paragraph',
    text: Array(sentences).fill(sentence).join(' '),
  });
  const heading = (level: number, text: string): TextBlock => ({ kind: 'heading', level, text });

  it('joins the heading trail and drops headings of finished sections', () => {
    const passages = cutPassages([
      heading(1, 'Guide'),
      heading(2, 'Install'),
      paragraph(9),
      heading(3, 'On Linux'),
      paragraph(9),
      heading(2, 'Use'),
      paragraph(9),
    ]);
    expect(passages.map((passage) => passage.heading)).toEqual([
      'Guide > Install',
      'Guide > Install > On Linux',
      'Guide > Use',
    ]);
  });

  it('cuts long paragraphs between sentences only, none above the bound', () => {
    const passages = cutPassages([paragraph(70)]);
    expect(passages.length).toBeGreaterThan(2);
    for (const passage of passages) {
      expect(countWords(passage.text)).toBeLessThanOrEqual(200);
      expect(passage.text.endsWith('again.')).toBe(true);
    }
    expect(passages.map((passage) => passage.text).join(' ')).toBe(paragraph(70).text);
  });

  it('joins short paragraphs until the passage is long enough', () => {
    const passages = cutPassages(Array(12).fill(paragraph(2)));
    expect(passages).toHaveLength(3);
    for (const passage of passages) expect(countWords(passage.text)).toBeGreaterThanOrEqual(80);
  });

  it('keeps one over-long sentence whole', () => {
    const long = `${'word '.repeat(300)}end.`;
    expect(cutPassages([{ kind: 'paragraph', text: long }])[0]!.text).toBe(long);
  });

  it('keeps the numbers of steps, and marks the text of an image', () => {
    const blocks: TextBlock[] = [
      { kind: 'list', ordered: true, text: 'Switch off.\nRinse the tank.' },
      { kind: 'code', text: 'rinse --tank' },
      { kind: 'list', ordered: true, start: 3, text: 'Dry it.' },
      { kind: 'list', text: 'a cloth\na spoon' },
      { kind: 'image', text: 'the tank seen from above' },
    ];
    expect(cutPassages(blocks).map(({ text }) => text)).toEqual([
      '1. Switch off.\n2. Rinse the tank.\n\nrinse --tank\n\n3. Dry it.\n\na cloth\na spoon\n\n🖼 the tank seen from above',
    ]);
  });

  it('cuts tables and code between lines', () => {
    const table = Array.from({ length: 120 }, (_, row) => `| row ${row} | value ${row} |`).join('\n');
    const passages = cutPassages([{ kind: 'table', text: table }]);
    expect(passages.length).toBeGreaterThan(1);
    for (const passage of passages)
      for (const line of passage.text.split('\n')) expect(line).toMatch(/^\| row \d+ \| value \d+ \|$/);
  });

  it('counts words of scripts without spaces by their characters', () => {
    expect(countWords('博物馆由陈嘉木创立')).toBeGreaterThan(3);
    const passages = cutPassages([{ kind: 'paragraph', text: '博物馆由陈嘉木于一九五二年创立。'.repeat(60) }]);
    expect(passages.length).toBeGreaterThan(1);
    for (const passage of passages) expect(passage.text.endsWith('。')).toBe(true);
  });

  it('is empty for no blocks', () => {
    expect(cutPassages([])).toEqual([]);
    expect(cutPassages([heading(1, 'Only a heading'), { kind: 'paragraph', text: '  ' }])).toEqual([]);
  });

  const term = (text: string, definition = 1): TextBlock => ({ kind: 'paragraph', text, definition, isTerm: true });
  const inside = (text: string, definition = 1): TextBlock => ({ kind: 'paragraph', text, definition });

  it('gives the definition of a name of code a passage under it, with its arguments in the text', () => {
    const passages = cutPassages([
      heading(1, 'stash'),
      heading(2, 'Commands'),
      inside('What each of them does.', 0),
      term('drop [-q] [<stash>]'),
      inside('Remove a single entry from the list.'),
      term('-u'),
      term('--[no-]untracked'),
      inside('All untracked files are stashed too.'),
      inside('After the list.', 0),
    ]);
    expect(passages).toEqual([
      { heading: 'stash > Commands', text: 'What each of them does.' },
      { heading: 'stash > Commands > drop', text: 'drop [-q] [<stash>]\n\nRemove a single entry from the list.' },
      {
        heading: 'stash > Commands > -u, --untracked',
        text: '-u\n\n--[no-]untracked\n\nAll untracked files are stashed too.',
      },
      { heading: 'stash > Commands', text: 'After the list.' },
    ]);
  });

  it('names a setting with a placeholder inside, and a name inside of a definition, whole', () => {
    const text = 'What the branch is for, in a few words of yours.';
    const passages = cutPassages([
      heading(1, 'config'),
      term('branch.<name>.description'),
      inside(text),
      term('class Partial(func)'),
      inside(text),
      term('Partial.call(x)', 2),
      inside(text, 2),
      inside(text),
    ]);
    expect(passages.map(({ heading: trail }) => trail)).toEqual([
      'config > branch.<name>.description',
      'config > class Partial',
      'config > class Partial > Partial.call',
      'config > class Partial',
    ]);
  });

  it('keeps short definitions together, and none apart from its term', () => {
    const says = 'It says comprehensively everything about circumstances, responsibilities, possibilities';
    const entries = Array.from({ length: 60 }, (_, i) => [term(`Word ${i}`), inside(`${says}, ${i} and no more.`)]);
    const passages = cutPassages([heading(1, 'Words'), ...entries.flat()]);
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.length).toBeLessThan(12);
    for (const { heading: trail, text } of passages) {
      expect(trail).toBe('Words');
      expect(text).toMatch(/^Word \d+\n\nIt says/);
      expect(text).toMatch(/and no more\.$/);
    }
  });

  it('writes a list of short definitions as rows', () => {
    const passages = cutPassages([
      heading(1, 'Hours'),
      term('Monday'),
      inside('closed'),
      term('Tuesday to Friday'),
      inside('6.45 to 19.30'),
      inside('We wish you a good day.', 0),
    ]);
    expect(passages).toEqual([
      { heading: 'Hours', text: 'Monday | closed\nTuesday to Friday | 6.45 to 19.30\n\nWe wish you a good day.' },
    ]);
  });
});
