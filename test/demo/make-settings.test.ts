import { expect, test } from 'vitest';
import { DEFAULTS, settingsOf } from '../../demo/gallery/make/choices.mjs';

test('greeting and questions of /make are those of the language that they are written in', () => {
  const settings = settingsOf({
    ...DEFAULTS,
    name: 'Lindner',
    greetings: { de: 'Guten Tag!', fr: '' },
    prompts: { de: ['Wann ist offen?'], en: ['When are you open?'] },
  });
  expect(JSON.parse(`{${settings}}`)).toEqual({
    agent: {
      name: 'Lindner',
      suggestions: ['When are you open?'],
      translations: { de: { greeting: 'Guten Tag!', suggestions: ['Wann ist offen?'] } },
    },
  });
});
