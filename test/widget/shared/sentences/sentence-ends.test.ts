/// <reference types="mocha" />
// Where sentences end, compared with what the browser's own segmenter says.
import { expect } from 'chai';
import { sentenceEnds } from '../../../../widget/shared/sentences/sentence-ends.ts';

const TEXTS = [
  'One two. Three 3.5 four, e.g. this one! "Is it so?" he asked. (It is.) And U.S.A. is one. Node.JS, v1.2; etc. 12 — done',
  '# A heading\n\n- an item.\n- another\r\n\r\nWait ... what?! No… yes.[1] **Bold.** Then `code.` and more.',
  '退款需要五天。真的吗？是的！请看“说明”。npm install 之后 3.5 天。',
  '返品は７日以内です。送料は？「無料。」と書いてあります。',
  '반품은 7일 이내입니다. 배송비는요? 무료예요!',
  'الاسترداد خلال ٥ أيام. هل هذا صحيح؟ نعم! انظر الصفحة.',
  'คืนสินค้าได้ภายใน 7 วัน. จริงหรือ? ใช่!',
  'Rückgabe bis zum 7. Tag. Das ist z. B. so. „Wirklich?“ Ja! Nr. 3 ist frei.',
  '¿Cuánto cuesta? ¡Nada! El 7.º día. «Sí.» Fin.',
  'Hoàn tiền trong 5 ngày. Thật không? Có! Xem mục 2.1.',
  'धनवापसी पाँच दिन में। सच में? हाँ! अंत।',
  '',
  '\n\n',
  'No end',
];
/** Joined at random. */
const PIECES =
  'Dr|. |.|3|.5|U.S.A|"| (|) |e|。|！|、|？|؟ | |\n|… |?!|! |[1]|**|`|É|ß|ก็|مرحبا|日本|🙂|«Oui»| – |: |, |”|\r\n|#|- |1. |।|;|a|B'.split(
    '|',
  );

const segmented = (text: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text), ({ index }) => index).slice(1);

describe('sentence ends', () => {
  it('are those of the browser, in every script', () => {
    for (const text of TEXTS) expect(sentenceEnds(text), text).to.deep.equal(segmented(text));
  });

  it('are those of the browser in any mixture of words and marks', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    for (let i = 0; i < 3_000; i++) {
      const text = Array.from({ length: 2 + next(10) }, () => PIECES[next(PIECES.length)]).join('');
      // An abbreviation or code in our reading.
      if (/\.\p{Lu}/u.test(text)) continue;
      expect(sentenceEnds(text), JSON.stringify(text)).to.deep.equal(segmented(text));
    }
  });

  it('wait for what comes next', () => {
    expect(sentenceEnds('One two. ')).to.deep.equal([]);
    expect(sentenceEnds('One two. T')).to.deep.equal([9]);
    expect(sentenceEnds('It is 3.')).to.deep.equal([]);
  });
});
