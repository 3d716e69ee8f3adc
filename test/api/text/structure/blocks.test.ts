import { describe, expect, test } from 'vitest';
import { isCodeLine, readBlocks } from '../../../../api/text/structure/blocks.ts';

const kindsOf = (text: string) => readBlocks(text).map(({ kind }) => kind);

describe('the blocks of a passage', () => {
  test('are distinguished by their lines: headings, paragraphs, lists, tables, code', () => {
    const text = [
      'How often',
      'With ordinary tap water, descale every three months.',
      'Soft | below 70 ppm | 6 months\nHard | above 180 ppm | 6 weeks',
      'Switch off and let the machine cool.\nTake the filter out of the tank.',
      'To create the file, type:',
      'htpasswd -c /usr/local/apache/passwd/passwords rbowen',
    ].join('\n\n');
    expect(kindsOf(text)).toEqual(['heading', 'paragraph', 'table', 'list', 'paragraph', 'paragraph']);
  });

  test('a term is above its definition; the same line at the end is text', () => {
    expect(kindsOf('max_connections (integer)\n\nDetermines the maximum number of connections.')).toEqual([
      'heading',
      'paragraph',
    ]);
    expect(kindsOf('Orders leave on Wednesday.\n\nNo')).toEqual(['paragraph', 'paragraph']);
  });

  test('a line that ends with an address of mail is no heading', () => {
    expect(kindsOf('Telefone: (48) 3333-4821. E-mail: loja@example.com\n\nAberto todos os dias.')).toEqual([
      'paragraph',
      'paragraph',
    ]);
  });

  test('what an image says is no paragraph and no heading', () => {
    expect(kindsOf('🖼 the entrance is behind the old fire station\n\nCome in.')).toEqual(['image', 'paragraph']);
  });

  test('offsets cut the text verbatim', () => {
    const text = 'One line.\n\nFirst item\nSecond item';
    expect(readBlocks(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'One line.',
      'First item\nSecond item',
    ]);
  });

  test.each([
    ['$ git commit --amend', true],
    ['>>> fruits.count("apple")', true],
    ['SELECT * FROM weather WHERE city = $1;', true],
    ['<VirtualHost *:80>', true],
    ['ErrorLog "|/usr/local/apache/bin/rotatelogs /var/log/httpd/error_log 86400"', true],
    ['Use git stash when you want to record the current state [of the index].', false],
    ['Alder Mini and One in the EU: €19.90', false],
    ['The Duo weighs 24.5 kg.', false],
    ['多久除垢一次？每三个月一次。', false],
    ['월요일~토요일 10:00~19:00', false],
    ['cp ~/notes ~/.cache/', true],
  ])('%s: code is %s', (line, isCode) => {
    expect(isCodeLine(line)).toBe(isCode);
  });
});
