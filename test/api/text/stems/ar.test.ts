import { describe, expect, it } from 'vitest';
import { stemArabic } from '../../../../api/text/stems/ar.ts';

describe('Arabic stems', () => {
  it.each([
    ['السعر والسعر بالسعر للسعر سعركم سعرها', 'سعر'],
    ['ضمان الضمان ضمانكم', 'ضمان'],
    ['خدمة الخدمات خدمتكم خدماتكم خدماتنا', 'خدم'],
    ['ساعة الساعه ساعات ساعتين', 'ساع'],
    ['إلغاء الغاء الإلغاء للالغاء', 'الغا'],
    ['لغة اللغة للغة', 'لغه'],
    ['توصلون بتوصلوا توصلوا توصلو هتوصل', 'توصل'],
    ['مجانا مجانًا مجانية المجاني', 'مجان'],
    ['سيارة سيارتي السيارات', 'سيار'],
  ])('has one stem for %s', (words, stem) => {
    for (const word of words.split(' ')) expect(stemArabic(word), word).toBe(stem);
  });

  it('leaves words alone whose beginning or ending is their own', () => {
    for (const word of ['وصول', 'بنك', 'تلفون', 'درهم', 'عنوان', 'وقت', 'بيت'])
      expect(stemArabic(word), word).toBe(word);
  });

  it('keeps other scripts and figures', () => {
    for (const word of ['wifi', 'a4', '٣٠']) expect(stemArabic(word)).toBe(word);
  });
});
