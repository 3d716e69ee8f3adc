import { describe, expect, test } from 'vitest';
import { isPronoun, siteNames } from '../../../../api/ranking/question/site-names.ts';

const page = (title: string, text: string, lang = 'en') => ({ title, lang, read: () => text });

describe('names of things that are function words elsewhere', () => {
  test('end a short title and have a capital within the sentences of its page', () => {
    const one = 'The Alder One brews. We made the One first. On the One hold the button.';
    expect(siteNames([page('Alder One', one), page('Alder Mini', 'The Alder Mini brews.')])).toEqual(new Set(['one']));
  });

  test('are not made by titles in capitals alone', () => {
    const contact = 'Write to us. Call us on weekdays. Visit us on Saturday.';
    expect(siteNames([page('Contact Us', contact), page('How It All Began One', 'One by one.')]).size).toBe(0);
  });

  test('are not read in a language whose nouns have capitals', () => {
    expect(siteNames([page('Die Alle', 'Für Alle, mit Alle, von Alle.', 'de')]).size).toBe(0);
  });
});

describe('a word that may be a name', () => {
  test.each([
    ['which one is cheapest', true],
    ['the quietest one', true],
    ['noise one', false],
    ['how heavy is the one', false],
  ])('in “%s” takes the place of a noun: %s', (text, expected) => {
    expect(isPronoun('one', text, 'en')).toBe(expected);
  });
});
