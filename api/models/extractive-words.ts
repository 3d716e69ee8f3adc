// The fixed sentences of the extractive model, and the small talk that it recognises, per language.
// A language is one more row; a missing one falls back to English.

export type ExtractiveWords = {
  greeting: string;
  thanks: string;
  bye: string;
  about: string;
  /** The message has no words. */
  empty: string;
  /** Pages were found, but no sentence answers the question. */
  notAnswered: string;
  closest: string;
  nothingFound: string;
  /** The site's pages are being read for the first time: read and total pages; 0 of 0 before their list is known. */
  stillReading(read: number, of: number): string;
  /** The sentence after it, when no page read so far answers the question. */
  notAnsweredYet: string;
  failed: string;
};

export const EXTRACTIVE_WORDS: Record<string, ExtractiveWords> = {
  en: {
    greeting: 'Hello! What would you like to know?',
    thanks: 'You are welcome. Ask me anything else you would like to know.',
    bye: 'Goodbye, and thank you for your visit.',
    about:
      'I search the pages of this site and answer with their own sentences, each with its source. What would you like to know?',
    empty: 'What would you like to know? Write a question, and I look it up on this site.',
    notAnswered: 'I found nothing on this site that answers this.',
    closest: 'The closest pages are:',
    nothingFound: 'I found nothing about this on this site. Try other words, or a shorter question.',
    stillReading: (read, of) =>
      of === 0
        ? 'I have only begun to read this site.'
        : `I am still reading this site: ${read} of ${of} pages so far.`,
    notAnsweredYet: 'Nothing I have read yet answers this. Please ask again in a moment.',
    failed: 'The search did not work just now. Please try again in a moment.',
  },
  vi: {
    greeting: 'Xin chào! Bạn muốn biết điều gì?',
    thanks: 'Rất vui được giúp bạn. Bạn cứ hỏi thêm nếu cần.',
    bye: 'Tạm biệt, cảm ơn bạn đã ghé thăm.',
    about:
      'Tôi tìm trong các trang của website này và trả lời bằng chính câu chữ ở đó, kèm nguồn. Bạn muốn biết điều gì?',
    empty: 'Bạn muốn biết điều gì? Hãy viết câu hỏi, tôi sẽ tìm trên website này.',
    notAnswered: 'Tôi không tìm thấy câu trả lời cho câu hỏi này trên website.',
    closest: 'Các trang gần nhất:',
    nothingFound: 'Tôi không tìm thấy gì về điều này trên website. Hãy thử từ khác hoặc câu hỏi ngắn hơn.',
    stillReading: (read, of) =>
      of === 0
        ? 'Tôi chỉ mới bắt đầu đọc website này.'
        : `Tôi vẫn đang đọc website này: đến giờ được ${read} trên ${of} trang.`,
    notAnsweredYet: 'Những trang đã đọc chưa có câu trả lời cho câu hỏi này. Vui lòng hỏi lại sau giây lát.',
    failed: 'Hiện chưa tìm kiếm được. Vui lòng thử lại sau giây lát.',
  },
  zh: {
    greeting: '您好！请问您想了解什么？',
    thanks: '不客气。还有其他问题，欢迎继续提问。',
    bye: '再见，感谢您的光临。',
    about: '我会在本网站的页面中查找，并用页面中的原句作答，同时注明来源。请问您想了解什么？',
    empty: '请问您想了解什么？请输入问题，我会在本网站中查找。',
    notAnswered: '我在本网站上没有找到能回答这个问题的内容。',
    closest: '最相关的页面：',
    nothingFound: '我在本网站上没有找到相关内容。请换个说法，或把问题写得短一些。',
    stillReading: (read, of) =>
      of === 0 ? '我刚开始阅读本网站。' : `我还在阅读本网站：目前已读 ${read} 页，共 ${of} 页。`,
    notAnsweredYet: '已读的页面中还没有能回答这个问题的内容，请稍后再问一次。',
    failed: '搜索暂时无法使用，请稍后再试。',
  },
  id: {
    greeting: 'Halo! Apa yang ingin Anda ketahui?',
    thanks: 'Sama-sama. Silakan bertanya lagi bila perlu.',
    bye: 'Sampai jumpa, terima kasih atas kunjungan Anda.',
    about:
      'Saya mencari di halaman situs ini dan menjawab dengan kalimat aslinya, lengkap dengan sumbernya. Apa yang ingin Anda ketahui?',
    empty: 'Apa yang ingin Anda ketahui? Tulis pertanyaan Anda, dan saya akan mencarinya di situs ini.',
    notAnswered: 'Saya tidak menemukan jawaban untuk pertanyaan ini di situs ini.',
    closest: 'Halaman yang paling dekat:',
    nothingFound:
      'Saya tidak menemukan apa pun tentang ini di situs ini. Coba kata lain atau pertanyaan yang lebih singkat.',
    stillReading: (read, of) =>
      of === 0
        ? 'Saya baru mulai membaca situs ini.'
        : `Saya masih membaca situs ini: sejauh ini ${read} dari ${of} halaman.`,
    notAnsweredYet: 'Halaman yang sudah dibaca belum menjawab pertanyaan ini. Silakan tanyakan lagi sebentar lagi.',
    failed: 'Pencarian sedang tidak berfungsi. Silakan coba lagi sebentar lagi.',
  },
};

/** The sentences of a language, or English. */
export function wordsFor(lang: string): ExtractiveWords {
  return EXTRACTIVE_WORDS[lang] ?? EXTRACTIVE_WORDS.en!;
}

export type SmallTalk = 'greeting' | 'thanks' | 'bye' | 'about';

/** Whole messages, without punctuation and in lower case, that are no question to the site. */
const SMALL_TALK: readonly [kind: SmallTalk, lang: string, pattern: RegExp][] = [
  [
    'greeting',
    'en',
    /^(hi|hello|hey|hiya|howdy|greetings|yo)( there| again| everyone| all)?$|^good (morning|afternoon|evening|day)$|^how are you( doing)?( today)?$/,
  ],
  ['greeting', 'vi', /^(xin )?(chào|chao)( (bạn|ban|shop|anh|chị|chi|em|ad|mọi người))?$|^alo$/],
  ['greeting', 'zh', /^(你好|您好|你们好|嗨|哈喽|哈啰|早上好|上午好|下午好|晚上好|在吗|有人吗)(呀|啊|吗)?$/],
  [
    'greeting',
    'id',
    /^(halo|hallo|hai|permisi|assalamualaikum)( (kak|min|semua|admin|gan|mas|mbak))?$|^selamat (pagi|siang|sore|malam)( (kak|min))?$/,
  ],
  [
    'thanks',
    'en',
    /^((ok(ay)?|great|perfect|cool|awesome) )?(thanks|thank you|thx|ty|cheers)( (a lot|so much|very much|again|for your help))?$/,
  ],
  ['thanks', 'vi', /^(xin )?(cảm ơn|cám ơn|cam on)( (bạn|ban|shop|anh|chị|em|nhiều|nhieu|nhé))*$/],
  ['thanks', 'zh', /^(谢谢|多谢|感谢|谢了|非常感谢|谢谢你|谢谢您)(了|啦|啊)?$/],
  ['thanks', 'id', /^(terima kasih|terimakasih|makasih|trims|thanks)( (banyak|kak|min|ya))*$/],
  ['bye', 'en', /^(bye|goodbye|good bye|see you|see ya|good night)( (bye|later|soon))?$/],
  ['bye', 'vi', /^(tạm biệt|tam biet|hẹn gặp lại)( (bạn|shop))?$/],
  ['bye', 'zh', /^(再见|拜拜|回头见|晚安)$/],
  ['bye', 'id', /^(sampai jumpa|selamat tinggal|dadah|bye)$/],
  [
    'about',
    'en',
    /^(who|what) are you$|^what can you do( for me)?$|^(can you )?help( me)?( please)?$|^are you (a |an )?(bot|robot|human|ai|real person)$/,
  ],
  [
    'about',
    'vi',
    /^(bạn|ban) (là|la) ai$|^(bạn|ban) (có thể )?(làm|giúp) (được )?(gì|tôi)( không)?$|^giúp (tôi|mình|em)( với)?$/,
  ],
  ['about', 'zh', /^(你|您)是谁$|^(你|您)能(做|帮我做)(什么|些什么)$|^帮(我|帮我|帮忙)$/],
  [
    'about',
    'id',
    /^(kamu|anda) siapa$|^siapa (kamu|anda)$|^apa yang bisa (kamu|anda) (lakukan|bantu)$|^(tolong )?bantu (saya|aku)$/,
  ],
];

/** The kind of small talk of a message, with its language; null for a possible question. */
export function smallTalk(message: string): { kind: SmallTalk; lang: string } | null {
  const bare = message
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (bare.length > 60) return null;
  for (const [kind, lang, pattern] of SMALL_TALK) if (pattern.test(bare)) return { kind, lang };
  return null;
}

/** Openings of a message that continues the previous question. */
const FOLLOW_UP =
  /^(and|or|but|also|what about|how about|and what|what if|is that|does that|is it|same for|còn|thế còn|vậy còn|còn nếu|thế|vậy|nếu|con|the con|vay con|那|那么|还有|那如果|如果|dan|kalau|kalo|lalu|terus|bagaimana dengan|gimana dengan|bagaimana kalau|atau)(?![\p{L}\p{N}])/iu;
/** The Chinese particle that asks "and …?" at the end. */
const FOLLOW_UP_END = /(呢|吗那)[？?。.!！\s]*$/u;

/** Whether a message can only be understood with the previous question. */
export function isFollowUp(message: string): boolean {
  const text = message.trim();
  if (/^\p{Script=Han}/u.test(text))
    return /^(那|还有|如果)/u.test(text) || (text.length <= 12 && FOLLOW_UP_END.test(text));
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length <= 12 && FOLLOW_UP.test(text);
}
