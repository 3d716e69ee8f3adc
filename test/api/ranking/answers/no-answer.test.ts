import { describe, expect, test } from 'vitest';
import { isNavigation, isNoAnswer } from '../../../../api/ranking/answers/no-answer.ts';

describe('when a page was looked at for the last time', () => {
  test.each([
    'Last checked on 5 October 2026.',
    'Kiểm tra lần cuối ngày 5 tháng 10, 2026.',
    '最后核对： 2026年10月5日.',
    'Terakhir diperiksa 5 Oktober 2026.',
    'Última atualização: 5 de outubro de 2026',
    '最終更新：2026年10月5日',
    '최종 업데이트: 2026년 10월 5일',
    'อัปเดตล่าสุด 5 ตุลาคม 2569',
    'آخر تحديث: 5 أكتوبر 2026',
  ])('is no answer: %s', (text) => {
    expect(isNoAnswer(text)).toBe(true);
  });

  test.each([
    'Last orders leave at 15:00.',
    'Last checked in guests pay at the bar, which is open until two in the morning.',
  ])('other sentences are: %s', (text) => {
    expect(isNoAnswer(text)).toBe(false);
  });
});

describe('what a manual says of itself', () => {
  test.each([
    'This document describes when and how to use name-based virtual hosts.',
    'Ce document décrit quand et comment utiliser des serveurs virtuels par nom.',
    'Diese Seite beschreibt die Befehle.',
    'New in version 3.2.',
    'Changed in version 3.11.',
    '12.4.4. Gathering Document Statistics',
  ])('is no answer: %s', (text) => {
    expect(isNoAnswer(text)).toBe(true);
  });

  test.each([
    'This document is needed for the visa.',
    'New in version 3.2 is a smaller pump, which fits the Duo.',
    '24.12. closed from noon',
    '24.12.2026 closed from noon',
  ])('other sentences are: %s', (text) => {
    expect(isNoAnswer(text)).toBe(false);
  });

  test('a row with one link up between two chapters is navigation, a plan called Home is not', () => {
    expect(isNavigation(['11.12. Examining Index Usage', 'Home', '12.1. Introduction'])).toBe(true);
    expect(isNavigation(['Starter', 'Home', 'Business'])).toBe(false);
  });
});

describe('a line without spaces', () => {
  test('is a label only where it is short', () => {
    expect(isNoAnswer('ที่จอดรถ')).toBe(true);
    expect(isNoAnswer('จอดรถฟรีหน้าร้านทุกวัน')).toBe(false);
    expect(isNoAnswer('โปรดนำรองเท้าที่ใส่สบายมาด้วย')).toBe(false);
  });
});
