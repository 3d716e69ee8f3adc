// The language of a text: by script, by letters, by function words. Returns one only on clear evidence: a wrong `lang` is read in the
// wrong voice, a missing one in that of the page.

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
];

/** No script has a character before the first Greek one, nor signs and emoji: most texts in Latin letters are searched once, not nine times. */
const MAY_HAVE_SCRIPT = /[^\0-\u036f\u2000-\u20ff\u2190-\u2bff\u{1f300}-\u{1faff}]/u;

/** Letters that among common languages only Vietnamese uses. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gi;

/** Function words required, and the required lead over the next language. */
const LEAST_WORDS = 2;
const LEAST_LEAD = 1.5;

/** The most frequent function words of languages in Latin letters, without those common to two of them. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the of and is to you your for it with are can how what this that my will not after from',
  id: 'yang dan untuk dengan dari ini itu tidak bisa anda ada apakah berapa bagaimana saya atau pada adalah jika',
  es: 'los las del por qué cómo está para una puede es y el con su más',
  de: 'der die das und ist nicht ein eine mit wie für auf sie ich können den zu',
  fr: 'les des est vous une pour dans avec comment votre sur je et pas ce',
  pt: 'não uma você com os para é são como seu dos mais em ou',
  it: 'il che di per è una con sono gli della come non più si',
  nl: 'het een van en is niet voor met hoe ik je zijn op dat',
};

/** The languages of a word: one look for each word of a text. */
const LANGUAGES = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS)) {
  for (const word of words.split(' ')) LANGUAGES.set(word, [...(LANGUAGES.get(word) ?? []), language]);
}

/** A language code such as `vi`, or undefined when the evidence is not clear. `start`: the first words of a text, which may be Markdown. */
export function languageOf(start: string): string | undefined {
  const words = start.match(/\p{L}+/gu);
  if (!words) return undefined;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  for (const [script, language] of MAY_HAVE_SCRIPT.test(start) ? SCRIPTS : []) {
    const own = start.match(script)?.length ?? 0;
    // One foreign word does not change the language of a sentence; a Han character counts as a word.
    if (own * (language === 'zh' || language === 'ja' ? 4 : 2) > letters) return language;
  }
  if ((start.match(VIETNAMESE)?.length ?? 0) * 20 > letters) return 'vi';
  return languageByWords(words);
}

function languageByWords(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const language of LANGUAGES.get(word.toLowerCase()) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < LEAST_WORDS || first[1] < (second?.[1] ?? 0) * LEAST_LEAD) return undefined;
  return first[0];
}
