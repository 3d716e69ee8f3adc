// Durations with names of their own, for sites that count minutes.
import { describe, expect, it } from 'vitest';
import { inMinutes, namesDuration } from '../../../../api/text/durations/in-minutes.ts';

describe('inMinutes', () => {
  it.each([
    ['en', 'piano half an hour price', 'piano 30 minute price'],
    ['en', 'An hour and a half of drums', 'An hour and a half of drums'.replace('An hour and a half', '90 minute')],
    ['de', 'was kostet eine halbe Stunde', 'was kostet 30 minute'],
    ['es', 'clase de media hora', 'clase de 30 minuto'],
    ['fr', 'cours d’une demi-heure', 'cours d’30 minute'],
    ['vi', 'học nửa tiếng bao nhiêu', 'học 30 phút bao nhiêu'],
    ['zh', '钢琴课半小时多少钱', '钢琴课30 分钟多少钱'],
    ['id', 'les setengah jam berapa', 'les 30 menit berapa'],
  ])('%s: %s', (lang, text, expected) => {
    expect(inMinutes(text, lang, () => true)).toBe(expected);
  });

  it('says whether a text has a name in any language', () => {
    expect(['media hora', '半小时', 'an hour late'].map(namesDuration)).toEqual([true, true, false]);
    expect(namesDuration('media hora')).toBe(true);
  });

  it('keeps a name that the pages do not count so, a part of a word, and a language without names', () => {
    expect(inMinutes('half an hour', 'en', (minutes) => minutes === 60)).toBe('half an hour');
    expect(inMinutes('behalf hours', 'en', () => true)).toBe('behalf hours');
    expect(inMinutes('mezz’ora', 'it', () => true)).toBe('mezz’ora');
  });
});
