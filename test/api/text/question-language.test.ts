import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../api/text/languages.ts';
import { languageAmong, languageOf, readWordsOfLanguages } from '../../../api/text/question-language.ts';

describe('the language of an answer', () => {
  it.each([
    ['durée de la garantie', 'fr'],
    ['horario de apertura', 'es'],
    ['öffnungszeiten', 'de'],
    ['uap lemah', 'id'],
    ['listrik 1300 va', 'id'],
    ['listrik rumah saya 1300 watt, kuat ga buat alder one?', 'id'],
    ['nghi tet', 'vi'],
    ['freeship ko', 'vi'],
    ['保修几年', 'zh'],
    ['opening hrs', 'en'],
    ['delivery bali', 'en'],
    ['cau dat price', 'en'],
    ['delivery france', 'en'],
    ['grind s vs l', 'en'],
    // A Vietnamese word without its marks is no evidence where all words are English.
    ['rainy day activities', 'en'],
    ['day trip ideas', 'en'],
    ['extraction time', 'en'],
    ['do u do acupuncture', 'en'],
    ['do u do dental', 'en'],
    ['cuanto pesa la duo', 'es'],
    ['prix de la duo', 'fr'],
    ['ship ve da nang mat may ngay', 'vi'],
    ['', ''],
  ])('of “%s” is “%s”', (message, lang) => {
    expect(languageOf(message)).toBe(lang);
  });

  it('is one with few words where only these tell it apart: names and words of both say nothing', () => {
    const among = (message: string) => languageAmong(message, ['en', 'vi'], ['de', 'es', 'fr']);
    expect(['precio alder mini', 'was kostet die mini', 'prix alder mini'].map(among)).toEqual(['es', 'de', 'fr']);
    expect(['what is the price', 'who founded alder', 'service', 'no power'].map(among)).toEqual([
      'en',
      'en',
      'en',
      'en',
    ]);
  });

  it.each([
    ['holzwurm im schrank', ['de'], 'de'],
    ['kurs krank geworden geld zurück', ['de'], 'de'],
    ['name eingravieren', ['de'], 'de'],
    ['campamento verano con comida', ['es'], 'es'],
    ['hay q llevar gorrito', ['es'], 'es'],
    ['parking gratis?', ['es'], 'es'],
    ['opening hours', ['de'], 'en'],
    ['do you take card', ['es'], 'en'],
    ['giờ mở cửa', ['de'], 'vi'],
    ['予約はいつ', ['de'], 'ja'],
    ['was kostet die mini', ['en', 'vi'], 'de'],
    ['do u ship to po boxes', ['en', 'id'], 'en'],
    ['czy to jest po polsku', ['en', 'id'], 'pl'],
    // The same in most languages, and an address.
    ['pizza', ['en'], 'en'],
    ['sushi', ['en'], 'en'],
    ['ada sauna?', ['en'], 'id'],
    ['pizza lieferung', ['en'], 'de'],
    ['.com price', ['en'], 'en'],
    ['quanto custa o banho', ['en'], 'pt'],
    ['가격', ['en'], 'ko'],
  ])('of “%s” at a site in %s is %s', (message, ofSite, lang) => {
    expect(languageOf(message, ofSite)).toBe(lang);
  });

  it('is one of those given', () => {
    expect(languageAmong('durée de la garantie', ['en', 'vi'])).not.toBe('id');
    expect(languageAmong('jam buka', ['en', 'id'])).toBe('id');
  });

  it('has its words read in steps, one for each language with fixed sentences', async () => {
    let pauses = 0;
    await readWordsOfLanguages(async () => {
      pauses += 1;
    });
    expect(pauses).toBe(LANGUAGES.filter(({ replies }) => replies).length);
  });
});
