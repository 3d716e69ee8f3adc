import { expect, it } from 'vitest';
import { isFollowUp } from '../../../../api/ranking/question/follow-up.ts';
import { findConcepts } from '../../../../api/text/concepts/find-concepts.ts';
import { readAct } from '../../../../api/text/dialogue-act.ts';

const named = (text: string) => [...findConcepts(text, 'ar').keys()];

it.each([
  ['قديش التوصيل على اربد', 'deliverycost'],
  ['بتوصلوا للبيت؟', 'delivery'],
  ['هيوصل امتى الاوردر', 'deliverytime'],
  ['الطلب لسه ما وصل', 'late'],
  ['وين موقعكم بالضبط', 'place'],
  ['فاتحين بكرة؟', 'hours'],
  ['في موقف سيارات', 'parking'],
  ['اركن فين', 'parking'],
  ['بترجعولي المصاري اذا لغيت', 'refund'],
  ['ينفع ادفع على دفعتين', 'instalment'],
  ['كم العربون', 'deposit'],
  ['الغاء الحجز قبل كم يوم', 'cancelbooking'],
  ['عندكم خصومات للطلبة', 'discount'],
  ['ابغى احجز موعد', 'book'],
  ['شو لازم جيب معي', 'whattobring'],
  ['كم ضمان التصليح', 'warranty'],
  ['واش كاين باركينغ', 'parking'],
  ['ابني عمره ٥ سنين', 'age'],
])('reads "%s" as about %s', (question, concept) => {
  expect(named(question)).toContain(concept);
});

it('finds a word without its hamza and points, with the article and with endings', () => {
  for (const text of ['ضمان', 'الضمان', 'ضمانكم', 'ضَمان']) expect(named(text)).toContain('warranty');
  for (const text of ['إلغاء', 'الغاء', 'الإلغاء']) expect(named(text)).toContain('cancel');
});

it('knows messages that continue the question before', () => {
  for (const text of ['والفرنسي؟', 'وكم ساعة', 'طيب والسبت؟', 'كم سعره']) expect(isFollowUp(text), text).toBe(true);
  for (const text of ['ما هي مواعيد العمل', 'فيه موقف سيارات؟', 'كم سعر التوصيل إلى جدة'])
    expect(isFollowUp(text), text).toBe(false);
});

it('recognises the wish for a person', () => {
  for (const text of ['بدي احكي مع حدا', 'عايز اكلم حد', 'ابغى اكلم موظف'])
    expect(readAct(text)?.act, text).toBe('human');
});
