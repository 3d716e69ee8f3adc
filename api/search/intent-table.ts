// The words that request a search, one row per language (English, Chinese, Vietnamese, Indonesian). Data only; intent.ts
// matches them.

/** The words of one language. A text is a hit by a hard phrase, by a soft word alone, or by a verb together with a noun. */
export type IntentRow = {
  language: 'en' | 'zh' | 'vi' | 'id';
  /** `words`: only whole words count ("research" is no "search"); `characters`: anywhere, for writing without spaces. */
  matching: 'words' | 'characters';
  hard: readonly string[];
  soft: readonly string[];
  verbs: readonly string[];
  nouns: readonly string[];
  /** Hits among these always request Google. */
  google: readonly string[];
  /** Words that, with any hit of this row, request Google. */
  googleWords: readonly string[];
};

export const INTENT_ROWS: readonly IntentRow[] = [
  {
    language: 'en',
    matching: 'words',
    hard: ['/search', 'web search', 'websearch', 'web-search', 'internet search', 'internet-search', 'search the web'],
    soft: [],
    verbs: ['search', 'find', 'look up', 'look for', 'google'],
    nouns: ['web', 'internet', 'online', 'news', 'information', 'info', 'report', 'reports', 'article', 'articles'],
    google: [],
    googleWords: ['google'],
  },
  {
    language: 'zh',
    matching: 'characters',
    hard: ['谷歌搜索', '谷歌一下', '百度一下'],
    soft: ['上网'],
    verbs: ['搜索', '查找', '搜'],
    nouns: ['网络', '联网', '新闻', '信息', '报道'],
    google: ['谷歌搜索', '谷歌一下', '百度一下'],
    googleWords: [],
  },
  {
    language: 'vi',
    matching: 'words',
    // Many keyboards type the forms without diacritics; single words without them would be other words ("tim", heart).
    hard: [
      'tìm kiếm trên mạng',
      'tìm trên mạng',
      'lên mạng tìm',
      'tra trên mạng',
      'tra cứu trên mạng',
      'tìm kiếm web',
      'tìm trên web',
      'tìm trên internet',
      'tìm trên google',
      'tra google',
      'tim kiem tren mang',
      'tim tren mang',
      'len mang tim',
      'tra tren mang',
      'tra cuu tren mang',
      'tim kiem web',
      'tim tren web',
      'tim tren internet',
      'tim tren google',
    ],
    soft: ['lên mạng'],
    verbs: ['tìm', 'tìm kiếm', 'tra', 'tra cứu', 'google'],
    nouns: [
      'web',
      'internet',
      'mạng',
      'trực tuyến',
      'online',
      'tin tức',
      'thông tin',
      'bài báo',
      'bài viết',
      'báo cáo',
    ],
    google: [],
    googleWords: ['google'],
  },
  {
    language: 'id',
    matching: 'words',
    hard: [
      'cari di internet',
      'cari di web',
      'cari di google',
      'cari lewat internet',
      'pencarian web',
      'pencarian internet',
      'telusuri web',
      'telusuri internet',
      'googling',
    ],
    soft: [],
    verbs: ['cari', 'carikan', 'carilah', 'mencari', 'telusuri', 'temukan', 'google'],
    nouns: ['web', 'internet', 'daring', 'online', 'berita', 'informasi', 'info', 'laporan', 'artikel'],
    google: ['googling'],
    googleWords: ['google'],
  },
];
