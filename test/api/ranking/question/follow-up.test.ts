import { describe, expect, test } from 'vitest';
import { asksForMore, isFollowUp, readContinuation } from '../../../../api/ranking/question/follow-up.ts';

describe('isFollowUp', () => {
  test.each([
    [
      'an opening',
      ['and the Duo?', 'what about Germany', 'còn Đà Nẵng', '那红茶呢', 'kalau ke Papua', 'why?', 'to Vietnam?'],
    ],
    [
      'a pronoun',
      ['how much is it', 'the second one', 'are they safe', 'nó có nặng không', '它有多重', 'yang mana lebih bagus'],
    ],
    ['an opening in a language without pages', ['und die Mini?', 'y la duo?', 'et pour la Suisse']],
    [
      'an opening in Portuguese',
      ['e no domingo?', 'no sábado?', 'e a suíte?', 'e se chover?', 'mas tem desconto?', 'só pra hóspedes?'],
    ],
    ['a pronoun in such a language', ['wie lange dauert das', 'cuánto cuesta esa', 'combien coûte celui-ci']],
    ['a name in Latin letters before an ending', ['duo呢', 'mini呢？']],
    ['an ending', ['is parking free too?', 'máy xay thì sao', '红茶呢', 'penggiling juga?']],
    ['a word with its owner at the end', ['beratnya?', 'garansinya berapa lama']],
    [
      'question words alone',
      [
        'how much',
        'how long?',
        'how many can i have',
        'bao nhiêu tiền',
        '多少钱',
        'berapa harganya',
        'kapan',
        'how many days',
        'brp hari',
      ],
    ],
  ])('%s continues the question before', (_what, messages) => {
    expect(messages.filter((message) => !isFollowUp(message))).toEqual([]);
  });

  test.each([
    [
      'a subject of its own',
      ['opening hours', 'price of the Duo', 'bảo hành bao lâu', '保修多久', 'ongkir ke Jakarta', 'Android app?'],
    ],
    [
      'the site as its subject',
      [
        'where are you',
        'wo seid ihr?',
        'dónde están',
        'when do you open',
        'phone number',
        'giờ mở cửa',
        '营业时间',
        'jam buka',
      ],
    ],
    ['a pronoun for what comes in the same sentence', ['is it possible to bring pets', 'Is it ok if I pay later']],
    ['a word that opens in Portuguese alone', ['e muốn hỏi giờ mở cửa', 'mas de 10 personas en un grupo', 'no steam']],
    ['many words', ['I bought it for my mother last year and now the pump leaks badly']],
    ['a word that begins like an opening', ['in-room dining', 'biasanya buka kapan toko']],
  ])('%s stands alone', (_what, messages) => {
    expect(messages.filter((message) => isFollowUp(message))).toEqual([]);
  });
});

describe('an attribute without its thing', () => {
  const site = { isThing: (word: string) => word === 'duo' || word === 'mini' };
  const said = (question: string, ...earlier: string[]) =>
    readContinuation({ question, before: earlier }, site).isFollowUp;

  test.each(['要预热多久', 'noise level', 'watts', 'công suất', 'kapasitas tangki'])(
    '“%s” is that of the thing asked about before',
    (question) => {
      expect(said(question, 'duo多少钱')).toBe(true);
    },
  );

  test('stands alone beside a thing of its own, and after a question about none', () => {
    expect(said('noise of the mini', 'duo price')).toBe(false);
    expect(said('noise level', 'return policy')).toBe(false);
  });

  test('a question for the cost or the time of delivery alone is about the place before', () => {
    const read = (before: string, question: string) => readContinuation({ question, before: [before] }).isFollowUp;
    expect(read('delivery norway cost', 'free from?')).toBe(true);
    expect(read('delivery cost', 'free from?')).toBe(false);
    expect(read('delivery norway cost', 'free coffee?')).toBe(false);
  });

  test('a question that says nothing of the one before it may continue it all the same', () => {
    expect(readContinuation({ question: 'return policy', before: ['duo price'] }, site)).toEqual({
      question: 'return policy',
      before: ['duo price'],
      isFollowUp: false,
    });
    expect(readContinuation({ question: 'and the duo?', before: [] }, site).isFollowUp).toBe(false);
  });
});

describe('a site with things whose names are function words', () => {
  const site = { names: new Set(['one']), isThing: (word: string) => word === 'duo' || word === 'one' };
  const { names } = site;

  test('is asked about them by questions that stand alone', () => {
    expect(isFollowUp('how loud is the one')).toBe(true);
    expect(isFollowUp('how loud is the one', names)).toBe(false);
    expect(readContinuation({ question: 'how loud is the one', before: ['opening hrs'] }, site).isFollowUp).toBe(false);
    // A name that ends like "cheaper" is none.
    const descaling = { question: 'how do i descale my alder one', before: ['how long does shipping take'] };
    expect(readContinuation(descaling, site).isFollowUp).toBe(false);
  });

  test.each(['and the one?', 'how loud is this one', 'is it louder than the one', 'how much', 'duo?', 'the one?'])(
    'is asked on by “%s”',
    (question) => {
      expect(readContinuation({ question, before: ['how loud is the duo'] }, site).isFollowUp).toBe(true);
    },
  );

  test('a follow-up continues the question that stands alone, not those before it', () => {
    const before = ['opening hrs', 'how loud is the one'];
    expect(readContinuation({ question: 'and the duo?', before }, site).before).toEqual(['how loud is the one']);
    expect(readContinuation({ question: 'and the duo?', before }).before).toEqual(before);
  });

  test.each(['paypal?', 'an app?'])('is not asked on by “%s”', (question) => {
    expect(readContinuation({ question, before: ['how loud is the duo'] }, site).isFollowUp).toBe(false);
  });
});

describe('an earlier question that is short', () => {
  const before = ['my passport expired', 'what does a new one cost'];
  const continued = (answered: readonly string[], earlier = before) =>
    readContinuation({ question: 'i need it faster', before: earlier }, {}, (text) => answered.includes(text)).before;

  test('was about the one before it where the site does not answer it by itself', () => {
    expect(continued([])).toEqual(before);
  });

  test('stands alone where the site answers it', () => {
    expect(continued(['what does a new one cost'])).toEqual(['what does a new one cost']);
  });

  test('a long one stands alone', () => {
    const long = 'please tell me what i have to bring to the office to get a new passport';
    expect(continued([], ['opening hours', long])).toEqual([long]);
  });
});

describe('a message that asks for more of what was said', () => {
  test.each([
    'tell me more',
    'More info please',
    'what else?',
    'nói rõ hơn đi',
    'chi tiết hơn',
    '详细一点',
    '还有吗？',
    'jelaskan lagi',
    'mehr dazu',
    'plus de détails svp',
    'más detalles',
    'conte mais',
    'もっと詳しく',
    '더 자세히 알려주세요',
    'ขอรายละเอียดเพิ่มเติมครับ',
    'المزيد من التفاصيل',
  ])('“%s” is one, and continues', (message) => {
    expect(asksForMore(message)).toBe(true);
    expect(isFollowUp(message)).toBe(true);
  });

  test.each(['more steam', 'details of the warranty', '更多颜色', 'más barato', 'what else do you sell'])(
    '“%s” names something of its own',
    (message) => {
      expect(asksForMore(message)).toBe(false);
    },
  );
});
