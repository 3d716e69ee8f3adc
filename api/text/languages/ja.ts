// Japanese. The fields are explained in ../pack/language-pack.ts.
import type { LanguagePack } from '../pack/language-pack.ts';

export const ja: LanguagePack = {
  code: 'ja',
  rank: 16,
  detection: { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  isUnspaced: true,
  keepsHanForms: true,
  functionWords: `の に は を た が で て と し れ さ ある いる も する から な こと として い や など なっ ない この ため その あっ よう また もの という あり まで
    られ なる へ か だ これ によって により おり より による ず なり られる において ば なかっ なく しかし について せ だっ できる それ う ので なお のみ
    でき き つ における および いう さらに でも ら たり です ます ました か 何 誰 いつ どこ どの どれ どう なぜ いくつ いくら どんな`,
  chatWords: 'こんにちは すみません お願い ください 教え 教えて ありがとう 質問 サイト お尋ね 知り たい',
  questions: {
    number: 'いくつ|いくら|何人|何個|何年間|どのくらい',
    date: 'いつ|何年|何月|何日',
    person: '誰|だれ',
    place: 'どこ',
    reason: 'なぜ|どうして|理由',
    manner: 'どうやって|どのように',
    definition: 'とは',
  },
  values: {
    number: '[零〇一二三四五六七八九十百千万億半]+',
    time: '秒|分|時間|日|週間|か月|ヶ月|年|世紀',
    money: '円|無料',
    month: '[0-9０-９一二三四五六七八九十]+\\s*(?:年|月|日|世紀)|曜日',
  },
  supportingShare: 0.35,
  citing: {
    pointers: '出典：|出典:|参照：|参照:',
    speakerTail: ' ?(?:によると|によれば|に基づくと|では、)[、,]?',
    nouns: '出典|ページ|資料',
    joiners: 'と|および|や|、',
    page: 'このページ',
  },
};
