import { expect } from 'chai';
import { languages, textLanguage, wantsLanguages } from '../../../widget/shared/text-language.ts';

describe('textLanguage', () => {
  it('returns nothing before the detection of languages is loaded, which other letters ask for', async () => {
    expect(textLanguage('保修期为 24 个月')).to.equal(undefined);
    const asking = ['保修期', 'Bảo hành có hiệu lực', 'الضمان', 'Гарантия'];
    expect(asking.filter(wantsLanguages)).to.deep.equal(asking);
    expect(['Garantie für 24 Monate – “ja” … €5', '24 / 7', 'Great 🎉 👍🏽', ''].filter(wantsLanguages)).to.deep.equal(
      [],
    );
    await languages.load();
    expect(asking.filter(wantsLanguages)).to.deep.equal([]);
  });

  const rows: readonly (readonly [string, string | undefined])[] = [
    ['The warranty is valid for 24 months after delivery [1].', 'en'],
    ['How often should I descale my machine?', 'en'],
    ['Bảo hành có hiệu lực trong 24 tháng kể từ ngày giao hàng.', 'vi'],
    ['Garansi berlaku 24 bulan untuk mesin yang dibeli dari toko kami.', 'id'],
    ['Berapa lama pengiriman dan apakah bisa ke Jakarta?', 'id'],
    ['保修期为 24 个月，从收货之日起计算。', 'zh'],
    ['Alder One 的保修期多长？', 'zh'],
    ['保証は24か月です。', 'ja'],
    ['الضمان صالح لمدة 24 شهرًا', 'ar'],
    ['Die Garantie gilt für 24 Monate und ist nicht übertragbar.', 'de'],
    ['La garantie est valable pour les machines et vous pouvez nous écrire.', 'fr'],
    ['Alder One', undefined],
    ['24 / 7', undefined],
    ['', undefined],
    ['The word 保修 means warranty, and it is on the label of your machine.', 'en'],
  ];
  for (const [text, language] of rows) {
    it(`returns ${language ?? 'nothing'} for ${JSON.stringify(text)}`, () => {
      expect(textLanguage(text)).to.equal(language);
    });
  }
});
