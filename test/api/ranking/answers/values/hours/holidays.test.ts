import { describe, expect, it } from 'vitest';
import { namedDaysIn, sharesDay } from '../../../../../../api/ranking/answers/values/hours/holidays.ts';

const shares = (question: string, text: string, lang: string, of = lang): boolean => {
  const [asked, said] = [namedDaysIn(question, lang), namedDaysIn(text, of)];
  return asked !== null && said !== null && sharesDay(said, asked);
};

describe('the days of a holiday', () => {
  it.each([
    ['open boxing day?', 'We are closed on 25 and 26 December and 1 January.', 'en'],
    ['xmas eve', '24 December | Closed', 'en'],
    ['xmas hours', 'Closed 23 December to 3 January', 'en'],
    ['open on new years day?', 'Closed from 20 December until 8 January', 'en'],
    ['christmas opening', 'December 24–26: closed', 'en'],
    ['open on the 24th of december', 'Christmas Eve: 9am to noon', 'en'],
    ['xmas hours', 'We finish at noon on Tuesday 23 December 2025 and open again on Monday 12 January.', 'en'],
    ['bank holiday', 'Bank holidays: 11:00–16:00', 'en'],
    ['heiligabend offen?', 'Vom 23.12. bis 06.01. geschlossen.', 'de'],
    ['silvester auf?', 'Am 24. und 31. Dezember von 9 bis 12 Uhr', 'de'],
    ['ouvert à noël ?', 'Fermé le 25 décembre et le 1er janvier', 'fr'],
    ['abren en navidad', 'Cerrado el 25 de diciembre', 'es'],
    ['tết có nghỉ không', 'Nghỉ Tết từ 4 đến 11 tháng 2', 'vi'],
    ['国庆休息吗', '国庆节10月1日至7日休息', 'zh'],
  ])('“%s” are in “%s”', (question, text, lang) => {
    expect(shares(question, text, lang)).toBe(true);
  });

  it.each([
    ['xmas eve', '31 December | 10:00–14:00', 'en'],
    ['open boxing day?', 'Christmas Eve: closes at 4pm', 'en'],
    ['are you open easter monday', 'Easter Sunday we are closed', 'en'],
    ['good friday', 'Easter Monday: closed', 'en'],
    ['thanksgiving hours', 'Independence Day: closed', 'en'],
    ['heiligabend offen?', 'Version 24.12 der App', 'de'],
    ['silvester auf?', 'Am 24. Dezember von 9 bis 12 Uhr', 'de'],
    ['abren en navidad', 'Cerrado del 7 al 25 de enero', 'es'],
  ])('“%s” are not in “%s”', (question, text, lang) => {
    expect(shares(question, text, lang)).toBe(false);
  });

  it('are found in a page of another language', () => {
    expect(shares('open at christmas?', 'Am 25. Dezember geschlossen', 'en', 'de')).toBe(true);
    expect(shares('feiertage offen?', 'Public holidays: closed', 'de', 'en')).toBe(true);
  });

  it('are none in a text with neither name nor date', () => {
    expect(namedDaysIn('Open Monday to Friday from 9 to 17', 'en')).toBeNull();
  });
});
