// Which piece of a text an annotation points at.
import { expect, test } from 'vitest';
import { citationsOf } from '../../../api/gateway/annotations.ts';
import type { Source } from '../../../protocol/index.ts';

const source = (number: number): Source => ({
  id: `src_${number}`,
  number,
  url: `https://a.example/${number}`,
  title: `Page ${number}`,
  snippet: '',
  domain: 'a.example',
  favicon: null,
});
const cited = (text: string) =>
  citationsOf(text, (number) => (number <= 3 ? source(number) : undefined)).map(({ start, end, url }) => [
    text.slice(start, end),
    url.at(-1),
  ]);

test.each<[string, string[][]]>([
  ['The mill grinds beans finely [1]. It is loud and old.', [['The mill grinds beans finely [1].', '1']]],
  ['The mill grinds beans finely. [1] It is loud.', [['The mill grinds beans finely. [1]', '1']]],
  [
    'The mill grinds beans finely [1][2].',
    [
      ['The mill grinds beans finely [1][2].', '1'],
      ['The mill grinds beans finely [1][2].', '2'],
    ],
  ],
  [
    '- Two years on all parts [1]\n- One week of repair [3]',
    [
      ['- Two years on all parts [1]', '1'],
      ['- One week of repair [3]', '3'],
    ],
  ],
  ['保修期为两年。[1] 请联系我们。', [['保修期为两年。[1]', '1']]],
  ['A number without a source [9] stays text.', []],
  ['The same source twice [1] in one sentence [1].', [['The same source twice [1] in one sentence [1].', '1']]],
  [
    '😀 Emoji count as two units here, as in JavaScript [2].',
    [['😀 Emoji count as two units here, as in JavaScript [2].', '2']],
  ],
  ['', []],
])('%s', (text, expected) => expect(cited(text)).toEqual(expected));
