import { describe, expect, it } from 'vitest';
import { askedValues } from '../../../../api/ranking/answers/values/asked-values.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../api/ranking/question/question.ts';
import { readAsking } from '../../../../api/ranking/question/question-kind.ts';

describe('readAsking', () => {
  it.each([
    ['How long is the warranty?', 'en', 'timespan'],
    ['How often do I have to clean it?', 'en', 'recurring'],
    ['How heavy is it?', 'en', 'measure'],
    ['What time do you open?', 'en', 'clock'],
    ['Bảo hành bao lâu?', 'vi', 'timespan'],
    ['bao hanh bao lau', 'vi', 'timespan'],
    ['Bao lâu thì phải tẩy cặn?', 'vi', 'recurring'],
    ['Berapa harga tiketnya?', 'id', 'money'],
    ['Berapa lama garansinya?', 'id', 'timespan'],
    ['保修期多长？', 'zh', 'timespan'],
    ['多久一次？', 'zh', 'recurring'],
    ['多少钱？', 'zh', 'money'],
  ])('hears what "%s" asks for', (question, lang, value) => {
    expect(readAsking(question, lang).values[0]).toBe(value);
  });

  it.each([
    ['check in time', 'en', 'time'],
    ['breakfast times', 'en', 'times'],
    ['giờ nhận phòng', 'vi', 'giờ'],
    ['gio tra phong', 'vi', 'gio'],
    ['jam sarapan', 'id', 'jam'],
    ['heure d’arrivée', 'fr', 'heure'],
  ])('takes "%s" for a question for a time of day', (text, lang, word) => {
    const { kinds, values, words } = readAsking(text, lang);
    expect([kinds, values, words.has(word)]).toEqual([['date'], ['clock'], true]);
  });

  it.each([
    ['delivery time', 'en'],
    ['time', 'en'],
    ['do you take part time students on saturdays', 'en'],
    ['giờ hàng chưa tới', 'vi'],
  ])('takes "%s" for none', (text, lang) => {
    expect(readAsking(text, lang).values).not.toContain('clock');
  });

  it('finds no question in a statement', () => {
    expect(readAsking('The boiler is made of brass.', 'en').values).toEqual([]);
  });
});

describe('askedValues', () => {
  const statistics = new MemoryStatistics([], ['en', 'vi', 'zh', 'id']);
  it.each([
    ['How many points did they lose?', ['count']],
    ['When was it built?', ['date', 'timespan']],
    ['Who built it?', ['person']],
    ['Why is it closed?', ['reason']],
    ['What percentage of people voted?', ['percent']],
    ['Tell me about boilers', []],
  ])('wants for "%s" %j', (question, kinds) => {
    expect(askedValues(readQuestion(question, statistics))).toEqual(kinds);
  });

  it('finds the word of the requested value: beside the words that ask', () => {
    const question = readQuestion('How many points did the defence surrender?', statistics);
    expect(question.terms[question.askedTerm]?.exact).toBe('points');
    expect(readQuestion('boilers', statistics).askedTerm).toBe(-1);
  });
});
