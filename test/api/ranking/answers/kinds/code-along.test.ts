import { describe, expect, test } from 'vitest';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';
import { withCode } from '../../../../../api/ranking/answers/kinds/code-along.ts';

const page = (passageId: number, heading: string, text: string) => ({
  ...{ passageId, title: 'Packages', heading, text, score: 1, lang: 'en' },
});
const SAID = 'To install a package, use the -i option.';
const part = { passageId: 1, text: SAID, form: 'text' as const };
const shown = (text: string, ...others: ReturnType<typeof page>[]) => {
  const first = page(1, 'Installing', text);
  return withCode([part], [first], () => [first, ...others]).map(({ form, text: own }) => [form, own]);
};

test('an answer of one statement brings the command along', () => {
  const said =
    'A package is installed from its file with the tool dpkg, which downloads nothing by itself and so is right for what is there already. To do this, give it the option for installing, with the name of the file behind it.';
  const first = page(1, 'Installing', `${said}\n\n# dpkg -i tool.deb\n# dpkg -l tool`);
  const other = page(
    2,
    'Removing',
    'A package that nobody needs is removed by its name and leaves its settings behind.',
  );
  const parts = assembleAnswer('how can a package be installed from its file', [first, other], {
    pageOf: () => [first, other],
  });
  expect(parts.map(({ form, text }) => [form, text])).toEqual([
    ['text', said],
    ['code', '# dpkg -i tool.deb\n# dpkg -l tool'],
  ]);
});

describe('what is said is followed by', () => {
  test('the commands after it, whose lines are read as a list, behind their caption', () => {
    const code = '# dpkg -i tool.deb\n(Reading the database.)\nSetting up tool (1.0) ...';
    const caption = 'Example 5.2. Installation of a package';
    expect(shown(`${SAID}\n\n${caption}\n\n${code}`)).toEqual([
      ['text', SAID],
      ['text', caption],
      ['code', code],
    ]);
  });

  test('the code of the next passage of its section, with the paragraph that introduces it', () => {
    const code = '```\npkg install tool\n```';
    const next = page(2, 'Installing', `Another way is pkg:\n\n${code}`);
    expect(shown(SAID, next).map(([form]) => form)).toEqual(['text', 'text', 'code']);
  });

  test('no code of another section', () => {
    expect(shown(SAID, page(2, 'Removing', '# dpkg -r tool\n# dpkg -P tool'))).toEqual([['text', SAID]]);
  });

  test('no list that is none of commands, and none behind two paragraphs', () => {
    expect(shown(`${SAID}\n\n- a brush\n- warm water`)).toEqual([['text', SAID]]);
    expect(shown(`${SAID}\n\nIt is quick.\n\nIt is safe.\n\n# dpkg -l\n# dpkg -s tool`)).toEqual([['text', SAID]]);
  });

  test('no code that makes it too long to read', () => {
    expect(shown(`${SAID}\n\n# dpkg -i ${'a'.repeat(990)}\n# dpkg -l`)).toEqual([['text', SAID]]);
  });
});
