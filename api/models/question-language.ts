// Guesses the language of a visitor's message, by script and by small words. For labels and fixed sentences: a wrong guess costs
// a sentence in another language, so English is the answer when nothing speaks for another.

const VIETNAMESE_LETTERS = /[ăâđêôơưạảãáàấầẩẫậắằẳẵặẹẻẽéèếềểễệịỉĩíìọỏõóòốồổỗộớờởỡợụủũúùứừửữựỵỷỹýỳ]/gi;
/** Letters no language but Vietnamese has in number. */
const VIETNAMESE_ONLY = /[ăđơưạảẽẻẹếềểễệịỉọỏốồổỗộớờởỡợụủứừửữựỵỷỹấầẩẫậắằẳẵặ]/i;

/** Function words, as they are typed; a language needs most of them in a message to win. */
const SMALL_WORDS: Record<string, readonly string[]> = {
  en: 'the a an is are was do does did can could how what when where which who why my your i you it to for of in on with if and or not have has'.split(
    ' ',
  ),
  id: 'apa apakah bagaimana berapa kapan dimana mana siapa mengapa kenapa yang untuk dengan dari pada ini itu saya kami anda tidak bisa boleh ada adalah akan sudah belum atau dan jika kalau di ke cara harus lama'.split(
    ' ',
  ),
  vi: 'la gi toi cua cho khong duoc co nhu the nao bao lau nhieu o dau may va hay voi nay do ban minh thi bi se da chua khi nao tai sao vi mot nhung cac can phai lam lau neu sau'.split(
    ' ',
  ),
};

/** `en`, `vi`, `zh` or `id`; other scripts by their main language (`ja`, `ko`, `th`); '' when there are no letters. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, 2000).normalize('NFC');
  if (!/\p{L}/u.test(sample)) return '';
  if (/[\u3040-\u30ff]/.test(sample)) return 'ja';
  if (/\p{Script=Hangul}/u.test(sample)) return 'ko';
  if (/\p{Script=Thai}/u.test(sample)) return 'th';
  const letters = sample.match(/\p{L}/gu)?.length ?? 1;
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  // One Chinese character carries about as much as three Latin letters.
  if (han * 3 >= letters - han && han > 0) return 'zh';
  const marked = sample.match(VIETNAMESE_LETTERS)?.length ?? 0;
  if (VIETNAMESE_ONLY.test(sample) && marked >= 1) return 'vi';
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best = 'en';
  let bestCount = 0;
  for (const [lang, list] of Object.entries(SMALL_WORDS)) {
    const count = words.filter((word) => list.includes(word)).length;
    if (count > bestCount) [best, bestCount] = [lang, count];
  }
  return best;
}
