import { describe, expect, it, test } from 'vitest';
import { askedConcepts, findConcepts } from '../../../../api/text/concepts/find-concepts.ts';

describe('findConcepts', () => {
  test.each([
    ['how much is shipping', 'en', 'deliverycost'],
    ['wont turn on', 'en', 'nopower'],
    ['mesin mati total', 'id', 'nopower'],
    ['máy không lên điện', 'vi', 'nopower'],
    ['机器开不了机', 'zh', 'nopower'],
    ['lost my receipt', 'en', 'proofofpurchase'],
    ['发票丢了', 'zh', 'proofofpurchase'],
    ['bought it second hand', 'en', 'secondowner'],
    ['a used machine', 'en', 'sell'],
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
    ['where are your espresso machines made', 'en', 'brand'],
    ['how long till the refund', 'en', 'refundtime'],
    ['bao lâu thì mình được hoàn tiền', 'vi', 'refundtime'],
    ['kapan uang saya kembali', 'id', 'refundtime'],
    ['多久才能退款', 'zh', 'refundtime'],
    ['vous livrez en belgique ?', 'fr', 'delivery'],
    ['c’est combien pour les enfants', 'fr', 'price'],
    ['je veux récupérer mon argent', 'fr', 'refund'],
    ['on peut venir avec notre chien', 'fr', 'pets'],
    ['où garer la voiture', 'fr', 'parking'],
    ['comment je fais pour décaler mon rdv', 'fr', 'changebooking'],
    ['j’ai oublié mon mdp', 'fr', 'login'],
    ['horaires de la piscine en été', 'fr', 'season'],
    ['reservation annulee', 'fr', 'cancel'],
    ['securite des donnees', 'fr', 'privacy'],
    ['premiere seance gratuite', 'fr', 'free'],
  ])('“%s” names %s:%s', (text, lang, concept) => {
    expect([...findConcepts(text, lang).keys()]).toContain(concept);
  });

  test('a phrase of two words counts in full within a longer one, a word alone half', () => {
    expect(findConcepts('check in time', 'en').get('checkin')?.strength).toBe(1);
    expect(findConcepts('late checkout', 'en').get('checkout')?.strength).toBe(1);
    expect(findConcepts('call off', 'en').get('contact')?.strength ?? 0).toBeLessThan(1);
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

  test.each([
    ['where are they made', 'where in all of this wide world is it made', 'en', 'brand'],
    ['多久才能退款', '多久可以去你们的店里看看再退款', 'zh', 'refundtime'],
  ] as const)('finds the phrase of “%s” in no text where its words are far apart', (near, far, lang, concept) => {
    const strength = (text: string) => findConcepts(text, lang).get(concept)?.strength ?? 0;
    expect(strength(near)).toBe(1);
    expect(strength(far)).toBeLessThan(1);
  });

  it('counts what is in a gap as much as elsewhere', () => {
    const strength = (text: string) => findConcepts(text, 'en').get('warranty')?.strength ?? 0;
    expect(strength('where are the warranty cards made')).toBe(strength('warranty cards'));
  });

  it('adds the broader concept at a fraction', () => {
    const asked = askedConcepts('cash on delivery', 'en');
    expect(asked.get('pay')?.strength).toBeLessThan(asked.get('cod')?.strength ?? 0);
  });
});

test('a phrase that is meant as it is spelt is no other word of its stem', () => {
  expect(findConcepts('what water should i use', 'en').has('sell')).toBe(false);
});
