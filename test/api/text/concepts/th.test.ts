import { expect, it } from 'vitest';
import { isFollowUp } from '../../../../api/ranking/question/follow-up.ts';
import { findConcepts } from '../../../../api/text/concepts/find-concepts.ts';

const named = (text: string) => [...findConcepts(text, 'th').keys()];

it.each([
  ['คอร์สนี้ราคาเท่าไหร่คะ', 'price'],
  ['มีโปรไหมช่วงนี้', 'discount'],
  ['ส่งต่างจังหวัดมั้ย', 'delivery'],
  ['กี่วันได้ของ', 'deliverytime'],
  ['ของยังไม่มาเลย', 'late'],
  ['ได้เงินคืนไหมถ้าไม่ไป', 'refund'],
  ['วันอาทิตย์เปิดกี่โมง', 'hours'],
  ['ร้านอยู่แถวไหน', 'place'],
  ['จอดรถตรงไหนได้บ้าง', 'parking'],
  ['เลื่อนนัดได้มั้ยคะ', 'changebooking'],
  ['วางมัดจำเท่าไร', 'deposit'],
  ['ลูก 4 ขวบเรียนได้ไหม', 'age'],
  ['ต้องเตรียมอะไรไปบ้าง', 'whattobring'],
  ['ซ่อมจอแตกกี่บาท', 'devicerepair'],
  ['เเพงไหม', 'price'],
  ['น้ำหนักเท่าไร', 'weight'],
])('reads "%s" as about %s', (question, concept) => {
  expect(named(question)).toContain(concept);
});

it('cuts no syllable', () => {
  // "ปิด" is closed and part of "เปิด", open; "สี" is a colour and part of "สี่", four.
  expect(named('เปิด')).toEqual(named('เปิด '));
  expect([...(findConcepts('ปิด', 'th').get('hours')?.words ?? [])]).toEqual(['ปิด']);
  expect([...(findConcepts('เปิด', 'th').get('hours')?.words ?? [])]).toEqual(['เปิด']);
  expect(named('ห้องสี่')).not.toContain('colour');
});

it('knows messages that continue the question before', () => {
  for (const text of ['แล้ววันเสาร์ล่ะ', 'ส่วนของเด็กราคาเท่าไหร่', 'เท่าไหร่คะ', 'ถึงกี่โมง']) expect(isFollowUp(text)).toBe(true);
  for (const text of ['ค่าส่งไปเชียงใหม่เท่าไหร่คะ', 'ที่จอดรถมีไหมคะ']) expect(isFollowUp(text)).toBe(false);
});
