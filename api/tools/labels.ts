// The labels of steps in the visitor's language. A language is one more row; a missing one falls back to English.
// Query and number of results are not part of a label: they are in the call and in its artifact.

export type StepLabels = {
  searchingSite: string;
  searchedSite: string;
  searchingWeb: string;
  searchedWeb: string;
  searchFailed: string;
  reading(page: string): string;
  read(page: string): string;
  notRead(page: string): string;
};

const LABELS: Record<string, StepLabels> = {
  en: {
    searchingSite: 'Searching this site',
    searchedSite: 'Searched this site',
    searchingWeb: 'Searching the web',
    searchedWeb: 'Searched the web',
    searchFailed: 'Search failed',
    reading: (page) => `Reading ${page}`,
    read: (page) => `Read ${page}`,
    notRead: (page) => `Could not read ${page}`,
  },
  vi: {
    searchingSite: 'Đang tìm trên website',
    searchedSite: 'Đã tìm trên website',
    searchingWeb: 'Đang tìm trên mạng',
    searchedWeb: 'Đã tìm trên mạng',
    searchFailed: 'Tìm kiếm thất bại',
    reading: (page) => `Đang đọc ${page}`,
    read: (page) => `Đã đọc ${page}`,
    notRead: (page) => `Không đọc được ${page}`,
  },
  zh: {
    searchingSite: '正在搜索本网站',
    searchedSite: '已搜索本网站',
    searchingWeb: '正在搜索网页',
    searchedWeb: '已搜索网页',
    searchFailed: '搜索失败',
    reading: (page) => `正在阅读 ${page}`,
    read: (page) => `已阅读 ${page}`,
    notRead: (page) => `无法读取 ${page}`,
  },
  id: {
    searchingSite: 'Mencari di situs ini',
    searchedSite: 'Pencarian di situs ini',
    searchingWeb: 'Mencari di web',
    searchedWeb: 'Pencarian di web',
    searchFailed: 'Pencarian gagal',
    reading: (page) => `Membaca ${page}`,
    read: (page) => `Selesai membaca ${page}`,
    notRead: (page) => `Tidak dapat membaca ${page}`,
  },
};

/** Characters of a title in a label: one line of a narrow widget. */
const MAX_CHARS = 80;

/** The labels of a language, or the English ones. Inserted text is cut to one short line. */
export function labelsFor(lang: string): StepLabels {
  const labels = LABELS[lang] ?? LABELS.en!;
  return {
    ...labels,
    reading: (page) => labels.reading(oneLine(page)),
    read: (page) => labels.read(oneLine(page)),
    notRead: (page) => labels.notRead(oneLine(page)),
  };
}

function oneLine(text: string): string {
  const chars = [...text.replace(/\s+/g, ' ').trim()];
  return chars.length <= MAX_CHARS
    ? chars.join('')
    : `${chars
        .slice(0, MAX_CHARS - 1)
        .join('')
        .trimEnd()}…`;
}
