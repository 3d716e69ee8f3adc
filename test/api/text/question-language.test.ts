import { describe, expect, it } from 'vitest';
import { languageAmong, languageOf } from '../../../api/text/question-language.ts';

describe('the language of an answer', () => {
  it.each([
    ['durée de la garantie', 'fr'],
    ['horario de apertura', 'es'],
    ['öffnungszeiten', 'de'],
    ['uap lemah', 'id'],
    ['listrik 1300 va', 'id'],
    ['nghi tet', 'vi'],
    ['freeship ko', 'vi'],
    ['保修几年', 'zh'],
    ['opening hrs', 'en'],
    ['delivery bali', 'en'],
    ['cau dat price', 'en'],
    ['delivery france', 'en'],
    ['grind s vs l', 'en'],
    ['', ''],
  ])('of “%s” is “%s”', (message, lang) => {
    expect(languageOf(message)).toBe(lang);
  });

  it('is one of those given', () => {
    expect(languageAmong('durée de la garantie', ['en', 'vi'])).not.toBe('id');
    expect(languageAmong('jam buka', ['en', 'id'])).toBe('id');
  });
});
