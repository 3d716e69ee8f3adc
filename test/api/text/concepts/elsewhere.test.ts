import { describe, expect, test } from 'vitest';
import { isAboutElsewhere } from '../../../../api/text/concepts/find-concepts.ts';

describe('a question for what hardly any site is about', () => {
  test.each([
    ['en', 'whats the weather tomorrow', 'when are you open tomorrow'],
    ['en', 'tell me a joke', 'tell me about shipping'],
    ['en', 'best dating app', 'dates of the courses'],
    ['vi', 'kết quả xổ số hôm nay', 'kết quả bảo hành'],
    ['zh', '今天天气怎么样', '今天开门吗'],
    ['id', 'bikin puisi dong', 'bikin pesanan dong'],
    ['es', 'cuentame un chiste', 'cuánto cuesta el envío'],
    ['de', 'erzähl mir einen witz', 'schreibt mir bitte eine mail'],
    ['de', 'rezept für einen kuchen', 'rezept für die tabletten'],
    ['th', 'พรุ่งนี้ฝนตกไหม', 'ถ้าฝนตกเลื่อนได้ไหม'],
    ['th', 'เล่าเรื่องตลกหน่อย', 'พรุ่งนี้เปิดกี่โมง'],
    ['ar', 'احكيلي نكتة', 'احكيلي عن الدورة'],
    ['ar', 'كيف الجو بكرة', 'كيف الدفع بكرة'],
    ['xx', 'weather', 'weather'],
  ])('%s: "%s", not "%s"', (lang, elsewhere, own) => {
    expect(isAboutElsewhere(elsewhere, lang)).toBe(lang !== 'xx');
    expect(isAboutElsewhere(own, lang)).toBe(false);
  });
});
