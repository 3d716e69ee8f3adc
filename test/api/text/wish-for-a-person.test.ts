// A wish to talk to a person is understood in words of its own.
import { expect, it } from 'vitest';
import { readAct } from '../../../api/text/dialogue-act.ts';

it.each([
  ['de', 'ich will mit einem menschen sprechen'],
  ['de', 'kann ich mit jemandem reden'],
  ['de', 'mitarbeiter sprechen bitte'],
  ['es', 'quiero hablar con alguien'],
  ['fr', 'je veux parler a qqn'],
  ['fr', "je voudrais parler à quelqu'un"],
])('%s: %s', (lang, message) => {
  expect(readAct(message)).toMatchObject({ act: 'human', langs: [lang] });
});
