// Turkish. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/turkish';
import type { LanguagePack } from '../pack/language-pack.ts';

export const tr: LanguagePack = {
  code: 'tr',
  rank: 11,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemmer,
  functionWords: `acaba ama ancak aslında az bana bazı ben bir biz bu çok çünkü da daha de defa değil diye en gibi göre hangi hangisi hem hep hepsi her hiç
    için ile ise kaç kadar kendi ki kim kimi mi mı mu mü nasıl ne neden nedir nerede nereye niçin niye o olan olarak oldu olduğu olur on ona
    onlar onu sanki siz sonra şey şu tüm var ve veya ya yani zaman kimdir nelerdir oldu etti eden tarafından`,
  chatWords:
    'merhaba selam lütfen teşekkürler teşekkür ederim pardon soru sormak istiyorum bilmek yardım site arkadaş acaba',
  questions: {
    number: 'kaç|ne kadar',
    date: 'ne zaman|hangi yıl|kaç yılında',
    person: 'kim|kimdir|kimin',
    place: 'nerede|nereye|hangi ülke|hangi şehir',
    reason: 'neden|niçin|niye',
    manner: 'nasıl',
    definition: 'nedir',
  },
};
