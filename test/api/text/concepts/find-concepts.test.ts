import { describe, expect, it, test } from 'vitest';
import { askedConcepts, findConcepts } from '../../../../api/text/concepts/find-concepts.ts';

describe('findConcepts', () => {
  test.each([
    ['how much is shipping', 'en', 'deliverycost'],
    ['Calling it off', 'en', 'cancel'],
    ['phí ship đi đà nẵng', 'vi', 'deliverycost'],
    ['phi ship bao nhieu', 'vi', 'deliverycost'],
    ['包邮吗', 'zh', 'deliverycost'],
    ['ongkir ke bali', 'id', 'deliverycost'],
    ['可以退货吗', 'zh', 'return'],
    ['does it come with a lid', 'en', 'included'],
    ['In the box', 'en', 'included'],
    ['trong hộp có gì', 'vi', 'included'],
    ['isi paketnya apa', 'id', 'included'],
    ['包装里有什么', 'zh', 'included'],
    ['we need five lamps for our cafe', 'en', 'partner'],
    ['mau beli buat kafe', 'id', 'partner'],
    ['opening hours winter', 'en', 'season'],
    ['November to March', 'en', 'season'],
    ['May–September', 'en', 'season'],
    ['từ tháng 11 đến tháng 3', 'vi', 'season'],
    ['November sampai Maret', 'id', 'season'],
    ['giờ mở cửa mùa hè', 'vi', 'season'],
    ['冬季营业时间', 'zh', 'season'],
    ['jam buka musim hujan', 'id', 'season'],
  ])('“%s” names %s:%s', (text, lang, concept) => {
    expect([...findConcepts(text, lang).keys()]).toContain(concept);
  });

  test.each([
    ['a room for two nights on the 9th of November', 'en'],
    ['đặt phòng ngày 9 tháng 11', 'vi'],
    ['pesan kamar tanggal 9 November', 'id'],
  ])('reads the day in “%s” as no season', (text, lang) => {
    expect([...findConcepts(text, lang).keys()]).not.toContain('season');
  });

  it('reads a Vietnamese word without its marks as another word', () => {
    expect([...findConcepts('the', 'vi').keys()]).not.toContain('card');
    expect([...findConcepts('thẻ', 'vi').keys()]).toContain('card');
  });

  it('counts a phrase less within a longer one', () => {
    const strength = (text: string) => findConcepts(text, 'en').get('contact')?.strength ?? 0;
    expect(strength('call off the order')).toBeLessThan(strength('phone'));
  });

  it('adds the broader concept at a fraction', () => {
    const asked = askedConcepts('cash on delivery', 'en');
    expect(asked.get('pay')?.strength).toBeLessThan(asked.get('cod')?.strength ?? 0);
  });
});
