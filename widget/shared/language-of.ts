// The language of a text: by script, by letters, by function words. Returns one only on clear evidence: a wrong `lang` is read in the
// wrong voice, a missing one in that of the page.

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Cyrillic}/u, 'ru'],
];

/** Letters that among common languages only Vietnamese uses. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gi;

/** Function words required, and the required lead over the next language. */
const LEAST_WORDS = 2;
const LEAST_LEAD = 1.5;

/** The most frequent function words of languages in Latin letters, without those common to two of them. */
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('the of and is to you your for it with are can how what this that my will not after from'),
  id: words(
    'yang dan untuk dengan dari ini itu tidak bisa anda ada apakah berapa bagaimana saya atau pada adalah jika',
  ),
  es: words('los las del por qué cómo está para una puede es y el con su más'),
  de: words('der die das und ist nicht ein eine mit wie für auf sie ich können den zu'),
  fr: words('les des est vous une pour dans avec comment votre sur je et pas ce'),
  pt: words('não uma você com os para é são como seu dos mais em ou'),
  it: words('il che di per è una con sono gli della come non più si'),
  nl: words('het een van en is niet voor met hoe ik je zijn op dat'),
};

/** A language code such as `vi`, or undefined when the evidence is not clear. `start`: the first words of a text, which may be Markdown. */
export function languageOf(start: string): string | undefined {
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  for (const [script, language] of SCRIPTS) {
    const own = start.match(new RegExp(script.source, 'gu'))?.length ?? 0;
    // One foreign word does not change the language of a sentence; a Han character counts as a word.
    if (own * (language === 'zh' || language === 'ja' ? 4 : 2) > letters) return language;
  }
  if ((start.match(VIETNAMESE)?.length ?? 0) * 20 > letters) return 'vi';
  return languageByWords(start);
}

function languageByWords(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) {
    for (const [language, words] of Object.entries(WORDS))
      if (words.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < LEAST_WORDS || first[1] < (second?.[1] ?? 0) * LEAST_LEAD) return undefined;
  return first[0];
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
